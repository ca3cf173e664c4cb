"""The batch runner on the cores of this machine, and what all runners share: random players and their results."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from typing import Any

import numpy as np

from regalia.core.compiled import rule
from regalia.core.contract import Rooms, Rules, Stepwise
from regalia.core.dice import below, key, mix
from regalia.core.game import Game
from regalia.core.record import OVER, blank
from regalia.core.system import processors

CHUNK = 2048  # games between two reports of progress
LONGEST = 100_000  # plies; a game that goes on longer is a bug

Progress = Callable[[int], None]  # told how many more games are done


@cache
def random_player(rooms: Rooms) -> Any:
    """Compile the function that plays one whole random game by these rules.

    There are two loops, because a single one that takes the way to move as a function is slower.
    """
    return _by_steps(rooms.rules, rooms.stepwise) if rooms.stepwise else _by_lists(rooms.rules)


def _by_lists(rules: Rules) -> Any:
    setup, legal, play = rules.setup, rules.legal, rules.play

    @rule
    def random_game(s: Any, box: Any, moves: Any) -> tuple[int, Any]:
        setup(s, box)
        plies = 0
        trace: Any = np.uint64(0)
        while s.phase != OVER and plies < LONGEST:
            turn = s.turns_begun
            # Turn by turn, so that neighbouring GPU threads stay in step
            while s.turns_begun == turn and s.phase != OVER and plies < LONGEST:
                move = moves[below(s, legal(s, box, moves))]
                play(s, box, move)
                trace = mix(trace + np.uint64(move) + np.uint64(1))
                plies += 1
        return plies, trace

    return random_game


def _by_steps(rules: Rules, stepwise: Stepwise) -> Any:
    """The same without lists; a forced step does not count as a ply."""
    setup, options, choices, choice, step = rules.setup, stepwise.options, stepwise.choices, stepwise.choice, stepwise.step

    @rule
    def random_game(s: Any, box: Any, moves: Any) -> tuple[int, Any]:
        setup(s, box)
        plies = 0
        trace: Any = np.uint64(0)
        while s.phase != OVER and plies < LONGEST:
            open_to = options(s, box)
            count = choices(s, open_to)
            move = choice(s, box, open_to, below(s, count) if count else 0)
            step(s, box, move)
            if count:
                trace = mix(trace + np.uint64(move) + np.uint64(1))
                plies += 1
        return plies, trace

    return random_game


@cache
def chunk_runner(rooms: Rooms) -> Any:
    """Compile the loop over the games of a chunk; it runs without the GIL, so that threads use all cores."""
    random_game, scores, winners = random_player(rooms), rooms.rules.scores, rooms.rules.winners

    @rule
    def run_chunk(
        start: Any, s: Any, box: Any, moves: Any, seed: int, first: int, points: Any, wins: Any, plies: Any, turns: Any, traces: Any
    ) -> None:
        for i in range(len(plies)):
            s[0] = start[0]
            key(s[0], seed, first + i)
            plies[i], traces[i] = random_game(s[0], box, moves)
            turns[i] = s[0].turns_begun
            scores(s[0], box, points[i])
            wins[i] = winners(s[0], box)

    return run_chunk


class Tally:
    """The results of a batch of games, one row per game."""

    def __init__(self, game: Game, games: int) -> None:
        self.points = np.zeros((games, game.players), np.int32)
        self.winners = np.zeros(games, np.uint8)  # one bit per seat
        self.plies = np.zeros(games, np.int32)
        self.turns = np.zeros(games, np.int32)
        self.traces = np.zeros(games, np.uint32)

    def __len__(self) -> int:
        return len(self.plies)

    def rows(self, part: slice) -> list[Any]:
        """The columns of some rows, in the order the runners write them."""
        return [column[part] for column in (self.points, self.winners, self.plies, self.turns, self.traces)]


def play_range(game: Game, seed: int, first: int, tally: Tally, threads: int | None, progress: Progress | None) -> None:
    """Play the games numbered from `first`; how a game goes depends only on its number and the seed."""
    run = chunk_runner(game.rooms)
    start = blank(game.rooms.state.STATE)
    start[0] = game.blank(ordered=True)
    width = game.rooms.moves.MAX_LEGAL

    def play_chunk(begin: int) -> int:
        part = slice(begin, min(begin + CHUNK, len(tally)))
        run(start, start.copy(), game.box, np.empty(width, np.int16), seed, first + begin, *tally.rows(part))
        return part.stop - part.start

    with ThreadPoolExecutor(threads or processors()) as pool:
        for chunk in as_completed([pool.submit(play_chunk, begin) for begin in range(0, len(tally), CHUNK)]):
            done = chunk.result()
            if progress:
                progress(done)
