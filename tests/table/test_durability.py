"""What was accepted stays: through kill -9, restarts, upgrades of the database and of the rules."""

import json
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect, select, text, update

import regalia
from regalia.core.deal import Deal
from regalia.core.errors import BadInput
from regalia.core.match import Match
from regalia.table.backup import backup
from regalia.table.loading import load_state, played
from regalia.table.schema import LOG, META, SNAPSHOTS
from regalia.table.store import Entry, Kept, Store, Summary, Write
from regalia.table.table_state import Chair, TableState
from regalia.text import say
from table.killing import kill_often
from table.servers import Server


def test_killed_under_load(database: str):
    kept = kill_often(database, times=3, tables=5)
    assert kept.count > 10


def row_of(match: Match, name: str = "abcdefghjk") -> dict:
    file = json.loads(match.to_json())
    return {
        "id": name, "game": match.game.name, "options": json.dumps(match.game.options), "rules_version": file["rules_version"],
        "secret": file["secret"], "commitment": match.commitment, "position": None,
        "seats": json.dumps([{"kind": "person"}] * match.game.players), "created": 1.0, "start": "now",
    }  # fmt: skip


def long_game(name: str) -> tuple[dict, list[Entry], list[TableState]]:
    """A match with moves, undos and a new name, as a log, and every moment of it."""
    match = Match(regalia.game(name), deal=Deal(b"secret of a long game", "abcdefghjk"))
    row = row_of(match)
    now = TableState(row, match, [Chair("person")] * match.game.players)
    entries, moments = [], [now]
    for number in range(120):
        if now.ended:
            break
        legal = now.match.legal_ids()
        said = now.match.game.moves[legal[number * 13 % len(legal)]].notation
        steps = [Entry(0, "play", now.turn, said, 2.0)]
        if number % 7 == 3 and now.after(steps[0]).match.why_not_undo() is None:
            steps += [Entry(0, "undo", now.turn, "", 2.0), steps[0]]
        if number == 5:
            steps.append(Entry(0, "sit", 0, '{"kind":"person","name":"Eva"}', 2.0))
        for step in steps:
            entry = Entry(now.seq + 1, step.kind, step.seat, step.said, step.at)
            now = now.after(entry)
            entries.append(msgspec.structs.replace(entry, public=now.public))
            moments.append(now)
    return row, entries, moments


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_a_snapshot_continues_as_the_whole_log_would(name: str):
    row, entries, moments = long_game(name)
    snapshots = [(moment.seq, moment.snapshot()) for moment in moments if moment.snapshot()]
    assert snapshots
    for seq, snapshot in snapshots[:: max(1, len(snapshots) // 4)]:
        for until in (seq, min(seq + 3, len(entries)), len(entries)):
            resumed, log = load_state(Kept(row, entries[:until], snapshot))
            replayed, _ = load_state(Kept(row, entries[:until], None))
            older, counted = load_state(Kept(row, [msgspec.structs.replace(each, public=None) for each in entries[:until]], snapshot))
            assert log == counted == entries[:until]  # what was written before public lines were counted is counted when it is read
            assert older.spoken(0) == resumed.spoken(0)
            for seat in (None, *range(len(resumed.chairs))):
                assert resumed.spoken(seat) == replayed.spoken(seat) == moments[until].spoken(seat)
            assert resumed.match.to_json() == replayed.match.to_json()
            assert resumed.match.view(0, 2) == replayed.match.view(0, 2)
    log, ends = played(moments[-1].game, entries)
    assert [each.move for each in log] == [each.move for each in moments[-1].match.log]
    assert ends == moments[-1].match.moments


def test_a_long_match_loads_from_its_snapshot(database: str):
    server = Server(database)
    guest = server.table()
    for _ in range(40):
        guest.play(-1)
    before = [{**guest.state(seat), "chain": ""} for seat in (0, 1)]  # the chain goes back to the first move
    server.kill()
    store = Store(database)
    with store.engine.begin() as connection:
        assert connection.execute(select(SNAPSHOTS.c.seq)).scalar() >= 16
        connection.execute(update(LOG).where(LOG.c.seq == 1).values(said="castle 1 a1"))  # nobody looks that far back
    store.close()
    server = Server(database)
    guest.server = server
    assert [{**guest.state(seat), "chain": ""} for seat in (0, 1)] == before
    guest.play()
    assert server.stop() == 0


def test_migrations_run_at_every_start_and_make_what_the_code_expects(database: str):
    for _ in range(3):
        store = Store(database)
        store.open()
        found = inspect(store.engine)
        for table in META.tables.values():
            columns = {column["name"]: column for column in found.get_columns(table.name)}
            assert columns.keys() == {column.name for column in table.columns}
            assert all(columns[column.name]["nullable"] == column.nullable for column in table.columns)
            assert {index["name"] for index in found.get_indexes(table.name)} >= {index.name for index in table.indexes}
        store.close()


def test_a_second_server_on_one_sqlite_file_says_so(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path}/t.sqlite")
    store.open()
    with pytest.raises(BadInput, match="another server is using"):
        Store(f"sqlite:///{tmp_path}/t.sqlite").open()
    store.close()
    again = Store(f"sqlite:///{tmp_path}/t.sqlite")
    again.open()
    again.close()


def test_of_two_entries_with_one_seq_or_one_key_the_first_counts(database: str):
    store = Store(database)
    store.open()
    match = regalia.game("kingdoms").start(seed=1)
    row = row_of(match)
    summary = Summary(0, 0, 0, False, 1.0)
    assert store.write([Write(row["id"], summary, new=row)]) == [True]
    one = Write(row["id"], summary, Entry(1, "play", 0, "castle 1 a1", 1.0, "the-same-key"))
    other = Write(row["id"], summary, Entry(1, "play", 0, "castle 1 b1", 1.0, "another-key"))
    again = Write(row["id"], summary, Entry(2, "play", 0, "castle 1 c1", 1.0, "the-same-key"))
    assert store.write([one]) == [True]
    assert store.write([other, again]) == [False, False]
    assert [entry.said for entry in store.since(row["id"], 0)] == ["castle 1 a1"]
    assert store.by_key(row["id"], "the-same-key").seq == 1
    store.close()


def test_a_start_looks_only_at_tables_that_wait_for_a_bot(database: str):
    """Ten thousand stored matches do not slow the start; bench/load.py measures it."""
    store = Store(database)
    store.open()
    with store.engine.connect() as connection:
        if store.postgres:
            connection.execute(text("SET enable_seqscan = off"))  # an empty table is not worth an index otherwise
        explain = "EXPLAIN " if store.postgres else "EXPLAIN QUERY PLAN "
        plan = connection.execute(text(explain + "SELECT id FROM tables WHERE bot_due ORDER BY changed LIMIT 200")).fetchall()
    store.close()
    assert "tables_bot_due" in str(plan)


def test_matches_go_on_by_the_rules_they_began_with(monkeypatch: pytest.MonkeyPatch):
    """An upgrade: a new version of the rules takes the place of the one a table began with."""
    book = regalia.rulebooks()["kingdoms"]
    row, entries, moments = long_game("kingdoms")
    import regalia.games.kingdoms as package

    monkeypatch.setattr(package, "RULEBOOK", replace(book, rules_version=2, versions=(1, 2)))
    assert regalia.game("kingdoms").rulebook.rules_version == 2
    old, _ = load_state(Kept(row, entries, moments[-1].snapshot()))
    assert old.game.rulebook.rules_version == 1
    assert old.spoken(0) == moments[-1].spoken(0)
    move = old.match.legal_ids()[0]
    assert old.match.copy().play(move).to_json() == moments[-1].match.copy().play(move).to_json()
    finished = json.loads(next(Path(__file__).parents[1].glob("recorded/kingdoms/*.json")).read_text())
    assert regalia.verify(json.dumps(finished)).problems == []
    with pytest.raises(BadInput, match="version 7"):
        regalia.Match.from_json(json.dumps({**finished, "rules_version": 7}))


def test_tables_that_nobody_can_play_on_do_not_hold_up_the_bots_of_others(database: str):
    """Two hundred tables of rules that are gone wait for their bots, longer than the one that can be played."""
    store = Store(database)
    store.open()
    match = regalia.game("kingdoms", players=2).start(seed=1)
    bots = json.dumps([{"kind": "bot", "bot": "random"} if seat == match.turn else {"kind": "person"} for seat in range(2)])
    names = [f"{number:010d}".translate(str.maketrans("01", "ab")) for number in range(222, 422)]
    gone = [Write(name, Summary(0, 0, 0, True, 1.0), new={**row_of(match, name), "seats": bots, "rules_version": 99}) for name in names]
    good = Write("abcdefghjk", Summary(0, 0, match.turn, True, 2.0), new={**row_of(match), "seats": bots})
    assert all(store.write([*gone, good]))
    store.close()
    server = Server(database, bot_poll=0.1)
    until = time.monotonic() + 120
    try:
        while not store.since("abcdefghjk", 0):
            assert time.monotonic() < until, "its bots do not play"
    finally:
        store.engine.dispose()
        assert server.stop() == 0


def test_a_database_of_sqlite_is_its_owners_alone(tmp_path: Path):
    old = tmp_path / "t.sqlite"
    old.touch(mode=0o644)
    store = Store(f"sqlite:///{old}")
    store.open()
    assert store.write([Write("abcdefghjk", Summary(0, 0, 0, False, 1.0), new=row_of(regalia.game("kingdoms").start(seed=1)))]) == [True]
    backup(f"sqlite:///{old}", tmp_path / "copy.sqlite")
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}
    store.close()
    assert modes.keys() >= {"t.sqlite", "t.sqlite-wal", "t.sqlite-shm", "t.sqlite.lock", "copy.sqlite"}
    assert set(modes.values()) == {"0o600"}


def test_another_name_of_a_database_does_not_evade_the_lock(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path}/t.sqlite")
    store.open()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "soft.sqlite").symlink_to(tmp_path / "t.sqlite")
    with pytest.raises(BadInput, match="another server is using"):
        Store(f"sqlite:///{tmp_path}/elsewhere/soft.sqlite").open()
    (tmp_path / "elsewhere" / "hard.sqlite").hardlink_to(tmp_path / "t.sqlite")
    with pytest.raises(BadInput, match="2 names"):
        Store(f"sqlite:///{tmp_path}/elsewhere/hard.sqlite").open()
    with pytest.raises(BadInput, match="2 names"):  # it would lack what is still in the journal of the first name
        backup(f"sqlite:///{tmp_path}/elsewhere/hard.sqlite", tmp_path / "copy.sqlite")
    store.close()


