"""The HTTP API. docs/api.md describes it; /api in a browser lists it from the code itself."""

import asyncio
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from regalia import __version__, bots
from regalia.core.errors import BadInput
from regalia.core.game import Rulebook, rulebooks
from regalia.core.lesson import lesson_of
from regalia.core.match_file import MatchFile
from regalia.core.talk import LONGEST
from regalia.puzzles import puzzles
from regalia.table import commands, talk
from regalia.table.file_worker import Task
from regalia.table.hosts import trusted_proxies
from regalia.table.limits import address_of, is_loopback
from regalia.table.live import Connection
from regalia.table.messages import (
    Accepted,
    Agree,
    Answer,
    AskHint,
    AskPreview,
    AskWhy,
    Begin,
    Command,
    Created,
    Hint,
    Join,
    Joined,
    Lines,
    Mine,
    NewTable,
    Pause,
    Play,
    Preview,
    Problem,
    Rematch,
    Rename,
    Report,
    Resign,
    Say,
    SeatLink,
    SeatWish,
    State,
    TableCard,
    TakeBack,
    Undo,
    Views,
    Why,
)
from regalia.table.page_messages import (
    BotCard,
    FamilyCard,
    GameCard,
    Health,
    LessonStep,
    LessonText,
    Opened,
    Rules,
    RuleText,
    ServerInfo,
    Shape,
    Verified,
)
from regalia.table.registry import Registry, Table
from regalia.table.tokens import hashed
from regalia.table.trouble import Trouble, language
from regalia.text import LANGUAGES, say
from regalia.text.rulebook import rule_text, rulebook_text

AT_ONCE = 100  # views of a table in one answer
Asked = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(description="the table's id", max_length=40)]
Commitment = Annotated[str | None, QueryParameter(max_length=64, description="the commitment kept from the beginning")]
Heads = Annotated[
    list[Annotated[str, msgspec.Meta(pattern="^[0-9]{1,6}:[0-9a-f]{64}$")]] | None,
    QueryParameter(max_items=16, description="heads of the chain that you kept, like 12:9f3c…"),
]
Brought = Annotated[
    list[Annotated[str, msgspec.Meta(pattern="^[0-9]{1,2}:[0-9a-f]{32,128}$")]] | None,
    QueryParameter(max_items=16, description="what seats brought to the deal, like 0:9f3c…"),
]
ERRORS = {
    400: ResponseSpec(Problem, generate_examples=False, description="The request cannot be used."),
    401: ResponseSpec(Problem, generate_examples=False, description="A seat's token is needed."),
    403: ResponseSpec(Problem, generate_examples=False, description="The token does not allow this."),
    404: ResponseSpec(Problem, generate_examples=False, description="There is no such thing."),
    408: ResponseSpec(Problem, generate_examples=False, description="The request did not arrive completely in time."),
    409: ResponseSpec(Problem, generate_examples=False, description="The table has moved on; the current state comes along."),
    413: ResponseSpec(Problem, generate_examples=False, description="Too large."),
    422: ResponseSpec(Problem, generate_examples=False, description="The rules forbid it."),
    429: ResponseSpec(Problem, generate_examples=False, description="Too much at once."),
    503: ResponseSpec(Problem, generate_examples=False, description="The database or the game is not ready, or the server is stopping."),
}
SERVER: dict[str, Any] = {"responses": ERRORS, "tags": ["server"]}
TABLES: dict[str, Any] = {"responses": ERRORS, "tags": ["tables"]}
LOOKING_BACK: dict[str, Any] = {"responses": ERRORS, "tags": ["looking back"]}


class GameOf(msgspec.Struct):
    game: str


# Made before any thread needs it: see `private` in core/match.py.
_GAME_OF = msgspec.json.Decoder(GameOf)


def named_game(body: bytes) -> str:
    """The game that a stranger's file names; nothing where it cannot be read: the worker says what is wrong."""
    try:
        return _GAME_OF.decode(body).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


