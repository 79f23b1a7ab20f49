"""Train MaskablePPO of sb3-contrib on one seat against random players, and see how often it wins.

pip install "euphoria-table[learn]"
python examples/maskable_ppo.py leaders 60000
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import euphoria.envs.gymnasium

gymnasium.register_envs(euphoria.envs.gymnasium)

TRAINING = {"opponents": "random", "seat": None, "shaping": 1.0}


def train(game: str, steps: int, seed: int = 1) -> Any:
    """A policy after so many decisions of its own."""
    envs = make_vec_env(f"euphoria/{game}-v0", n_envs=8, seed=seed, env_kwargs=TRAINING)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, learning_rate=1e-3, gamma=1.0, seed=seed)
    model.learn(steps)
    return model


def share_of_wins(game: str, games: int, model: Any = None, seed: int = 1000) -> float:
    """The mean share of the win on one seat against random players: of a model, or of one more random player."""
    env: Any = gymnasium.make(f"euphoria/{game}-v0", opponents="random", seat=None)
    rng = np.random.default_rng(seed)
    total = 0.0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            mask = info["action_mask"]
            if model is None:
                action = rng.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(seen, action_masks=mask.astype(bool))
            seen, reward, ended, cut, info = env.step(int(action))
            over = ended or cut
        total += reward
    return total / games


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "dystopia"
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 30_000
    print(f"random:  {share_of_wins(name, 200):.3f}")
    print(f"trained: {share_of_wins(name, 200, train(name, steps)):.3f}")
