"""Notices on their way, by real servers to real receivers: in time, to whom they are for, once, also when a process dies."""

import asyncio
import contextlib
import json
import re
import signal
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update

from languages import said_in_every_language
from regalia.table.notices import dispatcher, host_channel, mail_server, outbox
from regalia.table.notices.dispatcher import Dispatcher
from regalia.table.notices.events import reminder
from regalia.table.notices.outbox import LEASE
from regalia.table.presence import Presence
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry
from regalia.table.schema import OUTBOX
from regalia.table.store import Store
from table.notices.receiver import Browser, Call, Post, Receiver, own_certificate, receiving
from table.notices.test_outbox import wants as subscribe
from table.postgres import Postgres
from table.servers import PEOPLE, Guest, Server
from table.test_registry import lay_out, opened, run

SITE = "https://play.example.org"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, outside: Receiver, post: Post, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """One process on SQLite, two on PostgreSQL; what happens at the first is seen, or not, at the last."""
    settings = {"private_hosts": f"127.0.0.1:{outside.port}", "public_url": SITE, "heartbeat": 0.5, "bot_poll": 0.2}
    settings |= {"mail_server": post.url, "mail_from": "Regalia <regalia@example.org>"}
    if request.param == "sqlite":
        started = [Server(f"sqlite:///{tmp_path_factory.mktemp('notices')}/t.sqlite", **settings)]
    else:
        url = request.getfixturevalue("postgres").new_database()
        started = [Server(url, **settings), Server(url, **settings)]
    yield started
    assert {server.stop() for server in started} == {0}
    assert not [line for server in started for line in server.log if "Traceback" in line or "fault" in line]


def wants(guest: Guest, seat: int, status: int = 201, **how: Any) -> dict[str, Any]:
    return guest.server.post(f"{guest.path}/notices", guest.tokens[seat], status, **how)


def turn_to(guest: Guest, seat: int) -> float:
    """Play until it is a seat's turn; when that was."""
    while guest.state()["turn"] != seat or guest.state()["moment"] == 0:
        guest.play()
    return guest.state()["changed"]


def cards(guest: Guest, seat: int) -> list[dict[str, Any]]:
    return guest.server.get(f"{guest.path}/notices", guest.tokens[seat])


def test_a_push_comes_in_time_encrypted_for_its_browser_and_signed_by_the_server(servers: list[Server], outside: Receiver):
    guest, browser = servers[0].table(PEOPLE), Browser()
    path = f"/push/{guest.id}"
    made = wants(guest, 1, lang="hu", **browser.subscription(outside.url + path))
    assert cards(guest, 1) == [made] == [{**made, "way": "push", "whole": False, "confirmed": True}]
    assert cards(guest, 0) == []
    committed = turn_to(guest, 1)
    (call,) = outside.at(path)
    assert call.at - committed < 5
    said = json.loads(browser.read(call.body))
    assert said["body"].startswith("Te jössz.")
    assert "Anna" in said["body"]
    assert (said["title"], said["kind"], said["table"]) == ("Kingdoms", "turn", guest.id)
    assert (said["path"], said["moment"]) == (f"/table/{guest.id}", guest.state()["moment"])
    assert servers[-1].get("/api/notices")["push_key"] in call.headers["authorization"]
    assert (call.headers["content-encoding"], call.headers["ttl"]) == ("aes128gcm", "86400")
    assert guest.tokens[1].encode() not in call.body


def test_a_dead_subscription_is_dropped_and_a_busy_service_is_asked_again(servers: list[Server], outside: Receiver):
    guest = servers[0].table(PEOPLE)
    dead, busy = f"/dead/{guest.id}", f"/busy/{guest.id}"
    outside.answers |= {dead: [410], busy: [503]}
    outside.headers["retry-after"] = "1"
    wants(guest, 1, **Browser().subscription(outside.url + dead))
    wants(guest, 1, way="json", target=outside.url + busy)
    turn_to(guest, 1)
    first, second = outside.at(busy, 2)[:2]
    assert first.json == second.json
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"] == first.json["id"]
    assert [each["target"] for each in cards(guest, 1)] == [outside.url + busy]
    assert len(outside.at(dead)) == 1
    outside.headers.pop("retry-after")


