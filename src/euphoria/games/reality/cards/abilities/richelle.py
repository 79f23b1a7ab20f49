"""Richelle: Benkei comes in by an edge of the table (R-richelle, R-benkei-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from euphoria.games.reality import codes
from euphoria.games.reality.actions import ENTER
from euphoria.games.reality.cards.abilities.choices import Choice, Special, has_room, takes_a_dog
from euphoria.games.reality.cards.characters import BENKEI
from euphoria.games.reality.figure_flags import CALLED
from euphoria.games.reality.geometry.terrain import BASE, GROUND, INCH, Place, Terrain
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.state import Show

CALLED_FROM = 2
ENTRANCES_APART = 2 * INCH
NEAR = 2 * INCH
"""Nobody touches a base from so far away."""


def can_call(state: Show, figure: int) -> bool:
    return state.turn >= CALLED_FROM and has_room(state)


def entrances(terrain: Terrain) -> list[Place]:
    """Every 2 inches along the edges of the table, on the ground, whether a base fits there or not."""
    right, top = terrain.width - BASE, terrain.depth - BASE
    along = [(x, y, GROUND) for y in (BASE, top) for x in range(BASE, right + 1, ENTRANCES_APART)]
    up = range(BASE + ENTRANCES_APART, top, ENTRANCES_APART)
    return along + [(x, y, GROUND) for x in (BASE, right) for y in up]


def open_entrances(terrain: Terrain) -> dict[int, Place]:
    """Those where the scenery lets a base stand, by their numbers."""
    if "entrances" not in terrain.cache:
        terrain.cache["entrances"] = {
            number: place for number, place in enumerate(entrances(terrain)) if terrain.stands(place)
        }
    return cast("dict[int, Place]", terrain.cache["entrances"])


def free_entrances(state: Show, figure: int) -> Iterator[int]:
    """Only who is near to an edge can be in the way of somebody who comes in there."""
    right, top = state.terrain.width - NEAR, state.terrain.depth - NEAR
    near = [
        (state.xs[other], state.ys[other])
        for other in state.standing()
        if not NEAR < state.xs[other] < right or not NEAR < state.ys[other] < top
    ]
    for number, place in open_entrances(state.terrain).items():
        x, y, _ = place
        for other_x, other_y in near:
            if -NEAR < other_x - x < NEAR and -NEAR < other_y - y < NEAR and not takes_a_dog(state, figure, place):
                break
        else:
            yield number


def entrance(state: Show, figure: int, number: int) -> Place:
    return open_entrances(state.terrain)[number]


def may_enter(state: Show, figure: int, place: Place) -> bool:
    """Any place against an edge of the table, at ground level."""
    x, y, _ = place
    at_edge = x in (BASE, state.terrain.width - BASE) or y in (BASE, state.terrain.depth - BASE)
    return (
        at_edge
        and state.terrain.height_of(place) == 0
        and state.terrain.stands(place)
        and takes_a_dog(state, figure, place)
    )


def call(state: Show, figure: int, x: int, y: int, surface: int) -> None:
    dog = state.add_figure(BENKEI, state.side[figure], (x, y, surface), owner=figure)
    state.mark(dog, CALLED)
    state.log.append((Event.CALLED, figure, dog, x, y))


CALL = Special(call, (Choice(codes.ASK_ENTRANCE, ENTER, free_entrances, entrance, may_enter),), can_call)
