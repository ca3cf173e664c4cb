"""How fast the search is, compared with random play in the same run: `python -m regalia.arena.speed`."""

import time

import regalia
from regalia.bots import know
from regalia.bots.search import Tree, style_of
from regalia.public import Game

SIMULATIONS = 10_000
RANDOM_GAMES = 1_000


def speed(game: Game) -> tuple[float, float]:
    """Random games and playouts from the opening, each per second on one core."""
    game.simulate(1, threads=1)
    known, style = know(game.start(seed=1), 1), style_of(game)
    Tree(known, 1, style, 1).grow(1)
    begun = time.process_time()
    game.simulate(RANDOM_GAMES, threads=1)
    middle = time.process_time()
    Tree(known, 1, style, SIMULATIONS).grow(SIMULATIONS)
    return RANDOM_GAMES / (middle - begun), SIMULATIONS / (time.process_time() - middle)


def main() -> None:
    print(f"{'game':14}{'players':>8}{'random games/s':>16}{'playouts/s':>12}")
    for name, book in regalia.rulebooks().items():
        for players in book.player_counts:
            games, playouts = speed(regalia.game(name, players=players))
            print(f"{name:14}{players:8}{games:16,.0f}{playouts:12,.0f}")


if __name__ == "__main__":
    main()
