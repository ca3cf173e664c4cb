"""What a seat knows, and the worlds it holds possible.

A seat knows its own hand, everything that is face up (display, discards, cubes, tokens), the size of every hand and deck, and
which country cards others took from the display and have not played or discarded since. It knows what each deck was made of
and sees who draws how many cards from it and which cards are laid down (see shuffles.py). It does not see which deck a card is
from that another lays down: every card of a hand is equally likely to be laid. Nothing more is inferred from the choices of
others, and nobody remembers which of the earlier decks a card is from.
"""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.record import Record
from regalia.games.royals.payment import advance, begin_payment, can_pay, payments
from regalia.games.royals.shuffles import Number, fresh, unseen
from regalia.games.royals.state import DISCARD, KINDS, LANDS, PAY

TRIES = 200
PAYING_TRIES = 5000  # a hand that pays may be one in hundreds


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal again what `seat` cannot see: the others' hands, as far as nobody saw what they took, and with them the decks.

    While another seat is choosing a payment or what to discard, only hands are possible with which it has a choice; what it
    has committed to a payment so far is not known and begins anew.
    """
    deal_hidden(s, seat)
    if s.turn == seat:
        return
    if s.phase == DISCARD:
        for _ in range(TRIES):
            mask = payments(s, box)
            if mask & (mask - 1):
                return
            deal_hidden(s, seat)
        s.lowest = 0  # whatever it holds, something can be discarded
    if s.phase == PAY:
        place = s.target - 1
        for _ in range(PAYING_TRIES):
            if can_pay(s, box, s.turn, place):
                begin_payment(s, box, place)
                if not advance(s, box):
                    return
            deal_hidden(s, seat)
        begin_payment(s, box, place)


@rule
def deal_hidden(s: Record, seat: int) -> None:
    deal_kinds(s, seat, 0, LANDS)
    deal_kinds(s, seat, LANDS, KINDS)


@rule
def deal_kinds(s: Record, seat: int, first: int, end: int) -> None:
    """Deal again the cards of a deck that `seat` cannot see: to each hand as many as it drew from the present deck and as it had before.

    It looks only at what `seat` knows. A pile is a number with eight bits per kind, the shares one with eight bits per seat.
    """
    new: Number = 0  # cards of the present deck, those that may have been laid down included
    old: Number = 0  # cards of earlier decks, the same
    drew: Number = 0
    had: Number = 0
    laid = 0
    for kind in range(first, end):
        at = 8 * (kind - first)
        new += np.int64(s.deck[kind] if first == 0 else s.plots[kind - LANDS]) << at
        for other in range(np.int64(s.players)):
            if other != seat:
                drawn = fresh(s, other, kind)
                before = np.int64(s.earlier[other, kind])
                new += drawn << at
                old += before << at
                drew += drawn << 8 * other
                had += before << 8 * other
                laid += s.laid[other, kind]
                s.hand[other, kind] -= unseen(s, other, kind)
                s.earlier[other, kind] = 0
    if laid:
        tries = 1
        while not place_laid(s, seat, first, end, new, old, drew, had):
            tries += 1
            if tries > TRIES:  # hardly ever; then the shuffle is forgotten
                new, old = new + old, 0
                drew, had = drew + had, 0
        for kind in range(first, end):
            at = 8 * (kind - first)
            for other in range(np.int64(s.players)):
                if other != seat:
                    before = np.int64(s.earlier[other, kind])
                    drawn = s.laid[other, kind] - before
                    new -= drawn << at
                    old -= before << at
                    drew -= drawn << 8 * other
                    had -= before << 8 * other
    old_left = total(old)
    new_left = total(new)
    for other in range(np.int64(s.players)):
        if other != seat:
            for _ in range(byte(had, other)):
                kind = pick(s, old, old_left)
                old -= 1 << 8 * kind
                old_left -= 1
                s.hand[other, first + kind] += 1
                s.earlier[other, first + kind] += 1
            for _ in range(byte(drew, other)):
                kind = pick(s, new, new_left)
                new -= 1 << 8 * kind
                new_left -= 1
                s.hand[other, first + kind] += 1
    for kind in range(first, end):
        if first == 0:
            s.deck[kind] = byte(new, kind)
        else:
            s.plots[kind - LANDS] = byte(new, kind - first)


@rule
def place_laid(s: Record, seat: int, first: int, end: int, new: Number, old: Number, drew: Number, had: Number) -> bool:
    """Guess for each card in `s.laid` whether it was from an earlier deck, and leave it in `s.earlier` if so; False if impossible."""
    new_left = total(new)
    old_left = total(old)
    possible = True
    for other in range(np.int64(s.players)):
        if other != seat:
            for kind in range(first, end):
                at = 8 * (kind - first)
                s.earlier[other, kind] = 0
                for _ in range(np.int64(s.laid[other, kind])):
                    as_new = byte(drew, other) * byte(new, kind - first) * max(1, old_left)
                    as_old = byte(had, other) * byte(old, kind - first) * max(1, new_left)
                    if as_new + as_old == 0:
                        possible = False
                    elif below(s, as_new + as_old) < as_new:
                        new -= 1 << at
                        new_left -= 1
                        drew -= 1 << 8 * other
                    else:
                        old -= 1 << at
                        old_left -= 1
                        had -= 1 << 8 * other
                        s.earlier[other, kind] += 1
    return possible


@rule
def byte(number: Number, nth: int) -> Number:
    return number >> 8 * nth & 255


@rule
def total(number: Number) -> Number:
    count = 0
    while number:
        count += number & 255
        number >>= 8
    return count


@rule
def pick(s: Record, pile: Number, size: Number) -> int:
    """The kind of a card at random."""
    nth = below(s, size)
    kind = 0
    while nth >= byte(pile, kind):
        nth -= byte(pile, kind)
        kind += 1
    return kind
