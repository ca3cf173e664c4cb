"""Masked PPO in plain PyTorch on the vector environment: one network plays every seat against itself.

    python examples/ppo.py kingdoms --steps 2000000
    python examples/ppo.py royals --device cuda --minutes 6 --curve royals.csv

On CUDA all of it stays on the device. Needs PyTorch, and regalia[gpu] for CUDA.
"""

import argparse
import sys
import time
from dataclasses import dataclass, fields
from pathlib import Path

import torch
from torch import nn

from regalia import BadInput
from regalia.envs import vector


@dataclass
class Settings:
    game: str = "kingdoms"
    players: int = 2
    device: str = "cpu"
    envs: int = 256  # games side by side
    against_greedy: int = 0  # of them against greedy opponents instead of itself
    horizon: int = 64  # decisions in each of them before the network learns
    epochs: int = 2
    batch: int = 1024  # decisions a step of the optimiser
    width: int = 128
    rate: float = 2e-3  # of learning; it falls to a tenth
    entropy: float = 0.002  # worth of being undecided; it falls to a tenth
    trace: float = 0.7  # the lambda of generalised advantage estimation
    points: float = 0.02  # worth of a point, beside 1 for the game
    envy: float = 0.0  # worth of a point that the others lack, as a part of that
    steps: int = 0  # decisions at most; 0: no limit but the minutes, or 2 million where there is none
    minutes: float = 0.0  # of learning at most; 0: no limit. A budget in steps learns the same on a slow machine
    threads: int = 1  # of PyTorch on the CPU; several wait for each other at every operation if another process uses their cores
    every: float = 20.0  # seconds between two evaluations
    games: int = 1000  # of an evaluation
    opponents: str = "random,greedy"
    seed: int = 1
    curve: str = ""  # a file for the learning curve


LARGE = {  # in place of those above where games are played on CUDA
    "envs": 1 << 14, "against_greedy": 1 << 12, "horizon": 32, "batch": 1 << 14, "width": 512, "rate": 1e-3, "entropy": 0.01,
    "trace": 0.95, "points": 0.01, "envy": 1.0, "games": 4096,
}  # fmt: skip
POINTS = {"kingdoms": "gold", "palais-royal": "noble-points", "royals": "points"}  # entries of the observation


def standing(env, observations):
    """Points of each seat as an observation tells them, its own first, and whether it tells them at all."""
    part, name = env.observation.part, POINTS[env.game.name]
    points = part(observations, f"{name}-high").float() * 16 + part(observations, f"{name}-low")
    if name == "gold":  # and what castles would bring now, roughly: every decision shows at once
        tiles, castles = (part(observations, what).float().unflatten(-1, (5, 6)) for what in ("tile", "castle"))
        points = points + (castles * (tiles.sum(-1, True) + tiles.sum(-2, True))[:, None]).sum((-1, -2))
    told = part(observations, "points-open").bool() if name == "points" else torch.ones_like(points, dtype=torch.bool)
    return points, told


def begun(env, seed=None):
    """The arrays that every step fills, as tensors, without a copy."""
    return vector.Batch(*(array if array is None else torch.as_tensor(array) for array in env.reset(seed)))