@dataclass
class FileIn(Operation):
    """A request whose body is a match file, which a worker reads, not the server."""

    def __post_init__(self) -> None:
        shape = OpenAPIMediaType(Reference("#/components/schemas/MatchFile"))
        self.request_body = RequestBody({"application/json": shape}, required=True)


def registry_of(request: Any) -> Registry:
    return request.app.state.registry


def lang_of(request: Any) -> str:
    return language(request.query_params.get("lang"), request.headers.get("accept-language"))


def token_of(request: Asked) -> str | None:
    said = request.headers.get("authorization")
    if said is None:
        return None
    scheme, _, token = said.partition(" ")
    if scheme.lower() != "bearer" or not 16 <= len(token.strip()) <= 128:
        raise Trouble("wrong-token")
    return token.strip()


async def _seated(request: Asked, table: str) -> tuple[Table, int]:
    found = await registry_of(request).find(table)
    request.app.state.players.looked_at(found, address_of(request.scope))
    return found, await registry_of(request).seat(found, token_of(request))


def _accepted(request: Asked, table: Table, seat: int | None, done: tuple[Any, bool]) -> Accepted:
    entry, repeated = done
    return Accepted(*registry_of(request).version(table, entry, seat), repeated, table.now.state(seat))


# the server


@get("/api/server", **SERVER, summary="Games with their options, bots, languages and limits")
async def server_info(request: Asked) -> ServerInfo:
    return tell_server(request, lang_of(request))


def tell_server(request: Asked, lang: str) -> ServerInfo:
    settings = registry_of(request).settings
    games = [_game_card(book, lang) for book in rulebooks().values()]
    cards = [_bot_card(name, lang) for name in bots.BOTS]
    limits = settings.name_length, LONGEST, settings.max_body
    return ServerInfo(__version__, dict(LANGUAGES), cards, games, *limits, bool(settings.mail_server))


def _bot_card(name: str, lang: str) -> BotCard:
    levels = [(book.name, bots.levels(book)[name]) for book in rulebooks().values()] if name in bots.LEVELS else []
    return BotCard(name, bot_help(name, lang), bool(levels), {game: level.rating for game, level in levels if level.rating is not None})


def bot_help(name: str, lang: str) -> str:
    try:
        return say(f"bot-{name}", lang)
    except LookupError:
        return name


def _game_card(book: Rulebook, lang: str) -> GameCard:
    schema, tagline = book.options.schema(), say(f"{book.name}-tagline", lang)
    for name, option in schema["properties"].items():
        option["description"] = say(f"{book.name}-option-{name}", lang)
    lesson, counts = lesson_of(book), list(book.player_counts)
    minutes = lesson.minutes if lesson else None
    about = book.name, book.title, book.designer, tagline, book.minutes, book.rules_version
    return GameCard(*about, counts, schema, minutes, len(puzzles(book.name)))


@get("/api/games", **SERVER, summary="The games and their options")
async def games(request: Asked) -> list[GameCard]:
    return [_game_card(book, lang_of(request)) for book in rulebooks().values()]


def _book(name: str) -> Rulebook:
    books = rulebooks()
    if name not in books:
        raise Trouble("no-page")
    return books[name]


@get("/api/games/{name:str}/rules", **SERVER, summary="The rulebook in the player's language")
async def rules(request: Asked, name: FromPath[str]) -> Rules:
    book, lang = _book(name), lang_of(request)
    return Rules(name, lang, await asyncio.to_thread(rulebook_text, book, lang))


@get("/api/games/{name:str}/rules/{rule:str}", **SERVER, summary="One rule")
async def rule(request: Asked, name: FromPath[str], rule: FromPath[str]) -> RuleText:
    try:
        return RuleText(rule, rule_text(_book(name), rule, lang_of(request)))
    except BadInput:
        raise Trouble("no-page") from None


@get("/api/games/{name:str}/lesson", **SERVER, summary="The guided first game, step by step")
async def lesson(request: Asked, name: FromPath[str]) -> LessonText:
    found, lang = lesson_of(_book(name)), lang_of(request)
    if found is None:
        raise Trouble("no-page")
    steps = [
        LessonStep(step.words.sentence(lang), list(step.lit), list(step.rules), step.first, step.own, step.last) for step in found.steps
    ]
    return LessonText(name, found.minutes, found.seat, steps)


