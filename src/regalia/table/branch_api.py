"""Branches over HTTP: play on from a moment of a table's match or of a match file."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody, QueryParameter

from regalia.table import branches
from regalia.table.api import LOOKING_BACK, Asked, FileIn, TableName, foreign, registry_of
from regalia.table.limits import address_of
from regalia.table.messages import Branch, Created, Start


@post("/api/tables/{table:str}/branch", **LOOKING_BACK, summary="Play on from a moment of a match that is over")
async def branch_table(request: Asked, table: TableName, data: JSONBody[Branch]) -> Created:
    found = await registry_of(request).find(table)
    request.app.state.new_tables.charge(request.scope)
    return await branches.from_table(registry_of(request), found, data, address_of(request.scope))


@post("/api/branch", operation_class=FileIn, **LOOKING_BACK, summary="Play on from a moment of a match file")
async def branch_file(
    request: Asked,
    moment: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="play on after this many moments")],
    seat: Annotated[int, QueryParameter(ge=0, le=15, description="the seat of the person")] = 0,
    bot: Annotated[str | None, QueryParameter(max_length=40, description="who plays the other seats")] = None,
    name: Annotated[str | None, QueryParameter(max_length=400, description="the person's name")] = None,
    start: Start = "asked",
) -> Created:
    request.app.state.new_tables.charge(request.scope)
    verified = await foreign(request, "branch", moment=moment)
    return await branches.from_file(registry_of(request), verified, Branch(moment, seat, bot, name, start), address_of(request.scope))


HANDLERS = [branch_table, branch_file]
