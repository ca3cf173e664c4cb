"""The rules of Palais Royal: setup, what may be decided, the course of a turn, the end; palace, garden and letters hold the actions.

A turn runs through the phases PARADE to AFTER. A phase in which nothing can be decided is passed over; whether it is
depends only on what everybody sees (the number of letters in hand, never which they are).

The record counts in small integers; sums that may outgrow them are made `int` first.
"""

from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.record import OVER, MoveList, Record
from regalia.games.palais_royal.garden import (
    can_recruit,
    can_recruit_any,
    leave_servant,
    list_seals,
    list_side,
    recruit,
    take_noble,
    use_seal,
)
from regalia.games.palais_royal.knowledge import (
    OBSERVATION,
    observe,
    redeal,
)
from regalia.games.palais_royal.letters import (
    discard_rest,
    draw_letters,
    keep,
    list_keeps,
    list_letters,
    play_letter,
    total,
)
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
    TO_SIDE,
)
from regalia.games.palais_royal.palace import (
    bring,
    has_bonus,
    has_source,
    list_sources,
    list_walks,
    put,
    walk,
)
from regalia.games.palais_royal.scoring import (
    scores,
    winners,
)
from regalia.games.palais_royal.state import (
    AFTER,
    BACK_DOOR,
    COPIES,
    DOOR,
    FIRST_GAME,
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
