"""Games and matches as `import regalia` offers them: those of core, plus what other packages add, simulation and hints."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from regalia.core import game as core_game
from regalia.core import match as core_match
from regalia.core import verify as core_verify
from regalia.core.game import rulebook

if TYPE_CHECKING:
    from regalia.bots.hints import Hint
    from regalia.simulation.batch import Simulation
    from regalia.simulation.cores import Progress


class Match(core_match.Match):
    """One game being played.

    >>> import regalia
    >>> m = regalia.game("kingdoms", players=2).start(seed=7)
    >>> m.over, len(m.legal()) > 100
    (False, True)
    >>> m.play("castle 3 c4").view(None).board[3]  # red began
    '. . R3 . . .'
    """

    game: "Game"

    def hint(self, seat: int | None = None, seconds: float = 1.0, *, simulations: int | None = None, seed: int = 0) -> "Hint":
        """The best moves for the seat to move, what to expect from them and why, from what that seat knows alone."""
        from regalia.bots.hints import hint
        from regalia.bots.knowledge import Budget

        return hint(self, seat, Budget(seconds=None if simulations else seconds, simulations=simulations), seed)


class Game(core_game.Game):
    """A rulebook with its options chosen: start matches, set up positions, simulate.

    >>> import regalia
    >>> g = regalia.game("kingdoms", players=2, variants=["no-luck"])
    >>> g.players, g.options["variants"]
    (2, ['no-luck'])
    """

    def start(self, seed: int | None = None, *, secret: bytes | None = None) -> Match:
        """A new match. The same seed deals the same game; without one the secret is drawn by the system."""
        return Match(self, seed=seed, secret=secret)

    def position(self, position: Mapping[str, Any], seed: int | None = None) -> Match:
        """A match that begins from a position given as a plain dict; what it leaves out is filled in sensibly."""
        return Match(self, seed=seed, position=core_match.position_of(self, position))

    def simulate(
        self, games: int, *, seed: int = 0, device: str = "cpu", threads: int | None = None, progress: "Progress | None" = None
    ) -> "Simulation":
        """Play whole games at random, as many at once as the device can."""
        from regalia.simulation.batch import simulate

        return simulate(self, games, seed=seed, device=device, threads=threads, progress=progress)


Match.kind_of_game = Game


def game(name: str, /, *, rules_version: int | None = None, **options: Any) -> Game:
    """A game by name, with its options: `game("kingdoms", players=3, variants=["no-luck"])`."""
    return Game(rulebook(name, rules_version), options)


def verify(text: str | bytes, kept: core_verify.Kept | None = None) -> core_verify.Verdict:
    """Replay a match file and say, point by point, what holds, what does not, and what nobody can know."""
    return core_verify.verify(text, kept, Match)
