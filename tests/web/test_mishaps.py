"""What goes wrong between the moves: impatient clicks, a server that does not answer at once, dialogs that close, languages that change."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from regalia.core.match import Match
from regalia.table.backup import backup, restore
from table.servers import PEOPLE, Guest, Server
from web.browsing import Screen, tab_to
from web.laying import Table, reach
from web.states import BEFORE_SCORING, scored

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]
OPEN = {"kind": "open"}


def focused(screen: Screen, selector: str) -> bool:
    return screen.page.evaluate("(selector) => document.activeElement.matches(selector)", selector)


def test_who_clicks_twice_gets_one_seat(server: Server, visit: Visit) -> None:
    guest = server.table([PEOPLE[0], OPEN, OPEN], options={"players": 3})
    screen = visit(f"{server.url}/table/{guest.id}")
    screen.page.get_by_role("button", name="Sit down").dblclick()
    screen.page.wait_for_selector("[data-leave]")
    assert [seat["kind"] for seat in guest.state()["seats"]] == ["person", "person", "open"]


def test_a_seat_link_survives_a_server_that_does_not_answer(server: Server, visit: Visit) -> None:
    guest = server.table()
    screen = visit(server.url)
    screen.offline = True
    screen.page.route(f"**{guest.path}", lambda route: route.abort("connectionrefused"))
    screen.page.goto(f"{server.url}/table/{guest.id}#{guest.tokens[1]}")
    screen.page.get_by_text("The server is not responding.").wait_for()
    screen.page.unroute(f"**{guest.path}")
    screen.page.get_by_role("button", name="Try again").click()
    screen.page.get_by_role("region", name="Seats").locator("li", has_text="Bruno").get_by_text("you").wait_for()
    assert guest.tokens[1] not in screen.page.url, "the secret stays in the address no longer than it must"


def test_a_table_that_cannot_be_reached_says_so_and_opens_later(server: Server, visit: Visit) -> None:
    guest = server.table()
    screen = visit(server.url)
    away = [True]

    def meet(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=1011)
        else:
            socket.connect_to_server()

    screen.page.route_web_socket("**/live", meet)
    screen.page.goto(f"{server.url}/table/{guest.id}")
    screen.page.get_by_text("The server is not responding yet.").wait_for()
    away.clear()
    screen.page.wait_for_selector("[role=grid]")


def test_a_page_that_does_not_load_can_be_asked_for_again(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    screen.offline = True

    def refuse(route: Route) -> None:
        route.abort("connectionrefused")

    screen.page.route("**/assets/Rules*.js", refuse)
    screen.page.get_by_role("link", name="Rules").first.click()
    screen.page.get_by_role("alert").get_by_text("The server is not responding.").wait_for()
    screen.page.unroute("**/assets/Rules*.js", refuse)
    screen.page.get_by_role("button", name="Try again").click()
    screen.page.wait_for_selector("article p")


def test_a_language_that_cannot_be_fetched_is_not_chosen(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    screen.offline = True
    screen.page.route("**/assets/ru*.js", lambda route: route.abort("connectionrefused"))
    screen.page.locator("header select").select_option("ru")
    expect(screen.page.locator("header select")).to_have_value("en")
    expect(screen.page.locator("h1")).to_have_text("Which box shall we open?")


def test_a_move_the_database_could_not_take_is_sent_again(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    refused: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "play" and not refused:
                refused.append(told["key"])
                problem = {"type": "error", "code": "database", "sentence": "Not now.", "rule": None, "state": None, "key": told["key"]}
                socket.send(json.dumps(problem))
            else:
                behind.send(message)

        socket.on_message(said)

    screen.page.route_web_socket("**/live", between)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    screen.page.click("[data-piece='castle 1']")
    screen.page.locator(".cell.lit").first.click()
    screen.page.get_by_role("alert").get_by_text("Not now.").wait_for()
    assert screen.wait() == "turn"
    expect(screen.page.get_by_role("alert")).to_have_count(0)
    own = [line for line in server.get(f"/api/tables/{screen.table}/log")["lines"] if line["kind"] == "play" and line["seat"] == 0]
    assert len(own) == 1


def test_a_match_without_a_winner(server: Server, visit: Visit) -> None:
    """The only person resigns: two bots are left, and nobody has won."""
    screen = visit(server.url)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    screen.more("Resign")
    screen.page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(screen.page.locator("#ending")).to_have_text("The match is over.")


def test_keys_of_the_game_do_nothing_while_one_looks_back(server: Server, visit: Visit) -> None:
    guest = server.table([{"kind": "person"}, {"kind": "bot", "bot": "random"}], game="royals")
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    assert screen.wait() == "turn"
    screen.page.locator(".decks .pile.lit").first.click()
    screen.more("Review moves")
    screen.page.get_by_text("Reviewing").wait_for()
    screen.page.keyboard.press("u")
    screen.page.get_by_role("button", name="Back to the current position").click()
    assert screen.wait() == "turn"
    assert "undo" not in [line["kind"] for line in server.get(f"{guest.path}/log")["lines"]]


def test_a_nudge_is_gone_once_it_was_followed(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    screen.page.locator(".cell:not(:has(svg))").first.click()
    screen.page.locator(".nudge").wait_for()
    castle = screen.page.locator("[data-piece='castle 1']")
    castle.click()
    expect(screen.page.locator(".nudge")).to_have_count(0)
    castle.click()
    expect(castle).to_have_attribute("aria-pressed", "false")
    expect(screen.page.locator(".nudge")).to_have_count(0)


def test_the_focus_is_never_lost(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    tab_to(screen, "header .gear")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector("dialog[open]")
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_selector("dialog[open]", state="detached")
    assert focused(screen, "header .gear"), "back where the dialog was opened"
    tab_to(screen, "a[href='/new/kingdoms?with=hot-seat']")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector("form")
    assert focused(screen, "#main"), "at the beginning of the new page"
    screen.page.locator("form button.main").press("Enter")
    screen.page.wait_for_selector(".curtain")
    screen.page.wait_for_selector(".curtain button:focus")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector("[data-active=true]")
    assert focused(screen, "#main"), "the curtain has gone"
    screen.page.locator(".menu summary").first.focus()
    screen.page.keyboard.press("Enter")
    screen.page.get_by_role("button", name="Hand over to a bot").first.press("Enter")
    screen.page.locator("[data-no]").press("Enter")
    assert focused(screen, ".menu summary"), "the menu has closed"


def test_all_scorings_of_a_long_match_cost_a_few_questions(server: Server, visit: Visit) -> None:
    guest = server.table()
    guest.finish()
    screen = visit(f"{server.url}/table/{guest.id}")
    screen.read_scores()
    screen.page.get_by_role("button", name="Score breakdown").first.click()
    sheets = screen.page.locator("dialog [aria-pressed]")
    expect(sheets).to_have_count(3)
    for sheet in sheets.all():
        sheet.click()
        expect(screen.page.locator("dialog table caption")).to_have_text(sheet.inner_text())
    asked = [answer.url for answer in screen.answers if "/replay" in answer.url]
    assert len(asked) <= 6, asked


def test_another_language_is_spoken_everywhere_at_once(server: Server, visit: Visit) -> None:
    screen = visit(f"{server.url}/new/kingdoms")
    screen.page.locator("label.number", has_text="4").click()
    screen.page.locator("header select").select_option("hu")
    for bot in (each for each in server.get("/api/server", lang="hu")["bots"] if each["level"]):
        screen.page.locator(f".levels label:has([value={bot['name']}])").click()
        expect(screen.page.locator(".levels [role=status]")).to_have_text(bot["help"])
    assert screen.page.locator("input[name=players]:checked").get_attribute("value") == "4", "what was chosen stays"


FULL = """for (const size of [100000, 1000, 10, 1])
    for (let i = 0; ; i++) try { localStorage.setItem(`x${size}-${i}`, "x".repeat(size)); } catch { break; }"""
DENIED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {get() { throw new DOMException("denied", "SecurityError"); }});"""