def test_whoever_watches_is_told_nothing_wherever_they_watch_until_they_look_away(servers: list[Server], outside: Receiver):
    guest = servers[0].table(PEOPLE)
    path, all_of_them = f"/watching/{guest.id}", f"/table/{guest.id}"
    wants(guest, 1, way="json", target=outside.url + path)
    wants(guest, 0, way="json", target=outside.url + all_of_them, whole=True)
    with servers[-1].live(guest.id, guest.tokens[1]) as live:
        while 1 not in live.until("here")["seats"]:
            continue
        turn_to(guest, 1)
        guest.play()
        turn_to(guest, 0)
        outside.wait(lambda call: call.path == all_of_them and call.json["body"].startswith("It is Anna's turn."))
        assert not [call for call in outside.calls if call.path == path]
        assert not [call for call in outside.calls if call.path == all_of_them and "Bruno" in call.json["body"]]
        live.say(type="looking", visible=False)
        live.say(type="ping", key="x" * 8)
        live.until("pong")
        turn_to(guest, 1)
        (call,) = outside.at(path)
        assert call.json["body"] == "It is your turn. At the table: Anna."


def test_webhooks_take_three_shapes_in_which_names_stay_names(servers: list[Server], outside: Receiver):
    odd = [{"kind": "person", "name": "<!channel> @everyone"}, {"kind": "person", "name": "[x](http://x) **b**"}]
    guest = servers[0].table(odd)
    for way in ("json", "discord", "slack"):
        wants(guest, 0, way=way, target=f"{outside.url}/{way}/{guest.id}", whole=True)
    turn_to(guest, 0)
    (plain,), (discord,), (slack,) = (outside.at(f"/{way}/{guest.id}") for way in ("json", "discord", "slack"))
    assert plain.json["link"] == f"{SITE}/table/{guest.id}"
    assert "It is <!channel> @everyone's turn." in plain.json["body"]
    assert discord.json["allowed_mentions"] == {"parse": []}
    assert r"\<!channel\> \@everyone" in discord.json["content"]
    assert "&lt;!channel&gt; @everyone" in slack.json["text"]
    guest.server.post(f"{guest.path}/resign", guest.tokens[0])
    ended = outside.wait(lambda call: call.path == f"/slack/{guest.id}" and "over" in call.json["text"])
    assert "[x](http://x) **b** wins." in ended[0].json["text"]


def test_mail_is_asked_for_confirmed_sent_and_ended_by_one_click(servers: list[Server], post: Post):
    server, guest = servers[0], servers[0].table(PEOPLE)
    before = len(post.mails)
    target = f"bruno.{guest.id}@example.org"
    assert wants(guest, 1, way="mail", target=target, lang="it")["confirmed"] is False
    question = post.wait(before + 1)[-1]
    assert (question["To"], question["From"]) == (target, "Regalia <regalia@example.org>")
    name, proof = re.findall(rf"{SITE}/notices/(\S+)/confirm#(\S+)", question.get_content())[0]
    turn_to(guest, 1)
    assert server.http.post(f"/api/notices/{name}/confirm?proof=wrong").status_code == 404
    server.post(f"/api/notices/{name}/confirm?proof={proof}")
    guest.play()
    turn_to(guest, 1)
    mail = post.wait(before + 2)[-1]
    assert mail["Subject"].startswith("Kingdoms: Tocca a te.")
    assert f"{SITE}/table/{guest.id}" in mail.get_content()
    assert guest.tokens[1] not in mail.get_content()
    one_click = re.findall(r"<(\S+)>", mail["List-Unsubscribe"])[0].removeprefix(SITE)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert any(f"\nList-Unsubscribe: <{SITE}{one_click}>\r\n".encode() in each for each in post.raw)  # not encoded, nor folded
    assert server.http.post(one_click, data={"List-Unsubscribe": "One-Click"}).json() == {"ended": True}
    assert server.http.post(one_click).json() == {"ended": True}  # twice is as good as once
    assert cards(guest, 1) == []


OPEN = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


