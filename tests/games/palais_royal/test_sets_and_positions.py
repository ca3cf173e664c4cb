"""Sets of printed numbers, positions in words, the score sheet and the drawing of Palais Royal."""

import copy
import json
from io import StringIO

import pytest
from rich.console import Console

import regalia
from games.palais_royal.scenes import GREEN, RED, YELLOW, scene
from regalia.core.record import OVER
from regalia.games.palais_royal import drawing, scoresheet
from regalia.games.palais_royal.boards import content_of, departures, describe, note, read, source
from regalia.games.palais_royal.moves import MAX_LEGAL
from regalia.games.palais_royal.state import PRIVILEGE_NAMES, SIDE_NAMES
from regalia.text import say
from regalia.text.rulebook import rules_page


@pytest.fixture
def printed():
    return copy.deepcopy(content_of("substitute"))


# Sets


NOBLES = {  # Louis/blue/purple/points
    "louis": "4/2/0/3 4/0/2/3", "servants": "2/2/2/4 6/1/1/4", "servant": "0/2/1/3 0/1/2/3", "gate": "3/2/0/2 3/0/2/2",
    "moves": "4/1/1/3 1/2/2/3", "diagonal": "3/1/0/2 3/0/1/2", "king": "5/0/1/3 2/0/3/3", "queen": "5/1/0/3 2/3/0/3",
    "letters": "2/1/1/3 5/0/0/3",
    "none": "3/1/0/4 3/0/1/4 6/1/0/7 6/0/1/7 2/2/0/5 2/0/2/5 5/2/0/7 5/0/2/7 4/3/0/8 4/0/3/8 1/1/1/4 4/1/1/6 6/1/1/8 3/2/2/8"
    " 6/2/2/10 5/3/3/12 3/2/1/7 3/1/2/7 4/3/2/10 4/2/3/10 4/0/0/4 5/0/0/5 7/0/0/6 8/0/0/7",
}  # fmt: skip
PRICES = (2, 2, 2, 1, 3, 2, 0, 1, 3)  # of the letters PAL-L1 to PAL-L9


@pytest.mark.rule("PAL-C1", "PAL-C2", "PAL-C3", "PAL-E3")
def test_the_shipped_set_is_the_one_of_the_specification(printed):
    box = regalia.game("palais-royal").box
    nobles = {name: [] for name in NOBLES}
    for noble in range(1, 43):
        numbers = (box.price[noble], box.blue[noble], box.purple[noble], box.points[noble])
        nobles[PRIVILEGE_NAMES[box.privilege[noble]]].append("/".join(map(str, numbers)))
    assert {name: " ".join(tiles) for name, tiles in nobles.items()} == NOBLES
    assert box.points[1:].sum() == 218
    assert box.fee.tolist() == list(PRICES)
    assert departures(printed) == []
    known = [tile["privilege"] for tile in printed["nobles"] if tile["mark"] == "known"]
    assert known == ["louis", "servants"]
    core, statues = {(row, column) for row in range(1, 7) for column in range(1, 7)}, {(2, 2), (2, 5), (5, 2), (5, 5)}
    outer = {"fountain": (0, 4), "sphinx": (4, 7), "amphora": (7, 3), "lion": (3, 0)}
    spaces = [divmod(int(cell), 10) for cell in box.cell]
    assert set(spaces) == core - statues | set(outer.values())
    border = {"fountain": (0, 1), "amphora": (0, 6), "lion": (1, 1), "sphinx": (1, 6)}  # row or column, which one
    for side, name in enumerate(SIDE_NAMES):
        line, number = border[name]
        assert box.weight[side].tolist() == [2 if at == outer[name] else int(at in core and at[line] == number) for at in spaces]


