"""`regalia learn`: the guided first game, typed line by line; left and resumed, and refused kindly."""

import re
from pathlib import Path

import pytest

from regalia.core.game import rulebook, rulebooks
from regalia.core.lesson import lesson_of
from regalia.core.match import Match
from table.forking import run

ROOT = Path(__file__).parents[2]
TAUGHT = [name for name, book in rulebooks().items() if lesson_of(book)]


def learn(name, lines, *words):
    done = run("learn", name, *words, stdin="\n".join(lines) + "\n", COLUMNS="200", LANG="C.UTF-8")
    assert "Traceback" not in done.stderr
    return done


def typed(lesson):
    """What a learner types, step by step: Enter to go on, or the moves."""
    for step in lesson.steps:
        plies = lesson.plies[step.first : step.own]
        yield from [ply.welcome[0] for ply in plies] or [""]


@pytest.mark.parametrize(("name", "lang"), list(zip(TAUGHT, ("en", "hu", "it"), strict=False)))
def test_a_lesson_is_left_and_resumed_and_played_to_its_end(name, lang, tmp_path):
    lesson, file = lesson_of(rulebook(name)), tmp_path / "lesson.json"
    lines = list(typed(lesson))
    half = next(i for i, line in enumerate(lines) if line) + 1
    first = learn(name, ["", "back", *lines[:half], "quit"], "--lang", lang, "--file", str(file))
    assert first.returncode == 0, first.stderr
    assert lesson.steps[0].words.sentence(lang)[:40] in " ".join(first.stdout.split())
    second = learn(name, [*lines[half:], "quit"], "--lang", lang, "--file", str(file))
    assert second.returncode == 0, second.stderr
    said = " ".join(second.stdout.split())
    assert lesson.steps[-1].words.sentence(lang)[:40] in said
    match = Match.from_json(file.read_text())
    assert match.lesson is lesson
    assert lesson.followed(match.standing) == len(lesson.plies)


def test_other_moves_are_answered_kindly_and_other_games_have_none():
    done = learn("kingdoms", ["", "", "", "castle 3 a5", "castle 4 c2", "quit"])
    assert re.search(r"c2\s+pays\s+far\s+more", done.stdout)
    assert learn("chess", []).returncode == 2