def test_a_browser_without_room_plays_on_and_says_so(server: Server, visit: Visit) -> None:
    """The seat lasts as long as the tab, also when the page is loaded anew, and can be taken along."""
    screen = visit(f"{server.url}/replay")
    screen.page.evaluate(FULL)
    screen.page.goto(server.url)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    screen.page.get_by_text("This browser does not save anything here").wait_for()
    screen.turn()  # the slip lies over nothing that is played
    assert screen.wait() == "turn"
    table = screen.table
    screen.page.reload()
    assert screen.wait() == "turn", "still at the table"
    screen.page.goto(f"{server.url}/tables")
    expect(screen.page.locator(f"[data-tables] a[href='/table/{table}']")).to_be_visible()


def test_a_browser_that_may_keep_nothing_plays_on_and_says_so(server: Server, visit: Visit) -> None:
    screen = visit(server.url, script=DENIED)
    screen.page.click("[data-game=kingdoms]")
    assert screen.wait() == "turn"
    screen.turn()
    assert screen.wait() == "turn"
    slip = screen.page.locator("[data-not-kept]")
    expect(slip).to_contain_text("when you close this tab")
    assert screen.axe() == []
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)
    for path in ("/tables", "/circle", "/new/kingdoms", "/puzzle/kingdoms", "/rules/kingdoms", "/replay"):
        screen.page.goto(server.url + path)
        screen.page.wait_for_selector("main :is(h1, [data-board])")


