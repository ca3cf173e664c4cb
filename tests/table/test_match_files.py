"""Files of strangers are opened elsewhere: whatever one does costs one answer, never the server."""

import asyncio
import json
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

import regalia
from languages import said_in_every_language
from regalia.table.fair_queue import FairQueue
from regalia.table.file_worker import BROKEN, DONE, Task, isolated
from regalia.table.match_files import ASKED_BY_ADDRESS, MatchFiles
from regalia.table.trouble import Trouble
from table.servers import Server

PROBE = {"phase": "mint", "step": {"left": 32000}}  # wrote 31,889 numbers past a list once


def file(name: str = "kingdoms", moves: int = 3, **changes) -> dict:
    match = regalia.game(name).start(seed=1)
    for _ in range(moves):
        match.play(match.legal_ids()[0])
    return {**json.loads(match.to_json()), **changes}


def test_a_file_from_a_position_is_refused_in_one_sentence(sqlite_server: Server):
    probe = file("palais-royal", 0, position=PROBE)
    for path in ("/api/verify", "/api/replay"):
        assert sqlite_server.post(path, status=400, **probe)["code"] == "bad-input"
        said_in_every_language(lambda lang, path=path: sqlite_server.post(f"{path}?lang={lang}", status=400, **probe)["sentence"])
    assert sqlite_server.get("/health")["ok"]
    assert sqlite_server.post("/api/verify", **file())["problems"] == []


def test_what_is_wrong_with_a_file_is_said(sqlite_server: Server):
    for wrong, says in (
        ({**file(), "moves": ["castle 9 z9"] * 5000}, "at most 3000 moves"),
        ({**file(), "game": "chess"}, "no game called 'chess'"),
        ({**file("royals"), "options": {"board": "/etc/passwd"}}, "board"),
        ({**file(), "options": {"name": "kingdoms"}}, "name"),
        ({**file(), "rules_version": 10**400}, "under version 1000"),
    ):
        assert says in sqlite_server.post("/api/verify", status=400, **wrong)["sentence"]
    deep = sqlite_server.http.post("/api/verify", content=b'{"game":' + b"[" * 100_000)
    assert deep.status_code == 400
    assert sqlite_server.http.post("/api/replay", content=b"\xff").json()["code"] == "bad-input"


def test_many_files_at_once_do_not_stop_a_table(sqlite_server: Server):
    big = file("royals", 150)
    guest = sqlite_server.table()
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(sqlite_server.http.post, "/api/replay", json=big) for _ in range(6)]
        for _ in range(10):
            guest.play()
        answers = [each.result() for each in asked]
    assert {answer.status_code for answer in answers} == {200}
    opened = answers[0].json()
    assert len(opened["views"]) == len(opened["lines"]) > 40


@pytest.mark.parametrize(
    "work",
    [
        lambda: os.kill(os.getpid(), signal.SIGSEGV),
        lambda: os.kill(os.getpid(), signal.SIGKILL),
        lambda: bytes(3 << 30),  # more memory than there is for it
        lambda: [None for _ in iter(int, 1)],  # for ever
        lambda: DONE + bytes(2 << 20),  # an answer without end
        lambda: 1 // 0,
        lambda: os._exit(0),
    ],
)
def test_a_child_that_dies_or_wants_too_much_is_broken(work: Callable[[], bytes]):
    assert isolated(work, seconds=1.0, memory=256 << 20, largest=1 << 20) == BROKEN
    assert isolated(lambda: DONE + b"{}", seconds=5.0) == DONE + b"{}"


def test_a_worker_that_dies_costs_one_answer():
    async def story() -> None:
        files, task = MatchFiles(1), Task("verify", json.dumps(file()).encode(), "kingdoms", "en")
        assert json.loads(await files.carry_out("here", task))["problems"] == []
        (worker,) = files.workers
        worker.process.send_signal(signal.SIGSTOP)
        asked = asyncio.create_task(files.carry_out("here", task))
        while files.spare:
            await asyncio.sleep(0)
        worker.process.kill()
        with pytest.raises(Trouble) as trouble:
            await asked
        said_in_every_language(lambda lang: trouble.value.problem(lang).sentence)
        assert json.loads(await files.carry_out("here", task))["problems"] == []
        (worker,) = files.workers
        worker.process.kill()  # while nobody needs it
        await worker.process.wait()
        assert json.loads(await files.carry_out("here", task))["problems"] == []
        await files.close()
        assert not files.workers

    asyncio.run(story())


def test_addresses_take_turns_and_have_one_place_each():
    async def story() -> None:
        queue, order = FairQueue(2, each=1), list[str]()

        async def go(address: str) -> None:
            async with queue.place(address):
                order.append(address)
                await asyncio.sleep(0)

        async with queue.place("guest"):  # the guest has one; the other place stays free for others
            going = [asyncio.create_task(go(who)) for who in ("greedy", "greedy", "greedy", "other", "guest")]
            await asyncio.sleep(0)
            assert order == ["greedy"]
        await asyncio.gather(*going)
        assert sorted(order[:3]) == ["greedy", "guest", "other"]
        async with asyncio.timeout(300), queue.place("one"), queue.place("other"):  # both places are free again
            pass

    asyncio.run(story())


def test_an_address_hands_in_a_few_files_at_a_time(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        files, go_on = MatchFiles(2), asyncio.Event()

        async def answer(task: Task) -> bytes:
            await go_on.wait()
            return DONE + b"{}"

        monkeypatch.setattr(files, "_answer", answer)
        task = Task("verify", b"", "kingdoms", "en")
        asked = [asyncio.create_task(files.carry_out("full", task)) for _ in range(ASKED_BY_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="too-many"):
            await files.carry_out("full", task)
        asked[-1].cancel()
        await asyncio.gather(asked[-1], return_exceptions=True)
        asked[-1] = asyncio.create_task(files.carry_out("full", task))
        go_on.set()
        assert await asyncio.gather(*asked) == [b"{}"] * ASKED_BY_ADDRESS

    asyncio.run(story())
