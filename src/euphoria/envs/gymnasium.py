"""The games as environments of Gymnasium: importing this module registers them.

    import gymnasium
    import euphoria.envs.gymnasium

    env = gymnasium.make("euphoria/leaders-v0", opponents="greedy")
    envs = gymnasium.make_vec("euphoria/leaders-v0", num_envs=64, opponents="self")

What they take: `TableEnv` in `single_env.py`, and beyond it `TableVectorEnv` in `vector_env.py`.
"""

from __future__ import annotations

import gymnasium

from euphoria.games import game as find_game
from euphoria.games import games


def _register() -> None:
    for name in games():
        id = f"euphoria/{name}-v{find_game(name).learning_version}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                "euphoria.envs.single_env:TableEnv",
                vector_entry_point="euphoria.envs.vector_env:TableVectorEnv",
                kwargs={"game": name},
            )


_register()
