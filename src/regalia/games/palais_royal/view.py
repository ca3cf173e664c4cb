"""What a seat may see of a game of Palais Royal, named field by field; and why a move is not possible."""

import functools
from typing import NamedTuple

import msgspec
import numpy as np

from regalia.core.errors import Refusal, Words
from regalia.core.moves import Move
from regalia.core.record import MEMORY, OVER, Plain, Record, from_fields, plain, plain_box
from regalia.games.palais_royal import COLOURS
from regalia.games.palais_royal.garden import list_prices, missing_seals, price_of, recruits
from regalia.games.palais_royal.letters import is_its_moment, letters_to_draw
from regalia.games.palais_royal.moves import MOVE
from regalia.games.palais_royal.palace import list_majorities
from regalia.games.palais_royal.positions import palace, write_letters
from regalia.games.palais_royal.scoring import letter_points, list_presence, noble_points, side_points, unplayed_points, winners
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
    MINT_ROOM,
    NO_PRIVILEGE,
    NO_SPACE,
    NOBLES,
    OFFICE,
    ONE_SERVANT,
    PARADE,
    PARADE_ROOM,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    QUEEN,
    QUEEN_ROOM,
    RECRUIT,
    ROOM_NAMES,
    ROOMS,
    SEALS,
    SETUP,
    SIDE,
    SIDE_NAMES,
    SIDES,
    SPACES,
    STAIRS,
    STAIRS_ROOM,
    TWO_POINTS,
)

LASTING = ("garden",)


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
    played: dict[str, int]  # point letters face up
    face_up: list[Noble]
    face_down: int  # nobles lying face down
    remembered: list[Noble]  # those face-down nobles, if this seat may know them: it saw them being recruited
    points: int | None  # of nobles and played letters so far; None where tiles lie face down before a stranger
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
    majorities: dict[str, int | None]  # for each room where it counts, the seat that has the majority
    ways: dict[str, dict[str, int]]  # in action 2, for the seat that decides: from where to where a servant can walk now, and the move's id
    fills: str | None  # the room servants are brought to now
    bring_from: list[dict[str, int]]  # from where: all of the first group before any of the next (PAL-T1), in the order of the moves
    may_bring: int  # how many servants may still be brought there
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
    left: int  # servants, moves, Louis, nobles or letters that this action still allows
    extra_moves: int
    majority_letter: bool
    diagonal: bool  # the seat to move moves diagonally
    king: int  # extra servants that may still be put into the king's room
    queen: int
    either: int  # ... into one of the two
    seals: int
    recruiting: str | None  # the space whose noble is being paid, or whose servant is due
    winners: list[int]


def view(s: Record, box: Record, seat: int | None) -> View:
    return _view(plain(s), plain_box(box), seat)


def _view(s: Plain, box: Plain, seat: int | None) -> View:
    """What everybody sees, and what this seat knows besides."""
    shown, unseen = _shown(s, box)
    if seat is None:
        return msgspec.structs.replace(shown, seats=_seats(s, box, remembers=False), unseen=write_letters(unseen))
    turns, hand = s.turn == seat, s.hand[seat]
    looks = s.drawn if s.phase == KEEP and turns else [0] * LETTERS
    return msgspec.structs.replace(
        shown,
        seat=seat,
        ways=_ways(s, box) if s.phase == STAIRS and turns else {},
        seats=_seats(s, box, remembers=True),
        unseen=write_letters([count - own - drawn for count, own, drawn in zip(unseen, hand, looks, strict=True)]),
        my_letters=write_letters(hand),
        drawn=write_letters(looks),
    )


class Shown(NamedTuple):
    view: View  # what everybody sees, without the seats and what is unseen: players know more of that than spectators
    unseen: list[int]  # of each letter


@functools.lru_cache(maxsize=MEMORY)
def _shown(s: Plain, box: Plain) -> Shown:
    over, garden = s.phase == OVER, _garden(s, box)
    unseen = [COPIES - count for count in s.discard]
    unseen[MAJORITY] -= s.majority
    unseen[TWO_POINTS:] = [count - sum(played) for count, played in zip(unseen[TWO_POINTS:], zip(*s.shown, strict=True), strict=True)]
    view = View(
        seat=None,
        turn=None if over else s.turn,
        decision=PHASE_NAMES[s.phase],
        palace=_palace(s, box),
        majorities=_majorities(s),
        ways={},
        fills=FILLS.get(s.phase),
        bring_from=_bring_from(s) if s.phase in FILLS else [],
        may_bring=s.left if s.phase == PARADE else s.king + s.either if s.phase == KING else s.queen + s.either if s.phase == QUEEN else 0,
        garden=garden.spaces,
        statues=garden.statues,
        sides=garden.sides,
        seats=[],
        nobles=s.nobles,
        last_round=bool(s.last),
        idle=s.idle,
        deck=sum(s.deck),
        discard=write_letters(s.discard),
        unseen={},
        letter_prices=_fees(box),
        my_letters={},
        drawn={},
        drawn_count=sum(s.drawn),
        left=_left(s),
        extra_moves=s.extra,
        majority_letter=bool(s.majority),
        diagonal=bool(s.privileges[s.turn][DIAGONAL]),
        king=s.king,
        queen=s.queen,
        either=s.either,
        seals=s.seals,
        recruiting=CELL_NAMES[box.cell[s.space]] if s.phase in (SEALS, SIDE) else None,
        winners=[i for i in range(s.players) if winners(s.record, box.record) >> i & 1] if over else [],
    )
    return Shown(view, unseen)


