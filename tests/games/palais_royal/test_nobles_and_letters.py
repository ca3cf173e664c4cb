"""Actions 4 and 5, letters and privileges of Palais Royal, rule by rule."""

import copy

import pytest

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, letters, play, refused, repeat, rooms_of, scene
from regalia.games.palais_royal.boards import content_of

RICH = [30, 30, 30]
PHASES = ["parade", "stairs", "mint", "king", "queen", "recruit", "back-door", "after"]
STEPS = {"king": {"king": 1, "queen": 1}, "queen": {"king": 1, "queen": 1}}  # what the mint has counted


def court(*nobles, louis=30, office=None, king=0, queen=0, held=(), **more):
    """Red recruits: the nobles stand on d3, e4 ... in an empty garden; a servant in the office for each, seals and Louis as told."""
    cells = ["d3", "e4", "c4", "f3"]
    rooms = {RED: {"office": len(nobles) if office is None else office, "king": king, "queen": queen, **more.pop("also", {})}}
    return scene(
        phase="recruit", rooms=rooms, louis=[louis, 0, 0], others="empty", letters=letters(3, RED, *held),
        garden=dict(zip(cells, nobles, strict=False)) | more.pop("garden", {}), **more,
    )  # fmt: skip


# Action 4


@pytest.mark.rule("PAL-A4")
def test_recruiting_the_noble_of_the_example():
    # All neighbours are taken, so the 4/2/0/3 noble costs its 4 Louis.
    match = scene(phase="recruit", rooms={RED: {"office": 2, "king": 3, "queen": 1}}, louis=[5, 0, 0], garden={"d3": "4/2/0/3 louis"})
    reserve = match.position()["reserve"][RED]
    match.play("recruit d3")
    after = match.position()
    assert rooms_of(match, RED) == {"office": 1, "king": 1, "queen": 1}
    assert after["reserve"][RED] == reserve + 3
    assert after["louis"][RED] == 1
    assert after["nobles"][RED] == [1]
    assert after["garden"]["d3"] is None


@pytest.mark.rule("PAL-N4")
def test_the_louis_noble_pays_from_the_next_turn_on():
    rooms = {RED: {"office": 1, "king": 2, "stairs": 1}, YELLOW: {"mint": 1}, GREEN: {"mint": 1}}
    match = scene(phase="recruit", rooms=rooms, louis=[4, 0, 0], garden={"d3": "4/2/0/3 louis"})
    match.play("recruit d3")
    assert match.turn == YELLOW
    assert match.position()["louis"][RED] == 0  # won after this turn's action 3
    play(match, "done", "done", "done")  # yellow's and green's mints, red's stairs
    assert match.turn == RED
    assert match.legal() == ["mint 2", "mint 1", "done"]  # two Louis without a servant in the mint
    match = scene(phase="mint", rooms={RED: {"mint": 1}, YELLOW: {"mint": 1}}, nobles=[[1], [], []])
    assert match.view(RED).left == 3
    match = scene(phase="mint", rooms={RED: {"mint": 1}, YELLOW: {"mint": 1}}, nobles=[[1, 2], [], []])
    assert match.view(RED).left == 5


@pytest.mark.rule("PAL-A4")
@pytest.mark.parametrize(
    ("lacks", "rule"),
    [({"office": 0, "held": ("4-points",)}, "PAL-A4"), ({"king": 1}, "PAL-A4"), ({"queen": 0}, "PAL-A4"), ({"louis": 1}, "PAL-A5")],
)
def test_office_seals_and_louis_are_all_needed(lacks, rule):
    # d3 touches d2, e2, c3, e3, c4, d4 and e4; all but c4 are taken, so the noble costs 3 - 1 = 2.
    crowd = {"d2": 39, "c3": 40, "e3": 41, "e2": 42, "d4": 38, "e4": 37}
    enough = {"office": 2, "king": 2, "queen": 1, "louis": 2, "garden": crowd}
    assert "recruit d3" in court("3/2/1/7", **enough).legal()
    match = court("3/2/1/7", **enough | lacks)
    assert "recruit d3" not in match.legal()
    assert refused(match, "recruit d3") == rule


