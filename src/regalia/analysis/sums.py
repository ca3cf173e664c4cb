"""Luck separated from skill: the way from what could be expected before the deal to the result; the parts add up to it.

Where a seat decides several times in a row and nothing is drawn, only its decisions change anything: they count together, by what was
expected before the first and after the last. So what a search notices only on the way is not counted twice, as a chance that came
from nowhere and as one that was missed.
"""

from collections.abc import Sequence

import numpy as np

from regalia.analysis.judging import Judged, Shares
from regalia.analysis.results import Sum


def sums(judged: Sequence[Judged], deal: Shares, draws: Sequence[Shares], expected: Shares, result: Shares) -> list[Sum]:
    """For every seat, what the deal, the draws and everybody's decisions gave it, and what they leave unexplained."""
    players = range(len(expected))
    did = np.zeros((len(players), len(players)))  # what each seat's decisions did to everybody
    for last, each in zip([None, *judged], judged, strict=False):
        before = last.played if last and each.decision.goes_on else each.best
        did[each.verdict.seat] += np.array(each.played) - np.array(before)
    luck = np.sum(np.array([(0.0,) * len(players), *draws]), axis=0)
    own = did.diagonal()
    others = did.sum(axis=0) - own
    rest = np.array(result) - np.array(expected) - np.array(deal) - luck - own - others
    return [Sum(*(float(part[seat]) for part in (deal, luck, own, others, rest))) for seat in players]
