"""A score sheet: the table a scoring helper prints."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sheet:
    title: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str] = field(default_factory=list)
