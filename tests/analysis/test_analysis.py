"""Analyses of finished matches: the same from the same seed, the parts of a result add up, and a verdict knows what its seat knew."""

import itertools
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import playing
import regalia
from languages import said_in_every_language
from regalia.analysis.analyse import analyse_file, course, sound
from regalia.analysis.decision_search import DecisionSearch
from regalia.analysis.judging import Decision, Judged, judge
from regalia.analysis.results import BAD, DOUBTFUL, Analysis, mark_of
from regalia.analysis.spectator import world
from regalia.analysis.sums import sums
from regalia.analysis.words import Kept, keep, name_of
from regalia.bots.knowledge import know
from regalia.core.errors import Words
from regalia.core.match import Match
from regalia.text import LANGUAGES

SIMULATIONS = 50
GAMES = [regalia.game(name, players=2) for name in regalia.rulebooks()]
NAMES = ["Ő’Neil <b>", "{ $who } —", "Жанна", "D"]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def found(request: pytest.FixtureRequest) -> tuple[Match, Analysis]:
    match = playing.random_match(request.param, seed=3)
    return match, regalia.analyse(match, simulations=SIMULATIONS)


def test_the_parts_add_up_to_the_result(found: tuple[Match, Analysis]):
    match, analysis = found
    for player in analysis.players:
        for parts in (player.seen, player.public, player.truth):
            total = player.expected + parts.deal + parts.luck + parts.own + parts.others + parts.rest
            assert total == pytest.approx(player.result, abs=1e-9)
        assert player.good + player.doubtful + player.bad == player.decisions
        assert 0 <= player.accuracy <= 100
    assert [player.result for player in analysis.players] == [(seat in match.winners) / len(match.winners) for seat in range(2)]
    for part in ("luck", "deal", "rest"):  # what one gains the other loses
        assert sum(getattr(player.seen, part) for player in analysis.players) == pytest.approx(0, abs=1e-6)


def test_a_spectator_sees_luck_only_where_the_open_table_changed(found: tuple[Match, Analysis]):
    """Draws of Kingdoms and Palais Royal go into a hand; in Royals cards are turned up."""
    match, analysis = found
    assert (analysis.players[0].public.luck != 0) == (match.game.name == "royals")
    assert all(player.public.own == player.seen.own for player in analysis.players)


def test_decisions_in_a_row_count_together():
    """A seat that sees a chance on the way and misses it has lost nothing by its turn but what was there before."""

    def decided(seat: int, best: float, played: float, *, goes_on: bool) -> Judged:
        made: Any = SimpleNamespace(seat=seat, goes_on=goes_on)
        return Judged(made, made, (best, 1 - best), (played, 1 - played), None, (best, 1 - best))

    row = [decided(0, 0.5, 0.5, goes_on=False), decided(0, 0.8, 0.4, goes_on=True), decided(1, 0.45, 0.7, goes_on=False)]
    parts = sums(row, (0.0, 0.0), [(0.1, -0.1)], (0.5, 0.5), (1.0, 0.0))
    assert [parts[0].own, parts[0].others, parts[0].rest] == pytest.approx([-0.1, 0.25, 0.25])
    assert [parts[1].own, parts[1].others, parts[1].rest] == pytest.approx([-0.25, 0.1, -0.25])


def test_a_row_of_decisions_ends_with_a_draw_or_another_seat(found: tuple[Match, Analysis]):
    decisions, draws = course(found[0])
    drawn = {(each.moment, each.step) for each in draws}
    for last, each in itertools.pairwise(decisions):
        between = any((last.moment, last.step) <= at < (each.moment, each.step) for at in drawn)
        assert each.goes_on == (last.match.turn == each.match.turn and not between)


def test_every_decision_has_a_verdict_and_a_mark_by_its_loss(found: tuple[Match, Analysis]):
    match, analysis = found
    begun = match.game.start(secret=match.deal.secret)
    verdicts = {verdict.ply: verdict for verdict in analysis.verdicts}
    for line in match.log:
        assert (line.ply - 1 in verdicts) == (len(begun.legal_ids()) > 1)
        begun.play(line.move.id)
    for verdict in analysis.verdicts:
        assert verdict.mark == mark_of(verdict.loss)
        assert verdict.loss == pytest.approx(max(0.0, verdict.before - verdict.after))
        assert all(option.share > verdict.after for option in verdict.better)
        assert (verdict.mark == "good") == (not verdict.reasons) == (verdict.view is None)
        assert verdict.mark == "good" or (verdict.better and verdict.played in verdict.legal)


