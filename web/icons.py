"""Draws the app's icons into web/public from crown.svg, with Chromium: run `python web/icons.py` when the crown has changed.

A maskable icon fills its square, with the crown in the middle, which no mask hides; the badge is its outline in one colour.
"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
CROWN = (PUBLIC / "crown.svg").read_text(encoding="utf-8")
DRAWN = re.sub(r"<rect.*?/>", "", re.sub(r"</?svg.*?>", "", CROWN))
OUTLINE = '<path d="M10 46 6 20l14 11L32 11l12 20 14-11-4 26z" fill="#fff"/><path d="M11 53h42" stroke="#fff" stroke-width="6" stroke-linecap="round"/>'


def square(inside: str, ground: str = "") -> str:
    rect = f'<rect width="64" height="64" fill="{ground}"/>' if ground else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{rect}{inside}</svg>'


MASKABLE = square(f'<g transform="translate(32 33) scale(.62) translate(-32 -32)">{DRAWN}</g>', "#2f1d12")
ICONS = {
    "icon-192.png": (CROWN, 192),
    "icon-512.png": (CROWN, 512),
    "icon-maskable-192.png": (MASKABLE, 192),
    "icon-maskable-512.png": (MASKABLE, 512),
    "icon-apple-180.png": (square(f'<g transform="translate(32 32) scale(.86) translate(-32 -32)">{DRAWN}</g>', "#2f1d12"), 180),
    "badge-96.png": (square(OUTLINE), 96),
}


def main() -> None:
    chromium = os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as play:
        page = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"]).new_page()
        for name, (svg, size) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
