"""The rules of Palais Royal, in the order of the rulebook. Each step cites the rule it carries out.

A turn runs through the phases PARADE to AFTER. A phase in which nothing can be decided is passed over; whether it is
depends only on what everybody sees (the number of letters in hand, never which they are).

The record counts in small integers; sums that may outgrow them are made `int` first.
"""

from regalia.core.compiled import rule
from regalia.core.dice import below, draw
from regalia.core.record import OVER, MoveList, Record
from regalia.games.palais_royal.knowledge import OBSERVATION, observe, redeal
from regalia.games.palais_royal.moves import (
    DISCARD,
    DONE,
    DRAW,
    HIRE,
    KEEP_LETTER,
    LETTER,
    MOVE,
    PAY,
    PUT,
    SEAL,
    TAKE,
    TO_GATE,
    TO_KING,
    TO_QUEEN,
    TO_SIDE,
)
from regalia.games.palais_royal.scoring import scores, winners
from regalia.games.palais_royal.state import (
    AFTER,
    BACK_DOOR,
    CARDINAL,
    COPIES,
    DIAGONAL,
    DOOR,
    FIRST_GAME,
    FIRST_OWNER,
    FIRST_SERVANT,
    FIVE_MOVES,
    FOUR_LOUIS,
    GATE,
    GATE_AND_MOVES,
    IN_GARDEN,
    KEEP,
    KING,
    KING_OR_QUEEN,
    KING_ROOM,
    LETTERS,
    MAJORITY,
    MINT,
    MORE_GATE,
    MORE_KING,
    MORE_LETTERS,
    MORE_LOUIS,
    MORE_MOVES,
    MORE_QUEEN,
    NEIGHBOURS,
    NINE_MOVES,
    NO_SPACE,
    NOBLES,
    OFFICE,
    ONE_SERVANT,
    OPEN_GATE,
    PARADE,
    PARADE_ROOM,
    QUEEN,
    QUEEN_ROOM,
    RECRUIT,
    ROOMS,
    SEALS,
    SERVANTS,
    SETUP,
    SIDE,
    SPACES,
    STAIRS,
    STAIRS_ROOM,
    SUPPLY,
    THREE_SERVANTS,
    TWO_POINTS,
    TWO_SEALS,
    UNUSED,
)

__all__ = ["OBSERVATION", "legal", "observe", "play", "redeal", "scores", "setup", "winners"]

SOURCES_COUNT = 1 + ROOMS  # the reserve and the rooms
FEW_NOBLES = 12  # PAL-E1
PATIENCE = 20  # rounds without a noble, PAL-R6

# Setup


@rule
def setup(s: Record, box: Record) -> None:
    deal_nobles(s)
    lay_rooms(s)
    for kind in range(LETTERS):
        s.deck[kind] = COPIES  # PAL-C3, PAL-S3: the order is drawn when needed
    for seat in range(s.players):
        s.rooms[seat, STAIRS_ROOM] = 3  # PAL-S4
        s.rooms[seat, PARADE_ROOM] = 2
        s.supply[seat] = SUPPLY
        s.reserve[seat] = SERVANTS - SUPPLY - 5
        s.louis[seat] = seat  # PAL-S5
    s.turn = 0
    s.turns = 1
    s.phase = SETUP
    s.left = 5  # PAL-S6


@rule
def deal_nobles(s: Record) -> None:
    """PAL-S1: 36 of the 42, at random."""
    for noble in range(NOBLES + 1):
        s.where[noble] = noble
    for space in range(SPACES):
        other = space + 1 + below(s, NOBLES - space)
        noble = s.where[other]
        s.where[other] = s.where[space + 1]
        s.garden[space] = noble
    for noble in range(1, NOBLES + 1):
        s.where[noble] = UNUSED
    for space in range(SPACES):
        s.where[s.garden[space]] = IN_GARDEN
    s.nobles = SPACES


