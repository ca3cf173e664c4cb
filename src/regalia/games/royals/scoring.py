"""Bonuses, the scoring of a period, the scoring of titles, and who wins."""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import Counts, Record, Vector
from regalia.games.royals.state import CITIES, GONE, LANDS, TITLES

RANKS = len(TITLES)

# Bonuses, in the order of ROY-R6


@rule
def take_bonuses(s: Record, box: Record, seat: int, place: int) -> None:
    """What a cube just put on `place` earns at once."""
    city = box.place_city[place]
    s.cities[seat] |= 1 << city
    if s.city_token[city] == 0:  # ROY-B1, ROY-R2
        s.city_token[city] = seat + 1
        s.points[seat] += box.city_bonus[city]
    take_country_token(s, box, seat, box.place_country[place])
    take_noble_token(s, box, seat)


@rule
def take_country_token(s: Record, box: Record, seat: int, country: int) -> None:
    """ROY-B2"""
    if s.cities[seat] & box.everywhere[country] != box.everywhere[country]:
        return
    for nth in range(2):
        if s.country_token[country, nth] == seat + 1:
            return
        if s.country_token[country, nth] == 0:
            s.country_token[country, nth] = seat + 1
            s.points[seat] += box.country_value[country, nth]
            return


@rule
def take_noble_token(s: Record, box: Record, seat: int) -> None:
    """ROY-B3"""
    for rank in range(RANKS):
        if s.markers[rank, seat] == 0:
            return
    for nth in range(3):
        if s.noble_token[nth] == seat + 1:
            return
        if s.noble_token[nth] == 0:
            s.noble_token[nth] = seat + 1
            s.points[seat] += box.noble_value[nth]
            return


# The end of a period


@rule
def standing(s: Record, box: Record, seat: int, country: int) -> int:
    """A number that ranks players in a country: influence, then the highest title, then that city's bonus (ROY-E4, ROY-E5).

    Zero without influence (ROY-E6). A position counts for whoever holds it; displaced cubes do not (ROY-P6).
    """
    influence = 0
    title = 0
    bonus = 0
    for place in range(box.first_place[country], box.first_place[country + 1]):
        if s.holder[place] == seat + 1:
            influence += box.place_influence[place]
            if box.place_title[place] + 1 > title:  # positions are in falling order of their city's bonus
                title = box.place_title[place] + 1
                bonus = box.city_bonus[box.place_city[place]]
    return (influence << 16) + (title << 8) + bonus if influence else 0


@rule
def list_standings(s: Record, box: Record, out: Counts) -> None:
    """The standing of every seat in every country."""
    for country in range(LANDS):
        for seat in range(np.int64(s.players)):
            out[country, seat] = standing(s, box, seat, country)


@rule
def score_period(s: Record, box: Record) -> None:
    for country in range(LANDS):
        score_country(s, box, country)


@rule
def score_country(s: Record, box: Record, country: int) -> None:
    """Higher token to the first, lower to the second; what nobody may have leaves the game (ROY-E4 to ROY-E6)."""
    first = 0  # standings; seats
    second = 0
    leader = 0
    follower = 0
    for seat in range(np.int64(s.players)):
        here = standing(s, box, seat, country)
        if here > first:
            second = first
            follower = leader
            first = here
            leader = seat
        elif here > second:
            second = here
            follower = seat
    give_period_token(s, box, country, 0, leader, first > 0)
    give_period_token(s, box, country, 1, follower, second > 0)


@rule
def give_period_token(s: Record, box: Record, country: int, nth: int, seat: int, earned: bool) -> None:
    period = s.period - 1
    if earned:
        s.period_token[period, country, nth] = seat + 1
        s.points[seat] += box.period_value[period, country, nth]
    else:
        s.period_token[period, country, nth] = GONE  # ROY-E6


# The end of the game


@rule
def score_titles(s: Record, box: Record) -> None:
    for rank in range(RANKS):
        score_title(s, box, rank)


@rule
def most_cubes(s: Record, rank: int) -> int:
    """The most cubes of a seat on a title marker, times eight, and how many seats have so many."""
    most = 0
    count = 0
    for seat in range(np.int64(s.players)):
        if s.markers[rank, seat] > most:
            most = int(s.markers[rank, seat])
            count = 1
        elif s.markers[rank, seat] == most:
            count += 1
    return 8 * most + count


