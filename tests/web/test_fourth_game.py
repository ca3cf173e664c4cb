"""A fourth game is one Python folder and one board folder: those of tests/fourth are laid into a copy of the house, and played."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from table.servers import Server
from web.browsing import Screen

ROOT = Path(__file__).parents[2]
FOURTH = ROOT / "tests" / "fourth"


def link(folder: Path, into: Path, *, without: tuple[str, ...] = ()) -> None:
    """A folder of one's own, with the same things in it."""
    into.mkdir(parents=True)
    for each in folder.iterdir():
        if each.name not in ("__pycache__", *without):
            (into / each.name).symlink_to(each)


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with two folders more, and its client built."""
    root = tmp_path_factory.mktemp("house")
    own, copy = ROOT / "src" / "regalia", root / "src" / "regalia"
    link(own, copy, without=("games", "table"))
    link(own / "games", copy / "games")
    link(own / "table", copy / "table", without=("client",))
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(FOURTH / "games" / "crowns", copy / "games" / "crowns")
    shutil.copytree(FOURTH / "boards" / "crowns", root / "web" / "src" / "boards" / "crowns")
    for script in ("wire_types.py", "build.py"):  # as CONTRIBUTING tells whoever adds a game
        subprocess.run([sys.executable, root / "web" / script], env={**os.environ, "PYTHONPATH": str(root / "src")}, check=True)
    return root


@pytest.fixture(scope="module")
def crowns(house: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{house}/tables.sqlite", source=str(house / "src"))
    yield server
    assert server.stop() == 0


def test_its_types_fulfil_the_contract(house: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "-p", "regalia.games.crowns"]
    environment = {**os.environ, "MYPYPATH": str(house / "src")}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_played_through_the_api(crowns: Server) -> None:
    card = next(each for each in crowns.get("/api/games", lang="it") if each["name"] == "crowns")
    assert card["tagline"].startswith("Prendi una corona")
    assert "Took" in str(crowns.get("/api/games/crowns/shape")["events"])
    assert "CRO-A1" in crowns.get("/api/games/crowns/rules")["markdown"]
    guest = crowns.table(game="crowns", options={"players": 2, "heap": 4})
    wrong = crowns.post(f"{guest.path}/play", guest.tokens[guest.due()["turn"]], 400, move="take 3", seq=0)
    assert "take" in wrong["sentence"]
    assert guest.play(1)["state"]["view"]["heap"] == 2
    state = guest.play(1)["state"]
    assert state["over"]
    log = crowns.get(f"{guest.path}/log")
    assert log["lines"][-1]["sentences"][-1].endswith("takes the last crown and wins.")


def test_it_is_played_in_the_browser(crowns: Server, chromium: Browser) -> None:
    crowns.table(game="crowns")  # all of it is compiled before a browser waits
    screen = Screen(chromium, crowns.url)
    screen.page.goto(f"{crowns.url}/new/crowns")
    screen.page.get_by_role("group", name="Heap").get_by_text("5", exact=True).click()
    screen.page.locator("form button.main").click()
    for _ in range(5):
        screen.page.wait_for_selector("[data-take], #ending")
        if screen.page.locator("#ending").count():
            break
        heap = screen.page.locator(".heap")
        before = heap.inner_text()
        screen.page.locator("[data-take]").last.click()
        expect(heap).not_to_have_text(before)  # the bot may have answered before anybody looks
    expect(screen.page.locator("#ending")).to_have_count(1)
    expect(screen.page.locator("body")).to_contain_text("takes the last crown and wins")
    assert screen.complaints == []
    screen.context.close()
