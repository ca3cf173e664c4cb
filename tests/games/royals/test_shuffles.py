"""What everybody knows after a shuffle: the new deck is made of the discards, and nothing drawn before is in it."""

from collections import Counter
from itertools import permutations, zip_longest

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royals.onlooker import DECKS, Onlooker
from games.royals.tables import BOTH, COUNTRIES, EDITIONS, buy, end_turn, in_play, lay, royals
from regalia.bots import bot, know
from regalia.core.dice import key
from regalia.games.royals.shuffles import lay_eldest
from regalia.games.royals.state import AGES, CARDS

some_game = st.builds(royals, st.sampled_from(EDITIONS), st.integers(2, 5))


def watched(game, seed, thrift):
    """An onlooker after each move of a random match; the thriftier players are, the more they draw blind and keep what they have."""
    onlooker, chance = Onlooker(game.start(seed=seed)), np.random.default_rng(seed)
    while not onlooker.match.over:
        moves = onlooker.match.legal()
        thrifty = [move for move in moves if move.startswith("draw") or move == "end"]
        onlooker.play(str(chance.choice(thrifty if thrifty and chance.random() < thrift else moves)))
        yield onlooker


def forgetful(match, seat, seed):
    """A world as somebody deals it who has forgotten what the decks were made of."""
    state = match.state.copy()
    state.before[:] = 0
    key(state, seed, match.ply)
    match.game.rules.redeal(state, match.game.box, seat)
    return state


def in_record(match, kinds):
    """What the record says of earlier decks, as `Onlooker.earlier` does."""
    by_age = match.position()["before-shuffles"]
    told = [[sum(cards.get(CARDS[kind], 0) for kind in kinds) for cards in each] for each in by_age]
    return [list(row) for row in zip_longest(*told, fillvalue=0) if any(row)]


def earlier(match, seat):
    """How many cards of a hand are from each earlier deck."""
    return [sum(cards.values()) for cards in match.position()["before-shuffles"][seat]]


@settings(max_examples=8, deadline=None)
@given(some_game, st.integers(0, 10**6), st.sampled_from([0.0, 0.6]))
def test_the_record_tells_cards_of_different_decks_apart_as_an_onlooker_does(game, seed, thrift):
    many = set()  # decks that were more than can be told apart
    for onlooker in watched(game, seed, thrift):
        for deck, kinds in DECKS.items():
            earlier = onlooker.earlier(deck)
            if len(earlier) > AGES:
                many.add(deck)
            if onlooker.match.ply % 7 == 0:
                told = in_record(onlooker.match, kinds)
                assert deck in many or told == earlier
                assert [sum(each) for each in zip(*told, strict=True)] == [sum(each) for each in zip(*earlier, strict=True)]
    assert not many or thrift  # those who play at random never come to hold so many
    assert "country" not in many


@settings(max_examples=8, deadline=None)
@given(some_game, st.integers(0, 10**6), st.sampled_from([0.0, 0.6]))
def test_no_redealt_world_is_one_that_the_table_has_seen_to_be_impossible(game, seed, thrift):
    for onlooker in watched(game, seed, thrift):
        match = onlooker.match
        if any(len(onlooker.earlier(deck)) > AGES for deck in DECKS):
            break
        if match.ply % 40 == 0:
            for seat in range(game.players):
                assert onlooker.is_possible(match.state, seat)
                assert all(onlooker.is_possible(match.redealt(seat, guess), seat) for guess in range(2))


@BOTH
def test_one_who_forgets_the_shuffles_deals_impossible_worlds(edition):
    """The test above can fail: this is what it would find."""
    wrong = 0
    for onlooker in watched(royals(edition, 4), 2, 0.6):
        if onlooker.match.ply % 20 == 0:
            wrong += not onlooker.is_possible(forgetful(onlooker.match, 0, 1), 0)
    assert wrong > 5


@BOTH
def test_greedy_bots_keep_cards_over_several_shuffles_and_are_followed(edition):
    onlooker, greedy = Onlooker(royals(edition, 5).start(seed=1)), bot("greedy")
    match, most = onlooker.match, 0
    while not match.over:
        onlooker.play(greedy.choose(know(match, match.ply)).move)
        if match.ply % 15 == 0:
            assert in_record(match, DECKS["country"]) == onlooker.earlier("country")
            most = max(most, len(onlooker.earlier("country")))
            assert onlooker.is_possible(match.redealt(match.ply % 5, 1), match.ply % 5)
    assert most >= 2
    assert onlooker.number["country"] == 3


