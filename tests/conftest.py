"""Tests read what the commands say, so these speak English whatever the language of the machine; and what servers and browsers share."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from table.notices.receiver import Post, Receiver

os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(scope="module")
def outside() -> "Iterator[Receiver]":
    """Whoever notices go to, outside the server."""
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
