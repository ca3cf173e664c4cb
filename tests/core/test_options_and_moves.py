"""Options and moves read what people write, and say what is wrong with the rest."""

import copy
import io
import json

import pytest

import regalia
from regalia.core.moves import Family, MoveTable
from regalia.core.options import Choice, Flags, Number, Options, Printed, Switch
from regalia.text import LANGUAGES, say

OPTIONS = Options(
    Number(name="players", low=2, high=4, default=3, help="."),
    Choice(name="edition", values=("2014", "2016"), default="2016", help="."),
    Flags(name="variants", helps={"calm": ".", "wild": "."}, help="."),
    Switch(name="open", help="."),
    Printed(name="board", shipped=("house",), help="."),
)


def test_defaults():
    assert OPTIONS.read({}) == {"players": 3, "edition": "2016", "variants": [], "open": False, "board": "house"}


def test_what_people_write(tmp_path):
    board = tmp_path / "mine.toml"
    board.write_text("kings = 3")
    said = {"players": "4", "edition": 2014, "variants": "wild,calm", "open": "yes", "board": str(board)}
    assert OPTIONS.read(said) == {"players": 4, "edition": "2014", "variants": ["calm", "wild"], "open": True, "board": {"kings": 3}}


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ({"players": 5}, "2 to 4"),
        ({"players": True}, "2 to 4"),
        ({"players": "many"}, "2 to 4"),
        ({"edition": "2015"}, "2014, 2016"),
        ({"variants": ["mild"]}, "mild"),
        ({"variants": 3}, "variants"),
        ({"open": "perhaps"}, "yes or no"),
        ({"board": "nowhere.toml"}, "nowhere.toml"),
        ({"bord": "house"}, "did you mean board"),
    ],
)
def test_wrong_options(said, says):
    with pytest.raises(regalia.BadInput, match=says):
        OPTIONS.read(said)


def test_a_broken_toml_file(tmp_path):
    board = tmp_path / "broken.toml"
    board.write_text("= = =")
    with pytest.raises(regalia.BadInput, match="not a TOML file"):
        OPTIONS.read({"board": str(board)})


def test_the_schema_says_it_all():
    schema = OPTIONS.schema()
    assert schema["additionalProperties"] is False
    assert schema["properties"]["players"] == {"type": "integer", "minimum": 2, "maximum": 4, "default": 3, "description": "."}
    assert schema["properties"]["variants"]["items"]["enum"] == ["calm", "wild"]


MOVES = MoveTable(Family("castle", {"rank": ("1", "2"), "cell": ("a1", "b1")}), Family("draw"))


def test_ids_run_through_the_families():
    assert [move.notation for move in MOVES] == ["castle 1 a1", "castle 1 b1", "castle 2 a1", "castle 2 b1", "draw"]
    assert [MOVES.first("castle"), MOVES.first("draw"), len(MOVES)] == [0, 4, 5]
    assert MOVES[2].json == {"do": "castle", "rank": "2", "cell": "a1"}


def test_reading_is_generous():
    assert MOVES.read("  Castle 2   A1 ").id == 2
    assert MOVES.read({"do": "castle", "rank": 2, "cell": "a1"}).id == 2


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ("", "moves begin with castle or draw"),
        ("cstle 1 a1", "did you mean 'castle'"),
        ("castle", "castle <rank> <cell>"),
        ("castle 1 a1 b1", "castle <rank> <cell>"),
        ("castle 3 a1", "'3' is not a valid rank"),
        ("castle 1 z9", "'z9' is not a valid cell"),
        (99, "0 to 4"),
        (-1, "0 to 4"),
        (True, "not True"),
        (1.5, "not 1.5"),
        ({"do": "castle"}, "the keys"),
        ({}, "no move ''"),
    ],
)
def test_wrong_moves(said, says):
    with pytest.raises(regalia.BadInput, match=says):
        MOVES.read(said)


@pytest.mark.parametrize("text", ["\x1b[2J", "\u202eabc", "a\nb", "a\u2028b", "\x9b2J", "\ud800"])
def test_what_would_disturb_a_screen_is_not_printed_on_a_board_and_harmless_in_a_sentence(text, tmp_path):
    board = Printed(name="board", help="", shipped=["ours"])
    for content in ({"name": text}, {text: 1}, {"cities": [{"name": ["ok", text]}]}):
        with pytest.raises(regalia.BadInput, match="only printable characters") as refused:
            board.read(content)
        assert all(refused.value.sentence(lang).isprintable() for lang in LANGUAGES)
    assert board.read({"name": "Kőszeg — Москва 😀"})
    assert say("file-not-text", name=text).isprintable()


@pytest.mark.parametrize(("game", "option"), [("palais-royal", "set"), ("royals", "board")])
def test_a_board_or_set_is_not_endless(game: str, option: str):
    """Every state brings it along: with 250 KB of it a new name at a table sent fifty megabytes to two hundred spectators."""
    printed = regalia.rulebooks()[game].boards().content_of("substitute")
    for long in ({**printed, "name": "A" * 200_000}, {**printed, "garden": [["a"]] * 20_000}):
        with pytest.raises(regalia.BadInput, match="too long; it may hold at most 16384 characters"):
            regalia.game(game, **{option: long})
    assert regalia.game(game, **{option: printed})


@pytest.mark.parametrize("value", [[1] * 3000, 10**400, None, 1.5, "\0", "x" * 5000])
def test_what_is_no_name_of_a_board_is_refused(value):
    with pytest.raises(regalia.BadInput, match="board must be ours"):
        Printed(name="board", help="", shipped=["ours"]).read(value)


@pytest.mark.parametrize("name", ["name", "rules_version", "self"])
def test_no_option_is_taken_for_something_else(name):
    match = regalia.game("kingdoms").start(seed=1)
    file = json.loads(match.to_json())
    with pytest.raises(regalia.BadInput, match="there is no option"):
        regalia.Match.from_json(json.dumps({**file, "options": {name: 1}}))


def test_a_huge_number_in_a_match_file_is_told_in_a_sentence():
    match = regalia.game("kingdoms").start(seed=1)
    for key in ("regalia", "rules_version"):
        with pytest.raises(regalia.BadInput) as refused:
            regalia.Match.from_json(json.dumps({**json.loads(match.to_json()), key: 10**400}))
        assert len(str(refused.value)) < 400


@pytest.mark.parametrize("name", ["[/]", "[red]", "[/dim]"])
def test_names_on_a_board_of_ones_own_are_no_markup(name):
    from rich.console import Console

    from regalia.games.royals import boards, drawing

    content = copy.deepcopy(boards.shipped("substitute"))
    content["name"] = content["countries"]["france"]["cities"]["paris"]["name"] = name
    console = Console(record=True, width=120, file=io.StringIO())
    console.print(drawing.draw(regalia.game("royals", board=content).start(seed=1).view(0), "en"))
    assert console.export_text().count(name) >= 2
