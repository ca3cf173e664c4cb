"""The HTTP API of circles of friends, and of moving to another device; described in docs/api.md."""

from typing import Annotated, Any, cast

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from regalia.table.api import ERRORS, Asked, token_of
from regalia.table.circle_messages import (
    Called,
    CircleCard,
    CircleFile,
    CircleHistory,
    CircleJoined,
    CircleLink,
    Claim,
    Collect,
    Left,
    NewCircle,
    Sealed,
    Transfer,
    TransferCard,
)
from regalia.table.circles import Circles

CircleName = Annotated[str, PathParameter(description="the circle's id", max_length=40)]
MemberNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
TAGS: dict[str, Any] = {"responses": ERRORS, "tags": ["circles"]}
DONE: dict[str, Any] = {**TAGS, "status_code": 200}


def _circles(request: Asked) -> Circles:
    return cast(Circles, request.app.state.circles)


@post("/api/circles", **TAGS, summary="Make a circle of friends")
async def create_circle(request: Asked, data: JSONBody[NewCircle]) -> CircleJoined:
    request.app.state.new_circles.charge(request.scope)
    return await _circles(request).create(data)


@get("/api/circles/{circle:str}", **TAGS, summary="A circle: members, tables, history, head-to-head, ratings")
async def show_circle(request: Asked, circle: CircleName) -> CircleCard:
    return await _circles(request).card(circle, token_of(request))


@post("/api/circles/{circle:str}/join", **DONE, summary="Join by the circle's link")
async def join_circle(request: Asked, circle: CircleName, data: JSONBody[Called]) -> CircleJoined:
    return await _circles(request).join(circle, token_of(request), data)


@post("/api/circles/{circle:str}/name", **DONE, summary="Change your name")
async def rename_member(request: Asked, circle: CircleName, data: JSONBody[Called]) -> CircleCard:
    return await _circles(request).rename(circle, token_of(request), data)


@post("/api/circles/{circle:str}/leave", **DONE, summary="Leave the circle; your name is removed")
async def leave_circle(request: Asked, circle: CircleName) -> Left:
    return await _circles(request).leave(circle, token_of(request))


@post("/api/circles/{circle:str}/members/{member:int}/remove", **DONE, summary="Remove a member, as a keeper")
async def remove_member(request: Asked, circle: CircleName, member: MemberNumber) -> Left:
    return await _circles(request).leave(circle, token_of(request), member)


@post("/api/circles/{circle:str}/members/{member:int}/keeper", **DONE, summary="Make a member a keeper")
async def make_keeper(request: Asked, circle: CircleName, member: MemberNumber) -> CircleCard:
    return await _circles(request).make_keeper(circle, token_of(request), member)


@post("/api/circles/{circle:str}/link", **DONE, summary="Replace the link, as a keeper")
async def new_link(request: Asked, circle: CircleName) -> CircleLink:
    return await _circles(request).new_link(circle, token_of(request))


@post("/api/circles/{circle:str}/close", **DONE, summary="Close the circle, as a keeper")
async def close_circle(request: Asked, circle: CircleName) -> Left:
    return await _circles(request).close(circle, token_of(request))


@post("/api/circles/{circle:str}/seats", **DONE, summary="Claim a seat at a table for a member")
async def claim_seat(request: Asked, circle: CircleName, data: JSONBody[Claim]) -> CircleCard:
    return await _circles(request).claim(circle, token_of(request), data)


@get("/api/circles/{circle:str}/history", **TAGS, summary="Earlier matches")
async def circle_history(request: Asked, circle: CircleName, before: Annotated[float, QueryParameter(ge=0, le=1e12)]) -> CircleHistory:
    return await _circles(request).history(circle, token_of(request), before)


@get("/api/circles/{circle:str}/file", **TAGS, summary="All data of the circle, as a file")
async def circle_file(request: Asked, circle: CircleName) -> Response[CircleFile]:
    said = await _circles(request).file(circle, token_of(request))
    named = {"content-disposition": f'attachment; filename="circle-{circle}.json"'}
    return Response(cast(CircleFile, said), media_type="application/json", headers=named)


@post("/api/transfers", responses=ERRORS, tags=["devices"], summary="Leave an encrypted bundle for another device")
async def leave_sealed(request: Asked, data: JSONBody[Transfer]) -> TransferCard:
    request.app.state.new_transfers.charge(request.scope)
    return TransferCard(await _circles(request).leave_sealed(data))


@post("/api/transfers/collect", status_code=200, responses=ERRORS, tags=["devices"], summary="Fetch it, once")
async def collect(request: Asked, data: JSONBody[Collect]) -> Sealed:
    return Sealed(await _circles(request).collect(data.transfer))


HANDLERS = [
    create_circle, show_circle, join_circle, rename_member, leave_circle, remove_member, make_keeper, new_link, close_circle,
    claim_seat, circle_history, circle_file, leave_sealed, collect,
]  # fmt: skip
