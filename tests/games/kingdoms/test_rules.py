"""Every rule of Kingdoms, set up on a small position and played."""

from collections import Counter

import numpy as np
import pytest

import regalia
from regalia.games.kingdoms.state import CELL_NAMES, SIGNS

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def kingdoms(players=2, *variants):
    return regalia.game("kingdoms", players=players, variants=list(variants))


def board(text):
    return [line.strip() for line in text.strip().splitlines()]


def scored(lines):
    """The gold of each colour on a board, by the score sheet."""
    from regalia.games.kingdoms.scoresheet import tally

    sheet = tally("\n".join(lines))
    return {row[0]: int(row[-1]) for row in sheet.rows}


def lines_of(lines):
    from regalia.games.kingdoms.scoresheet import tally

    sheet = tally("\n".join(lines))
    return {row[0]: dict(zip(sheet.columns[1:], map(int, row[1:]), strict=True)) for row in sheet.rows}


EMPTY_ROW = ". . . . . ."
EMPTY_BOARD = [EMPTY_ROW] * 5


# Components and setup


@pytest.mark.rule("KIN-C1")
def test_the_board_has_five_rows_and_six_columns():
    match = kingdoms().start(seed=1)
    assert [line.split() for line in match.view().board] == [["."] * 6] * 5
    assert list(CELL_NAMES) == [f"{c}{r}" for r in "12345" for c in "abcdef"]
    assert len([move for move in match.legal() if move.startswith("castle 4")]) == 30


