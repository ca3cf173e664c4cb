"""The rooms of Royals."""

from regalia.core.contract import Drawing, Rooms
from regalia.games.royals import (
    box,
    heuristics,
    moves,
    observation,
    positions,
    preview,
    reasons,
    rules,
    scoresheet,
    state,
    story,
    view,
)
from regalia.games.royals.evaluation import EVALUATION


def enter_drawing() -> Drawing:
    from regalia.games.royals import drawing

    return drawing


ROOMS = Rooms(
    state=state,
    box=box,
    moves=moves,
    rules=rules,
    stepwise=rules,
    observation=observation,
    positions=positions,
    preview=preview,
    reasons=reasons,
    view=view,
    story=story,
    enter_drawing=enter_drawing,
    heuristics=heuristics,
    evaluation=EVALUATION,
    scoresheet=scoresheet,
)
