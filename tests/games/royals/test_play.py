"""Royals: occupying and taking over positions, the hand limit, bonuses."""

import numpy as np
import pytest

from games.royals.tables import ALL_TITLES, BOTH, buy, hands, lay, legal, refused
from regalia.games.royals import rules
from regalia.games.royals.moves import END, MAX_LEGAL

FRANCE_BUT_DIJON = {"paris-king": 0, "lyon-countess": 0, "bordeaux-baron": 0, "marseille-marshal": 0}


@pytest.mark.rule("ROY-P1")
@BOTH
def test_any_number_of_actions_in_any_order(edition):
    hand = {"france": 7, "spain": 1, "france+spain": 1}
    match = lay(edition, hands=hands(hand), holders={"dijon-baron": 1})
    assert "end" in match.legal()
    buy(match, "occupy valencia-marshal", "takeover dijon-baron", "occupy marseille-marshal", "occupy dijon-duke")
    assert match.position()["holders"] == {"dijon-duke": 0, "dijon-baron": 0, "marseille-marshal": 0, "valencia-marshal": 0}
    assert match.position()["hands"][0] == {}
    assert lay(edition, hands=hands(hand)).play("end").turn == 1  # or none at all


@pytest.mark.rule("ROY-P2")
@BOTH
def test_occupy(edition):
    match = lay(edition, hands=hands({"france": 2, "britain": 1}), discards={})
    cubes = match.view().seats[0].cubes
    buy(match, "occupy dijon-baron")
    view = match.view(0)
    assert view.hand == {"britain": 1}
    assert view.discards == {"france": 2}
    assert match.position()["holders"] == {"dijon-baron": 0}
    assert match.position()["titles"]["baron"] == [1, 0, 0]
    assert view.seats[0].cubes == cubes - 2
    assert view.countries[0].influence == [1, 0, 0]
    assert refused(match, "occupy paris-king") == "ROY-P2"  # too dear


@pytest.mark.rule("ROY-P2", "ROY-R5", "ROY-C6")
@BOTH
@pytest.mark.parametrize(("seat", "stock"), [(0, 46), (2, 36)])
@pytest.mark.parametrize(("left", "possible"), [(2, True), (1, False), (0, False)])
def test_two_cubes_are_needed(edition, seat, stock, left, possible):
    hand = {"france": 5, "france+spain": 2}
    titles = {"marshal": [stock - left if each == seat else 0 for each in range(3)]}
    match = lay(edition, turn=seat, hands=[hand if each == seat else {} for each in range(3)], titles=titles, holders={"dijon-baron": 1})
    assert match.view().seats[seat].cubes == left
    assert ("occupy marseille-marshal" in match.legal()) == possible
    assert ("takeover dijon-baron" in match.legal()) == possible
    if not possible:
        assert match.legal() == ["end"]
        assert refused(match, "occupy marseille-marshal") == refused(match, "takeover dijon-baron") == "ROY-R5"


@pytest.mark.rule("ROY-P3")
@BOTH
@pytest.mark.parametrize(("hand", "payable"), [
    ({"france": 2}, True), ({"france": 1, "spain": 3}, True), ({"france": 1, "spain": 2}, False),
    ({"spain": 4, "britain": 2}, True), ({"spain": 3, "britain": 2}, False), ({"france": 4}, True),
    ({"france": 1, "spain": 2, "britain": 1}, True),
])  # fmt: skip
def test_three_country_cards_stand_for_one(edition, hand, payable):
    assert ("occupy dijon-baron" in lay(edition, hands=hands(hand)).legal()) == payable


@pytest.mark.rule("ROY-P3", "ROY-R7")
@BOTH
def test_no_joker_is_used_without_need(edition):
    match = lay(edition, hands=hands({"france": 4}))
    match.play("occupy dijon-baron")
    assert match.view(0).hand == {"france": 2}
    assert match.position()["holders"] == {"dijon-baron": 0}


@pytest.mark.rule("ROY-R5")
@BOTH
def test_jokers_are_not_made_of_jokers(edition):
    """Nine cards make three stand-ins, never one of a stand-in."""
    for size in range(16):
        hand = {"spain": min(size, 8), "britain": max(0, size - 8)}
        assert ("occupy dijon-duke" in lay(edition, hands=hands(hand)).legal()) == (size >= 12)
    for size in range(5):
        hand = {"spain": 12, "german-states+britain": size}
        match = lay(edition, hands=hands(hand), holders={"madrid-king": 1})
        assert ("takeover madrid-king" in match.legal()) == (size >= 4)