@rule
def lay_rooms(s: Record) -> None:
    """PAL-S2"""
    for cell in range(ROOMS):
        s.at[FIRST_GAME[cell]] = cell
    if not s.first_game:
        for room in range(ROOMS):
            other = room + below(s, ROOMS - room)
            cell = s.at[other]
            s.at[other] = s.at[room]
            s.at[room] = cell


# What may be decided


@rule
def legal(s: Record, box: Record, out: MoveList) -> int:
    """List the moves of the seat in turn; return how many there are."""
    if s.phase == SETUP:
        count = 0
        for room in range(s.last_from, ROOMS):  # PAL-S6, in the order of the rooms
            out[count] = PUT + room
            count += 1
        return count
    if s.phase == SEALS:
        return list_seals(s, out)
    if s.phase == SIDE:
        return list_side(s, out)
    if s.phase == KEEP:
        return list_keeps(s, out)
    count = 0
    if (s.phase == PARADE and s.left > 0) or s.phase == KING or s.phase == QUEEN:
        count = list_sources(s, out)
    elif s.phase == STAIRS and s.left > 0:
        count = list_walks(s, box, out)
    elif s.phase == MINT:
        for louis in range(s.left, 0, -1):
            out[count] = TAKE + louis - 1
            count += 1
    elif s.phase == RECRUIT:
        for space in range(SPACES):
            if can_recruit(s, box, space):
                out[count] = HIRE + box.cell[space]
                count += 1
    elif s.phase == DOOR:
        out[0] = DRAW
        count = 1
    count = list_letters(s, box, out, count)
    out[count] = DONE
    return count + 1


@rule
def play(s: Record, box: Record, move: int) -> None:
    """Play a legal move, then pass over phases in which there is nothing to decide."""
    if move < TO_GATE:
        put(s, move - PUT)
    elif move < TO_SIDE:
        bring(s, (move - TO_GATE) % SOURCES_COUNT)
    elif move < MOVE:
        leave_servant(s, move - TO_SIDE)
    elif move < TAKE:
        walk(s, box, move - MOVE)
    elif move < HIRE:
        s.louis[s.turn] += move - TAKE + 1
        s.left = 0
    elif move < SEAL:
        recruit(s, box, box.space[move - HIRE])
    elif move < PAY:
        use_seal(s, move - SEAL)
    elif move == DRAW:
        draw_letters(s)
    elif KEEP_LETTER <= move < DISCARD:
        keep(s, move - KEEP_LETTER)
    elif move == DISCARD:
        discard_rest(s)
    elif LETTER <= move < DONE:
        play_letter(s, box, move - LETTER)
    if s.phase == SEALS and (move == PAY or s.seals == 0 or s.blue + s.purple == 0):
        take_noble(s, box)
    done = move == DONE
    while done or not decides(s, box):
        advance(s, box)
        done = False


@rule
def settle(s: Record, box: Record) -> None:
    """For a position just laid out: go on to the first decision."""
    while not decides(s, box):
        advance(s, box)


@rule
def decides(s: Record, box: Record) -> bool:
    """Whether the seat in turn has a choice in this phase, as far as everybody can tell."""
    seat = s.turn
    if s.phase == PARADE:
        return s.letters[seat] > 0 or (s.left > 0 and has_source(s))
    if s.phase == STAIRS:
        return s.letters[seat] > 0 or s.left > 0
    if s.phase == MINT:
        return s.left > 0
    if s.phase == KING:
        return s.king + s.either > 0 and has_source(s)
    if s.phase == QUEEN:
        return s.queen + s.either > 0 and has_source(s)
    if s.phase == RECRUIT:
        return s.letters[seat] > 0 or can_recruit_any(s, box)
    if s.phase == DOOR:
        return s.drew == 0 and s.rooms[seat, BACK_DOOR] > 0 and (total(s.deck) > 0 or total(s.discard) > 0)
    if s.phase == AFTER:
        return s.drew > 0 and s.letters[seat] > 0
    return True


@rule
def advance(s: Record, box: Record) -> None:
    """The next phase of the turn, or the next turn."""
    s.left = 0
    s.last_from = 0
    s.last_to = 0
    s.sources = 0
    s.targets = 0
    if s.phase == AFTER or (s.phase == DOOR and s.drew == 0):
        end_turn(s)
    else:
        s.phase += 1
    open_phase(s, box)


