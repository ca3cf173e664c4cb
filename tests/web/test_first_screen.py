"""The first screen is light: what goes over the wire until the home page stands, and only the letters of its language."""

from collections.abc import Callable

import pytest

from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]
MOST = {"en": 150_000, "it": 150_000, "hu": 175_000, "ru": 190_000}  # bytes; Hungarian and Russian need letters beyond Latin-1
SCRIPTS = {"en": set(), "it": set(), "hu": {"latin-ext"}, "ru": {"cyrillic"}}


@pytest.mark.parametrize("lang", MOST)
def test_the_first_screen_is_light(server: Server, visit: Visit, lang: str) -> None:
    screen = visit(f"{server.url}/replay", lang=lang)  # the browser is up; its cache is emptied for what follows
    page = screen.page
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
    assert sum(loaded.values()) <= MOST[lang], sorted(loaded.items(), key=lambda each: -each[1])
    assert len(loaded) > 5
    fonts = [name for name in loaded if name.endswith(".woff2")]
    scripts = {script for name in fonts for script in ("latin-ext", "cyrillic", "greek", "vietnamese") if f"-{script}-" in name}
    assert scripts <= SCRIPTS[lang], fonts
