"""The games registered with OpenSpiel: `pyspiel.load_game("regalia_royals(players=3,edition=2014)")` once this module is imported.

Chance is explicit. The deal and every move that rolls dice wait for three chance nodes of 256 equally likely outcomes, which together
key the dice of that event. So a history replays, a copy knows nothing of draws to come, and no algorithm has to enumerate shuffles.
Options are parameters, with `_` for `-` and `+` between variants. Moves that only take a decision back are left out. Returns sum to zero.
"""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np

from regalia.core.compiled import rule
from regalia.core.contract import Rooms
from regalia.core.dice import below, key
from regalia.core.errors import BadInput
from regalia.core.game import Game, Rulebook, rulebook, rulebooks
from regalia.core.options import Choice, Flags, Option
from regalia.core.record import OVER, Record, copied
from regalia.envs.play import Play, rewards
from regalia.simulation.cores import LONGEST

try:
    import pyspiel
except ImportError:
    raise BadInput("envs-package", name="OpenSpiel") from None

BYTES = 3  # chance nodes per roll
OUTCOMES = [(outcome, 1 / 256) for outcome in range(256)]
DEAL, NOTHING = -1, -2  # what waits for its dice if it is not a move


@cache
def opened(name: str, options: str) -> Game:
    """A game from the name and options that a state carries."""
    return Game(rulebook(name), json.loads(options))


@cache
def layout_of(name: str, options: str) -> Any:
    return opened(name, options).blank().dtype


class RegaliaState(pyspiel.State):
    """A position: the record as bytes, what waits for its dice, and for each seat a digest of everything it has seen."""

    def __init__(self, game: "RegaliaGame") -> None:
        super().__init__(game)
        self._of = game.of
        self._bytes = self._table.blank().tobytes()
        self._waiting = DEAL
        self._rolled: tuple[int, ...] = ()
        self._seen = (b"",) * self._table.players

    @property
    def _table(self) -> Game:
        return opened(*self._of)

    @property
    def record(self) -> Record:
        """A copy of the record, the whole truth."""
        return np.frombuffer(bytearray(self._bytes), layout_of(*self._of))[0]

    @property
    def play(self) -> Play:
        return Play.at(self._table, self.record)

    @property
    def dealt(self) -> bool:
        return self._waiting != DEAL

    # OpenSpiel's interface

    def current_player(self) -> int:
        if self._waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        play = self.play
        return int(pyspiel.PlayerId.TERMINAL) if play.over else play.turn

    def is_terminal(self) -> bool:
        return self._waiting == NOTHING and self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self._waiting == NOTHING:
            self._try(action)
        elif len(self._rolled) < BYTES - 1:
            self._rolled = (*self._rolled, action)
        else:
            self._roll(int.from_bytes(bytes((*self._rolled, action)), "little"))

    def _try(self, move: int) -> None:
        before, after = self.record, self.record
        self._table.rules.play(after, self._table.box, move)
        if (before.dice == after.dice).all():
            self._stands(after)
        else:  # it needs dice that have not been rolled yet
            self._waiting = move

    def _roll(self, number: int) -> None:
        s, of = self.record, self._table
        key(s, number, 0)
        if self._waiting == DEAL:
            of.rules.setup(s, of.box)
        else:
            of.rules.play(s, of.box, self._waiting)
        s.dice[:] = 1  # what follows rolls its own; not all zeros, or a roll would go unnoticed
        self._waiting, self._rolled = NOTHING, ()
        self._stands(s)

    def _stands(self, s: Record) -> None:
        self._bytes = s.tobytes()
        play = Play.at(self._table, s)
        self._seen = tuple(_digest(seen, play.observe(seat)) for seat, seen in enumerate(self._seen))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self._table.moves[action].notation

    def returns(self) -> list[float]:
        return rewards(self._table, self.record) if self.dealt else [0.0] * self._table.players

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> Any:
        """A state the player cannot tell from this one: everything hidden from it is dealt anew. The history stays as it was."""
        if self._waiting != NOTHING:
            raise BadInput("envs-resample")
        other = self.clone()
        guess = self.play.redealt(player, int(probability_sampler() * (1 << 53)))
        guess.dice[:] = 1
        play = Play.at(self._table, guess)
        other._bytes = guess.tobytes()
        other._seen = tuple(self._seen[seat] if seat == player else _digest(b"", play.observe(seat)) for seat in range(len(self._seen)))
        return other

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        waits = f", waiting for dice: {self._table.moves[self._waiting].notation}" if self._waiting != NOTHING else ""
        return json.dumps(self._table.rooms.positions.write(self.record, self._table.box)) + waits

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) sees; nothing before the deal."""
        return self._table.rooms.view.view(self.record, self._table.box, seat) if self.dealt else None

    def recalled(self, seat: int) -> str:
        """A digest of everything a seat has seen so far, in order."""
        return self._seen[seat].hex()


def _digest(before: bytes, seen: Any) -> bytes:
    return hashlib.blake2b(before + seen.tobytes(), digest_size=16).digest()


class Observer:
    """What a player observes. Public only: what a spectator sees; private only: where the player sees more or something else."""

    def __init__(self, game: "RegaliaGame", kind: Any) -> None:
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.whole = self.kind.public_info and self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(opened(*game.of).rules.OBSERVATION, np.float32) if self.whole else None
        self.dict = {"observation": self.tensor} if self.whole else {}

    def set_from(self, state: RegaliaState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.play.observe(player) if state.dealt else 0

    def string_from(self, state: RegaliaState, player: int) -> str:
        private = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not state.dealt or not (private or self.kind.public_info):
            return ""
        if self.whole:
            recalled = f"{state.recalled(player)} " if self.kind.perfect_recall else ""
            return recalled + msgspec.json.encode(state.view(player)).decode()
        public = state.view(None)
        if not private:
            return msgspec.json.encode(public).decode()
        mine = state.view(player)
        names = [name for name in mine.__struct_fields__ if getattr(mine, name) != getattr(public, name)]
        return msgspec.json.encode({name: getattr(mine, name) for name in names}).decode()


class RegaliaGame(pyspiel.Game):
    """One of our games, with its options as OpenSpiel's parameters."""

    def __init__(self, book: Rulebook, params: dict[str, Any] | None = None) -> None:
        given = {name.replace("_", "-"): value for name, value in (params or {}).items()}
        options = {option.name: _read(option, given[option.name]) for option in book.options if option.name in given}
        self.of = book.name, json.dumps(Game(book, options).options)
        of = opened(*self.of)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(of.moves),
            max_chance_outcomes=len(OUTCOMES),
            num_players=of.players,
            min_utility=-1.0 / (of.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(book), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> RegaliaState:
        return RegaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)


