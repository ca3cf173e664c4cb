"""Notices and the app in real Chromium: one click, a push from our own server that the worker shows once, the shell without a server.

A push service of a browser's maker cannot be had in a test, so a receiver on this machine stands in for it: the browser is given its
address and keys of the test, the server encrypts for them, the test decrypts as the standard says, and Chromium hands the message to the
service worker as it would have come.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from table.friends import Friends
from table.notices.receiver import Browser as Keys
from table.notices.receiver import Post, Receiver
from table.servers import PEOPLE, Guest, Server
from web.browsing import Screen

SITE = "https://play.example.org"


@pytest.fixture(scope="module")
def house(client: None, outside: Receiver, post: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    mail = {"public_url": SITE, "mail_server": post.url, "mail_from": "regalia@example.org"}
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('notices')}/t.sqlite", private_hosts=f"127.0.0.1:{outside.port}", **mail)
    server.prepare("kingdoms")
    yield server
    assert server.stop() == 0


def pushing(keys: Keys, endpoint: str) -> str:
    """What the browser's own push service would have given it."""
    given = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
    return f"""
    const given = {json.dumps(given)};
    const subscription = {{...given, toJSON: () => given}};
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async (options) => {{ window.asked = options; return (made = subscription); }};
    """


@pytest.fixture
def at_table(windowed: Browser, house: Server, outside: Receiver) -> Iterator[Callable[..., tuple[Screen, Guest, Keys]]]:
    screens: list[Screen] = []

    def sit(**settings: Any) -> tuple[Screen, Guest, Keys]:
        guest, keys = house.table(PEOPLE), Keys()
        if guest.state()["turn"] == 1:
            guest.play()
        url = f"{house.url.replace('127.0.0.1', 'localhost')}/table/{guest.id}#{guest.tokens[1]}"
        known = {"asked": True, "sounds": False}
        screen = Screen(windowed, url, worker=True, settings=known, script=pushing(keys, f"{outside.url}/push/{guest.id}"), **settings)
        screen.context.grant_permissions(["notifications"])
        screens.append(screen)
        return screen, guest, keys

    yield sit
    for screen in screens:
        screen.context.close()
        assert screen.complaints == []


def deliver(page: Page, message: bytes) -> None:
    """As the browser's push service would hand it over."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(each["registrationId"] for each in event["registrations"])
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    wire.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": message.decode()})


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, tag, lang, data}) => ({title, body, tag, lang, data}))"""
CLICKED = """async () => {
    const [notification] = await self.registration.getNotifications();
    const opened = [];
    self.clients.openWindow = async (path) => opened.push(path);  // only a person's click may really open one
    const click = new NotificationEvent('notificationclick', {notification});
    const waits = [];
    click.waitUntil = (work) => waits.push(work);
    self.dispatchEvent(click);
    await Promise.all(waits);
    return opened;
}"""


def shown(page: Page, count: int = 1) -> list[dict[str, Any]]:
    """The notices the person sees, when there are so many."""
    while len(found := page.evaluate(SHOWN)) != count:
        page.wait_for_timeout(50)
    return found


def test_one_click_subscribes_a_push_is_shown_once_and_a_click_opens_the_table(at_table, house: Server, outside: Receiver):
    screen, guest, keys = at_table(lang="it")
    page = screen.page
    page.click("[data-call-me]")
    page.wait_for_selector("[data-called]")
    assert page.evaluate("window.asked.userVisibleOnly") is True
    assert page.evaluate("window.asked.applicationServerKey") == house.get("/api/notices")["push_key"]
    page.goto(page.evaluate("location.origin") + "/rules/kingdoms")  # nobody watches the table now
    while guest.state()["turn"] != 1:
        guest.play()
    (call,) = outside.at(f"/push/{guest.id}")
    message = keys.read(call.body)
    deliver(page, message)
    deliver(page, message)  # the server could not be sure that it had come
    assert shown(page)[0] == {
        "title": "Kingdoms", "body": "Tocca a te. Al tavolo: Anna.", "tag": f"{guest.id} turn", "lang": "it",
        "data": {"path": f"/table/{guest.id}"},
    }  # fmt: skip
    worker = screen.context.service_workers[0]
    known = worker.evaluate("async () => (await (await caches.open('regalia-memory')).match('/waiting')).json()")
    assert known == [guest.id]  # what the badge counts
    assert worker.evaluate(CLICKED) == [f"/table/{guest.id}"]
    assert page.evaluate(SHOWN) == []
    page.goto(f"{page.evaluate('location.origin')}/table/{guest.id}")
    page.wait_for_selector("[data-active=true]")  # at the move it told of


def test_a_notice_is_not_shown_to_whoever_looks_at_the_table(at_table):
    screen, guest, _ = at_table()
    page = screen.page
    page.click("[data-call-me]")
    page.wait_for_selector("[data-called]")
    said = {"id": "x", "kind": "word", "title": "Kingdoms", "body": "Anna: hello", "lang": "en", "at": 1}
    said |= {"path": f"/table/{guest.id}", "table": guest.id}
    deliver(page, json.dumps(said).encode())
    elsewhere = {**said, "id": "y", "path": "/table/elsewhere", "table": "elsewhere"}
    deliver(page, json.dumps(elsewhere).encode())
    assert shown(page)[0]["tag"] == "elsewhere word"


