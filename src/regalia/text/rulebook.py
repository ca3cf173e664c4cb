"""The rulebook texts: rules in our own words, each paragraph opening with its id in bold, the same ids in every language."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.game import Rulebook
from regalia.text import LANGUAGES

RULE = re.compile(r"^(?:[-*] )?\*\*([A-Z]{3}-[A-Z]+\d+)\*\*", re.MULTILINE)
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


def rulebook_text(book: Rulebook, lang: str = "en") -> str:
    if lang not in LANGUAGES:
        raise BadInput("rulebook-lang", words=list(LANGUAGES), value=quoted(lang))
    return (book.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


def rules_page(book: Rulebook, lang: str = "en", options: Mapping[str, Any] | None = None) -> str:
    """The rulebook and, for a game whose board can be replaced, which board is in play."""
    text = rulebook_text(book, lang)
    if not book.boards or not book.printed:
        return text
    chosen = book.read_options({}) if options is None else options
    return f"{text}\n{book.boards().note(chosen[book.printed.name], lang)}\n"


def rule_ids(book: Rulebook, lang: str = "en") -> list[str]:
    """The ids of a game's rules in the order of its rulebook."""
    return RULE.findall(rulebook_text(book, lang))


def rule_text(book: Rulebook, rule: str, lang: str = "en") -> str:
    """One rule in words."""
    text = rulebook_text(book, lang)
    for found in RULE.finditer(text):
        if found[1] == rule:
            following = re.search(r"\n(?=\s*\n|[-*] |#|\|)", text[found.end() :])
            end = found.end() + following.start() if following else len(text)
            return " ".join(text[found.end() : end].split())
    raise BadInput("rulebook-rule", title=book.title, value=quoted(rule))


def proof_by_rule(tests: Path) -> dict[str, list[str]]:
    """Which test files prove which rule, read from their `@pytest.mark.rule(...)` marks."""
    proof: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for mark in MARK.findall(path.read_text(encoding="utf-8")):
            for rule in re.findall(r"[A-Z]{3}-[A-Z]+\d+", mark):
                proof.setdefault(rule, []).append(path.name)
    return proof