def test_a_set_is_described_with_its_marks(printed):
    told = {key: (value, mark) for key, value, mark in describe("substitute")}
    assert told["name"] == ("substitute", "typed in")
    known = {key: value for key, (value, mark) in told.items() if mark == "known"}
    assert known == {"nobles[1]": "4/2/0/3 louis", "nobles[3]": "2/2/2/4 servants"}  # the only numbers the source names
    assert told["letters.9-moves"] == ("3 Louis", "substitute")
    assert told["sides.lion"][0].split() == ["b1", "b2", "b3", "b4", "b5", "b6", "a3"]
    assert len(told) == 1 + 42 + 9 + 1 + 4
    assert [list(row) for row in describe(printed)] == [list(row) for row in describe(source("substitute"))]
    printed["nobles"][5]["privilege"] = "louis"
    notes = [value for _, value, mark in describe(printed) if mark == "note"]
    assert notes == [
        "3 nobles have the privilege 'louis'; the printed game has at most two.",
        "the nobles give 7 servants in all; in the printed game 8.",
    ]


@pytest.mark.parametrize("lang", ["en", "it", "hu", "ru"])
def test_the_rules_page_can_say_which_set_is_in_play(lang):
    assert note("substitute", lang) in rules_page(regalia.game("palais-royal").rulebook, lang)
    assert say("palais-royal-name-set", lang) in note("substitute", lang)
    assert "56" in note("substitute", lang)
    assert "54" in note("substitute", lang)


def change(printed, path, value):
    *way, last = path
    at = printed
    for step in way:
        at = at[step]
    if value is KeyError:
        del at[last]
    else:
        at[last] = value
    return printed


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("nobles",), [], "nobles"),
        (("nobles",), "many", "nobles"),
        (("nobles",), KeyError, "nobles"),
        (("nobles", 3, "louis"), -1, r"nobles\[4\].louis"),
        (("nobles", 3, "blue"), "two", r"nobles\[4\].blue"),
        (("nobles", 3, "purple"), True, r"nobles\[4\].purple"),
        (("nobles", 3, "points"), 99, r"nobles\[4\].points"),
        (("nobles", 3, "points"), KeyError, r"nobles\[4\].points"),
        (("nobles", 3, "privilege"), "crown", r"nobles\[4\].privilege"),
        (("nobles", 3, "mark"), "guess", r"nobles\[4\].mark"),
        (("nobles", 3, "colour"), "red", r"nobles\[4\].colour"),
        (("nobles", 3), 7, r"nobles\[4\]"),
        (("letters", "majority", "price"), 1.5, "letters.majority.price"),
        (("letters", "majority"), KeyError, "majority"),
        (("letters", "bribe"), {"price": 1, "mark": "known"}, "bribe"),
        (("garden", "plan"), ["ooo"], "garden.plan"),
        (("garden", "plan"), "ooo", "garden.plan"),
        (("garden", "plan", 0), "..x", "garden.plan, row 0"),
        (("garden", "mark"), KeyError, "garden.mark"),
        (("garden", "apart"), [["b1"]], "garden.apart"),
        (("garden", "apart"), [["b1", "j9"]], "garden.apart"),
        (("sides", "lion", "spaces"), ["c2"], "sides.lion.spaces"),
        (("sides", "lion", "spaces"), ["b1", "b1"], "sides.lion.spaces"),
        (("sides", "lion", "spaces"), [], "sides.lion.spaces"),
        (("sides", "lion"), KeyError, "lion"),
        (("hedges",), 1, "hedges"),
        (("name",), 5, "name"),
    ],
)
def test_a_malformed_set_is_refused_with_the_key_named(printed, path, value, key):
    with pytest.raises(regalia.BadInput, match=key):
        regalia.game("palais-royal", set=change(printed, path, value))


def test_a_set_that_is_no_toml_is_refused():
    with pytest.raises(regalia.BadInput, match="not TOML"):
        read("nobles = [")


