"""Sentences as they are stored: keys and arguments, to be said later in any language with the names the players have then."""

import re
from typing import Any

import msgspec

from regalia.core.errors import Words

SEAT = re.compile("\ue000(\\d+)\ue001")  # where a name goes; nobody types these signs


class Kept(msgspec.Struct, frozen=True):
    """A sentence without a language."""

    key: str
    args: dict[str, Any] = {}

    def sentence(self, lang: str, names: list[str]) -> str:
        return named(as_words(self).sentence(lang), names)


def name_of(seat: int) -> str:
    """What stands for a player's name until somebody reads it."""
    return f"\ue000{seat}\ue001"


def named(text: str, names: list[str]) -> str:
    return SEAT.sub(lambda found: names[int(found[1])], text)


def keep(words: Words) -> Kept:
    return Kept(words.key, {name: _kept(value) for name, value in words.args.items()})


def _kept(value: Any) -> Any:
    if isinstance(value, Words):
        return msgspec.to_builtins(keep(value))
    if isinstance(value, list | tuple):
        return [_kept(each) for each in value]
    return value


def as_words(kept: Kept) -> Words:
    return Words(kept.key, **{name: _said(value) for name, value in kept.args.items()})


def _said(value: Any) -> Any:
    if isinstance(value, dict):
        return as_words(Kept(value["key"], value["args"]))
    if isinstance(value, list):
        return [_said(each) for each in value]
    return value
