"""What is told of a game of Kingdoms: to whom, and that every sheet adds up."""

import json

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import label, some_games

import regalia
from games.stories import NAMES, found, kinds, last, spoken
from playing import random_match
from regalia.core.dice import key
from regalia.core.story import Step, seen
from regalia.games.kingdoms import rules, story
from regalia.games.kingdoms.scoring import LineNow, PartNow, sheet
from regalia.games.kingdoms.state import CELLS
from regalia.text import LANGUAGES

GAMES = [game for game in some_games() if game.name == "kingdoms"]
LAST_CELL = ["Y4 R1 -6 R1 +3 Y1", "R3 -3 +3 -5 R1 W", "+6 +4 +6 +1 +2 R2", "Y2 D +1 M Y1 +5", ". G +4 Y3 -4 +2"]
EXAMPLE = ["Y4 R1 -6 B1 +3 Y1", "B3 -3 +3 -5 R1 W", "+6 +4 +6 +1 +2 B1", "Y2 D +1 M B1 +5", ". G +4 Y3 -4 +2"]

some_game = st.builds(
    lambda players, variants: regalia.game("kingdoms", players=players, variants=sorted(variants)),
    st.integers(2, 4),
    st.sets(st.sampled_from(["last-castle", "no-luck", "instant-scoring"])),
)


def kingdoms(players=2, *variants):
    return regalia.game("kingdoms", players=players, variants=list(variants))


# Turns


@pytest.mark.rule("KIN-A1", "KIN-A3", "KIN-A4")
def test_what_is_put_down_is_told_to_all():
    match = kingdoms().position({"start": ["W", None], "turn": 1}).play("castle 3 d2")
    assert spoken(last(match)) == ["Béla builds a rank 3 castle on d2."]
    match.play("start c2")
    for seat in (0, 1, None):
        assert last(match, seat) == [story.Put(0, "W", "c2", True)]
    assert spoken(last(match)) == ["Anna puts the starting tile on c2: wizard."]
    full = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M D G W R1", "R1 R2 R2 . . ."]
    match = kingdoms().position({"board": full, "castles": [[0, 0, 0, 0], [2, 1, 2, 1]]}).play("pass")
    assert spoken(last(match)) == ["Anna passes."]


@pytest.mark.rule("KIN-A2")
def test_a_tile_drawn_is_seen_by_its_player_alone_until_it_is_put_down():
    match = kingdoms(3).position({}, seed=3).play("draw")
    tile = match.view(0).hand
    assert [last(match, seat) for seat in (0, 1, 2, None)] == [[story.Drew(0, tile)], *[[story.Drew(0, None)]] * 3]
    match.play("place c3")
    for seat in (0, 1, 2, None):
        assert last(match, seat) == [story.Put(0, tile, "c3", False)]


@pytest.mark.rule("KIN-V2")
def test_a_tile_taken_is_told_when_it_is_put_down():
    match = kingdoms(2, "no-luck").start(seed=4)
    who = NAMES[match.turn]
    match.play("take d").undo()
    match.play("take g")
    assert match.moments == []
    match.play("place c3")
    assert spoken(last(match)) == [f"{who} takes a tile: gold mine.", f"{who} puts a tile on c3: gold mine."]


# Scoring


@pytest.mark.rule("KIN-P1", "KIN-P2", "KIN-P3", "KIN-P4", "KIN-P5", "KIN-P6")
def test_the_worked_example_is_told_line_by_line():
    match = kingdoms(3).position({"board": EXAMPLE, "turn": 1}).play("castle 2 a5")
    scored = found(last(match), story.Scored)
    assert (scored.before, scored.won, scored.gold) == ([50, 50, 50], [44, 3, 54], [94, 53, 104])
    lines = {line.line: line for line in scored.lines}
    assert list(lines) == [*"12345", *"abcdef"]
    assert lines["1"].won == [-18, -3, -3]
    left, right = lines["4"].parts
    assert (left.cells, left.cancelled, left.base, right.base, right.won) == (["a4", "b4", "c4"], True, 0, 5, [0, 0, 5])
    (whole,) = lines["b"].parts
    assert (whole.resources, whole.hazards, whole.cancelled, whole.doubled, whole.base) == (4, -3, True, True, -6)
    assert [part.base for part in lines["d"].parts] == [-4, 0]
    (edge,) = lines["f"].parts
    assert [(castle.cell, castle.seat, castle.rank, castle.counts) for castle in edge.castles] == [("f1", 0, 1, 2), ("f3", 2, 1, 2)]
    assert (edge.base, edge.ranks, edge.won) == (7, [2, 0, 2], [14, 0, 14])
    sheet = scored.sheet()
    assert sheet.title.sentence() == "Scoring of epoch 1"
    assert [row.label.sentence() for row in sheet.rows][:2] == ["Gold before scoring", "Row 1"]
    assert (sheet.rows[1].values, sheet.totals) == ([-18, -3, -3], [94, 53, 104])
    (column_b,) = sheet.rows[7].parts
    assert (column_b.label.sentence(), column_b.values) == ("wolf −3, windmill +4, dragon, gold mine → base −6", [0, -6, 0])
    assert [(row.label.sentence(), row.values) for row in column_b.parts] == [("ranks that count", [0, 1, 0])]


