"""What a seat knows: worlds it holds possible, and its view as numbers.

A seat knows its own hand, everything that lies open (display, discards, cubes, tokens), the size of every hand and deck, and
which country cards others took from the display and have not played or discarded since. It knows what each deck was shuffled
from and sees who draws how many cards from it; so it knows what others drew from that deck, though not who drew what. Which
of another's cards came from which deck, and from which of them one is played, everybody sees who watches the table (see
shuffles.py). From the choices of others nothing is concluded.
"""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import below, draw
from regalia.core.record import Record, Vector
from regalia.games.royals.payment import advance, begin_payment, can_pay, payments
from regalia.games.royals.shuffles import Ages, aged, unseen
from regalia.games.royals.state import AGE_BITS, AGES, CITIES, DISCARD, KINDS, LANDS, PAY, PLACES, PLOTS, SEATS, TITLES

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
    """Deal anew to the hands of others: what they drew from the present decks from these, cards of one age among themselves."""
    ages = put_back(s, seat)
    for other in range(np.int64(s.players)):
        if other != seat:
            lands = np.int64(s.lands[other])
            for kind in range(LANDS):
                lands -= s.hand[other, kind]
            for _ in range(lands):
                s.hand[other, draw(s, s.deck, s.deck_size)] += 1
                s.deck_size -= 1
            plots = np.int64(s.schemes[other])
            for kind in range(LANDS, KINDS):
                plots -= s.hand[other, kind]
            for _ in range(plots):
                s.hand[other, LANDS + draw(s, s.plots, s.plots_size)] += 1
                s.plots_size -= 1
    for age in range(AGES):
        if aged(ages, age):
            deal_aged(s, seat, age, 0, LANDS)
            deal_aged(s, seat, age, LANDS, KINDS)


@rule
def put_back(s: Record, seat: int) -> Ages:
    """Leave in the hands of others only old cards and those everybody saw; tell in bits of which ages there are any."""
    ages = np.int64(0)
    for other in range(np.int64(s.players)):
        if other != seat:
            for kind in range(KINDS):
                ages |= np.int64(s.before[other, kind])
                hidden = unseen(s, other, kind)
                if kind < LANDS:
                    s.deck[kind] += hidden
                    s.deck_size += hidden
                else:
                    s.plots[kind - LANDS] += hidden
                    s.plots_size += hidden
                s.hand[other, kind] -= hidden
    return ages


@rule
def deal_aged(s: Record, seat: int, age: int, first: int, end: int) -> None:
    """Deal anew what others hold of an age, of the kinds from `first` on: to each as many cards as before."""
    one = 1 << AGE_BITS * age
    pool = 0  # how many there are of each kind, in eight bits
    size = 0
    for other in range(np.int64(s.players)):
        if other != seat:
            for kind in range(first, end):
                count = aged(np.int64(s.before[other, kind]), age)
                pool += count << 8 * (kind - first)
                size += count
    for other in range(np.int64(s.players)):
        if other != seat:
            cards = 0
            for kind in range(first, end):
                count = aged(np.int64(s.before[other, kind]), age)
                s.before[other, kind] -= count * one
                s.hand[other, kind] -= count
                cards += count
            for _ in range(cards):
                nth = below(s, size)
                kind = 0
                while nth >= pool >> 8 * kind & 255:
                    nth -= pool >> 8 * kind & 255
                    kind += 1
                pool -= 1 << 8 * kind
                size -= 1
                s.before[other, first + kind] += one
                s.hand[other, first + kind] += 1


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
    out[at + 14] = s.turns <= s.players


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
    """The display, the discards, the own hand, and how many of each card are out of sight."""
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
    """The position that is being paid for; the own payment as far as it has come."""
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
