"""Checks that a sentence is in the language it should be in."""

import re
from collections.abc import Callable

from regalia.text import LANGUAGES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
ENGLISH = re.compile(r"\b(the|of|there|this|that|with|which|are|not|cannot|has|have|you|your|and|or|must|only)\b", re.IGNORECASE)
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)


def said_in_every_language(sentence: Callable[[str], str]) -> str:
    """Say something in all languages, look for English in the others, and return what is said in English."""
    english = sentence("en")
    heard = {english}
    for lang in OTHERS:
        told = sentence(lang)
        plain = re.sub(r"['\"«„“].*?['\"»”]|\([^)]*\)", "", told)  # what was typed is quoted as it was typed
        assert not ENGLISH.search(plain), told
        assert not re.search(r"\{ ?\$|\$\w", told), told
        assert bool(CYRILLIC.search(told)) == (lang == "ru"), told
        assert "\n" not in told, told
        heard.add(told)
    assert len(heard) == len(LANGUAGES), heard
    return english
