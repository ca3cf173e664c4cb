"""Experiments: set-ups of a game dealt alike, watched, compared, resumed; on this machine and on a cluster."""

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet
import pytest

import regalia
from regalia.arena import Plan, experiment
from regalia.arena.effects import compare
from regalia.arena.experiment import read
from regalia.arena.study_report import verdict
from regalia.cli import main

FILE = {
    "game": "kingdoms",
    "bots": ["random"],
    "games": 6,
    "options": {"players": 3},
    "setup": [
        {"name": "as printed"},
        {"name": "the same again"},
        {"name": "no dragon", "changes": {"tiles.D.count": 0}},
        {"name": "no luck", "variants": ["no-luck"]},
    ],
}
TOML = """
game = "kingdoms"
bots = ["random", "page"]
games = {games}
options = {{ players = 2 }}
[[setup]]
name = "standard"
[[setup]]
name = "last castle"
variants = ["last-castle"]
"""


def command(*words):
    with pytest.raises(SystemExit) as end:
        main(["experiment", *map(str, words)])
    return end.value.code


def test_set_ups_are_dealt_alike_and_what_is_changed_shows():
    found = experiment(FILE, jobs=1)
    games = found.games
    assert [game.scores for game in games["as printed"]] == [game.scores for game in games["the same again"]]
    assert all(effect.difference.mean == effect.size == 0 for effect in found.effects if effect.setup == "the same again")
    assert any(effect.sure for effect in found.effects if effect.setup == "no luck")
    drawn = {count.setup: count.mean.mean for count in found.counts if count.event == "put tile=D"}
    assert drawn["as printed"] > 0
    assert drawn["no dragon"] == 0
    assert {part.setup: part.share.games for part in found.order} == dict.fromkeys(found.setups, 6)
    for setup in found.setups:
        assert sum(part.share.share for part in found.order if part.setup == setup) == pytest.approx(1)


def test_a_game_is_watched():
    game = experiment(FILE, jobs=1).games["as printed"][0]
    assert game.watched.events["epoch-ended"] == 3
    assert game.watched.events["castle"] == sum(n for event, n in game.watched.events.items() if event.startswith("castle rank="))
    assert 0 <= game.watched.lead_changes <= 3  # gold changes hands when an epoch ends


def test_effects_are_paired_by_deal():
    found = experiment({**FILE, "setup": FILE["setup"][2:]}, jobs=1)
    before, after = (np.array([np.mean(game.scores) for game in found.games[name]]) for name in found.setups)
    effect = next(each for each in found.effects if each.measure == "points")
    assert effect.difference.mean == pytest.approx((after - before).mean())
    assert effect.size == pytest.approx((after - before).mean() / np.sqrt((before.var() + after.var()) / 2))


SCRIPT = """
from regalia.arena import experiment
print("begun")
setups = [{"name": "one"}, {"name": "two", "variants": ["no-luck"]}]
found = experiment({"game": "kingdoms", "bots": ["random"], "games": 4, "options": {"players": 2}, "setup": setups}, jobs=2)
print(len(found.games["one"]))
"""