@pytest.mark.rule("ROY-P4")
@BOTH
def test_take_over_needs_intrigue_and_the_cost(edition):
    both = lay(edition, hands=hands({"france": 2, "france+spain": 1}), holders={"dijon-baron": 1}, discards={}, intrigue_discards={})
    buy(both, "takeover dijon-baron")
    assert both.position()["holders"] == {"dijon-baron": 0}
    assert both.view().discards == {"france": 2}
    assert both.view().intrigue_discards == {"france+spain": 1}
    for hand in ({"france": 2}, {"france": 1, "france+spain": 3}, {"france": 2, "german-states+spain": 1}):
        match = lay(edition, hands=hands(hand), holders={"dijon-baron": 1})
        assert legal(match, "takeover") == []
        assert refused(match, "takeover dijon-baron") in ("ROY-P2", "ROY-P4")
    assert refused(lay(edition, hands=hands({"france": 9, "france+spain": 1})), "takeover dijon-baron") == "ROY-P4"  # vacant


@pytest.mark.rule("ROY-P4", "ROY-R1")
@BOTH
@pytest.mark.parametrize("king", ["paris-king", "vienna-king", "london-king", "madrid-king"])
def test_a_king_costs_two_intrigue_cards(edition, king):
    country = {"paris-king": "france", "vienna-king": "german-states", "london-king": "britain", "madrid-king": "spain"}[king]
    card = "france+german-states" if country in ("france", "german-states") else "britain+spain"
    one = lay(edition, hands=hands({country: 8, card: 1}), holders={king: 1})
    assert refused(one, f"takeover {king}") == "ROY-P4"
    two = lay(edition, hands=hands({country: 8, card: 3}), holders={king: 1}, intrigue_discards={})
    buy(two, f"takeover {king}")
    assert two.view().intrigue_discards == {card: 2}


@pytest.mark.rule("ROY-P5")
@BOTH
def test_two_intrigue_cards_stand_for_one(edition):
    strange = {"german-states+britain": 2}
    match = lay(edition, hands=hands({"france": 2, **strange}), holders={"dijon-baron": 1}, intrigue_discards={})
    buy(match, "takeover dijon-baron")
    assert match.view().intrigue_discards == strange
    king = lay(edition, hands=hands({"france": 8, "german-states+britain": 4}), holders={"paris-king": 1}, intrigue_discards={})
    buy(king, "takeover paris-king")
    assert king.view().intrigue_discards == {"german-states+britain": 4}  # up to four for a King
    mixed = lay(edition, hands=hands({"france": 8, "german-states+britain": 2, "france+spain": 1}), holders={"paris-king": 1})
    buy(mixed, "takeover paris-king")
    assert mixed.position()["hands"][0] == {}
    short = lay(edition, hands=hands({"france": 8, "german-states+britain": 3}), holders={"paris-king": 1})
    assert refused(short, "takeover paris-king") == "ROY-P4"


@pytest.mark.rule("ROY-P6")
@BOTH
def test_the_displaced_cube_stays_in_the_city(edition):
    match = lay(edition, hands=hands({"france": 2, "france+spain": 1}), holders={"dijon-baron": 1}, displaced={"dijon": [0, 1, 2]})
    assert match.view().countries[0].influence == [0, 1, 0]
    buy(match, "takeover dijon-baron")
    position = match.position()
    assert position["displaced"] == {"dijon": [0, 2, 2]}
    assert match.view().countries[0].influence == [1, 0, 0]
    assert position["titles"]["baron"] == [1, 1, 0]  # the marker cube stays


@pytest.mark.rule("ROY-P7")
@BOTH
def test_own_positions_and_one_cube_a_position(edition):
    match = lay(
        edition, hands=hands({"france": 9, "france+spain": 2}), holders={"dijon-baron": 0, "dijon-duke": 1}, titles={"duke": [3, 4, 0]}
    )
    assert refused(match, "takeover dijon-baron") == refused(match, "occupy dijon-baron") == "ROY-P7"
    assert refused(match, "occupy dijon-duke") == "ROY-P7"
    buy(match, "takeover dijon-duke")
    assert match.position()["holders"]["dijon-duke"] == 0
    assert match.position()["titles"]["duke"] == [4, 4, 0]  # any number on a marker


@pytest.mark.rule("ROY-P8", "ROY-R8")
@BOTH
def test_two_piles_of_discards(edition):
    match = lay(edition, hands=hands({"spain": 1, "france+spain": 1}), holders={"valencia-marshal": 2}, discards={}, intrigue_discards={})
    buy(match, "takeover valencia-marshal")
    assert match.view().discards == {"spain": 1}
    assert match.view().intrigue_discards == {"france+spain": 1}


# The hand limit


