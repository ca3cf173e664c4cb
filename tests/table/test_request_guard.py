"""Which requests the server accepts, and what every answer says to browsers."""

import json
import re
import socket
import uuid
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from languages import said_in_every_language
from regalia.core.errors import BadInput
from regalia.table.connection_guard import ConnectionGuard
from regalia.table.hosts import Hosts
from regalia.table.metrics import Metrics
from regalia.table.settings import read
from table.friends import Friends
from table.servers import Server

ELSEWHERE = "https://elsewhere.example"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a public name, and friends at another origin."""
    database = f"sqlite:///{tmp_path_factory.mktemp('named')}/t.sqlite"
    server = Server(database, public_url="https://play.example.org", origins="https://friends.example https://More.example:8443")
    server.prepare("kingdoms")
    yield server
    assert server.stop() == 0


# pages of other sites

FOREIGN = [
    {"origin": ELSEWHERE},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "http://{host}", "sec-fetch-site": "cross-site"},
    {"origin": "http://{host}:1", "sec-fetch-site": "same-site"},
]
OWN = [
    {},
    {"origin": "http://{host}"},
    {"origin": "http://{host}", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "https://play.example.org", "sec-fetch-site": "same-origin"},
    {"origin": "https://friends.example", "sec-fetch-site": "cross-site"},
    {"origin": "https://more.example:8443"},
]


def headers(server: Server, said: dict[str, str]) -> dict[str, str]:
    return {name: value.replace("{host}", f"127.0.0.1:{server.port}") for name, value in said.items()}


@pytest.mark.parametrize("said", FOREIGN, ids=str)
def test_a_page_of_another_site_changes_nothing(named: Server, said: dict[str, str]):
    """They could: browsers send a text without asking first."""
    foreign, friends = headers(named, said), Friends(named)
    guest = named.table([{"kind": "open"}, {"kind": "person"}], start="full")
    writes = [
        ("/api/tables", {"game": "kingdoms"}),
        (f"{guest.path}/join", {}),
        ("/api/circles", {"name": "Friends", "member": "Anna"}),
        (f"/api/circles/{friends.id}/join", {"name": "Bruno"}),
        ("/api/transfers", {"transfer": uuid.uuid4().hex * 2, "sealed": "x" * 20}),
        ("/api/verify", {}),
    ]
    for path, body in writes:
        answer = named.http.post(path, content=json.dumps(body), headers={"content-type": "text/plain", **foreign})
        assert (answer.status_code, answer.json()["code"]) == (403, "other-site"), path
    for method in ("PUT", "DELETE", "PATCH"):
        assert named.http.request(method, "/api/tables", headers=foreign).status_code == 403
    assert guest.state()["seats"][0]["kind"] == "open"
    assert named.http.get(guest.path, headers=foreign).status_code == 200, "what anyone may see is still shown"
    said_in_every_language(lambda lang: named.http.post("/api/tables", headers={**foreign, "accept-language": lang}).json()["sentence"])


@pytest.mark.parametrize("said", OWN, ids=str)
def test_our_own_pages_those_the_host_allows_and_programs_are_not_affected(named: Server, said: dict[str, str]):
    answer = named.http.post("/api/tables", json={"game": "kingdoms"}, headers=headers(named, said))
    assert answer.status_code == 201
    with named.live(answer.json()["table"], additional_headers=headers(named, said)) as live:
        assert live.until("state")


@pytest.mark.parametrize("said", FOREIGN, ids=str)
def test_a_live_connection_is_refused_by_the_same_rule(named: Server, said: dict[str, str]):
    guest = named.table()
    if said.get("origin") == "http://{host}":  # some browsers call their own page's live connections foreign
        with named.live(guest.id, additional_headers=headers(named, said)) as live:
            assert live.until("state")
    else:
        with pytest.raises(InvalidStatus, match="403"), named.live(guest.id, additional_headers=headers(named, said)):
            pass


def test_the_list_of_my_tables_still_asks_other_servers(named: Server):
    for path, body, status in (("/api/tables/mine", {"tokens": []}, 200), ("/api/transfers/collect", {"transfer": "0" * 64}, 404)):
        answer = named.http.post(path, json=body, headers={"origin": ELSEWHERE, "sec-fetch-site": "cross-site"})
        assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (status, "*")


# names of the server


def raw(server: Server, *lines: str, version: str = "1.1", path: str = "/api/games") -> int:
    """The status that a request with these headers gets."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall("\r\n".join([f"GET {path} HTTP/{version}", *lines, "", ""]).encode("latin-1"))
        said = connection.makefile("rb").readline()
    return int(said.split()[1])


UPGRADE = ["upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13", "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="]


