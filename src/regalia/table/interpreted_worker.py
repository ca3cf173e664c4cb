"""The process that lays out one table with interpreted rules: `python -m regalia.table.interpreted_worker`, see interpreted."""

import sys

import msgspec

from regalia.core.game import Game, rulebook
from regalia.table.interpreted import LaidOut, Layout
from regalia.table.new_tables import lay_out, new_match


def main() -> None:
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Layout)
    row, state = lay_out(new_match(Game(rulebook(wish.game), wish.options), wish.lesson), wish.chairs, wish.start, wish.terms)
    sys.stdout.buffer.write(msgspec.json.encode(LaidOut(row, state.summary, state.state(None))))


if __name__ == "__main__":
    main()
