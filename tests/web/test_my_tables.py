"""My tables by whose turn it is, also at another server; and everything moved to another device."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from table.friends import Friends
from table.servers import PEOPLE, Guest, Server
from web.browsing import Screen

Visit = Callable[..., Screen]


@pytest.fixture(scope="module")
def other(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A second server, at an origin of its own."""
    found = Server(f"sqlite:///{tmp_path_factory.mktemp('other')}/tables.sqlite")
    yield found
    assert found.stop() == 0


def remember(screen: Screen, *guests: tuple[Guest, int]) -> None:
    keys = [
        {"table": guest.id, "game": "kingdoms", "seats": {str(seat): guest.tokens[seat]}, "host": None, "links": {}, "made": 1}
        for guest, seat in guests
    ]
    screen.page.evaluate("keys => localStorage.setItem('regalia-keyring', JSON.stringify(keys))", keys)


def tables(server: Server) -> list[tuple[Guest, int]]:
    """One that is over, one where others are waited for, one that waits for its start, one that waits for me."""
    over, running, waiting, mine = server.table(), server.table(), server.table(start="asked"), server.table()
    server.post(f"{over.path}/resign", over.tokens[1])
    turn = running.state()["turn"]
    return [(over, 0), (running, 1 - turn), (waiting, 0), (mine, mine.state()["turn"])]


def order(screen: Screen, selector: str) -> list[str]:
    return [re.search(r"/table/(\w+)", each.get_attribute("href") or "")[1] for each in screen.page.locator(selector).all()]


def test_whose_turn_it_is_comes_first(server: Server, visit: Visit) -> None:
    over, running, waiting, mine = held = tables(server)
    screen = visit(f"{server.url}/replay")
    remember(screen, *held)
    expected = [guest.id for guest, _ in (mine, waiting, running, over)]
    for path, selector in (("/", ".tables li a"), ("/tables", "[data-tables] a")):
        screen.page.goto(server.url + path)
        expect(screen.page.locator(f"{selector}[href*='{over[0].id}']")).to_be_visible()
        expect(screen.page.locator(".yours")).to_have_count(1)
        assert order(screen, selector) == expected


def test_tables_of_another_server_and_secrets_that_stay_with_theirs(server: Server, other: Server, visit: Visit) -> None:
    here, there = server.table(), other.table(PEOPLE)
    mine, theirs = here.tokens[0], there.tokens[there.state()["turn"]]
    screen = visit(f"{server.url}/replay")
    remember(screen, (here, 0))
    sent: list[tuple[str, str]] = []
    screen.page.on("request", lambda request: sent.append((request.url, f"{request.post_data or ''} {request.headers}")))
    screen.page.goto(f"{server.url}/tables")
    screen.page.fill("[data-link]", f"{other.url}/table/{there.id}#{theirs}")
    screen.page.keyboard.press("Enter")
    row = screen.page.locator(f"[data-tables] li:has(a[href*='{there.id}'])")
    expect(row).to_contain_text("your turn")
    expect(row).to_contain_text("Kingdoms")
    expect(row).to_contain_text(other.url.removeprefix("http://"))
    asked = [url for url, _ in sent if url.startswith(other.url)]
    assert asked
    assert set(asked) == {f"{other.url}/api/tables/mine"}
    assert not [url for url, said in sent if mine in said and url.startswith(other.url)]
    assert not [url for url, said in sent if theirs in said and url.startswith(server.url)]
    screen.complaints[:] = [each for each in screen.complaints if not each.startswith("a request to another host")]
    row.locator("a").click()  # the table opens at its own server, whose page keeps the secret from now on
    screen.page.wait_for_url(f"{other.url}/table/{there.id}*")
    screen.page.locator("[data-board]").wait_for()
    screen.complaints[:] = [each for each in screen.complaints if not each.startswith("a request to another host")]


