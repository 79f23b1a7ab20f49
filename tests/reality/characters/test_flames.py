"""The flame-thrower (R-doc-1, R-doc-3)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import DIRECTION, FLAME
from euphoria.games.reality.cards.characters.doc import EVENT_FLAMES
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import firing
from tests.reality.bombing import may
from tests.reality.gunplay import events, fires, is_over, kinds, scene
from tests.reality.stage import Troupe, act, at, block, heading

# Flames.


def furnace(*elements: object, dice: list[int] | None = None) -> Troupe:
    """Doc at (10, 18)."""
    troupe = scene(*elements, dice=dice)  # type: ignore[arg-type]
    troupe.add("a doc", at(10, 18))
    return troupe


@pytest.mark.rule("R-doc-1")
def test_flames_hurt_all_under_them_without_luck_for_1_ap_once_a_turn() -> None:
    troupe = furnace(dice=[30, 20, 10])
    foe, friend, behind = (
        troupe.add("b nikolai", at(14, 18)),
        troupe.add("a madeleine", at(16, 18.5)),
        troupe.add("b mycky", at(6, 18)),
    )
    down = troupe.add("b susan", at(12, 18), flags=figure_flags.DOWN)
    state = fires(troupe, 0).state
    assert kinds(state) == ["flame", "end"]
    act(troupe, 0, FLAME)
    assert state.legal(0) == DIRECTION
    act(troupe, 0, DIRECTION[0])
    assert events(state, EVENT_FLAMES) == [(0, 1, 0)]
    # Madeleine has the higher euphoria
    assert [state.life[one] for one in (friend, foe, behind, down)] == [70, 130, 200, 100]
    assert (state.ap[0], is_over(state)) == (8, True)
    assert not firing.is_busy(state, 0)
    assert not events(state, ShowEvent.LUCK)


@pytest.mark.rule("R-doc-1")
def test_any_heading_will_do() -> None:
    troupe = furnace(dice=[30])
    troupe.add("b nikolai", at(13, 22))
    act(fires(troupe, 0), 0, FLAME)
    assert not may(troupe, heading(0, 0))
    assert not may(troupe, heading(5000, 0))
    act(troupe, 0, heading(3, 4))
    assert troupe.state.life[1] == 120


@pytest.mark.rule("R-doc-1")
@pytest.mark.parametrize(("x", "burnt"), [(17, True), (17.25, False)])
def test_the_template_is_6_long_from_his_base(x: float, burnt: bool) -> None:
    troupe = furnace(dice=[30])
    troupe.add("b nikolai", at(x, 18))
    act(fires(troupe, 0), 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    assert (troupe.state.life[1] < 150) == burnt


@pytest.mark.rule("R-doc-3")
def test_walls_stop_flames_and_a_fight_is_burnt_whole() -> None:
    troupe = furnace(block(12, 14, 0.5, 8), dice=[30, 30])
    one, other = troupe.add("b nikolai", at(14, 18)), troupe.add("a mycky", at(15, 18))
    contact.join(troupe.state, one, [other])
    act(fires(troupe, 0), 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    assert troupe.state.life[1:] == [150, 200]
    troupe = furnace(dice=[30, 20])
    one, other = troupe.add("b nikolai", at(14, 18)), troupe.add("a mycky", at(15, 18))
    contact.join(troupe.state, one, [other])
    act(fires(troupe, 0), 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    assert troupe.state.life[1:] == [120, 180]


@pytest.mark.rule("R-doc-1", "R-obj-9")
@pytest.mark.parametrize(("height", "burnt"), [(2.75, True), (3, False)])
def test_flames_stay_on_their_level(height: float, burnt: bool) -> None:
    troupe = furnace(block(13, 14, 6, 8, height=height), dice=[30])
    troupe.add("b nikolai", at(13.25, 18, 1))
    act(fires(troupe, 0), 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    assert (troupe.state.life[1] < 150) == burnt


@pytest.mark.rule("R-doc-1", "R-fire-8")
def test_no_flames_in_combat() -> None:
    troupe = furnace()
    enemy = troupe.add("b nikolai", at(11, 18))
    contact.join(troupe.state, 0, [enemy])
    assert kinds(fires(troupe, 0).state) == ["end"]


@pytest.mark.rule("R-doc-1", "R-mis-1", "R-kill-1")
def test_who_burns_to_death_is_credited_to_doc_and_susan_of_nobody_is_safe() -> None:
    troupe = furnace(dice=[30])
    troupe.add("b nikolai", at(13, 18), life=5)
    troupe.add("- susan", at(14, 18))
    act(fires(troupe, 0), 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    state = troupe.state
    assert (state.how[1], state.killer[1], state.life[2]) == (codes.BY_FLAME, 0, 100)


@pytest.mark.rule("R-odonell-1", "R-doc-1")
def test_flames_can_be_repeated_free() -> None:
    troupe = furnace(dice=[10, 10])
    troupe.add("b nikolai", at(13, 18))
    state = troupe.state
    state.encouraged[0] = codes.REPEAT_SHOOTING
    fires(troupe, 0, ap=1)
    for _ in range(2):
        act(troupe, 0, FLAME)
        act(troupe, 0, DIRECTION[0])
    assert (state.life[1], state.ap[0], is_over(state)) == (130, 0, True)


@pytest.mark.rule("R-fire-7", "R-doc-1")
def test_objects_come_before_flames() -> None:
    troupe = furnace()
    troupe.state.objects[0] = 0b1000
    assert kinds(fires(troupe, 0).state) == ["grenade", "flame", "end"]
    act(troupe, 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    assert is_over(troupe.state)


def test_all_directions_are_listed() -> None:
    assert len(DIRECTION) == len(DIRECTIONS)
