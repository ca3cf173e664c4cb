"""What the view says a seat could do and get: offers, ways to pay, rankings. The client works nothing of this out."""

from itertools import product

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royals.tables import BOTH, EDITIONS, hands, lay, legal, royals
from games.royals.test_payments import legal_payments, reached_payments

some_game = st.builds(royals, st.sampled_from(EDITIONS), st.integers(2, 5))


@settings(max_examples=15, deadline=None)
@given(some_game, st.integers(0, 10**6))
def test_offers_are_the_legal_positions_and_only_payments_are_what_is_paid(game, seed):
    match, chance = game.start(seed=seed), np.random.default_rng(seed)
    while not match.over:
        view = match.view(match.turn)
        offers = {offer.position: offer for offer in view.offers}
        assert sorted(offers) == sorted(move.split()[1] for move in legal(match, "occupy", "takeover"))
        move = str(chance.choice(match.legal()))
        match.play(move)
        if move.startswith(("occupy", "takeover")):
            offer = offers[move.split()[1]]
            assert (offer.intrigue_cards > 0) == move.startswith("takeover")
            after = match.view(match.log[-1].seat)
            if offer.cards is None:
                assert after.decision == "pay"
            else:
                gone = {card: count - after.hand.get(card, 0) for card, count in view.hand.items()}
                assert offer.cards == {card: count for card, count in gone.items() if count}
                plots = sum(count for card, count in offer.cards.items() if "+" in card)
                lands = sum(offer.cards.values()) - plots
                assert (lands, plots) == (offer.country_cards + 2 * offer.country_jokers, offer.intrigue_cards + offer.intrigue_jokers)


@settings(max_examples=10, deadline=None)
@given(some_game, st.integers(0, 10**6))
def test_the_ways_of_a_payment_are_what_can_be_reached_from_here(game, seed):
    """At every moment of a payment: each way of each part, and nothing else."""
    match, chance, payments = game.start(seed=seed), np.random.default_rng(seed), 0
    while not match.over and payments < 40:
        view = match.view(match.turn)
        if view.decision == "pay":
            payments += 1
            parts = [view.payment.country, *([view.payment.intrigue] if view.payment.intrigue else [])]
            found = [pairs(*(way.cards for way in chosen)) for chosen in product(*(part.ways for part in parts))]
            assert sorted(found) == sorted(set(reached(match)))
            assert all(way.jokers == part.ways[0].jokers for part in parts for way in part.ways)  # ROY-R7
        match.play(int(chance.choice(match.legal_ids())))


def pairs(*parts):
    return tuple(sorted(item for cards in parts for item in cards.items()))


def reached(match):
    """Every set of cards that a payment under way can come to."""
    found = []
    for move in match.legal():
        if move != "cancel":
            found += reached_payments(match, move)
    return found


@BOTH
@pytest.mark.rule("ROY-P3", "ROY-P5")
def test_a_payment_proposes_what_there_is_most_of(edition):
    hand = {"france": 1, "german-states": 5, "spain": 2, "german-states+britain": 3, "britain+spain": 1}
    match = lay(edition, hands=hands(hand), holders={"dijon-baron": 1}).play("takeover dijon-baron")
    payment = match.view(0).payment
    assert (payment.country.wanted, payment.intrigue.wanted) == (2, 1)
    assert payment.country.ways[0].cards == {"france": 1, "german-states": 3}
    assert payment.intrigue.ways[0].cards == {"german-states+britain": 2}
    assert payment.country.ways[0].jokers == payment.intrigue.ways[0].jokers == 1
    wanted = legal_payments(hand, "dijon-baron", True)
    assert len(wanted) == len(payment.country.ways) * len(payment.intrigue.ways)


@BOTH
@pytest.mark.rule("ROY-P3", "ROY-P5")
def test_an_only_payment_says_what_jokers_are_among_it(edition):
    hand = {"france": 1, "german-states": 3, "german-states+britain": 2}
    (offer,) = (
        each for each in lay(edition, hands=hands(hand), holders={"dijon-baron": 1}).view(0).offers if each.position == "dijon-baron"
    )
    assert (offer.cards, offer.country_cards, offer.country_jokers) == (hand, 2, 1)
    assert (offer.intrigue_cards, offer.intrigue_jokers) == (1, 1)


@BOTH
def test_only_who_decides_gets_offers_and_ways(edition):
    match = lay(edition, hands=hands({"france": 1, "german-states": 3, "spain": 3}))
    assert [match.view(seat).offers != [] for seat in (0, 1, None)] == [True, False, False]
    match.play("occupy dijon-baron")
    view = match.game.rooms.view.view
    told = [b"ways" in msgspec.json.encode(view(match.state, match.game.box, seat)) for seat in (0, 1, None)]
    assert told == [True, False, False]


@BOTH
@pytest.mark.rule("ROY-E5", "ROY-T1", "ROY-H1")
def test_rankings_shares_and_what_must_be_discarded(edition):
    held = {"dijon-duke": 0, "lyon-countess": 1, "dijon-baron": 1, "madrid-king": 2}
    titles = {"king": [1, 0, 0], "duke": [1, 1, 0], "baron": [1, 1, 1]}
    match = lay(edition, holders=held, titles=titles, hands=hands({"france": 9, "spain": 5, "france+spain": 3, "britain+spain": 2}))
    view = match.view(0)
    assert [country.ranking for country in view.countries] == [[0, 1], [], [], [2]]
    shares = {title.name: title.shares for title in view.titles}
    assert [title.half for title in view.titles] == [1, 2, 3, 4, 5, 6, 8]
    assert (shares["king"], shares["duke"], shares["baron"], shares["marshal"]) == ([16, 0, 0], [4, 4, 0], [0] * 3, [0] * 3)
    assert view.excess is None
    match.play("end")
    assert msgspec.to_builtins(match.view(0).excess) == {"country": 2, "intrigue": 1}
