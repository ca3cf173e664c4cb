"""Tables as stored in the database, and how they become tables again."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.core.deal import Deal
from regalia.core.errors import BadInput
from regalia.core.game import Game, rulebook
from regalia.core.match import Match, Played, retrace
from regalia.core.origin import Part
from regalia.table.store import Entry, Kept
from regalia.table.table_state import Chair, TableState, layout_of
from regalia.table.trouble import Trouble

# Made before any thread reads a table: see `private` in core/match.py.
_CHAIRS, _ORIGIN = msgspec.json.Decoder(list[Chair]), msgspec.json.Decoder(list[Part])


def load_state(kept: Kept) -> tuple[TableState, list[Entry]]:
    """A table as stored in the database, and its log: from the last snapshot if there is one, else from the first move."""
    row, snapshot = kept.row, kept.snapshot
    of = _game(row)
    chairs = _CHAIRS.decode(row["seats"])
    position = json.loads(row["position"]) if row["position"] else None
    origin = retrace(of, _ORIGIN.decode(row["origin"])) if row.get("origin") else None
    deal = deal_of(row)
    entries = kept.entries[: snapshot.seq] if snapshot and snapshot.rules == layout_of(of) else []
    if row.get("takebacks") or row.get("clock") or any(entry.kind == "takeback" for entry in entries):
        entries = []  # a snapshot knows neither what was drawn before it nor whose time was running
    state = TableState(row, Match(of, deal=deal, position=position, origin=origin), chairs)
    if snapshot is None or not entries or entries[0].public is None:  # None: written before public lines were counted
        entries = []
    else:
        for entry in entries:
            state = state.after(entry) if entry.kind not in ("play", "undo") else state.passed(entry)
        state.resume(Match.resume(of, state.match.deal, *played(of, entries), snapshot.state, position, origin))
    for entry in kept.entries[len(entries) :]:
        state = state.after(entry)
        entries.append(msgspec.structs.replace(entry, public=state.public))
    return state, entries


def deal_of(row: dict[str, Any]) -> Deal:
    """What a table is dealt from; those created before format 2 committed to the secret alone."""
    secret = bytes.fromhex(row["secret"])
    if hashlib.sha256(secret).hexdigest() == row["commitment"]:
        return Deal(secret, format=1)
    return Deal(secret, row["id"])


def _game(row: dict[str, Any]) -> Game:
    """The game under the rules it was begun with."""
    try:
        return Game(rulebook(row["game"], row["rules_version"]), json.loads(row["options"]))
    except BadInput as error:
        raise Trouble("old-rules", detail=error) from None


def played(of: Game, entries: Sequence[Entry]) -> tuple[list[Played], list[int]]:
    """The moves that stand after these entries, and how many had been played at the end of each public moment."""
    log: list[Played] = []
    moments: list[int] = []
    public = 0
    for entry in entries:
        if entry.kind == "play" and entry.seat is not None:
            log.append(Played(len(log) + 1, entry.seat, of.moves.read(entry.said)))
            if entry.public is not None and entry.public > public:
                moments.append(len(log))
        elif entry.kind == "undo":
            log.pop()
        public = entry.public or public
    return log, moments
