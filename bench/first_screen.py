"""How soon the first screen stands on a slow machine with a slow connection: processor 4 times slower, 1.6 Mbit/s, 150 ms a round trip.

    python bench/first_screen.py [LANG …]

Nothing is cached. Tells the first contentful paint and when a game can be started, both in milliseconds: the median and the slowest of
`VISITS`; then the bytes on the wire. What else the machine does slows it down further, so its load is told too.
"""

import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from table.servers import Server  # noqa: E402
from web.browsing import launch  # noqa: E402

VISITS = 7
USABLE = """new MutationObserver((_, watch) => {
    if (!document.querySelector(".shelf .button:enabled")) return;
    performance.mark("usable");
    watch.disconnect();
}).observe(document, { subtree: true, childList: true });"""


def visit(browser: Browser, url: str, lang: str) -> tuple[float, float, int]:
    """First paint, home usable, bytes."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale=lang)
    page = context.new_page()
    page.add_init_script(USABLE)
    wire = context.new_cdp_session(page)
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    slow = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
    wire.send("Network.emulateNetworkConditions", slow)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(url)
    page.wait_for_selector(".shelf .button")
    page.wait_for_load_state("networkidle")
    times = [
        page.evaluate("name => performance.getEntriesByName(name)[0].startTime", name) for name in ("first-contentful-paint", "usable")
    ]
    context.close()
    return times[0], times[1], sum(sizes)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(f"sqlite:///{folder}/tables.sqlite")
        browser = launch(play)
        try:
            for game in server.get("/api/games"):
                server.prepare(game["name"])
            for lang in sys.argv[1:] or server.get("/api/server")["languages"]:
                paint, usable, sizes = zip(*(visit(browser, server.url, lang) for _ in range(VISITS)), strict=True)
                said = [
                    f"{what} {statistics.median(each):.0f} (slowest {max(each):.0f})"
                    for what, each in (("paint", paint), ("usable", usable))
                ]
                print(f"{lang}: {', '.join(said)}, {max(sizes)} bytes; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
