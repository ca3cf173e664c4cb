"""What holds in every game of Royals, and what a seat can know."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from games.royals.tables import BOTH, COUNTRIES, EDITIONS, PLAYERS, end_turn, hands, in_play, lay, royals
from playing import random_match
from regalia.core.dice import key
from regalia.games.royals.payment import can_pay
from regalia.games.royals.scoring import TOKENS, token_worth
from regalia.games.royals.state import PAY, STATE

some_game = st.builds(
    lambda players, edition, display: royals(edition, players, display=display if edition == "2016" else 3),
    st.integers(2, 5),
    st.sampled_from(EDITIONS),
    st.integers(3, 4),
)


@settings(max_examples=60, deadline=None)
@given(some_game, st.integers(0, 10**6), st.integers(0, 900))
def test_nothing_is_created_or_lost(game, seed, plies):
    match = random_match(game, seed, plies)
    s, position, players = match.state, match.position(), game.players
    lands = Counter(position["deck"]) + Counter(position["discards"]) + Counter(position["display"])
    plots = Counter(position["intrigue-deck"]) + Counter(position["intrigue-discards"])
    for hand in position["hands"]:
        lands += Counter({card: count for card, count in hand.items() if card in COUNTRIES})
        plots += Counter({card: count for card, count in hand.items() if card not in COUNTRIES})
    assert lands == in_play(game.options["edition"], players)
    assert set(plots.values()) == {4}
    assert plots.total() == 24
    assert (s.deck_size, s.plots_size, s.shown) == (s.deck.sum(), s.plots.sum(), s.display.sum())
    for seat in range(players):
        placed = list(position["holders"].values()).count(seat) + s.displaced[:, seat].sum()
        assert placed == s.markers[:, seat].sum()  # every cube in a city has its twin on a marker
        assert 2 * placed + s.cubes[seat] == (46 if seat < 2 else 36)
        assert (s.lands[seat], s.schemes[seat]) == (s.hand[seat, :4].sum(), s.hand[seat, 4:].sum())
        assert (s.known[seat] <= s.hand[seat, :4]).all()
        if seat != s.turn or match.over:
            assert s.lands[seat] <= 12
            assert s.schemes[seat] <= 4


@settings(max_examples=60, deadline=None)
@given(some_game, st.integers(0, 10**6), st.integers(0, 900))
def test_tokens_add_up_to_the_printed_set_and_points_to_the_tokens(game, seed, plies):
    match = random_match(game, seed, plies)
    s, box, tokens = match.state, game.box, match.position()["tokens"]
    assert len(tokens["cities"]) == 16
    for owned in (*tokens["countries"].values(), *(pair for year in tokens["periods"].values() for pair in year.values())):
        assert len(owned) == 2
    for pair in tokens["countries"].values():  # one a player and country, the higher first
        assert pair[0] is not None or pair[1] is None
        assert pair[0] is None or pair[0] != pair[1]
    nobles = [owner for owner in tokens["noble-houses"] if owner not in (None, "gone")]
    assert len(nobles) == len(set(nobles))
    assert tokens["noble-houses"].count("gone") == 3 - box.nobles
    for seat in range(game.players):
        assert match.scores[seat] == sum(int(token_worth(s, box, seat, token)) for token in range(TOKENS))
        assert match.scores[seat] == sum(token.value for token in match.view(seat).seats[seat].tokens)
    for year, period in (("1648", 1), ("1680", 2), ("1714", 3)):
        scored = s.period > period or match.over
        assert all((owner is not None) == scored for pair in tokens["periods"][year].values() for owner in pair)
    assert all((owner is not None) == match.over for pair in tokens["titles"].values() for owner in pair)


@BOTH
@PLAYERS
def test_every_game_ends_with_as_many_turns_for_all(edition, players):
    games = royals(edition, players).simulate(300, seed=5)
    assert (games.turns % players == 0).all()
    assert games.plies.max() < 3000


def test_a_record_takes_at_most_512_bytes():
    assert STATE.itemsize <= 512


def test_cards_taken_from_the_display_are_remembered_until_they_are_random_match():
    match = lay("2016", phase="draw", display=["france", "france", "spain"], hands=hands({"france": 1, "britain": 1}))
    match.play("take france").play("take spain").play("take france")
    assert match.view(1).seats[0].known == {}  # it may still be taken back
    assert match.view(0).seats[0].known == {"france": 2, "spain": 1}
    match.play("occupy dijon-baron")  # two of the three French cards, as far as others know the two they saw
    assert match.view(1).seats[0].known == {"spain": 1}
    assert match.view(1).seats[0].country_cards == 3
    for seed in range(20):
        assert match.redealt(1, seed).hand[0, 3] >= 1  # everybody knows of the Spanish card


@BOTH
def test_redeal_reaches_every_possible_world_with_the_right_frequency(edition):
    """Seat 0 does not see two cards in each other hand; 2 + 2 + 3 cards are out of sight and lie anywhere."""
    match = lay(
        edition, phase="draw", deck={"france": 2, "britain": 1}, known=[{}, {"spain": 1}, {}],
        hands=[{"france": 3}, {"spain": 2, "france": 1}, {"britain": 1, "german-states": 1}],
    )  # fmt: skip
    pool = ["france", "france", "britain", "spain", "france", "britain", "german-states"]
    worlds = Counter()
    cards = range(len(pool))
    for first in combinations(cards, 2):
        for second in combinations([card for card in cards if card not in first], 2):
            worlds[tuple(tuple(sorted(pool[card] for card in hand)) for hand in (first, second))] += 1
    total, tries = worlds.total(), 8000
    found = Counter()
    state = match.state.copy()
    for number in range(tries):
        key(state, 11, number)
        match.game.rules.redeal(state, match.game.box, 0)
        dealt = [[COUNTRIES[kind] for kind in range(4) for _ in range(state.hand[seat, kind])] for seat in (1, 2)]
        dealt[0].remove("spain")
        found[tuple(map(tuple, map(sorted, dealt)))] += 1
    assert set(found) == set(worlds)
    chi = sum((found[world] - tries * count / total) ** 2 / (tries * count / total) for world, count in worlds.items())
    assert chi < len(worlds) + 6 * (2 * len(worlds)) ** 0.5  # six standard deviations


@BOTH
def test_redeal_of_intrigue_cards(edition):
    match = lay(edition, 2, hands=[{"france+spain": 3}, {"britain+spain": 2}], intrigue_deck={"france+spain": 1, "britain+spain": 1})
    found = Counter()
    for seed in range(3000):
        hand = match.redealt(0, seed).hand[1]
        found[(int(hand[6]), int(hand[9]))] += 1
    assert set(found) == {(1, 1), (0, 2)}  # France+Spain once in the pool of four, Britain+Spain three times
    assert abs(found[(1, 1)] / 3000 - 0.5) < 0.05


@BOTH
def test_while_another_pays_only_hands_with_a_choice_are_possible(edition):
    match = lay(edition, 2, hands=[{"france": 1, "german-states": 3, "spain": 2}, {}], deck={"france": 3, "britain": 9})
    match.play("occupy dijon-baron").play("cancel").play("occupy dijon-baron")
    for seed in range(100):
        world = match.redealt(1, seed)
        moves = np.zeros(32, np.int16)
        assert match.game.rules.legal(world, match.game.box, moves) >= 3
    payers = match.redealt(0, 1)
    assert payers.hand[0].tolist() == match.state.hand[0].tolist()


@BOTH
def test_while_another_pays_with_a_hand_that_is_seldom_guessed_every_world_can_pay(edition):
    """Everybody knows of cards for two jokers; two Spanish ones are missing, which one guess in a hundred finds."""
    match = lay(
        edition, 2, hands=[{"france": 3, "german-states": 3, "spain": 3}, {}], known=[{"france": 3, "german-states": 3}, {}],
        discards={"spain": in_play(edition, 2)["spain"] - 3},
    )  # fmt: skip
    match.play("occupy valencia-duke")
    assert match.state.phase == PAY
    for seed in range(200):
        world = match.redealt(1, seed)
        assert can_pay(world, match.game.box, world.turn, world.target - 1)


@BOTH
@pytest.mark.parametrize(("hand", "deck"), [
    ({"france": 10, "britain": 2, "spain": 3}, {"france": 3, "britain": 9, "spain": 2}),
    ({"france": 11, "britain": 2, "spain": 2}, {"france": 8}),  # seldom a choice
])  # fmt: skip
def test_while_another_discards_something_can_be_discarded_in_every_world(edition, hand, deck):
    """Seat 0 discards British cards; a hand without any after these would have nothing left that may be named."""
    match = lay(edition, 2, hands=[hand, {}], deck=deck)
    match.play("end").play("discard britain")
    assert match.turn == 0
    for seed in range(300):
        world = match.redealt(1, seed)
        assert match.game.rules.legal(world, match.game.box, np.zeros(32, np.int16)) >= 1


@BOTH
def test_while_another_discards_a_hand_that_is_hardly_ever_guessed_leaves_a_move(edition):
    """Two cards of 28 are hidden, and only with both of them the real hand had a choice: most guesses give up and name any card."""
    match = lay(
        edition, 2, hands=[{"france": 11, "britain": 2, "spain": 1}, {}], known=[{"france": 11, "britain": 1}, {}],
        deck={"france": 6, "german-states": 17},
    )  # fmt: skip
    match.play("end").play("discard britain")
    assert match.legal() == ["discard france", "discard britain", "discard spain"]
    worlds = [match.redealt(1, seed) for seed in range(40)]
    assert all(match.game.rules.legal(world, match.game.box, np.zeros(32, np.int16)) >= 1 for world in worlds)


# The editions side by side


@PLAYERS
def test_from_the_same_seed_the_setups_differ_exactly_where_the_editions_do(players):
    old, new = (royals(edition, players).start(seed=3).position() for edition in EDITIONS)
    differing = {name for name in old if old[name] != new[name]}
    assert differing <= {"deck", "display", "tokens"}
    for name in ("cities", "countries", "periods", "titles"):
        assert old["tokens"][name] == new["tokens"][name]
    assert (old["tokens"]["noble-houses"] != new["tokens"]["noble-houses"]) == (players == 3)


def test_from_the_same_seed_games_go_on_alike_until_the_deck_runs_out():
    """Five players, the same deck; the three British cards that 2014 does not have are discarded in 2016."""
    deck = {"france": 5, "german-states": 4, "britain": 4, "spain": 4}
    start = {"display": ["france", "britain", "spain"], "deck": deck}
    old, new = (royals(edition, 5).position(start, seed=4) for edition in EDITIONS)
    chance = np.random.default_rng(4)
    while new.view().deck > 3 or new.view().decision != "draw":
        assert old.legal() == new.legal()
        move = str(chance.choice(new.legal()))
        ours, theirs = old.play(move).position(), new.play(move).position()
        theirs["discards"]["britain"] -= 3
        assert ours == theirs
    for match in (old, new):
        while match.view().deck and match.view().period == "1648":
            end_turn(match)
    assert new.view().period == "1680"
    assert new.view().deck > 3
    assert old.view().period == ("1648" if len(old.view().display) == 3 and old.view().deck == 0 else "1680")


def test_interpreted_and_compiled_agree_in_both_editions():
    script = (
        "import json, regalia;"
        "print(json.dumps([regalia.game('royals', players=p, edition='2014').simulate(1, seed=8, threads=1).traces.tolist()"
        " for p in (2, 5)]))"
    )
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    spoken = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert json.loads(spoken.stdout) == [royals("2014", players).simulate(1, seed=8).traces.tolist() for players in (2, 5)]


KNOWING = """
import json, numpy as np, regalia
found = []
for edition in ("2014", "2016"):
    game = regalia.game("royals", players=5, edition=edition)
    hands = [{}, {}, {}, {"britain": 3, "britain+spain": 1}, {"france": 4, "spain": 5, "france+spain": 2}]
    before = [[], [], [], [{"britain": 1, "britain+spain": 1}, {"britain": 1}], [{"france": 2}, {"spain": 1, "france+spain": 1}]]
    holders = {"dijon-baron": 4, "lyon-princess": 3}
    laid = [{}, {}, {"spain": 1}, {"britain": 2}, {"britain+spain": 1}]
    piles = {"deck": {"france": 6, "german-states": 4, "britain": 4, "spain": 4}, "intrigue-deck": {"france+britain": 4}}
    start = {"phase": "play", "turn": 4, "hands": hands, "before-shuffles": before, "laid-since-shuffle": laid, "holders": holders}
    match = game.position(start | piles, seed=2)
    for move in (None, "occupy berlin-baron", "pay france"):
        moves = np.array(match.play(move).legal_ids() if move else match.legal_ids(), np.int16)
        numbers, ratings = np.zeros(game.rules.OBSERVATION, np.int8), np.zeros(len(moves), np.float32)
        for seat in range(5):
            game.rules.observe(match.state, game.box, seat, numbers)
            guess = match.redealt(seat, 3)
            found.append([round(float(number), 4) for number in numbers] + guess.hand.ravel().tolist() + guess.earlier.ravel().tolist())
        game.rooms.heuristics.rate(match.redealt(4, 1), game.box, moves, len(moves), ratings)
        found.append([round(float(rating), 3) for rating in ratings])