@pytest.mark.rule("ROY-H1")
@BOTH
def test_twelve_country_and_four_intrigue_cards(edition):
    hand = {"france": 8, "spain": 7, "france+spain": 3, "britain+spain": 2}
    match = lay(edition, hands=hands(hand), discards={}, intrigue_discards={})
    match.play("end")
    assert legal(match) == ["discard france", "discard spain", "discard france+spain", "discard britain+spain"]
    assert refused(match, "end") == refused(match, "discard britain") == refused(match, "occupy paris-king") == "ROY-H1"
    match.play("discard france").play("discard spain").play("discard britain+spain")
    assert legal(match) == ["discard france", "discard spain"]
    assert refused(match, "discard france+spain") == refused(match, "discard britain+spain") == "ROY-H1"  # four are left
    assert refused(match, "pay france") == refused(match, "cancel") == "ROY-H1"
    match.play("discard spain")
    assert match.turn == 1
    assert match.position()["hands"][0] == {"france": 7, "spain": 5, "france+spain": 3, "britain+spain": 1}
    assert match.view().discards == {"france": 1, "spain": 2}
    assert match.view().intrigue_discards == {"britain+spain": 1}


@pytest.mark.rule("ROY-H1", "ROY-R8")
@BOTH
def test_one_card_discarded_does_not_discard_the_others(edition):
    match = lay(edition, hands=hands({"france": 8, "spain": 7}), discards={})
    match.play("end").play("discard spain")
    assert match.view().discards == {"spain": 1}
    assert legal(match) == ["discard france", "discard spain"]
    match.play("discard france").play("discard spain")
    assert match.turn == 1
    assert match.view().discards == {"france": 1, "spain": 2}


@pytest.mark.rule("ROY-H1", "ROY-R8")
@BOTH
def test_a_pile_that_leaves_no_choice_is_discarded_without_asking(edition):
    match = lay(edition, hands=hands({"france": 14, "france+spain": 3, "britain+spain": 2}), discards={}, intrigue_discards={})
    match.play("end")
    assert match.view(0).discards == {"france": 2}
    assert legal(match) == ["discard france+spain", "discard britain+spain"]


@pytest.mark.rule("ROY-H1")
@BOTH
def test_within_the_limit_nothing_is_discarded_and_more_is_fine_during_the_turn(edition):
    at_limit = {"france": 12, "france+spain": 4}
    assert lay(edition, hands=hands(at_limit)).play("end").position()["hands"][0] == at_limit
    match = lay(edition, phase="draw", hands=hands({"france": 12}), display=["spain", "spain", "spain"])
    for _ in range(3):
        match.play("take spain")
    assert match.view(0).seats[0].country_cards == 15
    buy(match, "occupy paris-king")
    assert match.play("end").turn == 1


@pytest.mark.rule("ROY-H1", "ROY-R8")
@BOTH
@pytest.mark.parametrize("ordered", [True, False])
def test_every_set_of_discards_is_reached_and_in_an_ordered_record_once(edition, ordered):
    match = lay(edition, hands=hands({"france": 6, "german-states": 1, "britain": 5, "spain": 3}), discards={})
    found = []

    def follow(s, move):
        s = s.copy()
        rules.play(s, match.game.box, move)
        if s.turn:
            found.append(tuple(s.discards.tolist()))
            return
        moves = np.zeros(MAX_LEGAL, np.int16)
        for each in moves[: rules.legal(s, match.game.box, moves)].copy():
            follow(s, each)

    begun = match.state.copy()
    begun.ordered = ordered
    follow(begun, END)
    wanted = {(f, g, b, 3 - f - g - b) for f in range(4) for g in range(2) for b in range(4) if 0 <= 3 - f - g - b <= 3}
    assert set(found) == wanted
    assert (len(found) == len(wanted)) == ordered


# Bonuses


@pytest.mark.rule("ROY-B1", "ROY-R2")
@BOTH
def test_the_first_occupier_takes_the_city_token(edition):
    match = lay(edition, hands=hands({"france": 6}, {"france": 4, "france+spain": 1}))
    buy(match, "occupy dijon-baron")
    assert match.scores == [3, 0, 0]
    assert match.view(0).seats[0].tokens[0].of == "dijon"
    buy(match, "occupy dijon-duke")
    assert match.scores == [3, 0, 0]  # once
    match = lay(edition, turn=1, holders={"dijon-baron": 0}, hands=hands({}, {"france": 4, "france+spain": 1}))
    buy(match, "takeover dijon-baron")
    assert match.scores == [3, 0, 0]  # nothing for displacing


@pytest.mark.rule("ROY-B2")
@BOTH
def test_a_cube_in_every_city_of_a_country(edition):
    match = lay(edition, holders=FRANCE_BUT_DIJON, hands=hands({"france": 6}))
    before = match.scores[0]
    buy(match, "occupy dijon-baron")
    assert match.scores[0] == before + 3 + 14
    assert match.view().countries[0].tokens == [7]
    buy(match, "occupy dijon-duke")
    assert match.scores[0] == before + 3 + 14  # one a country


