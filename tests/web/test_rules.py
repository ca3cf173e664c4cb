"""The rulebooks in the browser: words are found, rules are linked, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]

WORDS = {"en": "dragon", "it": "drago", "hu": "sárkány", "ru": "дракон"}


@pytest.mark.parametrize("lang", WORDS)
def test_search(server: Server, visit: Visit, lang: str) -> None:
    screen = visit(f"{server.url}/rules/kingdoms", lang=lang)
    blocks = screen.page.locator("article > div")
    blocks.nth(10).wait_for()
    before = blocks.count()
    field = screen.page.locator("input[type=search]")
    field.fill(WORDS[lang].upper())
    screen.page.locator("article [role=status]").wait_for()
    found = [text.lower() for text in blocks.all_inner_texts()]
    assert 0 < len(found) < before
    assert all(WORDS[lang] in text for text in found)
    assert str(len(found)) in screen.page.locator("article [role=status]").inner_text() or len(found) == 1
    field.fill("KIN-A5")
    expect(blocks).to_have_count(sum("KIN-A5" in text for text in blocks.all_inner_texts()))
    field.fill("xyzzy")
    expect(blocks).to_have_count(0)
    assert screen.axe() == []
    field.fill("")
    expect(blocks).to_have_count(before)


def test_a_why_not_leads_to_its_rule(server: Server, visit: Visit) -> None:
    screen = visit(server.url)
    screen.page.click("[data-game=royals]")
    assert screen.wait() == "turn"
    screen.page.locator("[data-position=paris-king]").click(force=True)
    rule = screen.page.get_by_role("alert").get_by_role("button").first
    name = rule.inner_text().split()[-1]
    rule.click()
    with screen.context.expect_page() as opened:
        screen.page.get_by_role("link", name="Open in the rulebook").click()
    expect(opened.value.locator(f"[id={name}].target")).to_be_in_viewport()
