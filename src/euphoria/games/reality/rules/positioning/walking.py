"""Walking: the goals that are offered, and going there (R-move-1 to R-move-4, R-move-11, R-con-2).

A walk is asked for with a frame (WALK, seat, figure, mode); what is chosen is put into `state.route`, way-points
first and the goal last, and the frame (GO, seat, figure, mode) carries it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BESIDE_DRUM, CHARGE, STAY, TO
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BEGUN, MOVED, STILL, WALKED
from euphoria.games.reality.geometry.movement.figure_clearance import is_free
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.rules.figures import charging, contact
from euphoria.games.reality.rules.figures.contact import ALL_ROUND_A_BASE
from euphoria.games.reality.rules.figures.routes import (
    Thing,
    Way,
    Ways,
    beside,
    by_points,
    is_laden,
    may_end,
    obstacles_of,
    ways_of,
)
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.state import NEUTRAL, NO_LOAD, Show
from euphoria.kernel.core.action import Action

PAID: Final = 0
FREE: Final = 1
REPEATED: Final = 2
"""The modes of a walk: paid with AP; free and not counted as having moved; a free repeat."""
TO_RISE: Final = 1
EVERY: Final = tuple(range(8))
STRAIGHT: Final[tuple[int, ...]] = (0, 2, 4, 6)
SLANTING: Final[tuple[int, ...]] = (1, 3, 5, 7)
"""Numbers of sides of a base. Things to take are offered from a slanting side only if no straight one is in reach."""
BETWEEN: Final = tuple(range(8, 24))
"""The other places round a base: an enemy is offered from one of these only if no side is in reach."""


def points(state: Show, figure: int) -> int:
    """The AP that it may spend in this phase; a move that ends in combat may spend all (R-y-2)."""
    flags = state.flags[figure]
    if flags & CONDITIONS.kept_points and not contact.in_combat(state, figure):
        return max(0, state.ap[figure] - CONDITIONS.total("kept_points", flags))
    return state.ap[figure]


def may_walk(state: Show, figure: int) -> bool:
    """Whether it has AP to walk with. AP kept for its shots may be spent on a charge (R-y-2)."""
    if points(state, figure) > 0:
        return True
    return state.ap[figure] > 0 and any(
        in_combat_there(state, figure, place) for place in open_to(state, figure, state.ap[figure]).values()
    )


@RULES.step(codes.WALK)
def walk(state: Show, seat: int, figure: int, mode: int) -> None:
    """Ask for the goal. A free move that begins prone pays for getting up (R-move-5)."""
    if mode == PAID:
        state.purse = state.ap[figure]
    elif state.is_prone(figure):
        state.purse -= TO_RISE
    if contact.in_combat(state, figure) or state.purse <= 0:
        return
    state.subject = figure
    state.route = []
    state.push(codes.GO, seat, figure, mode)
    state.ask(codes.ASK_GOAL, seat)


# Goals.


@RULES.actions(codes.ASK_GOAL)
def goals(state: Show, seat: int) -> list[Action]:
    """Nodes in reach, and places beside enemies and beside what can be taken. Once a way-point has been set, the
    rest of the way is given by points too: none of these is listed."""
    if state.route:
        return [STAY]
    figure = state.subject
    most = purse_without_combat(state)
    found = [STAY, *open_to(state, figure, most)]
    if most < state.purse:
        with_all = open_to(state, figure, state.purse).items()
        found += [goal for goal, place in with_all if goal not in found and in_combat_there(state, figure, place)]
    return found


def open_to(state: Show, figure: int, budget: int) -> dict[Action, Place]:
    """The goals that it can get to with so many points, and the captive that it leads along with it."""
    captive = rescue.led_by(state, figure)
    ways = ways_of(state, figure, budget, captive)
    things = tuple(things_near(state, figure, ways))
    offered = ways.offered.get(things)
    if offered is None:
        offered = ways.offered[things] = dict(offers(ways, things))
    if captive < 0:
        return offered
    follows = rescue.follows_to
    return {goal: place for goal, place in offered.items() if follows(state, figure, captive, place) is not None}


def purse_without_combat(state: Show) -> int:
    """What the walk that is asked about may cost if it does not end in combat: AP for the shots may
    have to be kept (R-y-2), unless the walk is free."""
    figure, mode = state.agenda[-1][2:]
    flags = state.flags[figure]
    if mode == PAID and flags & CONDITIONS.kept_points:
        return max(0, state.purse - CONDITIONS.total("kept_points", flags))
    return state.purse


def in_combat_there(state: Show, figure: int, place: Place) -> bool:
    return bool(contact.enemies_at(state, figure, place))


def things_near(state: Show, figure: int, ways: Ways) -> Iterator[Thing]:
    """Whom or what one may go to touch: enemies, and what can be taken or freed."""
    side = state.side[figure]
    handy = not state.has_trait(figure, Trait.DOG)
    takes = handy and state.load[figure] == NO_LOAD
    far = (ways.budget * INCH + 5) ** 2
    x, y, _ = ways.start
    for other in state.figures():
        if (state.xs[other] - x) ** 2 + (state.ys[other] - y) ** 2 > far:
            continue
        if state.stands(other):
            if state.side[other] == 1 - side:
                yield "charge", other, state.place(other), EVERY
            elif handy and state.side[other] == NEUTRAL and rescue.is_led(state, other):
                yield "charge", other, state.place(other), STRAIGHT
        elif takes and state.is_down(other):
            yield "charge", other, state.place(other), STRAIGHT
    for drum, (dx, dy, surface, carrier, delivered) in enumerate(state.drums):
        if takes and carrier < 0 and delivered < 0 and (dx - x) ** 2 + (dy - y) ** 2 <= far:
            yield "beside-drum", drum, (dx, dy, surface), STRAIGHT


def offers(ways: Ways, things: Iterable[Thing]) -> Iterator[tuple[Action, Place]]:
    """The places in reach: first the nodes, then those that touch one of these things."""
    every = nodes(ways.terrain)
    for node in ways.found.costs:
        yield TO[node], every[node]
    for kind, number, place, sides in things:
        row = CHARGE[number] if kind == "charge" else BESIDE_DRUM[number]
        found = sides_in_reach(ways, row, place, sides)
        if not found and sides is STRAIGHT:
            found = sides_in_reach(ways, row, place, SLANTING)
        elif not found:
            found = sides_in_reach(ways, row, place, BETWEEN) or side_hard_to_reach(ways, row, place)
        yield from found


def sides_in_reach(ways: Ways, actions: list[Action], place: Place, sides: Iterable[int]) -> list[tuple[Action, Place]]:
    found = []
    for side in sides:
        there = beside(ways.terrain, place, *ALL_ROUND_A_BASE[side])
        if there is not None and ways.reaches(there):
            found.append((actions[side], there))
    return found


def side_hard_to_reach(ways: Ways, actions: list[Action], place: Place) -> list[tuple[Action, Place]]:
    """The place beside an enemy that is cheapest to reach, where no quick way leads to any (R-y-11)."""
    sides = {beside(ways.terrain, place, *step): side for side, step in enumerate(ALL_ROUND_A_BASE)}
    sides.pop(None, None)
    there = ways.cheapest(there for there in sides if there is not None)
    return [] if there is None else [(actions[sides[there]], there)]


def goal_of(state: Show, action: Action) -> Place | None:
    """The place that an action names."""
    if action.kind == "to":
        return nodes(state.terrain)[action.args[0]]
    if action.kind == "at":
        return rescue.place_of(action.args)
    if action.kind == "along":
        return drawn(action)[1]
    what, side = action.args
    place = state.drums[what][:3] if action.kind == "beside-drum" else state.place(what)
    return beside(state.terrain, place, *ALL_ROUND_A_BASE[side])


def way_of(state: Show, action: Action) -> Way | None:
    """The way to the place that an action names, with its price; None where there is none."""
    place = goal_of(state, action)
    if place is None:
        return None
    return way_to(state, place, drawn(action)[0] if action.kind == "along" else None)


def way_to(state: Show, goal: Place, stops: list[Place] | None = None) -> Way | None:
    """The way that the figure of this walk would go to a place: the cheapest, or over `stops`, by default over the
    points that were set.

    None where it cannot go there, or where the captive that it leads would find no place beside it.
    """
    figure = state.subject
    captive = rescue.led_by(state, figure)
    if captive >= 0 and rescue.follows_to(state, figure, captive, goal) is None:
        return None
    stops = state.route if stops is None else stops
    if not stops:
        return ways_to(state, goal).to(goal)
    return way_by(state, figure, (state.place(figure), *stops, goal), purse_to(state, goal))


def ways_to(state: Show, goal: Place) -> Ways:
    """The ways of the figure of this walk with the AP that it may spend to get to a place."""
    figure = state.subject
    return ways_of(state, figure, purse_to(state, goal), rescue.led_by(state, figure))


def purse_to(state: Show, goal: Place) -> int:
    """What a walk to a place may cost: all if it ends in combat there (R-y-2)."""
    return state.purse if in_combat_there(state, state.subject, goal) else purse_without_combat(state)


def way_by(state: Show, figure: int, places: tuple[Place, ...], purse: int) -> Way | None:
    """A way of straight legs with its price; None where no base gets through or stands, an enemy is touched before the
    end (R-con-1), or the points do not pay for it."""
    obstacles = obstacles_of(state, figure, purse, rescue.led_by(state, figure))
    terrain = state.terrain
    if not all(terrain.stands(place) for place in places[1:]):
        return None
    if not all(is_free(terrain, place, obstacles) for place in places[1:-1]):
        return None
    if not all(may_end(terrain, *leg, obstacles) for leg in pairwise(places[:-1])):
        return None
    price = by_points(terrain, places, obstacles, purse, is_laden(state, figure))
    return None if price is None else (places, price)


def drawn(action: Action) -> tuple[list[Place], Place]:
    """The places that a way leads by, and its goal, of a way that is drawn at once."""
    numbers = iter(action.args)
    *stops, goal = zip(numbers, numbers, numbers, strict=True)
    return stops, goal


@RULES.check(codes.ASK_GOAL)
def check_goal(state: Show, seat: int, action: Action) -> bool:
    """Any quarter inch where a base fits may be a goal, or a way-point if no enemy is touched there."""
    if action.kind not in ("at", "via", "along"):
        return False
    if action.kind == "along":
        return not state.route and way_of(state, action) is not None
    place = rescue.place_of(action.args)
    if not state.terrain.stands(place):
        return False
    if action.kind == "at":
        return way_to(state, place) is not None
    figure = state.subject
    places = (state.place(figure), *state.route, place)
    obstacles = obstacles_of(state, figure, state.purse, rescue.led_by(state, figure))
    return (
        is_free(state.terrain, place, obstacles)
        and by_points(state.terrain, places, obstacles, state.purse, is_laden(state, figure)) is not None
    )


@RULES.answer(codes.ASK_GOAL)
def answer_goal(state: Show, seat: int, action: Action) -> None:
    if action == STAY:
        state.route = []
        return
    if action.kind == "via":
        state.route.append(rescue.place_of(action.args))
        state.ask(codes.ASK_GOAL, seat)
        return
    way = way_of(state, action)
    assert way is not None
    state.route = list(way[0])
    state.purse = way[1]


# Going.


@RULES.step(codes.GO)
def go(state: Show, seat: int, figure: int, mode: int) -> None:
    """Walk the chosen way, which is in `state.route`, at the price in `state.purse`; an empty route means to stay."""
    way, price = state.route, state.purse
    state.subject = -1
    state.route = []
    state.purse = 0
    if not way:
        if mode == PAID:
            state.mark(figure, STILL)
        return
    goal = way[-1]
    captive = rescue.led_by(state, figure)
    beside_it = rescue.follows_to(state, figure, captive, goal) if captive >= 0 else None
    charging.rouse(state, figure)
    if mode == PAID:
        state.pay(figure, price)
        if state.encouraged[figure] == codes.REPEAT_MOVE:
            state.cost[figure] = price
    if mode != FREE:
        state.mark(figure, WALKED | MOVED | BEGUN)
    state.put(figure, goal)
    state.log.append((ShowEvent.WALKED, figure, *goal, price))
    charging.charge(state, figure, way)
    if beside_it is not None:
        rescue.follow(state, captive, beside_it, counts=mode != FREE)