def test_somebody_is_invited_by_one_mail_in_the_language_of_who_invites_and_never_again_by_one_click(servers: list[Server], post: Post):
    server, guest = servers[0], servers[0].table(OPEN)
    target = f"Carla.{guest.id}@example.org"
    path = f"{guest.path}/invite"
    assert server.post(f"{path}?lang=hu", guest.tokens[0], mail=target) == {"invited": True}
    assert servers[-1].post(f"{path}?lang=hu", guest.host, mail=target.upper()) == {"invited": True}  # once is enough
    (mail,) = post.to(target.lower())
    assert mail["Subject"] == "Kingdoms: Anna meghív egy játszmára."
    text = mail.get_content()
    assert f"{SITE}/table/{guest.id}" in text.splitlines()
    assert not any(token and token in text for token in [*guest.tokens, guest.host])
    one_click = re.findall(r"<(\S+)>", mail["List-Unsubscribe"])[0].removeprefix(SITE)
    assert server.http.post(one_click, data={"List-Unsubscribe": "One-Click"}).json() == {"ended": True}
    other = server.table([{"kind": "person", "name": "see www.example.org"}, {"kind": "open"}])
    assert server.post(f"{other.path}/invite", other.tokens[0], mail=target) == {"invited": True}  # nobody is told that they want none
    server.post(f"{other.path}/invite", other.tokens[0], mail=f"dora.{guest.id}@example.org")
    (last,) = post.to(f"dora.{guest.id}@example.org")
    assert last["Subject"] == "Kingdoms: You are invited to play."  # a name that would be a link is left out
    assert len(post.to(target.lower())) == 1
    assert cards(guest, 0) == []


def test_who_may_invite_whom_is_checked_and_limited(servers: list[Server]):
    server, guest = servers[0], servers[0].table(OPEN)
    path = f"{guest.path}/invite"
    said_in_every_language(lambda lang: server.post(f"{path}?lang={lang}", guest.tokens[0], 400, mail="not a mailbox")["sentence"])
    for hidden in ("=?us-ascii?q?victim=40example.com=2C?=@example.org", "=?utf-8?b?dkBleGFtcGxlLmNvbSw=?=@example.org"):
        server.post(path, guest.tokens[0], 400, mail=hidden)  # mail programs would read another address there
    assert server.post(path, None, 401, mail="a@example.org")["code"] == "no-token"
    assert server.post(path, "x" * 20, 403, mail="a@example.org")["code"] == "wrong-token"
    server.post(path, guest.tokens[0], 400, mail="a@example.org", text="buy this")
    full = server.table(PEOPLE)
    assert server.post(f"{full.path}/invite", full.tokens[0], 409, mail="a@example.org")["code"] == "no-open-seat"


def test_the_members_of_a_circle_are_called_to_its_new_tables_as_they_asked(servers: list[Server], outside: Receiver, post: Post):
    server, last = servers[0], servers[-1]
    anna = server.post("/api/circles", status=201, name="Thursdays", member="Anna")
    circle, link = anna["card"]["circle"], anna["link"]["token"]
    bruno, carla = (server.post(f"/api/circles/{circle}/join", link, name=name)["token"] for name in ("Bruno", "Carla"))
    path, hook = f"/api/circles/{circle}/notices", f"/circle/{circle}"
    for token, name in ((anna["token"], "anna"), (bruno, "bruno"), (carla, "carla")):
        last.post(path, token, 201, way="json", target=f"{outside.url}{hook}/{name}", lang="it")
    assert server.post(path, link, 404, way="json", target=outside.url)["code"] == "no-circle"  # the link alone is nobody
    server.post(path, bruno, 400, way="json", target=outside.url, whole=True)
    address = f"bruno.{circle}@example.org"
    assert last.post(path, bruno, 201, way="mail", target=address, lang="ru")["confirmed"] is False
    assert [each["way"] for each in server.get(path, bruno)] == ["json", "mail"]
    (question,) = post.to(address)
    name, proof = re.findall(rf"{SITE}/notices/(\S+)/confirm#(\S+)", question.get_content())[0]
    server.post(f"/api/notices/{name}/confirm?proof={proof}")
    assert server.post(f"/api/circles/{circle}/leave", carla) == {"closed": False}
    in_circle = {"circle": circle, "token": anna["token"]}
    server.table(PEOPLE, circle=in_circle)  # nobody is missing
    table = server.table(OPEN, circle=in_circle)
    (call,) = outside.at(f"{hook}/bruno")
    assert (call.json["kind"], call.json["path"]) == ("invited", f"/table/{table.id}")
    assert call.json["body"] == "Anna invita la cerchia a giocare: Thursdays."
    mail = post.to(address, 2)[-1]
    assert table.id in mail.get_content()
    assert mail["Subject"] == "Kingdoms: Anna приглашает круг друзей сыграть: Thursdays."
    assert not any(token in mail.get_content() for token in (bruno, link, anna["token"], table.host))
    server.http.post(re.findall(r"<(\S+)>", mail["List-Unsubscribe"])[0].removeprefix(SITE))
    (rest,) = server.get(path, bruno)
    assert server.post(f"{path}/{rest['id']}/stop", bruno) == []
    assert not [each for each in outside.calls if each.path in (f"{hook}/anna", f"{hook}/carla")]


