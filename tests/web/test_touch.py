"""The map under real fingers: two bring it closer, one pushes it about, and neither of them takes a position by mistake."""

from collections.abc import Callable

from regalia.core.match import Match
from web.browsing import Screen
from web.laying import Table, reach

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]
Point = tuple[float, float]


class Fingers:
    """Touches as Chromium gets them from a screen."""

    def __init__(self, screen: Screen) -> None:
        self._session = screen.context.new_cdp_session(screen.page)

    def _say(self, what: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

    def move(self, begin: list[Point], end: list[Point], steps: int = 12) -> None:
        self._say("touchStart", begin)
        for step in range(1, steps + 1):
            part = step / steps
            self._say("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in zip(begin, end, strict=True)])
        self._say("touchEnd", [])


def test_pinch_and_drag_on_the_map(visit: Visit, lay: Lay) -> None:
    screen = visit(lay(reach("royals", lambda match: match.ply > 30, players=3)).link(), width=390, height=844, touch=True)
    page = screen.page
    assert screen.wait() == "turn"
    pane, sheet = page.locator(".pane"), page.locator(".pane > .sheet")
    box = pane.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = sheet.bounding_box()
    assert before
    fingers = Fingers(screen)
    fingers.move([(x - 30, y), (x + 30, y)], [(x - 90, y), (x + 90, y)])
    page.wait_for_function("wide => document.querySelector('.pane > .sheet').offsetWidth > 1.5 * wide", arg=before["width"])
    left = pane.evaluate("each => each.scrollLeft")
    fingers.move([(x + 60, y)], [(x - 60, y)])
    page.wait_for_function("left => document.querySelector('.pane').scrollLeft > left + 40", arg=left)
    assert page.locator(".slip").count() == 0, "nothing was chosen"
    wide = sheet.evaluate("each => each.offsetWidth")
    fingers.move([(x - 90, y), (x + 90, y)], [(x - 30, y), (x + 30, y)])
    page.wait_for_function("wide => document.querySelector('.pane > .sheet').offsetWidth < 0.7 * wide", arg=wide)
    assert page.evaluate("visualViewport.scale") == 1, "the page itself stays as it is"
