"""What is told of a game of Palais Royal: to whom, and that the final sheet adds up."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, letters, play, scene
from games.stories import NAMES, found, kinds, last, spoken
from regalia.bots import bot, know
from regalia.core.story import Step
from regalia.games.palais_royal import story
from regalia.text import LANGUAGES


def played(players, seed):
    match, chance, clever = regalia.game("palais-royal", players=players).start(seed=seed), np.random.default_rng(seed), bot("greedy")
    while not match.over:
        match.play(clever.choose(know(match, match.ply)).move if chance.random() < 0.8 else int(chance.choice(match.legal_ids())))
    return match


# A turn


@pytest.mark.rule("PAL-S6")
def test_five_servants_are_one_moment():
    match = regalia.game("palais-royal", players=2).start(seed=1)
    play(match, "put mint", "put mint", "put king", "put office")
    assert [moment.number for moment in match.story(YELLOW)] == [0]
    play(match, "put office")
    assert last(match, YELLOW) == [story.SetUp(RED, {"mint": 2, "king": 1, "office": 2})]
    assert spoken(last(match)) == ["Anna puts servants into rooms: the mint (2), the king's room, the office (2)."]


@pytest.mark.rule("PAL-A1", "PAL-A2", "PAL-A3", "PAL-A4", "PAL-A6", "PAL-T1")
def test_a_turn_is_told_as_a_table_sees_it():
    rooms = {RED: {"parade": 2, "stairs": 3, "mint": 1, "king": 2, "office": 1}, YELLOW: {"stairs": 5}}
    match = scene(rooms=rooms, reserve=[1, 0, 0], garden={"b1": "4/2/0/3 louis"}, louis=[3, 0, 0])
    play(match, "gate reserve", "gate stairs", "done", "move stairs mint", "move stairs mint", "mint 4", "king parade")
    play(match, "recruit b1", "side reserve")
    assert match.turn == YELLOW
    events = last(match, YELLOW)
    assert kinds(events)[:6] == ["brought", "walked", "minted", "brought", "recruited", "left"]
    assert events[0] == story.Brought(RED, "gate", {"reserve": 1, "stairs": 1})
    assert (events[1].start, events[1].end, events[1].count, events[1].moves) == ("stairs", "mint", 2, 2)
    assert events[3] == story.Brought(RED, "king", {"parade": 1})
    noble = found(events, story.Recruited)
    assert (noble.space, noble.noble.points, noble.louis, noble.returned, noble.by_letter) == ("b1", 3, 4, {"office": 1, "king": 2}, 0)
    assert noble.face_up
    assert found(events, story.Left) == story.Left(RED, "b1", ["lion", "fountain"], "reserve")
    assert spoken(events)[:2] == [
        "Anna brings 2 servants to the gate, taken from the reserve, the stairs.",
        "Anna moves 2 servants from the stairs to the mint.",
    ]


@pytest.mark.rule("PAL-A2")
def test_ways_that_are_taken_back_leave_no_trace():
    rooms = {RED: {"stairs": 2, "gate": 1}, YELLOW: {"stairs": 3}}
    straight, astray = (scene(phase="stairs", rooms=rooms) for _ in range(2))
    play(astray, "move gate mint")
    astray.undo()
    for match in (straight, astray):
        play(match, "move gate office", "done")
        assert match.turn == YELLOW
    assert last(straight, YELLOW) == last(astray, YELLOW)
    assert kinds(last(astray)) == ["walked"]


@pytest.mark.rule("PAL-L6", "PAL-A4")
def test_seals_paid_by_letter_are_told_with_the_noble():
    match = scene(phase="recruit", rooms={RED: {"office": 1, "king": 1, "queen": 2}, YELLOW: {"stairs": 1}}, louis=[9, 0, 0],
                  letters=letters(3, RED, "2-seals"), garden={"d3": "3/2/2/8"})  # fmt: skip
    play(match, "letter 2-seals")
    assert last(match, GREEN) == [story.Played(RED, "2-seals", 2)]
    play(match, "recruit d3", "seal blue", "pay")
    noble = found(last(match, GREEN), story.Recruited)
    assert (noble.returned, noble.by_letter, noble.louis) == ({"office": 1, "king": 1, "queen": 2}, 1, 3)
    assert not noble.face_up


@pytest.mark.rule("PAL-N9", "PAL-A7")
def test_servants_of_a_noble_come_from_the_supply():
    match = scene(phase="recruit", rooms={RED: {"office": 1, "king": 2, "queen": 2}, YELLOW: {"stairs": 1}}, louis=[9, 0, 0],
                  supply=[2, 7, 7], garden={"d3": "2/2/2/4 servants"})  # fmt: skip
    play(match, "recruit d3")
    assert found(last(match), story.Joined) == story.Joined(RED, 2)
    assert not found(last(match), story.Recruited).face_up


# Letters


@pytest.mark.rule("PAL-A8")
def test_only_who_drew_them_is_told_which_letters():
    match = scene(seat=YELLOW, phase="back-door", rooms={YELLOW: {"back-door": 3}, GREEN: {"stairs": 1}})
    match.play("draw")
    drawn = match.view(YELLOW).drawn
    assert last(match, YELLOW) == [story.Drew(YELLOW, 3, drawn)]
    for seat in (RED, GREEN, None):
        assert last(match, seat) == [story.Drew(YELLOW, 3, None)]
        assert spoken(last(match, seat)) == ["Béla draws 3 letters."]
    kept = next(iter(drawn))
    play(match, f"keep {kept}", "discard")
    rest = {letter: count - (letter == kept) for letter, count in drawn.items() if count > (letter == kept)}
    assert last(match, YELLOW)[:2] == [story.Kept(YELLOW, 1, {kept: 1}), story.Discarded(YELLOW, rest)]
    for seat in (RED, GREEN, None):
        assert last(match, seat)[:2] == [story.Kept(YELLOW, 1, None), story.Discarded(YELLOW, rest)]


@pytest.mark.rule("PAL-A8")
def test_a_shuffle_of_the_discards_is_told():
    hand = dict.fromkeys(["majority", "open-gate", "5-moves", "9-moves", "2-seals", "4-louis", "2-points"], 4)
    match = scene(phase="back-door", rooms={RED: {"back-door": 2}}, discard={"4-points": 4, "gate-and-moves": 3}, letters=[hand, {}, {}])
    match.play("draw")
    assert kinds(last(match, YELLOW)) == ["reshuffled", "drew"]
    assert last(match, YELLOW)[0] == story.Reshuffled({"gate-and-moves": 3, "4-points": 4})


@pytest.mark.rule("PAL-L1")
def test_the_majority_letter_goes_when_the_turn_ends():
    match = scene(rooms={RED: {"parade": 1}, YELLOW: {"stairs": 1, "parade": 2}}, letters=letters(3, RED, "majority"), louis=[2, 0, 0])
    play(match, "letter majority", "done")
    assert last(match, GREEN) == [story.Discarded(RED, {"majority": 1})]


def test_a_turn_without_anything_is_told_and_so_are_turns_nobody_could_use():
    match = scene(phase="stairs", rooms={RED: {"stairs": 1}, GREEN: {"stairs": 1}})
    match.play("done")
    assert last(match, GREEN) == [story.EndedTurn(RED), story.Skipped(YELLOW)]
    assert match.turn == GREEN


# The end


def finished(rooms=None, **position):
    """Green ends the last round."""
    rooms = {GREEN: {"stairs": 1}, **(rooms or {})}
    match = scene(seat=GREEN, phase="stairs", rooms=rooms, last_round=True, **position)
    return last(match.play("done"), RED)


@pytest.mark.rule("PAL-E1")
def test_the_last_round_is_announced():
    garden = {"d3": 1, "e3": 2}
    match = scene(seat=GREEN, phase="stairs", rooms={seat: {"stairs": 1} for seat in range(3)}, garden=garden, others="empty")
    match.play("done")
    assert last(match) == [story.EndedTurn(GREEN), story.LastRound(2)]


@pytest.mark.rule("PAL-E2", "PAL-E3", "PAL-E4")
def test_the_whole_sheet_is_told():
    garden = {"b1": "red", "b2": "red", "a3": "yellow", "b4": "green"}  # lion 2, 2, 1; fountain 1, 0, 0
    hands = [["4-louis"] * 4 + ["5-moves"] * 4, ["majority"], []]
    events = finished(
        garden=garden, nobles=[["4/2/0/3", "5/3/3/12"], [], ["8/0/0/7"]], letters=hands, played=[["2-points", "4-points"], [], []]
    )
    sheet = found(events, story.Scored)
    assert sheet.noble_points == [15, 0, 7]
    assert sheet.played_points == [6, 0, 0]
    assert (sheet.unplayed, sheet.unplayed_points) == ([8, 1, 0], [6, 1, 0])
    sides = {side.side: (side.servants, side.points) for side in sheet.sides}
    assert sides == {
        "lion": ([2, 2, 1], [2, 2, 0]),
        "amphora": ([0] * 3, [0] * 3),
        "fountain": ([1, 0, 0], [6, 0, 0]),
        "sphinx": ([0] * 3, [0] * 3),
    }
    assert sheet.totals == [15 + 6 + 6 + 8, 1 + 2, 7]
    paper = sheet.sheet()
    assert [row.values for row in paper.rows] == [[15, 0, 7], [6, 0, 0], [6, 1, 0], [2, 2, 0], [0, 0, 0], [6, 0, 0], [0, 0, 0]]
    assert [part.values for part in paper.rows[0].parts] == [[3, None, None], [12, None, None], [None, None, 7]]
    assert [part.values for part in paper.rows[1].parts] == [[2, None, None], [4, None, None]]
    assert spoken(events)[-2:] == ["Final scoring: Anna 35, Béla 3, Cora 7.", "The last round is over. Anna wins with 35 points."]


@pytest.mark.rule("PAL-E5")
def test_the_tie_break_is_told():
    equal = {"nobles": [["2/2/0/5"], ["2/0/2/5"], []]}
    won = finished({RED: {"cardinal": 1}, YELLOW: {"cardinal": 2}}, **equal)[-1]
    assert (won.tied, won.cardinal, won.winners) == ([RED, YELLOW], [1, 2, 0], [YELLOW])
    assert spoken([won]) == [
        "The last round is over. Anna and Béla have 5 points each; Béla wins with the most servants in the cardinal's room."
    ]
    shared = finished(**equal)[-1]
    assert (shared.winners, spoken([shared])) == (
        [RED, YELLOW],
        ["The last round is over. Anna and Béla share the win with 5 points each."],
    )


@pytest.mark.rule("PAL-R6")
def test_a_game_that_stood_still_says_so():
    match = scene(seat=GREEN, phase="stairs", rooms={seat: {"stairs": 1} for seat in range(3)}, idle=20, garden={"d3": 1}, others="empty")
    match.play("done")
    assert match.over
    assert kinds(last(match)) == ["turn-ended", "scored", "ended"]
    assert last(match)[-1].stood_still
    # The last round may end in turns that nobody could use.
    match = scene(phase="stairs", rooms={RED: {"stairs": 1}}, last_round=True)
    match.play("done")
    assert kinds(last(match)) == ["turn-ended", "skipped", "skipped", "scored", "ended"]


# All of it


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_whole_games_are_told_in_every_language(players, seed):
    match = played(players, seed)
    for seat in (None, *range(players)):
        told = [event for moment in match.story(seat) for event in moment.events]
        assert all(moment.events for moment in match.story(seat))
        for event in told:
            for lang in LANGUAGES:
                assert event.words(NAMES.__getitem__).sentence(lang)
        again = msgspec.json.decode(msgspec.json.encode(told), type=list[story.Told])
        assert again == told
        for event in told:
            if isinstance(event, story.Drew | story.Kept):
                assert (event.letters is not None) == (event.seat == seat)
        assert told[-2].totals == match.scores
        assert told[-1].winners == match.winners
        rows = told[-2].sheet().rows
        assert [sum(row.values[each] for row in rows) for each in range(players)] == match.scores
    louis = sum(event.louis for event in told if isinstance(event, story.TookLouis))
    louis -= sum(event.louis for event in told if isinstance(event, story.Recruited | story.Played))
    louis += 4 * sum(event.letter == "4-louis" for event in told if isinstance(event, story.Played))
    assert louis == sum(match.position()["louis"]) - sum(range(players))
    assert sum(isinstance(event, story.Recruited) for event in told) == 36 - match.view(None).nobles


def test_a_step_of_a_payment_alone_tells_nothing():
    """An analysis looks at single steps; the noble is told with the step that chose it."""
    rooms = {RED: {"office": 1, "king": 2, "queen": 2}}
    match = scene(rooms=rooms, phase="recruit", garden={"d3": "3/2/2/8"}, letters=letters(3, RED, "2-seals"), louis=[9, 0, 0])
    play(match, "letter 2-seals", "recruit d3")
    before = match.state
    match.play("pay")
    told = story.tell([Step(RED, match.game.moves.read("pay"), before, match.state)], match.game.box)
    assert not any(isinstance(event, story.Recruited) for event in told)
    assert found(last(match, RED), story.Recruited)
