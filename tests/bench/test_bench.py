"""The benchmarks run: once and small, so that they cannot rot. Beside other tests, so what they measure means nothing here."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from table.servers import environment

BENCH = Path(__file__).parents[2] / "bench"


def test_the_server_under_load(tmp_path: Path):
    written = tmp_path / "performance.md"
    args = ["--tables", "4", "--seconds", "1", "--think", "0.05", "--stored", "20", "--write", str(written)]
    done = subprocess.run(
        [sys.executable, str(BENCH / "load.py"), *args], env=environment(), capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    cells = ([cell.strip() for cell in line.split("|")[1:-1]] for line in written.read_text().splitlines() if line.count("|") == 3)
    rows = {what: figure for what, figure in cells if what}
    assert rows["moves refused or failed in both"] == "0"
    assert float(rows["with no thinking time (maximum load): moves per second"].replace(",", "")) > 0


def test_who_waits_beside_a_crowd():
    command = [sys.executable, str(BENCH / "fair.py"), "--tables", "2", "--moves", "2", "--game", "kingdoms"]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert "beside 2 tables of sovereigns: 2 moves" in done.stdout
    assert "bots that failed: 0" in done.stdout


def test_decisions_of_the_vector_environment():
    sys.path.append(str(BENCH))
    bench = runpy.run_path(str(BENCH / "vector.py"))
    assert bench["on_one_core"](regalia.game("kingdoms", players=2), seconds=0.02) > 0


def test_what_marks_mean(tmp_path: Path):
    args = ["kingdoms", "--games", "5", "--cores", "2", "--levels", "page", "knight", "--simulations", "50", "--out", str(tmp_path)]
    for more in ([], ["--report"]):
        done = subprocess.run(
            [sys.executable, str(BENCH / "analysis.py"), *args, *more],
            env=environment(),
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        rows = [line.split("|")[1].strip() for line in done.stdout.splitlines() if line.startswith("|")]
        assert {"page", "knight", "seen", "public", "truth"} <= set(rows)
    assert len((tmp_path / "kingdoms.jsonl").read_text().splitlines()) == 5


def test_levels_are_asked_in_the_same_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """What was measured is not measured again; a level that chooses as an analysis does keeps all that was at stake."""
    sys.path.append(str(BENCH))
    bench, ledger = runpy.run_path(str(BENCH / "choices.py")), tmp_path / "choices.jsonl"
    for games in (1, 3):
        bench["measure"]("kingdoms", ("page", "duke"), ledger, games=games, decisions=1, minutes=10)
    found = [json.loads(line) for line in ledger.read_text().splitlines()]
    assert [game["number"] for game in found] == [0, 1, 2]
    for row in (row for game in found for row in game["decisions"]):
        assert row["judged_with"] >= 2 * row["simulations"]["duke"] == 1700
        assert all(loss == 0 for level, loss in row["loss"].items() if row["chosen"][level] == row["best"])
    bench["report"]("kingdoms", found)
    assert "| duke |" in capsys.readouterr().out