@pytest.mark.rule("ROY-B2", "ROY-P6")
@BOTH
def test_displaced_cubes_count_for_the_country(edition):
    held = {"paris-king": 1, "lyon-countess": 0, "bordeaux-baron": 0, "marseille-marshal": 0, "dijon-duke": 1}
    match = lay(edition, holders=held, displaced={"paris": [1, 0, 0]}, hands=hands({"france": 2}))
    before = match.scores[0]
    buy(match, "occupy dijon-baron")
    assert match.scores[0] == before + 14
    without = lay(edition, holders=held, hands=hands({"france": 2}))
    before = without.scores[0]
    assert buy(without, "occupy dijon-baron").scores[0] == before


@pytest.mark.rule("ROY-B2")
@BOTH
@pytest.mark.parametrize(("taken", "gain"), [([None, None], 14), ([1, None], 7), ([1, 2], 0)])
def test_the_highest_country_token_left(edition, taken, gain):
    match = lay(edition, holders=FRANCE_BUT_DIJON, hands=hands({"france": 2}), tokens={"countries": {"france": taken}})
    before = match.scores[0]
    buy(match, "occupy dijon-baron")
    assert match.scores[0] == before + 3 + gain


@pytest.mark.rule("ROY-B3")
@BOTH
@pytest.mark.parametrize(
    ("taken", "gain"), [([None] * 3, 16), ([1, None, None], 12), ([1, 2, None], 8), ([1, 2, 3], 0), ([0, None, None], 0)]
)
def test_a_cube_on_every_title(edition, taken, gain):
    titles = {title: [int(title != "baron"), 0, 0, 0] for title in ALL_TITLES}
    match = lay(edition, 4, titles=titles, hands=hands({"france": 2}, players=4), tokens={"cities": {"dijon": 1}, "noble-houses": taken})
    before = match.scores[0]
    buy(match, "occupy dijon-baron")
    assert match.scores[0] == before + gain
    missing = lay(edition, 4, titles={**titles, "king": [0] * 4}, hands=hands({"france": 2}, players=4), tokens={"cities": {"dijon": 1}})
    assert buy(missing, "occupy dijon-baron").scores[0] == 0


@pytest.mark.rule("ROY-R6")
@BOTH
def test_all_bonuses_of_one_action_are_taken(edition):
    titles = {title: [int(title != "duke"), 0, 0, 0] for title in ALL_TITLES}
    match = lay(edition, 4, holders=FRANCE_BUT_DIJON, titles=titles, hands=hands({"france": 4}, players=4))
    before = match.scores[0]
    held = [(token.kind, token.of) for token in match.view(0).seats[0].tokens]
    buy(match, "occupy dijon-duke")
    assert match.scores[0] == before + 3 + 14 + 16
    new = [token for token in match.view(0).seats[0].tokens if (token.kind, token.of) not in held]
    assert [(token.kind, token.value) for token in new] == [("city", 3), ("country", 14), ("noble-house", 16)]


@pytest.mark.rule("ROY-P2", "ROY-P4", "ROY-P6", "ROY-E3")
@BOTH
def test_the_worked_example_of_the_rules(edition):
    """Ferdinand becomes Baron of Dijon; Louis takes over; the third period of four players ends after the fourth."""
    match = lay(edition, 4, hands=hands({"france": 2}, {"france": 2, "france+spain": 1}, players=4))
    buy(match, "occupy dijon-baron")
    assert match.view().countries[0].influence == [1, 0, 0, 0]
    match.play("end").play("draw intrigue").play("draw country")
    louis = lay(
        edition, 4, turn=1, holders={"dijon-baron": 0}, hands=hands({}, {"france": 2, "france+spain": 1}, players=4),
        discards={}, intrigue_discards={},
    )  # fmt: skip
    buy(louis, "takeover dijon-baron")
    position = louis.position()
    assert position["holders"] == {"dijon-baron": 1}
    assert position["displaced"] == {"dijon": [1, 0, 0, 0]}
    assert position["titles"]["baron"] == [1, 1, 0, 0]
    assert louis.view().countries[0].influence == [0, 1, 0, 0]
    assert louis.view().discards == {"france": 2}
    assert louis.view().intrigue_discards == {"france+spain": 1}

    last = lay(edition, 4, phase="draw", period=3, turn=1, deck={"spain": 2}, display=["france"] * 3)
    seats = []
    while not last.over:
        seats += [last.turn] if seats[-1:] != [last.turn] else []
        last.play("end" if "end" in last.legal() else last.legal()[0] if "draw country" not in last.legal() else "draw country")
    assert seats == [1, 2, 3]
