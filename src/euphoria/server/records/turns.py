"""The turns of a finished game in a line each: its heaviest events, with nothing hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from euphoria.server.records.headlines import Headline, heaviest
from euphoria.server.records.replay_cache import ReplayedGame

MOST_EVENTS = 2
MOST_STEPS = 5000
"""Of a longer game only the turns in its last steps are told."""


class Turn(NamedTuple):
    turn: int
    seat: int | None
    """Whose turn it was; None in a game whose turns are everybody's."""
    first: int
    """The step in which it begins: where a replay of it starts."""
    told: list[Headline]


def turns_of(game: ReplayedGame) -> list[Turn]:
    """All turns, in their order, or the last ones. What comes before the first one belongs to none."""
    found = [
        (step.number, Headline(step.state, event))
        for step in game.steps(max(0, game.total - MOST_STEPS), MOST_STEPS)
        for event in step.state.open_events(step.events_before)
    ]
    starts = [place for place, (_, told) in enumerate(found) if told.event["event"] == "turn"]
    turns = []
    for start, end in pairwise([*starts, len(found)]):
        first, opening = found[start]
        told = heaviest(game, [one for _, one in found[start + 1 : end]], MOST_EVENTS)
        turns.append(Turn(opening.event["turn"], opening.event.get("seat"), first, told))
    return turns
