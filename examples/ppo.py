"""PPO in one file, in the manner of CleanRL: masked actions, many games at once, one seat that learns.

pip install "euphoria-table[learn]"
python examples/ppo.py dystopia 60000
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

import euphoria.envs.gymnasium

gymnasium.register_envs(euphoria.envs.gymnasium)

ENVS, STEPS, EPOCHS, MINIBATCH = 16, 128, 4, 512
LEARNING_RATE, LAMBDA, CLIP, ENTROPY = 1e-3, 0.95, 0.2, 0.01
"""Rewards are not discounted: a game ends, and its result counts."""


class Agent(nn.Module):
    """A policy and a value over one body."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        features = self.body(seen)
        logits = self.policy(features).masked_fill(~mask, -1e9)  # what the mask forbids is never drawn
        return torch.distributions.Categorical(logits=logits), self.value(features).squeeze(-1)


def make(game: str, envs: int, shaping: float = 0.0) -> Any:
    """Games that begin again in the step that ends one, so that every step is a decision of the learner."""
    return gymnasium.make_vec(
        f"euphoria/{game}-v0", num_envs=envs, opponents="random", seat=None, shaping=shaping,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )  # fmt: skip


def train(game: str, decisions: int, seed: int = 1) -> Agent:
    """An agent after about so many decisions of its own."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    envs = make(game, ENVS, shaping=1.0)
    agent = Agent(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    optimizer = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE, eps=1e-5)
    seen, infos = envs.reset(seed=seed)
    for _ in range(max(1, decisions // (ENVS * STEPS))):
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "logprob", "value")}
        rewards, ends = np.zeros((STEPS, ENVS)), np.zeros((STEPS, ENVS))
        for step in range(STEPS):
            now, mask = torch.as_tensor(seen), torch.as_tensor(infos["action_mask"]).bool()
            with torch.no_grad():
                policy, value = agent(now, mask)
                action = policy.sample()
            for name, part in zip(kept, (now, mask, action, policy.log_prob(action), value), strict=True):
                kept[name].append(part)
            seen, rewards[step], ended, cut, infos = envs.step(action.numpy())
            ends[step] = ended | cut
        with torch.no_grad():
            _, following = agent(torch.as_tensor(seen), torch.as_tensor(infos["action_mask"]).bool())
        data = {name: torch.stack(parts) for name, parts in kept.items()}
        advantages = advantages_of(rewards, ends, data["value"].numpy(), following.numpy())
        data |= {"advantage": advantages, "target": advantages + data["value"]}
        learn(agent, optimizer, {name: part.flatten(0, 1) for name, part in data.items()}, rng)
    return agent


def advantages_of(rewards: Any, ends: Any, values: Any, following: Any) -> torch.Tensor:
    """How much better each decision turned out than was expected (generalized advantage estimation)."""
    advantages, after = np.zeros_like(values), np.zeros_like(following)
    for step in reversed(range(len(rewards))):
        goes_on = 1 - ends[step]
        surprise = rewards[step] + following * goes_on - values[step]
        advantages[step] = after = surprise + LAMBDA * goes_on * after
        following = values[step]
    return torch.as_tensor(advantages, dtype=torch.float32)


def learn(agent: Agent, optimizer: torch.optim.Optimizer, data: dict[str, torch.Tensor], rng: Any) -> None:
    """A few passes over what was played."""
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(data["action"])), len(data["action"]) // MINIBATCH):
            one = {name: tensor[part] for name, tensor in data.items()}
            policy, value = agent(one["seen"], one["mask"])
            advantage = (one["advantage"] - one["advantage"].mean()) / (one["advantage"].std() + 1e-8)
            ratio = (policy.log_prob(one["action"]) - one["logprob"]).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = 0.5 * (value - one["target"]).pow(2).mean() - gain - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def share_of_wins(game: str, games: int, agent: Agent | None = None, seed: int = 1000) -> float:
    """The mean share of the win on one seat against random players: of an agent, or of one more random player."""
    envs = make(game, 8)
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    seen, infos = envs.reset(seed=seed)
    shares: list[float] = []
    while len(shares) < games:
        mask = infos["action_mask"]
        if agent is None:
            action = np.array([rng.choice(np.flatnonzero(one)) for one in mask])
        else:
            with torch.no_grad():
                action = agent(torch.as_tensor(seen), torch.as_tensor(mask).bool())[0].sample().numpy()
        seen, rewards, ended, cut, infos = envs.step(action)
        shares += rewards[ended | cut].tolist()
    return float(np.mean(shares[:games]))


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "dystopia"
    decisions = int(sys.argv[2]) if len(sys.argv) > 2 else 60_000
    print(f"random:  {share_of_wins(name, 200):.3f}")
    print(f"trained: {share_of_wins(name, 200, train(name, decisions)):.3f}")
