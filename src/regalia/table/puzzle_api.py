"""Puzzles over HTTP: the position as the solver's seat sees it, and replies to answers. The solution stays here until it is asked for."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from regalia.core.match import Match
from regalia.core.moves import Move
from regalia.puzzles import Puzzle, number_of, puzzle, puzzles
from regalia.puzzles.answers import judged
from regalia.table.api import ERRORS, Asked, lang_of, registry_of
from regalia.table.commands import preview_card, why_card
from regalia.table.encoding import move_card
from regalia.table.messages import Preview, SeatCard, Why
from regalia.table.page_messages import OpenedMoment, PuzzleAnswer, PuzzleCard, PuzzleMove
from regalia.table.telling import in_words
from regalia.table.trouble import Trouble
from regalia.text import say, seat_names

KEPT = 32  # positions in memory
Number = Annotated[int, PathParameter(ge=1, le=10_000)]
TAGS: dict[str, Any] = {"responses": ERRORS, "tags": ["puzzles"]}
DONE: dict[str, Any] = {**TAGS, "status_code": 200}


@lru_cache(maxsize=KEPT)
def _laid_out(game: str, number: int) -> tuple[Puzzle, Match]:
    found = puzzle(game, number)
    return found, found.match()


async def _open(request: Asked, game: str, number: int | None) -> tuple[int, Puzzle, Match]:
    """A puzzle by its number, or the day's."""
    count = len(puzzles(game))
    if not count:
        raise Trouble("no-page")
    await registry_of(request).warm_up.need(game)
    which = number_of(datetime.now(UTC).date(), count) if number is None else number
    return which, *await registry_of(request).work(_laid_out, game, which)


@get("/api/puzzles/{game:str}", **TAGS, summary="The puzzle of the day, or another one")
async def puzzle_card(
    request: Asked, game: FromPath[str], number: Annotated[int | None, QueryParameter(ge=1, le=10_000)] = None
) -> PuzzleCard:
    which, found, match = await _open(request, game, number)
    lang, seat, day, count = lang_of(request), match.turn, datetime.now(UTC).date(), len(puzzles(game))
    assert seat is not None
    names, last = seat_names(match.game.seats, lang), match.moment(len(match.moments), seat)
    return PuzzleCard(
        game=game,
        title=match.game.rulebook.title,
        number=which,
        count=count,
        today=number_of(day, count),
        day=day.isoformat(),
        options=match.game.options,
        seat=seat,
        seats=[SeatCard(each, colour, "person", None, names[each], False) for each, colour in enumerate(match.game.seats)],
        view=match.view(seat),
        legal=[move_card(match.game.moves[move]) for move in match.legal_ids()],
        last=OpenedMoment(last.seat, *in_words(last.events, names.__getitem__, lang)),
        sentence=say("puzzle-ask", lang, who=names[seat], margin=int(100 * found.proof.margin)),
    )


def _answer(found: Puzzle, match: Match, move: Move, lang: str) -> PuzzleAnswer:
    solved = found.solves(move)
    brings = match.preview(move.id, seat_names(match.game.seats, lang).__getitem__)
    after = match.copy().play(move.id).view(match.turn) if solved else None
    told = [judged(found, move).sentence(lang), *(each.sentence(lang) for each in brings)]
    return PuzzleAnswer(solved, move_card(move), told, after)


@post("/api/puzzles/{game:str}/{number:int}/answer", **DONE, summary="Try a move")
async def puzzle_answer(request: Asked, game: FromPath[str], number: Number, data: JSONBody[PuzzleMove]) -> PuzzleAnswer:
    _, found, match = await _open(request, game, number)
    return await registry_of(request).work(_answer, found, match, match.game.moves.read(data.move), lang_of(request))


@post("/api/puzzles/{game:str}/{number:int}/solution", **DONE, summary="Give up: the move")
async def puzzle_solution(request: Asked, game: FromPath[str], number: Number) -> PuzzleAnswer:
    _, found, match = await _open(request, game, number)
    return await registry_of(request).work(_answer, found, match, match.game.moves.read(found.best[0]), lang_of(request))


@post("/api/puzzles/{game:str}/{number:int}/preview", **DONE, summary="What a move would bring")
async def puzzle_preview(request: Asked, game: FromPath[str], number: Number, data: JSONBody[PuzzleMove]) -> Preview:
    _, _, match = await _open(request, game, number)
    lang = lang_of(request)
    return preview_card(match, data.move, seat_names(match.game.seats, lang), lang)


@post("/api/puzzles/{game:str}/{number:int}/why", **DONE, summary="Which rule forbids a move")
async def puzzle_why(request: Asked, game: FromPath[str], number: Number, data: JSONBody[PuzzleMove]) -> Why:
    _, _, match = await _open(request, game, number)
    return why_card(match, data.move, lang_of(request))


HANDLERS = [puzzle_card, puzzle_answer, puzzle_solution, puzzle_preview, puzzle_why]
