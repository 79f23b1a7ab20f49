"""Kobayhisi and his cat: he may go berserk (R-kobayhisi-1), and lets the cat loose (R-kobayhisi-2, R-kobayhisi-3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import TO
from euphoria.games.reality.cards.candidates import has_room, place_named
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Roll, Trait, Why
from euphoria.games.reality.cards.conditions import CONDITIONS, Condition
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import ACTS, ROUTINE, ShowEvent, declare_event
from euphoria.games.reality.figure_flags import BERSERK, MASSACRE, USED
from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.reach import path_to, reach
from euphoria.games.reality.geometry.terrain import OVERLAP, SMALL, Place
from euphoria.games.reality.refusals.common import no_room
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.action import Action

EVENT_RAGE_ROLL: Final = declare_event(
    21, "rage-roll", "R-kobayhisi-1", "figure", "roll", "rages", told=lambda event: ACTS if event["rages"] else ROUTINE
)
EVENT_CAT: Final = declare_event(30, "cat", "R-kobayhisi-2", "figure", "x", "y", "surface", told=ACTS)

RAGE_POINTS: Final = 2
RAGE_ATTACKS: Final = 2
"""AP and attacks that he has more while berserk."""
CAT_RUNS: Final = 10
CAT_RANGE: Final = 10
"""Inches: nearer than this nobody with a gun can leave the cat alone."""
CONDITIONS.declare(Condition(BERSERK, extra_points=RAGE_POINTS, extra_attacks=RAGE_ATTACKS))


def is_sane(state: Show, figure: int) -> bool:
    return not state.flags[figure] & MASSACRE


def roll_for_rage(state: Show, figure: int) -> None:
    """R-kobayhisi-1: on a 1, and on a 2 as well once the cat is out; for this turn."""
    throw = state.d10()
    rages = throw <= (2 if state.flags[figure] & USED else 1)
    if rages:
        state.mark(figure, BERSERK)
    state.log.append((EVENT_RAGE_ROLL, figure, throw, int(rages)))


# The cat.


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
    """It belongs to nobody."""
    cat = state.add_figure(CAT.number, NEUTRAL, (x, y, surface))
    state.log.append((EVENT_CAT, cat, x, y, surface))


def why_not_run(state: Show, figure: int, action: Action) -> Why:
    places = nodes(state.terrain)
    if action.kind == "to" and action.args[0] >= len(places):
        return "R-table-3", "no-such-place", {}
    place = places[action.args[0]] if action.kind == "to" else place_named(action)
    return no_room(state, place) or ("R-kobayhisi-2", "cat-far", {"most": CAT_RUNS})


def go_home(state: Show, cat: int) -> None:
    state.leave_table(cat)
    state.log.append((ShowEvent.LEFT, cat))


KOBAYHISI: Final = register(
    Character(
        number=13,
        id="kobayhisi",
        ap=10,
        aim=None,
        life=100,
        euphoria=1,
        weapons=(),
        attacks=1,
        audience=100,
        rule="R-kobayhisi-2",
        ability=CharacterAbility(
            "loose",
            let_loose,
            (AbilityChoice(codes.ASK_RUN, TO, runs, why_not_run, "run", run_to, may_run),),
            can_let_loose,
            {"run": CAT_RUNS, "range": CAT_RANGE},
        ),
        traits=Trait.BERSERK,
        trait_numbers={Trait.BERSERK: {"points": RAGE_POINTS, "attacks": RAGE_ATTACKS}},
        roll=Roll(is_sane, roll_for_rage),
    )
)
CAT: Final = register(
    Character(
        number=15,
        id="cat",
        ap=0,
        aim=None,
        life=1,
        euphoria=0,
        weapons=(),
        attacks=0,
        audience=0,
        rule="R-kobayhisi-2",
        traits=Trait.CAT,
        cites={"event-at-cat": "R-kobayhisi-2"},
        is_hired=False,
        height=SMALL,
        decoy_range=CAT_RANGE,
        at_end_of_turn=go_home,
    )
)
