"""Sets: the printed nobles, letters and garden, read from TOML and checked; players may bring their own (docs/sets.md)."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.files import toml_error
from regalia.core.record import Record, blank
from regalia.core.values import whole_number
from regalia.games.palais_royal.state import (
    BOX,
    CELL_NAMES,
    GRID,
    LETTER_NAMES,
    NO_SPACE,
    NOBLES,
    PRIVILEGE_NAMES,
    ROOMS,
    SIDE_NAMES,
    SPACES,
)

PRINTED = Path(__file__).with_name("printed")  # the sets we ship
MARKS = ("known", "substitute")
SHIPPED = ("substitute",)
KEYS = ("name", "nobles", "garden", "sides", "letters")
NOT_FOR_HIRE = 0x7F7F7F  # an empty space, a servant: more than anybody has
NOBLE_LIMITS = {"louis": 30, "blue": 10, "purple": 10, "points": 50}


def source(name: str) -> str:
    """The file of a set that Regalia ships, with its comments."""
    return (PRINTED / f"{name}.toml").read_text(encoding="utf-8")


def content_of(given: str | Mapping[str, Any]) -> Mapping[str, Any]:
    """The content of a set: the name of one we ship, the text of a TOML file, or what TOML made of it."""
    if not isinstance(given, str):
        return given
    try:
        return tomllib.loads(source(given) if given in SHIPPED else given)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("toml-text", reason=toml_error(error)) from None


@cache
def shipped(name: str) -> Record:
    """The box of a set we ship, read once."""
    return read(name)


def read(given: str | Mapping[str, Any]) -> Record:
    """The box of a set; `BadInput` names the key that is wrong."""
    content = content_of(given)
    for key in KEYS:
        if key not in content:
            raise BadInput("palais-royal-set-lacks", key=quoted(key), words=KEYS)
    for key in content:
        if key not in KEYS:
            raise BadInput("palais-royal-set-extra", key=quoted(key), words=KEYS)
    if not isinstance(content["name"], str):
        raise BadInput("value-name", name="name", value=quoted(content["name"]))
    box = blank(BOX)[0]
    _read_nobles(box, content["nobles"])
    _read_letters(box, content["letters"])
    _read_garden(box, content["garden"])
    _read_sides(box, content["sides"])
    _measure_palace(box)
    return box


def describe(given: str | Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Every entry of a set as (key, value, mark): known, substitute, typed in or, where the printed game is left, note."""
    content = content_of(given)
    read(content)
    told = [("name", content["name"], "typed in")]
    for number, tile in enumerate(content["nobles"], 1):
        print_ = "/".join(str(tile[name]) for name in NOBLE_LIMITS)
        told.append((f"nobles[{number}]", f"{print_} {tile['privilege']}", tile["mark"]))
    told += [(f"letters.{name}", f"{letter['price']} Louis", letter["mark"]) for name, letter in content["letters"].items()]
    garden = content["garden"]
    told.append(("garden.plan", "\n".join(garden["plan"]), garden["mark"]))
    if garden.get("apart"):
        told.append(("garden.apart", ", ".join("-".join(pair) for pair in garden["apart"]), garden["mark"]))
    told += [(f"sides.{name}", " ".join(side["spaces"]), side["mark"]) for name, side in content["sides"].items()]
    return told + [("note", departure, "note") for departure in departures(content)]


def note(given: str | Mapping[str, Any], lang: str = "en") -> str:
    """Which set is in play and how much of it is a substitute, in a sentence or two for the rules page."""
    from regalia.text import say

    values = describe(given)
    name = values[0][1] if isinstance(given, Mapping) else say("palais-royal-name-set", lang)
    marks = [mark for _, _, mark in values]
    entries = marks.count("known") + marks.count("substitute")
    return say("palais-royal-set", lang, name=name, entries=entries, substitutes=marks.count("substitute"))


def departures(content: Mapping[str, Any]) -> list[str]:
    """What the rules tell of the printed tiles and this set does differently."""
    owned = [tile["privilege"] for tile in content["nobles"]]
    notes = [
        f"{owned.count(privilege)} nobles have the privilege {privilege!r}; the printed game has at most two."
        for privilege in PRIVILEGE_NAMES[1:]
        if owned.count(privilege) > 2
    ]
    servants = owned.count("servant") + 3 * owned.count("servants")
    if servants != 8:
        notes.append(f"the nobles give {servants} servants in all; in the printed game 8.")
    return notes


def _entry(value: Any, key: str, wanted: Sequence[str], optional: Sequence[str] = ()) -> Mapping[str, Any]:
    """A table with exactly the keys wanted and a mark."""
    wanted = (*wanted, "mark")
    if not isinstance(value, Mapping):
        raise BadInput("palais-royal-entry", key=key, words=wanted, value=quoted(value))
    for name in wanted:
        if name not in value:
            raise BadInput("value-missing", name=f"{key}.{name}")
    for name in value:
        if name not in wanted and name not in optional:
            raise BadInput("palais-royal-entry-key", key=f"{key}.{name}", table=key, words=wanted)
    if value["mark"] not in MARKS:
        raise BadInput("value-one-of", name=f"{key}.mark", words=MARKS, value=quoted(value["mark"]))
    return value


