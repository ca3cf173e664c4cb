"""Draws the picture in the README: `python docs/picture.py` plays some moves and saves the terminal's board as docs/kingdoms.svg."""

import re
from pathlib import Path

from rich.console import Console

import regalia
from regalia.bots import bot, know

match = regalia.game("kingdoms", players=3).start(seed=1648)
greedy = bot("greedy")
while match.ply < 30 or match.turn != 0:
    match.play(greedy.choose(know(match, match.ply)).move)
console = Console(record=True, width=74, force_terminal=True, file=Path("/dev/null").open("w"))  # noqa: SIM115
console.print(match.game.rooms.drawing.draw(match.view(0)))
drawn = console.export_svg(title="regalia play kingdoms")
drawn = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere
Path(__file__).with_name("kingdoms.svg").write_text(drawn, encoding="utf-8")
