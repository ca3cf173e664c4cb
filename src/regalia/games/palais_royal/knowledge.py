"""What a seat of Palais Royal knows: guessing the rest anew, and knowledge as numbers.

Hidden are the letters in other hands, the deck and the letters somebody looks at at the back door. Nobles are not:
all 36 in the garden lay open, so everybody knows who recruited which of them, and that the other six are in the box.

The discards lie open, too. When they are shuffled into a new deck everybody knows what it holds, and that letters drawn
before are not among them. So letters are guessed apart by the deck they were drawn from (see ages.py), which everybody
who watches the table can tell of a hidden letter. From the choices of others nothing is concluded.
"""

from regalia.core.compiled import rule
from regalia.core.dice import below, draw
from regalia.core.record import Record, Vector
from regalia.games.palais_royal.ages import BITS, OLDEST, count_old, with_age, without_age
from regalia.games.palais_royal.letters import total
from regalia.games.palais_royal.state import (
    COPIES,
    FIRST_OWNER,
    FIRST_SERVANT,
    KEEP,
    LETTERS,
    NOBLES,
    PHASE_NAMES,
    PRIVILEGES,
    ROOMS,
    SEATS,
    SPACES,
)

DRAWN = SEATS  # beside the seats, who holds hidden letters: those being looked at


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal what `seat` cannot see anew: letters of each age among those who hold some, the others between hands and deck."""
    looks = s.phase == KEEP and s.turn != seat  # somebody else looks at letters just drawn
    if looks:
        s.last_from = 0  # the order of keeping would betray what was kept
    ages = ages_held(s, seat, looks)
    counts = gather_new(s, seat, looks)
    for age in range(1, OLDEST + 1):
        if ages >> age & 1:
            redeal_age(s, seat, age, looks)
    left = total(s.deck)
    for holder in range(DRAWN + 1):
        for _ in range(counts >> 8 * holder & 0xFF):
            kind = draw(s, s.deck, left)
            give(s, holder, kind)
            left -= 1


@rule
def ages_held(s: Record, seat: int, looks: bool) -> int:
    """The ages of the letters that `seat` cannot see, a bit each; bit 0 means nothing."""
    ages = 0
    for other in range(s.players):
        for kind in range(LETTERS):
            word = int(s.old[other, kind]) if other != seat else 0
            while word:
                ages |= 1 << (word & OLDEST)
                word >>= BITS
    if looks and total(s.drawn_old) > 0:
        ages |= 2
    return ages


@rule
def gather_new(s: Record, seat: int, looks: bool) -> int:
    """Put hidden letters from the deck in use back into it; how many each holder had, a byte each."""
    counts = 0
    for kind in range(LETTERS):
        for other in range(s.players):
            new = int(s.hand[other, kind]) - count_old(int(s.old[other, kind])) if other != seat else 0
            s.hand[other, kind] -= new
            s.deck[kind] += new
            counts += new << 8 * other
        if looks:
            new = int(s.drawn[kind]) - int(s.drawn_old[kind])
            s.drawn[kind] -= new
            s.deck[kind] += new
            counts += new << 8 * DRAWN
    return counts


@rule
def redeal_age(s: Record, seat: int, age: int, looks: bool) -> None:
    """Exchange the hidden letters of one age among their holders; the pile is a number with six bits a kind."""
    pile = 0
    counts = 0
    for kind in range(LETTERS):
        for other in range(s.players):
            word = int(s.old[other, kind])
            rest = without_age(word, age)
            found = count_old(word) - count_old(rest) if other != seat else 0
            if found:
                s.old[other, kind] = rest
                s.hand[other, kind] -= found
                pile += found << 6 * kind
                counts += found << 8 * other
        if looks and age == 1:
            found = int(s.drawn_old[kind])
            s.drawn[kind] -= found
            s.drawn_old[kind] = 0
            pile += found << 6 * kind
            counts += found << 8 * DRAWN
    deal_age(s, age, pile, counts)


@rule
def deal_age(s: Record, age: int, pile: int, counts: int) -> None:
    left = 0
    for holder in range(DRAWN + 1):
        left += counts >> 8 * holder & 0xFF
    for holder in range(DRAWN + 1):
        for _ in range(counts >> 8 * holder & 0xFF):
            nth = below(s, left)
            kind = 0
            while nth >= (pile >> 6 * kind & 63):
                nth -= pile >> 6 * kind & 63
                kind += 1
            pile -= 1 << 6 * kind
            left -= 1
            give(s, holder, kind)
            if holder == DRAWN:
                s.drawn_old[kind] += 1
            else:
                s.old[holder, kind] = with_age(int(s.old[holder, kind]), age)


@rule
def give(s: Record, holder: int, kind: int) -> None:
    if holder == DRAWN:
        s.drawn[kind] += 1
    else:
        s.hand[holder, kind] += 1


SPACE = 6 + SEATS + PRIVILEGES  # numbers a space of the garden
PLAYER = 2 * ROOMS + 8 + PRIVILEGES  # numbers a player: where the servants are and which room lies where, purse and tiles
OBSERVATION = SPACES * SPACE + SEATS * PLAYER + ROOMS * 9 + 4 * LETTERS + len(PHASE_NAMES) + 12


@rule
def observe(s: Record, box: Record, seat: int, out: Vector) -> None:
    """What `seat` knows as numbers, seats counted from its own: garden, players, palace, letters and the action going on."""
    out[:] = 0
    at = observe_garden(s, box, seat, out)
    for i in range(s.players):
        observe_player(s, box, seat, (seat + i) % s.players, out, at + i * PLAYER)
    at += SEATS * PLAYER
    for room in range(ROOMS):
        out[at + room * 9 + int(s.at[room])] = 1
    at += ROOMS * 9
    looks = s.phase == KEEP and s.turn == seat
    for kind in range(LETTERS):
        out[at] = s.hand[seat, kind] / COPIES
        out[at + 1] = s.discard[kind] / COPIES
        out[at + 2] = box.fee[kind] / 4
        out[at + 3] = s.drawn[kind] / COPIES if looks else 0
        at += 4
    out[at + int(s.phase)] = 1
    at += len(PHASE_NAMES)
    out[at] = s.players / SEATS
    out[at + 1] = s.nobles / SPACES
    out[at + 2] = s.last
    out[at + 3] = s.left / 10
    out[at + 4] = s.extra / 10
    out[at + 5] = s.majority > 0
    out[at + 6] = s.king
    out[at + 7] = s.queen
    out[at + 8] = s.either
    out[at + 9] = s.seals / 2
    out[at + 10] = s.blue / 3
    out[at + 11] = s.purple / 3


@rule
def observe_garden(s: Record, box: Record, seat: int, out: Vector) -> int:
    at = 0
    for space in range(SPACES):
        what = int(s.garden[space])
        if 0 < what < FIRST_SERVANT:
            out[at] = max(0, int(box.price[what]) - int(s.near[space])) / 4
            out[at + 1] = box.blue[what] / 3
            out[at + 2] = box.purple[what] / 3
            out[at + 3] = box.points[what] / 8
            out[at + 4 + int(box.privilege[what])] = 1
        elif what:
            out[at + 4 + PRIVILEGES + (what - FIRST_SERVANT - seat + int(s.players)) % int(s.players)] = 1
        out[at + 4 + PRIVILEGES + SEATS] = what == 0
        out[at + 5 + PRIVILEGES + SEATS] = box.on_side[space]
        at += SPACE
    return at


@rule
def observe_player(s: Record, box: Record, seat: int, who: int, out: Vector, at: int) -> None:
    for room in range(ROOMS):
        out[at + room] = s.rooms[who, room] / 5
        out[at + ROOMS + int(s.at[room])] = s.rooms[who, room] / 5  # the same by cell of the palace
    at += 2 * ROOMS
    out[at] = s.reserve[who] / 10
    out[at + 1] = s.supply[who] / 7
    out[at + 2] = s.louis[who] / 10
    out[at + 3] = s.letters[who] / 6
    out[at + 4] = s.shown[who, 0] / COPIES
    out[at + 5] = s.shown[who, 1] / COPIES
    out[at + 6] = who == s.turn
    for noble in range(1, NOBLES + 1):
        if s.where[noble] == FIRST_OWNER + who:
            out[at + 7] += box.points[noble] / 50
    for privilege in range(PRIVILEGES):
        out[at + 8 + privilege] = s.privileges[who, privilege]
