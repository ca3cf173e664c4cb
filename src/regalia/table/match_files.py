"""A match file from anywhere, opened to be looked at move by move."""

import msgspec

from regalia.core.errors import BadInput
from regalia.core.game import game
from regalia.core.match import Match, MatchFile, verify
from regalia.table.messages import Opened, OpenedMove


def open_match(file: MatchFile, seat: int | None, lang: str) -> Opened:
    """The whole course of a finished match as a seat saw it, with what the check of the deal found."""
    verdict = verify(msgspec.json.encode(file))
    for problem in verdict.found:
        if isinstance(problem, BadInput):  # it cannot be replayed
            raise problem
    of = game(file.game, rules_version=file.rules_version, **file.options)
    match = Match(of, secret=bytes.fromhex(file.secret or ""), position=file.position)
    views, moves = [match.view(seat)], []
    for notation in file.moves:
        match.play(notation)
        played = match.log[-1]
        moves.append(OpenedMove(played.seat, played.move.notation, played.move.json))
        views.append(match.view(seat))
    return Opened(file.game, dict(of.options), list(of.seats), match.ply, verdict.sentences(lang), moves, views)
