"""Royals at the table: the terminal's picture, the score sheet, the board command."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import regalia
from games.royals.tables import BOTH, hands, lay, royals
from regalia.cli import main
from regalia.games.royals import scoresheet
from regalia.games.royals.boards import source
from regalia.games.royals.drawing import draw, group
from regalia.text import say
from regalia.text.rulebook import LANGUAGES, rules_page

SRC = Path(__file__).parents[3] / "src"


def picture(match, seat, width=120):
    console = Console(width=width, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    with console.file:
        console.print(draw(match.view(seat)))
    return console.export_text()


@BOTH
def test_the_picture_shows_the_map_the_hand_and_the_display(edition):
    match = lay(
        edition,
        4,
        phase="draw",
        hands=hands({"france": 3, "france+spain": 1}, players=4),
        holders={"dijon-baron": 1},
        display=["spain"] * 3,
    )
    shown = picture(match, 0)
    for text in ("Dijon", "Baron", "Paris", "3 France", "1 France+Spain", "[Spain]", "1648", match.game.seats[1], "noble"):
        assert text in shown
    assert "1 France+Spain" not in picture(match, 1)
    match.play("take spain")
    match.play("draw country")  # now it stands
    assert "known cards: 1 Spain" in picture(match, 1)


def test_every_moment_of_a_game_can_be_drawn_for_everybody():
    match, chance = royals("2014", 5).start(seed=3), np.random.default_rng(3)
    decisions = set()
    while not match.over:
        decision = match.view(match.turn).decision
        decisions.add(decision)
        if match.ply % 23 == 0 or decision in ("pay", "discard"):
            for seat in (None, 0, match.turn):
                assert picture(match, seat, 80 if match.ply % 2 else 120)
        match.play(int(chance.choice(match.legal_ids())))
    assert decisions == {"draw", "play", "pay", "discard"}
    assert "the match is over" in picture(match, None)


def test_moves_are_listed_under_their_city_or_what_they_do():
    game = royals()
    assert group(game.moves.read("occupy dijon-baron")) == group(game.moves.read("takeover dijon-duke")) == "Dijon"
    assert {group(move) for move in game.moves if "position" not in move.family.axes} == {
        "take", "draw", "pay", "cancel", "end", "discard",
    }  # fmt: skip
    assert len({group(move) for move in game.moves}) == 16 + 6


# The score sheet


def cells(text):
    sheet = scoresheet.tally(text)
    return {row[0].split(":")[0]: dict(zip(sheet.columns[1:], row[1:], strict=True)) for row in sheet.rows}, sheet


def test_the_score_sheet_scores_a_period_and_the_titles():
    table, sheet = cells(scoresheet.EXAMPLE)
    assert table["France"] == {"red": "4 → 12", "blue": "2", "yellow": "2 → 6"}  # the Duke breaks the tie for second place
    assert table["Baron"] == {"red": "2 → 4", "blue": "1", "yellow": "0"}
    assert table["King"] == {"red": "1", "blue": "1", "yellow": "1"}  # three are tied
    assert table["total"] == {"red": "21", "blue": "17", "yellow": "23"}
    assert "1714" in sheet.title


def test_the_score_sheet_agrees_with_the_game():
    match, chance = royals("2016", 4).start(seed=8), np.random.default_rng(8)
    while not (match.view().last_round and match.turn == 3 and match.view().decision == "play"):
        match.play(int(chance.choice(match.legal_ids())))
    position, before = match.position(), match.scores
    colours = match.game.seats
    lines = ["period 1714", *(f"{place}: {colours[seat]}" for place, seat in position["holders"].items())]
    for name, counts in {**position["displaced"], **position["titles"]}.items():
        lines.append(f"{name}: " + ", ".join(f"{colours[seat]} {count}" for seat, count in enumerate(counts) if count))
    table, _ = cells("\n".join(lines))
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert {colour: int(points) for colour, points in table["total"].items()} == {
        colour: after - earlier for colour, after, earlier in zip(colours, match.scores, before, strict=True)
    }


def test_an_earlier_period_leaves_the_titles_alone_and_bonuses_are_noted():
    text = "period 1\nlondon-king: red\nedinburgh-countess: red\ndublin: red\n" + "\n".join(f"{title}: red" for title in (
        "marshal", "baron", "countess", "duke", "cardinal", "princess", "king"))  # fmt: skip
    table, sheet = cells(text)
    assert table["total"] == {"red": "6"}
    assert "Baron" not in table
    assert any("every city (Britain)" in note for note in sheet.notes)
    assert any("every title" in note for note in sheet.notes)


@pytest.mark.parametrize(("text", "told"), [
    ("paris-king red", "no colon"),
    ("paris-duke: red", "paris-duke"),
    ("paris-king: red blue", "ROY-P7"),
    ("paris-king: red\nparis-king: blue", "ROY-P7"),
    ("period 1700\nparis-king: red", "period"),
    ("baron: 2 red", "red 2"),
    ("baron: a b c d e f", "sixth colour"),
    ("period 1714", "no cube"),
    ("board nowhere.toml\nparis-king: red", "nowhere.toml"),
])  # fmt: skip
def test_a_wrong_score_sheet_is_refused_in_one_sentence(text, told):
    with pytest.raises(regalia.BadInput) as caught:
        scoresheet.tally(text)
    assert told in str(caught.value)


def test_the_score_sheet_asks_a_person():
    answers = {
        "Which period": "1680",
        "holds the position of Baron of Dijon": "red",
        "Displaced cubes in Dijon": "blue 2",
        "Cubes on the Baron": "red, blue 2",
    }
    text = scoresheet.ask(lambda question: next((said for part, said in answers.items() if part in question), ""))
    assert text == "period 1680\ndijon-baron: red\ndijon: blue 2\nbaron: red, blue 2\n"
    assert cells(text)[0]["France"] == {"red": "1 → 10", "blue": "0"}


# Commands


def run(capsys, *words):
    with pytest.raises(SystemExit) as left:
        main(words)
    out = capsys.readouterr()
    return left.value.code, out.out, out.err


def test_the_board_command_prints_and_checks(capsys, tmp_path):
    code, out, _ = run(capsys, "board", "royals")
    assert (code, "titles.king.cost" in out, "known" in out, "substitute" in out) == (0, True, True, True)
    code, out, _ = run(capsys, "board", "royals", "--toml")
    assert out == source("substitute")
    path = tmp_path / "mine.toml"
    path.write_text(out, encoding="utf-8")
    code, out, _ = run(capsys, "board", "royals", "--check", str(path))
    assert (code, "is a valid board for Royals" in out) == (0, True)
    for bad, told in (
        (source("substitute").replace("value = { substitute = 8 }", "value = 9"), "titles.duke.value"),
        (source("substitute").replace("cost = { known = 8 }", ""), "titles.king.cost is missing"),
        ("name = ", "not a TOML file"),
    ):
        path.write_text(bad, encoding="utf-8")
        code, out, err = run(capsys, "board", "royals", "--check", str(path))
        assert (code, out) == (2, "")
        assert told in err
        assert err.count("\n") == 1
    code, _, err = run(capsys, "board", "royals", "--check", str(tmp_path / "none.toml"))
    assert code == 2
    assert "cannot be read" in err


def test_the_rules_page_says_which_board_is_in_play():
    book = regalia.rulebooks()["royals"]
    for lang in LANGUAGES:
        assert say("royals-name-board", lang) in rules_page(book, lang)
    board = {**regalia.game("royals").options, "board": {**boards_content(), "name": "Mine"}}
    assert "Mine" in rules_page(book, "en", board)


def boards_content():
    import tomllib

    return tomllib.loads(source("substitute"))


def test_a_turn_in_the_terminal(tmp_path):
    """A person at the keyboard: draw, try something impossible, ask why, end."""
    lines = ["draw country", "why occupy paris-king", "occupy paris-king", "end", "quit"]
    played = subprocess.run(
        [sys.executable, "-m", "regalia", "play", "royals", "--players", "2", "--seed", "4", "--seats", "you", "greedy"],
        input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=600, check=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(SRC), "COLUMNS": "120", "LANG": "C.UTF-8"},
    )  # fmt: skip
    assert played.stdout.count("ROY-P2") == 2
    assert "Display:" in played.stdout
    assert "Traceback" not in played.stderr


def test_the_playthrough_of_a_recorded_game_reads_as_it_did():
    """A game a person has reviewed, as `regalia show` prints it."""
    from regalia.cli.files import playthrough

    recorded = Path(__file__).parents[2] / "recorded" / "royals"
    match = regalia.Match.from_json((recorded / "royals-2-2014-3-False-substitute.json").read_text(encoding="utf-8"))
    assert playthrough(match) + "\n" == (recorded / "royals-2-2014.txt").read_text(encoding="utf-8")