@rule
def open_phase(s: Record, box: Record) -> None:
    """Count, at the beginning of an action, what it allows."""
    seat = s.turn
    if PARADE <= s.phase <= MINT:
        first = s.phase - PARADE + PARADE_ROOM  # parade, stairs, or mint, king and queen: judged before servants are put (PAL-N5)
        bonus = 0
        for room in range(first, QUEEN_ROOM + 1 if s.phase == MINT else first + 1):
            bonus |= has_bonus(s, room) << room
        more = MORE_GATE if s.phase == PARADE else MORE_MOVES if s.phase == STAIRS else MORE_LOUIS  # PAL-N1, PAL-N2, PAL-N4
        s.left = s.rooms[seat, first] + ((bonus >> first) & 1) + 2 * s.privileges[seat, more]  # PAL-A1, PAL-A2, PAL-A3
        if s.phase == STAIRS:
            s.begun = 0
            s.left += s.extra  # PAL-L3
            s.extra = 0
        elif s.phase == MINT:
            s.king = ((bonus >> KING_ROOM) & 1) + s.privileges[seat, MORE_KING]  # PAL-N5
            s.queen = ((bonus >> QUEEN_ROOM) & 1) + s.privileges[seat, MORE_QUEEN]  # PAL-N6
            s.either = s.privileges[seat, KING_OR_QUEEN]
    elif s.phase == RECRUIT:
        s.king = 0
        s.queen = 0
        s.either = 0
    elif s.phase == DOOR:
        s.seals = 0  # PAL-R5


# Majorities


@rule
def has_bonus(s: Record, room: int) -> int:
    """1 if the seat in turn gets the bonus of a room: by majority, or by the letter PAL-L1 with a servant there."""
    if s.majority and s.rooms[s.turn, room] > 0:
        return 1
    return 1 if has_majority(s, s.turn, room) else 0


@rule
def has_majority(s: Record, seat: int, room: int) -> bool:
    mine = s.rooms[seat, room]
    if mine == 0:
        return False
    tied = False
    wins_tie = s.rooms[seat, CARDINAL] > 0
    for other in range(s.players):
        if other != seat:
            if s.rooms[other, room] > mine:
                return False  # PAL-M1
            if s.rooms[other, room] == mine:
                tied = True
                wins_tie = wins_tie and s.rooms[seat, CARDINAL] > s.rooms[other, CARDINAL]  # PAL-M2
    return wins_tie or not tied


# Servants


@rule
def put(s: Record, room: int) -> None:
    """PAL-S6"""
    s.reserve[s.turn] -= 1
    s.rooms[s.turn, room] += 1
    s.last_from = room
    s.left -= 1
    if s.left == 0:
        s.last_from = 0
        if s.turn + 1 < s.players:
            s.turn += 1
            s.turns += 1
            s.left = 5
        else:
            s.phase = AFTER  # settle() finds nothing to decide there and begins the first turn


@rule
def room_to_fill(s: Record) -> int:
    """Where a servant goes who is newly put in this phase."""
    return GATE if s.phase == PARADE else KING_ROOM if s.phase == KING else QUEEN_ROOM


@rule
def has_source(s: Record) -> bool:
    if s.reserve[s.turn] > 0:
        return True
    for other in range(s.last_from - 1 if s.last_from else 0, ROOMS):
        if other != room_to_fill(s) and s.rooms[s.turn, other] > 0:
            return True
    return False


@rule
def list_sources(s: Record, out: MoveList) -> int:
    """PAL-T1: from the reserve; only when it is empty from another room, taken in the order of the rooms."""
    first = TO_GATE if s.phase == PARADE else TO_KING if s.phase == KING else TO_QUEEN
    if s.reserve[s.turn] > 0:
        out[0] = first
        return 1
    count = 0
    for other in range(s.last_from - 1 if s.last_from else 0, ROOMS):
        if other != room_to_fill(s) and s.rooms[s.turn, other] > 0:
            out[count] = first + 1 + other
            count += 1
    return count


