"""A Royals board and a Palais Royal set of the players' own: real files given to the form are what the table shows."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from regalia.games.palais_royal import boards as sets
from regalia.games.royals import boards
from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]


def lay_out(server: Server, visit: Visit, game: str, file: Path, refused: bool = False) -> Screen:
    screen = visit(f"{server.url}/new/{game}")
    screen.refused = refused
    screen.page.wait_for_selector("form")
    screen.page.set_input_files("form input[type=file]", file)
    screen.page.locator("label.number", has_text="2").first.click()
    screen.page.click("form button.main")
    return screen


def test_own_royals_board(server: Server, visit: Visit, tmp_path: Path) -> None:
    text = boards.source("substitute")
    reims = '[countries.france.cities.reims]\nname = "Reims"\nbonus = 9\npositions = ["king"]'
    head, tail = text.split("[countries.france.cities.paris]")
    text = f"{head}{reims}\n\n{tail[tail.index('[countries.france.cities.') :]}".replace("Regalia's substitute board", "Board of our attic")
    file = tmp_path / "attic.toml"
    file.write_text(text, encoding="utf-8")
    screen = lay_out(server, visit, "royals", file)
    assert screen.wait() == "turn"
    page = screen.page
    expect(page.locator("[data-position=reims-king]")).to_be_visible()
    expect(page.locator("[data-position=paris-king]")).to_have_count(0)
    city = page.get_by_role("group", name="Reims")
    expect(city.locator(".name")).to_have_text("Reims")
    expect(city.locator(".bonus")).to_have_text("9")
    expect(page.get_by_text("Board of our attic")).to_be_visible()
    printed = tomllib.loads(text)
    cities = [city["positions"] for country in printed["countries"].values() for city in country["cities"].values()]
    titles = [each for value in cities for each in (next(iter(value.values())) if isinstance(value, dict) else value)]
    expect(page.locator("[data-position]")).to_have_count(len(titles))
    sheet = page.locator("div.sheet").last.bounding_box()
    assert sheet is not None
    for city in page.locator(".city").all():
        box = city.bounding_box()
        assert box is not None
        assert box["x"] >= sheet["x"], "no city hangs over the map"
        assert box["x"] + box["width"] <= sheet["x"] + sheet["width"] + 1
        assert box["y"] + box["height"] <= sheet["y"] + sheet["height"] + 1


def test_own_palais_royal_set(server: Server, visit: Visit, tmp_path: Path) -> None:
    text = (
        sets.source("substitute")
        .replace('name = "substitute"', 'name = "attic"')
        .replace("points = 12,", "points = 17,")
        .replace("louis = 8,", "louis = 9,")
    )
    file = tmp_path / "attic.toml"
    file.write_text(text, encoding="utf-8")
    printed = tomllib.loads(text)
    screen = lay_out(server, visit, "palais-royal", file)
    assert screen.wait() == "turn"
    page = screen.page
    spaces = sum(sign in "o2" for line in printed["garden"]["plan"] for sign in line)
    expect(page.locator(".space")).to_have_count(spaces)
    expect(page.locator(".space.outer")).to_have_count(sum(line.count("2") for line in printed["garden"]["plan"]))
    expect(page.locator(".statue")).to_have_count(sum(line.count("s") for line in printed["garden"]["plan"]))
    shown = sorted(int(each) for each in page.locator(".space .tile .points").all_inner_texts())
    expected = sorted(noble["points"] for noble in printed["nobles"])
    assert len(shown) == spaces
    assert set(shown) <= set(expected)
    view = server.get(f"/api/tables/{screen.table}")["view"]
    told = {space["cell"]: space["noble"] for space in view["garden"] if space["noble"]}
    for cell, noble in told.items():
        assert page.locator(f".space[data-cell={cell}] .points").inner_text() == str(noble["points"])
        assert page.locator(f".space[data-cell={cell}] .seal").count() == noble["blue"] + noble["purple"]


def test_a_file_that_is_no_board_is_refused_in_one_sentence(server: Server, visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "shopping.toml"
    file.write_text('name = "eggs"\nmilk = 2\n')
    screen = lay_out(server, visit, "royals", file, refused=True)
    screen.page.locator("form [role=alert]").wait_for()
    broken = tmp_path / "broken.toml"
    broken.write_text("this is [not toml")
    screen.page.set_input_files("form input[type=file]", broken)
    screen.page.get_by_text("not valid TOML or JSON").wait_for()
