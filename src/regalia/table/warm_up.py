"""Warm-up: a separate process compiles the rules into the cache on disk, the game somebody asks for first; the server loads them.

Compiling in the server would hold up every table, because it holds the interpreter's lock; loading what is compiled
takes about a second, in a thread. `python -m regalia.table.warm_up GAME PART GAME PART ...` is that process: it prints on standard
output which part is done, and ends when its standard input does.
"""

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numba

from regalia import bots
from regalia.bots.hints import hint
from regalia.core.compiled import CORE, INTERPRETED, NotCompiled, only_loading, sources
from regalia.core.game import Game, Rulebook, rulebooks
from regalia.core.match import Match
from regalia.core.system import alone, lower_priority, return_freed_memory
from regalia.simulation.matches import at_random
from regalia.table.page_messages import GameWarmUp
from regalia.table.trouble import Trouble

LOGGER = logging.getLogger("regalia.warm_up")
EVERY = 8  # plies between two times that everything is shown
NICE = 5  # the compiler's priority: players come first
LOCK = Path(__file__).parent / "__pycache__" / "warm_up.lock"
LOOK = 0.1  # seconds between checks whether another process is done


def set_up(book: Rulebook) -> None:
    Match(Game(book, {}), seed=0).legal_ids()


def play(book: Rulebook) -> None:
    for _ in _game(book):
        pass


def show(book: Rulebook) -> None:
    """Everything a table shows, now and then during a game and at its end."""
    told = 0  # moments of the story
    for match in _game(book):
        match.view(match.turn)  # moves and payments are shown only to the seat to move
        if match.over or match.ply % EVERY == 0:
            for seat in (None, *range(match.game.players)):
                match.view(seat)
                for moment in range(told, len(match.moments) + 1):
                    match.moment(moment, seat)
            told = len(match.moments) + 1
            for move in range(len(match.game.moves)):
                match.why_not(move)
            for move in match.legal_ids():
                match.preview(move, str)
            match.scores, match.winners, match.why_not_undo()


def _game(book: Rulebook) -> Iterator[Match]:
    return at_random(Match(Game(book, {}), seed=0))


def rate_moves(book: Rulebook) -> None:
    """Greedy bots, which only rate the moves."""
    bots.bot("greedy").choose(bots.know(Match(Game(book, {}), seed=0), 1))


def search(book: Rulebook) -> None:
    """The search, which all stronger bots and hints share."""
    match = Match(Game(book, {}), seed=0)
    bots.SearchBot(bots.Budget(seconds=0.01), stop_early=True).choose(bots.know(match, 1))
    hint(match, budget=bots.Budget(simulations=1))


PARTS: dict[str, Callable[[Rulebook], None]] = {"setup": set_up, "play": play, "views": show, "greedy": rate_moves, "search": search}
PLAYABLE = "views"  # with this part people can play
THINKING = ("greedy", "search")  # these take much memory: if already compiled, they are loaded when a bot first thinks
LAST = "search"


