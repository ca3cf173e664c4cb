"""Action 2 in plain Python, one servant one room at a time, to compare with the moves of the program.

In the folder tests, `python -m games.palais_royal.stairs` prints the figures of docs/decisions/0011-stairs-one-way-at-a-time.md.
"""

from collections import Counter
from itertools import product

import numpy as np

import regalia
from regalia.bots import bot, know
from regalia.games.palais_royal.moves import DONE, LETTER, MAX_LEGAL, MOVE, TAKE_LOUIS
from regalia.games.palais_royal.state import DIAGONAL, ROOM_NAMES, STAIRS

ROOMS = range(len(ROOM_NAMES))


def steps(at, diagonal):
    """The single moves of PAL-A2, with PAL-N3 diagonal ones, too; `at` tells on which of the nine cells each room lies."""
    pairs = []
    for a, b in product(ROOMS, ROOMS):
        down, across = abs(at[a] // 3 - at[b] // 3), abs(at[a] % 3 - at[b] % 3)
        if down + across == 1 or (diagonal and down == across == 1):
            pairs.append((a, b))
    return pairs


def moved(counts, a, b):
    after = list(counts)
    after[a] -= 1
    after[b] += 1
    return tuple(after)


def by_single_steps(counts, moves, pairs):
    """How many sequences of at most so many single moves lead to which servants in the rooms."""
    sequences, level = Counter(), Counter({tuple(counts): 1})
    for _ in range(moves):
        sequences += level
        after = Counter()
        for here, ways in level.items():
            for a, b in pairs:
                if here[a]:
                    after[moved(here, a, b)] += ways
        level = after
    return sequences + level


def by_the_program(game, state):
    """The same for the moves that the program lists in an ordered record, no letters played."""
    begin = ordered(state)
    seat, turns, ended, todo = int(state.turn), int(state.turns_begun), Counter(), [begin]
    listed = np.zeros(MAX_LEGAL, np.int16)
    while todo:
        here = todo.pop()
        if here.phase != STAIRS or here.turns_begun != turns:
            ended[tuple(here.rooms[seat].tolist())] += 1
            continue
        for move in listed[: game.rules.legal(here, game.box, listed)].tolist():
            if MOVE <= move < TAKE_LOUIS or move == DONE:
                after = here.copy()
                game.rules.step(after, game.box, move)  # without what follows: nothing but servants who walk
                if after.phase == STAIRS and after.left == 0:
                    game.rules.step(after, game.box, DONE)
                todo.append(after)
    return ended


def ordered(state):
    """A copy in which the parts of a decision come in one order."""
    copy = state.copy()
    copy.ordered = 1
    return copy


def sizes(game, state):
    """How many moves are listed for action 2, and how many there would be of single steps; `done` and letters in both."""
    listed = np.zeros(MAX_LEGAL, np.int16)
    moves = listed[: game.rules.legal(state, game.box, listed)].tolist()
    seat, diagonal = int(state.turn), bool(state.privileges[state.turn, DIAGONAL])
    others = sum(move >= LETTER for move in moves)
    return len(moves), others + sum(state.rooms[seat, a] > 0 for a, _ in steps(state.at.tolist(), diagonal))


def openings(players, seed, greedy):
    """Where action 2 begins in a match of greedy or random players."""
    game, chance, clever = regalia.game("palais-royal", players=players), np.random.default_rng(seed), bot("greedy")
    match, before = game.start(seed=seed), None
    while not match.over and match.ply < 3000:
        action = match.state.phase, match.state.turns_begun
        if match.state.phase == STAIRS and match.state.left > 0 and action != before:
            yield game, match.state
        before = action
        match.play(clever.choose(know(match, match.ply)).move if greedy else int(chance.choice(match.legal_ids())))


def figures(greedy, games=30, most=4):
    """Sizes of lists, and sequences for each way to end where there are few enough moves to try them all."""
    now, single, moves, ends, ours, theirs = [], [], [], 0, 0, 0
    for seed in range(games):
        for nth, (game, state) in enumerate(openings(2 + seed % 3, seed, greedy)):
            listed, would = sizes(game, state)
            now.append(listed)
            single.append(would)
            moves.append(int(state.left))
            if nth % 10 == 0 and state.left <= most:
                pairs = steps(state.at.tolist(), bool(state.privileges[state.turn, DIAGONAL]))
                free = by_single_steps(state.rooms[state.turn].tolist(), int(state.left), pairs)
                program = by_the_program(game, state)
                assert set(free) == set(program)
                ends, ours, theirs = ends + len(free), ours + program.total(), theirs + free.total()
    who = "greedy" if greedy else "random"
    print(f"{who}: action 2 began {len(now)} times; moves: mean {np.mean(moves):.1f}, at most {max(moves)}")
    print(f"  listed: mean {np.mean(now):.1f}, at most {max(now)}; single steps: mean {np.mean(single):.1f}, at most {max(single)}")
    print(f"  sequences for each way to end (up to {most} moves): {ours / ends:.2f}; single steps: {theirs / ends:.1f}")


if __name__ == "__main__":
    figures(greedy=False)
    figures(greedy=True)
