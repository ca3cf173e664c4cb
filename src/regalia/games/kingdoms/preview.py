"""What a move of Kingdoms would bring: the bases of its lines with the piece in place, and what that brings to whom now."""

from collections.abc import Callable

from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.core.record import Record, copied
from regalia.games.kingdoms import rules
from regalia.games.kingdoms.moves import DRAW, PASS, PLACE
from regalia.games.kingdoms.names import is_row, signed
from regalia.games.kingdoms.scoring import Line, Part, sheet, total
from regalia.text import minus


def preview(s: Record, box: Record, move: Move, name: Callable[[int], str]) -> list[Words]:
    """Nothing can be said about a tile that is not known yet."""
    if DRAW <= move.id < PLACE or move.id == PASS:
        return []
    filled, cell = copied(s), move.labels[-1]
    rules.put(filled, move.id)
    before, after = sheet(s, box), sheet(filled, box)
    told = [words for old, new in zip(before, after, strict=True) if (words := _line(old, new, cell, castle=move.id < DRAW))]
    players = int(s.players)
    had, gets = (total([line.won for line in lines], players) for lines in (before, after))
    change = [new - old for old, new in zip(had, gets, strict=True)]
    each = [Words("kingdoms-score-of", who=name(seat), count=signed(gold)) for seat, gold in enumerate(change) if gold]
    if each:
        told.append(Words("kingdoms-brings-total", won=each))
    if filled.empty == 0:
        told.append(Words("kingdoms-brings-scoring"))
    return told


def _line(before: Line, after: Line, cell: str, castle: bool) -> Words | None:
    """What the piece does in one of its two lines."""
    part = _part(after, cell)
    if part is None:
        return None
    if not castle:
        old = _part(before, cell)
        return Words("kingdoms-brings-base", line=_line_words(after.line), before=minus(old.base if old else 0), base=minus(part.base))
    rank = next(each.counts for each in part.castles if each.cell == cell)
    return Words("kingdoms-brings-castle", line=_line_words(after.line), base=minus(part.base), rank=rank, gold=signed(part.base * rank))


def _line_words(line: str) -> Words:
    return Words("kingdoms-score-of-row", row=line) if is_row(line) else Words("kingdoms-score-of-column", column=line)


def _part(line: Line, cell: str) -> Part | None:
    return next((part for part in line.parts if cell in part.cells), None)
