"""The layouts of Royals: the record of a game in progress and the box it is played from."""

from collections.abc import Mapping
from typing import Any

from regalia.core.record import Record, i8, i16, i32, layout, printed, u8

SEATS = 5
COUNTRIES = ("france", "german-states", "britain", "spain")  # ROY-C1
CITIES_IN = (5, 4, 3, 4)
FIRST_CITY = (0, 5, 9, 12)
CITIES = 16
TITLES = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")  # ROY-C5, in rising rank
MARSHAL, BARON, COUNTESS, DUKE, CARDINAL, PRINCESS, KING = range(7)
PLACES = 29  # ROY-C7, the positions of the board
DEAREST = 8  # ROY-C5, what a king costs
PERIODS = ("1648", "1680", "1714")

# Cards by kind: the four countries, then the six intrigue cards, each with the two countries it serves (ROY-C3).
LANDS, PLOTS, KINDS = 4, 6, 10
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
SERVES = tuple(1 << a | 1 << b for a, b in PAIRS)  # a bit for each country
SERVED = sum(mask << LANDS * (LANDS + kind) for kind, mask in enumerate(SERVES))  # the same as one number: four bits a kind of card
PLOT_NAMES = tuple(f"{COUNTRIES[a]}+{COUNTRIES[b]}" for a, b in PAIRS)
CARDS = (*COUNTRIES, *PLOT_NAMES)
MOST_LANDS, MOST_PLOTS = 12, 4  # ROY-H1

# Phases: what the seat to move decides.
DRAW, PLAY, PAY, DISCARD = 1, 2, 3, 4
PHASES = ("over", "draw", "play", "pay", "discard")

# Where a token is: 0 on the board, seat + 1 with a player, or out of the game.
GONE = 9

STATE = layout(
    ("points", i16, SEATS),  # the sum of each player's tokens
    ("cities", i32, SEATS),  # a bit for each city in which a player has a cube, displaced ones too
    ("held", i32, SEATS),  # a bit for each position a player holds, as `holder` says
    ("display", i8, LANDS),
    ("deck", i8, LANDS),  # decks are counts by kind; their order is drawn when needed
    ("discards", i8, LANDS),
    ("plots", i8, PLOTS),  # the intrigue deck
    ("plot_discards", i8, PLOTS),
    ("deck_size", i8),
    ("plots_size", i8),
    ("shown", i8),  # how many cards lie in the display
    ("hand", i8, (SEATS, KINDS)),
    ("known", i8, (SEATS, LANDS)),  # of these, cards that everybody saw being taken from the display
    ("earlier", i8, (SEATS, KINDS)),  # unseen cards that were not drawn from the present deck: see shuffles.py
    ("laid", i8, (SEATS, KINDS)),  # cards laid down since it was made of which nobody else can tell the deck
    ("lands", i8, SEATS),  # how many country cards are in each hand
    ("schemes", i8, SEATS),  # how many intrigue cards
    ("holder", i8, PLACES),  # seat + 1, or 0
    ("displaced", i8, (CITIES, SEATS)),
    ("markers", i8, (len(TITLES), SEATS)),  # cubes on the title markers
    ("cubes", i8, SEATS),  # left in supply
    ("city_token", i8, CITIES),
    ("country_token", i8, (LANDS, 2)),
    ("noble_token", i8, 3),
    ("period_token", i8, (3, LANDS, 2)),
    ("title_token", i8, (len(TITLES), 2)),  # its two halves
    ("period", i8),  # 1 to 3
    ("ran_out", i8),  # the period ends after this turn; in the third period after this round
    ("drawn", i8),  # country cards drawn in this turn
    ("plotted", i8),  # intrigue cards drawn in this turn
    ("target", i8),  # the position that is being paid for + 1, or 0
    ("owed", i8),  # country cards still to be named
    ("owed_plots", i8),  # intrigue cards still to be named
    ("serving", i8),  # 1: these must serve the country of the position
    ("lowest", i8),  # in an ordered record cards are named in rising kind, from this one on
    ("paid", i8, KINDS),  # committed; still in the hand until the payment is complete
)

BOX = printed(
    ("edition", i32),
    ("display", i32),
    ("open_points", i32),
    ("cards", i32, LANDS),  # in play, ROY-C2 less ROY-S3
    ("each_plot", i32),
    ("first_draw", i32, SEATS),
    ("nobles", i32),  # how many noble-house tokens are in play, the lowest ones
    ("cube_stock", i32, SEATS),
    ("place_city", i32, PLACES),
    ("place_country", i32, PLACES),
    ("place_title", i32, PLACES),
    ("place_cost", i32, PLACES),
    ("place_influence", i32, PLACES),
    ("city_country", i32, CITIES),
    ("city_bonus", i32, CITIES),
    ("first_place", i32, LANDS + 1),  # positions are in the order of the countries
    ("within", i32, (LANDS, DEAREST + 1)),  # a bit for each position of a country that costs at most so much
    ("takeable", i32, (LANDS, 3)),  # ... that so many intrigue cards can take over: none, one, two
    ("everywhere", i32, LANDS),  # a bit for each city of a country
    ("country_value", i32, (LANDS, 2)),
    ("noble_value", i32, 3),
    ("period_value", i32, (3, LANDS, 2)),
    ("title_value", i32, len(TITLES)),  # the full marker; a half is half of it
    ("city_key", u8, (CITIES, 32)),  # texts as UTF-8
    ("city_name", u8, (CITIES, 64)),
    ("board_name", u8, 96),
)


def configure(s: Record, options: Mapping[str, Any]) -> None:
    s.players = options["players"]


# Names on this board


def text_of(field: Any) -> str:
    return bytes(field).rstrip(b"\0").decode()


def city_keys(box: Record) -> list[str]:
    """The cities as moves and positions name them."""
    return [text_of(key) for key in box.city_key]


def place_names(box: Record) -> list[str]:
    """The positions as moves name them: `dijon-baron`."""
    keys = city_keys(box)
    return [f"{keys[box.place_city[place]]}-{TITLES[box.place_title[place]]}" for place in range(PLACES)]
