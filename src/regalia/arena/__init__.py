"""The arena: tournaments between bots, played on all cores, resumable, rated and reported."""

from regalia.arena.experiment import experiment as experiment
from regalia.arena.ledger import Ledger as Ledger
from regalia.arena.ledger import Played as Played
from regalia.arena.plan import Plan as Plan
from regalia.arena.play import run as run
from regalia.arena.tables import Summary as Summary
from regalia.arena.tables import summarise as summarise
