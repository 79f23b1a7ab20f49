"""The games as environments of PettingZoo.

    from euphoria.envs import pettingzoo

    env = pettingzoo.env("dystopia", seats=4)

Importing this module puts them into PettingZoo's registries, too: `pettingzoo.make("aec", "euphoria/dystopia-v0")`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pettingzoo
from pettingzoo.utils.conversions import parallel_to_aec

from euphoria.envs.aec_env import TableAECEnv
from euphoria.envs.parallel_env import TableParallelEnv
from euphoria.games import game as find_game
from euphoria.games import games


def env(game: str, seats: int | None = None, *, everyone: bool = False, **arguments: Any) -> pettingzoo.AECEnv:
    """A game, one decision after the other (AEC).

    `seats`: how many agents there are, the least number of the game if none is given.
    `everyone`: every cycle has a step of every agent, and who is not asked can only wait. Otherwise only agents that
    are asked take steps.
    `render_mode`: "ansi", "rgb_array" or "human".
    `max_cycles`: the game is truncated after so many cycles, each of as many steps as there are agents.
    `shaping`: the weight of rewards on the way (see `shaping.py`); 0 for the result alone.
    `planes`: the pictures of the table in the observation, in a game that has them.
    `illegal`: "refuse" raises for an action that is not legal; "replace" does a legal one by lot, and `info` says so.
    All else are options of the game.
    """
    if everyone:
        return parallel_to_aec(TableParallelEnv(game, seats, **arguments))
    return TableAECEnv(game, seats, **arguments)


def parallel_env(game: str, seats: int | None = None, **arguments: Any) -> TableParallelEnv:
    """A game in which all agents take a step at once, and who is not asked can only wait; arguments as of `env`."""
    return TableParallelEnv(game, seats, **arguments)


def _register() -> None:
    for name in games():
        id = f"euphoria/{name}-v{find_game(name).learning_version}"
        if id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id, partial(env, name))
            pettingzoo.register("parallel", id, partial(parallel_env, name))


_register()
