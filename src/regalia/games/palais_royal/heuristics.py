"""How good a move looks at a glance: servants where they are worth most, nobles for what they bring beyond their price.

`done` is worth nothing; what is rated below it is better left alone. Where the rules know only one order (putting, walking,
keeping), the best plan for the whole action is made first and its earliest step is rated highest.
"""

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record, Vector
from regalia.games.palais_royal.garden import can_recruit, price_of
from regalia.games.palais_royal.moves import (
    DISCARD,
    DONE,
    DRAW,
    KEEP_LETTER,
    LETTER,
    MOVE,
    PAY,
    PUT,
    RECRUIT_NOBLE,
    SEAL,
    TAKE_LOUIS,
    TO_GATE,
    TO_KING,
    TO_QUEEN,
    TO_SIDE,
)
from regalia.games.palais_royal.palace import has_majority
from regalia.games.palais_royal.scoring import one_side
from regalia.games.palais_royal.state import (
    BACK_DOOR,
    DIAGONAL,
    FIRST_SERVANT,
    FIVE_MOVES,
    FOUR_LOUIS,
    FOUR_POINTS,
    GATE,
    GATE_AND_MOVES,
    KING_ROOM,
    LETTERS,
    MAJORITY,
    NINE_MOVES,
    OFFICE,
    OPEN_GATE,
    QUEEN_ROOM,
    ROOMS,
    SETUP,
    SIDES,
    SPACES,
    STAIRS,
    TWO_POINTS,
    TWO_SEALS,
)

# What the first, second, third ... servant in a room is worth, in points, room by room in the order of state.py.
MANY = 6
ROOM_WORTH = (
    0.30, 0.25, 0.20, 0.15, 0.10, 0.05,
    4.00, 2.60, 1.60, 1.00, 0.50, 0.20,
    6.00, 4.50, 3.00, 2.00, 1.40, 0.70,
    2.40, 2.20, 1.90, 1.50, 1.00, 0.60,
    2.60, 2.20, 1.50, 0.70, 0.30, 0.10,
    2.60, 2.20, 1.50, 0.70, 0.30, 0.10,
    4.20, 2.20, 0.60, 0.20, 0.10, 0.05,
    1.60, 1.00, 0.60, 0.30, 0.10, 0.05,
    0.50, 0.20, 0.10, 0.05, 0.02, 0.01,
)  # fmt: skip
LASTING = (0.3, 0.1, 0.1, 0.5, 1.0, 1.0, 1.0, 1.0, 0.2)  # the share of it that is left in the last turn
BONUS = 0.7  # for having the majority where it pays
LOUIS_WORTH = 0.45
SEAL_WORTH = 0.8
PRIVILEGE_WORTH = (0.0, 4.0, 5.0, 3.5, 6.0, 4.0, 4.0, 5.0, 4.0, 1.5, 4.0)  # at the beginning; it fades with the game
LETTER_WORTH = (1.2, 1.0, 2.0, 1.6, 1.8, 2.0, 2.2, 1.5, 2.4)
RESERVE_WORTH = 0.35


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    """Rate `count` legal moves of the seat to move; higher is better."""
    planned = -1
    if s.phase == SETUP:
        planned = PUT + plan_put(s)
    elif s.phase == STAIRS and s.left > 0:
        planned = plan_walks(s, box, s.left)
    for i in range(count):
        out[i] = rate_move(s, box, moves[i], planned)


@rule
def rate_move(s: Record, box: Record, move: int, planned: int) -> float:
    if move < TO_GATE:
        return 5.0 if move == planned else room_gain(s, move - PUT)
    if move < TO_KING:
        return room_gain(s, GATE) + 0.5 - source_loss(s, move - TO_GATE)
    if move < TO_QUEEN:
        return room_gain(s, KING_ROOM) - source_loss(s, move - TO_KING)
    if move < TO_SIDE:
        return room_gain(s, QUEEN_ROOM) - source_loss(s, move - TO_QUEEN)
    if move < MOVE:
        return -source_loss(s, move - TO_SIDE)
    if move < TAKE_LOUIS:
        return 5.0 if move == planned else rate_walk(s, move - MOVE) - 2.0
    if move < RECRUIT_NOBLE:
        return 1.0 * (move - TAKE_LOUIS + 1)
    if move < SEAL:
        return noble_worth(s, box, box.space[move - RECRUIT_NOBLE])
    if move < PAY:
        return 1.0
    if move == DRAW:
        return 1.0
    if KEEP_LETTER <= move < DISCARD:
        return rate_keep(s, move - KEEP_LETTER)
    if LETTER <= move < DONE:
        return letter_gain(s, box, move - LETTER)
    return 0.0


