"""What a search needs to know of Royals beyond its rules: how far to play on, and what a position then promises."""

from pathlib import Path

import numpy as np

from regalia.core.bits import fold
from regalia.core.compiled import rule
from regalia.core.contract import Evaluation, Features
from regalia.core.record import Matrix, Record, Vector
from regalia.games.royals.heuristics import influence, period_points
from regalia.games.royals.moves import CANCEL
from regalia.games.royals.state import CARDS, CITIES, CITIES_IN, COUNTRIES, FIRST_CITY, KINDS, LANDS, PAY, PLACES, PLAY, SEATS, TITLES

RANKS = len(TITLES)
HELD = 6  # cards of one country that are told apart
FEATURES = (
    "now", "next", "last",  # period tokens as influence stands: this period's, the next one's, the last one's
    "lead", "influence",
    "country", "country-near",  # the way to country tokens, by its square; those one city away
    "noble", "noble-near",
    "title-safe", "title-ahead", "title-level", "title-behind",  # title markers by the lead on them: 2 cubes, 1, 0, -1
    "card-1", "card-2", "card-3", "card-4", "card-5", "card-6",  # the first, second ... card of the same country in hand
    "plots", "cubes",
    "first", "second", "third", "fourth", "fifth",  # to play
    *(f"place-{place}" for place in range(PLACES)), *(f"hand-{card}" for card in CARDS),
    *(f"city-{city}" for city in range(CITIES)), *(f"marker-{title}" for title in TITLES),
    *(f"seat-{seat}" for seat in range(SEATS)), "last-turn",  # who sits last has the last turn; in the last round: still to play
)  # fmt: skip
COMMON = (
    *(f"city-token-{city}" for city in range(CITIES)), *(f"country-token-{nth}-{country}" for country in COUNTRIES for nth in range(2)),
    *(f"noble-token-{nth}" for nth in range(3)),
    *(f"display-{country}" for country in COUNTRIES), *(f"deck-{country}" for country in COUNTRIES),
)  # fmt: skip
NOW, LEAD, INFLUENCE, COUNTRY, NEAR, NOBLE, NOBLE_NEAR, TITLE, CARD, PLOT, CUBES, ORDER = 0, 3, 4, 5, 6, 7, 8, 9, 13, 19, 20, 21
PLACE = ORDER + SEATS
HAND, CITY, MARKER = PLACE + PLACES, PLACE + PLACES + KINDS, PLACE + PLACES + KINDS + CITIES
SEAT = MARKER + RANKS
LAST_TURN = SEAT + SEATS
COUNTRY_TOKEN, NOBLE_TOKEN, DISPLAY, DECK = CITIES, CITIES + 2 * LANDS, CITIES + 2 * LANDS + 3, CITIES + 3 * LANDS + 3


@rule
def information_key(s: Record, box: Record, seat: int) -> int:
    """The board, the seat's own hand, and what everybody knows of other hands.

    The order in which cards were drawn and positions taken within a turn makes no difference. What the display was filled up with does,
    but is left out: a node for each of some twenty displays would see a twentieth of the simulations.
    """
    seen = fold(int(s.turns_begun) * 8 + int(s.phase), (int(s.drawn) * 2 + int(s.plotted)) * 2 + int(s.ran_out))
    mine = 0
    for kind in range(KINDS):
        mine = mine * 16 + int(s.hand[seat, kind])
    laid = 0
    for country in range(LANDS):
        laid = laid * 64 + int(s.discards[country])
    seen = fold(fold(seen, mine), laid)
    for other in range(np.int64(s.players)):
        cubes = int(s.cubes[other])
        for rank in range(RANKS):
            cubes = cubes * 16 + int(s.markers[rank, other])
        seen = fold(fold(seen, cubes), int(s.held[other]))
        seen = fold(seen, int(s.points[other]) << CITIES | int(s.cities[other]))
        if other != seat:
            known = int(s.lands[other]) * 16 + int(s.schemes[other])
            for country in range(LANDS):
                known = known * 16 + int(s.known[other, country])
            seen = fold(seen, known)
    if s.phase >= PAY:
        paid = 0
        for kind in range(KINDS):
            paid = paid * 16 + int(s.paid[kind])
        step = (((int(s.target) * 32 + int(s.owed)) * 8 + int(s.owed_plots)) * 2 + int(s.serving)) * 16 + int(s.lowest)
        seen = fold(fold(seen, paid), step)
    return seen


@rule
def horizon(s: Record, box: Record) -> int:
    """A playout only ends the turn; the judge knows better what comes after it."""
    return int(s.turns_begun) + 1


