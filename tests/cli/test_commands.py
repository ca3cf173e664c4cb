"""The commands as people run them: real processes, real files, one clear sentence for every wrong call."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from table.forking import run

ROOT = Path(__file__).parents[2]


def works(*words, stdin=""):
    done = run(*words, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A finished match in a file."""
    path = tmp_path_factory.mktemp("saved") / "match.json"
    path.write_text((ROOT / "tests/recorded/kingdoms/kingdoms-3-plain.json").read_text())
    return path


def test_games_lists_every_game():
    listed = works("games")
    assert all(name in listed for name in regalia.rulebooks())


def test_observation_tells_what_each_number_and_each_move_is():
    told = works("observation", "kingdoms")
    assert all(entry.name in told for entry in regalia.rulebooks()["kingdoms"].rooms.observation.LAYOUT.entries)
    assert "castle 4 f5" in works("observation", "kingdoms", "--moves")


def test_the_commands_and_their_options_are_explained():
    assert "simulate" in works("--help")
    told = works("play", "kingdoms", "--help")
    assert "--players" in told
    assert "--variants" in told
    assert works("--version").strip() == f"regalia {regalia.__version__}"


def test_simulate_sums_up_and_writes_files(tmp_path):
    csv, parquet = tmp_path / "games.csv", tmp_path / "games.parquet"
    told = works("simulate", "kingdoms", "--players", "2", "--games", "300", "--csv", str(csv), "--parquet", str(parquet))
    assert "300 games" in told
    lines = csv.read_text().splitlines()
    assert lines[0] == "plies,turns,points_yellow,won_yellow,points_red,won_red"
    assert len(lines) == 301
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(parquet)
    assert table.num_rows == 300
    assert table.column("plies").to_pylist() == [int(line.split(",")[0]) for line in lines[1:]]


def test_show_replay_and_verify(saved):
    text = works("show", str(saved))
    assert text.splitlines()[0].startswith("Kingdoms, players 3")
    assert "won by" in text
    assert "Honest" not in works("verify", str(saved))
    assert "moment 2 of" in works("replay", str(saved), "--seat", "1")
    assert works("show", "-", stdin=saved.read_text()) == text


def test_show_and_replay_tell_what_was_said_where_it_was_said(saved, tmp_path):
    file = json.loads(saved.read_text())
    file["words"] = [{"moment": 0, "seat": 1, "text": "[bold]Good[/] \x1b[2Jluck"}, {"moment": 2, "gesture": "oops", "name": "Zoe"}]
    talked = tmp_path / "talked.json"
    talked.write_text(json.dumps(file))
    lines = works("show", str(talked), "--lang", "it").splitlines()
    deal, oops = lines.index("      Rosso: [bold]Good[/] [2Jluck"), lines.index("      Zoe: Ops!")
    assert [lines[deal + 1][:6], lines[oops + 1][:6]] == ["   1  ", "   3  "]
    assert "Red: [bold]Good[/] [2Jluck" in works("replay", str(talked))
    file["words"][0]["moment"] = 999
    talked.write_text(json.dumps(file))
    refused = run("show", str(talked))
    assert (refused.returncode, "999" in refused.stderr) == (2, True), refused.stderr


def test_show_is_a_golden_playthrough():
    golden = ROOT / "tests/recorded/kingdoms-2-no-luck.txt"
    assert works("show", str(ROOT / "tests/recorded/kingdoms/kingdoms-2-no-luck.json")) == golden.read_text(encoding="utf-8")


def test_verify_says_what_holds_and_what_nobody_can_know(tmp_path):
    match = regalia.game("kingdoms", players=2).start(seed=1).play("castle 1 a1")
    path = tmp_path / "match.json"
    path.write_text(match.to_json())
    told = works("verify", str(path))
    assert "✓ The commitment matches" in told
    assert "? Without a head of the chain" in told
    assert "✓ Up to moment 1 these are the moves" in works("verify", str(path), "--head", match.chain)
    done = run("verify", str(path), "--head", "1:" + "0" * 64, "--brought", "1:" + "a1" * 16)
    assert done.returncode == 1
    assert "not the moves" in done.stderr
    assert "not part of the deal: yellow" in done.stderr


def test_verify_finds_forgeries(saved, tmp_path):
    forged = json.loads(saved.read_text())
    forged["result"]["scores"][0] += 5
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(forged))
    done = run("verify", str(path))
    assert done.returncode == 1
    assert "claims" in done.stderr


