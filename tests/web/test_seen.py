"""What happened is seen: moves of the others one by one, scorings counted line by line on the board, sounds for those who want them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from regalia.core.match import Match
from table.servers import Server
from web.browsing import Screen
from web.laying import Table, reach

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]

# Before the last move of a period: with which the first scoring comes.
BEFORE = {
    "kingdoms": lambda match: match.view().board and sum(line.split().count(".") for line in match.view().board) == 1,
    "royals": lambda match: match.view().period_ends and match.view().decision == "play",
    "palais-royal": lambda match: match.view().last_round and match.turn == match.game.players - 1 and match.view().decision == "after",
}

# Notes the moment at which something comes, and which sounds are made.
WATCH = """() => {
    window.flown = []; window.counts = [];
    new MutationObserver(changes => {
        for (const change of changes) for (const each of change.addedNodes) {
            if (each.classList?.contains('flying')) window.flown.push(each.matches('.chip') ? each.textContent : 'piece');
        }
    }).observe(document.body, {childList: true});
    new MutationObserver(() => {
        const at = document.querySelector('[data-counting]');
        if (!at || window.counts[at.dataset.counting]) return;
        window.counts[at.dataset.counting] = {
            formulas: [...at.querySelectorAll('li span')].map(each => each.textContent.trim()),
            sums: [...document.querySelectorAll('[data-seat] .counts strong')].map(each => each.textContent),
            board: JSON.stringify(document.querySelector('[data-board]').getBoundingClientRect()),
        };
    }).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
}"""
SHEET = """() => {
    const inside = each => {
        const [box, frame] = [each.getBoundingClientRect(), each.closest('dialog').getBoundingClientRect()];
        const whole = frame.top >= 0 && frame.bottom <= innerHeight && frame.right <= innerWidth;
        return whole && box.top >= frame.top && box.bottom <= frame.bottom;
    };
    return [...document.querySelectorAll('dialog[open] :is(thead th, tfoot td, [data-go-on])')].every(inside);
}"""


def counted(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of a sheet that are counted by themselves."""
    return [each for row in rows for each in [*counted(row["parts"]), *([row] if any(row["formulas"]) else [])]]


@pytest.mark.parametrize("game", BEFORE)
def test_a_scoring_is_counted_on_the_board_and_stays_as_a_sheet(server: Server, lay: Lay, visit: Visit, game: str) -> None:
    table = lay(reach(game, BEFORE[game], players=3))
    other = (table.turn + 1) % 3
    screen = visit(table.link(other), width=1280, height=720, motion="no-preference")
    screen.read_scores()
    page = screen.page
    page.locator("[data-board]").wait_for()
    board = page.evaluate("JSON.stringify(document.querySelector('[data-board]').getBoundingClientRect())")
    page.evaluate(WATCH)
    while not (sheets := [sheet for line in server.get(f"/api/tables/{table.name}/log")["lines"] for sheet in line["sheets"]]):
        state = table.state()
        plain = [each["id"] for each in state["legal"] if each["json"]["do"] in ("done", "end", "pass")]
        table.send(state["turn"] if state["turn"] is not None else 0, plain[-1] if plain else state["legal"][0]["id"], state)
    lines = [line for sheet in sheets for line in counted(sheet["rows"])]
    assert len(lines) > 3
    assert counted(sheets[0]["rows"])[-1]["sums"] == sheets[0]["totals"]
    page.locator("[data-counting='1']").wait_for()
    told = page.locator(".layout ol li").all_inner_texts()
    page.locator("[data-counting='2']").wait_for()
    scoring = next(line for line in server.get(f"/api/tables/{table.name}/log")["lines"] if line["sheets"])["sentences"]
    assert not any(scoring[-1] in line for line in told), "the log tells nothing before it was counted"
    seen = page.evaluate("window.counts")
    for shown, line in zip(seen, lines, strict=False):
        assert shown["formulas"] == [formula for formula in line["formulas"] if formula]
        assert [each.lstrip("+").replace("−", "-") for each in shown["sums"]] == [str(number) for number in line["sums"]]
        assert shown["board"] == board, "the board stays where it is"
    page.keyboard.press("Space")
    page.locator("dialog[open] tfoot").wait_for()
    assert page.locator("[data-counting]").count() == 0
    assert page.evaluate(SHEET), "head and totals of the sheet are in the window"
    spoken = page.locator("[data-spoken]").inner_text()
    assert spoken, "told in one go"
    assert page.evaluate("window.flown.some(each => /\\d/.test(each))"), "what was won flew to the seats"
    expect(page.locator("[data-log]").get_by_text(scoring[-1])).to_have_count(1)


