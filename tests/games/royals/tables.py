"""Small tables of Royals for the tests: a game in an edition, a position on it."""

import pytest

import regalia

EDITIONS = ("2014", "2016")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
COUNTRIES = ("france", "german-states", "britain", "spain")
CARDS = {"2014": (31, 26, 22, 20), "2016": (31, 26, 25, 20)}
REMOVED = {
    "2014": {2: (11, 9, 8, 6), 3: (9, 8, 7, 6), 4: (6, 5, 5, 4), 5: (0, 0, 0, 0)},
    "2016": {2: (7, 6, 6, 5), 3: (6, 5, 5, 4), 4: (5, 4, 4, 3), 5: (0, 0, 0, 0)},
}
ALL_TITLES = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")


def royals(edition="2016", players=3, **options):
    return regalia.game("royals", players=players, edition=edition, **options)


def lay(edition="2016", players=3, seed=1, **position):
    """A match from a position whose keys are written with `_` for `-`; in the phase play unless it says otherwise."""
    named = {name.replace("_", "-"): value for name, value in {"phase": "play", **position}.items()}
    return royals(edition, players).position(named, seed=seed)


def in_play(edition, players):
    return dict(zip(COUNTRIES, (a - b for a, b in zip(CARDS[edition], REMOVED[edition][players], strict=True)), strict=True))


def hands(*each, players=3):
    return [*each, *[{}] * (players - len(each))]


def legal(match, *families):
    return [move for move in match.legal() if not families or move.split()[0] in families]


def refused(match, move):
    """The rule that refuses a move."""
    with pytest.raises(regalia.Refused) as caught:
        match.play(move)
    return caught.value.rule


def buy(match, *moves):
    """Occupy or take over, each time with the fewest jokers and the lowest cards."""
    for move in moves:
        match.play(move)
        while match.view(match.turn).decision == "pay":
            match.play(match.legal()[0])
    return match


def end_turn(match):
    """Draw as told by the first legal move each time, then end the turn without playing."""
    turns = match.state.turns_begun
    while not match.over and match.state.turns_begun == turns:
        moves = match.legal()
        match.play("end" if "end" in moves else moves[0])
    return match
