"""Messages in every language: Project Fluent files, the common ones here, each game's own in games/<game>/messages/."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from regalia.core.errors import harmless, quoted

LANGUAGES = {"en": "English", "it": "Italiano", "hu": "Magyar", "ru": "Русский"}
HERE = Path(__file__).parent
LONGEST = 900  # characters of an argument
SENTENCES = 8192  # kept in the cache: people hear the same ones again and again
LARGE = 10**15  # larger numbers come only from files made to break something


@functools.cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for path in [HERE / f"{lang}.ftl", *sorted(HERE.parent.glob(f"games/*/messages/{lang}.ftl"))]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(key: str, lang: str = "en", /, **args: Any) -> str:
    """The message `key` in `lang`; an unknown key or a missing argument is a bug and raises.

    Arguments are texts, numbers, lists of these, or anything with a `sentence` of its own.
    """
    return _said(key, lang, tuple([(name, _filled_in(value, lang)) for name, value in args.items()]))


@functools.lru_cache(maxsize=SENTENCES)
def _said(key: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    from fluent.runtime.types import fluent_number

    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"the message {key} has no text in {lang}")
    given = {
        name: value if isinstance(value, str) else _negative(value, lang) if value < 0 else fluent_number(value, useGrouping=False)
        for name, value in args
    }  # 1648, not 1,648
    sentence, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise errors[0]
    return str(sentence)


def _negative(number: int, lang: str) -> Any:
    """Wrap a negative number for Fluent, which would print it with a hyphen."""
    from babel import Locale
    from fluent.runtime.types import FluentType

    class Negative(FluentType):
        def format(self, locale: Any) -> str:
            return minus(number)

        def __eq__(self, key: object) -> bool:  # Fluent compares it with the keys of a choice: one, few, other
            return key == Locale.parse(lang).plural_form(number)

        __hash__ = None  # type: ignore[assignment]

    return Negative()


def _short(text: str) -> str:
    """Fluent takes at most a thousand characters per argument, and sentences are kept; a stranger's file may quote far more."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Say(Protocol):
    """`say` in one language."""

    def __call__(self, key: str, /, **args: Any) -> str: ...


def speaking(lang: str) -> Say:
    """For whoever has much to say in one language: `say = speaking("hu")`, then `say("colour-red")`."""
    return lambda key, /, **args: say(key, lang, **args)


def minus(number: float | str) -> str:
    """Write a number with the sign a printer uses: −6, not -6."""
    return str(number).replace("-", "−")


def figure(value: float, lang: str = "en", digits: int = 0) -> str:
    """A number as the language writes it, with `digits` decimal places.

    >>> [figure(12345.67, lang, 1) for lang in ("en", "it")]
    ['12,345.7', '12.345,7']
    """
    from babel.numbers import format_decimal

    return minus(format_decimal(float(value), "#,##0" + "." * (digits > 0) + "0" * digits, locale=lang))


def seat_names(colours: Sequence[str], lang: str) -> list[str]:
    """What seats are called when nobody has a name: their colours."""
    return [say(f"colour-{colour}", lang).capitalize() for colour in colours]


def initials(names: Sequence[str]) -> list[str]:
    """The shortest beginnings that tell the names apart.

    >>> initials(["fekete", "fehér", "lila"])
    ['fek', 'feh', 'l']
    """
    return [
        next((name[:n] for n in range(1, len(name)) if not any(other.startswith(name[:n]) for other in names if other != name)), name)
        for name in names
    ]


def _filled_in(value: Any, lang: str) -> str | int:
    if type(value) is int and -LARGE < value < LARGE:  # the most frequent first
        return value
    if isinstance(value, str):
        return _short(harmless(value[: LONGEST + 1]))
    if hasattr(value, "sentence"):
        return _short(value.sentence(lang))
    if isinstance(value, list | tuple):
        written = [_filled_in(each, lang) for each in value]
        return _short(", ".join([minus(each) if isinstance(each, int) else each for each in written]))
    if hasattr(value, "__index__"):
        number = int(value)
        return number if abs(number) < LARGE else quoted(number)
    return _short(harmless(str(value)[: LONGEST + 1]))