def test_a_memory_that_something_else_wrote_ends_no_page(server: Server, visit: Visit) -> None:
    guest = server.table()
    screen = visit(f"{server.url}/replay")
    names = ["settings", "keyring", "elsewhere", "templates", "opponent", "begun", "circles", "circles-elsewhere", "deals"]
    names += ["muted", "puzzles", "lessons", "mine", "called", "results"]
    for odd in ("null", "5", "[null]", '{"lang":"toString","theme":5,"name":{},"kingdoms":5}', '[{"origin":"x","circle":"c"}]'):
        write = "([names, odd]) => names.forEach(name => localStorage.setItem(`regalia-${name}`, odd))"
        for path in ("/", "/tables", "/new/kingdoms", f"/table/{guest.id}", "/circle"):
            screen.page.evaluate(write, [names, odd])
            screen.page.goto(server.url + path)
            screen.page.wait_for_selector("main :is(h1, [data-board])")
        assert screen.complaints == [], odd


def test_a_seat_link_survives_a_network_that_answers_with_a_page_of_its_own(server: Server, visit: Visit) -> None:
    """A proxy, or a network that asks to log in first, answers everything with a page and says that all is well."""
    guest = server.table()
    screen = visit(server.url)
    screen.page.route(f"**{guest.path}", lambda route: route.fulfill(content_type="text/html", body="<html>Please log in"))
    screen.page.goto(f"{server.url}/table/{guest.id}#{guest.tokens[1]}")
    screen.page.get_by_text("The server is not responding.").wait_for()
    screen.page.unroute(f"**{guest.path}")
    screen.page.get_by_role("button", name="Try again").click()
    screen.page.get_by_role("region", name="Seats").locator("li", has_text="Bruno").get_by_text("you").wait_for()


def test_a_server_that_welcomes_and_hangs_up_is_asked_less_and_less_often(server: Server, visit: Visit) -> None:
    guest = server.table()
    screen = visit(server.url)
    asked: list[float] = []

    def meet(socket: WebSocketRoute) -> None:
        asked.append(time.monotonic())
        behind = socket.connect_to_server()

        def answer(message: str | bytes) -> None:
            socket.send(message)
            if json.loads(message)["type"] == "welcome":
                socket.close(code=1011)

        behind.on_message(answer)

    screen.page.route_web_socket("**/live", meet)
    screen.page.goto(f"{server.url}/table/{guest.id}")
    while len(asked) < 6:
        screen.page.wait_for_event("websocket")
    assert asked[5] - asked[4] > 2, "it was a quarter of a second for ever"