@pytest.mark.rule("KIN-P3")
def test_a_line_that_mountains_split_names_them_and_the_cells_of_each_part():
    """Two parts may have the same tiles, or none."""

    def told(row, lang="en"):
        match = kingdoms(2, "instant-scoring").position({"board": [row, *[". . . . . ."] * 4]}).play("castle 1 f1")
        (line,) = found(last(match), story.Scored).sheet().rows[1:]
        return [line.label.sentence(lang), *(part.label.sentence(lang) for part in line.parts)]

    assert told("Y1 R1 +1 Y2 R1 .") == ["Row 1", "village +1 → base 1"]
    assert told("Y1 R1 M Y2 R1 .") == ["Row 1, mountain on c1", "a1–b1: no tiles → base 0", "d1–f1: no tiles → base 0"]
    both = ["Row 1, mountains on b1, d1", "a1: no tiles → base 0", "c1: no tiles → base 0", "e1–f1: no tiles → base 0"]
    assert told("Y1 M R1 M R2 .") == both
    assert told("M Y1 +1 R1 +2 .") == ["Row 1, mountain on a1", "b1–f1: village +1, farm +2 → base 3"]
    for lang in LANGUAGES:
        line, *parts = told("Y1 M R1 M R2 .", lang)
        assert "b1, d1" in line
        assert len(set(parts)) == 3


@settings(max_examples=40, deadline=None)
@given(some_game, st.integers(0, 10**6))
def test_every_sheet_adds_up_to_the_gold(game, seed):
    """In every variant and with any number of players the sheets explain all gold there is, and each base follows from its tiles."""
    match = random_match(game, seed)
    gold = [50] * game.players
    for moment in match.story():
        for event in moment.events:
            if not isinstance(event, story.Scored):
                continue
            assert event.before == gold
            for line in event.lines:
                for part in line.parts:
                    kept = part.hazards + (0 if part.cancelled else part.resources)
                    assert part.base == kept * (2 if part.doubled else 1)
                    assert part.won == [part.base * ranks for ranks in part.ranks]
                assert line.won == [sum(part.won[seat] for part in line.parts) for seat in range(game.players)]
            assert event.won == [sum(line.won[seat] for line in event.lines) for seat in range(game.players)]
            gold = [had + won for had, won in zip(gold, event.won, strict=True)]
            assert event.gold == event.sheet().totals == gold
            assert [sum(row.values[seat] for row in event.sheet().rows) for seat in range(game.players)] == gold
    assert gold == match.scores


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_sheet_rules_and_view_agree_on_every_line(game):
    match, chance = game.start(seed=11), np.random.default_rng(11)
    while not match.over:
        s = match.state
        view = match.view()
        for line, on_sheet in enumerate(sheet(s, game.box)):
            paid = s.copy()
            rules.score_line(paid, game.box, line)
            assert on_sheet.won == [int(paid.gold[seat]) - int(s.gold[seat]) for seat in range(game.players)]
            assert view.lines[line] == LineNow(
                on_sheet.line, [PartNow(part.cells[0], part.cells[-1], part.base, part.won) for part in on_sheet.parts]
            )
        match.play(int(chance.choice(match.legal_ids())))


