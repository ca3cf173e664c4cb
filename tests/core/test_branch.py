"""What if: a match plays on from a moment of another, and anybody can retrace where it came from."""

import json

import pytest

import regalia
from languages import said_in_every_language
from regalia.core.errors import BadInput
from regalia.core.origin import MOST
from regalia.public import Match
from regalia.simulation.matches import at_random


def finished(name: str = "royals", seed: int = 3, **options) -> Match:
    match = regalia.game(name, **options).start(seed=seed)
    for _ in at_random(match):
        pass
    return match


def drawn_on(match: Match) -> list[str]:
    """What a match leads to with the same choices every time: the rest is luck."""
    for _ in range(40):
        match.play(match.legal_ids()[-1])
    return [json.dumps(match.position())]


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_a_branch_stands_where_the_other_match_stood(name: str):
    match = finished(name)
    moment = len(match.moments) // 2
    branch = match.branch(moment)
    assert not branch.over
    assert (branch.ply, branch.moments, branch.story(0)[0].events) == (0, [], [])
    for seat in (None, *range(match.game.players)):
        assert branch.view(seat) == match.view_at(moment, seat)
    again = Match.from_json(branch.play(branch.legal_ids()[0]).to_json())
    assert again.state.tobytes() == branch.state.tobytes()
    assert again.chain == branch.chain


def test_what_is_drawn_afterwards_is_new():
    match = finished()
    end = match.moments[9]
    same = [json.dumps(match._begun(end).position())]
    branches = [match.branch(10, seed=seed) for seed in (1, 1, 2)]
    assert [json.dumps(branch.position()) for branch in branches] == same * 3
    first, twin, other = (drawn_on(branch) for branch in branches)
    assert first == twin != other
    assert drawn_on(match._begun(end)) not in (first, other)


def test_a_branch_is_verified_with_where_it_came_from():
    match = finished("kingdoms")
    branch = match.branch(7)
    for _ in at_random(branch):
        pass
    verdict = regalia.verify(branch.to_json())
    assert verdict.problems == []
    start = [point for point in verdict.points if point.name == "start"]
    assert [point.holds for point in start] == [True, None]
    for point in start:
        said_in_every_language(point.words.sentence)
    assert "moment 7" in start[0].words.sentence("en")
    file = json.loads(branch.to_json())
    part = file["origin"][0]
    for change in ({"moves": part["moves"][:-1]}, {"secret": "00" * 32}, {"moment": 6}, {"commitment": "0" * 64}):
        with pytest.raises(BadInput):
            Match.from_json(json.dumps({**file, "origin": [{**part, **change}]}))
        assert regalia.verify(json.dumps({**file, "origin": [{**part, **change}]})).problems
    assert regalia.verify(json.dumps({**file, "origin": []})).problems  # from the beginning these are no legal moves, nor this deal


def test_branches_of_branches_have_an_end():
    match = finished("kingdoms")
    for depth in range(MOST):
        match = match.branch(1)
        assert len(Match.from_json(match.to_json()).origin.parts) == depth + 1
        match.play(next(move for move in match.legal_ids() if not match.copy().play(move).draft))
    with pytest.raises(BadInput) as error:
        match.branch(1)
    said_in_every_language(error.value.sentence)
    with pytest.raises(BadInput, match="over"):
        finished("kingdoms").branch(len(finished("kingdoms").moments))


def test_a_running_branch_publishes_nothing_of_what_was_hidden():
    running = json.loads(finished().branch(5).to_json(public=True))
    assert [sorted(part) for part in running["origin"]] == [["commitment", "moment", "regalia"]]


def test_a_match_goes_on_from_a_takeback_and_undoes_nothing_before_it():
    match = regalia.game("kingdoms").start(seed=5)
    while len(match.moments) < 4:
        match.play(match.legal_ids()[0])
    match.take_back(match.previous(match.turn))
    for _ in at_random(match):
        pass
    branch = match.branch(5)
    assert branch.view(0) == match.view_at(5, 0)
    assert branch.why_not_undo() is not None
    assert branch.previous(0) is None
