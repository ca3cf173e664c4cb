"""What a seat of Palais Royal knows, and how the rest is guessed.

Hidden are the letters in other hands, the deck and the letters somebody looks at at the back door. Nobles are not:
all 36 in the garden were face up, so everybody knows who recruited which of them, and that the other six are in the box.

The discards are face up, too. When they are shuffled into a new deck everybody knows what it holds, and that letters drawn
before are not among them. So letters are guessed apart by the deck they were drawn from, as far as somebody who watches
the table can tell (see ages.py). Nothing is inferred from the choices of others.
"""

from regalia.core.bits import lowest_bit
from regalia.core.compiled import rule
from regalia.core.dice import below, draw
from regalia.core.record import Record
from regalia.games.palais_royal.ages import OLDEST, ages_of, count_old, is_in_doubt, with_age, without_age
from regalia.games.palais_royal.letters import total
from regalia.games.palais_royal.state import KEEP, LETTERS, SEATS

DRAWN, KEPT = SEATS, SEATS + 1  # beside the seats, who holds hidden letters: those being looked at; those kept of them that are old
TRIES = 200


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal again what `seat` cannot see: letters of each age among those who hold some, the others between hands and deck.

    It looks only at what `seat` knows. A pile is a number with six bits per kind, the counts of the holders one with a byte each.
    """
    looks = s.phase == KEEP and s.turn != seat  # somebody else looks at letters just drawn
    kept = 0
    kept_old = 0
    if looks:
        s.last_from = 0  # the order of keeping would betray what was kept
        if total(s.drawn_old) > 0:
            kept = put_back(s)
            kept_old = guess_kept(s, kept)
    ages = ages_held(s, seat, looks)
    doubtful = age_in_doubt(s, seat) if ages else 0
    drew = gather_new(s, seat, looks)
    drew += (kept - kept_old << 8 * int(s.turn)) - (kept - kept_old << 8 * DRAWN)
    for age in range(1, OLDEST + 1):
        if ages >> age & 1:
            pile, had = gather_age(s, seat, age, looks)
            if age == 1:
                had += (kept_old << 8 * KEPT) - (kept_old << 8 * DRAWN)
            if age == doubtful:
                pile, had, drew = place_laid(s, seat, age, pile, had, drew)
            deal_age(s, age, pile, had)
    left = total(s.deck)
    for holder in range(KEPT + 1):
        for _ in range(byte(drew, holder)):
            kind = draw(s, s.deck, left)
            give(s, holder, kind)
            left -= 1


@rule
def put_back(s: Record) -> int:
    """Nobody else knows which letters of a draw that spanned a shuffle were kept so far: put them back; return how many there are."""
    count = 0
    for kind in range(LETTERS):
        kept = int(s.hand[s.turn, kind]) + int(s.laid[s.turn, kind]) - count_old(int(s.old[s.turn, kind]))
        s.hand[s.turn, kind] -= kept
        s.drawn[kind] += kept
        count += kept
    return count


@rule
def guess_kept(s: Record, kept: int) -> int:
    """How many of the letters kept so far are from before the shuffle."""
    old = total(s.drawn_old)
    left = total(s.drawn)
    count = 0
    for _ in range(kept):
        if below(s, left) < old:
            old -= 1
            count += 1
        left -= 1
    return count


@rule
def ages_held(s: Record, seat: int, looks: bool) -> int:
    """The ages of the letters that `seat` cannot see, a bit each; bit 0 means nothing."""
    ages = 0
    for other in range(s.players):
        if other != seat:
            ages |= ages_of(s, other)
    if looks and total(s.drawn_old) > 0:
        ages |= 2
    return ages


@rule
def age_in_doubt(s: Record, seat: int) -> int:
    """The age that letters laid down by others may have if they are not new; 0: there are none."""
    for other in range(s.players):
        if other != seat and is_in_doubt(s, other):
            return lowest_bit(ages_of(s, other))
    return 0


@rule
def gather_new(s: Record, seat: int, looks: bool) -> int:
    """Put hidden letters from the deck in use back into it, including those laid down from it; return how many each holder had."""
    counts = 0
    for kind in range(LETTERS):
        for other in range(s.players):
            if other != seat:
                new = int(s.hand[other, kind]) + int(s.laid[other, kind]) - count_old(int(s.old[other, kind]))
                s.hand[other, kind] = 0
                s.deck[kind] += new
                counts += new << 8 * other
        if looks:
            new = int(s.drawn[kind]) - int(s.drawn_old[kind])
            s.drawn[kind] = 0
            s.deck[kind] += new
            counts += new << 8 * DRAWN
    return counts


@rule
def gather_age(s: Record, seat: int, age: int, looks: bool) -> tuple[int, int]:
    """The hidden letters of one age, those laid down included as far as they may be: the pile of them, and how many each holder had."""
    pile = 0
    counts = 0
    for kind in range(LETTERS):
        for other in range(s.players):
            word = int(s.old[other, kind]) if other != seat else 0
            rest = without_age(word, age)
            found = count_old(word) - count_old(rest)
            if found:
                s.old[other, kind] = rest
                pile += found << 6 * kind
                counts += found << 8 * other
        if looks and age == 1:
            found = int(s.drawn_old[kind])
            s.drawn_old[kind] = 0
            pile += found << 6 * kind
            counts += found << 8 * DRAWN
    return pile, counts


@rule
def place_laid(s: Record, seat: int, age: int, pile: int, had: int, drew: int) -> tuple[int, int, int]:
    """Guess for each letter that was laid down whether it was new or of this age, and take it out of what is dealt."""
    tries = 1
    while not guess_laid(s, seat, age, pile, had, drew):
        tries += 1
        if tries > TRIES:  # hardly ever; then the shuffle is forgotten
            for kind in range(LETTERS):
                s.deck[kind] += pile >> 6 * kind & 63
            pile, had, drew = 0, 0, drew + had
    for kind in range(LETTERS):
        for other in range(s.players):
            if other != seat and s.laid[other, kind] > 0:
                word = int(s.old[other, kind])
                old = count_old(word) - count_old(without_age(word, age))
                new = int(s.laid[other, kind]) - old
                pile -= old << 6 * kind
                had -= old << 8 * other
                drew -= new << 8 * other
                s.deck[kind] -= new
                if tries > TRIES:
                    s.laid[other, kind] = 0
    return pile, had, drew


@rule
def guess_laid(s: Record, seat: int, age: int, pile: int, had: int, drew: int) -> bool:
    """Leave those of this age in `s.old`; False if that is impossible. Every letter of a hand is equally likely to be laid."""
    new = 0
    old_left = 0
    for kind in range(LETTERS):
        new += int(s.deck[kind]) << 6 * kind
        old_left += pile >> 6 * kind & 63
    new_left = int(total(s.deck))
    for other in range(s.players):
        if other != seat:
            for kind in range(LETTERS):
                if s.laid[other, kind] > 0:
                    s.old[other, kind] = without_age(int(s.old[other, kind]), age)
                for _ in range(s.laid[other, kind]):
                    as_new = byte(drew, other) * (new >> 6 * kind & 63) * max(1, old_left)
                    as_old = byte(had, other) * (pile >> 6 * kind & 63) * max(1, new_left)
                    if as_new + as_old == 0:
                        return False
                    if below(s, as_new + as_old) < as_new:
                        new -= 1 << 6 * kind
                        new_left -= 1
                        drew -= 1 << 8 * other
                    else:
                        pile -= 1 << 6 * kind
                        old_left -= 1
                        had -= 1 << 8 * other
                        s.old[other, kind] = with_age(int(s.old[other, kind]), age)
    return True


@rule
def byte(number: int, nth: int) -> int:
    return number >> 8 * nth & 255


@rule
def deal_age(s: Record, age: int, pile: int, counts: int) -> None:
    left = 0
    for holder in range(KEPT + 1):
        left += byte(counts, holder)
    for holder in range(KEPT + 1):
        for _ in range(byte(counts, holder)):
            nth = below(s, left)
            kind = 0
            while nth >= (pile >> 6 * kind & 63):
                nth -= pile >> 6 * kind & 63
                kind += 1
            pile -= 1 << 6 * kind
            left -= 1
            give(s, holder, kind)
            if holder >= DRAWN:
                s.drawn_old[kind] += 1
            else:
                s.old[holder, kind] = with_age(int(s.old[holder, kind]), age)


@rule
def give(s: Record, holder: int, kind: int) -> None:
    if holder == DRAWN:
        s.drawn[kind] += 1
    else:
        s.hand[s.turn if holder == KEPT else holder, kind] += 1
