"""Royals: the end of a period, its scoring, the titles, and who wins."""

import pytest

from games.royals.tables import ALL_TITLES, BOTH, COUNTRIES, end_turn, lay, royals

# A board on which nobody holds anything is scored with all tokens leaving the game.


def finish_period(edition, players=3, **position):
    """A position at the end of the turn that ends its period, then scored."""
    return lay(edition, players, **{"ran_out": True, "period": 1, **position}).play("end")


def period_tokens(match, year="1648"):
    return match.position()["tokens"]["periods"][year]


def final(edition, players=3, **position):
    """The end of the third period, and with it of the game: the last seat ends its turn."""
    match = lay(edition, players, **{"ran_out": True, "period": 3, "turn": players - 1, **position}).play("end")
    assert match.over
    return match


# When a period ends


@pytest.mark.rule("ROY-E1")
def test_2014_a_period_ends_when_the_display_cannot_be_filled():
    match = lay(
        "2014", deck={"spain": 1, "france": 1}, display=[], discards={"britain": 15, "german-states": 18, "france": 21, "spain": 13}
    )
    match.play("end")
    assert match.view().period == "1680"
    display = match.view().display
    assert display.count("spain") >= 1
    assert display.count("france") >= 1  # filled as far as possible first, then from the new deck
    assert len(display) == 3
    assert match.view().discards == {}
    assert match.view().deck == 69 - 3
    assert match.turn == 1


@pytest.mark.rule("ROY-E1")
def test_2014_an_empty_deck_alone_does_not_end_the_period():
    match = lay("2014", deck={"spain": 1}, display=["france", "france"]).play("end")
    assert match.view().period == "1648"
    assert match.view().deck == 0
    assert sorted(match.view().display) == ["france", "france", "spain"]
    for _ in range(3):
        match.play(next(move for move in match.legal() if move.startswith("take")))
    match.play("end")
    assert match.view().period == "1680"


@pytest.mark.rule("ROY-E2")
def test_2016_a_period_ends_when_the_refill_takes_the_last_card():
    match = lay("2016", deck={"spain": 1}, display=["france", "france"]).play("end")
    assert match.view().period == "1680"  # exactly to zero counts
    assert sorted(match.view().display) == ["france", "france", "spain"]
    assert match.view().deck == 102 - 20 - 3
    more = lay("2016", deck={"spain": 2}, display=["france", "france"]).play("end")
    assert more.view().period == "1648"
    assert more.view().deck == 1


@pytest.mark.rule("ROY-E2")
def test_2016_the_refill_goes_on_from_the_new_deck():
    match = lay("2016", deck={"spain": 1}, display=[], discards={"britain": 20, "german-states": 21, "france": 25, "spain": 15})
    match.play("end")
    assert match.view().display.count("spain") >= 1
    assert len(match.view().display) == 3
    assert match.view().deck == 82 - 3


@pytest.mark.rule("ROY-E2")
def test_2016_the_turn_is_finished_before_the_scoring():
    match = lay("2016", phase="draw", deck={"spain": 1}, display=["france"] * 3, holders={"valencia-marshal": 1})
    match.play("draw country").play("take france").play("take france")
    assert match.view().period == "1648"
    match.play("occupy dijon-baron")
    while match.view().decision == "pay":
        match.play(match.legal()[0])
    match.play("end")
    assert period_tokens(match)["france"] == [0, "gone"]  # the position taken in this very turn counts
    assert match.view().period == "1680"
    assert match.turn == 1


@pytest.mark.rule("ROY-E3", "ROY-R3")
@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_third_period_ends_to_the_right_of_the_first_player(edition, players):
    for seat in range(players):
        match = lay(edition, players, phase="draw", period=3, turn=seat, ran_out=True, turns=10 * players + seat + 1)
        while not match.over:
            last = match.turn
            end_turn(match)
        assert last == players - 1
        assert match.state.turns_begun % players == 0  # everybody had as many turns
    match = lay(edition, players, phase="play", period=3, turn=players - 1).play("end")
    assert not match.over  # without the deck running out there is no end