class Garden(NamedTuple):
    """What stands in the garden; most moves leave it as it is."""

    spaces: list[Space]
    statues: list[str]
    sides: dict[str, list[int]]


@from_fields("players", "garden", "near")
def _garden(s: Plain, box: Plain) -> Garden:
    presence = np.zeros((SIDES, s.players), np.int32)
    list_presence(s.record, box.record, presence)
    statues = [CELL_NAMES[cell] for cell in range(GRID * GRID) if box.statue[cell]]
    return Garden(_spaces(s, box), statues, dict(zip(SIDE_NAMES, presence.tolist(), strict=True)))


@from_fields("at")
def _palace(s: Plain, box: Plain) -> list[list[str]]:
    return palace(s)


@functools.lru_cache(maxsize=64)
def _fees(box: Plain) -> dict[str, int]:
    return dict(zip(LETTER_NAMES, box.fee, strict=True))


def _left(s: Plain) -> int:
    if s.phase == RECRUIT:
        return s.rooms[s.turn][OFFICE]  # PAL-A3
    return int(letters_to_draw(s.record)) if s.phase == DOOR else s.left


FILLS = {PARADE: "gate", KING: "king", QUEEN: "queen"}  # PAL-A1, PAL-A3


def _majorities(s: Plain) -> dict[str, int | None]:
    found = np.zeros(ROOMS, np.int32)
    list_majorities(s.record, found)
    counted = slice(PARADE_ROOM, QUEEN_ROOM + 1)
    return {name: seat if seat >= 0 else None for name, seat in zip(ROOM_NAMES[counted], found[counted].tolist(), strict=True)}


def _ways(s: Plain, box: Plain) -> dict[str, dict[str, int]]:
    """Every walk with the moves that are left."""
    steps, found = box.steps[s.privileges[s.turn][DIAGONAL] > 0], {}
    for start, count in enumerate(s.rooms[s.turn]):
        if count and s.left > 0:
            far = steps[s.at[start]]
            found[ROOM_NAMES[start]] = {
                name: MOVE + ROOMS * start + end for end, name in enumerate(ROOM_NAMES) if end != start and far[s.at[end]] <= s.left
            }
    return found


def _bring_from(s: Plain) -> list[dict[str, int]]:
    """PAL-T1"""
    rooms = {name: count for name, count in zip(ROOM_NAMES, s.rooms[s.turn], strict=True) if count and name != FILLS[s.phase]}
    return [group for group in ({"reserve": s.reserve[s.turn]} if s.reserve[s.turn] else {}, rooms) if group]


@functools.lru_cache(maxsize=64)
def nobles_of(box: Plain) -> list[Noble]:
    """The nobles of a set, by number."""
    return [
        Noble(noble, box.price[noble], box.blue[noble], box.purple[noble], box.points[noble], PRIVILEGE_NAMES[box.privilege[noble]])
        for noble in range(NOBLES + 1)
    ]


@functools.lru_cache(maxsize=64)
def _printed(box: Plain) -> list[tuple[str, int, int, tuple[str, ...], bool]]:
    """What does not change about the spaces: cell, row, column, sides, and whether a servant there counts double."""
    found = []
    for space, cell in enumerate(box.cell):
        weights = [side[space] for side in box.weight]
        sides = tuple(name for name, weight in zip(SIDE_NAMES, weights, strict=True) if weight)
        found.append((CELL_NAMES[cell], *divmod(cell, GRID), sides, max(weights) == 2))
    return found


def _spaces(s: Plain, box: Plain) -> list[Space]:
    prices, nobles, garden = np.zeros(SPACES, np.int32), nobles_of(box), []
    list_prices(s.record, box.record, prices)
    for (cell, row, column, sides, outer), what, price in zip(_printed(box), s.garden, prices.tolist(), strict=True):
        if 0 < what < FIRST_SERVANT:
            garden.append(Space(cell, row, column, list(sides), outer, nobles[what], price, None))
        else:
            servant = COLOURS[what - FIRST_SERVANT] if what >= FIRST_SERVANT else None
            garden.append(Space(cell, row, column, list(sides), outer, None, None, servant))
    return garden


class Owned(NamedTuple):
    """The nobles before a seat."""

    face_up: list[Noble]
    face_down: list[Noble]
    points: int


