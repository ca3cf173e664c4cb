"""Luck set apart from skill: from what could be expected before the deal to the result, step by step; the parts add up to it."""

from collections.abc import Sequence

import numpy as np

from regalia.analysis.judging import Judged, Shares
from regalia.analysis.results import Sum

Vector = np.ndarray[tuple[int], np.dtype[np.float64]]


def sums(judged: Sequence[Judged], expected: Shares, result: Shares, *, truth: bool) -> list[Sum]:
    """For every seat, as those who decided saw it, or with all cards on the table."""
    start, end, seats = np.array(expected), np.array(result), range(len(expected))
    before = [np.array(each.truth if truth else each.best) for each in judged]
    deal = before[0] - start if before else np.zeros(len(start))
    luck = np.zeros(len(start))
    did = np.zeros((len(start), len(start)))  # what each seat's decisions did to everybody
    for each, after in zip(judged, [*before[1:], end], strict=True):
        did[each.verdict.seat] += np.array(each.played) - np.array(each.best)
        if each.decision.rolls or (each.decision.shows and not truth):
            luck += after - np.array(each.truth_played if truth else each.played)
    own = np.array([did[seat][seat] for seat in seats])
    others = did.sum(axis=0) - own
    rest = end - start - deal - luck - own - others
    return [Sum(*(float(part[seat]) for part in (deal, luck, own, others, rest))) for seat in seats]
