"""What a seat may see of a game of Royals, named field by field; and why a move is not possible."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import numpy as np

from regalia.core.errors import Refusal, Words
from regalia.core.moves import Move
from regalia.core.record import MEMORY, OVER, Plain, Record, copied, from_fields, plain, plain_box
from regalia.games.royals import COLOURS
from regalia.games.royals.moves import CANCEL, DISCARD_CARD, DRAW_LAND, DRAW_PLOT, END, OCCUPY, PAY_CARD, TAKEOVER
from regalia.games.royals.names import card_name, country_name, position_name
from regalia.games.royals.payment import best_cost, best_intrigue, intrigue_cost, serves
from regalia.games.royals.positions import write_cards
from regalia.games.royals.rules import OFFERED, lands_left, list_offers, wants_plot
from regalia.games.royals.scoring import TOKENS, list_shares, list_standings, list_tokens, winners
from regalia.games.royals.state import (
    CARDS,
    CITIES,
    COUNTRIES,
    DISCARD,
    DRAW,
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
    SEATS,
    TITLES,
    city_keys,
    place_names,
    text_of,
)

LASTING = ("cities", "countries", "titles")
LAND_JOKER, PLOT_JOKER = 3, 2  # cards that stand for one (ROY-P3, ROY-P5)


class Position(msgspec.Struct, frozen=True):
    name: str  # as moves name it: dijon-baron
    title: str
    cost: int
    influence: int
    holder: int | None


class City(msgspec.Struct, frozen=True):
    key: str
    name: str
    country: str
    bonus: int
    token: bool  # still to be had
    positions: list[Position]
    displaced: list[int]  # cubes of each seat


class Country(msgspec.Struct, frozen=True):
    name: str
    tokens: list[int]  # still to be had, the higher first
    period: list[int]  # first and second of the period now going on
    influence: list[int]  # of each seat
    ranking: list[int]  # the seats with influence, as they would score now (ROY-E4, ROY-E5)


class Title(msgspec.Struct, frozen=True):
    name: str
    cost: int
    value: int
    half: int  # what each of two gets who are tied
    cubes: list[int]  # of each seat
    shares: list[int]  # what each seat would get now (ROY-T1)


class Token(msgspec.Struct, frozen=True):
    kind: str  # city, country, noble-house, period or title
    of: str
    value: int


class Seat(msgspec.Struct, frozen=True):
    """A player; points and tokens lie face down until the end, unless they are one's own or the table shows them."""

    colour: str
    cubes: int  # in supply
    country_cards: int
    intrigue_cards: int
    known: dict[str, int]  # of the country cards, those everybody saw being taken from the display
    points: int | None
    tokens: list[Token] | None


class Offer(msgspec.Struct, frozen=True):
    """A position that this seat can pay for now."""

    position: str
    country_cards: int
    intrigue_cards: int
    cards: dict[str, int] | None  # the only cards that can pay for it; None: there is a choice
    country_jokers: int = 0  # that are among these cards
    intrigue_jokers: int = 0


class Way(msgspec.Struct, frozen=True):
    """Cards that pay, and how many jokers are among them."""

    cards: dict[str, int]
    jokers: int


class Bill(msgspec.Struct, frozen=True):
    """A part of a price and every set of cards that pays it; the first is proposed."""

    wanted: int
    ways: list[Way]


class Payment(msgspec.Struct, frozen=True):
    """A payment that has begun; what is committed so far only its payer sees."""

    position: str
    committed: dict[str, int] | None
    owed: int | None  # cards still to be named
    country: Bill | None = None
    intrigue: Bill | None = None


class Excess(msgspec.Struct, frozen=True):
    """Cards to be discarded at the end of the turn (ROY-H1)."""

    country: int
    intrigue: int


