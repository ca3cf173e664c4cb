"""Scoring for people who play Kingdoms on a physical board: reads a board, prints rows, columns and totals."""

from regalia.core.contract import ScoreTable
from regalia.core.errors import BadInput, Words
from regalia.core.record import Record, blank
from regalia.games.kingdoms.box import open_box
from regalia.games.kingdoms.scoring import sheet as score_sheet
from regalia.games.kingdoms.state import (
    COLUMNS,
    FIRST_CASTLE,
    RANKS,
    ROWS,
    SEATS,
    SIGNS,
    STATE,
    read_board,
)
from regalia.text import speaking

FORM = Words("kingdoms-form")
ask = None  # writing a board down is quicker

EXAMPLE = """\
Y4 R1 -6 B1 +3 Y1
B3 -3 +3 -5 R1 W
+6 +4 +6 +1 +2 B1
Y2 D  +1 M  B1 +5
R2 G  +4 Y3 -4 +2
"""


def tally(text: str, lang: str = "en") -> ScoreTable:
    """Score a board written in five lines; a row of the sheet for each colour."""
    say = speaking(lang)
    lines = [line for line in text.upper().splitlines() if line.strip()]
    letters = _colours(lines)
    s = blank(STATE)[0]
    s.players = SEATS
    s.board[:] = read_board(lines, letters)
    box = open_box({})
    _check_components(s, box, letters)
    lines_scored = score_sheet(s, box)
    rows = []
    for seat, letter in enumerate(letters):
        gold = [line.won[seat] for line in lines_scored]
        parts = [*gold[:ROWS], sum(gold[:ROWS]), *gold[ROWS:], sum(gold[ROWS:]), sum(gold)]
        rows.append([letter, *(str(part) for part in parts)])
    across = [say("kingdoms-score-row", row=i + 1) for i in range(ROWS)]
    down = [say("kingdoms-score-column", column="abcdef"[i]) for i in range(COLUMNS)]
    columns = [*across, say("kingdoms-score-rows"), *down, say("kingdoms-score-columns"), say("kingdoms-score-total")]
    return ScoreTable(say("kingdoms-score"), [say("see-colour"), *columns], rows)


def _colours(lines: list[str]) -> str:
    """The letters of the castles, in the order of the board."""
    letters = ""
    for word in " ".join(lines).split():
        if len(word) == 2 and word[0].isalpha() and word[1] in "1234" and word[0] not in letters:
            letters += word[0]
    if len(letters) > SEATS:
        raise BadInput("kingdoms-many-colours", count=len(letters), letters=list(letters), seats=SEATS)
    return letters


def _check_components(s: Record, box: Record, letters: str) -> None:
    """Refuse a board that the box cannot make."""
    cells = [int(cell) for cell in s.board]
    for kind in range(1, len(SIGNS)):
        if cells.count(kind) > box.tiles[kind]:
            raise BadInput("kingdoms-board-tiles", count=cells.count(kind), tile=SIGNS[kind], stock=box.tiles[kind])
    for seat, letter in enumerate(letters):
        for rank in range(RANKS):
            shown = cells.count(FIRST_CASTLE + RANKS * seat + rank)
            if shown > box.castles[rank]:
                raise BadInput("kingdoms-board-castles", count=shown, castle=f"{letter}{rank + 1}", stock=box.castles[rank])
