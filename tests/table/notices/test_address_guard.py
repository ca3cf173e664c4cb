"""Addresses that players give: none of them reaches into the house."""

import asyncio
import socket
import threading
from typing import Any

import pytest

from regalia.core.errors import BadInput
from regalia.table.notices.address_guard import AddressGuard, Unreachable, is_public
from regalia.table.notices.transport import Transport
from table.notices.receiver import receiving

PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255",
    "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "fec0::1", "::ffff:127.0.0.1", "::ffff:169.254.169.254",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a9fe:a9fe::1", "::127.0.0.1", "2001:db8::1", "192.0.2.1", "nonsense",
]  # fmt: skip
WRONG = [
    "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "javascript:alert(1)", "//example.org/x", "example.org", "https://",
    "http://example.org/", "https://user:pass@example.org/", "https://example.org@127.0.0.1/", "https://example.org:22/", "https://example.org:99999/",
    "https://example.org:0/", "https://exa mple.org/", "https://example.org/\r\nHost: x", "https://example.org/\t", "https://example.org\\@127.0.0.1/",
    "https://example.org/#x", "https://[::1/", "https://пример.рф/", "https://example.org/" + "a" * 1000,
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known_in_every_dress(address: str):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_public_addresses_are_reached(address: str):
    assert is_public(address)


@pytest.mark.parametrize("url", WRONG)
def test_odd_addresses_are_refused_in_one_sentence(url: str):
    with pytest.raises(BadInput, match="must look like https://"):
        AddressGuard().check(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "169.254.169.254", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]"])
def test_private_addresses_cannot_be_given(host: str):
    with pytest.raises(BadInput, match="private address"):
        AddressGuard().check(f"https://{host}/hook")


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "127.0.0.1"])
def test_names_that_turn_out_to_be_private_are_not_connected_to(host: str):
    async def story() -> None:
        transport = Transport(AddressGuard())
        with pytest.raises(Unreachable):
            await transport.post(f"https://{host}/hook", {}, b"{}")
        await transport.close()

    asyncio.run(story())


def answering(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names that have these addresses, one list for each time they are asked for."""
    asked: list[str] = []

    def getaddrinfo(host: Any, port: Any, *_: Any, **__: Any) -> list[Any]:
        asked.append(str(host))
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET6 if ":" in each else socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def test_one_private_address_among_many_is_one_too_many(monkeypatch: pytest.MonkeyPatch):
    answering(monkeypatch, ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(Unreachable):
        asyncio.run(AddressGuard().resolve("two.example", 443))


def test_a_name_is_asked_once_and_the_connection_goes_to_what_was_checked(monkeypatch: pytest.MonkeyPatch):
    asked = answering(monkeypatch, ["192.0.2.77"], ["127.0.0.1"])
    monkeypatch.setattr("regalia.table.notices.address_guard.is_public", lambda address: address == "192.0.2.77")
    tried: list[str] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()

        async def connect(_: Any, host: Any = None, *__: Any, **___: Any) -> Any:
            tried.append(host)
            raise ConnectionRefusedError

        monkeypatch.setattr(loop, "create_connection", connect)
        transport = Transport(AddressGuard())
        with pytest.raises(OSError, match="attempts failed"):
            await transport.post("https://rebinding.example/hook", {}, b"{}")
        await transport.close()

    asyncio.run(story())
    assert [host for host in asked if not host[0].isdigit()] == ["rebinding.example"]
    assert tried == ["192.0.2.77"]


def test_a_redirect_is_not_followed_and_only_the_host_that_is_allowed_is_reached():
    async def story(port: int, path: str, *private: str) -> int:
        transport = Transport(AddressGuard(private))
        try:
            return (await transport.post(f"http://127.0.0.1:{port}{path}", {}, b"{}")).status
        finally:
            await transport.close()

    with receiving() as outside:
        outside.answers["/hook"], outside.headers["location"] = [302], f"{outside.url}/secret"
        assert asyncio.run(story(outside.port, "/hook", f"127.0.0.1:{outside.port}")) == 302
        assert [call.path for call in outside.calls] == ["/hook"]
        with pytest.raises(Unreachable):
            asyncio.run(story(outside.port, "/hook", "127.0.0.1:1"))
        with pytest.raises(Unreachable):
            asyncio.run(story(outside.port, "/hook"))
        assert len(outside.calls) == 1


def post_beside(port: int, others: list[str], quick: str) -> int:
    """Send to `quick` while deliveries to the others are under way; those are given up afterwards."""

    async def story() -> int:
        transport = Transport(AddressGuard([quick, *others]))
        crowd = [asyncio.create_task(transport.post(f"http://{each}:{port}/hook", {}, b"{}")) for each in others]
        await asyncio.sleep(0)  # they come first
        try:
            return (await transport.post(f"http://{quick}:{port}/quick", {}, b"{}")).status
        finally:
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            await transport.close()

    return asyncio.run(story())


def test_a_site_whose_names_are_never_found_keeps_only_itself_waiting(monkeypatch: pytest.MonkeyPatch):
    answered = threading.Event()

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        if host.endswith(".lost.test"):
            answered.wait(60)
            raise OSError
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    with receiving() as outside:
        try:
            assert post_beside(outside.port, [f"n{number}.lost.test" for number in range(40)], "quick.test") == 201
        finally:
            answered.set()


def test_a_site_that_never_answers_keeps_only_itself_waiting(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, port, *_, **__: [(socket.AF_INET, 1, 6, "", ("127.0.0.1", port))])
    with receiving() as outside:
        outside.silent = "/hook"
        assert post_beside(outside.port, [f"n{number}.slow.test" for number in range(100)], "quick.test") == 201