@pytest.mark.rule("PAL-A4")
def test_as_many_as_can_be_paid_in_any_order():
    first = court("3/1/0/4", "2/0/2/5", king=1, queen=2)
    second = court("3/1/0/4", "2/0/2/5", king=1, queen=2)
    play(first, "recruit d3", "recruit e4")
    play(second, "recruit e4", "recruit d3")
    assert first.position()["nobles"] == second.position()["nobles"] != [[], [], []]
    assert rooms_of(first, RED) == rooms_of(second, RED) == {}


@pytest.mark.rule("PAL-A5")
def test_price_6_with_three_empty_neighbours_costs_3_with_one_5():
    # d3 touches d2, e2, c3, e3, c4, d4, e4 (c2 is a statue).
    for empty, price in ((3, 3), (1, 5), (0, 6)):
        bare = dict.fromkeys(("c3", "e3", "d4", "e4", "c4", "d2", "e2")[:empty])
        match = scene(phase="recruit", rooms={RED: {"office": 1, "king": 1}}, louis=[6, 0, 0], garden={"d3": "6/1/0/7", **bare})
        assert next(space.price for space in match.view(RED).garden if space.cell == "d3") == price
        assert match.play("recruit d3").position()["louis"][RED] == 6 - price


@pytest.mark.rule("PAL-A5")
def test_the_price_never_falls_below_0_and_servants_leave_a_space_empty():
    match = court("3/1/0/4", king=1, louis=0)
    assert next(space.price for space in match.view(RED).garden if space.cell == "d3") == 0
    assert match.play("recruit d3").position()["louis"][RED] == 0
    # c1 lies between b1 and d1; b1 holds a servant.
    match = scene(phase="recruit", rooms={RED: {"office": 1, "king": 3}}, louis=[9, 0, 0], garden={"c1": "6/1/0/7", "b1": "yellow"})
    assert next(space.price for space in match.view(RED).garden if space.cell == "c1") == 5


@pytest.mark.rule("PAL-A5")
def test_what_lies_behind_a_statue_is_not_adjacent():
    # c2 is a statue: c1 and c3 are two steps apart.
    match = scene(phase="recruit", rooms={RED: {"office": 1, "king": 1}}, garden={"c1": "6/1/0/7", "c3": None}, louis=RICH)
    assert next(space.price for space in match.view(RED).garden if space.cell == "c1") == 6
    match = scene(phase="recruit", rooms={RED: {"office": 1, "king": 1}}, garden={"c1": "6/1/0/7", "d2": None}, louis=RICH)
    assert next(space.price for space in match.view(RED).garden if space.cell == "c1") == 5


@pytest.mark.rule("PAL-A5")
def test_prices_fall_as_neighbours_leave():
    match = scene(phase="recruit", rooms={RED: {"office": 2, "king": 1}}, louis=RICH, garden={"d3": "4/0/0/4", "d4": "6/1/0/7"})
    play(match, "recruit d3", "recruit d4")
    assert match.position()["louis"][RED] == 30 - 4 - 5


@pytest.mark.rule("PAL-A6")
def test_a_noble_from_a_side_leaves_a_servant_from_reserve_or_room():
    def won():
        rooms = {RED: {"office": 2, "king": 1, "gate": 1, "stairs": 1}}
        return scene(phase="recruit", rooms=rooms, louis=RICH, garden={"b1": "4/0/0/4"}, letters=letters(3, RED, "4-louis")).play(
            "recruit b1"
        )

    match = won()
    assert match.legal() == ["side reserve", "side gate", "side stairs", "side king", "side office"]
    assert refused(match, "done") == "PAL-A6"
    assert refused(match, "side mint") == "PAL-A6"
    assert refused(match, "letter 4-louis") == "PAL-A6"
    before = match.position()["reserve"][RED]
    match.play("side reserve")
    assert match.position()["garden"]["b1"] == "red"
    assert match.position()["reserve"][RED] == before - 1
    match = won().play("side king")
    assert match.position()["garden"]["b1"] == "red"
    assert rooms_of(match, RED) == {"office": 1, "gate": 1, "stairs": 1}
    assert match.position()["phase"] == "recruit"
    assert refused(match, "recruit b1") == "PAL-A4"  # the servant stays


