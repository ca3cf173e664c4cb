"""Boards of Royals as data: what is known, what is refused, and playing on one's own."""

import copy
import json
import tomllib

import pytest

import regalia
from regalia.games.royals import boards

FILE = boards.PRINTED / "substitute.toml"


def substitute():
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def changed(path, value):
    """The shipped board with one key changed, or removed for None."""
    board = substitute()
    *way, last = path.split(".")
    table = board
    for key in way:
        table = table[key]
    if value is None:
        del table[last]
    else:
        table[last] = value
    return board


TITLES = {  # cost, influence, full value
    "marshal": (1, 1, 2), "baron": (2, 1, 4), "countess": (3, 1, 6), "duke": (4, 2, 8), "cardinal": (5, 2, 10), "princess": (6, 3, 12),
    "king": (8, 4, 16),
}  # fmt: skip
CITIES = {
    "france": "paris 8 king, lyon 5 princess countess, bordeaux 4 princess baron, dijon 3 duke baron, marseille 2 cardinal marshal",
    "german-states": "vienna 5 king countess, cologne 4 cardinal baron, berlin 3 duke baron, munich 2 princess marshal",
    "britain": "london 8 king, dublin 6 cardinal duke, edinburgh 5 princess countess",
    "spain": "madrid 8 king, seville 4 cardinal baron, barcelona 3 countess marshal, valencia 2 duke marshal",
}
TOKENS = {  # of the country, then of 1648, 1680 and 1714
    "france": ([14, 7], [8, 4], [10, 5], [12, 6]), "german-states": ([8, 4], [7, 3], [9, 4], [11, 5]),
    "britain": ([12, 6], [6, 3], [8, 4], [10, 5]), "spain": ([10, 5], [5, 2], [7, 3], [9, 4]),
}  # fmt: skip


@pytest.mark.rule("ROY-C4", "ROY-C5", "ROY-C7", "ROY-B1", "ROY-B2", "ROY-B3", "ROY-E4", "ROY-T1")
def test_the_shipped_board_is_the_one_of_the_specification():
    game = regalia.game("royals", players=5)
    first = game.start(seed=1).view()
    for title in first.titles:
        assert (title.cost, title.value) == (TITLES[title.name][0], TITLES[title.name][2])
    for city in first.cities:
        for place in city.positions:
            assert (place.cost, place.influence) == TITLES[place.title][:2]
    for country, cities in CITIES.items():
        shown = [
            f"{city.key} {city.bonus} {' '.join(place.title for place in city.positions)}"
            for city in first.cities
            if city.country == country
        ]
        assert ", ".join(shown) == cities
    assert first.noble_houses == [16, 12, 8]
    for period in range(3):
        for country in game.position({"period": period + 1}).view().countries:
            assert (country.tokens, country.period) == (TOKENS[country.name][0], TOKENS[country.name][1 + period])


@pytest.mark.rule("ROY-C4", "ROY-C5", "ROY-C7")
@pytest.mark.parametrize(("path", "value", "told"), [
    ("titles.duke.cost", None, "titles.duke.cost is missing"),
    ("titles.king.cost", 9, "titles.king.cost"),
    ("titles.duke", None, "titles.duke is missing"),
    ("titles.duke.value", 9, "titles.duke.value"),
    ("titles.duke.value", 6, "titles.duke.value"),
    ("titles.princess.influence", 1, "titles.princess.influence"),
    ("titles.duke.influence", "two", "titles.duke.influence"),
    ("titles.pope", {"cost": 1}, "titles.pope"),
    ("countries.spain", None, "countries.spain is missing"),
    ("countries.spain.cities", {}, "countries.spain.cities"),
    ("countries.spain.cities.madrid", None, "countries.spain.cities"),
    ("countries.spain.cities.valencia.bonus", 3, "countries.spain.cities.valencia.bonus repeats 3 in another city with a marshal"),
    ("titles.king.influence", 26, "titles.king.influence must be a whole number from 1 to 25"),
    ("countries.spain.cities.seville.influence", [26, 26], "countries.spain.cities.seville.influence"),
    ("countries.spain.cities.seville.bonus", 201, "countries.spain.cities.seville.bonus must be a whole number from 1 to 200"),
    ("name", "red\x1b[31m", "name must contain only printable characters"),
    ("countries.spain.cities.seville.name", "\u202eellives", "countries.spain.cities.seville.name"),
    ("countries.spain.cities.madrid.bonus", -1, "countries.spain.cities.madrid.bonus"),
    ("countries.spain.cities.madrid.positions", ["king", "duke"], "countries.spain.cities.madrid.positions"),
    ("countries.spain.cities.seville.positions", ["cardinal"], "baron"),
    ("countries.spain.cities.seville.positions", ["cardinal", "pope"], "countries.spain.cities.seville.positions"),
    ("countries.spain.cities.seville.positions", ["baron", "baron"], "countries.spain.cities.seville.positions"),
    ("countries.spain.cities.seville.positions", [], "countries.spain.cities.seville.positions"),
    ("countries.spain.cities.seville.positions", ["princess", "baron"], "cardinal"),
    ("countries.france.cities.dijon.positions", ["duke", "marshal"], "countries.france.cities.dijon.positions"),
    ("countries.german-states.cities.cologne.influence", [3, 1], "cologne"),
    ("countries.france.tokens", [7, 14], "countries.france.tokens"),
    ("countries.france.1680", [10], "countries.france.1680"),
    ("countries.france.1680", {"maybe": [10, 5]}, "countries.france.1680"),
    ("noble-houses.tokens", [16, 12, 9], "noble-houses.tokens"),
    ("name", 7, "name"),
    ("name", "x" * 99, "name"),
    ("colour", "red", "colour"),
])  # fmt: skip
def test_a_board_that_cannot_be_is_refused_with_its_key(path, value, told):
    board = changed(path, value)
    with pytest.raises(regalia.BadInput) as caught:
        boards.read(board)
    assert told in str(caught.value)
    with pytest.raises(regalia.BadInput):
        regalia.game("royals", board=board)