# Servants


@rule
def stage(s: Record) -> float:
    """How much of the game is still to come: 1 at first, 0 in the last round."""
    if s.last:
        return 0.0
    return min(1.0, 0.12 + max(0, s.nobles - 11) / 25)


@rule
def worth_of(s: Record, room: int, nth: int) -> float:
    """What one more servant is worth in a room that already holds `nth` of its owner's."""
    worth = ROOM_WORTH[room * MANY + min(nth, MANY - 1)]
    return worth * LASTING[room] if s.last else worth


@rule
def room_gain(s: Record, room: int) -> float:
    """What one more servant in a room is worth."""
    seat = s.turn
    gain = worth_of(s, room, s.rooms[seat, room])
    if 0 < room < OFFICE and not has_majority(s, seat, room):
        s.rooms[seat, room] += 1
        if has_majority(s, seat, room):
            gain += BONUS * (LASTING[room] if s.last else 1.0)
        s.rooms[seat, room] -= 1
    return gain


@rule
def room_loss(s: Record, room: int) -> float:
    """What taking a servant out of a room costs."""
    s.rooms[s.turn, room] -= 1
    loss = room_gain(s, room)
    s.rooms[s.turn, room] += 1
    return loss


@rule
def source_loss(s: Record, source: int) -> float:
    return RESERVE_WORTH if source == 0 else room_loss(s, source - 1)


@rule
def pack(s: Record) -> int:
    """The rooms of the seat to move as one number, to be restored by `unpack`."""
    word = 0
    for room in range(ROOMS):
        word |= int(s.rooms[s.turn, room]) << (6 * room)
    return word


@rule
def unpack(s: Record, word: int) -> None:
    for room in range(ROOMS):
        s.rooms[s.turn, room] = (word >> (6 * room)) & 63


@rule
def plan_put(s: Record) -> int:
    """The first room, in the order of rooms, of those the servants left should go to."""
    before = pack(s)
    first = ROOMS
    for _ in range(s.left):
        best = -1.0
        pick = ROOMS - 1
        for room in range(s.last_from, ROOMS):
            gain = room_gain(s, room)
            if gain > best:
                best = gain
                pick = room
        s.rooms[s.turn, pick] += 1
        first = min(first, pick)
    unpack(s, before)
    return first


@rule
def rate_walk(s: Record, way: int) -> float:
    start, end = divmod(way, ROOMS)
    return room_gain(s, end) - room_loss(s, start)


@rule
def plan_walks(s: Record, box: Record, left: int) -> int:
    """The earliest walk of a good plan for the moves left, or -1 if no walk is worth it."""
    before, sources, targets, first = pack(s), s.sources, s.targets, -1
    diagonal = 1 if s.privileges[s.turn, DIAGONAL] > 0 else 0
    while left > 0:
        way = best_walk(s, box, diagonal, left)
        if way < 0:
            break
        start, end = divmod(way, ROOMS)
        left -= box.steps[diagonal, s.at[start], s.at[end]]
        s.rooms[s.turn, start] -= 1
        s.rooms[s.turn, end] += 1
        s.sources |= 1 << start
        s.targets |= 1 << end
        if first < 0 or MOVE + way < first:
            first = MOVE + way
    unpack(s, before)
    s.sources = sources
    s.targets = targets
    return first


@rule
def best_walk(s: Record, box: Record, diagonal: int, left: int) -> int:
    """The walk that gains most for each of its moves; the later rooms of the order are still open."""
    best = 0.05
    pick = -1
    for start in range(s.last_from, ROOMS):
        if s.rooms[s.turn, start] == 0 or (s.targets >> start) & 1:
            continue
        loss = room_loss(s, start)
        for end in range(s.last_to if start == s.last_from else 0, ROOMS):
            steps = box.steps[diagonal, s.at[start], s.at[end]]
            if end != start and steps <= left and not (s.sources >> end) & 1:
                gain = (room_gain(s, end) - loss) / steps
                if gain > best:
                    best = gain
                    pick = start * ROOMS + end
    return pick


# Nobles


