"""The benchmarks run: once and small, so that they cannot rot."""

import runpy
import subprocess
import sys
from pathlib import Path

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
    args = ["kingdoms", "--games", "5", "--cores", "2", "--levels", "page", "knight", "--walks", "50", "--out", str(tmp_path)]
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
        assert {"page", "knight", "seen", "truth"} <= set(rows)
    assert len((tmp_path / "kingdoms.jsonl").read_text().splitlines()) == 5