def test_no_other_page_may_ask_another_server(server: Server, other: Server, visit: Visit) -> None:
    screen = visit(server.url)
    asked = "url => fetch(url + '/api/tables/mine', {method: 'POST', body: '{}'}).then(() => 'asked', () => 'refused')"
    assert screen.page.evaluate(asked, other.url) == "refused"
    screen.complaints.clear()
    screen.page.locator("a[href='/tables']").click()  # loaded by itself, and so is whatever follows it
    screen.page.locator("[data-give]").wait_for()
    screen.page.locator("header a.home").click()
    screen.page.locator("[data-game]").first.wait_for()
    assert screen.page.evaluate(asked, other.url) == "refused"
    screen.complaints.clear()


def test_everything_moves_to_another_device_by_a_code(server: Server, visit: Visit) -> None:
    guest = server.table()
    old = visit(f"{server.url}/replay", settings={"asked": True, "name": "Anna", "lang": "en"})
    remember(old, (guest, 0))
    results: dict[str, Any] = {"kingdoms": [{"table": "x", "level": "page", "players": 2, "won": 1}]}
    old.page.evaluate("results => localStorage.setItem('regalia-results', JSON.stringify(results))", results)
    old.page.goto(f"{server.url}/tables")
    old.page.click("[data-give]")
    code = old.page.locator("[data-code]").inner_text()
    expect(old.page.get_by_role("img", name="QR code")).to_be_visible()
    link = old.page.locator("#door-moving").input_value()
    assert link == f"{server.url}/tables#{code.replace(' ', '')}"
    sealed = next(answer.request.post_data for answer in old.answers if answer.url.endswith("/api/transfers"))
    assert not [secret for secret in (guest.tokens[0], guest.id, "Anna", code.replace(" ", "")) if secret in sealed]

    new = visit(link)  # the QR code was scanned
    expect(new.page.locator("[data-take]")).to_have_value(code)
    assert new.page.url == f"{server.url}/tables"
    new.page.locator("[data-take]").press("Enter")
    expect(new.page.locator("[data-moved]")).to_contain_text("transferred")
    expect(new.page.locator(f"[data-tables] a[href='/table/{guest.id}']")).to_be_visible()
    kept = new.page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert json.loads(kept["regalia-settings"])["name"] == "Anna"
    assert json.loads(kept["regalia-results"]) == results

    late = visit(f"{server.url}/tables")  # it works once
    late.refused = True
    late.page.fill("[data-take]", code)
    late.page.locator("[data-take]").press("Enter")
    expect(late.page.get_by_role("alert")).to_contain_text("already been used")
    late.page.fill("[data-take]", "ABCD")
    late.page.locator("[data-take]").press("Enter")
    expect(late.page.get_by_role("alert")).to_contain_text("not a code")


