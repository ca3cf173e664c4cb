"""Rules of the past: before a rule is changed, the whole game moves into games/<game>/past/v<version>, where its matches go on.

Matches carry the version they were begun with; `game(name, rules_version=1)` finds it, in files, on the terminal and at tables.
"""

import shutil
from pathlib import Path

from regalia.core.game import Rulebook


def keep(book: Rulebook, games: Path | None = None) -> Path:
    """Copy a game as it is now into its own past; then change the rules and raise `rules_version`."""
    folder = Path(book.room("state").__file__ or "").parent
    home = (games / folder.name if games else folder) / "past" / f"v{book.rules_version}"
    shutil.copytree(folder, home, ignore=shutil.ignore_patterns("past", "__pycache__", "messages"))
    (home.parent / "__init__.py").write_text('"""Rules of the past."""\n', encoding="utf-8")
    package = book.package
    for path in home.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(package, f"{package}.past.v{book.rules_version}"), encoding="utf-8")
    return home
