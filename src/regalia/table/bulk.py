"""Many rows as one parameter: a JSON list that the database takes apart, the same on SQLite and PostgreSQL.

A statement for every row would let go of the interpreter's lock as often, and wait each time until the busy event loop gives it back.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, Select, Text, bindparam, cast, func, literal_column, select


def rows_given(dialect: str, columns: Iterable[Column[Any]]) -> Select[Any]:
    """The rows of the parameter `rows`, each a list with a value for every one of these columns."""
    rows = bindparam("rows", type_=Text())
    if dialect == "postgresql":
        row: Any = func.json_array_elements(cast(rows, JSON)).table_valued("value").c.value
        values = [row.op("->>")(literal_column(str(nth))) for nth, _ in enumerate(columns)]
    else:
        row = func.json_each(rows).table_valued("value").c.value
        values = [func.json_extract(row, literal_column(f"'$[{nth}]'")) for nth, _ in enumerate(columns)]
    named = [cast(value, column.type).label(column.name) for value, column in zip(values, columns, strict=True)]
    return select(*named).where(literal_column("1 = 1"))  # SQLite would take an ON CONFLICT behind it for the condition of a join


def given(rows: Sequence[Sequence[Any]]) -> dict[str, str]:
    """The parameter of a statement that takes such rows."""
    return {"rows": msgspec.json.encode(rows).decode()}
