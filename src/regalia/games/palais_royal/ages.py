"""How old hidden letters are: how many shuffles of the discards ago each was drawn.

Everybody knows what each new deck is made of and sees who draws how many letters from it. But players sort their hands: when a
letter is played, or discarded from a draw that spanned a shuffle, nobody else can tell which of its owner's decks it is from.
A 16-bit word in `s.old` holds the ages of one player's letters of one kind, four bits each, the oldest lowest; those drawn
from the deck in use are not in it. `s.laid` counts the letters of which nobody can tell whether they are from the deck in use;
until the next shuffle `s.old` includes them. Their owners' earlier decks count as one from then on, and what such a player
holds at the next shuffle is no longer told apart: `redeal` may depend on nothing that a seat cannot know.
"""

from regalia.core.bits import lowest_bit
from regalia.core.compiled import rule
from regalia.core.record import Record
from regalia.games.palais_royal.state import COPIES, LETTERS

OLDEST = 15  # older letters are not told apart from these
BITS = 4
ALL = (1 << OLDEST + 1) - 1


# Words


@rule
def count_old(word: int) -> int:
    """How many letters are from an earlier deck."""
    count = 0
    while word:
        count += 1
        word >>= BITS
    return count


@rule
def age_of(word: int, nth: int) -> int:
    return word >> BITS * nth & OLDEST


@rule
def with_age(word: int, age: int) -> int:
    """One letter more."""
    nth = 0
    while age_of(word, nth) >= age:
        nth += 1
    at = BITS * nth
    return word & ((1 << at) - 1) | age << at | word >> at << at + BITS


@rule
def without_age(word: int, age: int) -> int:
    """All letters but those of an age."""
    rest = 0
    to = 0
    for nth in range(COPIES):
        here = age_of(word, nth)
        if here != 0 and here != age:
            rest |= here << to
            to += BITS
    return rest


@rule
def as_one(word: int, ages: int) -> int:
    """The same letters, of some ages (a bit each) all as young as the youngest."""
    joined = 0
    while word:
        age = word & OLDEST
        joined = with_age(joined, lowest_bit(ages) if ages >> age & 1 else age)
        word >>= BITS
    return joined


@rule
def grown_older(word: int, count: int, doubtful: int) -> int:
    """The ages of `count` letters after another shuffle; those of doubtful ages (a bit each) are not told apart from the youngest."""
    older = 0
    for nth in range(count):
        age = age_of(word, nth)
        older = with_age(older, 1 if doubtful >> age & 1 else min(OLDEST, age + 1))
    return older


# Players


@rule
def ages_of(s: Record, seat: int) -> int:
    """The ages of a player's letters from earlier decks, a bit each."""
    ages = 0
    for kind in range(LETTERS):
        word = int(s.old[seat, kind])
        while word:
            ages |= 1 << (word & OLDEST)
            word >>= BITS
    return ages


@rule
def count_new(s: Record, seat: int) -> int:
    """How many letters a player has from the deck in use, those in `s.laid` included as far as they are."""
    count = int(s.letters[seat])
    for kind in range(LETTERS):
        count += int(s.laid[seat, kind]) - count_old(int(s.old[seat, kind]))
    return count


@rule
def is_in_doubt(s: Record, seat: int) -> bool:
    """Whether a player has laid letters of which nobody else can tell the deck."""
    count = 0
    for kind in range(LETTERS):
        count += s.laid[seat, kind]
    return count > 0


@rule
def doubtful_ages(s: Record) -> int:
    """The earlier decks that letters in `s.laid` may be from, a bit each."""
    ages = 0
    for seat in range(s.players):
        if is_in_doubt(s, seat):
            ages |= ages_of(s, seat)
    return ages


@rule
def join_ages(s: Record, seat: int) -> None:
    """The earlier decks of a player count as one, together with those of all who are in doubt."""
    ages = ages_of(s, seat) | doubtful_ages(s)
    if ages & (ages - 1):
        for other in range(s.players):
            for kind in range(LETTERS):
                s.old[other, kind] = as_one(int(s.old[other, kind]), ages)


@rule
def note_played(s: Record, seat: int, kind: int) -> None:
    """Before a letter leaves the hand: who can tell its deck?"""
    ages = ages_of(s, seat)
    if ages == 0:
        return
    new = count_new(s, seat)
    if new > 0 or ages & (ages - 1):
        join_ages(s, seat)
    if new > 0:
        s.laid[seat, kind] += 1
    else:
        s.old[seat, kind] >>= BITS


@rule
def note_discarded(s: Record, seat: int) -> None:
    """Before the rest of a draw is discarded: if it spanned a shuffle, nobody can tell which letters were kept."""
    if count_new(s, seat) == 0:
        return
    in_doubt = False
    for kind in range(LETTERS):
        for _ in range(s.drawn_old[kind]):
            s.old[seat, kind] = with_age(int(s.old[seat, kind]), 1)
        s.laid[seat, kind] += s.drawn[kind]
        in_doubt |= s.drawn[kind] > 0
    if in_doubt:
        join_ages(s, seat)


@rule
def note_shuffle(s: Record) -> None:
    """Everything drawn so far is a shuffle older."""
    doubtful = doubtful_ages(s)
    for seat in range(s.players):
        of_seat = ALL if is_in_doubt(s, seat) else doubtful
        for kind in range(LETTERS):
            s.old[seat, kind] = grown_older(int(s.old[seat, kind]), int(s.hand[seat, kind]), of_seat)
            s.laid[seat, kind] = 0
    for kind in range(LETTERS):
        s.drawn_old[kind] = s.drawn[kind]
