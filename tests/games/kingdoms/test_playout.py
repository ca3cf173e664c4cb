"""Playouts choose what the heuristics put first, and keep their notes on the board right."""

import numpy as np
import pytest
from setups import label, some_games

import regalia
from regalia.core.dice import key
from regalia.games.kingdoms import heuristics, playout
from regalia.games.kingdoms.state import LINES, MOUNTAIN, NO_LUCK, PUT, WIZARD

GAMES = [game for game in some_games() if game.name == "kingdoms"]
NOTES = [*range(heuristics.ACROSS, heuristics.PARTS), heuristics.END_OF_PARTS, heuristics.WIZARD_AT]


def surveyed(game, state):
    sheet = np.zeros(playout.LONG_SHEET, np.int64)
    heuristics.list_adds(state, game.box, sheet)
    heuristics.survey(state, sheet)
    playout.list_open_cells(state, sheet)
    return sheet


def weighs_all(state):
    """Whether no mountain or wizard, for which a playout looks at a few cells only, is to be put down."""
    tiles = {int(state.hand), int(state.start[state.turn])}
    if state.variants & NO_LUCK and state.phase != PUT:
        tiles |= set(np.flatnonzero(state.supply))
    return state.empty <= playout.FEW or not tiles & {MOUNTAIN, WIZARD}


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_move_of_a_playout_is_the_one_rated_best(game):
    match, chance = game.start(seed=3), np.random.default_rng(3)
    compared = 0
    while not match.over:
        state = match.redealt(match.turn, 1)
        moves = np.array(match.legal_ids(), np.int16)
        ratings = np.zeros(len(moves), np.float32)
        heuristics.rate(state, game.box, moves, len(moves), ratings)
        move = playout.best_move(state, game.box, surveyed(game, state))
        assert move in moves
        if weighs_all(state):
            assert ratings[moves == move] == pytest.approx(ratings.max(), abs=1e-3)
            compared += 1
        match.play(int(chance.choice(moves)))
    assert compared > 10


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_notes_follow_the_board(game):
    match, chance = game.start(seed=4), np.random.default_rng(4)
    state = match.redealt(0, 1)
    moves = np.zeros(game.rooms.moves.MAX_LEGAL, np.int16)
    sheet, epoch = surveyed(game, state), int(state.epoch)
    while True:
        move = int(chance.choice(moves[: game.rules.legal(state, game.box, moves)]))
        game.rules.play(state, game.box, move)
        if state.phase == 0:
            break
        if state.epoch != epoch:
            sheet, epoch = surveyed(game, state), int(state.epoch)
            continue
        cell = playout.cell_of(move)
        if cell >= 0:
            playout.fill(state, cell, sheet)
            heuristics.note(state, cell, sheet)
        fresh = surveyed(game, state)
        parts = slice(heuristics.PARTS, fresh[heuristics.END_OF_PARTS])
        bases = slice(parts.start + heuristics.MOST_PARTS, parts.stop + heuristics.MOST_PARTS)
        assert (sheet[NOTES] == fresh[NOTES]).all()
        assert (sheet[parts] == fresh[parts]).all()
        assert (sheet[bases] == fresh[bases]).all()
        cells = slice(playout.OPEN_CELLS, playout.OPEN_CELLS + int(state.empty))
        assert sorted(sheet[cells]) == sorted(fresh[cells])


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_notes_promise_the_gold_the_rules_pay(game):
    """Bases and ranks as noted, part by part, bring what KIN-P1 to KIN-P6 bring."""
    match, chance = game.start(seed=6), np.random.default_rng(6)
    while not match.over:
        state = match.redealt(match.turn, 1)
        sheet = surveyed(game, state)
        parts = range(heuristics.PARTS, sheet[heuristics.END_OF_PARTS])
        for seat in range(game.players):
            ranks = heuristics.OWNED + heuristics.SIX * seat
            noted = sum(sheet[part + heuristics.MOST_PARTS] * (sheet[part] >> ranks & heuristics.OF_A_SEAT) for part in parts)
            paid = state.copy()
            for line in range(LINES):
                game.rules.score_line(paid, game.box, line)
            assert noted == int(paid.gold[seat]) - int(state.gold[seat])
        match.play(int(chance.choice(match.legal_ids())))


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_playout_ends_where_it_is_told_to(game):
    state = game.start(seed=5).redealt(0, 1)
    playout.play_on(state, game.box, int(state.turns_begun) + 7)
    assert (state.turns_begun, state.epoch, state.empty) == (8, 1, 23)
    playout.play_on(state, game.box, int(state.turns_begun) + int(state.empty))
    assert state.epoch == 2 or state.phase == 0
    assert (state.gold[: game.players] != game.box.gold).any()


def test_a_playout_ends_with_its_epoch_when_nobody_can_act():
    """Without castles 23 tiles leave seven cells empty (KIN-A4)."""
    game = regalia.game("kingdoms", players=2)
    state = game.position({"castles": [[0, 0, 0, 0]] * 2}).redealt(0, 1)
    playout.play_on(state, game.box, 31)
    assert (state.epoch, state.empty, state.turns_begun) == (2, 30, 24)


def test_equal_cells_share_the_luck():
    """On an empty board every cell is as good as the others, and each is taken about as often."""
    game = regalia.game("kingdoms", players=2)
    state = game.position({"epoch": 3, "hand": "+6"}).redealt(0, 1)
    taken = np.zeros(30)
    for number in range(3000):
        key(state, 1, number)
        taken[playout.cell_of(playout.best_move(state, game.box, surveyed(game, state)))] += 1
    assert taken.min() > 0
    assert taken.max() < 4 * taken.mean()
