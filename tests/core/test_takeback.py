"""Takebacks: the log keeps what was taken back, what was drawn comes again, and a file with takebacks replays and verifies."""

import json

import numpy as np
import pytest

import regalia
from regalia.core.match import Match, Played, TakenBack

GAMES = [regalia.game(name) for name in regalia.rulebooks()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(4))
def test_a_match_with_takebacks_is_what_its_file_says(game: regalia.Game, seed: int):
    chance = np.random.default_rng(seed)
    match = game.start(seed=seed)
    taken = 0
    while not match.over and match.ply < 400:
        back = [line for seat in range(game.players) if (line := match.previous(seat)) is not None]
        if back and chance.random() < 0.15:
            line = int(chance.choice(back))
            standing = [each.move for each in match.since(0) if each.ply <= line]
            match.take_back(line)
            taken += 1
            assert plain(match.state) == plain(match._at(line))
            assert [each.move for each in match.since(0)] == standing
        else:
            match.play(int(chance.choice(match.legal_ids())))
    assert taken > 5
    again = Match.from_json(match.to_json())
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.log, again.moments, again.heads()) == (match.log, match.moments, match.heads())
    assert regalia.verify(match.to_json()).problems == []
    for seat in (None, 0):
        assert again.story(seat) == match.story(seat)
        assert [moment.number for moment in match.story(seat)] == list(range(len(match.moments) + 1))


def plain(state) -> bytes:
    """A state without its dice, which are keyed anew before they are used."""
    copy = state.copy()
    copy["dice"] = 0
    return copy.tobytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_drawn_comes_again(game: regalia.Game):
    """However the next draw from a pile is come by, as the last of other moves or at once."""
    chance = np.random.default_rng(5)
    detours = 0
    for seed in range(12):
        match = game.start(seed=seed)
        for _ in range(60):
            if match.over:
                break
            tried = match.copy().play(int(chance.choice(match.legal_ids())))
            drawn = tried.log[-1]
            if isinstance(drawn, Played) and drawn.dice is not None and drawn.move.notation in match.legal():
                back = tried.copy().take_back(tried.previous(drawn.seat))
                assert plain(back.copy().play(drawn.move.id).state) == plain(tried.state)
                for other in match.legal_ids():  # first something else, where the same can be drawn afterwards
                    way, plainly = back.copy().play(other), match.copy().play(other)
                    if way.log[-1].dice is None and drawn.move.notation in way.legal() and way.turn == drawn.seat:
                        detours += 1
                        way.play(drawn.move.id), plainly.play(drawn.move.id)
                        assert way.log[-1].dice == drawn.dice
                        assert plainly.log[-1].dice != drawn.dice
                        break
            match = tried
    assert detours or game.name != "royals"


def test_the_card_of_one_deck_does_not_change_with_a_card_of_the_other():
    game = regalia.game("royals", players=2)
    match = game.start(seed=3)
    while not {"draw country", "draw intrigue"} <= set(match.legal()):
        match.play(match.legal()[-1])
    seat, before = match.turn, match.view(match.turn).hand
    first = gained(before, match.copy().play("draw country").view(seat).hand)
    both = match.play("draw country")
    both.take_back(both.previous(seat)).play("draw intrigue")
    between = both.view(seat).hand
    assert gained(between, both.play("draw country").view(seat).hand) == first
    marks = [line.seen for line in both.log if isinstance(line, TakenBack)]
    assert marks == [True]


def gained(before: dict, after: dict) -> dict:
    return {card: count - before.get(card, 0) for card, count in after.items() if count != before.get(card, 0)}


def test_a_takeback_that_nothing_leads_to_is_refused():
    match = regalia.game("kingdoms", players=2).start(seed=1).play("castle 1 a1").play("castle 1 b1")
    file = json.loads(match.to_json())
    for wrong in ("takeback 2", "takeback 7", "takeback -1", "takeback x", "takeback", "takeback 99999999999999999999"):
        with pytest.raises(regalia.BadInput, match="move 3"):
            Match.from_json(json.dumps({**file, "moves": [*file["moves"], wrong]}))
    match.take_back(0).play("castle 2 c1")
    with pytest.raises(regalia.BadInput, match="line 1"):  # it was taken back itself
        match.take_back(1)
    with pytest.raises(regalia.Refused, match="no move to undo"):
        match.copy().take_back(3).undo()


def test_a_snapshot_knows_what_was_drawn_before_it():
    match = regalia.game("kingdoms", players=2).start(seed=2)
    for _ in range(6):
        match.play("draw").play(match.legal()[0])
    resumed = Match.resume(match.game, match.deal, [Played(e.ply, e.seat, e.move) for e in match.log], match.moments, match.snapshot())
    for each in (match, resumed):
        each.take_back(4).play("castle 1 e5").play("draw")
    assert match.view(match.turn) == resumed.view(resumed.turn)
    assert match.chain == resumed.chain
