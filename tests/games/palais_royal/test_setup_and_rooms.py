"""Setup, majorities and actions 1 to 3 of Palais Royal, rule by rule."""

import numpy as np
import pytest

import regalia
from games.palais_royal.scenes import BLACK, GREEN, RED, YELLOW, letters, play, refused, repeat, rooms_of, scene, verbs
from games.palais_royal.stairs import ordered
from regalia.games.palais_royal.moves import MAX_LEGAL
from regalia.games.palais_royal.state import ROOM_NAMES, STATE

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def begin(players=3, seed=5, rooms="random"):
    return regalia.game("palais-royal", players=players, rooms=rooms).start(seed=seed)


# Components


@pytest.mark.rule("PAL-C1")
def test_the_garden_has_36_spaces_and_the_palace_nine_rooms():
    match = begin()
    view = match.view(0)
    assert len(view.garden) == 36
    assert set(view.statues) == {"c2", "f2", "c5", "f5"}
    assert not {space.cell for space in view.garden} & set(view.statues)
    assert sorted(room for row in view.palace for room in row) == sorted(ROOM_NAMES)
    assert refused(scene(phase="recruit", rooms={RED: {"office": 1}}, letters=letters(3, RED, "2-seals")), "recruit c2") == "PAL-A4"


@pytest.mark.rule("PAL-C2", "PAL-S1")
@PLAYERS
def test_36_of_42_nobles_lie_face_up_at_random(players):
    deals = set()
    for seed in range(20):
        match = begin(players, seed)
        garden = list(match.position()["garden"].values())
        assert len(set(garden)) == 36
        assert set(garden) <= set(range(1, 43))
        assert all(space.noble is not None for space in match.view(None).garden)
        deals.add(tuple(garden))
        deals.add(frozenset(garden))
    assert len(deals) == 40  # both the order and the six left out differ from deal to deal
    assert sum(tile.noble.points for tile in match.view(0).garden) <= 218


@pytest.mark.rule("PAL-C3", "PAL-S3")
def test_36_letters_are_in_the_deck():
    match = begin()
    view = match.view(None)
    assert view.deck == 36
    assert set(view.unseen.values()) == {4}
    assert len(view.unseen) == 9
    assert list(view.letter_prices.values()) == [2, 2, 2, 1, 3, 2, 0, 1, 3]


@pytest.mark.rule("PAL-C4", "PAL-S4", "PAL-S5")
@PLAYERS
def test_servants_and_louis_at_the_start(players):
    position = begin(players).position()
    assert position["rooms"] == [{"parade": 2, "stairs": 3}] * players
    assert position["reserve"] == [13] * players
    assert position["supply"] == [7] * players
    assert position["louis"] == [0, 1, 2, 3][:players]
    with pytest.raises(regalia.BadInput, match="PAL-C4"):
        scene(rooms={RED: {"gate": 20, "mint": 6}})


@pytest.mark.rule("PAL-S2")
def test_rooms_lie_at_random_or_as_for_a_first_game():
    first = [["back-door", "office", "cardinal"], ["mint", "gate", "queen"], ["stairs", "king", "parade"]]
    assert all(begin(seed=seed, rooms="first-game").position()["palace"] == first for seed in range(5))
    palaces = [begin(seed=seed).position()["palace"] for seed in range(300)]
    assert len({str(palace) for palace in palaces}) > 290
    middles = {palace[1][1] for palace in palaces}
    assert middles == set(ROOM_NAMES)


@pytest.mark.rule("PAL-S6")
@PLAYERS
def test_each_puts_five_servants_in_turn(players):
    match = begin(players)
    for seat in range(players):
        for move in ("put parade", "put mint", "put mint", "put queen", "put cardinal"):
            assert match.turn == seat
            assert set(verbs(match)) == {"put"}
            match.play(move)
        assert match.position()["reserve"][seat] == 8
        assert rooms_of(match, seat) == {"parade": 3, "stairs": 3, "mint": 2, "queen": 1, "cardinal": 1}
    assert match.turn == 0
    assert match.position()["phase"] == "parade"


