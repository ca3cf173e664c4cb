"""Tournaments: fair, resumable, rated, reported."""

import csv
import json
import math
import os
import platform
import signal
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import regalia
from regalia.arena import Ledger, Plan, Played, play, run, summarise
from regalia.arena.ledger import rows as rows_of
from regalia.arena.ledger import write_rows
from regalia.arena.play import begin, opened
from regalia.arena.ratings import interval, rate, sure
from regalia.arena.report import lead_rows, report
from regalia.bots import bot, know
from regalia.cli import main
from regalia.cli.arena import command as written

PLAN = Plan("kingdoms", ("greedy", "random", "page"), 12, (2, 3, 4), seed=3)


def command(*words):
    with pytest.raises(SystemExit) as end:
        main(["arena", *map(str, words)])
    return end.value.code


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_every_bot_sits_everywhere_equally_often(bots):
    plan = Plan("kingdoms", bots, 120, (2, 3, 4))
    for players in plan.players:
        sat = Counter((bout.bots[seat], seat) for bout in plan.bouts if bout.players == players for seat in range(players))
        assert len(sat) == len(bots) * players
        assert max(sat.values()) - min(sat.values()) <= players * len(bots)
        deals = {}
        for bout in (each for each in plan.bouts if each.players == players):
            deals.setdefault((bout.deal, tuple(sorted(bout.bots))), Counter()).update(enumerate(bout.bots))
        for seats in deals.values():  # a deal is played from all seats
            names = {name for _, name in seats}
            assert all(len({seats[seat, name] for seat in range(players)}) == 1 for name in names)
    assert len(set(plan.bouts)) == len(plan.bouts)


def test_bad_plans_are_refused():
    for wrong in (
        {"bots": ("greedy",)}, {"bots": ("greedy", "greedy")}, {"games": 0}, {"players": ()}, {"players": (2, 2)},
        {"players": (7,)}, {"game": "chess"},
        {"options": {"colour": "pink"}},
    ):  # fmt: skip
        with pytest.raises(regalia.BadInput):
            Plan(**{"game": "kingdoms", "bots": ("greedy", "random"), "games": 4, "players": (2,), **wrong})


def test_the_same_tournament_plays_the_same_games():
    def played(jobs):
        ledger = Ledger(Plan("kingdoms", ("greedy", "search:6"), 4, (2,)))
        run(ledger, jobs=jobs)
        return [(each.bots, each.scores, each.shares, each.plies) for each in ledger.games]

    assert played(1) == played(2)


def test_a_tournament_goes_on_where_it_stopped(tmp_path):
    file = tmp_path / "games.jsonl"
    ledger = Ledger(PLAN, file)
    run(ledger, jobs=1)
    ledger.close()
    whole = file.read_bytes()
    assert len(whole.splitlines()) == 1 + len(PLAN.bouts)
    assert b"opening" not in whole.splitlines()[0]  # or tournaments from before there were any would not go on
    cut = whole[: whole.rindex(b'"scores"', 0, len(whole) // 2)]  # a crash in the middle of a line
    file.write_bytes(cut)
    again = Ledger(PLAN, file)
    finished = len(again.games)
    assert finished == len(cut.splitlines()) - 2
    counted = []
    run(again, jobs=1, progress=counted.append)
    again.close()
    assert len(counted) == len(PLAN.bouts) - finished
    assert [each.scores for each in again.games] == [each.scores for each in ledger.games]
    longer = Ledger(Plan("kingdoms", PLAN.bots, 24, (2, 3, 4), seed=3), file)
    assert len(longer.missing) == len(longer.plan.bouts) - len(PLAN.bouts)
    longer.close()


def test_another_tournament_is_not_mixed_in(tmp_path):
    file = tmp_path / "games.jsonl"
    Ledger(PLAN, file).close()
    with pytest.raises(regalia.BadInput, match="a different tournament"):
        Ledger(Plan("kingdoms", ("greedy", "random"), 12, (2,)), file)
    file.write_bytes(file.read_bytes() + b"{oops\n")
    with pytest.raises(regalia.BadInput, match="line 2"):
        Ledger(PLAN, file)


def made_up(strengths, games, players=2, seed=0):
    """Games whose winners are drawn by known strengths."""
    chance, names = np.random.default_rng(seed), list(strengths)
    for number in range(games):
        bots = tuple(chance.choice(names, players, replace=False).tolist())
        weights = np.array([10 ** (strengths[name] / 400) for name in bots])
        winner = chance.choice(players, p=weights / weights.sum())
        shares = tuple(float(seat == winner) for seat in range(players))
        yield Played(
            number, players, number, bots, tuple(int(50 * share) for share in shares), shares, 10, 5, (5,) * players, (0.1,) * players
        )


@pytest.mark.parametrize("players", [2, 3])
def test_ratings_find_the_strengths_behind_the_results(players):
    truth = {"a": 1000, "b": 1150, "c": 1400}
    found = rate(list(made_up(truth, 1500, players)), ["a", "b", "c"])
    assert [each.bot for each in found] == ["c", "b", "a"]
    for each in found:
        assert each.low <= each.rating <= each.high
        assert abs(each.rating - truth[each.bot]) < 60
    assert found[-1].rating == 1000


def test_a_bot_that_never_loses_has_a_finite_rating():
    found = rate(list(made_up({"a": 0, "b": 9000}, 50)), ["a", "b"])
    assert 300 < found[0].rating - found[1].rating < 2000


def test_intervals():
    low, high = interval(0.9, 100)
    assert math.isclose(low, 0.8256, abs_tol=1e-3)
    assert math.isclose(high, 0.9448, abs_tol=1e-3)
    assert interval(1.0, 20)[1] <= 1
    assert interval(0.0, 0) == (0.0, 1.0)
    for freedom, wide in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)):  # Student's, as printed in any table of it
        assert math.isclose(sure(freedom), wide, abs_tol=0.03)


