"""The collector of cycles: what is new is looked at once, soon enough, and then set aside."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from regalia.table.memory import FEW, MANY, OLD, RARELY, RESTS, Memory


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