def test_a_name_that_another_site_points_here_is_refused(named: Server):
    """DNS rebinding: its page would count as one of ours, and could ask for everything that this machine may see."""
    guest = named.table()
    for path in ("/", "/metrics", "/health", guest.path):
        assert named.http.get(path, headers={"host": "rebound.example"}).status_code == 421
    asked = named.http.post(
        "/api/tables", json={"game": "kingdoms"}, headers={"host": "rebound.example", "origin": "http://rebound.example"}
    )
    assert (asked.status_code, asked.json()["code"]) == (421, "other-name")
    assert raw(named, "host: rebound.example", *UPGRADE, path=f"{guest.path}/live") == 403
    for host in ("play.example.org", "play.example.org:443", "localhost", f"localhost:{named.port}", "[::1]:8017", "192.0.2.7"):
        assert named.http.get(guest.path, headers={"host": host}).status_code == 200, host
    foreign = {"host": "rebound.example"}
    said_in_every_language(lambda lang: named.http.get("/api/games", headers={**foreign, "accept-language": lang}).json()["sentence"])


ALWAYS = [
    "127.0.0.1",
    "127.0.0.1:8017",
    "[::1]",
    "[::1]:8017",
    "192.168.1.5:8017",
    "localhost",
    "LOCALHOST:8017",
    "localhost.",
    "my.localhost",
]
NEARBY = ["desk", "desk:8017", "raspberrypi.local", "desk.lan:8017", "desk.home.arpa", "desk.internal", socket.gethostname()]
NAMED = ["play.example.org", "Play.Example.org.", "second.example.org:8443"]
NEVER = [
    "rebound.example", "localhost.rebound.example", "xlocalhost.example", "127.0.0.1.rebound.example", "", "a b", "desk@rebound.example",
    "[::1", "desk.local/", "desk:port", "desk,rebound.example", "127.1.", "\xe9.local", "rebound.example:8017:8017",
]  # fmt: skip


@pytest.mark.parametrize(
    ("flags", "known"),
    [
        ({}, ALWAYS),
        ({"host": "localhost"}, ALWAYS),
        ({"host": "0.0.0.0"}, [*ALWAYS, *NEARBY]),
        ({"host": "::"}, [*ALWAYS, *NEARBY]),
        ({"host": "192.168.1.5"}, [*ALWAYS, *NEARBY]),
        ({"public_url": "https://play.example.org", "server_names": "second.example.org third.example"}, [*ALWAYS, *NAMED]),
        (
            {"host": "0.0.0.0", "public_url": "http://play.example.org:8017", "server_names": "SECOND.example.org"},
            [*ALWAYS, *NEARBY, *NAMED],
        ),
        ({"host": "play.example.org", "server_names": "second.example.org"}, [*ALWAYS, *NEARBY, *NAMED]),
    ],
    ids=str,
)
def test_the_server_knows_its_own_names_and_those_that_no_other_site_can_have(flags: dict[str, str], known: list[str]):
    hosts = Hosts(read(flags, {}))
    for host in {*ALWAYS, *NEARBY, *NAMED, *NEVER}:
        assert hosts.knows(host) == (host in known), host
    assert Hosts(read({**flags, "server_names": "*"}, {})).knows("rebound.example")


@pytest.mark.parametrize("name", ["https://play.example.org", "play.example.org:443", "*.example.org"])
def test_a_wrong_name_of_the_server_is_refused_at_the_start(name: str):
    with pytest.raises(BadInput, match=r"a name of this server must look like play\.example\.org"):
        read({"server_names": name}, {})


def test_a_request_has_one_host_header(named: Server):
    guest = named.table()
    two = ["host: localhost", "host: 127.0.0.1"]
    assert raw(named, *two) == raw(named, "host: localhost", "host: localhost") == raw(named) == 400
    assert raw(named, *two, *UPGRADE, path=f"{guest.path}/live") == 400
    assert raw(named, *two, version="1.0") == 400
    assert raw(named, version="1.0") == raw(named, "host: localhost") == 200, "an older client sends none"


# proxies


