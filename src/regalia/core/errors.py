"""What Regalia says when something is wrong: always one sentence, with the id of the rule where a rule is the reason.

A sentence is the key of a message and its arguments, so that it can be said in every language; `str()` says it in English.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from regalia.core.speech import say

SHOWN = 120  # characters of a wrong value; more would hide the sentence


class Words:
    """Something that can be said in any language: the key of a message and its arguments, which may be Words themselves."""

    def __init__(self, key: str, /, **args: Any) -> None:
        self.key, self.args = key, args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def sentence(self, lang: str = "en") -> str:
        return say(self.key, lang, self.args)

    def __str__(self) -> str:
        return self.sentence()


class RegaliaError(Exception):
    """Anything Regalia refuses; `str()` is one sentence for a person, `sentence(lang)` the same in their language."""

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in a language."""
        return Exception.__str__(self)

    def __str__(self) -> str:
        return self.sentence()


class BadInput(RegaliaError, ValueError):
    """A wrong option, file, position or notation: `BadInput("game-unknown", name=…)`, the key of a message and its arguments."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.words = Words(key, **args)

    def sentence(self, lang: str = "en") -> str:
        return self.words.sentence(lang)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible now: the rule that forbids it, and the message that explains it."""

    rule: str
    key: str
    args: dict[str, Any] = field(default_factory=dict)

    def sentence(self, lang: str = "en") -> str:
        """Why the move is forbidden, in a language."""
        return say(self.key, lang, self.args)


class Refused(RegaliaError):
    """A move the rules forbid; `.rule` is the id of the rule, `.refusal` can be said in every language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule

    def sentence(self, lang: str = "en") -> str:
        return f"{self.refusal.sentence(lang)} ({self.rule})"


def is_plain(character: str) -> bool:
    """Whether a character does nothing but show: no control character, change of direction, line break or half of a surrogate pair."""
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


def harmless(text: str) -> str:
    """Text from anywhere made safe to show, on a terminal too: characters that do more than show are escaped."""
    if text.isprintable():
        return text
    return "".join(each if is_plain(each) else each.encode("unicode_escape").decode() for each in text)


def quoted(value: Any) -> str:
    """A value as a person wrote it, cut off where it is too long to read."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with thousands of digits, lists nested without end
        text = "…"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def either(words: Iterable[str]) -> Words | str:
    """`a, b or c`."""
    *most, last = words
    return Words("either", most=most, last=last) if most else last


def both(words: Iterable[Words | str]) -> Words | str:
    """`a, b and c`."""
    *most, last = words
    return Words("both", most=most, last=last) if most else last
