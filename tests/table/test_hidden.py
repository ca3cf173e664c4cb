"""Two matches that differ only in what a seat may not know look the same to that seat, byte for byte, on real sockets."""

import json
import re
from pathlib import Path

import pytest

import playing
import regalia
from regalia.core.match import Match
from regalia.table.schema import META, TABLES, TOKENS
from regalia.table.store import Store, Token, Write
from regalia.table.table_state import Chair, TableState
from regalia.table.tokens import hashed
from table.postgres import Postgres
from table.servers import Live, Server

SECRET = bytes(range(32))
TOKENS_OF = [f"token-of-seat-{seat}-0123456789abcdef" for seat in range(8)]

GAMES = [regalia.game(name) for name in regalia.rulebooks()]


class Worlds:
    """Two servers, one on each kind of database; the same table, at the same address, with the same links, in a world each."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.urls = [f"sqlite:///{folder}/one.sqlite", postgres.new_database()]
        self.servers = [Server(url) for url in self.urls]
        self.count = 0

    def lay_out(self, matches: list[Match]) -> str:
        """Put one match into each server, under the same name."""
        self.count += 1
        name = f"world{self.count:05d}".translate(str.maketrans("01", "xy"))
        for server, url, match in zip(self.servers, self.urls, matches, strict=True):
            server.prepare(match.game.name)  # until then a hint is what can be said already, which differs from server to server
            chairs = [Chair("person", None, f"Guest {seat}") for seat in range(match.game.players)]
            row = {
                "id": name, "game": match.game.name, "options": json.dumps(match.game.options),
                "rules_version": match.game.rulebook.rules_version, "secret": SECRET.hex(), "commitment": match.commitment,
                "position": json.dumps(match._position), "seats": json.dumps([{"kind": "person", "name": chair.name} for chair in chairs]),
                "created": 1.0, "start": "now", "takebacks": True,
            }  # fmt: skip
            tokens = [Token(hashed(token + name), seat) for seat, token in enumerate(TOKENS_OF[: match.game.players])]
            store = Store(url)
            store.write([Write(name, TableState(row, match, chairs).summary, new=row, tokens=tokens)])
            store.engine.dispose()
        return name


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres):
    pair = Worlds(tmp_path_factory.mktemp("worlds"), postgres)
    yield pair
    assert [server.stop() for server in pair.servers] == [0, 0]


def moments(game: regalia.Game, seed: int, count: int):
    """Positions spread over a random match."""
    length = int(game.simulate(1, seed=seed).plies[0])
    return (match for match in playing.moments(game, seed) if match.ply % max(1, length // count) == 1)


def in_world(match: Match, state) -> Match:
    """A match that begins as the state says."""
    position = match.game.rooms.positions.write(state, match.game.box)
    return Match(match.game, secret=SECRET, position=json.loads(json.dumps(position)))


Act = tuple[int, list[list[int]]]  # who acts, and the steps that lead there in each world


def told(server: Server, name: str, seat: int | None, world: int, acts: list[Act]) -> list[str]:
    """Everything a seat, or a spectator, is sent: live, by request, in answers and errors; before and after others act."""
    token = None if seat is None else TOKENS_OF[seat] + name
    with server.live(name, *([token] if token else [])) as live:
        seq = (state := live.until("state"))["seq"]
        for mover, steps in acts:
            other = {"authorization": f"Bearer {TOKENS_OF[mover] + name}"}
            for step, move in enumerate(steps[world]):
                answer = server.http.post(f"/api/tables/{name}/play", json={"move": move, "seq": seq, "step": step}, headers=other)
                assert answer.status_code == 200, answer.text
            seq = (state := live.until("state"))["seq"]
        if acts:
            seq = taken_back(server, name, acts[-1][0], live)
        previewed = [move["id"] for move in state["legal"][::PREVIEWED]]
        asked = [
            {"type": "play", "move": 0, "seq": seq + 5},
            {"type": "why", "move": 1},
            *({"type": "preview", "move": move} for move in previewed),
            {"type": "hint", "bot": "greedy"},
            {"type": "undo"},
            {"type": "answer", "asked": seq, "agree": True},
            {"type": "takeback"},
        ]
        for number, message in enumerate(asked):
            live.say(**message, seat=seat or 0, key=f"question-{number}")
            while live.hear().get("key") != f"question-{number}":
                continue
        said = live.heard
    headers = {"authorization": f"Bearer {token}"} if token else {}
    for path in ("", "/log", "/file", "/replay/0", f"/replay/{len(acts)}", "/replay/0?seat=0", "/replay/0?seat=1", "/verify"):
        answer = server.http.get(f"/api/tables/{name}{path}", headers=headers)
        said.append(f"{path} {answer.status_code} {answer.text}")
    # The worlds begin from positions of their own, which commitment and chain cover; with the secret in them they tell nothing.
    return [re.sub(r'"(at|changed|commitment|chain)": ?("[^"]*"|[0-9.]+)', "", text) for text in said]


def taken_back(server: Server, name: str, mover: int, live: Live) -> int:
    """The last who acted takes it back; whoever has to agree refuses once, then agrees."""
    said = {"authorization": f"Bearer {TOKENS_OF[mover] + name}"}
    for agree in (False, True):
        card = server.http.post(f"/api/tables/{name}/takeback", json={}, headers=said).json()["state"]["takeback"]
        seq = live.until("state")["seq"]
        for other in card["missing"] if card else []:
            says = {"authorization": f"Bearer {TOKENS_OF[other] + name}"}
            server.http.post(f"/api/tables/{name}/answer", json={"asked": card["asked"], "agree": agree}, headers=says)
            seq = live.until("state")["seq"]
            if not agree:
                break
        if not card:
            break
    return seq


def ways(match: Match, seat: int | None) -> dict[str, list[list[int]]]:
    """What the seat in turn can do, by what `seat` would be told of it: the shortest and the longest way found to each."""
    found: dict[str, list[list[int]]] = {}
    open_ends: list[tuple[Match, list[int]]] = [(match, [])]
    for _ in range(SEARCHED):
        if not open_ends:
            break
        now, steps = open_ends.pop(0)
        for move in now.legal_ids():
            after = now.copy().play(move)
            if after.draft:
                open_ends.append((after, [*steps, move]))
            elif not after.over:
                seen = repr((after.view(seat), after.moment(len(after.moments), seat).events, after.turn))
                found.setdefault(seen, []).append([*steps, move])
    return {seen: [min(each, key=len), max(each, key=len)] for seen, each in found.items()}


def quiet_acts(seat: int | None, worlds: list[Match], event: str = "") -> list[Act]:
    """Some things others do that all worlds allow and that look the same to `seat`, by ways as different as can be."""
    acts: list[Act] = []
    trial = [world.copy() for world in worlds]
    for _ in range(ACTS):
        turn = trial[0].turn
        if turn is None or turn == seat or any(world.turn != turn or world.draft for world in trial):
            break
        first, other = (ways(world, seat) for world in trial)
        common = sorted(each for each in first.keys() & other.keys() if event in each)
        if not common:
            break
        seen = max(common, key=lambda each: abs(len(first[each][1]) - len(other[each][0])))
        steps = [first[seen][1], other[seen][0]]
        for world, taken in zip(trial, steps, strict=True):
            for move in taken:
                world.play(move)
        acts.append((turn, steps))
    return acts


SEARCHED, ACTS = 60, 5
PREVIEWED = 3  # one move in so many


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_seat_may_not_know_is_not_in_a_single_byte(worlds: Worlds, game: regalia.Game):
    different = acted = uneven = 0
    for match in moments(game, seed=11, count=4):
        for seat in [*range(game.players), None]:
            # A spectator sees nothing that a seat does not see: what seat 0 cannot tell apart, a spectator cannot either.
            pair = [in_world(match, state) for state in (match.state, match.redealt(seat or 0, 5))]
            different += pair[0].position() != pair[1].position()
            acts = quiet_acts(seat, pair)
            name = worlds.lay_out(pair)
            one, other = (told(server, name, seat, world, acts) for world, server in enumerate(worlds.servers))
            assert one == other
            assert SECRET.hex() not in "".join(one)
            acted += len(acts)
            uneven += sum(len(steps[0]) != len(steps[1]) for _, steps in acts)
    assert different > 0
    assert acted > 0
    assert uneven > 0 or game.name != "royals"  # where payments are put together in steps


def test_a_payment_with_a_choice_looks_like_one_without(worlds: Worlds):
    """Two hands that pay the same three cards: one had to name them, the other could only pay with them (ROY-P9)."""
    game = regalia.game("royals", players=2, edition="2014")
    paying = {"phase": "play", "turn": 0, "display": ["france", "britain", "britain"]}
    hands = [{"britain": 4}, {"britain": 3, "spain": 1}]
    pair = [Match(game, secret=SECRET, position={**paying, "hands": [hand, {}]}) for hand in hands]
    acts = quiet_acts(1, pair, "Occupied(")
    name = worlds.lay_out(pair)
    one, other = (told(server, name, 1, world, acts) for world, server in enumerate(worlds.servers))
    assert one == other
    assert any(len(steps[0]) != len(steps[1]) for _, steps in acts)
    assert '"event":"occupied"' in "".join(one)


def test_tokens_and_secrets_are_kept_nowhere_in_the_clear(database: str, tmp_path: Path):
    """Not in the database (tokens), not in logs, answers and errors of a running match (secrets)."""
    server = Server(database)
    guest = server.table()
    heard = []
    with server.live(guest.id, *guest.tokens) as live:
        live.until("state")
        guest.play()
        live.until("state")
        live.say(type="play", seat=0, move="nonsense", seq=1)
        live.until("error")
        heard += live.heard
    for path in ("", "/log", "/file", "/verify", "/replay/1"):
        heard.append(server.http.get(guest.path + path, headers={"authorization": f"Bearer {guest.tokens[0]}"}).text)
    heard += [server.http.get(path).text for path in ("/", "/api", "/metrics", "/health")]
    store = Store(database)
    with store.engine.connect() as connection:
        secret = connection.execute(TABLES.select()).mappings().one()["secret"]
        hashes = {row["hash"] for row in connection.execute(TOKENS.select()).mappings()}
        kept = "".join(str(row) for table in META.tables.values() for row in connection.execute(table.select()))
    store.engine.dispose()
    assert server.stop() == 0
    everything = "".join(heard) + "".join(server.log)
    for hidden in (secret, *guest.tokens, guest.host, *hashes):
        assert hidden not in everything
    disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(token.encode() in disk or token in kept for token in [*guest.tokens, guest.host])
    assert hashes == {hashed(token) for token in [*guest.tokens, guest.host]}
