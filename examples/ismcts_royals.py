"""OpenSpiel's ISMCTS plays Royals for two against our greedy bot: python examples/ismcts_royals.py --games 4 --simulations 200"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from regalia.bots import bot
from regalia.envs.openspiel import RandomPlayouts


def play(game, seat, searcher, chance):
    """One game with the search in `seat`; its return there, and the seconds it took for a decision."""
    greedy, state, spent, decisions = bot("greedy"), game.new_initial_state(), 0.0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(game.max_chance_outcomes())))
        elif state.current_player() == seat:
            begun = time.perf_counter()
            state.apply_action(searcher.step(state))
            spent, decisions = spent + time.perf_counter() - begun, decisions + 1
        else:
            state.apply_action(state.play.choose(greedy, seed=int(chance.randint(1 << 30))))
    return state.returns()[seat], spent / decisions


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=200)
    args = parser.parse_args()
    game, chance = pyspiel.load_game("regalia_royals(players=2)"), np.random.RandomState(1)
    won = 0.0
    for number in range(args.games):
        searcher = ismcts.ISMCTSBot(game, RandomPlayouts(seed=number), uct_c=1.0, max_simulations=args.simulations, random_state=chance)
        result, seconds = play(game, number % 2, searcher, chance)
        won += (result + 1) / 2
        print(f"game {number + 1}: {'won' if result > 0 else 'lost' if result < 0 else 'shared'}, {seconds:.2f} s a decision", flush=True)
    print(f"ISMCTS with {args.simulations} simulations won {won:g} of {args.games} against greedy.")


if __name__ == "__main__":
    main()