def test_a_mail_server_on_this_machine_may_have_made_its_certificate_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    office = Post(own_certificate(tmp_path))
    mail = EmailMessage()
    mail["From"], mail["To"] = "a@example.org", "b@example.org"
    mail_server.try_out(mail_server.mail_server(office.url))
    assert not mail_server.send(mail_server.mail_server(office.url), mail, lambda: False)
    assert mail_server.send(mail_server.mail_server(office.url), mail, lambda: True)
    assert len(office.to("b@example.org")) == 1
    elsewhere = mail_server.mail_server(office.url)._replace(host="mail.example.org")
    connect = socket.create_connection
    monkeypatch.setattr(socket, "create_connection", lambda address, *more, **how: connect(("127.0.0.1", address[1]), *more, **how))
    with pytest.raises(ssl.SSLCertVerificationError):
        mail_server.try_out(elsewhere)
    office.close()


@contextlib.asynccontextmanager
async def sending(place: Registry, steady: Callable[[], float] = time.monotonic) -> AsyncIterator[Dispatcher]:
    """A process that delivers notices."""
    delivering = Dispatcher(place, Presence(ProcessLink(), lambda table: None, 60), steady)
    await delivering.open()
    try:
        yield delivering
    finally:
        await delivering.close()


async def write_mails(place: Registry, count: int) -> str:
    """A table with notices that wait to be mailed, to as many people."""
    table, _ = await lay_out(place)
    for number in range(count):
        subscribe(place.store, table.now.id, table.now.turn, f"p{number}@example.org", way="mail")
    await place.notify(table.now.id, reminder(table.now, "r1", 3))
    return table.now.id


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(120):
        while not await asyncio.to_thread(condition):
            await asyncio.sleep(0.02)


def waiting(store: Store) -> list[tuple[str, float]]:
    """The notices in the outbox: their claims, and until when these hold."""
    with store.engine.connect() as connection:
        return [(claim, due) for claim, due in connection.execute(select(OUTBOX.c.claim, OUTBOX.c.due))]


def posted(office: Post, **more: Any) -> dict[str, Any]:
    return {"mail_server": office.url, "mail_from": "Regalia <regalia@example.org>", "public_url": SITE, **more}


def test_a_mail_that_takes_longer_than_its_claim_is_sent_once(database: str, monkeypatch: pytest.MonkeyPatch):
    """Two processes deliver; the mail server takes its time."""
    office = Post()
    office.held = b"EHLO"

    async def story(store: Store) -> None:
        async with opened(store, **posted(office)) as here, opened(store, **posted(office)) as there:
            office.hold.clear()
            async with sending(here), sending(there):
                await write_mails(here, 1)
                await until(lambda: waiting(store)[0][0])
                ((claim, due),) = waiting(store)
                await until(lambda: waiting(store)[0][1] > due + 1.5 * outbox.LEASE)
                assert [each for each, _ in waiting(store)] == [claim]
                office.hold.set()
                await until(lambda: not waiting(store))
        assert len(office.mails) == 1

    monkeypatch.setattr(dispatcher, "SETTLE", 0.0)
    monkeypatch.setattr(outbox, "LEASE", 4.0)
    monkeypatch.setattr(mail_server, "SENDING", 2.0, raising=False)
    monkeypatch.setattr(mail_server, "SECONDS", 60.0)
    run(database, story)
    office.close()


