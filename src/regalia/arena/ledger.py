"""The ledger of a tournament: an append-only file with a line per finished game, so that nothing finished is lost."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import msgspec

from regalia.arena.plan import Bout, Plan
from regalia.core.errors import BadInput
from regalia.core.files import shape_error
from regalia.core.system import alone

FORMAT = 1


class Watched(msgspec.Struct, frozen=True):
    """What an experiment records while a game is played."""

    first: int  # the seat that decided first
    lead_changes: int  # how often another seat took the sole lead, checked whenever a turn begins
    events: dict[str, int]  # how often each kind of event happened, as a spectator is told, and with which piece: `put tile=D`


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game, seat by seat."""

    number: int
    players: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win; several seats may share it
    plies: int
    turns: int
    decisions: tuple[int, ...]  # with more than one legal move
    seconds: tuple[float, ...]  # spent on them
    watched: Watched | None = None


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    arena: int
    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    rules_version: int
    opening: int = 0
    even: int = 100
    study: str = ""
    changes: dict[str, Any] = {}


class Ledger:
    """The finished games of one plan, in a file or only in memory."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan, self.path = plan, path
        self.played: dict[Bout, Played] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            try:
                self._open(path)
            except BaseException:
                self.close()
                raise

    def _open(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        version = self.plan.table(self.plan.players[0]).rulebook.rules_version
        plan = self.plan
        said = (plan.game, plan.bots, plan.seed, plan.options, version, plan.opening, plan.even, plan.study, plan.changes)
        header = msgspec.json.encode(Header(FORMAT, *said))
        self._file = path.open("ab")
        if not alone(self._file):
            raise BadInput("arena-busy", path=path)
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1  # a crash may have cut the last line short
        self._read(text[:whole].splitlines(), header, path)
        self._file.truncate(whole)
        if not whole:
            self._write(header)

    def _read(self, lines: list[bytes], header: bytes, path: Path) -> None:
        if lines and lines[0] != header:
            raise BadInput("arena-other", path=path)
        wanted = {(bout.players, bout.deal, bout.bots): bout for bout in self.plan.bouts}
        for number, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise BadInput("arena-damaged", line=number, path=path, reason=shape_error(error)) from None
            bout = wanted.get((played.players, played.deal, played.bots))
            if bout:
                self.played[bout] = played

    def _write(self, line: bytes) -> None:
        if self._file:
            self._file.write(line + b"\n")
            self._file.flush()

    def add(self, bout: Bout, played: Played) -> None:
        self.played[bout] = played
        self._write(msgspec.json.encode(played))

    @property
    def missing(self) -> list[Bout]:
        return [bout for bout in self.plan.bouts if bout not in self.played]

    @property
    def games(self) -> list[Played]:
        """Every finished game in the order of the plan, whichever was finished first."""
        return [self.played[bout] for bout in self.plan.bouts if bout in self.played]

    def close(self) -> None:
        if self._file:
            self._file.close()


def rows(games: Sequence[Played]) -> list[dict[str, Any]]:
    """One row per seat of every game."""
    return [
        {
            "game": each.number, "players": each.players, "deal": each.deal, "seat": seat, "bot": each.bots[seat],
            "score": each.scores[seat], "win": each.shares[seat], "plies": each.plies, "turns": each.turns,
            "decisions": each.decisions[seat], "seconds": round(each.seconds[seat], 6),
        }
        for each in games for seat in range(each.players)
    ]  # fmt: skip


def write_rows(table: Sequence[dict[str, Any]], path: Path) -> list[Path]:
    """Write rows as CSV, and as Parquet if pyarrow is installed; returns the files written."""
    as_csv, as_parquet = path.with_suffix(".csv"), path.with_suffix(".parquet")
    with as_csv.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(table[0]))
        writer.writeheader()
        writer.writerows(table)
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        return [as_csv]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(table)), as_parquet)
    return [as_csv, as_parquet]
