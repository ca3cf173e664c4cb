"""A word across the table: bounded, plain, kept or erased as the table chose, and in nobody's way; new names; reports."""

import contextlib
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

from sqlalchemy import select

from languages import said_in_every_language
from regalia.table.schema import LOG
from regalia.table.store import Store
from table.servers import PEOPLE, Guest, Server

TALKING = {"words": "players"}


def say(guest: Guest, seat: int | None = 0, status: int = 200, **body: Any) -> dict[str, Any]:
    return guest.server.post(f"{guest.path}/say", None if seat is None else guest.tokens[seat], status, **body)


def words(guest: Guest) -> list[dict[str, Any]]:
    return [line for line in guest.server.get(f"{guest.path}/log")["lines"] if line["kind"] == "word"]


def test_a_word_reaches_everybody_and_no_move_becomes_stale_by_it(server: Server):
    guest = server.table(**TALKING)
    state = guest.due()
    with server.live(guest.id) as live:
        live.until("state")
        say(guest, 1 - state["turn"], text="  Well <b>then</b>\u202e,\n go\u0007! ", key="word-word-1")
        assert say(guest, 1 - state["turn"], text="again", key="word-word-1")["repeated"]
        line = live.until("log")["lines"][0]
    assert (line["kind"], line["seat"], line["word"]) == (
        "word",
        1 - state["turn"],
        {"text": "Well <b>then</b>, go!", "gesture": None, "name": ""},
    )
    assert guest.state()["changed"] == state["changed"]  # a table that is talked at still waits
    move = {"move": state["legal"][0]["id"], "seq": state["seq"], "step": state["step"]}
    server.post(f"{guest.path}/play", guest.tokens[state["turn"]], **move)
    with server.live(guest.id, guest.tokens[0]) as live:
        live.say(type="say", gesture="thanks", key="word-word-2")
        assert live.until("accepted")["key"] == "word-word-2"
    assert [line["word"]["gesture"] for line in words(guest)] == [None, "thanks"]
    assert [line["moment"] for line in words(guest)] == [0, 1]  # where they were said


def test_who_may_talk_and_how_much(server: Server):
    quiet = server.table()
    assert say(quiet, 0, 403, text="Psst")["code"] == "no-words"
    guest = server.table(**TALKING)
    assert say(guest, None, 403, text="Let me")["code"] == "no-words"
    for body in (
        {},
        {"text": " \u200b "},
        {"text": "x" * 201},
        {"text": "x", "gesture": "hello"},
        {"gesture": "rude"},
        {"text": "x" * 1001},
    ):
        assert say(guest, 0, 400, **body)["code"] == "bad-input"
    for number in range(6):
        say(guest, 0, text=str(number))
    assert say(guest, 0, 429, text="7")["code"] == "too-many"
    say(guest, 1, text="x" * 200)
    everybody = server.table(words="everybody")
    say(everybody, None, text="Hello", name=" A  guest ")
    assert words(everybody)[0]["word"] == {"text": "Hello", "gesture": None, "name": "A guest"}
    assert words(everybody)[0]["seat"] is None
    said_in_every_language(lambda lang: server.ask("POST", f"{quiet.path}/say", quiet.tokens[0], 403, lang, text="x")["sentence"])


def test_words_are_erased_at_the_end_or_kept(sqlite_server: Server):
    for keep in (True, False):
        guest = sqlite_server.table(**TALKING, keep_words=keep)
        say(guest, 0, text="a secret recipe")
        with sqlite_server.live(guest.id) as live:
            live.until("state")
            sqlite_server.post(f"{guest.path}/resign", guest.tokens[0])
            live.until("state", over=True)
        assert [line["word"] is not None for line in words(guest)] == [keep]
        say(guest, 0, 200 if keep else 409, text="Good game")
        store = Store(sqlite_server.database)
        with store.engine.connect() as connection:
            kept = connection.execute(select(LOG.c.said).where(LOG.c.table_id == guest.id, LOG.c.kind == "word")).scalars().all()
        store.engine.dispose()
        assert any("a secret recipe" in each for each in kept) is keep
        file = sqlite_server.get(f"{guest.path}/file")
        assert [each["text"] for each in file.get("words", [])] == (["a secret recipe", "Good game"] if keep else [])


def recipes(folder: Path) -> int:
    """How many files of the database hold the message; another process looks, because closing a file ends a reader's locks on it."""
    found = subprocess.run(["grep", "-rla", "a secret recipe", folder], check=False, stdout=subprocess.PIPE)
    return len(found.stdout.splitlines())


def ends_with_a_recipe(server: Server) -> None:
    """A match whose messages are erased when it ends."""
    guest = server.table(**TALKING, keep_words=False)
    server.post(f"{guest.path}/notices", guest.tokens[1], 201, way="json", target="https://example.org/hook")
    say(guest, 0, text="a secret recipe")
    assert recipes(server_folder(server))
    server.post(f"{guest.path}/resign", guest.tokens[0])


