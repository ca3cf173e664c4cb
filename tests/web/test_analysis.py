"""What a finished match teaches, in the browser: chances, decisions, and mistakes that are tried again at the board."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import playing
import regalia
from regalia.core.match import Match
from table.servers import Server
from web.browsing import Screen
from web.laying import Table
from web.states import STATES, Stage

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]


@pytest.mark.parametrize("game", ["kingdoms", "palais-royal"])
def test_mistakes_are_tried_again_at_the_board(visit: Visit, server: Server, lay: Lay, game: str) -> None:
    """The board asks for a move; the best one is shown where it is asked for. The match itself stays as it was."""
    screen = STATES[f"{game}-study"].look(Stage(server, lay), visit, width=1280, height=720)
    page, slip = screen.page, screen.page.locator("[data-study-step]")
    table = page.url.split("/table/")[1].split("?")[0]
    before = server.get(f"/api/tables/{table}")["seq"]
    found = server.http.post(f"/api/tables/{table}/analysis").json()["analysis"]
    seat = int(page.locator("[data-study]").first.get_attribute("data-study"))
    verdict = found["verdicts"][found["players"][seat]["worst"][0]]
    expect(page.locator(".prompt")).to_have_attribute("data-active", "true")
    page.locator("[data-lit='true']").first.wait_for()
    expect(slip).to_contain_text(verdict["told"][0] if verdict["told"] else verdict["said"])
    assert verdict["reasons"]
    slip.get_by_role("button", name="Show me").click()
    expect(slip.locator(".answer")).to_contain_text("Here a strong player")
    expect(slip).to_contain_text(verdict["reasons"][0])
    expect(page.locator(".prompt")).to_have_attribute("data-active", "false")
    assert verdict["moves"][0]["mark"] == "good"
    slip.get_by_role("button", name="Try again").click()
    expect(slip.locator(".answer")).to_have_text("Find a better move on the board.")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    assert server.get(f"/api/tables/{table}")["seq"] == before


def test_a_better_space_is_found(visit: Visit, server: Server, lay: Lay) -> None:
    """Kingdoms, with keys alone: a bad move is called a mistake again, the best one good; then the next mistake comes."""
    screen = STATES["kingdoms-study"].look(Stage(server, lay), visit, width=1280, height=720)
    page, slip = screen.page, screen.page.locator("[data-study-step]")
    table = page.url.split("/table/")[1].split("?")[0]
    found = server.http.post(f"/api/tables/{table}/analysis").json()["analysis"]
    seat = int(page.locator("[data-study]").first.get_attribute("data-study"))
    worst = found["verdicts"][found["players"][seat]["worst"][0]]["moves"]
    bad = next(each["move"]["json"] for each in worst if each["mark"] == "bad" and each["move"]["json"]["do"] in ("castle", "place"))
    for move, said in ((bad, "That is a mistake too."), (worst[0]["move"]["json"], "Good!")):
        if move["do"] != "place":
            piece = f"castle {move['rank']}" if move["do"] == "castle" else move["do"]
            page.locator(f"[data-piece='{piece}']").focus()
            page.keyboard.press("Enter")
        if "cell" in move:
            page.locator(f"[data-cell='{move['cell']}']").focus()
            page.keyboard.press("Enter")
        expect(slip.locator(".answer")).to_contain_text(said)
    if found["players"][seat]["worst"][1:]:
        page.locator("[data-study-step] [data-next]:focus").wait_for()
        page.keyboard.press("Enter")
        page.locator("[data-study-step='2']").wait_for()


def test_chances_and_decisions_are_read_as_words(visit: Visit, server: Server, lay: Lay) -> None:
    """What the chart draws stands in a table too; a decision opens with its reason, and the board goes back to it."""
    screen = STATES["kingdoms-analysis"].look(Stage(server, lay), visit, width=1280, height=720)
    page, analysis = screen.page, screen.page.locator(".analysis")
    table = page.url.split("/table/")[1].split("?")[0]
    found = server.http.post(f"/api/tables/{table}/analysis").json()["analysis"]
    analysis.get_by_text("Show as a table").click()
    rows = analysis.locator("details tbody tr")
    expect(rows).to_have_count(len(found["chances"]))
    expect(rows.last.locator("td").first).to_have_text(f"{round(100 * found['chances'][-1]['seen'][0])}%")
    worst = next(each for each in found["verdicts"] if each["mark"] != "good")
    analysis.locator("ol > li > button[aria-expanded]").first.click()
    expect(analysis.locator(".detail")).to_contain_text(worst["reasons"][0])
    expect(page.locator(".prompt")).to_have_text(f"Reviewing: after move {worst['moment']}")
    page.goto(f"{server.url}/analysis/{table}")
    page.locator(".analysis.wide").wait_for()
    assert screen.axe() == []
    page.select_option("header select", "ru")
    expect(page.locator(".analysis")).to_contain_text("Шансы на победу")
    page.set_viewport_size({"width": 360, "height": 740})
    assert screen.too_wide() == []


def test_an_analysis_that_a_restart_forgot_is_asked_for_again(visit: Visit, server: Server, lay: Lay) -> None:
    """The server is gone for a moment and then knows nothing of it: the page waits and asks once more, by itself."""
    screen = STATES["kingdoms-analysis"].look(Stage(server, lay), visit, width=1280, height=720)
    page = screen.page
    table, asked = page.url.split("/table/")[1].split("?")[0], list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        under_way = {"id": table, "state": "running", "ahead": 0, "done": 1, "total": 9, "analysis": None}
        forgotten = {"id": table, "state": "none", "ahead": 0, "done": 0, "total": 0, "analysis": None}
        if len(asked) == 2:
            route.abort()
        elif len(asked) <= 3:
            route.fulfill(status=202, json=under_way if len(asked) == 1 else forgotten)
        else:
            route.continue_()

    screen.offline = True
    page.route(f"**/api/tables/{table}/analysis", answer)
    page.goto(f"{server.url}/analysis/{table}")
    page.locator(".analysis.wide").wait_for()
    assert asked == ["POST", "GET", "GET", "POST"]


def test_mistakes_of_a_match_of_royals_that_was_given_up(visit: Visit, server: Server, tmp_path: Path) -> None:
    """Its file is opened and analysed up to there; the worst decision comes with its reason."""
    match = playing.random_match(regalia.game("royals", players=2), seed=2, plies=60)
    file = tmp_path / "match.json"
    file.write_text(match.to_json(resigned=[1]))
    page = visit(f"{server.url}/replay", width=1280, height=720).page
    page.set_input_files("input[type=file]", str(file))
    page.locator("#tab-analysis").click()
    page.locator("[data-analyse]").click()
    page.locator("[data-study]").first.click()
    slip = page.locator("[data-study-step='1']")
    page.locator("[data-lit='true']").first.wait_for()
    slip.get_by_role("button", name="Show me").click()
    expect(slip.locator(".answer")).to_contain_text("Here a strong player")
    found = server.http.post("/api/analyse", content=json.dumps(json.loads(file.read_text()), separators=(",", ":"))).json()["analysis"]
    seat = next(each for each in found["players"] if each["worst"])
    expect(slip).to_contain_text(found["verdicts"][seat["worst"][0]]["reasons"][0])


def test_an_opened_file_is_analysed(visit: Visit, server: Server, lay: Lay, tmp_path: Path) -> None:
    """The analysis of a file comes by itself, and what is wrong with one is said in a sentence."""
    from regalia.simulation.matches import at_random

    match = regalia.game("kingdoms", players=2, variants=["no-luck"]).start(seed=2)
    for _ in at_random(match):
        pass
    file = tmp_path / "match.json"
    file.write_text(match.to_json())
    screen = visit(f"{server.url}/replay", width=1280, height=720)
    page = screen.page
    page.set_input_files("input[type=file]", str(file))
    page.locator("#tab-analysis").click()
    page.locator("[data-analyse]").click()
    page.locator(".analysis").wait_for()
    page.locator("[data-study]").first.click()
    page.locator("[data-study-step='1']").wait_for()
    expect(page.locator(".prompt")).to_have_attribute("data-active", "true")
    assert screen.axe() == []
    page.keyboard.press("Escape")
    page.locator("input[type=range]").press("Home")
    page.locator("[data-branch]").click()
    page.locator("[data-begin]:enabled").click()
    page.wait_for_url("**/table/**")
    page.locator("[data-board]").wait_for()
    table = page.url.split("/table/")[1].split("?")[0].split("#")[0]
    assert server.get(f"/api/tables/{table}")["origin"] is not None
