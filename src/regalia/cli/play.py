"""`regalia play`: the terminal table, against bots or passing the keyboard around."""

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import add_games, chosen_game, expect_compiling
from regalia.cli.files import DIGITS, log_lines, number, playthrough, read, told_at
from regalia.core.errors import BadInput, Refusal, Refused, RegaliaError, both
from regalia.core.files import write_file
from regalia.text import seat_names, speaking

if TYPE_CHECKING:
    from regalia.public import Game, Match

FEW = 24  # up to this many legal moves are listed without being asked for
COMMANDS = ("undo", "back", "hint", "rules", "log", "save", "quit")


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    for game in add_games(parser, run):
        game.add_argument("--seats", nargs="+", metavar="WHO", help="who plays each seat: 'you' or the name of a bot, one per player")
        game.add_argument("--seed", metavar="N", help="the same seed deals the same game")
        game.add_argument("--file", metavar="FILE", help="save the match to this file; if it holds an unfinished match, continue that one")


def run(args: argparse.Namespace) -> None:
    game = chosen_game(args)
    expect_compiling(args.lang)
    path = Path(args.file) if args.file else None
    if path and path.exists():
        from regalia.public import Match

        match = Match.from_json(read(args.file))
        if match.game.name != args.game:
            raise BadInput("cli-other-game", name=path, found=match.game.name, wanted=args.game)
    else:
        match = game.start(seed=number(args.seed, "--seed") if args.seed else None)
    Table(match, seated(match.game, args.seats), path, args.lang).play()


def seated(game: "Game", seats: list[str] | None) -> list[str]:
    from regalia.bots import bot

    who = seats or ["you", *["knight"] * (game.players - 1)]
    if len(who) != game.players:
        raise BadInput("cli-seats", count=len(who), players=game.players)
    for each in who:
        if each != "you":
            bot(each)
    return who