@pytest.mark.parametrize("proxies", ["192.0.2.1, 198.51.100.0/24", " 192.0.2.1 ,198.51.100.7/24 ", "192.0.2.0/24,198.51.100.0/24"])
def test_proxies_may_be_listed_with_spaces_and_as_networks(proxies: str, tmp_path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", proxies=f"127.0.0.1,{proxies}")
    try:
        assert server.http.get("/metrics").status_code == 200
        for host, status in (("192.0.2.1", 200), ("198.51.100.9", 200), ("203.0.113.1", 404)):
            # All that is believed says so; the first that is not a proxy is the client.
            assert server.http.get("/metrics", headers={"x-forwarded-for": host}).status_code == status, host
        guard = ConnectionGuard(read({"proxies": proxies}, {}), Metrics())
        assert all(host in guard._proxies for host in ("192.0.2.1", "198.51.100.9"))
    finally:
        assert server.stop() == 0


def test_a_server_that_believes_everybody_shows_its_numbers_to_nobody_else(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", proxies="*")
    try:
        assert server.http.get("/metrics").status_code == 200
        assert server.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.1"}).status_code == 404
    finally:
        assert server.stop() == 0


# what every answer says


def test_hands_and_tokens_are_kept_nowhere(named: Server):
    guest = named.table()
    asked = [
        named.http.get(guest.path, headers={"authorization": f"Bearer {guest.tokens[0]}"}),
        named.http.get(f"{guest.path}/log"),
        named.http.get(f"{guest.path}/file"),
        named.http.get(f"{guest.path}/none"),
        named.http.get("/api/circles/abcdefghjk"),
        named.http.post("/api/tables", json={"game": "kingdoms"}),
        named.http.post("/api/tables/mine", json={"tokens": guest.tokens}),
        named.http.post(f"{guest.path}/play", json={}),
        named.http.post("/api/transfers", json={}, headers={"origin": ELSEWHERE}),
        named.http.get("/api/server", headers={"host": "rebound.example"}),
        named.http.get("/metrics"),
    ]
    assert {answer.status_code for answer in asked} >= {200, 201, 400, 403, 404, 421}
    for answer in asked:
        assert answer.headers.get_list("cache-control") == ["no-store"], answer.url
    assert named.http.get("/").headers["cache-control"] == "no-cache", "the client is no secret, and may be asked whether it is still new"


def test_behind_https_browsers_keep_to_it(named: Server):
    for path in ("/", "/api/server", "/tables", "/nothing.js", "/api/nothing"):
        safe = named.http.get(path, headers={"x-forwarded-proto": "https"}).headers
        assert safe["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in named.http.get(path).headers
    asked = named.http.options("/api/tables/mine", headers={"origin": ELSEWHERE, "x-forwarded-proto": "https"})
    assert (asked.status_code, "strict-transport-security" in asked.headers) == (204, True)


PATHS = [
    "/", "/tables", "/health", "/metrics", "/api", "/api/server", "/api/games/kingdoms/rules", "{table}", "{table}/file",
    "/crown.svg", "/nothing.js", "/api/tables/nothing",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_head_is_answered_as_get_without_a_body(named: Server, path: str):
    """Programs that watch over a server, and previews of links, ask so."""
    path = path.replace("{table}", named.table().path)
    head, get = named.http.head(path), named.http.get(path)
    assert (head.status_code, head.content) == (get.status_code, b"")
    varying = {"date", *(["content-length"] if path in ("/health", "/metrics") else [])}
    said, same = ({name: value for name, value in each.headers.items() if name not in varying} for each in (head, get))
    assert said == same
    two = f"HEAD {path} HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/none HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", named.port), timeout=60) as connection:
        connection.sendall(two.encode())
        answers = connection.makefile("rb").read()
    assert answers.split(b"\r\n\r\n", 1)[1].startswith(b"HTTP/1.1 404"), "the next answer follows at once"


def test_a_nul_in_a_path_is_refused_by_either_database(server: Server):
    """PostgreSQL cannot even look for it, and the server said that its database was gone."""
    paths = server.get("/api/openapi.json")["paths"]
    for path, methods in paths.items():
        for method in methods:
            for nul in ("%00", "a%00b", "abcdefghjk%00"):
                odd = re.sub(r"\{[a-z]+\}", nul, path)
                if odd != path:
                    answer = server.http.request(method, odd, json={} if method == "post" else None, params={"proof": "x\0y"})
                    assert 400 <= answer.status_code < 500, (method, odd, answer.text)
                    assert answer.json()["sentence"]


def odd_text(schema: dict, whole: dict, depth: int = 0) -> object:
    """A value of a shape from the API's schema, in which every text has a NUL."""
    while "$ref" in schema:
        schema = whole["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    for several in ("oneOf", "anyOf"):
        if several in schema:
            texts = [each for each in schema[several] if each.get("type") == "string"]
            return odd_text((texts or [each for each in schema[several] if each.get("type") != "null"])[0], whole, depth)
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            return {name: odd_text(each, whole, depth + 1) for name, each in schema.get("properties", {}).items()} if depth < 5 else {}
        case "array":
            return [odd_text(schema.get("items", {}), whole, depth + 1)]
        case "string":
            return "abcdefgh\0" + "i" * 16
        case "boolean":
            return True
    return schema.get("minimum", 1)


def test_a_nul_in_a_body_is_refused_or_left_out_by_either_database(server: Server):
    schema, guest = server.get("/api/openapi.json"), server.table()
    friends, tried = Friends(server), 0
    known = {"table": guest.id, "circle": friends.id, "seat": "0", "game": "kingdoms", "number": "1", "member": "1"}
    for path, methods in schema["paths"].items():
        body = methods.get("post", {}).get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if not body or path in ("/api/tables/{table}/say", "/api/circles/{circle}/close"):
            continue
        odd = odd_text(body, schema)
        where = re.sub(r"\{([a-z]+)\}", lambda found: known.get(found[1], "abcdefghjk"), path)
        token = friends.tokens["Anna"] if "circle" in path else guest.tokens[0]
        for name in [None, *(odd if isinstance(odd, dict) else ())]:
            wanted = {key: value for key, value in odd.items() if name in (None, key)} if isinstance(odd, dict) else odd
            answer = server.http.post(where, json=wanted, headers={"authorization": f"Bearer {token}"})
            assert answer.status_code < 500, (where, wanted, answer.text)
            tried += 1
    assert tried > 30
