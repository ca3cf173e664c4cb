"""The words of every language fit where they stand: prompts in the strip, names of pieces in the dock, all of it on a small phone."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from regalia.core.game import rulebooks
from regalia.core.match import Match
from regalia.text import LANGUAGES
from web.browsing import Screen
from web.laying import Table, reach

Visit = Callable[..., Screen]
Lay = Callable[[Match], Table]
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
# Where a prompt shares its line with the button that ends a turn.
TURN: dict[str, Callable[[Match], bool]] = {
    "kingdoms": lambda match: match.turns_begun > 2,
    "royals": lambda match: match.turns_begun > 8 and match.view(match.turn).decision == "play",
    "palais-royal": lambda match: match.turns_begun > 8 and match.view(match.turn).decision == "recruit",
}
# Which of the prompts are not seen whole in the strip.
CUT = """(prompts) => {
    const prompt = document.querySelector('.strip .prompt'), strip = prompt.closest('.layout > .strip').getBoundingClientRect();
    return prompts.filter(words => {
        prompt.textContent = words;
        const box = prompt.getBoundingClientRect();
        return prompt.scrollHeight > prompt.clientHeight + 1 || box.top < strip.top || box.bottom > strip.bottom;
    });
}"""
# Names of pieces and buttons of the dock that are wider than what they stand on.
SPILLED = """() => [...document.querySelectorAll('.dock :is(.choice .count, .button)')]
    .filter(each => each.checkVisibility()).filter(each => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const [box, on] = [words.getBoundingClientRect(), (each.closest('.choice') ?? each).getBoundingClientRect()];
        return box.left < on.left || box.right > on.right || on.right > innerWidth;
    }).map(each => each.textContent.trim())"""


def prompts(game: str, lang: str) -> Iterator[str]:
    """All prompts of a game, in every form they can take."""
    text = (BOARDS / game / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for key in re.findall(rf"^({game}-now-[a-z-]+) =", text, re.MULTILINE):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for count, what in product((0, 1, 3, 10), ("castle", "start", "draw", "castle-start", "castle-draw", "start-draw", "all")):
            counts = dict.fromkeys(("left", "letters", "cards", "country", "intrigue"), count)
            args = {**counts, "what": what, "tile": "graveyard −2", "rank": 4}
            words, wrong = bundle.format_pattern(pattern, args)
            assert wrong == []
            yield words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_and_pieces_fit_on_a_phone(visit: Visit, lay: Lay, lang: str) -> None:
    for game in rulebooks():
        screen = visit(lay(reach(game, TURN[game], players=2)).link(), lang=lang, width=360, height=740)
        assert screen.wait() == "turn"
        screen.page.evaluate("document.fonts.ready.then(() => null)")
        assert screen.page.evaluate(SPILLED) == [], game
        said = sorted(set(prompts(game, lang)))
        assert len(said) > 5
        assert screen.page.evaluate(CUT, said) == [], game
        assert screen.too_wide() == [], game
        if screen.page.locator(".zoom button").count():  # a map that comes closer is pushed about in its own window
            before = screen.page.locator(".pane > .sheet").evaluate("each => each.offsetWidth")
            screen.page.locator(".zoom button").first.click()
            screen.page.wait_for_function("wide => document.querySelector('.pane > .sheet').offsetWidth > 1.2 * wide", arg=before)
            assert screen.too_wide() == [], game
