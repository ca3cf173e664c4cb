"""What happens in a game of Kingdoms, as each seat may know it: pieces put down, tiles drawn, lines scored, epochs, the end."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from regalia.core.errors import Words, both
from regalia.core.record import OVER, Record, copied
from regalia.core.story import Event, Sheet, SheetRow, Step
from regalia.games.kingdoms import rules
from regalia.games.kingdoms.moves import CASTLE, DRAW, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.names import is_row, line_words, signed, tile_words
from regalia.games.kingdoms.scoring import Line, Part, sheet, total
from regalia.games.kingdoms.state import CELL_NAMES, CELLS, FIRST_CASTLE, INSTANT, LAST_CASTLE, LINES, NO_LUCK, RANKS, SIGNS
from regalia.text import minus

Name: TypeAlias = Callable[[int], str]


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody has drawn a starting tile (KIN-S4), and who begins was drawn by lot (KIN-S6)."""

    first: int
    starting: list[str | None]  # each seat's, as far as this viewer may know; nothing where all tiles are face up (KIN-V2)

    def seen_by(self, seat: int | None) -> "Dealt":
        return Dealt(self.first, _own(self.starting, seat))

    def words(self, name: Name) -> Words:
        if not self.starting:
            return Words("kingdoms-told-dealt-open", first=name(self.first))
        for seat, tile in enumerate(self.starting):
            if tile is not None:
                return Words("kingdoms-told-dealt-tile", first=name(self.first), who=name(seat), tile=tile_words(tile))
        return Words("kingdoms-told-dealt", first=name(self.first))


class Built(Event, frozen=True, tag="castle"):
    """KIN-A1."""

    seat: int
    rank: int
    cell: str

    def words(self, name: Name) -> Words:
        return Words("kingdoms-told-castle", who=name(self.seat), rank=self.rank, cell=self.cell)


class SpentCastles(Event, frozen=True, tag="last-castle"):
    """Somebody has put down their last castle, so this epoch is the last (KIN-V1)."""

    seat: int

    def words(self, name: Name) -> Words:
        return Words("kingdoms-told-last-castle", who=name(self.seat))


class Drew(Event, frozen=True, tag="draw"):
    """KIN-A2; only who drew it sees the tile before it is put down."""

    seat: int
    tile: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, None)

    def words(self, name: Name) -> Words:
        if self.tile is None:
            return Words("kingdoms-told-draw", who=name(self.seat))
        return Words("kingdoms-told-draw-tile", who=name(self.seat), tile=tile_words(self.tile))


class Took(Event, frozen=True, tag="take"):
    """KIN-V2."""

    seat: int
    tile: str

    def words(self, name: Name) -> Words:
        return Words("kingdoms-told-take", who=name(self.seat), tile=tile_words(self.tile))


class Put(Event, frozen=True, tag="put"):
    """A tile put down is seen by all (KIN-A2, KIN-A3, KIN-R6)."""

    seat: int
    tile: str
    cell: str
    starting: bool  # it was the player's starting tile

    def words(self, name: Name) -> Words:
        key = "kingdoms-told-put-start" if self.starting else "kingdoms-told-put"
        return Words(key, who=name(self.seat), tile=tile_words(self.tile), cell=self.cell)


class Passed(Event, frozen=True, tag="pass"):
    """KIN-A4."""

    seat: int

    def words(self, name: Name) -> Words:
        return Words("kingdoms-told-pass", who=name(self.seat))


class Scored(Event, frozen=True, tag="scored"):
    """Lines are scored, with the whole sheet: each part of each line, its base, and what it brings whom (KIN-P1 to KIN-P6)."""

    epoch: int
    instant: bool  # only lines that have just been filled, or never will be (KIN-V3, KIN-R5)
    before: list[int]  # the gold of each seat
    lines: list[Line]
    won: list[int]
    gold: list[int]  # of each seat afterwards

    def words(self, name: Name) -> Words:
        won = _each(self.won, name, signed)
        if not self.instant:
            return Words("kingdoms-told-scored", epoch=self.epoch, won=won)
        return Words("kingdoms-told-scored-lines", lines=[line_words(line.line) for line in self.lines], won=won)

    def sheet(self) -> Sheet:
        title = Words("kingdoms-score-lines") if self.instant else Words("kingdoms-score-epoch", epoch=self.epoch)
        before = SheetRow(Words("kingdoms-score-before"), self.before)
        return Sheet(title, [before, *(_row_of_sheet(line) for line in self.lines)], self.gold, self.before)