def _read_nobles(box: Record, nobles: Any) -> None:
    if not isinstance(nobles, Sequence) or isinstance(nobles, str) or len(nobles) != NOBLES:
        given = str(len(nobles)) if isinstance(nobles, Sequence) and not isinstance(nobles, str) else quoted(nobles)
        raise BadInput("palais-royal-nobles", count=NOBLES, value=given)
    box.needs[:] = NOT_FOR_HIRE
    box.spaces = SPACES
    for number, tile in enumerate(nobles, 1):
        key = f"nobles[{number}]"
        entry = _entry(tile, key, (*NOBLE_LIMITS, "privilege"))
        if entry["privilege"] not in PRIVILEGE_NAMES:
            raise BadInput("value-one-of", name=f"{key}.privilege", words=PRIVILEGE_NAMES, value=quoted(entry["privilege"]))
        box.price[number], box.blue[number], box.purple[number], box.points[number] = (
            whole_number(entry[name], f"{key}.{name}", 0, high) for name, high in NOBLE_LIMITS.items()
        )
        box.privilege[number] = PRIVILEGE_NAMES.index(entry["privilege"])
        box.needs[number] = int(box.price[number]) | int(box.blue[number]) << 8 | int(box.purple[number]) << 16


def _read_letters(box: Record, letters: Any) -> None:
    if not isinstance(letters, Mapping) or set(letters) != set(LETTER_NAMES):
        wrong = sorted(set(letters) ^ set(LETTER_NAMES)) if isinstance(letters, Mapping) else [quoted(letters)]
        raise BadInput("palais-royal-letters-each", words=LETTER_NAMES, wrong=wrong)
    for kind, name in enumerate(LETTER_NAMES):
        entry = _entry(letters[name], f"letters.{name}", ("price",))
        box.fee[kind] = whole_number(entry["price"], f"letters.{name}.price", 0, 30)


def _read_garden(box: Record, garden: Any) -> None:
    entry = _entry(garden, "garden", ("plan",), ("apart",))
    plan = entry["plan"]
    if not isinstance(plan, Sequence) or isinstance(plan, str) or not 1 <= len(plan) <= GRID:
        raise BadInput("palais-royal-plan", high=GRID, value=quoted(plan))
    box.space[:], box.near[:] = NO_SPACE, NO_SPACE
    spaces = []
    for row, line in enumerate(plan):
        if not isinstance(line, str) or len(line) > GRID or set(line) - set(".o2s"):
            raise BadInput("palais-royal-plan-row", row=row, high=GRID, value=quoted(line))
        for column, sign in enumerate(line):
            cell = row * GRID + column
            box.statue[cell] = sign == "s"
            if sign in "o2":
                spaces.append((cell, 2 if sign == "2" else 1))
    if len(spaces) != SPACES:
        raise BadInput("palais-royal-plan-spaces", count=len(spaces), spaces=SPACES)
    for space, (cell, counts) in enumerate(spaces):
        box.cell[space], box.space[cell] = cell, space
        box.on_side[space] = counts  # for _read_sides, which replaces it
    _read_neighbours(box, _pairs(box, entry.get("apart", [])))


def _pairs(box: Record, apart: Any) -> set[frozenset[int]]:
    """Spaces that touch on the plan but are told apart by a statue or a hedge."""
    if not isinstance(apart, Sequence) or isinstance(apart, str):
        raise BadInput("palais-royal-apart", value=quoted(apart))
    pairs = set()
    for pair in apart:
        if not isinstance(pair, Sequence) or isinstance(pair, str) or len(pair) != 2:
            raise BadInput("palais-royal-apart", value=quoted(pair))
        pairs.add(frozenset(_space(box, name, "garden.apart") for name in pair))
    return pairs


def _read_neighbours(box: Record, apart: set[frozenset[int]]) -> None:
    """PAL-A5: eight directions; what lies behind a statue is two cells away and so no neighbour."""
    for space in range(SPACES):
        row, column = divmod(int(box.cell[space]), GRID)
        found = [
            int(box.space[r * GRID + c])
            for r in range(max(0, row - 1), min(GRID, row + 2))
            for c in range(max(0, column - 1), min(GRID, column + 2))
            if (r, c) != (row, column) and box.space[r * GRID + c] != NO_SPACE
        ]
        found = [other for other in found if frozenset((space, other)) not in apart]
        box.near[space, : len(found)] = found


def _space(box: Record, name: Any, key: str) -> int:
    cell = CELL_NAMES.index(name) if name in CELL_NAMES else None
    if cell is None or box.space[cell] == NO_SPACE:
        raise BadInput("palais-royal-no-space", key=key, value=quoted(name))
    return int(box.space[cell])


def _read_sides(box: Record, sides: Any) -> None:
    """PAL-E3: a side is its spaces; an outer space counts double there."""
    if not isinstance(sides, Mapping) or set(sides) != set(SIDE_NAMES):
        wrong = sorted(set(sides) ^ set(SIDE_NAMES)) if isinstance(sides, Mapping) else [quoted(sides)]
        raise BadInput("palais-royal-sides-each", words=SIDE_NAMES, wrong=wrong)
    counts = box.on_side.copy()
    box.on_side[:] = 0
    for side, name in enumerate(SIDE_NAMES):
        key = f"sides.{name}"
        spaces = _entry(sides[name], key, ("spaces",))["spaces"]
        if not isinstance(spaces, Sequence) or isinstance(spaces, str) or not spaces:
            raise BadInput("palais-royal-side-spaces", key=f"{key}.spaces", value=quoted(spaces))
        for each in spaces:
            space = _space(box, each, f"{key}.spaces")
            if box.weight[side, space]:
                raise BadInput("palais-royal-side-twice", key=f"{key}.spaces", value=quoted(each))
            box.weight[side, space] = counts[space]
            box.on_side[space] = 1


def _measure_palace(box: Record) -> None:
    """The moves from cell to cell of the 3x3 palace: round corners, or with PAL-N3 also diagonally."""
    for start in range(ROOMS):
        for end in range(ROOMS):
            down, across = abs(start // 3 - end // 3), abs(start % 3 - end % 3)
            box.steps[0, start, end], box.steps[1, start, end] = down + across, max(down, across)
