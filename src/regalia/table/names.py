"""Names of people: how they are written, and which of them look alike."""

import re
import unicodedata
from collections.abc import Iterable

from regalia.core.errors import Words
from regalia.core.talk import cleaned
from regalia.table.trouble import Trouble

# Letters, marks and symbols that show nothing: the ignorable code points of Unicode (the two that choose between text and picture
# of a character stay), an empty Braille pattern, a notehead without a note, and empty hieroglyphs and Khitan signs.
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U00013441-\U00013446\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
VISIBLE = "LNPS"  # categories of characters that show something by themselves: letters, numbers, punctuation, symbols

# Cyrillic and Greek letters, and some signs, that look like Latin ones. Cases stand by themselves: often only one of the two is alike.
LOOK_ALIKE = str.maketrans(
    "АВЕЅЈКМНОРСТХУԌԚԜҮһԁаеѕіјкорсхуѵԛԝ" + "ΑΒΕΖΗΚΜΝΟΡΤΥΧαικνορυχϲϳ" + "IІΙӀӏ|10ıɑɡ‘’ʼ`´‐‑‒–—−",
    "ABESJKMHOPCTXYGQWYhdaesijkopcxyvqw" + "ABEZHKMNOPTYXaikvopuxcj" + "lllllllo" + "iag" + "'''''" + "------",
)
PICTURES = re.compile("[\ufe0e\ufe0f]")


def person_name(text: str) -> str:
    """Return a name as it is kept, in Unicode's form NFKC and without anything that could disturb a screen; empty: no name."""
    name = unicodedata.normalize("NFKC", cleaned(BLANK.sub("", unicodedata.normalize("NFKC", text))))
    if text.strip() and not any(unicodedata.category(each)[0] in VISIBLE for each in name):
        raise Trouble("bad-input", detail=Words("seat-name-invisible"))
    return name


def look_alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold() or _skeleton(one) == _skeleton(other)


def check_unlike(name: str, others: Iterable[str]) -> None:
    """Check that a new name at a table looks like none of the others there; without a name a seat is called by its colour."""
    if name and any(other and look_alike(name, other) for other in others):
        raise Trouble("name-alike", name=name)


def check_all_unlike(names: Iterable[str]) -> None:
    known: list[str] = []
    for name in names:
        check_unlike(name, known)
        known.append(name)


def _skeleton(name: str) -> str:
    """What names that look alike have in common. Accents count."""
    bare = unicodedata.normalize("NFKD", PICTURES.sub("", name)).translate(LOOK_ALIKE)
    return bare.casefold().translate(LOOK_ALIKE).replace("rn", "m").replace("vv", "w")
