"""Subscriptions over HTTP: asking for notices of a table or a circle, listing them, ending them; and inviting by mail."""

import hmac
import time
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from regalia.core.errors import BadInput, quoted
from regalia.table.api import ERRORS, Asked, TableName, _seated, lang_of, registry_of, token_of
from regalia.table.circle_api import CircleName
from regalia.table.notices import push
from regalia.table.notices.dispatcher import Dispatcher
from regalia.table.notices.events import about
from regalia.table.notices.mail_server import is_mailbox
from regalia.table.notices.messages import Invite, Invited, NewNotices, NoticeCard, NoticesEnded, NoticeWays
from regalia.table.notices.outbox import Subscription, new_id
from regalia.table.trouble import Trouble

MOST = 8  # subscriptions of one seat, and of one table
Proof = Annotated[str, QueryParameter(max_length=64, description="the secret from the mail")]
Name = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$(?!\\n)")]  # PostgreSQL cannot look for a NUL
TAGS: dict[str, Any] = {"responses": ERRORS, "tags": ["notices"]}
DONE: dict[str, Any] = {**TAGS, "status_code": 200}


class Recipient(NamedTuple):
    """Who gets notices: a seat of a table, or a member of a circle."""

    table: str | None
    seat: int | None
    circle: str | None = None
    member: int | None = None

    def owns(self, each: Subscription) -> bool:
        return each.member == self.member if self.circle else each.seat in (None, self.seat)


async def _seat_of(request: Asked, table: str) -> Recipient:
    found, seat = await _seated(request, table)
    return Recipient(found.now.id, seat)


async def _member_of(request: Asked, circle: str) -> Recipient:
    return Recipient(None, None, circle, await request.app.state.circles.member(circle, token_of(request)))


@get("/api/notices", **TAGS, summary="How this server can notify players")
async def ways(request: Asked) -> NoticeWays:
    dispatcher: Dispatcher = request.app.state.dispatcher
    return NoticeWays(dispatcher.push_key, dispatcher.has_mail)


@post("/api/tables/{table:str}/notices", **TAGS, summary="Subscribe to notices of the table")
async def subscribe(request: Asked, table: TableName, data: JSONBody[NewNotices]) -> NoticeCard:
    return await _subscribe(request, await _seat_of(request, table), data)


@post("/api/circles/{circle:str}/notices", **TAGS, summary="Subscribe to notices of the circle's new tables")
async def subscribe_member(request: Asked, circle: CircleName, data: JSONBody[NewNotices]) -> NoticeCard:
    return await _subscribe(request, await _member_of(request, circle), data)


async def _subscribe(request: Asked, recipient: Recipient, data: NewNotices) -> NoticeCard:
    dispatcher: Dispatcher = request.app.state.dispatcher
    request.app.state.new_notices.charge(request.scope)
    _check(data, dispatcher, recipient)
    keys = msgspec.json.encode({"p256dh": data.p256dh, "auth": data.auth}).decode() if data.way == "push" else None
    state, target = ("asked", data.target.lower()) if data.way == "mail" else ("on", data.target)
    wanted = Subscription(
        new_id(), recipient.table, None if data.whole else recipient.seat, data.way, target, keys, data.lang or lang_of(request), state,
        new_id(), round(time.time(), 3), recipient.circle, recipient.member,
    )  # fmt: skip
    kept = await registry_of(request).change(registry_of(request).store.outbox.subscribe, wanted, MOST)
    if kept is None:
        raise Trouble("too-many")
    return _card(kept, recipient)


def _check(data: NewNotices, dispatcher: Dispatcher, recipient: Recipient) -> None:
    if data.whole and (recipient.circle or data.way in ("mail", "push")):
        raise BadInput("notice-whole")
    if data.way == "mail":
        _check_mail(data.target, dispatcher)
        return
    dispatcher.check_target(data.target)
    if data.way == "push" and not push.are_keys(data.p256dh or "", data.auth or ""):
        raise BadInput("notice-keys")


def _check_mail(target: str, dispatcher: Dispatcher) -> None:
    if not dispatcher.has_mail:
        raise BadInput("notice-no-mail")
    if not is_mailbox(target):
        raise BadInput("notice-mailbox", value=quoted(target))


