"""What an address may do counts for its networks, too: one client of IPv6 may have 65,536 networks of /64."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from regalia.table import connection_guard
from regalia.table.analyses import WAITING, WAITING_PER_ADDRESS, Analyses
from regalia.table.bot_players import HINTS_AT_ONCE, HINTS_EACH, BotPlayers
from regalia.table.fair_queue import FairQueue
from regalia.table.file_worker import DONE, Task
from regalia.table.limits import Buckets, Hourly, network_of
from regalia.table.match_files import ASKED, ASKED_BY_ADDRESS, MatchFiles
from regalia.table.metrics import Metrics
from regalia.table.process_link import ProcessLink
from regalia.table.settings import Settings
from regalia.table.trouble import Trouble
from table.servers import Server
from table.test_analysis import Busy

ONE_56, ONE_48 = (lambda number: f"2001:db8:1:{number:x}::5"), (lambda number: f"2001:db8:1:{number << 8:x}::5")
MANY_48, MANY_4 = (lambda number: f"2001:db8:{number:x}::5"), (lambda number: f"192.0.2.{number}")


@pytest.mark.parametrize(("host", "allowance"), [(lambda _: ONE_56(1), 1), (ONE_56, 2), (ONE_48, 4), (lambda _: MANY_4(1), 1)])
@pytest.mark.parametrize("limit", [lambda: Hourly(4), lambda: Buckets(1.0)], ids=["hourly", "rate"])
def test_one_client_gets_no_more_by_using_many_of_its_networks(
    host: Callable[[int], str], allowance: int, limit: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("regalia.table.limits.time.monotonic", lambda: 1000.0)
    counted = limit()
    taken = sum(counted.take(network_of(host(number))) for _ in range(4) for number in range(100))
    assert taken == 4 * allowance
    assert all(counted.take(network_of(stranger)) for stranger in ("2001:db8:2::5", "192.0.2.200"))


def test_one_client_makes_no_more_tables_from_many_of_its_networks(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", tables_per_hour=2, sockets_per_address=1)
    try:
        server.prepare("kingdoms")

        def create(host: str) -> int:
            return server.http.post("/api/tables", json={"game": "kingdoms"}, headers={"x-forwarded-for": host}).status_code

        assert [create(ONE_48(number)) for number in range(12)] == [201] * 8 + [429] * 4
        assert [create(MANY_48(number)) for number in range(2, 12)] == [201] * 10
        table = server.http.post("/api/tables", json={"game": "kingdoms"}, headers={"x-forwarded-for": "192.0.2.7"}).json()["table"]
        with ExitStack() as stack:
            for number in range(4):
                stack.enter_context(server.live(table, additional_headers={"x-forwarded-for": ONE_48(number)}))
            with pytest.raises(InvalidStatus), server.live(table, additional_headers={"x-forwarded-for": ONE_48(5)}):
                pass
            with server.live(table, additional_headers={"x-forwarded-for": MANY_48(9)}) as live:
                assert live.until("state")
    finally:
        assert server.stop() == 0


def test_one_client_holds_no_more_connections_from_many_of_its_networks():
    guard = connection_guard.ConnectionGuard(Settings(connections_per_address=10), Metrics())

    def full(host: str) -> bool:
        return guard.is_full_for(SimpleNamespace(client=(host, 1)), 1)

    assert [full(ONE_48(number)) for number in range(41)] == [False] * 40 + [True]
    assert not full(MANY_48(2))


# queues that all share


async def files(_: pytest.MonkeyPatch) -> Callable[[str], Any]:
    found = MatchFiles(2)

    async def answer(_: Task) -> bytes:
        return DONE + await asyncio.get_running_loop().create_future()

    found._answer = answer  # type: ignore[method-assign]
    return lambda address: found.carry_out(address, Task("verify", b"", "kingdoms", "en"))


async def analyses(_: pytest.MonkeyPatch) -> Callable[[str], Any]:
    found, numbers = Analyses(Busy(), ProcessLink()), count()  # type: ignore[arg-type]

    async def ask(address: str) -> None:
        await found.of_file(b"%d" % next(numbers), "", address)

    return ask


async def hints(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    found, numbers = BotPlayers(SimpleNamespace(settings=Settings(bot_threads=1)), ProcessLink()), count()  # type: ignore[arg-type]

    async def ask(address: str) -> None:
        with found.advising(SimpleNamespace(now=SimpleNamespace(id=str(next(numbers))), address=address)):  # type: ignore[arg-type]
            await asyncio.get_running_loop().create_future()

    return ask


@pytest.mark.parametrize(
    ("queue", "each", "places"),
    [(files, ASKED_BY_ADDRESS, ASKED), (analyses, WAITING_PER_ADDRESS, WAITING), (hints, HINTS_EACH, HINTS_AT_ONCE)],
    ids=["files", "analyses", "hints"],
)
@pytest.mark.parametrize("crowd", [ONE_48, MANY_48, MANY_4], ids=["one /48", "many /48", "many IPv4"])
def test_whoever_asks_for_much_leaves_room_for_those_who_wait_for_nothing(
    queue: Any, each: int, places: int, crowd: Callable[[int], str], monkeypatch: pytest.MonkeyPatch
):
    """Nine networks of /64 kept the queue for files full, and nobody else could open one."""

    async def story() -> None:
        ask, waiting = await queue(monkeypatch), set()

        async def comes_in(address: str) -> bool:
            task = asyncio.create_task(ask(network_of(address)))
            for _ in range(5):  # a task is let in, or refused, before it waits for anything
                await asyncio.sleep(0)
            if task.done() and task.exception():
                with suppress(Trouble):
                    await task
                return False
            waiting.add(task)
            return True

        first = [await comes_in(crowd(1)) for _ in range(each + 1)]
        assert first == [True] * each + [False], "one address alone has all its places"
        crowded = sum([await comes_in(crowd(number)) for _ in range(each) for number in range(2, 30)])
        assert crowded > each, "and so have others"
        assert all([await comes_in(host) for host in ("2001:db9::5", "198.51.100.7")])
        assert len(waiting) <= places
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(story())


def test_networks_of_one_client_take_their_turns_together():
    async def story() -> None:
        queue, order = FairQueue(1), list[str]()

        async def go(host: str) -> None:
            async with queue.place(network_of(host)):
                order.append(host)
                await asyncio.sleep(0)

        async with queue.place("somebody"):
            crowd = [asyncio.create_task(go(host)) for host in (*map(ONE_48, range(20)), "192.0.2.7")]
            await asyncio.sleep(0)
        await asyncio.gather(*crowd)
        assert order.index("192.0.2.7") <= 1

    asyncio.run(story())
