"""What holds in every game of Kingdoms, and what a seat can know."""

import json
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from playing import random_match
from regalia.core.record import blank
from regalia.games.kingdoms import rules
from regalia.games.kingdoms.box import open_box
from regalia.games.kingdoms.observation import LAYOUT
from regalia.games.kingdoms.positions import LINE_GOLD, MOST_EPOCHS
from regalia.games.kingdoms.scoresheet import tally
from regalia.games.kingdoms.state import LINES, SIGNS, STATE, write_board

VARIANTS = ["last-castle", "no-luck", "instant-scoring"]

some_game = st.builds(
    lambda players, variants: regalia.game("kingdoms", players=players, variants=sorted(variants)),
    st.integers(2, 4),
    st.sets(st.sampled_from(VARIANTS)),
)


@settings(max_examples=60, deadline=None)
@given(some_game, st.integers(0, 10**6), st.integers(0, 150))
def test_tiles_and_castles_are_never_created_or_lost(game, seed, plies):
    match = random_match(game, seed, plies)
    position = match.position()
    words = " ".join(position["board"]).split()
    box = game.box
    state = match.state
    for kind in range(1, len(SIGNS)):
        held = [*position["start"], position["hand"]].count(SIGNS[kind])
        assert words.count(SIGNS[kind]) + held + state.supply[kind] == box.tiles[kind]
    assert state.tiles == state.supply.sum()
    assert state.empty == words.count(".")
    ones = 4 if "last-castle" in game.options["variants"] else {2: 4, 3: 3, 4: 2}[game.players]
    for seat, letter in enumerate("YRBG"[: game.players]):
        ours = [position["castles"][seat][rank] + words.count(f"{letter}{rank + 1}") for rank in range(4)]
        assert all(count <= most for count, most in zip(ours, [ones, 3, 2, 1], strict=True))
        if position["epoch"] == 1 or "last-castle" not in game.options["variants"]:
            assert ours[0] == ones
        if position["epoch"] == 1:
            assert ours == [ones, 3, 2, 1]


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**9))
def test_points_equal_the_sum_of_their_parts(seed):
    """The compiled scoring of random boards against a plain reading of the rulebook, written independently here."""
    chance = np.random.default_rng(seed)
    tiles = [sign for kind, sign in enumerate(SIGNS) for _ in range(int(open_box({}).tiles[kind]))]
    castles = [f"{colour}{rank}" for colour in "YRBG" for rank, count in ((1, 4), (2, 3), (3, 2), (4, 1)) for _ in range(count)]
    pool = [*chance.permutation(tiles)[: chance.integers(5, 23)], *chance.permutation(castles)[: chance.integers(4, 30)]]
    cells = [str(each) for each in chance.permutation([*pool, *["."] * 30])[:30]]
    lines = [" ".join(cells[row * 6 : row * 6 + 6]) for row in range(5)]
    sheet = tally("\n".join(lines))
    assert {row[0]: int(row[-1]) for row in sheet.rows} == plain_scoring(cells)