def test_a_mail_whose_claim_may_have_ended_before_its_turn_is_left_to_others(database: str, monkeypatch: pytest.MonkeyPatch):
    """The process has been stopped while the mail waited for its turn."""
    office, now = Post(), [0.0]

    async def story(store: Store) -> None:
        async with opened(store, **posted(office)) as place:
            office.hold.clear()
            await write_mails(place, 2)
            async with sending(place, lambda: now[0]):
                await asyncio.to_thread(office.asked.acquire)
                now[0] += LEASE - mail_server.SENDING
                office.hold.set()
                await until(lambda: [claim for claim, _ in waiting(store)] == [""])
                assert len(office.mails) == 1

    monkeypatch.setattr(dispatcher, "SETTLE", 0.0)
    monkeypatch.setattr(dispatcher, "LETTERS", 1)
    monkeypatch.setattr(dispatcher, "FIRST_WAIT", 3600.0)
    run(database, story)
    office.close()


def test_a_mail_that_is_being_sent_when_the_server_stops_is_not_sent_again(database: str, monkeypatch: pytest.MonkeyPatch):
    office = Post()

    async def story(store: Store) -> None:
        async with opened(store, **posted(office)) as place:
            office.hold.clear()
            await write_mails(place, 1)
            async with sending(place):
                await asyncio.to_thread(office.asked.acquire)
                asyncio.get_running_loop().call_soon(office.hold.set)  # the stop has begun
            assert waiting(store) == []
        assert len(office.mails) == 1

    monkeypatch.setattr(dispatcher, "SETTLE", 0.0)
    monkeypatch.setattr(dispatcher, "CLOSING", 60.0, raising=False)
    run(database, story)
    office.close()


def test_a_mail_server_that_falls_silent_holds_up_nothing(database: str, monkeypatch: pytest.MonkeyPatch):
    """All steps of handing over a mail together have a limit."""
    office = Post()

    async def story(store: Store) -> None:
        async with opened(store, **posted(office)) as place:
            office.hold.clear()
            await write_mails(place, 1)
            async with sending(place):
                await until(lambda: [(claim, due > time.time() + 60) for claim, due in waiting(store)] == [("", True)])

    monkeypatch.setattr(dispatcher, "SETTLE", 0.0)
    monkeypatch.setattr(dispatcher, "FIRST_WAIT", 3600.0)
    monkeypatch.setattr(mail_server, "SENDING", 0.5, raising=False)
    monkeypatch.setattr(mail_server, "SECONDS", 600.0)
    run(database, story)
    office.close()


