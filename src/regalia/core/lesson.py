"""A lesson: the guided first game of a rulebook, as data in its folder (lesson.toml); its texts are among the game's messages.

A lesson is a real match from a known position and seed. Its steps are read one after another; some ask the learner for a move, and some
then tell what the others play. The script is just the list of expected moves, ply by ply: a match's log shows how far it has followed
the script, so a lesson keeps no state of its own. When the script ends or is left, the match goes on like any other.

    seed, options, position   what the match starts from; the position is optional
    seat                      the learner's seat
    [[steps]]
    say    its text: `say = "castle"` in Kingdoms is the message kingdoms-lesson-castle
    do     the learner's moves, one after another; alternatives are written "castle 4 c2 | castle 3 c2", `*` is anything
    no     the message that answers any other move
    then   what the others play after that
    lit    what is highlighted: a part of the table (board, dock, players) or a piece, `cell:c2`
    rules  the rules behind it
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from regalia.core.errors import BadInput, Refusal, Words
from regalia.core.files import shape_error, toml_error
from regalia.core.game import Rulebook

PARTS = ("board", "dock", "players")


class StepFile(msgspec.Struct, forbid_unknown_fields=True):
    say: str
    do: list[str] = []
    no: str = ""
    then: list[str] = []
    lit: list[str] = []
    rules: list[str] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    seed: int
    steps: list[StepFile]
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    seat: int = 0
    minutes: int = 10


@dataclass(frozen=True)
class Ply:
    """One move the script expects."""

    step: "Step"
    welcome: tuple[str, ...]  # notations, `*` for anything
    own: bool  # whether the learner makes it

    def accepts(self, notation: str) -> bool:
        return any(fnmatchcase(notation, each) for each in self.welcome)


@dataclass(frozen=True)
class Step:
    number: int
    words: Words
    no: str  # the message for other moves
    lit: tuple[str, ...]
    rules: tuple[str, ...]
    first: int  # plies played before it
    own: int  # ... when the learner's part is done
    last: int  # ... and when the others have answered

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.rules[0], self.no)


@dataclass(frozen=True, eq=False)
class Lesson:
    book: Rulebook
    options: dict[str, Any]
    seed: int
    position: dict[str, Any] | None
    seat: int
    minutes: int
    steps: tuple[Step, ...]
    plies: tuple[Ply, ...]

    def followed(self, notations: Sequence[str]) -> int | None:
        """How many plies of the script these moves have played; None when they have left it."""
        along = zip(self.plies, notations, strict=False)
        return min(len(self.plies), len(notations)) if all(ply.accepts(each) for ply, each in along) else None

    def asked(self, notations: Sequence[str]) -> Ply | None:
        """What the script expects after these moves; None when it has ended or has been left."""
        done = self.followed(notations)
        return None if done is None or done == len(self.plies) else self.plies[done]


# Made before any thread reads a lesson: see `private` in core/match.py.
_FILE = msgspec.json.Decoder(LessonFile)


@cache
def lesson_of(book: Rulebook) -> Lesson | None:
    """The lesson of a game; a game without the file has none."""
    path = book.folder / "lesson.toml"
    return read_lesson(book, path.read_text(encoding="utf-8")) if path.is_file() else None


def read_lesson(book: Rulebook, text: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        file = _FILE.decode(msgspec.json.encode(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("lesson-file", game=book.title, reason=toml_error(error)) from None
    except msgspec.ValidationError as error:
        raise BadInput("lesson-file", game=book.title, reason=shape_error(error)) from None
    steps: list[Step] = []
    plies: list[Ply] = []
    for number, each in enumerate(file.steps, 1):
        _check(book, number, each)
        first, own = len(plies), len(plies) + len(each.do)
        no = f"{book.name}-lesson-{each.no}" if each.no else "lesson-not-now"
        words = Words(f"{book.name}-lesson-{each.say}")
        step = Step(number, words, no, tuple(each.lit), tuple(each.rules), first, own, own + len(each.then))
        plies += [Ply(step, tuple(one.strip() for one in move.split("|")), True) for move in each.do]
        plies += [Ply(step, (move,), False) for move in each.then]
        steps.append(step)
    options = book.read_options(file.options)
    return Lesson(book, options, file.seed, file.position, file.seat, file.minutes, tuple(steps), tuple(plies))


def _check(book: Rulebook, number: int, step: StepFile) -> None:
    if not step.rules:
        raise BadInput("lesson-step", game=book.title, step=number, reason=Words("lesson-no-rules"))
    for lit in step.lit:
        if lit not in PARTS and not all(lit.partition(":")):
            raise BadInput("lesson-step", game=book.title, step=number, reason=Words("lesson-lit", name=lit))
