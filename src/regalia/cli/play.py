"""`regalia play`: the terminal table, against bots or passing the keyboard around."""

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import add_games, chosen_game, expect_compiling
from regalia.cli.files import number, playthrough, read
from regalia.core.errors import BadInput, RegaliaError
from regalia.core.files import system_error

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.core.match import Match

FEW = 24  # so many legal moves are listed without being asked for
HELP = """\
Play a move by its number or its notation, for example [bold]{example}[/].
[bold]?[/] lists every legal move, [bold]? {verb}[/] those that begin so · [bold]why[/] MOVE says why a move is not possible
[bold]undo[/] · [bold]hint[/] · [bold]rules[/] or [bold]rules[/] ID · [bold]log[/] · [bold]save[/] FILE · [bold]quit[/]"""


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    for game in add_games(parser, run):
        game.add_argument("--seats", nargs="+", metavar="WHO", help="who sits where: you or a bot's name, one for each player")
        game.add_argument("--seed", metavar="N", help="the same seed deals the same game")
        game.add_argument("--file", metavar="FILE", help="keep the match in this file; an unfinished one there is continued")


def run(args: argparse.Namespace) -> None:
    game = chosen_game(args)
    expect_compiling()
    path = Path(args.file) if args.file else None
    if path and path.exists():
        from regalia.core.match import Match

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
        self.console = Console(highlight=False)
        self.bots = {seat: bot(who) for seat, who in enumerate(seats) if who != "you"}
        self.people = [seat for seat, who in enumerate(seats) if who == "you"]
        self.drawing = self.game.rulebook.room("drawing")
        self.told = 0  # plies already told on the screen
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
        self.console.print(self.drawing.draw(self.match.view(self.looking)))
        names = " and ".join(self.game.seats[seat] for seat in self.match.winners)
        self.console.print(f"[bold]{names} {'wins' if len(self.match.winners) == 1 else 'win together'}.[/]")

    def bot_moves(self, seat: int) -> None:
        from regalia.bots import know

        with self.console.status(f"{self.game.seats[seat]} is thinking…"):
            self.match.play(self.bots[seat].choose(know(self.match, secrets.randbits(32))).move)

    def person_moves(self, seat: int) -> bool:
        """One decision of a person; False when they leave the table."""
        if self.looking != seat:
            self.curtain(seat)
        self.tell()
        self.console.print(self.drawing.draw(self.match.view(seat)))
        moves = [self.game.moves[move] for move in self.match.legal_ids()]
        self.list_moves(moves, "" if len(moves) <= FEW else None)
        while True:
            try:
                said = self.console.input(f"[bold]{self.game.seats[seat]}[/] (help for help) > ").strip()
                if said in ("quit", "q", "exit"):
                    return False
                if self.obey(said, moves):
                    return True
            except EOFError:
                return False
            except RegaliaError as error:
                self.console.print(f"[yellow]{error.sentence(self.lang)}[/]")

    def curtain(self, seat: int) -> None:
        """Between two people at one screen: nobody sees the other's secrets."""
        if self.looking is not None or len(self.people) > 1:
            self.console.clear()
            self.console.input(f"[bold]{self.game.seats[seat]}[/], take the keyboard and press Enter. ")
        self.looking = seat

    def obey(self, said: str, moves: list[Any]) -> bool:
        """Do what a person typed; True when a move was made or taken back."""
        word, _, rest = said.partition(" ")
        if word == "?":
            self.list_moves(moves, rest)
        elif word == "help":
            self.console.print(HELP.format(example=moves[0].notation, verb=moves[0].family.name))
        elif word == "undo":
            self.console.print(f"Taken back: {self.match.undo().notation}.")
            self.told = min(self.told, self.match.ply)
            return True
        elif word == "hint":
            self.hint()
        elif word == "why":
            refusal = self.match.why_not(rest)
            self.console.print(f"{refusal.sentence(self.lang)} ({refusal.rule})" if refusal else "That move is legal.")
        elif word == "rules":
            self.rules(rest)
        elif word == "log":
            self.console.print(playthrough_so_far(self.match, self.looking))
        elif word == "save" and rest:
            self.write(Path(rest))
        elif said:
            self.match.play(self.pick(said, moves))
            self.told = self.match.ply
            return True
        return False

    def pick(self, said: str, moves: list[Any]) -> Any:
        if not said.isdecimal():
            return said
        if not 1 <= int(said) <= len(moves):
            raise BadInput("cli-move-number", high=len(moves), value=said)
        return moves[int(said) - 1].id

    def list_moves(self, moves: list[Any], wanted: str | None) -> None:
        """The legal moves under their headings; with None only the headings."""
        groups: dict[str, list[str]] = {}
        for i, move in enumerate(moves, 1):
            if wanted is None or move.notation.startswith(wanted):
                heading = self.drawing.group(move)
                rest = move.notation.removeprefix(heading).strip() or move.notation
                groups.setdefault(heading, []).append(f"[dim]{i}[/] {rest}".replace(" ", "\u00a0"))
        if wanted is None:
            told = "  ".join(
                f"[bold]{heading}[/] [dim]×{len(listed)}[/]" if len(listed) > 1 else f"[bold]{heading}[/]"
                for heading, listed in groups.items()
            )
            self.console.print(f"You may play: {told}   [dim](? lists all)[/]")
            return
        for heading, listed in groups.items():
            self.console.print(f"[bold]{heading}[/]  " + "  ".join(listed))

    def hint(self) -> None:
        with self.console.status("Thinking…"):
            hint = self.match.hint(seconds=1, seed=secrets.randbits(32))
        self.console.print(hint.sentence(self.lang))

    def rules(self, rule: str) -> None:
        from rich.markdown import Markdown

        from regalia.core.rulebook import rule_text, rules_page

        book = self.game.rulebook
        if rule:
            self.console.print(f"[bold]{rule.upper()}[/] {rule_text(book, rule.upper(), self.lang)}")
        else:
            self.console.print(Markdown(rules_page(book, self.lang, self.game.options)))

    def tell(self) -> None:
        """What happened since the person at the screen last looked."""
        for played in self.match.log[self.told :]:
            self.console.print(f"[dim]{self.game.seats[played.seat]}[/] {played.notation(self.looking)}")
        self.told = self.match.ply

    def save(self) -> None:
        if self.path:
            self.write(self.path)

    def write(self, path: Path) -> None:
        """Write the whole file beside the old one and swap them, so that a crash loses neither."""
        try:
            draft = path.with_name(path.name + ".new")
            draft.write_text(self.match.to_json(), encoding="utf-8")
            draft.replace(path)
        except OSError as error:
            raise BadInput("file-not-written", name=path, reason=system_error(error)) from None


def playthrough_so_far(match: "Match", seat: int | None) -> str:
    """The log as `seat` may know it."""
    if match.over:
        return playthrough(match)
    return "\n".join(f"{played.ply:>4}  {match.game.seats[played.seat]:<8} {played.notation(seat)}" for played in match.log)
