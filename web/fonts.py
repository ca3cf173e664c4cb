"""Cuts the fonts of the client to what its languages need: `python web/fonts.py` (needs fonttools and brotli, which nothing else does).

Every face of src/fonts comes in three parts, so that a page loads only the letters of its language: `latin` for English and Italian,
`magyar` for the four letters that Hungarian adds, `cyrillic` for Russian. Of a face's features only kerning, common ligatures, marks
and lining figures are kept. Other letters (in a player's name) come from the faces as they were published.
"""

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parent.resolve()
FACES = {
    "eb-garamond-{}-wght-normal": "@fontsource-variable/eb-garamond",
    "eb-garamond-{}-wght-italic": "@fontsource-variable/eb-garamond",
    "alegreya-sans-{}-400-normal": "@fontsource/alegreya-sans",
    "alegreya-sans-{}-700-normal": "@fontsource/alegreya-sans",
}
PARTS = {  # the name of a part: the published part it is cut from, and its letters (the same as in src/fonts.css)
    "latin": ("latin", "U+0020-007E,U+00A0-00FF,U+2010-2014,U+2018-201E,U+2026,U+2022,U+2039-203A,U+20AC,U+2212"),
    "magyar": ("latin-ext", "U+0150-0151,U+0170-0171"),
    "cyrillic": ("cyrillic", "U+0401,U+0410-044F,U+0451,U+2116"),
}
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum"]


def cut(source: Path, letters: str, target: Path) -> None:
    options = subset.Options(layout_features=FEATURES, flavor="woff2", hinting=False, desubroutinize=True, notdef_outline=True)
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(letters.replace("U+", "")))
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    for name, package in FACES.items():
        for part, (published, letters) in PARTS.items():
            target = WEB / "src" / "fonts" / f"{name.format(part)}.woff2"
            target.parent.mkdir(exist_ok=True)
            cut(WEB / "node_modules" / package / "files" / f"{name.format(published)}.woff2", letters, target)
            print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