@rule
def list_shares(s: Record, box: Record, out: Counts) -> None:
    """What each seat would get for each title marker (ROY-T1)."""
    for rank in range(RANKS):
        most, count = divmod(most_cubes(s, rank), 8)
        if most and count <= 2:
            for seat in range(np.int64(s.players)):
                if s.markers[rank, seat] == most:
                    out[rank, seat] = box.title_value[rank] // count


@rule
def score_title(s: Record, box: Record, rank: int) -> None:
    """ROY-T1: the full marker to the most cubes, a half to each of exactly two, otherwise to nobody."""
    most, count = divmod(most_cubes(s, rank), 8)
    if most == 0 or count > 2:
        s.title_token[rank, 0] = s.title_token[rank, 1] = GONE
        return
    half = 0
    for seat in range(np.int64(s.players)):
        if s.markers[rank, seat] == most:
            s.points[seat] += box.title_value[rank] // count
            s.title_token[rank, half] = seat + 1
            if count == 1:
                s.title_token[rank, 1] = seat + 1
            half += 1


@rule
def scores(s: Record, box: Record, out: Vector) -> None:
    for seat in range(np.int64(s.players)):
        out[seat] = s.points[seat]


@rule
def winners(s: Record, box: Record) -> int:
    """The seats with the most points, one bit each; tokens break ties as the edition says (ROY-W1)."""
    best = 0
    for seat in range(np.int64(s.players)):
        best = max(best, s.points[seat])
    tied = 0
    for seat in range(np.int64(s.players)):
        if s.points[seat] == best:
            tied |= 1 << seat
    below = 1 << 20
    while tied & (tied - 1):  # more than one
        value = 0
        for seat in range(np.int64(s.players)):
            if tied >> seat & 1:
                value = max(value, highest_token(s, box, seat, below))
        if value == 0:
            return tied
        tied = keep_best(s, box, tied, value)
        if box.edition == 2014:
            return tied  # only the highest single token is compared
        below = value
    return tied


@rule
def keep_best(s: Record, box: Record, tied: int, value: int) -> int:
    """Of the tied seats those with the most tokens of a value; in 2014 one is as good as several."""
    most = 0
    kept = 0
    for seat in range(np.int64(s.players)):
        if tied >> seat & 1:
            count = tokens_worth(s, box, seat, value)
            if box.edition == 2014:
                count = min(count, 1)
            if count > most:
                most = count
                kept = 0
            if count == most:
                kept |= 1 << seat
    return kept


TOKENS = CITIES + 2 * LANDS + 3 + 6 * LANDS + 2 * RANKS


@rule
def token_worth(s: Record, box: Record, seat: int, token: int) -> int:
    """The value that a token shows if a seat has it, else zero; tokens are numbered city, country, noble, period, title."""
    me = seat + 1
    if token < CITIES:
        return box.city_bonus[token] if s.city_token[token] == me else 0
    token -= CITIES
    if token < 2 * LANDS:
        return box.country_value[token // 2, token % 2] if s.country_token[token // 2, token % 2] == me else 0
    token -= 2 * LANDS
    if token < 3:
        return box.noble_value[token] if s.noble_token[token] == me else 0
    token -= 3
    if token < 6 * LANDS:
        period, rest = divmod(token, 2 * LANDS)
        return box.period_value[period, rest // 2, rest % 2] if s.period_token[period, rest // 2, rest % 2] == me else 0
    token -= 6 * LANDS
    rank, half = divmod(token, 2)
    if s.title_token[rank, half] != me:
        return 0
    if s.title_token[rank, 1 - half] == me:  # both halves together are one marker
        return box.title_value[rank] if half == 0 else 0
    return box.title_value[rank] // 2


@rule
def list_tokens(s: Record, box: Record, seat: int, out: Counts) -> None:
    """What every token is worth to a seat."""
    for token in range(TOKENS):
        out[token] = token_worth(s, box, seat, token)


@rule
def highest_token(s: Record, box: Record, seat: int, below: int) -> int:
    best = 0
    for token in range(TOKENS):
        worth = token_worth(s, box, seat, token)
        if worth < below:
            best = max(best, worth)
    return best


@rule
def tokens_worth(s: Record, box: Record, seat: int, value: int) -> int:
    """How many tokens of a value a seat has."""
    count = 0
    for token in range(TOKENS):
        count += token_worth(s, box, seat, token) == value
    return count
