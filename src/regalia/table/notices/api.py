"""Who wants to be told, over HTTP: asking for notices at a table, seeing what one gets, and ending it."""

import hmac
import time
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from regalia.core.errors import BadInput, quoted
from regalia.table.api import ERRORS, Asked, TableName, _seated, lang_of, registry_of
from regalia.table.limits import address_of
from regalia.table.messages import NewNotices, NoticeCard, NoticesEnded, NoticeWays
from regalia.table.notices import push
from regalia.table.notices.courier import Courier
from regalia.table.notices.mail_server import is_mailbox
from regalia.table.notices.outbox import Subscription, new_id
from regalia.table.trouble import Trouble, from_core

MOST = 8  # subscriptions of one seat, and of one table
Proof = Annotated[str, QueryParameter(max_length=64, description="what a mail told its reader")]
Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/notices", responses=ERRORS, tags=["notices"], summary="By which ways this server can tell players something")
async def ways(request: Asked) -> NoticeWays:
    courier: Courier = request.app.state.courier
    return NoticeWays(courier.push_key, courier.has_mail)


@post("/api/tables/{table:str}/notices", responses=ERRORS, tags=["notices"], summary="Be told when something happens at the table")
async def subscribe(request: Asked, table: TableName, data: JSONBody[NewNotices]) -> NoticeCard:
    found, seat = await _seated(request, table)
    courier: Courier = request.app.state.courier
    if not request.app.state.new_notices.take(address_of(request.scope)):
        raise Trouble("too-many")
    try:
        _check(data, courier)
    except BadInput as error:
        raise from_core(error) from None
    keys = msgspec.json.encode({"p256dh": data.p256dh, "auth": data.auth}).decode() if data.way == "push" else None
    state = "asked" if data.way == "mail" else "on"
    wanted = Subscription(
        new_id(), found.now.id, None if data.whole else seat, data.way, data.target, keys, data.lang or lang_of(request), state, new_id(),
        round(time.time(), 3),
    )  # fmt: skip
    kept = await registry_of(request).change(registry_of(request).store.outbox.subscribe, wanted, MOST)
    if kept is None:
        raise Trouble("too-many")
    return _card(kept, seat)


def _check(data: NewNotices, courier: Courier) -> None:
    if data.way == "mail":
        if not courier.has_mail:
            raise BadInput("notice-no-mail")
        if not is_mailbox(data.target):
            raise BadInput("notice-mailbox", value=quoted(data.target))
        if data.whole:
            raise BadInput("notice-whole")
        return
    courier.check_target(data.target)
    if data.way == "push" and (data.whole or not push.are_keys(data.p256dh or "", data.auth or "")):
        raise BadInput("notice-whole" if data.whole else "notice-keys")


def _card(each: Subscription, seat: int) -> NoticeCard:
    """Of what belongs to the whole table others see no more than where it goes."""
    own = each.seat == seat
    shown = each.target if own else urlsplit(each.target).hostname or ""
    return NoticeCard(each.id, each.way, shown, not own, each.state == "on")  # type: ignore[arg-type]


async def _mine(request: Asked, table: str, seat: int) -> list[Subscription]:
    known = await registry_of(request).ask(registry_of(request).store.outbox.subscriptions, table)
    return [each for each in known if each.seat in (None, seat) and each.state != "refused"]


@get("/api/tables/{table:str}/notices", responses=ERRORS, tags=["notices"], summary="The notices the seat, and the whole table, get")
async def subscriptions(request: Asked, table: TableName) -> list[NoticeCard]:
    found, seat = await _seated(request, table)
    return [_card(each, seat) for each in await _mine(request, found.now.id, seat)]


@post("/api/tables/{table:str}/notices/{name:str}/stop", status_code=200, responses=ERRORS, tags=["notices"], summary="Be told no more")
async def stop(request: Asked, table: TableName, name: Name) -> list[NoticeCard]:
    found, seat = await _seated(request, table)
    mine = await _mine(request, found.now.id, seat)
    if any(each.id == name for each in mine):
        await registry_of(request).change(registry_of(request).store.outbox.end, name)
    return [_card(each, seat) for each in mine if each.id != name]


@post("/api/notices/{name:str}/stop", status_code=200, responses=ERRORS, tags=["notices"], summary="End notices, by a link in one of them")
async def stop_by_link(request: Asked, name: Name, proof: Proof = "") -> NoticesEnded:
    if await _proven(request, name, proof):  # what has ended already has ended
        await registry_of(request).change(registry_of(request).store.outbox.end, name)
    return NoticesEnded(True)


@post("/api/notices/{name:str}/confirm", status_code=200, responses=ERRORS, tags=["notices"], summary="Say yes to mail about a table")
async def confirm(request: Asked, name: Name, proof: Proof = "") -> NoticesEnded:
    if not await _proven(request, name, proof):
        raise Trouble("no-page")
    await registry_of(request).change(registry_of(request).store.outbox.confirm, name)
    return NoticesEnded(False)


async def _proven(request: Asked, name: str, proof: str) -> bool:
    known = await registry_of(request).ask(registry_of(request).store.outbox.subscription, name)
    return known is not None and hmac.compare_digest(known.proof.encode(), proof.encode())


NOTICE_HANDLERS = [ways, subscribe, subscriptions, stop, stop_by_link, confirm]
