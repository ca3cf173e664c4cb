"""Changed positions, boards, sets and files of every game, a few of the millions that `make fuzz` tries."""

import pytest

import regalia
from fuzz import run

INTERPRETED = 150  # cases of each game; the others are compiled with bounds checked
COMPILED = {"kingdoms": 12_000, "palais-royal": 6000}  # by how long a case takes
FEWEST = 4000


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("name", regalia.rulebooks())
def test_whatever_is_given_is_refused_or_played(name, interpreted):
    cases = INTERPRETED if interpreted else COMPILED.get(name, FEWEST)
    report = run(name, cases, seed=1, interpreted=interpreted)
    assert report.problems == {}
    assert cases / 20 < report.accepted < cases
    assert report.met > 10 * report.accepted  # positions they led to


def test_a_process_that_dies_costs_one_case():
    report = run("palais-royal", 20, seed=1, interpreted=True, dies_at=7)
    assert list(report.problems) == [7]
    assert "ended with -6" in report.problems[7]
    assert report.cases == 20


def test_several_cores_run_the_same_cases():
    alone, shared = (run("kingdoms", 300, seed=1, first=50, interpreted=True, cores=cores) for cores in (1, 3))
    assert shared == alone
    assert (alone.cases, alone.problems) == (300, {})
