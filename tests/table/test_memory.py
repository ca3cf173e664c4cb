"""Memory: what is new is looked at once by the collector of cycles, soon enough, and then set aside; tables take no more than they may."""

import gc
import json
import random
import tracemalloc
import weakref
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.match import Match
from regalia.table import commands, talk
from regalia.table.loading import load_state
from regalia.table.memory import FEW, MANY, OLD, RARELY, RESTS, Memory
from regalia.table.messages import NewTable, Resign, Say
from regalia.table.registry import Registry, Table
from regalia.table.store import Entry, Kept, Store
from regalia.table.table_state import Chair, TableState
from table.test_durability import row_of
from table.test_registry import opened, run


@pytest.fixture
def memory() -> Iterator[Memory]:
    before = gc.get_threshold()
    gc.collect()
    yield Memory()
    gc.set_threshold(*before)
    gc.unfreeze()


class Ring:
    def __init__(self) -> None:
        self.self = self


def test_what_is_left_behind_in_cycles_is_collected_when_it_is_time(memory: Memory):
    left = weakref.ref(Ring())
    memory.look_after(OLD / 2, 0)
    assert left() is not None
    memory.look_after(OLD, 0)
    assert left() is None


def test_what_stays_is_not_looked_at_again_and_much_of_it_is_set_aside_sooner(memory: Memory):
    memory.look_after(2 * OLD, 0)
    kept: list[object] = [[] for _ in range(MANY // 2)]
    memory.look_after(OLD / 100, 0)
    assert not is_aside(kept[-1])
    kept += [[] for _ in range(MANY)]
    memory.look_after(OLD / 100, 0)
    assert is_aside(kept[0])
    assert is_aside(kept[-1])


def is_aside(found: object) -> bool:
    """Whether the collector knows it no more. How many objects are frozen also falls when another thread lets go of one."""
    return all(each is not found for each in gc.get_objects())


def test_many_connections_that_ended_are_reason_to_look_at_everything(memory: Memory):
    left = weakref.ref(Ring())
    gc.freeze()
    memory.look_after(2 * OLD, 0)
    assert left() is not None
    memory.look_after(OLD / 100, 1_000_000)
    assert left() is None


def test_connections_that_end_do_not_stop_the_server_again_and_again(memory: Memory):
    """One client that opened and closed four thousand a second stopped the server twice a second."""
    memory.look_after(OLD / 100, 1_000_000)
    left = weakref.ref(Ring())
    gc.freeze()
    memory.look_after(OLD / 100, 2_000_000)
    assert left() is not None
    memory.look_after(RARELY / 2, 3_000_000)
    assert left() is None


def test_while_much_is_new_and_nothing_in_cycles_few_looks_are_taken(memory: Memory):
    gc.collect()
    kept = [[] for _ in range(2 * MANY)]
    memory.look_after(OLD / 100, 0)
    left = [weakref.ref(Ring())]
    for _ in range(RESTS):
        kept += [[] for _ in range(2 * MANY)]
        memory.look_after(OLD / 100, 0)
    assert left[0]() is not None  # it was set aside, and waits for a full collection
    left.append(weakref.ref(Ring()))
    kept += [[] for _ in range(2 * MANY)]
    memory.look_after(OLD / 100, 0)
    assert left[1]() is None


def test_looks_are_taken_while_connections_end(memory: Memory):
    """What one of them leaves is ten times what it sent: set aside without a look, it fills the memory."""
    memory.look_after(2 * OLD, 0)
    kept, ended = [[] for _ in range(2 * MANY)], 0
    memory.look_after(OLD / 100, ended)
    for _ in range(RESTS):
        kept += [[] for _ in range(2 * MANY)]
        left, ended = weakref.ref(Ring()), ended + FEW + 1
        memory.look_after(OLD / 100, 0, ended)
        assert left() is None


def log_of(name: str, players: int, length: int, words: int) -> tuple[dict[str, Any], list[Entry]]:
    """A table with long messages and random moves, as it is stored."""
    chance, match = random.Random(length), Match(regalia.game(name, players=players), seed=3)
    row = {**row_of(match), "takebacks": True, "words": "players"}  # so that it is read from the first move on
    now, entries = TableState(row, match, [Chair("person")] * players), []
    said = json.dumps({"text": "ж" * 200, "gesture": None, "name": ""}, ensure_ascii=False)
    while len(entries) < words + length and not now.ended:
        kind, text = ("word", said) if len(entries) < words else ("play", chance.choice(now.match.legal()))
        entry = Entry(now.seq + 1, kind, now.turn, text, 1.0, f"{chance.getrandbits(128):032x}")
        now = now.after(entry)
        entries.append(msgspec.structs.replace(entry, public=now.public))
    return row, entries


@pytest.mark.parametrize("words", [0, 300])
@pytest.mark.parametrize("length", [0, 40, 2000])
@pytest.mark.parametrize("name", regalia.rulebooks())
def test_the_size_of_a_table_is_about_what_it_takes(name: str, length: int, words: int):
    """With a few hundred of them the process grows by some percent more than what Python allocates."""
    row, entries = log_of(name, 4 if length else 2, length, words)
    stored = msgspec.msgpack.Encoder().encode(entries)
    decoder = msgspec.msgpack.Decoder(list[Entry])

    def read() -> Table:
        state, log = load_state(Kept(dict(row), decoder.decode(stored), None))
        for seat in (None, *range(len(state.chairs))):  # everybody looks at it
            state.spoken(seat)
        return Table(state, log)

    read()
    gc.collect()
    tracemalloc.start()
    try:
        tables = [read() for _ in range(3)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] / len(tables)
    finally:
        tracemalloc.stop()
    assert 0.9 < tables[0].size / taken < 1.7


def test_tables_are_dropped_by_what_they_take_and_not_by_their_number(database: str):
    """Two thousand long matches took gigabytes."""

    async def lay_out(place: Registry, **more: Any) -> Table:
        return await place.find((await place.create(NewTable("kingdoms", {"players": 2}, start="now", **more))).table)

    async def story(store: Store) -> None:
        async with opened(store, table_memory=2) as place:
            small = [await lay_out(place) for _ in range(48)]
            assert len(place.tables) == 48
            assert place.size == sum(each.size for each in small) < 2 << 20
            long = await lay_out(place, words="everybody")
            watched = small.pop(3)
            watched.watchers.add(lambda: None)
            while len(place.tables) == 49:  # it grows
                await talk.say(place, long, 0, Say(text="w" * 200))
                long.now.spoke.clear()
            assert {long.now.id, watched.now.id} <= place.tables.keys()
            assert small[0].now.id not in place.tables  # the longest unused
            assert place.size == sum(each.size for each in place.tables.values()) <= 2 << 20

    run(database, story)


def test_erased_messages_take_no_memory(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            wish = NewTable("kingdoms", {"players": 2}, start="now", words="everybody", keep_words=False)
            table = await place.find((await place.create(wish)).table)
            empty = table.size
            for _ in range(5):
                await talk.say(place, table, 0, Say(text="w" * 200))
            full = table.size
            await commands.resign(place, table, 0, Resign())
            assert empty < table.size < full
            assert place.size == table.size

    run(database, story)
