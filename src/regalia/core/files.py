"""Files and messages from outside: what is wrong with them, in words, from the errors of the TOML and JSON parsers."""

import errno
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, Words

PLACE = re.compile(r"at line (\d+), column (\d+)")
FIELD = re.compile(r"(missing required|unknown) field `([^`]*)`")
AT = re.compile(r"- at `(?:key in )?\$?\.?([^`]*)`")
SYSTEM = {
    errno.ENOENT: "system-missing",
    errno.ENOTDIR: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOSPC: "system-full",
    errno.EADDRINUSE: "system-address-taken",
}


def read_text(path: Path) -> str:
    """The text of a file a person named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("file-not-read", name=path, reason=system_error(error)) from None
    except UnicodeDecodeError:
        raise BadInput("file-not-text", name=path) from None


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a TOML file a person named."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("toml-file", name=path, reason=toml_error(error)) from None


@contextmanager
def writing(path: Path | str) -> Iterator[None]:
    """Around writing a file a person named: one sentence says why it cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadInput("file-not-written", name=path, reason=system_error(error)) from None


def write_file(path: Path, content: bytes) -> None:
    """Write a whole file beside the old one and swap them, so that a crash loses neither."""
    with writing(path):
        draft = path.with_name(path.name + ".new")
        draft.write_bytes(content)
        draft.replace(path)


def toml_error(error: tomllib.TOMLDecodeError) -> Words:
    """Where a text stops being TOML."""
    place = PLACE.search(str(error))
    return Words("toml-place", line=int(place[1]), column=int(place[2])) if place else Words("toml-end")


def system_error(error: OSError) -> Words:
    """Why the system cannot read or write a file."""
    key = SYSTEM.get(error.errno or 0)
    return Words(key) if key else Words("system-other", text=error.strerror or str(error))


def shape_error(error: Exception | str, field: str = "") -> Words:
    """Which field of a JSON message is wrong, from msgspec's error."""
    said = str(error)
    place = AT.search(said)
    path = field or (place[1] if place else "")
    named = FIELD.search(said)
    if named:
        whole = f"{path}.{named[2]}" if path and path != named[2] else named[2]
        return Words("field-missing" if named[1].startswith("missing") else "field-unknown", field=whole)
    if path:
        return Words("field-wrong", field=path)
    return Words("json-other") if said.startswith("Expected") else Words("json-broken")
