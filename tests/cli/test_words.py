"""The terminal in four languages: every word on the screen is a word of the language, nothing is cut or runs over the edge."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.console import Console

import regalia
from regalia.cli import main, spoken_here
from regalia.core.errors import Words
from regalia.core.game import rulebook, rulebooks
from regalia.core.match import Match
from regalia.text import LANGUAGES, figure, initials, say, speaking

ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NAMES = {"regalia", *(word for book in rulebooks().values() for word in book.title.casefold().split())}  # called so everywhere
WIDTH = 100
RECORDED = {
    "kingdoms": ["kingdoms-4-plain", "kingdoms-2-last-castle+no-luck+instant-scoring"],
    "palais-royal": ["palais-royal-4-random-substitute"],
    "royals": ["royals-5-2014-3-False-substitute", "royals-3-2016-4-True-substitute"],
}


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.casefold()))


SHOWN = re.compile(
    r"(terminal|see|colour|verify)-.*|won|both|either|position-of|.*-(see|ask|name|group|sign|score|told|country|title|city)-.*"
    rf"|({'|'.join(rulebooks())})-(score|tagline|reported|position|pair)"
)


def vocabulary(lang: str) -> set[str]:
    """Every word of the messages that are shown on a screen, and what colours are shortened to."""
    found = set(NAMES)
    for file in [ROOT / f"src/regalia/text/{lang}.ftl", *ROOT.glob(f"src/regalia/games/*/messages/{lang}.ftl")]:
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.value and SHOWN.fullmatch(entry.id.name):
                found |= words(re.sub(r"\{ ?\$\w+|\[\w+\]", "", source[entry.value.span.start : entry.value.span.end]))
    for edition in ("2014", "2016"):
        colours = rulebook("royals").seats({"edition": edition, "players": 5})
        found |= set(initials([say(f"colour-{colour}", lang) for colour in colours]))
    return found


SPOKEN = {lang: vocabulary(lang) for lang in LANGUAGES}


def drawn(what: object, width: int = WIDTH) -> str:
    console = Console(width=width, file=StringIO(), highlight=False)
    console.print(what)
    return console.file.getvalue()


def moments(game: str) -> Iterator[Match]:
    """Matches of a game on their way from the deal to the end."""
    for name in RECORDED[game]:
        yield Match.from_json((ROOT / f"tests/recorded/{game}/{name}.json").read_text(encoding="utf-8"))


def telling(match: Match) -> list[int]:
    """The last moment of each decision a match asks for, and its end."""
    return sorted({match.view(None, ply).decision: ply for ply in range(match.ply + 1)}.values())


def test_the_vocabularies_tell_the_languages_apart():
    english = {"castle", "gold", "servants", "deck", "discards", "over", "lion", "position", "thinking"}
    assert english <= SPOKEN["en"]
    assert [english & SPOKEN[lang] for lang in OTHERS] == [set(), set(), set()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RECORDED)
def test_every_word_of_a_picture_is_of_the_language(game, lang):
    for match in moments(game):
        draw = match.game.rooms.drawing.draw
        for ply in telling(match):
            for seat in (None, match.log[ply].seat if ply < match.ply else 0):
                told = drawn(draw(match.view(seat, ply), lang))
                assert words(told) <= SPOKEN[lang], (match.game, ply, words(told) - SPOKEN[lang])
                assert "…" not in told
                assert max(map(len, told.splitlines())) <= WIDTH
        assert say("see-over", lang) in drawn(draw(match.view(), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", rulebooks())
def test_a_picture_in_another_language_shows_the_same(game, lang):
    """Numbers and signs are those of the English picture, whatever the words around them."""
    match = next(moments(game))
    draw = match.game.rooms.drawing.draw

    def numbers(lang: str) -> list[str]:
        found = re.findall(r"\d+", drawn(draw(match.view(0, match.ply // 2), lang), 200))
        return sorted(set(found) - {"1"})  # which may be a word

    assert numbers(lang) == numbers("en")


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", rulebooks())
def test_headings_of_moves_are_words_of_the_language(game, lang):
    group, moves = rulebook(game).rooms.drawing.group, regalia.game(game).moves
    for move in moves:
        heading = group(move, lang)
        assert words(heading) <= SPOKEN[lang]
        assert heading != group(move) or "position" in move.family.axes  # a city may be called alike
    assert len({group(move, lang) for move in moves}) == len({group(move) for move in moves})


def test_a_city_of_a_board_of_ones_own_is_called_as_it_is_printed():
    from regalia.games.royals.drawing import city_name

    assert city_name("vienna", "hu", "Vienna") == city_name("vienna", "hu") == "Bécs"
    assert city_name("vienna", "hu", "Wien") == "Wien"
    assert city_name("graz", "hu", "Graz") == "Graz"
    assert city_name("new-york", "ru") == "New York"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", rulebooks())
def test_a_score_sheet_is_asked_for_and_printed_in_the_language(game, lang):
    room = rulebook(game).rooms.scoresheet
    sheet, english = room.tally(room.EXAMPLE, lang), room.tally(room.EXAMPLE)
    typed = words(room.EXAMPLE)  # colours and names are free
    for told in (sheet.title, *sheet.columns, *sheet.notes, *(row[0] for row in sheet.rows)):
        assert words(told) <= SPOKEN[lang] | typed, told
    assert [row[1:] for row in sheet.rows] == [row[1:] for row in english.rows]
    if room.ask:
        heard: list[str] = []
        text = room.ask(lambda question: heard.append(question) or "", lang)
        assert set().union(*map(words, heard)) <= SPOKEN[lang] | {"enter"}
        assert len(heard) > 15
        assert game != "palais-royal" or say("palais-royal-score-nameless", lang, number=1) in text


def told_by(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    with pytest.raises(SystemExit) as left:
        main(typed)
    out = capsys.readouterr()
    assert (left.value.code, out.err.strip()) == (0, "")
    return out.out


MATCH = str(ROOT / "tests/recorded/kingdoms/kingdoms-3-plain.json")


@pytest.mark.parametrize("lang", OTHERS)
def test_the_commands_speak_the_language(capsys, monkeypatch, tmp_path, lang):
    say = speaking(lang)
    games = told_by(capsys, monkeypatch, "games", "--lang", lang)
    assert say("terminal-games") in games
    assert all(word in games for word in words(say("royals-tagline")) if len(word) > 12)
    simulated = told_by(capsys, monkeypatch, "--lang", lang, "simulate", "palais-royal", "--games", "21")
    assert say("terminal-simulate", title="Palais Royal", games="21", count=21) in simulated
    assert words(simulated) <= SPOKEN[lang] | {"pal"}
    assert "Royals: " in told_by(capsys, monkeypatch, "board", "royals", "--lang", lang)
    board = tmp_path / "board.toml"
    board.write_text(told_by(capsys, monkeypatch, "board", "royals", "--toml"), encoding="utf-8")
    checked = told_by(capsys, monkeypatch, "board", "royals", "--check", str(board), "--lang", lang)
    assert words(checked.replace(str(board), "")) <= SPOKEN[lang] | {"board"}
    assert words(told_by(capsys, monkeypatch, "verify", MATCH, "--lang", lang)) <= SPOKEN[lang]
    shown = told_by(capsys, monkeypatch, "show", MATCH, "--lang", lang).splitlines()
    assert words(" ".join(shown[-2:])) <= SPOKEN[lang]
    first = next(line for line in shown if line.split()[:1] == ["1"])  # after the deal
    assert first.split()[1] == say("colour-red").capitalize()
    stepped = told_by(capsys, monkeypatch, "replay", MATCH, "--moment", "60", "--lang", lang)
    assert say("terminal-replay-moment", moment=60, last=len(Match.from_json(Path(MATCH).read_text()).moments)) in stepped


def test_who_closes_the_input_has_stopped(capsys, monkeypatch):
    """Ctrl+D."""

    def closed() -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    with pytest.raises(SystemExit) as left:
        main(("replay", MATCH, "--lang", "it"))
    assert (left.value.code, capsys.readouterr().err.strip()) == (130, f"regalia: {speaking('it')('terminal-stopped')}")


def test_the_language_is_the_environments_unless_another_is_asked_for(capsys, monkeypatch):
    monkeypatch.delenv("LC_ALL")
    for name, value, lang in [
        ("LANG", "hu_HU.UTF-8", "hu"),
        ("LC_MESSAGES", "it", "it"),
        ("LC_ALL", "ru_RU.UTF-8", "ru"),
        ("LC_ALL", "de_DE.UTF-8", "en"),
        ("LC_ALL", "C.UTF-8", "en"),
        ("LC_ALL", "", "it"),
        ("LC_MESSAGES", "", "hu"),
    ]:
        monkeypatch.setenv(name, value)
        assert spoken_here() == lang
    assert "A Regalia játékai" in told_by(capsys, monkeypatch, "games")
    assert "Игры Regalia" in told_by(capsys, monkeypatch, "games", "--lang", "ru")
    assert "The games of Regalia" in told_by(capsys, monkeypatch, "--lang", "en", "games")


def test_numbers_are_counted_as_the_language_counts():
    assert [say("palais-royal-see-nobles", "ru", count=count) for count in (1, 3, 12, 21)] == [
        "1 вельможа в саду", "3 вельможи в саду", "12 вельмож в саду", "21 вельможа в саду",
    ]  # fmt: skip
    assert [say("kingdoms-group-castle", "hu", rank=rank) for rank in (1, 3)] == ["1-es szintű vár", "3-as szintű vár"]
    assert [say("royals-see-period", "hu", period=period) for period in (1648, 1680, 1714)] == [
        "1648-as korszak", "1680-as korszak", "1714-es korszak",
    ]  # fmt: skip
    assert [say("won", lang, count=2, names=Words("both", most=["a"], last="b")) for lang in LANGUAGES] == [
        "a and b share the win.", "Vittoria condivisa: a e b.", "Osztoznak a győzelmen: a és b.", "Победу делят: a и b.",
    ]  # fmt: skip
    assert [figure(1234.5, lang, 1) for lang in LANGUAGES] == ["1,234.5", "1.234,5", "1\u00a0234,5", "1\u00a0234,5"]
