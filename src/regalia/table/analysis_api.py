"""The part of the HTTP API that analyses finished matches; described in docs/api.md."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from regalia.analysis.results import Analysis
from regalia.table.analyses import Analyses
from regalia.table.analysis_cards import Reader
from regalia.table.analysis_messages import AnalysisState
from regalia.table.api import ERRORS, Asked, FileIn, TableName, lang_of, named_game, registry_of
from regalia.table.limits import address_of

FileName = Annotated[str, PathParameter(description="the id of an opened file's analysis", pattern="^[0-9a-f]{32}$")]

UNDER_WAY = ResponseSpec(AnalysisState, generate_examples=False, description="It is under way; ask again.")
TAGS: dict[str, Any] = {"responses": {202: UNDER_WAY, **ERRORS}, "tags": ["looking back"]}
DONE: dict[str, Any] = {**TAGS, "status_code": 200}


def _analyses(request: Asked) -> Analyses:
    return request.app.state.analyses


async def _answer(request: Asked, name: str, found: Analysis | AnalysisState, names: list[str] | None = None) -> Response[AnalysisState]:
    """The analysis in the reader's language, or its progress with status 202."""
    if isinstance(found, AnalysisState):
        return Response(found, status_code=200 if found.state == "none" else 202)
    card = await registry_of(request).work(lambda: Reader(found, lang_of(request), names).card())
    return Response(AnalysisState(name, "done", 0, len(card.verdicts), len(card.verdicts), card), status_code=200)


@post("/api/tables/{table:str}/analysis", **DONE, summary="Analyse a finished match, or see the progress")
async def analyse_table(request: Asked, table: TableName) -> Response[AnalysisState]:
    return await _of_table(request, table, start=True)


@get("/api/tables/{table:str}/analysis", **TAGS, summary="The analysis, if there is one")
async def show_analysis(request: Asked, table: TableName) -> Response[AnalysisState]:
    return await _of_table(request, table, start=False)


async def _of_table(request: Asked, table: str, *, start: bool) -> Response[AnalysisState]:
    found = await registry_of(request).find(table)
    analysis = await _analyses(request).of_table(found, address_of(request.scope), start=start)
    return await _answer(request, table, analysis, found.now.names(lang_of(request)))


@post("/api/analyse", **DONE, operation_class=FileIn, summary="Analyse a match file")
async def analyse_file(request: Asked) -> Response[AnalysisState]:
    body = await request.body()
    name, found = await _analyses(request).of_file(body, named_game(body), address_of(request.scope))
    return await _answer(request, name, found)


@get("/api/analyse/{name:str}", **TAGS, summary="The analysis of a match file, or its progress")
async def show_file_analysis(request: Asked, name: FileName) -> Response[AnalysisState]:
    return await _answer(request, name, _analyses(request).of_known_file(name))


ANALYSIS_HANDLERS = [analyse_table, show_analysis, analyse_file, show_file_analysis]