def test_a_set_of_ones_own_is_played(printed):
    """A garden of another shape, with a hedge between two spaces and other prices."""
    own = copy.deepcopy(printed)
    plan = ["oooooooooo", "oooooooooo", "oooooooooo", "ooso2.", "oo"]
    own["garden"] = {"plan": plan, "mark": "known", "apart": [["a0", "b0"]]}
    sides = {"lion": ["a0", "a1", "a2"], "amphora": ["a3", "e3"], "fountain": ["a0", "j0"], "sphinx": ["j0", "j1"]}
    own["sides"] = {name: {"spaces": spaces, "mark": "known"} for name, spaces in sides.items()}
    own["letters"]["4-points"]["price"] = 5
    game = regalia.game("palais-royal", players=2, set=own)
    game = regalia.game("palais-royal", players=2, set=json.loads(json.dumps(game.options["set"])))
    match = game.position({"phase": "recruit", "rooms": [{"office": 3}, {}], "garden": {"b1": "4/0/0/4", "b0": None}, "louis": [30, 0]})
    prices = {space.cell: space.price for space in match.view(0).garden}
    assert prices["b1"] == 3
    apart = game.position({"garden": {"a0": "4/0/0/4", "b0": None}, "phase": "recruit", "rooms": [{"office": 3}, {}]})
    assert next(space.price for space in apart.view(0).garden if space.cell == "a0") == 4
    assert match.view(0).letter_prices["4-points"] == 5
    assert game.simulate(20, seed=1).plies.min() > 0
    assert "♜" in drawn(match, 0)


# Positions


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"gardens": {}}, "gardens"),
        ({"palace": [["gate"]]}, "palace"),
        ({"garden": {"c2": 1}}, "c2"),
        ({"garden": {"b1": 1, "b2": 1}}, "twice"),
        ({"garden": {"b1": 99}}, "1 to 42"),
        ({"garden": {"b1": "9/9/9/9"}}, "9/9/9/9"),
        ({"garden": {"b1": "8/0/0/7", "b2": "8/0/0/7"}}, "more '8/0/0/7' nobles"),
        ({"garden": {"d3": "red"}}, "PAL-A6"),
        ({"garden": {"b1": "black"}}, "nobody plays black"),
        ({"garden": ["b1"]}, "garden"),
        ({"others": "trees"}, "others"),
        ({"rooms": [{"attic": 1}, {}, {}]}, "attic"),
        ({"rooms": [{"gate": 26}, {}, {}]}, "gate"),
        ({"rooms": [{}]}, "rooms"),
        ({"rooms": [3, {}, {}]}, "rooms"),
        ({"reserve": [30, 1, 1]}, "reserve"),
        ({"reserve": [5, 5, 5], "supply": [5, 5, 5]}, "add up"),
        ({"louis": [-1, 0, 0]}, "louis"),
        ({"letters": [["bribe"], [], []]}, "bribe"),
        ({"letters": [{"majority": 5}, [], []]}, "majority"),
        ({"letters": [["majority"] * 3, ["majority"] * 2, []]}, "PAL-C3"),
        ({"letters": [5, [], []]}, "letters"),
        ({"before_shuffle": [["majority"], [], []]}, "before_shuffle"),
        ({"played": [["majority"], [], []]}, "played"),
        ({"drawn": ["majority"]}, "keep"),
        ({"drawn_before_shuffle": ["majority"]}, "not drawn"),
        ({"laid_since_shuffle": [["majority"], [], []], "before_shuffle": [["majority"], [], []]}, "laid down"),
        ({"phase": "dance"}, "phase"),
        ({"phase": "side", "step": {"space": 0}}, "side"),
        ({"phase": "seals", "step": {"space": 99}}, "space"),
        ({"phase": "seals", "others": "empty", "step": {}}, "seals"),
        ({"phase": "setup", "reserve": [2, 2, 2]}, "PAL-S6"),
        ({"step": {"wings": 1}}, "wings"),
        ({"step": 5}, "step"),
        ({"phase": "mint", "step": {"left": 32_000}}, "step.left must be a whole number from 0 to 26"),
        ({"phase": "mint", "step": {"left": 2**70}}, "step.left"),
        ({"phase": "stairs", "step": {"left": 27 + 4 * (6 + 5 + 9)}}, "step.left must be a whole number from 0 to 106"),
        ({"phase": "stairs", "step": {"sources": 512}}, "step has no key 'sources'"),
        ({"phase": "king", "step": {"king": 2}}, "step.king must be a whole number from 0 to 1"),
        ({"phase": "king", "step": {"either": 1}}, "step.either"),
        ({"phase": "parade", "step": {"king": 1}}, "step.king"),
        ({"phase": "parade", "step": {"majority": 5}}, "PAL-C3"),
        ({"phase": "recruit", "step": {"seals": 9}}, "step.seals"),
        ({"phase": "keep", "step": {"left": 1}}, "step.left"),
        ({"phase": "seals", "step": {"space": 0, "blue": 9}}, "step.blue"),
        ({"phase": "seals", "step": {"space": 0}}, "lacks the servants"),
        ({"phase": "setup", "step": {}}, "step.left must be a whole number from 1 to 5"),
        ({"phase": "setup", "rooms": [{}, {"gate": 15}, {}]}, "PAL-S6"),
        (
            {"phase": "side", "garden": {"b1": None}, "step": {"space": 1}, "reserve": [0, 0, 0], "rooms": [{}, {}, {}]},
            "lacks the servants",
        ),
        ({"idle": 21}, "idle"),
        ({"turns": 65_535}, "turns"),
        ({"louis": [10**7, 0, 0]}, "louis"),
        ({"garden": {"b1": 10**5000}}, "1 to 42"),
        ({"turn": 3}, "turn"),
        ({"last_round": 1}, "last_round"),
        ({"nobles": [5, [], []]}, "nobles"),
    ],
)
def test_a_wrong_position_is_refused_with_one_sentence(position, says):
    with pytest.raises(regalia.BadInput, match=says) as refused:
        regalia.game("palais-royal", players=3).position(position)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_an_empty_position_is_a_table_at_the_first_turn():
    match = regalia.game("palais-royal", players=3).position({})
    assert match.turn == 0
    assert match.position()["phase"] == "parade"
    assert match.position()["reserve"] == [13, 13, 13]
    assert match.view(0).nobles == 36


