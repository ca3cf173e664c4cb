"""`regalia learn`: the guided first game on the terminal; after the lesson the match continues against the weakest bot."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import expect_compiling
from regalia.cli.files import read
from regalia.cli.play import Table
from regalia.core.errors import BadInput, Refused
from regalia.core.game import rulebook
from regalia.core.lesson import Lesson, Ply, Step, lesson_of

if TYPE_CHECKING:
    from regalia.public import Match


def add(commands: Any) -> None:
    parser = commands.add_parser("learn", help="learn a game by playing it, step by step")
    parser.add_argument("game", help="the name of a game, for example kingdoms")
    parser.add_argument("--file", metavar="FILE", help="save the lesson to this file; if it holds one, continue it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from regalia.bots import LEVELS
    from regalia.public import Match, game
    from regalia.text.lesson_check import check_lesson

    lesson = lesson_of(rulebook(args.game))
    if lesson is None:
        raise BadInput("lesson-none", game=args.game)
    expect_compiling(args.lang)
    check_lesson(lesson)
    path = Path(args.file) if args.file else None
    if path and path.exists():
        match = Match.from_json(read(args.file))
        if match.lesson is not lesson:
            raise BadInput("lesson-other-file", name=path, game=lesson.book.title)
    else:
        match = Match(game(args.game, **lesson.options), seed=lesson.seed, position=lesson.position)
    weakest = LEVELS[0]
    seats = ["you" if seat == lesson.seat else weakest for seat in range(match.game.players)]
    LessonTable(match, seats, path, args.lang, lesson).play()


class LessonTable(Table):
    """A match with a lesson beside it."""

    def __init__(self, match: "Match", seats: list[str], path: Path | None, lang: str, lesson: Lesson) -> None:
        super().__init__(match, seats, path, lang)
        self.lesson = lesson
        followed = lesson.followed(match.standing) or 0
        begun = [step for step in lesson.steps if step.first < min(step.own, followed)]
        self.at = max((step.number - (step.own > followed) for step in begun), default=0)  # steps that have been read

    def bot_moves(self, seat: int) -> None:
        expected = self.match.expected
        if expected is None:
            super().bot_moves(seat)
        else:
            self.match.play(expected)

    def person_moves(self, seat: int) -> bool:
        asked = self.match.asked
        if self.at < (asked.step.number - 1 if asked else len(self.lesson.steps)):
            self.tell()
            self.console.print(self.drawing.draw(self.match.view(seat), self.lang))
            if not self.read_on(asked):
                return False
        return self.task(asked, seat) if asked else super().person_moves(seat)

    def read_on(self, asked: Ply | None) -> bool:
        """Show the steps before the next move, one after another; False when the person leaves."""
        end = asked.step.number - 1 if asked else len(self.lesson.steps)
        while self.at < end:
            self.show(self.lesson.steps[self.at])
            try:
                said = self.console.input(f"[dim]{self.say('terminal-lesson-next', back='back', quit='quit')}[/] > ").strip()
            except EOFError:
                return False
            if said in ("quit", "q", "exit"):
                return False
            self.at = max(0, self.at - 1) if said == "back" else self.at + 1
        return True

    def show(self, step: Step) -> None:
        said = self.say("terminal-lesson-step", step=step.number, steps=len(self.lesson.steps))
        self.console.print(f"\n[bold]{said}[/] [dim]({', '.join(step.rules)})[/]")
        self.console.print(step.words.sentence(self.lang), markup=False)

    def task(self, asked: Ply, seat: int) -> bool:
        """One move of the learner; anything the lesson does not ask for gets a friendly answer."""
        self.tell()
        self.console.print(self.drawing.draw(self.match.view(seat), self.lang))
        self.show(asked.step)
        moves = [self.game.moves[move] for move in self.match.legal_ids() if asked.accepts(self.game.moves[move].notation)]
        typed = f" {self.say('terminal-lesson-or')} ".join(f"[bold]{move.notation}[/]" for move in moves)
        self.console.print(self.say("terminal-lesson-do", moves=typed))
        done = self.ask(seat, moves)
        self.at = asked.step.number if done and (self.lesson.followed(self.match.standing) or 0) >= asked.step.own else self.at
        return done

    def pick(self, said: str, moves: list[Any]) -> Any:
        wanted = self.game.moves.read(super().pick(said, moves))
        refusal = None if self.match.why_not(wanted.id) else self.match.off_lesson(wanted)
        if refusal:
            raise Refused(refusal)
        return wanted.id