@get("/api/games/{name:str}/shape", **SERVER, summary="The schemas of a game's views and events, and its moves")
async def shape(name: FromPath[str]) -> Shape:
    book = _book(name)
    view = typing.get_type_hints(book.rooms.view.view)["return"]
    families = [
        FamilyCard(each.name, {axis: list(labels) for axis, labels in each.axes.items()}, each.secret, each.reveals)
        for each in book.moves.families
    ]
    return Shape(name, msgspec.json.schema(view), msgspec.json.schema(book.rooms.story.Told), families)


# tables


@post("/api/tables", **TABLES, summary="Lay out a table")
async def create(request: Asked, data: JSONBody[NewTable]) -> Created:
    request.app.state.new_tables.charge(request.scope)
    maker = await request.app.state.circles.may_set_up(data.circle) if data.circle else None
    return await registry_of(request).create(data, address_of(request.scope), maker)


@post("/api/tables/mine", **TABLES, status_code=200, summary="The tables of these tokens")
async def mine(request: Asked, data: JSONBody[Mine]) -> list[TableCard]:
    store = registry_of(request).store
    found: dict[str, tuple[set[int], bool, dict[str, Any]]] = {}
    for row, token in await registry_of(request).ask(store.mine, [hashed(token) for token in data.tokens]):
        seats, host, _ = found.get(row["id"], (set(), False, row))
        found[row["id"]] = (seats | (set() if token.seat is None else {token.seat}), host or token.seat is None, row)
    return [
        TableCard(
            row["id"], row["game"], msgspec.json.decode(row["options"]), sorted(seats), host, row["waiting"], row["turn"],
            row["turn"] is None, row["turn"] in seats and not row["bot_due"] and not row["waiting"],
            row["seq"], row["ply"], row["created"], row["changed"],
        )
        for seats, host, row in found.values()
    ]  # fmt: skip


@get("/api/tables/{table:str}", **TABLES, summary="The table as the token's seat, or a spectator, sees it")
async def show(request: Asked, table: TableName) -> State:
    found = await registry_of(request).find(table)
    seat, _ = await registry_of(request).who(found, token_of(request))
    request.app.state.players.looked_at(found, address_of(request.scope))
    return found.now.state(seat)


@post("/api/tables/{table:str}/join", **TABLES, status_code=200, summary="Sit down, or come back")
async def join(request: Asked, table: TableName, data: JSONBody[Join]) -> Joined:
    found = await registry_of(request).find(table)
    seat, token = await commands.join(registry_of(request), found, token_of(request), data.name, data.seat, data.brought, data.own)
    return Joined(seat, token, found.now.state(seat))


@post("/api/tables/{table:str}/start", **TABLES, status_code=200, summary="Begin the match")
async def start(request: Asked, table: TableName, data: JSONBody[Begin]) -> Accepted:
    found, token = await registry_of(request).find(table), token_of(request)
    done = await commands.start(registry_of(request), found, token, data.key, data.brought)
    seat, _ = await registry_of(request).who(found, token)
    return _accepted(request, found, seat, done)


async def _carry_out(request: Asked, table: str, command: Command) -> Any:
    if isinstance(command, Say) and token_of(request) is None:  # spectators may speak
        found = await registry_of(request).find(table)
        return _accepted(request, found, None, await talk.say(registry_of(request), found, None, command))
    found, seat = await _seated(request, table)
    if command.seat not in (None, seat):
        raise Trouble("not-your-seat")
    done = await commands.carry_out(registry_of(request), request.app.state.players, found, seat, command, lang_of(request))
    return done if isinstance(done, Hint | Why | Preview) else _accepted(request, found, seat, done)


def _command(word: str, kind: type[Command], summary: str, tag: str = "play", answer: Any = Accepted) -> Any:
    """The endpoint of a command; a live connection takes the same ones."""

    async def carry_out(request: Asked, table: TableName, data: JSONBody[kind]) -> answer:  # type: ignore[valid-type]
        return await _carry_out(request, table, data)

    carry_out.__name__ = word
    return post(f"/api/tables/{{table:str}}/{word}", status_code=200, responses=ERRORS, tags=[tag], summary=summary)(carry_out)


