"""How old hidden letters are: how many shuffles of the discards ago each was drawn.

Everybody at the table can follow which letter was drawn when, and knows what each new deck is made of. A word of 16 bits
holds the ages of one player's letters of one kind, four bits each, the oldest lowest; 0 is drawn from the deck in use.
"""

from regalia.core.compiled import rule
from regalia.games.palais_royal.state import COPIES

OLDEST = 15  # older letters are not told apart from these
BITS = 4


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
def grown_older(word: int, count: int) -> int:
    """The ages of `count` letters after another shuffle."""
    older = 0
    for nth in range(count):
        older |= min(OLDEST, age_of(word, nth) + 1) << BITS * nth
    return older