class View(msgspec.Struct, frozen=True):
    """Royals as one seat sees it; `seat` is None for a spectator.

    Everybody sees tokens being taken, and whoever keeps a list knows all points; the rulebook wants them face down all the
    same, so the view shows what is face up: which tokens are left on the board, and one's own. Others' hands are told by
    their size and by the cards that everybody saw being taken; players sort their hands, so nobody sees which card came from
    which deck. `unseen` counts the cards that may be in a hand or a deck.
    """

    seat: int | None
    turn: int | None
    decision: str  # draw, play, pay, discard or over
    edition: str
    board: str
    period: str
    last_round: bool  # the third period ends with this round
    period_ends: bool  # the period ends with this turn
    round: int
    cities: list[City]
    countries: list[Country]
    titles: list[Title]
    noble_houses: list[int]  # tokens still to be had
    display: list[str]
    deck: int
    discards: dict[str, int]
    intrigue_deck: int
    intrigue_discards: dict[str, int]
    unseen: dict[str, int]
    seats: list[Seat]
    hand: dict[str, int] | None  # the viewer's own cards
    country_cards_drawn: int  # in this turn
    intrigue_cards_drawn: int
    country_cards_left: int  # that may still be drawn in this turn (ROY-D1, ROY-D2)
    offers: list[Offer]  # what this seat may occupy or take over now
    payment: Payment | None
    excess: Excess | None  # while discarding
    winners: list[int]


def view(s: Record, box: Record, seat: int | None) -> View:
    return _view(plain(s), plain_box(box), seat)


def _view(s: Plain, box: Plain, seat: int | None) -> View:
    """What everybody sees, and what this seat knows besides."""
    shown, unseen = _shown(s, box)
    if seat is None:
        return msgspec.structs.replace(shown, unseen=write_cards(unseen, CARDS))
    hand, known = s.hand[seat], s.known[seat]
    unseen = [count - own for count, own in zip(unseen, hand, strict=True)]
    unseen[:LANDS] = [count + open_card for count, open_card in zip(unseen, known, strict=False)]  # others do not see which they are
    seats = shown.seats
    if seats[seat].points is None:
        seats = [*seats[:seat], _opened(s, box, seat, seats[seat]), *seats[seat + 1 :]]
    turns = seat == s.turn
    return msgspec.structs.replace(
        shown,
        seat=seat,
        unseen=write_cards(unseen, CARDS),
        seats=seats,
        hand=write_cards(hand, CARDS),
        offers=_offers(s, box) if s.phase == PLAY and turns else [],
        payment=_payment(s, box) if s.phase == PAY and turns else shown.payment,
    )


class Shown(NamedTuple):
    view: View  # what everybody sees, without what is unseen: each sees cards of its own
    unseen: list[int]  # of each card


@functools.lru_cache(maxsize=MEMORY)
def _shown(s: Plain, box: Plain) -> Shown:
    over, board, colours = s.phase == OVER, _board(s, box), COLOURS[str(box.edition)]
    seats = [
        Seat(colours[seat], s.cubes[seat], s.lands[seat], s.schemes[seat], write_cards(s.known[seat], COUNTRIES), None, None)
        for seat in range(s.players)
    ]
    unseen = [sum(each) for each in zip([*s.deck, *s.plots], *s.hand[: s.players], strict=True)]
    for known in s.known[: s.players]:
        unseen[:LANDS] = [count - each for count, each in zip(unseen, known, strict=False)]
    view = View(
        seat=None,
        turn=None if over else s.turn,
        decision=PHASES[s.phase],
        edition=str(box.edition),
        board=_printed(box).board,
        period=PERIODS[s.period - 1],
        last_round=bool(s.ran_out and s.period == 3),
        period_ends=bool(s.ran_out and s.period < 3),
        round=(s.turns_begun - 1) // s.players + 1,
        cities=board.cities,
        countries=board.countries,
        titles=board.titles,
        noble_houses=board.noble_houses,
        display=[COUNTRIES[country] for country in range(LANDS) for _ in range(s.display[country])],
        deck=s.deck_size,
        discards=write_cards(s.discards, COUNTRIES),
        intrigue_deck=s.plots_size,
        intrigue_discards=write_cards(s.plot_discards, PLOT_NAMES),
        unseen={},
        seats=[_opened(s, box, seat, each) for seat, each in enumerate(seats)] if over or box.open_points else seats,
        hand=None,
        country_cards_drawn=s.drawn,
        intrigue_cards_drawn=s.plotted,
        country_cards_left=lands_left(s.record, box.record) if s.phase == DRAW else 0,
        offers=[],
        payment=Payment(_printed(box).names[s.target - 1], None, None) if s.phase == PAY else None,
        excess=Excess(max(0, s.lands[s.turn] - MOST_LANDS), max(0, s.schemes[s.turn] - MOST_PLOTS)) if s.phase == DISCARD else None,
        winners=[who for who in range(s.players) if winners(s.record, box.record) >> who & 1] if over else [],
    )
    return Shown(view, unseen)


