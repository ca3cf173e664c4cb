"""`regalia analyse`: a report a person can read, JSON for programs, and one sentence for what cannot be analysed."""

import json
from pathlib import Path

import pytest

import playing
import regalia
from cli.test_commands import run, works
from regalia.text import LANGUAGES, say

QUICK = ("--simulations", "50")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysed") / "match.json"
    match = playing.random_match(regalia.game("kingdoms", players=2), 1)
    regalia.analyse(match, simulations=50)  # compiles the search here, where nobody waits for an answer
    path.write_text(match.to_json())
    return path


def test_the_report_tells_everything_and_the_json_has_it(saved: Path, tmp_path: Path):
    told = works("analyse", str(saved), *QUICK, "--json", str(tmp_path / "found.json"), "--lang", "en")
    for key in ("title", "chances", "turning-points", "view-seen", "view-truth"):
        assert say(f"terminal-analysis-{key}", "en") in told
    assert "Yellow: the costliest decisions" in told
    assert "→" in told
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["simulations"] == 50
    assert {verdict["mark"] for verdict in found["verdicts"]} == {"good", "doubtful", "bad"}
    again = works("analyse", "-", *QUICK, "--lang", "en", stdin=saved.read_text())
    assert again == told, "the same match, simulations and seed give the same report"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_one_seat_in_any_language(saved: Path, lang: str):
    told = works("analyse", str(saved), *QUICK, "--seat", "2", "--lang", lang)
    names = [say(f"colour-{colour}", lang).capitalize() for colour in ("yellow", "red")]
    heads = [say("terminal-analysis-worst", lang, who=name) for name in names]
    assert heads[1] in told
    assert heads[0] not in told


def test_what_cannot_be_analysed_is_said_in_one_sentence(saved: Path, tmp_path: Path):
    running = tmp_path / "running.json"
    running.write_text(regalia.game("kingdoms", players=2).start(seed=1).play("castle 1 a1").to_json())
    cheated = tmp_path / "cheated.json"
    cheated.write_text(saved.read_text().replace('"winners": [', '"winners": [0, 1, '))
    for words, says in (
        ((str(running),), "not over"),
        ((str(cheated),), "cannot be analysed"),
        ((str(tmp_path / "none.json"),), "none.json"),
        ((str(saved), "--simulations", "1"), "from 50 to"),
        ((str(saved), "--seat", "3"), "--seat"),
        ((str(saved), "--seed", "x"), "--seed"),
        ((str(saved), "--json", str(tmp_path / "no" / "x.json")), "no folder"),
    ):
        done = run("analyse", *words, "--lang", "en")
        assert done.returncode == 2, words
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert says in done.stderr
