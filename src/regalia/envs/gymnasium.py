"""The games as Gymnasium environments of one agent against bots: `gymnasium.make("regalia/Kingdoms-v1", players=3, opponents="greedy")`.

The number in an id is the version of the rules. The agent observes what its seat knows, as numbers; which actions are legal is in
`info["action_mask"]` and what `action_masks()` returns. Reward and penalty are those of `regalia.envs.pettingzoo`.
"""

import copy
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from regalia.bots import Bot, bot
from regalia.core.errors import BadInput, quoted
from regalia.core.game import Game, rulebook, rulebooks
from regalia.core.values import as_whole, whole_number
from regalia.envs.picture import RENDER_MODES, checked, rendered
from regalia.envs.play import PENALTY, SEEDS, Play

try:
    import gymnasium
except ImportError:
    raise BadInput("envs-package", name="Gymnasium") from None


class SoloEnv(gymnasium.Env):
    """One seat of a game; bots play the others, one for all of them or one for each in seating order after the agent."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        penalty: float = PENALTY,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = Game(rulebook(game), options)
        self.seat = None if seat is None else whole_number(as_whole(seat), "seat", 0, self.game.players - 1)
        self.bots = bots_of(opponents, self.game.players - 1)
        self.penalty, self.render_mode = float(penalty), checked(render_mode)
        self.action_space = gymnasium.spaces.Discrete(len(self.game.moves))
        layout = self.game.rooms.observation.LAYOUT
        self.observation_space = gymnasium.spaces.Box(layout.low, layout.high, dtype=np.int8)
        self._play: Play | None = None

    def __copy__(self) -> "SoloEnv":
        return copy.deepcopy(self)  # a game in progress is not shared

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. Without a fixed seat (`seat=None`) the agent gets a random one."""
        super().reset(seed=as_whole(seed))
        self._play = Play(self.game, int(self.np_random.integers(SEEDS)))
        self._at = int(self.np_random.integers(self.game.players)) if self.seat is None else self.seat
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play = self._now()
        if play.over:
            raise BadInput("envs-reset")
        reward = 0.0 if play.try_action(action, self.np_random) else self.penalty
        self._others_play()
        return self._seen(), reward + play.rewards()[self._at], play.over, False, self._info()

    def _others_play(self) -> None:
        play = self._now()
        while not play.over and play.turn != self._at:
            other = self.bots[(play.turn - self._at - 1) % self.game.players]
            play.play(play.choose(other, int(self.np_random.integers(1 << 53))))

    def action_masks(self) -> Any:
        """Which actions are legal, under the name sb3-contrib looks for."""
        return self._now().mask(self._at).astype(bool)

    def _seen(self) -> Any:
        return self._now().observe(self._at)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._now().mask(self._at), "seat": self._at}

    def _now(self) -> Play:
        if self._play is None:
            raise BadInput("envs-reset")
        return self._play

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self._now().drawn(self._at), self.render_mode)


def bots_of(opponents: Any, count: int) -> list[Bot]:
    names = [opponents] * count if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or len(names) != count or not all(isinstance(name, str) for name in names):
        raise BadInput("envs-opponents", count=count, value=quoted(opponents))
    return [bot(name) for name in names]


def id_of(name: str) -> str:
    """`palais-royal` is `regalia/PalaisRoyal-v2`."""
    return f"regalia/{name.title().replace('-', '')}-v{rulebook(name).rules_version}"


for _name in rulebooks():
    gymnasium.register(id=id_of(_name), entry_point="regalia.envs.gymnasium:SoloEnv", kwargs={"game": _name})
