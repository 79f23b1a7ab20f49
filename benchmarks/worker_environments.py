"""Environments for programs that learn, in the race: `-m benchmarks.worker_environments aec leaders 4`.

    aec GAME SEATS      our environment of PettingZoo
    hanabi              PettingZoo's hanabi_v5, in the peers' environment: played by the very same loop
    vector GAME SEATS   our vectorised environment of Gymnasium: 64 games, each decision of any seat is a step

A step is one decision, with the observation and the mask of who is asked. In the vectorised form a number is chosen for
all games at once: of those that the masks allow, the one with the largest of small random numbers drawn beforehand.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.worker import Contender, Pick, serve

GAMES_AT_ONCE = 64
STEPS_AT_ONCE = 100
NOISE = 61
"""So many draws of random numbers are made beforehand."""


def in_turns(env: Any, about: str) -> Contender:
    """An environment of PettingZoo, one decision after the other."""

    def walk(seed: int, pick: Pick, stop: int) -> tuple[Any, int]:
        env.reset(seed=seed)
        made = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            if made == stop:
                break
            env.step(pick((observation["action_mask"] == 1).nonzero()[0].tolist()))
            made += 1
        return env, made

    return Contender(about, walk, None)


def aec(game: str, seats: str) -> Contender:
    from benchmarks.worker_ours import build
    from euphoria.envs import pettingzoo

    return in_turns(pettingzoo.env(game, int(seats)), f"pettingzoo {version('pettingzoo')}, {build(game)}")


def hanabi() -> Contender:
    return in_turns(import_module("pettingzoo.classic.hanabi_v5").env(), f"pettingzoo {version('pettingzoo')}")


def vector(game: str, seats: str) -> Contender:
    import numpy

    from euphoria.envs.vector_env import TableVectorEnv

    envs = TableVectorEnv(game, GAMES_AT_ONCE, int(seats), opponents="self", copy=False)
    _, infos = envs.reset(seed=1)
    masks = infos["action_mask"]
    noise = numpy.random.default_rng(1).integers(1, 128, (NOISE, *masks.shape), dtype=numpy.int8)
    drawn = numpy.empty_like(masks)

    def steps(seed: int) -> int:
        for number in range(STEPS_AT_ONCE):
            numpy.multiply(masks, noise[(seed + number) % NOISE], out=drawn)
            envs.step(drawn.argmax(1))
        return STEPS_AT_ONCE * GAMES_AT_ONCE

    alone = aec(game, seats)
    return Contender(alone.version, alone.walk, None, playout=steps)


KINDS: dict[str, Callable[..., Contender]] = {"aec": aec, "hanabi": hanabi, "vector": vector}

if __name__ == "__main__":
    kind, *arguments = sys.argv[1:]
    serve(lambda: KINDS[kind](*arguments))