@pytest.mark.rule("PAL-A6")
@pytest.mark.parametrize(("cell", "side"), [("e0", True), ("g6", True), ("a3", True), ("d2", False), ("c3", False)])
def test_only_sides_keep_a_servant(cell, side):
    match = scene(phase="recruit", rooms={RED: {"office": 1}}, louis=RICH, garden={cell: "4/0/0/4"}, letters=letters(3, RED, "4-louis"))
    match.play(f"recruit {cell}")
    assert match.position()["phase"] == ("side" if side else "recruit")


@pytest.mark.rule("PAL-A7")
def test_nobles_with_a_privilege_lie_face_up_the_others_face_down():
    match = scene(nobles=[["4/2/0/3 louis", "3/1/0/4", "2/2/2/4 servants"], [], []])
    for viewer in (None, RED, YELLOW):
        red = match.view(viewer).seats[RED]
        assert [noble.privilege for noble in red.face_up] == ["louis"]
        assert red.face_down == 2
    assert match.scores == [3 + 4 + 4, 0, 0]


# Action 5


@pytest.mark.rule("PAL-A8")
def test_green_draws_three_letters_and_keeps_two():
    match = scene(phase="back-door", seat=GREEN, rooms={GREEN: {"back-door": 3}, RED: {"stairs": 1}})
    reserve = match.position()["reserve"][GREEN]
    match.play("draw")
    assert match.view(GREEN).drawn_count == sum(match.view(GREEN).drawn.values()) == 3
    kept = []
    for _ in range(2):
        kept.append(next(move for move in match.legal() if move.startswith("keep")))
        match.play(kept[-1])
    match.play("discard")
    after = match.position()
    assert after["reserve"][GREEN] == reserve + 2
    assert after["rooms"][GREEN] == {"back-door": 1}
    assert sum(after["letters"][GREEN].values()) == 2
    assert sum(after["discard"].values()) == 1
    assert match.view(None).deck == 33


@pytest.mark.rule("PAL-A8")
def test_any_of_the_drawn_letters_may_be_kept_and_none_must():
    match = scene(phase="keep", rooms={RED: {"back-door": 3}}, drawn=["majority", "2-seals", "2-seals"])
    assert match.legal() == ["keep majority", "keep 2-seals", "discard"]
    assert refused(match, "keep 4-louis") == "PAL-A8"
    assert refused(match, "done") == "PAL-A8"
    play(match, "keep 2-seals", "keep majority")
    assert match.legal() == ["keep 2-seals", "discard"]  # in any order (PAL-R10)
    assert refused(match, "keep majority") == "PAL-A8"
    match = scene(phase="keep", rooms={RED: {"back-door": 3}}, drawn=["majority", "2-seals", "2-seals"])
    match.play("discard")
    assert match.position()["discard"] == {"majority": 1, "2-seals": 2}
    assert match.position()["rooms"][RED] == {"back-door": 3}


@pytest.mark.rule("PAL-A8")
def test_an_empty_deck_is_shuffled_from_the_discards():
    everything = dict.fromkeys(("majority", "open-gate", "gate-and-moves", "5-moves", "9-moves", "2-seals", "4-louis", "2-points"), 4)
    hands = [{}, {"4-points": 2}, {}]
    match = scene(phase="back-door", rooms={RED: {"back-door": 4}}, discard=everything, letters=hands)
    assert match.view(None).deck == 2
    match.play("draw")
    view = match.view(RED)
    assert view.drawn_count == 4
    assert view.drawn["4-points"] == 2  # the last two of the old deck, then two of the new
    assert view.deck == 30
    assert view.discard == {}