@rule
def bring(s: Record, source: int) -> None:
    """A servant to the gate, the king or the queen, from the reserve (source 0) or another room (source 1 and up)."""
    if s.phase == PARADE:
        s.begun = 1
        s.left -= 1
    elif s.phase == KING and s.king > 0:  # what is meant for one room is used before what could go into either
        s.king -= 1
    elif s.phase == QUEEN and s.queen > 0:
        s.queen -= 1
    else:
        s.either -= 1
    take_from(s, source)
    s.rooms[s.turn, room_to_fill(s)] += 1
    s.last_from = source


@rule
def take_from(s: Record, source: int) -> None:
    if source == 0:
        s.reserve[s.turn] -= 1
    else:
        s.rooms[s.turn, source - 1] -= 1


@rule
def list_walks(s: Record, box: Record, out: MoveList) -> int:
    """PAL-A2: every servant walks at most once, all its way; nobody walks into a room another one left, and pairs of rooms rise.

    Any result of single moves is reached this way: servants are alike, so whoever walks into a room that another leaves
    could as well have gone on in its place.
    """
    diagonal = 1 if s.privileges[s.turn, DIAGONAL] > 0 else 0  # PAL-N3
    count = 0
    for start in range(s.last_from, ROOMS):
        if s.rooms[s.turn, start] == 0 or (s.targets >> start) & 1:
            continue
        first = s.last_to if start == s.last_from else 0
        for end in range(first, ROOMS):
            if end != start and not (s.sources >> end) & 1 and box.steps[diagonal, s.at[start], s.at[end]] <= s.left:
                out[count] = MOVE + start * ROOMS + end
                count += 1
    return count


@rule
def walk(s: Record, box: Record, way: int) -> None:
    start, end = divmod(way, ROOMS)
    diagonal = 1 if s.privileges[s.turn, DIAGONAL] > 0 else 0
    s.left -= box.steps[diagonal, s.at[start], s.at[end]]
    s.rooms[s.turn, start] -= 1
    s.rooms[s.turn, end] += 1
    s.sources |= 1 << start
    s.targets |= 1 << end
    s.last_from = start
    s.last_to = end


# Recruiting


@rule
def price_of(s: Record, box: Record, space: int) -> int:
    """PAL-A5"""
    return max(0, int(box.price[s.garden[space]]) - int(s.near[space]))


@rule
def can_recruit(s: Record, box: Record, space: int) -> bool:
    """PAL-A4: a servant in the office, the seals and the Louis."""
    noble = s.garden[space]
    if noble == 0 or noble >= FIRST_SERVANT or s.rooms[s.turn, OFFICE] == 0:
        return False
    missing = missing_seals(s, box.blue[noble], box.purple[noble])
    return missing <= s.seals and price_of(s, box, space) <= s.louis[s.turn]


@rule
def missing_seals(s: Record, blue: int, purple: int) -> int:
    """Seals that servants in the two rooms cannot pay."""
    return max(0, int(blue) - int(s.rooms[s.turn, KING_ROOM])) + max(0, int(purple) - int(s.rooms[s.turn, QUEEN_ROOM]))


@rule
def can_recruit_any(s: Record, box: Record) -> bool:
    if s.rooms[s.turn, OFFICE] == 0:
        return False
    for space in range(SPACES):
        if can_recruit(s, box, space):
            return True
    return False


@rule
def recruit(s: Record, box: Record, space: int) -> None:
    noble = s.garden[space]
    s.louis[s.turn] -= price_of(s, box, space)
    s.space = space
    s.blue = box.blue[noble]
    s.purple = box.purple[noble]
    s.phase = SEALS  # PAL-L6: which seals does the letter pay? Without one, none


