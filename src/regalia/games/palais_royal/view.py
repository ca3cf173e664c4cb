"""What a seat may see of a game of Palais Royal, named field by field; and why a move is not possible."""

import msgspec

from regalia.core.errors import Refusal, Words
from regalia.core.moves import Move
from regalia.core.record import OVER, Record
from regalia.games.palais_royal import COLOURS
from regalia.games.palais_royal.garden import missing_seals, price_of
from regalia.games.palais_royal.letters import is_its_moment
from regalia.games.palais_royal.positions import write_letters
from regalia.games.palais_royal.scoring import letter_points, noble_points, presence, side_points, unplayed_points, winners
from regalia.games.palais_royal.state import (
    CELL_NAMES,
    COPIES,
    DIAGONAL,
    DOOR,
    FIRST_OWNER,
    FIRST_SERVANT,
    GRID,
    KEEP,
    KING,
    KING_ROOM,
    LETTER_NAMES,
    LETTERS,
    MAJORITY,
    MINT,
    NO_PRIVILEGE,
    NO_SPACE,
    NOBLES,
    OFFICE,
    ONE_SERVANT,
    PARADE,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    QUEEN,
    QUEEN_ROOM,
    RECRUIT,
    ROOM_NAMES,
    SEALS,
    SETUP,
    SIDE,
    SIDE_NAMES,
    SPACES,
    STAIRS,
    TWO_POINTS,
)


class Noble(msgspec.Struct, frozen=True):
    number: int  # in the set
    louis: int
    blue: int
    purple: int
    points: int
    privilege: str


class Space(msgspec.Struct, frozen=True):
    cell: str
    row: int
    column: int
    sides: list[str]
    outer: bool  # a servant there counts double
    noble: Noble | None
    price: int | None  # of the noble, lowered by empty spaces
    servant: str | None  # the colour of a servant left there


class Score(msgspec.Struct, frozen=True):
    nobles: int
    letters: int  # played
    unplayed: int
    sides: int
    total: int


class Seat(msgspec.Struct, frozen=True):
    colour: str
    louis: int
    rooms: dict[str, int]
    reserve: int
    supply: int
    letters: int  # in hand
    played: dict[str, int]  # point letters lying open
    face_up: list[Noble]
    face_down: int  # nobles lying face down
    remembered: list[Noble]  # those face-down nobles, if this seat may know them: it saw them being recruited
    score: Score | None  # when the game is over


class View(msgspec.Struct, frozen=True):
    """Palais Royal as one seat sees it; `seat` is None for a spectator.

    A player has seen every noble leave the garden, so `remembered` tells what lies face down before others; a spectator,
    who may have come late, sees only that tiles lie there. The six unused nobles are never shown. Letters in hand,
    and letters being looked at, are shown to their owner only.
    """

    seat: int | None
    turn: int | None
    decision: str  # the phase: setup, parade, stairs, mint, king, queen, recruit, back-door, after, seals, side, keep or over
    palace: list[list[str]]  # three rows of three rooms, from the garden side
    garden: list[Space]
    statues: list[str]
    sides: dict[str, list[int]]  # servants of each seat on each side, outer spaces doubled
    seats: list[Seat]
    nobles: int  # left in the garden
    last_round: bool
    idle: int  # rounds begun since a noble was recruited, PAL-R6
    deck: int
    discard: dict[str, int]
    unseen: dict[str, int]  # letters this seat has not seen: in the deck or in other hands
    letter_prices: dict[str, int]
    my_letters: dict[str, int]
    drawn: dict[str, int]  # the letters this seat looks at
    drawn_count: int  # how many are being looked at
    left: int  # servants, moves, Louis or letters still to choose in this action
    extra_moves: int
    majority_letter: bool
    diagonal: bool  # the seat in turn moves diagonally
    king: int  # extra servants that may still be put into the king's room
    queen: int
    either: int  # ... into one of the two
    seals: int
    recruiting: str | None  # the space whose noble is being paid, or whose servant is due
    winners: list[int]


