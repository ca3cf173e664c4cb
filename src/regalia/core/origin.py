"""The origin of a match that continues another from one of its moments: that match's deal and log up to there, which anybody can retrace.

What was hidden at that moment stays as it was; later draws come from the new match's own secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from regalia.core.deal import Deal, secret_from
from regalia.core.record import Record

MOST = 16  # matches that continue each other in a row


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match up to the public moment from which another continues it; every part but the first continues the one before it."""

    regalia: int
    commitment: str
    moment: int
    moves: list[str] = []
    secret: str | None = None
    table: str = ""
    brought: list[str | None] = []
    position: dict[str, Any] | None = None  # where the first part began, if not with the setup of the rules

    @property
    def deal(self) -> Deal:
        secret = secret_from(self.secret or "")
        return Deal(secret, format=1) if self.regalia == 1 else Deal(secret, self.table, tuple(self.brought))

    def without_secrets(self) -> "Part":
        return Part(self.regalia, self.commitment, self.moment, table=self.table)


@dataclass(frozen=True)
class Origin:
    """The parts; the last one leads to `state`."""

    parts: Sequence[Part]
    state: Record

    @property
    def moment(self) -> int:
        return self.parts[-1].moment

    @property
    def table(self) -> str:
        return self.parts[-1].table
