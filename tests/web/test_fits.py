"""The table fits the window: at every decision of whole matches nothing scrolls, what can be used is in sight, and the board stays put.

A match of each game with the fewest and with the most players is played here to its end, the size of the window changing from turn to
turn, and looked at in some turns of the person; with REGALIA_FITS=all (`make fits`) a match with every number of players is played once at
every size and looked at in all. The matches are the same
every time: they are dealt from seeds (REGALIA_FITS_SEED for others), and the moves are chosen here and sent to the server for all seats.
"""

import os
import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page

import regalia
from regalia.bots import bot, know
from regalia.core.match import Match
from web.browsing import Screen
from web.laying import Table

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]
DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (820, 1180)]
PHONES = [(390, 844), (360, 740)]
ALL = os.environ.get("REGALIA_FITS") == "all"
SEED = int(os.environ.get("REGALIA_FITS_SEED", "0"))
# Game, number of players, and of how many turns of the person one is looked at: every size comes at least once.
MATCHES = [("kingdoms", 2, 4), ("kingdoms", 4, 3), ("royals", 2, 4), ("royals", 5, 2), ("palais-royal", 2, 2), ("palais-royal", 4, 1)]
if ALL:
    MATCHES = [(name, players, 1) for name, book in regalia.rulebooks().items() for players in book.player_counts]