def test_deal_by_deal():
    """Seatings of a deal are one observation: what they have in common is luck, and what differs is not."""

    def between(*leads):
        pairs = [(deal, seats, lead) for deal, both in enumerate(leads) for seats, lead in zip((("a", "b"), ("b", "a")), both, strict=True)]
        return summarise([
            Played(0, 2, deal, seats, (50, 50 - lead) if seats[0] == "a" else (50 - lead, 50), (0.5, 0.5), 9, 9, (9, 9), (1.0, 1.0))
            for deal, seats, lead in pairs
        ], ["b", "a"])  # fmt: skip

    (found,) = (lucky := between((21, -19), (-30, 32), (41, -39), (-10, 12))).leads  # luck of 20 and more, and always one point better
    assert (found.players, found.bot, found.of, found.deals) == (2, "a", "b", 4)
    assert (found.points.mean, found.points.low, found.points.high) == (1.0, 1.0, 1.0)
    assert (found.wins.mean, found.wins.low, found.wins.high) == (0.5, 0.5, 0.5)  # everybody won once on every deal
    assert lead_rows(lucky) == [[2, "a", "b", "4", "50.0%", "1.0"]]
    (found,) = (plain := between((2, 4), (-1, -1), (5, 1), (0, -2), (3, 3))).leads  # means 3, -1, 3, -1, 3; wins 1, 0, 1, 1/4, 1
    assert math.isclose(found.points.mean, 1.4)
    assert math.isclose(found.points.high - 1.4, 2.776 * 2.191 / 5**0.5, abs_tol=0.03)
    assert math.isclose(found.points.low, 2.8 - found.points.high)
    assert math.isclose(found.wins.mean, 0.65)
    assert math.isclose(found.wins.low, 0.65 - 2.776 * 0.4873 / 5**0.5, abs_tol=0.01)
    assert found.wins.high == 1
    assert lead_rows(plain) == [[2, "a", "b", "5", "65.0% (4.6% to 100.0%)", "1.4 (−1.3 to 4.1)"]]
    assert between((2, 4), (-1, -1), (5, 1)).leads == []  # too few to say


def test_tables_and_files(tmp_path):
    ledger = Ledger(PLAN)
    run(ledger, jobs=1)
    found = summarise(ledger.games, PLAN.bots)
    assert found.games == len(PLAN.bouts)
    for players in (2, 3, 4):
        assert math.isclose(sum(each.share.share for each in found.seats if each.players == players), 1)
    assert found.ratings[0].bot == "greedy"
    assert found.ahead["greedy", "random"].share > 0.9
    assert write_rows(rows_of(ledger.games), tmp_path / "seats") == [tmp_path / "seats.csv", tmp_path / "seats.parquet"]
    rows = list(csv.DictReader((tmp_path / "seats.csv").read_text().splitlines()))
    assert len(rows) == sum(bout.players for bout in PLAN.bouts)
    import pyarrow.parquet

    assert pyarrow.parquet.read_table(tmp_path / "seats.parquet").num_rows == len(rows)


