"""After the warm-up of a game nothing is compiled any more while guests wait; before, nobody's request hangs on it."""

import asyncio
import subprocess
import sys
from functools import partial
from pathlib import Path

import numba
import pytest

import regalia
from languages import said_in_every_language
from regalia.core import compiled
from regalia.core.compiled import NotCompiled
from regalia.core.game import Rulebook
from regalia.table import warm_up
from regalia.table.interpreted import Interpreter, Layout
from regalia.table.limits import ASKING
from regalia.table.table_state import Chair, Terms
from regalia.table.warm_up import PARTS, WarmUp
from table.servers import SRC, Server, environment

SCRIPT = """
import sys
import numpy as np
import regalia
from regalia import bots
from regalia.core.compiled import RuleCache
from regalia.table.warm_up import PARTS

book = regalia.rulebooks()[sys.argv[1]]
made, load = set(), RuleCache.load_overload


def noted(self, sig, context):
    made.add(f"{self._made_from} {self._name}{sig}")
    return load(self, sig, context)


RuleCache.load_overload = noted
for part in PARTS.values():
    part(book)
assert made, "nothing is compiled at all"
made.clear()
for players in range(2, 5):
    match, chance = regalia.game(book.name, players=players).start(seed=players), np.random.default_rng(players)
    while not match.over:
        for seat in (None, *range(players)):
            match.view(seat)
        for move in chance.integers(len(match.game.moves), size=5):
            match.why_not(int(move))
        if match.ply % 20 == 0:
            for level in ("page", "knight", "duke"):
                bots.bot(level).choose(bots.know(match, 1))
            match.hint(seconds=0.01)
        if match.why_not_undo() is None and chance.random() < 0.1:
            match.undo()
        match.play(int(chance.choice(match.legal_ids())))
    bots.bot("sovereign").choose(bots.know(regalia.game(book.name, players=players).start(seed=1), 1))
    for seat in (None, *range(players)):
        match.view(seat)
        match.story(seat)
    match.scores, match.winners
print(*sorted(made), sep="; ")
"""


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_nothing_is_compiled_after_the_warm_up(name: str):
    done = subprocess.run([sys.executable, "-c", SCRIPT, name], env=environment(), capture_output=True, text=True, check=False, timeout=600)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


def test_what_is_compiled_is_used_without_the_compiler():
    """Numba's own implementations of Python take 30 MiB and a third of a second: they are loaded when something is compiled."""
    script = """
import sys
import regalia
for name in regalia.rulebooks():
    match = regalia.game(name).start(seed=1)
    match.play(match.legal()[0]).view(match.turn)
print("numba.np.arrayobj" in sys.modules)
"""
    command = [sys.executable, "-c", script]
    first, second = (subprocess.run(command, env=environment(), capture_output=True, text=True, check=True, timeout=600) for _ in range(2))
    assert second.stdout.strip() == "False", first.stdout  # the first may have had to compile


def test_the_game_somebody_asked_for_comes_first():
    async def order() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        warm_up = WarmUp()
        warm_up._asleep.clear()  # as on a machine where nothing was ever compiled
        before = warm_up._missing()
        warm_up.ask_for("royals")
        warm_up.ask_for("palais-royal")
        after = warm_up._missing()
        await warm_up.close()
        return before, after

    before, after = asyncio.run(order())
    playable = [part for part in PARTS if part != "search"]
    assert [part for _, part in before[:3]] == ["setup"] * 3
    asked = [(name, part) for name in ("royals", "palais-royal") for part in playable]
    assert after[: len(asked) + 2] == [*asked, ("royals", "search"), ("palais-royal", "search")]
    assert sorted(after) == sorted(before)


def test_a_search_nobody_waits_for_is_compiled_but_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Otherwise the first server after an installation took a sixth more memory than those after it."""
    loaded: list[tuple[str, str]] = []

    def load(part: str, book: Rulebook) -> None:
        if getattr(compiled._here, "only_loading", False) and not (tmp_path / f"{book.name} {part}").exists():
            raise NotCompiled
        loaded.append((book.name, part))

    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(warm_up, "PARTS", {part: partial(load, part) for part in PARTS})
    compiler = f"""
import sys
from pathlib import Path
from regalia.table import warm_up

