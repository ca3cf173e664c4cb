"""The rooms of Kingdoms."""

from regalia.core.contract import Drawing, Rooms
from regalia.games.kingdoms import (
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
from regalia.games.kingdoms.evaluation import EVALUATION


def enter_drawing() -> Drawing:
    from regalia.games.kingdoms import drawing

    return drawing


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
    enter_drawing=enter_drawing,
    heuristics=heuristics,
    evaluation=EVALUATION,
    scoresheet=scoresheet,
)
