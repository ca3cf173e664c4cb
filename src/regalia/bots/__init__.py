"""The bots. Each sees only what its seat may see: a redealt copy of the state, the view and the legal moves."""

from typing import Any

from regalia.bots.knowledge import Bot as Bot
from regalia.bots.knowledge import Budget as Budget
from regalia.bots.knowledge import Choice as Choice
from regalia.bots.knowledge import Knowledge as Knowledge
from regalia.bots.knowledge import Weighed as Weighed
from regalia.bots.knowledge import know as know
from regalia.bots.levels import LEVELS as LEVELS
from regalia.bots.levels import Level as Level
from regalia.bots.search import SearchBot as SearchBot
from regalia.bots.search import Style as Style
from regalia.bots.simple import CarelessBot as CarelessBot
from regalia.bots.simple import GreedyBot as GreedyBot
from regalia.bots.simple import RandomBot as RandomBot
from regalia.core.errors import BadInput, quoted

BOTS: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot} | {
    level.name: level.make for level in LEVELS.values()
}


def bot(name: str) -> Bot:
    """A bot by name. `search` may be followed by its budget: `search:200ms` (less where nothing can change), `search:5000` simulations;
    any but the levels by how many of its hundred moves are careless: `greedy~30`."""
    title, tilde, slips = name.partition("~")
    plain, colon, budget = title.partition(":")
    if plain not in BOTS:
        raise BadInput("no-bot", name=quoted(name), words=list(BOTS))
    if colon and plain != "search":
        raise BadInput("no-budget", name=quoted(plain))
    if tilde and (plain in LEVELS or not (slips.isdecimal() and int(slips) <= 100)):
        raise BadInput("bot-slips", name=quoted(name))
    made: Bot = SearchBot(Budget.read(budget), brisk=True) if colon else BOTS[plain]()
    return CarelessBot(made, int(slips)) if tilde else made


def threads_of(name: str) -> int:
    """How many cores a bot keeps busy while it thinks."""
    made = bot(name)
    return made.threads if isinstance(made, SearchBot) else 1
