"""What a refusal says about the order of the steps: in words, with the reason why a step was skipped."""

import re

import pytest

from games.palais_royal.scenes import RED, scene
from playing import moments
from regalia.games.palais_royal import RULEBOOK
from regalia.public import Game
from regalia.text import LANGUAGES

ENOUGH = {"king": 2, "queen": 2}  # seals for most nobles


def said(match, move, lang="en"):
    return match.why_not(move).sentence(lang)


def test_a_step_that_was_skipped_says_why():
    no_stairs = scene(phase="mint", rooms={RED: {"mint": 2, "office": 1}})
    assert said(no_stairs, "move mint office") == (
        "Servants move through the palace in action 2; that step is over or was skipped because you had no servant on the stairs. "
        "The current step is action 3, the mint."
    )
    no_office = scene(phase="back-door", rooms={RED: {"back-door": 1, **ENOUGH}})
    assert said(no_office, "recruit d3") == (
        "Nobles are recruited in action 4; that step is over because you have no servant in the office. "
        "The current step is action 5, the back door."
    )
    too_poor = scene(phase="back-door", rooms={RED: {"back-door": 1, "office": 1}})
    assert "that step is over because you cannot pay for any noble." in said(too_poor, "recruit d3")


def test_a_skipped_step_is_explained_where_a_turn_passed_over_it():
    """The office is empty, so the turn goes from the mint to the back door, and a click on a noble asks why."""
    match = scene(phase="mint", rooms={RED: {"mint": 1, "back-door": 1}}).play("mint 1")
    assert match.view(RED).decision == "back-door"
    assert "you have no servant in the office" in said(match, "recruit d3")


def test_a_step_that_is_over_or_comes_later_says_so():
    match = scene(phase="stairs", rooms={RED: {"parade": 1, "stairs": 3, "office": 1}})
    over, later = said(match, "gate reserve"), said(match, "mint 1")
    assert over == "Servants come to the gate in action 1; that step is over for this turn. The current step is action 2, the stairs."
    assert later == "Louis are taken from the mint in action 3; that step comes later this turn. The current step is action 2, the stairs."
    assert "comes later" in said(match, "recruit d3")
    assert "before the first turn. The" in said(match, "put mint")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_refusal_shows_an_identifier(lang):
    """Notation (`back-door`, `move`) is for typing; in a sentence a step and a move have words."""
    game = Game(RULEBOOK, {"players": 2})
    notation = re.compile(r"back-door|['«„“](put|gate|move|mint|king|queen|recruit|seal|pay|side|draw|keep|discard)['»”]")
    found = set()
    for match in moments(game, seed=2):
        if match.ply % 7 or match.ply > 700:
            continue
        for family in RULEBOOK.moves.families:
            refusals = (match.why_not(move.id) for move in game.moves if move.family is family)
            found |= {each.sentence(lang) for each in refusals if each and each.key == "palais-royal-not-now"}
    assert len(found) > 10
    assert [each for each in found if notation.search(each)] == []