def test_chances_are_shares_of_one_win_and_end_with_the_result(found: tuple[Match, Analysis]):
    match, analysis = found
    assert all(sum(shares) == pytest.approx(1, abs=1e-6) for chance in analysis.chances for shares in (chance.seen, chance.truth))
    assert analysis.chances[-1].moment == len(match.moments)
    assert [chance.moment for chance in analysis.chances] == sorted({chance.moment for chance in analysis.chances})
    assert all(point.moment in {chance.moment for chance in analysis.chances} for point in analysis.turning_points)


def test_all_that_is_said_is_said_in_every_language_with_any_name(found: tuple[Match, Analysis]):
    _, analysis = found
    said = [verdict for verdict in analysis.verdicts if verdict.mark != "good"]
    assert said, "a random player errs"
    for verdict in said[:20]:
        options = [words for option in verdict.better for words in [*option.brings, *option.leads_to]]
        for words in [*verdict.told, *verdict.reasons, *options]:
            for lang in LANGUAGES:
                told = words.sentence(lang, NAMES)
                assert "\ue000" not in told
                assert "{ $" not in told.replace(NAMES[1], "")


def test_nobody_is_told_what_another_seat_was_only_guessed_to_hold():
    """In Kingdoms others' starting tiles are hidden: no reason and no line that follows a move names one."""
    found = regalia.analyse(playing.random_match(regalia.game("kingdoms", players=2), seed=3), simulations=200)
    told = [(verdict.seat, option) for verdict in found.verdicts for option in verdict.better]
    assert told
    for seat, option in told:
        others = [words for words in option.leads_to if words.key == "kingdoms-told-put-start" and words.args["who"] != name_of(seat)]
        assert others == []


def test_the_same_seed_gives_the_same_analysis_on_any_number_of_threads():
    match = playing.random_match(GAMES[0], seed=5)
    one, other = (msgspec.json.encode(regalia.analyse(match, simulations=SIMULATIONS, threads=threads)) for threads in (1, 3))
    assert one == other
    assert one != msgspec.json.encode(regalia.analyse(match, simulations=SIMULATIONS, seed=1))
    assert msgspec.json.encode(msgspec.json.decode(one, type=Analysis)) == one, "what is kept is what was found"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_verdict_depends_on_nothing_its_seat_did_not_know(game: regalia.Game):
    """Two worlds that look alike to the seat give the same verdict, byte for byte."""
    looked_at = differed = 0
    for match in playing.moments(game, 8):
        if match.ply % 17 or len(match.legal_ids()) == 1:
            continue
        worlds = [game.rooms.positions.write(state, game.box) for state in (match.state, match.redealt(match.turn or 0, 99))]
        matches = [game.position(json.loads(json.dumps(world)), seed=1) for world in worlds]
        if matches[0].draft or matches[0].legal_ids() != match.legal_ids():
            continue
        verdicts = [judge(Decision(each, 4, 0, each.game.moves[each.legal_ids()[-1]]), SIMULATIONS, 7).verdict for each in matches]
        assert msgspec.json.encode(verdicts[0]) == msgspec.json.encode(verdicts[1])
        looked_at += 1
        differed += worlds[0] != worlds[1]
    assert looked_at >= 3
    assert differed or game.name == "palais-royal"


def test_a_running_match_cannot_be_analysed():
    running = playing.random_match(GAMES[0], seed=1, plies=20)
    with pytest.raises(regalia.BadInput, match="not over"):
        regalia.analyse(running)
    with pytest.raises(regalia.BadInput, match="simulations"):
        regalia.analyse(playing.random_match(GAMES[0], seed=1), simulations=1)


def test_a_cheated_file_gets_one_sentence():
    file = json.loads(playing.random_match(GAMES[0], seed=1).to_json())
    file["result"]["scores"][0] += 50
    checked = regalia.verify(json.dumps(file))
    with pytest.raises(regalia.BadInput) as caught:
        sound(checked)
    assert "cannot be analysed" in said_in_every_language(caught.value.sentence)


