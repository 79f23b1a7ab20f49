"""What an ability is made of: a sequence of choices, each with its candidates, and then an effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from euphoria.games.reality.actions import MOST_FIGURES
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.attack import contact
from euphoria.games.reality.rules.firing.targets import is_seen
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.action import Action

SKIPPED = -1
"""In `Show.targets`: there was nothing to choose here."""


class Choice(NamedTuple):
    """One thing that the user of an ability chooses. `state.targets` holds what was chosen before it, in order.

    A choice of a place is the last one of its ability: it is kept as three numbers.
    """

    question: int
    row: list[Action]
    candidates: Callable[[Show, int], Iterable[int]]
    """Which actions of the row there are for this user; where there are none it is not asked."""
    place_of: Callable[[Show, int, int], Place] | None = None
    """Of a choice of a place: which place a number means."""
    fits: Callable[[Show, int, Place], bool] | None = None
    """Of a choice of a place: whether any other place may be named."""


class Special(NamedTuple):
    """An ability (R-spec-1). It can be used if `usable`, and if there is something for its first choice."""

    effect: Callable[..., None]
    """What happens then: `effect(state, figure, *chosen)`. It may push frames, or ask."""
    choices: tuple[Choice, ...] = ()
    usable: Callable[[Show, int], bool] = lambda state, figure: True


# Candidates that several abilities share.


def others(state: Show, figure: int) -> Iterator[int]:
    """All characters on the table of one team or the other, but this one."""
    for other in state.standing():
        if other != figure and state.side[other] != NEUTRAL:
            yield other


def friends(state: Show, figure: int) -> Iterator[int]:
    """All others of its team."""
    for other in state.team(state.side[figure]):
        if other != figure:
            yield other


def enemies(state: Show, figure: int) -> Iterator[int]:
    for other in others(state, figure):
        if state.side[other] != state.side[figure]:
            yield other


def in_sight(state: Show, figure: int, inches: int) -> Iterator[int]:
    """All others at most so far away that this one sees."""
    bodies = state.bodies()
    for other in others(state, figure):
        if state.within(figure, other, inches) and is_seen(state, figure, other, bodies):
            yield other


# Those who come onto the table.


def has_room(state: Show) -> bool:
    """The action space has a number for one more figure."""
    return len(state.who) < MOST_FIGURES


def takes_a_dog(state: Show, figure: int, place: Place) -> bool:
    """Whether a Benkei of this figure's team may come to this place, where a base can stand: it touches no enemy."""
    return contact.overlaps_nobody(state, place) and not contact.enemies_at(state, figure, place)