def test_over_plain_http_everything_moves_by_a_file_with_circles_and_all_seats(
    server: Server, other: Server, visit: Visit, tmp_path: Path
) -> None:
    """No secure context: the browser seals nothing and has no clipboard, and the page says so in a sentence."""
    plain, guest, friends = server.url.replace("127.0.0.1", "plain.test"), server.table(), Friends(server)
    old = visit(f"{plain}/replay", settings={"asked": True, "name": "Anna", "lang": "en"})
    hot_seat = {"table": guest.id, "game": "kingdoms", "seats": dict(enumerate(guest.tokens)), "host": None, "links": {}, "made": 1}
    circle = {"circle": friends.id, "name": "Thursday", "link": friends.link, "token": friends.tokens["Anna"]}
    for name, what in (("keyring", [hot_seat]), ("circles", [circle])):
        old.page.evaluate("([name, what]) => localStorage.setItem(`regalia-${name}`, JSON.stringify(what))", [name, what])
    old.page.goto(f"{plain}/tables")
    assert old.page.evaluate("[isSecureContext, 'subtle' in crypto, 'clipboard' in navigator]") == [False, False, False]
    expect(old.page.get_by_text("the browser cannot encrypt anything")).to_be_visible()
    expect(old.page.get_by_text("They travel encrypted")).to_have_count(0)
    expect(old.page.locator("[data-circles] a")).to_have_attribute("href", f"/circle/{friends.id}")
    assert old.axe() == []
    with old.page.expect_download() as download:
        old.page.get_by_role("button", name="Save a file").click()
    download.value.save_as(tmp_path / "moved.json")

    new = visit(f"{plain}/tables")
    new.page.set_input_files("input[type=file]", tmp_path / "moved.json")
    expect(new.page.locator("[data-moved]")).to_contain_text("transferred")
    expect(new.page.locator(f"[data-tables] a[href='/table/{guest.id}']")).to_be_visible()
    expect(new.page.locator("[data-circles]")).to_contain_text("Thursday")
    kept = new.page.evaluate("JSON.parse(localStorage.getItem('regalia-keyring'))")
    assert list(kept[0]["seats"].values()) == guest.tokens

    away = visit(f"{other.url}/tables")  # and to another server, by a code: its pages lead to the first one
    secure = visit(f"{server.url}/tables")
    secure.page.evaluate(
        "what => Object.entries(what).forEach(([name, each]) => localStorage.setItem(name, each))",
        json.loads((tmp_path / "moved.json").read_text()),
    )
    secure.page.click("[data-give]")
    away.page.fill("[data-take]", secure.page.locator("#door-moving").input_value())
    away.page.locator("[data-take]").press("Enter")
    expect(away.page.locator("[data-circles]")).to_contain_text("Thursday")
    away.page.locator(f"[data-tables] a[href*='{guest.id}']").click()
    away.page.locator(".curtain").wait_for()  # two play here, and pass the device on
    assert away.page.evaluate("Object.keys(JSON.parse(localStorage.getItem('regalia-keyring'))[0].seats).length") == 2
    away.page.goto(f"{other.url}/tables")
    away.page.locator("[data-circles] a").click()
    away.page.locator("[data-tell-me]").wait_for()  # as the member one is
    assert away.page.url == f"{server.url}/circle/{friends.id}"
    expected = ("a request to another host", "error: The Cross-Origin-Opener-Policy header has been ignored")  # which needs https
    for screen in (old, new, secure, away):
        screen.complaints[:] = [each for each in screen.complaints if not each.startswith(expected)]


def test_a_server_among_mine_that_sends_anything(server: Server, visit: Visit) -> None:
    """Another server's answer, however odd or long, costs no more than its own line, and nothing here is filled with it."""
    origin, table, secret = "https://b.example", "abcdefghjk", "token-token-token"
    card = {"table": table, "game": "kingdoms", "options": {"players": 2}, "moment": 3, "changed": 1, "waiting": False, "over": False}
    odd: list[Any] = [
        [{**card, "options": {"players": {}}}],
        [{**card, "options": None}],
        [{**card, "options": {"players": [1]}}],
        [{**card, "moment": 1e300}],
        [{**card, "game": "x" * 300_000}],
        [{**card, "game": "__proto__"}] * 2000,
        [{**card, "table": "__proto__"}, {**card, "table": "../x"}, None, 5, [card]],
        [{**card, "game": f"{number}", "your_turn": {}, "padding": "x" * 1000} for number in range(2000)],
        {"tables": [card]},
        "text",
        None,
    ]
    screen = visit(f"{server.url}/replay")
    there = [{"origin": origin, "table": table, "tokens": [secret], "game": "kingdoms", "made": 1}]
    screen.page.evaluate("there => localStorage.setItem('regalia-elsewhere', JSON.stringify(there))", there)
    cors = {"access-control-allow-origin": "*", "access-control-allow-headers": "*"}
    screen.page.route(f"{origin}/**", lambda route: route.fulfill(body=json.dumps(odd[0]), headers=cors))
    while odd:
        screen.page.goto(f"{server.url}/tables")
        screen.page.wait_for_load_state("networkidle")
        expect(screen.page.locator("[data-give]")).to_be_visible()
        expect(screen.page.get_by_text("loading")).to_have_count(0)
        kept = screen.page.evaluate("localStorage.getItem('regalia-elsewhere')")
        assert len(kept) < 300, "what a server calls a game is short"
        assert json.loads(kept)[0]["tokens"] == [secret]
        del odd[0]
    screen.complaints[:] = [each for each in screen.complaints if not each.startswith("a request to another host")]
