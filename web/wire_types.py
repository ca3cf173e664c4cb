"""Writes the TypeScript types of everything on the wire from the Python types: `python web/wire_types.py`; with --check it only compares.

One file for the table's messages (src/wire.ts), one for each game's view and events (src/boards/<game>/wire.ts).
"""

import inspect
import sys
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from regalia.core.game import rulebooks
from regalia.core.match_file import MatchFile
from regalia.table import analysis_messages, circle_messages, messages, page_messages
from regalia.table.notices import messages as notice_messages

SRC = Path(__file__).parent / "src"
HEAD = "// Written by web/wire_types.py from the Python types; do not edit.\n"
WIRE = (messages, page_messages, notice_messages, analysis_messages, circle_messages)
REF = "#/$defs/{name}"


def main() -> None:
    drifted = [path for path, text in files() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if drifted:
            names = ", ".join(str(path.relative_to(SRC.parent)) for path in drifted)
            raise SystemExit(f"The wire has changed: run python web/wire_types.py and look at {names}.")
        return
    for path, text in files():
        path.write_text(text, encoding="utf-8")


def files() -> Iterable[tuple[Path, str]]:
    found = [each for module in WIRE for _, each in inspect.getmembers(module, inspect.isclass) if each.__module__ == module.__name__]
    yield SRC / "wire.ts", written([MatchFile, *(each for each in found if issubclass(each, msgspec.Struct))])
    for book in rulebooks().values():
        view = typing.get_type_hints(book.rooms.view.view)["return"]
        yield SRC / "boards" / book.name / "wire.ts", written([view], [("GameEvent", book.rooms.story.Told)])


def written(structs: list[Any], unions: list[tuple[str, Any]] = []) -> str:  # noqa: B006
    """The types as TypeScript, in the order of their names."""
    schemas, components = msgspec.json.schema_components([*structs, *(union for _, union in unions)], ref_template=REF)
    told = [f"export type {name} = {of(schema)};\n" for (name, _), schema in zip(unions, schemas[len(structs) :], strict=True)]
    told += [declared(name, schema) for name, schema in sorted(components.items())]
    return "\n".join([HEAD, *told])


def declared(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {of(schema)};\n"
    # What the server sends has all its fields; what it receives may leave out those with a default.
    heard = schema.get("additionalProperties") is False
    required = set(schema.get("required", [])) if heard else set(schema["properties"])
    doc = f"/** {schema['description']} */\n" if "description" in schema else ""
    fields = "".join(f"  {field(key)}{'' if key in required else '?'}: {of(each)};\n" for key, each in schema["properties"].items())
    return f"{doc}export interface {name} {{\n{fields}}}\n"


def field(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def of(schema: dict[str, Any]) -> str:
    """One type."""
    if "$ref" in schema:
        return schema["$ref"].rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(literal(each) for each in schema["enum"])
    if "const" in schema:
        return literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        inner = of(schema["items"]) if isinstance(schema.get("items"), dict) else "any"
        if "prefixItems" in schema:
            return f"[{', '.join(of(each) for each in schema['prefixItems'])}]"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {of(values) if isinstance(values, dict) else 'any'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(str(kind), "any")


def literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main()
