"""What bots know about a game beyond its rules: how good a position is, and which actions are worth a thought.

Each game has a judge, in `bots/<game>/judge.py`, called `JUDGE`; those who think longer may have one of their own. A
judge looks at full states: a bot shows it worlds that were drawn for its seat, never the true one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast, runtime_checkable

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State


class Judge(Protocol):
    def value(self, state: State, seat: int) -> float:
        """How well this seat stands, from 0 (lost) to 1 (won): its chance to win, as far as a glance tells."""
        ...

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """How promising each action looks before it is tried; 0: not worth a try. At least one is above 0."""
        ...

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """A quick sensible action, for playing on to see how things go."""
        ...


@runtime_checkable
class WorldWeighingJudge(Protocol):
    """What a judge of a game of hidden teams can do beside; bots then prefer likely worlds (see `imagination`)."""

    def likelihood(self, world: State, seat: int) -> float:
        """How well what the others have said and done fits this world, above 0; only good to compare worlds."""
        ...


@runtime_checkable
class ProposingJudge(Protocol):
    """A judge that knows of actions that no list holds: where so many are lawful that only some are offered."""

    def devise(self, state: State, seat: int) -> Action | None:
        """One that is better than all that are offered, if there is any."""
        ...


class TreeJudge(Judge, Protocol):
    """A judge for growing a tree: from its leaves one plays on, as `play` says (see `tree`)."""

    def enough(self, state: State, decisions: int) -> bool:
        """Whether that has gone far enough, after so many decisions, to judge by the value."""
        ...


@runtime_checkable
class RolloutJudge(Judge, Protocol):
    """A judge that can play on so sensibly that actions are rehearsed, instead of growing a tree (see `rehearsal`)."""

    def carry_on(self, state: State, seat: int) -> Action:
        """What this seat is most likely to do; always the same."""
        ...

    def is_quiet(self, before: State, state: State, seat: int) -> bool:
        """Whether what was begun at `before` by this seat has gone so far that its value can be told."""
        ...


def judge_of(game: str) -> Judge:
    """The judge of that game."""
    return cast(Judge, import_module(f"euphoria.bots.{game}.judge").JUDGE)


def planner_judge_of(game: str) -> TreeJudge | RolloutJudge:
    """The judge for those who think longer: where that game has one of its own, in `bots/<game>/planning.py`."""
    name = f"euphoria.bots.{game}.planner_judge"
    judge = import_module(name).JUDGE if find_spec(name) else judge_of(game)
    return cast("TreeJudge | RolloutJudge", judge)
