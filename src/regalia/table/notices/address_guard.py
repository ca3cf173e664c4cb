"""Which addresses given by players we connect to: never a private one, whatever name or redirect leads there.

We resolve the name ourselves, every address it has must be public, and we connect to one of those addresses, so a name
that resolves differently the second time gains nothing. Redirects are not followed.
"""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

from regalia.core.errors import BadInput, quoted
from regalia.table.background import Tasks
from regalia.table.fair_queue import FairQueue
from regalia.table.limits import network_of

LONGEST = 1000  # characters of an address
PORTS = (443, 8443)
LOOK_UPS, LOOK_UPS_EACH = 16, 2  # names that are looked up at a time, and those of one site
NAT64 = ipaddress.ip_network("64:ff9b::/96")
SITE_LOCAL = ipaddress.ip_network("fec0::/10")  # private addresses of old, which Python calls global
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """The address is not one we deliver to."""


def is_public(address: str) -> bool:
    """Whether an address is on the public internet, even when it is embedded in another one."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return all(each.is_global and not (each.is_multicast or each.is_reserved or each in SITE_LOCAL) for each in _unwrapped(ip))


def _unwrapped(ip: Address) -> Iterable[Address]:
    """An address itself, or the IPv4 addresses that an IPv6 one stands for."""
    if isinstance(ip, ipaddress.IPv4Address):
        return [ip]
    if ip.ipv4_mapped or ip.sixtofour:
        return [ip.ipv4_mapped or ip.sixtofour]  # type: ignore[list-item]
    if ip in NAT64 or int(ip) >> 32 == 0:  # the second: the deprecated IPv4-compatible form
        return [ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)]
    return [*(ip.teredo or ()), ip]


class AddressGuard:
    """Which addresses we connect to; `private` are hosts with private addresses that the host allows, as HOST or HOST:PORT."""

    def __init__(self, private: Iterable[str] = ()) -> None:
        self._private = frozenset(private)
        self._threads = ThreadPoolExecutor(LOOK_UPS, "look_up")
        self._queue = FairQueue(LOOK_UPS, each=LOOK_UPS_EACH)
        self._leaving = Tasks()

    def check(self, url: str) -> str:
        """Check a URL that somebody gave; `BadInput` says what is wrong with it."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
            port = {"https": 443, "http": 80}.get(parts.scheme, 0) if port is None else port
        except ValueError:
            raise BadInput("notice-target", value=quoted(url)) from None
        plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url and len(url) <= LONGEST
        if not plain or not host or "@" in parts.netloc or parts.fragment or parts.scheme not in ("https", "http"):
            raise BadInput("notice-target", value=quoted(url))
        if self._allows(host, port):
            return url
        if parts.scheme != "https" or port not in PORTS:
            raise BadInput("notice-target", value=quoted(url))
        if _is_literal(host) and not is_public(host):
            raise BadInput("notice-private", value=quoted(host))
        return url

    def _allows(self, host: str, port: int) -> bool:
        return host in self._private or f"{host}:{port}" in self._private

    async def resolve(self, host: str, port: int) -> str:
        """The address to connect to; `Unreachable` if any address of the name is private."""
        try:
            found = await self._look_up(host, port)
        except (OSError, UnicodeError):
            raise OSError(f"{host} has no address") from None
        addresses = [str(each[4][0]) for each in found]
        if not self._allows(host, port) and not all(map(is_public, addresses)):
            raise Unreachable(host)
        return addresses[0]

    async def _look_up(self, host: str, port: int) -> Sequence[tuple[Any, ...]]:
        """In a thread, which is held until the name server answers, or never does, also when nobody waits for that any more."""
        async with contextlib.AsyncExitStack() as stack:
            await stack.enter_async_context(self._queue.place(site_of(host)))
            asking = asyncio.get_running_loop().run_in_executor(self._threads, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
            place = stack.pop_all()
            asking.add_done_callback(lambda _: self._leaving.start(place.aclose()))
        return await asyncio.shield(asking)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def site_of(host: str) -> str:
    """By what we share fairly: the end of a name, because whoever has a name has as many as they like in front of it; or a network."""
    return network_of(host) if _is_literal(host) else ".".join(host.lower().rstrip(".").split(".")[-2:])


def _is_literal(host: str) -> bool:
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False
