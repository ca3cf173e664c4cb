"""Pictures of every screen, on a desk and on a phone, by day and by night: `make screenshots` writes them to docs/screenshots."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from table.servers import Guest, Server  # noqa: E402
from web.browsing import Screen, launch  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desk": (1280, 720), "phone": (390, 844)}


def some_way(guest: Guest, moves: int) -> None:
    """Some moves of bots' choice for everybody."""
    for _ in range(moves):
        state = guest.due()
        hint = guest.server.post(f"{guest.path}/hint", guest.tokens[state["turn"]], bot="greedy")
        guest.server.post(f"{guest.path}/play", guest.tokens[state["turn"]], move=hint["move"]["id"], seq=state["seq"])


def until(guest: Guest, moves: int, decision: str, verb: str) -> None:
    """Some moves, and then until somebody may do something worth a picture."""
    some_way(guest, moves)
    while (state := guest.due())["view"]["decision"] != decision or not any(move["json"]["do"] == verb for move in state["legal"]):
        some_way(guest, 1)


MOMENTS = {"kingdoms": (24, "act", "castle"), "royals": (50, "play", "occupy"), "palais-royal": (90, "recruit", "recruit")}


def seat_of(guest: Guest) -> str:
    return f"/table/{guest.id}#{guest.tokens[guest.state()['turn'] or 0]}"


def screens(server: Server) -> dict[str, tuple[str, Callable[[Screen], None] | None]]:
    """Every screen by name: its address, and what to do there before the picture."""
    names = [game["name"] for game in server.get("/api/games")]
    found: dict[str, tuple[str, Callable[[Screen], None] | None]] = {"home": ("/", None), "new-table": ("/new/kingdoms", None)}
    people = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}]
    for name in names:
        guest = server.table(people, game=name, options={"players": 2})
        until(guest, *MOMENTS[name])
        found[f"{name}-table"] = (seat_of(guest), None)
        found[f"{name}-rules"] = (f"/rules/{name}", None)
    guest = server.table(people)
    until(guest, 14, "act", "castle")
    royals = server.table(people, game="royals", options={"players": 2})
    until(royals, *MOMENTS["royals"])
    found["royals-hint"] = (seat_of(royals), advise)
    found["royals-paying"] = (seat_of(royals), pay)
    found["kingdoms-choosing"] = (
        seat_of(guest),
        lambda screen: screen.page.locator("[data-piece]:not([aria-disabled=true])").first.click(),
    )
    over = server.table(people)
    over.finish()
    found["ending"] = (f"/table/{over.id}", None)
    found["scores"] = (f"/table/{over.id}", explain)
    found["replay"] = (f"/table/{over.id}?moment=30", None)
    found["invite"] = ("/new/kingdoms?with=friends", invite)
    waits = server.table([people[0], {"kind": "open"}, {"kind": "open"}], options={"players": 3}, start="asked")
    bruno = server.post(f"{waits.path}/join", name="Bruno")["token"]
    found["waiting"] = (f"/table/{waits.id}#{bruno}", None)
    found["settings"] = ("/", lambda screen: screen.page.get_by_role("button", name="Settings").click())
    found["open-file"] = ("/replay", None)
    found["pass-and-play"] = ("/new/kingdoms?with=hot-seat", pass_on)
    found["nothing-here"] = ("/nowhere", None)
    return found


def pay(screen: Screen) -> None:
    if not screen.page.locator(".slip").count():  # a payment with a choice goes on
        screen.page.locator(".position.lit").first.click()
    screen.page.locator(".slip").wait_for()


def advise(screen: Screen) -> None:
    screen.page.get_by_role("button", name="Hint").click()
    screen.page.locator(".panel.hint").wait_for()


def explain(screen: Screen) -> None:
    screen.page.get_by_role("button", name="Score breakdown").first.click()
    screen.page.locator("dialog table").wait_for()


def pass_on(screen: Screen) -> None:
    screen.page.click("form button.main")
    screen.page.wait_for_selector(".curtain")


def invite(screen: Screen) -> None:
    screen.page.fill("input[autocomplete=nickname]", "Anna")
    screen.page.click("form button.main")
    screen.page.get_by_role("button", name="QR code").first.click()


def take(browser: Browser, server: Server, folder: Path, only: list[str]) -> None:
    for name, (path, prepare) in screens(server).items():
        if only and name not in only:
            continue
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                screen = Screen(browser, server.url + path, width=width, height=height, scheme=scheme)
                screen.read_scores()
                screen.page.wait_for_load_state("networkidle")
                if prepare:
                    prepare(screen)
                screen.page.wait_for_load_state("networkidle")
                whole = not screen.page.locator("dialog[open], article").count()  # a rulebook is long: its beginning will do
                screen.page.screenshot(path=folder / f"{name}-{size}-{scheme}.jpeg", type="jpeg", quality=70, full_page=whole)
                assert screen.too_wide() == [], (name, screen.too_wide())
                assert screen.complaints == [], (name, screen.complaints)
                screen.context.close()


def gallery(folder: Path) -> str:
    """A page with all pictures."""
    names = list(dict.fromkeys(path.name.rsplit("-", 2)[0] for path in sorted(folder.glob("*.jpeg"))))
    parts = ["# Every screen", "", "On a desk and on a phone, by day and by night; made by `make screenshots`.", ""]
    for name in names:
        shown = [f'<img src="{name}-{size}-{scheme}.jpeg" alt="{name}, {size}, {scheme}" width="{width}">'
                 for size, width in (("desk", 380), ("phone", 108)) for scheme in ("light", "dark")]  # fmt: skip
        parts += [f"## {name.replace('-', ' ').capitalize()}", "", *shown, ""]
    return "\n".join(parts)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        server = Server(f"sqlite:///{place}/tables.sqlite")
        browser = launch(play)
        try:
            take(browser, server, FOLDER, sys.argv[1:])
            (FOLDER / "README.md").write_text(gallery(FOLDER), encoding="utf-8")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
