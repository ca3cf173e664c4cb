"""Commands answer in English, whatever the machine's language, because tests read their output; and fixtures for servers and browsers."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from table.notices.receiver import Post, Receiver

os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(scope="module")
def outside() -> "Iterator[Receiver]":
    """The receivers of notices outside the server."""
    from table.notices.receiver import receiving

    with receiving() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def post() -> "Iterator[Post]":
    """A mail server."""
    from table.notices.receiver import Post

    office = Post()
    yield office
    office.close()