@pytest.mark.rule("PAL-C2", "PAL-A3")
def test_the_longest_list_fits_where_it_is_written(printed):
    """All 42 tiles bring Louis and belong to one player with everybody in the mint and a letter for any time of each kind."""
    for tile in printed["nobles"]:
        tile["privilege"] = "louis"
    game = regalia.game("palais-royal", players=2, set=printed)
    held = ["4-louis", "2-points", "4-points"]
    position = {"nobles": [list(range(1, 43)), []], "letters": [held, []], "louis": [30, 0], "phase": "mint", "rooms": [{"mint": 25}, {}]}
    match = game.position(position)
    assert match.position()["step"]["left"] == 25 + 1 + 84
    assert len(match.legal()) == MAX_LEGAL == 99 + 3 + 1
    assert match.play("mint 99").position()["louis"][0] == 129


def test_a_phase_with_nothing_to_decide_is_passed_over():
    assert scene(rooms={RED: {"stairs": 1}}, phase="back-door", step={}, seat=GREEN).position()["turn"] == RED
    assert scene(rooms={RED: {"king": 1}, YELLOW: {"king": 2}}, phase="king", step={}).position()["turn"] == YELLOW
    # An extra servant is due, but all of red's are with the king or the queen already.
    for room in ("king", "queen"):
        match = scene(rooms={RED: {room: 25}, YELLOW: {"stairs": 1}}, phase=room, step={room: 1})
        assert match.position()["turn"] == YELLOW


@pytest.mark.rule("PAL-R6")
@pytest.mark.parametrize("idle", [0, 19, 20])
def test_a_position_that_has_stood_still_long_enough_ends(idle):
    match = scene(rooms={}, idle=idle)  # nobody can do anything
    assert match.over


@pytest.mark.rule("PAL-R6")
@pytest.mark.parametrize("idle", [20, 21, 30])
def test_a_count_beyond_the_limit_ends_the_game_too(idle):
    """No position is laid with it, but whatever counted further than the limit must not count on for ever."""
    match = scene(phase="stairs", seat=GREEN, rooms={seat: {"stairs": 1} for seat in range(3)})
    state = match.state.copy()
    state.idle = idle
    match.game.rules.play(state, match.game.box, match.game.moves.read("done").id)
    assert state.phase == OVER


def test_louis_beyond_any_game_stay_within_the_record():
    match = scene(phase="mint", rooms={RED: {"mint": 3}}, louis=[10**6, 0, 0])
    assert match.play("mint 4").position()["louis"][RED] == 10**6


def test_servant_nobles_have_brought_their_servants():
    match = scene(rooms={}, nobles=[["2/2/2/4 servants", "0/2/1/3"], [], []])
    assert match.position()["supply"] == [3, 7, 7]
    assert match.position()["reserve"] == [22, 18, 18]


