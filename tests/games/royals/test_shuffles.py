"""What everybody knows after a shuffle: the new deck is made of the discards, and nothing drawn before is in it."""

from collections import Counter
from itertools import permutations

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royals.onlooker import Onlooker
from games.royals.tables import BOTH, COUNTRIES, EDITIONS, buy, in_play, lay, royals
from regalia.bots import bot, know
from regalia.core.dice import key
from regalia.games.royals.moves import DRAW_LAND, END, MAX_LEGAL, OCCUPY
from regalia.games.royals.state import DRAW, PLAY
from regalia.games.royals.view import view

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
    state.laid[:] = 0
    state.earlier[:] = 0
    key(state, seed, match.ply)
    match.game.rules.redeal(state, match.game.box, seat)
    return state


def earlier(match, seat):
    """How many cards of a hand are from earlier decks, those included that may have been laid down since."""
    return sum(sum(cards.values()) for cards in match.position()["before-shuffles"][seat])


@settings(max_examples=8, deadline=None)
@given(some_game, st.integers(0, 10**6), st.sampled_from([0.0, 0.6]))
def test_no_redealt_world_is_one_that_the_table_has_seen_to_be_impossible(game, seed, thrift):
    for onlooker in watched(game, seed, thrift):
        match = onlooker.match
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
    match, doubtful = onlooker.match, 0
    while not match.over:
        onlooker.play(greedy.choose(know(match, match.ply)).move)
        if match.ply % 15 == 0:
            doubtful = max(doubtful, int(match.state.laid.sum()))
            assert onlooker.is_possible(match.redealt(match.ply % 5, 1), match.ply % 5)
    assert doubtful > 5
    assert onlooker.shuffles["country"] == 3


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
def test_old_and_new_intrigue_cards_are_dealt_apart(edition):
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
    assert earlier(match, 0) == 3
    assert {tuple(map(int, match.redealt(1, seed).hand[0, :4])) for seed in range(50)} == {(2, 0, 1, 0)}  # all that was hidden
    match.play("draw country")
    assert earlier(match, 0) == 3
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
    assert [earlier(match, seat) for seat in range(2)] == [2, 2]
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
    assert [earlier(match, seat) for seat in range(2)] == [3, 3]
    assert match.view().intrigue_deck == 18
    for seed in range(50):
        assert match.redealt(1, seed).hand[0].tolist() == match.state.hand[0].tolist()


@BOTH
def test_of_cards_that_are_alike_those_everybody_saw_go_first(edition):
    match = lay(
        edition, hands=[{"france": 6, "spain": 1}, {}, {}], known=[{"france": 1}, {}, {}],
        before_shuffles=[[{"france": 2, "spain": 1}], [], []],
    )  # fmt: skip
    buy(match, "occupy dijon-baron")  # the one everybody saw, and another
    assert match.view(1).seats[0].known == {}
    assert match.position()["laid-since-shuffle"][0] == {"france": 1}
    assert earlier(match, 0) == 3
    buy(match, "occupy lyon-countess")  # three more; with three old ones in the hand and three new ones, one at least is new
    assert match.position()["laid-since-shuffle"][0] == {"france": 2}
    assert match.position()["before-shuffles"][0] == [{"france": 1, "spain": 1}]


def two_worlds(edition):
    """Seats 1 and 2 had a French and a Spanish card between them; seat 1 has drawn one of the present deck and lays down a French one."""
    for hand, deck, old in (
        ({"spain": 1, "france": 1}, {"france": 1, "britain": 4}, ("spain", "france")),
        ({"france": 1, "britain": 1}, {"france": 2, "britain": 3}, ("france", "spain")),
    ):
        match = lay(
            edition, turn=1, hands=[{}, hand, {old[1]: 1}], before_shuffles=[[], [{old[0]: 1}], [{old[1]: 1}]],
            deck=deck, display=["spain"] * 3,
        )  # fmt: skip
        yield buy(match, "occupy marseille-marshal")


