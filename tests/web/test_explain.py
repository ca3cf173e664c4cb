"""Everything explains itself: by pointer, by keys, by a finger that stays, for those who listen; a legend shows it all; nothing moves."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.core.match import Match
from web.browsing import Screen
from web.laying import Table, reach

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]

# What each card says to those who listen, when keys come to its piece.
SPOKEN = """() => Object.fromEntries([...document.querySelectorAll('.layout [data-explain]')]
    .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.disabled).map(each => {
        each.tabIndex = Math.max(each.tabIndex, -1);
        each.focus();
        const said = document.activeElement.getAttribute('aria-describedby') && document.getElementById('explained').textContent;
        return [each.dataset.explain, said];
    }))"""
CARD = """() => {
    const box = document.querySelector('[data-explains]')?.getBoundingClientRect();
    const board = document.querySelector('[data-board]').getBoundingClientRect();
    return {
        inside: !box || (box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.width <= 260),
        board: [board.x, board.y, board.width, board.height],
    };
}"""
MIDDLE: dict[str, Callable[[Match], bool]] = {
    "kingdoms": lambda match: match.state.empty < 14 and match.view().decision == "act",
    "royals": lambda match: match.turns_begun > 14 and match.view().decision == "play" and len(match.legal()) > 1,
    "palais-royal": lambda match: match.turns_begun > 14 and match.view().decision == "recruit" and len(match.legal()) > 2,
}


IN_SIGHT = """(mark) => {
    for (const each of document.querySelectorAll(`[data-explain="${mark}"]`)) {
        const box = each.getBoundingClientRect(), point = {x: box.x + box.width / 2, y: box.y + box.height / 2};
        if (document.elementFromPoint(point.x, point.y)?.closest('[data-explain]') === each) return point;
    }
}"""


def hold(screen: Screen, mark: str) -> None:
    """A finger stays on a piece."""
    point = screen.page.evaluate(IN_SIGHT, mark)
    touch = screen.context.new_cdp_session(screen.page)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(screen.page.locator("[data-explains]")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def pieces(screen: Screen) -> list[str]:
    """One piece of each kind in sight, by its mark."""
    marks: list[str] = screen.page.evaluate(
        "() => [...document.querySelectorAll('.felt [data-explain], .dock [data-explain], .strip [data-explain]')]"
        ".filter(each => each.checkVisibility({visibilityProperty: true})).filter(each => {"
        "   const box = each.getBoundingClientRect();"
        "   return box.left >= 0 && box.right <= innerWidth && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)"
        "       ?.closest('[data-explain]') === each;"
        "}).map(each => each.dataset.explain)"
    )
    return list({mark.split(":")[0]: mark for mark in marks}.values())


@pytest.mark.parametrize("game", MIDDLE)
def test_every_piece_explains_itself(visit: Visit, lay: Lay, game: str):
    table = lay(reach(game, MIDDLE[game]))
    desk = visit(table.link(), width=1280, height=720)
    page = desk.page
    expect(page.locator("[data-active=true]")).to_be_visible()
    before: Any = page.evaluate(CARD)["board"]
    for tab in page.locator("[role=tab]").all():
        tab.click()
        assert desk.mute() == []
        said = page.evaluate(SPOKEN)
        assert {mark: text for mark, text in said.items() if not text or "-card-" in text or "{" in text} == {}
    page.keyboard.press("Escape")
    for mark in pieces(desk)[:6]:
        page.mouse.move(1, 1)
        page.locator(f'[data-explain="{mark}"]').first.hover()
        expect(page.locator(f'[data-explains="{mark}"]')).to_be_visible()
        assert page.evaluate(CARD) == {"inside": True, "board": before}, mark
    page.keyboard.press("Escape")
    expect(page.locator("[data-explains]")).to_have_count(0)
    if game == "kingdoms":
        page.locator("[data-piece^=castle][data-lit=true]").first.click()
    page.locator(".felt [data-preview][data-lit=true]").first.hover()
    expect(page.locator("[data-explains] li").first).to_be_visible()  # what the server says the move would bring
    assert page.evaluate(CARD) == {"inside": True, "board": before}
    page.keyboard.press("Escape")
    page.locator("[data-legend-button]").click()
    expect(page.locator("[data-legend] :is(svg, b)").nth(10)).to_be_attached()
    page.locator("[data-legend] .rule").first.click()
    expect(page.locator("dialog[open]").last).to_contain_text("-")


@pytest.mark.parametrize("game", MIDDLE)
def test_a_finger_that_stays_asks_and_does_not_play(visit: Visit, lay: Lay, game: str):
    phone = visit(lay(reach(game, MIDDLE[game])).link(), width=390, height=844)
    page = phone.page
    expect(page.locator("[data-active=true]")).to_be_visible()
    before: Any = page.evaluate(CARD)["board"]
    version = page.locator("[data-version]").get_attribute("data-version")
    for mark in pieces(phone)[:8]:
        hold(phone, mark)
        assert page.evaluate(CARD) == {"inside": True, "board": before}, mark
    assert page.locator("[data-version]").get_attribute("data-version") == version
    page.keyboard.press("Escape")
    expect(page.locator("[data-explains]")).to_have_count(0)