def test_a_mail_server_that_cannot_be_used_is_named_at_the_start(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", mail_server="smtp://127.0.0.1:1", mail_from="a@example.org", public_url=SITE)
    while not any("the mail server at 127.0.0.1:1 cannot be used" in line for line in server.log):
        time.sleep(0.05)
    assert server.stop() == 0


def test_what_a_player_says_is_told_to_the_others_alone(servers: list[Server], outside: Receiver):
    guest = servers[0].table(PEOPLE, words="everybody")
    for seat in (0, 1):
        wants(guest, seat, way="json", target=f"{outside.url}/words/{guest.id}/{seat}")
    guest.server.post(f"{guest.path}/say", guest.tokens[0], text="<b>Bruno</b>, are you there?")
    (call,) = outside.at(f"/words/{guest.id}/1")
    assert (call.json["kind"], call.json["body"]) == ("word", "Anna: <b>Bruno</b>, are you there?")
    guest.server.post(f"{guest.path}/say", guest.tokens[1], gesture="hello")
    (call,) = outside.at(f"/words/{guest.id}/0")
    assert call.json["body"] == "Bruno wrote a message."


def test_a_burst_is_one_notice_and_a_button_ends_them(servers: list[Server], outside: Receiver):
    bot = {"kind": "bot", "bot": "random"}
    guest = servers[0].table([PEOPLE[0], bot, bot, bot], options={"players": 4})
    path = f"/burst/{guest.id}"
    made = wants(guest, 0, way="json", target=outside.url + path)
    began = time.time()
    for _ in range(4):
        turn_to_person(guest)
        guest.play()
    turn_to_person(guest)
    calls = outside.at(path)
    assert calls[-1].json["moment"] <= guest.state()["moment"]
    assert len(calls) <= 1 + (time.time() - began)  # moves that follow each other within a second are told as one
    assert guest.server.post(f"{guest.path}/notices/{made['id']}/stop", guest.tokens[0]) == []


def turn_to_person(guest: Guest) -> None:
    with guest.server.live(guest.id) as live:
        while live.until("state")["turn"] != 0:
            continue


def test_what_is_asked_for_is_checked_and_limited(servers: list[Server], outside: Receiver):
    guest = servers[0].table(PEOPLE)
    said_in_every_language(
        lambda lang: guest.server.post(
            f"{guest.path}/notices?lang={lang}", guest.tokens[0], 400, way="json", target="http://169.254.169.254/"
        )["sentence"]
    )
    said_in_every_language(
        lambda lang: guest.server.post(f"{guest.path}/notices?lang={lang}", guest.tokens[0], 400, way="json", target="https://[fe80::1]/")[
            "sentence"
        ]
    )
    wants(guest, 0, 400, way="push", target=f"{outside.url}/x")
    wants(guest, 0, 400, way="mail", target="nobody")
    wants(guest, 0, 400, way="mail", target="a@example.org", whole=True)
    wants(guest, 0, 400, way="fax", target="https://example.org/")
    assert guest.server.post(f"{guest.path}/notices", None, 401, way="json", target=outside.url)["code"] == "no-token"
    assert guest.server.post(f"{guest.path}/notices", guest.host, 403, way="json", target=outside.url)["code"] == "not-your-seat"
    for number in range(8):
        wants(guest, 0, way="json", target=f"{outside.url}/many/{number}")
    assert wants(guest, 0, 429, way="json", target=f"{outside.url}/many/8")["code"] == "too-many"
    theirs = cards(guest, 0)[0]["id"]
    assert guest.server.post(f"{guest.path}/notices/{theirs}/stop", guest.tokens[1]) == []  # not theirs to end
    assert len(cards(guest, 0)) == 8


# processes that die


def settings_for(outside: Receiver) -> dict[str, Any]:
    return {"private_hosts": f"127.0.0.1:{outside.port}"}


def ids(calls: list[Call]) -> list[str]:
    return [call.json["id"] for call in calls]


def test_a_process_killed_while_it_delivers_loses_nothing_and_a_repeat_is_known_by_its_name(database: str):
    """On PostgreSQL a second process is running all the time, and delivers when the dead one's claim has ended."""
    with receiving() as outside:
        outside.hold.clear()  # the service has the message, and does not answer
        server = Server(database, **settings_for(outside))
        guest = server.table(PEOPLE)
        wants(guest, 1, way="json", target=f"{outside.url}/hook")
        turn_to(guest, 1)
        outside.at("/hook")
        server.process.send_signal(signal.SIGSTOP)  # it does not give up, however long the other takes to start
        other = Server(database, **settings_for(outside)) if database.startswith("postgresql") else None
        server.kill()
        outside.hold.set()
        if other:
            store = Store(database)
            with store.engine.begin() as connection:  # a minute later
                claimed = connection.execute(update(OUTBOX).where(OUTBOX.c.claim != "").values(due=OUTBOX.c.due - LEASE))
            assert claimed.rowcount == 1  # the other one had not taken it meanwhile
            store.engine.dispose()
        server = other or Server(database, **settings_for(outside))
        first, second = ids(outside.at("/hook", 2))
        assert first == second
        while 'regalia_notices_total{outcome="sent"} 1' not in server.http.get("/metrics").text:
            time.sleep(0.05)
        assert len(outside.calls) == 2
        assert server.stop() == 0


def test_two_processes_deliver_each_notice_once_and_one_goes_on_when_the_other_dies(postgres: Postgres):
    url = postgres.new_database()
    with receiving() as outside:
        servers = [Server(url, bot_poll=0.2, heartbeat=0.5, **settings_for(outside)) for _ in range(2)]
        tables = [servers[number % 2].table(PEOPLE) for number in range(8)]
        for guest in tables:
            wants(guest, 1, way="json", target=f"{outside.url}/hook")
        for guest in tables:
            turn_to(guest, 1)
        calls = outside.at("/hook", 8)
        last = servers[0].table(PEOPLE)
        wants(last, 1, way="json", target=f"{outside.url}/last")
        turn_to(last, 1)
        servers[0].kill()  # before, while or after it delivers
        assert set(ids(outside.at("/last"))) == {f"{last.id}.turn.{servers[1].get(last.path)['seq']}"}
        calls = [call for call in outside.calls if call.path == "/hook"]
        assert sorted(ids(calls)) == sorted(set(ids(calls)))
        assert {call.json["table"] for call in calls} == {guest.id for guest in tables}
        assert servers[1].stop() == 0


def test_no_name_or_message_calls_everybody_in_a_channel_of_the_host():
    said: list[str] = []
    channel = SimpleNamespace(notify=lambda title, body, body_format: said.append(body) or True)
    assert host_channel.send(channel, "Kingdoms", "It is @everyone's turn. <@&7>: hi")
    assert said == ["It is \uff20everyone's turn. <\uff20&7>: hi"]


@pytest.mark.parametrize("how", ["", "&format=html"])
def test_what_players_write_is_no_markup_in_the_mail_of_the_host(how: str):
    """apprise takes what it is given for HTML, unless it is told otherwise."""
    office = Post()
    written = 'Anna: <b>rude</b> <img src="https://example.org/seen"> &amp; *x*'
    port = office.url.rpartition(":")[2]
    channel = host_channel.host_channel(f"mailto://127.0.0.1:{port}?from=regalia@example.org&to=host@example.org&mode=insecure{how}")
    assert host_channel.send(channel, "Kingdoms", written)
    (mail,) = office.wait(1)
    parts = {each.get_content_type(): each.get_content() for each in mail.walk() if not each.is_multipart()}
    assert written in parts["text/plain"]
    page = parts.get("text/html", "")
    assert bool(page) is bool(how)
    assert not re.findall("<(?:b|img)[ >]", page)
    office.close()


def test_the_channels_of_the_host_are_told_and_a_table_has_a_limit(tmp_path: Path):
    with receiving() as outside:
        channel = f"json://127.0.0.1:{outside.port}/host"
        server = Server(
            f"sqlite:///{tmp_path}/t.sqlite", apprise=channel, channel_language="ru", notices_per_hour=1, **settings_for(outside)
        )
        guest = server.table(PEOPLE)
        turn_to(guest, 1)
        (call,) = outside.at("/host")
        assert call.json["message"] == "Ходит Bruno."
        talk = server.table(PEOPLE, words="players")
        channel = {"way": "json", "target": f"http://127.0.0.1:{outside.port}/table", "whole": True}
        wants(talk, 0, **channel)
        server.post(f"{talk.path}/say", talk.tokens[0], text="<b>rude</b>")
        line = server.get(f"{talk.path}/log")["lines"][-1]["seq"]
        for _ in range(2):
            server.post(f"{talk.path}/report", talk.tokens[1], line=line)
        (call,) = outside.wait(lambda call: "rude" in call.body.decode())
        assert (call.path, call.json["message"]) == ("/host", f"Жалоба на сообщение за столом {talk.id}. Anna: <b>rude</b>")
        guest.play()
        turn_to(guest, 1)
        limited = 'regalia_notices_total{outcome="limited"}'
        while limited not in server.http.get("/metrics").text:
            time.sleep(0.1)
        assert [each.json["message"] for each in outside.calls if talk.id not in each.json["message"]] == ["Ходит Bruno."]
        assert server.stop() == 0
