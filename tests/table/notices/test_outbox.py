"""The outbox from inside: what becomes a notice, who may deliver it, and what is no longer worth telling."""

import time
from typing import Any

import msgspec
from sqlalchemy import select

from regalia.table import commands
from regalia.table.circle_store import CircleStore
from regalia.table.messages import NewTable, Resign, SeatWish
from regalia.table.notices.events import reminder
from regalia.table.notices.notice import About
from regalia.table.notices.outbox import GATHER, LEASE, Delivery, Outbox, Subscription, new_id
from regalia.table.registry import Registry, Table
from regalia.table.schema import OUTBOX
from regalia.table.store import Store
from table.test_registry import lay_out, opened, play, run

LATER = GATHER + 0.1


def wants(store: Store, table: str, seat: int | None, target: str = "https://example.org/hook", **more: Any) -> Subscription:
    fresh = Subscription(new_id(), table, seat, "json", target, None, "en", "on", new_id(), time.time())
    kept = store.outbox.subscribe(fresh if not more else Subscription(**{**_dict(fresh), **more}), 8)
    assert kept
    return kept


def _dict(of: Subscription) -> dict[str, Any]:
    return {name: getattr(of, name) for name in of.__struct_fields__}


def told(deliveries: list[Delivery]) -> list[tuple[str, int | None, bool]]:
    return sorted(((each.kind, each.seat, each.stale) for each in deliveries), key=str)


