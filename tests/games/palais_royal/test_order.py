"""PAL-R10: rooms, servants and letters are named in any order; naming one never removes an option."""

import numpy as np
import pytest

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, letters, play, rooms_of, scene
from games.palais_royal.stairs import ordered
from regalia.bots import bot, know
from regalia.games.palais_royal.moves import DONE, LETTER, MAX_LEGAL
from regalia.games.palais_royal.state import KEEP, KING, PARADE, QUEEN, SETUP


@pytest.mark.rule("PAL-R10", "PAL-A1", "PAL-T1")
def test_servants_come_to_the_gate_from_rooms_in_any_order():
    match = scene(rooms={RED: {"parade": 3, "mint": 1, "gate": 1}, YELLOW: {"stairs": 1}}, reserve=[0, 0, 0])
    play(match, "gate mint")
    assert (match.turn, match.view(RED).decision) == (RED, "parade")
    assert match.legal() == ["gate parade", "done"]
    play(match, "gate parade", "gate parade", "gate parade")
    assert rooms_of(match, RED) == {"gate": 5}


@pytest.mark.rule("PAL-R10", "PAL-N5", "PAL-T1")
def test_servants_come_to_the_king_from_rooms_in_any_order():
    rooms = {RED: {"king": 3, "back-door": 1, "mint": 1}, YELLOW: {"stairs": 1}}
    match = scene(phase="king", rooms=rooms, reserve=[0, 0, 0], nobles=[["5/0/1/3"], [], []], step={"king": 2})
    play(match, "king back-door")
    assert match.legal() == ["king mint", "done"]
    assert rooms_of(play(match, "king mint"), RED) == {"king": 5}


@pytest.mark.rule("PAL-R10", "PAL-S6")
def test_the_first_servants_are_put_into_rooms_in_any_order():
    match = regalia.game("palais-royal", players=2).start(seed=1)
    every = match.legal()
    assert len(every) == 9
    for move in ("put cardinal", "put queen", "put gate", "put mint"):
        match.play(move)
        assert match.legal() == every
    match.play("put gate")
    assert rooms_of(match, RED) == {"gate": 2, "parade": 2, "stairs": 3, "mint": 1, "queen": 1, "cardinal": 1}


@pytest.mark.rule("PAL-R10", "PAL-A8")
def test_letters_are_kept_in_any_order():
    match = scene(phase="keep", rooms={RED: {"back-door": 2}}, drawn=["majority", "2-seals", "4-points"])
    play(match, "keep 4-points")
    assert match.legal() == ["keep majority", "keep 2-seals", "discard"]
    play(match, "keep majority", "discard")
    assert match.position()["letters"][RED] == {"majority": 1, "4-points": 1}


@pytest.mark.rule("PAL-R10", "PAL-L6")
def test_seals_of_a_letter_are_used_in_any_order():
    rooms = {RED: {"office": 1, "king": 2, "queen": 2}, YELLOW: {"stairs": 1}}
    match = scene(phase="recruit", rooms=rooms, garden={"d3": "3/2/2/8"}, step={"seals": 2}, louis=[20, 0, 0])
    play(match, "recruit d3", "seal purple")
    assert match.legal() == ["seal blue", "seal purple", "pay"]
    play(match, "seal blue")
    assert rooms_of(match, RED) == {"king": 1, "queen": 1}
    rooms[RED]["king"] = 1  # a blue seal of the letter is needed, but need not come first
    short = scene(phase="recruit", rooms=rooms, garden={"d3": "3/2/2/8"}, step={"seals": 2}, louis=[20, 0, 0])
    play(short, "recruit d3", "seal purple")
    assert short.legal() == ["seal blue"]


def listed(game, state):
    moves = np.zeros(MAX_LEGAL, np.int16)
    return moves[: game.rules.legal(state, game.box, moves)].tolist()


@pytest.mark.rule("PAL-R10")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("greedy", [False, True])
def test_what_two_parts_do_in_one_order_they_do_in_the_other(players, greedy):
    """In matches: if the rules allow a part and then another, they allow the other first, and the result is the same."""
    game, chance, clever = regalia.game("palais-royal", players=players), np.random.default_rng(players), bot("greedy")
    match, compared = game.start(seed=players), 0
    while not match.over and match.ply < 500:
        state = match.state
        if state.phase in (SETUP, PARADE, KING, QUEEN, KEEP):
            for one in listed(game, state):
                if one >= LETTER:
                    continue
                after = state.copy()
                game.rules.play(after, game.box, one)
                if after.phase != state.phase or after.turn != state.turn:
                    continue
                for other in listed(game, after):
                    if other >= LETTER or other == one or game.moves[other].family.name == "discard":
                        continue
                    if other not in listed(game, state):
                        assert "reserve" in (game.moves[one].labels + game.moves[other].labels)  # PAL-T1: the reserve comes first
                        continue
                    first, second = after.copy(), state.copy()
                    game.rules.play(first, game.box, other)
                    game.rules.play(second, game.box, other)
                    assert one in listed(game, second)
                    game.rules.play(second, game.box, one)
                    assert first.tobytes() == second.tobytes()
                    compared += 1
        match.play(clever.choose(know(match, match.ply)).move if greedy else int(chance.choice(match.legal_ids())))
    assert compared > 100


def ends(game, state):
    """The rooms, reserve and letters of the seat after every way to finish the decision that is due."""
    seat, phase, found, seen, todo = int(state.turn), int(state.phase), set(), set(), [state]
    while todo:
        here = todo.pop()
        if here.phase != phase or here.turn != seat:
            found.add((here.rooms[seat].tobytes(), int(here.reserve[seat]), here.hand[seat].tobytes(), int(here.seals)))
            continue
        if here.tobytes() in seen:
            continue
        seen.add(here.tobytes())
        for move in listed(game, here):
            if move < LETTER or move == DONE:
                after = here.copy()
                game.rules.play(after, game.box, move)
                todo.append(after)
    return found


@pytest.mark.rule("PAL-R10")
@pytest.mark.parametrize("phase", ["setup", "parade", "stairs", "king", "queen", "seals", "keep"])
def test_an_ordered_record_reaches_every_result_of_any_order(phase):
    empty = {"players": 2, "rooms": {RED: {"parade": 2, "mint": 1, "cardinal": 2}, YELLOW: {"parade": 2, "stairs": 1}}, "reserve": [0, 0]}
    match = {
        "setup": lambda: regalia.game("palais-royal", players=2).start(seed=1),
        "parade": lambda: scene(**empty, step={"left": 3}),
        "stairs": lambda: scene(**empty, phase="stairs", step={"left": 3}),
        "king": lambda: scene(**empty, phase="king", step={"king": 2}, nobles=[["5/0/1/3"], []], letters=letters(2, RED, "4-louis")),
        "queen": lambda: scene(**empty, phase="queen", step={"queen": 2}, nobles=[["5/1/0/3"], []], letters=letters(2, RED, "4-louis")),
        "seals": lambda: scene(
            phase="recruit", rooms={RED: {"office": 1, "king": 2, "queen": 2}, GREEN: {"stairs": 1}}, garden={"d3": "3/2/2/8"},
            step={"seals": 3}, louis=[20, 0, 0],
        ).play("recruit d3"),
        "keep": lambda: scene(phase="keep", players=2, rooms={RED: {"back-door": 3}}, drawn={"majority": 2, "2-seals": 1, "4-points": 1}),
    }[phase]()  # fmt: skip
    assert match.view(RED).decision == phase
    found = ends(match.game, match.state)
    assert len(found) > 3
    assert found == ends(match.game, ordered(match.state))
