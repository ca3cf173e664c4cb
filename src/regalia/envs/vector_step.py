"""One step of one game of a vector environment: compiled, the same on every device.

What is legal now is kept as the bits of a few words beside each game, where nobody else can write: an action is looked up there before it
reaches the rules, which check nothing themselves.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from regalia.core.bits import count_bits, nth_bit
from regalia.core.compiled import rule
from regalia.core.contract import Rooms
from regalia.core.dice import WORD, U, Word, below, key, mix, roll
from regalia.core.record import OVER, Record

SHIFT, PLACE = 5, 31  # a word has 32 bits: which word, and which of its bits
PENALTY = -1.0  # for an action that is not legal
STIR = np.uint32(0x9E3779B9)
NEXT, SAME = 0, 1  # when a game that has ended is replaced: with the next step, or at once


class Run(NamedTuple):
    """What does not change from step to step; every entry is an array, so that Numba takes it as one argument on every device."""

    start: Any  # one record, the options written in
    box: Any  # one record
    numbers: Any  # see SEED to SKIP
    worth: Any  # for each number of winners: what a winner gets, and what a loser gets


SEED, ENVS, LEARNER, AUTORESET, SKIP = range(5)
EVERYBODY, BY_NUMBER = -2, -1  # in place of the learner's seat: no opponents; the seats in turn, game by game


class Games(NamedTuple):
    """One row per game: what the environment keeps to itself, and what it shows."""

    numbers: Any  # of the game being played, among all games of the seed
    ended: Any  # the game has ended, and the next step begins another
    legal: Any  # bits
    observations: Any
    masks: Any
    turns: Any
    rewards: Any
    terminated: Any
    illegal: Any
    finals: Any


class Room(NamedTuple):
    """Work space, one per thread."""

    moves: Any
    ratings: Any
    guess: Any  # one record


def words_for(actions: int) -> int:
    return (actions >> SHIFT) + 1


@cache
def steps_of(rooms: Rooms, greedy: bool, spread: bool) -> Any:
    """Compile a step of the games in the rows from `first` on; opponents, if any, play greedily or at random.

    Where a game ended before, or none has been played yet, the step begins one.
    """
    begin, go_on, show = beginning(rooms, greedy), going_on(rooms, greedy), observing(rooms)
    play, pay_out = rooms.rules.play, paying(rooms)
    show_legal = spread_legal if spread else list_legal

    @rule
    def steps(first: int, actions: Any, states: Any, run: Run, games: Games, room: Room) -> None:
        box = run.box[0]
        for i in range(first, first + len(states)):
            game = states[i - first : i - first + 1]
            learner = learner_of(run, games.numbers[i])
            count = 0
            games.terminated[i] = False
            games.illegal[i] = False
            for seat in range(int(run.start[0].players)):
                games.rewards[i, seat] = 0.0
            anew = games.ended[i] != 0
            if not anew:
                action = int(actions[i])
                if not is_legal(games.legal[i], action):
                    games.illegal[i] = True
                    games.rewards[i, int(game[0].turn)] = PENALTY
                    action = any_legal(game[0], games.legal[i])
                play(game[0], box, action)
                count = go_on(game, box, learner, run.numbers[SKIP], room)
                if game[0].phase == OVER:
                    games.terminated[i] = True
                    pay_out(game[0], box, run.worth, games.rewards[i])
                    if run.numbers[AUTORESET] == SAME:
                        show(game[0], box, learner, games.finals[i])
                        anew = True
            games.ended[i] = games.terminated[i] and not anew
            if anew:
                games.numbers[i] += run.numbers[ENVS]
                learner = learner_of(run, games.numbers[i])
                count = begin(game, run, games.numbers[i], learner, room)
            games.turns[i] = show(game[0], box, learner, games.observations[i])
            show_legal(room.moves, count, games.ended[i] != 0, games.legal[i], games.masks[i])

    return steps


# The course of a game


@cache
def beginning(rooms: Rooms, greedy: bool) -> Any:
    setup, go_on = rooms.rules.setup, going_on(rooms, greedy)

    @rule
    def begin(game: Any, run: Run, number: int, learner: int, room: Room) -> int:
        """Deal a game and play on to the first decision; return how many moves are legal."""
        game[0] = run.start[0]
        key(game[0], run.numbers[SEED], number)
        setup(game[0], run.box[0])
        return go_on(game, run.box[0], learner, run.numbers[SKIP], room)

    return begin


@cache
def going_on(rooms: Rooms, greedy: bool) -> Any:
    legal, play, takes_back = rooms.rules.legal, rooms.rules.play, rooms.evaluation.takes_back
    choose = greedy_choice(rooms) if greedy else random_choice

    @rule
    def go_on(game: Any, box: Record, learner: int, skip: int, room: Room) -> int:
        """Play for the opponents, and forced moves if they are skipped, up to a decision; list what is legal there."""
        s = game[0]
        while s.phase != OVER:
            count = legal(s, box, room.moves)
            if count > 1 and room.moves[count - 1] == takes_back:  # with it a game might never end
                count -= 1
            others = learner != EVERYBODY and s.turn != learner
            if not others and (skip == 0 or count > 1):
                return count
            play(s, box, choose(game, box, count, room) if count > 1 else int(room.moves[0]))
        return 0

    return go_on


@rule
def random_choice(game: Any, box: Record, count: int, room: Room) -> int:
    return int(room.moves[below(game[0], count)])


@cache
def greedy_choice(rooms: Rooms) -> Any:
    redeal, rate = rooms.rules.redeal, rooms.heuristics.rate

    @rule
    def choose(game: Any, box: Record, count: int, room: Room) -> int:
        """The move that looks best to the seat to move, from what it knows; ties at random."""
        room.guess[0] = game[0]
        s = room.guess[0]
        stir(s)
        redeal(s, box, int(s.turn))
        rate(s, box, room.moves, count, room.ratings)
        best = 0
        alike = 1
        for i in range(1, count):
            if room.ratings[i] > room.ratings[best]:
                best = i
                alike = 1
            elif room.ratings[i] == room.ratings[best]:
                alike += 1
                if below(s, alike) == 0:
                    best = i
        return int(room.moves[best])

    return choose


@rule
def stir(s: Record) -> None:
    """Re-key the dice of a guess, so that it does not foretell the game's rolls."""
    s.dice[0] ^= STIR
    for _ in range(8):
        roll(s)


