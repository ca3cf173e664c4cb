"""Move tables: every decision of a game is a small integer from a declared table of families.

A family is a verb and its axes (`castle`, rank by cell). The table gives each move its id, its notation
("castle 3 c4"), its parser and its JSON form ({"do": "castle", "rank": "3", "cell": "c4"}).
"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from regalia.core.errors import BadInput, both, either, quoted


@dataclass(frozen=True)
class Family:
    """All moves of one verb.

    `reveals`: playing it shows others something they could not know, so it cannot be undone.
    `secret`: others see that such a move was made, not which one.
    `piles`: the axis that says which pile a move draws from; all other moves draw from the first pile.
    """

    name: str
    axes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    reveals: bool = False
    secret: bool = False
    piles: str = ""

    @property
    def size(self) -> int:
        return prod(len(labels) for labels in self.axes.values())


@dataclass(frozen=True)
class Move:
    """One decision: its family and, per axis, the label chosen."""

    id: int
    family: Family
    labels: tuple[str, ...]

    @property
    def notation(self) -> str:
        return " ".join((self.family.name, *self.labels))

    @property
    def pile(self) -> int:
        """The pile it draws from, if it draws."""
        family = self.family
        return family.axes[family.piles].index(self.labels[list(family.axes).index(family.piles)]) if family.piles else 0

    @property
    def json(self) -> dict[str, str]:
        return {"do": self.family.name, **dict(zip(self.family.axes, self.labels, strict=True))}


class MoveTable:
    """The families of a game laid end to end; `first("castle")` is the id at which a family begins."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.moves: list[Move] = []
        self._first: dict[str, int] = {}
        for family in families:
            self._first[family.name] = len(self.moves)
            for labels in product(*family.axes.values()):
                self.moves.append(Move(len(self.moves), family, labels))
        self._by_notation = {move.notation: move for move in self.moves}

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __getitem__(self, move: int) -> Move:
        return self.moves[move]

    def first(self, family: str) -> int:
        return self._first[family]

    def read(self, said: int | str | Mapping[str, Any]) -> Move:
        """The move a person or program means: an id, a notation or the JSON form."""
        if isinstance(said, str):
            return self._read_notation(said)
        if isinstance(said, Mapping):
            return self._read_json(said)
        if isinstance(said, bool) or not hasattr(said, "__index__"):
            raise BadInput("move-kind", value=quoted(said))
        if not 0 <= said < len(self.moves):
            raise BadInput("move-id", high=len(self.moves) - 1, value=str(said))
        return self.moves[said]

    def _read_notation(self, text: str) -> Move:
        words = text.lower().split()
        found = self._by_notation.get(" ".join(words))
        if found:
            return found
        if not words:
            raise BadInput("move-none", words=either(self._first))
        verb, *labels = words
        family = self._family(verb)
        if len(labels) != len(family.axes):
            wants = " ".join((verb, *(f"<{axis}>" for axis in family.axes)))
            raise BadInput("move-form", text=" ".join(words), form=wants)
        return self._pick(family, labels)

    def _read_json(self, said: Mapping[str, Any]) -> Move:
        family = self._family(str(said.get("do", "")))
        wants = {"do", *family.axes}
        if set(said) != wants:
            raise BadInput("move-keys", verb=family.name, words=both(sorted(wants)), given=both(sorted(map(str, said))))
        return self._pick(family, [str(said[axis]).lower() for axis in family.axes])

    def _family(self, verb: str) -> Family:
        for family in self.families:
            if family.name == verb:
                return family
        near = difflib.get_close_matches(verb, self._first, 1)
        if near:
            raise BadInput("move-near", verb=verb, near=near[0])
        raise BadInput("move-verb", verb=verb, words=either(self._first))

    def _pick(self, family: Family, labels: Sequence[str]) -> Move:
        for label, (axis, allowed) in zip(labels, family.axes.items(), strict=True):
            if label not in allowed:
                raise BadInput("move-label", label=label, axis=axis, verb=family.name, words=either(allowed))
        return self._by_notation[" ".join((family.name, *labels))]
