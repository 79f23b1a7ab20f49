"""Laws of reach on random tables, against a plain search and against shapely."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon  # type: ignore[import-untyped]

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, is_clear
from euphoria.games.reality.geometry.movement.legs import FINE, PartKind, leg
from euphoria.games.reality.geometry.movement.path_cost import cost_of, price, walk
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.reach import Reach, path_to, reach
from euphoria.games.reality.geometry.terrain import (
    BASE,
    DIFFICULT,
    GROUND,
    STANDING,
    Opening,
    Place,
    Scenery,
    Terrain,
)
from euphoria.games.reality.rules.figures.routes import Ways
from tests.reality.geometry.path_tables import DEPTH, WIDTH, figures, tables

laws = settings(max_examples=40, deadline=None)
HAIR = 1e-6


class Scene:
    """A table, a figure that is to move and others."""

    def __init__(self, terrain: Terrain, start: Place, obstacles: list[Obstacle], carrying: bool) -> None:
        self.terrain = terrain
        self.start = start
        self.obstacles = obstacles
        self.carrying = carrying

    def __repr__(self) -> str:
        elements = [(one.kind.name, one.outline, one.height, one.panels) for one in self.terrain.elements]
        return f"Scene({elements}, {self.terrain.links}, {self.start}, {self.obstacles}, {self.carrying})"

    def reach(self, budget: int) -> Reach:
        return reach(self.terrain, self.start, budget, self.obstacles, self.carrying)

    def path_to(self, goal: Place, budget: int) -> tuple[tuple[Place, ...], int] | None:
        return path_to(self.terrain, self.start, goal, budget, self.obstacles, self.carrying)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    terrain = draw(tables())
    places = nodes(terrain)
    start = draw(st.sampled_from(places))
    if draw(st.booleans()):
        near = (start[0] + draw(st.integers(-5, 5)), start[1] + draw(st.integers(-5, 5)), start[2])
        start = near if terrain.stands(near) else start
    z = terrain.height_of(start)
    obstacles = [
        figure
        for figure in draw(figures(terrain))
        if (figure.x - start[0]) ** 2 + (figure.y - start[1]) ** 2 >= figure.square or abs(figure.z - z) >= STANDING
    ]
    return Scene(terrain, start, obstacles, draw(st.booleans()))


@pytest.mark.rule("R-move-2", "R-move-11")
@laws
@given(scenes(), st.integers(1, 9))
def test_a_way_costs_what_walking_it_costs(scene: Scene, budget: int) -> None:
    found = scene.reach(budget)
    for node, cost in found.costs.items():
        way = found.path(node)
        assert way[0] == scene.start and way[-1] == nodes(scene.terrain)[node] != scene.start
        stretches = walk(scene.terrain, way)
        assert stretches is not None
        assert 0 < cost_of(stretches, scene.carrying) == cost <= budget


@pytest.mark.rule("R-move-11")
@laws
@given(scenes(), st.integers(0, 8))
def test_more_points_reach_more_at_the_same_price(scene: Scene, budget: int) -> None:
    less, more = scene.reach(budget), scene.reach(budget + 2)
    assert less.costs == {node: cost for node, cost in more.costs.items() if cost <= budget}


@pytest.mark.rule("R-move-4", "R-move-11")
@laws
@given(scenes(), st.integers(1, 9))
def test_taking_a_figure_away_makes_nothing_dearer(scene: Scene, budget: int) -> None:
    before = scene.reach(budget).costs
    while scene.obstacles:
        scene.obstacles.pop()
        after = scene.reach(budget).costs
        assert all(node in after and after[node] <= cost for node, cost in before.items())
        before = after


@pytest.mark.slow
@pytest.mark.rule("R-move-11")
@laws
@given(scenes(), st.integers(1, 9), st.integers(0, 10_000))
def test_the_way_to_a_node_is_not_dearer_than_its_reach(scene: Scene, budget: int, pick: int) -> None:
    found = scene.reach(budget)
    places = nodes(scene.terrain)
    for node in sorted(found.costs)[pick % 7 :: 7]:
        way = scene.path_to(places[node], budget)
        assert way is not None and way[1] <= found.costs[node]


@pytest.mark.rule("R-move-11", "R-move-13")
@laws
@given(scenes(), st.integers(2, WIDTH - 2), st.integers(2, DEPTH - 2), st.integers(1, 9))
def test_any_quarter_inch_is_reached_by_a_lawful_way(scene: Scene, x: int, y: int, budget: int) -> None:
    for surface in scene.terrain.surfaces_over(x, y):
        found = scene.path_to((x, y, surface), budget)
        if found is not None:
            way, cost = found
            stretches = walk(scene.terrain, way)
            assert stretches is not None and cost_of(stretches, scene.carrying) == cost <= budget
            assert way[0] == scene.start and way[-1] == (x, y, surface)
            for a, b in pairwise(way[:-1]):
                assert is_clear(scene.terrain, a, b, scene.obstacles)


@pytest.mark.rule("R-move-11")
@settings(max_examples=12, deadline=None)
@given(scenes(), st.integers(2, 5))
def test_no_other_way_over_nodes_is_cheaper(scene: Scene, budget: int) -> None:
    ways = Ways(scene.terrain, scene.start, budget, scene.obstacles, scene.carrying)
    for node, cost in plain_search(scene, budget).items():
        found = ways.to(nodes(scene.terrain)[node])
        assert found is not None and found[1] <= cost


Label = tuple[int, int, int]
"""Points spent on stretches that are over, what the last one leads over, and how long it is."""


def plain_search(scene: Scene, budget: int) -> dict[int, int]:
    """Every way over nodes, as long as none is known that is better in every respect."""
    terrain, carrying = scene.terrain, scene.carrying
    places = nodes(terrain)

    def total(label: Label) -> int:
        spent, what, length = label
        return spent + price(PartKind(what), length, carrying)

    def group(what: int) -> int:
        return PartKind.OPEN if what <= PartKind.LADDER else PartKind.DIFFICULT if what <= PartKind.OVER else what

    def steps(place: Place) -> list[tuple[int, list[tuple[int, int]]]]:
        found = []
        for node, goal in enumerate(places):
            far = (place[0] - goal[0]) ** 2 + (place[1] - goal[1]) ** 2 > (4 * budget) ** 2
            if far or goal in (place, scene.start) or not is_clear(terrain, place, goal, scene.obstacles):
                continue
            parts = leg(terrain, place, goal)
            if parts is not None:
                found.append((node, [(group(what), length) for what, length in parts]))
        return found

    labels: dict[int, list[Label]] = {}
    legs: dict[Place, list[tuple[int, list[tuple[int, int]]]]] = {}
    todo: list[tuple[Place, Label]] = [(scene.start, (0, 0, 0))]
    while todo:
        place, label = todo.pop()
        if place not in legs:
            legs[place] = steps(place)
        for node, parts in legs[place]:
            after = label
            for what, length in parts:
                same = after[1] == what and what < PartKind.WINDOW
                after = (after[0], what, after[2] + length) if same else (total(after), what, length)
            if total(after) > budget:
                continue
            known = labels.setdefault(node, [])
            if any(one[0] <= after[0] and one[1] == after[1] and one[2] <= after[2] for one in known):
                continue
            known.append(after)
            todo.append((places[node], after))
    return {node: min(map(total, known)) for node, known in labels.items() if known}


@pytest.mark.rule("R-move-4", "R-move-14", "R-move-15", "R-con-1")
@laws
@given(scenes(), st.integers(1, 9))
def test_every_way_keeps_clear_of_walls_and_figures(scene: Scene, budget: int) -> None:
    found = scene.reach(budget)
    for node in sorted(found.costs)[::3]:
        for a, b in pairwise(found.path(node)):
            check_leg(scene, a, b)


def check_leg(scene: Scene, a: Place, b: Place) -> None:
    """Shapely's opinion about one leg."""
    terrain = scene.terrain
    if (a, b) in terrain.links or (b, a) in terrain.links:
        return
    line = LineString([a[:2], b[:2]])
    own = {terrain.surfaces[a[2]].element, terrain.surfaces[b[2]].element}
    for number, element in enumerate(terrain.elements):
        outline = Polygon(element.outline)
        if element.kind in DIFFICULT:
            continue
        if number in own:
            check_own(terrain, number, a, b, line)
        elif GROUND in (a[2], b[2]):
            if element.kind == Scenery.BUILDING:
                assert not line.intersects(outline)
                for panel in element.panels:
                    if panel.bottom == 0 and panel.opening != Opening.DOOR:
                        assert line.distance(LineString([panel[:2], panel[2:4]])) >= BASE - HAIR
            elif element.kind == Scenery.BLOCK:
                assert line.distance(outline) >= BASE - HAIR
            else:
                assert line.distance(outline) >= BASE - HAIR or line.intersection(outline).length > 0
    levels = parts_by_height(terrain, a, b, line)
    for x, y, z, square in scene.obstacles:
        for height, part in levels:
            if abs(z - height) < STANDING:
                assert part.distance(Point(x, y)) >= square**0.5 - HAIR


