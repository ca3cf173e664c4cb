"""Royals: what is in the box, the setup, and drawing cards."""

from collections import Counter

import pytest

import regalia
from games.royals.tables import ALL_TITLES, BOTH, CARDS, COUNTRIES, PLAYERS, buy, in_play, lay, legal, refused, royals


@pytest.mark.rule("ROY-C1")
@BOTH
def test_four_countries_with_sixteen_cities(edition):
    cities = royals(edition).start(seed=1).view().cities
    assert Counter(city.country for city in cities) == {"france": 5, "german-states": 4, "britain": 3, "spain": 4}


@pytest.mark.rule("ROY-C2", "ROY-S3")
@BOTH
@PLAYERS
def test_country_cards_in_play(edition, players):
    start = royals(edition, players).start(seed=1).position()
    cards = Counter(start["deck"]) + Counter(start["display"])
    assert cards == in_play(edition, players)
    assert sum(CARDS[edition]) == {"2014": 99, "2016": 102}[edition]
    if players == 5:
        assert [cards[country] for country in COUNTRIES] == list(CARDS[edition])


@pytest.mark.rule("ROY-C3", "ROY-S5")
@BOTH
def test_four_intrigue_cards_of_each_pair(edition):
    match = royals(edition).start(seed=1)
    deck = match.position()["intrigue-deck"]
    assert sorted(map(sorted, (card.split("+") for card in deck))) == sorted(
        sorted(pair) for i, a in enumerate(COUNTRIES) for b in COUNTRIES[i + 1 :] for pair in [(a, b)]
    )
    assert set(deck.values()) == {4}
    assert match.view(0).intrigue_deck == 24  # and nobody sees what is in it
    assert "intrigue-deck" not in match.view(0).__struct_fields__


@pytest.mark.rule("ROY-C3")
@BOTH
@pytest.mark.parametrize(("place", "card", "serves"), [
    ("dijon-baron", "france+spain", True), ("dijon-baron", "france+britain", True), ("dijon-baron", "german-states+spain", False),
    ("seville-baron", "france+spain", True), ("dublin-duke", "france+britain", True), ("dublin-duke", "german-states+spain", False),
])  # fmt: skip
def test_an_intrigue_card_serves_for_either_of_its_countries(edition, place, card, serves):
    hand = {"france": 4, "spain": 4, "britain": 4, card: 1}
    match = lay(edition, holders={place: 1}, hands=[hand, {}, {}])
    assert (f"takeover {place}" in match.legal()) == serves


@pytest.mark.rule("ROY-C4")
@BOTH
def test_tokens(edition):
    view = royals(edition, 5).start(seed=1).view()
    assert all(city.token for city in view.cities)
    assert [len(country.tokens) for country in view.countries] == [2] * 4
    assert all(country.tokens[0] > country.tokens[1] and country.period[0] > country.period[1] for country in view.countries)
    assert view.noble_houses == [16, 12, 8]
    periods = royals(edition, 5).start(seed=1).position()["tokens"]["periods"]
    assert sum(len(tokens) for countries in periods.values() for tokens in countries.values()) == 24
    assert list(periods) == ["1648", "1680", "1714"]
    assert [title.name for title in view.titles] == list(ALL_TITLES)
    assert all(title.value % 2 == 0 for title in view.titles)


@pytest.mark.rule("ROY-C5")
@BOTH
def test_a_title_costs_the_same_everywhere(edition):
    costs = dict(zip(ALL_TITLES, (1, 2, 3, 4, 5, 6, 8), strict=True))
    for city in royals(edition).start(seed=1).view().cities:
        for position in city.positions:
            assert position.cost == costs[position.title]
            enough = lay(edition, hands=[{city.country: position.cost}, {}, {}])
            assert f"occupy {position.name}" in enough.legal()
            short = lay(edition, hands=[{city.country: position.cost - 1}, {}, {}])
            assert f"occupy {position.name}" not in short.legal()


@pytest.mark.rule("ROY-C6")
@BOTH
@PLAYERS
def test_cubes_and_colours(edition, players):
    seats = royals(edition, players).start(seed=1).view().seats
    assert [seat.cubes for seat in seats] == [46, 46, 36, 36, 36][:players]
    colours = {"2014": ("black", "white", "grey", "purple", "orange"), "2016": ("blue", "red", "yellow", "purple", "orange")}
    assert tuple(seat.colour for seat in seats) == royals(edition, players).seats == colours[edition][:players]


