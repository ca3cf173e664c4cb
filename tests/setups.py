"""The ways the registered games can be set up.

The suite runs over some of them, in which any two values of two options meet; `make nightly` runs over all (REGALIA_SETUPS=all).
"""

import os
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

import regalia
from regalia.core.errors import BadInput
from regalia.core.game import Rulebook
from regalia.core.options import Choice, Flags, Number, Option, Switch


def values(option: Option) -> list[Any]:
    if isinstance(option, Number):
        return list(range(option.low, option.high + 1))
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Switch):
        return [False, True]
    if isinstance(option, Flags):
        return [list(some) for some in chain.from_iterable(combinations(option.helps, n) for n in range(len(option.helps) + 1))]
    return [option.default_value()]


def setups(rulebook: Rulebook) -> Iterator[dict[str, Any]]:
    """Every combination of options that goes together."""
    names = [option.name for option in rulebook.options]
    for chosen in product(*(values(option) for option in rulebook.options)):
        options = dict(zip(names, chosen, strict=True))
        try:
            rulebook.check(options)
        except BadInput:
            continue
        yield options


def every_game() -> list[regalia.Game]:
    return [regalia.game(name, **options) for name, book in regalia.rulebooks().items() for options in setups(book)]


def some_games() -> list[regalia.Game]:
    """As few set-ups as cover every pair of settings: a number of players and an edition, a variant and the lack of another."""
    games = every_game()
    if os.environ.get("REGALIA_SETUPS") == "all":
        return games
    chosen, missing = [], set().union(*map(_pairs, games))
    while missing:
        chosen.append(max(games, key=lambda game: len(_pairs(game) & missing)))
        missing -= _pairs(chosen[-1])
    return [game for game in games if game in chosen]


def _pairs(game: regalia.Game) -> set[Any]:
    """Any two settings of a game; a flag is set or not."""
    settings = [
        (option.name, *each)
        for option in game.rulebook.options
        for each in (
            ((flag, flag in game.options[option.name]) for flag in option.helps)
            if isinstance(option, Flags)
            else [(str(game.options[option.name]),)]
        )
    ]
    return {(game.name, *pair) for pair in combinations(settings, 2)}


def label(game: regalia.Game) -> str:
    return "-".join([game.name, *("+".join(v) or "plain" if isinstance(v, list) else str(v) for v in game.options.values())])
