"""Which parts of a view change at which event: collected from random games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from euphoria import Dice, game
from euphoria.kernel.frames.capture import apply_with_frames
from euphoria.kernel.frames.json_patch import patch_between
from tests.random_play import choose

LIVELY = 0.4


class Change(NamedTuple):
    """A part of a view that changed at an event."""

    event: str
    path: str
    """Of the part in the view, with a star for every place in a list."""
    last: bool
    """Whether it was the last event of its move, after which the next question is seen, too."""


def changes(game_id: str, seats: int, seed: int, most: int, **options: Any) -> Iterator[Change]:
    """What changes in a random game of at most so many moves, as a spectator and one random seat see it."""
    rng = random.Random(seed)
    state = game(game_id).new(seats=seats, seed=seed, **options)
    for number in range(most):
        if not state.deciders:
            return
        seat = rng.choice(state.deciders)
        before = state.copy()
        action = choose(rng, state.legal(seat), LIVELY)
        _, between = apply_with_frames(state, [(seat, action)], Dice(seed * most + number))
        events = state.events(None, len(before.log))
        for viewer in (None, rng.randrange(seats)) if events else ():
            views = [one.view(viewer) for one in (before, *between, state)]
            for index, event in enumerate(events):
                for operation in patch_between(views[index], views[index + 1]):
                    yield Change(str(event["event"]), _general(operation["path"]), index == len(events) - 1)


def _general(path: str) -> str:
    return re.sub(r"/\d+(?=/|$)", "/*", path).removeprefix("/")