@pytest.mark.rule("PAL-S6")
def test_every_way_to_put_five_servants_is_there_and_in_an_ordered_record_once():
    game, moves = begin(2).game, np.zeros(MAX_LEGAL, np.int16)

    def ways(state):
        found = []
        for move in moves[: game.rules.legal(state, game.box, moves)].tolist():
            after = state.copy()
            game.rules.play(after, game.box, move)
            found += ways(after) if after.turn == 0 else [after.rooms[0].tobytes()]
        return found

    reached = ways(ordered(begin(2).state))
    assert len(reached) == len(set(reached)) == 1287  # multisets of 5 out of 9 rooms
    assert set(ways(begin(2).state)) == set(reached)


def test_a_game_takes_at_most_548_bytes():
    assert STATE.itemsize <= 548  # what was laid since the shuffle takes 36 of them


# PAL-T1


@pytest.mark.rule("PAL-T1")
def test_new_servants_come_from_the_reserve_and_only_then_from_rooms():
    match = scene(rooms={RED: {"parade": 3, "mint": 2, "cardinal": 1}}, reserve=[2, 0, 0])
    assert match.legal() == ["gate reserve", "done"]
    assert refused(match, "gate mint") == "PAL-T1"
    play(match, "gate reserve", "gate reserve")
    assert match.position()["reserve"][RED] == 0
    assert match.legal() == ["gate parade", "gate mint", "gate cardinal", "done"]
    assert refused(match, "gate reserve") == "PAL-T1"
    assert refused(match, "gate gate") == "PAL-T1"
    match.play("gate mint")
    assert rooms_of(match, RED) == {"gate": 3, "parade": 3, "mint": 1, "cardinal": 1}


@pytest.mark.rule("PAL-T1", "PAL-A3")
def test_extra_servants_for_king_and_queen_come_from_rooms_when_the_reserve_is_empty():
    match = scene(phase="king", rooms={RED: {"king": 1, "office": 1}}, reserve=[0, 0, 0], step={"king": 1})
    assert match.legal() == ["king office", "done"]
    match = scene(phase="queen", rooms={RED: {"queen": 1, "king": 1, "mint": 2}}, reserve=[0, 0, 0], step={"queen": 1})
    assert match.legal() == ["queen mint", "queen king", "done"]
    play(match, "queen mint")
    assert rooms_of(match, RED) == {"queen": 2, "king": 1, "mint": 1}


# Majorities


@pytest.mark.rule("PAL-M1")
def test_a_majority_is_more_than_every_other_and_at_least_one():
    assert repeat(scene(rooms={RED: {"parade": 2}, YELLOW: {"parade": 1}}), "gate reserve") == 3
    assert repeat(scene(rooms={RED: {"parade": 2}, YELLOW: {"parade": 3}}), "gate reserve") == 2
    assert repeat(scene(rooms={RED: {"parade": 2}, YELLOW: {"parade": 2}}), "gate reserve") == 2
    assert repeat(scene(rooms={RED: {"parade": 2}, YELLOW: {"parade": 1}, GREEN: {"parade": 2}}), "gate reserve") == 2
    assert scene(phase="mint", rooms={RED: {"office": 1}}).position()["phase"] != "mint"  # nobody anywhere: no bonus for nothing


@pytest.mark.rule("PAL-M1", "PAL-A8")
def test_no_bonus_in_gate_office_back_door_and_cardinal():
    match = scene(phase="back-door", rooms={RED: {"back-door": 2}})
    match.play("draw")
    assert match.view(RED).drawn_count == 2
    match = scene(phase="recruit", rooms={RED: {"office": 1}}, louis=[30, 0, 0], others="empty", garden={"c3": "4/0/0/4", "e4": "5/0/0/5"})
    match.play("recruit c3")
    assert "recruit e4" not in match.legal()