def worlds(match, seat, count=6000):
    """Guessed hands of the others and how often they came."""
    found = Counter()
    for number in range(count):
        state = match.redealt(seat, number)
        found[tuple(tuple(map(int, state.hand[other])) for other in range(match.game.players) if other != seat)] += 1
    return found


def agree(found, wanted):
    """Whether frequencies fit an exact distribution: the same worlds, each within five deviations."""
    assert set(found) == set(wanted)
    total, weight = found.total(), wanted.total()
    for world, count in found.items():
        share = wanted[world] / weight
        assert abs(count - total * share) < 5 * (total * share * (1 - share)) ** 0.5 + 1


def hand(*kinds):
    return tuple(kinds.count(kind) for kind in range(10))


@BOTH
def test_old_and_new_cards_are_dealt_apart_with_the_right_frequency(edition):
    """From before the shuffle seat 1 has two cards and seat 2 one; of the present deck seat 1 has drawn one, four are left."""
    match = lay(
        edition, hands=[{"britain": 2}, {"france": 2, "britain": 1}, {"spain": 1}], deck={"britain": 2, "german-states": 2},
        before_shuffles=[[], [{"france": 2}], [{"spain": 1}]],
    )  # fmt: skip
    old, new = [0, 0, 3], [2, 2, 2, 1, 1]
    wanted = Counter(hand(*sorted((a, b, drawn))) + hand(c) for a, b, c in permutations(old) for drawn in new)
    agree(worlds(match, 0), Counter({(world[:10], world[10:]): count for world, count in wanted.items()}))


@BOTH
def test_cards_of_each_age_are_dealt_apart_with_the_right_frequency(edition):
    match = lay(
        edition, hands=[{}, {"france": 1, "spain": 1}, {"britain": 1, "france": 1, "german-states": 1}], deck={"spain": 9},
        before_shuffles=[[], [{"france": 1}, {}, {"spain": 1}], [{"britain": 1}, {"german-states": 1}, {"france": 1}]],
    )  # fmt: skip
    wanted = Counter()
    for last, eldest in ((0, 3), (0, 0), (2, 3), (2, 0)):
        wanted[hand(last, eldest), hand(2 - last, 3 - eldest, 1)] += 1
    agree(worlds(match, 0), wanted)


@BOTH
def test_intrigue_cards_of_each_age_are_dealt_apart(edition):
    names = ("france+german-states", "france+britain", "france+spain", "german-states+britain", "german-states+spain", "britain+spain")
    match = lay(
        edition, hands=[{}, {names[0]: 1, names[1]: 1}, {names[2]: 1}], intrigue_deck={names[5]: 2, names[1]: 1},
        before_shuffles=[[], [{names[0]: 1}], [{names[2]: 1}]],
    )  # fmt: skip
    wanted = Counter()
    for old in (4, 6):
        wanted[hand(old, 5), hand(10 - old)] += 2
        wanted[hand(old, 9), hand(10 - old)] += 2
    agree(worlds(match, 0), wanted)


@pytest.mark.rule("ROY-D6", "ROY-E2")
def test_in_2016_the_last_card_of_a_deck_is_not_one_of_the_new_deck():
    """Seat 0 draws the last card; the deck is renewed in mid-draw with what lies open, and the next card comes from that."""
    match = lay(
        "2016", 2, phase="draw", hands=[{"france": 2}, {"spain": 1}], deck={"britain": 1}, display=["spain"] * 3,
        discards={name: count - {"britain": 1, "spain": 4, "france": 2}.get(name, 0) for name, count in in_play("2016", 2).items()},
    )  # fmt: skip
    match.play("draw country")
    assert earlier(match, 0) == [3]
    assert {tuple(map(int, match.redealt(1, seed).hand[0, :4])) for seed in range(50)} == {(2, 0, 1, 0)}  # all that was hidden
    match.play("draw country")
    assert earlier(match, 0) == [3]
    found = {tuple(map(int, match.redealt(1, seed).hand[0, :4])) for seed in range(200)}
    assert found == {(3, 0, 1, 0), (2, 1, 1, 0), (2, 0, 2, 0), (2, 0, 1, 1)}