@pytest.mark.rule("PAL-A8", "PAL-R4")
def test_drawing_is_all_or_nothing():
    match = scene(phase="back-door", rooms={RED: {"back-door": 4}})
    assert match.legal() == ["draw", "done"]
    assert play(match, "draw").view(RED).drawn_count == 4
    match = scene(phase="back-door", rooms={RED: {"back-door": 4}, YELLOW: {"stairs": 1}})
    assert match.play("done").turn == YELLOW
    # When deck and discards together hold fewer, these are drawn; when they hold none, there is nothing to decide.
    names = ["majority", "open-gate", "gate-and-moves", "5-moves", "9-moves", "2-seals", "4-louis", "2-points", "4-points"]
    most = dict.fromkeys(names, 4) | {"4-points": 2}
    match = scene(phase="back-door", rooms={RED: {"back-door": 4}}, letters=[{}, most, {}])
    assert play(match, "draw").view(RED).drawn_count == 2
    match = scene(phase="back-door", rooms={RED: {"back-door": 4}, YELLOW: {"stairs": 1}}, letters=[{}, dict.fromkeys(names, 4), {}])
    assert match.turn == YELLOW


# Letters


@pytest.mark.rule("PAL-L1", "PAL-R10")
def test_the_majority_letter():
    rooms = {RED: {"parade": 1, "stairs": 1, "mint": 1, "king": 1}, YELLOW: {"parade": 5, "stairs": 5, "mint": 5, "king": 5, "queen": 5}}
    match = scene(rooms=rooms, letters=letters(3, RED, "majority"), louis=[2, 0, 0])
    match.play("letter majority")
    assert match.position()["louis"][RED] == 0
    assert match.position()["discard"] == {}  # it lies before red until the turn ends
    assert repeat(match, "gate reserve") == 2
    assert match.view(RED).left == 2  # moves
    match.play("done")
    assert match.view(RED).left == 2  # Louis
    match.play("mint 2")
    assert match.legal() == ["king reserve", "done"]  # with the king, but not with the queen, where red has nobody
    match.play("king reserve")
    assert match.turn == YELLOW
    assert match.position()["discard"] == {"majority": 1}


@pytest.mark.rule("PAL-L1")
def test_the_majority_letter_comes_before_action_1_and_gives_no_second_bonus():
    held = {"letters": letters(3, RED, "majority"), "louis": [2, 0, 0]}
    match = scene(rooms={RED: {"parade": 2}, YELLOW: {"parade": 2}}, **held).play("gate reserve")
    assert refused(match, "letter majority") == "PAL-L1"
    assert refused(scene(phase="stairs", rooms={RED: {"stairs": 2}}, **held), "letter majority") == "PAL-L1"
    match = scene(rooms={RED: {"parade": 2}}, **held).play("letter majority")
    assert repeat(match, "gate reserve") == 3
    match = scene(rooms={RED: {"stairs": 2}}, **held).play("letter majority")
    assert match.position()["phase"] == "stairs"  # nobody in the parade: no bonus there


@pytest.mark.rule("PAL-L2")
def test_the_open_gate():
    match = scene(rooms={RED: {"parade": 1, "stairs": 1}}, letters=letters(3, RED, "open-gate"), louis=[2, 0, 0], reserve=[10, 0, 0])
    match.play("letter open-gate")
    assert repeat(match, "gate reserve") == 10
    assert rooms_of(match, RED)["gate"] == 10
    assert {"gate parade", "gate stairs"} <= set(match.legal())  # and on from the rooms
    assert match.position()["discard"] == {"open-gate": 1}
    assert refused(scene(phase="stairs", letters=letters(3, RED, "open-gate"), louis=RICH), "letter open-gate") == "PAL-L2"


@pytest.mark.rule("PAL-L3")
def test_gate_and_moves():
    match = scene(
        rooms={RED: {"parade": 1, "stairs": 1}, YELLOW: {"parade": 1, "stairs": 1}},
        letters=letters(3, RED, "gate-and-moves"),
        louis=[2, 0, 0],
    )
    match.play("letter gate-and-moves")
    assert repeat(match, "gate reserve") == 3
    assert match.view(RED).left == 1 + 6
    assert refused(scene(phase="stairs", letters=letters(3, RED, "gate-and-moves"), louis=RICH), "letter gate-and-moves") == "PAL-L3"


