"""What a search needs to know of Royals beyond its rules: how far to play on, and what a position then promises."""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import Record, Vector
from regalia.games.royals.heuristics import influence, period_points
from regalia.games.royals.state import CITIES_IN, FIRST_CITY, KINDS, LANDS, TITLES

RANKS = len(TITLES)
# How much each thing counts was fitted to the final margins of games between greedy players.
ROUNDS = 1  # that a playout goes on; more of them add noise, not foresight
NOW_NEXT_LAST = (0.3, 0.3, 0.15)  # of the period tokens as influence stands: this period's, the next one's, the last one's
TITLE = (1.0, 1.0, 1.7, 2.0, 2.5, 2.8)  # of a title marker by the chance to have it, by the number of players
LAND, MORE, PLOT = 1.5, 1.0, 1.2  # points a country card promises, those beyond nine, and an intrigue card
FULL_HAND = 9
COUNTRY_STEP, NOBLE_STEP = 1.0, 2.2  # of the country and the noble-house tokens, by the square of the way done
TURN = 2.5  # points it is worth to be the next to play
SWING = 15.0  # points that are a clear margin at the end
STYLE = {"glances": 8, "warmth": 0.25}


@rule
def clue(s: Record, box: Record, seat: int) -> int:
    """The own hand, which blind draws change; what others hold, nobody knows."""
    seen = 1
    if s.turn == seat:
        for kind in range(KINDS):
            seen = (seen * 31 + int(s.hand[seat, kind])) & 0xFFFFFFFFFFF
    return seen


@rule
def horizon(s: Record, box: Record) -> int:
    return int(s.turns) + ROUNDS * int(s.players)


@rule
def judge(s: Record, box: Record, points: Vector) -> float:
    """Tokens taken, what influence and title markers promise, steps towards the bonuses, and cards in hand."""
    later = 3.0 - s.period + (0.0 if s.ran_out else min(1.0, s.deck_size / 40.0))  # periods still to come, in parts
    for seat in range(np.int64(s.players)):
        points[seat] = s.points[seat] + bonus_steps(s, box, seat, later) + cards_in_hand(s, seat, later)
    points[s.turn] += TURN
    for country in range(LANDS):
        promise_country(s, box, country, points)
    for rank in range(RANKS):
        promise_title(s, box, rank, points)
    return 7.0 + 8.0 * later**0.5


@rule
def cards_in_hand(s: Record, seat: int, later: float) -> float:
    most = min(s.lands[seat], FULL_HAND)
    return (LAND * most + MORE * (s.lands[seat] - most) + PLOT * s.schemes[seat]) * min(1.0, 0.5 + later)


@rule
def promise_country(s: Record, box: Record, country: int, points: Vector) -> None:
    """Period tokens by the order as it stands."""
    power = influence(s, box, country)
    for seat in range(np.int64(s.players)):
        for period in range(s.period - 1, 3):
            points[seat] += NOW_NEXT_LAST[period - (s.period - 1)] * period_points(s, box, country, power, seat, period)


@rule
def promise_title(s: Record, box: Record, rank: int, points: Vector) -> None:
    """A title marker, shared by how far each player is ahead on it: one cube more is twice and a half the chance."""
    total = 0.0
    for seat in range(np.int64(s.players)):
        total += 2.5 ** s.markers[rank, seat]
    for seat in range(np.int64(s.players)):
        points[seat] += TITLE[s.players] * 2.5 ** s.markers[rank, seat] / total * box.title_value[rank]


@rule
def bonus_steps(s: Record, box: Record, seat: int, later: float) -> float:
    """Countries and titles on the way to the country and noble-house tokens that are left."""
    steps = 0.0
    for country in range(LANDS):
        token = 0
        for nth in range(2):
            if s.country_token[country, nth] == 0 and token == 0:
                token = box.country_value[country, nth]
            if s.country_token[country, nth] == seat + 1:
                token = 0
                break
        have = 0
        for nth in range(CITIES_IN[country]):
            have += s.cities[seat] >> (FIRST_CITY[country] + nth) & 1
        steps += COUNTRY_STEP * token * (have / CITIES_IN[country]) ** 2
    token = 0
    for nth in range(3):
        if s.noble_token[nth] == 0 and token == 0:
            token = box.noble_value[nth]
        if s.noble_token[nth] == seat + 1:
            token = 0
            break
    have = 0
    for rank in range(RANKS):
        have += s.markers[rank, seat] > 0
    steps += NOBLE_STEP * token * (have / RANKS) ** 2
    return steps * min(1.0, 2.0 * later)
