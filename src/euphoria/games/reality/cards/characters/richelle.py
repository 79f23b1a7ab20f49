"""Richelle: Benkei comes in by an edge of the table (R-richelle, R-benkei-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from euphoria.games.reality import codes
from euphoria.games.reality.actions import ENTER
from euphoria.games.reality.cards.candidates import has_room, place_named, takes_a_dog
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Weapon, Why
from euphoria.games.reality.cards.conditions import CONDITIONS, Condition
from euphoria.games.reality.cards.registry import BY_ID, register
from euphoria.games.reality.events import ACTS, declare_event
from euphoria.games.reality.figure_flags import CALLED
from euphoria.games.reality.geometry.terrain import BASE, GROUND, INCH, Place, Terrain
from euphoria.games.reality.refusals.common import no_room
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

EVENT_CALLED: Final = declare_event(26, "called", "R-richelle", "figure", "other", "x", "y", told=ACTS)

CALLED_FROM: Final = 2
"""The first turn in which she may call."""
ENTRANCES_APART: Final = 2 * INCH
NEAR: Final = 2 * INCH
"""Bases that are farther apart along x or y do not touch: a precheck."""
CONDITIONS.declare(Condition(CALLED, leaves_with_owner="R-richelle"))


def can_call(state: Show, figure: int) -> bool:
    return state.turn >= CALLED_FROM and has_room(state)


def entrances(terrain: Terrain) -> list[Place]:
    """Every 2 inches along the edges of the table, on the ground, whether a base fits there or not."""
    right, top = terrain.width - BASE, terrain.depth - BASE
    along = [(x, y, GROUND) for y in (BASE, top) for x in range(BASE, right + 1, ENTRANCES_APART)]
    up = range(BASE + ENTRANCES_APART, top, ENTRANCES_APART)
    return along + [(x, y, GROUND) for x in (BASE, right) for y in up]


def open_entrances(terrain: Terrain) -> dict[int, Place]:
    """The entrances where the scenery lets a base stand, by their numbers. Cached with the terrain."""
    if "entrances" not in terrain.cache:
        terrain.cache["entrances"] = {
            number: place for number, place in enumerate(entrances(terrain)) if terrain.stands(place)
        }
    return cast("dict[int, Place]", terrain.cache["entrances"])


def free_entrances(state: Show, figure: int) -> Iterator[int]:
    """The open entrances where no figure is in the way. Only figures near an edge are looked at."""
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
    dog = state.add_figure(BY_ID["benkei"], state.side[figure], (x, y, surface), owner=figure)
    state.mark(dog, CALLED)
    state.log.append((EVENT_CALLED, figure, dog, x, y))


def why_not_entrance(state: Show, figure: int, action: Action) -> Why:
    if action.kind == "beside":
        return "R-richelle", "not-at-edge", {}
    if action.kind == "enter":
        places = entrances(state.terrain)
        if action.args[0] >= len(places):
            return "R-table-3", "no-such-place", {}
        place = places[action.args[0]]
    else:
        place = place_named(action)
    if bad := no_room(state, place):
        return bad
    if enemies := contact.enemies_at(state, figure, place):
        return "R-richelle", "enters-touching", {"other": enemies[0]}
    return "R-richelle", "not-at-edge", {}


RICHELLE: Final = register(
    Character(
        number=4,
        id="richelle",
        ap=12,
        aim=6,
        life=100,
        euphoria=6,
        weapons=(Weapon(shots=2, range=10),),
        attacks=2,
        audience=175,
        rule="R-richelle",
        ability=CharacterAbility(
            "call",
            call,
            (AbilityChoice(codes.ASK_ENTRANCE, ENTER, free_entrances, why_not_entrance, "enter", entrance, may_enter),),
            can_call,
            {"turn": CALLED_FROM},
        ),
        cites={"action-enter": "R-richelle", "event-left": "R-richelle"},
    )
)