@pytest.mark.rule("PAL-L4", "PAL-L5")
@pytest.mark.parametrize(("letter", "price", "moves", "rule"), [("5-moves", 1, 5, "PAL-L4"), ("9-moves", 3, 9, "PAL-L5")])
def test_extra_moves(letter, price, moves, rule):
    held = {"letters": letters(3, RED, letter), "louis": [price, 0, 0]}
    match = scene(phase="stairs", rooms={RED: {"stairs": 2}, YELLOW: {"stairs": 2}}, **held)
    match.play(f"letter {letter}")
    assert match.view(RED).left == 2 + moves
    assert match.position()["louis"][RED] == 0
    assert refused(scene(rooms={RED: {"parade": 2}}, **held), f"letter {letter}") == rule
    assert refused(scene(phase="recruit", rooms={RED: {"parade": 2}}, **held), f"letter {letter}") == rule
    poor = scene(phase="stairs", letters=letters(3, RED, letter), louis=[price - 1, 0, 0])
    assert refused(poor, f"letter {letter}") == rule


@pytest.mark.rule("PAL-L6")
def test_two_seals_alike_or_different():
    for noble, king, queen in (
        ("2/2/0/5", 0, 0),
        ("2/0/2/5", 0, 0),
        ("4/1/1/6", 0, 0),
        ("3/2/2/8", 2, 0),
        ("3/2/2/8", 0, 2),
        ("3/2/2/8", 1, 1),
    ):
        match = court(noble, king=king, queen=queen, held=("2-seals",))
        assert "recruit d3" not in match.legal()
        play(match, "letter 2-seals", "recruit d3")
        while match.position()["phase"] == "seals":
            match.play(match.legal()[0])
        assert len(match.position()["nobles"][RED]) == 1
        assert rooms_of(match, RED) == {}
    assert refused(scene(phase="stairs", letters=letters(3, RED, "2-seals"), louis=RICH), "letter 2-seals") == "PAL-L6"


@pytest.mark.rule("PAL-L6")
def test_which_seals_the_letter_pays_is_a_choice():
    outcomes = set()
    for choice in (
        ["seal blue", "seal blue"],
        ["seal blue", "seal purple"],
        ["seal purple", "seal purple"],
        ["seal blue", "pay"],
        ["seal purple", "pay"],
        ["pay"],
    ):
        match = court("3/2/2/8", office=2, king=2, queen=2, held=("2-seals", "4-points"))
        play(match, "letter 2-seals", "recruit d3", *choice)
        assert match.position()["phase"] == "recruit"
        left = match.position()
        outcomes.add((left["rooms"][RED].get("king", 0), left["rooms"][RED].get("queen", 0), left["step"].get("seals", 0)))
    assert outcomes == {(2, 0, 0), (1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)}
    match = court("3/2/2/8", office=2, king=2, queen=2, held=("2-seals",))
    play(match, "letter 2-seals", "recruit d3", "seal purple")
    assert match.legal() == ["seal blue", "seal purple", "pay"]  # in any order (PAL-R10)
    match = court("3/2/2/8", king=1, queen=2, held=("2-seals",))
    play(match, "letter 2-seals", "recruit d3")
    assert refused(match, "pay") == "PAL-L6"
    assert refused(match, "done") == "PAL-L6"


@pytest.mark.rule("PAL-L6", "PAL-R5")
def test_seals_not_used_are_lost_with_the_action():
    match = court("3/1/0/4", king=1, held=("2-seals", "4-louis"), also={"back-door": 1})
    play(match, "letter 2-seals", "done")
    assert match.position()["phase"] == "back-door"
    assert "seals" not in match.position()["step"]


