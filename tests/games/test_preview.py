"""What a move would bring is told from what the seat knows: the same in every world it holds possible, and true of the move itself."""

from typing import Any

import pytest

import playing
import regalia
from games.palais_royal.scenes import RED, YELLOW, scene

GAMES = [regalia.game(name) for name in regalia.rulebooks()]
NAMES = ["Anna", "Bruno", "Clara", "Dario", "Emma"]
EVERY = 7  # plies between looks


def brought(match: Any) -> dict[str, list[str]]:
    return {move: [each.sentence("en") for each in match.preview(move, NAMES.__getitem__)] for move in match.legal()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_preview_says_the_same_in_every_world_the_seat_holds_possible(game: regalia.Game):
    told: set[str] = set()
    for match in playing.moments(game, seed=3):
        if match.over or match.ply % EVERY:
            continue
        before, here = match.state.tobytes(), brought(match)
        for seed in (1, 2):
            other = match.copy()
            other._states[-1] = match.redealt(match.turn, seed)
            assert brought(other) == here
        assert match.state.tobytes() == before
        told |= {sentence for sentences in here.values() for sentence in sentences}
    assert len(told) > 20


def test_a_castle_brings_the_base_times_its_rank():
    board = [". . . . . .", ". +4 Y2 . . .", ". . . . . .", ". . -6 . . .", ". . . . . ."]
    match = regalia.game("kingdoms", players=2).position({"board": board, "turn": 0})
    said = brought(match)["castle 3 c3"]
    assert said == ["Row 3: base 0 × rank 3 = 0.", "Column c: base −6 × rank 3 = −18.", "Right now: Anna −18."]
    assert brought(match)["draw"] == []


def test_a_servant_tells_what_the_later_actions_would_allow():
    """PAL-A2, PAL-A3, PAL-A4, PAL-A8: the mint for a Louis, the office for a noble, the back door for a letter; majorities count."""
    match = scene(phase="stairs", rooms={RED: {"stairs": 2, "gate": 2}})
    said = brought(match)
    told = [sentence for sentences in said.values() for sentence in sentences]
    assert "Louis in action 3: 0 → 2." in told  # for the servant, and for the majority
    to = {room: [sentence for move in said if move.endswith(f" {room}") for sentence in said[move]] for room in ("office", "back-door")}
    nobles, letters = "Nobles in action 4, at most: 0 → 1.", "Letters to keep in action 5, at most: 0 → 1."
    assert nobles in to["office"]
    assert letters in to["back-door"]
    assert nobles not in to["back-door"]
    assert letters not in to["office"]
    assert any(sentence.startswith("Moves left: 3 → ") for sentence in told)


def test_a_letter_tells_what_it_gives():
    """PAL-L1, PAL-L3."""
    hand = {"majority": 1, "gate-and-moves": 1}
    rooms = {RED: {"stairs": 1, "mint": 1, "parade": 1}, YELLOW: {"stairs": 2, "mint": 1}}
    said = brought(scene(phase="parade", louis=[9, 9, 9], rooms=rooms, letters=[hand, {}, {}]))
    assert "Moves in action 2: 1 → 2." in said["letter majority"]
    assert "Louis in action 3: 1 → 2." in said["letter majority"]
    assert "Moves in action 2: 1 → 7." in said["letter gate-and-moves"]