class Net(nn.Module):
    """Logits of all actions, and how well the seat in turn will do."""

    def __init__(self, env: vector.VectorEnv, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(env.observation.scale))
        self.body = nn.Sequential(nn.Linear(env.observation.length, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, env.actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # nearly undecided at first

    def forward(self, observations, masks):
        with torch.autocast(observations.device.type, torch.bfloat16, enabled=observations.is_cuda):
            seen = self.body(observations * self.scale)
            return self.policy(seen).float().masked_fill(~masks, -1e9), self.value(seen).float().squeeze(-1)


def sampled(net, observations, masks):
    """An action for each row, its log-probability and the value of the position."""
    logits, value = net(observations, masks)
    chance = logits.log_softmax(-1)
    lots = torch.rand_like(chance).clamp(1e-7, 1 - 1e-7)  # without 0 and 1, whose logarithms would let illegal actions through
    action = (chance - (-lots.log()).log()).argmax(-1)  # Gumbel's trick
    return action.int(), chance.gather(-1, action[:, None])[:, 0], value


def loss_of(net, entropy, observations, masks, actions, before, advantages, returns, weight):
    """PPO's, with a clip of 0.2; rows of weight 0 are no decisions, or nobody knows yet what came of them."""
    logits, value = net(observations, masks)
    chance = logits.log_softmax(-1)
    ratio = (chance.gather(-1, actions[:, None].long())[:, 0] - before).exp()
    gain = torch.minimum(ratio * advantages, ratio.clamp(0.8, 1.2) * advantages)
    undecided = -(chance.exp() * chance).sum(-1)
    return (((value - returns) ** 2 / 2 - gain - entropy * undecided) * weight).sum() / weight.sum()


class Actor:
    """One vector environment, and what happened in it lately: `horizon` decisions in each row."""

    def __init__(self, settings: Settings, envs: int, opponents: str | None) -> None:
        self.settings = settings
        self.env = env = vector.make(
            settings.game, players=settings.players, envs=envs, device=settings.device, opponents=opponents,
            seed=settings.seed, rewards="zero-sum", skip_forced=True,
        )  # fmt: skip
        self.seen = begun(env)
        self.known = torch.zeros(envs, env.players, device=settings.device)  # points of each seat, as last seen

        def room(*shape, kind=torch.float32):
            return torch.zeros(settings.horizon, envs, *shape, dtype=kind, device=settings.device)

        self.observations, self.masks = room(env.observation.length, kind=torch.int8), room(env.actions, kind=torch.bool)
        self.actions, self.turns, self.chances, self.values = room(kind=torch.int32), room(kind=torch.int64), room(), room()
        self.rewards, self.ended, self.idle = room(env.players), room(kind=torch.bool), room(kind=torch.bool)

    def points(self):
        """How far each seat is ahead, as far as observations have told: a seat sees itself first, then the next to play."""
        points, told = standing(self.env, self.seen.observations)
        order = (torch.arange(self.env.players, device=points.device) - self.seen.turns[:, None]) % self.env.players
        self.known = torch.where(told.gather(1, order), points.gather(1, order), self.known)
        return (self.known - self.settings.envy * (self.known.sum(1, True) - self.known) / (self.env.players - 1)) * self.settings.points

    @torch.no_grad()
    def play(self, choose):
        """Fill the rooms; afterwards `advantages`, `returns` and `weight` tell what came of each decision."""
        seen, ahead = self.seen, self.points()
        for t in range(self.settings.horizon):
            self.observations[t], self.masks[t], self.turns[t], self.idle[t] = seen.observations, seen.masks, seen.turns, seen.terminated
            self.actions[t], self.chances[t], self.values[t] = choose(self.observations[t], self.masks[t])
            self.env.step(self.actions[t])  # fills `seen`
            self.known.masked_fill_(self.idle[t][:, None], 0.0)  # where another game has begun
            before, ahead = ahead, self.points()
            self.rewards[t], self.ended[t] = seen.rewards + ahead - before, seen.terminated
        self.look_back(choose(seen.observations.contiguous(), seen.masks.contiguous())[2])

    def look_back(self, last):
        """Generalised advantage estimation, for each seat from one decision of its own to its next."""
        value, gain, reward, told = (torch.zeros_like(self.known) for _ in range(4))  # of each seat, from its next decision on
        told, seat = told.bool(), self.seen.turns.long()[:, None]  # that decision, or the end, is known
        value, told = value.scatter(1, seat, last[:, None]), told.scatter(1, seat, True)
        self.advantages, self.weight = torch.zeros_like(self.values), torch.zeros_like(self.values)
        for t in reversed(range(self.settings.horizon)):
            ended, seat, at = self.ended[t][:, None], self.turns[t][:, None], self.values[t][:, None]
            value, gain, reward = (x.masked_fill(ended, 0.0) for x in (value, gain, reward))
            reward, told = reward + self.rewards[t], told | ended
            now = reward.gather(1, seat) + value.gather(1, seat) - at + self.settings.trace * gain.gather(1, seat)
            self.advantages[t], self.weight[t] = now[:, 0], (told.gather(1, seat)[:, 0] & ~self.idle[t]).float()
            value, gain, reward = value.scatter(1, seat, at), gain.scatter(1, seat, now), reward.scatter(1, seat, 0.0)
            told = told.scatter(1, seat, True)
        self.returns = self.advantages + self.values


class Learner:
    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        shares = (settings.envs - settings.against_greedy, None), (settings.against_greedy, "greedy")
        self.actors = [Actor(settings, envs, opponents) for envs, opponents in shares if envs]
        self.net = Net(self.actors[0].env, settings.width).to(settings.device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5, fused=True)
        self.sampled, self.loss_of = (torch.compile(each, dynamic=False, disable=settings.device != "cuda") for each in (sampled, loss_of))
        self.entropy = torch.zeros((), device=settings.device)

    def learn(self, progress: float) -> None:
        """Play, then improve on what was played; `progress` goes from 0 to 1."""
        settings, fall = self.settings, 1 - 0.9 * progress
        self.optimiser.param_groups[0]["lr"] = settings.rate * fall
        self.entropy.fill_(settings.entropy * fall)
        for actor in self.actors:
            actor.play(lambda observations, masks: self.sampled(self.net, observations, masks))
        names = "observations", "masks", "actions", "chances", "advantages", "returns", "weight"  # what loss_of takes
        played = {name: torch.cat([getattr(actor, name).flatten(0, 1) for actor in self.actors]) for name in names}
        advantages, weight = played["advantages"], played["weight"]
        advantages -= (advantages * weight).sum() / weight.sum()
        advantages /= ((advantages**2 * weight).sum() / weight.sum()).sqrt() + 1e-6
        for _ in range(settings.epochs):
            for rows in torch.randperm(len(weight), device=settings.device).split(settings.batch):
                self.optimiser.zero_grad()
                self.loss_of(self.net, self.entropy, *(array[rows] for array in played.values())).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


@torch.no_grad()
def contest(net, env, seed):
    """The share of wins in the first game of each row, 1.96 standard errors of it, and the points ahead at the end."""
    seen = begun(env, seed)
    seats, over, step = seen.turns.long()[:, None].clone(), torch.zeros_like(seen.terminated), 0
    won, ahead = torch.zeros_like(seen.rewards[:, 0]), torch.zeros_like(seen.rewards[:, 0])
    while step % 16 or not over.all():
        env.step(net(seen.observations, seen.masks)[0].argmax(-1).int())  # the move it likes best
        ends = seen.terminated & ~over
        points = standing(env, seen.observations)[0][:, : env.players]
        won += seen.rewards.gather(1, seats)[:, 0] * ends
        ahead += (points[:, 0] - points[:, 1:].mean(1)) * ends
        over, step = over | ends, step + 1
    return won.mean().item(), 1.96 * won.std().item() / len(won) ** 0.5, ahead.mean().item()


def train(settings: Settings, tell=print):
    """Learn until the time or the steps are spent; the learner and the rows of the learning curve."""
    if settings.device == "cpu":
        torch.set_num_threads(settings.threads)
    budget = settings.steps or (float("inf") if settings.minutes else 2_000_000)
    learner = Learner(settings)
    place = {"players": settings.players, "envs": settings.games, "device": settings.device, "skip_forced": True}
    against = {name: vector.make(settings.game, opponents=name, **place) for name in settings.opponents.split(",")}
    rows, steps, spent, due = [], 0, 0.0, 0.0
    while True:
        progress = min(1.0, max(steps / budget, spent / settings.minutes / 60 if settings.minutes else 0.0))
        if spent >= due or progress >= 1:
            due = spent + settings.every
            row, line = {"seconds": round(spent, 1), "decisions": steps}, f"{spent:5.0f} s {steps:14,} decisions; wins against"
            for name, env in against.items():
                share, error, points = contest(learner.net, env, 10_000 * settings.seed + len(rows))  # other games each time
                row |= {name: round(share, 4), f"{name}-error": round(error, 4), f"{name}-points": round(points, 1)}
                line += f" {name} {share:.1%} ± {error:.1%} ({points:+.0f} points)"
            tell(line)
            rows.append(row)
            if settings.curve:
                table = [rows[0], *(each.values() for each in rows)]
                Path(settings.curve).write_text("\n".join(",".join(map(str, line)) for line in table) + "\n")
        if progress >= 1:
            return learner, rows
        began = time.perf_counter()
        learner.learn(progress)
        steps += settings.envs * settings.horizon
        learner.entropy.item()  # waits for the device
        spent += time.perf_counter() - began  # evaluations are not counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(POINTS))
    for field in fields(Settings)[1:]:
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)
    parser.set_defaults(**LARGE if "cuda" in sys.argv else {})
    try:
        train(Settings(**vars(parser.parse_args())))
    except BadInput as error:  # a device that is not there, too many players
        sys.exit(str(error))


if __name__ == "__main__":
    main()
