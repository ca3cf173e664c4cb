"""Notices as data, before they are put into a language."""

from typing import Literal

import msgspec

Kind = Literal["turn", "invited", "ended", "word", "reminder", "confirm", "report"]


class Player(msgspec.Struct, frozen=True, array_like=True):
    """Who sat in a seat: the name, or without one the colour."""

    name: str
    colour: str


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a notice says, before it is put into a language; a spectator of the table could read all of it."""

    game: str = ""
    players: list[Player] = []
    turn: int | None = None  # whose turn it is
    moment: int = 0  # how many moments of the game had been seen
    winners: list[int] = []
    scores: list[int] = []
    table: str = ""  # to go to, if not the one the notice comes from
    speaker: int | None = None  # or who invites
    circle: str = ""  # in an invitation to its members: its name,
    member: str = ""  # and who set up the table for it
    text: str = ""  # what was said, in the words of whoever said it
    hours: int = 0  # that are left, in a reminder


class Notice(msgspec.Struct, frozen=True):
    """Something to tell whoever asked for it: the holder of a seat, or (seat None) the channels of the whole table."""

    kind: Kind
    mark: str  # with table and kind it identifies the notice for ever: adding it twice adds it once
    seat: int | None
    about: About
    absent: int | None = None  # the channels of the table are not told while the holder of this seat watches
