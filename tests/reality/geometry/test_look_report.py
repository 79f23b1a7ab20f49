"""The reasons that a look gives, in numbers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import cover, sees
from euphoria.games.reality.geometry.sight.look_report import (
    Cause,
    CauseKind,
    CoverCause,
    CoverReason,
    LineState,
    LookLine,
    look,
)
from euphoria.games.reality.geometry.sight.scenery_sight import (
    KEPT,
    pair_of,
    scenery_sight,
    scenery_sight_cache_of,
)
from euphoria.games.reality.geometry.terrain import Opening, Scenery, Terrain
from tests.reality.geometry.sight_tables import bodies, box, building, crowds, element, standing, table, tables

NEAR, FAR = standing(20, 50), standing(60, 50)
RUINS = element(Scenery.RUINS, box(30, 40, 4, 20), 3)
BARRICADE = element(Scenery.BARRICADE, box(54, 40, 4, 20), 3)
FIRST, SECOND = Cause(CauseKind.SCENERY, 0), Cause(CauseKind.SCENERY, 1)


@pytest.mark.rule("R-fire-2", "R-fire-5", "R-fire-14")
def test_each_line_says_what_closes_or_veils_it() -> None:
    found = look(table(RUINS, BARRICADE), NEAR, FAR, [standing(50, 53), standing(90, 90)])
    figure = Cause(CauseKind.FIGURE, 0)
    nothing = LookLine(LineState.OPEN, Cause(CauseKind.NOTHING, -1))
    closed = LookLine(LineState.CLOSED, SECOND)
    assert found.lines == (closed, LookLine(LineState.CLOSED, figure), nothing, *(closed, nothing, nothing) * 2)
    assert (found.sees, found.mutual, found.cover) == (True, False, 2)
    assert found.why == (CoverCause(CoverReason.TOUCHES, SECOND), CoverCause(CoverReason.PARTLY_HIDDEN, figure))


def test_the_cause_is_what_closes_a_line_alone() -> None:
    wedge = element(Scenery.BLOCK, ((40, 51), (60, 52), (40, 60)), 20)  # its edge lies on the line to the left side
    block = element(Scenery.BLOCK, box(30, 50, 4, 10), 20)
    assert look(table(wedge, block), NEAR, FAR).lines[:3] == (LookLine(LineState.CLOSED, SECOND),) * 3


@pytest.mark.rule("R-fire-5")
def test_the_gravest_reason_comes_first() -> None:
    found = look(table(element(Scenery.BARRICADE, box(40, 40, 4, 20), 4), BARRICADE), NEAR, FAR)
    assert found.why == (CoverCause(CoverReason.TOUCHES, SECOND), CoverCause(CoverReason.PARTLY_HIDDEN, FIRST))


@pytest.mark.rule("R-fire-12")
def test_a_veil_has_a_cause_too() -> None:
    found = look(table(BARRICADE._replace(kind=Scenery.CRATER), RUINS._replace(height=9)), NEAR, FAR)
    assert found.lines == (LookLine(LineState.VEILED, SECOND),) * 9
    assert found.why == (CoverCause(CoverReason.PARTLY_HIDDEN, SECOND),)
    assert found.cover == 1


@pytest.mark.rule("R-fire-13")
def test_the_building_that_is_shot_through_is_named() -> None:
    house = building(box(30, 38, 24, 24), 1, {(0, 0): Opening.DOOR, (2, 0): Opening.DOOR})
    found = look(table(RUINS._replace(kind=Scenery.CRATER), house), NEAR, FAR)
    assert found.cover == 2
    assert found.why[0] == CoverCause(CoverReason.THROUGH_BUILDING, SECOND)


@pytest.mark.rule("R-fire-11")
def test_a_look_says_when_only_the_other_has_an_open_line() -> None:
    corner = table(element(Scenery.BLOCK, box(24, 40, 4, 11), 20))
    found, back = look(corner, NEAR, FAR), look(corner, FAR, NEAR)
    assert (found.sees, found.mutual) == (True, True)
    assert (back.sees, back.mutual) == (True, False)
    assert {line.state for line in found.lines} == {LineState.CLOSED}


def test_a_seam_has_a_cause_though_neither_closes_it_alone() -> None:
    seam = table(element(Scenery.BLOCK, box(38, 50, 4, 10), 20), element(Scenery.BLOCK, box(38, 40, 4, 10), 20))
    found = look(seam, NEAR, FAR)
    assert found.lines[4] == LookLine(LineState.CLOSED, FIRST)
    assert not found.sees


@pytest.mark.slow
@settings(max_examples=200, deadline=None, derandomize=True)
@given(tables, bodies, bodies, crowds)
def test_a_look_agrees_with_the_short_answers(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    found = look(terrain, a, b, others)
    assert found.sees == sees(terrain, a, b, others)
    assert found.cover == cover(terrain, a, b, others)
    states = {line.state for line in found.lines}
    assert found.mutual == (found.sees and states == {LineState.CLOSED})
    for line in found.lines:
        assert (line.cause.by == CauseKind.NOTHING) == (line.state == LineState.OPEN)
    reasons = {why.reason for why in found.why}
    assert found.cover == (2 if reasons & {CoverReason.TOUCHES, CoverReason.THROUGH_BUILDING} else 1 if reasons else 0)
    assert found.cover > 0 or states == {LineState.OPEN}
    terrain.cache.clear()
    assert look(terrain, a, b, others) == found


def test_what_is_kept_does_not_grow_without_end() -> None:
    terrain = table(RUINS)
    store = scenery_sight_cache_of(terrain)
    some = scenery_sight(terrain, NEAR, FAR)
    assert scenery_sight(terrain, NEAR, FAR) is some
    assert scenery_sight_cache_of(terrain) is store
    for number in range(KEPT):
        store.scenery[pair_of(standing(number, -1), FAR)] = some
    scenery_sight(terrain, FAR, NEAR)
    assert len(store.scenery) == 1
    assert scenery_sight_cache_of(terrain.without(0)) is not store