@rule
def ponders(s: Record) -> bool:
    """Which position to take: the judge knows what it will bring, a glance knows what it brings now."""
    return s.phase == PLAY


@rule
def stage(s: Record, box: Record) -> float:
    """Half periods still to come."""
    return 2.0 * (3.0 - s.period + (0.0 if s.ran_out else min(1.0, s.deck_size / 40.0)))


@rule
def fill(s: Record, box: Record, out: Matrix) -> None:
    for country in range(LANDS):
        countries(s, box, country, out)
    for rank in range(RANKS):
        titles(s, box, rank, out)
    for seat in range(np.int64(s.players)):
        noble_house(s, box, seat, out)
        for country in range(LANDS):
            for nth in range(min(s.hand[seat, country], HELD)):
                out[seat, CARD + nth] += 1
        out[seat, PLOT] = s.schemes[seat]
        out[seat, CUBES] = s.cubes[seat]
        out[seat, ORDER + (seat - int(s.turn)) % int(s.players)] = 1
        out[seat, SEAT + seat] = 1
        out[seat, LAST_TURN] = s.period == 3 and s.ran_out and seat >= s.turn
        belongings(s, seat, out)
    common(s, out[len(out) - 1])


@rule
def belongings(s: Record, seat: int, out: Matrix) -> None:
    """Positions, cards, cities and title markers one by one."""
    for place in range(PLACES):
        out[seat, PLACE + place] = s.held[seat] >> place & 1
    for kind in range(KINDS):
        out[seat, HAND + kind] = s.hand[seat, kind]
    for city in range(CITIES):
        out[seat, CITY + city] = s.cities[seat] >> city & 1
    for rank in range(RANKS):
        out[seat, MARKER + rank] = s.markers[rank, seat]


@rule
def common(s: Record, out: Vector) -> None:
    """Tokens not yet won, the display and the deck."""
    for city in range(CITIES):
        out[city] = s.city_token[city] == 0
    for country in range(LANDS):
        for nth in range(2):
            out[COUNTRY_TOKEN + 2 * country + nth] = s.country_token[country, nth] == 0
        out[DISPLAY + country] = s.display[country]
        out[DECK + country] = s.deck[country]
    for nth in range(3):
        out[NOBLE_TOKEN + nth] = s.noble_token[nth] == 0


@rule
def countries(s: Record, box: Record, country: int, out: Matrix) -> None:
    """Influence, what it brings as it stands, and the cities on the way to the country token."""
    power = influence(s, box, country)
    for seat in range(np.int64(s.players)):
        mine = power >> (8 * seat) & 255
        best = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                best = max(best, power >> (8 * other) & 255)
        for period in range(s.period - 1, 3):
            out[seat, NOW + period - (s.period - 1)] += period_points(s, box, country, power, seat, period)
        out[seat, LEAD] += box.period_value[s.period - 1, country, 0] * max(-4, min(4, mine - best))
        out[seat, INFLUENCE] += mine
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
        out[seat, COUNTRY] += token * (have / CITIES_IN[country]) ** 2
        if have == CITIES_IN[country] - 1:
            out[seat, NEAR] += token


@rule
def titles(s: Record, box: Record, rank: int, out: Matrix) -> None:
    for seat in range(np.int64(s.players)):
        best = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                best = max(best, int(s.markers[rank, other]))
        lead = int(s.markers[rank, seat]) - best
        if lead >= 2:
            out[seat, TITLE] += box.title_value[rank]
        elif lead == 1:
            out[seat, TITLE + 1] += box.title_value[rank]
        elif lead == 0 and best:
            out[seat, TITLE + 2] += box.title_value[rank]
        elif lead == -1:
            out[seat, TITLE + 3] += box.title_value[rank]


@rule
def noble_house(s: Record, box: Record, seat: int, out: Matrix) -> None:
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
    out[seat, NOBLE] = token * (have / RANKS) ** 2
    if have == RANKS - 1:
        out[seat, NOBLE_NEAR] = token


EVALUATION = Evaluation(
    information_key=information_key,
    horizon=horizon,
    ponders=ponders,
    takes_back=CANCEL,
    swing=15.0,
    simulations=1500,
    style={"exploration": 1.5, "glances": 8, "visits_to_open": 2},
    features=Features(
        fill=fill,
        stage=stage,
        stages=7,
        names=FEATURES,
        common=COMMON,
        learns_from=({"edition": "2014"}, {"edition": "2016"}),
        file=Path(__file__).with_suffix(".npz"),
    ),
)
