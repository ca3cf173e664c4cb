"""Positions of Royals as plain dicts: everything there is to know, in words, and the way back."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from regalia.core.dice import draw
from regalia.core.errors import BadInput, Words, quoted
from regalia.core.record import OVER, Record
from regalia.core.values import check_keys, per_seat, truth, whole_number
from regalia.games.royals.rules import lands_left
from regalia.games.royals.state import (
    CARDS,
    CITIES,
    COUNTRIES,
    DISCARD,
    DRAW,
    GONE,
    KINDS,
    LANDS,
    MOST_LANDS,
    MOST_PLOTS,
    PAY,
    PERIODS,
    PHASES,
    PLACES,
    PLAY,
    PLOT_NAMES,
    PLOTS,
    TITLES,
    city_keys,
    place_names,
)

RANKS = len(TITLES)
DRAWN = 3  # ROY-D2, country cards in a turn
MOST_ALIKE, EACH_PAIR = 31, 4  # ROY-C2, ROY-C3
# Every turn takes a card at least from the display or the deck, so that the deck, of fewer than 102 cards, is one card shorter
# after it: three periods and the rest of a round have fewer turns than this.
LAST_TURN = 320


def write(s: Record, box: Record) -> dict[str, Any]:
    places, cities, players = place_names(box), city_keys(box), int(s.players)
    return {
        "holders": {places[place]: int(s.holder[place]) - 1 for place in range(PLACES) if s.holder[place]},
        "displaced": {cities[city]: _ints(s.displaced[city, :players]) for city in range(CITIES) if s.displaced[city].any()},
        "titles": {TITLES[rank]: _ints(s.markers[rank, :players]) for rank in range(RANKS)},
        "hands": [write_cards(s.hand[seat], CARDS) for seat in range(players)],
        "known": [write_cards(s.known[seat], COUNTRIES) for seat in range(players)],
        "before-shuffles": [_write_earlier(s, seat) for seat in range(players)],
        "laid-since-shuffle": [write_cards(s.laid[seat], CARDS) for seat in range(players)],
        "display": [COUNTRIES[country] for country in range(LANDS) for _ in range(s.display[country])],
        "deck": write_cards(s.deck, COUNTRIES),
        "discards": write_cards(s.discards, COUNTRIES),
        "intrigue-deck": write_cards(s.plots, PLOT_NAMES),
        "intrigue-discards": write_cards(s.plot_discards, PLOT_NAMES),
        "tokens": {
            "cities": {cities[city]: _write_owner(s.city_token[city]) for city in range(CITIES)},
            "countries": {COUNTRIES[country]: _write_owners(s.country_token[country]) for country in range(LANDS)},
            "noble-houses": _write_owners(s.noble_token),
            "periods": {
                year: {COUNTRIES[country]: _write_owners(s.period_token[period, country]) for country in range(LANDS)}
                for period, year in enumerate(PERIODS)
            },
            "titles": {TITLES[rank]: _write_owners(s.title_token[rank]) for rank in range(RANKS)},
        },
        "period": int(s.period),
        "ran-out": bool(s.ran_out),
        "turn": int(s.turn),
        "turns": int(s.turns_begun),
        "phase": PHASES[s.phase],
        "drawn": int(s.drawn),
        "intrigue-drawn": int(s.plotted),
        "payment": _write_payment(s, places),
    }


def write_cards(counts: Any, names: Sequence[str]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def _write_earlier(s: Record, seat: int) -> list[dict[str, int]]:
    cards = write_cards(s.earlier[seat], CARDS)
    return [cards] if cards else []


def _ints(values: Any) -> list[int]:
    return [int(value) for value in values]


def _write_owner(owner: int) -> int | str | None:
    return None if owner == 0 else "gone" if owner == GONE else int(owner) - 1


def _write_owners(owners: Any) -> list[int | str | None]:
    return [_write_owner(owner) for owner in owners]


def _write_payment(s: Record, places: list[str]) -> dict[str, Any] | None:
    if s.phase != PAY:
        return None
    return {
        "position": places[s.target - 1],
        "paid": write_cards(s.paid, CARDS),
    }


# The way back

EARLIER = 4  # sets of cards that are read: older files tell earlier decks apart

KEYS = (
    *(
        "holders",
        "displaced",
        "titles",
        "hands",
        "known",
        "before-shuffles",
        "laid-since-shuffle",
        "display",
        "deck",
        "discards",
        "intrigue-deck",
    ),
    *("intrigue-discards", "tokens", "period", "ran-out", "turn", "turns", "phase", "drawn", "intrigue-drawn", "payment"),
)
TOKEN_KEYS = ("cities", "countries", "noble-houses", "periods", "titles")


def lay_out(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    """Lay out a position. All keys may be left out; seats are numbers from 0, seat 0 began the game:

    holders     who holds a position: {"dijon-baron": 0}; default: nobody holds anything
    displaced   per city, how many displaced cubes each seat has there: {"dijon": [1, 0, 0]}
    titles      per title, how many cubes each seat has on its marker; default: one for each position held
    hands       per seat, its cards: [{"france": 3, "france+spain": 1}, {}, {}]; country cards and intrigue cards together
    known       per seat, which of its country cards everybody saw being taken from the display; default: none
    before-shuffles   per seat, which of its cards nobody saw are from earlier decks, those in laid-since-shuffle included:
                [[{"france": 1, "spain": 2}], [], []]; default: none
    laid-since-shuffle   per seat, cards among the discards of which nobody else can tell whether they are from the present deck;
                default: none
    display     the open country cards: ["france", "spain", "spain"]; default: dealt from the cards that are nowhere else
    deck, discards                       country cards: {"france": 2}; one left out is every card that is nowhere else,
                                         both left out: all such cards are in the deck
    intrigue-deck, intrigue-discards     the same for intrigue cards
    tokens      who has which token: {"cities": {"dijon": 0}, "countries": {"france": [0, null]}, "noble-houses": [null, 1, 2],
                "periods": {"1648": {"france": [0, 1]}}, "titles": {"king": [0, 0]}}; null: still on the board, "gone": out of
                the game; of two the higher first, noble houses 16, 12, 8, titles by halves. Default: the tokens of cities,
                countries and noble houses that the cubes have earned (in seat order), periods gone by without tokens
    period      1 to 3, default 1; ran-out: the period ends after this turn (the third one: after this round), default false
    turn        the seat to move, default 0; turns: turns begun so far, counting this one, default: the second round
    phase       draw (default), play, pay, discard or over
    drawn, intrigue-drawn                cards drawn in this turn so far, default 0
    payment     while paying: the position, and the cards that have been named as `position()` writes them

    Cubes in supply are those that are nowhere else.
    """
    check_keys(position, KEYS, Words("position-of", game="Royals"))
    phase = position.get("phase", "draw")
    if phase not in PHASES:
        raise BadInput("value-one-of", name="phase", words=PHASES, value=quoted(phase))
    s.phase = PHASES.index(phase)
    _lay_turn(s, box, position)
    _lay_cubes(s, box, position)
    _lay_tokens(s, box, _mapping(position, "tokens"))
    _lay_cards(s, box, position)
    _lay_decision(s, box, position)


def _lay_turn(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    """Whose turn it is, which one, and what has been drawn in it."""
    players = int(s.players)
    s.turn = whole_number(position.get("turn", 0), "turn", 0, players - 1)
    s.turns_begun = whole_number(position.get("turns", players + int(s.turn) + 1), "turns", 1, LAST_TURN)
    if (int(s.turns_begun) - 1) % players != s.turn:  # ROY-S2: seat 0 began
        raise BadInput("royals-turns", turns=s.turns_begun, turn=(int(s.turns_begun) - 1) % players)
    s.period = whole_number(position.get("period", 1), "period", 1, 3)
    s.ran_out = truth(position.get("ran-out", False), "ran-out")
    first = s.turns_begun <= players
    s.plotted = whole_number(position.get("intrigue-drawn", 0), "intrigue-drawn", 0, 0 if first else 1)
    s.drawn = 0
    s.drawn = whole_number(position.get("drawn", 0), "drawn", 0, lands_left(s, box))


def _lay_cubes(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    places, cities, players = place_names(box), city_keys(box), int(s.players)
    for name, seat in _mapping(position, "holders").items():
        place = places.index(_one_of(name, places, "holders"))
        s.holder[place] = whole_number(seat, f"holders.{name}", 0, players - 1) + 1
        s.markers[box.place_title[place], s.holder[place] - 1] += 1
        s.cities[s.holder[place] - 1] |= 1 << int(box.place_city[place])
        s.held[s.holder[place] - 1] |= 1 << place
    for name, counts in _mapping(position, "displaced").items():
        city = cities.index(_one_of(name, cities, "displaced"))
        for seat, count in enumerate(per_seat(counts, f"displaced.{name}", players)):
            s.displaced[city, seat] = whole_number(count, f"displaced.{name}", 0, 46)
            s.cities[seat] |= int(count > 0) << city
    for name, counts in _mapping(position, "titles").items():
        rank = TITLES.index(_one_of(name, TITLES, "titles"))
        for seat, count in enumerate(per_seat(counts, f"titles.{name}", players)):
            s.markers[rank, seat] = whole_number(count, f"titles.{name}", 0, 46)
    for seat in range(players):
        placed = int((s.holder == seat + 1).sum() + s.displaced[:, seat].sum() + s.markers[:, seat].sum())
        if placed > box.cube_stock[seat]:
            raise BadInput("royals-cubes-many", seat=seat, count=placed, stock=box.cube_stock[seat])
        s.cubes[seat] = int(box.cube_stock[seat]) - placed


def _lay_tokens(s: Record, box: Record, tokens: Mapping[str, Any]) -> None:
    check_keys(tokens, TOKEN_KEYS, "tokens")
    cities, players = city_keys(box), int(s.players)
    for nth in range(3 - int(box.nobles)):
        s.noble_token[nth] = GONE  # ROY-S6
    _earned_tokens(s, box)
    for name, owner in _mapping(tokens, "cities").items():
        s.city_token[cities.index(_one_of(name, cities, "tokens.cities"))] = _owner(owner, f"tokens.cities.{name}", players)
    for name, owners in _mapping(tokens, "countries").items():
        country = COUNTRIES.index(_one_of(name, COUNTRIES, "tokens.countries"))
        s.country_token[country] = _owners(owners, f"tokens.countries.{name}", 2, players)
    if "noble-houses" in tokens:
        s.noble_token[:] = _owners(tokens["noble-houses"], "tokens.noble-houses", 3, players)
        if any(token != GONE for token in s.noble_token[: 3 - int(box.nobles)]):
            raise BadInput("royals-nobles-gone", count=3 - int(box.nobles))
    for year in _mapping(tokens, "periods"):
        period = PERIODS.index(_one_of(year, PERIODS, "tokens.periods"))
        for name, owners in _mapping(tokens["periods"], year).items():
            country = COUNTRIES.index(_one_of(name, COUNTRIES, f"tokens.periods.{year}"))
            s.period_token[period, country] = _owners(owners, f"tokens.periods.{year}.{name}", 2, players)
    for name, owners in _mapping(tokens, "titles").items():
        rank = TITLES.index(_one_of(name, TITLES, "tokens.titles"))
        s.title_token[rank] = _owners(owners, f"tokens.titles.{name}", 2, players)
    _check_scored(s)
    from regalia.games.royals.scoring import TOKENS, token_worth

    for seat in range(players):
        s.points[seat] = sum(int(token_worth(s, box, seat, token)) for token in range(TOKENS))


def _check_scored(s: Record) -> None:
    """Nobody has a token that is still to be scored: it would count twice (ROY-E4, ROY-T1)."""
    if s.phase == OVER:
        return
    for period in range(int(s.period) - 1, len(PERIODS)):
        if s.period_token[period].any():
            raise BadInput("royals-not-scored", name=f"tokens.periods.{PERIODS[period]}")
    if s.title_token.any():
        raise BadInput("royals-not-scored", name="tokens.titles")


def _earned_tokens(s: Record, box: Record) -> None:
    """The tokens that the cubes on the board have earned, as if the seats had come there in turn."""
    from regalia.games.royals.scoring import take_country_token, take_noble_token

    for city in range(CITIES):
        for seat in reversed(range(int(s.players))):
            if s.cities[seat] >> city & 1:
                s.city_token[city] = seat + 1
    for seat in range(int(s.players)):
        for country in range(LANDS):
            take_country_token(s, box, seat, country)
        take_noble_token(s, box, seat)
    s.period_token[: int(s.period) - 1] = GONE


def _lay_cards(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    players = int(s.players)
    hands = per_seat(position.get("hands", [{}] * players), "hands", players)
    known = per_seat(position.get("known", [{}] * players), "known", players)
    before = per_seat(position.get("before-shuffles", [[]] * players), "before-shuffles", players)
    laid = per_seat(position.get("laid-since-shuffle", [{}] * players), "laid-since-shuffle", players)
    for seat in range(players):
        s.hand[seat] = read_cards(hands[seat], f"hands[{seat}]", CARDS)
        s.laid[seat] = read_cards(laid[seat], f"laid-since-shuffle[{seat}]", CARDS)
        s.known[seat] = read_cards(known[seat], f"known[{seat}]", COUNTRIES)
        if (s.known[seat] > s.hand[seat, :LANDS]).any():
            raise BadInput("royals-known-many", seat=seat)
        _check_hand(s, seat)
        _lay_earlier(s, seat, before[seat])
    display = position.get("display")
    if display is not None:
        if not isinstance(display, Sequence) or isinstance(display, str) or len(display) > box.display:
            raise BadInput("royals-display", count=box.display, value=quoted(display))
        for name in display:
            s.display[COUNTRIES.index(_one_of(name, COUNTRIES, "display"))] += 1
    free = [int(box.cards[country] - s.display[country] - s.hand[:, country].sum()) for country in range(LANDS)]
    if display is None:
        _deal_display(s, box, position, free)
    s.deck[:], s.discards[:] = _split(position, "deck", "discards", free, COUNTRIES, "ROY-C2, ROY-S3")
    free = [int(box.each_plot - s.hand[:, LANDS + kind].sum()) for kind in range(PLOTS)]
    s.plots[:], s.plot_discards[:] = _split(position, "intrigue-deck", "intrigue-discards", free, PLOT_NAMES, "ROY-C3")
    if (s.laid[:, :LANDS].sum(0) > s.discards).any() or (s.laid[:, LANDS:].sum(0) > s.plot_discards).any():
        raise BadInput("royals-laid-many")
    s.deck_size, s.plots_size, s.shown = s.deck.sum(), s.plots.sum(), s.display.sum()


def _check_hand(s: Record, seat: int) -> None:
    """A hand is never larger than the limit and what is drawn in a turn (ROY-D2, ROY-H1)."""
    lands, plots = int(s.hand[seat, :LANDS].sum()), int(s.hand[seat, LANDS:].sum())
    most_lands, most_plots = MOST_LANDS, MOST_PLOTS
    if seat == s.turn and s.phase != OVER:
        most_lands += int(s.drawn) if s.phase == DRAW else DRAWN
        most_plots += int(s.plotted) if s.phase == DRAW else 1
    if lands > most_lands or plots > most_plots:
        raise BadInput("royals-hand-many", seat=seat, country=most_lands, intrigue=most_plots)
    s.lands[seat], s.schemes[seat] = lands, plots


def _lay_earlier(s: Record, seat: int, sets: Any) -> None:
    name = f"before-shuffles[{seat}]"
    if not isinstance(sets, Sequence) or isinstance(sets, str) or len(sets) > EARLIER:
        raise BadInput("royals-before-form", name=name, count=EARLIER, value=quoted(sets))
    old = [read_cards(cards, f"{name}[{nth}]", CARDS) for nth, cards in enumerate(sets)]
    have = s.hand[seat] + s.laid[seat]
    have[:LANDS] -= s.known[seat]
    for kind, counts in enumerate(zip(*old, strict=True)):
        if sum(counts) > have[kind]:
            raise BadInput("royals-before-many", seat=seat)
        s.earlier[seat, kind] = sum(counts)


def _deal_display(s: Record, box: Record, position: Mapping[str, Any], free: list[int]) -> None:
    """A display at random from the cards that the position leaves unnamed; takes them out of `free`."""
    named = [read_cards(position.get(pile, {}), pile, COUNTRIES) for pile in ("deck", "discards")]
    unnamed = np.array([max(0, all_of - a - b) for all_of, a, b in zip(free, *named, strict=True)], np.int8)
    while s.display.sum() < box.display and unnamed.any():
        country = draw(s, unnamed, int(unnamed.sum()))
        s.display[country] += 1
        free[country] -= 1


def _split(
    position: Mapping[str, Any], deck: str, discards: str, free: list[int], names: Sequence[str], rules: str
) -> tuple[list[int], list[int]]:
    """How the cards that are nowhere else lie in a deck and its discards."""
    for name, count in zip(names, free, strict=True):
        if count < 0:
            raise BadInput("royals-cards-many", card=name, rules=rules)
    down = read_cards(position[deck], deck, names) if deck in position else None
    up = read_cards(position[discards], discards, names) if discards in position else None
    if down is None:
        up = up or [0] * len(free)
        down = [all_of - some for all_of, some in zip(free, up, strict=True)]
    elif up is None:
        up = [all_of - some for all_of, some in zip(free, down, strict=True)]
    for name, all_of, a, b in zip(names, free, down, up, strict=True):
        if a < 0 or b < 0 or a + b != all_of:
            raise BadInput("royals-decks", deck=deck, discards=discards, count=all_of, card=name, rules=rules)
    return down, up


def _lay_decision(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    """What is due: a payment, discards; and no phase without a legal move."""
    from regalia.games.royals.rules import can_draw, excess

    if s.phase == PAY:
        _lay_payment(s, box, _mapping(position, "payment"))
    elif position.get("payment"):
        raise BadInput("royals-payment-phase")
    if s.phase == DISCARD and not excess(s):
        raise BadInput("royals-nothing-to-discard", seat=s.turn)
    if s.phase == DRAW and not can_draw(s, box):
        s.phase = PLAY


def _lay_payment(s: Record, box: Record, payment: Mapping[str, Any]) -> None:
    """A payment under way: one that choices lead to, and that leaves a choice."""
    from regalia.games.royals.payment import advance, begin_payment, can_pay, payments, put_card

    places = place_names(box)
    check_keys(payment, ("position", "paid"), "payment")
    place = places.index(_one_of(payment.get("position"), places, "payment.position"))
    if s.holder[place] == s.turn + 1 or s.cubes[s.turn] < 2 or not can_pay(s, box, int(s.turn), place):
        raise BadInput("royals-cannot-pay", seat=s.turn, position=places[place])
    begin_payment(s, box, place)
    paid = read_cards(payment.get("paid", {}), "payment.paid", CARDS)
    complete = advance(s, box)
    for kind in range(KINDS):
        while not complete and s.paid[kind] < paid[kind]:
            if not payments(s, box) >> kind & 1:
                raise BadInput("royals-payment", position=places[place])
            put_card(s, kind)
            complete = advance(s, box)
    if complete:
        raise BadInput("royals-payment-settled", position=places[place])
    if any(paid) and s.paid.tolist() != paid:
        raise BadInput("royals-payment", position=places[place])


# Values


def read_cards(cards: Any, name: str, names: Sequence[str]) -> list[int]:
    """Cards written as {"france": 3}, or as a list that names each card; never more than there are (ROY-C2, ROY-C3)."""
    counts = [0] * len(names)
    if isinstance(cards, Mapping):
        for card, count in cards.items():
            counts[names.index(_one_of(card, names, name))] = count
    elif isinstance(cards, Sequence) and not isinstance(cards, str):
        for card in cards:
            counts[names.index(_one_of(card, names, name))] += 1
    else:
        raise BadInput("royals-cards-form", name=name, example=f'{{"{names[0]}": 2}}', value=quoted(cards))
    for card, count in zip(names, counts, strict=True):
        whole_number(count, f"{name}.{card}", 0, MOST_ALIKE if card in COUNTRIES else EACH_PAIR)
    return counts


def _one_of(name: Any, names: Sequence[str], where: str) -> str:
    if name not in names:
        raise BadInput("value-none-of", name=where, value=quoted(name), words=names)
    return str(name)


def _mapping(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = given.get(name)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadInput("value-dict", name=name, value=quoted(value))
    return value


def _owners(values: Any, name: str, count: int, players: int) -> list[int]:
    if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != count:
        raise BadInput("royals-owners", name=name, count=count, value=quoted(values))
    return [_owner(value, name, players) for value in values]


def _owner(value: Any, name: str, players: int) -> int:
    if value is None:
        return 0
    if value == "gone":
        return GONE
    return whole_number(value, name, 0, players - 1) + 1
