"""What Regalia says when something is wrong: always one sentence, with the rule id where a rule is the reason."""

from dataclasses import dataclass, field
from typing import Any


class RegaliaError(Exception):
    """Anything Regalia refuses; `str()` is one sentence for a person."""


class BadInput(RegaliaError, ValueError):
    """A wrong option, file, position or notation."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible now: the rule that forbids it, and the message that explains it."""

    rule: str
    key: str
    args: dict[str, Any] = field(default_factory=dict)

    def sentence(self, lang: str = "en") -> str:
        from regalia.text import say

        return say(self.key, lang, **self.args)


class Refused(RegaliaError):
    """A move the rules forbid; `.rule` is the id of the rule, `.refusal` can be said in every language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule

    def __str__(self) -> str:
        return f"{self.refusal.sentence()} ({self.rule})"
