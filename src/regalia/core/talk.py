"""What was said across the table, as a match file keeps it: bounded, plain text, and no part of what is proven about a match."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.core.errors import BadInput

Gesture = Literal["hello", "nice", "thanks", "oops", "moment", "your-turn", "well-played"]
LONGEST = 200  # characters of a word, and of a spectator's name
MOST = 2000  # words of one match


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A text or a gesture, and when it was said: after so many public moments."""

    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None  # None: a spectator
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    gesture: Gesture | None = None
    name: Annotated[str, Meta(max_length=LONGEST)] = ""  # of a spectator


def cleaned(text: str) -> str:
    """Words of a person without anything that could disturb a screen."""
    kept = (sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] not in "CZ" or sign == " ")
    return " ".join("".join(kept).split())


def heard(words: Sequence[Said], seats: int, moments: int) -> tuple[Said, ...]:
    """The words of a file, in the order of the match."""
    for each in words:
        if each.moment > moments:
            raise BadInput("match-ply", high=moments, value=each.moment)
        if each.seat is not None and each.seat >= seats:
            raise BadInput("match-seat", high=seats - 1, value=each.seat)
    plain = [msgspec.structs.replace(each, text=cleaned(each.text), name=cleaned(each.name)) for each in words]
    return tuple(sorted(plain, key=lambda each: each.moment))
