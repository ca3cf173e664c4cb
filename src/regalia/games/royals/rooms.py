"""The rooms of Royals."""

from regalia.core.contract import Rooms
from regalia.games.royals import (
    box,
    drawing,
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
    drawing=drawing,
    heuristics=heuristics,
    evaluation=EVALUATION,
    scoresheet=scoresheet,
)
