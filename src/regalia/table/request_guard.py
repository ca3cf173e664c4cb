"""Every request passes through here: security headers, limits, metrics and the log."""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from regalia.core.errors import harmless, quoted
from regalia.table.hosts import Hosts
from regalia.table.limits import ASKING, Buckets, Places, address_of, is_loopback
from regalia.table.messages import speak
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.trouble import STATUS, Trouble, language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOGGER = logging.getLogger("regalia.requests")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
    " media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# The list of my tables asks several servers: only its page may connect to other origins, and only these two endpoints
# answer them. They need no cookie and no header, only a secret in the body, which is good from anywhere.
ASKING_PAGE = "/tables"
ASKING_POLICY = POLICY.replace("connect-src 'self'", "connect-src 'self' https: http:")
ANSWERING = ("/api/tables/mine", "/api/transfers/collect")
PRIVATE = ("/api/", "/metrics", "/health")  # no browser and no proxy keeps their answers: most have hands or tokens, or are soon old
NO_STORE = [(b"cache-control", b"no-store")]
HTTPS_ONLY = [(b"strict-transport-security", b"max-age=31536000")]  # in seconds: a year
ANSWERS = [(b"access-control-allow-origin", b"*")]
BEFORE_ASKING = [
    *ANSWERS,
    (b"access-control-allow-methods", b"POST"),
    (b"access-control-allow-headers", b"content-type, accept-language"),
    (b"access-control-max-age", b"86400"),
]
READING = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
OWN_SITE = ("same-origin", "none")  # what browsers say of requests by our own pages, and by the person at the browser
INCOMPLETE = STATUS["incomplete"]
BODY_BYTES, BODY_BYTES_EACH = 2**26, 2**22  # of all requests under way, whether or not their clients still wait, and of one address
CHECKS = 50.0  # of the server's health, per second from one address; this machine, and who has used up other requests, is let in
QUIET = {"regalia": logging.INFO, "uvicorn.error": logging.ERROR}  # uvicorn warns of every broken request, in words that say nothing of it
CLOSE = [(b"connection", b"close")]  # the rest of the request may still come


