"""What `import regalia` offers: the public names, and nothing to guess."""

import subprocess
import sys
from pathlib import Path

import regalia


def test_completion_shows_the_public_names_and_each_says_what_it_is():
    assert dir(regalia) == sorted([*regalia.__all__, "__version__"])
    for name in regalia.__all__:
        assert getattr(regalia, name).__doc__, name
    assert (Path(regalia.__file__).parent / "py.typed").is_file()


def test_importing_loads_nothing_heavy():
    loaded = "import sys, regalia; dir(regalia); print({'numpy', 'numba', 'litestar'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout.strip() == "set()"


def test_the_boards_can_be_entered_before_anything_else():
    """A function of the same name in the game's folder would be found instead of the room."""
    call = "from regalia.core.game import rulebook as book; print([book(name).boards().__name__ for name in ('royals', 'palais-royal')])"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['regalia.games.royals.boards', 'regalia.games.palais_royal.boards']"


def test_the_state_of_a_match_needs_no_underscore():
    match = regalia.game("kingdoms", players=2).start(seed=1)
    assert match.state.players == 2
    assert match.play("castle 1 a1").story()[1].events[0].cell == "a1"
