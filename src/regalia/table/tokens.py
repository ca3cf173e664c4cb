"""Secrets and names of tables: tokens, the links that carry them, and ids."""

import hashlib
import re
import secrets
from collections.abc import Sequence

from regalia.table.messages import Created, SeatLink, State
from regalia.table.store import Token
from regalia.table.table_state import Chair

ID = re.compile(r"[a-z2-9]{10}")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


def link(table: str, token: str) -> str:
    """The secret link to a seat; what follows # stays in the browser and never reaches a server or its logs."""
    return f"/table/{table}#{token}"


def rematch_name(table: str, secret: str) -> str:
    """The id of a table's rematch; nobody can know it before the first match is over."""
    digest = hashlib.sha256(f"rematch {table} {secret}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:10])


class Keys:
    """The tokens of a new table, which are sent once."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self._chairs, self._host = chairs, new_token()
        self._seats = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind == "person"}

    @property
    def tokens(self) -> list[Token]:
        return [Token(hashed(self._host), None), *(Token(hashed(token), seat) for seat, token in self._seats.items())]

    def created(self, state: State) -> Created:
        seats = [(seat, chair.kind, self._seats.get(seat)) for seat, chair in enumerate(self._chairs)]
        links = [SeatLink(seat, kind, token, link(state.table, token) if token else None) for seat, kind, token in seats]  # type: ignore[arg-type]
        return Created(state.table, self._host, links, state)
