"""What happens in a game of Royals, as each seat may know it."""

from collections.abc import Sequence

from regalia.core.record import Record
from regalia.core.story import Event, Step
from regalia.games.royals.state import PAY


def unfinished(s: Record) -> bool:
    """A payment is under way."""
    return bool(s.phase == PAY)


def tell(steps: Sequence[Step], box: Record, seat: int | None) -> list[Event]:
    return []
