"""Experiments: several set-ups of one game, dealt alike and played by the same bots, so that what differs is what was changed.

A TOML file says what to compare; its keys are those of `File`. A set-up has a name, options of the game, and `changes`: numbers of
the components that differ from those of the box. An option that names printed numbers may also be a table
`{ change = { "key" = value } }`: the shipped numbers except for these entries.
"""

import copy
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from regalia.arena.effects import Findings, compare
from regalia.arena.ledger import Ledger
from regalia.arena.plan import Plan
from regalia.arena.play import Progress, run
from regalia.bots import bot
from regalia.core.errors import BadInput, quoted
from regalia.core.files import read_toml, shape_error, writing
from regalia.core.game import Rulebook, rulebook


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of an experiment's file."""

    game: str
    bots: list[str]
    setup: list[dict[str, Any]]
    title: str = ""
    games: int = 200  # of each set-up, rounded up to whole rotations of the seats
    seed: int = 0
    options: dict[str, Any] = {}  # of every set-up that does not override them


@dataclass(frozen=True)
class Study:
    """The set-ups by name, each with its own plan; the others are compared with the first."""

    title: str
    plans: dict[str, Plan]

    @property
    def game(self) -> Rulebook:
        return rulebook(next(iter(self.plans.values())).game)


def read(said: str | Path | Mapping[str, Any]) -> Study:
    """An experiment from a file or a dict."""
    folder = Path() if isinstance(said, Mapping) else Path(said).parent
    content = said if isinstance(said, Mapping) else read_toml(Path(said))
    try:
        file = msgspec.convert(content, File)
    except msgspec.ValidationError as error:
        raise BadInput("experiment-file", reason=shape_error(error)) from None
    book = rulebook(file.game)
    for name in file.bots:
        bot(name)
    names = [each.get("name") for each in file.setup]
    if len(names) < 2 or len(set(map(str, names))) < len(names) or not all(isinstance(name, str) and name for name in names):
        raise BadInput("experiment-setups")
    plans = {str(each["name"]): _plan(file, book, each, folder) for each in file.setup}
    return Study(file.title or f"{book.title}: {', '.join(plans)}", plans)


def _plan(file: File, book: Rulebook, setup: dict[str, Any], folder: Path) -> Plan:
    given = {**file.options, **{name: value for name, value in setup.items() if name not in ("name", "changes")}}
    if book.printed and book.printed.name in given:
        given[book.printed.name] = _printed(book, given[book.printed.name], folder)
    changes = setup.get("changes", {})
    if not isinstance(changes, Mapping):
        raise BadInput("experiment-key", key="changes", words=["name", "changes", *book.options.options])
    options = book.read_options(given)
    players = options.pop("players")
    return Plan(file.game, tuple(file.bots), file.games, (players,), file.seed, options, study=file.game, changes=dict(changes))


def _printed(book: Rulebook, value: Any, folder: Path) -> Any:
    """Printed numbers: a name, a file next to the experiment's, the numbers themselves, or changes to those we ship."""
    if isinstance(value, str) and (folder / value).is_file():
        return str(folder / value)
    if not isinstance(value, Mapping) or "change" not in value:
        return value
    assert book.boards
    assert book.printed
    content = copy.deepcopy(dict(book.boards().content_of(book.printed.default_value())))
    for name, number in dict(value["change"]).items():
        *way, last = name.split(".")
        table: Any = content
        for word in way:
            table = _step(table, word, name)
        _step(table, last, name)
        table[int(last) if isinstance(table, list) else last] = number
    return content


def _step(table: Any, word: str, name: str) -> Any:
    at: Any = int(word) if isinstance(table, list) and word.isdecimal() else word
    try:
        return table[at]
    except (KeyError, IndexError, TypeError):
        words = [str(each) for each in table] if isinstance(table, Mapping) else [f"0–{len(table) - 1}"] if isinstance(table, list) else []
        raise BadInput("experiment-key", key=quoted(name), words=words or ["…"]) from None


def open_ledgers(study: Study, out: Path | None) -> list[Ledger]:
    """One ledger per set-up, in a folder or only in memory; an experiment already in the folder is resumed."""
    ledgers: list[Ledger] = []
    try:
        for number, (name, plan) in enumerate(study.plans.items(), 1):
            slug = re.sub(r"\W+", "-", name.lower()).strip("-")
            with writing(str(out)):
                ledgers.append(Ledger(plan, out / f"{number}-{slug}.jsonl" if out else None))
    except BadInput:
        for ledger in ledgers:
            ledger.close()
        raise
    return ledgers


def experiment(
    said: str | Path | Mapping[str, Any],
    *,
    out: str | Path | None = None,
    jobs: int | None = None,
    device: str = "cpu",
    address: str | None = None,
    progress: Progress | None = None,
) -> Findings:
    """Play an experiment, or what is missing of it in the folder `out`, and compare its set-ups."""
    study = read(said)
    ledgers = open_ledgers(study, Path(out) if out else None)
    try:
        run(*ledgers, jobs=jobs, device=device, address=address, progress=progress)
    finally:
        for ledger in ledgers:
            ledger.close()
    return compare({name: ledger.games for name, ledger in zip(study.plans, ledgers, strict=True)})
