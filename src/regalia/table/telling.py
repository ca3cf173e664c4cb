"""What happened, in words: the sentences and sheets that a line of the log shows."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

from regalia.core.story import Event, Moment, Sheet, SheetRow
from regalia.table.messages import RowCard, SheetCard
from regalia.text import say


class Worded(NamedTuple):
    """An event in words."""

    event: Event
    sentence: str
    sheet: SheetCard | None

    @classmethod
    def of(cls, event: Event, name: Callable[[int], str], lang: str) -> Self:
        sheet = event.sheet()
        return cls(event, event.words(name).sentence(lang), _sheet_card(sheet, lang) if sheet else None)


def in_words(
    events: Sequence[Event], name: Callable[[int], str], lang: str, known: dict[int, Worded] | None = None
) -> tuple[list[Event], list[str], list[SheetCard]]:
    """Events as they are sent: the data, a sentence for each, and the sheets of scorings.

    What all seats see alike is the same event to each of them: `known` has, by its id, what was put into words for another one.
    """
    known = {} if known is None else known
    said = [known.get(id(each)) or known.setdefault(id(each), Worded.of(each, name, lang)) for each in events]
    return list(events), [each.sentence for each in said], [each.sheet for each in said if each.sheet]


def came_from(table: str | None, moment: int, lang: str) -> str:
    """The sentence that says where a match continues from."""
    return say("told-branch", lang, moment=moment, table=table or "none")


def took_back(moment: Moment, names: Sequence[str], lang: str) -> str:
    """The sentence that tells a takeback."""
    return say("told-takeback-seen" if moment.seen else "told-takeback", lang, who=names[moment.seat or 0])


def _sheet_card(sheet: Sheet, lang: str) -> SheetCard:
    sums = list(sheet.before or [0] * len(sheet.totals))
    rows = [_row_card(row, sums, lang) for row in sheet.rows]
    return SheetCard(sheet.title.sentence(lang), rows, list(sheet.totals), None if sheet.before is None else list(sheet.before))


def _row_card(row: SheetRow, sums: list[int], lang: str) -> RowCard:
    """`sums` is what each seat has before the row, and then after it."""
    parts = [_row_card(part, sums, lang) for part in row.parts]
    if row.formulas:
        sums[:] = [had + (value or 0) for had, value in zip(sums, row.values, strict=True)]
    formulas = [None if formula is None else formula.sentence(lang) for formula in row.formulas]
    return RowCard(row.label.sentence(lang), list(row.values), parts, list(row.places), formulas, list(sums) if row.formulas else [])
