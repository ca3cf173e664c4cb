"""HTTP requests to addresses that players gave, over connections to addresses the guard has checked. Loaded with the first request."""

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec

from regalia.core.errors import BadInput
from regalia.table.fair_queue import FairQueue
from regalia.table.notices.address_guard import AddressGuard, Unreachable, site_of

SECONDS = 10.0  # for one delivery
PATIENCE = 40.0  # for its turn as well: the claim to deliver it holds for a minute
AT_ONCE, EACH = 64, 16  # deliveries at a time, and those to one site


class Answer(msgspec.Struct, frozen=True):
    status: int
    retry_after: float | None = None  # seconds


class Transport:
    def __init__(self, guard: AddressGuard) -> None:
        self._guard = guard
        self._queue = FairQueue(AT_ONCE, each=EACH)
        self._pool = httpcore.AsyncConnectionPool(max_connections=AT_ONCE, network_backend=_Checked(guard))

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a POST request; redirects are not followed. Raises `Unreachable`, `OSError` or `TimeoutError`."""
        try:
            host = urlsplit(self._guard.check(url)).hostname or ""
            calling = self._pool.stream("POST", url, headers=list(headers.items()), content=body)
            async with asyncio.timeout(PATIENCE), self._queue.place(site_of(host)), asyncio.timeout(SECONDS), calling as answer:
                return Answer(answer.status, _seconds(dict(answer.headers).get(b"retry-after", b"")))
        except BadInput as error:
            raise Unreachable(str(error)) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise OSError(str(error) or type(error).__name__) from None

    async def close(self) -> None:
        await self._pool.aclose()
        self._guard.close()


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to the checked address; the certificate must still match the name."""

    def __init__(self, guard: AddressGuard) -> None:
        self._guard, self._net = guard, httpcore.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, timeout: float | None = None, **more: Any) -> httpcore.AsyncNetworkStream:  # type: ignore[override]
        return await self._net.connect_tcp(await self._guard.resolve(host, port), port, timeout, **more)


def _seconds(text: bytes) -> float | None:
    return float(text) if text.isdigit() and len(text) < 7 else None
