"""The server put together: store, registry, bots, link between processes, API and guards."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from regalia import __version__
from regalia.core.errors import BadInput, Refused, Words
from regalia.core.files import shape_error, system_error
from regalia.table import api, branch_api, circle_api, puzzle_api
from regalia.table.analyses import Analyses
from regalia.table.analysis_api import ANALYSIS_HANDLERS
from regalia.table.api import lang_of
from regalia.table.bot_players import BotPlayers
from regalia.table.circles import Circles
from regalia.table.clock_keeper import ClockKeeper
from regalia.table.connection_guard import MESSAGE_BYTES, TICK, ConnectionGuard
from regalia.table.limits import Hourly
from regalia.table.match_files import MatchFiles
from regalia.table.memory import Memory
from regalia.table.metrics import Metrics
from regalia.table.notices.api import NOTICE_HANDLERS
from regalia.table.notices.dispatcher import Dispatcher
from regalia.table.pages import ClientFiles, api_page, client, openapi
from regalia.table.presence import Presence
from regalia.table.process_link import PostgresLink, ProcessLink
from regalia.table.registry import Registry
from regalia.table.request_guard import RequestGuard
from regalia.table.settings import Settings
from regalia.table.store import Store
from regalia.table.trouble import Trouble, from_core
from regalia.table.warm_up import WarmUp

ASKING = 100  # times an hour an address may ask for notices
INVITING = 20  # times an hour it may invite somebody by mail
SWITCH = 0.0005  # seconds after which a thread yields to another: a commit waits for the event loop several times
LOGGER = logging.getLogger("regalia.table")
ABOUT = (
    "Play board games, with people and bots. Seats are opened by secret tokens, sent as 'Authorization: Bearer TOKEN'."
    " Errors have one shape: a code, a sentence in the language of ?lang= or Accept-Language, and the rule where a rule is the reason."
)


def make_app(settings: Settings, store: Store) -> RequestGuard:
    """The ASGI application; the store must be open."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = Registry(settings, store, metrics, WarmUp())
        link = PostgresLink(store.address, registry.told, registry.catch_up) if store.postgres else ProcessLink()
        presence = Presence(link, registry.wake, settings.heartbeat)
        keeper = ClockKeeper(registry, link)
        players = BotPlayers(registry, link, presence.watched)
        dispatcher = Dispatcher(registry, presence)
        analyses, files, circles = Analyses(registry, link), MatchFiles(), Circles(registry)
        state = {
            "registry": registry,
            "players": players,
            "presence": presence,
            "dispatcher": dispatcher,
            "new_notices": Hourly(ASKING),
            "new_invitations": Hourly(INVITING),
            "client_files": ClientFiles(),
            "files": files,
            "analyses": analyses,
            "new_tables": Hourly(settings.tables_per_hour),
            "circles": circles,
            "new_circles": Hourly(settings.circles_per_hour),
            "new_transfers": Hourly(settings.transfers_per_hour),
        }
        app.state.update(state)
        for part in (link, keeper, players, presence, dispatcher):
            await part.open()
        registry.later(circles.drop_old())
        registry.writer.erasure.begin()  # what the last process left in the journal
        try:
            yield
        finally:
            for ending in (registry.warm_up, analyses, files, dispatcher, presence, players, keeper, registry, link):
                await ending.close()

    app = Litestar(
        [
            *api.HANDLERS,
            *ANALYSIS_HANDLERS,
            *branch_api.HANDLERS,
            *puzzle_api.HANDLERS,
            *circle_api.HANDLERS,
            *NOTICE_HANDLERS,
            client,
            openapi,
            api_page,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Trouble: _answer,
            BadInput: lambda request, error: _answer(request, from_core(error)),
            Refused: lambda request, error: _answer(request, from_core(error)),
            HTTPException: _http,
            RecursionError: lambda request, _: _answer(request, Trouble("bad-input", detail=Words("json-deep"))),
            UnicodeDecodeError: lambda request, _: _answer(request, Trouble("bad-input", detail=Words("json-broken"))),
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Regalia",
            version=__version__,
            description=ABOUT,
            path="/api/schema",
            render_plugins=[],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            security=[{"seat": []}, {}],
        ),
        request_max_body_size=settings.max_body,
        logging_config=None,
    )
    return RequestGuard(app, settings, metrics)  # type: ignore[arg-type]


