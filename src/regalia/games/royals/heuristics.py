"""How good a move looks at a glance: what a position brings now and promises, weighed against the cards it costs."""

from typing import Any

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record, Vector
from regalia.games.royals.moves import CANCEL, DISCARD_CARD, DRAW_LAND, DRAW_PLOT, END, OCCUPY, PAY_CARD, TAKE_LAND, TAKEOVER
from regalia.games.royals.payment import best_cost, best_intrigue, intrigue_cost
from regalia.games.royals.state import CITIES_IN, FIRST_CITY, KINDS, LANDS, PLACES, SERVES, TITLES

RANKS = len(TITLES)
CARD_WORTH = 1.3  # points a country card is worth in the hand
CROWDED = 11  # cards in hand from which on keeping more is worth less
PLOT_WORTH = 3.0  # points an intrigue card is worth
PLOT_CHANCE = 0.35  # that the next intrigue card is of use
SPITE = 0.2  # how much of what another player loses counts as won
KEEPS = (0.2, 0.12, 0.08)  # how likely influence won now still counts at the end of this period, the next, the one after
STEPS = 0.9  # how much of a bonus that is still far away counts


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    """Rate `count` legal moves of the seat to move; higher is better."""
    if moves[0] < OCCUPY:
        rate_draws(s, box, moves, count, out)
        return
    country = LANDS
    power = 0
    for i in range(count):
        move = moves[i]
        if move < PAY_CARD:
            place = move - OCCUPY if move < TAKEOVER else move - TAKEOVER
            if box.place_country[place] != country:
                country = box.place_country[place]
                power = influence(s, box, country)
            out[i] = worth(s, box, place, power) - price(s, box, place)
        else:
            out[i] = rate_rest(s, box, move)


@rule
def rate_rest(s: Record, box: Record, move: int) -> float:
    """Payments are made of what is wanted least; discards likewise. Ending the turn is worth nothing."""
    if move < CANCEL:
        return 0.0 - card_worth(s, box, move - PAY_CARD)
    if move == CANCEL:
        return -1000.0
    if move == END:
        return 0.0
    return 0.0 - card_worth(s, box, move - DISCARD_CARD)


@rule
def price(s: Record, box: Record, place: int) -> float:
    """What the cards for a position could have brought elsewhere."""
    own = s.hand[s.turn, box.place_country[place]]
    cost = box.place_cost[place]
    cards = cost if own >= cost else own + 3 * (cost - own)
    each = CARD_WORTH if s.lands[s.turn] <= CROWDED else 0.6 * CARD_WORTH
    if s.ran_out and s.period == 3:
        each = 0.1  # there is no later
    plots = intrigue_cost(box, place) * PLOT_WORTH if s.holder[place] else 0.0
    if s.ran_out and s.period == 3:
        plots *= 0.1
    return cards * each + plots


# What a position is worth


@rule
def influence(s: Record, box: Record, country: int) -> int:
    """The influence of every seat in a country, eight bits each."""
    packed: Any = 0
    for place in range(PLACES):
        if box.place_country[place] == country and s.holder[place]:
            packed += np.int64(box.place_influence[place]) << (8 * (s.holder[place] - 1))
    return packed


@rule
def period_points(s: Record, box: Record, country: int, packed: int, seat: int, period: int) -> float:
    """Points a seat would get in a country with such influence; ties are shared."""
    mine = packed >> (8 * seat) & 255
    if mine == 0:
        return 0.0
    above = 0
    beside = 0
    for other in range(np.int64(s.players)):
        if other != seat:
            theirs = packed >> (8 * other) & 255
            above += theirs > mine
            beside += theirs == mine
    first = box.period_value[period, country, 0]
    second = box.period_value[period, country, 1]
    if above == 0:
        return float(first) if beside == 0 else (first + second) / (1.0 + beside)
    if above == 1:
        return second / (1.0 + beside)
    return 0.0


@rule
def worth(s: Record, box: Record, place: int, power: int) -> float:
    """The tokens a position brings now and later; `power` is the influence in its country."""
    seat: Any = np.int64(s.turn)
    country = box.place_country[place]
    total = 0.0
    if s.city_token[box.place_city[place]] == 0:
        total += box.city_bonus[box.place_city[place]]
    total += country_step(s, box, seat, place)
    total += title_step(s, box, seat, box.place_title[place])
    gain = box.place_influence[place]
    after = power + (gain << (8 * seat))
    rival = s.holder[place] - 1
    if rival >= 0:
        after -= gain << (8 * rival)
    for later in range(3 - (s.period - 1)):
        period = s.period - 1 + later
        change = period_points(s, box, country, after, seat, period) - period_points(s, box, country, power, seat, period)
        change += 0.25 * gain  # influence that does not yet win anything brings it nearer
        if rival >= 0:
            lost = period_points(s, box, country, power, rival, period) - period_points(s, box, country, after, rival, period)
            change += SPITE * lost
        keeps = 1.0 if later == 0 and s.ran_out else KEEPS[later]
        total += keeps * change
    return total


