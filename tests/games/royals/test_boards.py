"""Boards of Royals as data: what is known, what is refused, and playing on one's own."""

import copy
import json
import tomllib
from pathlib import Path

import pytest

import regalia
from regalia.games.royals import boards

FILE = Path(boards.__file__).with_name("substitute.toml")


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
    ("countries.spain.cities.madrid.bonus", 4, "countries.spain.cities."),
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


def test_city_bonuses_are_not_repeated_inside_a_country_but_may_be_in_another():
    with pytest.raises(regalia.BadInput, match=r"bonus repeats 5"):
        boards.read(changed("countries.france.cities.paris.bonus", 5))
    boards.read(changed("countries.france.cities.paris.bonus", 6))


def test_every_value_is_marked():
    told = boards.describe("substitute")
    marks = {key: mark for key, _, mark in told}
    assert marks.pop("name") == "typed in"
    assert set(marks.values()) == {"known", "substitute"}
    assert marks["titles.king.cost"] == marks["noble-houses.tokens"] == marks["countries.spain.cities.madrid.positions"] == "known"
    assert marks["countries.france.cities.paris.bonus"] == "substitute"
    assert len(told) == 1 + 7 * 3 + 1 + 4 * 4 + 16 * 3


def test_the_default_board_is_the_one_of_the_specification():
    view = regalia.game("royals").start(seed=1).view()
    cities = {city.name: (city.bonus, [position.title for position in city.positions]) for city in view.cities}
    assert cities["Paris"] == (8, ["king"])
    assert cities["Cologne"] == (4, ["cardinal", "baron"])
    assert cities["Valencia"] == (2, ["duke", "marshal"])
    assert [title.value for title in view.titles] == [2, 4, 6, 8, 10, 12, 16]
    assert {country.name: country.tokens for country in view.countries} == {
        "france": [14, 7], "german-states": [8, 4], "britain": [12, 6], "spain": [10, 5]
    }  # fmt: skip


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
