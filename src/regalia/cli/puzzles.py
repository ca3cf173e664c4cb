"""`regalia puzzle`: the puzzle of the day on the terminal. `regalia puzzles`: make puzzles, and check the shipped ones."""

import argparse
import time
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import expect_compiling
from regalia.cli.files import number
from regalia.cli.play import FEW, Table
from regalia.core.errors import BadInput
from regalia.core.game import rulebook
from regalia.core.system import processors
from regalia.text import say

if TYPE_CHECKING:
    from regalia.puzzles import Puzzle
    from regalia.puzzles.history import History
    from regalia.puzzles.make import GameFindings


def add(commands: Any) -> None:
    solve = commands.add_parser("puzzle", help="the puzzle of the day: one move is better than all others")
    solve.add_argument("game", help="the name of a game, for example kingdoms")
    solve.add_argument("--number", metavar="N", help="a puzzle other than today's")
    solve.add_argument("--list", action="store_true", help="list all puzzles, and which you have solved")
    solve.set_defaults(run=run)
    several = commands.add_parser("puzzles", help="make puzzles, or check the shipped ones").add_subparsers(required=True, metavar="what")
    make = several.add_parser("make", help="let strong bots play, and keep positions where one move is proven to be best")
    make.add_argument("game", help="the name of a game, for example kingdoms")
    make.add_argument("--count", default="36", metavar="N", help="stop at this number of puzzles (default 36)")
    make.add_argument("--minutes", default="10", metavar="N", help="stop after this many minutes (default 10); the same command resumes")
    make.add_argument("--cores", default=str(processors()), metavar="N", help="games to play at a time (default: one per core)")
    make.add_argument("--margin", default="5", metavar="N", help="percentage points by which the best move must be ahead (default 5)")
    make.add_argument("--few", default="4000", metavar="N", help="simulations for every move (default 4000)")
    make.add_argument(
        "--many", default="40000", metavar="N", help="simulations for the closest moves, from each of 3 seeds (default 40000)"
    )
    make.add_argument("--work", metavar="FILE", help="ledger of the games played, to resume from (default puzzles-GAME.jsonl)")
    make.add_argument(
        "--out", metavar="FILE", help="file for the puzzles (default puzzles-GAME.json); those already in it keep their numbers"
    )
    make.set_defaults(run=run_make)
    check = several.add_parser("check", help="search the shipped puzzles again with another seed")
    check.add_argument("game", help="the name of a game, for example kingdoms")
    check.add_argument("--numbers", nargs="+", metavar="N", help="which puzzles (default: all)")
    check.add_argument("--simulations", default="20000", metavar="N", help="simulations for each move that came close (default 20000)")
    check.add_argument("--seed", default="1", metavar="N", help="another seed searches other worlds (default 1)")
    check.set_defaults(run=run_check)


def today() -> date:
    """Today in UTC, the same for everybody."""
    return datetime.now(UTC).date()


def run(args: argparse.Namespace) -> int:
    from regalia.puzzles import number_of, puzzle, puzzles
    from regalia.puzzles.history import History, default_path

    count, history = len(puzzles(args.game)), History(default_path())
    if not count:
        raise BadInput("puzzle-none", game=args.game)
    if args.list:
        list_puzzles(args.game, count, history, args.lang)
        return 0
    which = number(args.number, "--number", 1) if args.number else number_of(today(), count)
    wanted = puzzle(args.game, which)
    expect_compiling(args.lang)
    Solving(wanted, which, history, args.lang).play()
    return 0


def list_puzzles(game: str, count: int, history: "History", lang: str) -> None:
    from regalia.puzzles import number_of

    day, solved = number_of(today(), count), history.solved(game)
    for each in range(1, count + 1):
        mark = "✓" if each in solved else " "
        print(f"{mark} {each:>3}{'  ' + say('terminal-puzzle-today', lang) if each == day else ''}")
    print(say("terminal-puzzle-solved", lang, count=len(solved), all=count, days=history.streak(game, today())))


