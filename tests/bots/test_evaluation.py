"""What searches know of a game: judging a position leaves it alone, horizons lie ahead, information_keys follow what is seen."""

from dataclasses import replace

import numpy as np
import pytest
from setups import every_game, label

import regalia
from playing import moments
from regalia.arena.fit import fit, main
from regalia.bots import know
from regalia.bots.evaluation import judge_of, weights_of
from regalia.bots.search import Tree, style_of
from regalia.core.contract import Evaluation
from regalia.core.dice import key
from regalia.games.royals.state import DRAW, PLAY


def judge_of_weights(book):
    return book.rooms.evaluation.features and not book.rooms.evaluation.features.common


GAMES = [game for game in every_game() if game.rooms.evaluation.features]
GAMES = [game for book in regalia.rulebooks() for game in [each for each in GAMES if each.name == book][:: max(1, len(GAMES) // 12)]]


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_evaluations(game):
    evaluation = game.rooms.evaluation
    points = np.zeros(5, np.float32)
    for match in moments(game, 6):
        if match.ply % 40 == 0:
            state = match.redealt(match.turn, 3)
            before = state.tobytes()
            assert judge_of(game.rooms)(state, game.box, points) > 0
            assert np.isfinite(points).all()
            for limit in (evaluation.horizon, evaluation.reach):
                assert limit is None or limit(state, game.box) > match.turns_begun
            for seat in range(game.players):  # nothing of what a seat cannot know is in information_key
                worlds = [match.redealt(seat, guess) for guess in range(3)]
                if seat == match.turn:
                    assert len({int(evaluation.information_key(world, game.box, seat)) for world in worlds}) == 1
            assert state.tobytes() == before


@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_styles_are_complete(name):
    style = style_of(regalia.game(name))
    assert style.glances >= 2
    assert style.temperature > 0


@pytest.mark.parametrize("name", [name for name, book in regalia.rulebooks().items() if judge_of_weights(book)])
def test_every_feature_is_weighed_for_every_number_of_players(name):
    features = regalia.rulebooks()[name].rooms.evaluation.features
    weights, astray = weights_of(features)
    for players in regalia.rulebooks()[name].player_counts:
        assert (abs(weights[players]).sum(axis=1) > 0).all()
        assert (astray[players, 1:] >= astray[players, :-1] - 0.5).all()  # the nearer the end, the surer


def test_a_fit_finds_what_is_known():
    """In the last half of the last epoch of Kingdoms the gold on the board is what will be won; castles kept back bring ever less."""
    fitted = fit(regalia.game("kingdoms", players=2), 300)
    assert fitted["weights"]["board"][0] == pytest.approx(1, abs=0.2)
    assert fitted["weights"]["castle-4"][1] > 5 + fitted["weights"]["castle-4"][0]
    assert fitted["astray"][0] < fitted["astray"][-1]


def test_weights_are_written_as_they_are_read(tmp_path):
    features = regalia.rulebooks()["kingdoms"].rooms.evaluation.features
    main(["kingdoms", "--games", "20", "--out", str(tmp_path / "evaluation.toml")])
    weights, astray = weights_of(features, tmp_path / "evaluation.toml")
    assert weights.shape == (6, features.stages, len(features.names))
    assert (astray[2:5] >= 1).all()
    assert abs(weights[2:5]).sum() > 0


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_no_two_positions_of_a_game_look_alike(game):
    """Else a search would take one for the other."""
    evaluation, match, chance = game.rooms.evaluation, game.start(seed=8), np.random.default_rng(8)
    information_keys = []
    while not match.over and len(information_keys) < 120:
        information_keys.append(int(evaluation.information_key(match.redealt(match.turn, 3), game.box, match.turn)))
        match.play(int(chance.choice([move for move in match.legal_ids() if move != evaluation.takes_back])))
    assert len(set(information_keys)) == len(information_keys)
    assert 0 <= min(information_keys) <= max(information_keys) < 1 << 43


def sight_after(setup, *moves, seat=0):
    match = setup()
    for move in moves:
        match.play(move)
    return int(match.game.rooms.evaluation.information_key(match.redealt(seat, 3), match.game.box, seat))


def test_the_order_of_moves_makes_no_difference():
    """The same cards taken and the same castles built in another order are one position."""

    def royals():
        return regalia.game("royals", players=2).position(
            {"phase": "draw", "turns": 5, "display": ["france", "spain", "spain"], "hands": [{"france": 3}, {"britain": 2}]}
        )

    assert sight_after(royals, "take france", "take spain") == sight_after(royals, "take spain", "take france")
    assert sight_after(royals, "take france", "take spain") != sight_after(royals, "take spain", "take spain")
    assert sight_after(royals, "take france", "take spain", seat=1) == sight_after(royals, "take spain", "take france", seat=1)

    def kingdoms():
        return regalia.game("kingdoms", players=2).start(seed=4)

    one_way = sight_after(kingdoms, "castle 1 a1", "castle 1 c3", "castle 2 f1")
    assert one_way == sight_after(kingdoms, "castle 2 f1", "castle 1 c3", "castle 1 a1")
    assert one_way != sight_after(kingdoms, "castle 1 f1", "castle 1 c3", "castle 2 a1")


@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_a_search_knows_a_position_again(name):
    """However it got there; and whatever lists of nodes were in the memory it was given."""
    match = regalia.game(name, players=2).start(seed=4)
    known = know(match, 9)
    clean, littered = (Tree(known, 5, style_of(match.game), 3000) for _ in range(2))
    littered.nodes.first[:] = np.random.default_rng(3).integers(-5, 3000, len(littered.nodes))
    for each in (clean, littered):
        each.grow(3000)
    assert clean.move_sums() == littered.move_sums()
    led_to = clean.edges.node[: int(clean.sizes[0].edges)]
    led_to = led_to[led_to > 0]
    assert len(set(led_to)) < len(led_to)
    assert len(set(clean.nodes.information_key[1 : int(clean.sizes[0].nodes)])) == int(clean.sizes[0].nodes) - 1


def test_a_game_without_an_evaluation_is_searched():
    """It plays on to the end, and every move leads to a node of its own."""
    book = replace(regalia.rulebooks()["kingdoms"])
    vars(book)["rooms"] = replace(book.rooms, evaluation=Evaluation())
    match = regalia.Game(book, {"players": 2}).start(seed=4)
    tree = Tree(know(match, 9), 5, style_of(match.game), 600)
    tree.grow(600)
    sums = tree.move_sums()
    assert set(sums) == set(match.legal_ids())
    assert sum(visits for visits, _, _ in sums.values()) == 600
    led_to = tree.edges.node[: int(tree.sizes[0].edges)]
    led_to = led_to[led_to > 0]
    assert len(set(led_to)) == len(led_to) == int(tree.sizes[0].nodes) - 1 > 100


def test_the_judge_says_which_positions_are_worth_taking():
    """Where Royals ponders, the highest prior is of the move after which the judge promises most, whatever it looks like at a glance."""
    game = regalia.game("royals", players=2)
    heuristics = game.rooms.heuristics
    judge, chance, points = judge_of(game.rooms), np.random.default_rng(2), np.zeros(5, np.float32)
    ratings, moves = np.zeros(64, np.float32), np.zeros(64, np.int16)

    def lead(state, move):
        """What is promised once the turn has ended, paying and discarding as it looks best."""
        seat, turns = int(state.turn), int(state.turns_begun)
        game.rules.play(state, game.box, move)
        while state.phase and state.turns_begun == turns:
            count = game.rules.legal(state, game.box, moves)
            heuristics.rate(state, game.box, moves, count, ratings)
            game.rules.play(state, game.box, moves[count - 1] if state.phase == PLAY else moves[int(ratings[:count].argmax())])
        judge(state, game.box, points)
        return points[seat] - points[1 - seat]

    otherwise = seen = 0
    for seed in range(6):
        match = game.start(seed=seed)
        while not match.over:
            known = know(match, match.ply)
            if known.state.phase == PLAY and len(known.legal) > 2:
                tree = Tree(known, 7, style_of(game), 1)
                tree.grow(1)
                world = np.array([known.state]).view(np.recarray)[0]  # the redeal of the first walk
                key(world, 7, 1)
                game.rules.redeal(world, game.box, known.seat)
                leads = [lead(np.array([world]).view(np.recarray)[0], move) for move in known.legal]
                edges = [tree.edges[i] for i in range(int(tree.sizes[0].edges))]
                assert max(edges, key=lambda edge: edge.prior).move == known.legal[int(np.argmax(leads))]
                heuristics.rate(known.state, game.box, np.array(known.legal, np.int16), len(known.legal), ratings)
                otherwise += int(np.argmax(leads)) != int(ratings[: len(known.legal)].argmax())
                seen += 1
            match.play(int(chance.choice(known.legal)))
    assert seen > 50
    assert otherwise > seen / 5


def test_in_a_playout_the_judge_chooses_among_candidates():
    """The more of them, the better for the seat whose turn is played to its end; with one it never takes a position."""
    game = regalia.game("royals", players=2)
    bush = replace(style_of(game), visits_to_open=1 << 30)  # a root, and playouts
    shares = {1: 0.0, 2: 0.0, 4: 0.0}
    for seed in range(4):
        match, chance = game.start(seed=seed), np.random.default_rng(seed)
        while not match.over:
            known = know(match, 1)
            if match.ply % 9 == 0 and known.state.phase == DRAW and len(known.legal) > 1:
                for few in shares:
                    tree = Tree(known, 3, replace(bush, candidates=few))
                    tree.grow(100)
                    shares[few] += sum(share for _, share, _ in tree.move_sums().values())
            match.play(int(chance.choice(known.legal)))
    assert shares[1] < shares[2] < shares[4]