class Balanced(HTMLParser):
    """Checks that every tag is closed in order."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta",):
            self.open.append(tag)
        assert not {"src", "href"} & dict(attrs).keys()

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_on_a_ladder_only_neighbours_meet():
    plan = Plan("kingdoms", ("random", "page", "greedy"), 12, (2, 3), neighbours=True)
    assert {bout.bots for bout in plan.bouts if bout.players == 2} == {
        ("random", "page"),
        ("page", "random"),
        ("page", "greedy"),
        ("greedy", "page"),
    }
    assert all(len(set(bout.bots)) == 3 for bout in plan.bouts if bout.players == 3)
    assert "--neighbours" in written(plan)


def test_the_report_stands_alone():
    games = list(made_up({"greedy": 1000, "<b>": 1200, "random": 700}, 60, 2)) + list(
        made_up({"greedy": 1000, "<b>": 1200, "random": 700}, 60, 3)
    )
    plan = Plan("kingdoms", ("greedy", "<b>", "random"), 60, (2, 3))
    page = report(plan, summarise(games, plan.bots), "regalia arena kingdoms")
    reader = Balanced()
    reader.feed(page)
    assert reader.open == []
    assert page.count("<svg") == 5
    assert "http" not in page
    assert "nan" not in page.lower()
    assert "&lt;b&gt;" in page
    assert f"cores, Python {platform.python_version()}" in page


def test_the_command(tmp_path, capsys):
    words = [
        "kingdoms",
        "--bots",
        "greedy",
        "random",
        "--games",
        4,
        "--players",
        2,
        3,
        "--variants",
        "no-luck",
        "--jobs",
        1,
        "--out",
        tmp_path / "out",
    ]
    assert command(*words) == 0
    said = capsys.readouterr().out
    assert "Ratings" in said
    assert {each.name for each in (tmp_path / "out").iterdir()} == {"games.jsonl", "seats.csv", "seats.parquet", "report.html"}
    before = (tmp_path / "out" / "games.jsonl").read_bytes()
    assert command(*words) == 0
    assert (tmp_path / "out" / "games.jsonl").read_bytes() == before
    assert "--variants no-luck" in (tmp_path / "out" / "report.html").read_text()


@pytest.mark.parametrize(
    "words",
    [
        ["kingdoms", "--bots", "greedy", "nobody"], ["kingdoms", "--bots", "greedy"],
        ["kingdoms", "--bots", "greedy", "random", "--games", "many"],
        ["kingdoms", "--bots", "greedy", "random", "--players", "9"], ["kingdoms", "--bots", "greedy", "random", "--jobs", "0"],
        ["kingdoms", "--bots", "greedy", "random", "--opening", "-1"],
        ["kingdoms", "--bots", "greedy", "random", "--out", "/dev/null/here"], ["kingdoms"], ["chess", "--bots", "greedy", "random"],
    ],
)  # fmt: skip
def test_wrong_calls_get_one_sentence(words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert command(*words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said


def test_interrupted_and_resumed(tmp_path):
    """Ctrl-C in the middle loses no finished game, and the same command goes on."""
    words = ["arena", "kingdoms", "--bots", "greedy", "random", "--games", "300", "--jobs", "2", "--out", str(tmp_path)]
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also where whoever runs this ignores it
    call = [sys.executable, "-c", f"{heard}; from regalia.cli import main; main()", *words]
    here = {**os.environ, "PYTHONPATH": str(Path(regalia.__file__).parents[1])}
    started = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=here)
    file = tmp_path / "games.jsonl"
    while not file.exists() or len(file.read_bytes().splitlines()) < 6:
        assert started.poll() is None
    started.send_signal(signal.SIGINT)
    said, complaint = started.communicate(timeout=600)
    assert started.returncode == 130
    assert "run the same command again" in said
    assert "Traceback" not in complaint
    finished = [json.loads(line) for line in file.read_bytes().splitlines()[1:]]
    assert 5 <= len(finished) < 300
    plan = Plan("kingdoms", ("greedy", "random"), 300, (2,))
    ledger = Ledger(plan, file)
    assert len(ledger.games) == len(finished)
    ledger.close()


def test_a_bot_sits_alone_when_asked():
    plan = Plan("kingdoms", ("greedy", "random"), 24, (2, 3, 4), alone="greedy")
    assert all(bout.bots.count("greedy") == 1 for bout in plan.bouts)
    for players in plan.players:
        sat = Counter(bout.bots.index("greedy") for bout in plan.bouts if bout.players == players)
        assert len(set(sat.values())) == 1
        assert len(sat) == players
    assert "--alone greedy" in written(plan)
    with pytest.raises(regalia.BadInput, match="page is to sit alone"):
        Plan("kingdoms", ("greedy", "random"), 24, (2,), alone="page")


def test_a_tournament_is_played_by_one_arena_at_a_time(tmp_path, capsys):
    ledger = Ledger(Plan("kingdoms", ("greedy", "random"), 2, (2,)), tmp_path / "games.jsonl")
    again = ("kingdoms", "--bots", "greedy", "random", "--games", 2, "--jobs", 1, "--out", tmp_path)
    assert command(*again) == 2
    assert "another process is already running the tournament" in capsys.readouterr().err
    ledger.close()
    assert command(*again) == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3


def test_an_opening_is_the_same_from_every_seat_and_the_bots_play_the_rest(tmp_path):
    plan = Plan("kingdoms", ("greedy", "random"), 6, (2, 3), opening=8)
    for players in plan.players:
        begun = opened(plan, players, begin(plan, players, 1))
        assert begun.turns_begun == 8
        assert begin(plan, players, 1) == begin(plan, players, 1)
        assert begun.position() != opened(plan, players, begin(plan, players, 2)).position()
    ledger = Ledger(plan, tmp_path / "games.jsonl")
    run(ledger, jobs=1)
    ledger.close()
    for each in ledger.games:
        whole = plan.table(each.players).start(seed=plan.seed_of("deal", each.players, each.deal))
        assert whole.position() != opened(plan, each.players, begin(plan, each.players, each.deal)).position()
        assert sum(each.decisions) <= each.plies - 8  # the opening is nobody's
    assert "--opening 8" in written(plan)
    assert "an opening of 8 turns" in report(plan, summarise(ledger.games, plan.bots), "")
    with pytest.raises(regalia.BadInput, match="a different tournament"):
        Ledger(Plan("kingdoms", plan.bots, 6, (2, 3)), tmp_path / "games.jsonl")


def test_openings_on_several_cores_are_those_on_one():
    plan = Plan("kingdoms", ("greedy", "random"), 10, (2, 3), opening=6, even=20)
    one, several = Ledger(plan), Ledger(plan)
    run(one, jobs=1)
    run(several, jobs=2)
    assert len(one.games) == len(plan.bouts)
    assert [(each.deal, each.bots, each.scores) for each in one.games] == [(each.deal, each.bots, each.scores) for each in several.games]


def test_an_opening_may_be_the_whole_game():
    plan = Plan("kingdoms", ("greedy", "random"), 2, (2,), opening=1000)
    ledger = Ledger(plan)
    run(ledger, jobs=1)
    one, other = ledger.games
    assert one.scores == other.scores
    assert one.decisions == (0, 0)


def test_even_openings_are_those_a_duke_thinks_open(tmp_path, monkeypatch):
    plans = [Plan("kingdoms", ("greedy", "random"), 40, (2,), opening=24, even=even) for even in (100, 10)]
    off = [[], []]
    for plan, found in zip(plans, off, strict=True):
        for deal in range(12):
            match = opened(plan, 2, begin(plan, 2, deal))
            assert match.turns_begun == 24
            found.append(abs(bot("duke").choose(know(match, seed=deal)).value - 0.5))
    assert max(off[0]) > 0.2
    assert max(off[1]) < 0.15  # another seed, so not quite the same opinion
    assert "--opening 24 --even 10" in written(plans[1])
    found = summarise(list(made_up({"greedy": 100, "random": 0}, 9)), plans[1].bots)
    assert "within 10 percentage points of its fair share" in report(plans[1], found, "")
    monkeypatch.setattr(play, "TRIES", 2)
    with pytest.raises(regalia.BadInput, match="none of 2 deals was even after 1000 turns"):
        begin(Plan("kingdoms", ("greedy", "random"), 2, (2,), opening=1000, even=50), 2, 0)
    with pytest.raises(regalia.BadInput, match="an even opening needs an opening"):
        Plan("kingdoms", ("greedy", "random"), 2, (2,), even=50)
    Ledger(plans[1], tmp_path / "games.jsonl").close()
    with pytest.raises(regalia.BadInput, match="a different tournament"):
        Ledger(plans[0], tmp_path / "games.jsonl")
