"""What Regalia says when something is wrong: always one sentence, with the rule id where a rule is the reason.

A sentence is a key and what is filled in, so that it can be said in every language; `str()` says it in English.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from regalia.core.speech import say

SHOWN = 120  # signs of a wrong value; more would hide the sentence


class Words:
    """Words to be said in any language: the key of a message and its arguments, which may be words again."""

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
        return Exception.__str__(self)

    def __str__(self) -> str:
        return self.sentence()


class BadInput(RegaliaError, ValueError):
    """A wrong option, file, position or notation: `BadInput("game-unknown", name=…)`, a message and what is filled in."""

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
        return say(self.key, lang, self.args)


class Refused(RegaliaError):
    """A move the rules forbid; `.rule` is the id of the rule, `.refusal` can be said in every language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule

    def sentence(self, lang: str = "en") -> str:
        return f"{self.refusal.sentence(lang)} ({self.rule})"


def is_plain(sign: str) -> bool:
    """Whether a sign only writes itself: no control sign, no turn of direction, no line break, no half of a pair."""
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


def harmless(text: str) -> str:
    """A text from anywhere as it may be shown, on a terminal too: what would do more than be read is spelled out."""
    if text.isprintable():
        return text
    return "".join(sign if is_plain(sign) else sign.encode("unicode_escape").decode() for sign in text)


def quoted(value: Any) -> str:
    """A value as a person wrote it, cut where it is too long to be looked at."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists without end
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
