"""Bots at tables: shared fairly between addresses, best found so far when time is up, and a pace that tells nothing."""

import asyncio
import itertools
import signal
import time
from collections import Counter
from http.client import HTTPConnection
from pathlib import Path

import pytest

import regalia
from regalia import bots
from regalia.bots.levels import PLAIN
from regalia.core.match import Match
from regalia.table import bot_players
from regalia.table.fair_queue import FairQueue
from regalia.table.process_link import ProcessLink
from regalia.table.store import Store
from regalia.table.table_state import Chair
from table.servers import Server
from table.test_registry import opened, run

BOT = {"kind": "bot", "bot": "random"}


def test_addresses_take_turns_then_their_tables():
    async def served() -> list[str]:
        queue, order = FairQueue(1), list[str]()

        async def visit(address: str, table: str) -> None:
            async with queue.place(address, table):
                order.append(table)

        async with queue.place("first", "first"):
            names = ["a1", "a2", "a3", "a1", "b1", "c1", "c1", "c2"]
            tasks = [asyncio.create_task(visit(name[0], name)) for name in names]
            await asyncio.sleep(0)
            tasks[1].cancel()  # a2 leaves
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(300), queue.place("last", "last"):  # the place is free again
            return order

    assert asyncio.run(served()) == ["a1", "b1", "c1", "a3", "c2", "a1", "c1"]


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_a_search_that_must_hurry_plays_the_best_it_has(name: str):
    match = regalia.game(name).start(seed=2)
    bots.SearchBot(bots.Budget(simulations=1)).choose(bots.know(match, 1))  # compiled
    begun = time.perf_counter()
    choice = bots.SearchBot(bots.Budget(simulations=10**8)).choose(bots.know(match, 1, until=begun + 0.1))
    assert 0 < choice.simulations < 10**8
    assert choice.move == choice.estimates[0].move
    late = bots.SearchBot(bots.Budget(simulations=10**8)).choose(bots.know(match, 1, until=begun))
    assert late.move in match.legal_ids()


def test_a_bot_that_fails_is_stood_in_for_by_greedy_never_by_chance(monkeypatch: pytest.MonkeyPatch):
    class Broken:
        def choose(self, known: bots.Knowledge) -> bots.Choice:
            raise RuntimeError("broken")

    class Cheat:
        def choose(self, known: bots.Knowledge) -> bots.Choice:
            return bots.Choice(10**6, 1.0)

    monkeypatch.setitem(PLAIN, "broken", Broken)
    monkeypatch.setitem(PLAIN, "cheat", Cheat)
    match = regalia.game("kingdoms").start(seed=2)
    until = time.perf_counter() + 3600
    best = bots.bot("greedy").choose(bots.know(match, 5)).move
    for name in ("broken", "cheat"):
        move, failure = bot_players._choose(match, name, 5, until)
        assert (move, failure is not None) == (best, True)
    monkeypatch.setitem(PLAIN, "greedy", Broken)
    assert bot_players._choose(match, "broken", 5, until)[0] == match.legal_ids()[0]


