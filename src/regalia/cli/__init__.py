"""The command `regalia`: each command is one module of this folder with `add(commands)` and a function that runs it."""

import argparse
import contextlib
import errno
import importlib
import io
import os
import pkgutil
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import regalia
from regalia.core.errors import BadInput, RegaliaError, harmless, quoted
from regalia.core.game import Rulebook, rulebooks
from regalia.core.options import Choice, Flags, Number, Option, Switch
from regalia.table.settings import mistyped
from regalia.text import LANGUAGES, say

if TYPE_CHECKING:
    from regalia.public import Game


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a wrong call with one sentence; --lang may come before or after the command."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        told = f"language of all output except --help: one of {', '.join(LANGUAGES)} (default: from the environment)"
        self.add_argument("--lang", default=argparse.SUPPRESS, help=told)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help.\n")


def main(argv: Sequence[str] | None = None) -> NoReturn:
    take_any_text()
    titles = ", ".join(book.title for book in rulebooks().values())
    parser = Parser(prog="regalia", description=f"{titles}: play, simulate and study them.")
    parser.add_argument("--version", action="version", version=f"regalia {regalia.__version__}")
    parser.set_defaults(lang=spoken_here())
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"regalia.cli.{module.name}").add(commands)
    args = parser.parse_args(argv)
    try:
        if args.lang not in LANGUAGES:
            raise BadInput("value-one-of", name="--lang", words=list(LANGUAGES), value=quoted(args.lang))
        for words in mistyped():
            print(f"regalia: {words.sentence(args.lang)}", file=sys.stderr)
        status = args.run(args) or 0
        if sys.stdout:
            sys.stdout.flush()  # here, where what goes wrong gets its sentence
        sys.exit(status)
    except RegaliaError as error:
        print(f"regalia: {error.sentence(args.lang if args.lang in LANGUAGES else 'en')}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):  # Ctrl+C, or Ctrl+D where something was asked
        print(f"\nregalia: {say('terminal-stopped', args.lang)}", file=sys.stderr)
        sys.exit(130)
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.EPIPE:  # the reader of a pipe has seen enough
            sys.exit(0)
        from regalia.core.files import system_error

        full = BadInput("file-not-written", name="-", reason=system_error(error))
        print(f"regalia: {full.sentence(args.lang)}", file=sys.stderr)
        sys.exit(2)


def take_any_text() -> None:
    """What a terminal has no letters for is shown as a question mark; bytes that are no text are refused where they are read."""
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != errors:
            with contextlib.suppress(OSError):  # one in the place of another, whose kind it remembers, stays as it is
                stream.reconfigure(errors=errors)


def spoken_here() -> str:
    """The language of this environment, if it is one of ours; English otherwise."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    lang = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return lang if lang in LANGUAGES else "en"


def add_games(
    command: argparse.ArgumentParser,
    run: Callable[[argparse.Namespace], Any],
    books: list[Rulebook] | None = None,
    without: Sequence[str] = (),
) -> list[argparse.ArgumentParser]:
    """Give a command one sub-command per game, with a flag for each of the game's options except those the command handles itself."""
    games = command.add_subparsers(dest="game", required=True, metavar="game")
    parsers = []
    for book in books if books is not None else rulebooks().values():
        parser = games.add_parser(book.name, help=book.tagline, description=f"{book.title}. {book.tagline}")
        for option in book.options:
            if option.name not in without:
                _add_option(parser, option)
        parser.set_defaults(run=run)
        parsers.append(parser)
    return parsers


def _add_option(parser: argparse.ArgumentParser, option: Option) -> None:
    flag, name = f"--{option.name}", f"option_{option.name}"
    if isinstance(option, Switch):
        parser.add_argument(flag, dest=name, action=argparse.BooleanOptionalAction, default=None, help=option.help)
    elif isinstance(option, Flags):
        told = " ".join(f"{flag}: {sentence}" for flag, sentence in option.helps.items())
        parser.add_argument(flag, dest=name, nargs="+", metavar="NAME", help=f"{option.help} {told}")
    elif isinstance(option, Number):
        told = f"{option.help} {option.low} to {option.high} (default {option.default})."
        parser.add_argument(flag, dest=name, metavar="N", help=told)
    elif isinstance(option, Choice):
        told = f"{option.help} {' or '.join(option.values)} (default {option.default})."
        parser.add_argument(flag, dest=name, metavar="NAME", help=told)
    else:
        parser.add_argument(flag, dest=name, metavar="FILE", help=option.help)


def expect_compiling(lang: str) -> None:
    """From here on, say once when rules have to be compiled, so that nobody waits without knowing why."""
    from regalia.core.compiled import tell_when_compiling

    if sys.stderr.isatty():
        tell_when_compiling(lambda: print(say("terminal-compiling", lang), file=sys.stderr))


def as_written(text: str) -> str:
    """What somebody wrote, for rich to print: its brackets are no markup, and nothing in it commands the terminal."""
    from rich.markup import escape

    return escape(harmless(text))


def progress_bar(*more: Any) -> Any:
    """A progress bar on standard error that disappears when it is done, with further columns at its end."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("[progress.description]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), *more
    return Progress(*columns, console=Console(stderr=True), transient=True)


def chosen_game(args: argparse.Namespace) -> "Game":
    """The game with the options given on the command line."""
    from regalia.public import game

    given = {name.removeprefix("option_"): value for name, value in vars(args).items() if name.startswith("option_") and value is not None}
    return game(args.game, **given)
