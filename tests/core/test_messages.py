"""Every sentence in every language: what the code says exists in all four, with the same arguments, and nothing is left over."""

import ast
import re
import runpy
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from setups import every_game

import regalia
from regalia.bots import BOTS
from regalia.core.errors import Words
from regalia.core.game import rulebooks
from regalia.core.lesson import lesson_of
from regalia.core.talk import Gesture
from regalia.table.trouble import STATUS
from regalia.text import LANGUAGES, say

SRC = Path(regalia.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SPEAK = {"BadInput": 0, "Words": 0, "say": 0, "Refusal": 1}  # who speaks, and which argument is the key
GAMES = [runpy.run_path(str(path)) for path in sorted(Path(__file__).parents[1].glob("games/*/keys.py"))]
NAMES = "|".join(rulebooks())
FAMILIES = [
    *(key for game in GAMES for key in game["KEYS"]),
    *(f"table-{code}" for code in STATUS if code != "refused"),
    *(f"bot-{name}" for name in BOTS),
    *(f"{book.name}-tagline" for book in rulebooks().values()),
    *(f"{book.name}-option-{option.name}" for book in rulebooks().values() for option in book.options),
    *{f"colour-{name}" for game in every_game() for name in game.seats},
    *(
        f"{book.name}-group-{family.name}"
        for book in rulebooks().values()
        for family in book.moves.families
        if "position" not in family.axes
    ),
    *(key for book in rulebooks().values() if (found := lesson_of(book)) for step in found.steps for key in (step.words.key, step.no)),
    *(f"{book.name}-reported" for book in rulebooks().values() if book.reported),
    *(f"terminal-analysis-head-{name}" for name in ("accuracy", "decisions", "good", "doubtful", "bad", "lost", "expected", "result")),
    *(f"terminal-analysis-head-{name}" for name in ("deal", "luck", "own", "others", "rest")),
    *(f"terminal-analysis-{name}" for name in ("view-seen", "view-public", "view-truth", "mark-doubtful", "mark-bad")),
    *(f"analysis-{name}" for name in ("gained", "fell")),
    *(f"terminal-games-{name}" for name in ("game", "by", "what", "options")),
    *(f"terminal-gesture-{name}" for name in get_args(Gesture)),
    *(f"terminal-board-{name}" for name in ("key", "value", "mark")),
    *(f"terminal-observation-{name}" for name in ("numbers", "name", "axes", "range", "meaning")),
    *(f"terminal-mark-{name}" for name in ("known", "substitute", "typed-in", "note")),
    *(f"terminal-simulate-{name}" for name in ("seat", "mean", "deviation", "lowest", "highest", "wins")),
]  # keys made while running


class Filled(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (Fluent calls it so)
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, tuple[str, set[str]]]:
    """Every message of a language: its text and its arguments."""
    found = {}
    for path in [SRC / "text" / f"{lang}.ftl", *SRC.glob(f"games/*/messages/{lang}.ftl")]:
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is twice in {lang}"
                filled = Filled()
                filled.visit(entry)
                found[entry.id.name] = (source[entry.value.span.start : entry.value.span.end], filled.names)
    return found


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}
ENGLISH = MESSAGES["en"]


def constants(node: ast.expr | None) -> list[str]:
    """The keys an expression may be: a text, or one of two."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def told(call: ast.Call, speaker: str) -> set[str] | None:
    """The names of what a call fills in; None where only the running program knows."""
    if speaker == "Refusal":
        given = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        names = [constants(key) for key in given.keys] if isinstance(given, ast.Dict) else [[]]
        return {name for each in names for name in each} if all(names) else None
    return {each.arg for each in call.keywords if each.arg} if all(each.arg for each in call.keywords) else None


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every place in the source that says something: where, the key, and the names of what it fills in."""
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            speaker = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            where = f"{path.relative_to(SRC)}:{node.lineno}"
            if speaker in SPEAK and len(node.args) > SPEAK[speaker]:
                for key in constants(node.args[SPEAK[speaker]]):
                    yield where, key, told(node, speaker)
            elif speaker == "Trouble":
                for code in constants(node.args[0]):
                    if code != "refused":
                        yield where, f"table-{code}", {each.arg for each in node.keywords if each.arg} - {"state"}


