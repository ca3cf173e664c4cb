"""Moments of a match that a test wants to see: played out by bots, then laid out on a table of a running server."""

import json
from collections.abc import Callable
from typing import Any

import regalia
from regalia.bots import bot, know
from regalia.core.match import Match
from regalia.table.store import Store, Token, Write
from regalia.table.table_state import Chair, TableState
from regalia.table.tokens import hashed
from table.servers import Server

SECRET = bytes(range(32))
NAMES = ("Anna", "Bruno", "Clara", "Dario", "Emma")


def reach(game: str, wanted: Callable[[Match], bool], **options: object) -> Match:
    """A match of greedy bots at the first moment that is wanted."""
    of = regalia.game(game, **options)
    greedy = bot("greedy")
    for seed in range(40):
        match = of.start(seed=seed)
        while not match.over:
            if wanted(match):
                return match
            match.play(greedy.choose(know(match, seed)).move)
    raise AssertionError("the bots never came there")


def late(game: str, turns: int, **options: object) -> Match:
    """A match of greedy bots in which the first seat begins its turn, and will have so many more of them."""
    match, greedy = regalia.game(game, **options).start(seed=0), bot("greedy")
    begun: dict[int, Match] = {}
    while not match.over:
        if match.turn == 0:
            begun.setdefault(match.turns_begun, match.copy())
        match.play(greedy.choose(know(match, 0)).move)
    return list(begun.values())[-turns]


def standing_alone(match: Match) -> Match:
    """The position of a match as the beginning of another one, whose dice every table here has."""
    state = match.game.rooms.positions.write(match.state, match.game.box)
    return Match(match.game, secret=SECRET, position=json.loads(json.dumps(state)))


def leads_to(match: Match, wanted: Callable[[Match], bool]) -> bool:
    """Whether greedy moves on a table with this position come to a moment that is wanted."""
    played, greedy = standing_alone(match), bot("greedy")
    while not wanted(played):
        if played.over:
            return False
        played.play(greedy.choose(know(played, played.ply)).move)
    return True


def play_on(table: "Table", wanted: Callable[[Match], bool]) -> None:
    """Greedy moves for everybody until a moment that is wanted."""
    greedy = bot("greedy")
    while not wanted(table.match):
        assert not table.match.over, "the bots never came there"
        move = greedy.choose(know(table.match, table.match.ply)).move
        table.play(move)
        table.match.play(move)
    table.turn = table.match.turn if table.match.turn is not None else 0


class Table:
    """A moment on a table whose seats all are people, or all but the first a bot's."""

    eyes: int | None = None  # who looks; otherwise the seat in turn

    def __init__(self, server: Server, database: str, match: Match, name: str, rival: str | None = None) -> None:
        fresh = standing_alone(match)
        kinds = [("bot", rival) if rival and seat else ("person", None) for seat in range(match.game.players)]
        chairs = [Chair(*kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
        row = {
            "id": name, "game": match.game.name, "options": json.dumps(match.game.options),
            "rules_version": match.game.rulebook.rules_version, "secret": SECRET.hex(), "commitment": fresh.commitment,
            "position": json.dumps(fresh._position), "created": 1.0, "start": "now",
            "seats": json.dumps([{"kind": chair.kind, "bot": chair.bot, "name": chair.name} for chair in chairs]),
        }  # fmt: skip
        self.server, self.name, self.match = server, name, fresh.copy()
        self.tokens = [f"token-of-seat-{seat}-of-{name}" for seat in range(match.game.players)]
        store = Store(database)
        tokens = [Token(hashed(token), seat) for seat, token in enumerate(self.tokens)]
        store.write([Write(name, TableState(row, fresh, chairs).summary, new=row, tokens=tokens)])
        store.engine.dispose()
        self.turn: int = fresh.turn if fresh.turn is not None else 0

    def link(self, seat: int | None = None) -> str:
        """The link of a seat; of the one who looks, or the one in turn, unless another is named."""
        whose = next(each for each in (seat, self.eyes, self.turn) if each is not None)
        return f"{self.server.url}/table/{self.name}#{self.tokens[whose]}"

    def go_on(self) -> None:
        """The seat in turn does the plainest thing until the others are told of something."""
        path = f"/api/tables/{self.name}"
        while not (state := self.server.get(path))["moment"]:
            legal = self.server.get(path, self.tokens[state["turn"]])["legal"]
            plain = [each["id"] for each in legal if each["json"]["do"] in ("done", "end", "draw")]
            self.play(plain[-1] if plain else legal[0]["id"])

    def play(self, move: int) -> None:
        """The seat in turn plays."""
        path = f"/api/tables/{self.name}"
        turn = self.server.get(path)["turn"]
        self.send(turn, move, self.server.get(path, self.tokens[turn]))

    def state(self) -> dict[str, Any]:
        """As the seat in turn sees it."""
        path = f"/api/tables/{self.name}"
        return self.server.get(path, self.tokens[self.server.get(path)["turn"]])

    def send(self, seat: int, move: int, state: dict[str, Any]) -> dict[str, Any]:
        """Play for a seat; how the table stands then, as this seat sees it."""
        path, version = f"/api/tables/{self.name}", {"seq": state["seq"], "step": state["step"]}
        return self.server.post(f"{path}/play", self.tokens[seat], move=move, **version)["state"]