@rule
def list_seals(s: Record, out: MoveList) -> int:
    """Blue seals first; never so that the rest could not be paid."""
    count = 0
    if s.seals > 0:
        if s.blue > 0 and s.last_to == 0 and missing_seals(s, int(s.blue) - 1, s.purple) < s.seals:
            out[count] = SEAL
            count += 1
        if s.purple > 0 and missing_seals(s, s.blue, 0) == 0 and missing_seals(s, 0, int(s.purple) - 1) < s.seals:
            out[count] = SEAL + 1
            count += 1
    if missing_seals(s, s.blue, s.purple) == 0:
        out[count] = PAY
        count += 1
    return count


@rule
def use_seal(s: Record, colour: int) -> None:
    s.seals -= 1
    s.last_to = colour
    if colour == 0:
        s.blue -= 1
    else:
        s.purple -= 1


@rule
def take_noble(s: Record, box: Record) -> None:
    """PAL-A4: servants return to the reserve, the noble comes to its new owner."""
    seat = s.turn
    noble = s.garden[s.space]
    s.rooms[seat, OFFICE] -= 1
    s.rooms[seat, KING_ROOM] -= s.blue
    s.rooms[seat, QUEEN_ROOM] -= s.purple
    s.reserve[seat] += 1 + s.blue + s.purple
    s.blue = 0
    s.purple = 0
    s.last_to = 0
    s.where[noble] = FIRST_OWNER + seat
    s.nobles -= 1
    s.idle = 0
    empty_space(s, box, s.space)
    win_privilege(s, box.privilege[noble])
    if box.on_side[s.space]:
        s.phase = SIDE  # PAL-A6
    else:
        s.space = 0
        s.phase = RECRUIT


@rule
def empty_space(s: Record, box: Record, space: int) -> None:
    s.garden[space] = 0
    for i in range(NEIGHBOURS):
        other = box.near[space, i]
        if other == NO_SPACE:
            break
        s.near[other] += 1  # PAL-A5; a servant put there later changes nothing


@rule
def win_privilege(s: Record, privilege: int) -> None:
    """Kept from now on (PAL-R3); servants come at once (PAL-N8, PAL-N9), as many as are left."""
    seat = s.turn
    s.privileges[seat, privilege] += 1
    if privilege == ONE_SERVANT or privilege == THREE_SERVANTS:
        more = min(s.supply[seat], 1 if privilege == ONE_SERVANT else 3)
        s.supply[seat] -= more
        s.reserve[seat] += more


@rule
def list_side(s: Record, out: MoveList) -> int:
    """PAL-A6: from the reserve or any room."""
    count = 0
    if s.reserve[s.turn] > 0:
        out[0] = TO_SIDE
        count = 1
    for room in range(ROOMS):
        if s.rooms[s.turn, room] > 0:
            out[count] = TO_SIDE + 1 + room
            count += 1
    return count


@rule
def leave_servant(s: Record, source: int) -> None:
    take_from(s, source)
    s.garden[s.space] = FIRST_SERVANT + s.turn
    s.space = 0
    s.phase = RECRUIT


# The back door


@rule
def total(pile: MoveList) -> int:
    count = 0
    for kind in range(LETTERS):
        count += pile[kind]
    return count


@rule
def draw_letters(s: Record) -> None:
    """PAL-A8, PAL-N7: the full number, or what there is (PAL-R4)."""
    at_door = s.rooms[s.turn, BACK_DOOR]
    deck = total(s.deck)
    for _ in range(at_door + 3 * s.privileges[s.turn, MORE_LETTERS]):
        if deck == 0:
            deck = shuffle_discards(s)
            if deck == 0:
                break
        s.drawn[draw(s, s.deck, deck)] += 1
        deck -= 1
    s.drew = 1
    s.left = at_door
    s.phase = KEEP


@rule
def shuffle_discards(s: Record) -> int:
    """The discards become the deck; everything drawn before is now old (see knowledge.py)."""
    for kind in range(LETTERS):
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
        s.drawn_old[kind] = s.drawn[kind]
        for seat in range(s.players):
            s.old[seat, kind] = s.hand[seat, kind]
    return total(s.deck)


@rule
def list_keeps(s: Record, out: MoveList) -> int:
    count = 0
    if s.left > 0:
        for kind in range(s.last_from, LETTERS):
            if s.drawn[kind] > 0:
                out[count] = KEEP_LETTER + kind
                count += 1
    out[count] = DISCARD
    return count + 1


