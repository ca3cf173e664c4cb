"""What a seat of Royals knows, as numbers. What is printed on the board is not among them: it is the same in every game on that board."""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.observation import LEAST, MOST, SPLIT, Axes, Entry, Observation, Row, seats_from_own, split
from regalia.core.record import OVER, Record
from regalia.games.royals.moves import MOVES
from regalia.games.royals.shuffles import Number, unseen
from regalia.games.royals.state import (
    CARDS,
    CITIES,
    COUNTRIES,
    DISCARD,
    KINDS,
    LANDS,
    PERIODS,
    PHASES,
    PLACES,
    PLOT_NAMES,
    PLOTS,
    SEATS,
    TITLES,
)

RANKS = len(TITLES)
_SEATS: Axes = {"seat": seats_from_own(SEATS)}
_PLACES: Axes = {"position": next(family for family in MOVES.families if family.name == "occupy").axes["position"]}
_CITIES: Axes = {"city": tuple(str(city + 1) for city in range(CITIES))}
_COUNTRIES: Axes = {"country": COUNTRIES}
_CARDS: Axes = {"card": CARDS}
_FOUR_EACH = 4

LAYOUT = Observation(
    Entry("holds", "the seat holds the position", _SEATS | _PLACES),
    Entry("displaced", "displaced cubes of the seat in the city, in the order of the board", _SEATS | _CITIES, high=12, typical=2),
    Entry("titles", "cubes of the seat on the title marker", _SEATS | {"title": TITLES}, high=23, typical=4),
    Entry("playing", "somebody sits there", _SEATS),
    Entry("in-turn", "the seat decides", _SEATS),
    Entry("first", "the seat begins every round", _SEATS),
    Entry("country-cards", "country cards in the seat's hand", _SEATS, high=16),
    Entry("intrigue-cards", "intrigue cards in the seat's hand", _SEATS, high=5),
    Entry("cubes", "cubes in the seat's supply", _SEATS, high=46),
    Entry("known", "cards in the seat's hand that everybody saw being taken from the display", _SEATS | _COUNTRIES, high=31, typical=6),
    Entry(
        "points-high",
        f"points divided by {SPLIT}, rounded down: one's own, and everybody's where they lie open",
        _SEATS,
        LEAST,
        MOST,
        typical=8,
    ),
    Entry("points-low", "the rest of that division", _SEATS, high=SPLIT - 1),
    Entry("points-open", "the two numbers above tell the seat's points", _SEATS),
    Entry("hand", "cards in the observer's own hand", _CARDS, high=31, typical=6),
    Entry("display", "cards in the display", _COUNTRIES, high=4),
    Entry("discards", "country cards discarded", _COUNTRIES, high=31, typical=12),
    Entry("intrigue-discards", "intrigue cards discarded", {"intrigue": PLOT_NAMES}, high=_FOUR_EACH),
    Entry("unseen", "cards that are in a deck, or in another hand and nobody saw them being taken", _CARDS, high=31, typical=12),
    Entry(
        "earlier", "of the cards that are or were in other hands, those drawn before the present deck was made", _CARDS, high=31, typical=6
    ),
    Entry("in-doubt", "cards others laid down of which nobody can tell whether they are among `earlier`", _CARDS, high=31, typical=6),
    Entry("deck", "cards in the country deck", high=102, typical=60),
    Entry("intrigue-deck", "cards in the intrigue deck", high=24),
    Entry("city-token", "the token of the city is still to be had", _CITIES),
    Entry("country-token", "the token of the country is still to be had", _COUNTRIES | {"rank": ("higher", "lower")}),
    Entry("noble-token", "the token of the noble house is still to be had", {"house": ("first", "second", "third")}),
    Entry("target", "the position that is being paid for", _PLACES),
    Entry("paid", "cards the observer has committed to its payment", _CARDS, high=31, typical=6),
    Entry("owed", "country cards the observer still has to name", high=24),
    Entry("owed-intrigue", "intrigue cards the observer still has to name", high=4),
    Entry("serving", "these must serve the country of the position"),
    Entry("phase", "what is to be decided", {"phase": PHASES}),
    Entry("period", "the period", {"period": PERIODS}),
    Entry("ran-out", "the period ends with this turn, the third with this round"),
    Entry("drawn", "country cards drawn in this turn", high=8),
    Entry("plotted", "intrigue cards drawn in this turn"),
    Entry("first-round", "it is the first round"),
    Entry("2014", "the edition of 2014 is played"),
    Entry("display-of-four", "the display has four cards"),
)
OBSERVATION = LAYOUT.length
HOLDS, DISPLACED, MARKERS, PLAYING, IN_TURN, FIRST, LAND_CARDS, PLOT_CARDS, CUBES, KNOWN = LAYOUT.firsts()[:10]
POINTS_HIGH, POINTS_LOW, POINTS_OPEN, HAND, DISPLAY, DISCARDS, PLOT_DISCARDS, UNSEEN, EARLIER, IN_DOUBT = LAYOUT.firsts()[10:20]
DECK, PLOT_DECK, CITY_TOKEN, COUNTRY_TOKEN, NOBLE_TOKEN, TARGET, PAID, OWED, OWED_PLOTS, SERVING = LAYOUT.firsts()[20:30]
PHASE, PERIOD, RAN_OUT, DRAWN, PLOTTED, FIRST_ROUND, OLD_EDITION, FOUR_SHOWN = LAYOUT.firsts()[30:]