@pytest.mark.rule("ROY-C7")
@BOTH
def test_positions_of_the_board(edition):
    cities = royals(edition).start(seed=1).view().cities
    positions = [(city.country, position.title) for city in cities for position in city.positions]
    assert len(positions) == 29
    assert {len(city.positions) for city in cities} == {1, 2}
    assert Counter(title for _, title in positions) == {title: 5 if title == "baron" else 4 for title in ALL_TITLES}
    assert [positions.count((country, "king")) for country in COUNTRIES] == [1, 1, 1, 1]
    assert [positions.count((country, "princess")) for country in COUNTRIES] == [2, 1, 1, 0]


# Setup


@pytest.mark.rule("ROY-S1")
@BOTH
def test_two_to_five_play(edition):
    for players in (2, 3, 4, 5):
        assert len(royals(edition, players).start(seed=1).view().seats) == players
    for players in (1, 6):
        with pytest.raises(regalia.BadInput, match="2 to 5"):
            royals(edition, players)


@pytest.mark.rule("ROY-S2")
@BOTH
@PLAYERS
def test_seat_0_begins_and_play_goes_on_clockwise(edition, players):
    match = royals(edition, players).start(seed=1)
    order = []
    while len(order) < 2 * players:
        order.append(match.turn)
        while match.turn == order[-1] and match.state.turns_begun == len(order):
            match.play("end" if "end" in match.legal() else "draw country")
    assert order == [*range(players), *range(players)]


@pytest.mark.rule("ROY-S4")
@BOTH
def test_the_display(edition):
    assert len(royals(edition).start(seed=1).view().display) == 3
    if edition == "2016":
        match = royals(edition, display=4).start(seed=1)
        assert len(match.view().display) == 4
        match.play(f"take {match.view().display[0]}").play("end")
        assert len(match.view().display) == 4
    else:
        with pytest.raises(regalia.BadInput, match="ROY-S4"):
            royals(edition, display=4)


@pytest.mark.rule("ROY-S6")
@BOTH
@PLAYERS
def test_noble_houses_in_play(edition, players):
    in_2014 = {2: [8], 3: [16, 12, 8], 4: [16, 12, 8], 5: [16, 12, 8]}
    in_2016 = {2: [8], 3: [12, 8], 4: [16, 12, 8], 5: [16, 12, 8]}
    wanted = {"2014": in_2014, "2016": in_2016}[edition][players]
    assert royals(edition, players).start(seed=1).view().noble_houses == wanted
    assert royals(edition, players).box.nobles == len(wanted)


# Drawing

FIRST = {
    "2014": {2: [2, 3], 3: [1, 2, 3], 4: [1, 1, 2, 3], 5: [1, 1, 2, 2, 3]},
    "2016": {2: [1, 2], 3: [1, 1, 2], 4: [1, 1, 2, 2], 5: [1, 1, 2, 2, 3]},
}


@pytest.mark.rule("ROY-D1")
@BOTH
@PLAYERS
def test_the_first_turn_draws_country_cards_by_seat(edition, players):
    match = royals(edition, players).start(seed=2)
    for seat in range(players):
        for drawn in range(FIRST[edition][players][seat]):
            assert match.view().country_cards_left == FIRST[edition][players][seat] - drawn
            assert refused(match, "draw intrigue") == refused(match, "end") == refused(match, "occupy paris-king") == "ROY-D1"
            match.play("draw country")
        assert refused(match, "draw country") == refused(match, "draw intrigue") == "ROY-D1"
        assert legal(match, "take", "draw") == []
        assert match.view().country_cards_left == 0
        assert match.view().seats[seat].country_cards == FIRST[edition][players][seat]
        match.play("end")
    assert "draw intrigue" in match.legal()


@pytest.mark.rule("ROY-D1")
@BOTH
def test_cards_may_be_played_in_the_first_turn(edition):
    match = lay(edition, phase="draw", turns=1, display=["france", "france", "spain"])
    match.play("take france").play("occupy marseille-marshal")
    assert match.position()["holders"] == {"marseille-marshal": 0}


@pytest.mark.rule("ROY-D2")
@BOTH
def test_three_country_cards_or_one_and_an_intrigue_card(edition):
    match = lay(edition, phase="draw")
    assert refused(match, "end") == "ROY-D2"
    assert refused(match, "occupy paris-king") == "ROY-D2"
    for drawn in range(3):
        assert match.view().country_cards_left == 3 - drawn
        match.play("draw country")
    assert legal(match, "draw", "take") == []
    assert refused(match, "draw intrigue") == refused(match, "draw country") == "ROY-D2"

    country_first = lay(edition, phase="draw").play("draw country").play("draw intrigue")
    intrigue_first = lay(edition, phase="draw").play("draw intrigue")
    assert intrigue_first.view().country_cards_left == 1
    assert refused(intrigue_first, "draw intrigue") == "ROY-D2"
    intrigue_first.play("draw country")
    for match in (country_first, intrigue_first):
        assert match.state.lands[0] == match.state.schemes[0] == 1
        assert legal(match, "draw", "take") == []

    two = lay(edition, phase="draw").play("draw country").play("draw country")
    assert refused(two, "draw intrigue") == "ROY-D2"


