"""The first screen is light: what goes over the wire until the home page stands, and only the letters of its language.

How long it takes on a slow connection is measured by bench/first_screen.py.
"""

from collections.abc import Callable

import pytest

from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]
MOST = 150_000  # bytes
REQUESTS = 12  # every one costs a slow connection a round trip
SCRIPTS = {"en": set(), "it": set(), "hu": {"magyar"}, "ru": {"cyrillic"}}


@pytest.mark.parametrize("lang", SCRIPTS)
def test_the_first_screen_is_light(server: Server, visit: Visit, lang: str) -> None:
    screen = visit(f"{server.url}/replay", lang=lang)  # the browser is up; its cache is emptied for what follows
    page = screen.page
    page.wait_for_load_state("networkidle")  # what that page still fetches is none of ours
    wire = screen.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.clearBrowserCache")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}))
    page.goto(server.url)
    page.wait_for_selector(".shelf .button")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    loaded = {names[each].rsplit("/", 1)[-1]: size for each, size in sizes.items() if each in names}
    assert sum(loaded.values()) <= MOST, sorted(loaded.items(), key=lambda each: -each[1])
    assert 5 < len(loaded) <= REQUESTS, loaded
    assert not [url for url in names.values() if "/api/" in url]  # what the server offers came with the page, in this language
    assert page.locator("script#server").get_attribute("lang") == lang
    fonts = [name for name in loaded if name.endswith(".woff2")]
    scripts = {script for name in fonts for script in ("latin-ext", "magyar", "cyrillic") if f"-{script}-" in name}
    assert scripts <= SCRIPTS[lang], fonts
