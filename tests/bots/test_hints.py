"""Hints: the best moves, what to expect, and a reason in every language."""

import pytest

import regalia
from regalia.bots.hints import explain
from regalia.bots.knowledge import MoveEstimate
from regalia.text import LANGUAGES, say


def test_a_hint_names_moves_and_a_reason():
    match = regalia.game("kingdoms", players=3).start(seed=5)
    hint = match.hint(match.turn, simulations=400)
    assert hint.simulations == 400
    assert 1 <= len(hint.moves) <= 3
    assert all(each.move.id in match.legal_ids() and 0 <= each.share <= 1 for each in hint.moves)
    for lang in LANGUAGES:  # the reason is for people: what is typed for a move stands beside it, not in it
        assert hint.moves[0].move.notation not in hint.sentence(lang)
    assert match.hint(simulations=400) == hint
    assert match.hint(seconds=0.02).moves


def test_a_hint_is_for_the_seat_that_decides():
    match = regalia.game("kingdoms", players=2).start(seed=5)
    with pytest.raises(regalia.BadInput, match="the turn of seat"):
        match.hint(1 - match.turn)
    over = regalia.game("kingdoms", players=2).position({"over": True})
    with pytest.raises(regalia.BadInput, match="over"):
        over.hint()


def test_the_only_move_needs_no_search():
    board = ["+6 +5 . +4 +3 +2", "-1 Y1 Y2 R1 R2 -2", "R1 +1 +1 -3 +2 +6", "D -4 -5 M +3 M", "+4 R2 R3 Y3 Y2 +5"]
    match = regalia.game("kingdoms", players=2).position({"board": board, "epoch": 3, "hand": "-6"})
    hint = match.hint()
    assert (hint.reason, hint.moves[0].move.notation, hint.simulations) == ("hint-only-move", "place c1", 0)


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ((0.99, 30), (0.98, 20), "hint-winning"),
        ((0.01, -30), (0.01, -40), "hint-losing"),
        ((0.6, 5), None, "hint-alone"),
        ((0.6, 5), (0.5, 5), "hint-wins-more"),
        ((0.6, 5), (0.6, 3), "hint-gains-more"),
        ((0.6, 5), (0.6, 7), "hint-close"),
    ],
)
def test_reasons(first, second, reason):
    best = [MoveEstimate(0, 100, *first), *([MoveEstimate(1, 50, *second)] if second else [])]
    key, args = explain(best)
    assert key == reason
    for lang in LANGUAGES:
        assert say(key, lang, **args)
