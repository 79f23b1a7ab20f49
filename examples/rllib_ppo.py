"""Train PPO of RLlib, which masks the actions, on one seat against random players.

pip install "euphoria-table[envs]" "ray[rllib]" torch
python examples/rllib_ppo.py leaders 10
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import euphoria.envs.gymnasium


class MaskInObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observation and mask together, under the names that RLlib's module asks for."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        mask = spaces.Box(0, 1, (int(env.action_space.n),), np.float32)
        self.observation_space = spaces.Dict({"action_mask": mask, "observations": env.observation_space})

    def observation(self, observation: Any) -> dict[str, Any]:
        env: Any = self.unwrapped
        return {"action_mask": env.action_masks().astype(np.float32), "observations": observation}


def make(config: dict[str, Any]) -> MaskInObservation:
    """In each of RLlib's processes."""
    gymnasium.register_envs(euphoria.envs.gymnasium)
    game = gymnasium.make(f"euphoria/{config['game']}-v0", opponents="random", seat=None, shaping=config["shaping"])
    return MaskInObservation(game)


def config_of(game: str, processes: int = 0) -> PPOConfig:
    """With rewards on the way for training, and the result alone for evaluation."""
    register_env("euphoria", make)
    return (
        PPOConfig()
        .environment("euphoria", env_config={"game": game, "shaping": 1.0})
        .env_runners(num_env_runners=processes, num_envs_per_env_runner=4)
        .training(gamma=1.0, lr=1e-3, train_batch_size_per_learner=2048, minibatch_size=512, num_epochs=4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .evaluation(evaluation_duration=100, evaluation_config={"env_config": {"game": game, "shaping": 0.0}})
    )


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "leaders"
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    algorithm = config_of(name).build_algo()
    for number in range(rounds):
        algorithm.train()
        share = algorithm.evaluate()["env_runners"]["episode_return_mean"]
        print(f"after {2048 * (number + 1)} decisions: {share:.3f} of the wins")
    algorithm.stop()
