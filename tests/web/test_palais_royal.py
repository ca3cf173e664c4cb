"""Palais Royal in the browser: matches to their end by mouse and by keyboard alone; servants who walk in any order."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from table.servers import Server
from web.browsing import Screen, tab_to, told_after_the_turn
from web.laying import Table, late, reach

Visit = Callable[..., Screen]
Lay = Callable[..., Table]
FIRST_STEPS, LAST_TURNS = 12, 3  # whole matches are played in test_two_browsers.py
BOT = {"kind": "bot", "bot": "greedy"}
ACTION_2 = ".line li.now:nth-child(2)"


def sit(server: Server, visit: Visit, settings: dict[str, Any] | None = None, **options: Any) -> Screen:
    """At a new table, with a bot for everybody else."""
    options = {"players": 2, "rooms": "first-game", **options}
    seats = [{"kind": "person"}, *[BOT] * (options["players"] - 1)]
    made = server.post("/api/tables", status=201, game="palais-royal", options=options, seats=seats)
    link = made["seats"][0]["link"]
    return visit(server.url + link.removeprefix(server.url), **(settings or {}))


def settle(screen: Screen) -> None:
    """Servants to begin with: chosen in an order that is not the server's, one of them taken back."""
    for room in ("office", "mint", "king", "queen", "queen"):
        screen.page.click(f"[data-room={room}]")
    screen.page.get_by_role("button", name="Take back the last one").click()
    screen.page.click("[data-room=mint]")
    screen.page.click("[data-confirm]")


class Player:
    """Makes good use of what the screen offers; `use` clicks a selector or goes there by keys."""

    def __init__(self, screen: Screen, use: Callable[[str], None]) -> None:
        self.screen, self.use = screen, use
        self.recruited = self.walked = 0

    def has(self, selector: str) -> bool:
        return self.screen.page.locator(selector).count() > 0

    def step(self, nth: int) -> None:
        now = self.screen.page.locator(".line li.now").inner_text().strip()[0] if self.has(".line li.now") else "0"
        if self.has("[data-keep]"):
            self.use("[data-keep]")
            self.use("[data-confirm]")
        elif self.has(".space.lit"):
            self.use(".space.lit")
            self.screen.page.wait_for_selector("[data-confirm]:focus")
            self.use("[data-confirm]:enabled")
            self.recruited += 1
        elif self.has("[data-source]"):
            self.use("[data-source]")
        elif now == "2" and self.has("[data-room=gate].lit"):
            self.walk()
        elif now in "35" and self.has(".controls .button.main:not([data-done])"):
            self.use(".controls .button.main:not([data-done])")
        else:
            self.use("[data-done]")

    def walk(self) -> None:
        """A servant from the gate to one of the rooms that win nobles, in turn."""
        if not self.has("[data-room=gate].chosen"):
            self.use("[data-room=gate].lit")
        near = [room for room in ("office", "king", "queen", "mint") if self.has(f"[data-room={room}].lit")]
        self.use(f"[data-room={near[self.walked % len(near)]}].lit")
        self.walked += 1


def test_by_mouse_to_the_end(server: Server, visit: Visit, lay: Lay) -> None:
    screen = visit(lay(late("palais-royal", LAST_TURNS, players=2, rooms="first-game"), rival="greedy").link(0))
    player = Player(screen, lambda selector: screen.page.locator(selector).first.click())
    steps = 0
    while screen.wait() == "turn":
        player.step(steps)
        steps += 1
    assert steps > 4 * LAST_TURNS
    assert player.recruited > 0
    state = server.get(f"/api/tables/{screen.table}")
    assert state["over"]
    ending = screen.page.locator("section", has=screen.page.locator("#ending")).inner_text()
    for score in state["result"]["scores"]:
        assert str(score) in ending


