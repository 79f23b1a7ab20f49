"""Explosive charges (R-obj-3, R-obj-7)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import (
    BLAST,
    RIM_OF,
    STAY,
)
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.firing import explosive_charges, firing, scenery_removal
from tests.reality.bombing import may
from tests.reality.gunplay import events, fires, is_over, kinds, place, scene
from tests.reality.stage import Troupe, act, at, barricade, block, building, crater, ruins

# Charges.


def sapper(*elements: object, element: int = 0, dice: list[int] | None = None, ap: int | None = None) -> Troupe:
    """Sooyoung at (10, 18) with charges on an element; nobody else."""
    troupe = scene(*elements, dice=dice)  # type: ignore[arg-type]
    troupe.add("a sooyoung", at(10, 18), objects="charges")
    troupe.state.charge_at[0] = element
    return troupe


@pytest.mark.rule("R-obj-3", "R-obj-4", "R-obj-7")
def test_charges_go_off_from_afar_and_the_element_is_removed() -> None:
    troupe = sapper(block(30, 16, 4, 4), block(20, 10, 4, 16), dice=[40])
    victim = troupe.add("b nikolai", at(36, 18))
    state = troupe.state
    fires(troupe, 0)
    assert kinds(state) == ["blast", "end"]
    act(troupe, 0, BLAST)
    assert events(state, ShowEvent.BLASTED) == [(0, 0)]
    assert (state.ap[0], state.objects[0]) == (10, 0)
    assert state.legal(0) == RIM_OF
    act(troupe, 0, RIM_OF[0])
    act(troupe, 1, STAY)
    assert state.life[victim] == 110
    assert state.terrain.gone == 1
    assert events(state, ShowEvent.REMOVED) == [(0,)]
    assert state.charge_at[0] == -1
    assert not state.flags[0] & figure_flags.DRAWN
    assert kinds(state) == ["end"]


@pytest.mark.rule("R-obj-3", "R-obj-7")
def test_charges_need_their_element_and_it_empty() -> None:
    troupe = sapper(ruins(30, 16, 4, 4), ruins(30, 26, 4, 4))
    state = troupe.state
    who = troupe.add("b nikolai", at(40, 18))
    state.ap = [12, 9]
    assert explosive_charges.can_blast(state, 0)
    for spot, possible in (
        (at(32, 18), False),
        (at(30, 18), False),
        (at(29.75, 18), True),
        (at(32, 28), True),
    ):
        state.put(who, spot)
        assert explosive_charges.can_blast(state, 0) == possible
    state.put(who, at(32, 18))
    state.mark(who, figure_flags.DOWN)
    assert explosive_charges.can_blast(state, 0), "a body does not matter"
    scenery_removal.remove_element(state, 0)
    assert not explosive_charges.can_blast(state, 0)
    assert state.charge_at[0] == 0
    state.charge_at[0] = 1
    assert explosive_charges.can_blast(state, 0)
    state.objects[0] = 0
    assert not explosive_charges.can_blast(state, 0), "they were taken away"


@pytest.mark.rule("R-obj-3", "R-fig-5")
@pytest.mark.parametrize("surface", [1, 2])
def test_on_the_roof_is_in_the_building(surface: int) -> None:
    troupe = sapper(building(30, 16, 6, 6))
    troupe.add("a doc", at(33, 19, surface))
    assert not explosive_charges.can_blast(troupe.state, 0)


@pytest.mark.rule("R-obj-3", "R-fig-5")
def test_on_a_block_that_stands_in_ruins_is_not_in_the_ruins() -> None:
    troupe = sapper(ruins(30, 16, 6, 6), block(32, 18, 2, 2))
    troupe.add("a doc", at(33, 19, 1))
    assert explosive_charges.can_blast(troupe.state, 0)


@pytest.mark.rule("R-obj-3", "R-con-6")
def test_charges_may_be_set_off_in_combat() -> None:
    troupe = sapper(block(30, 16, 4, 4))
    enemy = troupe.add("b susan", at(11, 18))
    contact.join(troupe.state, 0, [enemy])
    assert kinds(fires(troupe, 0, ap=2).state) == ["blast", "end"]


@pytest.mark.rule("R-obj-3")
def test_without_2_ap_no_charges() -> None:
    troupe = sapper(block(30, 16, 4, 4))
    troupe.add("b doc", at(18, 18))
    assert kinds(fires(troupe, 0, ap=1).state) == ["shoot", "end"]


@pytest.mark.rule("R-obj-3")
def test_the_template_touches_the_element_anywhere() -> None:
    troupe = sapper(block(30, 16, 4, 4, height=3), block(36, 16, 4, 4, height=6), barricade(20, 16, 4, 1))
    fires(troupe, 0)
    act(troupe, 0, BLAST)
    for spot, lawful in (
        (place(136 + 10, 72, 2), False),  # on the higher block beside it
        (place(120 - 10, 72), True),
        (place(120 - 11, 72), False),
        (place(120 - 7, 64 - 7), True),
        (place(120 - 8, 64 - 7), False),
        (place(128, 72, 1), True),
        (place(128, 72, 0), False),
    ):
        assert may(troupe, spot) == lawful, spot


@pytest.mark.rule("R-obj-3")
@pytest.mark.parametrize(
    "element",
    [block(30, 16, 4, 4), barricade(30, 16, 6, 0.5), crater(20, 10, 5, 5), building(20, 10, 8, 6), ruins(0, 0, 3, 3)],
)
def test_the_listed_templates_touch_and_reach_out(element: object) -> None:
    troupe = sapper(element)
    fires(troupe, 0)
    act(troupe, 0, BLAST)
    listed = explosive_charges.centres(troupe.state.terrain, 0)
    assert [action.args[0] for action in troupe.state.legal(0)] == list(listed) == list(range(16))
    for spot in listed.values():
        assert may(troupe, place(*spot))
    # the outermost: one quarter inch further out to the east it would touch no more
    x, y, surface = listed[0]
    assert not may(troupe, place(x + 1, y, surface))


@pytest.mark.rule("R-obj-3", "R-kill-1")
def test_the_bearer_may_be_under_its_own_charges() -> None:
    troupe = sapper(block(12, 16, 4, 4), dice=[100])
    fires(troupe, 0)
    act(troupe, 0, BLAST)
    act(troupe, 0, RIM_OF[8])
    act(troupe, 0, STAY)
    state = troupe.state
    assert state.is_down(0)
    assert is_over(state)
    assert state.terrain.gone == 1


@pytest.mark.rule("R-obj-7")
def test_charges_are_lost_with_their_bearer() -> None:
    troupe = sapper(block(30, 16, 4, 4))
    looter = troupe.add("a doc", at(10, 19))
    state = troupe.state
    state.objects[looter] = state.objects[0]
    falling.fall(state, 0, codes.BY_SHOT)
    assert not explosive_charges.can_blast(state, looter)
    assert not firing.is_busy(state, 0)
