"""Home: what a first visit offers, against whom the first games are, and the choice of levels afterwards."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from table.servers import Server
from web.browsing import Screen


def keys(screen: Screen) -> list[dict[str, Any]]:
    return json.loads(screen.page.evaluate("localStorage.getItem('regalia-keyring')"))


def set_up(server: Server, screen: Screen, button: str) -> tuple[dict[str, Any], set[str]]:
    """Press a button that sets up a table; its options, and which bots sit there."""
    screen.page.click(button)
    screen.page.wait_for_url("**/table/*")
    screen.page.locator("[data-active=true]").wait_for()
    key = next(each for each in keys(screen) if each["table"] == screen.table)
    state = server.get(f"/api/tables/{screen.table}", key["seats"]["0"])
    return state["options"], {seat["bot"] for seat in state["seats"] if seat["kind"] == "bot"}


def test_from_the_first_visit_to_the_even_game(server: Server, visit: Callable[..., Screen]) -> None:
    said = server.get("/api/server")
    levels = [each["name"] for each in said["bots"] if each["level"]]
    games = [game["name"] for game in said["games"] if game["lesson"]]
    screen = visit(server.url, width=1280, height=720)
    page, row = screen.page, screen.page.locator("[name=opponent]")

    # nothing has been played here: the lessons stand first, in sight, and the levels are not asked about
    expect(page.locator("[data-welcome=first]")).to_contain_text("Learn a game")
    for name in games:
        offer = page.locator(f"[data-learn={name}].main")
        assert offer.bounding_box()["y"] < 720 - 40
    expect(row).to_have_count(0)
    assert screen.axe() == []

    # the first three games are against the weakest, in the layout for a first game where there is one
    for name in ("palais-royal", "kingdoms", "kingdoms"):
        options, bots = set_up(server, screen, f"[data-game={name}]")
        assert bots == {levels[0]}
        assert options.get("rooms") == ("first-game" if name == "palais-royal" else None)
        page.goto(server.url)
        expect(page.locator("[data-welcome=back]")).to_be_visible()

    # afterwards all levels are one row, and the even game begins at the weakest
    expect(row).to_have_count(len(levels) + 1)
    assert len({box["y"] for box in (each.bounding_box() for each in page.locator(".levels label").all())}) == 1
    expect(page.locator("[name=opponent][value=even]")).to_be_checked()
    expect(page.locator(".even").first).to_contain_text("Page")
    assert screen.axe() == []

    # whoever wins meets a stronger one
    won = [{"table": f"t{nth}", "level": levels[0], "players": 3, "won": 1} for nth in range(5)]
    page.evaluate("won => localStorage.setItem('regalia-results', JSON.stringify({kingdoms: won}))", won)
    page.reload()
    expect(page.locator(".even").first).to_contain_text("you have won 5 of 5")
    options, bots = set_up(server, screen, "[data-game=kingdoms]")
    assert bots.isdisjoint({levels[0]})

    # the form for a new table offers the same choice, and both remember it
    page.goto(f"{server.url}/new/palais-royal")
    expect(page.locator("[name=opponent][value=even]")).to_be_checked()
    assert page.locator("[name=opponent]").count() == len(levels) + 1
    assert screen.axe() == []
    page.locator(f".levels label:has([value={levels[1]}])").click()
    options, bots = set_up(server, screen, "form .button.main")
    assert bots == {levels[1]}
    assert options["rooms"] == "random"
    page.goto(server.url)
    expect(page.locator(f"[name=opponent][value={levels[1]}]")).to_be_checked()


def test_on_a_fresh_machine_play_now_waits_at_the_table_for_the_rules(server: Server, visit: Callable[..., Screen]) -> None:
    """A server that still compiles says so: the person waits, and the match begins by itself."""
    screen = visit(server.url)
    asked: list[str] = []

    def start(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            return route.continue_()
        return route.fulfill(status=503, json={"code": "preparing", "sentence": "The rules are still being compiled."})

    screen.page.route("**/api/tables/*/start", start)
    screen.page.click("[data-game=kingdoms]")
    screen.page.locator("[data-active=true]").wait_for()
    assert len(asked) == 2
    assert all("503" in each for each in screen.complaints)
    screen.complaints.clear()


def test_the_lesson_of_a_game_comes_first_until_that_game_is_known(server: Server, visit: Callable[..., Screen]) -> None:
    screen = visit(server.url)
    page = screen.page
    set_up(server, screen, "[data-learn=kingdoms]")
    page.goto(server.url)
    expect(page.locator("[data-game=kingdoms].main")).to_be_visible()
    expect(page.locator("[data-learn=royals].main")).to_be_visible()
    expect(page.locator("[data-game=royals].main")).to_have_count(0)