def view(s: Record, box: Record, seat: int | None) -> View:
    over = bool(s.phase == OVER)
    looks = s.phase == KEEP and s.turn == seat
    mine = write_letters(s.hand[seat]) if seat is not None else {}
    return View(
        seat=seat,
        turn=None if over else int(s.turn),
        decision=PHASE_NAMES[s.phase],
        palace=[[ROOM_NAMES[list(s.at).index(3 * row + column)] for column in range(3)] for row in range(3)],
        garden=[_space(s, box, space) for space in range(SPACES)],
        statues=[CELL_NAMES[cell] for cell in range(GRID * GRID) if box.statue[cell]],
        sides={name: [presence(s, box, side, i) for i in range(s.players)] for side, name in enumerate(SIDE_NAMES)},
        seats=[_seat(s, box, i, seat) for i in range(s.players)],
        nobles=int(s.nobles),
        last_round=bool(s.last),
        idle=int(s.idle),
        deck=int(s.deck.sum()),
        discard=write_letters(s.discard),
        unseen=write_letters([_unseen(s, kind, seat, looks) for kind in range(LETTERS)]),
        letter_prices={name: int(box.fee[kind]) for kind, name in enumerate(LETTER_NAMES)},
        my_letters=mine,
        drawn=write_letters(s.drawn) if looks else {},
        drawn_count=int(s.drawn.sum()),
        left=int(s.left),
        extra_moves=int(s.extra),
        majority_letter=bool(s.majority),
        diagonal=bool(s.privileges[s.turn, DIAGONAL]),
        king=int(s.king),
        queen=int(s.queen),
        either=int(s.either),
        seals=int(s.seals),
        recruiting=CELL_NAMES[box.cell[s.space]] if s.phase in (SEALS, SIDE) else None,
        winners=[i for i in range(s.players) if winners(s, box) >> i & 1] if over else [],
    )


def _noble(box: Record, noble: int) -> Noble:
    price, blue, purple, points = (int(each[noble]) for each in (box.price, box.blue, box.purple, box.points))
    return Noble(noble, price, blue, purple, points, PRIVILEGE_NAMES[box.privilege[noble]])


def _space(s: Record, box: Record, space: int) -> Space:
    row, column = divmod(int(box.cell[space]), GRID)
    what = int(s.garden[space])
    noble = 0 < what < FIRST_SERVANT
    return Space(
        cell=CELL_NAMES[box.cell[space]],
        row=row,
        column=column,
        sides=[name for side, name in enumerate(SIDE_NAMES) if box.weight[side, space]],
        outer=bool(box.weight[:, space].max() == 2),
        noble=_noble(box, what) if noble else None,
        price=int(price_of(s, box, space)) if noble else None,
        servant=COLOURS[what - FIRST_SERVANT] if what >= FIRST_SERVANT else None,
    )


def _seat(s: Record, box: Record, seat: int, viewer: int | None) -> Seat:
    over = s.phase == OVER
    owned = [noble for noble in range(1, NOBLES + 1) if s.where[noble] == FIRST_OWNER + seat]
    face_up = [noble for noble in owned if NO_PRIVILEGE < box.privilege[noble] < ONE_SERVANT]  # PAL-A7, PAL-N8, PAL-N9
    face_down = [noble for noble in owned if noble not in face_up]
    return Seat(
        colour=COLOURS[seat],
        louis=int(s.louis[seat]),
        rooms={name: int(s.rooms[seat, room]) for room, name in enumerate(ROOM_NAMES)},
        reserve=int(s.reserve[seat]),
        supply=int(s.supply[seat]),
        letters=int(s.letters[seat]),
        played=write_letters([0] * TWO_POINTS + list(s.shown[seat])),
        face_up=[_noble(box, noble) for noble in face_up],
        face_down=len(face_down),
        remembered=[_noble(box, noble) for noble in face_down] if viewer is not None or over else [],
        score=_score(s, box, seat) if over else None,
    )


