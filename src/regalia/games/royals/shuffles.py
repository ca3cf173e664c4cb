"""What everybody knows of a deck that was made of discards.

Discards are face up, so everybody knows what a new deck is made of, and that no card in a hand at that moment is in it. Everybody sees
who draws how many cards from it, but players sort their hands: when a card is laid down later, nobody else can tell whether it is
from the present deck. Two numbers for each seat and kind of card hold what follows from that: `s.laid`, the cards it has laid down
since the deck was made of which the others cannot tell the deck, and `s.earlier`, its unseen cards from earlier decks, those of
`s.laid` included. Cards of which everybody can tell the deck when they are laid down are in neither.
"""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import Record
from regalia.games.royals.state import LANDS

Number: TypeAlias = Any  # a whole number, NumPy's or the machine's


@rule
def unseen(s: Record, seat: int, kind: int) -> Number:
    """How many cards of a kind a hand holds that nobody saw being taken."""
    count = np.int64(s.hand[seat, kind])
    if kind < LANDS:
        count -= s.known[seat, kind]
    return count


@rule
def fresh(s: Record, seat: int, kind: int) -> Number:
    """How many cards of a kind a seat has drawn blind from the present deck, those of `s.laid` included."""
    return unseen(s, seat, kind) + s.laid[seat, kind] - s.earlier[seat, kind]


@rule
def earlier_cards(s: Record, seat: int, first: int, end: int) -> Number:
    """How many cards of these kinds a seat has, or has laid down, that may be from earlier decks."""
    count: Number = 0
    for kind in range(first, end):
        count += s.earlier[seat, kind]
    return count


@rule
def begin_deck(s: Record, first: int, end: int) -> None:
    """A deck of these kinds of cards has been made from its discards: what is in the hands is from earlier decks."""
    for seat in range(np.int64(s.players)):
        for kind in range(first, end):
            s.earlier[seat, kind] = unseen(s, seat, kind)
            s.laid[seat, kind] = 0


@rule
def note_laid(s: Record, seat: int, first: int, end: int) -> None:
    """Before a seat with earlier cards lays down those it has committed: who can tell their deck? Cards everybody saw go first.

    A seat cannot have laid more cards of a kind from the present deck than it had drawn by then, nor more from earlier ones than it had.
    """
    old = earlier_cards(s, seat, first, end)
    new: Number = 0
    for kind in range(first, end):
        new += fresh(s, seat, kind)
    for kind in range(first, end):
        count: Number = np.int64(s.paid[kind])
        if kind < LANDS:
            count = max(0, count - s.known[seat, kind])
        if count:
            count += s.laid[seat, kind]
            surely_new = max(0, count - old)
            surely_old = max(0, count - new)
            s.earlier[seat, kind] -= surely_old
            s.laid[seat, kind] = count - surely_new - surely_old
            new -= surely_new
            old -= surely_old
