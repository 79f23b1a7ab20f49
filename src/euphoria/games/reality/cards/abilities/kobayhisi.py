"""Kobayhisi: he lets the cat loose (R-kobayhisi-2)."""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.games.reality import codes
from euphoria.games.reality.actions import TO
from euphoria.games.reality.cards.abilities.choices import Choice, Special, has_room
from euphoria.games.reality.cards.characters import CAT
from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.reach import path_to, reach
from euphoria.games.reality.geometry.terrain import OVERLAP, Place
from euphoria.games.reality.rules.attack import contact
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.state import NEUTRAL, Show

CAT_RUNS = 10


def runs(state: Show, figure: int) -> Iterator[int]:
    """The nodes where the cat can get to from his feet."""
    found = reach(state.terrain, state.place(figure), CAT_RUNS, in_its_way(state, figure))
    places = nodes(state.terrain)
    for node in sorted(found.costs):
        if contact.overlaps_nobody(state, places[node]):
            yield node


def in_its_way(state: Show, figure: int) -> list[Obstacle]:
    """All others on the table: it does not run through anybody (R-move-4)."""
    return [
        Obstacle(state.xs[other], state.ys[other], state.feet(other), OVERLAP)
        for other in state.standing()
        if other != figure
    ]


def run_to(state: Show, figure: int, node: int) -> Place:
    return nodes(state.terrain)[node]


def may_run(state: Show, figure: int, place: Place) -> bool:
    return (
        contact.is_free(state, place)
        and path_to(state.terrain, state.place(figure), place, CAT_RUNS, in_its_way(state, figure)) is not None
    )


def can_let_loose(state: Show, figure: int) -> bool:
    return has_room(state)


def let_loose(state: Show, figure: int, x: int, y: int, surface: int) -> None:
    """It belongs to nobody, and `turn.end_turn` takes it off the table."""
    cat = state.add_figure(CAT, NEUTRAL, (x, y, surface))
    state.log.append((Event.CAT, cat, x, y, surface))


LOOSE = Special(let_loose, (Choice(codes.ASK_RUN, TO, runs, run_to, may_run),), can_let_loose)
