"""Games: what a rulebook declares, a rulebook with its options chosen, and the list of all rulebooks.

A rulebook is a folder in the package GAMES. Its `__init__` declares a `Rulebook` and imports nothing heavy; its rooms (see contract.py) are
imported when first needed.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.core.errors import BadInput, quoted
from regalia.core.options import Number, Options, Printed

if TYPE_CHECKING:
    from regalia.core.contract import Boards, Rooms, Rules
    from regalia.core.moves import MoveTable
    from regalia.core.record import Record

GAMES = "regalia.games"  # the package with the games; nothing here knows any of them by name


def _no_objection(options: Mapping[str, Any]) -> None:
    """Every combination of this game's options is fine."""


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """One published game: its name, its options, and the way to its rooms."""

    name: str
    title: str
    designer: str
    tagline: str
    minutes: int
    rules_version: int  # the rules in force; matches begun under an earlier version continue under that
    options: Options
    seats: Callable[[Mapping[str, Any]], tuple[str, ...]]  # the colours for these options, in seat order
    reported: str = ""  # what people at real tables report, to set beside a simulation
    check: Callable[[Mapping[str, Any]], None] = _no_objection  # refuses options that do not go together
    boards: "Callable[[], Boards] | None" = None  # imports the room of printed numbers, where players may replace them
    versions: tuple[int, ...] = ()  # the versions of the rules that can be played; the box says which one is in force

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a name and a version: most of it is code."""
        return rulebook, (self.name, self.rules_version)

    @property
    def package(self) -> str:
        return f"{GAMES}.{self.name.replace('-', '_')}"

    @cached_property
    def rooms(self) -> "Rooms":
        rooms: Rooms = importlib.import_module(f"{self.package}.rooms").ROOMS
        return rooms

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return Path(importlib.import_module(self.package).__path__[0])

    @property
    def moves(self) -> "MoveTable":
        return self.rooms.moves.MOVES

    @property
    def printed(self) -> Printed | None:
        """The option for printed numbers that players may replace; a game that has it has a room `boards`."""
        return next((option for option in self.options if isinstance(option, Printed)), None)

    @property
    def player_counts(self) -> range:
        """How many may play."""
        players = self.options.options["players"]
        assert isinstance(players, Number)
        return range(players.low, players.high + 1)

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; refuses options that do not go together and boards that are wrong."""
        options = self.options.read(given)
        self.check(options)
        if self.boards and self.printed and isinstance(options[self.printed.name], Mapping):
            self.boards().read(options[self.printed.name])
        return options


class Game:
    """A rulebook with its options chosen."""

    def __init__(self, rulebook: Rulebook, options: Mapping[str, Any]) -> None:
        self.rulebook = rulebook
        self.options = rulebook.read_options(options)
        self.name = rulebook.name
        self.players: int = self.options["players"]

    def __eq__(self, other: object) -> bool:
        """Compare what is played: the rules, the options and what is printed."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._is_named == other._is_named and self.options == other.options and self.box.tobytes() == other.box.tobytes()

    def __hash__(self) -> int:
        return hash(self._is_named)

    @property
    def _is_named(self) -> tuple[str, int, int]:
        return self.name, self.rulebook.rules_version, self.players

    def __getstate__(self) -> dict[str, Any]:
        """What cannot be made again from the rest: the box only if numbers in it were changed."""
        state = {name: self.__dict__[name] for name in ("rulebook", "options", "name", "players")}
        printed = Game(self.rulebook, self.options).box
        return state if self.box.tobytes() == printed.tobytes() else {**state, "box": self.box}

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"regalia.game({self.name!r}, {said})"

    @cached_property
    def moves(self) -> "MoveTable":
        """The moves. Where boards can be replaced, they have the names of the board in play; their ids are always the same."""
        return self.rooms.moves.table(self.options)

    @property
    def rooms(self) -> "Rooms":
        """Everything in the game's folder."""
        return self.rulebook.rooms

    @property
    def rules(self) -> "Rules":
        """The compiled rules."""
        return self.rooms.rules

    @property
    def seats(self) -> tuple[str, ...]:
        """The colours of the seats."""
        return self.rulebook.seats(self.options)

    @cached_property
    def box(self) -> "Record":
        """What is printed on this game's boards and tiles."""
        from regalia.core.record import shared

        return shared(self.rooms.box.open_box(self.options, self.rulebook.rules_version))

    @cached_property
    def unfinished(self) -> Callable[["Record"], bool]:
        """Whether the seat to move has taken steps that the others may not know of yet."""
        return self.rooms.story.unfinished

    def blank(self, *, ordered: bool = False) -> "Record":
        """Return a record with the options written in and nothing set up yet; `ordered` as for searches and random play."""
        from regalia.core.record import blank

        state = self.rooms.state
        s = blank(state.STATE)[0]
        state.configure(s, self.options)
        s.ordered = ordered
        return s


def rulebooks() -> dict[str, Rulebook]:
    """Every game by name: each folder in the package GAMES is one."""
    found = (importlib.import_module(f"{GAMES}.{folder}").RULEBOOK for folder in _folders())
    return {rulebook.name: rulebook for rulebook in found}


@cache
def _folders() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(importlib.import_module(GAMES).__path__))


def rulebook(name: str, version: int | None = None) -> Rulebook:
    """A rulebook by name; matches of an earlier version continue under the rules they began with."""
    known = rulebooks()
    if name not in known:
        raise BadInput("game-unknown", name=quoted(name), words=list(known))
    book = known[name]
    if version is None or version == book.rules_version:
        return book
    if version not in book.versions:
        raise BadInput("game-version", version=quoted(version), game=name, have=book.rules_version)
    return replace(book, rules_version=version)
