"""Rate limits, so that no client can spoil the game for the others."""

import ipaddress
import time
from collections import OrderedDict, deque
from contextvars import ContextVar
from functools import lru_cache

from regalia.table.trouble import Trouble

ASKING = ContextVar("asking", default="")  # the address that a request or a live connection came from; empty: the server itself


class Bucket:
    """A token bucket: `rate` things per second, with bursts of four times as many."""

    __slots__ = ("_level", "_rate", "_then")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._level = max(1.0, 4 * rate)
        self._then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(max(1.0, 4 * self._rate), self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def seconds_to_half(self) -> float:
        """Return how long it takes until half of a burst is left again; 0 or less if it is."""
        return (max(1.0, 2 * self._rate) - self._level) / self._rate - (time.monotonic() - self._then)


class Buckets:
    """A bucket per address; the least recently seen are forgotten."""

    def __init__(self, rate: float, most: int = 10_000) -> None:
        self._rate, self._most = rate, most
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._all.pop(address, None) or Bucket(self._rate)
        self._all[address] = bucket
        if len(self._all) > self._most:
            self._all.popitem(last=False)
        return bucket.take()


class Hourly:
    """`most` things per hour for each address, or whatever is counted; the least recently seen are forgotten."""

    def __init__(self, most: int, known: int = 10_000) -> None:
        self._most, self._known = most, known
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, name: str) -> bool:
        now = time.monotonic()
        times = self._times[name] = self._times.pop(name, deque())
        if len(self._times) > self._known:
            self._times.popitem(last=False)
        while times and now - times[0] > 3600:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def charge(self, scope: object) -> None:
        """One more request from an address; `Trouble` when that is too many."""
        if not self.take(address_of(scope)):
            raise Trouble("too-many")


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


def is_loopback(host: str) -> bool:
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return False
    return (getattr(ip, "ipv4_mapped", None) or ip).is_loopback
