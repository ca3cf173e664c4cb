"""How core says a sentence. It knows keys and arguments; whoever knows the words registers here (the package root does)."""

from collections.abc import Callable
from typing import Any

_speakers: list[Callable[..., str]] = []


def speak_with(speaker: Callable[..., str]) -> None:
    """From now on sentences are made by `speaker(key, lang, **args)`."""
    _speakers[:] = [speaker]


def say(key: str, lang: str, args: dict[str, Any]) -> str:
    return _speakers[0](key, lang, **args)
