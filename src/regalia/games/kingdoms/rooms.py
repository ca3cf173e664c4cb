"""The rooms of Kingdoms."""

from regalia.core.contract import Rooms
from regalia.games.kingdoms import (
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
from regalia.games.kingdoms.evaluation import EVALUATION

ROOMS = Rooms(
    state=state,
    box=box,
    alter=box.alter,
    moves=moves,
    rules=rules,
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
