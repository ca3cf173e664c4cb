"""Clocks, words, names, templates and evenings in real browsers."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from table.servers import Guest, Server
from web.browsing import Screen
from web.delaying import SlowLine

Visit = Callable[..., Screen]
QUIET = {"asked": True}
CLOCK = {"kind": "live", "base": 600, "increment": 5}
# When the time of a seat is up as this browser shows it, on the machine's clock: read at the moment the figure changes.
UP_AT = """seat => new Promise(done => {
    const figure = document.querySelector(`li [data-clock="${seat}"]`);
    const read = (_, watch) => (watch.disconnect(), done(Date.now() + Number(figure.dataset.left)));
    new MutationObserver(read).observe(figure, {attributes: true});
})"""


def sit(visit: Visit, guest: Guest, seat: int, url: str = "", **how: object) -> Screen:
    screen = visit(f"{url or guest.server.url}/table/{guest.id}#{guest.tokens[seat]}", settings=QUIET, **how)
    screen.page.locator("[data-board]").wait_for()
    return screen


@pytest.mark.alone
def test_clocks_agree_on_slow_lines(server: Server, visit: Visit):
    """A browser beside the server, one behind 300 ms each way, one whose line is slow in one direction only."""
    guest = server.table(clock=CLOCK)
    seat = guest.state()["turn"]
    lines = [SlowLine(server.port, 0.3, 0.3), SlowLine(server.port, 0.0, 0.3)]
    try:
        screens = [sit(visit, guest, 0), sit(visit, guest, 1, lines[0].url), sit(visit, guest, 1, lines[1].url)]
        for screen in screens:
            while sum('"pong"' in frame for frame in screen.frames) < 5:  # all pings of the beginning have come back
                screen.page.wait_for_timeout(20)
        shown = [screen.page.evaluate(UP_AT, seat) for screen in screens]
        assert max(shown) - min(shown) < 250, shown
        state = guest.state()["clock"]
        assert abs(shown[0] - (state["at"] + state["left"][seat])) < 100
        for screen in screens:
            screen.offline = True
    finally:
        for line in lines:
            line.close()


def test_who_runs_short_of_time_is_told_politely_and_nobody_else(server: Server, visit: Visit):
    guest = server.table(clock={"kind": "live", "base": 64})
    seat = guest.state()["turn"]
    mine, other = sit(visit, guest, seat), sit(visit, guest, 1 - seat)
    warning = mine.page.locator("[data-short][role=status]")
    expect(warning).to_have_text("Time is running out: 60 seconds left.")
    assert mine.axe() == []
    left = int(mine.page.locator(f"li [data-clock='{seat}']").get_attribute("data-left") or 0)
    assert left <= 60_100
    expect(other.page.locator("[role=status]", has_text="running short")).to_have_count(0)
    while guest.state()["turn"] == seat:
        guest.play()
    expect(mine.page.locator("[role=status]", has_text="running short")).to_have_count(0)


def test_a_pause_is_agreed_on(server: Server, visit: Visit):
    guest = server.table(clock=CLOCK)
    anna, bruno = sit(visit, guest, 0), sit(visit, guest, 1, width=390, height=844, touch=True)
    expect(bruno.page.locator(".strip [data-clock]")).to_be_visible()
    anna.more("Pause the clock")
    bruno.page.click("[data-agree-pause]")
    expect(anna.page.locator("[data-paused]")).to_be_visible()
    assert guest.state()["clock"]["paused"]
    anna.page.click("[data-resume]")
    bruno.page.click("[data-agree-pause]")
    expect(anna.page.locator("[data-paused]")).to_have_count(0)


def test_a_word_is_text_is_heard_politely_and_can_be_muted(server: Server, visit: Visit):
    guest = server.table(words="players")
    anna, bruno = sit(visit, guest, 0), sit(visit, guest, 1)
    box = bruno.page.locator("[data-board]").bounding_box()
    anna.page.fill("[data-talk] input", "<img src=x onerror=alert(1)> hi")
    anna.page.keyboard.press("Enter")
    said = bruno.page.locator("[data-log] li", has_text="Anna: <img src=x onerror=alert(1)> hi")
    expect(said).to_be_visible()
    assert bruno.page.locator("[data-log] img").count() == 0
    expect(bruno.page.locator("[data-spoken][aria-live=polite]")).to_have_text("Anna: <img src=x onerror=alert(1)> hi")
    anna.page.click("[data-gestures]")
    anna.page.locator("#gestures button", has_text="Nice move!").click()
    expect(bruno.page.locator("[data-log] li", has_text="Nice move!")).to_be_visible()
    assert bruno.page.locator("[data-board]").bounding_box() == box
    said.get_by_role("button").click()
    bruno.page.click("[data-report]")
    expect(bruno.page.get_by_text("Reported.")).to_be_visible()
    bruno.page.click("[data-mute]")
    expect(said).to_have_count(0)
    bruno.page.get_by_role("button", name="Unmute").click()
    expect(said).to_be_visible()


def test_a_word_lies_over_the_board_of_a_phone(server: Server, visit: Visit):
    guest = server.table(words="everybody")
    phone = sit(visit, guest, 1, width=390, height=844, touch=True)
    box = phone.page.locator("[data-board]").bounding_box()
    server.post(f"{guest.path}/say", None, text="Hello", name="Zoe")
    expect(phone.page.locator("[data-bubble]")).to_have_text("Zoe Hello")
    assert phone.page.locator("[data-board]").bounding_box() == box


def test_a_name_is_changed_on_a_phone_and_everybody_reads_it(server: Server, visit: Visit):
    guest = server.table()
    anna, bruno = sit(visit, guest, 0, width=390, height=844, touch=True), sit(visit, guest, 1)
    anna.page.get_by_role("button", name="Players and details").click()
    anna.page.locator("[data-seat='0'] summary").click()
    anna.page.click("[data-rename]")
    anna.page.fill("dialog input", "Annamaria")
    anna.page.click("[data-rename-done]")
    expect(bruno.page.locator("[data-log] li", has_text="Anna is now called Annamaria.")).to_be_visible()


def test_our_thursday_game_is_one_click(server: Server, visit: Visit):
    screen = visit(f"{server.url}/new/kingdoms?with=friends", settings=QUIET)
    page = screen.page
    page.click("[data-terms] summary")
    page.check("input[name=clock][value=soft]")
    page.select_option("select[name=soft-time]", "48")
    page.check("input[name=words][value=everybody]")
    page.uncheck("input[name=keep-words]")
    page.click("[data-keep-template] summary")
    page.fill("input[name=template]", "Our Thursday game")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved on this device.").wait_for()
    page.goto(server.url)
    page.get_by_role("link", name="Edit").click()
    expect(page.locator("[data-terms] summary")).to_contain_text("2 d per move · Players and spectators can write")
    page.goto(server.url)
    page.click("[data-template='Our Thursday game']")
    page.locator("[data-waiting]").wait_for()
    state = server.get(f"/api/tables/{screen.table}")
    assert state["clock"]["agreed"] == {"kind": "soft", "seconds": 172800, "then": "bot"}
    assert (state["words"], state["keep_words"], state["seats"][1]["kind"]) == ("everybody", False, "open")


def test_an_evening_goes_into_the_calendar_without_a_secret(server: Server, visit: Visit):
    guest = server.table(start="asked")
    screen = visit(f"{server.url}/table/{guest.id}#{guest.tokens[0]}", settings=QUIET)
    screen.page.locator("summary", has_text="Plan a game night").click()
    screen.page.fill("input[name=evening]", "2031-05-08T20:00")
    with screen.page.expect_download() as waiting:
        screen.page.click("[data-evening]")
    text = Path(waiting.value.path()).read_bytes().decode()
    assert text.startswith("BEGIN:VCALENDAR\r\n")
    assert re.search(r"DTSTART:2031050[789]T\d{6}Z\r\n", text)
    assert f"/table/{guest.id}\r\n" in text
    assert not any(token in text for token in [*guest.tokens, guest.host])
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))


def test_seats_rotate_in_a_rematch(server: Server, visit: Visit):
    guest = server.table()
    screen = sit(visit, guest, 0)
    server.post(f"{guest.path}/resign", guest.tokens[1])
    screen.page.click("[data-rotate]")
    screen.page.wait_for_url(lambda url: guest.id not in url and "/table/" in url)
    screen.page.locator("[data-board]").wait_for()
    expect(screen.page.locator("[data-seat='1'] .who")).to_contain_text("you")
    assert urlsplit(screen.page.url).path != f"/table/{guest.id}"
