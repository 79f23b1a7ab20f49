"""What of a moment is told in a few sentences: its heaviest events, with nothing hidden."""

from __future__ import annotations

from typing import Any, NamedTuple

from euphoria.kernel.core.state import State
from euphoria.kernel.text.emphasis import MAJOR, NORMAL, QUIET, Weight
from euphoria.server.records.moments import Moment
from euphoria.server.records.replay_cache import ReplayedGame

MOST_EVENTS = 3
WEIGHTS: tuple[Weight, ...] = (QUIET, NORMAL, MAJOR)


class Headline(NamedTuple):
    state: State
    """After the step of the event."""
    event: dict[str, Any]


def headlines(game: ReplayedGame, moment: Moment) -> list[Headline]:
    """At most `MOST_EVENTS`, in their order: the latest of the heaviest.

    Routine is left out, and that the next turn begins.
    """
    found = [
        Headline(step.state, event)
        for step in game.steps(moment.first + 1, moment.last - moment.first)
        for event in step.state.open_events(step.events_before)
        if event["event"] != "turn"
    ]
    return heaviest(game, found, MOST_EVENTS)


def heaviest(game: ReplayedGame, found: list[Headline], most: int) -> list[Headline]:
    """At most so many of these, in their order: the latest of the heaviest. Routine only if there is nothing else."""
    weights = [game.record.game.emphasis(state, event).weight for state, event in found]
    loud = [number for number, weight in enumerate(weights) if weight != QUIET] or range(len(found))
    by_weight = sorted(loud, key=lambda number: (WEIGHTS.index(weights[number]), number))
    return [found[number] for number in sorted(by_weight[-most:])]
