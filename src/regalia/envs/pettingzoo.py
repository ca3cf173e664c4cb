"""The games as PettingZoo environments: `env("royals", players=3)` for agents in turn, `parallel_env` for loops that ask all at once.

An observation is a dict: `observation`, what the seat knows as numbers, and `action_mask`, 1 for every legal action. The winner's reward
is 1 and the others' -1 / (players - 1), at the end; several winners share. An illegal action costs its agent
`penalty`, and a random legal move is played in its place: a checker that samples without a mask never gets stuck.
"""

import copy
from typing import Any, ClassVar

import numpy as np

from regalia.core.errors import BadInput, quoted
from regalia.core.game import Game, rulebook
from regalia.core.values import as_whole
from regalia.envs.picture import RENDER_MODES, checked, rendered
from regalia.envs.play import PENALTY, SEEDS, Play

try:
    import gymnasium
    import pettingzoo
    from gymnasium.utils import seeding
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    raise BadInput("envs-package", name="PettingZoo") from None


def env(game: str, /, **settings: Any) -> Any:
    """Agents in turn. Settings: `render_mode`, `max_cycles`, `penalty`, and the options of the game."""
    return OrderEnforcingWrapper(RawEnv(game, **settings))


def parallel_env(game: str, /, **settings: Any) -> "ParallelEnv":
    """The same, but every step asks all agents; only the action of the seat to move counts."""
    return ParallelEnv(game, **settings)


def observation_space(game: Game) -> Any:
    layout = game.rooms.observation.LAYOUT
    seen = gymnasium.spaces.Box(layout.low, layout.high, dtype=np.int8)
    return gymnasium.spaces.Dict({"observation": seen, "action_mask": gymnasium.spaces.Box(0, 1, (len(game.moves),), np.int8)})


class Shared:
    """What both kinds of environment share: a game, its spaces, a game in progress and its rendering."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "regalia",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, /, *, render_mode: str | None = None, max_cycles: int | None = None, penalty: float = PENALTY, **options: Any
    ) -> None:
        super().__init__()
        max_cycles = as_whole(max_cycles)
        if max_cycles is not None and (isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1):
            raise BadInput("envs-cycles", value=quoted(max_cycles))
        self.game = Game(rulebook(game), options)
        self.render_mode, self.max_cycles, self.penalty = checked(render_mode), max_cycles, float(penalty)
        self.metadata = {**self.metadata, "name": f"regalia_{game.replace('-', '_')}"}  # type: ignore[misc]
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: gymnasium.spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.chance: np.random.Generator = seeding.np_random()[0]
        self._play: Play | None = None

    def __copy__(self) -> Any:
        return copy.deepcopy(self)  # a game in progress is not shared

    def deal(self, seed: int | None) -> Play:
        """A new game, dealt by the seed; without one the random numbers of the last seed continue."""
        if seed is not None:
            self.chance, _ = seeding.np_random(int(seed))
        self._play = Play(self.game, int(self.chance.integers(SEEDS)) if seed is None else int(seed) % SEEDS)
        return self._play

    def now(self) -> Play:
        if self._play is None:
            raise BadInput("envs-reset")
        return self._play

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        return rendered(self.now().drawn(None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class RawEnv(Shared, pettingzoo.AECEnv):
    """One game, agents in turn. With `max_cycles` each agent makes that many decisions and is then truncated; until all are, the
    seats of those who have left play at random."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        play = self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decided = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[play.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        play = self.now()
        return {"observation": play.observe(seat), "action_mask": play.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play, chance = self.now(), self.chance
        legal = play.try_action(action, chance)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not legal:
            self.rewards[agent] += self.penalty
        self.decided[agent] += 1
        if self.decided[agent] == self.max_cycles:
            self.truncations[agent] = True
        while not play.over and self._left(play.turn) and not all(map(self._left, range(self.game.players))):
            play.play(play.by_lot(chance))
        if play.over:
            for seat, reward in enumerate(play.rewards()):
                if not self._left(seat):
                    self.rewards[self.possible_agents[seat]] += reward
                    self.terminations[self.possible_agents[seat]] = True
        else:
            self.agent_selection = self.possible_agents[play.turn]
        self._accumulate_rewards()
        self._deads_step_first()

    def _left(self, seat: int) -> bool:
        """Whether the agent of a seat has made all its decisions."""
        return self.decided[self.possible_agents[seat]] == self.max_cycles


class ParallelEnv(Shared, pettingzoo.ParallelEnv):
    """One game, all agents asked at every step. The mask of a seat that is not to move allows only action 0, which is ignored."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed)
        self.agents, self.cycles = self.possible_agents[:], 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        play, agents = self.now(), self.agents
        if not agents:
            raise BadInput("envs-reset")
        rewards = dict.fromkeys(agents, 0.0)
        agent = agents[play.turn]
        if not play.try_action(actions[agent], self.chance):
            rewards[agent] += self.penalty
        self.cycles += 1
        for each, reward in zip(agents, play.rewards(), strict=True):
            rewards[each] += reward
        seen = self._observations()
        ended, cut = play.over, not play.over and self.cycles == self.max_cycles
        self.agents = [] if ended or cut else agents
        return seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut), {each: {} for each in agents}

    def _observations(self) -> dict[str, Any]:
        play = self.now()
        masks = [play.mask(seat) for seat in range(self.game.players)]
        for seat, mask in enumerate(masks):
            mask[0] |= seat != play.turn
        return {agent: {"observation": play.observe(seat), "action_mask": masks[seat]} for seat, agent in enumerate(self.possible_agents)}
