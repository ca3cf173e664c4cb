"""What searches know of a game: judging a position leaves it alone, horizons lie ahead, clues follow what is seen."""

import numpy as np
import pytest
from setups import every_game, label

import regalia
from regalia.arena.fit import fit, main
from regalia.bots.promise import judge_of, weights_of
from regalia.bots.search import outlook_of, style_of


def judge_of_weights(book):
    return hasattr(outlook_of(book), "features") and not hasattr(outlook_of(book), "COMMON")


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
            assert judge_of(game.rules, outlook)(state, game.box, points) > 0
            assert np.isfinite(points).all()
            for limit in ("horizon", "reach"):
                assert not hasattr(outlook, limit) or getattr(outlook, limit)(state, game.box) > match.turns
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


@pytest.mark.parametrize("name", [name for name, book in regalia.rulebooks().items() if judge_of_weights(book)])
def test_every_feature_is_weighed_for_every_number_of_players(name):
    outlook = outlook_of(regalia.rulebooks()[name])
    counts = regalia.rulebooks()[name].options.schema()["properties"]["players"]
    weights, astray = weights_of(outlook)
    for players in range(counts["minimum"], counts["maximum"] + 1):
        assert (abs(weights[players]).sum(axis=1) > 0).all()
        assert (astray[players, 1:] >= astray[players, :-1] - 0.5).all()  # the nearer the end, the surer


def test_a_fit_finds_what_is_known():
    """In the last half of the last epoch of Kingdoms the gold on the board is what will be won; castles kept back bring ever less."""
    fitted = fit(regalia.game("kingdoms", players=2), 300)
    assert fitted["weights"]["board"][0] == pytest.approx(1, abs=0.2)
    assert fitted["weights"]["castle-4"][1] > 5 + fitted["weights"]["castle-4"][0]
    assert fitted["astray"][0] < fitted["astray"][-1]


def test_weights_are_written_as_they_are_read(tmp_path):
    outlook = outlook_of(regalia.rulebooks()["kingdoms"])
    main(["kingdoms", "--games", "20", "--out", str(tmp_path / "outlook.toml")])
    weights, astray = weights_of(outlook, tmp_path / "outlook.toml")
    assert weights.shape == (6, outlook.STAGES, len(outlook.FEATURES))
    assert (astray[2:5] >= 1).all()
    assert abs(weights[2:5]).sum() > 0
