"""Taking, leaving, carrying and ransacking (R-move-6, R-move-8, R-body-1, R-team-3, R-team-4, R-mis-6)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions
from euphoria.games.reality.cards.objects import CHARGES, DEFIBRILLATOR, GRENADE, KIT, OBJECTS
from euphoria.games.reality.figure_flags import BEGUN, DOWN, MOVED, PRONE, WALKED
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.positioning import positioning
from euphoria.games.reality.state import BODY_LOAD, NO_LOAD
from euphoria.kernel.core.dice import ScriptedDice
from tests.reality.positioning import (
    asked,
    do,
    is_over,
    kinds,
    logged,
    offered,
    position,
    price,
    scene,
    walk,
)
from tests.reality.stage import Troupe, at, building

NOBODY = -1


def with_drum(x: float = 11, y: float = 10) -> Troupe:
    troupe = scene(mission="objectives")
    troupe.state.platforms = [(4, 4), (100, 100)]
    troupe.state.drums.append((*at(x, y), NOBODY, NOBODY))
    return troupe


def fallen(troupe: Troupe, name: str, x: float, y: float, objects: str = "") -> int:
    """A body, with what it held lying beside it."""
    body = troupe.add(name, at(x, y), objects=objects)
    falling.fall(troupe.state, body, 1)
    return body


@pytest.mark.rule("R-move-6", "R-move-8", "R-ap-3")
def test_taking_a_drum_costs_one_and_carries_it_along_at_double_cost() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.TAKE_DRUM[0])
    state = troupe.state
    assert state.load[blanca] == 0 and state.drums[0] == (*at(10, 10), blanca, NOBODY) and state.spent[blanca] == 1
    assert not state.flags[blanca] & (WALKED | MOVED)
    walk(troupe, at(10, 13))
    assert state.drums[0] == (*at(10, 13), blanca, NOBODY) and state.spent[blanca] == 1 + 6
    do(troupe, actions.LEAVE)
    assert state.load[blanca] == NO_LOAD and state.drums[0] == (*at(10, 13), NOBODY, NOBODY)
    assert state.spent[blanca] == 8
    assert logged(troupe, "took") == [(blanca, 0)] and logged(troupe, "laid") == [(blanca, 0)]


@pytest.mark.rule("R-move-6")
@pytest.mark.parametrize(("x", "y", "near"), [(11, 10, True), (10.75, 10.75, True), (11.25, 10, False), (10, 10, True)])
def test_a_drum_is_taken_by_who_touches_it(x: float, y: float, near: bool) -> None:
    troupe = with_drum(x, y)
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    assert ("take-drum" in kinds(troupe)) == near


@pytest.mark.rule("R-move-6")
def test_nothing_is_taken_through_a_wall() -> None:
    troupe = scene(building(10.5, 6, 6, 8), mission="objectives")
    troupe.state.drums.append((*at(11, 10, 1), NOBODY, NOBODY))
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    assert "take-drum" not in kinds(troupe)


@pytest.mark.rule("R-move-8")
def test_one_load_at_a_time_and_none_that_another_carries() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10))
    body = fallen(troupe, "b nikolai", 10, 11)
    position(troupe, blanca)
    do(troupe, actions.TAKE_BODY[body])
    assert not kinds(troupe) & {"take-drum", "take-body"}
    do(troupe, actions.END)

    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10))
    mycky = troupe.add("a mycky", at(11, 10))
    troupe.state.load[mycky] = 0
    troupe.state.drums[0] = (*at(11, 10), mycky, NOBODY)
    position(troupe, blanca)
    assert "take-drum" not in kinds(troupe)
    do(troupe, actions.WALK)
    assert "beside-drum" not in kinds(troupe)


@pytest.mark.rule("R-body-1", "R-move-8")
@pytest.mark.parametrize("side", ["a", "b"])
def test_any_body_is_carried_with_its_objects(side: str) -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    body = fallen(troupe, f"{side} nikolai", 10, 11, objects="kit")
    position(troupe, blanca)
    do(troupe, actions.TAKE_BODY[body])
    walk(troupe, at(13, 10))
    state = troupe.state
    assert state.load[blanca] == BODY_LOAD + body and state.place(body) == at(13, 10)
    assert state.holds(body, KIT) and state.spent[blanca] == 1 + 6
    do(troupe, actions.LEAVE)
    assert state.load[blanca] == NO_LOAD and state.place(body) == at(13, 10)
    assert f"take-body({body})" in map(str, offered(troupe))


@pytest.mark.rule("R-move-8")
def test_a_body_in_the_arms_of_another_is_neither_taken_nor_ransacked() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    mycky = troupe.add("a mycky", at(11, 10))
    body = fallen(troupe, "b nikolai", 11, 10, objects="kit")
    troupe.state.load[mycky] = BODY_LOAD + body
    position(troupe, blanca)
    assert kinds(troupe) == {"walk", "deck", "end"}


@pytest.mark.rule("R-move-8", "R-body-1")
def test_a_load_is_dropped_by_an_injury_and_not_by_one_that_luck_avoided() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.TAKE_DRUM[0])
    troupe.state.dice = ScriptedDice([6, 5, 9])
    assert falling.injure(troupe.state, blanca) == 0 and troupe.state.load[blanca] == 0
    assert falling.injure(troupe.state, blanca) == 10 and troupe.state.load[blanca] == NO_LOAD
    assert troupe.state.drums[0] == (*at(10, 10), NOBODY, NOBODY)


def test_places_beside_what_can_be_taken_are_offered() -> None:
    troupe = with_drum(20, 12)
    blanca = troupe.add("a blanca", at(14, 12))
    body = fallen(troupe, "b nikolai", 17, 14)
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert {str(action) for action in offered(troupe) if action.kind in ("beside-drum", "charge")} == {
        *(f"beside-drum(0, {side})" for side in (0, 2, 4, 6)),
        *(f"charge({body}, {side})" for side in (0, 2, 4, 6)),
    }
    do(troupe, actions.BESIDE_DRUM[0][4])
    assert troupe.state.place(blanca) == at(19, 12) and "take-drum" in kinds(troupe)
    do(troupe, actions.TAKE_DRUM[0], actions.WALK)
    assert not kinds(troupe) & {"beside-drum", "charge"}, "who carries already takes nothing more"


def test_a_thing_that_is_blocked_on_its_straight_sides_is_reached_from_a_slanting_one() -> None:
    troupe = with_drum(20, 12)
    blanca = troupe.add("a blanca", at(14, 12))
    for number, (x, y) in enumerate(((21.75, 12), (20, 13.75), (18.25, 12), (20, 10.25))):
        troupe.add(f"a mycky {number}", at(x, y))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    sides = {action.args[1] for action in offered(troupe) if action.kind == "beside-drum"}
    assert sides == {1, 3, 5, 7}
    do(troupe, actions.BESIDE_DRUM[0][3])
    assert "take-drum" in kinds(troupe)


# Delivering.


@pytest.mark.rule("R-mis-6", "R-mis-2")
@pytest.mark.parametrize(("x", "y", "inside"), [(1.5, 1.5, True), (4.5, 4.5, True), (1.25, 3, False), (3, 4.75, False)])
def test_a_drum_left_wholly_on_ones_platform_is_delivered(x: float, y: float, inside: bool) -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(x, y))
    troupe.state.load[blanca] = 0
    troupe.state.drums[0] = (*at(x, y), blanca, NOBODY)
    position(troupe, blanca)
    do(troupe, actions.LEAVE)
    assert troupe.state.drums[0] == (*at(x, y), NOBODY, 0 if inside else NOBODY)
    assert logged(troupe, "delivered") == ([(blanca, 0)] if inside else [])
    assert ("take-drum" in kinds(troupe)) == (not inside), "what was delivered is out of play"


@pytest.mark.rule("R-mis-6")
def test_the_rivals_platform_does_not_count() -> None:
    troupe = with_drum()
    mycky = troupe.add("b mycky", at(3, 3))
    troupe.state.load[mycky] = 0
    troupe.state.drums[0] = (*at(3, 3), mycky, NOBODY)
    position(troupe, mycky)
    do(troupe, actions.LEAVE)
    assert troupe.state.drums[0][4] == NOBODY


@pytest.mark.rule("R-mis-6")
def test_a_drum_that_is_dropped_there_is_not_delivered() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(3, 3))
    troupe.state.load[blanca] = 0
    troupe.state.drums[0] = (*at(3, 3), blanca, NOBODY)
    falling.hurt(troupe.state, blanca, 5)
    assert troupe.state.drums[0] == (*at(3, 3), NOBODY, NOBODY)


@pytest.mark.rule("R-mis-2", "R-end-1")
def test_the_second_drum_wins_at_once() -> None:
    troupe = with_drum()
    troupe.state.drums.append((*at(20, 10), NOBODY, 0))
    blanca = troupe.add("a blanca", at(3, 3))
    troupe.state.load[blanca] = 0
    troupe.state.drums[0] = (*at(3, 3), blanca, NOBODY)
    position(troupe, blanca)
    do(troupe, actions.LEAVE)
    outcome = troupe.state.outcome
    assert outcome is not None and outcome.winners == (0,) and outcome.reason == "mission"


# Ransacking.


@pytest.mark.rule("R-move-6", "R-team-4")
def test_ransacking_costs_two_and_takes_any_of_the_objects() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    body = fallen(troupe, "b nikolai", 10, 11, objects="kit grenade stun")
    position(troupe, blanca)
    do(troupe, actions.RANSACK[body])
    assert asked(troupe) == "loot" and troupe.state.spent[blanca] == 2
    do(troupe, actions.OBJECT[GRENADE], actions.OBJECT[KIT], actions.END)
    state = troupe.state
    assert [OBJECTS[item] for item in range(6) if state.holds(blanca, item)] == ["kit", "grenade"]
    assert state.shown[blanca] == state.objects[blanca], "everybody has seen it"
    assert [OBJECTS[item] for item in range(6) if state.holds(body, item)] == ["stun"]
    assert asked(troupe) == "position"
    assert logged(troupe, "ransacked") == [(blanca, body)]
    assert logged(troupe, "looted") == [(blanca, body, GRENADE), (blanca, body, KIT)]


@pytest.mark.rule("R-team-3")
def test_nobody_ever_has_two_of_the_same_object() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="kit")
    body = fallen(troupe, "b nikolai", 10, 11, objects="kit defibrillator")
    position(troupe, blanca)
    do(troupe, actions.RANSACK[body])
    assert offered(troupe) == [actions.OBJECT[DEFIBRILLATOR], actions.END]
    do(troupe, actions.OBJECT[DEFIBRILLATOR])
    assert offered(troupe) == [actions.END], "asked all the same: the kit that one holds is secret"
    do(troupe, actions.END)
    assert troupe.state.shown[blanca] == 1 << DEFIBRILLATOR


@pytest.mark.rule("R-team-4")
def test_the_offer_to_ransack_tells_nothing_about_what_one_holds() -> None:
    for own in ("", "kit"):
        troupe = scene()
        blanca = troupe.add("a blanca", at(10, 10), objects=own)
        body = fallen(troupe, "b nikolai", 10, 11, objects="kit")
        position(troupe, blanca)
        do(troupe, actions.RANSACK[body])
        assert asked(troupe) == "loot"


@pytest.mark.rule("R-obj-7")
def test_charges_are_not_looted() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    body = fallen(troupe, "b nikolai", 10, 11, objects="charges")
    other = fallen(troupe, "b mycky", 11, 10, objects="charges kit")
    position(troupe, blanca)
    assert [action.args for action in offered(troupe) if action.kind == "ransack"] == [(other,)]
    do(troupe, actions.RANSACK[other])
    assert actions.OBJECT[CHARGES] not in offered(troupe)
    do(troupe, actions.OBJECT[KIT])
    assert asked(troupe) == "position", "nothing is left to be taken"
    assert troupe.state.holds(body, CHARGES)


@pytest.mark.rule("R-move-6")
def test_ransacking_needs_two_points_contact_and_something_to_find() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    fallen(troupe, "b nikolai", 10, 11)
    fallen(troupe, "b mycky", 10, 11.25, objects="kit")
    near = fallen(troupe, "a mycky", 10, 9, objects="kit")
    position(troupe, blanca)
    assert [action.args for action in offered(troupe) if action.kind == "ransack"] == [(near,)]
    walk(troupe, at(10, 9))
    troupe.state.ap[blanca] = 1
    troupe.state._offer_seat = -1
    assert "ransack" not in kinds(troupe)


def test_prone_figures_may_take_and_leave() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10), flags=PRONE)
    position(troupe, blanca)
    assert kinds(troupe) == {"up", "take-drum", "end"}


@pytest.mark.rule("R-y-6", "R-con-6", "R-move-6")
def test_who_fights_may_take_leave_and_ransack_but_not_move() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10))
    mycky = troupe.add("b mycky", at(10, 11))
    body = fallen(troupe, "b nikolai", 9, 10, objects="kit")
    contact.join(troupe.state, blanca, [mycky])
    position(troupe, blanca)
    assert kinds(troupe) == {"take-drum", "take-body", "ransack", "end"}
    do(troupe, actions.RANSACK[body], actions.OBJECT[KIT], actions.TAKE_DRUM[0])
    assert troupe.state.holds(blanca, KIT) and troupe.state.load[blanca] == 0
    assert kinds(troupe) == {"leave", "end"}
    do(troupe, actions.LEAVE)
    assert troupe.state.load[blanca] == -1 and troupe.state.ap[blanca] == 12 - 2 - 1 - 1
    assert troupe.state.place(blanca) == at(10, 10)


@pytest.mark.rule("R-y-6", "R-mis-6")
def test_a_drum_can_be_delivered_in_combat() -> None:
    troupe = with_drum()
    blanca = troupe.add("a blanca", at(10, 10))
    mycky = troupe.add("b mycky", at(10, 11))
    troupe.state.platforms[0] = at(8, 8)[:2]
    troupe.state.drums[0] = (*at(10, 10), blanca, -1)
    troupe.state.load[blanca] = 0
    contact.join(troupe.state, blanca, [mycky])
    position(troupe, blanca)
    do(troupe, actions.LEAVE)
    assert logged(troupe, "delivered") == [(blanca, 0)]


@pytest.mark.rule("R-y-6", "R-mis-1")
def test_nobody_is_freed_in_combat_and_who_has_nothing_at_hand_is_not_asked() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    mycky = troupe.add("b mycky", at(10, 11))
    troupe.add("- susan", at(9, 10))
    contact.join(troupe.state, blanca, [mycky])
    position(troupe, blanca)
    assert kinds(troupe) == {"end"}, "an aid object might be used"
    troupe.state.mark(blanca, BEGUN)
    assert not positioning.is_busy(troupe.state, blanca)


@pytest.mark.rule("R-y-6", "R-benkei-3")
def test_a_benkei_in_combat_takes_nothing() -> None:
    troupe = with_drum()
    benkei = troupe.add("a benkei", at(10, 10))
    mycky = troupe.add("b mycky", at(10, 11))
    contact.join(troupe.state, benkei, [mycky])
    assert not positioning.is_busy(troupe.state, benkei)


def test_a_body_lies_where_it_can_be_walked_to_and_over() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("b nikolai", at(14, 10), flags=DOWN)
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(18, 10)) == 8
    assert not is_over(troupe)
