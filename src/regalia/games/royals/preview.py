"""What occupying or taking over a position of Royals would bring: influence and rank in the country, tokens, the title's marker."""

from collections.abc import Callable, Iterator

import numpy as np

from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.core.record import Record, copied
from regalia.games.royals import rules
from regalia.games.royals.moves import MAX_LEGAL, OCCUPY, PAY_CARD, TAKEOVER
from regalia.games.royals.names import city_words, country_words, title_words
from regalia.games.royals.scoring import list_shares, list_standings
from regalia.games.royals.state import COUNTRIES, LANDS, PAY, TITLES, city_keys

LONGEST_PAYMENT = 40  # decisions; no payment takes so many


def preview(s: Record, box: Record, move: Move, name: Callable[[int], str]) -> list[Words]:
    """Which cards pay makes no difference to what is won; drawn cards are not predicted."""
    if not OCCUPY <= move.id < PAY_CARD:
        return []
    place = move.id - (OCCUPY if move.id < TAKEOVER else TAKEOVER)
    after = copied(s)
    rules.play(after, box, move.id)
    moves = np.empty(MAX_LEGAL, np.int16)
    for _ in range(LONGEST_PAYMENT):
        if after.phase != PAY:
            break
        rules.legal(after, box, moves)  # to cancel is listed last
        rules.play(after, box, int(moves[0]))
    return [*_influence(s, after, box, int(box.place_country[place])), *_tokens(s, after, box, place), *_title(s, after, box, place)]


def _influence(s: Record, after: Record, box: Record, country: int) -> Iterator[Words]:
    seat, players = int(s.turn), int(s.players)
    standings = [np.zeros((LANDS, players), np.int32) for _ in range(2)]
    for state, out in zip((s, after), standings, strict=True):
        list_standings(state, box, out)
    old, new = (each[country].tolist() for each in standings)
    place = 1 + sum(other > new[seat] for other in new)
    value = int(box.period_value[s.period - 1][country][place - 1]) if place <= 2 else 0
    said = {"country": country_words(COUNTRIES[country]), "before": old[seat] >> 16, "influence": new[seat] >> 16}
    yield Words("royals-brings-influence", place=place, value=value, **said)


def _tokens(s: Record, after: Record, box: Record, place: int) -> Iterator[Words]:
    seat, city, country = int(s.turn), int(box.place_city[place]), int(box.place_country[place])
    if s.city_token[city] == 0 and after.city_token[city] == seat + 1:  # ROY-B1
        yield Words("royals-brings-city", city=city_words(city_keys(box)[city]), value=int(box.city_bonus[city]))
    for nth in range(2):  # ROY-B2
        if s.country_token[country, nth] == 0 and after.country_token[country, nth] == seat + 1:
            yield Words("royals-brings-country", country=country_words(COUNTRIES[country]), value=int(box.country_value[country, nth]))
    for nth in range(3):  # ROY-B3
        if s.noble_token[nth] == 0 and after.noble_token[nth] == seat + 1:
            yield Words("royals-brings-house", value=int(box.noble_value[nth]))


def _title(s: Record, after: Record, box: Record, place: int) -> Iterator[Words]:
    seat, rank = int(s.turn), int(box.place_title[place])
    shares = np.zeros((len(TITLES), int(s.players)), np.int32)
    list_shares(after, box, shares)
    cubes, points = int(after.markers[rank, seat]), int(shares[rank, seat])
    yield Words("royals-brings-title", title=title_words(TITLES[rank]), cubes=cubes, points=points)