@rule
def observe(s: Record, box: Record, seat: int, out: Row) -> None:
    out[:] = 0
    observe_cubes(s, seat, out)
    observe_seats(s, box, seat, out)
    observe_cards(s, seat, out)
    observe_tokens(s, out)
    observe_payment(s, seat, out)
    out[PHASE + np.int64(s.phase)] = 1
    out[PERIOD + np.int64(s.period) - 1] = 1
    out[RAN_OUT] = s.ran_out
    out[DRAWN] = s.drawn
    out[PLOTTED] = s.plotted
    out[FIRST_ROUND] = s.turns_begun <= s.players
    out[OLD_EDITION] = box.edition == 2014
    out[FOUR_SHOWN] = box.display == 4


@rule
def observe_cubes(s: Record, seat: int, out: Row) -> None:
    """Who holds which position, who was displaced where, and the title markers."""
    players = np.int64(s.players)
    for place in range(PLACES):
        owner = np.int64(s.holder[place]) - 1
        if owner >= 0:
            owner -= seat
            owner += players if owner < 0 else 0
            out[HOLDS + owner * PLACES + place] = 1
    who = seat
    for i in range(players):
        for city in range(CITIES):
            out[DISPLACED + i * CITIES + city] = s.displaced[city, who]
        for rank in range(RANKS):
            out[MARKERS + i * RANKS + rank] = s.markers[rank, who]
        who = who + 1 if who + 1 < players else 0


@rule
def observe_seats(s: Record, box: Record, seat: int, out: Row) -> None:
    players = np.int64(s.players)
    who = seat
    for i in range(players):
        out[PLAYING + i] = 1
        out[IN_TURN + i] = s.turn == who
        out[FIRST + i] = who == 0  # ROY-S2
        out[LAND_CARDS + i] = s.lands[who]
        out[PLOT_CARDS + i] = s.schemes[who]
        out[CUBES + i] = s.cubes[who]
        for country in range(LANDS):
            out[KNOWN + i * LANDS + country] = s.known[who, country]
        if i == 0 or box.open_points or s.phase == OVER:
            split(out, POINTS_HIGH + i, POINTS_LOW + i, int(s.points[who]))
            out[POINTS_OPEN + i] = 1
        who = who + 1 if who + 1 < players else 0


@rule
def observe_cards(s: Record, seat: int, out: Row) -> None:
    """What is face up, the observer's own hand, and what it knows of the cards it does not see."""
    for country in range(LANDS):
        out[DISPLAY + country] = s.display[country]
        out[DISCARDS + country] = s.discards[country]
    for kind in range(PLOTS):
        out[PLOT_DISCARDS + kind] = s.plot_discards[kind]
    for kind in range(KINDS):
        hidden: Number = np.int64(s.deck[kind] if kind < LANDS else s.plots[kind - LANDS])
        earlier: Number = 0
        laid: Number = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                hidden += unseen(s, other, kind)
                earlier += s.earlier[other, kind]
                laid += s.laid[other, kind]
        out[HAND + kind] = s.hand[seat, kind]
        out[UNSEEN + kind] = hidden
        out[EARLIER + kind] = earlier
        out[IN_DOUBT + kind] = laid
    out[DECK] = s.deck_size
    out[PLOT_DECK] = s.plots_size


@rule
def observe_tokens(s: Record, out: Row) -> None:
    for city in range(CITIES):
        out[CITY_TOKEN + city] = s.city_token[city] == 0
    for country in range(LANDS):
        out[COUNTRY_TOKEN + 2 * country] = s.country_token[country, 0] == 0
        out[COUNTRY_TOKEN + 2 * country + 1] = s.country_token[country, 1] == 0
    for nth in range(3):
        out[NOBLE_TOKEN + nth] = s.noble_token[nth] == 0


@rule
def observe_payment(s: Record, seat: int, out: Row) -> None:
    """The position that is being paid for; the seat's own payment, or what it discards, as far as it has come."""
    target = np.int64(s.target)
    if target > 0:
        out[TARGET + target - 1] = 1
    if s.turn == seat and (target > 0 or s.phase == DISCARD):
        for kind in range(KINDS):
            out[PAID + kind] = s.paid[kind]
        out[OWED] = s.owed
        out[OWED_PLOTS] = s.owed_plots
        out[SERVING] = s.serving
