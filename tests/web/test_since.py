"""What the others did since one's last turn: in words, on the board, once more in motion; and moves that are seen to happen."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from table.servers import Server
from web.browsing import Screen, tab_to

Visit = Callable[..., Screen]
BOT = {"kind": "bot", "bot": "greedy"}


def sit(server: Server, visit: Visit, **settings: object) -> Screen:
    """At a table of three, one turn old."""
    made = server.post("/api/tables", status=201, game="kingdoms", options={"players": 3}, seats=[{"kind": "person"}, BOT, BOT])
    screen = visit(server.url + made["seats"][0]["link"].removeprefix(server.url), **settings)
    for _ in range(2):
        assert screen.wait() == "turn"
        screen.turn()
    assert screen.wait() == "turn"
    return screen


def test_told_lit_spoken_and_shown_again(server: Server, visit: Visit) -> None:
    screen = sit(server, visit)
    plays = [line for line in server.get(f"/api/tables/{screen.table}/log")["lines"] if line["kind"] == "play"]
    own = max(line["moment"] for line in plays if line["seat"] == 0)
    others = [line for line in plays if line["moment"] > own]
    assert {line["seat"] for line in others} == {1, 2}
    strip = screen.page.locator(".since")
    expect(strip.locator("li")).to_have_count(2)
    expect(strip.locator("[data-moment]").last).to_have_attribute("data-moment", str(others[-1]["moment"]))
    expect(screen.page.locator("[data-log]").get_by_text(others[-1]["sentences"][0])).to_have_count(1)  # told once, not twice
    for event in (event for line in others for event in line["events"] if "cell" in event):
        expect(screen.page.locator(f".cell.last[data-cell={event['cell']}]")).to_have_count(1)
    expect(screen.page.locator("[data-spoken]")).to_have_text(re.compile("^Since your last turn: "))
    expect(screen.page.locator("[aria-live]", has_text="Since your last turn")).to_have_count(1)

    strip.locator("[data-moment]").first.click()
    screen.page.get_by_text("Reviewing").wait_for()
    screen.page.get_by_role("button", name="Back to the current position").click()
    assert screen.wait() == "turn"
    strip.locator("[data-again]").click()
    screen.page.get_by_text("Reviewing").wait_for()
    assert screen.wait() == "turn", "shown again, it ends in the present by itself"

    screen.page.set_viewport_size({"width": 1280, "height": 540})  # a short panel: its head and what follows it stay in sight
    expect(strip.locator("[data-again]")).to_be_in_viewport()
    expect(strip.locator("[data-moment]").first).to_be_in_viewport()


def test_the_log_is_one_stop_and_the_arrows_walk_it(server: Server, visit: Visit) -> None:
    screen = sit(server, visit)
    tab_to(screen, "ol [data-roving]")
    last = screen.page.evaluate("document.activeElement.textContent")
    screen.page.keyboard.press("ArrowUp")
    assert screen.page.evaluate("document.activeElement.textContent") != last
    screen.page.keyboard.press("Tab")
    assert not screen.page.evaluate("document.activeElement.matches('ol *')")


def test_with_motion_pieces_land_and_others_move_one_by_one(server: Server, visit: Visit) -> None:
    made = server.post("/api/tables", status=201, game="kingdoms", options={"players": 4}, seats=[{"kind": "person"}, BOT, BOT, BOT])
    screen = visit(server.url + made["seats"][0]["link"].removeprefix(server.url), motion="no-preference")
    screen.page.evaluate(
        """() => {
        window.landed = 0;
        window.steps = [];
        addEventListener('animationstart', () => window.landed++);
        new MutationObserver(() => window.steps.push(document.querySelectorAll('[role=gridcell] svg').length))
            .observe(document.querySelector('main'), {childList: true, subtree: true});
    }"""
    )
    for _ in range(3):
        assert screen.wait() == "turn"
        screen.turn()
    assert screen.wait() == "turn"
    assert screen.page.evaluate("window.landed") > 3
    steps = screen.page.evaluate("[...new Set(window.steps)]")
    assert len(steps) >= 8, "of the twelve pieces most were seen to come by themselves"


def test_older_lines_name_their_tiles_after_a_reload(server: Server, visit: Visit) -> None:
    guest = server.table()
    for _ in range(12):
        state = guest.due()
        verbs = [move["json"]["do"] for move in state["legal"]]
        guest.play(verbs.index("draw") if "draw" in verbs else 0)
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    screen.page.wait_for_selector("[role=grid]")
    puts = screen.page.locator("[data-log] [data-roving]", has_text="puts a")
    expect(puts).to_have_count(6)
    board = " ".join(server.get(f"/api/tables/{guest.id}")["view"]["board"]).split()
    named = {name.split(": ")[1].rstrip(".") for name in puts.all_inner_texts()}
    assert len(named) == len({what for what in board if what != "."})
