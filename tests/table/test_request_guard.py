"""Which requests the server accepts, and what every answer says to browsers."""

import json
import uuid
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from languages import said_in_every_language
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
