"""Negative numbers have a minus sign (−6) wherever a person reads them; notations, files and typed boards keep the hyphen."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

import regalia
from cli.test_words import drawn
from core.test_messages import ENGLISH
from regalia.arena import Plan, Played, experiment, summarise
from regalia.arena.experiment import read
from regalia.arena.report import report, tables
from regalia.arena.study_report import report as study_report
from regalia.arena.study_report import tables as study_tables
from regalia.cli import main
from regalia.text import LANGUAGES, figure, say

ROOT = Path(__file__).parents[2]
HYPHEN = re.compile(r"(?<![\w=.-])-\d")  # as a sign, not in a name like rank-4 or a key like tiles.-6.count
TYPED = {"kingdoms-bad-cell", "kingdoms-form"}  # they quote what is typed
BOARD = "R1 -6 . . . .\n-5 Y2 . . . .\n. . -3 B1 . .\n. . . . . .\n. . . . . .\n"
STUDY = """
game = "kingdoms"
bots = ["random"]
games = 6
[[setup]]
name = "printed"
[[setup]]
name = "poor"
changes = { "tiles.+6.count" = 0 }
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_writes_a_negative_number_with_a_minus_sign(lang):
    for key in ENGLISH.keys() - TYPED:
        for number in (-6, [-6, -7]):
            assert not HYPHEN.search(say(key, lang, **dict.fromkeys(ENGLISH[key][1], number))), key
    assert "−1234" in say("kingdoms-see-gold", lang, gold=-1234)
    assert figure(-1234.5, lang, 1)[0] == "−"


def outputs(capsys, tmp_path):
    """What the commands print that may be negative."""
    board = tmp_path / "board.txt"
    board.write_text(BOARD)
    recorded = ROOT / "tests" / "recorded" / "kingdoms"
    for words in (
        ["score", "kingdoms", str(board)],
        ["show", str(recorded / "kingdoms-2-no-luck.json")],
        ["replay", str(recorded / "kingdoms-2-plain.json")],
        ["simulate", "kingdoms", "--games", "500"],
    ):
        with suppress(SystemExit):
            main(words)
        yield " ".join(words), capsys.readouterr().out


def test_commands_print_negative_numbers_with_a_minus_sign(capsys, tmp_path):
    for words, out in outputs(capsys, tmp_path):
        assert "−" in out, words
        assert HYPHEN.findall(out) == [], words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_shows_tiles_and_gold_with_a_minus_sign(lang):
    rows = BOARD.splitlines()
    match = regalia.game("kingdoms", players=3).position({"board": rows, "gold": [-6, 0, -11], "turn": 0, "start": ["-4", None, None]})
    seen = drawn(match.game.rooms.drawing.draw(match.view(0), lang), 200)
    assert HYPHEN.findall(seen) == []
    for number in ("−6", "−5", "−11", "−4"):
        assert number in seen


def played(deal: int) -> Played:
    scores = (-10 * deal, -5 - deal)
    return Played(0, 2, deal, ("a", "b"), scores, (0.0, 1.0), 10, 5, (4, 4), (0.1, 0.1))


def test_reports_of_tournaments_write_a_minus_sign():
    found = summarise([played(deal) for deal in range(1, 7)], ("a", "b"))
    texts = [str(cell) for shown in tables(found) for row in shown.rows for cell in row]
    page = report(Plan("kingdoms", ("greedy", "random"), 4, (2,)), found, "regalia arena")
    texts += re.sub(r"<(style|pre)>.*?</\1>|<[^>]*>", "\n", page, flags=re.DOTALL).split("\n")
    assert any("−60" in text for text in texts)
    assert [text for text in texts if HYPHEN.search(text)] == []


def test_reports_of_experiments_write_a_minus_sign(tmp_path):
    file = tmp_path / "study.toml"
    file.write_text(STUDY)
    study = read(file)
    found = experiment(file, jobs=1)
    texts = [str(cell) for shown in study_tables(found) for row in shown.rows for cell in row]
    texts += re.sub(r"<(style|pre)>.*?</\1>|<[^>]*>", "\n", study_report(study, found, ""), flags=re.DOTALL).split("\n")
    assert any("−" in text for text in texts)
    assert [text for text in texts if HYPHEN.search(text)] == []
