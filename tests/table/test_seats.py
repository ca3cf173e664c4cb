"""A seat is its person's: tokens change with its holder, and nobody looks into a hand by passing seats around."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from languages import said_in_every_language
from regalia.table import commands, talk
from regalia.table.messages import NewTable, Pause, Resign, SeatWish, SoftClock
from regalia.table.store import Store
from regalia.table.trouble import Trouble
from table.servers import PEOPLE, Guest, Server
from table.test_registry import opened, play, run

BOT, OPEN = {"kind": "bot", "bot": "random"}, {"kind": "open"}
THREE = [*PEOPLE, {"kind": "person", "name": "Clara"}]


def code(server: Server, guest: Guest, seat: int, token: str | None, status: int, **wish) -> str:
    return server.post(f"{guest.path}/seats/{seat}", token, status, **wish)["code"]


def test_person_to_bot_and_back_has_a_new_token(server: Server):
    guest = server.table()
    tokens = [guest.tokens[0]]
    for _ in range(2):
        server.post(f"{guest.path}/seats/0", tokens[-1], kind="bot", bot="random")
        back = server.post(f"{guest.path}/join", tokens[-1])
        assert (back["seat"], back["state"]["seats"][0]["kind"]) == (0, "person")
        assert server.get(guest.path, tokens[-1], 403)["code"] == "wrong-token"
        tokens.append(back["token"])
    assert len(set(tokens)) == 3
    moved = server.post(f"{guest.path}/seats/0", tokens[-1], kind="person", name="Anna's sister")
    assert server.get(guest.path, tokens[-1], 403)["code"] == "wrong-token"
    assert server.get(guest.path, moved["token"])["seat"] == 0
    own = server.post(f"{guest.path}/join", moved["token"], own=True)["token"]  # by a link others may have seen
    assert server.get(guest.path, moved["token"], 403)["code"] == "wrong-token"
    assert server.post(f"{guest.path}/join", own, name="Anna")["token"] is None


def test_a_host_cannot_take_a_friends_seat(server: Server):
    guest = server.table([PEOPLE[0], OPEN])
    friend = server.post(f"{guest.path}/join", name="Bruno")["token"]
    for kind in ("bot", "open", "person"):
        for token in (guest.host, guest.tokens[0]):
            assert code(server, guest, 1, token, 403, kind=kind) == "persons-seat"
    said_in_every_language(lambda lang: server.post(f"{guest.path}/seats/1?lang={lang}", guest.host, 403, kind="open")["sentence"])
    server.post(f"{guest.path}/seats/0/agree", friend, kind="open")  # alone it counts for nothing
    assert code(server, guest, 0, friend, 403, kind="open") == "persons-seat"
    assert server.get(guest.path, friend)["seat"] == 1
    server.post(f"{guest.path}/seats/1", friend, kind="bot")  # while the friend is away a bot plays: it is still the friend's
    assert code(server, guest, 1, guest.tokens[0], 403, kind="person") == "not-your-seat"
    server.post(f"{guest.path}/seats/1", guest.host, kind="bot", bot="random")
    for kind in ("open", "person"):
        assert code(server, guest, 1, guest.host, 403, kind=kind) == "persons-seat"
    assert server.get(guest.path, friend)["seat"] == 1


def test_a_bots_hand_is_shown_to_nobody_unless_all_agree(server: Server):
    guest = server.table([PEOPLE[0], OPEN, BOT], options={"players": 3})
    friend = server.post(f"{guest.path}/join", name="Bruno")["token"]
    for kind in ("person", "open"):
        assert code(server, guest, 2, guest.host, 409, kind=kind) == "agreement"
    assert "Bruno" in said_in_every_language(
        lambda lang: server.post(f"{guest.path}/seats/2?lang={lang}", guest.host, 409, kind="person")["sentence"]
    )
    assert server.post(f"{guest.path}/seats/2", guest.host, kind="bot", bot="greedy")["token"] is None
    assert code(server, guest, 2, friend, 403, kind="person") == "not-your-seat"  # only the host gives a bot's seat away
    with server.live(guest.id, friend) as live:
        agreed = server.post(f"{guest.path}/seats/2/agree", friend, kind="person")
        assert server.post(f"{guest.path}/seats/2/agree", friend, kind="person")["seq"] == agreed["seq"]
        assert code(server, guest, 2, guest.host, 409, kind="open") == "agreement"  # they agreed to something else
        given = server.post(f"{guest.path}/seats/2", guest.host, kind="person", name="Clara")
        told: list[tuple[str, str]] = []
        while ("sit", "Clara") not in told:
            told += [(line["kind"], line["who"]["name"]) for line in live.until("log")["lines"] if line["who"]]
        assert told[-2][0] == "agree"
    assert server.get(guest.path, given["token"])["seat"] == 2
    alone = server.table([PEOPLE[0], BOT])
    assert server.post(f"{alone.path}/seats/1", alone.host, kind="person")["token"]


def test_all_the_others_may_free_a_seat(server: Server):
    guest = server.table(THREE, options={"players": 3})
    assert code(server, guest, 2, guest.tokens[0], 409, kind="open") == "agreement"
    assert server.post(f"{guest.path}/seats/2/agree", guest.tokens[2], 403, kind="open")["code"] == "not-your-seat"
    assert server.post(f"{guest.path}/seats/2/agree", guest.host, 403, kind="open")["code"] == "not-your-seat"
    server.post(f"{guest.path}/seats/2/agree", guest.tokens[1], kind="open")
    assert code(server, guest, 2, guest.tokens[0], 409, kind="bot") == "agreement"
    assert server.post(f"{guest.path}/seats/2", guest.tokens[0], kind="open")["kind"] == "open"
    assert server.get(guest.path, guest.tokens[2], 403)["code"] == "wrong-token"
    new = server.post(f"{guest.path}/join", name="David")
    assert new["seat"] == 2
    assert code(server, guest, 2, guest.tokens[0], 409, kind="open") == "agreement"  # what was agreed to is done


def test_who_was_replaced_by_a_bot_comes_back(server: Server):
    """By the others' agreement, or after resigning; until a person sits there. The bot's hand is the hand they had."""
    guest = server.table(THREE, options={"players": 3})
    server.post(f"{guest.path}/seats/2/agree", guest.tokens[1], kind="bot")
    server.post(f"{guest.path}/seats/2", guest.tokens[0], **BOT)
    assert server.get(guest.path, guest.tokens[2])["seats"][2]["kind"] == "bot"
    assert server.post(f"{guest.path}/play", guest.tokens[2], 409, move=0, seq=99)["code"] in ("stale", "bot-plays")
    back = server.post(f"{guest.path}/join", guest.tokens[2])
    assert (back["seat"], back["state"]["seats"][2]["kind"]) == (2, "person")
    server.post(f"{guest.path}/resign", back["token"])
    again = server.post(f"{guest.path}/join", back["token"])["state"]["seats"][2]
    assert (again["kind"], again["resigned"]) == ("person", False)


def test_before_the_start_the_host_arranges_what_nobody_has_taken(server: Server):
    guest = server.table([*PEOPLE, OPEN], options={"players": 3}, start="asked")
    assert server.post(f"{guest.path}/seats/1", guest.host, kind="open")["kind"] == "open"
    friend = server.post(f"{guest.path}/join", seat=1)["token"]
    assert code(server, guest, 1, guest.host, 403, kind="open") == "persons-seat"
    server.post(f"{guest.path}/seats/2", guest.host, kind="bot", bot="random")
    assert server.post(f"{guest.path}/seats/2", guest.host, kind="person")["token"]
    assert server.get(guest.path, friend)["seat"] == 1


def test_after_the_time_away_the_seat_is_free(database: str):
    async def story(store: Store) -> None:
        async with opened(store, away_hours=0) as place:
            made = await place.create(NewTable("kingdoms", {"players": 2}, [SeatWish(), SeatWish()]))
            table = await place.find(made.table)
            seat = table.now.turn or 0
            due, other = made.seats[seat].token, made.seats[1 - seat].token
            with pytest.raises(Trouble, match="persons-seat"):
                await commands.hand_over(place, table, due, 1 - seat, SeatWish("bot", "random"))
            with pytest.raises(Trouble, match="persons-seat"):
                await commands.hand_over(place, table, other, seat, SeatWish("person"))
            await commands.hand_over(place, table, other, seat, SeatWish("open"))
            with pytest.raises(Trouble, match="wrong-token"):
                await place.seat(table, due)

    run(database, story)


def test_a_bot_that_could_not_move_for_long_is_replaced_by_a_bot(database: str):
    """After a weekend without a server, for example: that alone shows its hand to nobody."""

    async def story(store: Store) -> None:
        async with opened(store, away_hours=0) as place:
            bot = SeatWish("bot", "random")
            made = await place.create(NewTable("kingdoms", {"players": 3}, [SeatWish(), SeatWish(), bot]))
            table, (host, friend) = await place.find(made.table), [each.token for each in made.seats[:2]]
            while table.now.turn != 2:
                await play(place, table)
            for token, code in ((host, "not-your-seat"), (friend, "not-your-seat"), (made.host, "agreement")):
                for kind in ("open", "person"):
                    with pytest.raises(Trouble, match=code):
                        await commands.hand_over(place, table, token, 2, SeatWish(kind))
            await commands.hand_over(place, table, friend, 2, bot)

    run(database, story)


def test_who_is_away_for_a_while_is_asked_too_before_a_bots_hand_is_shown(database: str):
    """Bruno has dinner, and a bot plays for him: when he comes back nobody holds two hands."""

    async def story(store: Store) -> None:
        async with opened(store, away_hours=1) as place:
            bot = SeatWish("bot", "random")
            made = await place.create(NewTable("kingdoms", {"players": 3}, [SeatWish(), SeatWish(name="Bruno"), bot]))
            table, (host, bruno) = await place.find(made.table), [each.token for each in made.seats[:2]]
            await commands.hand_over(place, table, bruno, 1, bot)
            for kind in ("person", "open"):
                with pytest.raises(Trouble, match="agreement") as refused:
                    await commands.hand_over(place, table, made.host, 2, SeatWish(kind))
                assert "Bruno" in refused.value.problem("en").sentence
            await commands.hand_over(place, table, made.host, 2, bot)  # shows it to nobody
            await commands.hand_over(place, table, host, 0, bot)  # the host may be away, too
            with pytest.raises(Trouble, match="agreement") as refused:
                await commands.hand_over(place, table, made.host, 2, SeatWish("open"))
            assert refused.value.problem("en").sentence.endswith(": Bruno.")
            _, bruno = await commands.join(place, table, bruno, None, None)
            await commands.agree(place, table, bruno, 2, "open")
            await commands.hand_over(place, table, made.host, 2, SeatWish("open"))
            await commands.hand_over(place, table, made.host, 2, bot)
            await commands.hand_over(place, table, bruno, 1, bot)
            table.entries[:] = [msgspec.structs.replace(each, at=each.at - 3601) for each in table.entries]
            await commands.hand_over(place, table, made.host, 2, SeatWish("open"))  # nobody waits for ever

    run(database, story)


def test_a_seat_where_a_bot_plays_for_somebody_is_free_after_the_time_away(database: str):
    async def story(store: Store) -> None:
        async with opened(store, away_hours=1) as place:
            made = await place.create(NewTable("kingdoms", {"players": 2}, [SeatWish(), SeatWish()]))
            table, (host, friend) = await place.find(made.table), [each.token for each in made.seats]
            await commands.hand_over(place, table, friend, 1, SeatWish("bot", "random"))
            with pytest.raises(Trouble, match="persons-seat"):
                await commands.hand_over(place, table, made.host, 1, SeatWish("open"))
            table.entries[:] = [msgspec.structs.replace(each, at=each.at - 3601) for each in table.entries]
            await commands.hand_over(place, table, host, 1, SeatWish("open"))
            with pytest.raises(Trouble, match="wrong-token"):
                await place.seat(table, friend)
            await commands.hand_over(place, table, made.host, 1, SeatWish("bot", "random"))  # which plays for nobody
            assert (await commands.hand_over(place, table, made.host, 1, SeatWish("person"))).token

    run(database, story)


def test_who_has_left_before_the_start_has_left_nothing_to_agree_on(database: str):
    """The host arranges what nobody sits in, whoever sat there before."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            made = await place.create(NewTable("kingdoms", {"players": 3}, [SeatWish(), SeatWish("open"), SeatWish("open")], start="asked"))
            table = await place.find(made.table)
            await commands.join(place, table, None, "Bruno", 1)
            _, clara = await commands.join(place, table, None, "Clara", 2)
            await commands.hand_over(place, table, clara, 2, SeatWish("open"))
            for kind in ("bot", "open", "bot", "person"):
                await commands.hand_over(place, table, made.host, 2, SeatWish(kind))

    run(database, story)


