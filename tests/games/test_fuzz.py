"""Changed positions, boards, sets and files of every game, a few of the millions that `make fuzz` tries."""

import pytest

import regalia
from fuzz import run

CASES = {False: 8000, True: 150}  # compiled with bounds checked, and interpreted


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("name", regalia.rulebooks())
def test_whatever_is_given_is_refused_or_played(name, interpreted):
    report = run(name, CASES[interpreted], seed=1, interpreted=interpreted)
    assert report.problems == {}
    assert CASES[interpreted] / 20 < report.accepted < CASES[interpreted]


def test_a_process_that_dies_costs_one_case():
    report = run("palais-royal", 20, seed=1, interpreted=True, dies_at=7)
    assert list(report.problems) == [7]
    assert "ended with -6" in report.problems[7]
    assert report.cases == 20