@pytest.mark.parametrize("name", ["t.sqlite", "t.sqlite-wal"])
def test_nothing_is_accepted_once_a_file_of_the_database_is_gone(name: str, tmp_path: Path):
    """SQLite goes on writing to a file that the next start does not find."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    guest = server.table()
    guest.play()
    (tmp_path / name).rename(tmp_path / "elsewhere")
    assert "deleted or moved" in guest.play(status=503)["sentence"]
    assert "deleted or moved" in server.post("/api/tables", status=503, game="kingdoms")["sentence"]
    assert guest.state()["seq"] == 1
    (tmp_path / "elsewhere").rename(tmp_path / name)
    guest.play()
    server.kill()
    guest.server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    assert guest.state()["seq"] == 2
    assert guest.server.stop() == 0


def test_health_tells_that_the_database_is_gone(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    assert server.get("/health")["ok"]
    (tmp_path / "t.sqlite").unlink()
    (tmp_path / "t.sqlite").touch()  # another one takes its name
    answer = server.http.get("/health")
    while "deleted or moved" not in answer.text:
        # For a few seconds the last commit proves that there will be another; on a busy machine the database may answer too late.
        assert answer.status_code == 200 or answer.json()["sentence"] == say("table-database", "en")
        answer = server.http.get("/health")
    assert answer.status_code == 503
    assert server.stop() == 0