@pytest.mark.rule("ROY-E3")
@BOTH
def test_in_the_last_round_a_deck_that_runs_out_again_is_only_reshuffled(edition):
    match = lay(edition, 4, phase="draw", period=3, turn=1, ran_out=True, deck={"spain": 2}, display=["france"] * 3)
    assert match.view().last_round
    for seat in (1, 2, 3):
        assert match.turn == seat
        end_turn(match)
    assert match.over
    for country in COUNTRIES:
        assert match.position()["tokens"]["periods"]["1714"][country] == ["gone", "gone"]


@pytest.mark.rule("ROY-E3")
@BOTH
@pytest.mark.parametrize(("period", "year", "next_year"), [(1, "1648", "1680"), (2, "1680", "1714")])
def test_earlier_periods_are_scored_at_once_whoever_is_in_turn(edition, period, year, next_year):
    for seat in range(3):
        match = finish_period(edition, turn=seat, period=period, holders={"dijon-baron": 1})
        assert period_tokens(match, year)["france"] == [1, "gone"]
        assert match.view().period == next_year
        assert match.turn == (seat + 1) % 3


# Scoring a period


@pytest.mark.rule("ROY-E4")
@BOTH
@pytest.mark.parametrize(("period", "first", "second"), [(1, 8, 4), (2, 10, 5)])
def test_most_and_second_most_influence(edition, period, first, second):
    held = {"paris-king": 2, "dijon-duke": 0, "dijon-baron": 0, "marseille-marshal": 1}
    before = lay(edition, holders=held, period=period).scores
    match = finish_period(edition, holders=held, period=period)
    assert match.scores == [before[0] + second, before[1], before[2] + first]
    assert period_tokens(match, "1648" if period == 1 else "1680")["france"] == [2, 0]


@pytest.mark.rule("ROY-E4", "ROY-P6")
@BOTH
def test_displaced_cubes_give_no_influence(edition):
    match = finish_period(edition, holders={"dijon-baron": 1}, displaced={"dijon": [3, 0, 0], "paris": [3, 0, 0]})
    assert period_tokens(match)["france"] == [1, "gone"]


@pytest.mark.rule("ROY-E4", "ROY-R4")
@BOTH
def test_every_country_has_its_own_tokens_and_a_second_place(edition):
    held = {
        "paris-king": 0, "dijon-baron": 1, "vienna-king": 1, "berlin-baron": 2, "london-king": 2, "dublin-duke": 0, "madrid-king": 1,
        "seville-baron": 0,
    }  # fmt: skip
    before = lay(edition, holders=held).scores
    match = finish_period(edition, holders=held)
    gains = [after - earlier for after, earlier in zip(match.scores, before, strict=True)]
    assert gains == [8 + 3 + 2, 4 + 7 + 5, 3 + 6]


@pytest.mark.rule("ROY-E5", "ROY-R8")
@BOTH
def test_a_tie_goes_to_the_higher_title_and_its_loser_competes_for_second(edition):
    # two influence each: a Duke against two Barons; a third player with one
    held = {"dijon-duke": 1, "dijon-baron": 0, "bordeaux-baron": 0, "marseille-marshal": 2}
    assert period_tokens(finish_period(edition, holders=held))["france"] == [1, 0]
    # the loser of the tie for second place goes empty
    held = {"paris-king": 2, "dijon-duke": 1, "dijon-baron": 0, "bordeaux-baron": 0}
    assert period_tokens(finish_period(edition, holders=held))["france"] == [2, 1]


@pytest.mark.rule("ROY-E5")
@BOTH
@pytest.mark.parametrize(("upper", "lower"), [("bordeaux-baron", "dijon-baron"), ("lyon-princess", "bordeaux-princess")])
@pytest.mark.parametrize("better", [0, 1])
def test_then_to_the_city_with_the_higher_bonus(edition, upper, lower, better):
    held = {upper: better, lower: 1 - better}
    assert period_tokens(finish_period(edition, holders=held))["france"] == [better, 1 - better]