def plain_scoring(cells):
    gold = Counter({cell[0]: 0 for cell in cells if len(cell) == 2 and cell[0] in "YRBG"})
    for line in [[6 * r + c for c in range(6)] for r in range(5)] + [[6 * r + c for r in range(5)] for c in range(6)]:
        parts = [[]]
        for at in line:
            if cells[at] == "M":
                parts.append([])
            else:
                parts[-1].append(at)
        for part in parts:
            values = [int(cells[at]) for at in part if cells[at][0] in "+-"]
            signs = [cells[at] for at in part]
            if "D" in signs:
                values = [value for value in values if value < 0]
            base = sum(values) * (2 if "G" in signs else 1)
            for at in part:
                if len(cells[at]) == 2 and cells[at][0] in gold:
                    neighbours = [(at // 6 + dr, at % 6 + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))]
                    beside = any(0 <= r < 5 and 0 <= c < 6 and cells[6 * r + c] == "W" for r, c in neighbours)
                    gold[cells[at][0]] += base * (int(cells[at][1]) + beside)
    return dict(gold)


def test_redeal_reaches_every_world_with_the_right_frequency():
    """Three tiles are unseen by seat 0; two opponents hold one each: six worlds, counted against the enumeration."""
    lines = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M . . . .", ". . . . . ."]
    match = regalia.game("kingdoms", players=3).position({"board": lines, "start": ["D", "G", "W"], "turn": 0})
    assert match.view(0).supply == 0
    match = regalia.game("kingdoms", players=3).position({"board": [*lines[:2], "-1 -2 -3 -4 -5 .", *lines[3:]], "start": ["D", "G", "W"]})
    worlds = Counter()
    for seed in range(6000):
        guess = match.redealt(0, seed)
        worlds[SIGNS[guess.start[1]], SIGNS[guess.start[2]]] += 1
        assert SIGNS[guess.start[0]] == "D"
    assert set(worlds) == set(permutations(["G", "W", "-6"], 2))
    assert sum((count - 1000) ** 2 / 1000 for count in worlds.values()) < 20.5  # 5 degrees of freedom, p < 0.001 beyond


def test_redeal_weighs_worlds_by_their_tiles():
    """With +6 twice and W once unseen, the opponent holds a +6 two times out of three."""
    lines = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 . .", "-1 -2 -3 -4 -5 -6", "M M G . . .", ". . . . . ."]
    match = regalia.game("kingdoms", players=2).position({"board": lines, "start": ["D", "W"]})
    held = Counter(SIGNS[match.redealt(0, seed).start[1]] for seed in range(3000))
    assert set(held) == {"+6", "W"}
    assert abs(held["+6"] - 2000) < 110


def test_redeal_hides_a_tile_another_player_has_drawn():
    match = regalia.game("kingdoms", players=2).position({}, seed=5).play("draw")
    hands = {SIGNS[match.redealt(1, seed).hand] for seed in range(300)}
    assert hands == set(SIGNS[1:])
    assert {SIGNS[match.redealt(0, seed).hand] for seed in range(20)} == {match.view(0).hand}


def test_a_record_is_small():
    assert STATE.itemsize <= 128


def test_observations_count_seats_from_the_own_one():
    game = regalia.game("kingdoms", players=3)
    lines = ["Y4 R1 . . . .", *[". . . . . ."] * 4]
    turned = ["B4 Y1 . . . .", *[". . . . . ."] * 4]
    ours = np.zeros(rules.OBSERVATION, np.int8)
    theirs = ours.copy()
    rules.observe(game.position({"board": lines, "turn": 1}).state, game.box, 0, ours)
    rules.observe(game.position({"board": turned, "turn": 0, "first": 0}).state, game.box, 2, theirs)
    for entry in ("castle", "gold-high", "castles", "in-turn"):
        assert LAYOUT.part(ours, entry).tolist() == LAYOUT.part(theirs, entry).tolist()
    assert LAYOUT.part(ours, "castle")[:, :2].tolist() == [[4, 0], [0, 1], [0, 0], [0, 0]]


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"bored": []}, "bored"),
        ({"board": ["."]}, "5 rows"),
        ({"board": [". . . . ."] * 5}, "6 cells"),
        ({"board": ["X9 . . . . .", *[". . . . . ."] * 4]}, "X9"),
        ({"board": ["B1 . . . . .", *[". . . . . ."] * 4]}, "B1"),
        ({"board": ["Y4 Y4 . . . .", *[". . . . . ."] * 4]}, "Y4 castles"),
        ({"board": ["D D . . . .", *[". . . . . ."] * 4]}, "D tiles"),
        ({"gold": [1]}, "gold"),
        ({"gold": ["1", 2]}, "gold"),
        ({"gold": [50, 9027]}, r"gold\[1\] "),
        ({"gold": [-8927, 50]}, r"gold\[0\] "),
        ({"gold": [True, 50]}, r"gold\[0\] "),
        ({"castles": [[9, 0, 0, 0], [0, 0, 0, 0]]}, "castles"),
        ({"castles": [3, 3]}, "castles"),
        ({"castles": ["4321", "4321"]}, "castles of seat 0"),
        ({"castles": [[-1, 0, 0, 0], [0, 0, 0, 0]]}, r"castles\[0\]\[0\]"),
        ({"castles": [[2**64, 0, 0, 0], [0, 0, 0, 0]]}, r"castles\[0\]\[0\]"),
        ({"start": ["+9", None]}, "not a tile"),
        ({"start": [["D"], None]}, "not a tile"),
        ({"hand": "."}, "not a tile"),
        ({"hand": "D", "over": True}, "in hand"),
        ({"over": 1}, "over"),
        ({"board": ["\x1b[31m . . . . .", *[". . . . . ."] * 4]}, r"'\\x1b\[31m'"),
        ({"board": ["x" * 5000 + " . . . . .", *[". . . . . ."] * 4]}, "a1 holds"),
        ({"board": []}, "5 rows"),
        ({"board": {}}, "list of 5 lines"),
        ({"board": 3}, "list of 5 lines"),
        ({"board": [1, 2, 3, 4, 5]}, "list of 5 lines"),
        ({"turn": 2}, "turn"),
        ({"turn": -1}, "turn"),
        ({"first": 2}, "first"),
        ({"epoch": 0}, "epoch"),
        ({"epoch": 4}, "epoch"),
        ({"turns": 0}, "turns"),
        ({"turns": 3}, "turns"),
        ({"board": ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M D G W Y1", "Y1 Y2 Y2 R1 R1 R2"]}, "full"),
    ],
)
def test_a_wrong_position_is_refused_in_one_sentence(position, says):
    with pytest.raises(regalia.BadInput, match=says) as refused:
        regalia.game("kingdoms", players=2).position(position)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


