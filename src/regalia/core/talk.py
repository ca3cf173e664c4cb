"""What was said across the table, as a match file keeps it: short, plain text, and no part of what is proven about a match."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.core.errors import BadInput

Gesture = Literal["hello", "nice", "thanks", "oops", "moment", "your-turn", "well-played"]
LONGEST = 200  # characters of a text, and of a spectator's name
MOST = 2000  # texts and gestures of one match


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A text or a gesture, and after how many public moments it was said."""

    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None  # None: a spectator
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    gesture: Gesture | None = None
    name: Annotated[str, Meta(max_length=LONGEST)] = ""  # of a spectator


def cleaned(text: str) -> str:
    """What a person wrote, without anything that could disturb a screen."""
    kept = (each for each in unicodedata.normalize("NFC", text) if unicodedata.category(each)[0] not in "CZ" or each == " ")
    return " ".join("".join(kept).split())


def heard(words: Sequence[Said], seats: int, moments: int) -> tuple[Said, ...]:
    """What a file says was said, checked and in the order of the match."""
    for each in words:
        if each.moment > moments:
            raise BadInput("match-ply", high=moments, value=each.moment)
        if each.seat is not None and each.seat >= seats:
            raise BadInput("match-seat", high=seats - 1, value=each.seat)
    plain = [msgspec.structs.replace(each, text=cleaned(each.text), name=cleaned(each.name)) for each in words]
    return tuple(sorted(plain, key=lambda each: each.moment))
