"""Helpers for tests of the judge of `leaders`: one-step lookahead, and what a seat believes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from euphoria import Action, Dice, State
from euphoria.bots.core.judge import TreeJudge, planner_judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.determinization import Determinizer
from euphoria.games.leaders.game import LeadersState
from tests.leaders.play import SEATS, Who, act, seat_of

JUDGE = cast("TreeJudge", planner_judge_of("leaders"))


def choose(state: State, who: Who, worlds: int = 12, seed: int = 1) -> Action:
    """The action after which this seat stands best, over likely worlds; of equals, the most promising."""
    seat = seat_of(who)
    dice = Dice(seed)
    determinizer = Determinizer(JUDGE, Perspective.of(state, seat, dice), dice)
    drawn = [determinizer.world() for _ in range(worlds)]
    legal = drawn[0].legal(seat)
    weights = dict(zip(legal, JUDGE.weigh(drawn[0], seat, legal), strict=True))
    tried = [action for action in legal if weights[action] > 0]
    return max(tried, key=lambda action: (sum(after(world, seat, action) for world in drawn), weights[action]))


def after(world: State, who: Who, action: Action) -> float:
    """How this seat stands when it has done that."""
    world = world.copy()
    world.apply(seat_of(who), action)
    return JUDGE.value(world, seat_of(who))


def weight(state: State, who: Who, kind: str, *words: str | int) -> float:
    """What the judge gives for an action before it is tried."""
    seat = seat_of(who)
    legal = state.legal(seat)
    return JUDGE.weigh(state, seat, legal)[legal.index(act(state, kind, *words))]


def believes(state: State, who: Who, what: Callable[[LeadersState], bool], worlds: int = 600) -> tuple[float, float]:
    """How likely that is for this seat: by what it has seen, and by what was said and done as well."""
    seat = seat_of(who)
    dice = Dice(3)
    seen = weighed = total = 0.0
    for _ in range(worlds):
        world = state.sample(seat, dice)
        assert isinstance(world, LeadersState)
        likely = JUDGE.likelihood(world, seat)  # type: ignore[attr-defined]
        seen += what(world) / worlds
        weighed += likely * what(world)
        total += likely
    return seen, weighed / total


def mirrored(text: str) -> str:
    """A scenario with the factions exchanged."""
    lines = []
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        if key.strip() in SEATS and key.strip():
            recruits, slash, rest = value.partition("/")
            value = recruits.translate(str.maketrans("EeSs", "SsEe")) + slash + rest
        lines.append(key + colon + value)
    return "\n".join(lines)