def test_by_keyboard_alone_to_the_end(server: Server, visit: Visit, lay: Lay) -> None:
    """Servants to begin with and the first turns; then, at another table, the last ones."""
    screen = sit(server, visit)
    keys = screen.page.keyboard

    def press(selector: str) -> None:
        go(screen, selector)
        keys.press("Enter")

    screen.wait()
    for room in ("stairs", "office", "king", "queen", "mint"):
        press(f"[data-room={room}]")
    press("[data-confirm]:enabled")
    player = Player(screen, press)
    for step in range(FIRST_STEPS):
        assert screen.wait() == "turn"
        player.step(step)
    screen.page.goto(lay(late("palais-royal", LAST_TURNS, players=2, rooms="first-game"), rival="greedy").link(0))
    steps = 0
    while screen.wait() == "turn":
        if screen.page.locator("dialog[open]").count():
            keys.press("Escape")
        player.step(steps)
        steps += 1
    assert steps > 4 * LAST_TURNS
    assert player.recruited > 0
    assert server.get(f"/api/tables/{screen.table}")["over"]


ROOMS = ["back-door", "office", "cardinal", "mint", "gate", "queen", "stairs", "king", "parade"]  # the first game


def go(screen: Screen, selector: str) -> None:
    """By keys to something: Tab to its group, arrows among the rooms."""
    focused = "(selector) => document.activeElement.matches(selector)"
    if screen.page.evaluate(focused, selector):
        return
    if "data-room" not in selector:
        if selector.startswith(".space"):
            selector = ".space[data-lit=true]"
        tab_to(screen, selector)
        return
    if not screen.page.evaluate(focused, ".room"):
        tab_to(screen, ".room")
    here = ROOMS.index(screen.page.evaluate("document.activeElement.dataset.room"))
    there = ROOMS.index(selector.split("data-room=")[1].split("]")[0])
    down, across = there // 3 - here // 3, there % 3 - here % 3
    for _ in range(abs(down)):
        screen.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(across)):
        screen.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    assert screen.page.evaluate(focused, selector), selector


def test_servants_walk_in_any_order_and_back(server: Server, visit: Visit) -> None:
    """Each walk is sent at once; nobody else knows of it until the turn is over, and it can be taken back."""
    screen = sit(server, visit)
    screen.wait()
    settle(screen)
    while screen.wait() == "turn" and not screen.page.locator(ACTION_2).count():
        screen.page.click("[data-done]")
    for start, end in (("parade", "queen"), ("stairs", "mint"), ("stairs", "king")):
        if not screen.page.locator(f"[data-room={start}].chosen").count():
            screen.page.click(f"[data-room={start}]")
        screen.page.click(f"[data-room={end}].lit")
        assert screen.wait() == "turn"
        if screen.page.locator(f"[data-room={start}].chosen").count():
            screen.page.click(f"[data-room={start}]")
    screen.page.get_by_role("button", name="Undo").click()
    assert screen.wait() == "turn"
    screen.page.click("[data-done]")
    screen.page.wait_for_selector(".line li.now:not(:nth-child(2))")
    walked = told_after_the_turn(screen, server, screen.table, "walked")
    assert {(each["start"], each["end"]) for each in walked if each["seat"] == 0} == {("parade", "queen"), ("stairs", "mint")}


def test_a_dark_noble_says_why(server: Server, visit: Visit) -> None:
    screen = sit(server, visit)
    screen.wait()
    screen.page.locator("[data-cell=b1]").click(force=True)
    screen.page.get_by_role("alert").get_by_text("five servants").wait_for()


def test_on_a_phone_in_the_dark_without_serious_findings(server: Server, visit: Visit) -> None:
    screen = sit(server, visit, {"width": 360, "height": 740, "scheme": "dark"}, players=4)
    screen.wait()
    assert screen.axe() == []
    settle(screen)
    player = Player(screen, lambda selector: screen.page.locator(selector).first.click())
    for nth in range(8):
        assert screen.wait() == "turn"
        assert screen.too_wide() == []
        expect(screen.page.locator(".turns [aria-pressed=true]")).to_have_count(1)  # which of garden and palace is in sight
        player.step(nth)
    screen.wait()
    assert screen.axe() == []


def test_four_players_are_in_sight_on_a_low_screen(visit: Visit, lay: Lay) -> None:
    late = reach("palais-royal", lambda match: match.view().last_round, players=4)
    screen = visit(lay(late).link(), width=1280, height=720)
    assert screen.wait() == "turn"
    hidden = "() => { const all = document.querySelector('.side .players'); return all.scrollHeight - all.clientHeight; }"
    assert screen.page.evaluate(hidden) == 0
