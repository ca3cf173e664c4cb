"""A circle of friends in the browser: made, joined, played in, left."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]


def make(server: Server, visit: Visit, **how: Any) -> tuple[Screen, str]:
    """Anna makes a circle; her screen, and the link to it."""
    screen = visit(f"{server.url}/circle", **how)
    page = screen.page
    page.fill("[name=circle]", "Thursday")
    page.fill("[name=member]", "Anna")
    page.click("form button.main")
    page.wait_for_url(re.compile(r"/circle/\w{10}$"))
    return screen, page.locator("#door-circle").input_value()


def kept(screen: Screen) -> dict[str, Any]:
    return json.loads(screen.page.evaluate("localStorage.getItem('regalia-circles')"))[0]


def join(server: Server, visit: Visit, link: str, name: str) -> Screen:
    screen = visit(link)
    screen.page.fill("form input[autocomplete=nickname]", name)
    screen.page.click("[data-join]")
    screen.page.locator("[data-leave]").wait_for()
    return screen


def test_friends_make_a_circle_play_in_it_and_leave(server: Server, visit: Visit, tmp_path: Path) -> None:
    anna, link = make(server, visit)
    bruno = join(server, visit, link, "Bruno")
    assert "#" not in bruno.page.url  # the secret has left the address

    # Anna sets up a table from the circle's page; Bruno finds it there and sits down
    anna.page.reload()
    anna.page.locator("a[href*='/new/kingdoms?'][href*='circle=']").click()
    expect(anna.page.locator("select[name=circle]")).to_have_value(kept(anna)["circle"])
    anna.page.locator("label.number", has_text="2").first.click()
    anna.page.click("form button.main")
    anna.page.wait_for_url("**/table/*")
    table = anna.table
    bruno.page.reload()
    bruno.page.locator(f"[data-table='{table}'] a").click()
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.locator("[data-waiting]").wait_for()
    anna.page.locator("[data-start]").click()
    anna.page.locator("[data-board]").wait_for()
    token = next(
        key["seats"]["1"] for key in json.loads(bruno.page.evaluate("localStorage.getItem('regalia-keyring')")) if key["table"] == table
    )
    server.post(f"/api/tables/{table}/resign", token)
    anna.page.locator("#ending").wait_for()
    anna.page.get_by_role("link", name="Thursday").click()

    # what was played is told, to those who listen, too
    page = anna.page
    expect(page.locator("[data-history] > li")).to_have_count(1)
    expect(page.locator("[data-ratings] tbody tr").first).to_contain_text("Anna")
    expect(page.get_by_role("table", name="Head to head").get_by_role("row", name="Bruno")).to_be_visible()
    expect(page.locator("[data-members] tbody tr").first).to_contain_text("1 of 1")
    with page.expect_download() as file:
        page.click("[data-file]")
    file.value.save_as(tmp_path / "circle.json")
    assert [each["name"] for each in json.loads((tmp_path / "circle.json").read_text())["members"]] == ["Anna", "Bruno"]

    # Bruno leaves, and is named no more
    bruno.page.goto(f"{server.url}/circle/{kept(bruno)['circle']}")
    bruno.page.click("[data-leave]")
    bruno.page.click("[data-yes]")
    bruno.page.wait_for_url(f"{server.url}/")
    page.reload()
    expect(page.locator("[data-history]")).to_contain_text("a former member")
    expect(page.locator("main")).not_to_contain_text("Bruno")
    expect(page.locator("[data-history] a")).to_have_count(0)


def test_a_replaced_link_opens_nothing_and_members_stay(server: Server, visit: Visit) -> None:
    anna, link = make(server, visit)
    anna.page.click("[data-relink]")
    anna.page.click("[data-yes]")
    expect(anna.page.locator("[role=status]", has_text="replaced")).to_be_visible()
    assert anna.page.locator("#door-circle").input_value() != link
    anna.page.reload()
    expect(anna.page.locator("h1")).to_have_text("Thursday")
    stranger = visit(f"{server.url}/rules/kingdoms")
    stranger.refused = True
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_contain_text("does not open a circle")


def test_a_circle_is_kept_by_keys_alone(server: Server, visit: Visit) -> None:
    screen, _ = make(server, visit)
    page = screen.page
    page.locator("[data-close]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.locator("[data-yes]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"{server.url}/")
    assert page.evaluate("localStorage.getItem('regalia-circles')") == "[]"
