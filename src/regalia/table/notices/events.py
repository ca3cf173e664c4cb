"""Which notices follow from what happened at a table. They are written in the transaction of the entry that causes them."""

import msgspec

from regalia.table.messages import WordCard
from regalia.table.notices.notice import About, Kind, Notice
from regalia.table.store import Entry
from regalia.table.table_state import TableState


class Reported(msgspec.Struct, frozen=True):
    """What the log keeps of a report."""

    line: int
    by: int | None  # who said the word; None: a spectator
    word: WordCard


# Made before any thread reads one: see `private` in core/match.py.
_REPORTED, _WORD = msgspec.json.Decoder(Reported), msgspec.json.Decoder(WordCard)


def notices_of(before: TableState, after: TableState, entry: Entry) -> list[Notice]:
    """The notices that follow from an entry of the log."""
    if entry.kind == "report":
        return _report(after, entry)
    if after.public == before.public:  # a step that nobody else knows about
        return []
    if entry.kind == "word":
        return _word(after, entry)
    if after.rematch and not before.rematch:
        return _everybody("invited", after, about(after, table=after.rematch))
    if after.ended and not before.ended:
        result = after.result
        assert result
        return _everybody("ended", after, about(after, winners=result.winners, scores=result.scores))
    return _turn(before, after)


def reminder(state: TableState, mark: str, hours: int = 0) -> list[Notice]:
    """For a clock: remind the seat to move and the table's channels that `hours` are left."""
    if state.turn is None:
        return []
    told = about(state, hours=hours)
    return [Notice("reminder", mark, state.turn, told), Notice("reminder", mark, None, told, state.turn)]


def about(state: TableState, **more: object) -> About:
    return About(state.game.name, state.players, state.turn, state.moment, **more)  # type: ignore[arg-type]


def _turn(before: TableState, after: TableState) -> list[Notice]:
    seat = after.turn
    if seat is None or after.waiting or after.chairs[seat].kind != "person" or (seat == before.turn and not before.waiting):
        return []
    told = about(after)
    return [Notice("turn", str(after.public), seat, told), Notice("turn", str(after.public), None, told, seat)]


def _everybody(kind: Kind, state: TableState, told: About) -> list[Notice]:
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "person" or chair.resigned]
    return [Notice(kind, str(state.public), seat, told) for seat in [*seats, None]]


def _report(state: TableState, entry: Entry) -> list[Notice]:
    """A reported message: only the host is told."""
    said = _REPORTED.decode(entry.said)
    name = said.word.name if said.by is None else ""
    told = about(state, speaker=said.by, member=name, text=said.word.text or f"({said.word.gesture})")
    return [Notice("report", str(entry.seq), None, told)]


def _word(state: TableState, entry: Entry) -> list[Notice]:
    """A player's message: the other people are told, not the table's channels."""
    if entry.seat is None:
        return []
    text = _WORD.decode(entry.said).text  # a gesture has none
    told = about(state, speaker=entry.seat, text=text)
    heard = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "person" and seat != entry.seat]
    return [Notice("word", str(state.public), seat, told) for seat in heard]