warm_up.PARTS = {{part: lambda book, part=part: Path({str(tmp_path)!r}, f"{{book.name}} {{part}}").touch() for part in warm_up.PARTS}}
warm_up.main(sys.argv[1:])
"""
    start = asyncio.create_subprocess_exec

    async def quick(*command: str, **pipes: int) -> asyncio.subprocess.Process:
        return await start(sys.executable, "-c", compiler, *command[3:], **pipes, env=environment(NUMBA_CACHE_DIR=str(tmp_path)))

    monkeypatch.setattr(asyncio, "create_subprocess_exec", quick)

    async def story() -> None:
        preparing = WarmUp()
        preparing.ask_for("kingdoms")
        while any(each.part for each in preparing.progress) or not preparing._changed._waiters:  # until it has nothing left to do
            await asyncio.sleep(0.01)
        assert ("kingdoms", "search") in loaded
        assert not {("royals", "search"), ("palais-royal", "search")} & set(loaded)
        assert not preparing.ready("royals", "search")
        assert await preparing.is_ready("royals", "search")
        assert ("royals", "search") in loaded
        await preparing.close()

    asyncio.run(story())


def test_on_a_fresh_machine_nobody_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """With an empty cache: a table is laid out at once, those who ask for it are told to come again, and who stays sees the bot move."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", source=SRC)
    try:
        guest = server.table([{"kind": "person"}, {"kind": "bot", "bot": "duke"}], prepared=False)
        assert guest.created["state"]["view"]
        health = server.get("/health")
        assert "kingdoms" in health["preparing"]
        mine = next(each for each in health["warm_up"] if each["game"] == "kingdoms")
        assert (mine["ready"] < mine["total"], mine["part"]) == (True, list(PARTS)[mine["ready"]])
        problem = server.get(guest.path, guest.tokens[0], 503)
        assert problem["code"] == "preparing"
        said_in_every_language(lambda lang: server.get(f"{guest.path}?lang={lang}", guest.tokens[0], 503)["sentence"])
        assert server.post("/api/verify", status=503, game="kingdoms")["code"] == "preparing"
        with server.live(guest.id, hello=False) as live:
            live.say(type="hello", tokens=[guest.tokens[0]])
            assert live.hear(timeout=600)["type"] == "welcome"  # a connection waits until there is something to see
            while (state := live.until("state"))["moment"] < 2:
                if state["legal"]:
                    live.say(type="play", seat=0, move=state["legal"][0]["id"], seq=state["seq"])
        health = server.get("/health")
        assert "kingdoms" not in health["preparing"]
        assert health["warm_up"][0]["ready"] >= len(PARTS) - 1  # its search may still be under way: until then dukes play at a glance
    finally:
        assert server.stop() == 0


def test_whoever_lays_out_many_tables_on_a_fresh_machine_keeps_nobody_else_waiting():
    layout, done = Layout("kingdoms", {"players": 2}, [Chair("person")] * 2, "now", Terms()), list[str]()

    async def lay_out(by: Interpreter, address: str) -> None:
        ASKING.set(address)
        await by.lay_out(layout)
        done.append(address)

    async def crowd() -> None:
        interpreter = Interpreter()
        greedy = [asyncio.create_task(lay_out(interpreter, "192.0.2.1")) for _ in range(4)]
        await asyncio.sleep(0)
        await asyncio.gather(lay_out(interpreter, "192.0.2.2"), *greedy)

    asyncio.run(crowd())
    assert "192.0.2.2" in done[:2]


def test_compiling_forgets_what_was_compiled_from_other_sources(tmp_path, monkeypatch):
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    book = regalia.rulebooks()["kingdoms"]
    warm_up._note(book).touch()
    (note,) = tmp_path.iterdir()
    kind = note.name.split(".", 2)[2]
    for name in (f"kingdoms.0123456789ab.{kind}", f"royals.0123456789ab.{kind}", "kingdoms.0123456789ab.other.compiled"):
        (tmp_path / name).touch()
    warm_up._forget_others(book)
    assert {path.name for path in tmp_path.iterdir()} == {note.name, f"royals.0123456789ab.{kind}", "kingdoms.0123456789ab.other.compiled"}
