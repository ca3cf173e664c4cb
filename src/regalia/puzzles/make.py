"""Making puzzles: strong bots play, and where one of them sees a move far ahead of all others, the puzzle is searched and proven.

Every game adds a line to a ledger, so the work can be interrupted and resumed at any time.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

import msgspec

from regalia.bots import Budget, Choice, SearchBot, bot, know, search_of
from regalia.core.errors import BadInput
from regalia.core.files import shape_error, writing
from regalia.core.game import Game, Rulebook
from regalia.core.match import Match
from regalia.puzzles import Puzzle
from regalia.puzzles.proof import equals, prove

PLAYS = "prince"  # the level that plays the games
MARGIN = 0.05  # of the win, by which the best move is better than any other
OPEN = (0.12, 0.97)  # a game whose best move has a share of the win in this range is not decided yet
FEWEST = 4  # legal moves
ONE_GAME = 3  # puzzles from one game at most
SAME_ANSWER = 4  # puzzles with the same answer at most
APART = 6  # plies between two of them: neighbours are too similar
FEW, MANY = 4000, 40_000  # simulations of each move in a proof
SEEDS = 4
PLAYERS = (2, 2, 3)  # in turn


class GameFindings(msgspec.Struct, frozen=True):
    """The puzzles found in one game."""

    number: int
    looked: int  # decisions
    tried: int  # decisions that went to the proof
    puzzles: list[Puzzle]


class Work(NamedTuple):
    """What to do, and for how long."""

    book: Rulebook
    margin: float = MARGIN
    few: int = FEW
    many: int = MANY
    until: float = float("inf")  # by time.monotonic

    def game(self, number: int) -> Game:
        counts, players = self.book.player_counts, PLAYERS[number % len(PLAYERS)]
        return Game(self.book, {"players": min(max(players, counts[0]), counts[-1])})


def play_one(work: Work, number: int) -> GameFindings | None:
    """Play a game and look for puzzles in it; None when the time was up before its end."""
    match = Match(work.game(number), secret=hashlib.sha256(f"regalia puzzles {work.book.name} {number}".encode()).digest())
    level = search_of(PLAYS, work.book.name)
    player = SearchBot(level.budget if level and level.budget.simulations else Budget(simulations=work.few))
    looked = tried = 0
    found: list[Puzzle] = []
    while not match.over:
        if time.monotonic() > work.until:
            return None
        choice = player.choose(know(match, number * 10_007 + match.ply))
        apart = not found or match.ply - len(found[-1].moves) >= APART
        if len(choice.estimates) >= FEWEST and len(found) < ONE_GAME and apart:
            looked += 1
            if stands_out(match, choice, work.margin):
                tried += 1
                found += look_closer(work, match, choice.move, number)
        match.play(choice.move)
    return GameFindings(number, looked, tried, found)


def stands_out(match: Match, choice: Choice, margin: float) -> bool:
    """Whether a move is worth a proof: one of many, ahead in a game that is not decided, and not what looks best at a glance."""
    best, *others = choice.estimates
    if not match.game.moves[best.move].family.axes:
        return False  # drawing or ending the turn is too easy to guess
    if not OPEN[0] <= best.share <= OPEN[1] or max(each.share for each in others) > best.share - margin / 2:
        return False
    return bot("greedy").choose(know(match, 0)).move not in equals(match, best.move)


def look_closer(work: Work, match: Match, move: int, number: int) -> list[Puzzle]:
    seeds = [1000 * number + 100 * match.ply + seed for seed in range(SEEDS)]
    best = equals(match, move)
    proof = prove(match, best, work.few, work.many, seeds, work.margin)
    if proof is None:
        return []
    moves, named = [line.written for line in match.log], [match.game.moves[each].notation for each in best]
    version = match.game.rulebook.rules_version
    return [Puzzle(work.book.name, version, match.game.options, match.deal.secret.hex(), moves, named, proof)]


# many games


class Ledger:
    """The games that were played, in an append-only file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[int, GameFindings] = {}
        try:
            with writing(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                lines = path.read_bytes().split(b"\n") if path.exists() else []
                for line in lines[:-1]:  # a crash may have cut the last line short
                    self._take(msgspec.json.decode(line, type=GameFindings))
                if lines and lines[-1]:
                    path.write_bytes(b"\n".join(lines[:-1]) + b"\n")
        except msgspec.DecodeError as error:
            raise BadInput("puzzle-file", name=path, reason=shape_error(error)) from None

    def add(self, game: GameFindings) -> None:
        self._take(game)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def _take(self, game: GameFindings) -> None:
        self.games[game.number] = game

    @property
    def puzzles(self) -> list[Puzzle]:
        """In the order of their games, so that the same work makes the same file."""
        return [each for _, game in sorted(self.games.items()) for each in game.puzzles]


def pick(found: list[Puzzle], count: int) -> list[Puzzle]:
    """`count` puzzles, from as many games and with as many kinds of answers as possible; neighbours differ."""
    kinds: dict[str, list[Puzzle]] = {}
    for each in sorted(_not_too_alike(found), key=lambda pair: pair[0]):
        kinds.setdefault(each[1].best[0].split()[0], []).append(each[1])
    rows = sorted(kinds.values(), key=len, reverse=True)
    mixed = [row[place] for place in range(max(map(len, rows), default=0)) for row in rows if place < len(row)]
    return mixed[:count]


def grown(shipped: Sequence[Puzzle], found: list[Puzzle], count: int) -> list[Puzzle]:
    """`count` puzzles; the shipped ones keep their numbers, and new ones follow."""
    picked = pick([*shipped, *(each for each in found if each not in shipped)], len(shipped) + len(found))
    return [*shipped, *(each for each in picked if each not in shipped)][: max(count, len(shipped))]


def _not_too_alike(found: list[Puzzle]) -> Iterator[tuple[int, Puzzle]]:
    """Each puzzle with the number of earlier ones from the same game; only a few with the same answer."""
    games: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    for each in found:
        if answers[each.best[0]] < SAME_ANSWER:
            yield games[each.secret], each
            games[each.secret] += 1
            answers[each.best[0]] += 1


def make(work: Work, ledger: Ledger, count: int, cores: int, told: Callable[[GameFindings], None], shipped: Sequence[Puzzle] = ()) -> None:
    """Play games until there are `count` puzzles, the shipped ones included, or the time is up."""
    numbers = _unplayed(ledger)
    with ThreadPoolExecutor(cores) as pool:
        going = {pool.submit(play_one, work, next(numbers)) for _ in range(cores)}
        while going:
            done, going = wait(going, return_when="FIRST_COMPLETED")
            for each in done:
                game = each.result()
                if game is None:
                    continue
                ledger.add(game)
                told(game)
                if len(grown(shipped, ledger.puzzles, count)) < count and time.monotonic() < work.until:
                    going.add(pool.submit(play_one, work, next(numbers)))


def _unplayed(ledger: Ledger) -> Iterator[int]:
    number = 0
    while True:
        if number not in ledger.games:
            yield number
        number += 1