@rule
def noble_worth(s: Record, box: Record, space: int) -> float:
    noble = s.garden[space]
    ahead = stage(s)
    keeps = LOUIS_WORTH * ahead
    worth = box.points[noble] + PRIVILEGE_WORTH[box.privilege[noble]] * ahead
    worth -= keeps * price_of(s, box, space) + SEAL_WORTH * ahead * (box.blue[noble] + box.purple[noble])
    if box.on_side[space]:
        worth += side_gain(s, box, space)
    return worth


@rule
def side_gain(s: Record, box: Record, space: int) -> float:
    """What a servant on this space would change now, and a little for what it may decide later."""
    noble = s.garden[space]
    gain = 0.0
    for side in range(SIDES):
        if box.weight[side, space]:
            before = one_side(s, box, side, s.turn)
            s.garden[space] = FIRST_SERVANT + s.turn
            after = one_side(s, box, side, s.turn)
            s.garden[space] = noble
            gain += 0.5 * (after - before) + 0.6 * stage(s) * box.weight[side, space]
            if s.last:
                gain += 0.4 * (after - before)
    return gain


@rule
def best_noble(s: Record, box: Record) -> float:
    best = 0.0
    for space in range(SPACES):
        if can_recruit(s, box, space):
            best = max(best, noble_worth(s, box, space))
    return best


# Letters


@rule
def hold_worth(s: Record, kind: int) -> float:
    """What a letter in hand is worth: what it can still do, and the point it counts unplayed."""
    use = LETTER_WORTH[kind]
    if s.last:
        if kind == TWO_POINTS or kind == FOUR_POINTS:
            return use
        return 1.0 if s.letters[s.turn] < 6 else 0.0
    return use if s.letters[s.turn] < 5 else 0.5 * use


@rule
def rate_keep(s: Record, kind: int) -> float:
    """Keep the best as far as servants allow, in the order of kinds."""
    worth = hold_worth(s, kind)
    if worth < room_loss(s, BACK_DOOR) * stage(s) + 0.3:
        return -1.0
    better = 0
    for other in range(s.last_from, LETTERS):
        if hold_worth(s, other) > worth:
            better += s.drawn[other]
    return 3.0 - 0.1 * kind if better < s.left else -0.5


@rule
def letter_gain(s: Record, box: Record, kind: int) -> float:
    """What playing a letter now brings, less its price and the point it would count unplayed."""
    cost = LOUIS_WORTH * box.fee[kind] * stage(s) + 0.6
    if kind == MAJORITY:
        gain = 0.0
        for room in range(1, OFFICE):
            if s.rooms[s.turn, room] > 0 and not has_majority(s, s.turn, room):
                gain += BONUS
        return gain - cost
    if kind == OPEN_GATE or kind == GATE_AND_MOVES:
        more = min(s.reserve[s.turn] - s.left, 2 if kind == GATE_AND_MOVES else 6)
        return 0.4 * more + (1.6 if kind == GATE_AND_MOVES else 0.0) - cost
    if kind == FIVE_MOVES or kind == NINE_MOVES:
        return moves_gain(s, box, kind) - cost
    if kind == TWO_SEALS:
        return seals_gain(s, box) - cost
    if kind == FOUR_LOUIS:
        return LOUIS_WORTH * 4 - cost if s.last == 0 else louis_gain(s, box) - cost
    points = 2.0 if kind == TWO_POINTS else 4.0
    rich = s.louis[s.turn] >= box.fee[kind] + 6
    return points - 1.0 - 0.1 * box.fee[kind] if s.last or rich else -1.0


@rule
def moves_gain(s: Record, box: Record, kind: int) -> float:
    """More moves are worth it when the moves left do not suffice for all who would better be elsewhere."""
    more = 5 if kind == FIVE_MOVES else 9
    waiting = 0
    for room in range(ROOMS):
        if room == GATE:
            waiting += 2 * s.rooms[s.turn, room]
    return 0.35 * min(more, max(0, waiting - s.left))


@rule
def seals_gain(s: Record, box: Record) -> float:
    if s.rooms[s.turn, OFFICE] == 0:
        return 0.0
    before = best_noble(s, box)
    s.seals += 2
    s.louis[s.turn] -= box.fee[TWO_SEALS]
    after = best_noble(s, box)
    s.louis[s.turn] += box.fee[TWO_SEALS]
    s.seals -= 2
    return after - before


@rule
def louis_gain(s: Record, box: Record) -> float:
    if s.rooms[s.turn, OFFICE] == 0:
        return 0.0
    before = best_noble(s, box)
    s.louis[s.turn] += 4
    after = best_noble(s, box)
    s.louis[s.turn] -= 4
    return after - before
