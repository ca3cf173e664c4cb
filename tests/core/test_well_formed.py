"""Every text holds for any name and any number: cases, articles, prepositions and plurals, in the server's texts and the client's."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import regalia
from regalia.core.errors import harmless
from regalia.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SRC = Path(regalia.__file__).parent
ODD = ["Ödön", "Ágnes", "Оля", "O'Neill", "12th Duke", "Anna 2", "X", "שרה"]
NAMES = {"who", "rival", "rivals", "winners", "tied", "names"}  # what fills in the name of a player, or several
CLIENT_NAMES = {*NAMES, "name", "owner", "colour"}
PLURALS = {"zero", "one", "two", "few", "many"}


class Text(NamedTuple):
    lang: str
    key: str
    bundle: FluentBundle
    message: fluent.Message
    names: set[str]  # arguments that are names
    others: set[str]


class Found(Visitor):
    def __init__(self) -> None:
        self.filled: set[str] = set()
        self.choices: list[fluent.SelectExpression] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (Fluent calls it so)
        self.filled.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def keys_of(choice: fluent.SelectExpression) -> set[str]:
    return {each.key.name if isinstance(each.key, fluent.Identifier) else str(each.key.value) for each in choice.variants}


def is_plural(choice: fluent.SelectExpression) -> bool:
    return bool(keys_of(choice) & PLURALS)


def texts(lang: str) -> Iterator[Text]:
    server = [SRC / "text" / f"{lang}.ftl", *SRC.glob(f"games/*/messages/{lang}.ftl")]
    client = [*ROOT.glob(f"web/src/text/**/{lang}.ftl"), *ROOT.glob(f"web/src/boards/*/text/{lang}.ftl")]
    assert len(client) > 1
    for files, named in ((server, NAMES), (client, CLIENT_NAMES)):
        bundle = FluentBundle([lang], use_isolating=False)
        for path in files:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        for path in files:
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message):
                    found = Found()
                    found.visit(entry)
                    names = found.filled & ({*named, "name"} if entry.id.name.startswith("palais-royal-sheet") else named)
                    yield Text(lang, entry.id.name, bundle, entry, names, found.filled - names)


TEXTS = {lang: list(texts(lang)) for lang in LANGUAGES}


def said(text: Text, name: str, number: int) -> str:
    """A message with this name for every player and this number for everything else."""
    filled = dict.fromkeys(text.names, harmless(name)) | dict.fromkeys(text.others, fluent_number(number, useGrouping=False))
    sentence, errors = text.bundle.format_pattern(text.bundle.get_message(text.key).value, filled)
    assert errors == [], text.key
    return sentence


# A word that would have to change with the name, or makes the name change, directly before it or behind it
BEFORE = {
    "en": r"\b(a|an)\s",
    "it": r"(\b(ad?|ed?|od?|al|alla|del|della|dal|dalla|il|la|lo|un|uno|una)\s|\b(l|d|un|all|dell|dall)')",
    "hu": r"\b(az?)\s",
    "ru": r"\b(у|от|для|ко?|со?|из|за|на|по|об?|перед|при|до|игрок(а|у|ом|е))\s",
}
BEHIND = {"en": r"(?!'s\b)[\w'-]", "it": r"[\w'-]", "hu": r"[\w'-]", "ru": r"([\w'-]|\s\w+л(а|и|о)?(сь|ся)?\b)"}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_holds_for_any_name(lang, name):
    named = [text for text in TEXTS[lang] if text.names]
    assert len(named) > 60
    wrong = re.compile(rf"(?i:{BEFORE[lang]}){re.escape(name)}\b|(?<!\w){re.escape(name)}{BEHIND[lang]}")
    assert [told for text in named if wrong.search(told := said(text, name, 2))] == []


QUOTES = {"en": "“”", "it": "«»", "hu": "„”", "ru": "«»"}


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_well_formed(lang, number):
    for text in TEXTS[lang]:
        told = said(text, "Ágnes", number)
        assert told.strip(), text.key
        assert not re.search(r"  | [,.;]|(?<!\.)\.\.(?!\.)|\( | \)|,,|;;|::|a\(z\)", told), (text.key, told)
        for left, right in ("()", QUOTES[lang]):
            assert told.count(left) == told.count(right), (text.key, told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_has_the_forms_of_the_language(lang):
    """`one` and `other`, in Russian `few` too, unless the case is the same for all that are not one: до 2 очков, ставит 2 слуг."""
    same = re.compile(r"\b(до|около|не больше|не меньше|после) 2 |\b2 слуг\b|\b2 золотых\b", re.IGNORECASE)
    for text in TEXTS[lang]:
        found = Found()
        found.visit(text.message)
        for choice in filter(is_plural, found.choices):
            default = next(each.key.name for each in choice.variants if each.default)
            assert default in ("other", "many"), text.key
            assert keys_of(choice) & {"one", "1"}, text.key
            if lang == "ru" and "few" not in keys_of(choice) and not text.names:
                assert same.search(said(text, "", 2)), (text.key, said(text, "", 2))


# What fills in a number; everything else is a name or a text.
COUNTS = {
    "blue", "cards", "claimed", "columns", "cost", "count", "country", "cubes", "days", "doubtful", "empty", "found", "full", "games",
    "gold", "half", "have", "haveblue", "havepurple", "high", "hours", "intrigue", "jokers", "kept", "left", "letters", "louis", "margin",
    "matches", "members", "minutes", "missing", "more", "most", "moves", "nobles", "parts", "percent", "place", "players", "plots",
    "points", "price", "purple", "ranks", "rest", "rounds", "rows", "seals", "second", "seconds", "servants", "sides", "simulations",
    "spaces", "steps", "stock", "substitutes", "tiles", "tried", "tries", "turns", "unplayed", "value", "wanted", "wins",
}  # fmt: skip
# The number is a constant larger than one, or it counts nothing (a version, a rank, a unit, what somebody typed).
NEVER_ONE = {
    "analysis-how", "arena-uneven", "branch-most", "database-linked", "kingdoms-bad-board", "kingdoms-bad-row", "kingdoms-bad-rows",
    "kingdoms-box-empty", "kingdoms-epoch-castles", "kingdoms-many-colours", "kingdoms-told-cleared-back", "kingdoms-why-spent",
    "kingdoms-why-spent-empty", "kingdoms-why-start", "match-long", "minutes", "option-long", "palais-royal-noble-many",
    "palais-royal-nobles", "palais-royal-plan", "palais-royal-plan-row", "palais-royal-servants-many", "palais-royal-sheet-lines",
    "palais-royal-sheet-pairs", "palais-royal-sheet-servants", "palais-royal-told-stood-still", "players", "royals-before-form",
    "royals-board-long", "royals-cubes-many", "royals-display", "royals-hand-many", "royals-owners", "royals-sheet-many",
    "royals-why-kept", "seat-count", "table-facts", "terminal-board-fits", "terminal-games-minutes", "terminal-observation",
    "terminal-simulate-bar", "terminal-simulate-speed", "value-per-seat", "verify-chain-old",
}  # fmt: skip
PLURALS_OF = {
    "it": "carte caratteri castelli cubetti distribuzioni giocatori giorni giri gruppi lettere monete mosse movimenti nazioni nobili "
    "numeri ore partite passi posti proprietari punti righe segni servi sigilli spazi tavoli tessere turni valori voci volte",
    "ru": "байтов вельмож джокеров дней жетонов знаков значений карт кубиков луидоров мест наборов очка очков партий печатей писем раз "
    "раздач слуг строк ходов человек",
}
SEVERAL = {
    "en": r"\b1 (more |other |whole )?(?!Louis\b|(is|has|costs|wins|gets|from|as)\b)[a-z]+s\b|\b1 (are|were|have|count|remain|return)\b",
    "it": rf"\b1 (altre |altri )?({PLURALS_OF['it'].replace(' ', '|')})\b",
    "ru": rf"\b2?1 ({PLURALS_OF['ru'].replace(' ', '|')})\b"
    r"|(?<!не больше )(?<!не меньше )(?<!до )(?<!около )\b2?1 (байта|дня|жетона|знака|карты|кубика|луидора|места|письма|хода)\b",
}


def test_one_of_a_thing_is_not_several():
    """In Hungarian a noun stays in the singular behind every number."""
    several = {}
    for lang, number in (("en", 1), ("it", 1), ("ru", 1), ("ru", 21)):
        for text in TEXTS[lang]:
            filled = {name: fluent_number(number) if name in COUNTS else "…" for name in text.others} | dict.fromkeys(text.names, "Anna")
            told, _ = text.bundle.format_pattern(text.bundle.get_message(text.key).value, filled)
            if re.search(SEVERAL[lang], told):
                several[text.key] = told
    assert {key: told for key, told in several.items() if key not in NEVER_ONE} == {}
    assert NEVER_ONE - several.keys() == set()
