"""What a seat knows: worlds it holds possible, and its view as numbers.

A seat knows its own hand, everything that lies open (display, discards, cubes, tokens), the size of every hand and deck, and
which country cards others took from the display and have not played or discarded since. It knows what each deck was made of
and sees who draws how many cards from it and which cards are laid down (see shuffles.py). It does not see from which deck a
card is that another lays down: any card of a hand is as likely to be laid as the others. From the choices of others nothing
more is concluded, and of cards from before the present deck nobody remembers from which of the earlier decks they are.
"""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.record import Record, Vector
from regalia.games.royals.payment import advance, begin_payment, can_pay, payments
from regalia.games.royals.shuffles import Number, fresh, unseen
from regalia.games.royals.state import CITIES, DISCARD, KINDS, LANDS, PAY, PLACES, PLOTS, SEATS, TITLES

TRIES = 200
RANKS = len(TITLES)


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal anew what `seat` cannot see: others' hands, as far as nobody saw what they took, and with them the decks.

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
        for _ in range(TRIES):
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
    """Deal the cards of a deck anew that `seat` cannot see: to each hand as many as it drew from the present deck and as it had before.

    All it looks at is what `seat` knows. Piles are numbers with eight bits a kind, shares numbers with eight bits a seat.
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
    """Guess for each card in `s.laid` whether it was from an earlier deck, and leave it in `s.earlier` if so; False: it cannot be so."""
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


CUBES = PLACES * SEATS + CITIES * SEATS + RANKS * SEATS
PLAYERS = SEATS * (6 + LANDS)
OPEN = 3 * LANDS + 2 * PLOTS + KINDS
TOKENS_LEFT = CITIES + 2 * LANDS + 3
PAYMENT = PLACES + KINDS + 6
OBSERVATION = CUBES + PLAYERS + OPEN + TOKENS_LEFT + PAYMENT + 15


@rule
def observe(s: Record, box: Record, seat: int, out: Vector) -> None:
    """What `seat` knows as numbers, seats counted from its own."""
    out[:] = 0
    at = observe_cubes(s, seat, out)
    for i in range(SEATS):
        if i < s.players:
            who = (seat + i) % s.players
            out[at] = s.turn == who
            out[at + 1] = s.lands[who] / 12
            out[at + 2] = s.schemes[who] / 4
            out[at + 3] = s.cubes[who] / 36
            out[at + 4] = s.points[who] / 100 if i == 0 or box.open_points or s.phase == 0 else 0
            out[at + 5] = who == 0  # sits first in every round
            for kind in range(LANDS):
                out[at + 6 + kind] = s.known[who, kind] / 12
        at += 6 + LANDS
    at = observe_cards(s, seat, out, at)
    for city in range(CITIES):
        out[at] = s.city_token[city] == 0
        at += 1
    for country in range(LANDS):
        for nth in range(2):
            out[at] = s.country_token[country, nth] == 0
            at += 1
    for nth in range(3):
        out[at] = s.noble_token[nth] == 0
        at += 1
    at = observe_payment(s, seat, out, at)
    for phase in range(5):
        out[at + phase] = s.phase == phase
    for period in range(3):
        out[at + 5 + period] = s.period == period + 1
    out[at + 8] = s.ran_out
    out[at + 9] = s.drawn / 3
    out[at + 10] = s.plotted
    out[at + 11] = s.players / SEATS
    out[at + 12] = box.edition == 2014
    out[at + 13] = box.display == 4
    out[at + 14] = s.turns_begun <= s.players


@rule
def observe_cubes(s: Record, seat: int, out: Vector) -> int:
    """Who holds which position, who was displaced where, and the title markers."""
    at = 0
    for place in range(PLACES):
        if s.holder[place]:
            out[at + (s.holder[place] + s.players - 1 - seat) % s.players] = 1
        at += SEATS
    for city in range(CITIES):
        for i in range(np.int64(s.players)):
            out[at + i] = s.displaced[city, (seat + i) % s.players] / 2
        at += SEATS
    for rank in range(RANKS):
        for i in range(np.int64(s.players)):
            out[at + i] = s.markers[rank, (seat + i) % s.players] / 4
        at += SEATS
    return at


@rule
def observe_cards(s: Record, seat: int, out: Vector, at: int) -> int:
    """The display, the discards, the seat's own hand, and how many of each card are out of sight."""
    for kind in range(LANDS):
        out[at] = s.display[kind] / 4
        out[at + 1] = s.discards[kind] / 12
        unseen = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                unseen += s.hand[other, kind] - s.known[other, kind]
        out[at + 2] = (unseen + s.deck[kind]) / 12
        at += 3
    for kind in range(PLOTS):
        out[at] = s.plot_discards[kind] / 4
        unseen = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                unseen += s.hand[other, LANDS + kind]
        out[at + 1] = (unseen + s.plots[kind]) / 4
        at += 2
    for kind in range(KINDS):
        out[at] = s.hand[seat, kind] / 12
        at += 1
    return at


@rule
def observe_payment(s: Record, seat: int, out: Vector, at: int) -> int:
    """The position that is being paid for; the seat's own payment as far as it has come."""
    if s.target:
        out[at + np.int64(s.target) - 1] = 1
    at += PLACES
    if s.turn == seat:
        for kind in range(KINDS):
            out[at + kind] = s.paid[kind] / 12
        at += KINDS
        for stage in range(4):
            out[at + stage] = s.stage == stage + 1
        out[at + 4] = s.owed / 12
        out[at + 5] = s.lowest / KINDS
        return at + 6
    return at + KINDS + 6
