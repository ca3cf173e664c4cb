"""Why one move of Kingdoms was better than another: the gold they bring to whom, the castles they spend, and what they leave to others."""

from collections.abc import Iterator, Sequence
from typing import Any

from regalia.core.contract import Name
from regalia.core.errors import Words, both
from regalia.core.moves import Move
from regalia.core.reason import Reason, weightiest
from regalia.core.record import Record, copied
from regalia.core.story import Step
from regalia.games.kingdoms import rules
from regalia.games.kingdoms.moves import DRAW, PASS, PLACE, START
from regalia.games.kingdoms.names import line_words, signed, tile_words
from regalia.games.kingdoms.scoring import Line, Part, sheet
from regalia.games.kingdoms.state import SIGNS
from regalia.text import minus

CLEAR = 3  # gold by which two moves must differ before it is worth a word
EARLY = 6  # empty spaces with which a castle or a starting tile could still wait


def in_words(s: Record, box: Record, move: Move) -> Words:
    if move.id < DRAW:
        return Words("kingdoms-move-castle", rank=int(move.labels[0]), cell=move.labels[1])
    if move.family.name == "take":
        return Words("kingdoms-move-take", tile=tile_words(move.labels[0].upper()))
    if PLACE <= move.id < PASS:
        return Words(f"kingdoms-move-{move.family.name}", tile=_tile(s, move), cell=move.labels[0])
    return Words(f"kingdoms-move-{move.family.name}")


def reasons(played: Sequence[Step], better: Sequence[Step], box: Record, name: Name) -> list[Words]:
    """The weightiest differences, in gold as the board stood."""
    did, could = Done(played[0], box), Done(better[0], box)
    spent = [*_spent(played[0], better[0], did, name)]
    found = [*_left(played, better, box, name), *spent]
    if could.net - did.net >= CLEAR:
        found += could.told("kingdoms-why-better", 1, name)
        found += [] if spent else did.told("kingdoms-why-played", -1, name)
    return weightiest(found, CLEAR)


class Done:
    """What a move does to the gold of everybody, line by line, if the board were scored before and after it."""

    def __init__(self, step: Step, box: Record) -> None:
        self.step, self.move, self.seat = step, step.move, step.seat
        self.castle = self.move.id < DRAW
        self.changed: list[tuple[Line, Line]] = []
        if self.castle or PLACE <= self.move.id < PASS:
            filled = copied(step.before)
            rules.put(filled, self.move.id)
            lines = zip(sheet(step.before, box), sheet(filled, box), strict=True)
            self.changed = [(old, new) for old, new in lines if any(self.move.labels[-1] in part.cells for part in new.parts)]
        self.won = [sum(each) for each in zip(*(_won(*lines) for lines in self.changed), strict=True)] or [0] * int(step.before.players)

    @property
    def net(self) -> float:
        """What its seat gains on the others."""
        return _net(self.won, self.seat)

    def told(self, key: str, sign: int, name: Name) -> Iterator[Reason]:
        """A castle by both its lines, a tile by the line in which it does most; `sign` is -1 where what is bad about it is wanted."""
        if self.castle:
            if (sign > 0) == (self.net >= CLEAR):
                yield Reason(max(CLEAR, self.net), Words(f"{key}-castle", **self.castle_words(name)))
            return
        nets = [(sign * _net(_won(old, new), self.seat), old, new) for old, new in self.changed]
        net, old, new = max(nets, key=lambda each: each[0], default=(0.0, None, None))
        if old is None or new is None or net < CLEAR:
            return
        said = {"tile": _tile(self.step.before, self.move), "cell": self.move.labels[0], "line": line_words(new.line)}
        won = _each(_won(old, new), name)
        if len(old.parts) != len(new.parts):
            yield Reason(net, Words(f"{key}-mountain", won=won, **said))
        else:
            before, base = (minus(_at(line, self.move.labels[0]).base) for line in (old, new))
            yield Reason(net, Words(f"{key}-tile", before=before, base=base, won=won, **said))

    def castle_words(self, name: Name) -> dict[str, Any]:
        """A castle, its lines, and what they bring to whom."""
        rank, cell = self.move.labels
        lines = both(_based(new.line, _at(new, cell)) for _, new in self.changed)
        return {"rank": int(rank), "cell": cell, "lines": lines, "won": _each(self.won, name)}


def _left(played: Sequence[Step], better: Sequence[Step], box: Record, name: Name) -> Iterator[Reason]:
    """The castle with which the next player would answer, where the better move takes its space or makes it worth less."""
    if len(played) < 2 or played[1].move.id >= DRAW or played[0].before.epoch != played[1].before.epoch or played[1].seat == played[0].seat:
        return
    if any(step.move == played[1].move for step in better[1:2]):
        return
    answer = Done(played[1], box)
    taken = better[0].move.labels[-1:] == played[1].move.labels[1:]
    weight = answer.net if taken else answer.net / 2
    yield Reason(weight, Words("kingdoms-why-left", who=name(answer.seat), **answer.castle_words(name)))


def _spent(played: Step, better: Step, did: Done, name: Name) -> Iterator[Reason]:
    """A castle or a starting tile that is used up where less would do, or too early."""
    s, empty = played.before, int(played.before.empty)
    if did.castle:
        rank, cell = int(played.move.labels[0]), played.move.labels[1]
        small = int(better.move.labels[0]) if better.move.id < DRAW else 0
        if small and small < rank and better.move.labels[1] == cell:
            yield Reason(4.0 * rank, Words("kingdoms-why-smaller", rank=rank, small=small, cell=cell))
        elif small < rank and rank > 1 and did.net < 4 * rank and empty > EARLY:
            if any(did.won):
                yield Reason(4.0 * rank - did.net, Words("kingdoms-why-spent", empty=empty, **did.castle_words(name)))
            else:
                yield Reason(4.0 * rank, Words("kingdoms-why-spent-empty", rank=rank, cell=cell, empty=empty))
    elif START <= played.move.id < PASS and better.move.id < START and empty > EARLY:
        yield Reason(CLEAR, Words("kingdoms-why-start", tile=_tile(s, played.move), empty=empty))


def _won(old: Line, new: Line) -> list[int]:
    return [after - before for before, after in zip(old.won, new.won, strict=True)]


def _net(won: Sequence[int], seat: int) -> float:
    others = [gold for other, gold in enumerate(won) if other != seat]
    return won[seat] - sum(others) / len(others)


def _each(won: Sequence[int], name: Name) -> list[Words]:
    said = [Words("kingdoms-score-of", who=name(seat), count=signed(gold)) for seat, gold in enumerate(won) if gold]
    return said or [Words("kingdoms-why-nobody")]


def _at(line: Line, cell: str) -> Part:
    return next(part for part in line.parts if cell in part.cells)


def _based(line: str, part: Part) -> Words:
    """A line with its base, and what makes it so."""
    why = "dragon" if part.cancelled else "mine" if part.doubled else "line"
    return Words(f"kingdoms-why-{why}", line=line_words(line), base=minus(part.base))


def _tile(s: Record, move: Move) -> Words:
    return tile_words(SIGNS[int(s.start[s.turn]) if move.id >= START else int(s.hand)])