@rule
def learner_of(run: Run, number: int) -> int:
    """The seat that the actions are for, or EVERYBODY."""
    if run.numbers[LEARNER] == BY_NUMBER:
        return number % int(run.start[0].players)
    return run.numbers[LEARNER]


@cache
def paying(rooms: Rooms) -> Any:
    winners = rooms.rules.winners

    @rule
    def pay_out(s: Record, box: Record, worth: Any, out: Any) -> None:
        """Pay the rewards of the end, on top of the penalty for an illegal action."""
        won = winners(s, box)
        count = count_bits(won)
        for seat in range(int(s.players)):
            out[seat] += worth[count, 1 - (won >> seat & 1)]

    return pay_out


# What is shown


@cache
def observing(rooms: Rooms) -> Any:
    observe = rooms.rules.observe

    @rule
    def show(s: Record, box: Record, learner: int, out: Any) -> int:
        """What the learner knows, or else the seat to move; return whose observation it is."""
        seat = int(s.turn) if learner == EVERYBODY else learner
        observe(s, box, seat, out)
        return seat

    return show


@rule
def list_legal(moves: Any, count: int, ended: bool, bits: Any, out: Any) -> None:
    """Write the legal moves as bits and as a mask. After the end of a game any action is accepted."""
    for word in range(len(bits)):
        bits[word] = 0
    out[:] = ended
    for i in range(count):
        move = int(moves[i])
        bits[move >> SHIFT] |= 1 << (move & PLACE)
        out[move] = True


@rule
def spread_legal(moves: Any, count: int, ended: bool, bits: Any, out: Any) -> None:
    """The same for a GPU, whose lanes should write to neighbouring addresses."""
    for word in range(len(bits)):
        bits[word] = 0
    for i in range(count):
        move = int(moves[i])
        bits[move >> SHIFT] |= 1 << (move & PLACE)
    for action in range(len(out)):
        out[action] = ended or bits_of(bits, action >> SHIFT) >> (action & PLACE) & 1 == 1


@rule
def is_legal(legal: Any, action: int) -> bool:
    return 0 <= action < len(legal) << SHIFT and bits_of(legal, action >> SHIFT) >> (action & PLACE) & 1 == 1


@rule
def bits_of(legal: Any, word: int) -> Word:
    return np.int64(legal[word])


@rule
def any_legal(s: Record, legal: Any) -> int:
    """A random legal move, in place of an illegal action."""
    return nth_legal(legal, below(s, count_legal(legal)))


@rule
def count_legal(legal: Any) -> int:
    count = 0
    for word in range(len(legal)):
        count += count_bits(bits_of(legal, word))
    return count


@rule
def nth_legal(legal: Any, nth: Word) -> int:
    word = 0
    while nth >= count_bits(bits_of(legal, word)):
        nth -= count_bits(bits_of(legal, word))
        word += 1
    return (word << SHIFT) + nth_bit(bits_of(legal, word), nth)


@rule
def key_of(seed: int, call: int) -> Word:
    """Mix the seed and the number of a call. Their sum would not do: neighbouring seeds would share draws."""
    run = mix(mix(U(seed)) + (U(seed) >> U(32)))
    return mix(mix(run + (U(call) & WORD)) + (U(call) >> U(32)))


@rule
def sample(i: int, drawn: Word, legal: Any) -> int:
    """Return a random legal action that depends only on the key of the call and the row; 0 where any is accepted."""
    count = count_legal(legal)
    if count == 0:
        return 0
    lot = mix(drawn + mix(U(i)))
    return nth_legal(legal, np.int64(lot * U(count) >> U(32)))
