"""Messages in every language: Project Fluent files, the common ones here, each game's own in games/<game>/messages/."""

import functools
from pathlib import Path
from typing import Any

LANGUAGES = {"en": "English", "it": "Italiano", "hu": "Magyar", "ru": "Русский"}
HERE = Path(__file__).parent


@functools.cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for path in [HERE / f"{lang}.ftl", *sorted(HERE.parent.glob(f"games/*/messages/{lang}.ftl"))]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(key: str, lang: str = "en", /, **args: Any) -> str:
    """The message `key` in `lang`; an unknown key or a missing argument is a bug and raises.

    Arguments are texts, numbers, lists of texts, or anything with a `sentence` of its own.
    """
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"the message {key} has no text in {lang}")
    sentence, errors = bundle.format_pattern(pattern, {name: _filled_in(value, lang) for name, value in args.items()})
    if errors:
        raise errors[0]
    return str(sentence)


def _filled_in(value: Any, lang: str) -> Any:
    from fluent.runtime.types import fluent_number

    if hasattr(value, "sentence"):
        return value.sentence(lang)
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    if hasattr(value, "__index__"):
        return fluent_number(int(value), useGrouping=False)  # 1648, not 1,648
    return str(value)