# What is wrong with the screen: `touch` tells a phone, where one swipe is allowed and a target is at least 40 pixels wide and high.
# Slips of paper may lie on the board for a while.
LOOK = """(touch) => {
    const wrong = [], page = document.documentElement, slack = 1;
    const scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
    if (scrolls) wrong.push(`the page scrolls: ${page.scrollWidth} × ${page.scrollHeight}`);
    const usable = '.strip :is(button, a), .felt :is(button, a, select, input), .dock :is(button, a, select, input, [data-card])';
    const name = each => each.outerHTML.replace(/<svg.*/s, '').slice(0, 150);
    const clips = each => /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflow);
    for (const each of document.querySelectorAll(usable)) {
        if (!each.checkVisibility({visibilityProperty: true}) || each.disabled || each.getAttribute('aria-disabled') === 'true') continue;
        if (each.closest('[inert], .behind, [popover]')) continue;
        if (each.matches('.cell:not(.lit), .city *:not(.lit), .space:not(.lit), .room:not(.lit)')) continue;
        const box = each.getBoundingClientRect();
        const small = touch && each.matches('button, select') && Math.min(box.width, box.height) < 39.5;
        if (small) wrong.push(`${Math.round(box.width)} × ${Math.round(box.height)} is small: ${name(each)}`);
        let frame = {left: 0, top: 0, right: innerWidth, bottom: innerHeight}, swipes = 0;
        for (let up = each.parentElement; up; up = up.parentElement) {
            if (!clips(up) || getComputedStyle(each).position === 'fixed') continue;
            const edge = up.getBoundingClientRect();
            const beside = Math.max(edge.left - box.left, box.right - edge.right);
            const below = Math.max(edge.top - box.top, box.bottom - edge.bottom);
            if (beside > slack + 2 || below > slack + 2) {
                const swipe = /auto|scroll/.test(getComputedStyle(up).overflow);
                swipes += !swipe || beside > up.clientWidth || below > up.clientHeight ? 99 : (beside > slack + 2) + (below > slack + 2);
            }
        }
        if (swipes > (touch ? 1 : 0)) wrong.push(`cut off: ${name(each)}`);
        if (swipes) continue;
        if (box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack) {
            wrong.push(`outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} ${name(each)}`);
            continue;
        }
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const free = hit && (each.contains(hit) || hit.contains(each) || hit.closest('.slip, .over, [data-explains]'));
        if (!free) wrong.push(`covered by ${hit && name(hit)}: ${name(each)}`);
    }
    return wrong;
}"""
# What measures itself (a map, a slip beside a piece) does so a frame after the window has changed.
SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
BOARD = """() => {
    const box = document.querySelector('[data-board]').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
}"""
INSIDE = """() => {
    const box = document.querySelector('dialog[open]').getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def prepare_kingdoms(page: Page, view: Any) -> Iterator[None]:
    """A castle is chosen."""
    for piece in page.locator("[data-piece^=castle]:not([aria-disabled=true])").all()[:1]:
        piece.click()
        yield
        piece.click()


def prepare_royals(page: Page, view: Any) -> Iterator[None]:
    """A position with a single payment is chosen: its slip lies on the map. (One with a choice is a decision of its own.)"""
    for offer in [each for each in view.offers if each.cards][:1]:
        page.click(f"[data-position={offer.position}]")
        page.locator("[data-confirm]:focus").wait_for()
        yield
        page.keyboard.press("Escape")
        page.locator(".slip").wait_for(state="detached")


def prepare_palais_royal(page: Page, view: Any) -> Iterator[None]:
    """A noble or a letter is chosen and told on a slip; a servant is about to walk or to come."""
    for piece in [*page.locator(".space.lit").all()[:1], *page.locator(".letters .pick.lit").all()[:1]]:
        piece.click()
        page.locator(".choice [data-confirm]").wait_for()
        yield
        page.keyboard.press("Escape")
        page.locator(".choice").wait_for(state="detached")
    for room in page.locator(".room.lit").all()[:1] if page.locator(".line li.now:nth-child(2)").count() else []:
        room.click()
        page.locator(".room.chosen").wait_for()
        yield
        page.keyboard.press("Escape")
        page.locator(".room.chosen").wait_for(state="detached")
    for source in page.locator("[data-source]").all()[:1] if page.locator("[data-done]").count() else []:
        source.click()
        page.locator("[data-back]").wait_for()
        yield
        page.click("[data-back]")
        page.locator("[data-back]").wait_for(state="detached")


# What a person does on the screen alone before a move: each is looked at, and then let go of.
PREPARE: dict[str, Callable[[Page, Any], Iterator[None]]] = {
    "kingdoms": prepare_kingdoms,
    "royals": prepare_royals,
    "palais-royal": prepare_palais_royal,
}


class Driver:
    """A match with the person at the screen on the first seat: mostly what a greedy player would do, now and then anything."""

    def __init__(self, lay: Lay, game: str, players: int) -> None:
        self.table = lay(regalia.game(game, players=players).start(seed=SEED))
        self.match = self.table.match  # the same match here: it tells what can be done without asking the server
        self.dice, self.greedy = random.Random(f"{game} {players} {SEED}"), bot("greedy")
        self.state: dict[str, Any] = self.table.state()
        self.turns = 0  # of the person

    def play(self) -> None:
        seat = self.match.turn
        assert seat is not None
        if self.dice.random() < 0.2:
            move = self.dice.choice(self.match.legal_ids())
        else:
            move = self.greedy.choose(know(self.match, self.dice.randrange(1 << 30))).move
        self.match.play(move)
        self.state = self.table.send(seat, move, self.state)
        self.turns += seat == 0 and self.match.turn != 0

    def to_screen(self) -> bool:
        """Until the person at the screen has to decide; False when the match is over."""
        while not self.match.over and self.match.turn != 0:
            self.play()
        return not self.match.over


def shown(screen: Screen, state: dict[str, Any]) -> None:
    """Wait until the screen shows a state; a scoring that came before it is read and put away."""
    page = screen.page
    page.locator(f"[data-version='{state['seq']}.{state['step']}'][data-active=true]").wait_for()
    if page.locator("dialog[open]").count():
        assert page.evaluate(INSIDE), "a scoring lies in the window"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def look(screen: Screen, size: tuple[int, int], wrong: dict[str, str], where: str) -> None:
    for problem in screen.page.evaluate(LOOK, size in PHONES):
        wrong.setdefault(f"{size[0]}×{size[1]} {problem}", where)


SIZES = [*DESKS, *PHONES]
CASES = [(*match, size) for match in MATCHES for size in (SIZES if ALL else [None])]


@pytest.mark.parametrize(("game", "players", "every", "only"), CASES)
def test_every_decision_fits(lay: Lay, visit: Visit, game: str, players: int, every: int, only: tuple[int, int] | None) -> None:
    driver = Driver(lay, game, players)
    screen = visit(driver.table.link(0))
    page = screen.page
    sizes = cycle([only] if only else SIZES[players:] + SIZES[:players])
    wrong: dict[str, str] = {}
    tried: set[tuple[object, ...]] = set()  # what is done on the screen alone is tried once a size and decision
    seen: set[tuple[int, int]] = set()
    turns, size, board = -1, SIZES[0], None
    while driver.to_screen():
        if driver.turns % every:
            driver.play()
            continue
        if driver.turns != turns:
            turns, size, board = driver.turns, next(sizes), None
            seen.add(size)
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLE)
        shown(screen, driver.state)
        view = driver.match.view(0)
        decision = view.decision
        where = f"{game}, {players} players, seed {SEED}, {decision}, ply {driver.match.ply}"
        board = board or page.evaluate(BOARD)
        look(screen, size, wrong, where)
        if (size, decision) not in tried or ALL:
            for _ in PREPARE[game](page, view):
                tried.add((size, decision))
                look(screen, size, wrong, f"{where}, choosing")
                assert page.evaluate(BOARD) == board, f"the board moved: {size}, {where}"
        assert page.evaluate(BOARD) == board, f"the board moved: {size}, {where}"
        driver.play()
    assert seen == ({only} if only else set(SIZES))
    assert not wrong, "\n".join(f"{problem} ({where})" for problem, where in wrong.items())
