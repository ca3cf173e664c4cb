"""Kingdoms in the browser: by mouse and by keyboard alone to the end, at one screen, on a phone."""

from collections.abc import Callable

from table.servers import Server
from web.browsing import Screen, tab_to, walk
from web.laying import Table, late

Visit = Callable[..., Screen]
Lay = Callable[..., Table]
FIRST_TURNS, LAST_TURNS = 4, 12  # whole matches are played in test_two_browsers.py


def test_one_click_and_by_mouse_to_the_end(server: Server, visit: Visit, lay: Lay) -> None:
    """The first turns after one click; then, at another table, the last ones and the result."""
    screen = visit(server.url)
    screen.page.click("[data-game=kingdoms]")
    for _ in range(FIRST_TURNS):
        assert screen.wait() == "turn"
        screen.turn()
    screen.page.goto(lay(late("kingdoms", LAST_TURNS, players=2), rival="greedy").link(0))
    turns = 0
    while screen.wait() == "turn":
        screen.turn()
        turns += 1
    assert turns >= LAST_TURNS // 2
    state = server.get(f"/api/tables/{screen.table}")
    assert state["over"]
    ending = screen.page.locator("section", has=screen.page.locator("#ending")).inner_text().replace("−", "-")
    for score in state["result"]["scores"]:
        assert str(score) in ending
    screen.read_scores()
    screen.page.reload()
    screen.page.wait_for_selector("#ending")
    screen.page.get_by_role("button", name="Score breakdown").first.click()
    last = screen.page.locator("dialog table")
    last.wait_for()
    totals = last.locator("tfoot td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == state["result"]["scores"]


def test_by_keyboard_alone_to_the_end(server: Server, visit: Visit, lay: Lay) -> None:
    """The form and the first turns; then, at another table, the last ones and the rematch."""
    screen = visit(f"{server.url}/new/kingdoms")
    keys = screen.page.keyboard
    screen.page.wait_for_selector("form")
    tab_to(screen, "input[name=players]")
    keys.press("ArrowLeft")
    tab_to(screen, "form button.main")
    keys.press("Enter")
    assert play_by_keys(screen, FIRST_TURNS) == FIRST_TURNS
    screen.page.goto(lay(late("kingdoms", LAST_TURNS, players=2), rival="greedy").link(0))
    assert play_by_keys(screen) >= LAST_TURNS // 2
    assert server.get(f"/api/tables/{screen.table}")["over"]
    if screen.page.locator("dialog[open]").count():
        keys.press("Escape")
    tab_to(screen, "section:has(#ending) .button.main")
    before = screen.table
    keys.press("Enter")
    screen.page.wait_for_url(lambda url: before not in url)
    assert screen.wait() == "turn"


def play_by_keys(screen: Screen, most: int = 100) -> int:
    """Some turns, or all until the end; says how many."""
    keys, turns = screen.page.keyboard, 0
    while turns < most and screen.wait() == "turn":
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
    return turns


def test_pass_and_play_behind_a_curtain(server: Server, visit: Visit) -> None:
    screen = visit(f"{server.url}/new/kingdoms?with=hot-seat")
    screen.page.locator("label.number", has_text="2").click()
    for field, name in zip(screen.page.locator("form label.field input:not([type=file])").all(), ("Ada", "Béla"), strict=True):
        field.fill(name)
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
    assert all(any(name in each for each in seen) for name in ("Ada", "Béla")), seen


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