def test_a_script_without_a_guard_can_use_several_cores(tmp_path):
    """New processes would run the script again, each of which would start more."""
    (tmp_path / "script.py").write_text(SCRIPT)
    done = subprocess.run([sys.executable, tmp_path / "script.py"], capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.split() == ["begun", "4"], done.stderr


def alike(*won):
    """Games of a set-up that all ended alike, won by these seats."""
    game = experiment(FILE, jobs=1).games["as printed"][0]
    shares = tuple((seat in won) / len(won) for seat in range(game.players))
    return [msgspec.structs.replace(game, number=number, deal=number, shares=shares) for number in range(60)]


def test_none_of_sixty_shared_wins_has_an_interval():
    found = compare({"one": alike(0)})
    (mean,) = (each.mean for each in found.measured if each.measure == "shared wins")
    assert (mean.mean, mean.low) == (0.0, 0.0)
    assert mean.high == pytest.approx(0.0602, abs=1e-3)


def test_an_effect_without_spread_is_said_in_words():
    found = compare({"one": alike(0), "two": alike(0, 1)})
    (effect,) = (each for each in found.effects if each.measure == "shared wins")
    assert effect.size == np.inf
    assert "inf" not in verdict(found)
    assert "without spread" in verdict(found)


def test_the_command_writes_all_and_goes_on_where_it_stopped(tmp_path, capsys):
    file, out = tmp_path / "few.toml", tmp_path / "out"
    file.write_text(TOML.format(games=4))
    assert command(file, "--jobs", 1, "--out", out) == 0
    first = (out / "1-standard.jsonl").read_bytes()
    file.write_text(TOML.format(games=6))
    assert command(file, "--jobs", 2, "--out", out) == 0
    assert (out / "1-standard.jsonl").read_bytes().startswith(first)
    told = capsys.readouterr().out
    assert "last castle, against standard" in told
    assert "Wins by bot" in told
    rows = pyarrow.parquet.read_table(out / "seats.parquet").to_pylist()
    assert len(rows) == 2 * 6 * 2
    assert {row["setup"] for row in rows} == {"standard", "last castle"}
    assert sum(row["count"] for row in pyarrow.parquet.read_table(out / "events.parquet").to_pylist() if row["event"] == "ended") == 12
    page = (out / "report.html").read_text()
    assert page.count("<svg") > 5
    assert "src=" not in page
    assert "put tile=D" in page


def test_own_boards_and_changed_entries(tmp_path):
    board = regalia.rulebooks()["royals"].boards().source("substitute")
    (tmp_path / "mine.toml").write_text(board.replace("Regalia's substitute board", "Mine"))
    (tmp_path / "study.toml").write_text(
        'game = "royals"\nbots = ["random"]\n[[setup]]\nname = "mine"\nboard = "mine.toml"\n[[setup]]\nname = "dear kings"\n'
        'board = { change = { "titles.king.value" = 20, "countries.france.1648" = [9, 4] } }\n'
    )
    study = read(tmp_path / "study.toml")
    boxes = [plan.table(3).box for plan in study.plans.values()]
    assert boxes[1].tobytes() != boxes[0].tobytes()
    assert study.plans["dear kings"].options["board"]["titles"]["king"]["value"] == 20


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"bots": ["deity"]}, "deity"),
        ({"bots": []}, "bots"),
        ({"game": "chess"}, "chess"),
        ({"games": 0}, "games"),
        ({"games": "many"}, "games"),
        ({"prize": 3}, "prize"),
        ({"setup": [{"name": "alone"}]}, "two or more"),
        ({"setup": [{"name": "a"}, {"name": "a"}]}, "name of its own"),
        ({"setup": [{"name": "a"}, {"name": "b", "colour": "pink"}]}, "colour"),
        ({"setup": [{"name": "a"}, {"name": "b", "changes": {"tiles.X.count": 1}}]}, "tiles.X.count"),
        ({"setup": [{"name": "a"}, {"name": "b", "changes": {"tiles.D.count": 9}}]}, "tiles.D.count"),
        ({"setup": [{"name": "a"}, {"name": "b", "changes": {"gold": "much"}}]}, "gold"),
        ({"game": "royals", "setup": [{"name": "a"}, {"name": "b", "changes": {"gold": 1}}]}, "own board"),
        ({"game": "royals", "setup": [{"name": "a"}, {"name": "b", "board": {"change": {"titles.pope.cost": 1}}}]}, "pope"),
        ({"game": "royals", "setup": [{"name": "a"}, {"name": "b", "board": {"change": {"titles.king.cost": 1}}}]}, "king"),
    ],
)
def test_a_wrong_experiment_gets_a_sentence(wrong, told):
    with pytest.raises(regalia.BadInput, match=told):
        experiment({**FILE, **wrong}, jobs=1)


def test_one_deal_has_a_report_though_nothing_is_sure_of_it(tmp_path, capsys):
    (tmp_path / "one.toml").write_text(TOML.format(games=2))
    assert command(tmp_path / "one.toml", "--out", tmp_path / "out") == 0
    assert "<h1>" in (tmp_path / "out" / "report.html").read_text()


def test_names_of_an_experiment_are_shown_as_they_are_written_and_do_nothing(tmp_path, capsys):
    file, out = tmp_path / "odd.toml", tmp_path / "out"
    odd = TOML.format(games=4).replace('"standard"', '"[/red] \\u001B[2J"').replace('"last castle"', '"last\\u202E <b>"')
    file.write_text('title = "[/x] \\u001B[2J"\n' + odd)
    assert command(file, "--out", out) == 0
    told = capsys.readouterr().out
    assert "[/red] \\x1b[2J" in told
    assert not {"\x1b", "\u202e"} & set(told)


def test_a_box_cannot_be_emptied():
    tiles = ["+1", "+2", "+3", "+4", "+5", "+6", "-1", "-2", "-3", "-4", "-5", "-6", "M", "D", "G", "W"]
    with pytest.raises(regalia.BadInput, match="at least 4 tiles"):
        Plan("kingdoms", ("random",), 1, (2,), study="x", changes={f"tiles.{sign}.count": 0 for sign in tiles})


def test_wrong_files_and_devices_get_a_sentence(tmp_path, capsys):
    assert command(tmp_path / "none.toml") == 2
    (tmp_path / "broken.toml").write_text("game = ")
    assert command(tmp_path / "broken.toml") == 2
    (tmp_path / "fine.toml").write_text(TOML.format(games=2))
    assert command(tmp_path / "fine.toml", "--device", "abacus", "--out", tmp_path / "out") == 2
    lines = [line for line in capsys.readouterr().err.splitlines() if line]
    assert len(lines) == 3
    assert "abacus" in lines[2]


def test_the_shipped_experiments_can_be_read():
    files = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))
    assert len(files) >= 5
    for file in files:
        assert len(read(file).plans) > 1
