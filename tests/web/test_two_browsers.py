"""Two browsers play a whole match of each game against each other: by link, through the waiting room, to the same final score."""

import json
import time
from collections.abc import Callable

import pytest

from table.servers import Server
from web.browsing import TIMEOUT, Screen

Visit = Callable[..., Screen]
NAMES = ("Anna", "Bruno")
SMALL = {"width": 800, "height": 600}  # a small window is painted sooner


def meet(server: Server, visit: Visit, game: str) -> list[Screen]:
    """Anna invites, Bruno comes by the link, Anna starts."""
    anna = visit(f"{server.url}/new/{game}?with=friends", **SMALL)
    anna.page.locator("label.number", has_text="2").first.click()
    anna.page.fill("input[autocomplete=nickname]", "Anna")
    anna.page.click("form button.main")
    bruno = visit(anna.page.locator("#door-1").input_value(), **SMALL)
    bruno.page.fill("input[autocomplete=nickname]", "Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.get_by_text("Waiting for Anna to start the match.").wait_for()
    anna.page.click("[data-start]:enabled")
    return [anna, bruno]


# What a hurried player of each game clicks next, when it is their turn: the n-th click of the match.
KINGDOMS = """n => {
    const spaces = all('.cell.lit'), pieces = all('[data-piece]:not([aria-disabled=true])');
    return spaces[spaces.length >> 1] ?? pieces[n % pieces.length];
}"""
ROYALS = """n => all('[data-confirm]:enabled')[0] ?? all('.hand .kind.lit')[0] ?? all('.decks .pile.lit')[0] ?? all('.decks .pick.lit')[0]
    ?? all('.position.lit')[0] ?? all('[data-end]')[0]"""
PALAIS_ROYAL = """n => {
    const wanted = ['office', 'king', 'queen', 'mint'];
    const rooms = all('.room.lit:not(.chosen)').filter(room => wanted.includes(room.dataset.room));
    const first = all('.line li.now').length === 0, stairs = all('.line li.now:nth-child(2)').length > 0;
    return all('.drawn:not(:has([aria-pressed=true])) [data-keep]')[0] ?? all('[data-confirm]:enabled')[0] ?? all('.space.lit')[0]
        ?? (first ? rooms[n % rooms.length] : null) ?? all('[data-source]:enabled')[0]
        ?? (stairs && all('.room.chosen').length ? rooms[n % rooms.length] ?? all('.room.chosen')[0] : null)
        ?? (stairs ? all('[data-room=gate].lit')[0] : null)
        ?? all('.controls .button.main:not([data-done]):enabled')[0] ?? all('[data-done]:enabled')[0];
}"""

# Plays in the page until the other is to move, or the match is over; says how many clicks it took.
PLAY = """async ([n, rival]) => {
    const all = selector => [...document.querySelectorAll(selector)];
    const choose = CHOOSE;
    const change = () => new Promise(done => {
        const watch = new MutationObserver(() => (watch.disconnect(), done()));
        watch.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
        setTimeout(() => (watch.disconnect(), done()), 200);
    });
    for (let since = performance.now(); performance.now() - since < TIMEOUT; await change()) {
        const next = all('dialog[open] [data-go-on]')[0] ?? (all('[data-active=true]').length ? choose(n) : null);
        if (next) {
            next.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            n++;
            since = performance.now();
        } else if (all('#ending').length || all('.prompt')[0]?.textContent === `Waiting for ${rival} to move.`) return n;
    }
    throw new Error(`nothing to click: ${all('.prompt')[0]?.textContent}`);
}"""


@pytest.mark.parametrize(
    ("game", "choose"), [("kingdoms", KINGDOMS), ("royals", ROYALS), ("palais-royal", PALAIS_ROYAL)], ids=["kingdoms", "royals", "palais"]
)
def test_a_whole_match(server: Server, visit: Visit, game: str, choose: str) -> None:
    both = meet(server, visit, game)
    begun = time.perf_counter()
    clicks = play(both, choose)
    state = server.get(f"/api/tables/{both[0].table}")
    print(f"{game}: {clicks} clicks, {state['moment']} moments in {time.perf_counter() - begun:.0f} s: {state['result']}")
    assert min(clicks) > 40
    assert (state["over"], state["ended"]) == (True, "rules")
    assert any(state["result"]["scores"])
    for seat, screen in enumerate(both):
        assert final_scores(screen) == dict(zip(NAMES, state["result"]["scores"], strict=True))
        assert winners(screen) == {NAMES[winner] for winner in state["result"]["winners"]}
        assert screen.page.get_by_text("You won!").count() == (state["result"]["winners"] == [seat])
        secrets_stay_hidden(screen, seat)


def play(both: list[Screen], choose: str) -> list[int]:
    """In turn, until both screens show the end; says how often each clicked."""
    script = PLAY.replace("CHOOSE", choose).replace("TIMEOUT", str(TIMEOUT))
    clicks = [0, 0]
    while not all(screen.is_over() for screen in both):
        for seat, screen in enumerate(both):
            clicks[seat] = screen.page.evaluate(script, [clicks[seat], NAMES[1 - seat]])
    return clicks


def final_scores(screen: Screen) -> dict[str, int]:
    rows = screen.page.locator("section:has(#ending) ol li").all_inner_texts()
    return {row.split()[0]: int(row.split()[-1].replace("−", "-")) for row in rows}


def winners(screen: Screen) -> set[str]:
    return set(screen.page.get_by_role("region", name="Seats").locator("li.won .who strong").all_inner_texts())


def secrets_stay_hidden(screen: Screen, seat: int) -> None:
    """While the match ran, nothing but the view of one's own seat came down the wire."""
    states = [message for message in (json.loads(frame) for frame in screen.frames if frame.startswith("{")) if message["type"] == "state"]
    states = [state for state in states if not state["over"] and not state["waiting"] and state["seat"] is not None]
    assert len(states) > 20
    for state in states:
        assert state["seat"] == state["view"]["seat"] == seat
        assert state["secret"] is None
        if state["turn"] != seat:
            assert state["legal"] == []
            assert state["game"] != "kingdoms" or state["view"]["hand"] is None
