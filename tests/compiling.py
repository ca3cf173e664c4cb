"""Compile the rules, the bots and the searches of every game, each game on a core of its own: `python tests/compiling.py`.

Otherwise several processes of pytest, which begin at the same time, would all compile the same.
"""

from concurrent.futures import ProcessPoolExecutor

from regalia.core.game import rulebooks
from regalia.core.system import processors
from regalia.table.warm_up import PARTS


def compile_game(name: str) -> None:
    for part in PARTS.values():
        part(rulebooks()[name])


if __name__ == "__main__":
    with ProcessPoolExecutor(processors()) as pool:
        list(pool.map(compile_game, sorted(rulebooks(), reverse=True)))  # the smallest game last