@pytest.mark.rule("PAL-M2")
def test_the_cardinal_breaks_ties():
    # The four examples of the rules: red, yellow, green, black.
    stairs = {RED: {"stairs": 3, "cardinal": 2}, YELLOW: {"stairs": 3, "cardinal": 1}, GREEN: {}, BLACK: {"cardinal": 1}}
    assert scene(players=4, phase="stairs", rooms=stairs).view(RED).left == 3 + 1
    mint = {RED: {"mint": 2, "cardinal": 2}, YELLOW: {"mint": 3, "cardinal": 1}}
    assert scene(players=4, phase="mint", rooms=mint).view(RED).left == 2
    queen = {RED: {"cardinal": 2}, YELLOW: {"queen": 2, "cardinal": 1}, GREEN: {"queen": 2}}
    match = scene(players=4, phase="mint", seat=YELLOW, rooms=queen)
    assert match.position()["phase"] == "queen"
    assert match.legal() == ["queen reserve", "done"]
    parade = {YELLOW: {"parade": 2, "cardinal": 1}, BLACK: {"parade": 2, "cardinal": 1}, RED: {"cardinal": 2}}
    assert repeat(scene(players=4, seat=YELLOW, rooms=parade), "gate reserve") == 2


@pytest.mark.rule("PAL-M2")
def test_a_tie_without_servants_at_the_cardinal_stays_a_tie():
    tied = {RED: {"mint": 2}, YELLOW: {"mint": 2}}
    assert scene(phase="mint", rooms=tied).view(RED).left == 2
    # The cardinal's other guests do not matter, only those who are tied.
    with_green = {RED: {"mint": 2, "cardinal": 1}, YELLOW: {"mint": 2}, GREEN: {"cardinal": 5}}
    assert scene(phase="mint", rooms=with_green).view(RED).left == 3
    three = {RED: {"mint": 2, "cardinal": 2}, YELLOW: {"mint": 2, "cardinal": 2}, GREEN: {"mint": 2}}
    assert scene(phase="mint", rooms=three).view(RED).left == 2


# Action 1


@pytest.mark.rule("PAL-A1")
def test_red_puts_four_servants_at_the_gate():
    match = scene(rooms={RED: {"parade": 3}, YELLOW: {"parade": 2}})
    assert repeat(match, "gate reserve") == 4
    assert rooms_of(match, RED)["gate"] == 4


@pytest.mark.rule("PAL-A1")
def test_action_1_may_be_used_in_part_or_skipped():
    for used in range(4):
        match = scene(rooms={RED: {"parade": 3, "stairs": 1}, YELLOW: {"parade": 3}})
        play(match, *["gate reserve"] * used)
        if used < 3:
            match.play("done")
        assert match.position()["phase"] == "stairs"
        assert rooms_of(match, RED).get("gate", 0) == used


# Action 2


@pytest.mark.rule("PAL-A2")
def test_green_has_five_moves():
    match = scene(phase="stairs", seat=GREEN, rooms={GREEN: {"stairs": 4}, RED: {"stairs": 3}})
    assert match.view(GREEN).left == 5


@pytest.mark.rule("PAL-A2")
def test_a_move_goes_to_a_room_beside():
    # back-door office cardinal / mint gate queen / stairs king parade
    match = scene(phase="stairs", rooms={RED: {"stairs": 1, "gate": 1}, YELLOW: {"stairs": 2}})
    assert match.legal() == [
        "move gate mint",
        "move gate king",
        "move gate queen",
        "move gate office",
        "move stairs mint",
        "move stairs king",
        "done",
    ]
    assert refused(match, "move gate cardinal") == "PAL-A2"
    match.play("move gate office")
    assert rooms_of(match, RED) == {"stairs": 1, "office": 1}
    assert match.position()["turns"] > 1  # that was all red could do