COMMANDS = [
    _command("play", Play, "Play a move"),
    _command("undo", Undo, "Take back the last move"),
    _command("takeback", TakeBack, "Go back to the seat's previous decision"),
    _command("answer", Answer, "Agree to a takeback, or refuse it"),
    _command("resign", Resign, "Give up the match"),
    _command("rename", Rename, "Change a seat's name", "talk"),
    _command("say", Say, "Write a message to the table", "talk"),
    _command("report", Report, "Report a message to the host", "talk"),
    _command("pause", Pause, "Ask to pause or resume the clock", "talk"),
    _command("hint", AskHint, "What a bot would do here", answer=Hint),
    _command("why", AskWhy, "Which rule forbids a move", answer=Why),
    _command("preview", AskPreview, "What a move would bring", answer=Preview),
]


@post("/api/tables/{table:str}/seats/{seat:int}", **TABLES, status_code=200, summary="Hand a seat over")
async def hand_over(
    request: Asked, table: TableName, seat: Annotated[int, PathParameter(ge=0, le=15)], data: JSONBody[SeatWish]
) -> SeatLink:
    found = await registry_of(request).find(table)
    return await commands.hand_over(registry_of(request), found, token_of(request), seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/agree", **TABLES, status_code=200, summary="Agree that a seat changes hands")
async def agree(request: Asked, table: TableName, seat: Annotated[int, PathParameter(ge=0, le=15)], data: JSONBody[Agree]) -> Accepted:
    found, token = await registry_of(request).find(table), token_of(request)
    done = await commands.agree(registry_of(request), found, token, seat, data.kind)
    mine, _ = await registry_of(request).who(found, token)
    return _accepted(request, found, mine, done)


@post("/api/tables/{table:str}/rematch", **TABLES, status_code=200, summary="The same game again")
async def rematch(request: Asked, table: TableName, data: JSONBody[Rematch]) -> State:
    found = await registry_of(request).find(table)
    request.app.state.new_tables.charge(request.scope)
    new = await commands.rematch(registry_of(request), found, token_of(request), data.rotate, data.start)
    seat, _ = await registry_of(request).who(new, token_of(request))
    return new.now.state(seat)


# looking back


@get("/api/tables/{table:str}/log", **LOOKING_BACK, summary="What happened, as the seat may know it")
async def log(request: Asked, table: TableName, since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0) -> Lines:
    found = await registry_of(request).find(table)
    seat, _ = await registry_of(request).who(found, token_of(request))
    return Lines(seat, await registry_of(request).tell(found.now, found.lines[since:], seat, lang_of(request)))


@get("/api/tables/{table:str}/replay/{moment:int}", **LOOKING_BACK, summary="The view after a number of moments")
async def replay(
    request: Asked,
    table: TableName,
    moment: Annotated[int, PathParameter(ge=0, le=2**31 - 1)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, description="as another seat sees it; only when the match is over")] = None,
) -> Response[Any]:
    return Response((await _look_back(request, table, seat, [moment]))[0])


@get("/api/tables/{table:str}/replay", **LOOKING_BACK, summary="Up to a hundred views, moment by moment")
async def replay_many(
    request: Asked,
    table: TableName,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="begin after this many moments")] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, description="as another seat sees it; only when the match is over")] = None,
) -> Views:
    moments = (await registry_of(request).find(table)).now.moment
    return Views(since, await _look_back(request, table, seat, range(since, min(moments + 1, since + AT_ONCE))))


async def _look_back(request: Asked, table: str, seat: int | None, moments: Sequence[int]) -> list[Any]:
    """Views of the past for the token's seat, or, when nothing is hidden any more, for another."""
    found = await registry_of(request).find(table)
    own, _ = await registry_of(request).who(found, token_of(request))
    if seat is not None and seat != own and not found.now.ended:
        raise Trouble("running")
    match, eyes = found.now.match, own if seat is None else seat
    return await registry_of(request).work(lambda: [match.view_at(number, eyes) for number in moments])


