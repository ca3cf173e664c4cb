"""Every state of the client: nothing serious found by axe; and moves spoken in every language."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from regalia.core.game import rulebooks
from regalia.core.match import Match
from table.servers import Server
from web.browsing import Screen, told_after_the_turn
from web.laying import Table, reach
from web.states import STATES, Stage, verbs

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]
LANGUAGES = ("en", "it", "hu", "ru")


@pytest.fixture(scope="module")
def contexts(chromium: Browser) -> Iterator[dict[tuple[str, str], BrowserContext]]:
    """Browsers that have loaded the client before, by day and night, with motion and without."""
    found = {
        (scheme, motion): chromium.new_context(color_scheme=scheme, reduced_motion=motion, locale="en", service_workers="block")
        for scheme in ("light", "dark")
        for motion in ("reduce", "no-preference")
    }
    yield found
    for context in found.values():
        context.close()


@pytest.fixture
def glance(chromium: Browser, contexts: dict[tuple[str, str], BrowserContext]) -> Iterator[Visit]:
    """Like `visit`, on a new page of a browser that is there already: it remembers nothing but the files of the client."""
    screens: list[Screen] = []

    def open_screen(url: str, width: int, height: int, scheme: str, motion: str, **settings: object) -> Screen:
        screens.append(Screen(chromium, url, width=width, height=height, context=contexts[scheme, motion], **settings))
        return screens[-1]

    yield open_screen
    for screen in screens:
        screen.page.close()
        assert screen.complaints == []


@pytest.mark.parametrize("name", [name for name, state in STATES.items() if state.tested])
def test_every_state(glance: Visit, server: Server, lay: Lay, name: str) -> None:
    """On a desk or on a phone, by day or by night in turn: axe finds nothing serious, everything explains itself, nothing is too wide
    or, on a phone, too small for a finger."""
    number = list(STATES).index(name)
    width, height = (390, 844) if STATES[name].phone and number % 2 else (1280, 720)
    scheme = "dark" if number // 2 % 2 else "light"
    screen = STATES[name].look(Stage(server, lay, turns=1), glance, width=width, height=height, scheme=scheme)
    assert screen.axe() == []
    assert screen.mute() == []
    assert screen.too_wide() == []
    screen.page.set_viewport_size({"width": 360, "height": 740})
    assert screen.too_wide() == []
    assert not STATES[name].phone or screen.small() == []


def test_servants_from_other_rooms_are_planned_and_taken_back(visit: Visit, lay: Lay) -> None:
    """PAL-T1: the reserve is empty, so they come from other rooms; nothing is sent before it is confirmed."""

    def wanted(match: Match) -> bool:
        names = match.legal()
        return sum(name.startswith("gate ") and name != "gate reserve" for name in names) > 1

    table = lay(reach("palais-royal", wanted, players=2))
    screen = visit(table.link())
    page = screen.page
    assert screen.wait() == "turn"
    room = page.locator("[data-source]").last.get_attribute("data-source")
    before = table.server.get(f"/api/tables/{table.name}")["moment"]
    page.click(f"[data-room={room}].lit")
    expect(page.locator(f"[data-room={room}] .change")).to_have_text("−1")
    expect(page.locator("[data-room=gate] .change")).to_have_text("+1")
    page.click("[data-back]")
    expect(page.locator(".change")).to_have_count(0)
    assert table.server.get(f"/api/tables/{table.name}")["moment"] == before
    page.click(f"[data-source={room}]")
    page.click("[data-done]")
    page.locator(".line li.now", has_text="1.").wait_for(state="detached")
    brought = told_after_the_turn(screen, table.server, table.name, "brought")
    assert (brought[0]["room"], brought[0]["sources"]) == ("gate", {room: 1})


@pytest.mark.parametrize("game", rulebooks())
def test_moves_are_spoken_in_every_language(visit: Visit, lay: Lay, game: str) -> None:
    """Somebody else moves; the live region says it, in words of the language chosen."""
    match = reach(game, lambda match: match.turns_begun > 6 and bool(verbs(match) & {"castle", "take", "move"}), players=2)
    move = next(each for each in match.legal_ids() if match.game.moves[each].family.name in ("castle", "take", "move"))
    table, said = lay(match), {}
    screens = {lang: visit(table.link(1 - table.turn), lang=lang) for lang in LANGUAGES}
    for screen in screens.values():
        screen.page.locator("[data-board]").wait_for()
    table.play(move)
    table.go_on()
    for lang, screen in screens.items():
        region = screen.page.locator("[data-spoken][aria-live=polite]")
        expect(region).not_to_be_empty()
        said[lang] = region.inner_text()
    names = ("Anna", "Bruno")
    assert all(any(name in text for name in names) and len(text.split()) > 3 for text in said.values()), said
    assert len(set(said.values())) == len(LANGUAGES), said
    assert not any("{" in text or "-move-" in text or "-did-" in text for text in said.values()), said