@pytest.mark.rule("PAL-A2")
def test_one_servant_may_make_several_moves_and_leaving_the_stairs_changes_nothing():
    match = scene(phase="stairs", rooms={RED: {"stairs": 3, "gate": 1}, YELLOW: {"stairs": 3}})
    match.play("move gate cardinal")
    assert match.view(RED).left == 1
    match = scene(phase="stairs", rooms={RED: {"stairs": 3}, YELLOW: {"stairs": 3}})
    play(match, "move stairs mint", "move stairs mint")
    assert match.view(RED).left == 1
    assert refused(match, "move stairs gate") == "PAL-A2"
    match.play("move stairs king")
    assert rooms_of(match, RED) == {"mint": 2, "king": 1}
    match = scene(phase="stairs", rooms={RED: {"stairs": 1, "mint": 2}, YELLOW: {"stairs": 1}})
    match.play("move mint stairs")
    assert match.position()["phase"] != "stairs"  # one servant more on the stairs, but no move more


@pytest.mark.rule("PAL-A2", "PAL-R5")
def test_moves_not_used_are_lost():
    match = scene(phase="stairs", rooms={RED: {"stairs": 3, "mint": 1}, YELLOW: {"stairs": 3}})
    play(match, "move stairs king", "done")
    assert match.position()["phase"] == "mint"
    assert "left" in match.position()["step"]
    assert not any(move.startswith("move") for move in match.legal())
    assert match.view(RED).left == 2  # what the mint pays, not the moves


# Action 3


@pytest.mark.rule("PAL-A3")
def test_yellow_takes_three_louis():
    match = scene(phase="mint", seat=YELLOW, rooms={YELLOW: {"mint": 2}, RED: {"mint": 1}})
    assert match.legal() == ["mint 3", "mint 2", "mint 1", "done"]
    assert refused(match, "mint 4") == "PAL-A3"
    match.play("mint 3")
    assert match.position()["louis"][YELLOW] == 3


@pytest.mark.rule("PAL-A3")
def test_the_mint_may_be_used_in_part_or_skipped():
    rooms = {RED: {"mint": 2, "office": 1}, YELLOW: {"mint": 2}}
    assert scene(phase="mint", rooms=rooms).play("mint 1").position()["louis"][RED] == 1
    assert scene(phase="mint", rooms=rooms).play("done").position()["louis"][RED] == 0


@pytest.mark.rule("PAL-A3")
def test_yellow_gets_a_servant_more_with_king_and_queen():
    rooms = {YELLOW: {"king": 2, "queen": 3, "office": 2}, RED: {"king": 1, "queen": 2}}
    garden = {"c3": "2/3/0/3", "e4": "4/2/3/10", "d3": "5/3/3/12"}
    match = scene(phase="mint", seat=YELLOW, rooms=rooms, garden=garden, others="empty", louis=[0, 9, 0])
    assert play(match, "king reserve").position()["phase"] == "queen"
    match.play("queen reserve")
    assert rooms_of(match, YELLOW) == {"king": 3, "queen": 4, "office": 2}
    assert {"recruit c3", "recruit e4", "recruit d3"} <= set(match.legal())
    match = scene(phase="mint", seat=YELLOW, rooms=rooms, garden=garden, others="empty", louis=[0, 9, 0])
    play(match, "done", "done")  # nobody need put them
    assert "recruit d3" not in match.legal()
    assert refused(match, "recruit d3") == "PAL-A4"


@pytest.mark.rule("PAL-A3")
def test_servants_in_the_office_are_the_nobles_that_may_be_recruited():
    free = {"c3": "4/0/0/4", "d3": "5/0/0/5", "e3": "7/0/0/6", "f3": "8/0/0/7"}
    for clerks in range(4):
        match = scene(phase="recruit", rooms={RED: {"office": clerks, "gate": 1}}, louis=[30, 0, 0], garden=free)
        left = []  # as the view says it
        while match.position()["phase"] in ("recruit", "side"):
            left += [match.view(RED).left] if match.position()["phase"] == "recruit" else []
            match.play(match.legal()[0])
        assert len(match.position()["nobles"][RED]) == clerks
        assert left == [*range(clerks, 0, -1)]
