"""`regalia branch`: play on from any moment of a finished match, from any seat, against bots."""

import argparse
from pathlib import Path
from typing import Any

from regalia.cli import expect_compiling
from regalia.cli.files import number, read
from regalia.cli.play import Table, seated
from regalia.core.errors import BadInput


def add(commands: Any) -> None:
    parser = commands.add_parser("branch", help="what if: play on from a moment of a finished match, against bots")
    parser.add_argument("match", help="a match file; `regalia replay` shows its moments")
    parser.add_argument("--moment", required=True, metavar="N", help="play on after this many moments (0: the deal)")
    parser.add_argument("--seat", default="1", metavar="N", help="your seat, counted from 1 (default 1)")
    parser.add_argument("--bots", default="duke", metavar="WHO", help="who plays the other seats (default duke)")
    parser.add_argument("--seed", metavar="N", help="the same seed draws the same from there on")
    parser.add_argument("--file", metavar="FILE", help="save the new match to this file; `regalia play GAME --file` continues it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from regalia.core.match_file import read_file
    from regalia.public import Match

    expect_compiling(args.lang)
    text = read(args.match)
    match = Match.from_json(text)
    if not match.over and not read_file(text).resigned:
        raise BadInput("branch-unfinished")
    seat, players = number(args.seat, "--seat", 1), match.game.players
    if seat > players:
        raise BadInput("cli-seat", high=players, value=seat)
    path = Path(args.file) if args.file else None
    if path and path.exists():
        raise BadInput("cli-file-there", name=path)
    branch = match.branch(number(args.moment, "--moment"), seed=number(args.seed, "--seed") if args.seed else None)
    seats = ["you" if each == seat else args.bots for each in range(1, players + 1)]
    Table(branch, seated(branch.game, seats), path, args.lang).play()
