"""`regalia backup`: copy every table while the server keeps running, or restore a copy."""

import argparse
import time
from pathlib import Path
from typing import Any

from regalia.table.settings import read
from regalia.text import say


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy all tables into a file, or restore them",
        description="Copy every table into one file while the server keeps running. The file is a SQLite database that a server can open.",
    )
    parser.add_argument(
        "file", nargs="?", type=Path, help="file to write (default regalia-DATE.sqlite), or with --restore the file to read"
    )
    parser.add_argument("--database", metavar="URL", help="database, as for serve (default: REGALIA_DATABASE)")
    parser.add_argument("--restore", action="store_true", help="load the file into the database, which must be empty")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from regalia.core.errors import BadInput
    from regalia.table.backup import backup, restore

    url = read({"database": args.database}).url
    if args.restore:
        if args.file is None:
            raise BadInput("cli-restore")
        print(say("terminal-restored", args.lang, count=restore(args.file, url), file=args.file))
        return
    file = args.file or Path(f"regalia-{time.strftime('%Y-%m-%d-%H%M%S')}.sqlite")
    print(say("terminal-kept", args.lang, count=backup(url, file), file=file))
