"""Royals: every legal payment can be made, in any order; in ordered records each in one way only; and a payment can be taken back."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import regalia
from games.royals.tables import BOTH, COUNTRIES, EDITIONS, hands, lay, legal, refused, royals
from regalia.games.royals import rules
from regalia.games.royals.moves import CANCEL, MOVES
from regalia.games.royals.state import CARDS, PLOT_NAMES

COST = {"marshal": 1, "baron": 2, "countess": 3, "duke": 4, "cardinal": 5, "princess": 6, "king": 8}
FEW_CARDS = 12
CITY = {"marseille": "france", "dijon": "france", "lyon": "france", "paris": "france", "vienna": "german-states", "dublin": "britain",
        "edinburgh": "britain", "madrid": "spain", "seville": "spain", "barcelona": "spain"}  # fmt: skip


def parts(hand, names):
    """Every selection of cards from a hand."""
    for counts in product(*(range(hand.get(name, 0) + 1) for name in names)):
        yield dict(zip(names, counts, strict=True))


def stands_for(real, others, wanted, group, held):
    """Whether cards pay `wanted`: of the `held` real cards as many as are wanted, and a group for each that is lacking (ROY-R7)."""
    alone = min(held, wanted)
    return alone <= real and real - alone + others == group * (wanted - alone)


def legal_payments(hand, place, takeover):
    """All sets of cards that pay for a position, by trying every selection of the hand."""
    city, title = place.split("-")
    country = CITY[city]
    found = set()
    own = hand.get(country, 0)
    plotting = sum(count for card, count in hand.items() if card in PLOT_NAMES and country in card.split("+"))
    for lands in parts(hand, COUNTRIES):
        if not stands_for(lands[country], sum(lands.values()) - lands[country], COST[title], 3, own):
            continue
        for plots in parts(hand, PLOT_NAMES) if takeover else [{}]:
            serving = sum(count for card, count in plots.items() if country in card.split("+"))
            if takeover and not stands_for(serving, sum(plots.values()) - serving, 2 if title == "king" else 1, 2, plotting):
                continue
            found.add(tuple(sorted((card, count) for card, count in {**lands, **plots}.items() if count)))
    return found


def reached_payments(match, move, ordered=False):
    """The cards discarded on every way from a move to its complete payment."""
    state, box = match.state.copy(), match.game.box
    state.ordered = ordered
    start = state.hand[state.turn].copy()
    found = []

    def follow(s, choice):
        s = s.copy()
        rules.play(s, box, choice)
        if s.phase != 3:
            gone = start - s.hand[s.turn]
            found.append(tuple(sorted((CARDS[kind], int(count)) for kind, count in enumerate(gone) if count)))
            return
        moves = np.zeros(32, np.int16)
        options = [each for each in moves[: rules.legal(s, box, moves)] if each != CANCEL]
        assert len(options) > 1  # what leaves no choice is not asked
        for option in options:
            follow(s, option)

    follow(state, MOVES.read(move).id)
    return found


def check(edition, hand, place, takeover):
    holders = {place: 1} if takeover else {}
    match = royals(edition).position({"phase": "play", "hands": hands(hand), "holders": holders}, seed=1)
    move = f"{'takeover' if takeover else 'occupy'} {place}"
    wanted = legal_payments(hand, place, takeover)
    assert (move in match.legal()) == bool(wanted)
    if wanted:
        found = reached_payments(match, move, ordered=True)
        assert max(Counter(found).values()) == 1
        assert set(found) == wanted
        if sum(hand.values()) <= FEW_CARDS:  # in any order there are many more ways
            assert set(reached_payments(match, move)) == wanted


@pytest.mark.rule("ROY-P2", "ROY-P3", "ROY-R7")
@BOTH
@pytest.mark.parametrize("place", ["marseille-marshal", "dijon-baron", "barcelona-countess", "dublin-duke", "vienna-king"])
@pytest.mark.parametrize("hand", [
    {"france": 4, "german-states": 3, "britain": 3, "spain": 2}, {"france": 8, "spain": 4}, {"german-states": 8},
    {"britain": 2, "spain": 9},
    {"france": 1, "german-states": 1, "britain": 1, "spain": 1}, {"german-states": 6, "britain": 6, "france": 3},
])  # fmt: skip
def test_country_cards_pay_in_every_mix_once(edition, place, hand):
    check(edition, hand, place, takeover=False)


@pytest.mark.rule("ROY-P4", "ROY-P5", "ROY-P3", "ROY-R7")
@BOTH
@pytest.mark.parametrize(("place", "hand"), [
    ("dijon-baron", {"france": 3, "spain": 3, "france+spain": 1, "france+britain": 1, "german-states+britain": 1}),
    ("paris-king", {"france": 8, "spain": 3, "france+spain": 2, "france+britain": 1, "german-states+britain": 1, "britain+spain": 1}),
    ("madrid-king", {"spain": 8, "france+german-states": 3, "german-states+britain": 1}),
    ("madrid-king", {"spain": 9, "france+spain": 1, "german-states+britain": 3}),
    ("vienna-king", {"german-states": 10, "france+german-states": 4}),
    ("seville-baron", {"spain": 1, "france": 4, "france+german-states": 2, "britain+spain": 2}),
])  # fmt: skip
def test_take_overs_pay_in_every_mix_once(edition, place, hand):
    check(edition, hand, place, takeover=True)


@pytest.mark.rule("ROY-P3", "ROY-P5", "ROY-R5")
@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(EDITIONS),
    st.lists(st.integers(0, 4), min_size=4, max_size=4),
    st.lists(st.sampled_from(PLOT_NAMES), max_size=5),
    st.sampled_from(["marseille-marshal", "dijon-baron", "edinburgh-countess", "dublin-duke", "seville-cardinal", "paris-king"]),
    st.booleans(),
)
def test_any_hand_pays_in_every_mix_once(edition, lands, plots, place, takeover):
    assume(sum(lands) <= 15)
    hand = {**dict(zip(COUNTRIES, lands, strict=True)), **{card: min(4, count) for card, count in Counter(plots).items()}}
    check(edition, hand, place, takeover)


@pytest.mark.rule("ROY-P3", "ROY-P5", "ROY-R7")
@BOTH
def test_jokers_stand_only_for_what_is_lacking(edition):
    """Four French cards pay a Baron with two; one and six others are the one and a joker of three; intrigue alike."""
    enough = lay(edition, hands=hands({"france": 4, "spain": 3, "france+spain": 1, "german-states+britain": 2}), holders={"dijon-baron": 1})
    enough.play("takeover dijon-baron")
    assert enough.position()["hands"][0] == {"france": 2, "spain": 3, "german-states+britain": 2}
    short = lay(edition, hands=hands({"france": 1, "german-states": 3, "spain": 3}))
    short.play("occupy dijon-baron")
    assert short.view(0).payment.committed == {"france": 1}
    assert legal(short) == ["pay german-states", "pay spain", "cancel"]
    with pytest.raises(regalia.BadInput):  # nobody is asked how many jokers to use
        short.play("jokers 1")


@pytest.mark.rule("ROY-R8", "ROY-P3")
@BOTH
def test_one_card_named_for_a_joker_does_not_name_the_others(edition):
    match = lay(edition, hands=hands({"france": 1, "britain": 3, "spain": 3}))
    match.play("occupy dijon-baron").play("pay spain")
    assert match.view(0).payment.committed == {"france": 1, "spain": 1}
    assert match.view(0).payment.owed == 2
    assert legal(match) == ["pay britain", "pay spain", "cancel"]
    match.play("pay britain").play("pay britain")
    assert match.position()["hands"][0] == {"britain": 1, "spain": 2}


@pytest.mark.rule("ROY-R8", "ROY-P4")
@BOTH
def test_country_and_intrigue_cards_are_named_in_any_order(edition):
    hand = {"france": 1, "britain": 2, "spain": 2, "france+spain": 1, "france+britain": 1}
    orders = [
        ["pay spain", "pay france+britain", "pay britain", "pay britain"],
        ["pay france+britain", "pay britain", "pay spain", "pay britain"],
    ]
    found = set()
    for order in orders:
        match = lay(edition, hands=hands(hand), holders={"dijon-baron": 1}).play("takeover dijon-baron")
        for move in order:
            match.play(move)
        found.add(str(match.position()["hands"][0]))
    assert found == {str({"spain": 1, "france+spain": 1})}


@pytest.mark.rule("ROY-P2")
@BOTH
def test_the_only_payment_is_made_without_asking(edition):
    match = lay(edition, hands=hands({"france": 2, "britain": 1}))
    match.play("occupy dijon-baron")
    assert match.view(0).decision == "play"
    assert match.position()["hands"][0] == {"britain": 1}
    forced = lay(edition, hands=hands({"britain": 6}))
    forced.play("occupy dijon-baron")
    assert forced.position()["hands"][0] == {}


@pytest.mark.rule("ROY-P2", "ROY-P4")
@BOTH
@pytest.mark.parametrize("steps", [
    ["occupy dijon-duke"], ["occupy dijon-duke", "pay spain"], ["occupy dijon-duke", "pay britain"],
    ["takeover lyon-princess"], ["takeover lyon-princess", "pay spain", "pay britain"],
    ["takeover lyon-princess", "pay spain", "pay france+spain"],
])  # fmt: skip
def test_a_payment_can_be_taken_back_until_it_is_complete(edition, steps):
    hand = {"france": 3, "german-states": 3, "britain": 3, "spain": 6, "france+spain": 2, "france+britain": 1, "german-states+britain": 1}
    match = lay(edition, hands=hands(hand), holders={"lyon-princess": 1})
    before = match.position()
    for step in steps:
        match.play(step)
        assert match.view(0).decision == "pay"
        assert refused(match, "end") == "ROY-P2"
        assert match.position()["hands"][0] == hand  # nothing has left the hand
    match.play("cancel")
    assert match.position() == before
    assert refused(match, "cancel") == "ROY-P2"


@pytest.mark.rule("ROY-P3", "ROY-R8")
@BOTH
def test_the_cards_of_jokers_are_named_in_any_order(edition):
    match = lay(edition, hands=hands({"france": 1, "german-states": 2, "britain": 3, "spain": 2}))
    match.play("occupy dijon-baron")
    assert match.view(0).payment.committed == {"france": 1}  # one real card, one joker
    assert legal(match) == ["pay german-states", "pay britain", "pay spain", "cancel"]
    assert refused(match, "pay france") == "ROY-P3"
    assert refused(match, "pay france+spain") == "ROY-P5"
    match.play("pay spain")
    assert legal(match) == ["pay german-states", "pay britain", "pay spain", "cancel"]
    match.play("pay german-states")
    match.play("pay spain")
    assert match.position()["hands"][0] == {"german-states": 1, "britain": 3}


@pytest.mark.rule("ROY-P9")
@BOTH
def test_others_do_not_see_a_payment_before_it_is_complete(edition):
    match = lay(edition, hands=hands({"france": 1, "german-states": 3, "spain": 3}))
    seen = match.view(1), match.view(None)
    match.play("occupy dijon-baron")
    assert (match.view(1), match.view(None)) == seen
    assert match.view(0).payment.position == "dijon-baron"
    for _ in range(2):
        match.play("pay spain")
        assert (match.view(1), match.view(None)) == seen
    match.play("pay german-states")
    assert match.view(1).discards["france"] == seen[0].discards.get("france", 0) + 1  # done: the cards lie open


# A payment under way, laid out by hand

PAYING = {"hands": hands({"france": 4, "german-states": 2, "britain": 4, "spain": 5, "france+spain": 1, "german-states+britain": 2,
                          "britain+spain": 2}), "holders": {"lyon-princess": 1}}  # fmt: skip
BEGUN = {"position": "lyon-princess", "paid": {"france": 4, "britain": 1, "france+spain": 1}}


@BOTH
@pytest.mark.parametrize("nth", [0, -1])
def test_every_moment_of_a_payment_reads_back(edition, nth):
    match = lay(edition, **PAYING).play("takeover lyon-princess")
    steps = 0
    while match.view(0).decision == "pay":
        again = match.game.position(match.position())
        assert again.position() == match.position()
        assert again.legal() == match.legal()
        match.play([move for move in match.legal() if move != "cancel"][nth])
        steps += 1
    assert steps >= 3


@pytest.mark.parametrize("paid", [
    {"france": 3, "britain": 1, "france+spain": 1}, {"britain": 1}, {"france": 4, "britain": 7, "france+spain": 1},
    {"france": 4, "france+spain": 1, "german-states+britain": 1}, {"france": 4, "german-states": 1},
])  # fmt: skip
def test_a_payment_that_no_choice_leads_to_is_refused(paid):
    lay("2014", phase="pay", payment=BEGUN, **PAYING)
    with pytest.raises(regalia.BadInput, match="payment: no choice of cards leads to this payment for lyon-princess"):
        lay("2014", phase="pay", payment={**BEGUN, "paid": paid}, **PAYING)


@pytest.mark.parametrize(("changed", "told"), [
    ({"paid": {"france+spain": 5}}, "payment.paid.france+spain"), ({"paid": {"france": -1}}, "payment.paid.france"),
    ({"stage": "country-cards"}, "payment"), ({"paid": {"prussia": 1}}, "payment.paid"),
])  # fmt: skip
def test_a_part_of_a_payment_that_cannot_be_is_refused_by_name(changed, told):
    with pytest.raises(regalia.BadInput) as caught:
        lay("2014", phase="pay", payment={**BEGUN, **changed}, **PAYING)
    assert told in str(caught.value)


def test_a_payment_without_cubes_or_without_a_choice_is_refused():
    with pytest.raises(regalia.BadInput, match="cannot pay for lyon-princess"):
        lay("2014", phase="pay", payment=BEGUN, titles={"duke": [45, 0, 0]}, **PAYING)
    with pytest.raises(regalia.BadInput, match="leaves no choice"):
        lay("2014", phase="pay", payment={"position": "dijon-baron"}, hands=hands({"france": 2}))
