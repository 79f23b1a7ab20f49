"""The questions of `reality` that are timed by themselves: where a figure can get, and whom it sees.

Of each there are two kinds. One is asked as if for the first time: what terrain and bodies keep of such answers is put
aside meanwhile, so that all of it is worked out. The other, `...-again`, has been asked before, as happens when a
list is made anew, or in a search. What is worked out once for a table, its visibility graph, is there in both.
Games that are played afterwards find all that was kept in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from benchmarks.worker import Calls
from euphoria.games.reality.geometry.pathfinding.reach import reach
from euphoria.games.reality.geometry.sight.line_of_sight import sees
from euphoria.games.reality.geometry.sight.scenery_sight import scenery_sight_cache_of
from euphoria.games.reality.rules.figures.routes import is_laden, obstacles_of

if TYPE_CHECKING:
    from euphoria.games.reality.state import Show

POINTS = 12
"""The most that a profile has."""


def reaches(state: Show, forget: bool) -> Calls:
    """From every figure on the table, with all others in its way."""
    return [_reach(state, figure, forget) for figure in state.standing()]


def _reach(state: Show, figure: int, forget: bool) -> Callable[[], object]:
    terrain, place, laden = state.terrain, state.place(figure), is_laden(state, figure)

    def ask() -> object:
        return reach(terrain, place, POINTS, obstacles_of(state, figure, POINTS), laden)

    stores = [one.cache for one in {id(one): one for one in (terrain, terrain.full)}.values()]

    def ask_anew() -> object:
        kept = [store.pop("trees", None) for store in stores]
        found = ask()
        for store, trees in zip(stores, kept, strict=True):
            store.pop("trees", None)
            if trees is not None:
                store["trees"] = trees
        return found

    return ask_anew if forget else ask


def sights(state: Show, forget: bool) -> Calls:
    """From every figure to every other one, with all that stand between them."""
    standing = state.standing()
    return [_sight(state, one, other, forget) for one in standing for other in standing if one != other]


def _sight(state: Show, one: int, other: int, forget: bool) -> Callable[[], object]:
    terrain, viewer, target, bodies = state.terrain, state.body(one), state.body(other), state.bodies()

    def ask() -> object:
        return sees(terrain, viewer, target, bodies)

    stores = [scenery_sight_cache_of(one) for one in {id(one): one for one in (terrain, terrain.full)}.values()]

    def ask_anew() -> object:
        kept = [store.scenery for store in stores]
        for store in stores:
            store.scenery = {}
        seen, bodies.seen = bodies.seen, {}
        found = ask()
        bodies.seen = seen
        for store, scenery in zip(stores, kept, strict=True):
            store.scenery = scenery
        return found

    return ask_anew if forget else ask


QUERIES: dict[str, Callable[[Show], Calls]] = {
    "reach": lambda state: reaches(state, forget=True),
    "reach-again": lambda state: reaches(state, forget=False),
    "sight": lambda state: sights(state, forget=True),
    "sight-again": lambda state: sights(state, forget=False),
}