def _each(numbers: list[int], name: Name, write: Callable[[int], str] = minus) -> list[Words]:
    """A number for each seat."""
    return [Words("kingdoms-score-of", who=name(seat), count=write(number)) for seat, number in enumerate(numbers)]


def _row_of_sheet(line: Line) -> SheetRow:
    label = Words("kingdoms-score-of-row", row=line.line) if is_row(line.line) else Words("kingdoms-score-of-column", column=line.line)
    scored = [cell for part in line.parts for cell in part.cells]
    mountains = [cell for cell in CELL_NAMES if line.line in cell and cell not in scored]
    if mountains:
        label = Words("kingdoms-score-split", line=label, cells=mountains, count=len(mountains))
    return SheetRow(label, line.won, [_part_of_sheet(part, bool(mountains)) for part in line.parts])


def _part_of_sheet(part: Part, split: bool) -> SheetRow:
    tiles = [tile_words(tile) for tile in part.tiles] or Words("kingdoms-score-no-tiles")
    label = Words("kingdoms-score-base", tiles=tiles, base=minus(part.base))
    if split:  # parts may have the same tiles, so their cells tell them apart
        label = Words("kingdoms-score-part", cells="–".join(dict.fromkeys([part.cells[0], part.cells[-1]])), base=label)
    if not part.castles:
        return SheetRow(label, part.won)
    formulas = [_formula(part, seat) if part.ranks[seat] else None for seat in range(len(part.won))]
    return SheetRow(label, part.won, [SheetRow(Words("kingdoms-score-ranks"), part.ranks)], formulas, part.cells)


def _formula(part: Part, seat: int) -> Words:
    """−6 × 9 ranks = −54"""
    return Words("kingdoms-score-formula", base=minus(part.base), ranks=part.ranks[seat], gold=minus(part.won[seat]))


class EpochEnded(Event, frozen=True, tag="epoch-ended"):
    """The board is full, or nobody can act (KIN-P1, KIN-V1)."""

    epoch: int
    full: bool
    gold: list[int]

    def words(self, name: Name) -> Words:
        key = "kingdoms-told-full" if self.full else "kingdoms-told-stuck"
        return Words(key, epoch=self.epoch, gold=_each(self.gold, name))


class ClearedBoard(Event, frozen=True, tag="cleared"):
    """Castles of rank 1 go back to their owners, the others leave the game (KIN-E1); with the variant last-castle all of them (KIN-V1)."""

    returned: list[int]  # to each seat
    removed: list[list[int]]  # of each seat, by rank

    def words(self, name: Name) -> Words:
        if not any(self.returned):
            return Words("kingdoms-told-cleared")
        return Words("kingdoms-told-cleared-back", back=_each(self.returned, name))


class ShuffledTiles(Event, frozen=True, tag="shuffled"):
    """All tiles are in the supply again (KIN-E2), unplayed starting tiles too (KIN-R6), and new starting tiles are drawn."""

    starting: list[str | None]  # each seat's, as far as this viewer may know; nothing where all tiles are face up (KIN-V2)

    def seen_by(self, seat: int | None) -> "ShuffledTiles":
        return ShuffledTiles(_own(self.starting, seat))

    def words(self, name: Name) -> Words:
        if not self.starting:
            return Words("kingdoms-told-tiles-back")
        for seat, tile in enumerate(self.starting):
            if tile is not None:
                return Words("kingdoms-told-shuffled-tile", who=name(seat), tile=tile_words(tile))
        return Words("kingdoms-told-shuffled")


class EpochBegan(Event, frozen=True, tag="epoch-began"):
    """The player with the most gold begins (KIN-E3); of several the one who came earliest in the epoch just ended (KIN-R3)."""

    epoch: int
    first: int
    gold: int
    richest: list[int]  # the seats with that much gold

    def words(self, name: Name) -> Words:
        if len(self.richest) == 1:
            return Words("kingdoms-told-epoch", epoch=self.epoch, who=name(self.first), gold=minus(self.gold))
        tied = both(name(seat) for seat in self.richest)
        return Words("kingdoms-told-epoch-tied", epoch=self.epoch, tied=tied, who=name(self.first), gold=minus(self.gold))