@pytest.mark.rule("PAL-L7")
@pytest.mark.parametrize("phase", PHASES)
def test_four_louis_at_any_time(phase):
    rooms = {RED: dict.fromkeys(("parade", "stairs", "mint", "king", "queen", "office", "back-door"), 1)}
    match = scene(phase=phase, rooms=rooms, letters=letters(3, RED, "4-louis"), step=STEPS.get(phase))
    match.play("letter 4-louis")
    assert match.position()["louis"][RED] == 4
    assert match.position()["discard"] == {"4-louis": 1}


@pytest.mark.rule("PAL-L8", "PAL-L9")
@pytest.mark.parametrize(("letter", "price", "points"), [("2-points", 1, 2), ("4-points", 3, 4)])
@pytest.mark.parametrize("phase", PHASES)
def test_point_letters_at_any_time_stay_to_the_end(letter, price, points, phase):
    rooms = {RED: dict.fromkeys(("parade", "stairs", "mint", "king", "queen", "office", "back-door"), 1)}
    match = scene(phase=phase, rooms=rooms, letters=letters(3, RED, letter), louis=[price, 0, 0], step=STEPS.get(phase))
    assert match.scores[RED] == 1  # unplayed
    match.play(f"letter {letter}")
    assert match.scores[RED] == points
    assert match.position()["louis"][RED] == 0
    assert match.position()["discard"] == {}
    assert match.view(YELLOW).seats[RED].played == {letter: 1}


@pytest.mark.rule("PAL-L1", "PAL-L7")
def test_letters_are_played_in_the_own_turn_and_for_their_price():
    match = scene(rooms={RED: {"parade": 1}}, letters=[["majority"], ["4-louis"], []], louis=[1, 9, 0])
    assert refused(match, "letter majority") == "PAL-L1"  # 2 Louis
    assert refused(match, "letter 4-louis") == "PAL-L7"  # yellow's


# Privileges


@pytest.mark.rule("PAL-N1")
def test_two_more_to_the_gate():
    assert repeat(scene(rooms={}, nobles=[["3/2/0/2"], [], []]), "gate reserve") == 2
    assert repeat(scene(rooms={RED: {"parade": 1}}, nobles=[["3/2/0/2", "3/0/2/2"], [], []]), "gate reserve") == 6


@pytest.mark.rule("PAL-N2")
def test_two_more_moves():
    assert scene(phase="stairs", rooms={RED: {"gate": 1}}, nobles=[["4/1/1/3"], [], []]).view(RED).left == 2
    assert (
        scene(phase="stairs", rooms={RED: {"stairs": 1}, YELLOW: {"stairs": 1}}, nobles=[["4/1/1/3", "1/2/2/3"], [], []]).view(RED).left
        == 5
    )


@pytest.mark.rule("PAL-N3")
def test_diagonal_moves():
    rooms = {RED: {"stairs": 1, "gate": 1}, YELLOW: {"stairs": 1}}
    match = scene(phase="stairs", rooms=rooms, nobles=[["3/1/0/2"], [], []])
    assert {"move gate cardinal", "move gate back-door", "move gate parade", "move gate stairs", "move stairs gate"} <= set(match.legal())
    assert refused(match, "move stairs cardinal") == "PAL-A2"
    assert "move gate cardinal" not in scene(phase="stairs", rooms=rooms, nobles=[[], ["3/1/0/2"], []]).legal()
    two = {RED: {"stairs": 2}, YELLOW: {"stairs": 2}}
    assert "move stairs cardinal" in scene(phase="stairs", rooms=two, nobles=[["3/1/0/2"], [], []]).legal()


@pytest.mark.rule("PAL-N5", "PAL-N6")
@pytest.mark.parametrize(("noble", "room"), [("5/0/1/3", "king"), ("5/1/0/3", "queen")])
def test_an_extra_servant_with_king_or_queen_after_the_majorities_are_judged(noble, room):
    match = scene(phase="mint", rooms={YELLOW: {room: 1}}, nobles=[[noble], [], []])
    assert match.legal() == [f"{room} reserve", "done"]
    assert repeat(match, f"{room} reserve") == 1
    # One servant each: the extra one would make a majority, but this was judged before.
    match = scene(phase="mint", rooms={RED: {room: 1}, YELLOW: {room: 1}}, nobles=[[noble], [], []])
    assert repeat(match, f"{room} reserve") == 1
    match = scene(phase="mint", rooms={RED: {room: 2}, YELLOW: {room: 1}}, nobles=[[noble], [], []])
    assert repeat(match, f"{room} reserve") == 2