class Table:
    """One match on one screen."""

    def __init__(self, match: "Match", seats: list[str], path: Path | None, lang: str = "en") -> None:
        from rich.console import Console

        from regalia.bots import bot

        self.match, self.game, self.path, self.lang = match, match.game, path, lang
        self.say, self.names = speaking(lang), seat_names(match.game.seats, lang)
        self.console = Console(highlight=False)
        self.bots = {seat: bot(who) for seat, who in enumerate(seats) if who != "you"}
        self.people = [seat for seat, who in enumerate(seats) if who == "you"]
        self.drawing = self.game.rooms.drawing
        self.told = 0  # moments already told on the screen, the deal included
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None  # the person at the screen

    def play(self) -> None:
        self.save()
        while self.match.turn is not None:
            if self.match.turn in self.bots:
                self.bot_moves(self.match.turn)
            elif not self.person_moves(self.match.turn):
                return
            self.save()
        self.tell()
        self.console.print(self.drawing.draw(self.match.view(self.looking), self.lang))
        names = both(self.names[seat] for seat in self.match.winners)
        self.console.print(f"[bold]{self.say('won', names=names, count=len(self.match.winners))}[/]")

    def bot_moves(self, seat: int) -> None:
        from regalia.bots import know

        with self.console.status(self.say("terminal-thinking", who=self.names[seat])):
            self.match.play(self.bots[seat].choose(know(self.match, secrets.randbits(32))).move)

    def person_moves(self, seat: int) -> bool:
        """One decision of a person; False when they leave the table."""
        if self.looking != seat and not self.curtain(seat):
            return True
        self.tell()
        self.console.print(self.drawing.draw(self.match.view(seat), self.lang))
        moves = [self.game.moves[move] for move in self.match.legal_ids()]
        self.list_moves(moves, "" if len(moves) <= FEW else None)
        return self.ask(seat, moves)

    def ask(self, seat: int, moves: list[Any]) -> bool:
        """Read commands until a move is made or taken back; False when the person leaves."""
        while True:
            try:
                said = self.console.input(f"{self.say('terminal-prompt', who=f'[bold]{self.names[seat]}[/]')} > ").strip()
                if said in ("quit", "q", "exit"):
                    return False
                if self.obey(said, moves, seat):
                    return True
            except EOFError:
                return False
            except RegaliaError as error:
                self.console.print(f"[yellow]{error.sentence(self.lang)}[/]")

    def curtain(self, seat: int) -> bool:
        """Between two people at one screen: nobody sees the other's secrets. False when the previous player takes a move back."""
        if self.looking is not None or len(self.people) > 1:
            self.console.clear()
            call = self.say("terminal-curtain", who=f"[bold]{self.names[seat]}[/]")
            if self.looking is not None:
                call = f"{call} {self.say('terminal-curtain-back', who=self.names[self.looking], back='[bold]back[/]')}"
            if self.console.input(f"{call} ").strip() == "back" and self.looking is not None:
                self.take_back(self.looking)
                return False
        self.looking = seat
        return True

    def take_back(self, seat: int) -> None:
        """Back to a seat's last decision, undoing whatever the others have done since."""
        line = self.match.previous(seat)
        if line is None:
            raise Refused(Refusal("UNDO", "takeback-nothing"))
        self.match.take_back(line)

    def obey(self, said: str, moves: list[Any], seat: int) -> bool:
        """Do what a person typed; True when a move was made or taken back."""
        word, _, rest = said.partition(" ")
        if word == "?":
            self.list_moves(moves, rest)
        elif word == "help":
            self.help(moves[0])
        elif word == "undo":
            self.console.print(self.say("terminal-taken-back", move=self.match.undo().notation))
            return True
        elif word == "back":
            self.take_back(seat)
            return True
        elif word == "hint":
            self.hint()
        elif word == "why":
            refusal = self.match.why_not(rest)
            self.console.print(f"{refusal.sentence(self.lang)} ({refusal.rule})" if refusal else self.say("terminal-legal"))
        elif word == "rules":
            self.rules(rest)
        elif word == "log":
            self.console.print(playthrough_so_far(self.match, self.looking, self.lang))
        elif word == "save" and rest:
            write_file(Path(rest), self.match.to_json().encode())
        elif said:
            self.match.play(self.pick(said, moves))
            return True
        return False

    def help(self, example: Any) -> None:
        from rich.text import Text

        from regalia.text.flow import Flow

        say, bold = self.say, {word: f"[bold]{word}[/]" for word in COMMANDS}
        self.console.print(say("terminal-help-move", example=f"[bold]{example.notation}[/]"))
        some = f"[bold]? {example.family.name}[/]"
        told = say("terminal-help-list", all="[bold]?[/]", some=some, why="[bold]why[/]")
        for line in (told, say("terminal-help-more", **bold)):
            self.console.print(Flow(*map(Text.from_markup, line.split(" · ")), between=" · "))

    def pick(self, said: str, moves: list[Any]) -> Any:
        if not said.isdecimal() or len(said) > DIGITS:
            return said
        if not 1 <= int(said) <= len(moves):
            raise BadInput("cli-move-number", high=len(moves), value=said)
        return moves[int(said) - 1].id

    def list_moves(self, moves: list[Any], wanted: str | None) -> None:
        """The legal moves under their headings, which say in words how their notation begins; with None, only the headings."""
        from rich.text import Text

        from regalia.text.flow import Flow

        groups: dict[tuple[str, str], list[Text]] = {}
        for i, move in enumerate(moves, 1):
            if wanted is None or move.notation.startswith(wanted):
                begins, heading = self.drawing.group(move), self.drawing.group(move, self.lang)
                typed = begins if begins != heading and move.notation.startswith(begins) else ""
                rest = move.notation.removeprefix(begins).strip() or move.notation
                groups.setdefault((heading, typed), []).append(Text.assemble((str(i), "dim"), " ", rest))
        if wanted is None:
            told = [
                Text.assemble(
                    (heading, "bold"), (f" {typed}" if typed else "", "dim"), (f" ×{len(listed)}" if len(listed) > 1 else "", "dim")
                )
                for (heading, typed), listed in groups.items()
            ]
            first = Text.assemble(self.say("terminal-may-play"), " ", told[0])
            self.console.print(Flow(first, *told[1:], Text(self.say("terminal-lists-all"), "dim"), between="  "))
            return
        for (heading, typed), listed in groups.items():
            same = len(listed) == 1 and listed[0].plain.endswith(f" {typed}")  # nothing but the verb, which need not be repeated
            begin = Text.assemble((heading, "bold"), (f" {typed}" if typed and not same else "", "dim"))
            self.console.print(Flow(begin, *listed, between="  "))

    def hint(self) -> None:
        with self.console.status(self.say("terminal-advising")):
            hint = self.match.hint(seconds=1, seed=secrets.randbits(32))
        self.console.print(f"[bold]{hint.moves[0].move.notation}[/] · {hint.sentence(self.lang)}")

    def rules(self, rule: str) -> None:
        from rich.markdown import Markdown

        from regalia.text.rulebook import rule_text, rules_page

        book = self.game.rulebook
        if rule:
            self.console.print(f"[bold]{rule.upper()}[/] {rule_text(book, rule.upper(), self.lang)}")
        else:
            self.console.print(Markdown(rules_page(book, self.lang, self.game.options)))

    def tell(self) -> None:
        """What happened since the person at the screen last looked."""
        for moment in range(self.told, len(self.match.moments) + 1):
            for line in told_at(self.match, moment, self.looking, self.names, self.lang):
                self.console.print(line, markup=False)
        self.told = len(self.match.moments) + 1

    def save(self) -> None:
        if self.path:
            write_file(self.path, self.match.to_json().encode())


def playthrough_so_far(match: "Match", seat: int | None, lang: str) -> str:
    """The log as `seat` may know it."""
    if match.over:
        return playthrough(match, lang)
    return "\n".join(log_lines(match, lang, seat))