def _loaded(said: str) -> Any:
    """Load a game; unpickling imports this module, which registers them all."""
    return pyspiel.load_game(said)


def _read(option: Option, value: Any) -> Any:
    return value.replace("+", " ") if isinstance(option, Flags) else value


def _default(option: Option) -> Any:
    value = option.default_value()
    if isinstance(option, Flags):
        return "+".join(value)
    return int(value) if isinstance(option, Choice) and value.isdecimal() else value  # OpenSpiel reads 2014 as a number


@cache
def kind_of(book: Rulebook) -> Any:
    return pyspiel.GameType(
        short_name=f"regalia_{book.name.replace('-', '_')}",
        long_name=book.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=book.player_counts[-1],
        min_num_players=book.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={option.name.replace("-", "_"): _default(option) for option in book.options},
        default_loadable=True,
    )


class RandomPlayouts:
    """An evaluator for OpenSpiel's Python searches: random playouts by the compiled rules, not through states."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts, self.chance = playouts, np.random.default_rng(seed)

    def evaluate(self, state: RegaliaState) -> Any:
        """What each player may expect: the mean return of some playouts."""
        of = opened(*state._of)
        moves, begin, sums = np.empty(of.rooms.moves.MAX_LEGAL, np.int16), state.record, np.zeros(of.players)
        for _ in range(self.playouts):
            s = copied(begin)
            key(s, int(self.chance.integers(1 << 53)), 0)
            random_playout(of.rooms)(s, of.box, moves)
            sums += rewards(of, s)
        return sums / self.playouts

    def prior(self, state: RegaliaState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@cache
def random_playout(rooms: Rooms) -> Any:
    """Compile, for one game's rules, the function that plays on at random to the end."""
    legal, play = rooms.rules.legal, rooms.rules.play

    @rule
    def playout(s: Any, box: Any, moves: Any) -> None:
        plies = 0
        while s.phase != OVER and plies < LONGEST:
            play(s, box, moves[below(s, legal(s, box, moves))])
            plies += 1

    return playout


def _register(book: Rulebook) -> None:
    class Registered(RegaliaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(book, params)

    pyspiel.register_game(kind_of(book), Registered)


for _book in rulebooks().values():
    _register(_book)
