"""The rules of Palais Royal: setup, what may be decided, the course of a turn, the end; palace, garden and letters hold the actions.

A turn runs through the phases PARADE to AFTER. A phase in which nothing can be decided is passed over; whether it is
depends only on what everybody sees (the number of letters in hand, never which they are).

The record counts in small integers; sums that may outgrow them are made `int` first.
"""

from regalia.core.bits import count_bits, lowest_bit, nth_bit
from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.record import OVER, MoveList, Record
from regalia.games.palais_royal.garden import (
    leave_servant,
    recruit,
    recruits,
    seals,
    take_noble,
    use_seal,
)
from regalia.games.palais_royal.knowledge import (
    redeal,
)
from regalia.games.palais_royal.letters import (
    discard_rest,
    draw_letters,
    keep,
    keeps,
    letters_to_draw,
    play_letter,
    playable,
)
from regalia.games.palais_royal.moves import (
    DISCARD,
    DONE,
    DRAW,
    KEEP_LETTER,
    LETTER,
    MOST_COINS,
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
from regalia.games.palais_royal.observation import (
    OBSERVATION,
    observe,
)
from regalia.games.palais_royal.palace import (
    ALL_ROOMS,
    FIRST_WALKS,
    bring,
    has_bonus,
    measure,
    occupied,
    put,
    sources,
    walk,
    walks,
)
from regalia.games.palais_royal.scoring import (
    scores,
    winners,
)
from regalia.games.palais_royal.state import (
    AFTER,
    COPIES,
    DOOR,
    FIRST_GAME,
    IDLE_ROUNDS,
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
    MORE_LOUIS,
    MORE_MOVES,
    MORE_QUEEN,
    MOST_LOUIS,
    NOBLES,
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
    TO_PUT,
    UNUSED,
)

__all__ = [
    "LAST_PHASE",
    "OBSERVATION",
    "choice",
    "choices",
    "legal",
    "observe",
    "options",
    "play",
    "redeal",
    "scores",
    "setup",
    "step",
    "winners",
]

LAST_PHASE = KEEP
SOURCES_COUNT = 1 + ROOMS  # the reserve and the rooms
FEW_NOBLES = 12  # PAL-E1

# Setup


@rule
def setup(s: Record, box: Record) -> None:
    deal_nobles(s, box)
    lay_rooms(s, box)
    for kind in range(LETTERS):
        s.deck[kind] = COPIES  # PAL-C3, PAL-S3: the order is drawn when needed
    for seat in range(s.players):
        s.rooms[seat, STAIRS_ROOM] = 3  # PAL-S4
        s.rooms[seat, PARADE_ROOM] = 2
        s.supply[seat] = SUPPLY
        s.reserve[seat] = SERVANTS - SUPPLY - 5
        s.louis[seat] = seat  # PAL-S5
    s.turn = 0
    s.turns_begun = 1
    s.phase = SETUP
    s.left = TO_PUT  # PAL-S6


@rule
def deal_nobles(s: Record, box: Record) -> None:
    """PAL-S1: 36 of the 42, at random."""
    for noble in range(NOBLES + 1):
        s.where[noble] = noble
    for space in range(box.spaces):
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
def lay_rooms(s: Record, box: Record) -> None:
    """PAL-S2"""
    for cell in range(ROOMS):
        s.at[FIRST_GAME[cell]] = cell
    if not s.first_game:
        for room in range(ROOMS):
            other = room + below(s, ROOMS - room)
            cell = s.at[other]
            s.at[other] = s.at[room]
            s.at[room] = cell
    measure(s, box)


# What may be decided


# Options are bits of two numbers, in the order of the moves: in the first the actions of the phase, in the second what does not
# fit there, the letters, and `done`. Louis at the mint are not among them: there are as many options as Louis.

LETTERS_AT = 2 * ROOMS  # the last rooms' ways in action 2 come before
DONE_AT = LETTERS_AT + LETTERS
PASSED_OVER = -1 << DONE_AT


@rule
def legal(s: Record, box: Record, out: MoveList) -> int:
    """List the moves of the seat to move; return how many there are."""
    first, second = options(s, box)
    if second < 0:  # a phase that would be passed over
        first = 0
        second = playable(s, box) << LETTERS_AT | 1 << DONE_AT
    count = amounts(s)
    for nth in range(count):
        out[nth] = TAKE_LOUIS + count - 1 - nth
    while first:
        out[count] = action(s, box, lowest_bit(first))
        first &= first - 1
        count += 1
    while second:
        out[count] = other_move(lowest_bit(second))
        second &= second - 1
        count += 1
    return count


@rule
def options(s: Record, box: Record) -> tuple[int, int]:
    """What may be decided; the second number is negative where the phase is passed over."""
    first = 0
    second = 0
    if s.phase == STAIRS:
        first, second = walks(s)
    elif s.phase == RECRUIT:
        first = recruits(s, box)
    elif (s.phase == PARADE and s.left > 0) or s.phase == KING or s.phase == QUEEN:
        first = sources(s)
    elif s.phase == SETUP:
        first = ALL_ROOMS & -1 << int(s.last_from)  # PAL-S6
    elif s.phase == DOOR:
        first = 1
    elif s.phase == KEEP:
        first = keeps(s)
    elif s.phase == SIDE:
        first = occupied(s) << 1 | (s.reserve[s.turn] > 0)  # PAL-A6: from the reserve or any room
    elif s.phase == SEALS:
        first = seals(s)
    if PARADE <= s.phase <= AFTER:
        second |= (playable(s, box) << LETTERS_AT | 1 << DONE_AT) if decides(s, first) else PASSED_OVER
    return first, second


@rule
def decides(s: Record, actions: int) -> bool:
    """Whether the seat to move has a choice in this phase of the turn, as far as everybody can tell."""
    if s.phase == PARADE or s.phase == RECRUIT:
        return actions != 0 or s.letters[s.turn] > 0
    if s.phase == STAIRS:
        return s.left > 0 or s.letters[s.turn] > 0
    if s.phase == MINT:
        return s.left > 0
    if s.phase == AFTER:
        return s.drew > 0 and s.letters[s.turn] > 0
    if s.phase == DOOR:
        return s.drew == 0 and letters_to_draw(s) > 0
    return actions != 0 and s.either + (s.king if s.phase == KING else s.queen) > 0


@rule
def amounts(s: Record) -> int:
    return min(int(s.left), MOST_COINS) if s.phase == MINT else 0


@rule
def choices(s: Record, open_to: tuple[int, int]) -> int:
    """How many legal moves the options are; 0 where the phase is passed over."""
    if open_to[1] < 0:
        return 0
    return amounts(s) + count_bits(open_to[0]) + count_bits(open_to[1])


@rule
def choice(s: Record, box: Record, open_to: tuple[int, int], nth: int) -> int:
    """One of them, in the order of the list; `done` where there is none."""
    first, second = open_to
    if second < 0:
        return DONE
    louis = amounts(s) - nth
    if louis > 0:
        return TAKE_LOUIS + louis - 1
    nth = -louis
    actions = count_bits(first)
    bit = nth_bit(first if nth < actions else second, nth if nth < actions else nth - actions)
    if nth < actions:
        return action(s, box, bit)
    return other_move(bit)


@rule
def action(s: Record, box: Record, bit: int) -> int:
    if s.phase == RECRUIT:
        return RECRUIT_NOBLE + int(box.cell[bit])
    move = bit
    if s.phase == PARADE:
        move += TO_GATE
    elif s.phase == STAIRS:
        move += MOVE
    elif s.phase == KING:
        move += TO_KING
    elif s.phase == QUEEN:
        move += TO_QUEEN
    elif s.phase == DOOR:
        move += DRAW
    elif s.phase == KEEP:
        move += KEEP_LETTER
    elif s.phase == SIDE:
        move += TO_SIDE
    elif s.phase == SEALS:
        move += SEAL
    return move


@rule
def other_move(bit: int) -> int:
    return bit + (LETTER - LETTERS_AT if bit >= LETTERS_AT else MOVE + FIRST_WALKS * ROOMS)


@rule
def play(s: Record, box: Record, move: int) -> None:
    """Play a legal move, then pass over phases in which there is nothing to decide."""
    step(s, box, move)
    settle(s, box)


@rule
def settle(s: Record, box: Record) -> None:
    """Go on to the next decision."""
    while s.phase != OVER and choices(s, options(s, box)) == 0:
        advance(s, box)


@rule
def step(s: Record, box: Record, move: int) -> None:
    """Carry out one move; `done` ends an action, also one that was passed over."""
    if move < TO_GATE:
        put(s, move - PUT)
    elif move < TO_SIDE:
        bring(s, (move - TO_GATE) % SOURCES_COUNT)
    elif move < MOVE:
        leave_servant(s, move - TO_SIDE)
    elif move < TAKE_LOUIS:
        walk(s, box, move - MOVE)
    elif move < RECRUIT_NOBLE:
        s.louis[s.turn] = min(int(s.louis[s.turn]) + move - TAKE_LOUIS + 1, MOST_LOUIS)
        s.left = 0
    elif move < SEAL:
        recruit(s, box, box.space[move - RECRUIT_NOBLE])
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
    elif move == DONE:
        advance(s, box)
    if s.phase == SEALS and (move == PAY or s.seals == 0 or s.blue + s.purple == 0):
        take_noble(s, box)


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
    s.turns_begun += 1
    s.phase = PARADE
    if s.turn == 0:
        begin_round(s)


@rule
def begin_round(s: Record) -> None:
    if s.nobles < FEW_NOBLES:
        s.last = 1  # PAL-E1
    if s.idle >= IDLE_ROUNDS:
        s.phase = OVER  # PAL-R6
    s.idle += 1
