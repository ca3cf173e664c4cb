"""Which cards in the hands were drawn before which shuffle of their deck.

Discards lie open, so everybody knows what a new deck is made of, and that no card drawn before the shuffle is among them. At
the table each card in a hand can be followed with the eyes; for every seat and kind of card one number, `s.before`, says in
four bits each how many of the cards nobody saw are from the deck before this one, from the one before that, and so on; decks
of which no hand holds a card are left out. Four are told apart; the fourth may stand for all before it, too.
"""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import Record
from regalia.games.royals.state import AGE_BITS, AGES, LANDS

Ages: TypeAlias = Any  # a whole number, NumPy's or the machine's

MOST = (1 << AGE_BITS) - 1
ELDEST = AGES - 1


@rule
def aged(ages: Ages, age: int) -> Ages:
    """How many of these cards are of an age: 0 for cards of the deck before this one, 1 for the one before that ..."""
    return ages >> AGE_BITS * age & MOST


@rule
def all_aged(ages: Ages) -> Ages:
    count = 0
    for age in range(AGES):
        count += aged(ages, age)
    return count


@rule
def unseen(s: Record, seat: int, kind: int) -> Ages:
    """How many cards of a kind nobody saw and were drawn from the present deck."""
    count = np.int64(s.hand[seat, kind]) - all_aged(np.int64(s.before[seat, kind]))
    if kind < LANDS:
        count -= s.known[seat, kind]
    return count


@rule
def shuffle_passes(s: Record, first: int, end: int) -> None:
    """A deck of these kinds of cards has been made of its discards: cards in hands, which are not in it, grow older."""
    drawn = 0
    held = np.int64(0)
    for seat in range(np.int64(s.players)):
        for kind in range(first, end):
            drawn += unseen(s, seat, kind)
            held |= np.int64(s.before[seat, kind])
    if drawn == 0:
        return
    gap = 0  # the first age of which nobody holds a card: cards of that age and more need not move
    while gap < ELDEST and aged(held, gap):
        gap += 1
    for seat in range(np.int64(s.players)):
        space: Ages = MOST  # only hands that no game leads to hold more: the rest counts as new
        eldest_space: Ages = MOST
        for kind in range(first, end):
            ages = np.int64(s.before[seat, kind])
            fresh = min(space, unseen(s, seat, kind))
            younger = ages & (1 << AGE_BITS * gap) - 1
            ages += (younger << AGE_BITS) - younger
            eldest = min(eldest_space, ages >> AGE_BITS * ELDEST)  # here two ages may have become one
            s.before[seat, kind] = fresh | ages & (1 << AGE_BITS * ELDEST) - 1 | eldest << AGE_BITS * ELDEST
            space -= fresh
            eldest_space -= eldest


@rule
def lay_eldest(ages: Ages, count: Ages) -> Ages:
    """What is left when cards are laid down: of cards that are alike the eldest go first."""
    for age in range(ELDEST, -1, -1):
        go = min(count, aged(ages, age))
        ages -= go << AGE_BITS * age
        count -= go
    return ages
