"""A real server and a real Chromium for the tests of the web client."""

import fcntl
import importlib.util
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from table.servers import Server
from web.browsing import TIMEOUT, WINDOWED, Screen, launch
from web.laying import Table

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it is in the sources now."""
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with (ROOT / "web" / ".building.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        module.build(with_tests=True)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite"


@pytest.fixture(scope="session")
def server(client: None, database: str) -> Iterator[Server]:
    server = Server(database, analysis_simulations=100, server_names="plain.test")
    warm(server)
    yield server
    assert server.stop() == 0


def warm(server: Server) -> None:
    """On a fresh machine the rules and the bots are compiled when they are first needed: not while a browser waits."""
    server.prepare_all()
    for game in server.get("/api/games"):
        guest = server.table(game=game["name"])
        for bot in ("greedy", "knight"):
            server.post(f"{guest.path}/hint", guest.tokens[guest.state()["turn"]], bot=bot)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as play:
        yield play


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def windowed(playwright: Playwright) -> Iterator[Browser]:
    """A browser that can show notifications, which the shell cannot."""
    browser = launch(playwright, WINDOWED)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def lay(server: Server, database: str) -> Callable[..., Table]:
    """Lay a moment of a match out on a new table."""
    letters = itertools.product("abcdefghjk", repeat=4)
    return lambda match, **more: Table(server, database, match, "moment" + "".join(next(letters)), **more)


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Screen]]:
    """Open a separate browser at an address; whatever goes wrong in it fails the test."""
    screens: list[Screen] = []

    def open_screen(url: str, **settings: object) -> Screen:
        screens.append(Screen(chromium, url, **settings))
        return screens[-1]

    yield open_screen
    for number, screen in enumerate(screens):
        if shots := os.environ.get("REGALIA_SHOTS"):  # a folder: how every screen looked at the end
            screen.page.screenshot(path=f"{shots}/{request.node.name}-{number}.png")
        screen.context.close()
    for screen in screens:
        assert screen.complaints == []