class Board(NamedTuple):
    """What lies on the board; most moves leave it as it is."""

    cities: list[City]
    countries: list[Country]
    titles: list[Title]
    noble_houses: list[int]


@from_fields("players", "period", "holder", "displaced", "markers", "city_token", "country_token", "noble_token")
def _board(s: Plain, box: Plain) -> Board:
    nobles = [value for value, token in zip(box.noble_value, s.noble_token, strict=True) if token == 0]
    return Board(_cities(s, _printed(box)), _countries(s, box), _titles(s, box), nobles)


@dataclass(frozen=True)
class Print:
    """What a view says of the board in every game played on it."""

    board: str
    keys: list[str]  # of the cities
    cities: list[tuple[str, str, str, int]]  # key, name, country, bonus
    places: list[tuple[int, list[Position]]]  # per position: its city, and how it looks vacant and held by each seat
    names: list[str]  # of the positions
    titles: list[tuple[str, int, int]]  # name, cost, value


@functools.lru_cache(maxsize=64)
def _printed(box: Plain) -> Print:
    keys, names = city_keys(box), place_names(box)
    countries = [COUNTRIES[country] for country in box.city_country]
    places = []
    for place, name in enumerate(names):
        looks = (name, TITLES[box.place_title[place]], box.place_cost[place], box.place_influence[place])
        places.append((box.place_city[place], [Position(*looks, holder) for holder in (None, *range(SEATS))]))
    return Print(
        text_of(box.board_name),
        keys,
        list(zip(keys, map(text_of, box.city_name), countries, box.city_bonus, strict=True)),
        places,
        names,
        [(name, box.place_cost[box.place_title.index(rank)], box.title_value[rank]) for rank, name in enumerate(TITLES)],
    )


def _cities(s: Plain, board: Print) -> list[City]:
    positions: list[list[Position]] = [[] for _ in range(CITIES)]
    for (city, looks), holder in zip(board.places, s.holder, strict=True):
        positions[city].append(looks[holder])
    return [City(*said, s.city_token[city] == 0, positions[city], s.displaced[city][: s.players]) for city, said in enumerate(board.cities)]


