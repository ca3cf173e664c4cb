"""A puzzle in the browser: tried wrong, solved by keys, remembered on the device; and a match played on from one of its moments."""

import json
from collections.abc import Callable
from datetime import date

from playwright.sync_api import expect

from regalia.core.match import Match
from regalia.puzzles import number_of, puzzle, puzzles
from table.servers import Server
from web.browsing import Screen, walk
from web.laying import Table
from web.states import LAST, Stage, end, try_move

Visit = Callable[..., Screen]


def attempts(screen: Screen) -> list[tuple[int, int, bool]]:
    kept = json.loads(screen.page.evaluate("localStorage.getItem('regalia-puzzles')") or "[]")
    return [(each["number"], each["tries"], each["solved"]) for each in kept]


def test_a_puzzle_is_tried_solved_and_remembered(server: Server, visit: Visit) -> None:
    found = puzzle("kingdoms", 1)
    sent: list[str] = []
    screen = visit(f"{server.url}/puzzle/kingdoms?number=1")
    page = screen.page
    page.on("response", lambda response: "/api/puzzles" in response.url and sent.append(response.text()))
    page.locator("[data-active=true]").wait_for()
    page.reload()
    page.locator("[data-active=true]").wait_for()
    try_move(screen, found.proof.tried[1].move)
    expect(page.get_by_role("alert")).to_contain_text("Not this one")
    assert attempts(screen) == [(1, 1, False)]
    assert not any(found.secret in each or str(found.proof.seeds[1]) in each for each in sent)
    verb, *labels = found.best[0].split()
    if verb == "castle":
        page.keyboard.press(labels[0])
    walk(screen, labels[-1])
    page.keyboard.press("Enter")
    expect(page.locator("[data-solved=true]")).to_contain_text("In 2 tries")
    assert attempts(screen) == [(1, 2, True)]
    page.reload()
    page.locator("[data-active=true]").wait_for()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_have_attribute("aria-current", "page")


def test_home_offers_the_puzzle_of_the_day_and_the_solution_can_be_asked_for(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    page = screen.page
    page.click("[data-puzzle=royals]")
    page.locator("[data-active=true]").wait_for()
    day = page.evaluate("new Date().toISOString().slice(0, 10)")
    number = number_of(date.fromisoformat(day), len(puzzles("royals")))
    expect(page.locator("[data-explain=facts]")).to_contain_text(f"Puzzle {number} of")
    screen.more("Show the solution")
    expect(page.locator("[data-solved=false]")).to_be_visible()
    assert attempts(screen) == [(number, 0, False)]


def test_a_finished_match_is_played_on(server: Server, visit: Visit, lay: Callable[[Match], Table]) -> None:
    table = Stage(server, lay).at("kingdoms", LAST["kingdoms"], 2, told=False)
    screen = visit(table.link(), settings={"asked": True})
    screen.read_scores()
    page = screen.page
    page.locator("[data-board]").wait_for()  # who comes after the end is told no scoring
    end(screen, table)
    screen.more("Review moves")
    expect(page.locator("[data-branch]")).to_have_count(0)  # at its end there is nothing left to play
    page.keyboard.press("Home")
    page.locator("[data-branch]").press("Enter")
    page.locator("dialog input[name=seat]").last.check()
    page.locator("[data-begin]:enabled").press("Enter")
    page.wait_for_url(lambda url: table.name not in url)
    screen.wait()
    origin = server.get(f"/api/tables/{screen.table}")["origin"]
    assert origin == {"table": table.name, "moment": 0}
    expect(page.get_by_text("continues from moment 0")).not_to_have_count(0)
