"""Puzzles: positions from games between strong bots in which one move is proven to be better than all others.

A game's puzzles are in puzzles.json in its folder. Each is the beginning of a match, so the position is reached by the real rules;
its solver sees what the seat to move sees. `regalia.puzzles.make` finds them, `regalia.puzzles.proof` proves them.
"""

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from regalia.core.errors import BadInput, quoted
from regalia.core.files import read_text, shape_error
from regalia.core.game import Game, rulebook
from regalia.core.match import Match
from regalia.core.moves import Move

FIRST_DAY = date(2026, 1, 1)  # of puzzle 1


class Tried(msgspec.Struct, frozen=True):
    """A move that was searched by itself: the share of the win it promises, on average over the seeds."""

    move: str
    share: float
    spread: float  # between the lowest and the highest of them


class Proof(msgspec.Struct, frozen=True):
    """What the searches found; the first move is the best, then those that came closest."""

    few: int  # simulations that every move got, from the first seed
    many: int  # and the best and the closest, from each of the others
    seeds: list[int]
    tried: list[Tried]
    rest: float  # what any other move may promise at most: its share and three standard errors

    @property
    def margin(self) -> float:
        """By how much of the win the best move is better than every other."""
        return self.tried[0].share - max(self.rest, *(each.share for each in self.tried[1:]))


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """The beginning of a match, from the deal or from a position, and what to play there."""

    game: str
    rules_version: int
    options: dict[str, Any]
    secret: str
    moves: list[str]
    best: list[str]  # the move, and those that lead to the same state
    proof: Proof
    position: dict[str, Any] | None = None  # where the match begins; None: with the deal

    def match(self) -> Match:
        """The match up to the decision."""
        game = Game(rulebook(self.game, self.rules_version), self.options)
        match = Match(game, secret=bytes.fromhex(self.secret), position=self.position)
        for move in self.moves:
            match.play(move)
        return match

    def solves(self, move: Move) -> bool:
        return move.notation in self.best

    def share(self, move: Move) -> float | None:
        """What the proof says of a move; None: only that it is worse than those named."""
        name = self.best[0] if self.solves(move) else move.notation
        return next((each.share for each in self.proof.tried if each.move == name), None)


def puzzles(game: str) -> Sequence[Puzzle]:
    """The shipped puzzles of a game."""
    return _puzzles(rulebook(game).folder / "puzzles.json")


@cache
def _puzzles(path: Path) -> tuple[Puzzle, ...]:
    return tuple(read(path)) if path.is_file() else ()


_PUZZLES = msgspec.json.Decoder(list[Puzzle])


def read(path: Path) -> list[Puzzle]:
    try:
        return _PUZZLES.decode(read_text(path))
    except msgspec.DecodeError as error:
        raise BadInput("puzzle-file", name=path, reason=shape_error(error)) from None


def written(found: Sequence[Puzzle]) -> str:
    """Puzzles as a file, one a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in found) + "\n]\n"


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number, counted from 1."""
    found = puzzles(game)
    if not found:
        raise BadInput("puzzle-none", game=game)
    if not 1 <= number <= len(found):
        raise BadInput("puzzle-number", high=len(found), value=quoted(number))
    return found[number - 1]


def number_of(day: date, count: int) -> int:
    """The number of a day's puzzle: the same for everybody, in order, starting over after the last."""
    return (day - FIRST_DAY).days % count + 1
