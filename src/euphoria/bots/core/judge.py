"""The interface of a game's heuristics: position evaluation, action weights, rollout policy.

A game names its judge in the extension "judge", and a stronger one for the planner in "planner-judge"; a game without
one gets `GenericJudge`. A judge reads full states. Bots pass it sampled worlds, never the true state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast, runtime_checkable

from euphoria.bots.core.generic_judge import GENERIC_JUDGE
from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State


class Judge(Protocol):
    """What every judge can do; enough for the greedy bot."""

    def value(self, state: State, seat: int) -> float:
        """Static evaluation: the estimated chance of this seat to win, from 0 (lost) to 1 (won)."""
        ...

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """Prior weight of each action before any search; 0 prunes it. At least one weight is above 0."""
        ...

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """The rollout policy: a fast, sensible action."""
        ...


@runtime_checkable
class WorldWeighingJudge(Protocol):
    """A judge that also knows how likely a sampled world is, given what the other seats said and did."""

    def likelihood(self, world: State, seat: int) -> float:
        """Unnormalised likelihood of the others' behaviour in this world, above 0; used to weight worlds."""
        ...


@runtime_checkable
class ProposingJudge(Protocol):
    """A judge that also proposes legal actions that are too many to be listed (open actions)."""

    def propose(self, state: State, seat: int) -> Action | None:
        """An action to choose without search, or None."""
        ...


@runtime_checkable
class TreeJudge(Judge, Protocol):
    """A judge for tree search, which plays rollouts from the leaves (see `search.tree_search`)."""

    def ends_rollout(self, state: State, decisions: int) -> bool:
        """Whether to stop a rollout after so many decisions and evaluate the position."""
        ...


@runtime_checkable
class AllSeatsJudge(Protocol):
    """A judge that values a position for all seats at once, in less time than for one after the other."""

    def values(self, state: State, seat: int) -> list[float]:
        """The value for every seat, from what this one sees."""
        ...


@runtime_checkable
class RolloutJudge(Judge, Protocol):
    """A judge with a policy good enough to compare actions by rollouts alone (see `search.rollout_comparison`)."""

    def likely_action(self, state: State, seat: int) -> Action:
        """The most likely action of this seat; deterministic."""
        ...

    def is_quiet(self, before: State, state: State, seat: int) -> bool:
        """Whether the consequences of this seat's action at `before` are settled enough to evaluate the position."""
        ...


def judge_of(game: str) -> Judge:
    """The judge of this game."""
    return cast(Judge, find_game(game).extension("judge") or GENERIC_JUDGE)


def planner_judge_of(game: str) -> TreeJudge | RolloutJudge:
    """The planner's judge of this game: the game's own, else its common one."""
    return cast("TreeJudge | RolloutJudge", find_game(game).extension("planner-judge") or judge_of(game))