def _card(each: Subscription, recipient: Recipient) -> NoticeCard:
    """Of the whole table's subscriptions others see only where they go."""
    own = each.seat == recipient.seat
    shown = each.target if own else urlsplit(each.target).hostname or ""
    return NoticeCard(each.id, each.way, shown, not own, each.state == "on")  # type: ignore[arg-type]


async def _mine(request: Asked, recipient: Recipient) -> list[Subscription]:
    known = await registry_of(request).ask(registry_of(request).store.outbox.subscriptions, recipient.table, recipient.circle)
    return [each for each in known if recipient.owns(each)]


@get("/api/tables/{table:str}/notices", **TAGS, summary="The subscriptions of the seat and of the whole table")
async def subscriptions(request: Asked, table: TableName) -> list[NoticeCard]:
    recipient = await _seat_of(request, table)
    return [_card(each, recipient) for each in await _mine(request, recipient)]


@get("/api/circles/{circle:str}/notices", **TAGS, summary="The subscriptions of a member of the circle")
async def subscriptions_of_member(request: Asked, circle: CircleName) -> list[NoticeCard]:
    recipient = await _member_of(request, circle)
    return [_card(each, recipient) for each in await _mine(request, recipient)]


@post("/api/tables/{table:str}/notices/{name:str}/stop", **DONE, summary="End a subscription")
async def stop(request: Asked, table: TableName, name: Name) -> list[NoticeCard]:
    return await _stop(request, await _seat_of(request, table), name)


@post("/api/circles/{circle:str}/notices/{name:str}/stop", **DONE, summary="End a member's notices")
async def stop_member(request: Asked, circle: CircleName, name: Name) -> list[NoticeCard]:
    return await _stop(request, await _member_of(request, circle), name)


async def _stop(request: Asked, recipient: Recipient, name: str) -> list[NoticeCard]:
    mine = await _mine(request, recipient)
    if any(each.id == name for each in mine):
        await registry_of(request).change(registry_of(request).store.outbox.withdraw, name)
    return [_card(each, recipient) for each in mine if each.id != name]


@post("/api/tables/{table:str}/invite", **DONE, summary="Invite somebody to the table by mail")
async def invite(request: Asked, table: TableName, data: JSONBody[Invite]) -> Invited:
    """One mail with the table's link; anybody at the table may send it while a seat is free."""
    registry, found = registry_of(request), await registry_of(request).find(table)
    if token_of(request) is None:
        raise Trouble("no-token")
    seat, _ = await registry.who(found, token_of(request))
    now, target = found.now, data.mail.strip().lower()
    if now.ended:
        raise Trouble("over")
    if now.full:
        raise Trouble("no-open-seat")
    _check_mail(target, request.app.state.dispatcher)
    request.app.state.new_invitations.charge(request.scope)
    told = about(now, speaker=now.hosts_seat if seat is None else seat)
    if not await registry.change(registry.store.outbox.invite, now.id, target, data.lang or lang_of(request), told):
        raise Trouble("too-many")
    return Invited(True)


@post("/api/notices/{name:str}/stop", **DONE, summary="End notices through the link in one of them")
async def stop_by_link(request: Asked, name: Name, proof: Proof = "") -> NoticesEnded:
    if await _proven(request, name, proof):  # ending them twice is harmless
        await registry_of(request).change(registry_of(request).store.outbox.end, name)
    return NoticesEnded(True)


@post("/api/notices/{name:str}/confirm", **DONE, summary="Confirm mail about a table")
async def confirm(request: Asked, name: Name, proof: Proof = "") -> NoticesEnded:
    if not await _proven(request, name, proof):
        raise Trouble("no-page")
    await registry_of(request).change(registry_of(request).store.outbox.confirm, name)
    return NoticesEnded(False)


async def _proven(request: Asked, name: str, proof: str) -> bool:
    known = await registry_of(request).ask(registry_of(request).store.outbox.subscription, name)
    return known is not None and hmac.compare_digest(known.proof.encode(), proof.encode())


NOTICE_HANDLERS = [
    ways, subscribe, subscribe_member, subscriptions, subscriptions_of_member, stop, stop_member, stop_by_link, confirm, invite,
]  # fmt: skip
