"""Judges that learned: the compiled net says what plain arithmetic says, and a trainer learns what there is to learn."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import regalia
from playing import moments
from regalia.arena.fit import main, notes_of, tables
from regalia.arena.learn import NetTrainer, Notes, look_back, near
from regalia.arena.selfplay import on_cores, played, played_on_cores, widened
from regalia.bots.evaluation import judge_of
from regalia.bots.net import MOST_SEATS, PARTS, UNITS, read, shapes, write
from regalia.core.contract import Features
from regalia.games.palais_royal.evaluation import SERVANTS
from regalia.games.palais_royal.state import MINT_ROOM, PARADE_ROOM, STAIRS_ROOM
from regalia.games.royals.evaluation import LAST_TURN, SEAT

BOOKS = [book for book in regalia.rulebooks().values() if book.rooms.evaluation.features and book.rooms.evaluation.features.common]


TABLES = [of for book in BOOKS for players in book.player_counts for of in tables(book, players)]


def label(of):
    return f"{of.name}-{of.players}-{of.options.get('edition', '')}"


def positions(of, seed, every):
    """States met in a game of random moves."""
    return (match.redealt(match.turn, seed) for match in moments(of, seed) if match.ply % every == 0)


@pytest.mark.parametrize("of", TABLES, ids=label)
def test_the_compiled_net_says_what_plain_arithmetic_says(of):
    features = of.rooms.evaluation.features
    judge, net = judge_of(of.rooms), {part: each[of.players].astype(float) for part, each in read(features).items()}
    own, common = len(features.names), len(features.common)
    said, scores = np.zeros(MOST_SEATS, np.float32), np.zeros(MOST_SEATS, np.float32)
    for state in positions(of, 3, 25):
        found = np.zeros((MOST_SEATS + 1, max(own, common)), np.float32)
        features.fill(state, of.box, found)
        hats = near(np.array([features.stage(state, of.box)]), features.stages)[0]
        promises = []
        for seat in range(of.players):
            others = found[: of.players, :own].sum(axis=0) - found[seat, :own]
            seen = np.concatenate([found[seat, :own], others, found[MOST_SEATS, :common], hats])
            hidden = np.maximum(seen @ net["first"] + net["first_bias"], 0)
            promises.append(np.maximum(hidden @ net["second"] + net["second_bias"], 0) @ net["last"])
        of.rules.scores(state, of.box, scores)
        astray = judge(state, of.box, said)
        expected = scores[: of.players] + promises - np.mean(promises)
        assert said[: of.players] == pytest.approx(expected, abs=0.01)
        assert astray == pytest.approx(hats @ net["astray"], rel=1e-4)


@pytest.mark.parametrize("of", TABLES, ids=label)
def test_features_have_names_and_uses(of):
    """Nothing is written beside the named columns, and no column is always empty (but for seats nobody takes and tiles a set lacks)."""
    features = of.rooms.evaluation.features
    own, common = len(features.names), len(features.common)
    for state in positions(of, 1, 20):
        found = np.zeros((MOST_SEATS + 1, max(own, common) + 40), np.float32)
        features.fill(state, of.box, found)
        assert not found[:MOST_SEATS, own:].any()
        assert not found[MOST_SEATS, common:].any()
        assert not found[of.players : MOST_SEATS].any()
    assert len(set(features.names)) == own
    assert len(set(features.common)) == common
    notes = notes_of(of, 300)
    used = {name for name, column in zip(features.names, notes.seats.reshape(-1, own).T, strict=True) if column.any()}
    order = {"first", "second", "third", "fourth", "fifth"}
    seats = {name for name in features.names if name.startswith("seat-")}
    assert len(order & used) == of.players
    assert len(seats & used) in (0, of.players)
    rare = {
        name for name in features.names if name.endswith(("-4", "-6", "tile-none", "tile-king-or-queen", "many-letters", "letter-4-louis"))
    }
    assert set(features.names) - used - order - seats - rare == set()
    shared = {name for name, column in zip(features.common, notes.table.T, strict=True) if column.any()}
    fewer = {name for name in features.common if name.startswith("noble-token") or name.endswith("king-or-queen")}  # not in every game
    assert set(features.common) - shared - fewer == set()


@pytest.mark.parametrize("of", TABLES, ids=label)
def test_nets_know_more_than_the_score(of):
    """In games they never saw the nets explain part of what was still won; the nearer the end, the surer they are."""
    features = of.rooms.evaluation.features
    net = {part: each[of.players] for part, each in read(features).items()}
    assert (net["astray"][1:] >= net["astray"][:-1] - 1.0).all()
    assert (net["astray"] >= 1).all()
    trainer = NetTrainer(features, notes_of(of, 150), net)
    errors = trainer.errors(slice(None))
    assert (errors**2).sum() < 0.95 * (trainer.aims**2).sum()


@pytest.mark.parametrize(("name", "players"), [("royals", 2), ("royals", 3), ("royals", 5), ("palais-royal", 3), ("palais-royal", 4)])
def test_a_net_sees_who_plays_next(name, players):
    of = regalia.game(name, players=players)
    features = of.rooms.evaluation.features
    first, turns = features.names.index("first"), set()
    order = slice(first, first + players)
    for state in positions(of, 3, 12):
        found = np.zeros((MOST_SEATS + 1, max(len(features.names), len(features.common))), np.float32)
        features.fill(state, of.box, found)
        assert found[:players, order].argmax(axis=1).tolist() == [(seat - int(state.turn)) % players for seat in range(players)]
        assert (found[:players, order].sum(axis=1) == 1).all()
        turns.add(int(state.turn))
    assert turns == set(range(players))


def test_a_net_of_royals_knows_who_has_the_last_turn():
    """The last round is played to its end (ROY-E3): who sits last has the last turn. With two players the net says what that is worth."""
    of = regalia.game("royals", players=3)
    features = of.rooms.evaluation.features

    def seen(**position):
        found = np.zeros((MOST_SEATS + 1, len(features.names)), np.float32)
        features.fill(of.position({"period": 3, **position}).redealt(0, 1), of.box, found)
        assert (found[:3, SEAT : SEAT + 3] == np.eye(3)).all()
        return found[:3, LAST_TURN].tolist()

    assert seen(turn=1, **{"ran-out": False}) == [0, 0, 0]
    assert seen(turn=0, **{"ran-out": True}) == [1, 1, 1]
    assert seen(turn=2, **{"ran-out": True}) == [0, 0, 1]

    of = regalia.game("royals", players=2)
    judge, said, ahead = judge_of(of.rooms), np.zeros(MOST_SEATS, np.float32), []
    for seed in range(30):
        judge(of.start(seed=seed).redealt(0, seed), of.box, said)
        ahead.append(said[1] - said[0])
    assert 0.3 < np.mean(ahead) < 2.5  # 1.0 ± 0.5 points in 2555 games between searches of 250 simulations


def test_a_crowd_counts_no_more_than_eight():
    """The net never saw such crowds; it must not promise more and more for them (decision 12)."""
    of = regalia.game("palais-royal", players=2)
    features, state = of.rooms.evaluation.features, of.start(seed=1).redealt(0, 1)
    steps = slice(0, len(SERVANTS) - 1)  # of the first room

    def seen(servants):
        state.rooms[0, 0] = servants
        found = np.zeros((MOST_SEATS + 1, len(features.names)), np.float32)
        features.fill(state, of.box, found)
        return found[0, steps].tolist()

    assert sum(seen(3)) == 3
    assert sum(seen(7)) == 7
    assert seen(8) == seen(9) == seen(13)
    assert sum(seen(13)) == 8


@pytest.mark.parametrize("players", [2, 3])
def test_who_leaves_the_stairs_and_the_parade_is_lost(players):
    """Without either nobody moves or comes in any more; where the net thinks little of that, a long search may go there (decision 12)."""
    of = regalia.game("palais-royal", players=players)
    judge, said, lost = judge_of(of.rooms), np.zeros(MOST_SEATS, np.float32), []
    for state in positions(of, 7, 40):
        if state.turns_begun > of.players:
            judge(state, of.box, said)
            before = said[0] - said[1]
            for room in (STAIRS_ROOM, PARADE_ROOM):
                state.rooms[0, MINT_ROOM] += state.rooms[0, room]
                state.rooms[0, room] = 0
            judge(state, of.box, said)
            lost.append(before - (said[0] - said[1]))
    assert np.mean(lost) > 25


def test_an_upset_moves_servants_and_loses_none():
    of = regalia.game("palais-royal", players=3)
    features, seen = of.rooms.evaluation.features, set()
    for seed in range(40):
        state = of.start(seed=seed).redealt(0, seed)
        before = state.rooms.copy()
        features.upset(state, of.box, 1)
        assert (state.rooms[[0, 2]] == before[[0, 2]]).all()
        assert state.rooms[1].sum() == before[1].sum() > 0
        assert (state.rooms[1] >= 0).all()
        seen.add(tuple(state.rooms[1].tolist()))
    assert len(seen) > 10
    assert any(not servants[STAIRS_ROOM] and not servants[PARADE_ROOM] for servants in seen)


def test_upset_games_are_noted_from_the_upset_on():
    """One game in two, and only where the evaluation can upset it: its notes begin later, all others with the first turn.

    The seat whose turn has just ended then often has an empty stairway, which otherwise one note in a hundred shows.
    """
    for name, upset in (("palais-royal", True), ("royals", False)):
        of = regalia.game(name, players=2)
        net = {part: each[2] for part, each in read(of.rooms.evaluation.features).items()}
        noting, positions, _ = played_on_cores(of, net, 40, 5, 4, lambda part: None)
        assert (noting["noted"] > 0).any(axis=1).sum() >= 30
        first = [int(each["turns_begun"][0]) for each in positions]
        assert set(first[::2]) == {int(of.start(seed=1).turns_begun)}
        assert (sum(turn > of.players for turn in first[1::2]) >= 12) == upset
        if upset:
            after = [each[0] for each, turn in zip(positions[1::2], first[1::2], strict=True) if turn > of.players]
            assert sum(state["rooms"][1 - state["turn"], STAIRS_ROOM] == 0 for state in after) >= 3


TOY = Features(names=("a", "b", "c"), common=("d",), stages=3, fill=len, stage=len, file=Path())  # of a game nobody plays


def toy_notes(count, seed=0):
    """Points go to whoever has more of a, twice if the table says so; b matters only early; c is noise."""
    chance = np.random.default_rng(seed)
    seats, table = chance.normal(size=(count, 2, 3)), chance.integers(0, 2, (count, 1)).astype(float)
    stages = chance.uniform(0, 2, count)
    worth = 3 * np.abs(seats[..., 0]) * (1 + table) + stages[:, None] * seats[..., 1]
    return Notes(np.float16(seats), np.float16(table), np.float32(stages), worth.astype(np.float32), np.ones(count, bool))


def test_a_pupil_learns():
    trainer = NetTrainer(TOY, toy_notes(20_000))
    before = trainer.explained()
    trainer.learn(epochs=10, rate=3e-3, batch=128)
    assert before < 0.3
    assert trainer.explained() > 0.9
    again = NetTrainer(TOY, toy_notes(2_000, seed=1), trainer.net())
    assert again.explained() > 0.9  # what was learned is kept, whatever the scales of new notes are
    assert trainer.net()["astray"].shape == (3,)


def test_looking_back():
    """Two games of two notes; half of what comes after a note is taken from the net."""
    won, said = np.array([[10], [4], [8], [2]], np.float32), np.array([[9], [6], [9], [0]], np.float32)
    aims = np.zeros_like(won)
    look_back(won, said, np.array([False, True, False, True]), 0.5, aims)
    assert aims[:, 0].tolist() == [6 + (6 + 4) / 2, 4, 6 + (0 + 2) / 2, 2]
    look_back(won, said, np.array([False, True, False, True]), 1.0, aims)
    assert (aims == won).all()


def test_looking_back_helps_where_ends_are_luck():
    """Games of a hundred notes: the last is followed by pure luck, and what a note shows is what is won until the next."""
    chance = np.random.default_rng(3)
    seats = chance.normal(size=(200, 100, 2, 3))
    gains, luck = seats[..., 0], chance.normal(0, 60, (200, 1, 2))
    won = gains[:, ::-1].cumsum(axis=1)[:, ::-1] + luck
    last = np.zeros((200, 100), bool)
    last[:, -1] = True
    notes = Notes(
        np.float16(seats.reshape(-1, 2, 3)), np.zeros((20_000, 1), np.float16), np.zeros(20_000, np.float32),
        np.float32(won.reshape(-1, 2)), last.reshape(-1),
    )  # fmt: skip
    aims = (gains - gains.mean(axis=2, keepdims=True)).reshape(-1, 2)

    def off(trust):
        trainer = NetTrainer(TOY, notes)
        trainer.learn(epochs=20, rate=1e-2, batch=256, trust=trust)
        return ((trainer.said(slice(None)) - aims) ** 2).mean()

    assert off(0.8) < 0.2 * off(1.0)


def test_notes_count_less_the_more_luck_is_ahead_of_them():
    notes = toy_notes(20_000)
    trainer = NetTrainer(TOY, notes)
    trainer.learn(epochs=4, rate=3e-3, batch=128)
    assert (trainer.weights == 1).all()  # of a net that knows nothing there is nothing to tell it by
    chance = np.random.default_rng(4)
    luck = 4 * notes.stages[:, None] * chance.normal(size=(20_000, 2))
    again = NetTrainer(TOY, replace(notes, won=np.float32(notes.won + luck)), trainer.net())
    early, late = again.weights[notes.stages > 1.8], again.weights[notes.stages < 0.2]
    assert again.weights.mean() == pytest.approx(1, abs=1e-3)
    assert late.mean() > 3 * early.mean()


def test_slopes_are_slopes():
    trainer = NetTrainer(TOY, toy_notes(64))
    trainer.parts = [each.astype(float) + 0.01 for each in trainer.parts]
    seen, aims = trainer.rows(np.arange(50)).astype(float), trainer.aims[:50].T.reshape(-1)

    def loss():
        return float((weights * (trainer.answer(seen)[2] - aims) ** 2).mean())

    weights = np.linspace(0.5, 1.5, len(aims))
    for part, slope in zip(trainer.parts, trainer.slopes(seen, aims, weights), strict=True):
        at = np.unravel_index(np.argmax(abs(slope)), slope.shape)
        middle, low_high = part[at], []
        for step in (-1e-5, 1e-5):
            part[at] = middle + step
            low_high.append(loss())
        part[at] = middle
        assert slope[at] == pytest.approx((low_high[1] - low_high[0]) / 2e-5, rel=1e-3)


def test_nets_are_written_as_they_are_read(tmp_path):
    chance = np.random.default_rng(5)
    nets = {players: {part: chance.normal(size=shape) for part, shape in shapes(TOY).items()} for players in (2, 4)}
    write(nets, tmp_path / "evaluation.npz")
    found = read(TOY, tmp_path / "evaluation.npz")
    assert set(found) == set(PARTS)
    assert found["second"].shape == (MOST_SEATS + 1, *UNITS)
    assert not found["first"][3].any()
    for players, net in nets.items():
        for part, each in net.items():
            assert found[part][players] == pytest.approx(each, rel=1e-2, abs=1e-3)


def test_the_command_teaches(tmp_path, capsys):
    file = tmp_path / "evaluation.npz"
    main(["palais-royal", "--games", "40", "--searched", "0", "--players", "2", "--out", str(file)])
    features = regalia.rulebooks()["palais-royal"].rooms.evaluation.features
    assert read(features, file)["first"][2].any()
    assert not read(features, file)["first"][3].any()
    main(["palais-royal", "--games", "40", "--searched", "0", "--players", "3", "--out", str(file)])
    assert read(features, file)["first"][2].any()
    assert read(features, file)["first"][3].any()
    assert "% of what was still won is explained" in capsys.readouterr().out


def test_every_round_learns_from_all_rounds(tmp_path, capsys):
    file, words = tmp_path / "evaluation.npz", ["palais-royal", "--games", "20", "--players", "2"]
    main([*words, "--searched", "6", "4", "--simulations", "4", "8", "--out", str(file)])
    notes = [int(line.split()[3]) for line in capsys.readouterr().out.splitlines() if "searched:" in line]
    assert notes[1] > 1.2 * notes[0] > 0
    with pytest.raises(SystemExit):
        main([*words, "--searched", "6", "4", "2", "--simulations", "4", "8"])
    assert "one for each of the 3 rounds" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*words, "--trust", "2"])
    assert "from 0 to 1" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*words, "--rate", "0"])
    assert "above 0 and at most 0.1" in capsys.readouterr().err


def test_a_gpu_that_is_not_there(monkeypatch, capsys):
    monkeypatch.setattr("regalia.arena.fit.has_cuda", lambda: False)
    with pytest.raises(SystemExit):
        main(["royals", "--gpu"])
    assert "--gpu needs a CUDA device" in capsys.readouterr().err


def net_of(of):
    return {part: each[of.players] for part, each in read(of.rooms.evaluation.features).items()}


@pytest.mark.parametrize("of", TABLES[::3], ids=label)
def test_a_net_in_the_box_judges_alike(of):
    box = widened(of, net_of(of))[0]
    compiled_in, in_box = judge_of(of.rooms), on_cores(of.rooms).evaluation.judge
    first, second = np.zeros(MOST_SEATS, np.float32), np.zeros(MOST_SEATS, np.float32)
    for state in positions(of, 4, 30):
        assert compiled_in(state, of.box, first) == pytest.approx(in_box(state, box, second))
        assert first == pytest.approx(second, abs=1e-4)


def test_searched_games_are_noted():
    of, told = regalia.game("royals", players=2), []
    notes = played(of, net_of(of), 3, 7, 30, progress=told.append)
    assert len(notes) > 60
    assert notes.seats.shape[1:] == (2, len(of.rooms.evaluation.features.names))
    assert notes.stages[0] > 5
    assert notes.last.sum() == 3
    assert notes.won.min() >= 0  # nothing is ever taken back in Royals
    assert notes.won.max() < 300  # and nobody wins more
    assert (np.diff(notes.stages) <= 0).sum() >= len(notes) - 3  # a game runs towards its end, then comes the next
    assert told
    again, other = played(of, net_of(of), 3, 7, 30), played(of, net_of(of), 3, 8, 30)
    assert (again.won == notes.won).all()  # the same deals and the same searches, whichever thread plays them
    assert len(other) != len(notes) or (other.won != notes.won).any()


def test_searches_listen_to_the_net_they_are_given():
    of = regalia.game("palais-royal", players=2)
    foolish = {part: -each if part == "last" else each for part, each in net_of(of).items()}
    clever, fooled = (played(of, net, 2, 5, 60).won for net in (net_of(of), foolish))
    assert clever.shape != fooled.shape or (clever != fooled).any()


def test_mixed_notes_hold_back_some_of_each_kind():
    parts = [toy_notes(1000, seed) for seed in (1, 2)]
    for number, part in enumerate(parts):
        part.stages[:] = number
    mixed = Notes.mixed(parts)
    assert len(mixed) == 2000
    assert set(mixed.stages[-80:]) == {0, 1}
    assert np.sort(mixed.won[:, 0]) == pytest.approx(np.sort(Notes.joined(parts).won[:, 0]))
