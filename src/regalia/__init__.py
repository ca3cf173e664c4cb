"""Regalia: Royals, Palais Royal and Kingdoms, to play and to study, on one set of rules.

>>> import regalia
>>> m = regalia.game("kingdoms", players=3).start(seed=7)
>>> m.play(m.legal()[0]).ply
1
"""

import importlib
from typing import TYPE_CHECKING, Any

from regalia.core.speech import speak_with

if TYPE_CHECKING:
    from regalia.analysis.analyse import analyse as analyse
    from regalia.bots.hints import Hint as Hint
    from regalia.core.errors import BadInput as BadInput
    from regalia.core.errors import Refusal as Refusal
    from regalia.core.errors import Refused as Refused
    from regalia.core.errors import RegaliaError as RegaliaError
    from regalia.core.game import rulebooks as rulebooks
    from regalia.core.story import Event as Event
    from regalia.core.story import Moment as Moment
    from regalia.public import Game as Game
    from regalia.public import Match as Match
    from regalia.public import game as game
    from regalia.public import verify as verify
    from regalia.simulation.batch import Simulation as Simulation

__version__ = "0.1.0"

# Entered when first used, so that `import regalia` loads neither NumPy nor Numba.
_HOMES = {
    "game": "public",
    "rulebooks": "core.game",
    "Game": "public",
    "Match": "public",
    "verify": "public",
    "analyse": "analysis.analyse",
    "Simulation": "simulation.batch",
    "Hint": "bots.hints",
    "Moment": "core.story",
    "Event": "core.story",
    "Refusal": "core.errors",
    "Refused": "core.errors",
    "BadInput": "core.errors",
    "RegaliaError": "core.errors",
}
__all__ = list(_HOMES)


def _say(key: str, lang: str, /, **args: Any) -> str:
    from regalia.text import say

    speak_with(say)  # from now on without this detour
    return say(key, lang, **args)


speak_with(_say)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'regalia' has no attribute {name!r}")
    return getattr(importlib.import_module(f"regalia.{_HOMES[name]}"), name)
