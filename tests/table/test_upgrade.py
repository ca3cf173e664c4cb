"""A database of an older version, every one of its tables filled, is taken over by a server of today, and everything goes on."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, func, select, text

from regalia.core.errors import BadInput
from regalia.table.migrations import config_of, newest, version_of
from regalia.table.schema import META, OUTAGES, OUTBOX
from regalia.table.store import Store
from table.friends import Friends
from table.servers import PEOPLE, Guest, Server

PLAIN = ("running", "drafted", "waiting", "bots", "over")  # tables that could have been made at any time


class Filled:
    """A database of today, with something in each of its tables, and what everybody at its tables saw."""

    def __init__(self, url: str) -> None:
        self.url = url
        server = Server(url)
        bot = {"kind": "bot", "bot": "random"}
        self.tables = {
            "running": server.table(takebacks=True),
            "drafted": server.table(game="royals", options={"players": 2}),
            "waiting": server.table([PEOPLE[0], {"kind": "open"}], start="full"),
            "bots": server.table([PEOPLE[0], bot, bot], options={"players": 3}),
            "over": server.table(),
            "clocked": server.table(clock={"kind": "soft", "seconds": 86400}, words="players"),
        }
        for _ in range(20):
            self.tables["running"].play()
        self.tables["drafted"].play()
        self.tables["over"].finish()
        clocked = self.tables["clocked"]
        server.post(f"{clocked.path}/say", clocked.tokens[0], text="Hello")
        server.post(f"{clocked.path}/notices", clocked.tokens[1], 201, way="json", target="https://example.org/hook")
        self.friends = Friends(server).join("Bruno")
        self.friends.over("Anna", "Bruno")
        server.post("/api/transfers", status=201, transfer="c" * 64, sealed="abc")
        with server.live(self.tables["bots"].id) as live:  # until it is a person's turn
            while live.until("state")["turn"] != 0:
                continue
        store = Store(url)
        while not store.any_clock() or not count(store, "heartbeat"):
            time.sleep(0.05)
        self.states = {name: self.seen(name, self.tables[name]) for name in PLAIN}
        self.card = self.friends.card()
        assert server.stop() == 0
        store.keep_analysis(self.tables["over"].id, 1, 1.0, b"x")
        with store.engine.begin() as connection:
            connection.execute(OUTAGES.insert(), {"began": 1.0, "ended": 2.0})
            row = {"subscription": "host", "table_id": clocked.id, "kind": "ended", "mark": "1", "about": "{}", "at": 1.0}
            connection.execute(OUTBOX.insert(), {**row, "due": 1.0, "tries": 0, "claim": ""})
        store.close()

    def seen(self, name: str, guest: Guest) -> list[Any]:
        """What every seat of a table, and a spectator, is told."""
        tokens = [None, *(token for token in self.tables[name].tokens if token)]
        return [[guest.server.get(guest.path, token), guest.server.get(f"{guest.path}/log", token)] for token in tokens]


def count(store: Store, name: str) -> int:
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(META.tables[name])).scalar_one()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Filled]:
    return Filled(f"sqlite:///{tmp_path_factory.mktemp('filled')}/t.sqlite")


def make_older(filled: Filled, url: str, version: str, tables: set[str]) -> None:
    """The same rows in a database of an older version, as far as it has columns for them."""
    source, target = Store(filled.url), Store(url)
    if not target.postgres:
        target.path.touch(mode=0o600)
    with source.engine.connect() as out, target.engine.begin() as into:
        command.upgrade(config_of(into), version)
        old = MetaData()
        old.reflect(into)
        for table in old.sorted_tables:
            if table.name != "alembic_version":
                into.execute(table.insert(), rows(out, table, tables))
    source.close()
    target.close()


def rows(out: Connection, table: Any, tables: set[str]) -> list[dict[str, Any]]:
    key = "id" if table.name == "tables" else "table_id" if "table_id" in table.columns else None
    found = [dict(row) for row in out.execute(select(*(META.tables[table.name].c[each.name] for each in table.columns))).mappings()]
    kept = [row for row in found if key is None or row[key] in tables]
    assert kept, f"nothing to fill {table.name} with"
    return kept


def test_a_new_database_has_the_form_the_history_leads_to(database: str):
    store, alike = Store(database), {"compare_type": True, "compare_server_default": True}
    with store.engine.begin() as connection:
        command.upgrade(config_of(connection), "head")
        assert compare_metadata(MigrationContext.configure(connection, opts=alike), META) == []
        assert version_of(connection) == newest()
        MigrationContext.configure(connection)._version.drop(connection)
        META.drop_all(connection)
    store.open()
    with store.engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection, opts=alike), META) == []
        assert version_of(connection) == newest()
        command.upgrade(config_of(connection), "head")  # there is nothing to do
        assert version_of(connection) == newest()
    store.close()


@pytest.mark.parametrize("version", ["0004", "0009"])
def test_an_older_database_that_is_full_goes_on(filled: Filled, database: str, version: str, tmp_path: Path):
    everything = {guest.id for guest in filled.tables.values()} | {each["table"] for each in filled.card["history"]}
    plain = {filled.tables[name].id for name in PLAIN}
    make_older(filled, database, version, plain if version == "0004" else everything)
    server = Server(database)
    try:
        server.prepare("kingdoms")
        server.prepare("royals")
        for name in PLAIN:
            guest = Guest(server, filled.tables[name].created)
            assert filled.seen(name, guest) == filled.states[name], name
            if name in ("running", "drafted"):
                guest.play()
        bruno = server.post(f"/api/tables/{filled.tables['waiting'].id}/join", name="Bruno")
        assert bruno["state"]["waiting"] is False
        server.table(clock={"kind": "live", "base": 60}, words="everybody")
        if version == "0009":
            clocked = Guest(server, filled.tables["clocked"].created)
            assert [each["target"] for each in server.get(f"{clocked.path}/notices", clocked.tokens[1])] == ["https://example.org/hook"]
            assert clocked.state()["clock"]["agreed"]["kind"] == "soft"
            clocked.play()
            filled.friends.server = server
            assert filled.friends.card() == filled.card
            assert server.post("/api/transfers/collect", transfer="c" * 64) == {"sealed": "abc"}
        assert server.stop() == 0
    finally:
        server.process.kill()
    store = Store(database)
    store.open()  # a second time there is nothing to change
    store.close()


def test_a_database_of_a_newer_version_is_told_in_one_sentence(database: str):
    store = Store(database)
    store.open()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    later = Store(database)
    with pytest.raises(BadInput, match="newer version of Regalia"):
        later.open()
    later.close()
