"""A circle of friends for the tests."""

from typing import Any

from table.servers import KINGDOMS, Guest, Server


class Friends:
    """A circle of Anna, who made it, and whoever joins."""

    def __init__(self, server: Server) -> None:
        self.server = server
        made = server.post("/api/circles", status=201, name="Thursday", member="Anna")
        self.id: str = made["card"]["circle"]
        self.path = f"/api/circles/{self.id}"
        self.link: str = made["link"]["token"]
        self.tokens: dict[str, str] = {"Anna": made["token"]}

    def join(self, name: str) -> "Friends":
        self.tokens[name] = self.server.post(f"{self.path}/join", self.link, name=name)["token"]
        return self

    def card(self, name: str = "Anna") -> dict[str, Any]:
        return self.server.get(self.path, self.tokens[name])

    def table(self, *names: str, server: Server | None = None, **more: Any) -> Guest:
        """A table of the circle whose first seats are these members'."""
        here = server or self.server
        wish = {"circle": self.id, "token": self.tokens[names[0]]}
        guest = Guest(here, here.post("/api/tables", status=201, **{**KINGDOMS, "seats": [{}, {}], **more}, circle=wish))
        here.prepare(more.get("game", "kingdoms"))
        for seat, name in enumerate(names):
            here.post(f"{self.path}/seats", self.tokens[name], table=guest.id, seat_token=guest.tokens[seat])
        return guest

    def over(self, *names: str, loser: int = 1) -> Guest:
        """A match that one of them gives up."""
        guest = self.table(*names)
        self.server.post(f"{guest.path}/resign", guest.tokens[loser])
        return guest