@from_fields("players", "where")
def _owned(s: Plain, box: Plain) -> list[Owned]:
    found = [Owned([], [], 0) for _ in range(s.players)]
    for noble, owner in zip(nobles_of(box)[1:], s.where[1:], strict=True):
        if FIRST_OWNER <= owner < FIRST_OWNER + s.players:
            up, down, points = found[owner - FIRST_OWNER]
            lies_open = NO_PRIVILEGE < box.privilege[noble.number] < ONE_SERVANT  # PAL-A7, PAL-N8, PAL-N9
            (up if lies_open else down).append(noble)
            found[owner - FIRST_OWNER] = Owned(up, down, points + noble.points)
    return found


@functools.lru_cache(maxsize=MEMORY)
def _seats(s: Plain, box: Plain, remembers: bool) -> list[Seat]:
    """All seats, as players or as spectators see them."""
    over = s.phase == OVER
    return [_seat(s, box, seat, owned, over, remembers or over) for seat, owned in enumerate(_owned(s, box))]


def _seat(s: Plain, box: Plain, seat: int, owned: Owned, over: bool, remembers: bool) -> Seat:
    return Seat(
        colour=COLOURS[seat],
        louis=s.louis[seat],
        rooms=dict(zip(ROOM_NAMES, s.rooms[seat], strict=True)),
        reserve=s.reserve[seat],
        supply=s.supply[seat],
        letters=s.letters[seat],
        played=write_letters([0] * TWO_POINTS + s.shown[seat]),
        face_up=owned.face_up,
        face_down=len(owned.face_down),
        remembered=owned.face_down if remembers else [],
        points=owned.points + 2 * s.shown[seat][0] + 4 * s.shown[seat][1] if remembers or not owned.face_down else None,  # PAL-L8, PAL-L9
        score=_score(s.record, box.record, seat) if over else None,
    )


def _score(s: Record, box: Record, seat: int) -> Score:
    nobles, letters = int(noble_points(s, box, seat)), int(letter_points(s, seat))
    unplayed, sides = int(unplayed_points(s, seat)), int(side_points(s, box, seat))
    return Score(nobles, letters, unplayed, sides, nobles + letters + unplayed + sides)


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
    """Return the rule that forbids a move that is not listed."""
    phase, verb = int(s.phase), move.family.name
    if phase == OVER:
        return Refusal("PAL-E1", "palais-royal-over")
    if verb in MOMENTS and MOMENTS[verb][0] != phase:
        when, now = _when(s, box, verb), Words(f"palais-royal-step-{PHASE_NAMES[phase]}")
        return MUST.get(phase) or Refusal(MOMENTS[verb][1], "palais-royal-not-now", {"move": verb, "when": when, "action": now})
    if phase in MUST and verb not in MOMENTS:
        return MUST[phase]
    if verb == "letter":
        return _why_not_letter(s, box, LETTER_NAMES.index(move.labels[0]))
    if verb in ("gate", "king", "queen"):
        return _why_not_bring(s, verb, move.labels[0])
    return {
        "move": _why_not_walk,
        "mint": _why_not_mint,
        "recruit": _why_not_recruit,
        "seal": _why_not_seal,
        "pay": _why_not_seal,
        "side": _why_not_side,
        "keep": _why_not_keep,
    }[verb](s, box, move)


COUNTED = {"gate": PARADE_ROOM, "move": STAIRS_ROOM, "mint": MINT_ROOM, "recruit": OFFICE}  # whose servants allow how much; none: skipped


def _when(s: Record, box: Record, verb: str) -> str:
    """Whether the step of a move comes later or is over, and why it was skipped as far as the table now shows."""
    step = MOMENTS[verb][0]
    if not PARADE <= step <= DOOR:
        return "never"  # it has no time of its own in a turn
    if step > s.phase:
        return "later"
    if verb in COUNTED and s.rooms[s.turn, COUNTED[verb]] == 0:
        return ROOM_NAMES[COUNTED[verb]]
    return "nobles" if verb == "recruit" and not recruits(s, box) else "over"


def _name(label: str) -> Words:
    """A room or letter in a sentence."""
    return Words(f"palais-royal-name-the-{label}")


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
    if verb == source:
        return Refusal("PAL-T1", "palais-royal-same-room", {"room": _name(source)})
    return Refusal("PAL-T1", "palais-royal-nobody-there", {"room": _name(source)})


def _why_not_walk(s: Record, box: Record, move: Move) -> Refusal:
    start, end = (ROOM_NAMES.index(name) for name in move.labels)
    if s.rooms[s.turn, start] == 0:
        return Refusal("PAL-A2", "palais-royal-nobody-there", {"room": _name(ROOM_NAMES[start])})
    if start == end:
        return Refusal("PAL-A2", "palais-royal-same-room", {"room": _name(ROOM_NAMES[start])})
    steps = int(box.steps[int(s.privileges[s.turn, DIAGONAL] > 0), s.at[start], s.at[end]])
    return Refusal("PAL-A2", "palais-royal-too-far", {"steps": steps, "left": int(s.left)})


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
    return Refusal("PAL-A8", "palais-royal-not-drawn", {"letter": _name(letter)})
