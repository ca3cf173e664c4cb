"""`regalia branch`, `puzzle` and `puzzles`, typed as people do; refused kindly."""

import json
from pathlib import Path

import pytest

from regalia.puzzles import puzzle
from table import forking

ROOT = Path(__file__).parents[2]
SAVED = ROOT / "tests/recorded/kingdoms/kingdoms-3-plain.json"


def run(folder, *words, stdin=""):
    done = forking.run(*words, stdin=stdin, COLUMNS="200", LANG="C.UTF-8", XDG_DATA_HOME=str(folder))
    assert "Traceback" not in done.stderr
    return done


def test_a_finished_match_is_played_on_saved_and_verified(tmp_path):
    file = tmp_path / "new.json"
    words = ("branch", str(SAVED), "--moment", "9", "--seat", "2", "--bots", "greedy", "--file", str(file))
    played = run(tmp_path, *words, stdin="1\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "moment 9 of another match" in played.stdout
    kept = json.loads(file.read_text())
    assert [part["moment"] for part in kept["origin"]] == [9]
    assert kept["secret"] != kept["origin"][0]["secret"]
    verified = run(tmp_path, "verify", str(file), "--lang", "hu")
    assert verified.returncode == 0
    assert "(9)" in verified.stdout
    assert run(tmp_path, *words).stderr.strip() == f"regalia: {file} already exists; a new match needs a new file."
    assert "moment 9 of another match" in run(tmp_path, "show", str(file)).stdout
    on = run(tmp_path, "play", "kingdoms", "--file", str(file), "--seats", "greedy", "you", "greedy", stdin="quit\n")
    assert on.returncode == 0, on.stderr
    assert "is not" in run(tmp_path, "branch", str(file), "--moment", "1").stderr  # over


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--moment", "9999"), "9999"),
        (("--moment", "x"), "--moment"),
        (("--moment", "3", "--seat", "4"), "from 1 to 3"),
        (("--moment", "3", "--bots", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_played_on_is_said(tmp_path, more, says):
    done = run(tmp_path, "branch", str(SAVED), *more)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_puzzle_is_tried_and_solved_and_that_is_kept_here(tmp_path):
    found = puzzle("kingdoms", 2)
    lines = ["hint", found.proof.tried[1].move, "castle 9 z9", found.best[0]]
    done = run(tmp_path, "puzzle", "kingdoms", "--number", "2", stdin="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Not this one" in done.stdout
    assert "Solved: 1 of" in done.stdout
    kept = json.loads((tmp_path / "regalia" / "puzzles.json").read_text())
    assert [(each["number"], each["tries"], each["solved"]) for each in kept] == [(2, 2, True)]
    assert "✓   2" in run(tmp_path, "puzzle", "kingdoms", "--list").stdout
    shown = run(tmp_path, "puzzle", "kingdoms", "--number", "3", "--lang", "ru", stdin="solution\n").stdout
    assert puzzle("kingdoms", 3).best[0] in shown
    assert json.loads((tmp_path / "regalia" / "puzzles.json").read_text())[1]["solved"] is False
    today = run(tmp_path, "puzzle", "royals", stdin="quit\n")
    assert "which move wins" in today.stdout
    assert "at least 1" in run(tmp_path, "puzzle", "kingdoms", "--number", "0").stderr
    assert "chess" in run(tmp_path, "puzzle", "chess").stderr


def test_puzzles_are_made_within_their_time_and_checked(tmp_path):
    words = ("puzzles", "make", "kingdoms", "--count", "1", "--minutes", "1", "--cores", "1", "--few", "20", "--many", "100")
    files = ("--work", str(tmp_path / "work.jsonl"), "--out", str(tmp_path / "out.json"))
    assert run(tmp_path, *words, "--margin", "0", *files).returncode == 2
    (tmp_path / "work.jsonl").write_text(
        json.dumps({"number": 0, "looked": 1, "tried": 1, "puzzles": [json.loads(_line("kingdoms"))]}) + "\n"
    )
    made = run(tmp_path, *words, *files)
    assert made.returncode == 0, made.stderr
    assert len(json.loads((tmp_path / "out.json").read_text())) == 1
    checked = run(tmp_path, "puzzles", "check", "kingdoms", "--numbers", "1", "--simulations", "1000")
    assert checked.returncode == 0
    assert puzzle("kingdoms", 1).best[0] in checked.stdout


def _line(game):
    return (ROOT / f"src/regalia/games/{game}/puzzles.json").read_text().splitlines()[1].rstrip(",")
