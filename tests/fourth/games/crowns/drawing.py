"""The terminal's picture of Crowns."""

from regalia.games.crowns.view import View
from rich.console import RenderableType
from rich.text import Text

from regalia.core.moves import Move
from regalia.text import say


def draw(view: View, lang: str = "en") -> RenderableType:
    return Text(f"{'♛ ' * view.heap}\n" + " ".join(str(seat.crowns) for seat in view.seats))


def group(move: Move, lang: str = "en") -> str:
    return say("crowns-group-take", lang)