def _titles(s: Plain, box: Plain) -> list[Title]:
    shares = np.zeros((len(TITLES), s.players), np.int32)
    list_shares(s.record, box.record, shares)
    said = zip(_printed(box).titles, shares.tolist(), strict=True)
    return [
        Title(name, cost, value, value // 2, s.markers[rank][: s.players], each) for rank, ((name, cost, value), each) in enumerate(said)
    ]


def _countries(s: Plain, box: Plain) -> list[Country]:
    standings = np.zeros((LANDS, s.players), np.int32)
    list_standings(s.record, box.record, standings)
    return [
        Country(
            name,
            [box.country_value[country][nth] for nth in range(2) if s.country_token[country][nth] == 0],
            list(box.period_value[s.period - 1][country]),
            [standing >> 16 for standing in each],
            sorted((seat for seat in range(s.players) if each[seat]), key=lambda seat: -each[seat]),
        )
        for country, (name, each) in enumerate(zip(COUNTRIES, standings.tolist(), strict=True))
    ]


def _opened(s: Plain, box: Plain, seat: int, shown: Seat) -> Seat:
    """A seat with its points and tokens."""
    return msgspec.structs.replace(shown, points=s.points[seat], tokens=_tokens(s, box)[seat])


@from_fields("players", "city_token", "country_token", "noble_token", "period_token", "title_token")
def _tokens(s: Plain, box: Plain) -> list[list[Token]]:
    """The tokens of each seat, in the order city, country, noble house, period, title."""
    keys, worth, found = _printed(box).keys, np.zeros(TOKENS, np.int32), []
    for seat in range(s.players):
        list_tokens(s.record, box.record, seat, worth)
        found.append([Token(*_token_name(token, keys), value) for token, value in enumerate(worth.tolist()) if value])
    return found


def _token_name(token: int, keys: list[str]) -> tuple[str, str]:
    if token < CITIES:
        return "city", keys[token]
    token -= CITIES
    if token < 2 * LANDS:
        return "country", COUNTRIES[token // 2]
    token -= 2 * LANDS
    if token < 3:
        return "noble-house", str(token + 1)
    token -= 3
    if token < 6 * LANDS:
        return "period", f"{PERIODS[token // (2 * LANDS)]} {COUNTRIES[token % (2 * LANDS) // 2]}"
    return "title", TITLES[(token - 6 * LANDS) // 2]


def _offers(s: Plain, box: Plain) -> list[Offer]:
    table = np.zeros((PLACES, OFFERED), np.int32)
    list_offers(copied(s.record), box.record, table)
    names = _printed(box).names
    return [
        Offer(names[place], box.place_cost[place], intrigue, None)
        if choice
        else _only_payment(names[place], box.place_cost[place], intrigue, cards)
        for place, (offered, choice, intrigue, *cards) in enumerate(table.tolist())
        if offered
    ]


def _only_payment(position: str, cost: int, intrigue: int, cards: list[int]) -> Offer:
    jokers = (sum(cards[:LANDS]) - cost) // (LAND_JOKER - 1), (sum(cards[LANDS:]) - intrigue) // (PLOT_JOKER - 1)
    return Offer(position, cost, intrigue, write_cards(cards, CARDS), *jokers)


def _payment(s: Plain, box: Plain) -> Payment:
    """The payment as its payer sees it."""
    return Payment(_printed(box).names[s.target - 1], write_cards(s.paid, CARDS), s.owed + s.owed_plots, *ways(s, box))


def ways(s: Plain, box: Plain) -> tuple[Bill, Bill | None]:
    """Everything that can pay for the position: the country cards, and for a takeover the intrigue cards."""
    place = s.target - 1
    country = box.place_country[place]
    lands = _bill(s, range(LANDS), s.owed, [kind == country for kind in range(LANDS)], box.place_cost[place], LAND_JOKER)
    if not s.holder[place]:
        return lands, None
    serving = [bool(serves(kind, country)) for kind in range(LANDS, KINDS)]
    return lands, _bill(s, range(LANDS, KINDS), s.owed_plots, serving, int(intrigue_cost(box.record, place)), PLOT_JOKER)


def _bill(s: Plain, kinds: range, owed: int, real: list[bool], wanted: int, group: int) -> Bill:
    """One part of the price: what it can still become with the cards that have been named."""
    hand = [s.hand[s.turn][kind] for kind in kinds]
    paid = [s.paid[kind] for kind in kinds]
    size = sum(paid) + owed
    jokers = (size - wanted) // (group - 1)
    found = []
    for cards in _hands_of(size, paid, hand):
        if sum(count for count, serving in zip(cards, real, strict=True) if serving) >= wanted - jokers:
            left = sum((have - count) ** 2 for have, count in zip(hand, cards, strict=True))  # of what there is most of
            found.append((left, cards))
    names = [CARDS[kind] for kind in kinds]
    return Bill(wanted, [Way(write_cards(cards, names), jokers) for _, cards in sorted(found)])


def _hands_of(size: int, low: list[int], high: list[int]) -> Iterator[list[int]]:
    """Every choice of so many cards, of each kind as many as allowed."""
    if not low:
        if size == 0:
            yield []
        return
    for count in range(low[0], min(size, high[0]) + 1):
        for rest in _hands_of(size - count, low[1:], high[1:]):
            yield [count, *rest]


# Why not


def why_not(s: Record, box: Record, move: Move) -> Refusal:
    """The rule that forbids an illegal move."""
    if s.phase == OVER:
        return Refusal("ROY-W1", "royals-over")
    if move.id < OCCUPY:
        return _why_no_draw(s, box, move)
    if s.phase == DRAW:
        return Refusal(_draw_rule(s), "royals-draw-first")
    if move.id < PAY_CARD:
        return _why_no_position(s, box, move)
    if move.id <= CANCEL:
        return _why_no_payment(s, box, move)
    if s.phase == PAY:
        return Refusal("ROY-P2", "royals-pay-first", {"position": _target(s, box)})
    if move.id == END:
        return Refusal("ROY-H1", "royals-discard-first")
    if s.phase == PLAY:
        return Refusal("ROY-H1", "royals-end-first")
    return _why_no_discard(s, move.id - DISCARD_CARD)


def _target(s: Record, box: Record) -> Words:
    return position_name(box, int(s.target) - 1)


def _draw_rule(s: Record) -> str:
    """The rule that says how many cards are drawn in this turn."""
    return "ROY-D1" if s.turns_begun <= s.players else "ROY-D2"


def _why_no_draw(s: Record, box: Record, move: Move) -> Refusal:
    if s.phase == PAY:
        return Refusal("ROY-P2", "royals-pay-first", {"position": _target(s, box)})
    if s.phase == DISCARD:
        return Refusal("ROY-H1", "royals-discard-first")
    if s.phase == PLAY:
        return Refusal(_draw_rule(s), "royals-drawn-all")
    if move.id == DRAW_PLOT:
        if s.turns_begun <= s.players:
            return Refusal("ROY-D1", "royals-no-intrigue-yet")
        if not wants_plot(s):
            return Refusal("ROY-D2", "royals-no-intrigue-now")
        return Refusal("ROY-D5", "royals-no-intrigue-left")
    if lands_left(s, box) == 0:
        return Refusal("ROY-D2", "royals-no-country-now")
    if move.id == DRAW_LAND:
        return Refusal("ROY-D6", "royals-deck-empty")
    return Refusal("ROY-D3", "royals-not-shown", {"country": country_name(COUNTRIES.index(move.labels[0]))})


def _why_no_position(s: Record, box: Record, move: Move) -> Refusal:
    if s.phase == PAY:
        return Refusal("ROY-P2", "royals-pay-first", {"position": _target(s, box)})
    if s.phase == DISCARD:
        return Refusal("ROY-H1", "royals-discard-first")
    seat = int(s.turn)
    takeover = move.id >= TAKEOVER
    place = move.id - (TAKEOVER if takeover else OCCUPY)
    said = {"position": position_name(box, place)}
    if s.holder[place] == seat + 1:
        return Refusal("ROY-P7", "royals-own", said)
    if s.holder[place] and not takeover:
        return Refusal("ROY-P7", "royals-held", said)
    if not s.holder[place] and takeover:
        return Refusal("ROY-P4", "royals-vacant", said)
    if s.cubes[seat] < 2:
        return Refusal("ROY-R5", "royals-no-cubes")
    country = int(box.place_country[place])
    if best_cost(s, seat, country) < box.place_cost[place]:
        return Refusal("ROY-P2", "royals-too-dear", {**said, "cost": int(box.place_cost[place]), "country": country_name(country)})
    needed = int(intrigue_cost(box, place))
    if takeover and best_intrigue(s, seat, country) < needed:
        return Refusal("ROY-P4", "royals-no-intrigue", {**said, "count": needed, "country": country_name(country)})
    raise AssertionError(f"{move.notation} is legal")  # pragma: no cover


def _why_no_payment(s: Record, box: Record, move: Move) -> Refusal:
    if s.phase == DISCARD:
        return Refusal("ROY-H1", "royals-discard-first")
    if s.phase != PAY:
        return Refusal("ROY-P2", "royals-nothing-to-pay")
    kind = move.id - PAY_CARD
    rule = "ROY-P3" if kind < LANDS else "ROY-P5"
    if s.hand[s.turn, kind] <= s.paid[kind]:
        return Refusal(rule, "royals-card-missing", {"card": card_name(kind)})
    if not (s.owed if kind < LANDS else s.owed_plots):
        return Refusal("ROY-P8", "royals-other-pile", {"card": card_name(kind)})
    country = int(box.place_country[s.target - 1])
    return Refusal("ROY-P4", "royals-no-stand-in", {"card": card_name(kind), "country": country_name(country)})


def _why_no_discard(s: Record, kind: int) -> Refusal:
    card = {"card": card_name(kind)}
    if s.hand[s.turn, kind] == 0:
        return Refusal("ROY-H1", "royals-card-missing", card)
    return Refusal("ROY-H1", "royals-within-limit", card)