@pytest.mark.rule("ROY-D3", "ROY-R8")
@BOTH
def test_cards_are_taken_one_at_a_time_and_seen(edition):
    match = lay(edition, phase="draw", display=["france", "france", "spain"])
    assert legal(match) == ["take france", "take spain", "draw country", "draw intrigue"]
    assert refused(match, "take britain") == "ROY-D3"
    match.play("take spain")
    assert match.view(0).hand == {"spain": 1}
    assert match.view(1).seats[0].known == {}  # it may still be put back
    match.play("draw country")
    assert sum(match.view(0).hand.values()) == 2
    assert match.view(1).seats[0].known == {"spain": 1}  # everybody saw it, and nobody the other
    assert match.view(1).seats[0].country_cards == 2
    match.play("take france")
    assert match.view(0).display == ["france"]


@pytest.mark.rule("ROY-D4")
@BOTH
def test_the_display_is_refilled_at_the_end_of_the_turn_only(edition):
    match = lay(edition, phase="draw", display=["france", "france", "spain"])
    match.play("take france").play("take spain").play("take france")
    assert match.view(0).display == []
    deck = match.view(0).deck
    buy(match, "occupy marseille-marshal")
    assert (match.view().deck, match.view().display) == (deck, [])
    match.play("end")
    assert len(match.view().display) == 3


@pytest.mark.rule("ROY-D5")
@BOTH
def test_an_empty_intrigue_deck_is_reshuffled(edition):
    match = lay(edition, phase="draw", intrigue_deck={"france+spain": 1}, hands=[{}, {"france+spain": 3}, {}])
    match.play("draw intrigue")
    assert match.view(0).hand == {"france+spain": 1}
    assert match.view(1).unseen.get("france+spain") == 1  # drawn blind
    assert match.view().intrigue_deck == 20
    assert match.view().intrigue_discards == {}
    match.play("draw country").play("end")
    match.play("draw intrigue")
    assert match.view().intrigue_deck == 19


@pytest.mark.rule("ROY-D6")
def test_2016_a_deck_that_runs_out_in_mid_draw_is_reshuffled_at_once():
    match = lay("2016", phase="draw", deck={"spain": 1}, display=["france", "france", "france"])
    total = sum(match.view().discards.values())
    match.play("draw country")
    assert match.view(0).hand == {"spain": 1}
    assert (match.view().deck, match.view().discards) == (total, {})
    assert match.view().period_ends
    match.play("draw country").play("draw country")
    assert match.view().deck == total - 2
    assert match.view().period == "1648"
    match.play("end")
    assert match.view().period == "1680"


@pytest.mark.rule("ROY-D6", "ROY-R8")
def test_2014_the_rest_of_the_draw_comes_from_the_display():
    match = lay("2014", phase="draw", deck={"spain": 1}, display=["france", "france", "britain"])
    match.play("draw country")
    assert match.view().deck == 0
    assert match.view().discards
    assert refused(match, "draw country") == "ROY-D6"
    assert legal(match, "take", "draw") == ["take france", "take britain", "draw intrigue"]
    match.play("take france").play("take france")
    assert match.view().period == "1648"
    match.play("end")
    assert match.view().period == "1680"


@pytest.mark.rule("ROY-D2", "ROY-R8")
def test_2014_where_no_country_card_is_left_an_intrigue_card_can_still_be_drawn():
    match = lay("2014", phase="draw", deck={"spain": 1}, display=[])
    match.play("draw country")
    assert legal(match, "take", "draw") == ["draw intrigue"]
    match.play("draw intrigue")
    assert match.view().decision == "play"


@pytest.mark.rule("ROY-D2", "ROY-D3")
def test_all_three_cards_may_come_from_the_deck_where_nothing_is_displayed():
    match = lay("2016", phase="draw", deck={"spain": 9}, display=[])
    for drawn in (1, 2, 3):
        assert match.view().decision == "draw"
        match.play("draw country")
        assert match.view(0).hand == {"spain": drawn}
    assert match.view().decision == "play"