def _score(s: Record, box: Record, seat: int) -> Score:
    nobles, letters = int(noble_points(s, box, seat)), int(letter_points(s, seat))
    unplayed, sides = int(unplayed_points(s, seat)), int(side_points(s, box, seat))
    return Score(nobles, letters, unplayed, sides, nobles + letters + unplayed + sides)


def _unseen(s: Record, kind: int, seat: int | None, looks: bool) -> int:
    seen = int(s.discard[kind]) + (int(s.hand[seat, kind]) if seat is not None else 0) + (int(s.drawn[kind]) if looks else 0)
    seen += int(s.shown[:, kind - TWO_POINTS].sum()) if kind >= TWO_POINTS else 0
    seen += int(s.majority) if kind == MAJORITY else 0
    return COPIES - seen


# Why a move is not possible

MOMENTS = {  # the phase in which a family's moves are made, and the rule that says so
    "put": (SETUP, "PAL-S6"),
    "gate": (PARADE, "PAL-A1"),
    "move": (STAIRS, "PAL-A2"),
    "mint": (MINT, "PAL-A3"),
    "king": (KING, "PAL-A3"),
    "queen": (QUEEN, "PAL-A3"),
    "recruit": (RECRUIT, "PAL-A4"),
    "seal": (SEALS, "PAL-L6"),
    "pay": (SEALS, "PAL-L6"),
    "side": (SIDE, "PAL-A6"),
    "draw": (DOOR, "PAL-A8"),
    "keep": (KEEP, "PAL-A8"),
    "discard": (KEEP, "PAL-A8"),
}
MUST = {  # phases that must be finished before anything else
    SETUP: Refusal("PAL-S6", "palais-royal-put-five"),
    SEALS: Refusal("PAL-L6", "palais-royal-pay-first"),
    SIDE: Refusal("PAL-A6", "palais-royal-leave-first"),
    KEEP: Refusal("PAL-A8", "palais-royal-keep-first"),
}


def why_not(s: Record, box: Record, move: Move) -> Refusal:
    """The rule that forbids an illegal move."""
    phase, verb = int(s.phase), move.family.name
    if phase == OVER:
        return Refusal("PAL-E1", "palais-royal-over")
    if verb in MOMENTS and MOMENTS[verb][0] != phase:
        return MUST.get(phase) or Refusal(MOMENTS[verb][1], "palais-royal-not-now", {"move": verb, "action": _name(PHASE_NAMES[phase])})
    if phase in MUST and verb not in MOMENTS:
        return MUST[phase]
    if verb == "letter":
        return _why_not_letter(s, box, LETTER_NAMES.index(move.labels[0]))
    if verb in ("gate", "king", "queen"):
        return _why_not_bring(s, verb, move.labels[0])
    return {
        "put": _why_not_put,
        "move": _why_not_walk,
        "mint": _why_not_mint,
        "recruit": _why_not_recruit,
        "seal": _why_not_seal,
        "pay": _why_not_seal,
        "side": _why_not_side,
        "keep": _why_not_keep,
    }[verb](s, box, move)


def _name(label: str) -> Words:
    """A room, letter or action as the language calls it."""
    return Words(f"palais-royal-name-{label}")


def _why_not_letter(s: Record, box: Record, kind: int) -> Refusal:
    rule, letter = f"PAL-L{kind + 1}", _name(LETTER_NAMES[kind])
    if s.hand[s.turn, kind] == 0:
        return Refusal(rule, "palais-royal-no-letter", {"letter": letter})
    if not is_its_moment(s, kind):
        return Refusal(rule, "palais-royal-wrong-moment", {"letter": letter})
    return Refusal(rule, "palais-royal-letter-price", {"letter": letter, "price": int(box.fee[kind]), "louis": int(s.louis[s.turn])})


