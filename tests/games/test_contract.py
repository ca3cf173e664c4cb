"""One suite for every game: a new rulebook is tested the day it is registered."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from setups import every_game, label, some_games

import regalia
from playing import moments, random_match
from regalia.core.dice import key
from regalia.core.story import seen
from regalia.text import LANGUAGES, say
from regalia.text.rulebook import rule_ids

EVERY = every_game()
BOOKS = list(regalia.rulebooks().values())
RECORDED = sorted(Path(__file__).parents[1].glob("recorded/*/*.json"))

games = pytest.mark.parametrize("game", some_games(), ids=label)
books = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)


def positions(game, seed, count=12):
    """Moments of a random match, spread over its length."""
    length = int(game.simulate(1, seed=seed).plies[0])
    return (match for match in moments(game, seed) if match.ply % max(1, length // count) == 0)


def sees(game, state, seat):
    """All that leaves the rules for a seat: its view, its observation and, when it decides, its legal moves."""
    numbers = np.zeros(game.rules.OBSERVATION, np.int8)
    game.rules.observe(state, game.box, seat, numbers)
    moves = np.zeros(game.rooms.moves.MAX_LEGAL, np.int16)
    count = game.rules.legal(state, game.box, moves) if state.phase and state.turn == seat else 0
    view = msgspec.json.encode(game.rooms.view.view(state, game.box, seat))
    return view, numbers.tobytes(), moves[:count].tolist()


@games
def test_games_end_with_winners(game):
    played = game.simulate(200, seed=1)
    assert played.wins.any(axis=1).all()
    assert (played.plies > 0).all()
    assert (played.turns > 0).all()


@games
def test_the_story_begins_with_the_deal(game):
    match = game.start(seed=5)
    for seat in (None, *range(game.players)):
        (deal,) = match.story(seat)
        (event,) = deal.events
        assert (deal.number, deal.seat, event.first) == (0, None, match.turn)
        assert all(f"P{event.first}" in event.words(lambda who: f"P{who}").sentence(lang) for lang in LANGUAGES)
        if seat is not None:  # nothing in it but what the seat may know
            assert seen(game.rooms.story.tell_deal(match.redealt(seat, 1), game.box), seat) == deal.events


@games
def test_a_match_plays_what_it_lists_and_refuses_the_rest(game):
    ids = set(rule_ids(game.rulebook))
    for match in positions(game, seed=3, count=5):
        before = match.state.tobytes()
        legal = match.legal_ids()
        assert len(set(legal)) == len(legal) > 0
        illegal = []
        for move in game.moves:
            refusal = match.why_not(move.id)
            if refusal is not None:
                illegal.append(move.id)
                assert refusal.rule in ids
                for lang in LANGUAGES:
                    assert refusal.sentence(lang)
        assert not {*legal} & {*illegal}
        with pytest.raises(regalia.Refused):
            match.play(illegal[match.ply % len(illegal)])
        assert match.state.tobytes() == before
        for move in legal[:: max(1, len(legal) // 8)]:
            branch = regalia.Match.from_json(match.to_json())
            branch.play(move)
            assert branch.ply == match.ply + 1


@games
def test_files_replay_and_verify(game):
    match = random_match(game, seed=4)
    assert match.over
    assert match.winners
    text = match.to_json()
    again = regalia.Match.from_json(text)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.to_json() == text
    assert regalia.verify(text).problems == []
    forged = json.loads(text)
    forged["result"]["scores"][0] += 1
    assert regalia.verify(json.dumps(forged)).problems
    forged = json.loads(text)
    forged["secret"] = "00" * 32
    assert regalia.verify(json.dumps(forged)).problems


@games
def test_positions_read_back(game):
    for match in positions(game, seed=5):
        position = json.loads(json.dumps(match.position()))
        again = game.position(position)
        assert again.position() == match.position()
        ours, theirs = match.state.copy(), again.state.copy()
        ours.dice[:] = theirs.dice[:] = 0
        assert ours.tobytes() == theirs.tobytes()


@games
def test_redeal_keeps_what_a_seat_sees(game):
    for match in positions(game, seed=6):
        for seat in range(game.players):
            seen = sees(game, match.state, seat)
            for guess in range(3):
                assert sees(game, match.redealt(seat, guess), seat) == seen


@games
def test_what_a_seat_may_not_know_makes_no_difference(game):
    """Two worlds a seat cannot tell apart give it the same view and, from the same seed, the very same guess."""
    for match in positions(game, seed=7, count=6):
        for seat in range(game.players):
            worlds = [match.state.copy(), match.redealt(seat, 11), match.redealt(seat, 12)]
            guesses = []
            for world in worlds:
                key(world, 99, 0)
                game.rules.redeal(world, game.box, seat)
                guesses.append(world.tobytes())
            assert len(set(guesses)) == 1


@games
def test_heuristics_rate_every_move_and_leave_the_state_alone(game):
    rate = game.rooms.heuristics.rate
    for match in positions(game, seed=8, count=6):
        state = match.redealt(match.turn, 1)
        before = state.tobytes()
        moves = np.array(match.legal_ids(), np.int16)
        ratings = np.full(len(moves), np.nan, np.float32)
        rate(state, game.box, moves, len(moves), ratings)
        assert np.isfinite(ratings).all()
        assert state.tobytes() == before


@games
def test_undo_takes_back_only_what_showed_nothing(game):
    match, chance = game.start(seed=9), np.random.default_rng(9)
    for _ in range(60):
        if match.over:
            break
        before, seat = match.state.tobytes(), match.turn
        match.play(int(chance.choice(match.legal_ids())))
        if match.why_not_undo() is None:
            assert match.turn == seat
            match.undo()
            assert match.state.tobytes() == before
            match.play(match.legal_ids()[0])
        else:
            with pytest.raises(regalia.Refused):
                match.undo()


@books
def test_seats_have_colours_of_the_palette(book):
    """Each with a name in every language, a shade and a pattern in the browser, so that nobody has to tell seats by colour alone."""
    web = Path(__file__).parents[2] / "web" / "src"
    shades, patterns = (web / "app.css").read_text(), (web / "parts" / "Patterns.svelte").read_text()
    for colour in {colour for game in EVERY if game.name == book.name for colour in game.seats}:
        assert all(say(f"colour-{colour}", lang) for lang in LANGUAGES)
        assert f"--seat-{colour}:" in shades
        assert f'id="pattern-{colour}"' in patterns


@books
def test_moves_read_back(book):
    for move in book.moves:
        assert book.moves.read(move.notation) is move
        assert book.moves.read(move.json) is move
        assert book.moves.read(move.id) is move
    with pytest.raises(regalia.BadInput):
        book.moves.read("dance 3")
    with pytest.raises(regalia.BadInput):
        book.moves.read(len(book.moves))
    with pytest.raises(regalia.BadInput):
        book.moves.read({"do": "dance"})


@books
def test_the_rulebook_has_the_same_rules_in_every_language(book):
    english = rule_ids(book)
    assert len(english) == len(set(english)) > 0
    for lang in LANGUAGES:
        assert rule_ids(book, lang) == english


@books
def test_interpreted_and_compiled_agree_move_for_move(book):
    """The same seeds, once compiled and once interpreted in a process of its own, for every number of players."""
    script = (
        "import json, sys, regalia;"
        "print(json.dumps([[r.traces.tolist(), r.scores.tolist()] for r in"
        " (regalia.game(sys.argv[1], **o).simulate(2, seed=5, threads=1) for o in json.loads(sys.argv[2]))]))"
    )
    options = [game.options for game in EVERY if game.name == book.name]
    options = options[:: max(1, len(options) // 8)]
    spoken = subprocess.run(
        [sys.executable, "-c", script, book.name, json.dumps(options)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for chosen, (traces, scores) in zip(options, json.loads(spoken.stdout), strict=True):
        compiled = regalia.game(book.name, **chosen).simulate(2, seed=5)
        assert compiled.traces.tolist() == traces
        assert compiled.scores.tolist() == scores


GREEDY = """
import json, sys, regalia
from regalia.bots import bot, know

def play(name, seed):
    match, greedy = regalia.game(name, players=3).start(seed=seed), bot("greedy")
    while match.turn is not None:
        match.play(greedy.choose(know(match, match.ply)).move)
    return [match.ply, match.scores]
"""


@books
def test_interpreted_and_compiled_greedy_bots_agree(book):
    """Whole games, whose scores are higher than those of random ones: interpreted rules must not count in eight bits either."""
    script = GREEDY + "print(json.dumps([play(sys.argv[1], seed) for seed in range(4)]))"
    spoken = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", script, book.name],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert spoken.returncode == 0, spoken.stderr
    here: dict[str, Any] = {}
    exec(GREEDY, here)
    assert [here["play"](book.name, seed) for seed in range(4)] == json.loads(spoken.stdout)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_still_end_as_they_did(path):
    """A change of result is a new rules_version or a bug."""
    assert regalia.verify(path.read_text()).problems == []


def test_every_setup_has_a_recorded_game():
    played = [json.loads(path.read_text()) for path in RECORDED]
    for game in EVERY:
        assert any(file["game"] == game.name and file["options"] == game.options for file in played), label(game)