@BOTH
@pytest.mark.rule("ROY-P9")
def test_a_card_that_is_laid_down_may_have_been_an_old_one_or_a_new_one(edition):
    """Either card of seat 1 is as likely to be laid: 1/2 * 1/2 that it is the old one and French, 1/2 * 2/6 that it is the new one.

    If it was the old one, seat 2 has the Spanish card and seat 1 any of the present deck; otherwise they have the old ones.
    """
    for match in two_worlds(edition):
        agree(worlds(match, 0), Counter({(hand(0), hand(3)): 2, (hand(2), hand(3)): 2, (hand(3), hand(0)): 1}))


@BOTH
@pytest.mark.rule("ROY-P9")
def test_whether_an_old_card_was_laid_down_changes_no_guess(edition):
    one, two = two_worlds(edition)
    assert seen(one.game, one.state, 0) == seen(two.game, two.state, 0)
    assert observed(one.game, one.state, 0) == observed(two.game, two.state, 0)
    assert guesses(one.game, one.state, 0, 20) == guesses(two.game, two.state, 0, 20)


def guesses(game, state, seat, count=3):
    """The first worlds a seat guesses, byte for byte."""
    found = []
    for seed in range(count):
        guess = state.copy()
        key(guess, seed, 5)
        game.rules.redeal(guess, game.box, seat)
        found.append(guess.tobytes())
    return found


def legal(game, state):
    moves = np.zeros(MAX_LEGAL, np.int16)
    return moves[: game.rules.legal(state, game.box, moves)].tolist()


def seen(game, state, seat):
    return msgspec.json.encode(view(state, game.box, seat))


def observed(game, state, seat):
    numbers = np.zeros(game.rules.OBSERVATION, np.int8)
    game.rules.observe(state, game.box, seat, numbers)
    return numbers.tolist()


def played(game, state, move, dice):
    after = state.copy()
    after.dice[:] = dice
    game.rules.play(after, game.box, move)
    return after


@BOTH
def test_worlds_that_go_on_alike_for_a_seat_are_guessed_alike(edition):
    """A world and a twin in which the others hold other cards: as long as the seat sees the same happen, it guesses the same."""
    telling = 0  # comparisons where the twins differ and cards were laid of which nobody can tell the deck
    for seed in range(12):
        game, chance = royals(edition, 2 + seed % 4), np.random.default_rng(seed)
        seat = seed % game.players
        world, twin = game.start(seed=seed).state, None
        while world.phase:
            between = world.phase in (DRAW, PLAY)  # how many steps a payment takes is nobody else's business
            if between and (twin is None or world.hand.tolist() == twin.hand.tolist()):
                twin = world.copy()
                game.rules.redeal(twin, game.box, seat)
            both = [move for move in legal(game, world) if twin is not None and move in legal(game, twin)]
            moves = both or legal(game, world)
            thrifty = [move for move in moves if move in range(DRAW_LAND, OCCUPY) or move == END]
            move = int(chance.choice(thrifty if thrifty and chance.random() < 0.3 else moves))
            dice = chance.integers(2**32, size=4, dtype=np.uint32)
            world, twin = played(game, world, move, dice), played(game, twin, move, dice) if both else None
            if twin is not None and seen(game, world, seat) != seen(game, twin, seat):
                twin = None
            if twin is not None and world.phase in (DRAW, PLAY):
                assert guesses(game, world, seat) == guesses(game, twin, seat)
                telling += bool(world.laid.any()) and world.hand.tolist() != twin.hand.tolist()
    assert telling > 100


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
    assert guesses(one.game, one.state, 0) == guesses(two.game, two.state, 0)
    for seat in (0, None):
        assert seen(one.game, one.state, seat) == seen(two.game, two.state, seat)
    assert observed(one.game, one.state, 0) == observed(two.game, two.state, 0)  # which old cards there are, not who has which
    assert observed(one.game, one.state, 1) != observed(two.game, two.state, 1)
    assert COUNTRIES[0] in one.position()["hands"][1]
