"""The file of a match: its options, deal and moves, from which everything follows, and what it came from."""

from typing import Annotated, Any

import msgspec

from regalia.core.deal import FORMAT, Deal, secret_from
from regalia.core.errors import BadInput
from regalia.core.files import shape_error
from regalia.core.origin import Part
from regalia.core.talk import MOST, Said

Seats = Annotated[list[int], msgspec.Meta(max_length=16)]  # a number for each seat; no game has this many seats


class Result(msgspec.Struct, frozen=True):
    scores: Seats
    winners: Seats


class MatchFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The JSON form of a match."""

    regalia: int
    game: str
    rules_version: int
    options: dict[str, Any]
    commitment: str
    moves: list[str]
    secret: str | None = None
    position: dict[str, Any] | None = None
    result: Result | None = None
    table: str = ""  # where it was played
    brought: list[str | None] = []  # the randomness that seats brought to the deal
    lesson: bool = False  # whether it began as its game's lesson
    origin: list[Part] = []  # the matches it continues
    words: Annotated[list[Said], msgspec.Meta(max_length=MOST)] = []  # said across the table, where they were kept
    resigned: list[int] = []  # the seats that resigned, where the match ended that way


_FILE = msgspec.json.Decoder(MatchFile)


def read_file(text: str | bytes) -> MatchFile:
    try:
        file = _FILE.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("match-file", reason=shape_error(error)) from None
    if file.regalia not in (1, FORMAT):
        raise BadInput("match-format", format=file.regalia, ours=FORMAT)
    return file


def deal_of(file: MatchFile) -> Deal:
    """The deal a file describes; format 1 had neither tables nor randomness brought by people."""
    secret = secret_from(file.secret or "")
    return Deal(secret, format=1) if file.regalia == 1 else Deal(secret, file.table, tuple(file.brought))