def server_folder(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite:///")).parent


def wait_until_erased(server: Server) -> None:
    deadline = time.monotonic() + 60
    while server.get("/health")["erasing"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_erased_words_are_in_no_file_of_the_database_any_more(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    ends_with_a_recipe(server)
    wait_until_erased(server)
    assert recipes(tmp_path) == 0
    assert server.stop() == 0


def test_a_reader_holds_up_the_erasure_and_no_table(tmp_path: Path):
    """The writer waited twenty seconds for the reader, all tables waited for the writer, and the message stayed in the journal."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    other = server.table()
    reader = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
    reader.execute("BEGIN")
    seen = reader.execute("SELECT count(*) FROM log").fetchone()
    ends_with_a_recipe(server)
    assert other.play()["moment"] == 1
    health = server.get("/health")
    assert (health["ok"], health["erasing"]) == (True, True)
    assert recipes(tmp_path)
    assert reader.execute("SELECT count(*) FROM log").fetchone() == seen  # it reads still
    assert server.get("/health")["erasing"]
    reader.close()
    wait_until_erased(server)
    assert recipes(tmp_path) == 0
    other.play()
    assert server.stop() == 0


def test_what_a_killed_server_had_not_erased_is_erased_by_the_next_one(tmp_path: Path):
    image = tmp_path / "image"
    image.mkdir()
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM log").fetchone()
        ends_with_a_recipe(server)
        server.kill()
        for name in ("t.sqlite", "t.sqlite-wal"):  # the reader empties the journal when it closes the file as the last one
            shutil.copy(tmp_path / name, image)
    assert recipes(image)
    server = Server(f"sqlite:///{image}/t.sqlite")
    wait_until_erased(server)
    assert recipes(image) == 0
    assert server.stop() == 0


def test_words_are_in_the_file_of_the_match_where_they_were_said(server: Server):
    guest = server.table(words="everybody")
    say(guest, 0, text="Good luck")
    guest.play()
    while guest.state()["moment"] < 2:
        guest.play()
    moment = guest.state()["moment"]
    say(guest, 1, gesture="oops")
    say(guest, None, text="<b>Bravo</b>", name="Zoe")
    assert "words" not in server.get(f"{guest.path}/file")  # the match is not over
    guest.finish()
    file = server.get(f"{guest.path}/file")
    assert file["words"] == [
        {"moment": 0, "seat": 0, "text": "Good luck"},
        {"moment": moment, "seat": 1, "gesture": "oops"},
        {"moment": moment, "text": "<b>Bravo</b>", "name": "Zoe"},
    ]
    opened = server.post("/api/replay", **file)
    assert [each["word"]["text"] for each in opened["lines"][0]["words"]] == ["Good luck"]
    assert [(each["seat"], each["word"]["gesture"], each["word"]["name"]) for each in opened["lines"][moment]["words"]] == [
        (1, "oops", ""),
        (None, None, "Zoe"),
    ]
    assert opened["problems"] == []
    odd = {"moment": 1, "seat": 0, "text": "\u001b[2Jx\u202ey"}
    assert server.post("/api/replay", **{**file, "words": [odd]})["lines"][1]["words"][0]["word"]["text"] == "[2Jxy"
    for wrong in ({"text": "x" * 201}, {"moment": 10_000}, {"seat": 2}, {"gesture": "spit"}, {"html": "<b>"}, {"text": 3}):
        said_in_every_language(
            lambda lang, wrong=wrong: server.post(f"/api/replay?lang={lang}", status=400, **{**file, "words": [{**odd, **wrong}]})[
                "sentence"
            ]
        )
    server.post("/api/replay", status=400, **{**file, "words": [{"moment": 0, "text": "x"}] * 2001})


def test_the_erased_words_are_gone_at_the_other_process_too(postgres_servers: list[Server]):
    one, other = postgres_servers
    guest = one.table(**TALKING, keep_words=False)
    say(guest, 0, text="between us")
    there = Guest(other, guest.created)
    assert words(there)[0]["word"]["text"] == "between us"
    with other.live(guest.id) as live:
        live.until("state")
        one.post(f"{guest.path}/resign", guest.tokens[0])
        live.until("state", over=True)
    assert words(there)[0]["word"] is None


def test_a_word_is_reported_to_the_host_and_to_nobody_else(server: Server):
    guest = server.table(**TALKING)
    say(guest, 0, text="rude")
    line = words(guest)[0]["seq"]
    with server.live(guest.id, guest.tokens[0]) as live:
        live.until("state")
        for _ in range(2):
            server.post(f"{guest.path}/report", guest.tokens[1], line=line)
        live.say(type="ping")
        live.until("pong")
        assert len([each for each in live.heard if '"type":"state"' in each]) == 1
    assert guest.state()["seq"] == line
    assert server.post(f"{guest.path}/report", guest.tokens[0], 400, line=line)["code"] == "bad-input"  # one's own
    assert server.post(f"{guest.path}/report", guest.tokens[1], 400, line=line + 1)["code"] == "bad-input"
    assert len([each for each in server.log if "reported" in each and guest.id in each]) == 1
    assert "regalia_reports_total" in server.http.get("/metrics").text


def test_a_person_takes_another_name_and_everybody_reads_it(server: Server):
    guest = server.table()
    rename = f"{guest.path}/rename"
    state = server.post(rename, guest.tokens[0], name="  Anna\u200b Maria ")["state"]
    assert state["seats"][0]["name"] == "Anna Maria"
    line = server.get(f"{guest.path}/log")["lines"][-1]
    assert (line["kind"], line["seat"], line["before"], line["who"]["name"]) == ("rename", 0, "Anna", "Anna Maria")
    assert server.post(rename, guest.tokens[0], name="Anna Maria")["repeated"]
    assert server.post(rename, guest.tokens[0], 400, name="x" * 41)["code"] == "bad-input"
    assert server.post(rename, None, 401, name="x")["code"] == "no-token"
    assert server.post(rename, guest.tokens[0], name="")["state"]["seats"][0]["name"] == ""
    guest.play()  # nothing has become stale
    for number in range(4):
        server.post(rename, guest.tokens[0], name=str(number))
    assert server.post(rename, guest.tokens[0], 429, name="again")["code"] == "too-many"


def test_a_game_is_not_stopped_by_chatter(server: Server):
    """Words are counted by themselves: the log of the match keeps its room."""
    guest = server.table(PEOPLE, **TALKING)
    say(guest, 0, text="one")
    moved = guest.play()
    assert moved["seq"] == 2
    assert moved["moment"] == 1