def test_mail_and_webhooks_are_added_and_ended_in_the_dialog(at_table, outside: Receiver, post: Post):
    screen, guest, _ = at_table(width=390, height=844)
    page = screen.page
    screen.refused = True
    screen.more("Notifications")
    page.wait_for_selector("[data-notices] [name=mail]")
    assert screen.axe() == []
    assert screen.too_wide() == []
    page.fill("[name=mail]", f"anna.{guest.id}@example.org")
    page.locator("[name=mail]").press("Enter")
    expect(page.locator("[data-notices] .note")).to_contain_text("Click the link")
    expect(page.locator("[data-notices] li")).to_contain_text("not confirmed yet")
    (mail,) = post.to(f"anna.{guest.id}@example.org")
    page.locator("[data-notices] summary").click()
    page.fill("[name=hook]", "https://192.168.0.1/hook")
    page.locator("[name=hook]").press("Enter")
    expect(page.locator("[data-notices] .note")).to_contain_text("private address")
    page.fill("[name=hook]", f"{outside.url}/hook")
    page.locator("[name=hook]").press("Enter")
    expect(page.locator("[data-notices] li")).to_have_count(2)
    page.locator("[data-notices] li button").first.click()
    expect(page.locator("[data-notices] li")).to_have_count(1)
    page.get_by_role("button", name="Stop notifications to").click()
    expect(page.locator("[data-notices] li")).to_have_count(0)
    link = next(word for word in mail.get_content().split() if "/stop#" in word).removeprefix(SITE)
    page.goto(page.evaluate("location.origin") + link)
    expect(page.locator("[data-said]")).to_have_text("You will not get these notifications any more.")


def test_a_friend_is_invited_by_mail_and_a_circle_by_the_ways_its_members_chose(chromium: Browser, house: Server, post: Post):
    friends = Friends(house).join("Bruno")
    kept = [{"circle": friends.id, "name": "Thursday", "link": friends.link, "token": friends.tokens["Bruno"]}]
    memory = f"localStorage.getItem('regalia-circles') ?? localStorage.setItem('regalia-circles', {json.dumps(json.dumps(kept))})"
    screen = Screen(chromium, f"{house.url}/circle/{friends.id}", script=memory, settings={"asked": True, "sounds": False})
    page = screen.page
    page.click("[data-tell-me]")
    page.fill("[data-notices] [name=mail]", f"bruno.{friends.id}@example.org")
    page.locator("[name=mail]").press("Enter")
    expect(page.locator("[data-notices] li")).to_contain_text("not confirmed yet")
    assert screen.axe() == []
    assert "new table" in post.to(f"bruno.{friends.id}@example.org")[0].get_content()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Kingdoms").last.click()
    page.click("form button.main")
    page.wait_for_selector("[data-waiting]")
    page.fill("[name=invite]", f"clara.{friends.id}@example.org")
    page.locator("[name=invite]").press("Enter")
    expect(page.locator("[data-invite-mail] [role=status]")).to_contain_text("An invitation will be sent to")
    expect(page.locator("[name=invite]")).to_have_value("")
    assert screen.axe() == []
    (mail,) = post.to(f"clara.{friends.id}@example.org")
    link = next(word for word in mail.get_content().split() if "/table/" in word).removeprefix(SITE)
    guest = Screen(chromium, house.url + link)
    guest.page.wait_for_selector("[data-waiting]")  # a free seat can be taken there
    guest.page.goto(house.url + next(word for word in mail.get_content().split() if "/stop#" in word).removeprefix(SITE))
    expect(guest.page.locator("[data-said]")).to_have_text("You will not get these notifications any more.")
    for each in (screen, guest):
        each.context.close()
        assert each.complaints == []


def test_the_app_can_be_installed(at_table):
    screen, _, _ = at_table()
    wire = screen.context.new_cdp_session(screen.page)
    found = wire.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = screen.page.request.get(screen.page.evaluate("location.origin") + icon["src"])
        assert answer.ok, icon
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(answer.body()[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in manifest["icons"]}
    errors = [each["errorId"] for each in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}, errors  # a test's browser keeps nothing


def test_without_a_server_the_shell_shows_my_tables_and_says_so(chromium: Browser, client: None, tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    guest = server.table(PEOPLE)
    screen = Screen(chromium, f"{server.url}/table/{guest.id}#{guest.tokens[0]}", worker=True)
    page = screen.page
    page.wait_for_selector("[data-active]")
    page.goto(server.url)
    page.wait_for_selector(f".tables a[href='/table/{guest.id}']")
    while page.evaluate("caches.open('regalia-shell').then(shell => shell.keys()).then(all => all.length)") < 5:
        page.wait_for_timeout(100)
    screen.offline = True
    server.kill()
    page.reload()
    expect(page.locator("[data-offline]")).to_contain_text("You are offline")
    expect(page.locator(f".tables a[href='/table/{guest.id}']")).to_be_visible()
    screen.context.close()
    assert screen.complaints == []
