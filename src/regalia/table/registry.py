"""The registry: the tables in memory. Every intent is checked here, committed, and only then shown to anybody."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Self, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from regalia import bots
from regalia.core.errors import BadInput, RegaliaError, Words, quoted
from regalia.core.game import Game
from regalia.core.lesson import lesson_of
from regalia.core.match import Match
from regalia.table.fair_queue import FairQueue
from regalia.table.interpreted import Interpreter, Layout
from regalia.table.limits import ASKING
from regalia.table.loading import load_state
from regalia.table.messages import Created, Line, NewTable, SeatWish, State
from regalia.table.metrics import Metrics
from regalia.table.names import check_all_unlike, person_name
from regalia.table.new_tables import Maker, call_of, lay_out, new_match
from regalia.table.notices.events import notices_of
from regalia.table.notices.notice import Notice
from regalia.table.notices.outbox import Call
from regalia.table.options import game_from_outside
from regalia.table.settings import Settings
from regalia.table.store import Entry, Store, Token, Write, what_is_wrong
from regalia.table.table_size import of_entry, of_match, of_table
from regalia.table.table_state import Chair, PublicLine, TableState, Terms, public_lines, tell
from regalia.table.timeline import Timeline
from regalia.table.tokens import ID, Keys, hashed
from regalia.table.trouble import Trouble, from_core
from regalia.table.warm_up import WarmUp
from regalia.table.writer import Settle, Writer

T = TypeVar("T")
LOGGER = logging.getLogger("regalia.store")
TRIES = 12  # for an intent that other processes keep overtaking
ROOM = {"sit": 100, "flag": 200, "resign": 200, "start": 200, "rematch": 200}  # beyond that, for what ends a table
AGAIN = 0.5  # seconds before the database is asked again for what was missed
FEW_LINES = 8  # of a log, told at once
FEW_BYTES = 1024  # options that are checked at once
WORKERS = 2  # for long calculations; an address has one of them at a time
WORK = 32  # long calculations that an address may wait for


class Table:
    """One table in memory: its state, its log, who holds its seats and who watches."""

    def __init__(self, state: TableState, entries: list[Entry]) -> None:
        self.now = state
        self.entries = entries
        self.lines = public_lines(entries)
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.tokens: dict[str, int | None] = {}  # hash to seat; None: the host
        self.watchers: set[Callable[[], None]] = set()
        self.used = time.monotonic()
        self.looked = 0.0  # when somebody last asked for it over HTTP
        self.address = ""  # of whoever created it, or came first: whose share of the bots it uses
        self._size = of_table(state) + sum(map(of_entry, entries))

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return self._size + of_match(self.now)

    def move_on(self, state: TableState, entry: Entry) -> None:
        self.now = state
        self.entries.append(entry)
        self._size += of_entry(entry)
        self.lines += public_lines([entry], self.lines[-1] if self.lines else None)
        if entry.kind == "sit":  # its links may have changed hands; who has the others is told so without asking the database
            self.tokens = {name: seat for name, seat in self.tokens.items() if seat != entry.seat}
        if state.ended and not state.keep_words and state.said:
            self._forget_words()
        for wake in self.watchers:
            wake()

    def _forget_words(self) -> None:
        """What the database has erased."""
        self._size -= sum(map(of_entry, self.entries))
        self.entries = [msgspec.structs.replace(each, said="") if each.kind == "word" else each for each in self.entries]
        self._size += sum(map(of_entry, self.entries))
        self.lines = public_lines(self.entries)


class Repeated(Exception):
    """An intent with this key has made an entry before."""

    def __init__(self, first: Entry) -> None:
        super().__init__(first)
        self.first = first


class Hold:
    """The lock of a table. What is being written is settled before anybody else gets it, even when whoever wrote it leaves."""

    def __init__(self, table: Table) -> None:
        self._lock = table.lock
        self._left = False
        self.writing = False

    async def __aenter__(self) -> Self:
        await self._lock.acquire()
        return self

    async def __aexit__(self, *error: object) -> None:
        self._left = self.writing
        if not self._left:
            self._lock.release()

    def settle(self) -> None:
        self.writing = False
        if self._left:
            self._lock.release()


class Registry:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics, warm_up: WarmUp, timeline: Timeline | None = None) -> None:
        self.settings, self.store, self.metrics, self.warm_up = settings, store, metrics, warm_up
        self.writer = Writer(store, metrics)
        self.tables: dict[str, Table] = {}
        self.size = 0  # of these, in bytes
        self._full = 0  # the size that could not be made smaller
        # Whoever is at a table keeps it alive, even when it has been dropped from memory: there must never be two of one name.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._readers = ThreadPoolExecutor(4, "reader")
        self._workers = ThreadPoolExecutor(WORKERS, "worker")
        self._working: Counter[str] = Counter()  # long calculations of each address
        self._queue = FairQueue(WORKERS, each=1)
        self._interpreter = Interpreter()
        self.timeline = timeline or Timeline()
        self.on_move: Callable[[Table], None] = lambda table: None  # the bots listen here
        metrics.gauge("regalia_tables", lambda: len(self.tables))
        metrics.gauge("regalia_table_bytes", lambda: self.size)

    async def ask(self, question: Callable[..., T], *args: Any) -> T:
        """Ask the database, off the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, question, *args)
        except SQLAlchemyError as error:
            LOGGER.warning("the database does not answer: %s", error)
            raise _refused(error) from None

    async def work(self, calculation: Callable[..., T], *args: Any) -> T:
        """Run a long calculation off the event loop, a few at a time; addresses take turns."""
        address = ASKING.get()
        if self._working[address] >= WORK:
            raise Trouble("too-many")
        self._working[address] += 1
        try:
            async with self._queue.place(address):
                return await asyncio.get_running_loop().run_in_executor(self._workers, calculation, *args)
        finally:
            self._working -= Counter([address])

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task of the registry itself, which is not cancelled when a client leaves."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something nobody waits for; if the database does not answer, it is not done."""

        async def quietly() -> None:
            with contextlib.suppress(Trouble):
                await work

        self._begin(quietly())

    async def close(self) -> None:
        await self.writer.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._readers.shutdown()
        self._workers.shutdown(cancel_futures=True)

    # finding tables

    async def find(self, name: str) -> Table:
        table = self._alive.get(name)
        if table is None:
            if not ID.fullmatch(name):
                raise Trouble("no-table")
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            table = await asyncio.shield(self._loading[name])
        elif name not in self.tables:
            self._keep(table)
        table.used = time.monotonic()
        return table

    async def wait_for(self, name: str) -> Table:
        """Find a table, however long it takes to prepare its game."""
        while True:
            try:
                return await self.find(name)
            except Trouble as trouble:
                if trouble.code != "preparing":
                    raise
            if kept := await self.ask(self.store.read, name):
                await self.warm_up.of(kept.row["game"])

    async def _load(self, name: str) -> Table:
        try:
            kept = await self.ask(self.store.read, name)
            if kept is None:
                raise Trouble("no-table")
            await self.warm_up.need(kept.row["game"])
            state, entries = await self.ask(load_state, kept)  # a long log takes its time
            table = self._keep(Table(state.timed(self.timeline), entries))
        finally:
            del self._loading[name]
        self.on_move(table)
        return table

    def _keep(self, table: Table) -> Table:
        before = self.tables.get(table.now.id)
        self.tables[table.now.id] = self._alive[table.now.id] = table
        self.size += table.size - (before.size if before else 0)
        self._make_room(table)
        return table

    def _move_on(self, table: Table, state: TableState, entry: Entry) -> None:
        before = table.size
        table.move_on(state, entry)
        if self.tables.get(state.id) is table:
            self.size += table.size - before
            self._make_room(table)

    def _make_room(self, table: Table) -> None:
        """Drop tables that nobody is watching, the longest unused first, down to nine tenths of what is allowed; not this one."""
        allowed = self.settings.table_memory << 20
        if self.size <= max(allowed, self._full):
            return
        idle = [each for each in self.tables.values() if each is not table and not each.watchers and not each.lock.locked()]
        for each in sorted(idle, key=lambda each: each.used):
            if self.size <= 0.9 * allowed:
                break
            del self.tables[each.now.id]
            self.size -= each.size
        self._full = self.size + self.size // 20 if self.size > allowed else 0  # all are watched: it is not tried again for every move

    async def refresh(self, table: Table) -> None:
        """Catch up with what other processes have committed."""
        for entry in await self.ask(self.store.since, table.now.id, table.now.seq):
            if entry.seq == table.now.seq + 1:
                after = table.now.after(entry, self.timeline.since(entry.at))
                self._move_on(table, after, msgspec.structs.replace(entry, public=after.public))
        self.on_move(table)

    async def heard(self, name: str, seq: int) -> None:
        """Catch up: somebody knows that a table has moved on."""
        table = self._alive.get(name)
        if table and table.now.seq < seq:
            async with table.lock:
                if table.now.seq < seq:
                    await self.refresh(table)

    async def look_again(self, table: Table, seat: int) -> None:
        """Catch up with a client that knows more than we do, from another process; `Trouble` if the seat has changed hands meanwhile."""
        known = table.now.seq
        await self.heard(table.now.id, known + 1)
        if table.now.opened[seat] > known:
            raise Trouble("stale")  # whoever has it now looks first

    def told(self, name: str, seq: int) -> None:
        """Catch up with a table that another process says has moved on, however long the database takes."""
        table = self._alive.get(name)
        if name in self._loading or (table and table.now.seq < seq):
            self._begin(self._catch_up(name, seq))

    async def _catch_up(self, name: str, seq: int) -> None:
        while True:
            try:
                if name in self._loading:  # what is being read may be older than the news
                    await asyncio.shield(self._loading[name])
                return await self.heard(name, seq)
            except Trouble as trouble:
                if trouble.code != "database":
                    return None
                await asyncio.sleep(AGAIN)

    def catch_up(self) -> None:
        """Catch up with every table: news may have been missed."""
        for name, table in list(self._alive.items()):
            self._begin(self._catch_up(name, table.now.seq + 1))

    def wake(self, name: str) -> None:
        """Tell whoever watches a table here that something has changed."""
        table = self._alive.get(name)
        for wake in list(table.watchers) if table else []:
            wake()

    def version(self, table: Table, entry: Entry, seat: int | None) -> tuple[int, int, int]:
        """How far the table is after an entry, as a seat counts it: public lines, its own steps, moments of the game."""
        now, seq = table.now, entry.public or table.now.public
        if seq == now.public:
            return seq, now.step(seat), now.moment
        return seq, 0, table.lines[seq - 1].moment

    async def tell(self, now: TableState, fresh: Sequence[PublicLine], seat: int | None, lang: str) -> list[Line]:
        """Lines of the log for a viewer; many of them are made off the event loop, and not remembered."""
        return tell(now, fresh, seat, lang) if len(fresh) <= FEW_LINES else await self.work(tell, now.aside(), fresh, seat, lang)

    async def learn_outages(self) -> None:
        self.timeline.outages.learn(await self.ask(self.store.outages))

    def show_clocks_again(self) -> None:
        """Clocks stood still with this process; whoever looks at one is shown it again."""
        for table in list(self._alive.values()):
            if table.now.clock:
                table.now.forget_spoken()
                self.wake(table.now.id)

    # tokens

    async def who(self, table: Table, token: str | None) -> tuple[int | None, bool]:
        """The seat a token opens (None: no seat) and whether its holder is the host."""
        if token is None:
            return None, False
        name = hashed(token)
        while name not in table.tokens:
            seq = table.now.seq
            found = await self.ask(self.store.token, table.now.id, name)
            if found is None:
                raise Trouble("wrong-token")
            if all(entry.kind != "sit" for entry in table.entries[seq:]):  # else the seat may have changed hands meanwhile
                table.tokens[name] = found.seat
        seat = table.tokens[name]
        return seat, seat is None

    async def seat(self, table: Table, token: str | None) -> int:
        if token is None:
            raise Trouble("no-token")
        seat, _ = await self.who(table, token)
        if seat is None:
            raise Trouble("not-your-seat")
        return seat

    # intents

    async def intend(
        self,
        table: Table,
        make: Callable[[TableState], Entry],
        *,
        sees: int | None,
        key: str | None = None,
        tokens: Callable[[], tuple[list[Token], int | None]] = lambda: ([], None),
    ) -> tuple[Entry, bool]:
        """Turn an intent into the next entry of the log. Returns the entry, and whether the key had made it before.

        A client that leaves meanwhile does not stop it: what the database has, the table must show.
        """
        begun, known = time.perf_counter(), table.now.seq
        if table.lock.locked():  # who is refused does not wait, and does not learn from it that somebody makes steps that nobody sees
            with contextlib.suppress(Repeated):
                await self._next(table, make, sees, key)
        async with Hold(table) as hold:
            for _ in range(TRIES):
                now = table.now
                _expect_holder(now, sees, known)
                try:
                    entry, after = await self._next(table, make, sees, key)
                except Repeated as repeated:
                    if repeated.first.seq > now.seq:
                        await self.refresh(table)
                        _expect_holder(table.now, sees, known)
                    return repeated.first, True
                new, emptied = tokens()
                told = notices_of(now, after, entry)
                forgets = after.ended is not None and now.ended is None and not after.keep_words and after.said > 0
                write = Write(
                    now.id, after.summary, entry, tokens=new, emptied=emptied, forgets=forgets, snapshot=after.snapshot(), notices=told
                )
                hold.writing = True
                if await self._write(write, partial(self._settle, hold, table, after, entry)):
                    self.metrics.move(time.perf_counter() - begun)
                    return entry, False
                if key and (first := await self.ask(self.store.by_key, now.id, key)):
                    await self.refresh(table)
                    _expect_holder(table.now, sees, known)
                    return first, True
                await self.refresh(table)
        raise Trouble("database")

    async def _next(self, table: Table, make: Callable[[TableState], Entry], sees: int | None, key: str | None) -> tuple[Entry, TableState]:
        """The entry that an intent makes now, and the table after it; `Repeated` if the key has made one before."""
        now = table.now
        at, moment = now.dated()  # one look at the time decides both the date of the entry and what it charges
        try:
            entry = msgspec.structs.replace(make(now), at=at, took=now.clock.took(moment) if now.clock else 0.0)
            if now.room + ROOM.get(entry.kind, 0) <= 0:
                raise Trouble("too-many")
            after = now.after(entry, moment)
            took = entry.took if after.public > now.public else 0.0  # steps of a draft leave the clock alone
            return msgspec.structs.replace(entry, public=after.public, took=took), after
        except Trouble as trouble:
            if key and (first := await self.ask(self.store.by_key, now.id, key)):
                raise Repeated(first) from None
            if trouble.code == "stale":
                self.metrics.count("regalia_conflicts_total")
                trouble.state = now.state(sees)
            raise
        except RegaliaError as error:
            raise from_core(error) from None  # type: ignore[arg-type]

    def _settle(self, hold: Hold, table: Table, after: TableState, entry: Entry, came_first: bool) -> None:
        """What the database has, the table shows."""
        try:
            if came_first:
                self._move_on(table, after, entry)
                self.on_move(table)
        finally:
            hold.settle()

    async def notify(self, table: str, notices: Sequence[Notice]) -> None:
        """Send notices that follow from no entry of the log, like a clock's reminders; the same one twice is sent once."""
        await self.change(self.store.outbox.add, table, notices)

    async def change(self, change: Callable[..., T], *args: Any) -> T:
        """Change something in the database that is not part of a log."""
        try:
            return await self.writer.run(change, *args)
        except SQLAlchemyError as error:
            raise _refused(error) from None

    async def _write(self, write: Write, settle: Settle = lambda came_first: None) -> bool:
        try:
            return await self.writer.write(write, settle)
        except SQLAlchemyError as error:
            raise _refused(error) from None

    async def check(self) -> None:
        """Check that tables can be read and moves stored; `Trouble` says what is wrong."""
        await self.ask(self.store.ping)
        try:
            await self.writer.check()
        except SQLAlchemyError as error:
            raise _refused(error) from None

    # new tables

    def game(self, name: str, options: dict[str, Any]) -> Game:
        try:
            return game_from_outside(name, options)
        except BadInput as error:
            raise from_core(error) from None

    def name(self, text: str | None) -> str:
        """A player's name without anything that could disturb a screen."""
        name = person_name(text or "")
        if len(name) > self.settings.name_length:
            raise Trouble("bad-input", detail=Words("seat-name", count=self.settings.name_length))
        return name

    def chair(self, wish: SeatWish) -> Chair:
        if wish.kind != "bot":
            if wish.bot is not None:
                raise Trouble("bad-input", detail=Words("seat-bot"))
            return Chair(wish.kind, None, self.name(wish.name))
        return Chair("bot", self.bot(wish.bot), self.name(wish.name))

    def bot(self, level: str | None) -> str:
        name = level or "greedy"
        if name not in bots.BOTS:
            raise Trouble("bad-input", detail=Words("seat-no-bot", name=quoted(name), words=list(bots.BOTS)))
        return name

    async def create(self, wish: NewTable, address: str = "", maker: Maker | None = None) -> Created:
        """Create a table as asked for; that it may belong to the circle it names has been checked."""
        if wish.lesson:
            wish = self._of_lesson(wish)
        few = len(msgspec.json.encode(wish.options)) <= FEW_BYTES  # a custom board takes long to check
        of = self.game(wish.game, wish.options) if few else await self.work(self.game, wish.game, wish.options)
        wishes = wish.seats if wish.seats is not None else [SeatWish() for _ in range(of.players)]
        if len(wishes) != of.players:
            raise Trouble("bad-input", detail=Words("seat-count", count=of.players, given=len(wishes)))
        chairs = [self.chair(each) for each in wishes]
        check_all_unlike(chair.name for chair in chairs)
        circle = wish.circle.circle if wish.circle else None
        terms = Terms(wish.takebacks, None if wish.lesson else wish.clock, wish.words, wish.keep_words, circle)
        call = call_of(of, chairs, circle, maker) if circle and maker else None
        if await self.warm_up.is_ready(wish.game):
            match = new_match(of, wish.lesson)
            return await self.seat_people(match, chairs, start=wish.start, terms=terms, address=address, call=call)
        keys = Keys(chairs)
        layout = Layout(of.name, of.options, chairs, wish.start, terms, wish.lesson)
        return keys.created(await self._set_up_interpreted(layout, keys.tokens, call))

    async def seat_people(
        self, match: Match, chairs: list[Chair], *, start: str, terms: Terms, address: str = "", call: Call | None = None
    ) -> Created:
        """Create a table whose people and host have tokens of their own."""
        keys = Keys(chairs)
        table = await self.set_up(match, chairs, keys.tokens, start=start, terms=terms, address=address, call=call)
        return keys.created(table.now.state(None))

    async def set_up(
        self,
        match: Match,
        chairs: list[Chair],
        tokens: list[Token],
        *,
        start: str,
        terms: Terms = Terms(),  # noqa: B008
        name: str = "",
        at: float = 0.0,
        address: str = "",
        follows: tuple[str, int] | None = None,
        call: Call | None = None,
    ) -> Table:
        """Create a table for a match that has just begun; a rematch follows another table, with everybody moved by some seats."""
        row, state = lay_out(match, chairs, start, terms, name, at or round(self.timeline.wall(), 3))
        state.timed(self.timeline)
        await self._write(Write(row["id"], state.summary, new=row, tokens=tokens, follows=follows, call=call))
        table = self._keep(Table(state, []))
        table.address = address
        self.on_move(table)
        return table

    def _of_lesson(self, wish: NewTable) -> NewTable:
        """The table of a game's lesson: one person against the weakest bots; nobody brings anything to its deal."""
        lesson = lesson_of(self.game(wish.game, {}).rulebook)
        if lesson is None:
            raise Trouble("bad-input", detail=Words("lesson-none", game=wish.game))
        weakest = bots.LEVELS[0]
        count = lesson.options["players"]
        seats = [SeatWish() if seat == lesson.seat else SeatWish("bot", weakest) for seat in range(count)]
        return msgspec.structs.replace(wish, options=lesson.options, seats=wish.seats or seats, start="now")

    async def _set_up_interpreted(self, layout: Layout, tokens: list[Token], call: Call | None) -> State:
        """Create a table of a game that is still being prepared: it exists, and can be played when the game is ready."""
        laid_out = await self._interpreter.lay_out(layout)
        await self._write(Write(laid_out.row["id"], laid_out.summary, new=laid_out.row, tokens=tokens, call=call))
        return laid_out.state


def _refused(error: SQLAlchemyError) -> Trouble:
    trouble = Trouble("database")
    trouble.message = what_is_wrong(error)
    return trouble


def _expect_holder(now: TableState, seat: int | None, known: int) -> None:
    """Nobody has got the seat since its token was looked at."""
    if seat is not None and now.opened[seat] > known:
        raise Trouble("wrong-token")


def stale(now: TableState, seat: int, seq: int | None, step: int | None) -> bool:
    """Whether the game has changed since the client last saw it; a new name or somebody sitting down does not count."""
    if seq is None:
        return False
    return not now.moved <= seq <= now.public or (step is not None and step != now.step(seat))
