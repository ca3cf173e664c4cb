"""New tables: what is kept of a table before its first move."""

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from regalia.core.game import Game
from regalia.core.lesson import lesson_of
from regalia.core.match import Match
from regalia.table.notices.notice import About, Player
from regalia.table.notices.outbox import Call
from regalia.table.table_state import Chair, TableState, Terms
from regalia.table.tokens import LETTERS


class Maker(NamedTuple):
    """The member of a circle who sets up a table for it."""

    member: int
    name: str
    circle: str  # what the circle is called


def call_of(of: Game, chairs: Sequence[Chair], circle: str, maker: Maker) -> Call | None:
    """Tell the members of the circle about a table of theirs with a free seat."""
    if all(chair.kind != "open" for chair in chairs):
        return None
    players = [Player(chair.name, colour) for chair, colour in zip(chairs, of.seats, strict=True)]
    return Call(circle, maker.member, About(of.name, players, circle=maker.circle, member=maker.name))


def new_match(of: Game, lesson: bool) -> Match:
    """A match before its first move: the game's lesson, or any other."""
    found = lesson_of(of.rulebook) if lesson else None
    return Match(of, seed=found.seed, position=found.position) if found else Match(of)


def lay_out(
    match: Match,
    chairs: list[Chair],
    start: str,
    terms: Terms = Terms(),  # noqa: B008
    name: str = "",
    at: float = 0.0,
) -> tuple[dict[str, Any], TableState]:
    """A new table for a match that has just begun: its row in the database, and its state."""
    name = name or "".join(secrets.choice(LETTERS) for _ in range(10))
    match = match.dealt(name)
    file = msgspec.json.decode(match.to_json())
    row = {
        "id": name,
        "game": match.game.name,
        "options": msgspec.json.encode(match.game.options).decode(),
        "rules_version": file["rules_version"],
        "secret": file["secret"],
        "commitment": match.commitment,
        "position": msgspec.json.encode(file["position"]).decode() if file.get("position") else None,
        "origin": msgspec.json.encode(match.origin.parts).decode() if match.origin else None,
        "seats": msgspec.json.encode(chairs).decode(),
        "created": at or round(time.time(), 3),
        "start": start,
        "takebacks": terms.takebacks,
        "clock": msgspec.json.encode(terms.clock).decode() if terms.clock else None,
        "words": terms.words,
        "keep_words": terms.keep_words,
        "circle": terms.circle,
    }
    return row, TableState(row, match, chairs)
