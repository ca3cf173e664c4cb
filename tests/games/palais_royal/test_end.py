"""The end of Palais Royal: the last round, scoring and ties."""

import pytest

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, play, scene
from regalia.games.palais_royal.state import IDLE_ROUNDS


def nobles_left(count):
    """A garden with so many nobles, away from the sides."""
    view = regalia.game("palais-royal").position({}).view(None)
    cells = [space.cell for space in sorted(view.garden, key=lambda space: bool(space.sides))]
    return {"garden": {cell: number for number, cell in enumerate(cells[:count], 1)}, "others": "empty"}


def tied(players=3):
    """Each has one decision a turn: to walk, or `done`."""
    return {seat: {"stairs": 1} for seat in range(players)}


@pytest.mark.rule("PAL-E1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_is_announced_at_the_first_players_turn(players):
    # 11 nobles while the last seat plays: the round is finished, then everybody has one more turn.
    match = scene(players=players, seat=players - 1, phase="stairs", rooms=tied(players), **nobles_left(11))
    match.play("done")
    assert match.turn == 0
    assert match.view(None).last_round
    for seat in range(players):
        assert match.turn == seat
        match.play("done")
    assert match.over


@pytest.mark.rule("PAL-E1")
def test_twelve_nobles_are_enough_to_go_on_and_the_others_turns_do_not_count():
    match = scene(seat=2, phase="stairs", rooms=tied(), **nobles_left(12))
    play(match, *["done"] * 4)
    assert not match.over
    assert not match.view(None).last_round
    # Fewer than 12 at the second player's turn: nothing happens before the first player's.
    match = scene(seat=1, phase="stairs", rooms=tied(), **nobles_left(5))
    match.play("done")
    assert not match.view(None).last_round
    match.play("done")
    assert match.view(None).last_round


@pytest.mark.rule("PAL-E2")
def test_the_parts_of_the_score():
    # The example of the rules, 53 points: 41 for nobles, 2 for letters in hand, 4 for a letter played, 6 on a side.
    nobles = ["5/3/3/12", "6/2/2/10", "4/3/2/10", "3/2/1/7", "3/2/0/2"]
    match = scene(
        phase="over", rooms={}, nobles=[nobles, [], []], letters=[["majority", "5-moves"], [], []],
        played=[["4-points"], [], []], garden={"b2": "red"},
    )  # fmt: skip
    score = match.view(None).seats[RED].score
    assert (score.nobles, score.letters, score.unplayed, score.sides) == (41, 4, 2, 6)
    assert score.total == match.scores[RED] == 53


@pytest.mark.rule("PAL-E2")
def test_at_most_six_unplayed_letters_count():
    for held, points in ((0, 0), (5, 5), (6, 6), (7, 6), (8, 6)):
        hand = {"majority": min(held, 4), "2-points": max(0, held - 4)}
        assert scene(letters=[hand, {}, {}]).scores[RED] == points


def sides(**servants):
    """The points of red, yellow and green for servants on spaces."""
    match = scene(rooms={}, garden={cell: colour for colour, cells in servants.items() for cell in cells.split()})
    return match.scores


@pytest.mark.rule("PAL-E3")
def test_the_lion_side_of_the_example():
    # Red 3, yellow (black in the source) 2, green 1: 6, 2, 0. b2 to b5 are on no other side.
    match = scene(rooms={}, players=4, garden={"b2": "red", "b3": "red", "b4": "red", "a3": "black", "b5": "green"})
    assert match.view(None).sides["lion"] == [3, 0, 1, 2]  # black stands outside and counts double
    assert match.scores == [6, 0, 0, 2]


@pytest.mark.rule("PAL-E3", "PAL-E4")
def test_the_amphora_side_of_the_example():
    # Black 3, green 3 (one of them outside), red 1: 2, 2, 0.
    garden = {"c6": "black", "d6": "black", "e6": "black", "d7": "green", "f6": "green", "g6": "red"}
    match = scene(rooms={}, players=4, garden=garden)
    assert match.view(None).sides["amphora"] == [1, 0, 3, 3]
    assert match.scores == [6, 0, 2, 2]  # red's corner is also alone on the sphinx side


@pytest.mark.rule("PAL-E3")
def test_a_corner_counts_on_both_sides_and_an_outer_space_double():
    assert sides(red="b1") == [12, 0, 0]
    assert sides(red="c1 d1", yellow="e0") == [2, 2, 0]
    assert sides(red="c1", yellow="e0") == [2, 6, 0]
    assert sides(red="a3") == [6, 0, 0]


@pytest.mark.rule("PAL-E4")
def test_ties_on_a_side():
    assert sides(red="b2", yellow="b3") == [2, 2, 0]  # both first: 2 each
    assert sides(red="b2 b3", yellow="b4", green="b5") == [6, 0, 0]  # tied for second: nothing
    assert sides(red="b2 b3", yellow="b4 b5", green="a3") == [2, 2, 2]  # three first
    match = scene(players=4, rooms={}, garden={"b2": "red", "a3": "yellow", "b3": "green", "b4": "green", "b5": "black"})
    assert match.scores == [0, 2, 2, 0]  # two first: nothing for those behind


TILES = {5: ["2/2/0/5", "2/0/2/5", "5/0/0/5"], 4: ["3/1/0/4", "3/0/1/4", "1/1/1/4"]}


def finished(cardinal, points):
    """A finished game: each seat owns one noble of so many points."""
    nobles = [[TILES[each][seat]] for seat, each in enumerate(points)]
    return scene(phase="over", rooms={seat: {"cardinal": count} for seat, count in enumerate(cardinal)}, nobles=nobles)


@pytest.mark.rule("PAL-E5")
@pytest.mark.parametrize(
    ("points", "cardinal", "winners"),
    [
        ((5, 4, 4), (0, 9, 9), [RED]),
        ((5, 5, 4), (1, 2, 3), [YELLOW]),
        ((5, 5, 4), (2, 2, 3), [RED, YELLOW]),
        ((5, 5, 5), (0, 0, 1), [GREEN]),
        ((5, 5, 5), (0, 0, 0), [RED, YELLOW, GREEN]),
    ],
)
def test_most_points_then_the_cardinal_then_together(points, cardinal, winners):
    match = finished(cardinal, points)
    assert match.over
    assert match.scores == list(points)
    assert match.winners == match.view(None).winners == winners


@pytest.mark.rule("PAL-R6")
def test_a_game_that_stands_still_ends():
    match = scene(phase="stairs", rooms=tied())
    rounds = 0
    while not match.over:
        rounds += match.turn == 2
        match.play("done")
    assert rounds == IDLE_ROUNDS + 1  # the round that was going on, and twenty more
    # Recruiting begins the count anew.
    match = scene(
        phase="recruit",
        rooms={RED: {"office": 1, "stairs": 1}, YELLOW: {"stairs": 1}, GREEN: {"stairs": 1}},
        idle=IDLE_ROUNDS,
        garden={"d3": "5/0/0/3"},
        louis=[9, 0, 0],
    )
    match.play("recruit d3")
    assert match.position()["idle"] == 0
    play(match, "done", "done")
    assert not match.over
    match = scene(phase="stairs", seat=2, rooms=tied(), idle=IDLE_ROUNDS)
    assert match.play("done").over


@pytest.mark.rule("PAL-R6")
def test_players_without_any_choice_do_not_hang_the_game():
    match = scene(phase="stairs", rooms={RED: {"stairs": 1}})
    match.play("move stairs king")  # red's last move: nobody can do anything any more
    while not match.over:
        match.play(match.legal()[-1])
    assert match.winners


@pytest.mark.rule("PAL-R8", "PAL-E3")
def test_nobody_is_second_on_a_side_without_servants():
    match = scene(phase="over", rooms={}, garden={"b2": "red"})  # on the lion side
    assert match.scores == [6, 0, 0]
    assert scene(phase="over", rooms={}).scores == [0, 0, 0]