class Ended(Event, frozen=True, tag="ended"):
    """The most gold wins; equals share the win (KIN-E4, KIN-R4)."""

    gold: list[int]
    winners: list[int]

    def words(self, name: Name) -> Words:
        most = minus(self.gold[self.winners[0]])
        if len(self.winners) == 1:
            return Words("kingdoms-told-won", who=name(self.winners[0]), gold=most)
        return Words("kingdoms-told-shared", who=both(name(seat) for seat in self.winners), gold=most)


Told: TypeAlias = (
    Dealt | Built | SpentCastles | Drew | Took | Put | Passed | Scored | EpochEnded | ClearedBoard | ShuffledTiles | EpochBegan | Ended
)


def unfinished(s: Record) -> bool:
    """Every step that stands is seen by all."""
    return False


def tell_deal(s: Record, box: Record) -> list[Told]:
    """What was dealt."""
    return [Dealt(int(s.turn), _starting(s))] if s.phase != OVER else []


def tell(steps: Sequence[Step], box: Record) -> list[Told]:
    """What happened with these steps."""
    return [event for step in steps for event in _tell(step, box)]


def _tell(step: Step, box: Record) -> Iterator[Told]:
    move, before, after = step.move.id, step.before, step.after
    if move == DRAW:
        yield Drew(step.seat, SIGNS[after.hand])
        return
    if TAKE <= move < PLACE:
        yield Took(step.seat, SIGNS[move - TAKE + 1])
        return
    yield from _tell_put(step)
    ended = bool(after.epoch != before.epoch or after.phase == OVER)
    if not ended and not before.variants & INSTANT:
        return
    filled = copied(before)  # the board as everybody saw it, before the epoch cleared it
    cell = rules.put(filled, move)
    yield from _tell_scoring(filled, box, cell, ended)
    if ended:
        yield from _tell_end_of_epoch(filled, after)


def _tell_put(step: Step) -> Iterator[Told]:
    move, s = step.move.id, step.before
    if move < DRAW:
        rank = (move - CASTLE) // CELLS
        yield Built(step.seat, rank + 1, step.move.labels[-1])
        if s.variants & LAST_CASTLE and s.castles[step.seat].sum() == 1:
            yield SpentCastles(step.seat)
    elif move == PASS:
        yield Passed(step.seat)
    else:
        starting = move >= START
        tile = s.start[step.seat] if starting else s.hand
        yield Put(step.seat, SIGNS[tile], step.move.labels[-1], starting)


def _tell_scoring(filled: Record, box: Record, cell: int, ended: bool) -> Iterator[Scored]:
    due = [line for line in range(LINES) if rules.is_due(filled, line, cell, ended)]
    if not due:
        return
    whole = sheet(filled, box)
    lines = [whole[line] for line in due]
    players = int(filled.players)
    before = [int(gold) for gold in filled.gold[:players]]
    won = total([line.won for line in lines], players)
    gold = [had + more for had, more in zip(before, won, strict=True)]
    yield Scored(int(filled.epoch), bool(filled.variants & INSTANT), before, lines, won, gold)


def _tell_end_of_epoch(filled: Record, after: Record) -> Iterator[Told]:
    players = int(after.players)
    gold = [int(each) for each in after.gold[:players]]
    yield EpochEnded(int(filled.epoch), bool(filled.empty == 0), gold)
    most = max(gold)
    richest = [seat for seat in range(players) if gold[seat] == most]
    if after.phase == OVER:
        yield Ended(gold, richest)
        return
    on_board = [[int((filled.board == FIRST_CASTLE + RANKS * seat + rank).sum()) for rank in range(RANKS)] for seat in range(players)]
    back = 0 if after.variants & LAST_CASTLE else 1  # ranks that return
    yield ClearedBoard([sum(counts[:back]) for counts in on_board], [[0] * back + counts[back:] for counts in on_board])
    yield ShuffledTiles(_starting(after))
    yield EpochBegan(int(after.epoch), int(after.first), most, richest)


def _starting(s: Record) -> list[str | None]:
    """The starting tiles."""
    if s.variants & NO_LUCK:
        return []
    return [SIGNS[s.start[seat]] if s.start[seat] else None for seat in range(int(s.players))]


def _own(starting: list[str | None], viewer: int | None) -> list[str | None]:
    """Everybody sees their own starting tile (KIN-S4)."""
    return [tile if seat == viewer else None for seat, tile in enumerate(starting)]
