"""Scenery that is removed, and those who were in it (R-nikolai, R-fig-5)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import figure_flags
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.geometry.terrain import GROUND
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import scenery_removal
from euphoria.games.reality.state import BODY_LOAD
from tests.reality.gunplay import events, scene
from tests.reality.stage import at, block, building, ruins

# Removal.


@pytest.mark.rule("R-nikolai", "R-fig-5", "R-obj-3")
def test_who_was_in_it_or_on_it_is_at_ground_level_prone_and_unharmed() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=2), block(30, 10, 4, 4))
    floor, above, roof, outside, other = (
        troupe.add("a doc", at(22, 12, 1)),
        troupe.add("a nikolai", at(25, 15, 2)),
        troupe.add("b mycky", at(22, 16, 3)),
        troupe.add("b doc", at(18, 12)),
        troupe.add("b susan", at(32, 12, 4)),
    )
    state = troupe.state
    scenery_removal.remove_element(state, 0)
    assert [state.place(one) for one in (floor, above, roof)] == [at(22, 12), at(25, 15), at(22, 16)]
    assert [state.is_prone(one) for one in (floor, above, roof, outside, other)] == [True] * 3 + [False] * 2
    assert state.place(other) == at(32, 12, 4)
    assert state.life == [100, 150, 200, 100, 100]
    assert state.terrain.gone == 1
    assert events(state, ShowEvent.REMOVED) == [(0,)]
    assert events(state, ShowEvent.TUMBLED) == [
        (floor, *at(22, 12)),
        (above, *at(25, 15)),
        (roof, *at(22, 16)),
    ]


@pytest.mark.rule("R-nikolai")
def test_those_in_ruins_go_prone_too() -> None:
    troupe = scene(ruins(20, 10, 8, 8))
    inside, outside = troupe.add("a doc", at(22, 12)), troupe.add("b doc", at(18, 12))
    scenery_removal.remove_element(troupe.state, 0)
    assert (troupe.state.is_prone(inside), troupe.state.is_prone(outside)) == (True, False)
    assert troupe.state.place(inside) == at(22, 12)


@pytest.mark.rule("R-nikolai", "R-move-4")
def test_one_above_the_other_the_lower_one_keeps_the_spot() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=1))
    roof, floor = troupe.add("a doc", at(24, 14, 2)), troupe.add("a nikolai", at(24, 14, 1))
    state = troupe.state
    scenery_removal.remove_element(state, 0)
    assert state.place(floor) == at(24, 14)
    assert state.square(roof, floor) == 16
    assert state.on[roof] == GROUND


@pytest.mark.rule("R-nikolai", "R-con-7")
def test_combats_are_looked_at_again() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=1))
    above, below = troupe.add("a doc", at(24, 14, 2)), troupe.add("b nikolai", at(24, 14, 1))
    state = troupe.state
    assert not contact.in_combat(state, above)
    scenery_removal.remove_element(state, 0)
    assert state.fight[above] == state.fight[below] >= 0

    troupe = scene(block(20, 10, 4, 4, height=3))
    one, other = troupe.add("a doc", at(22.5, 12, 1)), troupe.add("b nikolai", at(23.5, 12, 1))
    third = troupe.add("a susan", at(24.5, 12))
    contact.join(troupe.state, one, [other])
    scenery_removal.remove_element(troupe.state, 0)
    assert troupe.state.fight[one] == troupe.state.fight[other] == 0
    assert troupe.state.fight[third] == 0, "Nikolai comes down beside her"


@pytest.mark.rule("R-nikolai", "R-con-7")
def test_who_was_fought_from_outside_and_is_out_of_touch_fights_no_more() -> None:
    troupe = scene(ruins(20, 10, 4, 4), block(20, 10, 4, 4, height=3))
    one, other = troupe.add("a doc", at(22, 12, 1)), troupe.add("b nikolai", at(25, 12))
    contact.join(troupe.state, one, [other])
    scenery_removal.remove_element(troupe.state, 1)
    assert troupe.state.fight == [-1, -1]


@pytest.mark.rule("R-nikolai", "R-move-8")
def test_what_is_carried_goes_where_its_carrier_goes() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=1))
    carrier = troupe.add("a doc", at(24, 14, 2))
    carried = troupe.add("b susan", at(24, 14, 2), flags=figure_flags.DOWN)
    troupe.add("a nikolai", at(24, 14, 1))
    porter = troupe.add("a mycky", at(25, 14, 2))
    state = troupe.state
    state.load[carrier], state.load[porter] = BODY_LOAD + carried, 0
    state.drums = [(*at(1, 1), porter, -1)]
    scenery_removal.remove_element(state, 0)
    assert state.place(carrier) != at(24, 14)
    assert state.place(carried) == state.place(carrier)
    assert state.drums == [(*state.place(porter), porter, -1)]


@pytest.mark.rule("R-nikolai", "R-body-1", "R-move-8")
def test_things_and_bodies_come_down_and_what_is_carried_stays_carried() -> None:
    troupe = scene(block(20, 10, 8, 8))
    carrier = troupe.add("a doc", at(22, 12, 1))
    carried = troupe.add("b susan", at(22, 12, 1), flags=figure_flags.DOWN)
    body = troupe.add("b nikolai", at(26, 16, 1), flags=figure_flags.DOWN)
    state = troupe.state
    state.load[carrier] = BODY_LOAD + carried
    state.drums = [(*at(24, 14, 1), -1, -1), (*at(5, 5), -1, -1)]
    scenery_removal.remove_element(state, 0)
    assert state.place(body) == at(26, 16)
    assert state.drums == [(*at(24, 14), -1, -1), (*at(5, 5), -1, -1)]
    assert state.load[carrier] == BODY_LOAD + carried
    assert state.place(carried) == state.place(carrier) == at(22, 12)
    assert not state.is_prone(body)
