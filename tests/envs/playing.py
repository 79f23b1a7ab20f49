"""What the tests of environments share: the games that have them, and random play that follows the masks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

import euphoria


def _has_numbers(game: str) -> bool:
    try:
        return euphoria.game(game).observation().size > 0
    except NotImplementedError:
        return False


GAMES = [game for game in euphoria.games() if _has_numbers(game)]


def any_allowed(mask: Any, dice: random.Random) -> int:
    """One of the numbers that a mask allows, each as likely as any other."""
    number: int = dice.choice(np.flatnonzero(mask).tolist())
    return number


def play(env: Any, seed: int, steps: int | None = None, watch: Callable[[str], None] = lambda agent: None) -> list[int]:
    """Reset a PettingZoo environment with this seed and play it at random to its end, or so many decisions; what was
    played. `watch` is called before each decision."""
    dice = random.Random(seed)
    played: list[int] = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, ended, truncated, _ = env.last()
        if ended or truncated:
            env.step(None)
            continue
        if len(played) == steps:
            break
        watch(agent)
        played.append(any_allowed(seen["action_mask"], dice))
        env.step(played[-1])
    return played
