"""Errors in one format: a code, a sentence in the player's language, and the rule if a rule is the reason."""

import re
from typing import Any

from regalia.core.errors import BadInput, Refusal, Refused
from regalia.table.messages import Problem, State
from regalia.text import LANGUAGES, say

WEIGHT = re.compile(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", re.IGNORECASE)  # of a language in Accept-Language
STATUS = {
    "bad-input": 400,
    "no-token": 401,
    "wrong-token": 403,
    "not-your-seat": 403,
    "persons-seat": 403,
    "no-takebacks": 403,
    "no-words": 403,
    "other-site": 403,
    "no-clock": 409,
    "no-table": 404,
    "no-page": 404,
    "no-circle": 404,
    "no-member": 404,
    "no-transfer": 404,
    "not-keeper": 403,
    "name-taken": 409,
    "name-alike": 409,
    "circle-full": 409,
    "no-method": 405,
    "incomplete": 408,
    "stale": 409,
    "not-started": 409,
    "seats-open": 409,
    "not-your-turn": 409,
    "over": 409,
    "running": 409,
    "bot-plays": 409,
    "seat-taken": 409,
    "agreement": 409,
    "no-open-seat": 409,
    "key-reused": 409,
    "old-rules": 409,
    "too-large": 413,
    "other-name": 421,
    "refused": 422,
    "too-many": 429,
    "fault": 500,
    "database": 503,
    "preparing": 503,
}


class Trouble(Exception):
    """An error to answer with; `args` fill in the message of its code."""

    def __init__(self, code: str, *, refusal: Refusal | None = None, state: State | None = None, **args: Any) -> None:
        super().__init__(code)
        self.message = f"table-{code}"
        self.code, self.refusal, self.state, self.args_said = code, refusal, state, args
        self.status = STATUS[code]

    def problem(self, lang: str) -> Problem:
        sentence = self.refusal.sentence(lang) if self.refusal else say(self.message, lang, **self.args_said)
        return Problem(self.code, sentence, self.refusal.rule if self.refusal else None, self.state)


def from_core(error: BadInput | Refused) -> Trouble:
    """Wrong input, or a move the rules forbid."""
    if isinstance(error, Refused):
        return Trouble("refused", refusal=error.refusal)
    return Trouble("bad-input", detail=error)


def language(asked: str | None, accepted: str | None) -> str:
    """Return the language to answer in: the one asked for, else the one we speak that is accepted with the greatest weight."""
    wishes = [asked or "", *_by_weight(accepted or "")]
    return next((lang for wish in wishes if (lang := wish.strip().lower()[:2]) in LANGUAGES), "en")


def _by_weight(accepted: str) -> list[str]:
    """The languages of an Accept-Language header; without a weight it is 1, and 0 means: not this one."""
    found = []
    for part in accepted[:200].split(","):
        name, _, weight = part.partition(";")
        said = WEIGHT.fullmatch(weight or "q=1")
        if said and float(said[1]) > 0:
            found.append((float(said[1]), name))
    return [name for _, name in sorted(found, key=lambda each: -each[0])]
