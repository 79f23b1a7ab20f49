"""Who plays in the lesson, the places that it is about, and what the log tells about the game so far."""

from __future__ import annotations

from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place
from euphoria.games.reality.state import Show

LEARNER, RIVAL = 0, 1
"""The seats."""
NIKOLAI, ARENDAL, SOOYOUNG, BLANCA = range(4)
"""The figures, in the order in which the scenario names them."""
KIOSK = 0
"""The element that hides the rivals."""
DRUM = 1
"""The drum that is fetched; another one is delivered already."""
FORWARD: Place = (66, 44, GROUND)
"""Where Nikolai goes first: near enough to throw, and to charge in the next turn."""
MIDDLE_OF_PLATFORM = 2 * INCH
AWAY = 4
"""The number of the direction towards the rival's edge of the table."""


def happened(state: Show, event: int, *values: int, since: int = 0) -> bool:
    """Whether there is an entry of this event, from this number on, that begins with these values."""
    return first(state, event, *values, since=since) < len(state.log)


def first(state: Show, event: int, *values: int, since: int = 0) -> int:
    """The number of the first such entry; the length of the log: there is none."""
    begin = (event, *values)
    numbers = range(since, len(state.log))
    return next((number for number in numbers if state.log[number][: len(begin)] == begin), len(state.log))


def home(state: Show) -> Place:
    """The middle of the learner's platform."""
    x, y = state.platforms[LEARNER]
    return x + MIDDLE_OF_PLATFORM, y + MIDDLE_OF_PLATFORM, GROUND


def apart(one: Place, other: Place) -> int:
    """The square of the distance between two places, as seen from above."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