def _answer(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Any]:
    headers = {"retry-after": "1"} if trouble.status in (429, 503) else {}
    return Response(trouble.problem(lang_of(request)), status_code=trouble.status, headers=headers)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals in our shape."""
    code = {404: "no-page", 405: "no-method", 413: "too-large"}.get(error.status_code, "bad-input" if error.status_code < 500 else "fault")
    if code == "fault":
        return _fault(request, error)
    return _answer(request, Trouble(code, detail=_detail(error)) if code == "bad-input" else Trouble(code))


def _detail(error: HTTPException) -> Words:
    """Which field is wrong, from what Litestar and msgspec say in English."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    if isinstance(first, dict) and first.get("message"):
        key = str(first.get("key") or "")
        return shape_error(str(first["message"]), "" if key == "data" else key)  # "data" is what Litestar calls the body
    return Words("json-other" if isinstance(error, ValidationException) else "json-broken")


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOGGER.error("fault", exc_info=error, extra={"said": {"path": request.url.path}})
    request.app.state.registry.metrics.count("regalia_faults_total")
    return _answer(request, Trouble("fault"))


async def serve(settings: Settings, announce: Callable[[str, int], None]) -> bool:
    """Run until stopped; call `announce` with the address. Return whether Ctrl+C stopped the server."""
    sys.setswitchinterval(SWITCH)
    store = Store(settings.url)
    await asyncio.to_thread(store.open)
    try:
        app = make_app(settings, store)
        guard = ConnectionGuard(settings, app.metrics)
        listening = listen(settings.host, settings.port)
        config = uvicorn.Config(
            app,
            http=guard.protocol(),
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=settings.trusted,
            ws=guard.socket_protocol(),
            ws_max_size=min(settings.max_body, MESSAGE_BYTES),
            ws_per_message_deflate=False,  # a window per connection would take more memory than the table
            timeout_graceful_shutdown=int(settings.shutdown),
            timeout_keep_alive=75,
        )
        server = Server(config, guard, lambda: announce(*listening.getsockname()[:2]))
        await server.serve([listening])
        return server.interrupted
    finally:
        store.close()


def listen(host: str, port: int) -> socket.socket:
    try:
        kind = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=kind, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = system_error(error) if isinstance(error, OSError) else Words("system-port")
        raise BadInput("server-address", host=host, port=port, reason=reason) from None


class Server(uvicorn.Server):
    """A server that says when it is ready, and takes care of its connection guard and its memory."""

    def __init__(self, config: uvicorn.Config, guard: ConnectionGuard, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._guard, self._ready, self.interrupted = guard, ready, False
        self._memory = Memory()
        self._looked = self._ticked = time.monotonic()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """From here on SIGTERM and Ctrl+C stop the server gracefully, and are no failures; until now there was only the process to stop.

        These handlers stay, so that another Ctrl+C while the process ends does nothing.
        """
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, lambda *_: setattr(self, "should_exit", True))
        with super().capture_signals():
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = self.interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.sleep(0)  # a Ctrl+C that came just before ends it here, with nothing begun
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._guard.hurry(self.server_state.connections)
        await super().shutdown(sockets)
        if self.force_exit:  # after a second Ctrl+C uvicorn waits for no connection, but does not end the application either
            await self.lifespan.shutdown()

    async def on_tick(self, counter: int) -> bool:
        now = time.monotonic()
        self._memory.look_after(now - self._ticked, self._guard.ended, self._guard.turned_away)
        self._ticked = now
        if now - self._looked >= TICK:
            self._guard.check(self.server_state.connections, now - self._looked)
            self._looked = now
        return await super().on_tick(counter)
