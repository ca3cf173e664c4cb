"""Servers that many tests share: one on SQLite, two on one PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.postgres import Postgres
from table.servers import Server


@pytest.fixture(autouse=True)
def set_aside_the_browsers_loop() -> Iterator[None]:
    """Once a browser has been used in this process, its event loop counts as running, though it only waits for the next test of it."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.remove()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite")
    server.prepare_all()
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="session")
def postgres_servers(postgres: Postgres) -> Iterator[list[Server]]:
    """Two processes on one database."""
    url = postgres.new_database()
    servers = [Server(url, bot_poll=0.2), Server(url, bot_poll=0.2)]
    for server in servers:
        server.prepare_all()
    yield servers
    assert [server.stop() for server in servers] == [0, 0]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    return f"sqlite:///{tmp_path}/t.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    if request.param == "sqlite":
        return request.getfixturevalue("sqlite_server")
    return request.getfixturevalue("postgres_servers")[0]
