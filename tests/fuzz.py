"""A fuzzer for all games: `python tests/fuzz.py [game ...] --cases 1000000`, from the root of the project.

It takes true positions, boards, sets and match files, changes something in them, and hands them to Regalia. What is not
refused in a sentence is played on, and all that leaves the rules is looked at. Anything else is a finding: another
exception, an index out of bounds, a crash, a case that does not end. The rules run in a process of their own, compiled with
bounds checked or interpreted, so a crash is reported and the run goes on; all cores share the cases.

A case is known by seed and number alone: `--seed 0 --first 1234 --cases 1` repeats one, `--first` resumes a run.
"""

import argparse
import faulthandler
import gc
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
import tomllib
import traceback
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import IO, Any, ClassVar

import msgspec
import numpy as np
from setups import setups

import regalia
from regalia.core.compiled import INTERPRETED, rule
from regalia.core.dice import below, key
from regalia.core.errors import RegaliaError
from regalia.core.observation import LEAST, MOST
from regalia.core.options import Printed
from regalia.core.record import OVER, blank
from regalia.core.system import processors

BLOCK = 100  # cases that share a game and its real positions
PLIES = 40  # played from each case
LARGE = 20_000  # parts of a value that is repeated: copies of copies would fill the memory
HUGE = 1_000_000  # parts of what is handed over; what contains itself, or the same things again and again, has no end
SECONDS_A_CASE = 60  # at most
TRIED = 8 if INTERPRETED else 10_000  # of the listed moves of a position
DEEP = 12  # levels down to which changes are made
ROUND = 500  # cases between two reports

Path_ = tuple[Any, ...]


# What is changed


class Words:
    """Values from real positions, boards and files, so that changes are not all nonsense."""

    def __init__(self) -> None:
        self.values: dict[Any, list[Any]] = {}  # by the last name on the way
        self.keys: dict[Any, set[str]] = {}

    def learn(self, value: Any, name: Any = "") -> None:
        if len(known := self.values.setdefault(name, [])) < 200 and value not in known:
            known.append(value)
        if isinstance(value, dict):
            self.keys.setdefault(name, set()).update(value)
            for inner, part in value.items():
                self.learn(part, inner)
        elif isinstance(value, list):
            for part in value:
                self.learn(part, name)


NUMBERS = (0, 1, 2, 3, 5, 8, 13, 20, 25, 36, 42, 64, 99, 100, 127, 128, 255, 256, 1000, 32_000, 32_767, 32_768, 65_535, 65_536,
           2**31 - 1, 2**31, 2**63 - 1, 2**63, 10**30, 10**400, 10**5000)  # fmt: skip
ODD = (None, True, False, "", "x", "\n", "\x00", "é" * 300, 0.0, 1.5, -0.0, float("nan"), float("inf"), [], {}, [[]], [None], {"": 0})


def clone(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: clone(part) for name, part in value.items()}
    return [clone(part) for part in value] if isinstance(value, list) else value


def odd(chance: random.Random) -> Any:
    return clone(chance.choice(ODD)) if chance.random() < 0.3 else chance.choice(NUMBERS) * chance.choice((1, 1, 1, -1))


def places(whole: Any, deep: int = DEEP) -> list[tuple[Any, Any, Path_]]:
    """Every place inside a value, down to a depth: its container, its key or index there, and the path to it."""
    found: list[tuple[Any, Any, Path_]] = []
    inside: list[tuple[Any, Path_]] = [(whole, ())]
    for value, way in inside:
        parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for at, part in parts:
            found.append((value, at, (*way, at)))
            if len(way) < deep and isinstance(part, (dict, list)):
                inside.append((part, (*way, at)))
    return found


def name_of(way: Path_) -> Any:
    """The last name on a path; lists have none."""
    return next((part for part in reversed(way) if isinstance(part, str)), "")


def nudge(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool) or not isinstance(value, int):
        return odd(chance)
    return chance.choice((value + 1, value - 1, value * 2, -value, chance.randrange(45), chance.randrange(200)))


def mutate(whole: Any, words: Words, chance: random.Random) -> Any:
    """Change a few things anywhere."""
    whole = clone(whole)
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 5))):
        every = places(whole, 1 if chance.random() < 0.5 else DEEP)  # top-level values are as likely to be changed as numerous deep ones
        if not every:
            return odd(chance)
        holder, at, way = chance.choice(every)
        CHANGES[chance.randrange(len(CHANGES))](holder, at, way, whole, words, chance)
        if is_huge(whole):
            return odd(chance)
    return whole


