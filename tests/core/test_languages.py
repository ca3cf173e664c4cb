"""A wrong input is told in the language of whoever made it, wherever it was made."""

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regalia
from languages import OTHERS, said_in_every_language
from regalia import bots
from regalia.bots.hints import hint
from regalia.core.errors import BadInput, both, either, quoted
from regalia.core.game import rulebook, rulebooks
from regalia.core.match import Match
from regalia.core.options import Printed
from regalia.table import settings
from regalia.text import say
from regalia.text.rulebook import rule_text

HERE = {**os.environ, "PYTHONPATH": str(Path(regalia.__file__).parents[1])}


def file(**changes: Any) -> str:
    played = regalia.game("kingdoms", players=2).start(seed=5).play("castle 1 a1").to_json()
    return json.dumps({**json.loads(played), **changes})


def board(game: str, *path: str | int, value: Any) -> Callable[[], object]:
    """Play a game on the shipped board with one entry changed."""

    def attempt() -> object:
        book = rulebook(game)
        option = next(each for each in book.options if isinstance(each, Printed))
        content = copy.deepcopy(dict(book.boards().content_of(option.default_value())))
        at: Any = content
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value
        return regalia.game(game, **{option.name: content})

    return attempt


def position(game: str, **given: Any) -> Callable[[], object]:
    return lambda: regalia.game(game, players=3).position(given)


def sheet(game: str, text: str) -> Callable[[], object]:
    return lambda: rulebook(game).rooms.scoresheet.tally(text)


def move(game: str, said: Any) -> Callable[[], object]:
    return lambda: regalia.game(game).start(seed=1).play(said)