@pytest.mark.rule("ROY-E5")
def test_a_city_bonus_is_repeated_in_a_country_unless_two_cities_hold_the_same_title():
    with pytest.raises(regalia.BadInput, match=r"bonus repeats 4 in another city with a princess"):
        boards.read(changed("countries.france.cities.lyon.bonus", 4))
    board = changed("countries.france.cities.paris.bonus", 5)  # as Lyon: a King alone, a Princess and a Countess
    for cities in (board["countries"]["france"]["cities"], dict(reversed(board["countries"]["france"]["cities"].items()))):
        board["countries"]["france"]["cities"] = cities
        named = [city.key for city in regalia.game("royals", board=board).start(seed=1).view().cities]
        assert named[:2] == ["lyon", "paris"]  # the order is not the file's


def test_every_value_is_marked():
    told = boards.describe("substitute")
    marks = {key: mark for key, _, mark in told}
    assert marks.pop("name") == "typed in"
    assert set(marks.values()) == {"known", "substitute"}
    titles = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")
    cities = {
        "france": {"dijon": ["name"]},
        "german-states": {"vienna": ["name"], "cologne": ["name", "positions"], "munich": ["name"]},
        "spain": {"madrid": ["name", "positions"], "valencia": ["name", "positions"]},
    }
    known = {f"countries.{country}.cities.{city}.{key}" for country, row in cities.items() for city, keys in row.items() for key in keys}
    known |= {f"titles.{title}.cost" for title in titles} | {"titles.baron.influence", "titles.cardinal.influence", "noble-houses.tokens"}
    assert {key for key, mark in marks.items() if mark == "known"} == known  # of no other number is it said that it is known
    assert len(told) == 1 + 7 * 3 + 1 + 4 * 4 + 16 * 3


def own_board():
    board = copy.deepcopy(substitute())
    france = board["countries"]["france"]["cities"]
    france["reims"] = {"name": "Reims", "bonus": 9, "positions": ["king"]}
    del france["paris"]
    board["name"] = "My own"
    return board


def test_playing_on_ones_own_board(tmp_path):
    board = own_board()
    game = regalia.game("royals", board=board)
    match = game.position({"phase": "play", "hands": [{"france": 8}, {}, {}]}, seed=1)
    match.play("occupy reims-king")
    assert match.scores == [9, 0, 0]
    assert match.view().board == "My own"
    assert match.position()["holders"] == {"reims-king": 0}
    with pytest.raises(regalia.BadInput, match="paris-king"):
        match.play("occupy paris-king")
    again = regalia.Match.from_json(match.to_json())
    assert again.position() == match.position()
    shuffled = json.loads(json.dumps(board, sort_keys=True))  # the order of the file makes no difference
    assert regalia.game("royals", board=shuffled).moves.read("occupy reims-king").id == game.moves.read("occupy reims-king").id


def test_a_board_from_a_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text(encoding="utf-8").replace("bonus = { substitute = 8 }", "bonus = 11", 1), encoding="utf-8")
    assert regalia.game("royals", board=str(path)).start(seed=1).view().cities[0].bonus == 11
    path.write_text("name = ", encoding="utf-8")
    with pytest.raises(regalia.BadInput, match="not a TOML file"):
        regalia.game("royals", board=str(path))
