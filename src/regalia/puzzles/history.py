"""What a person solved on the terminal, kept in their data folder; no server knows about it."""

import os
from datetime import date, timedelta
from pathlib import Path

import msgspec

from regalia.core.errors import BadInput
from regalia.core.files import read_text, shape_error, write_file, writing


class Attempt(msgspec.Struct, frozen=True):
    """One attempt at a puzzle."""

    game: str
    number: int
    day: date
    daily: bool  # it was the puzzle of that day
    tries: int
    solved: bool


def default_path() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "regalia" / "puzzles.json"


class History:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.attempts: list[Attempt] = []
        if path.exists():
            try:
                self.attempts = msgspec.json.decode(read_text(path), type=list[Attempt])
            except msgspec.DecodeError as error:
                raise BadInput("puzzle-file", name=path, reason=shape_error(error)) from None

    def add(self, attempt: Attempt) -> None:
        self.attempts.append(attempt)
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        write_file(self.path, msgspec.json.encode(self.attempts))

    def solved(self, game: str) -> set[int]:
        """The numbers of a game's solved puzzles."""
        return {each.number for each in self.attempts if each.game == game and each.solved}

    def streak(self, game: str, today: date) -> int:
        """On how many days in a row, up to today or yesterday, the puzzle of the day was solved."""
        days = {each.day for each in self.attempts if each.game == game and each.daily and each.solved}
        day = today if today in days else today - timedelta(days=1)
        count = 0
        while day - timedelta(days=count) in days:
            count += 1
        return count