class Solving(Table):
    """A puzzle on the screen."""

    def __init__(self, puzzle: "Puzzle", which: int, history: "History", lang: str) -> None:
        from regalia.public import Match

        begun = puzzle.match()
        match = Match.from_json(begun.to_json())
        super().__init__(match, ["you"] * match.game.players, None, lang)
        self.puzzle, self.which, self.history = puzzle, which, history
        self.tries, self.solved, self.shown = 0, False, False

    def play(self) -> None:
        from regalia.puzzles import puzzles

        seat = self.match.turn
        assert seat is not None
        self.looking, title = seat, self.game.rulebook.title
        self.console.print(self.drawing.draw(self.match.view(seat), self.lang))
        self.console.print(
            f"[bold]{self.say('terminal-puzzle-title', number=self.which, count=len(puzzles(self.game.name)), game=title)}[/]"
        )
        self.console.print(self.say("puzzle-ask", who=self.names[seat], margin=int(100 * self.puzzle.proof.margin)))
        self.console.print(self.say("terminal-puzzle-keys", solution="[bold]solution[/]", quit="[bold]quit[/]"), style="dim")
        moves = [self.game.moves[move] for move in self.match.legal_ids()]
        self.list_moves(moves, "" if len(moves) <= FEW else None)
        self.ask(seat, moves)
        self.note()

    def obey(self, said: str, moves: list[Any], seat: int) -> bool:
        word = said.partition(" ")[0]
        if word == "solution":
            self.shown = True
            self.explain(self.puzzle.best[0], "puzzle-solution", move=self.puzzle.best[0])
            return True
        if word in ("undo", "back", "hint", "save"):
            self.console.print(self.say("terminal-puzzle-keys", solution="solution", quit="quit"))
            return False
        if not said or word in ("?", "help", "why", "rules", "log"):
            return super().obey(said, moves, seat)
        return self.answer(self.game.moves.read(self.pick(said, moves)))

    def answer(self, move: Any) -> bool:
        """Whether it is the solution; a move the rules forbid is no answer."""
        from regalia.puzzles.answers import judged

        refusal = self.match.why_not(move.id)
        if refusal:
            self.console.print(f"[yellow]{refusal.sentence(self.lang)} ({refusal.rule})[/]")
            return False
        self.tries += 1
        self.solved = self.puzzle.solves(move)
        if self.solved:
            self.explain(move.notation, "puzzle-right-word")
        else:
            self.console.print(f"[yellow]{judged(self.puzzle, move).sentence(self.lang)}[/]")
        return self.solved

    def explain(self, notation: str, key: str, **args: Any) -> None:
        from regalia.puzzles.answers import judged

        move = self.game.moves.read(notation)
        self.console.print(f"[bold]{self.say(key, **args)}[/] {judged(self.puzzle, move).sentence(self.lang)}")
        for words in self.match.preview(move.id, self.names.__getitem__):
            self.console.print(f"  {words.sentence(self.lang)}", markup=False)

    def note(self) -> None:
        from regalia.puzzles import number_of, puzzles
        from regalia.puzzles.history import Attempt

        day, count = today(), len(puzzles(self.game.name))
        if self.tries or self.shown:
            daily = number_of(day, count) == self.which
            self.history.add(Attempt(self.game.name, self.which, day, daily, self.tries, self.solved and not self.shown))
        if self.solved:
            days, solved = self.history.streak(self.game.name, day), len(self.history.solved(self.game.name))
            self.console.print(self.say("terminal-puzzle-solved", count=solved, all=count, days=days))


def run_make(args: argparse.Namespace) -> None:
    from regalia.puzzles import read, written
    from regalia.puzzles.make import Ledger, Work, grown, make

    book = rulebook(args.game)
    work_file, out = Path(args.work or f"puzzles-{book.name}.jsonl"), Path(args.out or f"puzzles-{book.name}.json")
    numbers = {name: number(getattr(args, name), f"--{name}", 1) for name in ("count", "minutes", "cores", "margin", "few", "many")}
    expect_compiling(args.lang)
    ledger = Ledger(work_file)
    until = time.monotonic() + 60 * numbers["minutes"]
    work = Work(book, numbers["margin"] / 100, numbers["few"], numbers["many"], until)

    def told(game: "GameFindings") -> None:
        found, games = len(ledger.puzzles), len(ledger.games)
        print(say("terminal-puzzles-made", args.lang, games=games, tried=game.tried, found=len(game.puzzles), count=found), flush=True)

    shipped = read(out) if out.is_file() else []
    make(work, ledger, numbers["count"], numbers["cores"], told, shipped)
    chosen = grown(shipped, ledger.puzzles, numbers["count"])
    out.write_text(written(chosen), encoding="utf-8")
    print(say("terminal-puzzles-written", args.lang, count=len(chosen), name=str(out)))


def run_check(args: argparse.Namespace) -> int:
    from regalia.puzzles import puzzle, puzzles
    from regalia.puzzles.proof import check

    rulebook(args.game)
    expect_compiling(args.lang)
    which = [number(each, "--numbers", 1) for each in args.numbers or map(str, range(1, len(puzzles(args.game)) + 1))]
    simulations, seed, wrong = number(args.simulations, "--simulations", 1), number(args.seed, "--seed"), 0
    for each in which:
        found = check(puzzle(args.game, each), simulations, seed)
        holds = found.margin > 0
        wrong += not holds
        told = {"number": each, "move": found.best, "wins": round(100 * found.share), "more": round(100 * found.margin)}
        print(f"{'✓' if holds else '✗'} {say('terminal-puzzles-checked', args.lang, **told)}", flush=True)
    return 1 if wrong else 0
