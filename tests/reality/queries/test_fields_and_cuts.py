"""The ground that is seen and threatened, and cuts through the heights, held against the geometry of the rules."""

from __future__ import annotations

import random
from itertools import pairwise
from math import hypot

import pytest

from euphoria import QueryError
from euphoria.games.reality.game import GAME
from euphoria.games.reality.geometry.shapes import INSIDE, where_in
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import cover, sees
from euphoria.games.reality.geometry.terrain import BASE, STANDING
from euphoria.games.reality.rules.figures.contact import SIDES_OF_A_BASE
from euphoria.games.reality.rules.figures.routes import beside, ways_of
from euphoria.games.reality.state import Show
from tests.random_play import states
from tests.reality.queries.asking import ask
from tests.reality.stage import at, barricade, block, stage


def in_play(seed: int) -> Show:
    """A position of a game after its first turn."""
    state = next(state for state in states(GAME, 2, seed, turns=2) if isinstance(state, Show) and state.turn == 2)
    assert isinstance(state, Show)
    return state


@pytest.mark.rule("R-fire-1", "R-fire-5")
def test_a_field_is_where_a_standing_figure_would_be_seen() -> None:
    state = in_play(3)
    viewer = state.standing()[0]
    answer = ask(state, "field", figure=viewer, grain=12)
    covers = {(x, y, surface): cover for x, y, surface, cover in answer["places"]}
    terrain, eyes, bodies = state.terrain, state.body(viewer), state.bodies()
    looked = 0
    for x in range(6, terrain.width, 12):
        for y in range(6, terrain.depth, 12):
            for surface in terrain.surfaces_over(x, y):
                place = (x, y, surface)
                body = Body(x, y, terrain.height_of(place), STANDING)
                if not terrain.stands(place) or body[:3] == eyes[:3]:
                    continue
                expected = cover(terrain, eyes, body, bodies) if sees(terrain, eyes, body, bodies) else None
                assert covers.get(place) == expected
                looked += 1
    assert looked > 100 and 10 < len(covers) < looked


@pytest.mark.rule("R-move-9", "R-con-2")
def test_a_threat_of_a_charge_costs_what_the_way_beside_costs() -> None:
    troupe = stage(barricade(14, 8, 1, 6), block(6, 8, 2, 2))
    charger = troupe.add("b nikolai", at(12, 11))
    troupe.add("a kabuki", at(16, 16))
    state = troupe.state
    answer = ask(state, "threat", figure=charger, points=4, grain=4)
    ways = ways_of(state, charger, 4)
    charged = {tuple(place): charge for *place, charge, _ in answer["places"] if charge is not None}
    assert charged
    for x in range(20, 77, 4):
        for y in range(18, 71, 4):
            place = (x + 2, y, 0)
            if not state.terrain.stands(place):
                continue
            sides = [beside(state.terrain, place, *step) for step in SIDES_OF_A_BASE]
            ways_there = [ways.to(side) for side in sides if side not in (None, ways.start)]
            prices = [way[1] for way in ways_there if way is not None] + [0] * (ways.start in sides)
            best = min(prices, default=None)
            got = charged.get(place)
            assert (got is None) == (best is None), place
            assert best is None or got is None or best <= got <= best + 1


def test_who_fights_threatens_no_further_ground() -> None:
    troupe = stage()
    one, other = troupe.add("a kabuki", at(10, 10)), troupe.add("b nikolai", at(11, 10))
    troupe.state.fight[one] = troupe.state.fight[other] = one
    assert ask(troupe.state, "threat", figure=other)["places"] == []


