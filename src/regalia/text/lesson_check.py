"""Checks a lesson: its words exist in every language, its rules in the rulebook, and every path through its script is legal."""

from collections.abc import Sequence

from regalia.core.errors import BadInput, Refusal, RegaliaError, Words, quoted
from regalia.core.game import Game
from regalia.core.lesson import Lesson, Ply, Step
from regalia.core.match import Match
from regalia.text import LANGUAGES, say
from regalia.text.rulebook import rule_ids

WAYS = 200  # paths through a script that are followed; those that lead to the same position count once


def check_lesson(lesson: Lesson) -> list[Match]:
    """The matches the script leads to; an error is one sentence that names the step."""
    known = set(rule_ids(lesson.book))
    for step in lesson.steps:
        for rule in step.rules:
            if rule not in known:
                raise _wrong(step, lesson, Words("rulebook-rule", title=lesson.book.title, value=quoted(rule)))
        for key in (step.words.key, step.no):
            for lang in LANGUAGES:
                _say(step, lesson, key, lang)
    try:
        ways = [Match(Game(lesson.book, lesson.options), seed=lesson.seed, position=lesson.position)]
    except RegaliaError as error:
        raise BadInput("lesson-file", game=lesson.book.title, reason=error) from None
    for ply in lesson.plies:
        ways = _after(lesson, ply, ways)
    return ways


def _say(step: Step, lesson: Lesson, key: str, lang: str) -> None:
    try:
        say(key, lang)
    except LookupError:
        raise _wrong(step, lesson, Words("lesson-words", key=key, lang=lang)) from None


def _after(lesson: Lesson, ply: Ply, ways: Sequence[Match]) -> list[Match]:
    found: dict[bytes, Match] = {}
    for match in ways:
        if (match.turn == lesson.seat) != ply.own:
            raise _wrong(ply.step, lesson, Words("lesson-turn", move=ply.welcome[0]))
        legal = match.legal()
        for each in ply.welcome:
            one = Ply(ply.step, (each,), ply.own)
            if not any(one.accepts(move) for move in legal):
                raise _wrong(ply.step, lesson, _why(match, each))
        for move in legal:
            if ply.accepts(move):
                then = match.copy().play(move)
                found.setdefault(then.state.tobytes(), then)
    return list(found.values())[:WAYS]


def _why(match: Match, move: str) -> Words | RegaliaError | Refusal:
    try:
        refusal = match.why_not(move)
    except BadInput as error:
        return error
    return refusal or Words("lesson-not-listed", move=move)


def _wrong(step: Step, lesson: Lesson, reason: Words | RegaliaError | Refusal) -> BadInput:
    return BadInput("lesson-step", game=lesson.book.title, step=step.number, reason=reason)