class RequestGuard:
    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app, self._settings, self.metrics = app, settings, metrics
        self._requests, self._checks = Buckets(settings.request_rate), Buckets(CHECKS)
        self._sockets = Places(settings.sockets_per_address)
        self._bodies = Places(BODY_BYTES_EACH, BODY_BYTES)
        self._hosts = Hosts(settings)
        self._origins = {each.rstrip("/").lower() for each in (*settings.origins.split(), *settings.public_url.split())}
        metrics.gauge("regalia_sockets", lambda: self._sockets.total)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ASKING.set(address_of(scope))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 0

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                also = [*(CLOSE if status == INCOMPLETE else []), *(ANSWERS if scope["path"] in ANSWERING else [])]
                message["headers"] = [*message.get("headers", []), *_headers(scope), *also]
            await send(message)

        whole, kept, address = False, 0, ASKING.get()

        async def hear() -> MutableMapping[str, Any]:
            nonlocal whole, kept
            message = await receive()
            if not whole and (message["type"] == "http.disconnect" or scope.get("late")):
                raise Trouble("incomplete")  # otherwise it would be logged as our fault
            whole = not message.get("more_body", False)
            if size := len(message.get("body", b"")):
                if not self._bodies.has_room(address, size):
                    raise Trouble("too-many")
                self._bodies.add(address, size)
                kept += size
            return message

        if not self._lets_in(scope["path"], address):
            self.metrics.count("regalia_limited_total")
            await _refuse(Trouble("too-many"), scope, answer)
        elif trouble := self._misdirected(scope):
            await _refuse(trouble, scope, answer)
        elif scope["method"] == "OPTIONS" and scope["path"] in ANSWERING:
            await send({"type": "http.response.start", "status": (status := 204), "headers": [*_headers(scope), *BEFORE_ASKING]})
            await send({"type": "http.response.body", "body": b""})
        elif not (scope["method"] in READING or scope["path"] in ANSWERING or self._welcome(scope)):
            await _refuse(Trouble("other-site"), scope, answer)
        else:
            try:
                await self._app({**scope, "method": "GET"} if scope["method"] == "HEAD" else scope, hear, answer)  # uvicorn sends no body
            except asyncio.CancelledError:  # the server stops, and has waited long enough; what is being written is written
                if status:
                    raise
                await _refuse(Trouble("database"), scope, answer)
            finally:
                self._bodies.add(address, -kept)
        self.metrics.count("regalia_requests_total", f'{{status="{status}"}}')
        said = {"method": scope["method"], "path": scope["path"], "status": status, "address": address}
        LOGGER.info("request", extra={"said": {**said, "ms": round((time.perf_counter() - begun) * 1000, 2)}})

    def _lets_in(self, path: str, address: str) -> bool:
        if path in ("/health", "/metrics"):
            return is_loopback(address) or self._checks.take(address)
        return self._requests.take(address)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = ASKING.get()
        if self._misdirected(scope):
            await self._turn_away(receive, send, "other name", address)
        elif not self._welcome(scope):
            await self._turn_away(receive, send, "foreign origin", address)
        elif not self._sockets.has_room(address) or not self._requests.take(address):
            self.metrics.count("regalia_limited_total")
            await self._turn_away(receive, send, "too many connections", address)
        else:
            with self._sockets.hold(address):
                await self._app(scope, receive, send)

    def _misdirected(self, scope: Scope) -> Trouble | None:
        """The client asks for a server of another name. The connection guard has seen to it that there is only one, or none in HTTP/1.0."""
        name = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        return None if name is None or self._hosts.knows(name) else Trouble("other-name", name=quoted(name))

    def _welcome(self, scope: Scope) -> bool:
        """Browsers say where a page came from; another site's page must not use our players' seats, nor change anything here."""
        headers = {name: value.decode("latin-1").lower() for name, value in scope["headers"]}
        origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site")
        if origin is None:
            return site is None or site in OWN_SITE
        if origin in self._origins:
            return True
        if scope["type"] == "http" and site is not None and site not in OWN_SITE:  # of live connections, not all browsers say it right
            return False
        try:
            return urlsplit(origin).netloc == headers.get(b"host")
        except ValueError:  # not an address
            return False

    async def _turn_away(self, receive: Receive, send: Send, why: str, address: str) -> None:
        LOGGER.info("turned away", extra={"said": {"why": why, "address": address}})
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": why})


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    headers = [(b"content-security-policy", ASKING_POLICY.encode()), *HEADERS[1:]] if scope["path"] == ASKING_PAGE else HEADERS
    secret = NO_STORE if scope["path"].startswith(PRIVATE) else []
    return [*headers, *secret, *(HTTPS_ONLY if scope.get("scheme") == "https" else [])]


async def _refuse(trouble: Trouble, scope: Scope, send: Send) -> None:
    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), None)
    body = speak.encode(trouble.problem(language(None, accepted)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _said(record: logging.LogRecord) -> dict[str, Any]:
    """What a line of the log says besides its message; a path may hold anything, and logs are read on terminals."""
    said: dict[str, Any] = getattr(record, "said", {})
    return {name: harmless(value) if isinstance(value, str) else value for name, value in said.items()}


def _trace(by: logging.Formatter, record: logging.LogRecord) -> str:
    """Where a fault happened, set off from the lines of the log: it may quote anything, line breaks too."""
    lines = by.formatException(record.exc_info).split("\n") if record.exc_info else []
    return "\n".join(f"    {harmless(each)}" for each in lines)


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "message": harmless(record.getMessage())}
        line |= _said(record)
        if record.exc_info:
            line["trace"] = _trace(self, record)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """The same for people to read."""

    def format(self, record: logging.LogRecord) -> str:
        said = " ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in _said(record).items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{at} {record.levelname.lower():7} {harmless(record.getMessage())} {said}".rstrip()
        return line + (f"\n{_trace(self, record)}" if record.exc_info else "")


def write_logs(settings: Settings) -> None:
    """Send the server's log to standard error in the format the host chose."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines())
    for name in ("regalia", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(QUIET.get(name, logging.WARNING))
    if settings.log_format == "text":  # people do not want to see every request
        LOGGER.setLevel(logging.WARNING)
