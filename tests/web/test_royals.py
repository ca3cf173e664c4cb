"""Royals in the browser: matches to their end by mouse and by keyboard alone; payments laid out, taken back and taken up again."""

from collections.abc import Callable
from typing import Any

import pytest

from table.servers import Guest, Server
from web.browsing import Screen, tab_to
from web.laying import Table, late

Visit = Callable[..., Screen]
Lay = Callable[..., Table]
LAST_TURNS = 8  # whole matches are played in test_two_browsers.py
BOT = {"kind": "bot", "bot": "greedy"}


def sit(server: Server, visit: Visit, settings: dict[str, Any] | None = None, **options: Any) -> Screen:
    """At a new table, with a bot for everybody else."""
    options = {"players": 2, **options}
    made = server.post(
        "/api/tables", status=201, game="royals", options=options, seats=[{"kind": "person"}, *[BOT] * (options["players"] - 1)]
    )
    link = made["seats"][0]["link"]
    return visit(server.url + link.removeprefix(server.url), **(settings or {}))


def decision(screen: Screen) -> str:
    """What is due: found out from the screen alone."""
    page = screen.page
    if page.locator(".decks .pick.lit").count():
        return "draw"
    if page.locator(".tray").count():
        return "pile"
    if page.locator(".position.lit").count():
        return "position"
    return "end"


def step(screen: Screen, nth: int, use: Callable[[str], None]) -> None:
    """One decision; `use` clicks a selector or goes there by keys."""
    what = decision(screen)
    if what == "draw":
        use(".decks .pick.lit")
    elif what == "position":
        use(".position.lit")
        screen.page.wait_for_selector("[data-confirm]:focus")
        if nth % 3 == 0:  # think again: take everything back, then choose anew
            screen.page.keyboard.press("Escape")
            screen.page.wait_for_selector(".position:focus")
            use(".position.lit")
            screen.page.wait_for_selector("[data-confirm]:focus")
        use("[data-confirm]:enabled")
    elif what == "pile":
        while screen.page.locator(".hand .kind.lit").count():
            use(".hand .kind.lit")
        use("[data-confirm]:enabled")
    else:
        use("[data-end]")


def test_by_mouse_to_the_end(server: Server, visit: Visit, lay: Lay) -> None:
    table = lay(late("royals", LAST_TURNS, players=2), rival="greedy")
    screen = visit(table.link(0), width=800, height=600)  # a small window is painted sooner
    steps = 0
    while screen.wait() == "turn":
        step(screen, steps, lambda selector: screen.page.locator(selector).last.click())
        steps += 1
    assert steps > 3 * LAST_TURNS
    state = server.get(f"/api/tables/{screen.table}")
    assert state["over"]
    assert state["result"]["scores"][0] > 0, "positions were paid for"
    ending = screen.page.locator("section", has=screen.page.locator("#ending")).inner_text()
    for score in state["result"]["scores"]:
        assert str(score) in ending


def test_by_keyboard_alone_to_the_end(server: Server, visit: Visit, lay: Lay) -> None:
    screen = visit(lay(late("royals", LAST_TURNS, players=2, edition="2014"), rival="greedy").link(0))
    steps = 0

    def press(selector: str) -> None:
        if not screen.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            tab_to(screen, selector)
        screen.page.keyboard.press("Enter")

    screen.wait()
    tab_to(screen, ".decks .pick")

    while screen.wait() == "turn":
        if screen.page.locator("dialog[open]").count():
            screen.page.keyboard.press("Escape")
        step(screen, steps, press)
        steps += 1
    assert steps > 3 * LAST_TURNS
    assert server.get(f"/api/tables/{screen.table}")["over"]


def test_arrow_keys_walk_the_map(server: Server, visit: Visit) -> None:
    screen = sit(server, visit)
    screen.wait()
    tab_to(screen, "[data-position]")
    screen.page.keyboard.press("Home")
    first = screen.page.evaluate("document.activeElement.dataset.position")
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowDown", "End"):
        screen.page.keyboard.press(key)
        seen.add(screen.page.evaluate("document.activeElement.dataset.position"))
    assert len(seen) >= 5
    assert None not in seen


def test_a_dark_position_says_why(server: Server, visit: Visit) -> None:
    screen = sit(server, visit)
    screen.wait()
    screen.page.locator("[data-position=paris-king]").click(force=True)
    screen.page.get_by_role("alert").get_by_text("Draw your cards first").wait_for()


def test_a_payment_under_way_survives_a_reload(server: Server, visit: Visit) -> None:
    """Begun elsewhere (here: over the API), it is asked for step by step and can be taken back."""
    people = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}]
    guest = server.table(game="royals", options={"players": 2}, seats=people)
    seat = begin_payment(guest)
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[seat]}")
    screen.page.locator(".tray").wait_for()
    screen.page.get_by_role("button", name="Take everything back").click()
    screen.page.locator("[data-end]").wait_for()


def begin_payment(guest: Guest) -> int:
    """Play until a payment leaves a choice; the seat that pays."""
    while (state := guest.due())["view"]["decision"] != "pay":
        verbs = [move["json"]["do"] for move in state["legal"]]
        rich = sum(state["view"]["hand"].values()) >= 10
        guest.play(verbs.index("occupy") if rich and "occupy" in verbs else -1 if "end" in verbs else 0)
    return state["turn"]


# Numbers of neighbours in a city, and the name of a city and its token, that lie over each other.
OVERLAP = """() => [...document.querySelectorAll('.city')].flatMap(city => {
    const over = selector => [...city.querySelectorAll(selector)].map(each => each.getBoundingClientRect())
        .sort((a, b) => a.left - b.left).some((box, i, all) => i > 0 && all[i - 1].right - box.left > 0.5);
    return over('.number') || over('.bonus, .ribbon .name') ? [city.dataset.city] : [];
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (360, 740)])
def test_what_positions_cost_and_count_is_seen_whole(server: Server, visit: Visit, width: int, height: int) -> None:
    screen = sit(server, visit, {"width": width, "height": height}, players=2)
    assert screen.wait() == "turn"
    assert screen.page.evaluate(OVERLAP) == []


def test_on_a_phone_in_the_dark_without_serious_findings(server: Server, visit: Visit) -> None:
    screen = sit(server, visit, {"width": 360, "height": 740, "scheme": "dark"}, players=4)
    for nth in range(8):
        assert screen.wait() == "turn"
        assert screen.too_wide() == []
        step(screen, nth, lambda selector: screen.page.locator(selector).first.click())
    assert screen.axe() == []
