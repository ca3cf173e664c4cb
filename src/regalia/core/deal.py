"""The deal: made from the server's secret and what people brought, committed to before they brought it; and the chain of moves.

    commitment  SHA-256 of "regalia commitment" and the JSON of format, table, game, rules version, options, position and secret;
                for a match that continues another, of its origin too
    dice key    HMAC-SHA-256(secret, JSON of the commitment and what every seat brought); the secret itself if nobody brought anything
    head 0      SHA-256(JSON of the commitment and what every seat brought)
    head n      SHA-256(head n-1, salt n, JSON of seat and move, or takeback, of every line of public moment n),
                salt n being HMAC-SHA-256(dice key, "chain n")

JSON is written without spaces, keys sorted. The salt keeps secret moves from being guessed from a head before the end.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.core.errors import BadInput

if TYPE_CHECKING:
    from regalia.core.game import Game

FORMAT = 2
BROUGHT = re.compile(r"[0-9a-f]{32,128}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")
HEAD = re.compile(r"([0-9]{1,6}):([0-9a-f]{64})")


@dataclass(frozen=True)
class Deal:
    """What a match is dealt from; format 1 had only the secret."""

    secret: bytes
    table: str = ""
    brought: tuple[str | None, ...] = ()  # per seat, in hexadecimal; None: a bot, or nobody brought anything
    format: int = FORMAT

    def __post_init__(self) -> None:
        for each in self.brought:
            if each is not None and not BROUGHT.fullmatch(each):
                raise BadInput("match-brought")

    def sealed(self, of: "Game", position: Mapping[str, Any] | None, origin: Sequence[Any] = ()) -> "Sealed":
        """The deal bound to a game and its position, or to a moment of another match."""
        if self.format == 1:
            return Sealed(hashlib.sha256(self.secret).hexdigest(), self.secret, ())
        bound = {
            "regalia": self.format,
            "table": self.table,
            "game": of.name,
            "rules_version": of.rulebook.rules_version,
            "options": of.options,
            "position": position,
            "secret": self.secret.hex(),
            **({"origin": origin} if origin else {}),
        }
        commitment = hashlib.sha256(b"regalia commitment" + canonical(bound)).hexdigest()
        brought = (*self.brought, *[None] * (of.players - len(self.brought)))
        if len(brought) > of.players:
            raise BadInput("match-brought")
        mixed = hmac.digest(self.secret, canonical([commitment, brought]), "sha256") if any(brought) else self.secret
        return Sealed(commitment, mixed, brought)


@dataclass(frozen=True)
class Sealed:
    """A deal with its commitment."""

    commitment: str
    key: bytes  # of the dice
    brought: tuple[str | None, ...]

    @cached_property
    def head(self) -> bytes:
        """The first head of the chain."""
        return hashlib.sha256(canonical([self.commitment, self.brought])).digest()

    def next(self, head: bytes, number: int, lines: Sequence[tuple[int, str]]) -> bytes:
        """The head after public moment `number`."""
        return hashlib.sha256(head + self.digest(b"chain %d" % number) + canonical(list(lines))).digest()

    def digest(self, text: bytes) -> bytes:
        """HMAC-SHA-256 under the key of the dice."""
        mac = _keyed(self.key).copy()
        mac.update(text)
        return mac.digest()


@lru_cache(maxsize=2048)  # as many matches as are played at once: a key takes longer to set up than a text to digest
def _keyed(key: bytes) -> hmac.HMAC:
    return hmac.new(key, digestmod="sha256")


def secret_from(text: str) -> bytes:
    """A secret as it is written in files."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise BadInput("match-hex") from None
    if len(secret) < 16:
        raise BadInput("match-short")
    return secret


def canonical(value: Any) -> bytes:
    try:
        return msgspec.json.encode(value, order="sorted")
    except (ValueError, TypeError, OverflowError, RecursionError):  # a number with thousands of digits, for example
        raise BadInput("match-unwritable") from None