@pytest.mark.rule("KIN-V3", "KIN-R5")
def test_instant_scoring_tells_the_lines_that_were_filled():
    cross = [". +1 +2 R1 +1 -1", "+3 . . . . .", "+4 . . . . .", "-5 . . . . .", "R2 . . . . ."]
    match = kingdoms(2, "instant-scoring").position({"board": cross, "gold": [0, 0]}).play("castle 2 a1")
    built, scored = last(match)
    assert isinstance(built, story.Built)
    assert [line.line for line in scored.lines] == ["1", "a"]
    assert (scored.instant, scored.before, scored.gold) == (True, [0, 0], [10, 7])
    assert spoken([scored]) == ["Scoring of row 1, column a: Anna +10, Béla +7."]
    match = kingdoms(2, "instant-scoring").position({}).play("castle 1 a1")
    assert kinds(last(match)) == ["castle"]


# Epochs and the end


@pytest.mark.rule("KIN-R6")
@pytest.mark.parametrize("by", ["hand", "start"])
def test_the_tile_that_ends_an_epoch_is_told(by):
    """The board is cleared at once, but everybody has seen the tile."""
    lines = [line.replace("W", ".") for line in LAST_CELL]
    lines[4] = lines[4].replace(". G", "Y2 G")
    position = {"board": lines, "hand": "W"} if by == "hand" else {"board": lines, "start": ["W", None]}
    for epoch in (1, 3):
        match = kingdoms().position({**position, "epoch": epoch}).play("place f2" if by == "hand" else "start f2")
        for seat in (0, 1, None):
            assert last(match, seat)[0] == story.Put(0, "W", "f2", by == "start")
            assert found(last(match, seat), story.Scored).won == found(last(match), story.Scored).won


@pytest.mark.rule("KIN-E1", "KIN-E2", "KIN-E3", "KIN-R6")
def test_the_end_of_an_epoch_is_told_in_order():
    match = kingdoms().position({"board": LAST_CELL, "start": [None, "+5"]}, seed=1).play("castle 2 a5")
    dealt = match.position()["start"]
    assert kinds(last(match)) == ["castle", "scored", "epoch-ended", "cleared", "shuffled", "epoch-began"]
    assert [found(last(match, seat), story.ShuffledTiles).starting for seat in (0, 1, None)] == [
        [dealt[0], None], [None, dealt[1]], [None, None],
    ]  # fmt: skip
    cleared = found(last(match), story.ClearedBoard)
    assert cleared.returned == [2, 3]
    assert cleared.removed == [[0, 2, 1, 1], [0, 1, 1, 0]]
    assert "+5" not in json.dumps(msgspec.to_builtins(last(match))[2:])  # the tile that was never played
    began = found(last(match), story.EpochBegan)
    assert (began.epoch, began.first, began.richest) == (2, match.turn, [match.turn])
    assert spoken(last(match))[1:] == [
        "Scoring of epoch 1: Anna +70, Béla +57.",
        "The board is full, and epoch 1 ends. Gold: Anna 120, Béla 107.",
        "Rank 1 castles return to their owners (Anna 2, Béla 3); the others leave the game.",
        "All tiles are shuffled, and everyone draws a starting tile.",
        "Epoch 2 begins; Anna has the most gold (120) and goes first.",
    ]


@pytest.mark.rule("KIN-R3")
def test_why_one_of_several_begins_is_told():
    even = kingdoms().position({"board": LAST_CELL, "gold": [37, 50], "first": 1, "turn": 0}).play("castle 2 a5")
    began = found(last(even), story.EpochBegan)
    assert (began.first, began.richest, began.gold) == (1, [0, 1], 107)
    assert spoken([began]) == [
        "Epoch 2 begins; Anna and Béla have the most gold (107), and Béla goes first, being earliest in the turn order."
    ]


@pytest.mark.rule("KIN-E4", "KIN-R4")
@pytest.mark.parametrize(
    ("gold", "says"), [([50, 50], "Anna wins with 120 gold."), ([37, 50], "Anna and Béla share the win with 107 gold each.")]
)
def test_the_end_is_told(gold, says):
    match = kingdoms().position({"board": LAST_CELL, "epoch": 3, "gold": gold}).play("castle 2 a5")
    assert kinds(last(match)) == ["castle", "scored", "epoch-ended", "ended"]
    assert spoken(last(match))[-1] == says
    assert found(last(match), story.Ended).winners == match.winners


