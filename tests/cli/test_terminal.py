"""The terminal table in a real terminal: a person types, the table answers."""

import json
import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).parents[2]
PROMPT = r"(?<=\)) > $"


@pytest.fixture
def table(tmp_path):
    """Start `regalia play` in a terminal of 120 columns."""
    running = []

    def start(*words):
        screen = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "60", "LANG": "C.UTF-8"}
        child = pexpect.spawn(
            sys.executable,
            ["-m", "regalia", "play", *words],
            encoding="utf-8",
            codec_errors="replace",  # what was typed comes back, text or not
            dimensions=(60, 120),
            timeout=600,
            env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT / "src"), **screen},
        )
        running.append(child)
        return child

    yield start
    for child in running:
        if child.isalive():  # closing alone waits a tenth of a second for it, too little on a busy machine
            child.kill(signal.SIGKILL)
            child.wait()
        child.close()


def plain(text):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def answer(child, line):
    """Type a line, wait for the next prompt, return what was said in between."""
    child.sendline(line)
    child.expect(PROMPT)
    return plain(child.before)


def test_a_turn_against_bots(table, tmp_path):
    file = tmp_path / "match.json"
    child = table("kingdoms", "--players", "2", "--seed", "2", "--file", str(file))
    child.expect(PROMPT)
    assert "epoch 1" in plain(child.before)
    assert "Play a move by its number" in answer(child, "help")
    assert "castle 1" in answer(child, "?")
    assert "no castle of rank" not in answer(child, "why castle 1 a1")
    assert "KIN-A4" in answer(child, "pass")
    assert "did you mean 'castle'" in answer(child, "castel 1 a1")
    assert "numbered from 1" in answer(child, "9999")
    assert re.search(r"(castle|draw|start)", answer(child, "hint"))
    assert "KIN-P5" in answer(child, "rules KIN-P5")
    assert "no move to undo" in answer(child, "undo") or "turn is over" in answer(child, "undo")
    assert "Y2" in answer(child, "castle 2 e5")
    assert "Yellow builds a rank 2 castle on e5." in answer(child, "log")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert "castle 2 e5" in json.loads(file.read_text())["moves"]
    again = table("kingdoms", "--players", "2", "--file", str(file))
    again.expect(PROMPT)
    assert "Y2" in plain(again.before)


def test_undo_in_the_middle_of_a_turn(table):
    child = table("kingdoms", "--players", "2", "--variants", "no-luck", "--seed", "1", "--seats", "you", "you")
    child.expect("press Enter")
    child.sendline("")
    child.expect(PROMPT)
    answer(child, "take w")
    assert "Undone: take w" in answer(child, "undo")


def test_a_move_that_is_over_is_taken_back(table):
    """Against a bot through its answer, and at the curtain by the one who has just moved."""
    child = table("kingdoms", "--players", "2", "--seed", "2", "--seats", "you", "random")
    child.expect(PROMPT)
    assert "no move to take back" in answer(child, "back")
    assert "Y2" in answer(child, "castle 2 e5")
    back = answer(child, "back")
    assert "Yellow takes back a move" in back
    assert "Y2" not in back
    child = table("kingdoms", "--players", "2", "--seed", "5", "--seats", "you", "you")
    child.expect("press Enter")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("castle 1 a1")
    child.expect("to take the last move back")
    assert "Yellow takes back a move" in answer(child, "back")


def test_people_who_share_a_screen_pass_a_curtain(table):
    """Nothing of the first player's starting tile is on the screen when the second one is called."""
    child = table("kingdoms", "--players", "2", "--seed", "5", "--seats", "you", "you")
    child.expect("press Enter")
    child.sendline("")
    child.expect(PROMPT)
    assert "Your starting tile" in plain(child.before)
    child.sendline("castle 1 a1")
    child.expect("press Enter")
    assert "\x1b[2J" in child.before or "\x1b[H" in child.before
    assert "starting tile" not in plain(child.before)


def test_a_whole_game_of_bots(table):
    child = table("kingdoms", "--players", "2", "--seed", "5", "--seats", "greedy", "random")
    child.expect("wins|share the win")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


def test_a_table_in_hungarian(table):
    """Prompts, help, headings, refusals and the log in the language; what is typed stays as it is."""
    child = table("kingdoms", "--lang", "hu", "--players", "2", "--seed", "2")
    child.expect(PROMPT)
    shown = plain(child.before)
    assert "Kingdoms · 1. korszak" in shown
    assert "Lehetséges lépések: 1-es szintű vár castle 1 ×30" in shown
    assert shown.rstrip().endswith("Sárga (súgó: help)")
    assert "A lépést a számával vagy a jelölésével add meg" in answer(child, "help")
    assert re.search(r"kezdőlapka start +\d+ a1", answer(child, "? start"))
    assert "Csak akkor passzolhatsz" in answer(child, "pass")
    assert "Ez a lépés lehetséges." in answer(child, "why castle 1 a1")
    child.sendline("castle 2 e5")
    child.expect("Y2")
    child.expect(PROMPT)
    assert "Sárga 2-es szintű várat épít ide: e5." in answer(child, "log")


def test_a_curtain_and_an_undo_in_russian(table):
    child = table("kingdoms", "--players", "2", "--variants", "no-luck", "--seed", "1", "--seats", "you", "you", "--lang", "ru")
    child.expect("сядьте за клавиатуру и нажмите Enter")
    child.sendline("")
    child.expect(PROMPT)
    answer(child, "take w")
    assert "Отменено: take w" in answer(child, "undo")


def test_a_whole_game_of_bots_in_italian(table):
    child = table("kingdoms", "--players", "2", "--seed", "5", "--seats", "greedy", "random", "--lang", "it")
    child.expect("Vince |Vittoria condivisa")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


def test_keys_that_are_no_text_are_one_more_wrong_move(table):
    child = table("kingdoms", "--players", "2", "--seed", "2")
    child.expect(PROMPT)
    for line in (b"\xff\xfe\xe9\n", b"why \xc3\x28\n", b"save \xff/x\n"):
        os.write(child.child_fd, line)
        child.expect(PROMPT)
        assert "Traceback" not in child.before
    assert "Y2" in answer(child, "castle 2 e5")