CALLS = list(calls())


def test_the_search_finds_what_is_said():
    assert len(CALLS) > 250
    assert {"royals-own", "no-bot", "table-stale", "undo-nothing", "palais-royal-set"} <= {key for _, key, _ in CALLS}


def test_nothing_is_said_in_english_on_the_spot():
    """Wrong input has a key, and what a server adds to its answer has words in every language."""
    wrong = []
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            speaker = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if speaker == "BadInput" and not constants(node.args[0] if node.args else None):
                wrong.append(f"{path.relative_to(SRC)}:{node.lineno}")
            if speaker == "Trouble" and any(isinstance(each.value, ast.Constant | ast.JoinedStr) for each in node.keywords):
                wrong.append(f"{path.relative_to(SRC)}:{node.lineno}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_code_says_exists_with_the_same_arguments(lang):
    said = MESSAGES[lang]
    wrong = [f"{where}: there is no {key}" for where, key, _ in CALLS if key not in said]
    wrong += [
        f"{where}: {key} takes {sorted(said[key][1])}, not {sorted(names)}"
        for where, key, names in CALLS
        if key in said and names is not None and names != said[key][1]
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_every_message_with_the_same_arguments(lang):
    assert MESSAGES[lang].keys() == ENGLISH.keys()
    assert [key for key, (_, names) in MESSAGES[lang].items() if names != ENGLISH[key][1]] == []


@pytest.mark.parametrize("name", rulebooks())
def test_the_games_are_called_in_messages_as_in_their_declaration(name):
    book = rulebooks()[name]
    assert say(f"{name}-tagline") == book.tagline
    assert not book.reported or say(f"{name}-reported") == book.reported
    assert {option.name: say(f"{name}-option-{option.name}") for option in book.options} == {each.name: each.help for each in book.options}


def test_no_message_is_unused():
    texts = {
        node.value
        for path in SRC.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert ENGLISH.keys() - texts - set(FAMILIES) == set()
    assert set(FAMILIES) <= ENGLISH.keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_left_in_english(lang):
    """Whatever has words of its own has other words in another language."""
    wordy = {key for key, (text, _) in ENGLISH.items() if re.search(r"[a-z]{2}", re.sub(r"\{.*?\}", "", text))}
    assert len(wordy) > 250
    alike = re.compile("|".join(game["ALIKE"] for game in GAMES if "ALIKE" in game))
    wordy -= {key for key in wordy if alike.match(key)}
    assert [key for key in wordy if MESSAGES[lang][key][0] == ENGLISH[key][0]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, 21, "x", ["x", "y"]])
def test_every_message_can_be_said(lang: str, value: Any):
    for key, (_, names) in MESSAGES[lang].items():
        sentence = say(key, lang, **dict.fromkeys(names, value))
        assert sentence
        assert "{" not in sentence or key == "royals-board-mark", sentence
        assert "\n" not in sentence, sentence


def test_sentences_that_are_kept_keep_little_of_what_a_stranger_wrote():
    """One address could fill the memory with names of fields that are not there."""
    say("field-unknown", field="x")
    tracemalloc.start()
    try:
        for number in range(50):
            for quoted in (f"{number}{'x' * 200_000}", Words("field-unknown", field=f"{number}{'y' * 200_000}"), [f"{number}z" * 50_000]):
                assert len(say("field-unknown", field=quoted)) < 1000
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 2**20


PART = re.compile(
    "|".join(
        [
            r"either|both|position-of|analysis-plays|match-(no-)?result|[a-z-]+-form|(terminal|see|colour)-.*",
            rf"({NAMES})-((see|ask|group|sign|name|score|move)-.*|score|reported)",
            *(game["PARTS"] for game in GAMES if "PARTS" in game),
        ]
    )
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_a_whole_sentence(lang):
    ends = (".", "?", "{ $reason }", "{ $detail }", "}.")
    sentences = {
        key: text
        for key, (text, _) in MESSAGES[lang].items()
        if not PART.fullmatch(key) or key in ("move-form", "budget-form", "royals-cards-form")
    }
    assert [key for key, text in sentences.items() if not text.rstrip().endswith(ends)] == []
