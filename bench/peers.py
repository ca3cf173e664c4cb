"""Random play in other engines, measured the way they play fastest. Each peer that does not install is left out, and says so."""

import random
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Speed:
    engine: str
    game: str
    moves: float  # a second
    games: float  # a second
    how: str


OPEN_SPIEL = (
    "go_fish(players=3)",
    "skat",
    "hanabi(players=3)",
    "maedn(players=3)",
    "crazy_eights(players=3)",
    "oh_hell(players=3)",
    "euchre",
    "dou_dizhu",
    "liars_dice(numdice=3)",
)


def measure_open_spiel(seconds: float) -> list[Speed]:
    """Whole games in OpenSpiel's own C++ loops. Every step of a game's history after the deal counts as a move, chance included."""
    import pyspiel

    speeds = []
    for name in OPEN_SPIEL:
        game = pyspiel.load_game(name)
        searchable = game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL
        games = max((rollouts if searchable else bot_games)(game, seconds) for _ in range(3))
        how = "C++ rollout loop, 1 core" if searchable else "C++ loop of random bots, 1 core"
        speeds.append(Speed("OpenSpiel", name, games * mean_length(game, 200), games, how))
    return speeds


def rollouts(game, seconds: float) -> float:
    """Rollouts a second of the evaluator, its fastest loop: one step of the search bot makes as many as asked for, all in C++."""
    import pyspiel

    count = 100
    while True:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 7), 2.0, 1, 1000, False, 7, False)
        state = after_chance(game)
        began = time.perf_counter()
        bot.step(state)
        took = time.perf_counter() - began
        if took > seconds / 3:
            return count / took
        count *= 2


def bot_games(game, seconds: float) -> float:
    """Games a second between random bots, for games the search bot does not take."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds / 3:
        pyspiel.evaluate_bots(after_chance(game), bots, count)
        count += 1
    return count / (time.perf_counter() - began)


def after_chance(game):
    """The evaluator wants a decision, so the deal is drawn first; its steps are few."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def mean_length(game, games: int) -> float:
    steps = 0
    for _ in range(games):
        state = after_chance(game)
        begun = len(state.full_history())
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        steps += len(state.full_history()) - begun
    return steps / games


def measure_rlcard(seconds: float) -> list[Speed]:
    import rlcard
    from rlcard.agents import RandomAgent

    speeds = []
    for name in ("uno", "gin-rummy"):
        env = rlcard.make(name, config={"seed": 7})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
        moves = games = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            trajectories, _ = env.run(is_training=False)
            moves += sum(len(each) // 2 for each in trajectories)
            games += 1
        took = time.process_time() - began
        speeds.append(Speed("RLCard", name, moves / took, games / took, "its own env.run"))
    return speeds


def measure_catanatron(seconds: float) -> list[Speed]:
    from catanatron import Color, Game, RandomPlayer

    moves = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
        games += 1
    took = time.perf_counter() - began
    return [Speed("Catanatron", "Catan, 3 players", moves / took, games / took, "its own play_tick")]


# The same with what a learner needs at every decision: an observation and the legal actions as a mask. One core, by
# processor time.


def observe_open_spiel(seconds: float) -> list[Speed]:
    """C++ games stepped from Python, as OpenSpiel's own learners do."""
    import pyspiel

    speeds = []
    for name in ("backgammon", "connect_four", "go_fish(players=3)"):
        game, moves, games, began = pyspiel.load_game(name), 0, 0, time.process_time()
        while time.process_time() - began < seconds:
            state = after_chance(game)
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    state.observation_tensor(state.current_player())
                    state.legal_actions_mask(state.current_player())
                    state.apply_action(random.choice(state.legal_actions()))
                    moves += 1
            games += 1
        took = time.process_time() - began
        speeds.append(Speed("OpenSpiel", name, moves / took, games / took, "C++ game from Python"))
    return speeds


def observe_pettingzoo(seconds: float) -> list[Speed]:
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4

    speeds = []
    for name, module in (("connect_four_v3", connect_four_v3), ("texas_holdem_v4", texas_holdem_v4)):
        env, moves, games, began = module.env(), 0, 0, time.process_time()
        while time.process_time() - began < seconds:
            env.reset(seed=games)
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                over = ended or cut
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                moves += not over
            games += 1
        took = time.process_time() - began
        speeds.append(Speed("PettingZoo classic", name, moves / took, games / took, "agents in turn"))
    return speeds


def observe_pgx(seconds: float) -> list[Speed]:
    """Batches on the CPU, compiled by XLA, games begun anew when they end. Run it on one core: XLA takes all it finds."""
    import jax
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    speeds, rows = [], 1024
    for name in ("connect_four", "backgammon", "leduc_holdem"):
        env = pgx.make(name)
        begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        choose = jax.jit(act_randomly)
        key = jax.random.PRNGKey(0)
        state = begin(jax.random.split(key, rows))
        moves, ended, began = 0, 0, 0.0
        while not began or time.process_time() - began < seconds:
            key, first, second = jax.random.split(key, 3)
            state = step(state, choose(first, state.legal_action_mask), jax.random.split(second, rows))
            jax.block_until_ready((state.observation, state.legal_action_mask))
            if not began:  # compiled now
                began = time.process_time()
                continue
            moves += rows
            ended += int(state.terminated.sum())
        took = time.process_time() - began
        speeds.append(Speed("Pgx", name, moves / took, ended / took, f"{rows} games in a batch, XLA"))
    return speeds


PEERS = {"OpenSpiel": measure_open_spiel, "RLCard": measure_rlcard, "Catanatron": measure_catanatron}
OBSERVED = {"OpenSpiel": observe_open_spiel, "PettingZoo": observe_pettingzoo, "RLCard": measure_rlcard, "Pgx": observe_pgx}