@pytest.mark.rule("ROY-E5")
@BOTH
def test_the_city_of_the_highest_title_decides_not_any_city(edition):
    # Both hold a Princess as highest title (3) and one more influence; seat 1's Princess is in Lyon (5), seat 0's in Bordeaux (4),
    # and it does not help seat 0 to hold the King's city with nothing, nor a Countess in Lyon.
    held = {"lyon-princess": 1, "bordeaux-princess": 0, "lyon-countess": 0, "dijon-baron": 1}
    assert period_tokens(finish_period(edition, holders=held))["france"] == [1, 0]


@pytest.mark.rule("ROY-E6", "ROY-R8")
@BOTH
def test_a_lone_player_takes_the_first_token_and_the_second_leaves_the_game(edition):
    match = finish_period(edition, holders={"dijon-baron": 1})
    assert period_tokens(match) == {"france": [1, "gone"], **{country: ["gone", "gone"] for country in COUNTRIES[1:]}}
    assert match.scores == [0, 3 + 8, 0]


# Titles


@pytest.mark.rule("ROY-T1")
@BOTH
def test_titles_full_half_and_nobody(edition):
    titles = {
        "marshal": [2, 1, 0, 0], "baron": [3, 3, 1, 0], "countess": [2, 2, 2, 0], "duke": [1, 1, 1, 1], "cardinal": [0, 0, 0, 0],
        "princess": [0, 0, 1, 1], "king": [1, 2, 3, 4],
    }  # fmt: skip
    match = final(edition, 4, titles=titles, tokens={"noble-houses": ["gone"] * 3})
    assert match.scores == [2 + 2, 2, 6, 6 + 16]
    owners = match.position()["tokens"]["titles"]
    assert owners == {
        "marshal": [0, 0], "baron": [0, 1], "countess": ["gone", "gone"], "duke": ["gone", "gone"], "cardinal": ["gone", "gone"],
        "princess": [2, 3], "king": [3, 3],
    }  # fmt: skip
    assert [(token.of, token.value) for token in match.view(None).seats[0].tokens] == [("marshal", 2), ("baron", 2)]


@pytest.mark.rule("ROY-T1", "ROY-R8")
@BOTH
def test_two_players_without_cubes_on_a_title_do_not_share_it(edition):
    match = final(edition, 2, titles={"king": [1, 1]})
    assert match.scores == [8, 8]
    assert match.position()["tokens"]["titles"]["marshal"] == ["gone", "gone"]


@pytest.mark.rule("ROY-T1")
@BOTH
def test_titles_are_scored_only_after_the_third_period(edition):
    titles = {title: [1, 0, 0] for title in ALL_TITLES}
    match = finish_period(edition, period=2, titles=titles)
    assert match.position()["tokens"]["titles"] == {title: [None, None] for title in ALL_TITLES}


@pytest.mark.rule("ROY-E3", "ROY-E4", "ROY-T1")
@BOTH
def test_the_third_period_is_scored_before_the_titles(edition):
    held = {"dijon-baron": 0, "dijon-duke": 1}
    before = lay(edition, holders=held).scores
    match = final(edition, holders=held)
    assert match.scores == [before[0] + 6 + 4, before[1] + 12 + 8, 0]


# The winner


def tied(edition, cities, players=3, **tokens):
    """A finished game of empty title markers in which the seats own city tokens."""
    return final(edition, players, tokens={"cities": cities, **tokens})


@pytest.mark.rule("ROY-W1")
@BOTH
def test_most_points_win(edition):
    assert tied(edition, {"paris": 1, "dijon": 0}).winners == [1]
    assert lay(edition).winners == []


@pytest.mark.rule("ROY-W1")
@BOTH
def test_a_tie_goes_to_the_highest_token(edition):
    # 8 against 5 + 3
    match = tied(edition, {"lyon": 0, "dijon": 0, "paris": 1})
    assert match.scores == [8, 8, 0]
    assert match.winners == [1]