@rule
def country_step(s: Record, box: Record, seat: int, place: int) -> float:
    """The country token, or the step towards it."""
    country = box.place_country[place]
    if s.cities[seat] >> box.place_city[place] & 1:
        return 0.0
    token = 0
    for nth in range(2):
        if s.country_token[country, nth] == 0 and token == 0:
            token = box.country_value[country, nth]
    have = 0
    for nth in range(CITIES_IN[country]):
        have += s.cities[seat] >> (FIRST_CITY[country] + nth) & 1
    need = CITIES_IN[country]
    if have + 1 == need:
        return float(token)
    return STEPS * token * ((have + 1) * (have + 1) - have * have) / (need * need)


@rule
def title_step(s: Record, box: Record, seat: int, rank: int) -> float:
    """The noble house, or the step towards it, and the race for the title marker."""
    total = 0.0
    mine = s.markers[rank, seat]
    if mine == 0:
        token = 0
        for nth in range(3):
            if s.noble_token[nth] == 0 and token == 0:
                token = box.noble_value[nth]
        have = 0
        for each in range(RANKS):
            have += s.markers[each, seat] > 0
        if have + 1 == RANKS:
            total += token
        else:
            total += STEPS * token * ((have + 1) * (have + 1) - have * have) / (RANKS * RANKS)
    best = 0
    for other in range(np.int64(s.players)):
        if other != seat:
            best = max(best, s.markers[rank, other])
    if mine + 1 > best and mine <= best:
        total += 0.35 * box.title_value[rank]
    elif mine + 1 == best:
        total += 0.3 * box.title_value[rank]
    elif mine > best:
        total += 0.1 * box.title_value[rank]
    return total


# What a card is worth


@rule
def desire(s: Record, box: Record, country: int) -> float:
    """How much one more card of a country is wanted: the best position there, by how near it is."""
    seat: Any = np.int64(s.turn)
    power = influence(s, box, country)
    own = s.hand[seat, country]
    best = 0.1
    for place in range(PLACES):
        if box.place_country[place] != country or s.holder[place] == seat + 1:
            continue
        if s.holder[place]:
            serving = 0
            for kind in range(LANDS, KINDS):
                if SERVES[kind - LANDS] >> country & 1:
                    serving += s.hand[seat, kind]
            if serving < intrigue_cost(box, place):
                continue
        missing = box.place_cost[place] - own
        gain = worth(s, box, place, power) - 0.5 * price(s, box, place)
        if gain > 0:
            near = gain / (box.place_cost[place] + 0.2) if missing > 0 else 0.35 * gain / (box.place_cost[place] + 1.0)
            if missing == 1:
                near *= 1.6
            best = max(best, near)
    return best


@rule
def card_worth(s: Record, box: Record, kind: int) -> float:
    """What a card in hand is worth keeping."""
    if kind < LANDS:
        return desire(s, box, kind) + 0.02 * s.hand[s.turn, kind]
    return 1.0 / (1.0 + s.hand[s.turn, kind])  # rather two different intrigue cards than two alike


@rule
def takeover_worth(s: Record, box: Record) -> float:
    """The best position that one more intrigue card could win."""
    seat: Any = np.int64(s.turn)
    country = LANDS
    power = 0
    best = 0.0
    for place in range(PLACES):
        if box.place_country[place] != country:
            country = box.place_country[place]
            power = influence(s, box, country)
        if s.holder[place] == 0 or s.holder[place] == seat + 1 or best_cost(s, seat, country) < box.place_cost[place]:
            continue
        if best_intrigue(s, seat, country) == intrigue_cost(box, place) - 1:
            best = max(best, worth(s, box, place, power) - price(s, box, place))
    return best


@rule
def rate_draws(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    wanted = (desire(s, box, 0), desire(s, box, 1), desire(s, box, 2), desire(s, box, 3))
    average = 0.0
    cards = 0
    for country in range(LANDS):
        average += wanted[country] * s.deck[country]
        cards += s.deck[country]
    average = average / cards if cards else 0.5
    plot = -2000.0  # not looked at yet
    for i in range(count):
        move = moves[i]
        if move >= TAKE_LAND and move < DRAW_LAND:
            out[i] = wanted[move - TAKE_LAND]
        elif move == DRAW_PLOT:  # it stands for two country cards
            if plot < -1000.0:
                plot = PLOT_CHANCE * takeover_worth(s, box) - average if s.schemes[s.turn] < 4 else -1.0
            out[i] = plot
        else:
            out[i] = average