@pytest.mark.rule("R-table-5")
def test_a_cut_is_what_stands_on_the_line() -> None:
    rng, looked = random.Random(5), 0
    for seed in (1, 2, 3):
        state = in_play(seed)
        terrain = state.terrain
        for _ in range(8):
            corners = [[rng.randint(0, terrain.width), rng.randint(0, terrain.depth)] for _ in range(3)]
            answer = ask(state, "cut", along=corners)
            segments = answer["segments"]
            assert segments[0]["from"] == 0 and segments[-1]["to"] == answer["length"]
            assert all(one["to"] == other["from"] for one, other in pairwise(segments))
            (ax, ay, _), (bx, by, there), _ = answer["corners"]
            for segment in segments:
                along = (segment["from"] + segment["to"]) / 2
                if along >= there or segment["to"] - segment["from"] < 0.1:
                    continue
                x, y = round(1000 * (ax + (bx - ax) * along / there)), round(1000 * (ay + (by - ay) * along / there))
                expected = {
                    number
                    for number, element in terrain.present()
                    if where_in(tuple((1000 * px, 1000 * py) for px, py in element.outline), x, y) == INSIDE
                }
                assert {one["element"] for one in segment["elements"]} == expected
                looked += 1
            near = {one["figure"] for one in answer["figures"]}
            for figure in state.standing():
                if hypot(state.xs[figure] - bx, state.ys[figure] - by) <= BASE:
                    assert figure in near
    assert looked > 30


def test_a_cut_between_two_figures_has_the_lines_of_the_shot() -> None:
    troupe = stage(block(14, 9, 2, 2, 1))
    one, other = troupe.add("a kabuki", at(10, 10)), troupe.add("b madeleine", at(18, 10))
    cut = ask(troupe.state, "cut", viewer=one, target=other)
    lines = ask(troupe.state, "shot", shooter=one, target=other)["lines"]
    assert [line["state"] for line in cut["lines"]] == [line["state"] for line in lines[3:6]]
    assert [line["state"] for line in cut["lines"]] == ["closed", "closed", "open"]
    assert [(line["from"], line["to"]) for line in cut["lines"]] == [(5, 1), (5, 3), (5, 5)]
    assert [segment["ground"] for segment in cut["segments"]] == [0, 4, 0]
    assert [(one["figure"], one["at"]) for one in cut["figures"]] == [(one, 0), (other, 32)]
    assert cut["inches"] == 8


@pytest.mark.rule("R-move-13", "R-table-5")
def test_a_cut_along_a_way_has_its_heights_and_its_prices() -> None:
    troupe = stage(barricade(14, 8, 1, 6, height=0.75), block(18, 8, 4, 6, height=2))
    walker = troupe.add("a kabuki", at(10, 11))
    asked = {"figure": walker, "to": [80, 44, 1], "points": 20}
    cut = ask(troupe.state, "cut", **asked)
    assert cut["way"]["heights"] == [
        [0, 0],
        *([16, 0], [16, 3], [20, 3], [20, 0]),
        *([32, 0], [32, 8]),
        [40, 8],
    ]
    way = ask(troupe.state, "way", **asked)
    assert cut["way"]["stretches"] == way["stretches"]
    assert [(one["over"], one["cost"], one["from"], one["to"]) for one in way["stretches"]] == [
        ("open", 4, 0, 16),
        ("over", 2, 16, 20),
        ("open", 3, 20, 32),
        ("climb", 4, 32, 32),
        ("open", 2, 32, 40),
    ]
    assert sum(one["cost"] for one in way["stretches"]) == way["cost"]
    assert cut["corners"][-1] == [80, 44, 40]


def test_a_cut_along_a_way_that_nobody_can_go_is_refused() -> None:
    troupe = stage(block(14, 0, 1, 36, height=3))
    walker = troupe.add("a kabuki", at(10, 11))
    with pytest.raises(QueryError, match="no way"):
        ask(troupe.state, "cut", figure=walker, to=[80, 44, 0], points=2)


@pytest.mark.rule("R-move-11", "R-move-13")
def test_the_heights_of_ways_end_on_the_ground_that_they_lead_to_in_whole_games() -> None:
    rng, climbed = random.Random(8), 0
    for seed in (1, 2):
        state = in_play(seed)
        terrain = state.terrain
        for figure in state.standing()[:4]:
            places = ask(state, "reach", figure=figure, points=14)["places"]
            for x, y, surface, _ in rng.sample(places, min(12, len(places))):
                if (x, y) == state.place(figure)[:2]:
                    continue
                heights = ask(state, "cut", figure=figure, to=[x, y, surface], points=16)["way"]["heights"]
                assert heights[0][1] == terrain.height_of(state.place(figure))
                assert heights[-1][1] == pytest.approx(terrain.height_of((x, y, surface)), abs=0.01)
                assert all(one[0] <= other[0] + 0.01 for one, other in pairwise(heights))
                climbed += len({height for _, height in heights}) > 1
    assert climbed > 2
