"""Palais Royal from the outside: the commands people type, a turn in the terminal, a reviewed playthrough."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, play, refused, scene
from regalia.cli import main
from regalia.cli.files import playthrough
from regalia.games.palais_royal import scoresheet
from regalia.games.palais_royal.boards import source
from regalia.games.palais_royal.drawing import draw

ROOT = Path(__file__).parents[3]


def run(capsys, *words):
    with pytest.raises(SystemExit) as left:
        main(list(words))
    spoken = capsys.readouterr()
    return left.value.code, spoken.out, spoken.err


def test_the_board_command_prints_and_checks_a_set(capsys, tmp_path):
    code, out, _ = run(capsys, "board", "palais-royal")
    assert (code, "4/2/0/3 louis" in out, "known" in out, "substitute" in out) == (0, True, True, True)
    assert run(capsys, "board", "palais-royal", "--toml")[1] == source("substitute")
    path = tmp_path / "mine.toml"
    path.write_text(source("substitute"), encoding="utf-8")
    assert "2 known, 54 substitute" in run(capsys, "board", "palais-royal", "--check", str(path))[1]
    for bad, told in (
        (source("substitute").replace("points = 12", "points = -12"), "nobles[34].points"),
        (source("substitute").replace("[sides]", "[edges]"), "'sides'"),
        (source("substitute").replace('".osooso."', '".osooss."', 1), "garden.plan"),
    ):
        path.write_text(bad, encoding="utf-8")
        code, out, err = run(capsys, "board", "palais-royal", "--check", str(path))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert told in err


def test_a_set_of_ones_own_is_simulated_and_kept_in_matches(capsys, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        source("substitute").replace('name = "substitute"', 'name = "mine"').replace("points = 12", "points = 13"), encoding="utf-8"
    )
    code, out, _ = run(capsys, "simulate", "palais-royal", "--set", str(path), "--games", "50")
    assert code == 0
    assert "about 50 to 120 points" in out
    match = regalia.game("palais-royal", set=str(path)).start(seed=1)
    path.unlink()
    assert regalia.Match.from_json(match.to_json()).game.options["set"]["name"] == "mine"


def test_a_table_is_scored(capsys, tmp_path):
    path = tmp_path / "table.txt"
    path.write_text(scoresheet.EXAMPLE, encoding="utf-8")
    code, out, _ = run(capsys, "score", "palais-royal", str(path))
    assert code == 0
    assert "53" in out
    assert "red wins." in out


def test_a_turn_in_the_terminal(tmp_path):
    """A person at the keyboard: puts five servants, tries something impossible, asks why, plays on."""
    lines = [
        "put mint",
        "put mint",
        "why gate reserve",
        "put king",
        "put queen",
        "put office",
        "recruit b1",
        "gate reserve",
        "undo",
        "quit",
    ]
    played = subprocess.run(
        [sys.executable, "-m", "regalia", "play", "palais-royal", "--players", "2", "--seed", "4", "--seats", "you", "greedy"],
        input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=600, check=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "130", "LANG": "C.UTF-8"},
    )  # fmt: skip
    assert "(PAL-S6)" in played.stdout
    assert "(PAL-A4)" in played.stdout
    assert "Undone: gate reserve." in played.stdout
    assert "Traceback" not in played.stderr


def test_the_playthrough_of_a_recorded_game_reads_as_it_did():
    """A game a person has reviewed, as `regalia show` prints it."""
    recorded = ROOT / "tests" / "recorded" / "palais-royal"
    match = regalia.Match.from_json((recorded / "palais-royal-3-first-game-substitute.json").read_text(encoding="utf-8"))
    assert playthrough(match) + "\n" == (recorded / "palais-royal-3-first-game.txt").read_text(encoding="utf-8")


@pytest.mark.rule("PAL-M1", "PAL-M2")
def test_the_terminal_marks_who_has_the_majority():
    """More servants, or as many and the cardinal's favour; where nobody stands nothing is marked."""
    match = scene(phase="stairs", rooms={RED: {"stairs": 3, "cardinal": 2, "mint": 1}, YELLOW: {"stairs": 3, "cardinal": 1, "mint": 2}})
    console = Console(width=140, record=True, file=io.StringIO())
    console.print(draw(match.view(RED)))
    rooms = re.findall(r"\b([RY]\d)\b *(★?)", console.export_text())
    assert rooms == [("R2", ""), ("Y1", ""), ("R1", ""), ("Y2", "★"), ("R3", "★"), ("Y3", "")]  # the cardinal's room knows no majority


@pytest.mark.rule("PAL-M1", "PAL-M2", "PAL-A2", "PAL-N3")
def test_the_view_tells_what_a_client_would_have_to_work_out():
    rooms = {RED: {"stairs": 3, "cardinal": 2, "mint": 1, "gate": 4}, YELLOW: {"stairs": 3, "cardinal": 1, "mint": 2}, GREEN: {"parade": 1}}
    view = scene(phase="stairs", rooms=rooms).view(RED)
    assert view.majorities == {"parade": GREEN, "stairs": RED, "mint": YELLOW, "king": None, "queen": None}
    straight, aslant = scene(phase="stairs", rooms=rooms), scene(phase="stairs", rooms=rooms, nobles=[["3/1/0/2"], [], []])
    assert set(view.ways) == {"gate", "stairs", "mint", "cardinal"}
    for match in (straight, aslant):  # at first every way is listed
        ways = match.view(RED).ways
        assert sorted(way for ends in ways.values() for way in ends.values()) == [
            move for move in match.legal_ids() if match.game.moves[move].family.name == "move"
        ]
        assert match.game.moves[ways["mint"]["king"]].notation == "move mint king"
        assert match.view(YELLOW).ways == {}
    parade = scene(rooms={RED: {"parade": 3}}).view(RED)
    assert (parade.fills, parade.may_bring) == ("gate", 4)
    assert [list(group) for group in parade.bring_from] == [["reserve"], ["parade"]]
    queen = scene(phase="queen", rooms={RED: {"queen": 1, "king": 1}}, step={"queen": 1}).view(YELLOW)
    assert (queen.fills, queen.may_bring) == ("queen", 1)


@pytest.mark.rule("PAL-A2", "PAL-R9")
def test_servants_walk_in_any_order():
    rooms = {RED: {"stairs": 3, "gate": 1, "cardinal": 1}, YELLOW: {"stairs": 2}}
    match = play(scene(phase="stairs", rooms=rooms), "move stairs mint")
    assert "move gate mint" in match.legal()
    assert match.game.moves[match.view(RED).ways["gate"]["mint"]].notation == "move gate mint"
    play(match, "move gate mint", "move mint stairs")  # in a room that another servant left
    assert match.position()["rooms"][RED] == {"stairs": 3, "mint": 1, "cardinal": 1}
    assert match.view(RED).left == 1
    assert set(match.view(RED).ways["cardinal"]) == {"queen", "office"}
    assert refused(match, "move cardinal gate") == "PAL-A2"
    match.undo()
    assert match.view(RED).left == 2
    fewest = play(scene(phase="stairs", rooms=rooms), "move gate mint")
    assert [fewest.position()["rooms"], fewest.view(RED).left] == [play(match, "move mint stairs").position()["rooms"], 3]


@pytest.mark.rule("PAL-A7", "PAL-L9")
def test_points_so_far_are_told_to_those_who_saw_the_nobles():
    match = scene(rooms={RED: {"parade": 1}}, nobles=[["4/2/0/3", "8/0/0/7"], [], []], played=[["4-points"], [], []])
    assert [match.view(seat).seats[RED].points for seat in (RED, YELLOW, None)] == [14, 14, None]