@pytest.mark.rule("PAL-N5", "PAL-N6")
def test_a_set_may_print_one_tile_for_king_or_queen():
    printed = copy.deepcopy(content_of("substitute"))
    printed["nobles"][0]["privilege"] = "king-or-queen"
    results = set()
    for choice in (["king reserve"], ["done", "queen reserve"], ["done", "done"]):
        match = scene(phase="mint", rooms={YELLOW: {"stairs": 1}}, nobles=[[1], [], []], options={"set": printed})
        play(match, *choice)
        results.add(tuple(rooms_of(match, RED).items()))
        assert match.turn == YELLOW  # one servant, not one for each room
    assert results == {(("king", 1),), (("queen", 1),), ()}


@pytest.mark.rule("PAL-N7")
def test_three_more_letters_to_choose_from():
    match = scene(phase="back-door", rooms={RED: {"back-door": 2}}, nobles=[["5/0/0/3"], [], []])
    assert match.view(RED).left == 5
    match.play("draw")
    assert match.view(RED).drawn_count == 5
    kept = 0
    while any(move.startswith("keep") for move in match.legal()):
        match.play(match.legal()[0])
        kept += 1
    assert kept <= 2
    match = scene(phase="keep", rooms={RED: {"back-door": 2}}, nobles=[["5/0/0/3"], [], []], drawn={"4-louis": 3, "4-points": 2})
    play(match, "keep 4-louis", "keep 4-points")
    assert match.legal() == ["discard"]
    assert refused(match, "keep 4-points") == "PAL-A8"
    match = scene(phase="back-door", rooms={YELLOW: {"back-door": 1}}, nobles=[["5/0/0/3"], [], []])
    assert match.turn == YELLOW  # nobody at the back door: no letters


@pytest.mark.rule("PAL-N7", "PAL-R10")
def test_two_tiles_of_the_letters_privilege_give_six_more_letters():
    match = scene(phase="back-door", rooms={RED: {"back-door": 1}}, nobles=[["5/0/0/3", "2/1/1/3 letters"], [], []])
    assert match.play("draw").view(RED).drawn_count == 7


@pytest.mark.rule("PAL-N8", "PAL-N9")
@pytest.mark.parametrize(
    ("noble", "supply", "comes"), [("0/2/1/3", 7, 1), ("0/2/1/3", 0, 0), ("6/1/1/4 servants", 7, 3), ("6/1/1/4 servants", 2, 2)]
)
def test_servants_come_at_once_from_the_general_supply(noble, supply, comes):
    match = court(noble, king=2, queen=2, supply=[supply, 7, 7])
    seals = 3 if noble == "0/2/1/3" else 2
    before = match.position()
    match.play("recruit d3")
    after = match.position()
    assert after["supply"][RED] == supply - comes
    assert after["reserve"][RED] == before["reserve"][RED] + 1 + seals + comes
    assert match.view(None).seats[RED].face_up == []
    assert match.view(None).seats[RED].face_down == 1


# Rulings


@pytest.mark.rule("PAL-R1")
def test_the_bank_never_runs_out():
    match = scene(phase="mint", rooms={RED: {"mint": 25}, YELLOW: {"mint": 5}}, louis=[900, 50, 50], supply=[0, 7, 7])
    assert match.play("mint 26").position()["louis"][RED] == 926


