"""Why a move was good or bad, in the game's words: from its reasons, previews, story and evaluation."""

from collections.abc import Iterator

import numpy as np

from regalia.analysis.decision_search import DecisionSearch
from regalia.analysis.words import Kept, as_words, keep, name_of
from regalia.core.errors import Words
from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.moves import Move
from regalia.core.record import Record, copied, whole
from regalia.core.story import Step, seen

CLEAR = 2  # points by which two moves must differ to be worth mentioning
MOST = 3  # reasons at most
ANSWERS = 2  # sentences at most about what others do next


def in_words(game: Game, s: Record, move: Move) -> Kept:
    """A move in words that follow a name; its notation where the game has no words for it."""
    room = game.rooms.reasons
    return keep(room.in_words(s, game.box, move) if room else Words("analysis-plays", move=move.notation))


def brings(game: Game, s: Record, move: Move) -> list[Kept]:
    """What a move brings its seat at once, from its preview."""
    room = game.rooms.preview
    return [keep(words) for words in room.preview(copied(s), game.box, move, name_of)] if room else []


def tell_move(match: Match, s: Record, move: Move) -> list[Kept]:
    """What a move does, as the story tells it; nothing for a step that is part of a larger action."""
    return _told(match.game, _step(match.game, s, move), whole(s, "turn"))


def tell_line(game: Game, search: DecisionSearch) -> list[Kept]:
    """What would probably have followed a move, as its seat would have seen it, without what it would have drawn."""
    return [sentence for step in line_of(game, search) for sentence in _told(game, step, search.known.seat)]


def line_of(game: Game, search: DecisionSearch) -> list[Step]:
    """A move and what would probably follow, up to where another seat would reveal what is only a guess here."""
    s, found = search.known.state, list[Step]()
    for move in search.line():
        if move.family.reveals and whole(s, "turn") != search.known.seat:
            break
        found.append(_step(game, s, move))
        s = found[-1].after
    return found


def _step(game: Game, s: Record, move: Move) -> Step:
    after = copied(s)
    game.rules.play(after, game.box, move.id)
    return Step(whole(s, "turn"), move, s, after)


def _draws(step: Step) -> bool:
    """Whether it ends with a draw, which must not be told: it is only a guess."""
    return step.before.dice.tobytes() != step.after.dice.tobytes()


def _told(game: Game, step: Step, seat: int) -> list[Kept]:
    if game.unfinished(step.after) or game.unfinished(step.before):
        return []
    drawn = _draws(step)
    events = seen(game.rooms.story.tell([step], game.box), None if drawn else seat)
    return [keep(event.words(name_of)) for event in events[: 1 if drawn else None]]


def reasons(played: Move, better: Move, after_played: DecisionSearch, after_better: DecisionSearch) -> list[Kept]:
    """What the game says of the two moves, how they look at first sight, and how many points are at stake."""
    game, seat, s = after_played.known.game, after_played.known.seat, after_played.known.state
    first, second = line_of(game, after_played), line_of(game, after_better)
    room = game.rooms.reasons
    found = list(room.reasons(first, second, game.box, name_of)) if room and first and second else []
    found = found or [*_answer(game, seat, first, second)]
    found += _first_sight(game, s, played, better)
    points = round(after_better.best.margin - after_played.best.margin)
    if points >= CLEAR:
        found.append(Words("analysis-points", points=points))
    return [keep(words) for words in (found or [Words("analysis-share")])[:MOST]]


def _first_sight(game: Game, s: Record, played: Move, better: Move) -> Iterator[Words]:
    """By the game's rating of moves: was the one played tempting, or was the better one easy to see?"""
    moves = np.empty(game.rooms.moves.MAX_LEGAL, np.int16)
    count = game.rules.legal(s, game.box, moves)
    ratings = np.empty(len(moves), np.float32)
    listed = moves[:count].tolist()
    game.rooms.heuristics.rate(s, game.box, moves, count, ratings)
    if played.id not in listed or better.id not in listed:
        return
    of_played, of_better = (float(ratings[listed.index(move.id)]) for move in (played, better))
    if of_played >= float(ratings[:count].max()):
        yield Words("analysis-tempting")
    elif of_better >= float(ratings[:count].max()):
        yield Words("analysis-plain")


def _answer(game: Game, seat: int, played: list[Step], better: list[Step]) -> Iterator[Words]:
    """What others would probably do next, but not after the better move."""
    instead = [told for step in better for told in _told(game, step, seat)]
    answers = [step for step in played if step.seat != seat and not _draws(step)]
    others = [told for step in answers for told in _told(game, step, seat) if told not in instead]
    if others:
        yield Words("analysis-lets", detail=[as_words(told) for told in others[:ANSWERS]])
