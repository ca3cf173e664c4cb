"""Paying for a position, and discarding. Jokers stand in for the cards that the hand lacks, no more and no fewer (ROY-R7), so the
number of cards follows from the hand. Where it lacks cards, all those it has are committed at once, and stand-ins are named one at a time.

Cards may be named in any order (ROY-R8). If the record is `ordered`, they come in rising order of their kinds, one pile after the
other, so that a search meets each set of cards once.
"""

from regalia.core.bits import lowest_bit
from regalia.core.compiled import rule
from regalia.core.record import Record
from regalia.games.royals.moves import DISCARD_CARD, PAY_CARD
from regalia.games.royals.state import DISCARD, KINDS, KING, LANDS, MOST_LANDS, MOST_PLOTS, PAY, SERVED

LAND_BITS = (1 << LANDS) - 1


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
    """Commit the cards that leave no choice, and count those still to be named (ROY-P2, ROY-P4)."""
    clear_payment(s)
    country = box.place_country[place]
    cost = int(box.place_cost[place])
    own = min(cost, int(s.hand[s.turn, country]))
    s.target = place + 1
    s.paid[country] = own
    s.owed = 3 * (cost - own)  # ROY-P3, ROY-R7
    if s.holder[place]:
        needed = intrigue_cost(box, place)
        own = int(serving_cards(s, s.turn, country))
        if own > needed:
            s.serving = 1
            s.owed_plots = needed
        else:
            for kind in range(LANDS, KINDS):
                s.paid[kind] = s.hand[s.turn, kind] * serves(kind, country)
            s.owed_plots = 2 * (needed - own)  # ROY-P5, ROY-R7


@rule
def clear_payment(s: Record) -> None:
    s.target = 0
    s.owed = 0
    s.owed_plots = 0
    s.serving = 0
    s.lowest = 0
    for kind in range(KINDS):
        s.paid[kind] = 0


@rule
def payments(s: Record, box: Record) -> int:
    """The cards that may be named next, for a payment or as discards; bits from PAY_CARD on.

    Where a pile leaves no choice, only one card of it: it is named without asking.
    """
    seat = s.turn
    owed = int(s.owed)
    owed_plots = int(s.owed_plots)
    country = int(box.place_country[s.target - 1]) if s.serving else -1  # that intrigue cards must serve
    if s.phase == DISCARD:  # ROY-H1
        owed = max(0, int(s.lands[seat]) - MOST_LANDS)
        owed_plots = max(0, int(s.schemes[seat]) - MOST_PLOTS)
    first = 0
    end = KINDS
    if s.ordered:  # intrigue cards are paid first and discarded last
        plots_first = owed_plots > 0 and (owed == 0 or s.phase == PAY)
        first = max(LANDS, int(s.lowest)) if plots_first else int(s.lowest)
        end = KINDS if plots_first else LANDS
    mask = 0
    left = 0
    plots_left = 0
    for kind in range(end - 1, first - 1, -1):
        if kind == LANDS - 1:
            plots_left = left
            left = 0
        count = s.hand[seat, kind] - s.paid[kind]
        if kind >= LANDS and country >= 0:
            count *= serves(kind, country)
        left += count
        due = owed if kind < LANDS else owed_plots
        mask |= ((count > 0) & (due > 0) & ((s.ordered == 0) | (left >= due))) << kind
    lands = mask & LAND_BITS
    plots = mask ^ lands
    if is_single(lands) or (lands and left == owed):
        mask = lands & -lands
    elif is_single(plots) or (plots and plots_left == owed_plots):
        mask = plots & -plots
    return mask << (0 if s.phase == PAY else DISCARD_CARD - PAY_CARD)


@rule
def is_single(mask: int) -> bool:
    return mask != 0 and mask & (mask - 1) == 0


@rule
def put_card(s: Record, kind: int) -> None:
    """Commit a card that has been named."""
    s.paid[kind] += 1
    if kind < LANDS:
        s.owed -= 1
    else:
        s.owed_plots -= 1
    if s.ordered:
        s.lowest = kind if kind < LANDS or s.owed_plots else 0


@rule
def is_paid(s: Record) -> bool:
    return s.target > 0 and s.owed + s.owed_plots == 0


@rule
def advance(s: Record, box: Record) -> bool:
    """Name the cards that leave no choice; tell whether the payment is complete."""
    while not is_paid(s):
        mask = payments(s, box)
        if not is_single(mask):
            return False
        put_card(s, lowest_bit(mask))
    return True
