"""Care for the host: settings, limits, headers, logs, numbers, backups, a calm end."""

import asyncio
import dataclasses
import gzip
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields
from sqlalchemy import text

from regalia.core.errors import BadInput
from regalia.table.limits import Bucket, Buckets, address_of
from regalia.table.messages import Command, State
from regalia.table.metrics import Metrics
from regalia.table.migrations import LOCK
from regalia.table.pages import ClientFiles
from regalia.table.request_guard import JsonLines, PlainLines, RequestGuard
from regalia.table.settings import Settings, read
from regalia.table.store import Store
from regalia.table.trouble import STATUS, Trouble, language
from table.postgres import Postgres
from table.servers import MAIN, Server, environment

DOCS = Path(__file__).parents[2] / "docs"


def regalia(*args: str, **env: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-c", MAIN, *args], env=environment(**env), capture_output=True, text=True, check=False, timeout=600
    )


# settings


def test_flags_win_over_the_environment_and_defaults_fill_the_rest():
    settings = read({"port": "9000", "host": None}, {"REGALIA_PORT": "7000", "REGALIA_MAX_BODY": "5000"})
    assert (settings.port, settings.max_body, settings.host) == (9000, 5000, Settings.host)


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        ({"port": "http"}, "--port must be a whole number"),
        ({"port": "-1"}, "--port must be at least 0"),
        ({"message_rate": "much"}, "--message-rate must be a number"),
        ({"log_format": "xml"}, "text or json"),
        ({"database": "mysql://x"}, "a database must be sqlite"),
        ({"origins": "https://a.example b.example"}, "an origin must look like .*, not 'b.example'"),
        ({"proxies": "127.0.0.1, proxy.lan"}, "a proxy must be .*, not 'proxy.lan'"),
        ({"public_url": "play.example.org"}, "the public address must look like https://play.example.org"),
        ({"public_url": "https://user@play.example.org"}, "the public address must look like"),
        ({"mail_server": "mail.example.org"}, "the mail server must look like smtp://"),
        ({"mail_server": "smtp://a:secret@:x"}, "the mail server must look like smtp://.*, not ':x'"),
        ({"mail_server": "smtp://mail.example.org"}, "mail also needs --public-url"),
        ({"mail_server": "smtp://mail.example.org", "public_url": "https://play.example.org"}, "mail also needs --mail-from"),
        ({"mail_from": "Regalia"}, "the sender of mail must look like"),
        ({"apprise": "json://localhost nosuch://x"}, "address 2 of the server admin's channels"),
        ({"channel_language": "de"}, "must be en, it, hu or ru, not 'de'"),
        ({"private_hosts": "http://printer.lan"}, "a private host must look like"),
        ({"notices_per_hour": "0"}, "--notices-per-hour must be at least 1"),
    ],
)
def test_wrong_settings_get_one_sentence(flags: dict, says: str):
    with pytest.raises(BadInput, match=says):
        read(flags, {})


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--database", "sqlite:////proc/nowhere/t.sqlite"), "cannot be opened"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none"), "cannot be used"),
        (("--port", "70000"), "port"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(args: tuple[str, ...], says: str, tmp_path: Path):
    done = regalia("serve", *args, REGALIA_DATABASE=f"sqlite:///{tmp_path}/t.sqlite")
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_taken_port_is_told_in_one_line(sqlite_server: Server, tmp_path: Path):
    done = regalia("serve", "--port", str(sqlite_server.port), "--database", f"sqlite:///{tmp_path}/t.sqlite")
    assert done.returncode == 2
    assert str(sqlite_server.port) in done.stderr
    assert "Traceback" not in done.stderr


def test_the_documentation_shows_every_setting():
    text = (DOCS / "hosting.md").read_text()
    for each in dataclasses.fields(Settings):
        flag, variable, default = f"--{each.name.replace('_', '-')}", f"REGALIA_{each.name.upper()}", str(each.default)
        row = f"| `{flag}` | `{variable}` | {f'`{default}`' if default else ''} | {each.metadata['help']} |"
        assert row.replace("|  |", "| |") in text


# headers, limits


def test_every_answer_has_the_security_headers(sqlite_server: Server):
    for path in ("/", "/api", "/api/games", "/health", "/nothing/here.js", "/table/abc"):
        headers = sqlite_server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_limits_on_size_and_tables(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", max_body=2000, tables_per_hour=2)
    big = {"game": "kingdoms", "options": {"x": "y" * 3000}}
    assert server.post("/api/tables", status=413, **big)["code"] == "too-large"
    server.table(prepared=False)
    server.table(prepared=False)
    refused = server.http.post("/api/tables", json={"game": "kingdoms"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert server.stop() == 0


def test_limits_on_rate(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", request_rate=0.1)  # one in ten seconds: no machine is slower
    while (answer := server.http.get("/api/games")).status_code == 200:
        continue
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "1"
    assert server.http.get("/health").status_code == 200  # whoever watches over the server is always let in
    assert server.stop() == 0


def test_a_stranger_may_not_ask_for_ever_how_the_server_is():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def asks(address: str) -> int:
        said: list[Any] = []

        async def hear(message: Any) -> None:
            said.append(message)

        scope = {"type": "http", "method": "GET", "path": "/health", "headers": [], "client": (address, 1)}
        asyncio.run(guard(scope, None, hear))
        return said[0]["status"]

    guard: Any = RequestGuard(app, Settings(), Metrics())
    assert asks("192.0.2.7") == 200
    while asks("192.0.2.7") == 200:
        continue
    assert asks("192.0.2.8") == asks("127.0.0.1") == 200


@pytest.mark.parametrize(
    "body",
    [
        '{"game":"kingdoms","options":' + '{"a":' * 20_000 + "1" + "}" * 20_001,
        '{"game":' + "[" * 100_000,
        "\x00",
        '{"game":"\\ud800"}',
        "[]",
        "",
    ],
)
def test_strange_bodies_are_refused(sqlite_server: Server, body: str):
    answer = sqlite_server.http.post("/api/tables", content=body.encode(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")


def test_buckets_fill_up_again():
    bucket = Bucket(1000.0)
    assert sum(bucket.take() for _ in range(5000)) >= 4000
    many = Buckets(1.0, most=2)
    assert all(many.take(name) for name in "abcab")
    assert address_of({"client": ("2001:db8::a:b:c:d", 1)}) == address_of({"client": ("2001:db8::5", 1)}) == "2001:0db8:0000:0000"
    assert address_of({"client": ("2001:db8:1:2:3:4:5:6", 1)}) != address_of({"client": ("2001:db8:1:3:3:4:5:6", 1)})
    assert address_of({"client": ("::ffff:192.0.2.7", 1)}) == address_of({"client": ("192.0.2.7", 1)}) == "192.0.2.7"
    assert address_of({"client": None}) == ""


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("en;q=0.3, it;q=0.9", "it"),
        ("de, en;q=0.5, hu;q=0.8, it;q=0.8", "hu"),
        ("en;q=0.5, ru", "ru"),
        ("de-AT,de;q=0.9,it-CH;q=0.7,en;q=0.6", "it"),
        ("it;q=0, hu;q=0.1", "hu"),
        ("it;q=0", "en"),
        ("*, it;q=0.5", "it"),
        ("it ; Q = 0.2 , ru;q=1.000", "ru"),
        ("it;q=nan, hu;q=-1, ru;q=2;x, en;q=0.001", "en"),
        ("it;q=, ;q=1, ,,;", "en"),
    ],
)
def test_the_most_wanted_language_that_we_speak_is_chosen(accepted: str, lang: str):
    assert language(None, accepted) == lang


def test_the_language_is_the_first_one_we_speak():
    assert language("it", "hu") == "it"
    assert language("xx", "de-DE, ru;q=0.8, en;q=0.5") == "ru"
    assert language(None, None) == "en"


# the web client


def test_the_shelf_gives_the_client_and_nothing_else(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head>" + "x" * 1000)
    (tmp_path / "assets" / "app.js").write_text("1;")
    (tmp_path / "assets" / "app.css").write_text("y" * 1000)
    (tmp_path / "manifest.json").write_text('{"src/text/hu.ftl?raw": {"file": "assets/hu-1.js"}}')
    files = ClientFiles(tmp_path)
    assert files.is_page("table/abc")
    assert not files.is_page("assets/app.js")
    page = files.open("hu", "", lambda: b'{"a": "</script>"}').content  # with the words of its language, and what the server says
    assert b'href="/assets/hu-1.js"' in page
    assert rb'lang="hu">{"a": "\u003c/script>"}</script></head>' in page
    assert b"hu-1.js" not in files.open("en", "", lambda: b"{}").content
    assert files.open("hu", "gzip, br", lambda: b"").headers["content-encoding"] == "gzip"
    script = files.give("assets/app.js", "")
    assert script.media_type.startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    plain, zipped = (files.give("assets/app.css", accepts) for accepts in ("", "gzip"))
    assert plain.content == gzip.decompress(zipped.content) == b"y" * 1000
    assert ["content-encoding" in each.headers for each in (plain, zipped)] == [False, True]
    for path in ("assets/none.js", "manifest.json", "../secret.txt", "/etc/passwd.txt"):
        with pytest.raises(Trouble):
            files.give(path, "")
    assert b"make web" in ClientFiles(tmp_path / "nowhere").open("en", "", lambda: b"{}").content


def test_the_api_is_told_on_a_page_and_as_openapi(sqlite_server: Server):
    schema = sqlite_server.get("/api/openapi.json")
    page = sqlite_server.http.get("/api").text
    prose = (DOCS / "api.md").read_text()
    for path, commands in schema["paths"].items():
        assert path.replace("{", "{") in page
        for verb in commands:
            named = re.sub(r"\{table\}", "T", re.sub(r"\{name\}", "NAME", re.sub(r"\{rule\}", "RULE", path)))
            named = (
                named.replace("{seat}", "N")
                .replace("{moment}", "N")
                .replace("{circle}", "C")
                .replace("{member}", "N")
                .replace("{game}", "GAME")
                .replace("{number}", "N")
            )
            assert f"{verb.upper()} `{named}" in prose, f"docs/api.md does not tell {verb} {path}"
    assert "<script" not in page


def test_the_docs_tell_every_code_command_and_field_of_a_state():
    prose = (DOCS / "api.md").read_text()
    for code, status in STATUS.items():
        row = next(line for line in prose.splitlines() if line.startswith(f"| {status} |"))
        assert f"`{code}`" in row
    for command in Command.__subclasses__():
        row = next(line for line in prose.splitlines() if line.startswith(f"| {command.__name__} |"))
        told = re.findall(r'"(\w+)"(\??)[,} ]', row)
        assert f'"type": "{command.__struct_config__.tag}"' in row
        assert {name for name, _ in told[1:]} == set(command.__struct_fields__)
        assert {name for name, optional in told[1:] if not optional} == {each.name for each in fields(command) if each.required}
    example = re.search(r"### State\n```json\n(.*?)```", prose, re.DOTALL)[1]
    assert set(State.__struct_fields__) <= set(re.findall(r'"(\w+)":', example))


# numbers, logs, health


def test_numbers_for_prometheus(server: Server):
    server.table().play()
    text = server.http.get("/metrics").text
    for name in ("regalia_moves_total", "regalia_commits_total", "regalia_move_seconds_bucket", "regalia_sockets", "regalia_tables"):
        assert f"\n{name}" in text
    for line in text.splitlines():
        assert line.startswith("#") or re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+', line), line
    outside = server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert outside.status_code == 404, "a player could count the steps of another's draft"


def test_the_log_is_one_json_object_per_line(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    server.get("/api/games")
    server.get("/api/%C2%9B31m%E2%80%AE", status=404)
    server.stop()  # what was answered is logged a moment later, at the latest by now
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    assert any(line.get("path") == "/api/games" and line["status"] == 200 for line in lines)
    assert any(line.get("path") == r"/api/\x9b31m\u202e" for line in lines), "nothing in it commands a terminal"


def test_what_a_fault_quotes_does_not_command_the_terminal_that_shows_the_log():
    try:
        raise ValueError("\x1b[2J\x9b31m\u202e\nregalia: all is well")
    except ValueError:
        fault = logging.LogRecord("regalia", logging.ERROR, "", 0, "fault", (), sys.exc_info())
    plain, line = PlainLines().format(fault), JsonLines().format(fault)
    assert line.isprintable()
    assert all(each.isprintable() for each in plain.split("\n"))
    assert plain.splitlines()[-1].startswith("    "), "no line of it looks like one of the log"


def test_a_server_told_to_stop_ends_calmly(database: str):
    server = Server(database)
    guest = server.table([{"kind": "person"}, {"kind": "bot"}])
    with server.live(guest.id, guest.tokens[0]) as live:
        live.until("state")
        assert server.stop() == 0
        assert live.end() == 1012
    assert not [line for line in server.log if '"level": "error"' in line]


def test_a_server_told_to_stop_before_it_runs_ends_at_once(postgres: Postgres):
    """It went on starting, and then served as if nothing had been said."""
    database = postgres.new_database()
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})  # it waits here to look at the schema
        command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(command, env=environment(), stderr=subprocess.PIPE, text=True)
        while not connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar():
            assert server.poll() is None
        server.terminate()
    told = server.communicate(timeout=600)[1]
    assert (server.returncode, told) == (-signal.SIGTERM, "")
    store.close()


def test_what_is_under_way_when_a_server_stops_is_answered_and_no_fault(postgres: Postgres):
    url = postgres.new_database()
    server, store = Server(url, shutdown=1), Store(url)
    guest = server.table()
    due = guest.due()
    body = {"move": due["legal"][0]["id"], "seq": due["seq"]}
    with socket.create_connection(("127.0.0.1", server.port)) as sending, ThreadPoolExecutor(1) as thread:
        sending.sendall(b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{")
        with store.engine.begin() as connection:
            connection.execute(text("LOCK TABLE log IN EXCLUSIVE MODE"))
            playing = thread.submit(server.post, f"{guest.path}/play", guest.tokens[due["turn"]], 503, **body)
            while not connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar():
                assert not playing.done()
            server.process.send_signal(signal.SIGTERM)
            assert sending.recv(65536).startswith(b"HTTP/1.1 408 ")
            assert playing.result(600)["code"] == "database"
        assert server.stop() == 0
    assert not [line for line in server.log if '"trace"' in line]
    assert len(store.since(guest.id, 0)) == 1
    store.close()


# backups


def test_a_backup_holds_every_table_and_goes_back_into_either_database(database: str, tmp_path: Path, postgres: Postgres):
    server = Server(database)
    guest = server.table()
    for _ in range(20):
        guest.play()
    before = [guest.state(seat) for seat in (None, 0, 1)]
    file = tmp_path / "kept.sqlite"
    done = regalia("backup", str(file), "--database", database)  # while the server runs
    assert (done.returncode, done.stdout) == (0, f"Saved 1 table to {file}.\n"), done.stderr
    assert os.stat(file).st_mode & 0o077 == 0
    again = regalia("backup", str(file), "--database", database)
    assert again.returncode == 2
    assert "already exists" in again.stderr
    server.stop()
    other = postgres.new_database() if database.startswith("sqlite") else f"sqlite:///{tmp_path}/other.sqlite"
    assert regalia("backup", str(file), "--restore", "--database", other).stdout == f"Restored 1 table from {file}.\n"
    twice = regalia("backup", str(file), "--restore", "--database", other)
    assert (twice.returncode, "empty database" in twice.stderr) == (2, True)
    guest.server = Server(other)
    assert [guest.state(seat) for seat in (None, 0, 1)] == before
    guest.play()
    assert guest.server.stop() == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("backup", "x.sqlite", "--database", "sqlite:////tmp/no-such-server.sqlite"), "there is no database"),
        (("backup", "/tmp/no-such-file.sqlite", "--restore", "--database", "sqlite:////tmp/other-server.sqlite"), "there is no file"),
        (("backup", "--restore", "--database", "sqlite:////tmp/other-server.sqlite"), "name the file"),
    ],
)
def test_wrong_backups_get_one_sentence(args: tuple[str, ...], says: str):
    done = regalia(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_database_that_cannot_be_copied_is_told_in_one_sentence(tmp_path: Path):
    (tmp_path / "broken.sqlite").write_bytes(b"no database" * 1000)
    broken, good = f"sqlite:///{tmp_path}/broken.sqlite", f"sqlite:///{tmp_path}/good.sqlite"
    nowhere = f"postgresql://regalia@/regalia?host={tmp_path}"
    restoring = str(tmp_path / "broken.sqlite"), "--restore", "--database", good
    for args in ((str(tmp_path / "kept.sqlite"), "--database", broken), (str(tmp_path / "kept.sqlite"), "--database", nowhere), restoring):
        done = regalia("backup", *args)
        assert done.returncode == 2
        assert "nothing was copied" in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("kept")]


def test_of_two_backups_into_one_file_the_second_is_refused(postgres: Postgres, tmp_path: Path):
    """The first that ended took what the other had written until then for its own, and called it a backup."""
    database, file = postgres.new_database(), tmp_path / "kept.sqlite"
    store = Store(database)
    store.open()
    with store.engine.begin() as connection:
        connection.execute(text("LOCK TABLE log IN ACCESS EXCLUSIVE MODE"))  # they get half way
        command = [sys.executable, "-c", MAIN, "backup", str(file), "--database", database]
        first = subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True)
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while not connection.execute(waiting).scalar():
            assert first.poll() is None
        second = regalia(*command[3:])
        assert second.returncode == 2
        assert "another backup" in second.stderr
    assert first.communicate(timeout=600)[0] == f"Saved 0 tables to {file}.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.sqlite"]
    store.close()
    copy = Store(f"sqlite:///{file}")
    assert copy.read("abcdefghjk") is None
    copy.close()
