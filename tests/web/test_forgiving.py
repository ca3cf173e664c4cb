"""The table forgives: moves taken back alone and with the others' consent, asking first, and a seat a bot had taken."""

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from table.servers import PEOPLE, Server
from web.browsing import Screen

Visit = Callable[..., Screen]
BOT = {"kind": "bot", "bot": "random", "name": "Odile"}


def test_a_table_forgives(server: Server, visit: Visit) -> None:
    guest = server.table([PEOPLE[0], BOT])
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    page = screen.page
    assert screen.wait() == "turn"
    before = guest.state(0)["view"]
    screen.turn()
    expect(page.locator("[data-back=free]")).to_have_text("Take back")
    assert screen.wait() == "turn"
    page.keyboard.press("u")  # through the answer of the bot
    page.locator(".taken").first.wait_for()
    assert page.locator(".taken button").first.evaluate("each => getComputedStyle(each).textDecorationLine") == "line-through"
    assert screen.wait() == "turn"
    assert guest.state(0)["view"] == before
    assert screen.axe() == []

    screen.more("Settings")
    page.locator("input[name=asks]").check()
    page.keyboard.press("Escape")
    screen.turn()
    asked = page.locator("[data-sure] span")
    expect(asked).to_have_text(re.compile(r"^\S+ (builds|draws|puts) .+\. This cannot be undone\.$"))
    assert guest.state(0)["view"] == before
    assert screen.axe() == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-sure]")).to_have_count(0)
    screen.turn()
    page.locator("[data-sure] .main:focus").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator("[data-sure]")).to_have_count(0)
    page.wait_for_function("view => document.querySelectorAll('[role=gridcell] svg').length > view", arg=0)

    page.goto(server.url)
    page.get_by_role("button", name="Remove this").click()
    page.locator("[data-yes]").click()
    page.locator("[data-removed] button").click()
    page.get_by_role("button", name="Remove this").wait_for()


PRESSED = """new MutationObserver(() => {
    const button = document.querySelector("[data-agree]");
    if (!button || "pressed" in window) return;
    const {left, top, width, height} = button.getBoundingClientRect();
    window.pressed = button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).observe(document, {childList: true, subtree: true})"""


def test_a_question_that_comes_under_the_pointer_is_not_answered_by_the_click(server: Server, visit: Visit) -> None:
    """Whoever clicks on the board the moment another asks for a takeback has not agreed to it."""
    guest = server.table(takebacks=True)
    seat = guest.state()["turn"]
    one = visit(f"{server.url}/table/{guest.id}#{guest.tokens[seat]}")
    other = visit(f"{server.url}/table/{guest.id}#{guest.tokens[1 - seat]}", script=PRESSED)
    assert one.wait() == "turn"
    other.page.wait_for_selector("[role=grid]")
    one.page.locator("[data-piece=draw]").click()
    one.page.locator("[data-back=ask]").click()
    other.page.locator("[data-agree]").wait_for()
    assert other.page.evaluate("window.pressed") is False
    other.page.locator("[data-agree]").click()
    other.page.locator(".taken").first.wait_for()


def test_others_are_asked_for_a_takeback_with_one_click(server: Server, visit: Visit) -> None:
    guest = server.table(takebacks=True)
    seat = guest.state()["turn"]
    one, other = (visit(f"{server.url}/table/{guest.id}#{guest.tokens[each]}") for each in (seat, 1 - seat))
    assert one.wait() == "turn"
    one.page.locator("[data-piece=draw]").click()
    expect(one.page.locator("[data-back=ask]")).to_have_text("Request takeback")
    for answer in ("refuse", "agree"):
        one.page.locator("[data-back=ask]").click()
        one.page.locator("[data-takeback]").get_by_text("Waiting for").wait_for()
        other.page.locator("[data-takeback]").get_by_text("The draws will stay the same").wait_for()
        assert other.axe() == []
        other.page.locator(f"[data-{answer}]").click()
        expect(one.page.locator("[data-takeback]")).to_have_count(0)
    other.page.locator(".taken").first.wait_for()
    one.page.locator("[data-piece=draw]").wait_for()
    assert guest.state(seat)["view"]["hand"] is None

    server.post(f"{guest.path}/seats/{1 - seat}", guest.tokens[1 - seat], kind="bot", bot="random")
    other.page.get_by_role("heading", name="A bot is playing for you").wait_for()
    assert other.axe() == []
    other.page.locator("[data-return]:focus").wait_for()
    other.page.keyboard.press("Enter")  # one click
    other.page.get_by_role("region", name="Seats").get_by_text("you", exact=True).wait_for()
    assert server.get(guest.path)["seats"][1 - seat]["kind"] == "person"


def test_who_returns_keeps_the_table_though_the_old_token_ends_first(server: Server, visit: Visit) -> None:
    guest = server.table()
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}", settings={"name": "Zoe", "asked": True})
    screen.page.locator("[data-board]").wait_for()
    tab = screen.context.new_page()  # the same browser once more
    tab.goto(f"{server.url}/table/{guest.id}")
    server.post(f"{guest.path}/seats/0", guest.tokens[0], kind="bot", bot="random")
    screen.page.locator("[data-return]").wait_for()

    def late(route: Route) -> None:
        answer = route.fetch()
        screen.page.locator(".lost").wait_for()  # the connection of the old token has been closed
        route.fulfill(response=answer)

    screen.page.route("**/join", late)
    screen.page.locator("[data-return]").click()
    for page in (screen.page, tab):
        page.get_by_role("region", name="Seats").get_by_text("you", exact=True).wait_for()


def test_people_at_one_screen_take_back_on_the_curtain(server: Server, visit: Visit) -> None:
    screen = visit(f"{server.url}/new/kingdoms?with=hot-seat")
    page = screen.page
    page.click("form button.main")
    assert screen.wait() == "curtain"
    expect(page.locator(".curtain [data-back]")).to_have_count(0)  # nobody has moved
    page.click(".curtain .main")
    page.click("[data-piece=draw]")
    page.locator(".cell.lit").first.click()
    page.locator(".curtain [data-back]").click()
    page.locator(".tray .hand").wait_for()  # the tile is in hand again
    expect(page.locator("[role=gridcell] svg")).to_have_count(0)
    page.keyboard.press("u")  # the draw was seen: the other is asked, at the same screen
    page.locator("[data-takeback] [data-agree]").click()
    page.locator("[data-piece=draw]").wait_for()