@pytest.mark.rule("KIN-V1", "KIN-V2")
def test_last_castle_and_no_luck_are_told():
    match = kingdoms(2, "last-castle", "no-luck").position({"board": LAST_CELL}).play("castle 2 a5")
    assert found(last(match), story.ClearedBoard).returned == [0, 0]
    assert found(last(match), story.ClearedBoard).removed == [[2, 2, 1, 1], [3, 1, 1, 0]]
    assert spoken(last(match))[3:5] == ["All castles on the board leave the game.", "All tiles go back to the supply."]
    tiles = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M D G W .", ". . . . . ."]
    match = kingdoms(2, "last-castle").position({"board": tiles, "castles": [[0, 0, 0, 1], [1, 0, 0, 0]], "gold": [0, 0]})
    match.play("castle 4 a5")
    assert kinds(last(match)) == ["castle", "last-castle"]
    assert spoken(last(match))[1] == "Anna has no castles left: this epoch is the last."
    match.play("castle 1 f4")
    assert kinds(last(match)) == ["castle", "last-castle", "scored", "epoch-ended", "ended"]
    assert spoken(last(match))[3] == "Nobody can act, and epoch 1 ends. Gold: Anna 0, Béla 6."


@pytest.mark.rule("KIN-V1", "KIN-V3", "KIN-R5")
def test_lines_that_never_fill_are_told_when_the_epoch_ends():
    tiles = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 -6", "M M D G W .", ". . . . . ."]
    game = kingdoms(2, "last-castle", "instant-scoring")
    match = game.position({"board": tiles, "castles": [[0, 0, 0, 0], [1, 0, 0, 0]], "gold": [0, 0], "turn": 1}).play("castle 1 f4")
    assert [line.line for line in found(last(match), story.Scored).lines] == ["4", "5", *"abcdef"]


# In all games


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_board_can_be_kept_by_listening(game):
    """A spectator who hears the story alone knows the board after every moment."""
    match, chance = game.start(seed=7), np.random.default_rng(7)
    board = ["."] * CELLS
    while not match.over:
        match.play(int(chance.choice(match.legal_ids())))
        if match.draft:
            continue
        for event in last(match):
            if isinstance(event, story.Built):
                board[_cell(event.cell)] = f"{'YRBG'[event.seat]}{event.rank}"
            elif isinstance(event, story.Put):
                board[_cell(event.cell)] = event.tile
            elif isinstance(event, story.ClearedBoard):
                on_board = [board.count(f"{letter}{rank}") for letter in "YRBG"[: game.players] for rank in range(1, 5)]
                assert sum(on_board) == sum(event.returned) + sum(map(sum, event.removed))
                board = ["."] * CELLS
        assert " ".join(match.view().board).split() == board


def _cell(name):
    return (int(name[1]) - 1) * 6 + "abcdef".index(name[0])


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_worlds_a_seat_cannot_tell_apart_are_told_alike(game):
    """Deal anew what a seat cannot know, before a move that shows it nothing: the seat is told the same."""
    match, chance = game.start(seed=9), np.random.default_rng(9)
    compared = 0
    while not match.over:
        before, mover = match.state, match.turn
        move = match.game.moves[int(chance.choice(match.legal_ids()))]
        match.play(move.id)
        for seat in range(game.players):
            if seat == mover or move.family.reveals:
                continue
            other = before.copy()
            key(other, 5, match.ply)
            rules.redeal(other, game.box, seat)
            after = other.copy()
            rules.play(after, game.box, move.id)
            if after.epoch != before.epoch:  # everybody gets a new tile, and sees it
                after.start[seat] = match.state.start[seat]
            ours = seen(story.tell([Step(mover, move, before, match.state)], game.box), seat)
            theirs = seen(story.tell([Step(mover, move, other, after)], game.box), seat)
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence_and_travels(lang):
    told = set()
    for game in GAMES:
        for moment in random_match(game, seed=2).story(0):
            for event in moment.events:
                told.add(type(event))
                assert event.words(NAMES.__getitem__).sentence(lang).endswith(".")
                rows = list(event.sheet().rows) if event.sheet() else []
                for row in rows:
                    assert row.label.sentence(lang)
                    rows += row.parts
            events = list(moment.events)
            assert msgspec.json.decode(msgspec.json.encode(events), type=list[story.Told]) == events
    assert told >= set(story.Told.__args__) - {story.Passed}