def test_an_epoch_begins_when_enough_castles_have_left_the_game():
    game = regalia.game("kingdoms", players=4, variants=["last-castle"])
    assert game.position({"epoch": 6, "castles": [[1, 0, 0, 0]] * 3 + [[2, 0, 0, 0]]}).view().epoch == 6
    with pytest.raises(regalia.BadInput, match="at least 35 castles must have left the game before epoch 6, not 34"):
        game.position({"epoch": 6, "castles": [[1, 0, 0, 0]] * 2 + [[2, 0, 0, 0]] * 2})
    with pytest.raises(regalia.BadInput, match="epoch"):
        game.position({"epoch": 7, "castles": [[0, 0, 0, 0]] * 4})


def test_no_line_brings_more_than_its_bound():
    """All ways to fill six spaces with castles, resources or hazards, and what helps them most."""
    ranks = [4, 3, 3, 2, 2, 2]
    for tiles in ([6, 6, 5, 5, 4], [6, 5, 4, 3, 2]):
        for castles in range(1, 6):
            for mine in (0, 1):
                for wizard in (0, 1):  # in the line, beside two castles, or outside it, beside one
                    left = max(0, 6 - castles - mine - wizard)
                    gold = sum(tiles[:left]) * (1 + mine) * (sum(ranks[:castles]) + 1 + wizard)
                    assert gold <= LINE_GOLD
    assert 50 + LINE_GOLD * LINES * (3 + MOST_EPOCHS) < 2**15


@pytest.mark.parametrize("variants", [[], ["instant-scoring"]])
def test_gold_and_turns_at_their_bounds_can_be_played_on(variants):
    """What a position may say grows with the game."""
    game = regalia.game("kingdoms", players=2, variants=variants)
    rich = ["+6 +6 +5 . Y4 G", *[". . . . . ."] * 4]
    most = 50 + 33 * LINE_GOLD
    match = game.position({"board": rich, "gold": [most, 100 - most], "turns": 12})
    for moved in ("castle 3 d1", "castle 1 a2"):
        match.play(moved)
        assert game.position(match.position()).scores == match.scores
    for wrong in ({"gold": [most + 1, 50]}, {"gold": [50, 99 - most]}, {"turns": 13}):
        with pytest.raises(regalia.BadInput, match=next(iter(wrong))):
            game.position({"board": rich, **wrong})


def test_interpreted_rules_count_beyond_eight_bits():
    """NumPy's integers of a record wrap around where compiled rules do not."""
    match = regalia.game("kingdoms", players=2).position({"board": ["+6 +6 +5 . Y4 G", *[". . . . . ."] * 4]})
    base, rank = (getattr(rule, "py_func", rule) for rule in (rules.base_of, rules.rank_of))
    assert base(match.state, match.game.box, 0, 6, 1) * rank(match.state, 4) == 34 * 4


def test_starting_tiles_do_not_go_with_no_luck():
    with pytest.raises(regalia.BadInput, match="no-luck"):
        regalia.game("kingdoms", players=2, variants=["no-luck"]).position({"start": ["D", None]})


def test_a_position_is_plain_json():
    position = regalia.game("kingdoms", players=4).start(seed=1).position()
    assert json.loads(json.dumps(position)) == position
    assert write_board(blank(STATE)[0].board) == [". . . . . ."] * 5