def test_bots_alone_play_while_somebody_watches(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", bot_poll=0.05, bot_pause=0.05)
    try:
        guest = server.table([BOT, BOT])
        played = server.table([{"kind": "person"}, BOT])

        def lines() -> int:
            """How far the bots are; to ask for a list of tables is not to watch one."""
            return server.post("/api/tables/mine", tokens=[guest.host])[0]["seq"]

        def play_elsewhere() -> None:
            with server.live(played.id, played.tokens[0]) as live:
                began = state = live.until("state")
                while not state["over"] and state["moment"] < began["moment"] + 10:
                    if state["legal"]:
                        live.say(type="play", seat=0, move=state["legal"][0]["id"], seq=state["seq"])
                    state = live.until("state")

        play_elsewhere()
        assert lines() == 0
        with server.live(guest.id) as live:
            while live.until("state")["moment"] < 3:
                pass
        play_elsewhere()
        rested = lines()
        play_elsewhere()
        while lines() > rested:  # the bots may finish what they had decided, then they rest
            rested = lines()
            play_elsewhere()
        with server.live(guest.id) as live:
            while live.until("state")["moment"] <= rested:
                pass
            assert live.until("state", over=True)["result"]["winners"]
    finally:
        assert server.stop() == 0


@pytest.mark.alone
@pytest.mark.parametrize("bot", ["knight", "duke"])
def test_how_long_a_bot_takes_does_not_depend_on_what_it_can_do(tmp_path: Path, bot: str):
    """Moments of one legal move, of many, and of payments of several steps all come when the bot's time is over."""
    pause = 0.4
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", bot_pause=pause)
    try:
        guest = server.table([{"kind": "bot", "bot": bot}] * 2, game="royals", options={"players": 2})
        while any(each["part"] for each in server.get("/health")["warm_up"] if each["game"] == "royals"):
            time.sleep(0.2)
        times = []
        with server.live(guest.id) as live:
            while live.until("state")["moment"] < 16:
                times.append(time.monotonic())
        waits = [later - sooner for sooner, later in itertools.pairwise(times[1:])]
        assert all(wait > 0.5 * pause for wait in waits)  # one that reached us late makes the next wait shorter
        assert Counter(round(wait / pause) for wait in waits).most_common(1)[0][0] == 1
        assert sum(round(wait / pause) > 1 for wait in waits) <= 2  # held up by whatever else this machine does
        lines = server.get(f"{guest.path}/log")["lines"]
        assert len({line["at"] for line in lines}) == len(lines)
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("pause", [0.1, 0.6, 2.0])
def test_what_a_bot_writes_down_unseen_does_not_make_it_late(tmp_path: Path, pause: float):
    """A pause more after a move of many private steps would show that there were many: a fifth of the time is left for them."""

    async def story(store: Store) -> None:
        async with opened(store, bot_pause=pause) as place:
            players = bot_players.BotPlayers(place, ProcessLink())
            for game, level in itertools.product(regalia.rulebooks(), bots.LEVELS):
                seconds = bot_players._seconds(level, game)
                thinking, shared = players._allowed(seconds)
                assert shared
                assert thinking <= 0.81 * players._slots(seconds)
            await players.close()

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


@pytest.mark.alone
@pytest.mark.parametrize("hand", [{}, {"france": 8, "spain": 3}])
def test_a_bot_without_a_choice_holds_its_place_as_long_as_one_with_many(tmp_path: Path, hand: dict[str, int]):
    """Whoever waits for the place, with a hint at another table, would know when it was free: at once, if the bot could afford nothing."""
    position = {"phase": "play", "turn": 0, "display": ["france", "britain", "britain"], "hands": [hand, {}]}

    async def story(store: Store) -> None:
        async with opened(store, bot_threads=1) as place:
            players = bot_players.BotPlayers(place, ProcessLink())
            match = Match(regalia.game("royals", players=2), position=position)
            assert (len(match.legal_ids()) == 1) == (not hand)
            held = []
            for _ in range(2):  # the first time it is compiled
                chairs = [Chair("bot", "sovereign"), Chair("person")]
                table = await place.set_up(match, chairs, [], start="now")
                async with players._queue.place("before", "before"):
                    players.wake(table)
                    while not players._queue._waiting:
                        await asyncio.sleep(0)
                begun = time.monotonic()
                async with players._queue.place("somebody", "else"):
                    held.append(time.monotonic() - begun)
                await players._busy[table.now.id]
            thinking, _ = players._allowed(bot_players._seconds("sovereign", "royals"))
            assert 0.95 * thinking < held[1] < 1.6 * thinking
            await players.close()

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_one_address_does_not_hold_all_hints(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", bot_threads=1)

    def table(address: str) -> tuple[str, str]:
        body = {"game": "kingdoms", "options": {"players": 2}}
        made = server.http.post("/api/tables", json=body, headers={"x-forwarded-for": address}).json()
        return made["table"], made["seats"][made["state"]["turn"]]["token"]

    def ask(name: str, token: str) -> HTTPConnection:
        line = HTTPConnection("127.0.0.1", server.port, timeout=300)
        line.request("POST", f"/api/tables/{name}/hint", "{}", {"authorization": f"Bearer {token}", "content-type": "application/json"})
        return line

    try:
        server.table()
        greedy_guest = [table("10.0.0.1") for _ in range(8)]
        other_guest = table("10.0.0.2")
        server.process.send_signal(signal.SIGSTOP)  # until all have asked: none has its hint before another asks
        lines = [ask(*guest) for guest in [*greedy_guest, other_guest]]
        server.process.send_signal(signal.SIGCONT)
        *many, other = [line.getresponse().status for line in lines]
        for line in lines:
            line.close()
        assert (Counter(many), other) == ({200: bot_players.HINTS_EACH, 429: 8 - bot_players.HINTS_EACH}, 200)
    finally:
        assert server.stop() == 0
