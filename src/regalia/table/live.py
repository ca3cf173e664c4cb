"""Live connections: one WebSocket per table and browser, for any number of its seats, or for a spectator.

What goes out is always the newest state, never a queue of old ones, so that a slow reader costs nothing.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from regalia.core.errors import Words
from regalia.core.files import shape_error
from regalia.core.match import Match
from regalia.table import commands
from regalia.table.bot_players import BotPlayers
from regalia.table.connection_guard import EXTENSION, GuardedSocket
from regalia.table.limits import address_of
from regalia.table.messages import (
    Answer,
    AskHint,
    Command,
    Hello,
    Here,
    Hint,
    Line,
    Lines,
    LiveAccepted,
    Looking,
    Pause,
    Ping,
    Play,
    Pong,
    Preview,
    Rename,
    Resign,
    Say,
    TakeBack,
    Undo,
    Welcome,
    Why,
    hear,
    speak,
)
from regalia.table.presence import Presence
from regalia.table.registry import FEW_LINES, Registry, Table
from regalia.table.table_state import TableState, tell
from regalia.table.tokens import hashed
from regalia.table.trouble import Trouble

ANSWERS = 64  # answers that may wait for a slow reader
MANY_LINES = 1000  # of a log, said at one go: more would hold up everybody; the rest follows when they have been read
CHANGES = (Play, Undo, TakeBack, Answer, Resign, Rename, Say, Pause)  # commands after which the table has changed
NORMAL, UNWELCOME, FAULT, TRY_LATER = 1000, 1008, 1011, 1013
LOGGER = logging.getLogger("regalia.table")


class Gone(Exception):
    """The client has left, or has to."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(code)
        self.code = code


