"""Whole matches of Kingdoms in the browser: by mouse, by keyboard alone, between two browsers, at one screen, on a phone."""

import json
from collections.abc import Callable

from table.houses import Server
from web.browsing import Screen, tab_to, walk

Visit = Callable[..., Screen]


def test_one_click_and_a_whole_match_by_mouse(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    screen.page.click("[data-game=kingdoms]")
    turns = 0
    while screen.wait() == "turn":
        screen.turn()
        turns += 1
    assert turns >= 25
    state = server.get(f"/api/tables/{screen.table}")
    assert state["over"]
    ending = screen.page.locator("section", has=screen.page.locator("#ending")).inner_text().replace("−", "-")
    for score in state["result"]["scores"]:
        assert str(score) in ending
    screen.read_scores()
    screen.page.reload()
    screen.page.wait_for_selector("#ending")
    screen.page.get_by_role("button", name="Scores explained").first.click()
    tables = screen.page.locator("dialog table")
    tables.nth(2).wait_for()
    totals = tables.nth(2).locator("tfoot td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == state["result"]["scores"]


def test_whole_match_by_keyboard_alone(server: Server, visit: Visit) -> None:
    screen = visit(f"{server.url}/new/kingdoms")
    keys = screen.page.keyboard
    screen.page.wait_for_selector("form")
    tab_to(screen, "input[name=players]")
    keys.press("ArrowLeft")
    tab_to(screen, "form button.main")
    keys.press("Enter")
    turns = 0
    while screen.wait() == "turn":
        if screen.page.locator("dialog[open]").count():
            keys.press("Escape")
        pieces = screen.page.locator("[data-piece]:not([aria-disabled=true])").evaluate_all("all => all.map(e => e.dataset.piece)")
        if pieces and not screen.page.locator(".tray .hand").count():
            piece = pieces[turns % len(pieces)]
            keys.press({"start": "s", "draw": "d", "pass": "p"}.get(piece, piece[-1]))
            if piece == "pass":
                continue
        screen.page.wait_for_selector(".cell.lit")
        spaces = screen.page.locator(".cell.lit").evaluate_all("all => all.map(e => e.dataset.cell)")
        if not screen.page.evaluate("document.activeElement.dataset.cell"):
            tab_to(screen, "[data-cell]")
        walk(screen, spaces[len(spaces) // 2])
        keys.press("Enter")
        turns += 1
    assert turns >= 40
    assert server.get(f"/api/tables/{screen.table}")["over"]
    if screen.page.locator("dialog[open]").count():
        keys.press("Escape")
    tab_to(screen, "section:has(#ending) .button.main")
    before = screen.table
    keys.press("Enter")
    screen.page.wait_for_url(lambda url: before not in url)
    assert screen.wait() == "turn"


def test_two_browsers_play_each_other(server: Server, visit: Visit) -> None:
    anna = visit(f"{server.url}/new/kingdoms?with=friends")
    anna.page.locator("label.number", has_text="2").click()
    anna.page.fill("input[autocomplete=nickname]", "Anna")
    anna.page.click("form button.main")
    link = anna.page.locator("#door-1").input_value()
    anna.page.get_by_role("button", name="QR code").click()
    assert anna.page.locator("svg.qr").is_visible()

    bruno = visit(link)
    bruno.page.fill("input[autocomplete=nickname]", "Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("Bruno", exact=True).first.wait_for()
    anna.page.click("[data-start]:enabled")

    both = [anna, bruno]
    with server.live(anna.table) as live:
        state = live.until("state")
        while state["view"]["epoch"] == 1:  # the next ones are like it, and a whole match was played above
            both[state["turn"]].wait()
            both[state["turn"]].turn()
            ply = state["ply"]
            while state["ply"] == ply or state["view"]["holding"]:
                state = live.until("state")
    for screen in both:
        screen.page.get_by_text("Epoch 2 of 3").wait_for()
    secrets_stay_hidden(bruno, seat=1)
    secrets_stay_hidden(anna, seat=0)


def secrets_stay_hidden(screen: Screen, seat: int) -> None:
    """While the match ran, nothing but the own seat's view came down the wire."""
    states = [message for message in (json.loads(frame) for frame in screen.frames if frame.startswith("{")) if message["type"] == "state"]
    states = [state for state in states if not state["over"] and state["seat"] is not None]
    assert len(states) > 20
    for state in states:
        assert state["seat"] == state["view"]["seat"] == seat
        assert state["secret"] is None
        if state["turn"] != seat:
            assert state["legal"] == []
            assert state["view"]["hand"] is None


def test_pass_and_play_behind_a_curtain(server: Server, visit: Visit) -> None:
    screen = visit(f"{server.url}/new/kingdoms?with=hot-seat")
    screen.page.locator("label.number", has_text="2").click()
    screen.page.click("form button.main")
    seen = set()
    for _ in range(8):
        assert screen.wait() == "curtain"
        assert screen.page.locator("[data-piece=start]").count() == 0, "the curtain hides the starting tiles"
        name = screen.page.locator(".curtain h1").inner_text()
        seen.add(name)
        screen.page.click(".curtain button")
        assert screen.wait() == "turn"
        screen.turn()
    assert len(seen) == 2


def test_on_a_phone(server: Server, visit: Visit) -> None:
    screen = visit(server.url, width=360, height=740)
    assert screen.too_wide() == []
    for path in ("/new/kingdoms", "/rules/kingdoms", "/replay"):
        screen.page.goto(server.url + path)
        screen.page.wait_for_selector("main :is(form, article p, input)")
        assert screen.too_wide() == [], path
    screen.page.goto(server.url)
    screen.page.click("[data-game=kingdoms]")
    for _ in range(6):
        assert screen.wait() == "turn"
        assert screen.too_wide() == []
        screen.turn()