def test_a_turn_is_told_to_its_seat_and_to_the_table_once(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            turn = table.now.turn
            assert turn is not None
            wants(store, table.now.id, 1 - turn)
            wants(store, table.now.id, None)
            wants(store, table.now.id, turn)
            await play(place, table)
            while table.now.turn == turn:
                await play(place, table)
            assert store.outbox.claim(table.now.changed + GATHER / 2) == []  # first it is seen who is here
            deliveries = store.outbox.claim(time.time() + LATER)
            assert told(deliveries) == [("turn", 1 - turn, False), ("turn", None, False)]
            assert store.outbox.claim(time.time() + LATER) == []  # nobody else delivers them meanwhile
            assert {each.name for each in deliveries} == {f"{table.now.id}.turn.{table.now.public}"}

    run(database, story)


def test_what_a_dead_process_had_claimed_is_delivered_by_another(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            wants(store, table.now.id, table.now.turn)
            await place.notify(table.now.id, reminder(table.now, "r1", 3))
            await place.notify(table.now.id, reminder(table.now, "r1", 3))  # another process was as quick
            now = time.time() + LATER
            first = store.outbox.claim(now)
            assert told(first) == [("reminder", table.now.turn, False)]
            assert (first[0].about.hours, first[0].tries) == (3, 1)
            assert store.outbox.claim(now + LEASE - 1) == []
            again = store.outbox.claim(now + LEASE)
            assert [each.name for each in again] == [each.name for each in first]
            store.outbox.delivered(first[0])  # too late: it is no longer theirs to say so
            assert store.outbox.claim(now + 2 * LEASE + 1)[0].tries == 3
            store.outbox.release()
            (last,) = store.outbox.claim(now)
            store.outbox.try_again(last, now + 30)
            assert not store.outbox.is_due(now + 29)
            assert store.outbox.is_due(now + 30)
            (last,) = store.outbox.claim(now + 30)
            store.outbox.delivered(last)
            assert not store.outbox.is_due(now + 1e6)

    run(database, story)


def test_a_turn_that_has_passed_or_come_again_is_not_worth_telling(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            turn = table.now.turn
            assert turn is not None
            wants(store, table.now.id, 0)
            wants(store, table.now.id, 1)
            for _ in range(12):
                await play(place, table)
            deliveries = store.outbox.claim(time.time() + LATER)
            assert len(deliveries) > 4
            fresh = [each for each in deliveries if not each.stale]
            assert [(each.seat, each.about.moment) for each in fresh] == [(table.now.turn, table.now.moment)]

    run(database, story)


def test_the_end_and_a_rematch_are_told_to_people_and_bots_moves_to_nobody(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            bot = SeatWish("bot", "random")
            made = await place.create(NewTable("kingdoms", {"players": 3}, [SeatWish(name="Anna"), bot, SeatWish()], start="now"))
            table = await place.find(made.table)
            for seat in (0, 1, 2, None):
                wants(store, made.table, seat)
            await commands.resign(place, table, 2, Resign())
            await commands.resign(place, table, 0, Resign())
            ends = [each for each in store.outbox.claim(time.time() + LATER) if each.kind == "ended"]
            assert told(ends) == [("ended", 0, False), ("ended", 2, False), ("ended", None, False)]
            assert (ends[0].about.scores, ends[0].about.players[0].name) == (table.now.match.scores, "Anna")
            new = await commands.rematch(place, table, made.host, rotate=True)
            invited = [each for each in store.outbox.claim(time.time() + LATER) if each.kind == "invited"]
            assert told(invited) == [("invited", 0, False), ("invited", 2, False), ("invited", None, False)]
            assert {each.about.table for each in invited} == {new.now.id}
            followed = sorted((each.seat for each in store.outbox.subscriptions(new.now.id)), key=str)
            assert followed == [0, 1, 2, None]
            assert {new.now.chairs[each.seat].name for each in store.outbox.subscriptions(new.now.id) if each.seat is not None} >= {"Anna"}

    run(database, story)


def test_a_seat_that_changes_hands_takes_its_subscriptions_with_it(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, tokens = await lay_out(place)
            turn = table.now.turn
            assert turn is not None
            wants(store, table.now.id, 1 - turn)
            await play_to(place, table, 1 - turn)
            await commands.join(place, table, tokens[1 + 1 - turn], "Bruno", None, own=True)
            assert store.outbox.subscriptions(table.now.id) == []
            assert rows(store) == []

    run(database, story)


async def play_to(place: Registry, table: Table, seat: int) -> None:
    while table.now.turn != seat:
        await play(place, table)


def rows(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(select(OUTBOX.c.kind, OUTBOX.c.subscription)))


def test_the_channels_of_the_host_hear_of_every_table(database: str):
    async def story(store: Store) -> None:
        store.outbox.for_host = True
        async with opened(store) as place:
            table, _ = await lay_out(place)
            await play_to(place, table, 1 - (table.now.turn or 0))
            (delivery,) = store.outbox.claim(time.time() + LATER)
            assert (delivery.to, delivery.kind, delivery.absent) == (None, "turn", table.now.turn)

    run(database, story)


def test_mail_waits_for_a_yes_and_a_no_lasts(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            other, _ = await lay_out(place)
            mail = {"way": "mail", "state": "asked"}
            asked = wants(store, table.now.id, table.now.turn, "anna@example.org", **mail)
            again = wants(store, table.now.id, table.now.turn, "anna@example.org", **mail)
            assert again.id == asked.id
            await place.notify(table.now.id, reminder(table.now, "r1"))
            (question,) = store.outbox.claim(time.time() + LATER)
            assert question.kind == "confirm"
            store.outbox.confirm(asked.id)
            await place.notify(table.now.id, reminder(table.now, "r2"))
            assert [each.kind for each in store.outbox.claim(time.time() + LATER)] == ["reminder"]
            never = wants(store, other.now.id, 0, "bruno@example.org", **mail)
            store.outbox.end(never.id)
            fresh = Subscription(new_id(), other.now.id, 1, "mail", "bruno@example.org", None, "en", "asked", new_id(), time.time())
            assert store.outbox.subscribe(fresh, 8) is None

    run(database, story)


def ask(store: Store, **more: Any) -> Subscription | None:
    """A seat, or a member of a circle, gives the address of somebody who never asked for mail."""
    fresh = Subscription(new_id(), None, None, "mail", "victim@example.org", None, "en", "asked", new_id(), time.time())
    return store.outbox.subscribe(msgspec.structs.replace(fresh, **more), 8)


def mails(store: Store) -> int:
    """Mails that go out now."""
    return len(store.outbox.claim(time.time() + LATER))


def test_who_gives_up_a_seat_makes_nobody_forget_what_an_address_was_asked_and_what_it_said(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, token, *_) = await lay_out(place)
            asked, sent = None, 0
            for _ in range(4):
                asked = ask(store, table_id=table.now.id, seat=0)
                sent += mails(store)
                _, renewed = await commands.join(place, table, token, None, None, own=True)
                token = str(renewed)
            assert asked
            assert sent == 1
            store.outbox.end(asked.id)
            await commands.join(place, table, token, None, None, own=True)
            assert ask(store, table_id=table.now.id, seat=0) is None, "one click ends it for good"

    run(database, story)


def test_who_leaves_a_circle_and_joins_again_sends_no_more_mails(database: str):
    async def story(store: Store) -> None:
        circles = CircleStore(store.engine)
        circles.create("circleabcd", "Thursdays", "link", "Anna", "anna")
        sent = 0
        for number in range(6):
            circles.join("circleabcd", "link", "Mallory", f"token {number}")
            ask(store, circle_id="circleabcd", member=circles.member("circleabcd", f"token {number}"))
            sent += mails(store)
            circles.leave("circleabcd", f"token {number}")
        assert sent == 3

    run(database, story)


def test_only_whoever_reads_the_mail_says_no_for_an_address(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            (table, _), (other, _) = await lay_out(place), await lay_out(place)
            asked = ask(store, table_id=table.now.id, seat=0)
            assert asked
            store.outbox.withdraw(asked.id)
            assert store.outbox.subscriptions(table.now.id) == []
            store.outbox.confirm(asked.id)
            assert store.outbox.subscriptions(table.now.id) == [], "it was taken back"
            assert ask(store, table_id=other.now.id, seat=0), "somebody else may still ask for it"
            again = ask(store, table_id=table.now.id, seat=0)
            assert again
            assert again.id == asked.id
            assert mails(store) == 2
            store.outbox.confirm(asked.id)
            assert [each.state for each in store.outbox.subscriptions(table.now.id)] == ["on"]

    run(database, story)


def test_invitations_are_few_for_a_table_and_for_an_address(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            tables = [(await lay_out(place))[0].now for _ in range(5)]
            told, invite = About("kingdoms"), store.outbox.invite
            assert [invite(tables[0].id, f"{number}@example.org", "en", told) for number in range(13)] == [True] * 12 + [False]
            assert invite(tables[0].id, "3@example.org", "en", told)  # is known, and gets no second one
            deliveries = store.outbox.claim(time.time() + LATER)
            assert sorted(each.to.target for each in deliveries if each.to) == sorted(f"{number}@example.org" for number in range(12))
            often = [invite(table.id, "0@example.org", "en", told) for table in tables[1:]]
            assert often == [True, True, False, False]  # the third and fourth in a day: enough
            assert ask(store, table_id=tables[3].id, seat=0, target="0@example.org") is None  # whoever sends them, and whatever they say
            first = next(each for each in deliveries if each.to and each.to.target == "1@example.org")
            assert first.to
            store.outbox.end(first.to.id)
            assert invite(tables[1].id, "1@example.org", "en", told)  # they are sent none, and it is not said
            assert [each.to.target for each in store.outbox.claim(time.time() + LATER) if each.to] == ["0@example.org"] * 2
            wants(store, tables[2].id, 0, "2@example.org", way="mail", state="asked")  # who was invited may ask for more

    run(database, story)


def test_one_mailbox_under_many_addresses_is_one_reader(database: str):
    """What stands behind a + arrives in the same mailbox; anybody can make up as much of it as they like."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            tables = [(await lay_out(place))[0].now for _ in range(3)]
            told, invite = About("kingdoms"), store.outbox.invite
            assert invite(tables[0].id, "victim+1@example.org", "en", told)
            assert invite(tables[0].id, "victim@example.org", "en", told)  # invited already: once is enough
            assert invite(tables[0].id, "victim+2@example.org", "en", told)
            assert mails(store) == 1
            asked = [ask(store, table_id=tables[1].id, seat=0, target=f"victim+{number}@example.org") for number in range(4)]
            assert [each is not None for each in asked] == [True, True, False, False]  # three mails a day, under whatever address
            assert asked[0]
            store.outbox.end(asked[0].id)
            for address in ("victim@example.org", "victim+9@example.org"):
                assert ask(store, table_id=tables[2].id, seat=0, target=address) is None, "one click ends it for good"
            for address in ("vi%ctim+1@example.org", "victim_+1@example.org", "victims@example.org", "victim+1@another.example.org"):
                assert ask(store, table_id=tables[2].id, seat=1, target=address), "others are not meant"

    run(database, story)


def test_keys_are_made_once(database: str):
    async def story(store: Store) -> None:
        assert Outbox(store.engine).shared_key("push", lambda: "first") == "first"
        assert Outbox(store.engine).shared_key("push", lambda: "second") == "first"

    run(database, story)
