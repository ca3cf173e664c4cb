"""Why a move was good or bad, in words of the game: from its previews, its story and what its judge expects."""

from regalia.analysis.looking import Look
from regalia.analysis.words import Kept, keep, name_of
from regalia.core.errors import Words
from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.moves import Move
from regalia.core.record import Record, copied, whole
from regalia.core.story import Step

CLEAR = 2  # points by which two moves must differ before it is worth a word


def brings(game: Game, s: Record, move: Move) -> list[Kept]:
    """What a move brings its seat at once, as its preview says."""
    room = game.rooms.preview
    return [keep(words) for words in room.preview(copied(s), game.box, move, name_of)] if room else []


def tell_move(match: Match, s: Record, move: Move) -> list[Kept]:
    """What the seat does with a move, as the story tells it; nothing for a step that is part of something larger."""
    return _told(match.game, s, move, whole(s, "turn"))[0]


def tell_line(game: Game, look: Look) -> list[Kept]:
    """What would probably have followed a move, as its seat would have seen it."""
    s, told = look.known.state, list[Kept]()
    for move in look.line():
        sentences, s = _told(game, s, move, look.known.seat)
        told += sentences
    return told


def _told(game: Game, s: Record, move: Move, seat: int) -> tuple[list[Kept], Record]:
    after = copied(s)
    game.rules.play(after, game.box, move.id)
    if game.unfinished(after) or game.unfinished(s):
        return [], after
    events = game.rooms.story.tell([Step(whole(s, "turn"), move, s, after)], game.box, seat)
    return [keep(event.words(name_of)) for event in events], after


def reasons(match: Match, played: Move, better: Move, after_played: Look, after_better: Look) -> list[Kept]:
    """What the better move had over the one played: points, what it brings at once, and what the others are let do."""
    game, seat = match.game, after_played.known.seat
    found = []
    gain = round(after_better.best.margin - after_played.best.margin)
    if gain >= CLEAR:
        found.append(keep(Words("analysis-points", better=better.notation, points=gain)))
    answer = _answer(game, seat, after_played)
    if answer:
        found.append(answer)
    return found or [keep(Words("analysis-share", better=better.notation))]


def _answer(game: Game, seat: int, look: Look) -> Kept | None:
    """What the next other player would probably do after the move played."""
    s = look.known.state
    for move in look.line():
        turn = whole(s, "turn")
        sentences, s = _told(game, s, move, seat)
        if turn != seat and sentences:
            return Kept("analysis-lets", {"who": name_of(turn), "told": {"key": sentences[0].key, "args": sentences[0].args}})
    return None
