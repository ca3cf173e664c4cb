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
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            trajectories, _ = env.run(is_training=False)
            moves += sum(len(each) // 2 for each in trajectories)
            games += 1
        took = time.perf_counter() - began
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


PEERS = {"OpenSpiel": measure_open_spiel, "RLCard": measure_rlcard, "Catanatron": measure_catanatron}