@rule
def keep(s: Record, kind: int) -> None:
    """PAL-A8: each kept letter returns a servant to the reserve."""
    seat = s.turn
    s.drawn[kind] -= 1
    s.hand[seat, kind] += 1
    s.letters[seat] += 1
    if s.drawn_old[kind] > 0:
        s.drawn_old[kind] -= 1
        s.old[seat, kind] += 1
    s.rooms[seat, BACK_DOOR] -= 1
    s.reserve[seat] += 1
    s.last_from = kind
    s.left -= 1


@rule
def discard_rest(s: Record) -> None:
    for kind in range(LETTERS):
        s.discard[kind] += s.drawn[kind]
        s.drawn[kind] = 0
        s.drawn_old[kind] = 0
    s.left = 0
    s.last_from = 0
    s.phase = AFTER


# Letters


@rule
def is_its_moment(s: Record, kind: int) -> bool:
    """When a letter may be played; never between recruiting and paying, or between drawing and keeping."""
    if kind == MAJORITY:
        return s.phase == PARADE and s.begun == 0  # PAL-L1
    if kind <= GATE_AND_MOVES:
        return s.phase == PARADE  # PAL-L2, PAL-L3
    if kind <= NINE_MOVES:
        return s.phase == STAIRS  # PAL-L4, PAL-L5
    if kind == TWO_SEALS:
        return s.phase == RECRUIT  # PAL-L6
    return PARADE <= s.phase <= AFTER  # PAL-L7, PAL-L8, PAL-L9


@rule
def list_letters(s: Record, box: Record, out: MoveList, count: int) -> int:
    if s.letters[s.turn] > 0:
        for kind in range(LETTERS):
            if s.hand[s.turn, kind] > 0 and box.fee[kind] <= s.louis[s.turn] and is_its_moment(s, kind):
                out[count] = LETTER + kind
                count += 1
    return count


@rule
def play_letter(s: Record, box: Record, kind: int) -> None:
    seat = s.turn
    s.louis[seat] -= box.fee[kind]
    s.hand[seat, kind] -= 1
    s.letters[seat] -= 1
    if s.old[seat, kind] > 0:
        s.old[seat, kind] -= 1
    if kind == MAJORITY:
        if has_bonus(s, PARADE_ROOM) == 0 and s.rooms[seat, PARADE_ROOM] > 0:
            s.left += 1
        s.majority += 1  # PAL-L1: lies in front of the player until the turn ends
    elif kind >= TWO_POINTS:
        s.shown[seat, kind - TWO_POINTS] += 1  # PAL-L8, PAL-L9
    else:
        s.discard[kind] += 1
        use_letter(s, kind)


@rule
def use_letter(s: Record, kind: int) -> None:
    if kind == OPEN_GATE:
        s.begun = 1
        s.left += SERVANTS  # PAL-L2: nobody has more
    elif kind == GATE_AND_MOVES:
        s.begun = 1
        s.left += 2  # PAL-L3
        s.extra += 6
    elif kind == FIVE_MOVES:
        s.left += 5  # PAL-L4
    elif kind == NINE_MOVES:
        s.left += 9  # PAL-L5
    elif kind == TWO_SEALS:
        s.seals += 2  # PAL-L6
    elif kind == FOUR_LOUIS:
        s.louis[s.turn] += 4  # PAL-L7


# End


@rule
def end_turn(s: Record) -> None:
    s.discard[MAJORITY] += s.majority
    s.majority = 0
    s.drew = 0
    if s.turn == s.players - 1 and s.last:
        s.phase = OVER  # PAL-E1
        return
    s.turn = (s.turn + 1) % s.players
    s.turns += 1
    s.phase = PARADE
    if s.turn == 0:
        begin_round(s)


@rule
def begin_round(s: Record) -> None:
    if s.nobles < FEW_NOBLES:
        s.last = 1  # PAL-E1
    if s.idle == PATIENCE:
        s.phase = OVER  # PAL-R6
    s.idle += 1