WRONG: dict[str, Callable[[], object]] = {
    "no game": lambda: regalia.game("chess"),
    "players": lambda: regalia.game("royals", players=9),
    "no option": lambda: regalia.game("kingdoms", player=3),
    "variant": lambda: regalia.game("kingdoms", variants=["wild"]),
    "variants": lambda: regalia.game("kingdoms", variants=3),
    "choice": lambda: regalia.game("palais-royal", rooms="attic"),
    "switch": lambda: regalia.game("royals", **{"open-points": "perhaps"}),
    "no file": lambda: regalia.game("royals", board="nowhere.toml"),
    "a display for 2014": lambda: regalia.game("royals", edition="2014", display=4),
    "no toml": lambda: rulebook("palais-royal").boards().read("nobles = ["),
    "no move": move("kingdoms", "dance a1"),
    "nearly a move": move("kingdoms", "cstle 1 a1"),
    "half a move": move("kingdoms", "castle 1"),
    "nothing": move("royals", " "),
    "no such cell": move("kingdoms", "castle 1 z9"),
    "keys of a move": move("kingdoms", {"do": "castle"}),
    "number of a move": move("palais-royal", 10**6),
    "kind of a move": move("palais-royal", 1.5),
    "forbidden": move("royals", "end"),
    "no match file": lambda: Match.from_json("nonsense"),
    "an empty match file": lambda: Match.from_json("{}"),
    "a list": lambda: Match.from_json("[]"),
    "a wrong field": lambda: Match.from_json(file(moves=[1])),
    "one field more": lambda: Match.from_json(file(extra=1)),
    "format": lambda: Match.from_json(file(regalia=99)),
    "version": lambda: Match.from_json(file(rules_version=99)),
    "secret": lambda: Match.from_json(file(secret="zz")),
    "short": lambda: Match.from_json(file(secret="00")),
    "no secret": lambda: Match.from_json(file(secret=None)),
    "a forbidden move in a file": lambda: Match.from_json(file(moves=["castle 1 a1", "castle 1 a1"])),
    "no move in a file": lambda: Match.from_json(file(moves=["castle 1"])),
    "ply": lambda: Match.from_json(file()).view(0, 9),
    "seat": lambda: Match.from_json(file()).view(7),
    "no rule": lambda: rule_text(rulebook("kingdoms"), "KIN-X9"),
    "bot": lambda: bots.bot("mother"),
    "budget": lambda: bots.bot("search:long"),
    "no budget": lambda: bots.bot("greedy:2s"),
    "slips": lambda: bots.bot("greedy~often"),
    "whose hint": lambda: hint(regalia.game("kingdoms").start(seed=1), 2 if regalia.game("kingdoms").start(seed=1).turn != 2 else 1),
    "device": lambda: regalia.game("kingdoms").simulate(1, device="abacus"),
    "games": lambda: regalia.game("kingdoms").simulate(0),
    "setting": lambda: settings.read({"port": "http"}, {}),
    "log": lambda: settings.read({"log_format": "xml"}, {}),
    "no position": lambda: regalia.game("kingdoms").position(True),
    "kingdoms: key": position("kingdoms", bored=[]),
    "kingdoms: rows": position("kingdoms", board=["."]),
    "kingdoms: row": position("kingdoms", board=[". ."] * 5),
    "kingdoms: cell": position("kingdoms", board=["X9 . . . . .", *[". . . . . ."] * 4]),
    "kingdoms: castles": position("kingdoms", castles=[[9, 0, 0, 0]] * 3),
    "kingdoms: tiles": position("kingdoms", board=["D D . . . .", *[". . . . . ."] * 4]),
    "kingdoms: seats": position("kingdoms", gold=[1]),
    "kingdoms: sheet": sheet("kingdoms", "Y1"),
    "palais-royal: key": position("palais-royal", gardens={}),
    "palais-royal: noble": position("palais-royal", garden={"b1": "9/9/9/9"}),
    "palais-royal: room": position("palais-royal", rooms=[{"attic": 1}, {}, {}]),
    "palais-royal: servants": position("palais-royal", reserve=[5, 5, 5], supply=[5, 5, 5]),
    "palais-royal: step": position("palais-royal", step={"wings": 1}),
    "palais-royal: set": board("palais-royal", "nobles", 3, "louis", value=-1),
    "palais-royal: plan": board("palais-royal", "garden", "plan", value=["ooo"]),
    "palais-royal: sheet": sheet("palais-royal", "a nobles 5"),
    "royals: key": position("royals", hand=[]),
    "royals: holders": position("royals", holders={"paris-king": 3}),
    "royals: cards": position("royals", hands=[{"france": 40}, {}, {}]),
    "royals: payment": position("royals", phase="pay", payment={"position": "paris-king"}),
    "royals: city": board("royals", "countries", "spain", "cities", "madrid", "bonus", value=-1),
    "royals: title": board("royals", "titles", "duke", "value", value=9),
    "royals: cities": board("royals", "countries", "spain", "cities", value={}),
    "royals: sheet": sheet("royals", "paris-king red"),
    "royals: board of a sheet": sheet("royals", "board nowhere.toml"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_input_is_told_in_every_language(what):
    with pytest.raises(regalia.RegaliaError) as caught:
        WRONG[what]()
    assert said_in_every_language(caught.value.sentence) == str(caught.value)


def test_some_sentences_word_for_word():
    with pytest.raises(BadInput) as caught:
        regalia.game("kingdoms", players=9)
    assert [caught.value.sentence(lang) for lang in ("en", *OTHERS)] == [
        "players must be a number from 2 to 4, not 9.",
        "players dev'essere un numero da 2 a 4, non 9.",
        "players: 2 és 4 közötti szám kell, nem 9.",
        "players — число от 2 до 4, а не 9.",
    ]
    with pytest.raises(BadInput) as caught:
        Match.from_json(file(moves=["castel 1 a1"]))
    assert caught.value.sentence("it") == "la mossa 1 di questa partita non si può giocare: non c'è una mossa «castel»; intendevi «castle»?"
    assert caught.value.sentence("hu") == "a játszma 1. lépését nem lehet megtenni: nincs ilyen lépés: „castel”; erre gondoltál: „castle”?"
    assert caught.value.sentence("ru") == "ход 1 этой партии невозможен: хода «castel» нет; вы имели в виду «castle»?"


def test_a_check_of_a_match_is_told_in_every_language():
    for changes in ({"secret": "11" * 32}, {"moves": ["castle 9 a1"]}, {"result": {"scores": [1, 2], "winners": [1]}}):
        verdict = regalia.verify(file(**changes))
        assert said_in_every_language(lambda lang, verdict=verdict: " ".join(verdict.sentences(lang))) == " ".join(verdict.problems)


def test_numbers_have_their_forms():
    assert [say("seat-name", "ru", count=count) for count in (1, 2, 5, 21)] == [
        f"в имени может быть не больше {said}." for said in ("1 знака", "2 знаков", "5 знаков", "21 знака")
    ]
    assert say("seat-count", "it", count=3, given=1) == "questo gioco ha 3 posti, ma ne è stato indicato uno."
    assert say("seat-count", "en", count=3, given=1) == "this game has 3 seats, but one was given."
    assert (
        say("value-whole", "it", name="turns", low=0, high=65535, value="'x'") == "turns dev'essere un numero intero da 0 a 65535, non 'x'."
    )


def test_lists_end_as_the_language_does():
    assert str(either(["a", "b", "c"])) == "a, b or c"
    assert [either(["a", "b"]).sentence(lang) for lang in OTHERS] == ["a o b", "a vagy b", "a или b"]
    assert [both(["a", "b"]).sentence(lang) for lang in OTHERS] == ["a e b", "a és b", "a и b"]
    assert either(["a"]) == both(["a"]) == "a"


def test_a_long_value_does_not_hide_the_sentence():
    with pytest.raises(BadInput) as caught:
        regalia.game("kingdoms", variants=["x" * 10_000])
    assert len(str(caught.value)) < 300
    assert quoted("short") == "'short'"


def test_an_error_survives_the_way_between_processes():
    error = pickle.loads(pickle.dumps(BadInput("game-unknown", name="'chess'", words=["kingdoms"])))
    assert error.sentence("it") == "non c'è alcun gioco di nome 'chess'; i giochi sono kingdoms."


@pytest.mark.parametrize("game", rulebooks())
def test_what_a_score_sheet_holds_is_told_in_every_language(game):
    assert said_in_every_language(rulebook(game).rooms.scoresheet.FORM.sentence)


def test_the_command_line_speaks_the_language_asked_for():
    def run(*words: str) -> str:
        call = [sys.executable, "-W", "error", "-c", "from regalia.cli import main; main()", *words]
        done = subprocess.run(call, capture_output=True, text=True, check=False, env=HERE)
        assert done.returncode == 2
        return done.stderr

    assert run("--lang", "it", "play", "kingdoms", "--players", "9") == "regalia: players dev'essere un numero da 2 a 4, non '9'.\n"
    assert run("rules", "kingdoms", "KIN-X9", "--lang", "hu") == "regalia: Kingdoms: nincs ilyen szabály: 'KIN-X9'.\n"
    assert run("--lang", "tlh", "games") == "regalia: --lang must be one of en, it, hu, ru, not 'tlh'.\n"


def test_no_language_is_loaded_before_it_is_spoken():
    code = "import sys; from regalia.core.errors import BadInput; BadInput('toml-end'); print('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=HERE).stdout == "False\n"


def test_an_argument_of_any_length_is_told():
    """A match file may quote a text of thousands of characters."""
    told = say("game-unknown", "ru", name="x" * 5000, words=["y" * 5000])
    assert 1000 < len(told) < 2000
    assert "x…" in told
