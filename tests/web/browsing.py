"""A person at a browser: opens pages, plays Kingdoms by mouse or keyboard, and records every complaint of the browser."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Response

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # text as wide in the shell as in a browser with windows
    "--host-resolver-rules=MAP plain.test 127.0.0.1",  # a name under which this machine is not a secure context
]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TEXT = Path(__file__).parents[2] / "web" / "src" / "text"
TIMEOUT = 60_000  # milliseconds: nothing here takes so long, unless a machine is busy with something else
# What is drawn or can be pressed and has no card. Lines of the log, questions and analyses are words; ornaments are no pieces.
MUTE = """() => [...document.querySelectorAll('.layout :is(button, a, summary, select, svg, [role=img])')]
    .filter(each => each.checkVisibility({visibilityProperty: true}))
    .filter(each => !each.closest('[data-explain], [data-ask-sounds], [data-call-me], [data-takeback], [data-sure], .panel form, dialog'))
    .filter(each => !each.closest('.analysis, [data-study-step]'))
    .filter(each => !each.closest('ol, .since, [popover], .behind, .shut, label, .sheet > svg, .counting, [aria-labelledby=ending] > svg'))
    .map(each => each.outerHTML.slice(0, 200))"""
# What a finger cannot hit: buttons and fields in sight that are less than 40 pixels wide or high. Links within a text are words.
SMALL = """() => [...document.querySelectorAll('button, a.button, nav a, select, input, summary')]
    .filter(each => each.closest('dialog[open]') || !document.querySelector('dialog[open]'))
    .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.disabled)
    .filter(each => !each.closest('[inert], [aria-disabled=true], .city, .hidden, [data-legend]'))
    .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
    .filter(([each, box]) => box.bottom > 0 && box.top < innerHeight && Math.min(box.width, box.height) < 39.5)
    .map(([each, box]) => `${Math.round(box.width)} × ${Math.round(box.height)} ${each.outerHTML.slice(0, 150)}`)"""
READY = "[data-active=true], #ending, .curtain"


# The shell is the same engine without windows: a new context costs it a fifth of the processor time it costs the whole browser.
WINDOWED = ("chromium", "chromium-browser", "google-chrome")
LIGHTEST = ("chromium-headless-shell", *WINDOWED)


def launch(play: Playwright, browsers: tuple[str, ...] = LIGHTEST) -> Browser:
    found = os.environ.get("REGALIA_CHROMIUM") or next(filter(None, map(shutil.which, browsers)), None)
    assert found, "The browser tests need Chromium: apt-get install chromium, or REGALIA_CHROMIUM=/path/to/it."
    return play.chromium.launch(executable_path=found, args=FLAGS)


class Screen:
    """One browser with its own memory."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        width: int = 1280,
        height: int = 900,
        lang: str = "en",
        scheme: Any = "light",
        motion: Any = "reduce",
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        worker: bool = False,
        script: str = "",
        context: BrowserContext | None = None,
    ):
        """A context that is passed in is first cleared of what earlier pages left behind."""
        self.lang = lang
        self.context = context or browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            locale=lang,
            reduced_motion=motion,
            has_touch=touch,
            accept_downloads=True,
            service_workers="allow" if worker else "block",  # only tests about the service worker have one
        )
        self.complaints: list[str] = []
        self.frames: list[str] = []  # what came over WebSockets
        self.answers: list[Response] = []  # and what the API said over HTTP
        self.offline = False  # complaints about a dead server are expected
        self.refused = False  # and so are answers that say no
        self.page: Page = self.context.new_page()
        if context:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.add_init_script("if (!sessionStorage.here) { localStorage.clear(); sessionStorage.here = 1; }")
        before = self.page if context else self.context
        if settings is not None:  # what was chosen in this browser before
            chosen = f"localStorage.getItem('regalia-settings') ?? localStorage.setItem('regalia-settings', '{json.dumps(settings)}')"
            before.add_init_script(chosen)
        if script:
            before.add_init_script(script)
        self.page.set_default_timeout(TIMEOUT)
        own = urlsplit(url).netloc
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self._said(message.type, message.text))
        self.page.on("request", lambda request: self._asked(request.url, own))
        self.page.on("response", self._answered)
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        self._scoring = self.page.locator("dialog[open] [data-go-on]")
        self.page.add_locator_handler(self._scoring, lambda button: button.click())
        self.page.goto(url)
        self.page.wait_for_selector("main :is(h1, button, a, p)")

    def _said(self, kind: str, text: str) -> None:
        dead = self.offline and any(word in text for word in ("ERR_CONNECTION", "ERR_FAILED", "WebSocket"))
        no = self.refused and "responded with a status of 4" in text
        if kind in ("error", "warning") and not (dead or no or "registration blocked by Playwright" in text):
            self.complaints.append(f"{kind}: {text}")

    def _asked(self, url: str, own: str) -> None:
        if urlsplit(url).scheme in ("http", "https", "ws", "wss") and urlsplit(url).netloc != own:
            self.complaints.append(f"a request to another host: {url}")

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    def read_scores(self) -> None:
        """From now on scorings stay open when they come."""
        self.page.remove_locator_handler(self._scoring)

    def heard(self) -> list[str]:
        """Every byte the page has been sent by the API."""
        return [f"{answer.url} {answer.text()}" for answer in self.answers] + self.frames

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]

    def is_over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    def wait(self) -> str:
        """Until something can be done here: "turn", "over" or "curtain"."""
        self.page.locator(READY).first.wait_for()
        if self.page.locator(".curtain").count():
            return "curtain"
        return "over" if self.is_over() else "turn"

    def turn(self) -> None:
        """By mouse: one whole turn of Kingdoms."""
        if not self.page.locator(".tray .hand").count():
            choices = self.page.locator("[data-piece]:not([aria-disabled=true])")
            choice = choices.nth(self.page.locator("[role=gridcell] svg").count() % choices.count())
            passes = choice.get_attribute("data-piece") == "pass"
            choice.click()
            if passes:
                return
            self.page.wait_for_selector(".cell.lit")
        spaces = self.page.locator(".cell.lit")
        spaces.nth(spaces.count() // 2).click()

    def words(self, english: str) -> str:
        """Words of the client, in the language of this browser."""
        keys = re.findall(rf"^(\S+) = {re.escape(english)}$", (TEXT / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        found = re.search(rf"^{keys[0]} = (.+)$", (TEXT / f"{self.lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        assert found is not None
        return found[1]

    def press(self, name: str) -> None:
        """A button, by its English words."""
        self.page.get_by_role("button", name=self.words(name)).first.click()

    def more(self, name: str) -> None:
        """Something behind the three dots of the strip."""
        self.page.click("[data-more]")
        self.page.locator("#more").get_by_text(self.words(name), exact=True).click()

    def axe(self) -> list[str]:
        """What axe-core finds serious or critical."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")  # all styles are the page's own
        return [
            f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]

    def mute(self) -> list[str]:
        """What has no explanation at a table."""
        return self.page.evaluate(MUTE)

    def small(self) -> list[str]:
        """Buttons and fields too small for a finger."""
        return self.page.evaluate(SMALL)

    def too_wide(self) -> list[str]:
        """What goes beyond the right edge of the screen."""
        return self.page.evaluate(
            """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)
            .map(e => e.outerHTML.slice(0, 120)).slice(0, 5)"""
        )


def walk(screen: Screen, cell: str) -> None:
    """By keyboard: from the focused space to another."""
    here = screen.page.evaluate("document.activeElement.dataset.cell")
    across, down = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
    for _ in range(abs(across)):
        screen.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        screen.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert screen.page.evaluate("document.activeElement.dataset.cell") == cell


def tab_to(screen: Screen, selector: str) -> None:
    """By keyboard: press Tab until the focus is there."""
    for _ in range(60):
        screen.page.keyboard.press("Tab")
        if screen.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def told_after_the_turn(screen: Screen, server: Any, table: str, event: str) -> list[dict[str, Any]]:
    """Events of one kind, once the turn of Palais Royal at the screen is over: until then it is nobody else's business."""
    keys = screen.page.evaluate("JSON.parse(localStorage.getItem('regalia-keyring'))")
    token = next(token for key in keys if key["table"] == table for token in key["seats"].values())
    while True:
        lines = server.get(f"/api/tables/{table}/log")["lines"]
        if found := [each for line in lines for each in line["events"] if each["event"] == event]:
            return found
        state = server.get(f"/api/tables/{table}", token)
        done = next(move for move in state["legal"] if move["notation"] in ("done", "discard"))
        server.post(f"/api/tables/{table}/play", token, move=done["id"], seq=state["seq"], step=state["step"])
