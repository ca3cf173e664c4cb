"""Paying for a position: first how many jokers stand in, then which cards, in rising order, so that a search meets
each set of cards once. A payment without jokers of n cards, j of them replaced, has n + 2j country cards (n + j intrigue
cards): its size tells the number of jokers, so no set of cards can be reached in two ways.
"""

from regalia.core.compiled import rule
from regalia.core.record import Record
from regalia.games.royals.moves import JOKERS, PAY_CARD
from regalia.games.royals.state import (
    KINDS,
    KING,
    LAND_CARDS,
    LAND_JOKERS,
    LANDS,
    PLOT_CARDS,
    PLOT_JOKERS,
    SERVES,
)

NONE = -1  # no (further) option


@rule
def best_cost(s: Record, seat: int, country: int) -> int:
    """The highest cost a hand can pay in a country: its own cards, and a joker for every three others (ROY-P3)."""
    own = s.hand[seat, country]
    return own + (s.lands[seat] - own) // 3


@rule
def serving_cards(s: Record, seat: int, country: int) -> int:
    """Intrigue cards in hand that serve a country (ROY-C3)."""
    count = 0
    for kind in range(LANDS, KINDS):
        if SERVES[kind - LANDS] >> country & 1:
            count += s.hand[seat, kind]
    return count


@rule
def best_intrigue(s: Record, seat: int, country: int) -> int:
    """How many intrigue cards of a country a hand can play, two others standing for one (ROY-P5)."""
    serving = serving_cards(s, seat, country)
    return serving + (s.schemes[seat] - serving) // 2


@rule
def intrigue_cost(box: Record, place: int) -> int:
    return 2 if box.place_title[place] == KING else 1  # ROY-P4, ROY-R1


@rule
def can_pay(s: Record, box: Record, seat: int, place: int) -> bool:
    """Whether a hand has what a position costs: both parts or nothing (ROY-P4)."""
    country = box.place_country[place]
    if s.holder[place] and best_intrigue(s, seat, country) < intrigue_cost(box, place):
        return False
    return best_cost(s, seat, country) >= box.place_cost[place]


@rule
def begin_payment(s: Record, box: Record, place: int) -> None:
    clear_payment(s)
    s.target = place + 1
    s.stage = PLOT_JOKERS if s.holder[place] else LAND_JOKERS


@rule
def clear_payment(s: Record) -> None:
    s.target = s.stage = s.owed = s.serving = s.lowest = 0
    for kind in range(KINDS):
        s.paid[kind] = 0


@rule
def next_option(s: Record, box: Record, after: int) -> int:
    """The lowest legal move of the current stage above `after`, or NONE."""
    place = s.target - 1
    country = box.place_country[place]
    seat = s.turn
    if s.stage == PLOT_JOKERS:
        cost = intrigue_cost(box, place)
        serving = serving_cards(s, seat, country)
        for jokers in range(max(0, after - JOKERS + 1), cost + 1):
            if serving >= cost - jokers and s.schemes[seat] >= cost + jokers:  # ROY-P5
                return JOKERS + jokers
    elif s.stage == LAND_JOKERS:
        price = box.place_cost[place]
        for jokers in range(max(0, after - JOKERS + 1), price + 1):
            if s.hand[seat, country] >= price - jokers and s.lands[seat] >= price + 2 * jokers:  # ROY-P3
                return JOKERS + jokers
    elif s.stage == PLOT_CARDS:
        for kind in range(max(s.lowest, after - PAY_CARD + 1), KINDS):
            if plot_fits(s, seat, country, kind):
                return PAY_CARD + kind
    elif s.stage == LAND_CARDS:
        for kind in range(max(s.lowest, after - PAY_CARD + 1), LANDS):
            if land_fits(s, seat, kind):
                return PAY_CARD + kind
    return NONE


@rule
def land_fits(s: Record, seat: int, kind: int) -> bool:
    """Whether a country card can be the next of a joker: what is still owed can be paid with it and those after it."""
    if s.hand[seat, kind] <= s.paid[kind]:
        return False
    left = 0
    for each in range(kind, LANDS):
        left += s.hand[seat, each] - s.paid[each]
    return left >= s.owed


@rule
def plot_fits(s: Record, seat: int, country: int, kind: int) -> bool:
    """The same for intrigue cards, of which enough must serve the country."""
    if s.hand[seat, kind] <= s.paid[kind]:
        return False
    left = 0
    serving = 0
    for each in range(kind, KINDS):
        count = s.hand[seat, each] - s.paid[each]
        left += count
        if SERVES[each - LANDS] >> country & 1:
            serving += count
    wanted = s.serving
    if left < s.owed or serving < wanted:
        return False
    serves = SERVES[kind - LANDS] >> country & 1
    return serves == 1 or s.owed > wanted


@rule
def commit(s: Record, box: Record, option: int) -> None:
    """Carry out one step of a payment."""
    place = s.target - 1
    country = box.place_country[place]
    if s.stage == PLOT_JOKERS:
        jokers = option - JOKERS
        s.serving = intrigue_cost(box, place) - jokers
        s.owed = s.serving + 2 * jokers
        s.lowest = LANDS
        s.stage = PLOT_CARDS
    elif s.stage == LAND_JOKERS:
        jokers = option - JOKERS
        s.paid[country] = box.place_cost[place] - jokers
        s.owed = 3 * jokers
        s.lowest = 0
        s.stage = LAND_CARDS
    else:
        kind = option - PAY_CARD
        s.paid[kind] += 1
        s.owed -= 1
        s.lowest = kind
        if kind >= LANDS and s.serving and SERVES[kind - LANDS] >> country & 1:
            s.serving -= 1
        if s.stage == PLOT_CARDS and s.owed == 0:
            s.stage = LAND_JOKERS


@rule
def is_paid(s: Record) -> bool:
    return s.stage == LAND_CARDS and s.owed == 0


@rule
def advance(s: Record, box: Record) -> bool:
    """Make the steps that leave no choice; tell whether the payment is complete."""
    while not is_paid(s):
        only = NONE
        option = NONE
        while True:
            option = next_option(s, box, option)
            if option == NONE:
                break
            if only != NONE:
                return False
            only = option
        if only == NONE:
            return False
        commit(s, box, only)
    return True