def is_huge(whole: Any) -> bool:
    left, count = [whole], 0
    while left and count <= HUGE:
        count += 1
        part = left.pop()
        left += part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return count > HUGE


def _odd(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    holder[at] = odd(chance)


def _nudge(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    holder[at] = nudge(holder[at], chance)


def _known(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    """The value at this place in another position."""
    holder[at] = clone(chance.choice(words.values.get(name_of(way)) or [odd(chance)]))


def _remove(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    del holder[at]


def _add(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    """A key this dict may have, or one it may not."""
    inside = holder[at] if isinstance(holder[at], dict) else holder
    if not isinstance(inside, dict):
        inside.insert(at, clone(inside[at]))
        return
    names = sorted(words.keys.get(name_of(way if inside is not holder else way[:-1]), ()))
    new = chance.choice(names) if names and chance.random() < 0.9 else chance.choice(("wings", "", "0", "\n"))
    known = words.values.get(new)
    inside[new] = clone(chance.choice(known)) if known and chance.random() < 0.5 else nudge(inside.get(new, 1), chance)


def _swap(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    other = chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
    holder[at], holder[other] = holder[other], holder[at]


def _everywhere(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    """The same value in all places with this name."""
    value = holder[at] if chance.random() < 0.4 else chance.choice(words.values.get(name_of(way)) or [odd(chance)])
    for each, where, other in places(whole):
        if name_of(other) == name_of(way) and len(other) == len(way):
            each[where] = clone(value)


def _many(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    value, times = holder[at], chance.choice((2, 3, 40, 3000))
    holder[at] = (value if isinstance(value, list) and value else [value]) * max(2, min(times, LARGE // (1 + len(places(value)))))


def _nest(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    for _ in range(chance.choice((1, 2, 30, 300))):
        holder[at] = [holder[at]] if chance.random() < 0.7 else {"x": holder[at]}


def _order(holder: Any, at: Any, way: Path_, whole: Any, words: Words, chance: random.Random) -> None:
    if isinstance(holder, list):
        chance.shuffle(holder)
    else:
        holder[at] = holder.pop(at)


CHANGES: list[Callable[..., None]] = [
    *[_nudge] * 6, *[_known] * 6, *[_add] * 4, *[_swap] * 2, *[_everywhere] * 2, *[_remove] * 2, _odd, _odd, _many, _nest, _order,
]  # fmt: skip


# What is done with it


@cache
def walker(rules: Any) -> Any:
    """Compile, for one game's rules, playing random moves and trying every listed move."""
    legal, play = rules.legal, rules.play

    @rule
    def walk(s: Any, box: Any, moves: Any, plies: int) -> int:
        """How many moves were played; below 0: an invalid length of the list."""
        for ply in range(plies):
            if s.phase == OVER:
                return ply
            count = legal(s, box, moves)
            if count < 1 or count > len(moves):
                return -1 - count
            play(s, box, moves[below(s, count)])
        return plies

    @rule
    def try_all(state: Any, s: Any, box: Any, moves: Any, others: Any, most: int) -> int:
        """Play every listed move, or a number of them, each in a copy of the state; returns how many there are."""
        count = legal(state[0], box, moves)
        for nth in range(0, min(count, len(moves)), 1 + count // most):
            s[0] = state[0]
            play(s[0], box, moves[nth])
            if s[0].phase != OVER:
                more = legal(s[0], box, others)
                if more < 1 or more > len(others):
                    return -1 - more
        return count

    return walk, try_all


class Found(Exception):
    """Something is wrong."""


class Table:
    """A game with what is needed to try its positions."""

    met: ClassVar[int] = 0  # positions whose legal moves were listed

    def __init__(self, game: regalia.Game) -> None:
        self.game = game
        self.walk, self.try_all = walker(game.rules)
        width = self.game.rooms.moves.MAX_LEGAL
        self.moves, self.others = np.empty(width, np.int16), np.empty(width, np.int16)

    def walk_on(self, s: Any, plies: int) -> int:
        played: int = self.walk(s, self.game.box, self.moves, plies)
        if played < 0:
            raise Found(f"a list of {-1 - played} moves; there is room for {len(self.moves)}")
        Table.met += played
        return played

    def try_position(self, position: dict[str, Any], chance: random.Random) -> None:
        self.try_match(self.game.position(position, seed=1), chance)

    def try_match(self, match: regalia.Match, chance: random.Random) -> None:
        """Look at a match, play on by the rules alone, look again."""
        state = blank(match.state.dtype)
        state[0] = match.state
        self.look(state[0], chance)
        if not match.over:
            count = self.try_all(state, state.copy(), self.game.box, self.moves, self.others, TRIED)
            if not 0 < count <= len(self.moves):
                raise Found(f"a list of {count} moves; there is room for {len(self.moves)}")
            Table.met += 1 + len(range(0, count, 1 + count // TRIED))
        key(state[0], chance.getrandbits(60), 0)
        self.walk_on(state[0], chance.randrange(1, PLIES))
        self.look(state[0], chance)
        self.tell(match, chance)

    def look(self, s: Any, chance: random.Random) -> None:
        """Everything the rules produce, for one seat and a spectator."""
        game, seat, before = self.game, chance.randrange(self.game.players), s.tobytes()
        see = self.game.rooms.view.view
        msgspec.json.encode(see(s, game.box, seat))
        msgspec.json.encode(see(s, game.box, None))
        numbers = np.zeros(game.rules.OBSERVATION, np.int16)
        game.rules.observe(s, game.box, seat, numbers)
        points = np.zeros(game.players, np.int32)
        game.rules.scores(s, game.box, points)
        if not ((numbers >= LEAST) & (numbers <= MOST)).all():
            raise Found("an observation that eight bits do not hold")
        if s.phase == OVER and not 0 < game.rules.winners(s, game.box) < 1 << game.players:
            raise Found("nobody has won")
        if s.tobytes() != before:
            raise Found("looking at a position changed it")
        self.read_back(s)
        self.guess(s, seat, chance)

    def read_back(self, s: Any) -> None:
        """The position in words is the same position; so every number of the record is within the limits set for it."""
        again = self.game.blank()
        told = self.game.rooms.positions.write(s, self.game.box)
        try:
            self.game.rooms.positions.lay_out(again, self.game.box, json.loads(json.dumps(told)))
        except RegaliaError as error:
            raise Found(f"the game came to a position that is refused: {error}") from error
        again.dice[:] = s.dice
        if again.tobytes() != s.tobytes():
            wrong = [name for name in s.dtype.names if np.any(again[name] != s[name])]
            raise Found(f"a position does not read back: {wrong}")

    def guess(self, s: Any, seat: int, chance: random.Random) -> None:
        """A guess of what a seat cannot know is a position like any other."""
        guess = s.copy()
        key(guess, chance.getrandbits(60), 0)
        self.game.rules.redeal(guess, self.game.box, seat)
        if guess.phase == OVER:
            return
        count = self.game.rules.legal(guess, self.game.box, self.moves)
        if not 0 < count <= len(self.moves):
            raise Found(f"a guess with a list of {count} moves")
        ratings = np.full(count, np.nan, np.float32)
        self.game.rooms.heuristics.rate(guess, self.game.box, self.moves, count, ratings)
        if not np.isfinite(ratings).all():
            raise Found("a rating that is no number")
        self.read_back(guess)
        self.walk_on(guess, 5)

    def tell(self, match: regalia.Match, chance: random.Random) -> None:
        """Play a few moves as people do, and tell them to everybody."""
        for _ in range(6):
            if match.over:
                break
            match.play(chance.choice(match.legal_ids()))
            if chance.random() < 0.2 and match.why_not_undo() is None:
                match.undo()
        if not match.over:
            refusal = match.why_not(chance.randrange(len(self.game.moves)))
            if refusal is not None:
                refusal.sentence("hu")
        for seat in (None, *range(self.game.players)):
            for moment in match.story(seat):
                for event in moment.events:
                    event.words(str).sentence("en")
                msgspec.json.encode(moment.events)


@dataclass
class Block:
    """A game and true positions of it, from which some cases are made."""

    name: str
    game: regalia.Game
    table: Table
    positions: list[dict[str, Any]]
    file: dict[str, Any]
    words: Words
    printed: dict[str, Any] = field(default_factory=dict)  # a board or set, by the name of its option

    def refused(self, chance: random.Random) -> str:
        """Run a case; returns the sentence it was refused with, if it was."""
        try:
            self.run(chance)
        except RegaliaError as error:
            return error.sentence("it")
        return ""

    def run(self, chance: random.Random) -> None:
        kind = chance.random()
        if self.printed and kind < 0.12:
            self.try_printed(changed(self.printed, self.words, chance), chance)
        elif kind < 0.2:
            self.try_file(mutate(self.file, self.words, chance), chance)
        else:
            self.table.try_position(mutate(chance.choice(self.positions), self.words, chance), chance)

    def try_printed(self, printed: dict[str, Any], chance: random.Random) -> None:
        table = Table(regalia.game(self.name, **{**self.game.options, **printed}))
        if chance.random() < 0.5:
            table.try_position(chance.choice(self.positions), chance)
        table.try_match(table.game.start(seed=1), chance)

    def try_file(self, file: Any, chance: random.Random) -> None:
        try:
            text = json.dumps(file).encode()
        except (ValueError, RecursionError):  # not even JSON: a number of thousands of digits
            raise regalia.BadInput("json-broken") from None
        if chance.random() < 0.2:
            at = chance.randrange(len(text))
            text = text[:at] + bytes([chance.randrange(256)]) + text[at + chance.randrange(3) :]
        regalia.verify(text).sentences("ru")
        match = regalia.Match.from_json(text)
        Table(match.game).try_match(match, chance)


@cache
def learned(name: str) -> Words:
    """Words of a few games of every setup."""
    words = Words()
    for nth, options in enumerate(setups(regalia.rulebooks()[name])):
        if nth % (20 if INTERPRETED else 3) == 0:
            table = Table(regalia.game(name, **options))
            for position in true_positions(table, random.Random(nth), 3):
                words.learn(position)
    for printed in shipped(name).values():
        words.learn(printed)
    return words


@cache
def shipped(name: str) -> dict[str, Any]:
    """The boards or sets we ship, by the name of the option they are given with."""
    book = regalia.rulebooks()[name]
    return {o.name: tomllib.loads(book.boards().source(o.shipped[0])) for o in book.options if isinstance(o, Printed)}


def true_positions(table: Table, chance: random.Random, count: int) -> list[dict[str, Any]]:
    """Moments of random games."""
    found = []
    while len(found) < count:
        s = table.game.blank()
        key(s, chance.getrandbits(60), 0)
        table.game.rules.setup(s, table.game.box)
        for _ in range(chance.randrange(1, 5)):
            table.walk_on(s, chance.choice((0, 1, 5, 30, 100, 300)))
            found.append(json.loads(json.dumps(table.game.rooms.positions.write(s, table.game.box))))
    return found[:count]


def changed(printed: dict[str, Any], words: Words, chance: random.Random) -> dict[str, Any]:
    return {option: mutate(content, words, chance) for option, content in printed.items()}


def block(name: str, seed: int, number: int) -> Block:
    chance = random.Random(f"{seed}/{name}/{number}")
    words, options = learned(name), dict(chance.choice(list(setups(regalia.rulebooks()[name]))))
    printed = shipped(name)
    for _ in range(10 if printed and chance.random() < 0.4 else 0):  # a board or set of one's own
        try:
            own = regalia.game(name, **{**options, **changed(printed, words, chance)})
            options = own.options
            break
        except RegaliaError:
            continue
    game = regalia.game(name, **options)
    table = Table(game)
    match = game.start(seed=number)
    for _ in range(chance.choice((3, 30))):
        if not match.over:
            match.play(chance.choice(match.legal_ids()))
    positions = true_positions(table, chance, 6)
    file = json.loads(match.to_json())
    if chance.random() < 0.5:
        file = json.loads(game.position(positions[0], seed=number).to_json())
    return Block(name, game, table, positions, file, words, printed)


# In a process of its own


def work(name: str, seed: int, first: int, cases: int, marker: str, dies_at: int) -> None:
    """Run cases, one after the other; note which one is being run, and say what was found."""
    warnings.simplefilter("error")  # interpreted, a number that overflows its field warns
    place = os.open(marker, os.O_RDWR)
    here, accepted, met, begun, armed = None, 0, 0, -1, -100.0
    for number in range(first, first + cases):
        os.pwrite(place, struct.pack("q", number), 0)
        if begun != number // BLOCK:
            begun = number // BLOCK
            here = block(name, seed, begun)
            if number == first:
                with suppress(Exception):  # compiles, which may take its time; what is wrong will be found again
                    here.table.try_position(here.positions[0], random.Random(0))
                print(json.dumps({"ready": number}), flush=True)
                gc.freeze()  # what is loaded by now stays; cases leave nothing behind
        if time.monotonic() - armed > 5:
            faulthandler.dump_traceback_later(SECONDS_A_CASE, exit=True)
            armed = time.monotonic()
        if number == dies_at:
            os.abort()
        assert here is not None
        before = Table.met
        try:
            accepted += here.refused(random.Random(f"{seed}/{name}/{number}/case")) == ""
        except Exception:
            print(json.dumps({"case": number, "problem": traceback.format_exc()}), flush=True)
        met += Table.met - before
        if (number + 1) % ROUND == 0 or number + 1 == first + cases:
            print(json.dumps({"done": number + 1, "accepted": accepted, "met": met}), flush=True)


@dataclass
class Report:
    cases: int = 0
    accepted: int = 0
    met: int = 0  # positions, all those that cases led to
    problems: dict[int, str] = field(default_factory=dict)  # by case


def ending(said: IO[str], begin: int) -> str:
    """The last lines of what a process said."""
    said.seek(begin)
    return said.read()[-2000:]


def run(
    name: str,
    cases: int,
    *,
    seed: int = 0,
    first: int = 0,
    interpreted: bool = False,
    dies_at: int = -1,
    cores: int = 1,
    tell: Callable[[Report], None] | None = None,
) -> Report:
    """Run cases of a game in processes of their own; a crash costs one case (`dies_at` tries that)."""
    bounds = [first, *(at for core in range(1, cores) if first < (at := (first + cases * core // cores) // BLOCK * BLOCK)), first + cases]
    reports = [Report() for _ in bounds[1:]]

    def part(nth: int) -> None:
        run_part(name, bounds[nth], bounds[nth + 1], reports[nth], how, seed, dies_at, lambda: tell and tell(together(reports)))

    how = {"NUMBA_DISABLE_JIT": "1"} if interpreted else {"NUMBA_BOUNDSCHECK": "1"}
    with ThreadPoolExecutor(len(reports)) as threads:
        list(threads.map(part, range(len(reports))))
    return together(reports)


def together(reports: list[Report]) -> Report:
    whole = Report(*(sum(each) for each in zip(*((one.cases, one.accepted, one.met) for one in reports), strict=True)))
    for each in reports:
        whole.problems |= each.problems
    return whole


def run_part(
    name: str, first: int, end: int, report: Report, how: dict[str, str], seed: int, dies_at: int, tell: Callable[[], None]
) -> None:
    """Run some cases, one after the other, and report on them."""
    at = first
    with tempfile.NamedTemporaryFile() as marker, tempfile.TemporaryFile("w+") as said:
        while at < end:
            before, met, said_from, ready = report.accepted, report.met, said.tell(), False
            command = [sys.executable, __file__, "--work", name, str(seed), str(at), str(end - at), marker.name, str(dies_at)]
            with subprocess.Popen(command, env={**os.environ, **how}, stdout=subprocess.PIPE, stderr=said, text=True) as process:
                for line in process.stdout or ():
                    news = json.loads(line)
                    ready |= "ready" in news
                    if "problem" in news:
                        report.problems[news["case"]] = news["problem"]
                    elif "done" in news:
                        report.cases, report.accepted, report.met = news["done"] - first, before + news["accepted"], met + news["met"]
                        tell()
            if process.returncode == 0:
                break
            if not ready:
                raise RuntimeError(f"the fuzzer itself does not start:\n{ending(said, said_from)}")
            (case,) = struct.unpack("q", Path(marker.name).read_bytes()[:8])
            report.problems[case] = f"the process ended with {process.returncode}\n{ending(said, said_from)}"
            at = case + 1
    report.cases = end - first


def main() -> int:
    if sys.argv[1:2] == ["--work"]:
        name, seed, first, cases, marker, dies_at = sys.argv[2:]
        work(name, int(seed), int(first), int(cases), marker, int(dies_at))
        return 0
    parser = argparse.ArgumentParser(description="Try changed positions, boards, sets and files on the rules.")
    parser.add_argument("games", nargs="*", default=list(regalia.rulebooks()), help="default: all")
    parser.add_argument("--cases", type=int, default=100_000, help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first case: where to resume a run")
    parser.add_argument("--cores", type=int, default=processors(), help="that share the work (default: all)")
    parser.add_argument("--interpreted", action="store_true", help="the rules as plain Python instead of compiled with bounds checked")
    given = parser.parse_args()
    failed = False
    for name in given.games:
        begun = time.monotonic()

        def tell(report: Report, name: str = name, begun: float = begun) -> None:
            rate = report.cases / (time.monotonic() - begun)
            share = f"{report.accepted / max(1, report.cases):.0%} played, {report.met:,} positions"
            print(
                f"\r{name}: {given.first + report.cases:,} cases, {rate:.0f}/s, {share}, {len(report.problems)} problems ",
                end="",
                flush=True,
            )

        report = run(name, given.cases, seed=given.seed, first=given.first, interpreted=given.interpreted, cores=given.cores, tell=tell)
        tell(report)
        print()
        for case, problem in report.problems.items():
            print(f"--- {name} --seed {given.seed} --first {case} --cases 1\n{problem}")
        failed |= bool(report.problems)
    return failed


if __name__ == "__main__":
    sys.exit(main())
