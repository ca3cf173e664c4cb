"""Letters of privilege: drawing them at the back door (action 5), and playing them."""

from regalia.core.compiled import rule
from regalia.core.dice import draw
from regalia.core.record import MoveList, Record
from regalia.games.palais_royal.ages import note_discarded, note_played, note_shuffle
from regalia.games.palais_royal.palace import (
    has_bonus,
)
from regalia.games.palais_royal.state import (
    AFTER,
    BACK_DOOR,
    FIVE_MOVES,
    FOUR_LOUIS,
    FOUR_POINTS,
    GATE_AND_MOVES,
    KEEP,
    LETTERS,
    MAJORITY,
    MORE_LETTERS,
    MOST_LOUIS,
    NINE_MOVES,
    OPEN_GATE,
    PARADE,
    PARADE_ROOM,
    RECRUIT,
    SERVANTS,
    STAIRS,
    TWO_POINTS,
    TWO_SEALS,
)

# The back door


@rule
def total(pile: MoveList) -> int:
    count = 0
    for kind in range(LETTERS):
        count += pile[kind]
    return count


@rule
def letters_to_draw(s: Record) -> int:
    """PAL-A8, PAL-N7: the full number, or what there is (PAL-R4)."""
    at_door = int(s.rooms[s.turn, BACK_DOOR])
    if at_door == 0:
        return 0
    return min(at_door + 3 * int(s.privileges[s.turn, MORE_LETTERS]), int(total(s.deck)) + int(total(s.discard)))


@rule
def draw_letters(s: Record) -> None:
    deck = total(s.deck)
    for _ in range(letters_to_draw(s)):
        if deck == 0:
            deck = shuffle_discards(s)
        s.drawn[draw(s, s.deck, deck)] += 1
        deck -= 1
    s.drew = 1
    s.left = s.rooms[s.turn, BACK_DOOR]
    s.phase = KEEP


@rule
def shuffle_discards(s: Record) -> int:
    """The discards become the deck; returns how many there are."""
    count = total(s.discard)
    if count > 0:
        note_shuffle(s)
        for kind in range(LETTERS):
            s.deck[kind] = s.discard[kind]
            s.discard[kind] = 0
    return count


@rule
def keeps(s: Record) -> int:
    """Letters that may be kept, and (last) that the others are discarded; a bit each."""
    mask = 1 << LETTERS
    if s.left > 0:
        for kind in range(LETTERS):
            mask |= ((s.drawn[kind] > 0) & (kind >= s.last_from)) << kind
    return mask


@rule
def keep(s: Record, kind: int) -> None:
    """PAL-A8: each kept letter returns a servant to the reserve."""
    seat = s.turn
    s.drawn[kind] -= 1
    s.hand[seat, kind] += 1
    s.letters[seat] += 1
    s.rooms[seat, BACK_DOOR] -= 1
    s.reserve[seat] += 1
    if s.ordered:
        s.last_from = kind
    s.left -= 1


@rule
def discard_rest(s: Record) -> None:
    if total(s.drawn_old) > 0:
        note_discarded(s, s.turn)
    for kind in range(LETTERS):
        s.discard[kind] += s.drawn[kind]
        s.drawn[kind] = 0
        s.drawn_old[kind] = 0
    s.left = 0
    s.last_from = 0
    s.phase = AFTER


# Letters


@rule
def moments(s: Record) -> int:
    """Letters that may be played now, a bit each; never between recruiting and paying, or between drawing and keeping."""
    if s.phase < PARADE or s.phase > AFTER:
        return 0
    mask = 1 << FOUR_LOUIS | 1 << TWO_POINTS | 1 << FOUR_POINTS  # PAL-L7, PAL-L8, PAL-L9
    if s.phase == PARADE:
        mask |= 1 << OPEN_GATE | 1 << GATE_AND_MOVES | (s.begun == 0) << MAJORITY  # PAL-L2, PAL-L3; PAL-L1
    elif s.phase == STAIRS:
        mask |= 1 << FIVE_MOVES | 1 << NINE_MOVES  # PAL-L4, PAL-L5
    elif s.phase == RECRUIT:
        mask |= 1 << TWO_SEALS  # PAL-L6
    return mask


@rule
def is_its_moment(s: Record, kind: int) -> bool:
    return moments(s) >> kind & 1 == 1


@rule
def playable(s: Record, box: Record) -> int:
    """Letters in hand that may be played now and can be paid for, a bit each."""
    mask = 0
    if s.letters[s.turn] > 0:
        for kind in range(LETTERS):
            mask |= ((s.hand[s.turn, kind] > 0) & (box.fee[kind] <= s.louis[s.turn])) << kind
        mask &= moments(s)
    return mask


@rule
def play_letter(s: Record, box: Record, kind: int) -> None:
    seat = s.turn
    s.louis[seat] -= box.fee[kind]
    note_played(s, seat, kind)
    s.hand[seat, kind] -= 1
    s.letters[seat] -= 1
    s.last_from = 0  # PAL-R9: the order of moves begins anew
    s.last_to = 0
    s.sources = 0
    s.targets = 0
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
        s.louis[s.turn] = min(int(s.louis[s.turn]) + 4, MOST_LOUIS)  # PAL-L7
