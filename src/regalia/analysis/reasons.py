"""Why a move was good or bad, in words of the game: from its previews, its story and what its judge expects."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from regalia.analysis.looking import Look
from regalia.analysis.words import Kept, as_words, keep, name_of
from regalia.core.errors import Words
from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.moves import Move
from regalia.core.record import Record, copied, whole
from regalia.core.story import Step

CLEAR = 2  # points by which two moves must differ before it is worth a word
MOST = 2  # sentences about what others do next


def brings(game: Game, s: Record, move: Move) -> list[Kept]:
    """What a move brings its seat at once, as its preview says."""
    room = game.rooms.preview
    return [keep(words) for words in room.preview(copied(s), game.box, move, name_of)] if room else []


def tell_move(match: Match, s: Record, move: Move) -> list[Kept]:
    """What the seat does with a move, as the story tells it; nothing for a step that is part of something larger."""
    return _told(match.game, s, move, whole(s, "turn"))[0]


def tell_line(game: Game, look: Look) -> list[Kept]:
    """What would probably have followed a move, as its seat would have seen it, and not what it would have drawn."""
    return [sentence for step in steps(game, look) for sentence in step.told]


class Likely(NamedTuple):
    """A step of a line, and what the story would say of it."""

    seat: int
    told: list[Kept]
    drawn: bool  # it ends with a draw


def steps(game: Game, look: Look) -> list[Likely]:
    s, found = look.known.state, list[Likely]()
    for move in look.line():
        told, after = _told(game, s, move, look.known.seat)
        found.append(Likely(whole(s, "turn"), told, s.dice.tobytes() != after.dice.tobytes()))
        s = after
    return found


def _told(game: Game, s: Record, move: Move, seat: int) -> tuple[list[Kept], Record]:
    after = copied(s)
    dice = after.dice.tobytes()
    game.rules.play(after, game.box, move.id)
    if game.unfinished(after) or game.unfinished(s):
        return [], after
    drawn = after.dice.tobytes() != dice  # of a guess: nobody is told what
    events = game.rooms.story.tell([Step(whole(s, "turn"), move, s, after)], game.box, None if drawn else seat)
    return [keep(event.words(name_of)) for event in events[: 1 if drawn else None]], after


def reasons(played: Move, better: Move, after_played: Look, after_better: Look) -> list[Kept]:
    """Why the better move was better: how both look at first sight, what the next player is let do, and how many points it is about."""
    game, seat, s = after_played.known.game, after_played.known.seat, after_played.known.state
    found = [*_first_sight(game, s, played, better), *_answer(game, seat, after_played, after_better)]
    points = round(after_better.best.margin - after_played.best.margin)
    if points >= CLEAR:
        found.append(Words("analysis-points", better=better.notation, points=points))
    return [keep(words) for words in found or [Words("analysis-share", better=better.notation)]]


def _first_sight(game: Game, s: Record, played: Move, better: Move) -> Iterator[Words]:
    """By the game's own rating of moves: was it tempting, or was the better one plain to see?"""
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
        yield Words("analysis-plain", better=better.notation)


def _answer(game: Game, seat: int, after_played: Look, after_better: Look) -> Iterator[Words]:
    """What others would probably do next, and would not after the better move."""
    instead = [told for step in steps(game, after_better) for told in step.told]
    answers = [step for step in steps(game, after_played) if step.seat != seat and not step.drawn]
    others = [told for step in answers for told in step.told if told not in instead]
    if others:
        yield Words("analysis-lets", detail=[as_words(told) for told in others[:MOST]])
