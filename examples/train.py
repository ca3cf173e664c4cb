"""Train one net per game by self-play, in pieces that may run on different machines. Needs PyTorch, and regalia[gpu] for CUDA.

    python examples/train.py kingdoms --out run --minutes 2
    python examples/train.py royals --out run --device cuda --minutes 40 --piece 8

It plays and learns until --piece or --minutes are over, and goes on where OUT/GAME.pt ends if that file is there. OUT/GAME.npz
is small: it holds the weights, their average, which is what plays, and the critic; --begin takes such a file on another machine.
docs/research/training.md explains the method and shows what it reached.
"""

import argparse
import csv
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    if __name__ == "__main__":
        sys.exit("Training needs PyTorch: pip install torch --index-url https://download.pytorch.org/whl/cpu (or /cu130).")
    raise

from regalia.arena.policy import printed_numbers, read_policy, write_policy
from regalia.core.errors import BadInput
from regalia.core.game import rulebook
from regalia.core.observation import Observation
from regalia.core.options import Flags, Number
from regalia.core.record import Layout
from regalia.envs import vector

Tensor: TypeAlias = Any


@dataclass(frozen=True)
class Settings:
    """What a run needs to know. A piece of a run takes these from the checkpoint, except for device, minutes, piece and steps."""

    game: str
    out: str = "training"
    begin: str = ""  # a policy file to begin from
    device: str = "cpu"
    tables: str = "players=2"  # who plays: options, and a weight; "players=2*6 players=3 players=2,edition=2014"
    envs: int = 256  # games side by side
    league: float = 0.15  # of them, where all seats but one are played by earlier weights
    greedy: float = 0.05  # of them, against greedy
    horizon: int = 32  # decisions in each of them before the net learns
    batch: int = 1024  # decisions a step of the optimiser
    epochs: int = 1
    width: int = 128
    blocks: int = 2  # layers of that width behind the first
    critic: int = 128  # width of the critic, which sees all hands
    rate: float = 1e-3  # of learning; it falls to a tenth
    clip: float = 0.1  # of PPO; it falls to a quarter
    entropy: float = 0.01  # worth of being undecided; it falls to a quarter, never to 0
    magnet: float = 0.02  # worth of staying near the average of the weights
    decay: float = 0.999  # of that average, per step of the optimiser
    trace: float = 0.97  # the lambda of generalised advantage estimation, from any decision to the next
    points: float = 0.01  # worth of a point ahead, beside 1 for the game; it falls to a quarter
    envy: float = 0.5  # worth of a point that the others lack, as a part of that
    pool: int = 16  # earlier weights that are kept as opponents
    minutes: float = 2.0  # of the whole run
    piece: float = 1e9  # minutes until this piece of it ends
    steps: int = 1 << 62  # decisions of the whole run at most
    every: float = 60.0  # seconds between two checkpoints
    games: int = 1000  # against greedy at each of them
    seed: int = 1


LARGE = {"envs": 1 << 17, "batch": 1 << 15, "width": 512, "critic": 512, "games": 4096}  # on CUDA
FITTING: dict[str, dict[str, Any]] = {"palais-royal": {"width": 448, "critic": 288}}  # a policy file of 5 MiB at most
HERE = ("out", "begin", "device", "minutes", "piece", "steps", "every")  # settings that may change from piece to piece


class Hidden(NamedTuple):
    """The field of the record, seat by seat, that no other seat sees; the critic does."""

    field: str
    kinds: int = 0  # above 0: the numbers name kinds of pieces


PRINT = 32  # units between what is printed and the nets
POINTS = {"kingdoms": "gold", "palais-royal": "noble-points"}  # entries of the observation; where points are hidden, a field
HIDDEN = {"kingdoms": Hidden("start", 17), "royals": Hidden("hand"), "palais-royal": Hidden("hand")}


# The nets


def of_print(numbers: int, width: int) -> nn.Module:
    """What is printed shifts the first layer; at first by nothing."""
    found = nn.Sequential(nn.Linear(numbers, PRINT), nn.ReLU(), nn.Linear(PRINT, width, bias=False))
    nn.init.zeros_(found[2].weight)
    return found


