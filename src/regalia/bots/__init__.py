"""The bots. Each sees only what its seat may see: a redealt copy of the state, the view and the legal moves."""

from regalia.bots.knowledge import Bot as Bot
from regalia.bots.knowledge import Budget as Budget
from regalia.bots.knowledge import Choice as Choice
from regalia.bots.knowledge import Knowledge as Knowledge
from regalia.bots.knowledge import MoveEstimate as MoveEstimate
from regalia.bots.knowledge import know as know
from regalia.bots.levels import BOTS as BOTS
from regalia.bots.levels import LEVELS as LEVELS
from regalia.bots.levels import Level as Level
from regalia.bots.levels import bot as bot
from regalia.bots.levels import levels as levels
from regalia.bots.levels import search_of as search_of
from regalia.bots.levels import threads_of as threads_of
from regalia.bots.search import SearchBot as SearchBot
from regalia.bots.search import Style as Style
from regalia.bots.simple import CarelessBot as CarelessBot
from regalia.bots.simple import GreedyBot as GreedyBot
from regalia.bots.simple import RandomBot as RandomBot