@pytest.mark.rule("ROY-E1")
def test_in_2014_what_is_in_the_hands_at_the_end_of_a_period_is_not_in_the_new_deck():
    cards = in_play("2014", 2)
    match = lay(
        "2014", 2, phase="draw", hands=[{"france": 2}, {"spain": 2}], deck={"britain": 1}, display=["spain"] * 3,
        discards={name: count - {"britain": 1, "spain": 5, "france": 2}.get(name, 0) for name, count in cards.items()},
    )  # fmt: skip
    for _ in range(3):
        match.play("take spain")
    match.play("end")  # one card for the display, then the shuffle, then two more
    assert match.view().period == "1680"
    assert [earlier(match, seat) for seat in range(2)] == [[2], [2]]
    for seed in range(50):
        assert match.redealt(1, seed).hand[0].tolist() == match.state.hand[0].tolist()
        assert match.redealt(0, seed).hand[1].tolist() == match.state.hand[1].tolist()


@BOTH
@pytest.mark.rule("ROY-D5")
def test_intrigue_cards_in_the_hands_are_not_in_the_new_intrigue_deck(edition):
    match = lay(
        edition, 2, phase="draw", hands=[{"france+spain": 2}, {"britain+spain": 3}], intrigue_deck={"france+britain": 1},
    )  # fmt: skip
    match.play("draw intrigue")
    assert [earlier(match, seat) for seat in range(2)] == [[3], [3]]
    assert match.view().intrigue_deck == 18
    for seed in range(50):
        assert match.redealt(1, seed).hand[0].tolist() == match.state.hand[0].tolist()


@BOTH
def test_of_cards_that_are_alike_those_everybody_saw_go_first_then_the_eldest(edition):
    match = lay(
        edition, hands=[{"france": 6, "spain": 1}, {}, {}], known=[{"france": 1}, {}, {}],
        before_shuffles=[[{"france": 2, "spain": 1}, {}, {"france": 1}], [], []],
    )  # fmt: skip
    assert earlier(match, 0) == [3, 0, 1]
    buy(match, "occupy dijon-baron")  # the one everybody saw, and the eldest
    assert match.view(1).seats[0].known == {}
    assert earlier(match, 0) == [3]
    buy(match, "occupy lyon-countess")  # two more old ones, and a new one
    assert earlier(match, 0) == [1]
    assert match.position()["before-shuffles"][0] == [{"spain": 1}]


def test_ages_add_up_at_the_eldest():
    assert lay_eldest(0x1203, 1) == 0x0203
    assert lay_eldest(0x1203, 4) == 0x0002
    assert lay_eldest(0x1203, 9) == 0
    match = lay(
        "2014", hands=[{"france": 5, "spain": 3}, {}, {}], deck={"britain": 1}, display=["britain", "britain"],
        before_shuffles=[[{"france": 1}, {"spain": 2}, {"france": 1}, {"france": 2, "spain": 1}], [], []],
    )  # fmt: skip
    while match.view().period == "1648":
        end_turn(match)
    assert match.position()["before-shuffles"][0][1:] == [{"france": 1}, {"spain": 2}, {"france": 3, "spain": 1}]


@BOTH
def test_worlds_that_look_alike_are_guessed_alike_after_a_shuffle(edition):
    """Seats 1 and 2 have exchanged their old cards, and their new ones with the deck."""
    common = {"deck": {"britain": 3, "german-states": 3}, "display": ["spain"] * 3}
    one = lay(
        edition, hands=[{}, {"france": 1, "britain": 1}, {"spain": 1}], before_shuffles=[[], [{"france": 1}], [{"spain": 1}]], **common
    )
    common["deck"] = {"britain": 4, "german-states": 2}
    two = lay(
        edition,
        hands=[{}, {"spain": 1, "german-states": 1}, {"france": 1}],
        before_shuffles=[[], [{"spain": 1}], [{"france": 1}]],
        **common,
    )
    guesses = []
    for match in (one, two):
        state = match.state.copy()
        key(state, 5, 5)
        match.game.rules.redeal(state, match.game.box, 0)
        guesses.append((state.tobytes(), msgspec.json.encode(match.view(0)), msgspec.json.encode(match.view(None))))
    assert guesses[0] == guesses[1]
    assert COUNTRIES[0] in one.position()["hands"][1]


@BOTH
@pytest.mark.rule("ROY-P9")
def test_nobody_sees_whether_a_card_that_is_laid_down_is_an_old_one(edition):
    """Players sort their hands: seat 1 lays down a French card, its old one or one of the present deck."""
    seen = []
    for old in ("france", "spain"):
        match = lay(
            edition, turn=1, hands=[{}, {"france": 1, "spain": 1}, {}], before_shuffles=[[], [{old: 1}], []], deck={"france": 5, "spain": 5}
        )
        buy(match, "occupy marseille-marshal").play("end")
        seen.append([msgspec.json.encode(match.view(seat)) for seat in (0, 2, None)])
    assert seen[0] == seen[1]
