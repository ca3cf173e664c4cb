"""Paying for a position: first how many jokers stand in, then which cards, in rising order, so that a search meets
each set of cards once. A payment without jokers of n cards, j of them replaced, has n + 2j country cards (n + j intrigue
cards): its size tells the number of jokers, so no set of cards can be reached in two ways.
"""

from regalia.core.bits import lowest_bit
from regalia.core.compiled import rule
from regalia.core.record import Record
from regalia.games.royals.moves import DISCARD_CARD, JOKERS, PAY_CARD
from regalia.games.royals.state import (
    DISCARD,
    KINDS,
    KING,
    LAND_CARDS,
    LAND_JOKERS,
    LANDS,
    MOST_LANDS,
    MOST_PLOTS,
    PAY,
    PLOT_CARDS,
    PLOT_JOKERS,
    SERVED,
)


@rule
def best_cost(s: Record, seat: int, country: int) -> int:
    """The highest cost a hand can pay in a country: its own cards, and a joker for every three others (ROY-P3)."""
    own = s.hand[seat, country]
    return own + (s.lands[seat] - own) // 3


@rule
def serves(kind: int, country: int) -> int:
    """1 for an intrigue card that serves a country (ROY-C3), otherwise 0."""
    return SERVED >> int(LANDS * kind + country) & 1


@rule
def serving_cards(s: Record, seat: int, country: int) -> int:
    """Intrigue cards in hand that serve a country (ROY-C3)."""
    count = 0
    for kind in range(LANDS, KINDS):
        count += s.hand[seat, kind] * serves(kind, country)
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
    s.target = 0
    s.stage = 0
    s.owed = 0
    s.serving = 0
    s.lowest = 0
    for kind in range(KINDS):
        s.paid[kind] = 0


@rule
def payments(s: Record, box: Record) -> int:
    """The options of the current stage of a payment, how many jokers or which card next, and of discarding; bits from JOKERS on."""
    if is_asked_for_jokers(s):
        return joker_options(s, box)
    return card_options(s, box) << (PAY_CARD if s.phase == PAY else DISCARD_CARD) - JOKERS


@rule
def is_asked_for_jokers(s: Record) -> bool:
    return s.stage == PLOT_JOKERS or s.stage == LAND_JOKERS


@rule
def lacking(s: Record, box: Record) -> int:
    """How many of the cards that this stage of a payment asks for are not in the hand."""
    place = s.target - 1
    country = box.place_country[place]
    if s.stage == PLOT_JOKERS:
        return max(0, intrigue_cost(box, place) - int(serving_cards(s, s.turn, country)))
    return max(0, int(box.place_cost[place]) - int(s.hand[s.turn, country]))


@rule
def joker_options(s: Record, box: Record) -> int:
    """How many jokers may stand in, a bit for each number: enough real cards for the rest, enough others for the jokers.

    In 2016 as many as cards are lacking, no more (ROY-R7).
    """
    place = s.target - 1
    seat = s.turn
    if s.stage == PLOT_JOKERS:
        cost = intrigue_cost(box, place)
        most = int(s.schemes[seat]) - cost  # ROY-P5: two for one
    else:
        cost = int(box.place_cost[place])
        most = (int(s.lands[seat]) - cost) // 2  # ROY-P3: three for one
    least = lacking(s, box)
    most = min(cost if box.free_jokers else least, most)
    return max(0, (1 << max(0, most + 1)) - (1 << least))


@rule
def card_options(s: Record, box: Record) -> int:
    """Which cards may go next, in rising order, a bit for each kind: with it and those after it what is owed can be paid."""
    seat = s.turn
    first = int(s.lowest)
    end = LANDS
    owed = int(s.owed)
    wanted = 0  # cards that must serve the country
    country = 0
    if s.phase == DISCARD:  # ROY-H1: country cards first
        owed = int(s.lands[seat]) - MOST_LANDS
        if owed <= 0:
            first = max(LANDS, first)
            end = KINDS
            owed = int(s.schemes[seat]) - MOST_PLOTS
    elif s.stage == PLOT_CARDS:
        end = KINDS
        wanted = int(s.serving)
        country = int(box.place_country[s.target - 1])
    options = 0
    left = 0
    serving = 0
    for kind in range(end - 1, first - 1, -1):
        count = s.hand[seat, kind] - s.paid[kind]
        left += count
        serving += count * serves(kind, country)
        fits = (count > 0) & (left >= owed) & (serving >= wanted) & (serves(kind, country) + owed > wanted)
        options |= fits << kind
    return options


@rule
def commit(s: Record, box: Record, option: int) -> None:
    """Carry out one step of a payment."""
    if is_asked_for_jokers(s):
        put_jokers(s, box, option - JOKERS)
    else:
        put_card(s, box, option - PAY_CARD)


@rule
def put_jokers(s: Record, box: Record, jokers: int) -> None:
    """So many of the cards asked for are replaced by jokers; now the stage in which the cards are chosen begins."""
    place = s.target - 1
    if s.stage == PLOT_JOKERS:
        s.serving = intrigue_cost(box, place) - jokers
        s.owed = s.serving + 2 * jokers
        s.lowest = LANDS
    else:
        s.paid[box.place_country[place]] = box.place_cost[place] - jokers
        s.owed = 3 * jokers
        s.lowest = 0
    s.stage += 1


@rule
def put_card(s: Record, box: Record, kind: int) -> None:
    s.paid[kind] += 1
    s.owed -= 1
    s.lowest = kind
    if s.serving:
        s.serving -= serves(kind, box.place_country[s.target - 1])
    if s.stage == PLOT_CARDS and s.owed == 0:
        s.stage = LAND_JOKERS


@rule
def is_paid(s: Record) -> bool:
    return s.stage == LAND_CARDS and s.owed == 0


@rule
def advance(s: Record, box: Record) -> bool:
    """Make the steps that leave no choice; tell whether the payment is complete."""
    while not is_paid(s):
        mask = payments(s, box)
        if mask == 0 or mask & (mask - 1):
            return False
        commit(s, box, JOKERS + lowest_bit(mask))
    return True