def _why_not_bring(s: Record, verb: str, source: str) -> Refusal:
    if s.phase == PARADE and s.left == 0:
        return Refusal("PAL-A1", "palais-royal-gate-full")
    if source == "reserve":
        return Refusal("PAL-T1", "palais-royal-reserve-empty")
    if s.reserve[s.turn] > 0:
        return Refusal("PAL-T1", "palais-royal-reserve-first")
    room = ROOM_NAMES.index(source)
    if verb == source:
        return Refusal("PAL-T1", "palais-royal-same-room", {"room": _name(source)})
    if s.rooms[s.turn, room] == 0:
        return Refusal("PAL-T1", "palais-royal-nobody-there", {"room": _name(source)})
    return Refusal("PAL-T1", "palais-royal-order", {"room": _name(ROOM_NAMES[s.last_from - 1])})


def _why_not_put(s: Record, box: Record, move: Move) -> Refusal:
    return Refusal("PAL-S6", "palais-royal-order", {"room": _name(ROOM_NAMES[s.last_from])})


def _why_not_walk(s: Record, box: Record, move: Move) -> Refusal:
    start, end = (ROOM_NAMES.index(name) for name in move.labels)
    if s.rooms[s.turn, start] == 0:
        return Refusal("PAL-A2", "palais-royal-nobody-there", {"room": _name(ROOM_NAMES[start])})
    if start == end:
        return Refusal("PAL-A2", "palais-royal-same-room", {"room": _name(ROOM_NAMES[start])})
    steps = int(box.steps[int(s.privileges[s.turn, DIAGONAL] > 0), s.at[start], s.at[end]])
    if steps > s.left:
        return Refusal("PAL-A2", "palais-royal-too-far", {"steps": steps, "left": int(s.left)})
    if s.targets >> start & 1 or s.sources >> end & 1:
        return Refusal("PAL-A2", "palais-royal-one-walk", {"room": _name(ROOM_NAMES[start if s.targets >> start & 1 else end])})
    return Refusal("PAL-A2", "palais-royal-order", {"room": _name(ROOM_NAMES[s.last_from])})


def _why_not_mint(s: Record, box: Record, move: Move) -> Refusal:
    return Refusal("PAL-A3", "palais-royal-too-much", {"left": int(s.left)})


def _why_not_recruit(s: Record, box: Record, move: Move) -> Refusal:
    cell, seat = move.labels[0], s.turn
    space = int(box.space[CELL_NAMES.index(cell)])
    if space == NO_SPACE or not 0 < s.garden[space] < FIRST_SERVANT:
        return Refusal("PAL-A4", "palais-royal-no-noble", {"cell": cell})
    noble = int(s.garden[space])
    if s.rooms[seat, OFFICE] == 0:
        return Refusal("PAL-A4", "palais-royal-no-office")
    if missing_seals(s, box.blue[noble], box.purple[noble]) > s.seals:
        have = {"haveblue": int(s.rooms[seat, KING_ROOM]), "havepurple": int(s.rooms[seat, QUEEN_ROOM]), "seals": int(s.seals)}
        return Refusal("PAL-A4", "palais-royal-no-seals", {"blue": int(box.blue[noble]), "purple": int(box.purple[noble]), **have})
    return Refusal("PAL-A5", "palais-royal-too-dear", {"price": int(price_of(s, box, space)), "louis": int(s.louis[seat])})


def _why_not_seal(s: Record, box: Record, move: Move) -> Refusal:
    return Refusal("PAL-L6", "palais-royal-seals", {"blue": int(s.blue), "purple": int(s.purple), "seals": int(s.seals)})


def _why_not_side(s: Record, box: Record, move: Move) -> Refusal:
    return Refusal("PAL-A6", "palais-royal-nobody-there", {"room": _name(move.labels[0])})


def _why_not_keep(s: Record, box: Record, move: Move) -> Refusal:
    letter = move.labels[0]
    if s.left == 0:
        return Refusal("PAL-A8", "palais-royal-kept-enough")
    if s.drawn[LETTER_NAMES.index(letter)] == 0:
        return Refusal("PAL-A8", "palais-royal-not-drawn", {"letter": _name(letter)})
    return Refusal("PAL-A8", "palais-royal-letter-order")