@pytest.mark.rule("ROY-W1")
def test_2014_only_the_highest_single_token_counts():
    # 8 + 5 + 2 against 8 + 4 + 3
    cities = {"paris": 0, "lyon": 0, "marseille": 0, "london": 1, "cologne": 1, "berlin": 1}
    match = tied("2014", cities)
    assert match.scores == [15, 15, 0]
    assert match.winners == [0, 1]


@pytest.mark.rule("ROY-W1")
@BOTH
def test_two_tokens_of_the_highest_value_beat_one_in_2016_only(edition):
    # 8 + 8 against 8 + 5 + 3
    match = tied(edition, {"paris": 0, "london": 0, "madrid": 1, "lyon": 1, "dijon": 1})
    assert match.scores == [16, 16, 0]
    assert match.winners == {"2014": [0, 1], "2016": [0]}[edition]


@pytest.mark.rule("ROY-W1")
def test_2016_the_second_highest_token_counts_and_so_on():
    cities = {"paris": 0, "lyon": 0, "marseille": 0, "london": 1, "cologne": 1, "berlin": 1}
    assert tied("2016", cities).winners == [0]
    # 8 + 4 + 4 against 8 + 5 + 3: the second decides; 8 + 5 + 2 + 2 against 8 + 5 + 4: the third
    cities = {"paris": 0, "bordeaux": 0, "cologne": 0, "london": 1, "lyon": 1, "dijon": 1}
    assert tied("2016", cities).winners == [1]
    cities = {"paris": 0, "lyon": 0, "marseille": 0, "munich": 0, "london": 1, "vienna": 1, "cologne": 1}
    assert tied("2016", cities).winners == [1]


@pytest.mark.rule("ROY-W1")
@BOTH
def test_identical_tokens_share_the_win(edition):
    match = tied(edition, {"paris": 0, "dijon": 0, "london": 2, "berlin": 2})
    assert match.winners == [0, 2]


@pytest.mark.rule("ROY-W1", "ROY-R4")
@BOTH
def test_tokens_of_every_kind_are_compared_and_halves_by_what_they_show(edition):
    # seat 0: half a King (8); seat 1: half a King (8): equal, shared
    match = final(edition, titles={"king": [1, 1, 0]})
    assert match.scores == [8, 8, 0]
    assert match.winners == [0, 1]
    # a country token of 14 against city tokens 8 + 6
    match = final(edition, tokens={"countries": {"france": [1, None]}, "cities": {"paris": 0, "dublin": 0}})
    assert match.scores == [14, 14, 0]
    assert match.winners == [1]
    # a full marker is one token: King 16 against 8 + 8
    match = final(edition, titles={"king": [0, 1, 0]}, tokens={"cities": {"paris": 0, "london": 0}})
    assert match.scores == [16, 16, 0]
    assert match.winners == [1]
    # half a King (8) and a city of 4 against a country token of 12
    match = final(edition, titles={"king": [1, 0, 1]}, tokens={"countries": {"britain": [1, None]}, "cities": {"bordeaux": 0}})
    assert match.scores == [12, 12, 8]
    assert match.winners == [1]


@pytest.mark.rule("ROY-W1")
@BOTH
def test_points_are_secret_until_the_end_unless_the_table_shows_them(edition):
    match = lay(edition, holders={"paris-king": 1})
    assert [seat.points for seat in match.view(1).seats] == [None, 8, None]
    assert [seat.tokens is None for seat in match.view(0).seats] == [False, True, True]
    assert [seat.points for seat in match.view(None).seats] == [None] * 3
    shown = royals(edition, **{"open-points": True}).position({"holders": {"paris-king": 1}})
    assert [seat.points for seat in shown.view(0).seats] == [0, 8, 0]
    over = final(edition, holders={"paris-king": 1})
    assert [seat.points for seat in over.view(0).seats] == over.scores
