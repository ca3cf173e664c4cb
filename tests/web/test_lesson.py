"""The guided first game in the browser: by keys, left and resumed, on a phone; what it points at is there and never covered."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from regalia.core.game import rulebook, rulebooks
from regalia.core.lesson import lesson_of
from table.servers import Server
from web.browsing import Screen, tab_to, walk

Visit = Callable[..., Screen]
TAUGHT = [name for name, book in rulebooks().items() if lesson_of(book)]
COVERED = """() => {
    const slip = document.querySelector('.slip[data-lesson]').getBoundingClientRect();
    return [...document.querySelectorAll('.ring')].map(each => each.getBoundingClientRect()).filter(
        ring => Math.min(ring.right - 4, slip.right) - Math.max(ring.left + 4, slip.left) > 1 &&
                Math.min(ring.bottom - 4, slip.bottom) - Math.max(ring.top + 4, slip.top) > 1).length
}"""


def board(screen: Screen) -> dict[str, float]:
    return screen.page.locator("[data-board]").bounding_box()


def at_step(screen: Screen, step: int) -> None:
    expect(screen.page.locator(f".slip[data-lesson='{step}']:not(.unplaced)")).to_be_visible()


def test_a_first_visit_with_the_keyboard(server: Server, visit: Visit) -> None:
    screen = visit(server.url, width=1280, height=720)
    press = screen.page.keyboard.press
    tab_to(screen, "[data-learn=kingdoms]")
    press("Enter")
    at_step(screen, 1)
    assert screen.axe() == []
    there = board(screen)
    for step in (2, 3, 4):
        press("Enter")
        at_step(screen, step)
    press("3")  # not what the lesson asks for
    expect(screen.page.get_by_role("alert")).to_contain_text("c2 pays far more")
    press("4")
    walk(screen, "c2")
    press("Enter")
    at_step(screen, 5)
    assert board(screen) == there
    screen.page.goto(server.url)
    expect(screen.page.locator("[data-learn=kingdoms]")).to_have_text("Continue the lesson (5 of 13)")
    tab_to(screen, "[data-learn=kingdoms]")
    press("Enter")
    at_step(screen, 5)
    assert screen.page.locator("[data-cell=c2] svg").count() == 1
    screen.page.get_by_role("button", name="Back", exact=True).click()
    at_step(screen, 4)
    expect(screen.page.locator("[data-next]")).to_be_enabled()  # what is done need not be done again
    press("Enter")
    at_step(screen, 5)


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 720, "en"), (390, 844, "ru")])
def test_all_the_way_through(server: Server, visit: Visit, name: str, width: int, height: int, lang: str) -> None:
    """What is lit is found and not covered, the board stays, and at the end the match goes on."""
    server.prepare(name)
    lesson = lesson_of(rulebook(name))
    screen = visit(server.url, width=width, height=height, lang=lang)
    screen.page.click(f"[data-learn={name}]")
    at_step(screen, 1)
    there, table = board(screen), screen.table
    keys = screen.page.evaluate("JSON.parse(localStorage.getItem('regalia-keyring'))")
    token = next(token for key in keys if key["table"] == table for token in key["seats"].values())
    for step in lesson.steps:
        at_step(screen, step.number)
        for lit in step.lit:
            if lit != "players" or width > 699:
                expect(screen.page.locator(".ring").first).to_be_in_viewport()
        assert screen.page.evaluate(COVERED) == 0 or "board" in step.lit, step.number
        if shots := os.environ.get("REGALIA_SHOTS"):
            screen.page.screenshot(path=f"{shots}/{name}-{width}-{step.number:02}.png")
        for ply in lesson.plies[step.first : step.own]:
            screen.page.locator("[data-active=true]").wait_for()
            state = server.get(f"/api/tables/{table}", token)
            move = next(each for each in state["legal"] if ply.accepts(each["notation"]))
            server.post(f"/api/tables/{table}/play", token, move=move["id"], seq=state["seq"], step=state["step"])
        if step.own == step.first:
            screen.page.locator("[data-next]").click()
    expect(screen.page.locator(".slip[data-lesson]")).to_have_count(0)
    assert board(screen) == there
    screen.page.locator("[data-active=true]").wait_for()  # the learner plays on
    assert server.get(f"/api/tables/{table}", token)["lesson"]["over"]