print(json.dumps(found))
"""


def test_interpreted_and_compiled_know_and_rate_alike():
    told = [
        json.loads(
            subprocess.run(
                [sys.executable, "-W", "error", "-c", KNOWING], env={**os.environ, **mode}, capture_output=True, text=True, check=True
            ).stdout
        )
        for mode in ({"NUMBA_DISABLE_JIT": "1"}, {})
    ]
    assert told[0] == told[1]


# Positions by hand


@pytest.mark.parametrize(("position", "told"), [
    ({"hand": []}, "no key 'hand'"),
    ({"holders": {"paris-baron": 0}}, "paris-baron"),
    ({"holders": {"paris-king": 3}}, "holders.paris-king must be a whole number from 0 to 2"),
    ({"hands": [{"france": 40}, {}, {}]}, "hands[0].france must be a whole number from 0 to 31, not 40"),
    ({"hands": [["france"] * 40, {}, {}]}, "hands[0].france must be a whole number from 0 to 31, not 40"),
    ({"hands": [{"spain": 6}, {"spain": 6}, {"spain": 6}]}, "more 'spain' cards"),
    ({"hands": [{}, {"france": 13}, {}]}, "ROY-H1"),
    ({"hands": [{"france": 13}, {}, {}]}, "seat 0 can hold at most 12 country and 4 intrigue cards now"),
    ({"phase": "play", "hands": [{"france": 16}, {}, {}]}, "seat 0 can hold at most 15 country and 5 intrigue cards now"),
    ({"phase": "play", "hands": [{"france+spain": 4, "france+britain": 2}, {}, {}]}, "at most 15 country and 5 intrigue"),
    ({"hands": None}, "hands"),
    ({"turns": 321}, "turns must be a whole number from 1 to 320"),
    ({"turns": 5}, "turns is 5, so turn must be 1"),
    ({"turn": 1, "turns": 2, "drawn": 2}, "drawn must be a whole number from 0 to 1"),
    ({"turn": 1, "turns": 2, "intrigue-drawn": 1}, "intrigue-drawn must be a whole number from 0 to 0"),
    ({"drawn": 2, "intrigue-drawn": 1}, "drawn must be a whole number from 0 to 1"),
    ({"tokens": {"noble-houses": [None, None, None]}}, "the first 1 must be 'gone'"),
    ({"tokens": {"periods": {"1648": {"france": [0, 1]}}}}, "tokens.periods.1648"),
    ({"period": 3, "tokens": {"titles": {"king": [0, 0]}}}, "tokens.titles"),
    ({"hands": [{"italy": 1}, {}, {}]}, "italy"),
    ({"hands": [{}]}, "3 values"),
    ({"known": [{"france": 1}, {}, {}]}, "known for seat 0"),
    ({"hands": [{"france": 1}, {}, {}], "before-shuffles": [[{"france": 1}, {"france": 1}], [], []]}, "before-shuffles for seat 0"),
    (
        {"hands": [{"france": 1}, {}, {}], "known": [{"france": 1}, {}, {}], "before-shuffles": [[{"france": 1}], [], []]},
        "more cards than there are in the seat's hand (without those in known)",
    ),
    ({"before-shuffles": [[{}] * 5, [], []]}, "before-shuffles[0] must be a list of at most 4 sets of cards"),
    ({"before-shuffles": [[{"italy": 1}], [], []]}, "italy"),
    ({"laid-since-shuffle": [{"france": 1}, {}, {}]}, "more cards than there are among the discards"),
    ({"deck": {"france": 1}, "discards": {}}, "deck and discards"),
    ({"display": ["france"] * 4}, "at most 3"),
    ({"display": "france"}, "list"),
    ({"tokens": {"towns": {}}}, "towns"),
    ({"tokens": {"countries": {"france": [0]}}}, "2 owners"),
    ({"titles": {"king": [0, 0, 30], "duke": [0, 0, 7]}}, "ROY-C6"),
    ({"displaced": {"rome": [1, 0, 0]}}, "rome"),
    ({"phase": "sleep"}, "phase"),
    ({"phase": "discard"}, "nothing to discard"),
    ({"phase": "pay"}, "payment.position"),
    ({"phase": "pay", "payment": {"position": "paris-king"}}, "cannot pay"),
    ({"payment": {"position": "paris-king"}}, "pay phase"),
    ({"ran-out": 1}, "ran-out"),
    ({"period": 4}, "1 to 3"),
    ({"turn": 3}, "0 to 2"),
])  # fmt: skip
def test_a_wrong_position_is_refused_in_one_sentence(position, told):
    with pytest.raises(regalia.BadInput) as caught:
        royals().position(position)
    assert told in str(caught.value)


def test_a_display_that_a_position_leaves_out_is_dealt_by_its_seed():
    shown = [tuple(royals().position({}, seed=seed).view().display) for seed in (1, 1, 2, 3, 4, 5)]
    assert shown[0] == shown[1]
    assert len(set(shown)) > 2


def test_a_position_of_nothing_is_a_second_turn():
    match = royals().position({}, seed=1)
    assert match.turn == 0
    assert "draw intrigue" in match.legal()
    assert len(match.view().display) == 3
    assert match.view().deck == 82 - 3


@BOTH
def test_the_greedy_bot_beats_random_ones(edition):
    from regalia.bots import bot, know

    won = 0
    for seed in range(6):
        match, seats = royals(edition, 3).start(seed=seed), [bot("greedy") if seat == seed % 3 else bot("random") for seat in range(3)]
        while not match.over:
            match.play(seats[match.turn].choose(know(match, match.ply)).move)
        won += match.winners == [seed % 3]
    assert won >= 5