class WarmUp:
    def __init__(self) -> None:
        self._books = rulebooks()
        self._done = {name: {part: asyncio.Event() for part in PARTS} for name in self._books}
        self._looked_for = {name: asyncio.Event() for name in self._books}  # set when it is known whether it is in the cache
        self._asked: list[str] = []  # games somebody is waiting for, in order
        whole = [name for name, book in self._books.items() if _note(book).exists()]
        self._asleep = {(name, part) for name in whole for part in THINKING}  # in the cache, and not needed yet
        self._waking = asyncio.Lock()
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    # what can be played

    def ready(self, game: str, part: str = PLAYABLE) -> bool:
        return game not in self._done or self._done[game][part].is_set()

    async def of(self, game: str, part: str = PLAYABLE) -> None:
        """Wait until a game can be played, or a part of it used, at once."""
        if not await self.is_ready(game, part):
            await self._done[game][part].wait()

    async def is_ready(self, game: str, part: str = PLAYABLE) -> bool:
        """Like `ready`, but waits a moment if it only has to be loaded."""
        if self.ready(game, part):
            return True
        self.ask_for(game)
        await self._looked_for[game].wait()
        async with self._waking:
            if (game, part) in self._asleep:
                await self._load(game, part, compiling=INTERPRETED)
                self._asleep.discard((game, part))
                self._changed.set()  # it may not have been there
        return self.ready(game, part)

    async def need(self, game: str, part: str = PLAYABLE) -> None:
        """Raises `Trouble` if the part is still to be compiled: the client should come again."""
        if not await self.is_ready(game, part):
            raise Trouble("preparing", title=self._books[game].title)

    def ask_for(self, game: str) -> None:
        """Prepare this game before the others."""
        if game not in self._asked:
            self._asked.append(game)
            self._changed.set()

    @property
    def waiting(self) -> list[str]:
        return [name for name in self._done if not self.ready(name)]

    @property
    def progress(self) -> list[GameWarmUp]:
        missing = {name: [part for game, part in self._missing() if game == name] for name in self._done}
        return [GameWarmUp(name, len(PARTS) - len(parts), len(PARTS), parts[0] if parts else None) for name, parts in missing.items()]

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # getting ready

    def _missing(self) -> list[tuple[str, str]]:
        """What is still to do, most wanted first: games that were asked for, and what people need before what bots need."""
        stages = list(PARTS)

        def place(each: tuple[str, str]) -> tuple[int, ...]:
            stage = stages.index(each[1])
            return (0, each[1] == "search", self._asked.index(each[0]), stage) if each[0] in self._asked else (1, stage)

        missing = [(name, part) for name, parts in self._done.items() for part, done in parts.items() if not done.is_set()]
        return sorted((each for each in missing if each not in self._asleep), key=place)

    async def _run(self) -> None:
        while untried := [each for each in self._missing() if not self._looked_for[each[0]].is_set()]:
            name, part = untried[0]
            await self._load(name, part, compiling=INTERPRETED)
            if not self.ready(name, part) or all(each[0] != name for each in self._missing()):
                self._looked_for[name].set()
        while True:
            self._changed.clear()
            if not self._missing():
                await self._changed.wait()
                continue
            try:
                await self._compile(self._missing())
            except OSError as error:
                LOGGER.warning("cannot start a process to compile in: %s", error)
                for name, part in self._missing():
                    await self._load(name, part, compiling=True)

    async def _compile(self, order: list[tuple[str, str]]) -> None:
        """Let a process compile, and load each part when it is done, until all are done or somebody asks for another game."""
        command = [sys.executable, "-m", __name__, *(word for each in order for word in each)]
        pipe = asyncio.subprocess.PIPE
        compiler = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
        try:
            assert compiler.stdout
            for name, part in order:
                while self._missing()[0] == (name, part) and not await self._heard(compiler.stdout):
                    pass
                if self._missing()[0] != (name, part):
                    return
                if part == LAST and name not in self._asked and _note(self._books[name]).exists():
                    self._asleep.add((name, part))  # nobody waits for it
                else:
                    await self._load(name, part, compiling=True)  # compiles nothing unless that process failed
        finally:
            with contextlib.suppress(ProcessLookupError):
                compiler.kill()
            await compiler.communicate()  # waits for its end, and closes the pipes

    async def _heard(self, said: asyncio.StreamReader) -> bool:
        """Whether the compiler has finished a part or ended; if not, the order may have changed."""
        changed, line = asyncio.create_task(self._changed.wait()), asyncio.create_task(said.readline())
        try:
            await asyncio.wait({changed, line}, return_when=asyncio.FIRST_COMPLETED)
            self._changed.clear()
            return line.done()
        finally:
            changed.cancel()
            line.cancel()

    async def _load(self, name: str, part: str, *, compiling: bool) -> None:
        """Make a part usable here, in a thread; without compiling, only if it is in the cache."""
        loop, loaded = asyncio.get_running_loop(), asyncio.Event()

        def tell(event: asyncio.Event) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(event.set)

        def load() -> None:
            try:
                with contextlib.nullcontext() if compiling else only_loading():
                    _prepare(self._books[name], part)
                tell(self._done[name][part])
            except NotCompiled:
                pass
            except Exception:
                LOGGER.exception("compiling %s (%s) failed", name, part)
                tell(self._done[name][part])  # whoever needs it will get the error
            return_freed_memory()
            tell(loaded)

        threading.Thread(target=load, name="warm_up", daemon=True).start()
        await loaded.wait()


def _prepare(book: Rulebook, part: str) -> None:
    PARTS[part](book)
    if part == LAST:
        with contextlib.suppress(OSError):  # not writable, so nothing is cached here either
            _note(book).touch()


def _note(book: Rulebook) -> Path:
    """A file beside the compiled rules that exists when every part of exactly this game has been compiled."""
    made_from = b"".join(sources(folder) for folder in (CORE, Path(bots.__file__).parent, book.folder))
    kind = f"{sys.implementation.cache_tag}{'.checked' * bool(numba.config.BOUNDSCHECK)}"
    folder = Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else book.folder / "__pycache__"
    return folder / f"{book.name}.{hashlib.sha256(made_from).hexdigest()[:12]}.{kind}.compiled"


def _forget_others(book: Rulebook) -> None:
    """What is compiled now replaces what was compiled from other sources, so notes about that are no longer true."""
    note = _note(book)
    for other in note.parent.glob(f"{book.name}.*.{note.name.split('.', 2)[2]}"):
        if other != note:
            with contextlib.suppress(OSError):
                other.unlink()


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Of several servers on one machine only one compiles at a time; the others then find the result in the cache."""
    try:
        LOCK.parent.mkdir(exist_ok=True)
        file = LOCK.open("a")
    except OSError:  # not writable, so nothing is cached here either
        yield
        return
    with file:
        while not alone(file):
            time.sleep(LOOK)
        yield


def main(words: list[str]) -> None:
    lower_priority(NICE)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    books = rulebooks()
    for name, part in zip(words[::2], words[1::2], strict=True):
        with _alone(), contextlib.suppress(Exception):  # the server will fail on it too, and log it
            _forget_others(books[name])
            _prepare(books[name], part)
        print(name, part, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