def test_rules_in_every_language_and_by_id():
    assert "Wizard" in works("rules", "kingdoms")
    assert "Varázsló" in works("rules", "kingdoms", "--lang", "hu")
    assert "Волшебник" in works("rules", "kingdoms", "--lang", "ru")
    assert works("rules", "kingdoms", "kin-p5", "--lang", "it").startswith("KIN-P5 Mago")
    table = works("rules", "kingdoms", "--coverage")
    assert "KIN-A1" in table
    assert "none" not in table


EXAMPLE = """\
Y4 R1 -6 B1 +3 Y1
B3 -3 +3 -5 R1 W
+6 +4 +6 +1 +2 B1
Y2 D  +1 M  B1 +5
R2 G  +4 Y3 -4 +2
"""


def test_score_kingdoms_reads_the_worked_example(tmp_path):
    path = tmp_path / "board.txt"
    path.write_text(EXAMPLE)
    rows = {line.split("│")[1].strip(): line.split("│")[2:-1] for line in works("score", "kingdoms", str(path)).splitlines() if "│" in line}
    totals = {colour: [int(cells[i].replace("−", "-")) for i in (5, 12, 13)] for colour, cells in rows.items()}
    assert totals == {"Y": [-6, 50, 44], "R": [-5, 8, 3], "B": [25, 29, 54]}
    other = works("score", "kingdoms", "-", stdin=EXAMPLE.replace("Y", "p").replace("B", "Q"))
    assert "44" in other
    assert works("score", "kingdoms", "--example") == EXAMPLE


WRONG = [
    ([], "command"),
    (["dance"], "dance"),
    (["play"], "game"),
    (["play", "chess"], "chess"),
    (["play", "kingdoms", "--players", "7"], "2 to 4"),
    (["play", "kingdoms", "--variants", "wild"], "wild"),
    (["play", "kingdoms", "--seats", "you"], "--seats"),
    (["play", "kingdoms", "--players", "2", "--seats", "you", "mother"], "mother"),
    (["play", "kingdoms", "--seed", "x"], "seed"),
    (["play", "kingdoms", "--file", "/nowhere/at/all.json"], "/nowhere/at/all.json"),
    (["simulate", "kingdoms", "--games", "0"], "at least 1"),
    (["simulate", "kingdoms", "--games", "-3"], "--games must be at least 1, not -3."),
    (["simulate", "kingdoms", "--seed", "-3"], "--seed must be at least 0, not -3."),
    (["simulate", "kingdoms", "--threads", "0"], "--threads must be at least 1, not 0."),
    (["arena", "kingdoms", "--bots", "random", "greedy", "--games", "-3"], "--games must be at least 1, not -3."),
    (["replay", str(ROOT / "tests/recorded/kingdoms/kingdoms-3-plain.json"), "--seat", "0"], "--seat must be at least 1, not 0."),
    (["simulate", "kingdoms", "--games", "--3"], "--games"),
    (["simulate", "kingdoms", "--games", "lots"], "lots"),
    (["simulate", "kingdoms", "--seed", "9" * 5000], "--seed"),
    (["arena", "kingdoms", "--bots", "random", "greedy~" + "9" * 5000], "greedy~"),
    (["simulate", "kingdoms", "--device", "abacus"], "abacus"),
    (["simulate", "kingdoms", "--games", "1", "--csv", "/nowhere/games.csv"], "/nowhere"),
    (["show", "/nowhere.json"], "/nowhere.json"),
    (["show", str(ROOT / "README.md")], "not a match file"),
    (["replay", str(ROOT / "README.md")], "not a match file"),
    (["verify", str(ROOT)], "cannot be read"),
    (["rules", "chess"], "chess"),
    (["rules", "kingdoms", "KIN-X9"], "KIN-X9"),
    (["rules", "kingdoms", "--lang", "tlh"], "tlh"),
    (["score", "kingdoms"], "five lines"),
    (["score", "kingdoms", "/nowhere.txt"], "/nowhere.txt"),
    (["score", "chess"], "chess"),
]


@pytest.mark.parametrize(("words", "says"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else None)
def test_a_wrong_call_gets_one_sentence_and_exit_code_2(words, says):
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mistyped_setting_is_named_and_nothing_is_refused():
    command = [sys.executable, "-m", "regalia", "games"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "REGALIA_PRTO": "80", "REGALIA_PORT": "8018"}
    )
    assert done.returncode == 0
    assert "kingdoms" in done.stdout
    assert done.stderr == "regalia: REGALIA_PRTO is not a setting and has no effect; did you mean REGALIA_PORT?\n"


