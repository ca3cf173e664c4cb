"""Every way the registered games can be set up; the contract suite runs over all of them."""

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


def label(game: regalia.Game) -> str:
    return "-".join([game.name, *("+".join(v) or "plain" if isinstance(v, list) else str(v) for v in game.options.values())])
