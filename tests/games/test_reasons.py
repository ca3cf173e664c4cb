"""What the games say of moves, in every language and with any name, and that it follows from what the seat knows."""

from collections.abc import Iterator

import pytest

import playing
import regalia
from languages import said_in_every_language
from regalia.core.errors import Words
from regalia.core.match import Match
from regalia.core.record import Record, copied
from regalia.core.story import Step

GAMES = [regalia.game(name, players=2) for name in regalia.rulebooks()]


def name(seat: int) -> str:
    return ("Anna", "Bruno")[seat]


def lines(match: Match, s: Record, first: int, second: int) -> tuple[list[Step], list[Step]]:
    """Two moves from the same position, with nothing that follows."""
    game, found = match.game, []
    for move in (first, second):
        after = copied(s)
        game.rules.play(after, game.box, move)
        found.append([Step(match.turn or 0, game.moves[move], s, after)])
    return found[0], found[1]


def choices(game: regalia.Game, seed: int) -> Iterator[tuple[Match, list[int]]]:
    return ((match, legal) for match in playing.moments(game, seed) if len(legal := match.legal_ids()) > 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_is_said_in_words(game: regalia.Game):
    room, seen = game.rooms.reasons, set[str]()
    assert room
    for match, legal in choices(game, 4):
        for move in (game.moves[each] for each in legal):
            if move.family.name not in seen:
                seen.add(move.family.name)
                said = said_in_every_language(room.in_words(match.state, game.box, move).sentence)
                assert said != move.notation or not move.family.axes
    assert len(seen) > len(game.moves.families) / 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_are_said_in_every_language_and_follow_from_what_the_seat_knows(game: regalia.Game):
    """In two worlds that look alike to the seat the same is said of the same two moves."""
    room, said = game.rooms.reasons, dict[str, Words]()
    assert room
    for match, legal in choices(game, 6):
        seat = match.turn or 0
        pair = (legal[0], legal[-1]) if match.ply % 2 else (legal[-1], legal[0])
        told = [room.reasons(*lines(match, match.redealt(seat, seed), *pair), game.box, name) for seed in (1, 2)]
        assert told[0] == told[1]
        said |= {words.key: words for words in told[0]}
    assert len(said) >= 3
    for words in said.values():
        said_in_every_language(words.sentence)


def test_kingdoms_names_the_castle_beside_the_mine_that_is_left_to_another():
    """What the issue asks for: who gets which castle where, and what it earns."""
    game = regalia.game("kingdoms", players=2)
    board = ["G +4 . . . .", ". . . . . .", ". . . . . .", ". . . . . .", ". . . . . ."]
    match = game.position({"board": board}, seed=1)
    first = match.state
    seat = match.turn or 0
    after = copied(first)
    game.rules.play(after, game.box, game.moves.read("castle 1 f5").id)
    answer = copied(after)
    game.rules.play(answer, game.box, game.moves.read("castle 3 c1").id)
    played = [Step(seat, game.moves.read("castle 1 f5"), first, after), Step(1 - seat, game.moves.read("castle 3 c1"), after, answer)]
    better = lines(match, first, game.moves.read("castle 3 c1").id, game.moves.read("draw").id)[0]
    room = game.rooms.reasons
    assert room
    told = [words.sentence() for words in room.reasons(played, better, game.box, name)]
    assert told[0] == (
        f"It leaves c1 to {name(1 - seat)}, whose rank 3 castle there would earn from row 1 (base 8, doubled by the gold mine) and "
        f"column c (base 0). As the board stood: {name(1 - seat)} +24."
    )
