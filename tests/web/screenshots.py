"""Pictures of every state (web/states.py) on a desk and on a phone, by day and by night: `make screenshots`.

All of them go to build/screenshots, which git ignores; the few the documentation shows go to docs/screenshots. With names of
states as arguments only those are taken, with `docs` only those of the documentation; with `--lang it` those in another language,
by day.
"""

import argparse
import itertools
import shutil
import sys
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from regalia.core.game import rulebooks  # noqa: E402
from regalia.text import LANGUAGES  # noqa: E402
from table.servers import Server  # noqa: E402
from web.browsing import Screen, launch  # noqa: E402
from web.laying import Table  # noqa: E402
from web.states import STATES, Stage  # noqa: E402

EVERY = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "screenshots"
SIZES = {"desk": (1280, 720), "phone": (390, 844)}
SCHEMES = ("light", "dark")
Picture = tuple[str, str, str]  # the state, the size of the window, day or night
# What the documentation shows of them, and its title there.
GALLERY = {
    "home": "The games",
    "royals-turn": "Royals",
    "royals-payment": "A payment",
    "kingdoms-counting": "A scoring, counted on the board",
    "kingdoms-preview": "What a castle would bring",
    "palais-royal-turn": "Palais Royal",
    "palais-royal-letter": "A letter",
    "kingdoms-lesson-next": "A guided first game",
    "kingdoms-ending": "The end of a match",
    "invite": "Waiting for friends",
    "circle": "A circle of friends",
}


def take(browser: Browser, server: Server, database: str, wanted: list[Picture], docs: bool, lang: str) -> list[str]:
    """Take the pictures; what went wrong on the way."""
    letters = itertools.product("abcdefghjk", repeat=4)
    stage = Stage(server, lambda match: Table(server, database, match, "moment" + "".join(next(letters))))
    visit, wrong = partial(Screen, browser), []
    for name, size, scheme in wanted:
        width, height = SIZES[size]
        try:
            screen = STATES[name].look(stage, visit, width=width, height=height, scheme=scheme, lang=lang)
        except (AssertionError, Error) as error:
            wrong.append(f"{name} {size} {scheme}: {error}")
            continue
        screen.page.wait_for_load_state("networkidle")
        screen.page.screenshot(path=EVERY / f"{name}-{size}-{scheme if lang == 'en' else lang}.png")
        if docs and (name, size, scheme) in shown():
            screen.page.screenshot(path=SHOWN / f"{name}-{size}.jpeg", type="jpeg", quality=70)
        wrong += [f"{name} {size} {scheme}: {each}" for each in (*screen.too_wide(), *screen.complaints)]
        screen.context.close()
    return wrong


def every(names: Iterable[str]) -> list[Picture]:
    return [each for each in itertools.product(names, SIZES, SCHEMES) if each[1] == "desk" or STATES[each[0]].phone]


def shown() -> list[Picture]:
    """The pictures of the documentation: the desk by day, the phone by night."""
    return [each for each in every(GALLERY) if each[1:] in (("desk", "light"), ("phone", "dark"))]


def gallery() -> str:
    parts = ["# Some screens", "", "On a desk and on a phone; `make screenshots` makes these and many more.", ""]
    for title, pictures in itertools.groupby(shown(), lambda each: GALLERY[each[0]]):
        images = [f'<img src="{name}-{size}.jpeg" alt="{title}, {size}" height="360">' for name, size, _ in pictures]
        parts += [f"## {title}", "", *images, ""]
    return "\n".join(parts)


def main() -> None:
    reader = argparse.ArgumentParser(description="Pictures of the states of the client.")
    reader.add_argument("names", nargs="*", help="which states, or docs")
    reader.add_argument("--lang", choices=LANGUAGES, default="en")
    reader.add_argument("--scheme", choices=SCHEMES, help="by day or by night only")
    asked = reader.parse_args()
    names = asked.names
    docs = asked.lang == "en" and not asked.scheme and names in ([], ["docs"])
    wanted = shown() if names == ["docs"] else every(names or STATES)
    schemes = [asked.scheme] if asked.scheme else SCHEMES if asked.lang == "en" else ["light"]
    wanted = [each for each in wanted if each[2] in schemes]
    EVERY.mkdir(parents=True, exist_ok=True)
    if docs:
        shutil.rmtree(SHOWN, ignore_errors=True)
        SHOWN.mkdir(parents=True)
        (SHOWN / "README.md").write_text(gallery(), encoding="utf-8")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        database = f"sqlite:///{place}/tables.sqlite"
        server = Server(database, analysis_simulations=100)
        browser = launch(play)
        try:
            for game in rulebooks():
                server.prepare(game)
            wrong = take(browser, server, database, wanted, docs, asked.lang)
        finally:
            browser.close()
            server.stop()
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