def check_own(terrain: Terrain, number: int, a: Place, b: Place, line: LineString) -> None:
    """What one stands on, climbs or goes into."""
    element = terrain.elements[number]
    outline = Polygon(element.outline)
    if a[2] == b[2]:
        assert outline.contains(line)
    else:
        assert line.intersection(outline.exterior).geom_type == "Point"
    upper = a if a[2] != GROUND else b
    surface = terrain.surfaces[upper[2]]
    if surface.roof:
        return
    passed = 0
    for panel in element.panels:
        if panel.bottom == surface.z:
            wall = LineString([panel[:2], panel[2:4]])
            if panel.opening != Opening.WALL and line.intersects(wall):
                passed += 1
            elif panel.opening != Opening.DOOR:
                assert line.distance(wall) >= BASE - HAIR
    assert passed == (a[2] != b[2])


def parts_by_height(terrain: Terrain, a: Place, b: Place, line: LineString) -> list[tuple[int, LineString]]:
    if a[2] == b[2]:
        return [(terrain.height_of(a), line)]
    upper = a if a[2] != GROUND else b
    outline = Polygon(terrain.elements[terrain.surfaces[upper[2]].element].outline)
    return [(terrain.height_of(upper), line.intersection(outline)), (0, line.difference(outline))]


@pytest.mark.rule("R-move-13")
@laws
@given(scenes())
def test_lengths_are_those_of_shapely(scene: Scene) -> None:
    """Only the difficult part and the whole: each of our parts is at most a 1024th longer."""
    terrain = scene.terrain
    rough = Polygon()
    for element in terrain.elements:
        if element.kind in DIFFICULT or element.kind in (Scenery.BARRICADE, Scenery.MARKER):
            rough = rough.union(Polygon(element.outline))
    for place in nodes(terrain)[::5]:
        if place[2] == scene.start[2] == GROUND and place != scene.start:
            parts = leg(terrain, scene.start, place)
            if parts is not None:
                line = LineString([scene.start[:2], place[:2]])
                crossed = sum(part.length for part in parts if part.what != PartKind.OPEN)
                exact = line.intersection(rough).length - line.intersection(rough.boundary).length
                assert exact * FINE / 4 - HAIR * FINE <= crossed <= exact * FINE / 4 + len(parts) + HAIR * FINE
                whole = line.length * FINE / 4
                assert whole - HAIR * FINE <= sum(part.length for part in parts) <= whole + len(parts)