BOARDS = [
    ("", "empty"),
    ("\n\n", "empty"),
    (EXAMPLE.replace("Y2 D", "Y2 X"), "X"),
    (EXAMPLE.replace("+6 +4", "+7 +4"), "+7"),
    (EXAMPLE.replace("Y4", "Y5"), "Y5"),
    (EXAMPLE.replace(" W", ""), "6 cells"),
    (EXAMPLE.replace(" W", " W W"), "6 cells"),
    (EXAMPLE + EXAMPLE, "5 rows"),
    (EXAMPLE.replace("-5", "D"), "2 D tiles"),
    (EXAMPLE.replace("Y3", "Y4"), "Y4"),
    (EXAMPLE.replace("Y1", "P1").replace("R1", "Q1"), "5 colours"),
    ("\x00\x01", "5 rows"),
]


@pytest.mark.parametrize(("text", "says"), BOARDS)
def test_a_wrong_board_gets_one_sentence_and_exit_code_2(text, says):
    done = run("score", "kingdoms", "-", stdin=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_binary_file_is_no_board(tmp_path):
    path = tmp_path / "board"
    path.write_bytes(bytes(range(256)))
    done = run("score", "kingdoms", str(path))
    assert done.returncode == 2
    assert "not a text file" in done.stderr


def test_what_no_text_is_on_standard_input_is_no_file_either():
    for locale in ("C", "C.UTF-8"):
        command = [sys.executable, "-m", "regalia", "verify", "-"]
        done = subprocess.run(command, input=b"\xff\xfe{}", capture_output=True, check=False, env={**os.environ, "LC_ALL": locale})
        assert done.returncode == 2
        assert done.stderr == b"regalia: - is not a text file.\n"


SHEETS = {
    "royals": "paris-king: {0}\nlyon-countess: {1}\n",
    "palais-royal": "{0} nobles 12\n{1} nobles 8\n",
}


@pytest.mark.parametrize("game", SHEETS)
def test_names_on_a_score_sheet_are_shown_as_they_are_written_and_do_nothing(game: str):
    """A sheet may come from anybody: its names are no markup, and they do not command the terminal."""
    told = run("score", game, "-", stdin=SHEETS[game].format("[/red]", "\x1b[2j\u202eblue"), COLUMNS="200").stdout
    assert "[/red]" in told
    assert "\\x1b[2j\\u202eblue" in told
    assert not {"\x1b", "\u202e"} & set(told)


def test_names_on_a_board_are_shown_as_they_are_written(tmp_path: Path):
    board = tmp_path / "board.toml"
    board.write_text(
        works("board", "royals", "--toml").replace("Regalia's substitute board", "[/red] board").replace('"Paris"', '"[b]Paris"')
    )
    told = works("board", "royals", "--board", str(board))
    assert "[/red] board" in told
    assert "[b]Paris" in told


def test_a_server_loads_nothing_it_does_without(tmp_path: Path):
    script = (
        "import sys, regalia, regalia.table.app\n"
        "from regalia.table.store import Store\n"
        f"Store('sqlite:///{tmp_path}/new.sqlite').open()\n"
        "[book.rooms for book in regalia.rulebooks().values()]\n"
        "print({'rich', 'alembic', 'regalia.arena', 'cryptography', 'psycopg'} & set(sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_import_is_quick_and_light():
    """`import regalia` brings neither NumPy nor Numba along."""
    script = "import sys, regalia; print(sorted({'numpy', 'numba', 'rich', 'msgspec'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_command_that_plays_nothing_waits_for_no_compiler():
    """Reading the flags of all commands brings neither NumPy nor Numba along."""
    script = (
        "import atexit, sys; from regalia.cli import main;"
        "atexit.register(lambda: print({'numpy', 'numba', 'rich'} & set(sys.modules))); main(['--version'])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize("letters", ["ascii", "latin-1", "utf-8"])
def test_a_terminal_that_lacks_our_letters_ends_no_command(letters: str) -> None:
    for words in (
        ["rules", "kingdoms", "--lang", "ru"],
        ["games", "--lang", "hu"],
        ["simulate", "kingdoms", "--games", "2", "--lang", "ru"],
    ):
        command = [sys.executable, "-m", "regalia", *words]
        done = subprocess.run(command, capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": letters})
        assert done.returncode == 0, done.stderr
        assert done.stdout
        assert b"Error" not in done.stderr


def test_output_on_a_full_disk_gets_one_sentence() -> None:
    for words in (["games"], ["rules", "kingdoms"]):
        with Path("/dev/full").open("wb") as full:
            command = [sys.executable, "-m", "regalia", *words, "--lang", "en"]
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
        assert (done.returncode, done.stderr) == (2, b"regalia: - cannot be written: the disk is full.\n")
