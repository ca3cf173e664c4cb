"""The Game contract and the registry: what the rest of the house may ask of a rulebook.

A rulebook is a folder under regalia/games with the same rooms everywhere. Its `__init__` declares a `Rulebook`
and imports nothing heavy; the rooms are entered when first needed:

    state       STATE, BOX (layouts), configure(s, options)
    box         open_box(options, version): what is printed
    positions   write(s, box), lay_out(s, box, position): positions in words and back
    moves       MOVES (a MoveTable), MAX_LEGAL; table(options) where a replaceable board gives moves their names
    rules       setup, legal, play, scores, winners, redeal, observe (compiled), OBSERVATION; where decisions are many and small
                also the same without lists, for random play (optional): options(s, box), choices(s, options): how many legal
                moves, 0 where none is asked for, choice(s, box, options, nth): a move, step(s, box, move): that move alone, and
                LAST_PHASE, the highest phase
    view        view(s, box, seat), why_not(s, box, move)
    story       unfinished(s): steps are under way that are nobody else's business; tell(steps, box, seat): the events of a
                public moment (optional); see regalia.core.story
    drawing     draw(view, lang): the terminal's picture of a view; group(move, lang): the heading a legal move is listed under,
                in English what its notation begins with
    heuristics  rate(s, box, moves, count, out): how good each legal move looks (compiled)
    evaluation     what a search may know beyond that (compiled, optional): see regalia.bots.tree
    scoresheet  tally(text, lang) -> Sheet: scoring for people who play with the cardboard (optional)
    boards      read(board) -> box, describe(board) -> (key, value, mark)s, note(board, lang), source(name): printed numbers
                that players may replace (optional)
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from regalia.core.errors import BadInput, quoted
from regalia.core.options import Options

if TYPE_CHECKING:
    from regalia.core.moves import MoveTable
    from regalia.core.record import Record

GAMES = "regalia.games"  # where games are looked for: nothing here knows any of them by name


def _no_objection(options: Mapping[str, Any]) -> None:
    """Every combination of this game's options is fine."""


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """One published game: its name, its options, and the way into its rooms."""

    name: str
    title: str
    designer: str
    tagline: str
    minutes: int
    rules_version: int  # of the rules in force; matches begun under an earlier one go on under it
    options: Options
    seats: Callable[[Mapping[str, Any]], tuple[str, ...]]  # the colours for these options, in seat order
    reported: str = ""  # what people at real tables report, to set beside a simulation
    check: Callable[[Mapping[str, Any]], None] = _no_objection  # refuses options that do not go together
    versions: tuple[int, ...] = ()  # every version of the rules that can be played; the box says which one is

    @property
    def package(self) -> str:
        return f"{GAMES}.{self.name.replace('-', '_')}"

    def room(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    @property
    def moves(self) -> "MoveTable":
        table: MoveTable = self.room("moves").MOVES
        return table

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        options = self.options.read(given)
        self.check(options)
        return options


class Game:
    """A rulebook with its options chosen."""

    def __init__(self, rulebook: Rulebook, options: Mapping[str, Any]) -> None:
        self.rulebook = rulebook
        self.options = rulebook.read_options(options)
        self.name = rulebook.name
        self.players: int = self.options["players"]

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"regalia.game({self.name!r}, {said})"

    @cached_property
    def moves(self) -> "MoveTable":
        """The moves; a game whose boards can be replaced names them as the board in play does, with the same ids."""
        room = self.rulebook.room("moves")
        table: MoveTable = room.table(self.options) if hasattr(room, "table") else room.MOVES
        return table

    @property
    def rules(self) -> Any:
        """The compiled rules."""
        return self.rulebook.room("rules")

    @property
    def seats(self) -> tuple[str, ...]:
        return self.rulebook.seats(self.options)

    @cached_property
    def box(self) -> "Record":
        """What is printed on this game's boards and tiles."""
        return self.rulebook.room("box").open_box(self.options, self.rulebook.rules_version)

    @cached_property
    def unfinished(self) -> Callable[["Record"], bool]:
        """Whether steps are under way that are nobody else's business yet."""
        found: Callable[[Record], bool] = self.rulebook.room("story").unfinished
        return found

    def blank(self) -> "Record":
        """A record with the options written in and nothing set up yet."""
        from regalia.core.record import blank

        state = self.rulebook.room("state")
        s = blank(state.STATE)[0]
        state.configure(s, self.options)
        return s


def rulebooks() -> dict[str, Rulebook]:
    """Every game of the house by name: each folder in the package GAMES is one."""
    found = (importlib.import_module(f"{GAMES}.{folder}").RULEBOOK for folder in _folders())
    return {rulebook.name: rulebook for rulebook in found}


@cache
def _folders() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(importlib.import_module(GAMES).__path__))


def rulebook(name: str, version: int | None = None) -> Rulebook:
    """A rulebook by name; matches of an earlier version go on by the rules they began with."""
    known = rulebooks()
    if name not in known:
        raise BadInput("game-unknown", name=quoted(name), words=list(known))
    book = known[name]
    if version is None or version == book.rules_version:
        return book
    if version not in book.versions:
        raise BadInput("game-version", version=quoted(version), game=name, have=book.rules_version)
    return replace(book, rules_version=version)
