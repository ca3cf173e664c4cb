"""Positions of Palais Royal for tests, given by what matters in them."""

from collections import Counter

import regalia

RED, YELLOW, GREEN, BLACK = range(4)


def scene(*, players=3, rooms=None, seat=RED, options=None, **position):
    """A match at the beginning of an action. `rooms` is a dict per seat; a seat left out has no servant in the palace."""
    game = regalia.game("palais-royal", players=players, **(options or {}))
    if rooms is not None:
        position["rooms"] = [rooms.get(each, {}) for each in range(players)]
    position.setdefault("louis", [0] * players)
    return game.position({"turn": seat, **position}, seed=1)


def letters(players, seat, *names):
    return [list(names) if each == seat else [] for each in range(players)]


def verbs(match):
    return Counter(move.split()[0] for move in match.legal())


def rooms_of(match, seat):
    return match.position()["rooms"][seat]


def play(match, *moves):
    for move in moves:
        match.play(move)
    return match


def repeat(match, move):
    """Play a move as often as it is legal in this turn; returns how often."""
    times, turns = 0, match.position()["turns"]
    while move in match.legal() and match.position()["turns"] == turns:
        match.play(move)
        times += 1
    return times


def refused(match, move):
    """The id of the rule that refuses a move."""
    refusal = match.why_not(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.rule