def test_a_time_that_was_agreed_on_is_longer_than_the_time_away(database: str):
    """Three days for a move are three days: the other player cannot have the seat after one."""

    async def story(store: Store) -> None:
        async with opened(store, away_hours=0) as place:
            made = await place.create(NewTable("kingdoms", {"players": 2}, [SeatWish(), SeatWish()], clock=SoftClock(3 * 86400)))
            table = await place.find(made.table)
            seat = table.now.turn or 0
            other = made.seats[1 - seat].token
            for kind in ("bot", "open"):
                with pytest.raises(Trouble, match="persons-seat"):
                    await commands.hand_over(place, table, other, seat, SeatWish(kind))
            for each in (0, 1):
                await talk.pause(place, table, each, Pause(pause=True))
            assert table.now.clock
            assert table.now.clock.paused
            await commands.hand_over(place, table, other, seat, SeatWish("open"))  # nobody waits for ever

    run(database, story)


def test_a_bot_that_plays_for_somebody_plays_the_rematch_for_them(database: str):
    """Their token is good at the new table, too; the host cannot have their seat there."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            made = await place.create(NewTable("kingdoms", {"players": 3}, [SeatWish(), SeatWish(), SeatWish("bot", "random")]))
            table, (host, friend) = await place.find(made.table), [each.token for each in made.seats[:2]]
            for shift in (0, 1, 1):
                seat = await place.seat(table, friend)
                if not shift:
                    await commands.hand_over(place, table, friend, seat, SeatWish("bot", "random"))
                await commands.resign(place, table, await place.seat(table, host), Resign())
                table = await commands.rematch(place, table, host, bool(shift))
                seat, plain = await place.seat(table, friend), (await place.seat(table, host) + 2) % 3
                for kind in ("open", "person"):
                    with pytest.raises(Trouble, match="persons-seat"):
                        await commands.hand_over(place, table, made.host, seat, SeatWish(kind))
            with pytest.raises(Trouble, match="agreement"):
                await commands.hand_over(place, table, made.host, plain, SeatWish("open"))
            back, friend = await commands.join(place, table, friend, None, None)
            assert back == seat
            await commands.agree(place, table, friend, plain, "open")
            await commands.hand_over(place, table, made.host, plain, SeatWish("open"))  # the other bot plays for nobody

    run(database, story)


@pytest.mark.parametrize("rotate", [False, True])
def test_the_host_agrees_for_nobody_else_at_a_rematch(database: str, rotate: bool):
    """The first seat for a person is the host's at the first table; at the next one somebody else may sit there."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            own = 0 if rotate else 1  # everybody moves, or a friend sits before the host from the beginning
            seats = [SeatWish("person" if seat == own else "open") for seat in range(3)]
            made = await place.create(NewTable("kingdoms", {"players": 3}, seats))
            table, host = await place.find(made.table), made.seats[own].token
            friends = [(await commands.join(place, table, None, name, None))[1] for name in ("Bruno", "Clara")]
            for _ in range(2):
                assert table.now.hosts_seat == await place.seat(table, host)
                for token in (host, friends[0]):
                    await commands.resign(place, table, await place.seat(table, token), Resign())
                table = await commands.rematch(place, table, friends[0], rotate)
                for token in friends:
                    seat = await place.seat(table, token)
                    await commands.agree(place, table, host, seat, "open")
                    with pytest.raises(Trouble, match="agreement"):
                        await commands.hand_over(place, table, made.host, seat, SeatWish("open"))

    run(database, story)


