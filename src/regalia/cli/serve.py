"""`regalia serve`: host tables for everybody who can reach this machine."""

import argparse
import os
import signal
import sys
import threading
from dataclasses import fields
from typing import Any

from regalia.cli import expect_compiling
from regalia.table.settings import Settings, read
from regalia.text import say


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="host tables to play in the browser",
        description="Host tables. Every flag can also be set as an environment variable: --max-body is REGALIA_MAX_BODY.",
    )
    for each in fields(Settings):
        told = each.metadata["help"] + (f" (default {each.default})" if each.default not in ("", 0) else "")
        value = "N" if isinstance(each.default, int | float) else each.name.split("_")[-1].upper()
        parser.add_argument(f"--{each.name.replace('_', '-')}", metavar=value, help=told.replace("%", "%%"))
    parser.add_argument("--open", action="store_true", help="Open Regalia in this machine's browser.")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it: Ctrl+C is how, and no failure."""
    try:
        interrupted = _serve(args)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # another one would interrupt the end of the process
        interrupted = True
    if interrupted:
        print(f"\nregalia: {say('terminal-stopped', args.lang)}", file=sys.stderr)
    sys.stderr.flush()
    if any(thread.name == "warm_up" for thread in threading.enumerate()):
        os._exit(0)  # a running compiler cannot be stopped otherwise
    return 0


def _serve(args: argparse.Namespace) -> bool:
    import asyncio

    sys.modules.setdefault("scipy", None)  # type: ignore[arg-type]  # where it is installed Numba loads it, 15 MiB no rule needs
    settings = read(vars(args))
    expect_compiling(args.lang)
    from regalia.table.app import serve
    from regalia.table.request_guard import write_logs

    write_logs(settings)

    def announce(host: str, port: int) -> None:
        shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
        print(say("terminal-serving", args.lang, address=f"http://{shown}:{port}/"), file=sys.stderr, flush=True)
        if args.open:
            import webbrowser

            webbrowser.open(f"http://{shown}:{port}/")

    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.run(serve(settings, announce))
    return uvloop.run(serve(settings, announce))