def test_a_live_connection_on_which_somebody_else_answers_is_made_again(server: Server, visit: Visit) -> None:
    guest = server.table()
    screen = visit(server.url)
    others = ["<html>Bad gateway", "null", "[]"]

    def meet(socket: WebSocketRoute) -> None:
        if others:
            socket.send(others.pop())
        else:
            socket.connect_to_server()

    screen.page.route_web_socket("**/live", meet)
    screen.page.goto(f"{server.url}/table/{guest.id}")
    screen.page.wait_for_selector("[role=grid]")


def test_a_seat_the_server_did_not_hear_given_up_is_kept(server: Server, visit: Visit) -> None:
    guest = server.table([PEOPLE[0], OPEN, OPEN], options={"players": 3})
    screen = visit(f"{server.url}/table/{guest.id}")
    page = screen.page
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-leave]")
    screen.offline = True
    page.route("**/seats/1", lambda route: route.abort("connectionrefused"))
    page.locator("[data-leave]").click()
    page.locator("[data-yes]").click()
    page.get_by_text("The server is not responding.").wait_for()
    held = "JSON.parse(localStorage.getItem('regalia-keyring'))[0]?.seats"
    assert page.evaluate(held).keys() == {"1"}, "the link of the seat is all that opens it"
    page.unroute("**/seats/1")
    page.reload()
    page.locator("[data-leave]").click()
    page.locator("[data-yes]").click()
    page.get_by_role("button", name="Sit down").wait_for()
    assert [seat["kind"] for seat in guest.state()["seats"]] == ["person", "open", "open"]


@pytest.mark.parametrize("more", [-2, 0, 2], ids=["fewer moves than were seen", "as many", "more"])
def test_an_older_backup_that_was_restored_is_shown_and_said(client: None, visit: Visit, tmp_path: Path, more: int) -> None:
    """A page stays open: what was played after the backup did not happen, whatever was played since."""
    before, after = (f"sqlite:///{tmp_path}/{name}.sqlite" for name in ("before", "after"))
    server = Server(before)
    guest = server.table()
    for _ in range(2):
        guest.play()
    backup(before, tmp_path / "kept.sqlite")
    for _ in range(3):
        guest.play(5)
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    pieces = screen.page.locator("[role=gridcell] svg")
    expect(pieces).to_have_count(5)
    restore(tmp_path / "kept.sqlite", after)
    screen.offline = True
    server.kill()
    screen.page.context.set_offline(True)
    again = Server(after, port=server.port)
    same = Guest(again, guest.created)
    for _ in range(3 + more):
        same.play()
    screen.page.context.set_offline(False)
    screen.page.get_by_text("The server was restored from an older backup").wait_for()
    expect(pieces).to_have_count(5 + more)
    expect(screen.page.locator("[data-log] [data-moment]")).to_have_count(5 + more)
    same.play()
    expect(pieces).to_have_count(6 + more)
    assert again.stop() == 0


def test_the_log_follows_a_change_of_language_at_the_table(server: Server, visit: Visit) -> None:
    guest = server.table()
    for _ in range(3):
        guest.play()
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}")
    log = screen.page.locator("[data-log] [data-moment]")
    expect(log).to_have_count(3)
    for lang in ("it", "hu", "ru", "en"):
        screen.more("Settings")
        screen.page.locator("dialog select").first.select_option(lang)
        screen.lang = lang
        lines = server.get(f"{guest.path}/log", guest.tokens[0], lang=lang)["lines"]
        expect(log).to_have_text([" ".join(each["sentences"]) for each in lines], use_inner_text=True)
        screen.page.keyboard.press("Escape")


def test_impatient_clicks_on_a_scoring_end_it_and_nothing_else(lay: Lay, visit: Visit) -> None:
    table = lay(reach("kingdoms", BEFORE_SCORING["kingdoms"], players=3))
    screen = visit(table.link((table.turn + 1) % 3), motion="no-preference")
    screen.read_scores()
    screen.page.locator("[role=grid]").wait_for()
    scored(table)
    box = screen.page.locator(".counting").bounding_box()
    assert box is not None
    for _ in range(6):
        screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen.page.locator("dialog[open] tfoot").wait_for()
    assert screen.page.locator(".counting").count() == 0
