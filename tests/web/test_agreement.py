"""A person's seat is given to a bot when all the others agree, each with a click."""

from collections.abc import Callable
from typing import Any

from table.servers import Server
from web.browsing import Screen

Visit = Callable[..., Screen]


def kinds(server: Server, table: str) -> list[str]:
    return [seat["kind"] for seat in server.get(f"/api/tables/{table}")["seats"]]


def agree(screen: Screen) -> None:
    """That the third seat goes to a bot."""
    screen.page.locator("li", has_text="Blue").locator("details.menu summary").click()
    screen.page.get_by_role("button", name="Agree to hand over to a bot").click()
    screen.page.click("dialog [data-yes]")


def test_the_last_of_the_others_to_agree_hands_the_seat_over(server: Server, visit: Visit) -> None:
    made: dict[str, Any] = server.post("/api/tables", status=201, game="kingdoms", options={"players": 3})
    first, second = (visit(server.url + seat["link"].removeprefix(server.url)) for seat in made["seats"][:2])
    first.refused = True  # the others have not agreed yet
    agree(first)
    first.page.get_by_text("agree first").wait_for()
    assert kinds(server, made["table"]) == ["person"] * 3
    agree(second)
    first.page.locator("li", has_text="Blue").get_by_text("Courtier").wait_for()
    assert kinds(server, made["table"]) == ["person", "person", "bot"]
