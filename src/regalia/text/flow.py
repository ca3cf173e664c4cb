"""Items in running lines on a terminal; lines break between items, never inside one."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    """Lines of whole items; all but the first are indented a little."""

    def __init__(self, *items: Text, between: str = " ") -> None:
        self.items, self.between = items, between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for nth, item in enumerate(self.items):
            if nth and line.cell_len + len(self.between) + item.cell_len > options.max_width:
                yield line
                line = Text("  ")
            elif nth:
                line.append(self.between)
            line.append_text(item)
        yield line


def listed(label: Text, items: Iterable[Text], comma: str = ",") -> list[Text]:
    """Items for a flow: the label stays with the first, and all but the last end with a comma."""
    *most, last = items
    told = [Text.assemble(item, comma) for item in most] + [last]
    told[0] = Text.assemble(label, " ", told[0])
    return told