@pytest.mark.rule("KIN-C2", "KIN-S1")
@pytest.mark.parametrize(("players", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_castles_by_number_of_players(players, ones):
    match = kingdoms(players).start(seed=1)
    assert [seat.castles for seat in match.view().seats] == [[ones, 3, 2, 1]] * players


@pytest.mark.rule("KIN-C3", "KIN-S3")
@PLAYERS
def test_the_tiles_in_the_box(players):
    match = kingdoms(players).start(seed=1)
    twice = {f"+{value}": 2 for value in range(1, 7)} | {"M": 2}
    once = {f"-{value}": 1 for value in range(1, 7)} | {"D": 1, "G": 1, "W": 1}
    assert match.view(None).unseen == twice | once
    assert match.view(None).supply == 23 - players


@pytest.mark.rule("KIN-S2")
@PLAYERS
def test_everybody_starts_with_fifty_gold(players):
    assert kingdoms(players).start(seed=1).scores == [50] * players


@pytest.mark.rule("KIN-S3", "KIN-A2")
def test_draws_are_fair():
    """Every one of the 22 tiles that the first player of a position may draw comes equally often."""
    game = kingdoms(2, "no-luck")
    assert game.start(seed=0).view().supply == 23
    drawn = Counter()
    open_game = kingdoms(2)
    for seed in range(3000):
        match = open_game.position({"start": ["D", None]}, seed=seed)
        drawn[match.play("draw").view(0).hand] += 1
    assert "D" not in drawn
    expected = {sign: 3000 * count / 22 for sign, count in open_game.position({"start": ["D", None]}).view(0).unseen.items() if count}
    assert set(drawn) == set(expected)
    chi_squared = sum((drawn[sign] - mean) ** 2 / mean for sign, mean in expected.items())
    assert chi_squared < 38  # 14 degrees of freedom, p < 0.001 beyond


@pytest.mark.rule("KIN-S4")
@PLAYERS
def test_starting_tiles_are_seen_by_their_owner_alone(players):
    match = kingdoms(players).start(seed=5)
    held = match.position()["start"]
    assert all(held)
    for seat in range(players):
        view = match.view(seat)
        assert view.my_start == held[seat]
        assert [each.has_start for each in view.seats] == [True] * players
        assert sum(view.unseen.values()) == 22
    assert match.view(None).my_start is None
    assert sum(match.view(None).unseen.values()) == 23


@pytest.mark.rule("KIN-S5", "KIN-E4")
@PLAYERS
def test_three_epochs(players):
    match, chance = kingdoms(players).start(seed=2), np.random.default_rng(2)
    epochs = []
    while not match.over:
        if not epochs or epochs[-1] != match.view().epoch:
            epochs.append(match.view().epoch)
        match.play(str(chance.choice(match.legal())))
    assert epochs == [1, 2, 3]
    assert (match.view().epochs, match.view().returning) == (3, [1])
    assert match.winners == [seat for seat in range(players) if match.scores[seat] == max(match.scores)]


@pytest.mark.rule("KIN-S6")
@PLAYERS
def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise(players):
    firsts = Counter(kingdoms(players).start(seed=seed).turn for seed in range(300))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 300 / players * 0.6
    match = kingdoms(players).position({"turn": players - 1})
    order = [match.turn]
    for cell in ("a1", "b1", "c1", "d1"):
        order.append(match.play(f"castle 2 {cell}").turn)
    assert order == [(players - 1 + i) % players for i in range(5)]


# A turn


@pytest.mark.rule("KIN-A1")
def test_a_castle_goes_to_an_empty_space_and_leaves_the_stock():
    match = kingdoms().position({}).play("castle 4 d2")
    assert match.view().board[1] == ". . . Y4 . ."
    assert match.view().seats[0].castles == [4, 3, 2, 0]
    match.play("castle 1 a1")
    assert match.why_not("castle 4 a2").rule == "KIN-A1"
    assert match.turn == 0


@pytest.mark.rule("KIN-A2")
def test_a_drawn_tile_is_seen_before_its_space_is_chosen():
    match = kingdoms().position({}, seed=3).play("draw")
    tile = match.view(0).hand
    assert tile in SIGNS[1:]
    assert match.turn == 0
    assert match.legal() == [f"place {cell}" for cell in CELL_NAMES]
    assert match.view(1).hand is None
    assert match.view(None).hand is None
    assert match.why_not("castle 1 a1").rule == "KIN-A2"
    match.play("place c3")
    assert match.view().board[2].split()[2] == tile
    assert match.view().supply == 22
    assert match.turn == 1
    assert match.why_not("place a1").rule == "KIN-A2"


@pytest.mark.rule("KIN-A3")
def test_the_starting_tile_is_put_face_up_once():
    match = kingdoms().position({"start": ["W", "D"]}).play("start b2")
    assert match.view(1).board[1] == ". W . . . ."
    match.play("start c2").play("castle 1 a1").play("castle 1 b1")
    assert match.why_not("start d4").rule == "KIN-A3"
    assert match.view(0).my_start is None


FULL_BUT_THREE = """
    +1 +1 +2 +2 +3 +3
    +4 +4 +5 +5 +6 +6
    -1 -2 -3 -4 -5 -6
    M  M  D  G  W  R1
    R1 R2 R2 .  .  .
"""


@pytest.mark.rule("KIN-A4")
def test_passing_is_for_those_who_can_do_nothing():
    castles = [[0, 0, 0, 0], [2, 1, 2, 1]]
    match = kingdoms().position({"board": board(FULL_BUT_THREE), "castles": castles})
    assert match.view().supply == 0
    assert match.legal() == ["pass"]
    assert match.why_not("draw").rule == "KIN-A4"
    match.play("pass")
    assert match.turn == 1
    assert "pass" not in match.legal()
    assert match.why_not("pass").rule == "KIN-A4"
    for more in ({"castles": [[1, 0, 0, 0], [2, 1, 2, 1]]}, {"start": ["W", None], "board": board(FULL_BUT_THREE.replace("W", "."))}):
        assert kingdoms().position({"castles": castles, "board": board(FULL_BUT_THREE), **more}).why_not("pass").rule == "KIN-A4"


@pytest.mark.rule("KIN-A4")
def test_with_tiles_left_nobody_may_pass():
    match = kingdoms().position({"castles": [[0, 0, 0, 0], [4, 3, 2, 1]]})
    assert match.legal() == ["draw"]


@pytest.mark.rule("KIN-A5")
def test_nothing_on_the_board_moves_or_leaves():
    match, chance = kingdoms(3).start(seed=8), np.random.default_rng(8)
    epoch, before = 1, "\n".join(match.view().board).split()
    while not match.over:
        match.play(str(chance.choice(match.legal())))
        now = "\n".join(match.view().board).split()
        if match.view().epoch == epoch:
            assert all(then in (".", cell) for then, cell in zip(before, now, strict=True))
            taken = next((name for name, cell in zip(CELL_NAMES, now, strict=True) if cell != "."), None)
            if taken and match.view().decision == "act":
                assert match.why_not(f"castle 1 {taken}").rule == "KIN-A5"
        epoch, before = match.view().epoch, now


# Scoring


@pytest.mark.rule("KIN-P1")
def test_base_times_ranks():
    gold = lines_of(["Y4 +3 -5 R1 Y1 +6", *[EMPTY_ROW] * 4])
    assert gold["Y"]["row 1"] == (3 - 5 + 6) * 5
    assert gold["R"]["row 1"] == 4
    gold = lines_of(["Y4 +3 -5 R1 Y1 .", *[EMPTY_ROW] * 4])
    assert gold["Y"]["row 1"] == -10  # pays


@pytest.mark.rule("KIN-P1")
def test_gold_is_received_and_paid_when_the_board_is_full():
    full = """
        +1 +1 +2 +2 +3 +3
        Y1 R1 Y1 R1 Y1 R1
        +4 +4 +5 +5 +6 +6
        R2 -1 -2 -3 -4 .
        Y2 -5 -6 M  R1 D
    """
    match = kingdoms().position({"board": board(full), "epoch": 3, "gold": [50, 50]})
    assert match.scores == [50, 50]
    match.play("castle 3 f4")
    sheet = scored([line.replace(".", "Y3") for line in board(full)])
    assert match.scores == [50 + sheet["Y"], 50 + sheet["R"]]
    assert sheet["Y"] != sheet["R"]


@pytest.mark.rule("KIN-P1")
def test_rows_come_first_from_the_top_then_columns_from_the_left():
    """The order shows in the sheet, and in what each line alone brings."""
    from regalia.games.kingdoms.scoresheet import EXAMPLE, tally

    sheet = tally(EXAMPLE)
    assert sheet.columns == ["colour", *(f"row {i}" for i in range(1, 6)), "rows", *(f"col {c}" for c in "abcdef"), "columns", "total"]
    assert lines_of(["Y1 +1 . . . .", ". . . . . .", ". . . . . .", ". . . . . .", "Y1 +2 . . . ."])["Y"]["row 1"] == 1
    assert lines_of(["Y1 +1 . . . .", ". . . . . .", ". . . . . .", ". . . . . .", "Y1 +2 . . . ."])["Y"]["row 5"] == 2


@pytest.mark.rule("KIN-P2")
def test_everything_counts_in_its_row_and_in_its_column():
    gold = lines_of(["Y2 +4 . . . .", "-3 . . . . .", *[EMPTY_ROW] * 3])["Y"]
    assert (gold["row 1"], gold["col a"], gold["total"]) == (8, -6, 2)
    gold = lines_of(["Y1 +4 . . . .", ". Y2 . . . .", *[EMPTY_ROW] * 3])["Y"]
    assert (gold["row 1"], gold["col b"], gold["total"]) == (4, 8, 12)


@pytest.mark.rule("KIN-P3")
def test_a_mountain_splits_row_and_column():
    gold = lines_of(["Y1 +5 M +6 R1 +1", *[EMPTY_ROW] * 4])
    assert (gold["Y"]["row 1"], gold["R"]["row 1"]) == (5, 7)
    gold = lines_of(["Y1 . . . . .", "+5 . . . . .", "M . . . . .", "R1 . . . . .", "-6 . . . . ."])
    assert (gold["Y"]["col a"], gold["R"]["col a"]) == (5, -6)
    gold = lines_of(["Y1 M +5 R2 M +6", *[EMPTY_ROW] * 4])
    assert (gold["Y"]["row 1"], gold["R"]["row 1"]) == (0, 10)


@pytest.mark.rule("KIN-P4")
def test_the_gold_mine_doubles_good_and_bad_in_its_part():
    assert lines_of(["Y1 +5 -2 G . .", *[EMPTY_ROW] * 4])["Y"]["row 1"] == 6
    assert lines_of(["Y1 -5 +2 G . .", *[EMPTY_ROW] * 4])["Y"]["row 1"] == -6
    gold = lines_of(["Y1 +5 M G R1 +2", *[EMPTY_ROW] * 4])
    assert (gold["Y"]["row 1"], gold["R"]["row 1"]) == (5, 4)
    assert lines_of(["Y1 . . . . .", "+3 . . . . .", "G . . . . .", *[EMPTY_ROW] * 2])["Y"]["col a"] == 6


@pytest.mark.rule("KIN-P5", "KIN-R6")
def test_the_wizard_raises_castles_beside_it():
    gold = lines_of([". . Y4 . . +1", ". R1 W B2 . +2", ". . Y1 . . +3", ". . . . . .", "Y1 +1 . . . ."])
    assert gold["Y"]["row 1"] == 5  # a four counts five
    assert gold["R"]["row 2"] == 2 * 2
    assert gold["B"]["row 2"] == 3 * 2
    assert gold["Y"]["row 3"] == 2 * 3
    assert gold["Y"]["row 5"] == 1  # far away
    gold = lines_of([". . . . . .", ". W . . . .", "+4 . Y1 . . .", *[EMPTY_ROW] * 2])
    assert gold["Y"]["row 3"] == 4  # diagonal is not beside
    gold = lines_of(["Y1 W . . . .", "+5 . . . . .", *[EMPTY_ROW] * 3])
    assert gold["Y"]["col a"] == 10  # in the column too
    gold = lines_of(["W . . . . Y1", "Y1 . . . . +5", *[EMPTY_ROW] * 3])
    assert gold["Y"]["col f"] == 5  # the edge of the board is not next to the other edge
    gold = lines_of([". . . . . W", "Y1 +3 . . . .", *[EMPTY_ROW] * 3])
    assert gold["Y"]["row 2"] == 3


@pytest.mark.rule("KIN-P6", "KIN-R1")
def test_the_dragon_cancels_resources_and_leaves_hazards():
    assert lines_of(["Y1 +5 -2 D . .", *[EMPTY_ROW] * 4])["Y"]["row 1"] == -2
    gold = lines_of(["Y1 +5 M D R1 +2", *[EMPTY_ROW] * 4])
    assert (gold["Y"]["row 1"], gold["R"]["row 1"]) == (5, 0)
    assert lines_of(["Y1 +5 -2 D G .", *[EMPTY_ROW] * 4])["Y"]["row 1"] == -4  # first cancel, then double
    assert lines_of(["Y1 . . . . .", "+6 . . . . .", "D . . . . .", "-1 . . . . .", EMPTY_ROW])["Y"]["col a"] == -1
    assert lines_of(["Y1 W +5 -1 D .", *[EMPTY_ROW] * 4])["Y"]["row 1"] == -2  # the wizard keeps helping


@pytest.mark.rule("KIN-P1", "KIN-P2", "KIN-P3", "KIN-P4", "KIN-P5", "KIN-P6")
def test_the_worked_example():
    from regalia.games.kingdoms.scoresheet import EXAMPLE

    gold = lines_of(EXAMPLE.splitlines())
    assert {colour: (line["rows"], line["columns"], line["total"]) for colour, line in gold.items()} == {
        "Y": (-6, 50, 44), "R": (-5, 8, 3), "B": (25, 29, 54),
    }  # fmt: skip
    assert [gold[colour]["row 1"] for colour in "YRB"] == [-18, -3, -3]
    assert [gold[colour]["row 4"] for colour in "YB"] == [0, 5]
    assert gold["R"]["col b"] == -6
    assert (gold["B"]["col d"], gold["Y"]["col d"]) == (-4, 0)
    assert (gold["Y"]["col f"], gold["B"]["col f"]) == (14, 14)


@pytest.mark.rule("KIN-P1")
def test_the_worked_example_as_the_end_of_an_epoch():
    """The same board, filled by a last castle in a real game."""
    lines = ["Y4 R1 -6 B1 +3 Y1", "B3 -3 +3 -5 R1 W", "+6 +4 +6 +1 +2 B1", "Y2 D +1 M B1 +5", ". G +4 Y3 -4 +2"]
    match = kingdoms(3).position({"board": lines, "turn": 1}).play("castle 2 a5")
    assert match.scores == [94, 53, 104]
    assert match.view().epoch == 2


# Next epochs and end

LAST_CELL = ["Y4 R1 -6 R1 +3 Y1", "R3 -3 +3 -5 R1 W", "+6 +4 +6 +1 +2 R2", "Y2 D +1 M Y1 +5", ". G +4 Y3 -4 +2"]


@pytest.mark.rule("KIN-E1")
def test_ones_return_and_the_rest_leave_the_game():
    match = kingdoms().position({"board": LAST_CELL}).play("castle 2 a5")
    assert match.view().board == EMPTY_BOARD
    assert match.view().seats[0].castles == [4, 1, 1, 0]
    assert match.view().seats[1].castles == [4, 2, 1, 1]


@pytest.mark.rule("KIN-E2", "KIN-R6")
def test_tiles_return_and_new_starting_tiles_are_drawn():
    match = kingdoms().position({"board": LAST_CELL, "start": ["+5", None]}, seed=1).play("castle 2 a5")
    assert match.view().supply == 21
    assert [seat.has_start for seat in match.view().seats] == [True, True]
    dealt = {tuple(kingdoms().position({"board": LAST_CELL}, seed=seed).play("castle 2 a5").position()["start"]) for seed in range(40)}
    assert len(dealt) > 20


@pytest.mark.rule("KIN-E3")
@pytest.mark.parametrize(("gold", "begins"), [([500, 0, 0], 0), ([0, 500, 0], 1), ([0, 0, 500], 2)])
def test_the_richest_begins_the_next_epoch(gold, begins):
    for epoch in (1, 2):
        match = kingdoms(3).position({"board": LAST_CELL, "gold": gold, "epoch": epoch, "first": 1, "turn": 0}).play("castle 2 a5")
        assert (match.turn, match.view().first, match.view().epoch) == (begins, begins, epoch + 1)


@pytest.mark.rule("KIN-R3")
@pytest.mark.parametrize(("first", "begins"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_tied_leaders_begin_in_the_order_of_the_epoch_just_ended(first, begins):
    lines = ["Y4 R1 -6 B1 +3 Y1", "R3 -3 +3 -5 G1 W", "+6 +4 +6 +1 +2 R2", "Y2 D +1 M Y3 +5", ". G +4 Y3 -4 +2"]
    worth = scored([line.replace(". G", "Y2 G") for line in lines])
    gold = [wanted - worth[colour] for wanted, colour in zip([0, 0, 9, 9], "YRBG", strict=True)]
    match = kingdoms(4).position({"board": lines, "gold": gold, "first": first, "turn": 0}).play("castle 2 a5")
    assert match.scores == [0, 0, 9, 9]
    assert match.turn == begins


@pytest.mark.rule("KIN-E4", "KIN-R4")
def test_most_gold_wins_and_equals_share():
    worth = scored([line.replace(". G", "Y2 G") for line in LAST_CELL])
    for gold, winners in [([20, 10], [0]), ([10, 20], [1]), ([10, 10], [0, 1])]:
        start = [gold[0] - worth["Y"], gold[1] - worth["R"]]
        match = kingdoms().position({"board": LAST_CELL, "epoch": 3, "gold": start})
        assert match.winners == []
        match.play("castle 2 a5")
        assert (match.over, match.turn, match.scores, match.winners) == (True, None, gold, winners)
        assert match.legal() == []
        assert match.why_not("draw").rule == "KIN-E4"


@pytest.mark.rule("KIN-R2")
def test_debt_is_allowed():
    lines = ["-1 -2 -3 -4 -5 .", "+1 +1 +2 +2 +3 +3", "R1 R1 R1 R1 R2 R2", "+4 +4 +5 +5 M M", "D W G R2 R3 -6"]
    match = kingdoms().position({"board": lines, "gold": [0, 0], "epoch": 3}).play("castle 4 f1")
    assert match.scores[0] == 4 * -15 + 4 * 3
    assert match.over


# Variants


@pytest.mark.rule("KIN-V1")
@PLAYERS
def test_last_castle_gives_all_ten_castles(players):
    assert [seat.castles for seat in kingdoms(players, "last-castle").start(seed=1).view().seats] == [[4, 3, 2, 1]] * players


@pytest.mark.rule("KIN-V1")
def test_last_castle_takes_all_castles_out_and_goes_on():
    match = kingdoms(2, "last-castle").position({"board": LAST_CELL}).play("castle 2 a5")
    assert not match.over
    assert match.view().epoch == 2
    assert (match.view().epochs, match.view().returning) == (None, [])
    assert match.view().seats[0].castles == [2, 1, 1, 0]
    assert match.view().seats[1].castles == [1, 2, 1, 1]


@pytest.mark.rule("KIN-V1")
def test_last_castle_ends_with_the_epoch_of_somebodys_last_castle():
    position = {"board": LAST_CELL, "castles": [[0, 1, 0, 0], [1, 2, 1, 1]]}
    assert kingdoms(2, "last-castle").position(position).play("castle 2 a5").over
    position = {"board": LAST_CELL, "castles": [[0, 1, 0, 0], [0, 0, 0, 0]]}
    assert kingdoms(2, "last-castle").position(position).play("castle 2 a5").over
    early = [line.replace("R1", ".").replace("+5", ".") for line in LAST_CELL]
    match = kingdoms(2, "last-castle").position({"board": early, "castles": [[0, 1, 0, 0], [1, 2, 1, 1]]}).play("castle 2 a5")
    assert not match.over  # the epoch is played to its end


@pytest.mark.rule("KIN-V1", "KIN-A4")
def test_last_castle_epoch_ends_when_nobody_can_act_and_empty_spaces_count_nothing():
    tiles = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M D G W .", ". . . . . ."]
    match = kingdoms(2, "last-castle").position({"board": tiles, "castles": [[0, 0, 0, 1], [1, 0, 0, 0]], "gold": [0, 0]})
    match.play("castle 4 a5")
    assert not match.over
    match.play("castle 1 f4")
    assert match.over
    assert match.scores == [0, 2 * (3 + 6 - 6)]  # the mountains cut a5 off; f4 stands beside the wizard
    match = kingdoms(2, "last-castle").position({"board": tiles, "castles": [[0, 0, 0, 0], [1, 0, 0, 1]]})
    assert match.legal() == ["pass"]


@pytest.mark.rule("KIN-V2")
@PLAYERS
def test_no_luck_lets_players_choose_open_tiles(players):
    match = kingdoms(players, "no-luck").start(seed=4)
    first = match.turn
    assert match.view().supply == 23
    assert not any(seat.has_start for seat in match.view().seats)
    takes = [move for move in match.legal() if move.startswith("take")]
    assert takes == [f"take {sign.lower()}" for sign in SIGNS[1:]]
    assert match.why_not("draw").rule == "KIN-V2"
    assert match.why_not("start a1").rule == "KIN-V2"
    match.play("take d")
    seen = [match.view(seat).hand for seat in (*range(players), None)]
    assert seen == ["D" if seat == first else None for seat in (*range(players), None)]  # it can still be taken back
    match.play("place c3")
    assert [match.view(seat).board[2].split()[2] for seat in (*range(players), None)] == ["D"] * (players + 1)
    assert match.turn == (first + 1) % players
    assert match.why_not("take d").rule == "KIN-V2"
    assert kingdoms(players).start(seed=4).why_not("take d").rule == "KIN-A2"


@pytest.mark.rule("KIN-V2")
def test_no_luck_has_no_starting_tiles_in_later_epochs():
    match = kingdoms(2, "no-luck").position({"board": LAST_CELL}).play("castle 2 a5")
    assert match.view().epoch == 2
    assert match.view().supply == 23


@pytest.mark.rule("KIN-V3")
def test_instant_scoring_scores_a_line_when_it_is_full():
    match = kingdoms(2, "instant-scoring").position({"board": ["Y2 +3 R1 +5 . -1", *[EMPTY_ROW] * 4], "gold": [50, 50]})
    match.play("castle 1 e1")
    assert match.scores == [50 + 7 * 3, 50 + 7]
    match = kingdoms(2, "instant-scoring").position(
        {"board": ["Y2 . . . . .", "+3 . . . . .", "+1 . . . . .", ". . . . . .", "-2 . . . . ."]}
    )
    assert match.play("castle 3 a4").scores == [50 + 2 * 5, 50]
    plain = kingdoms(2).position({"board": ["Y2 +3 R1 +5 . -1", *[EMPTY_ROW] * 4]}).play("castle 1 e1")
    assert plain.scores == [50, 50]


@pytest.mark.rule("KIN-V3")
def test_instant_scoring_does_not_score_again_at_the_end():
    worth = lines_of([line.replace(". G", "Y2 G") for line in LAST_CELL])
    match = kingdoms(2, "instant-scoring").position({"board": LAST_CELL, "gold": [0, 0], "epoch": 3}).play("castle 2 a5")
    assert match.over
    assert match.scores == [worth[colour]["row 5"] + worth[colour]["col a"] for colour in "YR"]


@pytest.mark.rule("KIN-R5")
def test_instant_scoring_takes_the_board_as_it_stands():
    """A wizard that comes later does not change a row already scored; one placement scores its row and its column."""
    lines = ["Y1 +3 R1 +5 . -1", *[EMPTY_ROW] * 4]
    match = kingdoms(2, "instant-scoring").position({"board": lines, "start": [None, "W"]}).play("castle 1 e1")
    after = match.scores
    assert match.play("start a2").scores == after
    cross = [". +1 +2 R1 +1 -1", "+3 . . . . .", "+4 . . . . .", "-5 . . . . .", "R2 . . . . ."]
    match = kingdoms(2, "instant-scoring").position({"board": cross, "gold": [0, 0]}).play("castle 2 a1")
    assert match.scores == [2 * 3 + 2 * 2, 3 + 2 * 2]


@pytest.mark.rule("KIN-R5", "KIN-V1", "KIN-V3")
def test_lines_that_never_fill_are_scored_when_the_epoch_ends():
    tiles = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M D G W .", ". . . . . ."]
    game = kingdoms(2, "last-castle", "instant-scoring")
    match = game.position({"board": tiles, "castles": [[0, 0, 0, 0], [1, 0, 0, 0]], "gold": [0, 0], "turn": 1})
    match.play("castle 1 f4")  # fills row 4, which is worth nothing; column f never fills
    assert match.over
    assert match.scores == [0, 2 * (3 + 6 - 6)]