def test_a_table_has_one_rematch(postgres_servers: list[Server], sqlite_server: Server):
    """Everybody asks at the same time, at one process or at two."""
    for servers in (postgres_servers, [sqlite_server, sqlite_server]):
        guest = servers[0].table(THREE, options={"players": 3})
        for seat in (0, 1):
            servers[0].post(f"{guest.path}/resign", guest.tokens[seat])
        before = {card["table"] for card in servers[0].post("/api/tables/mine", tokens=guest.tokens)}
        with ThreadPoolExecutor(6) as pool:
            asked = [pool.submit(servers[n % 2].post, f"{guest.path}/rematch", guest.tokens[n % 3]) for n in range(6)]
            new = {each.result()["table"] for each in asked}
        assert len(new) == 1
        assert {card["table"] for card in servers[1].post("/api/tables/mine", tokens=guest.tokens)} == before | new
        assert [servers[0].get(f"/api/tables/{next(iter(new))}", token)["seat"] for token in guest.tokens] == [0, 1, 2]


def test_a_rematch_cut_short_is_found_again(database: str):
    """The new table was kept, the line in the old log was not: the next who asks gets the same table."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            made = await place.create(NewTable("kingdoms", {"players": 2}))
            table = await place.find(made.table)
            await commands.resign(place, table, 0, Resign())
            token = made.seats[0].token
            begun = await commands._rematch_of(place, table, False, "now")
            again = await asyncio.gather(*(commands.rematch(place, table, token, bool(n)) for n in range(2)))
            assert {each.now.id for each in again} == {begun.now.id} == {table.now.rematch}

    run(database, story)