class Bell:
    """Wakes the one task that waits for it. asyncio's Event does the same for many, with a system call to find its loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waits = self._loop.create_future()

    def ring(self) -> None:
        if not self._waits.done():
            self._waits.set_result(None)

    async def heard(self) -> None:
        await self._waits
        self._waits = self._loop.create_future()


class Connection:
    """One browser at one table."""

    def __init__(self, registry: Registry, players: BotPlayers, presence: Presence, socket: Any, lang: str) -> None:
        self._registry, self._players, self._presence, self._socket, self._lang = registry, players, presence, socket, lang
        self._wire: GuardedSocket = socket.scope["extensions"][EXTENSION]
        self._answers: deque[bytes] = deque()
        self._news = Bell()
        self._seats: list[int] = []
        self._tokens: list[str] = []
        self._table: Table
        self._seen = 0  # lines of the log that were sent
        self._shown: dict[int | None, tuple[int, Match | None, int]] = {}  # the newest state that was sent to each viewer
        self._checked = 0  # the entry up to which we know whose seats these are
        self._said_here: Here | None = None
        self._doing = False  # something is being committed for us; that it was accepted is sent before its effect
        self._woken = False  # what is new will be said before long
        self._idle = False  # the task that speaks has nothing to do, so anybody may speak
        self._failure: Exception | None = None  # of whoever spoke in its place
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self, name: str) -> None:
        table = None
        code: int | None = NORMAL
        try:
            async with asyncio.timeout(self._registry.settings.request_seconds):
                hello = await self._hello()
            table = self._table = await self._registry.wait_for(name)
            table.watchers.add(self._wake)
            self._players.visited(table, address_of(self._socket.scope))
            await self._sit(table, hello)
            self._news.ring()
            await self._talk()
        except Gone as gone:
            code = gone.code
        except TimeoutError:
            code = UNWELCOME
        except Trouble as trouble:
            with contextlib.suppress(Exception):
                self._say([speak.encode(trouble.problem(self._lang))])
            code = TRY_LATER if trouble.code in ("too-many", "database") else UNWELCOME
        except Exception:
            self._fault()
            code = FAULT
        finally:
            if table:
                table.watchers.discard(self._wake)
                self._presence.leave(table.now.id, self)
            for task in self._hints:
                task.cancel()
        if code is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(self._registry.settings.reading_seconds):
                    await self._socket.close(code)

    def _fault(self) -> None:
        LOGGER.exception("fault on a live connection")
        self._registry.metrics.count("regalia_faults_total")

    async def _hello(self) -> Hello:
        message = await self._receive()
        if not isinstance(message, Hello):
            raise Trouble("bad-input", detail=Words("hello-first"))
        self._lang = message.lang or self._lang
        return message

    async def _sit(self, table: Table, hello: Hello) -> None:
        if hello.seq > table.now.public:  # read what other processes have written; a state that is older still then means a restored backup
            await self._registry.heard(table.now.id, table.now.seq + 1)
        self._tokens = hello.tokens
        host = await self._show_tokens()
        self._seen = min(hello.since, table.now.public)
        self._answer(Welcome(table.now.id, self._seats, host))

    async def _show_tokens(self) -> bool:
        """Take the seats our tokens open; returns whether the host's token is among them."""
        seq = self._table.now.seq
        opened = [await self._registry.who(self._table, token) for token in self._tokens]
        self._checked = seq  # and not before: a token that opens nothing any more is found out by whoever asks next, too
        self._seats = sorted({seat for seat, _ in opened if seat is not None})
        self._presence.sit(self._table.now.id, self, self._seats)
        return any(host for _, host in opened)

    async def _check_tokens(self) -> None:
        """A seat may have gone to somebody else."""
        while self._table.now.sat > self._checked:  # another one may go while we ask about the tokens
            await self._show_tokens()

    def _knows_seats(self) -> bool:
        """Whether these are our seats is known at once: nobody has sat down since, or not where our tokens lead."""
        now, known = self._table.now, self._table.tokens
        if now.sat > self._checked and all(hashed(token) in known for token in self._tokens):
            self._checked = now.sat
        return now.sat <= self._checked

    async def _talk(self) -> None:
        """Listen and speak until one of the two ends."""
        both = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._idle = False
            for task in both:
                task.cancel()
            ends = await asyncio.gather(*both, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    # speaking

    def _wake(self) -> None:
        """Something has happened at the table; the effect of our own command is sent when it is done."""
        if not (self._doing or self._woken):
            self._woken = True
            asyncio.get_running_loop().call_soon(self._say_in_passing)

    def _say_in_passing(self) -> None:
        """A callback of the event loop costs less than waking the task that speaks."""
        self._woken = False
        try:
            if not self._doing:
                self._say_at_once()
        except Exception as error:
            self._failure = error
            self._news.ring()

    def _say_at_once(self) -> None:
        """Say what is new, if that takes no time; otherwise the task that speaks does it."""
        now, lines = self._table.now, self._table.lines[self._seen :]
        if self._idle and self._wire.writable.is_set() and self._knows_seats() and len(lines) <= FEW_LINES:
            self._say_news(now, {seat: tell(now, lines, seat, self._lang) for seat in self._viewers})
        else:
            self._news.ring()

    async def _speak(self) -> None:
        """Say what takes longer: to a slow reader, after a look into the database, or when much has happened."""
        while True:
            self._idle = True
            await self._news.heard()
            self._idle = False
            if self._failure:
                raise self._failure
            await self._wire.until_read()
            self._say_news(*await self._news_in_words())
            if self._seen < self._table.now.public and not self._doing:
                self._news.ring()

    async def _news_in_words(self) -> tuple[TableState, dict[int | None, list[Line]]]:
        await self._check_tokens()
        now, lines = self._table.now, self._table.lines[self._seen : self._seen + MANY_LINES]
        return now, {seat: await self._registry.tell(now, lines, seat, self._lang) for seat in self._viewers}

    @property
    def _viewers(self) -> Sequence[int | None]:
        return self._seats or [None]

    def _say_news(self, now: TableState, told: Mapping[int | None, list[Line]]) -> None:
        """Say what waits to be said; `told` are the new lines of the log for each viewer here."""
        said = [*self._answers]
        self._answers.clear()
        here = self._presence.here(now.id)
        if here != self._said_here:
            self._said_here = here
            said.append(speak.encode(here))
        if not self._doing:
            said += self._fresh(now, told)
        self._say(said)

    def _fresh(self, now: TableState, told: Mapping[int | None, list[Line]]) -> list[bytes]:
        """What is new to the viewers here; those who may not know that something was done get nothing.

        A state comes after all lines that led to it.
        """
        seen = self._seen + max(map(len, told.values()))
        outages = len(self._registry.outages.known) if now.clock else 0
        said, shown = [], {}
        for seat, lines in told.items():
            if lines:
                said.append(speak.encode(Lines(seat, lines)))
            if seen < now.public:
                continue
            shown[seat] = now.public, now.match if now.step(seat) else None, outages  # another draft may have as many steps
            if self._shown.get(seat) != shown[seat]:
                said.append(now.spoken(seat, lambda: self._presence.viewers(now.id)))
        self._seen, self._shown = seen, shown
        return said

    def _say(self, said: Sequence[bytes]) -> None:
        """The connection guard cuts off clients that do not read at all."""
        if said:
            try:
                self._wire.say(said)
            except OSError:
                raise Gone from None

    def _answer(self, message: Any) -> None:
        if len(self._answers) >= ANSWERS:
            raise Gone(UNWELCOME)
        self._answers.append(speak.encode(message))

    # listening

    async def _receive(self) -> Any:
        await self._wire.slow_down()
        event = await self._wire.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        self._registry.metrics.count("regalia_messages_total")
        if "flood" in event:  # the connection guard counts messages
            raise Trouble("too-many")
        try:
            return hear.decode(event.get("text") or event.get("bytes") or b"")
        except RecursionError:
            raise Trouble("bad-input", detail=Words("json-deep")) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Trouble("bad-input", detail=shape_error(error)) from None

    async def _listen(self) -> None:
        while True:
            message = None
            try:
                message = await self._receive()
                self._doing = isinstance(message, CHANGES)
                await self._hear(message)
            except Trouble as trouble:
                if message is None and trouble.code == "too-many":
                    raise  # and leave
                problem = trouble.problem(self._lang)
                self._answer(msgspec.structs.replace(problem, key=getattr(message, "key", None)))
            finally:
                self._doing = False
            self._say_at_once()  # whoever else watches the table is being told now, too

    async def _hear(self, message: Any) -> None:
        match message:
            case Ping(key):
                self._answer(Pong(key, round(1000 * time.time())))
            case Looking(visible):
                self._presence.look(self._table.now.id, self, visible)
            case AskHint():
                self._ask_hint(await self._own(message), message)
            case Command():
                self._answer(await self._carry_out(await self._own(message), message))
            case _:
                raise Trouble("bad-input", detail=Words("hello-again"))

    async def _own(self, command: Command) -> int:
        """The seat a command is for."""
        await self._check_tokens()
        seat = self._seats[0] if command.seat is None and len(self._seats) == 1 else command.seat
        if seat is None or seat not in self._seats:
            raise Trouble("not-your-seat")
        return seat

    async def _carry_out(self, seat: int, command: Command) -> Any:
        done = await commands.carry_out(self._registry, self._players, self._table, seat, command, self._lang)
        if isinstance(done, Hint | Why | Preview):
            return msgspec.structs.replace(done, key=command.key)
        entry, repeated = done
        return LiveAccepted(seat, *self._registry.version(self._table, entry, seat), repeated, command.key)

    def _ask_hint(self, seat: int, command: AskHint) -> None:
        """A hint takes its time; the game goes on meanwhile."""
        if self._hints:
            raise Trouble("too-many")

        async def think() -> None:
            said: Any
            try:
                said = await self._carry_out(seat, command)
            except Trouble as trouble:
                said = trouble.problem(self._lang)
            except Exception:
                self._fault()
                said = Trouble("fault").problem(self._lang)
            with contextlib.suppress(Gone):  # too much waits for a slow reader already
                self._answer(msgspec.structs.replace(said, key=command.key))
                self._news.ring()

        task = asyncio.create_task(think())
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)