def test_moves_of_others_fly_one_by_one(server: Server, lay: Lay, visit: Visit) -> None:
    table = lay(reach("kingdoms", lambda match: match.ply == 4, players=4))
    screen = visit(table.link((table.turn + 3) % 4), motion="no-preference")
    page = screen.page
    page.locator("[role=grid]").wait_for()
    page.evaluate(WATCH)
    page.evaluate("""() => {
        const pieces = () => document.querySelectorAll('[role=gridcell] svg').length;
        window.shown = [pieces()];
        new MutationObserver(() => pieces() !== window.shown.at(-1) && window.shown.push(pieces()))
            .observe(document.querySelector('main'), {childList: true, subtree: true});
    }""")
    placed = 0
    for _ in range(3):
        state = table.state()
        castle = next(each["id"] for each in state["legal"] if each["json"]["do"] == "castle")
        table.send(state["turn"], castle, state)
        placed += 1
    expect(page.locator("[data-active=true]")).to_have_count(1)
    states = {state["moment"] for each in screen.frames if (state := json.loads(each))["type"] == "state"}
    assert len(page.evaluate("window.shown")) == len(states), "each state that came was seen by itself"
    page.wait_for_function("placed => window.flown.filter(each => each === 'piece').length >= placed", arg=placed)


PIECES = """() => {
    const pieces = () => document.querySelectorAll('[role=gridcell] svg').length;
    const told = () => new Set([...document.querySelectorAll('[data-log] [data-moment]')].map(each => each.dataset.moment)).size;
    window.shown = [[pieces(), told()]];
    new MutationObserver(() => pieces() !== window.shown.at(-1)[0] && window.shown.push([pieces(), told()]))
        .observe(document.querySelector('main'), {childList: true, subtree: true});
}"""


def test_moves_that_come_in_one_state_are_seen_one_by_one_or_skipped(server: Server, lay: Lay, visit: Visit) -> None:
    """A slow connection gets only the newest state: what lies between is fetched, and the log tells no more than was seen."""
    table = lay(reach("kingdoms", lambda match: match.ply == 4, players=4))
    screen = visit(server.url, motion="no-preference")
    page, newest = screen.page, [0]

    def between(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()
        socket.on_message(behind.send)

        def said(message: str | bytes) -> None:
            state = json.loads(message)
            if state["type"] != "state" or state["moment"] >= newest[0]:
                socket.send(message)

        behind.on_message(said)

    def castles(count: int) -> None:
        newest[0] += count
        for _ in range(count):
            state = table.state()
            castle = next(each["id"] for each in state["legal"] if each["json"]["do"] == "castle")
            table.send(state["turn"], castle, state)

    page.route_web_socket("**/live", between)
    page.goto(table.link((table.turn + 3) % 4))
    page.locator("[role=grid]").wait_for()
    page.evaluate(PIECES)
    castles(3)
    expect(page.locator("[data-active=true]")).to_have_count(1)
    first = page.evaluate("window.shown[0][0]")
    assert [pieces for pieces, _ in page.evaluate("window.shown")] == [first, first + 1, first + 2, first + 3]
    assert all(told <= pieces - first for pieces, told in page.evaluate("window.shown")), "the log runs ahead"

    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    castles(4)  # one's own, and the others'
    expect(page.locator("[role=gridcell] svg")).to_have_count(first + 4)  # one's own is seen at once
    page.locator("[data-log] [data-roving]").nth(3).wait_for()
    page.keyboard.press("Space")
    expect(page.locator("[role=gridcell] svg")).to_have_count(first + 7)


def test_sounds_are_asked_for_once_and_off_until_then(server: Server, visit: Visit) -> None:
    guest = server.table()
    turn = guest.state()["turn"]
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[turn]}")
    page = screen.page
    listen = """() => {
        window.tones = 0;
        const begin = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones++; return begin.call(this); };
    }"""
    page.evaluate(listen)
    assert screen.wait() == "turn"
    board = page.locator("[data-board]").bounding_box()
    screen.turn()
    page.locator("[data-active=false]").wait_for()
    assert page.evaluate("window.tones") == 0
    log, question = page.locator("#page-of-panel").bounding_box(), page.locator("[data-ask-sounds]").bounding_box()
    assert log["y"] + log["height"] <= question["y"], "the question covers the log"
    page.get_by_role("group", name="Turn on table sounds?").get_by_role("button", name="Yes").click()
    expect(page.locator("[data-ask-sounds]")).to_have_count(0)
    assert page.locator("[data-board]").bounding_box() == board
    asked = page.evaluate("window.tones")
    assert asked > 0, "a first sound tells what one has chosen"
    guest.play()
    page.wait_for_function("asked => window.tones > asked", arg=asked)
    page.reload()
    page.locator("[data-board]").wait_for()
    expect(page.locator("[data-ask-sounds]")).to_have_count(0)