def test_a_match_that_was_given_up_is_analysed_up_to_there():
    match = playing.random_match(GAMES[0], seed=1, plies=12)
    found = analyse_file(regalia.verify(match.to_json(resigned=[0])), simulations=SIMULATIONS)
    assert found.winners == [1]
    assert [player.result for player in found.players] == [0.0, 1.0]
    assert len(found.verdicts) == 12
    nobody = analyse_file(regalia.verify(match.to_json(resigned=[0, 1])), simulations=SIMULATIONS)
    assert sum(player.result for player in nobody.players) == pytest.approx(1)
    with pytest.raises(regalia.BadInput, match="not over"):
        analyse_file(regalia.verify(match.to_json()))
    for wrong in ([2], [0, 0], [-1]):
        with pytest.raises(regalia.BadInput) as caught:
            analyse_file(regalia.verify(match.to_json(resigned=wrong)))
        assert "gave up" in said_in_every_language(caught.value.sentence)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_spectator_sees_the_same_in_the_worlds_it_holds_possible(game: regalia.Game):
    hidden = 0
    for match in playing.moments(game, 3):
        if match.ply % 23 == 5 and not match.draft:
            guess = world(match.game, match.state, seed=match.ply)
            views = [msgspec.json.encode(game.rooms.view.view(state, game.box, None)) for state in (match.state, guess)]
            assert views[0] == views[1]
            seats = [[game.rooms.view.view(state, game.box, seat) for seat in range(2)] for state in (match.state, guess)]
            hidden += seats[0] != seats[1]
    assert hidden, "what the seats know was dealt anew"


def test_what_was_taken_back_is_not_judged():
    match = regalia.game("kingdoms", players=2).start(seed=7)
    for _ in range(4):
        match.play(match.legal_ids()[0])
    match.take_back(2).play("draw")
    decisions, _ = course(match)
    assert [decision.match.ply for decision in decisions] == [0, 1, 5]
    assert decisions[-1].played.notation == "draw"


def test_giving_a_win_away_is_bad_and_the_win_is_named():
    match, look, worst = next(gambles(regalia.game("kingdoms", players=2)))
    verdict = judge(Decision(match, 0, 0, match.game.moves[worst]), 1000, 0).verdict
    assert verdict.mark == "bad"
    assert verdict.better[0].share - verdict.after >= BAD
    assert judge(Decision(match, 0, 0, match.game.moves[look.best.move]), 1000, 0).verdict.loss < DOUBTFUL


@pytest.mark.rule("ROY-R8", "PAL-R10")
@pytest.mark.parametrize(("name", "position", "begun"), [
    ("royals", {"phase": "play", "hands": [{"france": 1, "britain": 3, "spain": 2}, {}]}, ["occupy dijon-baron"]),
    ("royals", {"phase": "play", "hands": [{"france": 8, "spain": 7}, {}]}, ["end", "discard spain"]),
    ("palais-royal", {"phase": "parade", "turn": 0, "rooms": [{"parade": 3, "mint": 1}, {"stairs": 1}], "reserve": [0, 0]}, ["gate mint"]),
])  # fmt: skip
def test_a_part_that_no_ordered_record_lists_first_is_searched(name: str, position: dict[str, Any], begun: list[str]):
    """With the highest kind named first, an ordered record would have nothing left to name."""
    match = regalia.game(name, players=2).position(position, seed=1)
    for move in begun:
        match.play(move)
    for move in match.legal_ids():
        search = DecisionSearch(know(match, 1), 200, first_move=move)
        assert [each.move for each in search.moves] == [move]
        assert search.best.visits == 200
        assert search.line()[0].id == move


def gambles(game: regalia.Game) -> Iterator[tuple[Match, DecisionSearch, int]]:
    """Moments near the end where one move wins and another loses."""
    for match in (each for seed in range(40) for each in playing.moments(game, seed)):
        if match.state.epoch == 3 and 0 < match.state.empty <= 3 and len(match.legal_ids()) > 1:
            look = DecisionSearch(know(match, 1), 2000)
            worst = min(look.moves, key=lambda each: each.shares[look.known.seat])
            if look.best.shares[look.known.seat] - worst.shares[look.known.seat] > 2 * BAD:
                yield match.copy(), look, worst.move


def test_words_are_kept_and_said_again():
    words = Words("both", most=[Words("colour-red"), name_of(1)], last=Words("colour-blue"))
    kept = msgspec.json.decode(msgspec.json.encode(keep(words)), type=Kept)
    assert kept.sentence("en", ["Anna", "Béla"]) == "red, Béla and blue"
