"""The table around the board: never lost, undo, hint, why not, replay, languages, and what everybody can use."""

import gzip
import json
import re
import signal
import statistics
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.core.game import rulebooks
from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]
LANGUAGES = ("en", "it", "hu", "ru")


def start(server: Server, visit: Visit, **settings: object) -> Screen:
    screen = visit(server.url, **settings)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    return screen


def over(server: Server) -> str:
    """A table whose match is over."""
    guest = server.table()
    guest.finish()
    return guest.id


def test_server_killed_in_mid_turn(client: None, visit: Visit, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    server = Server(database)
    screen = start(server, visit)
    screen.page.click("[data-piece=draw]")
    screen.page.wait_for_selector(".tray .hand")
    hand = screen.page.locator(".tray .hand").inner_text()
    screen.offline = True
    server.kill()
    screen.page.get_by_text("Reconnecting").wait_for()
    assert screen.page.locator("[data-active=true]").count() == 0
    again = Server(database, port=server.port)
    screen.page.get_by_text("Reconnecting").wait_for(state="detached")
    screen.page.wait_for_selector("[data-active=true]")
    assert screen.page.locator(".tray .hand").inner_text() == hand
    screen.page.locator(".cell.lit").first.click()
    assert screen.wait() == "turn"
    screen.page.reload()
    assert screen.wait() == "turn"
    assert again.stop() == 0


def test_a_move_on_its_way_is_sent_again_and_played_once(client: None, visit: Visit, tmp_path: Path) -> None:
    """The server dies with the move on its way; the same move with the same key arrives later, once."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    server = Server(database)
    screen = start(server, visit)
    table = screen.table
    screen.page.click("[data-piece='castle 1']")
    server.process.send_signal(signal.SIGSTOP)  # it hears nothing any more, and the socket does not know
    screen.page.locator(".cell.lit").first.click()
    screen.offline = True
    server.kill()
    screen.page.get_by_text("Reconnecting").wait_for()
    again = Server(database, port=server.port)
    screen.page.get_by_text("Reconnecting").wait_for(state="detached")
    assert screen.wait() == "turn"
    own = [line for line in again.get(f"/api/tables/{table}/log")["lines"] if line["kind"] == "play" and line["seat"] == 0]
    assert len(own) == 1
    assert screen.page.evaluate("Object.keys(sessionStorage).length") == 0
    assert again.stop() == 0


def test_why_not_undo_and_hint(server: Server, visit: Visit) -> None:
    screen = start(server, visit)
    screen.turn()
    assert screen.wait() == "turn"
    screen.page.click("[data-piece='castle 2']")
    screen.page.locator(".cell:has(svg)").first.click()
    screen.page.get_by_role("button", name="Rule KIN-A5").click()
    screen.page.locator("dialog").get_by_text("What lies on the board stays").wait_for()
    assert screen.axe() == []
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="Take back").click()
    screen.page.get_by_text("takes back a move").first.wait_for()
    assert screen.wait() == "turn"
    screen.page.get_by_role("button", name="Hint").click()
    screen.page.get_by_text("a strong player").wait_for()
    lit = screen.page.locator(".cell.hint, .choice.hint").first
    assert "127, 208, 255" in lit.evaluate("piece => getComputedStyle(piece).boxShadow"), "no other style hides it"


def test_jump_in_the_log_and_come_back(server: Server, visit: Visit) -> None:
    screen = start(server, visit)
    for _ in range(2):
        screen.turn()
        assert screen.wait() == "turn"
    screen.page.locator("[data-log] [data-roving]").first.click()
    screen.page.get_by_text("Reviewing").wait_for()
    expect(screen.page.locator("[role=gridcell] svg")).to_have_count(1)
    at = screen.page.locator(".where")
    expect(at).to_have_text(re.compile("^1 / "))
    screen.page.get_by_role("button", name="Forward one move").click()
    expect(at).to_have_text(re.compile("^2 / "))
    screen.page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(re.compile("^1 / "))
    screen.page.keyboard.press("End")
    expect(at).to_have_text(re.compile(r"^(\d+) / \1$"))
    screen.page.keyboard.press("Escape")
    assert screen.wait() == "turn"


def test_the_back_button_never_lands_in_the_past(server: Server, visit: Visit) -> None:
    screen = start(server, visit)
    screen.turn()
    assert screen.wait() == "turn"
    here = screen.page.url
    screen.more("Review moves")
    screen.page.get_by_text("Reviewing").wait_for()
    screen.page.go_back()
    assert screen.wait() == "turn", "out of the past"
    assert screen.page.url == here
    screen.page.keyboard.press("l")
    screen.page.get_by_text("Reviewing").wait_for()
    screen.page.locator(".strip a.home").click()
    screen.page.wait_for_selector("[data-game=kingdoms]")
    screen.page.go_back()
    assert screen.wait() == "turn"
    assert screen.page.get_by_text("Reviewing").count() == 0
    screen.page.goto(f"{here}?moment=1")
    screen.page.get_by_text("Reviewing").wait_for()
    assert screen.page.url == here, "a link to a moment leads there once"
    screen.page.goto(server.url)
    screen.page.go_back()
    assert screen.wait() == "turn"


def test_a_replay_starts_at_the_beginning_and_plays(server: Server, visit: Visit) -> None:
    screen = visit(f"{server.url}/table/{over(server)}")
    screen.page.get_by_role("button", name="Replay").click()
    at = screen.page.locator(".where")
    expect(at).to_have_text(re.compile("^0 / "))
    expect(at).to_have_text(re.compile("^2 / "))
    assert screen.axe() == []
    screen.page.keyboard.press(" ")
    stopped = at.inner_text()
    screen.page.get_by_role("button", name="Play", exact=True).wait_for()
    assert at.inner_text() == stopped
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_selector("#ending")
    screen.page.get_by_role("button", name="Look at the board").click()
    expect(screen.page.locator("#ending")).to_have_count(0)
    screen.more("Show the result")
    screen.page.wait_for_selector("#ending")


def test_the_tab_calls_and_leaving_opens_nothing(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    sockets: list[str] = []
    screen.page.on("websocket", lambda socket: sockets.append(socket.url))
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    assert screen.page.title().startswith("● Your turn")
    assert screen.page.locator("link[rel=icon]").get_attribute("href") == "/crown-turn.svg"
    table = screen.table
    screen.page.locator(".strip a.home").click()
    screen.page.wait_for_selector("[data-game=kingdoms]")
    expect(screen.page).to_have_title("Regalia")
    assert screen.page.locator("link[rel=icon]").get_attribute("href") == "/crown.svg"
    screen.page.get_by_role("link", name="Rules").first.click()
    screen.page.wait_for_selector("article p")
    assert len(sockets) == 1
    assert table in sockets[0]


def test_all_keys_are_told(server: Server, visit: Visit) -> None:
    screen = start(server, visit)
    screen.page.keyboard.press("?")
    keys = screen.page.locator("dialog[open] dl")
    for words in ("choose a castle of this rank", "Hint", "Undo", "Review moves"):
        keys.get_by_text(words, exact=True).wait_for()
    assert screen.axe() == []
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="Keys").click()
    screen.page.locator("dialog[open] dl").wait_for()


def test_replay_download_verify_and_open(server: Server, visit: Visit, tmp_path: Path) -> None:
    screen = visit(f"{server.url}/table/{over(server)}")
    screen.page.wait_for_selector("#ending")
    screen.page.get_by_role("button", name="Verify").click()
    screen.page.get_by_text("Verified", exact=True).wait_for()
    screen.page.get_by_text("This browser has saved nothing from this match").wait_for()  # it came when all was over
    with screen.page.expect_download() as download:
        screen.page.get_by_role("link", name="Match file").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    screen.page.goto(f"{server.url}/replay")
    screen.page.set_input_files("input[type=file]", file)
    screen.page.get_by_role("tab", name="The deal").click()
    screen.page.get_by_text("Verified", exact=True).wait_for()
    screen.page.get_by_role("button", name="Go to the last move").click()
    expect(screen.page.locator("[role=gridcell] svg")).to_have_count(30)
    screen.page.locator(".eyes select").select_option("1")
    screen.page.wait_for_selector("[role=gridcell]")
    assert screen.axe() == []
    false = json.loads(file.read_text())
    false["commitment"] = "00" * 32
    false["words"] = [{"moment": 1, "seat": 1, "text": "<b>Good</b> luck"}, {"moment": 1, "gesture": "oops"}]
    (tmp_path / "false.json").write_text(json.dumps(false))
    screen.more("Open a match file")
    screen.page.set_input_files("input[type=file]", tmp_path / "false.json")
    screen.page.locator(".verdict .bad").wait_for()
    screen.page.get_by_role("tab", name="Log").click()
    lines = screen.page.locator("[data-log] li")
    expect(lines.nth(2)).to_have_text("Red: <b>Good</b> luck")  # after the deal and the first move, and no markup
    expect(lines.nth(3)).to_have_text("A spectator: Oops!")


def test_a_browser_proves_the_match_it_saw_by_itself(server: Server, visit: Visit) -> None:
    """It was there from the start to the end; a server that says otherwise of the moves is not believed."""
    guest = server.table()
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    screen.page.wait_for_selector("[role=gridcell]")
    guest.finish()
    screen.page.wait_for_selector("#ending")
    screen.page.get_by_role("button", name="Verify").click()
    for proven in ("The deal matches what was promised when this browser", "The moves match those this browser saw."):
        screen.page.get_by_text(proven).wait_for()
    assert screen.axe() == []
    screen.page.route("**/api/tables/*/file", lambda route: route.fulfill(json={**route.fetch().json(), "secret": "00" * 32}))
    screen.page.get_by_role("button", name="Verify").click()
    screen.page.get_by_text("The deal does not match what was promised").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language(server: Server, visit: Visit, lang: str) -> None:
    screen = visit(server.url, lang=lang)
    assert screen.page.evaluate("document.documentElement.lang") == lang
    paths = ["/", "/new/kingdoms", "/rules/kingdoms", "/replay", f"/table/{over(server)}", f"/table/{server.table().id}", "/nowhere"]
    for path in paths:
        screen.page.goto(server.url + path)
        screen.page.wait_for_selector("main :is(h2, .prompt), main h1:not(.hidden)")
        screen.page.wait_for_load_state("networkidle")
        words = screen.page.locator("body").inner_text().split()
        raw = [word for word in words if "-" in word and word.replace("-", "").isalpha() and word.islower() and word.split("-")[0] in KEYS]
        assert raw == [], f"{path}: a message without words"
    screen.page.goto(server.url)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    screen.turn()
    assert screen.wait() == "turn"
    assert screen.page.locator("[data-spoken]").inner_text()


KEYS = (
    *rulebooks(),
    "home",
    "title",
    "settings",
    "log",
    "seat",
    "timeline",
    "invite",
    "option",
    "company",
    "rules",
    "table",
    "hint",
    "game",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_every_screen(server: Server, visit: Visit, scheme: str) -> None:
    screen = visit(server.url, scheme=scheme)
    found = {}
    invited = server.table([{"kind": "person"}, {"kind": "open"}])
    seat_link = f"/table/{invited.id}#{invited.tokens[0]}"
    for path in ("/", "/new/kingdoms", "/rules/kingdoms", "/replay", f"/table/{over(server)}", seat_link):
        screen.page.goto("about:blank")
        screen.page.goto(server.url + path)
        screen.page.wait_for_selector("main :is(h2, .prompt), main h1:not(.hidden)")
        screen.page.wait_for_load_state("networkidle")
        found[path] = screen.axe()
    screen.page.goto(server.url)
    screen.page.click("[data-game=kingdoms]")
    for _ in range(3):
        assert screen.wait() == "turn"
        screen.turn()
    assert screen.wait() == "turn"
    screen.page.locator("[data-piece]:not([aria-disabled=true])").first.click()
    screen.page.get_by_role("tab", name="Tiles").click()
    found["table"] = screen.axe()
    screen.more("Settings")
    found["settings"] = screen.axe()
    assert "\n".join(f"{path}: {problem}" for path, problems in found.items() for problem in problems) == ""


def test_the_first_screen_is_light(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    scripts = screen.page.evaluate("performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js')).map(e => e.name)")
    size = sum(len(gzip.compress(server.http.get(url).content)) for url in scripts)
    print(f"first screen: {size / 1000:.1f} kB of script gzipped")
    assert 10_000 < size <= 120_000


CLICK = """() => new Promise(done => {
    const cell = [...document.querySelectorAll('.cell.lit')][0], start = performance.now();
    new MutationObserver(() => cell.querySelector('svg') && done(performance.now() - start))
        .observe(cell, {childList: true, subtree: true});
    cell.click();
})"""
ROUND_TRIP = """async () => {
    const start = performance.now();
    await (await fetch('/api/server')).text();
    return performance.now() - start;
}"""


@pytest.mark.alone
def test_a_move_is_quick_while_the_bot_thinks(server: Server, visit: Visit) -> None:
    """The bot of half a second: one's own move is on the board long before its answer."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "sovereign"}]
    guest = server.table()
    server.post(f"{guest.path}/hint", guest.tokens[guest.state()["turn"]], bot="sovereign")  # on a fresh machine it is compiled now
    made = server.post("/api/tables", status=201, game="kingdoms", options={"players": 2}, seats=seats)
    screen = visit(server.url + made["seats"][0]["link"].removeprefix(server.url))
    times, trips, answers = [], [], []
    for _ in range(5):
        assert screen.wait() == "turn"
        trips.append(screen.page.evaluate(ROUND_TRIP))
        screen.page.locator("[data-piece^=castle]:not([aria-disabled=true])").first.click()
        times.append(screen.page.evaluate(CLICK))
        answers.append(screen.page.locator("[data-active=true]").count())
    shown, trip = statistics.median(times), statistics.median(trips)
    print(f"a move is shown after {shown:.0f} ms; a plain question takes {trip:.0f} ms")
    assert sum(answers) <= 1, "the bot was still thinking when the move was shown"
    assert shown < max(120, 15 * trip), "on a machine that is busy with something else, a plain question takes longer too"