@get("/api/tables/{table:str}/file", **LOOKING_BACK, summary="The match file; complete when the match is over")
async def file(request: Asked, table: TableName) -> Response[MatchFile]:
    found = await registry_of(request).find(table)
    now = found.now
    text = now.file(talk.kept(found))
    named = {"content-disposition": f'attachment; filename="{now.game.name}-{now.id}.json"'}
    return Response(typing.cast(MatchFile, text.encode()), media_type="application/json", headers=named)


@get("/api/tables/{table:str}/verify", **LOOKING_BACK, summary="Check the deal and every move of a finished match")
async def verify_table(
    request: Asked, table: TableName, commitment: Commitment = None, head: Heads = None, brought: Brought = None
) -> Verified:
    now = (await registry_of(request).find(table)).now
    if now.ended is None:
        raise Trouble("running")
    task = Task("verify", now.file().encode(), now.game.name, lang_of(request), own=True, **_kept(commitment, head, brought))
    return _json(await request.app.state.files.carry_out(address_of(request.scope), task))


def _json(said: bytes) -> Any:
    """An answer that a worker has already encoded."""
    return Response(said, media_type="application/json")


@post("/api/verify", **LOOKING_BACK, status_code=200, operation_class=FileIn, summary="Check a match file")
async def verify_file(request: Asked, commitment: Commitment = None, head: Heads = None, brought: Brought = None) -> Verified:
    return _json(await foreign(request, "verify", **_kept(commitment, head, brought)))


def _kept(commitment: str | None, heads: list[str] | None, brought: list[str] | None) -> dict[str, Any]:
    """What a verifier kept from the time of the match, from the query string."""
    pairs = [each.split(":") for each in brought or []]
    return {"commitment": commitment, "heads": heads or [], "brought": {int(seat): text for seat, text in pairs}}


@post("/api/replay", **LOOKING_BACK, status_code=200, operation_class=FileIn, summary="Open a match file: its moves and the views between")
async def open_file(
    request: Asked,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, description="as this seat sees it; left out: a spectator")] = None,
) -> Opened:
    return _json(await foreign(request, "open", seat=seat))


async def foreign(request: Asked, do: Literal["verify", "open", "branch"], **more: Any) -> bytes:
    """Hand a stranger's file to a worker as it came; only the name of its game is read here."""
    body = await request.body()
    named = named_game(body)
    await registry_of(request).warm_up.need(named)
    task = Task(do, body, named, lang_of(request), **more)
    found: bytes = await request.app.state.files.carry_out(address_of(request.scope), task)
    return found


# the host


@get("/health", responses=ERRORS, tags=["host"], summary="Whether the server can play")
async def health(request: Asked) -> Health:
    place = registry_of(request)
    await place.check()
    sockets = sum(len(table.watchers) for table in place.tables.values())
    warm_up, erasing = place.warm_up, place.writer.erasure.pending
    return Health(True, __version__, len(place.tables), sockets, warm_up.waiting, warm_up.progress, erasing)


@get("/metrics", tags=["host"], summary="Numbers for Prometheus; only this machine and the proxies may ask", media_type="text/plain")
async def metrics(request: Asked) -> Response[str]:
    asking, proxies = request.scope["client"], trusted_proxies(registry_of(request).settings)
    if not asking or not (is_loopback(asking[0]) or (asking[0] in proxies and not proxies.always_trust)):
        raise Trouble("no-page")  # they count the steps of drafts, too, which nobody else at a table may know of
    return Response(registry_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await socket.accept()
    state = socket.app.state
    await Connection(state.registry, state.players, state.presence, socket, lang_of(socket)).run(table)


HANDLERS = [
    server_info, games, shape, rules, rule, lesson, create, mine, show, join, start, *COMMANDS, hand_over, agree, rematch, log, replay,
    replay_many, file, verify_table, verify_file, open_file, health, metrics, live,
]  # fmt: skip
