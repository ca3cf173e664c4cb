"""The rooms of Crowns: nothing but what a game must have."""

from regalia.games.crowns import box, drawing, heuristics, moves, observation, positions, rules, state, story, view

from regalia.core.contract import Rooms

ROOMS = Rooms(
    state=state,
    box=box,
    moves=moves,
    rules=rules,
    observation=observation,
    positions=positions,
    view=view,
    story=story,
    enter_drawing=lambda: drawing,
    heuristics=heuristics,
)
