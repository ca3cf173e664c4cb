"""Options of a game, declared once: command-line flags, API schema and web form are derived from the declaration."""

import difflib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, either, is_plain, quoted
from regalia.core.files import read_toml
from regalia.core.values import as_whole

LONGEST = 16_384  # characters and numbers of a board or a set, of which ours have a fifth: every state of a table brings it along


@dataclass(frozen=True, kw_only=True)
class Option(ABC):
    """One thing players agree on before the game."""

    name: str
    help: str
    default: Any

    def default_value(self) -> Any:
        return self.default

    @abstractmethod
    def read(self, value: Any) -> Any:
        """The value as the game keeps it; text from a command line is accepted."""

    @abstractmethod
    def schema(self) -> dict[str, Any]: ...


def _text(value: Any) -> str:
    """What somebody wrote, as text: a number may come as either."""
    return value if isinstance(value, str) else quoted(as_whole(value))


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    low: int
    high: int

    def read(self, value: Any) -> int:
        try:
            number = int(_text(value))
        except ValueError:
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise BadInput("option-number", name=self.name, low=self.low, high=self.high, value=quoted(value))
        return number

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high, "default": self.default, "description": self.help}


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    values: Sequence[str]

    def read(self, value: Any) -> str:
        if _text(value) not in self.values or isinstance(value, bool):
            raise BadInput("value-one-of", name=self.name, words=self.values, value=quoted(value))
        return _text(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "enum": list(self.values), "default": self.default, "description": self.help}


@dataclass(frozen=True, kw_only=True)
class Flags(Option):
    """Any of several flags, or none; `helps` has a sentence on each."""

    helps: Mapping[str, str]
    default: Any = None

    def default_value(self) -> list[str]:
        return []

    def read(self, value: Any) -> list[str]:
        chosen = [part for part in value.replace(",", " ").split() if part] if isinstance(value, str) else value
        if isinstance(chosen, Mapping) or not isinstance(chosen, Sequence | set | frozenset):
            raise BadInput("option-flags", name=self.name, words=list(self.helps), value=quoted(value))
        for flag in chosen:
            if not isinstance(flag, str) or flag not in self.helps:
                raise BadInput("option-flag", name=self.name, words=list(self.helps), value=quoted(flag))
        return [flag for flag in self.helps if flag in chosen]

    def schema(self) -> dict[str, Any]:
        items = {"type": "string", "enum": list(self.helps)}
        return {"type": "array", "items": items, "uniqueItems": True, "default": [], "description": self.help}


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    default: bool = False

    def read(self, value: Any) -> bool:
        spoken = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if _text(value).lower() not in spoken:
            raise BadInput("option-switch", name=self.name, value=quoted(value))
        return spoken[_text(value).lower()]

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default, "description": self.help}


@dataclass(frozen=True, kw_only=True)
class Printed(Option):
    """A set of printed numbers: one we ship, by name, or the players' own, as a TOML file or its content.

    The content is kept, not the path, so that a match file can be replayed anywhere. The game checks the numbers.
    """

    shipped: Sequence[str]
    default: Any = None

    def default_value(self) -> str:
        return self.shipped[0]

    def read(self, value: Any) -> str | dict[str, Any]:
        if isinstance(value, Mapping):
            return self._plain(dict(value))
        if not isinstance(value, str | Path):
            raise BadInput("option-content", name=self.name, words=either(self.shipped))
        if value in self.shipped:
            return str(value)
        if not _is_file(value):
            raise BadInput("option-printed", name=self.name, words=either(self.shipped), value=quoted(str(value)))
        return self._plain(read_toml(Path(value)))

    def _plain(self, content: dict[str, Any]) -> dict[str, Any]:
        """What is printed is shown to everybody, on terminals too: its texts may hold only characters that show, and not too many."""
        todo: list[Any] = [content]
        length = 0
        while todo:
            each = todo.pop()
            length += len(each) if isinstance(each, str) else 1
            if length > LONGEST:
                raise BadInput("option-long", name=self.name, count=LONGEST)
            if isinstance(each, str) and not each.isprintable() and not all(map(is_plain, each)):
                raise BadInput("option-signs", name=self.name, value=quoted(each))
            if isinstance(each, Mapping):
                todo += [*each, *each.values()]
            elif isinstance(each, list | tuple):
                todo += each
        return content

    def schema(self) -> dict[str, Any]:
        named = {"type": "string", "enum": list(self.shipped)}
        return {"anyOf": [named, {"type": "object"}], "default": self.shipped[0], "description": self.help}


def _is_file(name: str | Path) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file could have this name
        return False


class Options:
    """The options of one game, in the order they are asked for."""

    def __init__(self, *options: Option) -> None:
        self.options = {option.name: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options.values())

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; what is not given has its default."""
        for name in given:
            if name not in self.options:
                near = difflib.get_close_matches(name, self.options, 1) or list(self.options)
                raise BadInput("option-unknown", value=quoted(name), words=either(near))
        return {name: option.read(given[name]) if name in given else option.default_value() for name, option in self.options.items()}

    def schema(self) -> dict[str, Any]:
        properties = {option.name: option.schema() for option in self}
        return {"type": "object", "properties": properties, "additionalProperties": False}
