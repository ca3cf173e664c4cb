"""Two matches that differ only in what a seat may not know look the same in its browser: every byte that comes, and the whole page."""

import re
from collections.abc import Callable, Iterator
from itertools import chain

import pytest

import regalia
from table.servers import Server
from table.test_hidden import GAMES, in_world, moments, quiet_acts
from web.browsing import Screen
from web.laying import SECRET, Table

Visit = Callable[..., Screen]


World = tuple[Server, str]


@pytest.fixture(scope="module")
def worlds(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    """Two servers with their databases."""
    urls = [f"sqlite:///{tmp_path_factory.mktemp('worlds')}/{name}.sqlite" for name in ("one", "other")]
    pair = [(Server(url), url) for url in urls]
    yield pair
    assert [server.stop() for server, _ in pair] == [0, 0]


def plain(text: str, url: str) -> str:
    """Without what has nothing to do with the match: ports, times, the keys of questions."""
    text = text.replace(url, "").replace(url.replace("http", "ws"), "")
    return re.sub(r'"(at|changed|key|commitment|chain)": ?("[^"]*"|[0-9.]+)', "", text)


def seen(screen: Screen, url: str, acts: list[list[int]], play: Callable[[int], None]) -> tuple[set[str], str]:
    """Everything the browser is sent, and the page, after others have acted and one has looked around."""
    page = screen.page
    page.wait_for_selector(".layout")
    page.wait_for_load_state("networkidle")
    for steps in acts:
        lines = page.locator("[data-log] [data-roving]").count()
        for move in steps:
            play(move)
        page.wait_for_function("count => document.querySelectorAll('[data-log] [data-roving]').length > count", arg=lines)
    if acts:
        page.locator("[data-log] [data-roving]").first.click()
        page.get_by_text("Reviewing").wait_for()
        page.get_by_role("button", name="Back to the current position").click()
    for more in page.locator("details:not(.menu) summary").all():
        more.click()
    page.wait_for_load_state("networkidle")
    told = {plain(text, url) for text in screen.heard() if '"type":"here"' not in text.replace(" ", "")}
    return told, plain(page.content(), url)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_hidden_in_the_page_or_on_the_wire(worlds: list[World], visit: Visit, game: regalia.Game) -> None:
    different = 0
    for match in chain.from_iterable(moments(game, seed, count=6) for seed in range(11, 31)):
        for seat in (0, 1):
            if different == 2:
                return
            pair = [in_world(match, state) for state in (match.state, match.redealt(seat, 5))]
            if pair[0].position() == pair[1].position():
                continue
            different += 1
            acts = quiet_acts(seat, pair)
            results = []
            for number, ((server, database), world) in enumerate(zip(worlds, pair, strict=True)):
                table = Table(server, database, world, f"hidden{game.name[:3]}{'xyz'[different]}")
                results.append(seen(visit(table.link(seat)), server.url, [steps[number] for _, steps in acts], table.play))
                everything = "".join(results[-1][0]) + results[-1][1]
                assert SECRET.hex() not in everything
                assert not [token for other, token in enumerate(table.tokens) if other != seat and token in everything]
            (heard, page), (heard_too, page_too) = results
            assert heard == heard_too
            assert page == page_too
    raise AssertionError("there was nothing to hide in these matches")
