"""House style of the four languages, as far as a pattern can hold it: quotation marks, percent signs, suffixes, forms of address."""

import re
from pathlib import Path

import pytest

from regalia.text import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = ("web/src/text", "web/src/boards/*/text", "src/regalia/text", "src/regalia/games/*/messages", "src/regalia/games/*/rulebook")
EVERYWHERE = [r"\.\.\."]  # three dots are one sign
NEVER = {
    "en": [
        r"\bany ?more\b(?! (servants|letters|cards|tiles|castles))",
        r"(\d|\}) %",
        r"\ban own\b|\bstart tiles?\b|\blie open\b|\bby lot\b",
    ],
    "it": [
        r"[’“”]|\b(voi|Lei)\b",
        r"(\d|\}) %",
        r"\b(ne restano|ce ne sono) \{",
        r"\b(piazz|colloc)(a|are|i|o|ato)\b|\billuminat[oaie]\b|\bvincitor[ei]\b",
    ],
    "hu": [r"\ba\(z\)", r"(\d|\}) %", r"[“’]|\b(Ön|végy|tégy)\b", r"\bmegvilágít"],
    "ru": [
        r"[“”„’]|\b(ты|тебе|тебя|твой|твоя|твоё|твои)\b",
        r"\bлилов|\bканцеляри",
        r"\b(еще|счет|зеленый|желтый|черный)\b",
    ],
}
# A suffix on a number stands only in a variant made for it; on a name nowhere.
SUFFIX = re.compile(r"\}-?(?!állás)[a-záéíóöőúüű]+", re.IGNORECASE)  # a compound is no suffix
VARIANT = re.compile(r"\s*\*?\[\w+\] (az? )?\{ \$(rank|small|period|epoch) \}-(es|as|os|ös)\b")


def lines(lang: str) -> list[tuple[str, str]]:
    files = [path for folder in FOLDERS for path in sorted(ROOT.glob(f"{folder}/{lang}.*"))]
    assert len(files) == 11, files
    found = [(str(path.relative_to(ROOT)), line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return [(path, line) for path, line in found if not line.startswith("#")]


def words(line: str) -> str:
    """Without its indentation, code and what is typed."""
    return re.sub(r"`[^`]*`|'[^']*'\]?|\"[^\"]*\"", "", line).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_style(lang: str) -> None:
    never = re.compile("|".join([*EVERYWHERE, *NEVER[lang]]))
    assert [(path, line) for path, line in lines(lang) if never.search(words(line))] == []


def test_hungarian_suffixes_hold_for_any_name() -> None:
    wrong = [(path, line) for path, line in lines("hu") if path.endswith(".ftl") and SUFFIX.search(line) and not VARIANT.match(line)]
    assert wrong == []
