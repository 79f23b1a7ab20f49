"""The moments that decided a finished game, by the bots' reckoning.

The judge with which the game's bots value positions (extension "judge") says at the end of each turn how likely the
winners were to win, knowing all cards. What a turn brought them is its lasting rise: from the value before it to the
lowest value from then on, so that what was lost again does not count. The decisive turn is the one with the largest
lasting rise. Every game rises to certainty at its end, so the last turn counts half.

A game may name events without which its end was not possible (extension "turning-points": in `leaders`, what turned
the leader who was shot face up). The whole rise of their turns counts: what has become known stays known.

Beside the decisive turn the end is a moment, and one more: a turn that the game names, or else the one with the next
largest lasting rise. Where turns are long, single steps take the place of turns. The result depends on the record only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import pairwise
from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

from euphoria.bots.core.judge import Judge
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State
from euphoria.server.records.replay_cache import ReplayedGame, ReplayStep

log = logging.getLogger(__name__)

Kind = Literal["rise", "known", "end"]
TurningPoints = Callable[[State], list[int]]
"""By a finished state: the numbers of the events that made its end possible."""

LONG_TURN = 20
"""With more steps in an average turn than this, single steps are compared."""
MOST_VALUED = 800
"""The most positions that are valued; in a longer game, every second turn, and so on."""
SMALLEST_RISE = 0.05
"""A smaller rise is no moment, unless it is the largest."""
END_COUNTS = 0.5
"""The factor of the rise of the last turn."""
MOST_MOMENTS = 3
APART = 10
"""Steps between two moments, at least, so that they are not parts of one."""


class Moment(NamedTuple):
    first: int
    """The step after which it begins."""
    last: int
    """The step with which it ends."""
    turn: int
    kind: Kind
    decisive: bool
    before: float
    """The winners' chance by the judge's reckoning, from 0 to 1: when the moment begins."""
    after: float
    """When it ends."""


class Bound(NamedTuple):
    """Where one stretch ends and the next begins: a step, the turn and the number of events after it."""

    step: int
    turn: int
    events: int


class GameStretch(NamedTuple):
    """Some steps of the game, usually a turn."""

    first: int
    """The step after which it begins."""
    last: int
    turn: int
    events: range


class Moments:
    """Finds them in a thread, one game after another, and keeps them as long as the replay cache keeps the game."""

    def __init__(self) -> None:
        self._found: WeakKeyDictionary[ReplayedGame, list[Moment]] = WeakKeyDictionary()
        self._finding = asyncio.Lock()

    async def of(self, game: ReplayedGame) -> list[Moment]:
        async with self._finding:
            if game not in self._found:
                self._found[game] = await asyncio.to_thread(find_moments, game)
            return self._found[game]


def find_moments(game: ReplayedGame) -> list[Moment]:
    """In their order, exactly one of them decisive. Empty without a winner, and for a game without a judge."""
    state = game.record.state
    judge: Judge | None = state.game.extension("judge")
    if judge is None or state.outcome is None or not 0 < len(state.outcome.winners) < state.seats or game.total < 2:
        return []
    try:
        return _choose(game, judge)
    except Exception:  # a judge may not understand a position from a scenario: a game without moments is shown
        log.exception("the judge of %s cannot value a finished game", state.game.id)
        return []


def _choose(game: ReplayedGame, judge: Judge) -> list[Moment]:
    stretches, values = _valued_stretches(game, judge)
    named = _named_stretches(game.record.state, stretches)
    scores = _scores(values, named)
    end = len(stretches) - 1
    by_score = sorted(range(len(stretches)), key=lambda number: (-scores[number], number))
    chosen: dict[int, Kind] = {by_score[0]: "rise", end: "end"}
    chosen |= dict.fromkeys(named[: MOST_MOMENTS - len(chosen)], "known")
    for number in by_score:
        apart = all(abs(stretches[number].first - stretches[other].first) >= APART for other in chosen)
        if len(chosen) < MOST_MOMENTS and scores[number] >= SMALLEST_RISE and apart:
            chosen[number] = "rise"
    return [
        Moment(
            stretches[number].first,
            stretches[number].last,
            stretches[number].turn,
            chosen[number],
            number == by_score[0],
            round(values[number], 3),
            round(values[number + 1], 3),
        )
        for number in sorted(chosen)
    ]


def _scores(values: list[float], named: list[int]) -> list[float]:
    """What each stretch brought the winners."""
    lowest = values.copy()
    for number in range(len(values) - 2, -1, -1):
        lowest[number] = min(lowest[number], lowest[number + 1])
    scores = [after - before for before, after in zip(values, lowest[1:], strict=False)]
    scores[-1] *= END_COUNTS
    for number in named:
        scores[number] = max(scores[number], values[number + 1] - values[number])
    return scores


def _valued_stretches(game: ReplayedGame, judge: Judge) -> tuple[list[GameStretch], list[float]]:
    """The turns or single steps, and the winners' chance: at the beginning, and at the end of each of them.

    A step without an event belongs to the next one with some.
    """
    by_turn = game.total <= LONG_TURN * max(1, game.record.state.turn)
    thinning = game.total // MOST_VALUED + 1
    bounds, values, ends = list[Bound](), list[float](), 0
    before = (0, 0)
    for step in game.steps(0, game.total):
        now = (step.state.turn, len(step.state.log))
        ends += now[0] != before[0] if by_turn else now[1] > before[1]
        before = now
        if step.number == 0 or step.number == game.total - 1 or ends == thinning:
            ends = 0
            bounds.append(Bound(step.number, *now))
            values.append(_chance_of_winners(game, judge, step))
    stretches = [
        GameStretch(one.step, other.step, one.turn, range(one.events, other.events)) for one, other in pairwise(bounds)
    ]
    return stretches, values


def _chance_of_winners(game: ReplayedGame, judge: Judge, step: ReplayStep) -> float:
    outcome = game.record.state.outcome
    assert outcome is not None
    step.state.dice = Dice(step.number)  # a judge may play on, and the dice of a replay have run out
    return sum(judge.value(step.state, seat) for seat in outcome.winners) / len(outcome.winners)


def _named_stretches(state: State, stretches: list[GameStretch]) -> list[int]:
    """Those with the events that the game names, without the last one."""
    find: TurningPoints | None = state.game.extension("turning-points")
    events = [] if find is None else find(state)
    return [number for number, one in enumerate(stretches[:-1]) if any(event in one.events for event in events)]
