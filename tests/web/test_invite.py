"""Inviting: the waiting room, links copied and shared, who has come, bots for the rest, and the start."""

from collections.abc import Callable

from playwright.sync_api import expect

from table.servers import Server
from web.browsing import Screen, tab_to

Visit = Callable[..., Screen]

# Chromium on Linux has no share sheet: this one notes what it is given.
SHARE_SHEET = "navigator.share = async (what) => { window.shared = what; }"


def friends(server: Server, visit: Visit, players: int) -> Screen:
    screen = visit(f"{server.url}/new/kingdoms?with=friends")
    screen.page.locator("label.number", has_text=str(players)).click()
    screen.page.fill("input[autocomplete=nickname]", "Anna")
    screen.page.click("form button.main")
    screen.page.wait_for_selector("[data-waiting]")
    return screen


def test_waiting_room(server: Server, visit: Visit) -> None:
    anna = friends(server, visit, 3)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.context.add_init_script(SHARE_SHEET)
    anna.page.reload()
    anna.page.wait_for_selector("[data-waiting]")
    expect(anna.page.locator("[data-start]")).to_be_disabled()
    assert anna.axe() == []

    seat = anna.page.locator("[data-seat='1']")
    seat.get_by_role("button", name="Copy").click()
    seat.get_by_role("button", name="Copied").wait_for()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link == anna.page.locator("#door-1").input_value()
    assert link.startswith(server.url)
    seat.get_by_role("button", name="Share").click()
    anna.page.wait_for_function("link => window.shared?.url === link", arg=link)
    seat.get_by_role("button", name="QR code").click()
    expect(seat.locator("svg.qr")).to_be_visible()

    bruno = visit(link)
    bruno.page.wait_for_selector("[data-waiting]")
    assert bruno.axe() == []
    bruno.page.get_by_role("heading", name="Your colour: Red").wait_for()
    bruno.page.fill("input[autocomplete=nickname]", "Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.get_by_text("Waiting for Anna to start the match.").wait_for()
    assert bruno.page.locator("[role=grid]").count() == 0, "nobody plays on a table that has not been started"
    assert bruno.page.locator("[data-start]").count() == 0, "Anna is here: it is for her to start"
    anna.page.locator("[data-seat='1']").get_by_text("Bruno").wait_for()
    anna.page.locator("[data-seat='1'] .dot.on").wait_for()
    anna.page.locator("[data-seat='2'] [data-bot]").click()
    anna.page.wait_for_selector("[data-start]:enabled")
    assert server.get(f"/api/tables/{anna.table}")["waiting"], "the server waits for the word"
    bruno.page.locator("[data-peek]").focus()
    tab_to(anna, "[data-start]")
    anna.page.keyboard.press("Enter")
    for screen in (anna, bruno):
        screen.page.wait_for_selector("[role=grid]")
        assert screen.page.locator("[data-waiting]").count() == 0
        assert screen.page.evaluate("document.activeElement.id") == "main", "what was in focus has gone"
        log = screen.page.locator("ol li", has_text="The match starts.")
        expect(log).to_have_count(1)
    anna.page.reload()
    anna.page.wait_for_selector("[role=grid]")
    kinds = [seat["kind"] for seat in server.get(f"/api/tables/{anna.table}")["seats"]]
    assert kinds == ["person", "person", "bot"]


def test_guests_wait_look_leave_and_start_when_the_host_is_gone(server: Server, visit: Visit) -> None:
    anna = friends(server, visit, 2)
    path = f"/api/tables/{anna.table}"
    bruno = visit(anna.page.locator("#door-1").input_value())
    bruno.page.fill("input[autocomplete=nickname]", "Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.click("[data-peek]")
    bruno.page.wait_for_selector("[role=grid]")
    assert bruno.page.locator(".cell.lit, [data-piece]:not([aria-disabled=true])").count() == 0
    expect(bruno.page.locator(".prompt")).to_have_text("Waiting for Anna to start the match.")
    bruno.page.click("[data-more]")
    assert bruno.page.get_by_role("button", name="Resign").count() == 0
    bruno.page.keyboard.press("Escape")
    bruno.page.click("[data-back]")
    bruno.page.click("[data-leave]")
    bruno.page.click("[data-yes]")
    bruno.page.get_by_role("heading", name="Your colour: Red").wait_for()
    anna.page.locator("[data-seat='1'].empty").wait_for()
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.wait_for_selector("[data-leave]")
    assert bruno.page.locator("[data-start]").count() == 0
    anna.page.goto("about:blank")
    bruno.page.get_by_text("the host is away, so you can start").wait_for()
    assert bruno.axe() == []
    bruno.page.click("[data-start]")
    bruno.page.wait_for_selector("[role=grid]")
    expect(bruno.page.locator("[data-spoken]")).to_contain_text("The match starts.")
    assert [line["kind"] for line in server.get(f"{path}/log")["lines"]] == ["sit", "sit", "sit", "sit", "start"]


def test_my_tables_tell_which_one_waits(server: Server, visit: Visit) -> None:
    anna = friends(server, visit, 2)
    anna.page.goto(server.url)
    anna.page.get_by_text("not started yet").wait_for()


def test_bots_fill_the_free_seats_and_play(server: Server, visit: Visit) -> None:
    screen = friends(server, visit, 4)
    screen.page.click("[data-fill]")
    screen.page.click("[data-start]:enabled")
    for _ in range(2):
        assert screen.wait() == "turn"
        screen.turn()
    screen.wait()
    state = server.get(f"/api/tables/{screen.table}")
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot", "bot"]
    assert state["moment"] > 6


def test_copying_works_without_a_clipboard(server: Server, visit: Visit) -> None:
    """A page that came over plain http from another machine has no clipboard of its own."""
    screen = friends(server, visit, 2)
    screen.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    screen.page.reload()
    screen.page.locator("[data-seat='1']").get_by_role("button", name="Copy").click()
    screen.page.locator("[data-seat='1']").get_by_role("button", name="Copied").wait_for()
    screen.page.click("[data-peek]")
    screen.page.wait_for_selector("[role=grid]")


def test_who_is_connected_is_seen(server: Server, visit: Visit) -> None:
    guest = server.table()
    anna = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    seats = anna.page.get_by_role("region", name="Seats")
    seats.get_by_text("away").wait_for()
    bruno = visit(f"{server.url}/table/{guest.id}#{guest.tokens[1]}")
    seats.get_by_text("at the table").wait_for()
    bruno.page.goto("about:blank")
    seats.get_by_text("away").wait_for()