def picked(rows: Tensor, kinds: Tensor) -> Tensor:
    """Return rows[kinds] as a product, whose gradient is one too: adding to a few rows that all games share would wait for each other."""
    return (kinds[:, None] == torch.arange(len(rows), device=rows.device)).to(rows.dtype) @ rows


class Actor(nn.Module):
    """Logits of all actions."""

    def __init__(self, seen: int, printed: int, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(seen))
        self.first, self.printed = nn.Linear(seen, width), of_print(printed, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.last = nn.Linear(width, actions)
        nn.init.orthogonal_(self.last.weight, 0.01)  # nearly undecided at first

    def forward(self, seen: Tensor, masks: Tensor, kinds: Tensor, printed: Tensor) -> Tensor:
        """`printed` has a row of numbers for each kind of table, `kinds` says at which each game is played."""
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            x = torch.relu(self.first(seen * self.scale) + picked(self.printed(printed), kinds))
            for block in self.blocks:
                x = x + torch.relu(block(x))
            return self.last(x).float().masked_fill(~masks, -1e9)


class Critic(nn.Module):
    """What each seat will have gained at the end, the seat in turn first: from its observation and from what is hidden from it."""

    def __init__(self, seen: int, hidden: int, printed: int, seats: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(seen))
        self.first, self.hidden = nn.Linear(seen, width), nn.Linear(hidden, width, bias=False)
        self.printed = of_print(printed, width)
        self.second, self.last = nn.Linear(width, width), nn.Linear(width, seats)
        nn.init.zeros_(self.last.weight)

    def forward(self, seen: Tensor, hidden: Tensor, kinds: Tensor, printed: Tensor, present: Tensor) -> Tensor:
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            x = torch.relu(self.first(seen * self.scale) + self.hidden(hidden.to(torch.bfloat16 if seen.is_cuda else torch.float32))
                           + picked(self.printed(printed), kinds))  # fmt: skip
            x = x + torch.relu(self.second(x))
            return self.last(x).float() * present


def sampled(actor: Actor, *seen: Tensor) -> tuple[Tensor, Tensor]:
    """Return an action for each row, and the logarithm of its probability."""
    chance = actor(*seen).log_softmax(-1)
    lots = torch.rand_like(chance).clamp(1e-7, 1 - 1e-7)  # without 0 and 1, whose logarithms would let illegal actions through
    action = (chance - (-lots.log()).log()).argmax(-1)  # Gumbel's trick
    return action.int(), chance.gather(-1, action[:, None])[:, 0]


class Pressure(NamedTuple):
    """Weights of the loss that change during a run, as tensors, so that compiled code need not be compiled again."""

    clip: Tensor
    entropy: Tensor
    magnet: Tensor


class Learned(NamedTuple):
    """One row per decision."""

    observations: Tensor
    masks: Tensor
    hidden: Tensor
    kinds: Tensor
    present: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor
    weight: Tensor  # 0 where the net that learns did not decide


def loss_of(actor: Actor, average: Actor, critic: Critic, printed: Tensor, pressure: Pressure, rows: Learned) -> Tensor:
    """PPO's, with a pull to the average of the weights (on a quarter of the rows, for speed), and the critic's."""
    logits = actor(rows.observations, rows.masks, rows.kinds, printed)
    chance = logits.log_softmax(-1)
    ratio = (chance.gather(-1, rows.actions[:, None].long())[:, 0] - rows.chances).exp()
    low, high = 1 - pressure.clip, 1 + pressure.clip
    gain = torch.minimum(ratio * rows.advantages, torch.maximum(torch.minimum(ratio, high), low) * rows.advantages)
    undecided = -(chance.exp() * chance).sum(-1)
    some = slice(0, max(1, len(chance) // 4))
    with torch.no_grad():
        usual = average(rows.observations[some], rows.masks[some], rows.kinds[some], printed).log_softmax(-1)
    astray = (chance[some].exp() * (chance[some] - usual)).sum(-1)
    weight = rows.weight
    value = critic(rows.observations, rows.hidden, rows.kinds, printed, rows.present)
    wrong = (((value - rows.returns) ** 2) * rows.present).sum(-1)
    return (
        -((gain + pressure.entropy * undecided) * weight).sum() / weight.sum().clamp(min=1)
        + pressure.magnet * (astray * weight[some]).sum() / weight[some].sum().clamp(min=1)
        + wrong.mean() / 2
    )


# Playing


class Table(NamedTuple):
    """Games of one kind, in some of the rows."""

    env: vector.VectorEnv
    rows: slice
    seen: vector.Batch  # as tensors


def read_tables(settings: Settings) -> list[tuple[dict[str, Any], float]]:
    """Return the options of each kind of table and its share of the games."""
    known = rulebook(settings.game).options.options
    found = []
    for word in settings.tables.split():
        said, _, weight = word.partition("*")
        options: dict[str, Any] = {}
        for pair in said.split(","):
            name, _, value = pair.partition("=")
            options[name] = value
            if isinstance(known.get(name), Number) and value.isdecimal():
                options[name] = int(value)
            elif isinstance(known.get(name), Flags):
                options[name] = value.split("+")
        found.append((options, float(weight or 1)))
    whole = sum(weight for _, weight in found)
    return [(options, weight / whole) for options, weight in found]


def make_env(settings: Settings, options: Mapping[str, Any], envs: int, seed: int, opponents: str | None = None) -> vector.VectorEnv:
    place: dict[str, Any] = {"threads": 1} if settings.device == "cpu" else {"arrays": "torch"}
    return vector.make(
        settings.game, envs=envs, device=settings.device, opponents=opponents, seed=seed,
        rewards="zero-sum", skip_forced=True, **place, **options,
    )  # fmt: skip


def begun(env: vector.VectorEnv, seed: int | None = None) -> vector.Batch:
    """Begin, and return the arrays that every step fills as tensors, without a copy."""
    return vector.Batch(*(array if array is None else torch.as_tensor(array) for array in env.reset(seed)))


def record_field(env: vector.VectorEnv, field: str) -> Tensor:
    """Return one field of the records, games by seats by numbers."""
    states: Any = env._states  # type: ignore[attr-defined]
    if isinstance(states, np.ndarray):
        return torch.from_numpy(states[field].astype(np.int16)).reshape(env.envs, env.game.rooms.state.STATE[field].shape[0], -1)
    return field_of(torch.as_tensor(states, device="cuda"), env.game.rooms.state.STATE, field)


def field_of(words: Tensor, state: Layout, field: str) -> Tensor:
    """Return the field of records that are stored word by word, as on CUDA: words by games."""
    kind, offset = state.fields[field][:2]  # type: ignore[index]
    size, narrow = kind.base.itemsize, torch.int8 if kind.base.itemsize == 1 else torch.int16  # no such number is above 127
    within = words[offset // 4 : (offset + kind.itemsize + 3) // 4]
    numbers = torch.stack([within >> shift for shift in range(0, 32, 8 * size)], 1).flatten(0, 1)
    first = offset % 4 // size
    found = numbers[first : first + kind.itemsize // size].to(narrow).to(torch.int16)
    return found.T.reshape(words.shape[1], kind.shape[0], -1)


def compiled(function: Callable[..., Any], settings: Settings) -> Callable[..., Any]:
    """Return the function, compiled for the sizes of the first call where it runs on CUDA."""
    made: Callable[..., Any] = torch.compile(function, dynamic=False, disable=settings.device != "cuda")
    return made


def standing(game: str, layout: Observation, observations: Tensor) -> Tensor:
    """Return the points of each seat as an observation shows them, its own first."""
    high, low = (layout.part(observations, f"{POINTS[game]}-{half}").float() for half in ("high", "low"))
    points: Tensor = high * 16 + low
    if game == "kingdoms":  # and what castles would bring now, roughly: every decision shows at once
        tiles, castles = (layout.part(observations, what).float().unflatten(-1, (5, 6)) for what in ("tile", "castle"))
        points = points + (castles * (tiles.sum(-1, True) + tiles.sum(-2, True))[:, None]).sum((-1, -2))
    return points


def secrets_of(
    game: str,
    layout: Observation,
    hands: Tensor,
    points: Tensor | None,
    observations: Tensor,
    turns: Tensor,
    players: Tensor,
    present: Tensor,
    envy: float,
) -> tuple[Tensor, Tensor]:
    """Return what each seat hides, the seat in turn first, and how many points each seat is ahead of the others."""
    seats, kinds = present.shape[1], HIDDEN[game].kinds
    every = torch.arange(seats, device=turns.device)
    after, place = (every + turns[:, None]) % players[:, None], (every - turns[:, None]) % players[:, None]
    hands = hands[:, :seats].long()
    hands = hands.gather(1, after[:, :, None].expand(-1, -1, hands.shape[-1]))
    if kinds:
        hands = (hands == torch.arange(kinds, device=turns.device)).long()
    if points is None:
        points = standing(game, layout, observations)[:, :seats].gather(1, place)
    points = points * present
    others = (points.sum(1, True) - points) / (players[:, None] - 1)
    return (hands * present[:, :, None]).flatten(1).to(torch.int8), (points - envy * others) * present


def look_back(gain: Tensor, reward: Tensor, value: Tensor, after: Tensor, ended: Tensor, trace: float) -> Tensor:
    """Return the advantage of one decision for each seat from that of the next (Schulman et al. 2016)."""
    return reward + (~ended).float()[:, None] * (after + trace * gain) - value


class Rows:
    """All games that are played side by side, and the last `horizon` decisions in each of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings, device = settings, settings.device
        self.secrets_of = compiled(secrets_of, settings)
        self.tables: list[Table] = []
        self.layout = rulebook(settings.game).rooms.observation.LAYOUT
        leagues, players, kinds, printed = list[Tensor](), list[Tensor](), list[Tensor](), list[Tensor]()
        shares: list[tuple[dict[str, Any], float, str | None]]
        shares = [(options, share * (1 - settings.greedy), None) for options, share in read_tables(settings)]
        shares += [(options, share * settings.greedy, "greedy") for options, share in read_tables(settings)[:1]]
        end, whole = 0.0, sum(share for _, share, _ in shares)
        for number, (options, share, opponents) in enumerate(shares):
            rows = slice(round(end / whole * settings.envs), round((end + share) / whole * settings.envs))
            end, count = end + share, rows.stop - rows.start
            if count:
                env = make_env(settings, options, count, settings.seed + 1000 * number, opponents)
                self.tables.append(Table(env, rows, begun(env)))
                players.append(torch.full((count,), env.players, device=device))
                kinds.append(torch.full((count,), len(printed), device=device))
                printed.append(torch.from_numpy(printed_numbers(env.game)).to(device))
                if opponents is None:
                    leagues.append(torch.arange(rows.start, rows.start + int(count * settings.league), device=device))
        self.players, self.kinds, self.printed, self.league = torch.cat(players), torch.cat(kinds), torch.stack(printed), torch.cat(leagues)
        self.learner = self.league % self.players[self.league]
        self.seats = rulebook(settings.game).player_counts[-1]
        self.present = (torch.arange(self.seats, device=device) < self.players[:, None]).float()
        env, steps, envs = self.tables[0].env, settings.horizon, settings.envs
        self.actions_of, self.seen_of = env.actions, env.observation.length

        def room(*shape: int, kind: Any = torch.float32, steps: int = steps) -> Tensor:
            return torch.zeros(steps, envs, *shape, dtype=kind, device=device)

        more = steps + 1
        self.observations, self.masks = room(self.seen_of, kind=torch.int8, steps=more), room(self.actions_of, kind=torch.bool, steps=more)
        self.turns, self.idle = room(kind=torch.int64, steps=more), room(kind=torch.bool, steps=more)
        self.actions, self.chances, self.ours = room(kind=torch.int32), room(), room()
        self.rewards, self.ended = room(self.seats), room(kind=torch.bool)
        self.look(0)
        hidden, self.ahead = self.secrets(0)
        self.hidden = room(hidden.shape[-1], kind=torch.int8, steps=more)
        self.hidden[0] = hidden
        self.begun = False

    def look(self, t: int) -> None:
        """Keep what the environments show."""
        for table in self.tables:
            rows, seen = table.rows, table.seen
            self.observations[t, rows], self.masks[t, rows] = seen.observations, seen.masks
            self.turns[t, rows], self.idle[t, rows] = seen.turns, seen.terminated

    def secrets(self, t: int) -> tuple[Tensor, Tensor]:
        game = self.settings.game
        hands = torch.cat([record_field(table.env, HIDDEN[game].field) for table in self.tables])
        points = None
        if game not in POINTS:
            points = torch.cat([record_field(table.env, "points")[:, : self.seats, 0].float() for table in self.tables])
        found: tuple[Tensor, Tensor] = self.secrets_of(
            game, self.layout, hands, points, self.observations[t], self.turns[t], self.players, self.present, self.settings.envy
        )  # fmt: skip
        return found

    @torch.no_grad()
    def play(self, choose: Callable[..., tuple[Tensor, Tensor]], rival: Callable[..., tuple[Tensor, Tensor]] | None, worth: float) -> None:
        """Play `horizon` decisions in each game; in the league `rival` decides for all seats but one. A point is `worth` so much."""
        if self.begun:
            for kept in (self.observations, self.masks, self.turns, self.idle, self.hidden):
                kept[0] = kept[-1]
        self.begun = True
        league = self.league
        for t in range(self.settings.horizon):
            self.actions[t], self.chances[t] = choose(self.observations[t], self.masks[t], self.kinds, self.printed)
            self.ours[t] = ~self.idle[t]
            if rival is not None:
                theirs = self.turns[t, league] != self.learner
                others = rival(self.observations[t, league], self.masks[t, league], self.kinds[league], self.printed)[0]
                self.actions[t, league] = torch.where(theirs, others, self.actions[t, league])
                self.ours[t, league] *= ~theirs
            for table in self.tables:
                table.env.step(self.actions[t, table.rows])
                self.rewards[t, table.rows, : table.env.players] = table.seen.rewards
                self.ended[t, table.rows] = table.seen.terminated
            self.look(t + 1)
            before = self.ahead
            self.hidden[t + 1], self.ahead = self.secrets(t + 1)
            self.rewards[t] += worth * (self.ahead - before) * ~self.idle[t][:, None]  # an idle step begins another game

    def resume(self, envs: Sequence[Mapping[str, Tensor]]) -> None:
        """Go on with games that `frozen` returned."""
        for table, arrays in zip(self.tables, envs, strict=True):
            thaw(table.env, arrays)
        self.look(0)
        self.hidden[0], self.ahead = self.secrets(0)
        self.begun = False


def arrays_of(env: vector.VectorEnv) -> dict[str, Any]:
    inner: Any = env
    return {"states": inner._states, **inner._games._asdict()}


def frozen(env: vector.VectorEnv) -> dict[str, Tensor]:
    """Return all games of an environment as bytes."""
    hosts = {name: array.copy_to_host() if hasattr(array, "copy_to_host") else array for name, array in arrays_of(env).items()}
    return {name: torch.frombuffer(bytearray(host.tobytes()), dtype=torch.uint8) for name, host in hosts.items()}


def thaw(env: vector.VectorEnv, arrays: Mapping[str, Tensor]) -> None:
    for name, array in arrays_of(env).items():
        host = np.frombuffer(arrays[name].numpy().tobytes(), array.dtype).reshape(array.shape)
        if hasattr(array, "copy_to_device"):
            array.copy_to_device(host)
        else:
            array[...] = host


# Learning


class Learner:
    """The nets, the games they play, and how far they have come."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.settings, device = settings, settings.device
        self.rows = rows = Rows(settings)
        env = rows.tables[0].env
        seen, printed = env.observation.length, rows.printed.shape[1]
        self.actor, self.average, self.rival = (
            Actor(seen, printed, env.actions, settings.width, settings.blocks).to(device) for _ in range(3)
        )  # fmt: skip
        most = rulebook(settings.game).player_counts[-1]
        self.critic = Critic(seen, most * rows.hidden.shape[-1] // rows.seats, printed, most, settings.critic).to(device)
        for net in (self.actor, self.critic):
            net.scale.copy_(torch.from_numpy(env.observation.scale))
        for net in (self.average, self.rival):
            net.load_state_dict(self.actor.state_dict())
            net.requires_grad_(False)
        self.learning = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(self.learning, lr=settings.rate, eps=1e-5, fused=True)
        self.pool: list[dict[str, Tensor]] = []
        self.steps, self.updates, self.spent, self.curve = 0, 0, 0.0, list[dict[str, float]]()
        self.pressure = Pressure(*(torch.zeros((), device=device) for _ in Pressure._fields))
        self.loss_of, self.sampled, self.value_of, self.look_back = (
            compiled(each, settings) for each in (loss_of, sampled, value_of, look_back)
        )

    @property
    def progress(self) -> float:
        return min(1.0, max(self.steps / self.settings.steps, self.spent / 60 / self.settings.minutes))

    def learn(self) -> dict[str, float]:
        """Play, then improve on what was played; return what is worth knowing about it."""
        settings, rows = self.settings, self.rows
        fall, quarter = 1 - 0.9 * self.progress, 1 - 0.75 * self.progress
        self.optimiser.param_groups[0]["lr"] = settings.rate * fall
        for tensor, value in zip(self.pressure, (settings.clip * quarter, settings.entropy * quarter, settings.magnet), strict=True):
            tensor.fill_(value)
        if len(self.pool) < 1 + settings.pool * self.progress * 2:  # so often that half of the run fills the pool
            self.pool = [*self.pool, {name: part.half() for name, part in self.average.state_dict().items()}][-settings.pool :]
        if settings.league:
            self.rival.load_state_dict(self.pool[int(torch.randint(len(self.pool), ()))])
        begun = time.perf_counter()
        rows.play(
            lambda *seen: self.sampled(self.actor, *seen),
            (lambda *seen: self.sampled(self.rival, *seen)) if settings.league else None,
            settings.points * quarter,
        )
        ours, playing = rows.ours.sum().item(), time.perf_counter() - begun  # waits for the device
        played, explained = self.looked_back()
        for _ in range(settings.epochs):
            for chosen in torch.randperm(len(played.weight), device=settings.device).split(settings.batch):
                if len(chosen) == min(settings.batch, len(played.weight)):
                    self.optimiser.zero_grad()
                    batch = Learned(*(part[chosen] for part in played))
                    self.loss_of(self.actor, self.average, self.critic, rows.printed, self.pressure, batch).backward()
                    nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
                    nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                    self.optimiser.step()
                    self.updates += 1
                    fade = max(1 - settings.decay, 4 / (4 + self.updates))  # at first the average forgets faster
                    with torch.no_grad():
                        torch._foreach_lerp_(list(self.average.parameters()), list(self.actor.parameters()), fade)
        self.steps += settings.envs * settings.horizon
        undecided = -(rows.chances * rows.ours).sum().item() / ours
        took = time.perf_counter() - begun
        return {"undecided": undecided, "explained": explained, "playing": playing / took, "speed": settings.envs * settings.horizon / took}

    @torch.no_grad()
    def looked_back(self) -> tuple[Learned, float]:
        """Return every decision with its advantage, and how much of the returns' variance the critic explains."""
        rows, settings = self.rows, self.settings
        present, kinds = rows.present, rows.kinds
        gain, after = torch.zeros_like(present), torch.zeros_like(present)
        gains, returns = torch.zeros_like(rows.chances), torch.zeros_like(rows.rewards)
        wrong, size = torch.zeros((), device=settings.device), torch.zeros((), device=settings.device)
        for t in reversed(range(settings.horizon + 1)):
            turn = rows.turns[t]
            value = self.value_of(self.critic, rows.observations[t], rows.hidden[t], kinds, rows.printed, present, turn, rows.players)
            if t < settings.horizon:
                gain = self.look_back(gain, rows.rewards[t], value, after, rows.ended[t], settings.trace)
                gains[t] = gain.gather(1, turn[:, None])[:, 0]
                returns[t] = by_place(gain + value, turn, rows.players)
                going = ~rows.idle[t]
                wrong += (gain[:, 0] ** 2 * going).sum()
                size += ((gain + value)[:, 0] ** 2 * going).sum()
            after = value
        weight = rows.ours.flatten()
        gains = gains.flatten()
        gains -= (gains * weight).sum() / weight.sum()
        gains /= ((gains**2 * weight).sum() / weight.sum()).sqrt() + 1e-6
        steps = settings.horizon
        every = {"kinds": kinds, "present": present}
        parts = {name: part.expand(steps, *part.shape).flatten(0, 1) for name, part in every.items()}
        parts |= {name: getattr(rows, name)[:steps].flatten(0, 1) for name in ("observations", "masks", "hidden", "actions", "chances")}
        parts |= {"advantages": gains, "returns": returns.flatten(0, 1), "weight": weight}
        return Learned(**parts), 1 - (wrong / size).item()

    # Checkpoints

    def save(self) -> None:
        """Write all that is needed to go on exactly, and the small file that moves."""
        settings, device = self.settings, self.settings.device
        chance = [torch.get_rng_state(), *([torch.cuda.get_rng_state()] if device == "cuda" else [])]
        nets = {name: getattr(self, name).state_dict() for name in NETS}
        state = {
            "settings": asdict(settings), "nets": nets, "optimiser": self.optimiser.state_dict(), "pool": self.pool, "chance": chance,
            **self.come(), "envs": [frozen(table.env) for table in self.rows.tables],
        }  # fmt: skip
        path = path_of(settings)
        path.parent.mkdir(parents=True, exist_ok=True)
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)
        about = {"settings": asdict(settings), **self.come()}
        parts = {name: {key: part.cpu().numpy() for key, part in weights.items()} for name, weights in nets.items()}
        write_policy(path.with_suffix(".npz"), about, **parts)

    def come(self) -> dict[str, Any]:
        """Return how far the run has come."""
        return {name: getattr(self, name) for name in ("steps", "updates", "spent", "curve")}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on exactly where `save` was called."""
        for name in NETS:
            getattr(self, name).load_state_dict(state["nets"][name])
        self.optimiser.load_state_dict(state["optimiser"])
        self.pool = state["pool"]
        vars(self).update({name: state[name] for name in self.come()})
        self.rows.resume(state["envs"])
        torch.set_rng_state(state["chance"][0].cpu())
        if self.settings.device == "cuda":
            torch.cuda.set_rng_state(state["chance"][1].cpu())

    def begin_from(self, path: Path) -> None:
        """Go on from a policy file: with its weights and as far as it had come, but with other games and no momentum."""
        about, parts = read_policy(path)
        for name in NETS:
            getattr(self, name).load_state_dict({key: torch.from_numpy(part) for key, part in parts[name].items()})
        vars(self).update({name: about[name] for name in self.come()})


NETS = ("actor", "average", "critic")


def by_place(values: Tensor, turns: Tensor, players: Tensor) -> Tensor:
    """Reorder values by seat: the seat in turn first."""
    return values.gather(1, (torch.arange(values.shape[1], device=turns.device) + turns[:, None]) % players[:, None])


def value_of(
    critic: Critic, seen: Tensor, hidden: Tensor, kinds: Tensor, printed: Tensor, present: Tensor, turns: Tensor, players: Tensor
) -> Tensor:
    """Return what the critic expects for each seat, in the order of the seats."""
    value = critic(seen, hidden, kinds, printed, present)
    return value.gather(1, (torch.arange(value.shape[1], device=turns.device) - turns[:, None]) % players[:, None]) * present


def path_of(settings: Settings) -> Path:
    return Path(settings.out) / f"{settings.game}.pt"


@torch.no_grad()
def contest(actor: Actor, settings: Settings, env: vector.VectorEnv, seed: int) -> tuple[float, float]:
    """Return the share of wins in the first game of each row, and 1.96 standard errors of it."""
    seen = begun(env, seed)
    printed = torch.from_numpy(printed_numbers(env.game)).to(settings.device)[None]
    kinds = torch.zeros(env.envs, dtype=torch.int64, device=settings.device)
    seats, over, step = seen.turns.long()[:, None].clone(), torch.zeros_like(seen.terminated), 0
    won = torch.zeros_like(seen.rewards[:, 0])
    while step % 16 or not over.all():
        env.step(actor(seen.observations, seen.masks, kinds, printed).argmax(-1).int())  # the move it likes best
        won += ((seen.rewards.gather(1, seats)[:, 0] + 1 / (env.players - 1)) * (1 - 1 / env.players)) * (seen.terminated & ~over)
        over, step = over | seen.terminated, step + 1
    return won.mean().item(), 1.96 * won.std().item() / len(won) ** 0.5


def open_learner(settings: Settings) -> Learner:
    """Return a learner that goes on where the run ended, or begins."""
    path = path_of(settings)
    if not path.exists():
        learner = Learner(settings)
        if settings.begin:
            learner.begin_from(Path(settings.begin))
        return learner
    state = torch.load(path, map_location=settings.device)
    kept = {name: value for name, value in state["settings"].items() if name not in HERE}
    learner = Learner(replace(settings, **kept))
    learner.restore(state)
    return learner


def train(settings: Settings, tell: Callable[[str], None] = print) -> Learner:
    """Learn until the run or this piece of it is over; evaluate and write a checkpoint now and then, and at the end."""
    begun_at, found = time.perf_counter(), dict[str, float]()
    learner = open_learner(settings)
    settings = learner.settings
    judge = make_env(settings, read_tables(settings)[0][0], settings.games, 0, "greedy") if settings.games else None
    due = begun_at + settings.every
    while True:
        now = time.perf_counter()
        over = learner.progress >= 1 or now - begun_at >= settings.piece * 60
        if over or now >= due:
            row: dict[str, float] = {"seconds": round(learner.spent, 1), "decisions": learner.steps}
            line = f"{settings.game} {now - begun_at:5.0f} s, learned {learner.spent:5.0f} s {learner.steps:14,} decisions"
            row |= {name: round(value, 4) for name, value in found.items()}
            line += "".join(f", {name} {value:.3g}" for name, value in found.items())
            if judge is not None:
                share, error = contest(
                    learner.average, settings, judge, 10_000 * settings.seed + len(learner.curve)
                )  # other games each time
                row |= {"greedy": round(share, 4), "greedy-error": round(error, 4)}
                line += f", wins against greedy {share:.1%} ± {error:.1%}"
            learner.curve.append(row)
            learner.save()
            write_curve(settings, learner.curve)
            tell(line)
            if over:
                return learner
            due = time.perf_counter() + settings.every
        at, warm = time.perf_counter(), bool(found) or settings.device == "cpu"
        found = learner.learn()
        learner.spent += time.perf_counter() - at if warm else 0.0  # the first time it compiles


def write_curve(settings: Settings, curve: list[dict[str, float]]) -> None:
    names = list(dict.fromkeys(name for row in curve for name in row))
    with path_of(settings).with_suffix(".csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(curve)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(HIDDEN))
    for field in fields(Settings)[1:]:
        parser.add_argument(f"--{field.name}", type=type(field.default), default=None)
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    large = LARGE | FITTING.get(given["game"], {}) if given.get("device") == "cuda" else {}
    try:
        train(Settings(**large | given), lambda line: print(line, flush=True))
    except BadInput as error:  # a device that is not there, options that do not exist
        sys.exit(str(error))


if __name__ == "__main__":
    main()