@pytest.mark.rule("PAL-R2")
def test_letters_kept_in_action_5_may_be_played_in_the_same_turn():
    rooms = {RED: {"back-door": 3}}
    match = scene(phase="keep", rooms=rooms, drawn=["4-louis", "4-points", "5-moves"])
    match.play("keep 5-moves")
    assert refused(match, "letter 5-moves") == "PAL-A8"
    match = scene(phase="keep", rooms=rooms, drawn=["5-moves", "4-louis", "4-points"])
    play(match, "keep 5-moves", "keep 4-louis", "keep 4-points", "discard")
    assert match.turn == RED
    assert match.legal() == ["letter 4-louis", "done"]
    assert refused(match, "letter 5-moves") == "PAL-L4"
    play(match, "letter 4-louis", "letter 4-points")
    assert match.position()["louis"][RED] == 1
    assert match.scores[RED] == 4 + 1


@pytest.mark.rule("PAL-R3")
def test_a_privilege_won_in_action_4_works_from_then_on():
    match = court("5/0/0/3", also={"back-door": 1})
    play(match, "recruit d3", "draw")
    assert match.view(RED).drawn_count == 4


def test_letters_are_not_played_in_the_middle_of_a_choice():
    match = scene(phase="keep", rooms={RED: {"back-door": 1}}, drawn=["2-points"], letters=letters(3, RED, "4-louis"))
    assert match.legal() == ["keep 2-points", "discard"]
    with pytest.raises(regalia.Refused):
        match.play("letter 4-louis")


# Letters in the middle of an action


def climbing(**more):
    """The scene of the ruling: red has one move and walks, then plays a letter."""
    rooms = [{"stairs": 1, "queen": 1, "gate": 2}, {"stairs": 3}, {}]
    game = regalia.game("palais-royal", players=3, rooms="first-game")
    return game.position({"phase": "stairs", "rooms": rooms, "louis": [5, 0, 0], **more}, seed=1)


@pytest.mark.rule("PAL-R9", "PAL-L4", "PAL-L5")
@pytest.mark.parametrize(("letter", "moves"), [("5-moves", 5), ("9-moves", 9)])
def test_moves_of_a_letter_are_for_everybody_who_could_move(letter, moves):
    match = climbing(letters=letters(3, RED, letter))
    play(match, "move queen cardinal", f"letter {letter}")
    assert match.view(RED).left == moves
    assert {"move gate mint", "move stairs king", "move cardinal queen", "done"} <= set(match.legal())
    play(match, "move gate mint", "move gate queen", "move cardinal queen")
    assert rooms_of(match, RED) == {"stairs": 1, "mint": 1, "queen": 2}


@pytest.mark.rule("PAL-R9", "PAL-L2")
def test_an_open_gate_lets_servants_come_from_rooms_already_passed():
    rooms = {RED: {"parade": 2, "mint": 1, "cardinal": 2}, YELLOW: {"parade": 3, "stairs": 1}}
    match = scene(rooms=rooms, reserve=[0, 0, 0], letters=letters(3, RED, "open-gate"), louis=[2, 0, 0])
    play(match, "gate cardinal", "letter open-gate")
    assert {"gate parade", "gate mint", "gate cardinal"} <= set(match.legal())
    play(match, "gate parade", "gate parade", "gate mint", "gate cardinal")
    assert rooms_of(match, RED) == {"gate": 5}


@pytest.mark.rule("PAL-R9", "PAL-L3")
def test_moves_promised_at_the_gate_come_after_servants_were_put():
    match = scene(rooms={RED: {"parade": 1, "stairs": 1}, YELLOW: {"parade": 2, "stairs": 2}}, letters=letters(3, RED, "gate-and-moves"),
                  louis=[2, 0, 0])  # fmt: skip
    play(match, "gate reserve", "letter gate-and-moves", "gate reserve", "gate reserve")
    assert match.view(RED).left == 1 + 6


@pytest.mark.rule("PAL-R7", "PAL-N5", "PAL-N6")
def test_the_extra_servant_wins_no_majority():
    nobles = [["5/0/1/3 king"], [], []]
    match = scene(phase="mint", rooms={RED: {"king": 1}, YELLOW: {"king": 1, "stairs": 1}}, nobles=nobles)
    assert match.view(RED).king == 1  # the tile's, none for a majority
    assert repeat(match, "king reserve") == 1
