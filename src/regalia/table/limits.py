"""Rate limits, so that no client can spoil the game for the others.

An IPv6 address counts three times: in its /64, which a single client has, and in its /56 and /48, which a single site may have. Several
clients may share the wider networks, so these have larger allowances.
"""

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextvars import ContextVar
from functools import lru_cache
from math import inf

from regalia.table.trouble import Trouble

ASKING = ContextVar("asking", default="")  # the address that a request or a live connection came from; empty: the server itself
NETWORKS = ((19, 1), (17, 2), (14, 4))  # /64, /56, /48: characters of an IPv6 address written out, and the allowance in those of a /64


class Bucket:
    """A token bucket: `rate` things per second, with bursts of four times as many."""

    __slots__ = ("_level", "_rate", "_then")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._level = max(1.0, 4 * rate)
        self._then = time.monotonic()

    def level(self) -> float:
        now = time.monotonic()
        self._level = min(max(1.0, 4 * self._rate), self._level + (now - self._then) * self._rate)
        self._then = now
        return self._level

    def take(self) -> bool:
        if self.level() < 1:
            return False
        self._level -= 1
        return True

    def seconds_to_half(self) -> float:
        """Return how long it takes until half of a burst is left again; 0 or less if it is."""
        return (max(1.0, 2 * self._rate) - self.level()) / self._rate

    def spend(self, count: int) -> bool:
        """Take that many whether or not they are there; returns whether they were. What is owed is paid back within a second."""
        self._level = max(self.level() - count, -self._rate)
        return self._level >= 0


class Buckets:
    """A bucket per address and network; the least recently seen are forgotten."""

    def __init__(self, rate: float, most: int = 10_000) -> None:
        self._rate, self._most = rate, most
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        buckets = self.of(address)
        return all(bucket.level() >= 1 for bucket in buckets) and all(bucket.take() for bucket in buckets)

    def of(self, address: str) -> list[Bucket]:
        found = []
        for name, allowance in networks(address):
            bucket = self._all.pop(name, None) or Bucket(self._rate * allowance)
            self._all[name] = bucket
            found.append(bucket)
        while len(self._all) > self._most:
            self._all.popitem(last=False)
        return found


class Pace:
    """A rate for all connections of an address together. While they are too fast, each one waits in proportion to what it sends itself."""

    def __init__(self, rate: float) -> None:
        self._rate, self._buckets = rate, Buckets(rate)
        self._connections: Counter[str] = Counter()

    def join(self, address: str) -> None:
        self._connections.update(name for name, _ in networks(address))

    def leave(self, address: str) -> None:
        self._connections -= Counter(name for name, _ in networks(address))

    def wait(self, address: str, count: int) -> float:
        """How long a connection that has sent so many has to wait, in seconds."""
        buckets = zip(networks(address), self._buckets.of(address), strict=True)
        return max(
            0.0 if bucket.spend(count) else count * self._connections[name] / (self._rate * more) for (name, more), bucket in buckets
        )


class Hourly:
    """`most` things per hour for each address, or whatever is counted; the least recently seen are forgotten."""

    def __init__(self, most: int, known: int = 10_000) -> None:
        self._most, self._known = most, known
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, name: str) -> bool:
        now, found = time.monotonic(), []
        for each, allowance in networks(name):
            times = self._times[each] = self._times.pop(each, deque())
            while times and now - times[0] > 3600:
                times.popleft()
            found.append((times, self._most * allowance))
        while len(self._times) > self._known:
            self._times.popitem(last=False)
        if any(len(times) >= most for times, most in found):
            return False
        for times, _ in found:
            times.append(now)
        return True

    def charge(self, scope: object) -> None:
        """One more request from an address; `Trouble` when that is too many."""
        if not self.take(address_of(scope)):
            raise Trouble("too-many")


class Places:
    """Places that all addresses share, at most `each` for an address. The last ones are kept for addresses that have none:
    an address that has some may take more only while twice as many are free.
    """

    def __init__(self, each: int, places: float = inf) -> None:
        self._each, self._places = each, places
        self._held: Counter[str] = Counter()
        self.total = 0

    def has_room(self, address: str, count: int = 1) -> bool:
        free = self._places - self.total
        held = ((self._held[name], allowance) for name, allowance in networks(address))
        return all(has + count <= self._each * allowance and 2 * has + count <= free for has, allowance in held)

    def add(self, address: str, count: int = 1) -> None:
        self.total += count
        for name, _ in networks(address):
            self._held[name] += count
            if not self._held[name]:
                del self._held[name]

    @contextlib.contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Hold a place; `Trouble` if there is none."""
        if not self.has_room(address):
            raise Trouble("too-many")
        self.add(address)
        try:
            yield
        finally:
            self.add(address, -1)


def address_of(scope: object) -> str:
    """What a limit counts by: an IPv4 address, or the network of an IPv6 one, since one client has millions of those."""
    client = scope.get("client") if isinstance(scope, dict) else None
    return network_of(client[0] if client else "")


@lru_cache(maxsize=1024)
def network_of(host: str) -> str:
    """The address itself, or the first half of an IPv6 one, written out: `::` may stand for any of its parts."""
    try:
        ip = ipaddress.IPv6Address(host)
    except ValueError:
        return host  # of IPv4, or what a proxy calls it
    return str(ip.ipv4_mapped) if ip.ipv4_mapped else ip.exploded[:19]


@lru_cache(maxsize=1024)
def networks(address: str) -> tuple[tuple[str, int], ...]:
    """What an address, as `network_of` writes it, counts in, from narrow to wide, each with its allowance."""
    if len(address) != 19 or address.count(":") != 3:
        return ((address, 1),)
    return tuple((address[:length], allowance) for length, allowance in NETWORKS)


def is_loopback(host: str) -> bool:
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return False
    return (getattr(ip, "ipv4_mapped", None) or ip).is_loopback