# Score sheet


@pytest.mark.rule("PAL-E2", "PAL-E3", "PAL-E4", "PAL-E5")
def test_the_score_sheet_scores_the_example_of_the_rules():
    sheet = scoresheet.tally(scoresheet.EXAMPLE)
    rows = {row[0]: dict(zip(sheet.columns[1:], row[1:], strict=True)) for row in sheet.rows}
    assert rows["red"]["total"] == "53"
    assert rows["red"]["nobles"] == "41"
    assert [rows[name]["lion"] for name in ("red", "black", "green")] == ["6", "2", "0"]
    assert [rows[name]["amphora"] for name in ("red", "black", "green")] == ["0", "2", "2"]
    assert rows["black"]["hand"] == "6"
    assert sheet.notes == ["red wins."]
    assert scoresheet.tally("a nobles 5 cardinal 1\nb nobles 5").notes == ["a wins the tie with more servants in the cardinal's room."]
    assert scoresheet.tally("a nobles 5\nb nobles 5").notes == ["a and b share the win."]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a nobles 5", "2 to 4"),
        ("a nobles 5\na nobles 6", "same name"),
        ("a nobles\nb", "pairs"),
        ("a nobels 5\nb", "nobels"),
        ("a nobles five\nb", "number"),
        ("a played 3\nb", "PAL-L8"),
        ("a lion 300\nb", "lion"),
    ],
)
def test_a_wrong_score_sheet_is_refused(text, says):
    with pytest.raises(regalia.BadInput, match=says):
        scoresheet.tally(text)


def test_the_score_sheet_asks():
    answers = iter(["Anna Maria", "4+7", "2", "", "", "3", "", "", "", "Béla", "10", "", "8", "", "", "", "", "", ""])
    sheet = scoresheet.tally(scoresheet.ask(lambda question: next(answers)))
    assert [(row[0], row[-1]) for row in sheet.rows] == [("Anna-Maria", "19"), ("Béla", "16")]


# Drawing


def drawn(match, seat):
    console = Console(width=140, file=StringIO())
    console.print(drawing.draw(match.view(seat)))
    return console.file.getvalue()


def test_the_drawing_shows_palace_garden_and_own_letters():
    rooms = {RED: {"mint": 2, "stairs": 1}, YELLOW: {"mint": 1}}
    match = scene(rooms=rooms, letters=[["4-points"], ["4-louis"], []], garden={"b1": "red", "d3": "5/3/3/12"})
    told = drawn(match, RED)
    assert "R2" in told
    assert "Y1" in told
    assert "R♟" in told
    assert "5/3/3 12" in told
    assert "4-points (3 L)" in told
    assert "4-louis" not in told
    assert "4-points (3 L)" not in drawn(match, None)


@pytest.mark.parametrize("phase", ["parade", "stairs", "mint", "recruit", "back-door", "keep", "setup", "over"])
def test_every_phase_is_drawn(phase):
    rooms = {RED: dict.fromkeys(("parade", "stairs", "mint", "king", "queen", "office", "back-door"), 1)}
    match = scene(phase=phase, rooms=rooms, drawn=["majority"] if phase == "keep" else [], louis=[9, 0, 0])
    assert drawn(match, RED) != drawn(match, None) or phase != "keep"
    if phase == "over":
        assert "= nobles 0" in drawn(match, None)


def test_moves_are_listed_under_headings():
    moves = regalia.game("palais-royal").moves
    assert drawing.group(moves.read("move gate king")) == "move gate"
    assert drawing.group(moves.read("recruit c3")) == "recruit"
    assert drawing.group(moves.read("letter 4-louis")) == "letter"


@pytest.mark.rule("PAL-R6")
def test_the_drawing_warns_before_a_game_that_stands_still_ends():
    rooms = {RED: {"stairs": 1}, YELLOW: {"stairs": 1}}
    assert "no noble recruited for" not in drawn(scene(rooms=rooms, idle=3), RED)
    assert "no noble recruited for 15 rounds; after 20 the match ends" in drawn(scene(rooms=rooms, idle=16), RED)
