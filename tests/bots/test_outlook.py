"""What searches know of a game: judging a position leaves it alone, horizons lie ahead, clues follow what is seen."""

import numpy as np
import pytest
from setups import every_game, label

import regalia
from regalia.bots.search import outlook_of, style_of

GAMES = [game for game in every_game() if outlook_of(game.rulebook)]
GAMES = [game for book in regalia.rulebooks() for game in [each for each in GAMES if each.name == book][:: max(1, len(GAMES) // 12)]]


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_outlooks(game):
    outlook = outlook_of(game.rulebook)
    match, chance = game.start(seed=6), np.random.default_rng(6)
    points = np.zeros(5, np.float32)
    while not match.over:
        if match.ply % 40 == 0:
            state = match.redealt(match.turn, 3)
            before = state.tobytes()
            assert outlook.judge(state, game.box, points) > 0
            assert np.isfinite(points).all()
            assert outlook.horizon(state, game.box) > match.turns
            for seat in range(game.players):  # no clue about what a seat cannot know
                worlds = [match.redealt(seat, guess) for guess in range(3)]
                if seat == match.turn:
                    assert len({int(outlook.clue(world, game.box, seat)) for world in worlds}) == 1
            assert state.tobytes() == before
        match.play(int(chance.choice(match.legal_ids())))


@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_styles_are_complete(name):
    style = style_of(regalia.game(name))
    assert style.glances >= 2
    assert style.warmth > 0
