"""Random players for tests, of any game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from euphoria import Action, Game, Record, State

LIVELY = (
    "use", "react", "choose-player", "choose-recruit", "shoot", "arm",
    "walk", "charge", "again", "leap", "take-drum", "take-body", "heal", "revive", "inject", "ransack", "free", "push",
    "grenade", "stun", "blast", "flame", "drop", "land",
)  # fmt: skip
"""Kinds of action that a lively player prefers: what makes things happen."""


def choose(rng: random.Random, legal: list[Action], lively: float = 0.0) -> Action:
    """Any action, or with this probability one of the lively kinds if there is one."""
    if lively and rng.random() < lively:
        preferred = [action for action in legal if action.kind in LIVELY]
        legal = preferred or legal
    return rng.choice(legal)


def states(game: Game, seats: int, seed: int, lively: float = 0.0, **options: Any) -> Iterator[State]:
    """The states of one game in which somebody must decide, and its last one. It is one object, played on."""
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=seed, **options)
    while state.deciders:
        yield state
        seat = rng.choice(state.deciders)
        state.apply(seat, choose(rng, state.legal(seat), lively))
    yield state


def record(game: Game, seats: int, seed: int, lively: float = 0.0, **options: Any) -> Record:
    """A whole game, kept."""
    rng = random.Random(seed)
    kept = Record(game, seats=seats, seed=seed, **options)
    while kept.state.deciders:
        seat = rng.choice(kept.state.deciders)
        kept.apply(seat, choose(rng, kept.state.legal(seat), lively))
    return kept
