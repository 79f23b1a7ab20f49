"""Grenades and stun grenades: when, where, and who is under them (R-obj-1, 2, 4 to 6, 9)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import (
    BLAST,
    DROP,
    FIRE,
    RIM_OF,
    SHOOT,
    STAY,
    THROW_GRENADE,
    THROW_STUN,
)
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.refusals import firing_refusals
from euphoria.games.reality.rules.firing import blasts, firing
from euphoria.kernel.core.action import OPEN, Action
from euphoria.kernel.core.errors import IllegalAction
from tests.reality.bombing import ON_IT, bomber, may, throw
from tests.reality.gunplay import events, fires, is_over, kinds, offered, place, question
from tests.reality.stage import act, at, block, start

# The menu.


@pytest.mark.rule("R-obj-1", "R-obj-2", "R-obj-5")
def test_held_objects_are_offered_with_2_ap() -> None:
    for ap, expected in ((2, ["grenade", "stun", "shoot", "end"]), (1, ["shoot", "end"])):
        troupe = bomber(objects="grenade stun kit")
        assert kinds(fires(troupe, 0, ap=ap).state) == expected


@pytest.mark.rule("R-obj-1", "R-obj-4", "R-fire-7")
def test_a_throw_costs_2_ap_and_the_object_and_weakens_later_shots() -> None:
    troupe = bomber(dice=[50, 10])
    throw(troupe, DROP[1][ON_IT])
    act(troupe, 1, STAY)
    state = troupe.state
    assert (state.ap[0], state.objects[0], state.shown[0]) == (10, 0, 0)
    assert question(state) == "fire"
    assert kinds(state) == ["shoot", "end"]
    act(troupe, 0, SHOOT[1][0][1])
    act(troupe, 0, FIRE)
    assert events(state, ShowEvent.SHOT)[0][2] == 5


@pytest.mark.rule("R-fire-7", "R-obj-5")
def test_objects_come_before_shots_only() -> None:
    troupe = bomber(dice=[10])
    fires(troupe, 0)
    act(troupe, 0, SHOOT[1][0][1])
    act(troupe, 0, FIRE)
    assert is_over(troupe.state)


@pytest.mark.rule("R-obj-1", "R-team-4")
def test_one_may_keep_it_after_all_but_it_was_seen() -> None:
    troupe = bomber(objects="grenade stun")
    throw(troupe, STAY)
    state = troupe.state
    assert (state.ap[0], state.objects[0], state.shown[0]) == (12, 0b11000, 0b01000)
    assert kinds(state) == ["shoot", "end"], "and nothing more is thrown in this activation"
    assert firing.is_busy(state, 0)


@pytest.mark.rule("R-obj-5", "R-fire-7")
def test_who_keeps_a_grenade_may_still_set_off_charges_before_any_shot() -> None:
    troupe = bomber(block(30, 16, 4, 4), objects="grenade stun charges")
    state = troupe.state
    state.charge_at[0] = 0
    throw(troupe, STAY)
    assert kinds(state) == ["blast", "shoot", "end"], "charges are not thrown"
    for item in (THROW_GRENADE, THROW_STUN):
        assert firing_refusals.menu(state, 0, item)[:2] == ("R-obj-5", "kept-it")
    act(troupe, 0, BLAST)
    act(troupe, 0, RIM_OF[0])
    assert (state.terrain.gone, state.ap[0], question(state)) == (1, 10, "fire")
    assert kinds(state) == ["shoot", "end"], "and still nothing is thrown"
    assert not state.flags[0] & figure_flags.DRAWN


@pytest.mark.rule("R-fire-7")
def test_no_charges_after_a_shot_whatever_was_kept() -> None:
    troupe = bomber(block(30, 16, 4, 4), objects="grenade charges", dice=[10])
    troupe.state.charge_at[0] = 0
    throw(troupe, STAY)
    act(troupe, 0, SHOOT[1][0][1])
    act(troupe, 0, FIRE)
    assert is_over(troupe.state)


@pytest.mark.rule("R-obj-5", "R-team-4")
def test_who_keeps_a_grenade_is_asked_again_with_and_without_charges() -> None:
    asked = []
    for objects in ("grenade", "grenade charges"):
        troupe = bomber(block(14, 10, 2, 16, height=6), objects=objects)
        troupe.state.charge_at[0] = 0 if "charges" in objects else -1
        throw(troupe, STAY)
        asked.append((firing.is_busy(troupe.state, 0), question(troupe.state), troupe.state.deciders))
        kept = kinds(troupe.state)
        assert kept == (["blast", "end"] if "charges" in objects else ["end"])
    assert asked[0] == asked[1], "nobody learns who has charges"


@pytest.mark.rule("R-obj-1")
def test_two_objects_may_be_used_one_after_the_other() -> None:
    troupe = bomber(objects="grenade stun", dice=[20])
    throw(troupe, DROP[1][ON_IT], THROW_STUN)
    act(troupe, 0, THROW_GRENADE)
    act(troupe, 0, DROP[1][ON_IT])
    act(troupe, 1, STAY)
    assert (troupe.state.ap[0], troupe.state.life[1]) == (8, 130)


# Where to.


@pytest.mark.rule("R-obj-1")
@pytest.mark.parametrize(
    ("x", "lawful"),
    [(20, True), (20.25, False), (13.25, True), (13, False)],
)
def test_within_10_and_not_touching_the_thrower(x: float, lawful: bool) -> None:
    troupe = bomber()
    troupe.state.put(1, at(10, 28))
    act(fires(troupe, 0), 0, THROW_GRENADE)
    assert may(troupe, place(round(4 * x), 72)) == lawful


@pytest.mark.rule("R-obj-1", "R-table-6")
def test_the_distance_counts_the_height() -> None:
    troupe = bomber(block(15, 14, 8, 8, height=6))
    troupe.state.put(1, at(17.5, 18, 1))
    act(fires(troupe, 0), 0, THROW_GRENADE)
    # 8 to the side and 6 up is exactly 10
    assert may(troupe, place(72, 72, 1)) is False, "the edge of the roof hides it"
    troupe.state.put(0, at(16, 18, 1))
    troupe.state.put(1, at(10, 18))
    assert may(troupe, place(32, 72, 0))
    assert not may(troupe, place(31, 72, 0))


@pytest.mark.rule("R-obj-1", "R-obj-9")
def test_a_thrower_well_above_is_not_touched() -> None:
    troupe = bomber(block(8, 16, 2.5, 4, height=3), block(20, 30, 2, 2, height=3))
    troupe.state.put(0, at(10.25, 18, 1))
    act(fires(troupe, 0), 0, THROW_GRENADE)
    assert may(troupe, place(50, 72)), "2.25 from its feet on the plan, but 3 below"


@pytest.mark.rule("R-obj-1", "R-fire-2")
def test_its_middle_must_be_in_sight() -> None:
    troupe = bomber(block(13, 17, 1, 2))
    act(fires(troupe, 0), 0, THROW_GRENADE)
    assert not may(troupe, place(72, 72))
    assert may(troupe, place(72, 84))
    assert (1, ON_IT) not in offered(troupe.state, "drop")


@pytest.mark.rule("R-obj-1")
def test_whoever_stands_on_the_spot_does_not_hide_it_but_another_does() -> None:
    troupe = bomber()
    act(fires(troupe, 0), 0, THROW_GRENADE)
    assert (1, ON_IT) in offered(troupe.state, "drop")
    troupe = bomber()
    troupe.add("a doc", at(16.5, 18))
    act(fires(troupe, 0), 0, THROW_GRENADE)
    assert (1, ON_IT) not in offered(troupe.state, "drop")


@pytest.mark.rule("R-obj-1")
def test_the_listed_templates_are_lawful_and_around_each_figure() -> None:
    troupe = bomber()
    troupe.add("a doc", at(12, 14))
    troupe.add("- susan", at(5, 18))
    troupe.add("b mycky", at(40, 18))
    state = fires(troupe, 0).state
    act(troupe, 0, THROW_GRENADE)
    listed = offered(state, "drop")
    assert {figure for figure, _ in listed} == {1, 2}
    assert state.legal(0)[-1] == STAY
    for figure, side in listed:
        spot = blasts.beside(state, figure, side)
        assert spot is not None
        assert may(troupe, place(*spot))
    # all but the one that he hides himself, to his east
    assert [side for figure, side in listed if figure == 1] == [1, 2, 3, 4, 5, 6, 7, 8]
    # over Doc and beside him, but not where it would touch the thrower
    near = [side for figure, side in listed if figure == 2]
    assert 8 in near and 1 in near
    assert not {2, 3} & set(near)


@pytest.mark.rule("R-obj-1")
def test_no_such_surface_and_no_other_action() -> None:
    troupe = bomber(block(15, 10, 2, 2))
    act(fires(troupe, 0), 0, THROW_GRENADE)
    for spot in (
        place(72, 72, 1),
        place(72, 72, 9),
        place(72, 72, -1),
        place(-1, 72),
        Action(OPEN, "via", (72, 72, 0)),
    ):
        with pytest.raises(IllegalAction):
            act(troupe, 0, spot)


# Who is under it.


@pytest.mark.rule("R-obj-6")
@pytest.mark.parametrize(("x", "touched"), [(21, True), (21.25, False), (15, True), (14.75, False)])
def test_a_base_that_is_touched_is_under_it(x: float, touched: bool) -> None:
    troupe = bomber()
    troupe.state.put(1, at(x, 18))
    assert blasts.under(troupe.state, at(18, 18)) == ([1] if touched else [])


@pytest.mark.rule("R-obj-9")
@pytest.mark.parametrize(("height", "touched"), [(2.75, True), (3, False)])
def test_only_less_than_3_above(height: float, touched: bool) -> None:
    troupe = bomber(block(19, 16, 4, 4, height=height))
    troupe.state.put(1, at(19.5, 18, 1))
    assert blasts.under(troupe.state, at(17.5, 18)) == ([1] if touched else [])


@pytest.mark.rule("R-obj-9")
def test_walls_protect_figures_do_not() -> None:
    troupe = bomber(block(16.5, 10, 0.5, 16))
    assert blasts.under(troupe.state, at(15.5, 18)) == []
    troupe = bomber()
    troupe.add("b doc", at(17, 18))
    assert blasts.under(troupe.state, at(15.5, 18)) == [1, 2]


@pytest.mark.rule("R-mis-1", "R-kobayhisi-2", "R-fig-2")
def test_susan_of_nobody_the_cat_and_the_fallen_are_not_harmed() -> None:
    troupe = bomber()
    troupe.add("- susan", at(18, 19))
    troupe.add("- cat", at(18, 17))
    troupe.add("a doc", at(19, 18), flags=figure_flags.DOWN)
    friend = troupe.add("a mycky", at(19, 19))
    assert blasts.under(troupe.state, at(18, 18)) == [1, friend]


# Arendal's belt.


@pytest.mark.rule("R-arendal", "R-ap-1")
def test_a_free_grenade_costs_nothing_and_may_be_left_unthrown() -> None:
    troupe = bomber(dice=[10], objects="")
    state = troupe.state
    start(troupe, codes.THROW, 0, 3 | blasts.FREE)
    act(troupe, 0, DROP[1][ON_IT])
    act(troupe, 1, STAY)
    assert (state.life[1], state.ap[0], state.flags[0], state.objects[0]) == (140, 12, 0, 0)
    assert events(state, ShowEvent.THREW) == [(0, 3, *at(18, 18))]
    troupe = bomber(objects="grenade")
    start(troupe, codes.THROW, 0, 3 | blasts.FREE)
    act(troupe, 0, STAY)
    assert (troupe.state.flags[0], troupe.state.objects[0], troupe.state.shown[0]) == (0, 0b1000, 0)


# Stun grenades.


@pytest.mark.rule("R-obj-2", "R-ap-2")
def test_a_stun_grenade_halves_ap_of_friend_and_foe_and_hurts_nobody() -> None:
    troupe = bomber(objects="stun")
    friend = troupe.add("a doc", at(18, 19))
    far = troupe.add("b madeleine", at(30, 18))
    throw(troupe, DROP[1][ON_IT], THROW_STUN)
    state = troupe.state
    assert [state.ap[figure] for figure in (0, 1, friend, far)] == [10, 5, 5, 12]
    assert state.life == [100, 150, 100, 100]
    assert events(state, ShowEvent.STUNNED) == [(friend, 5), (1, 5)]
    assert question(state) == "fire"
    assert kinds(state) == ["shoot", "end"]
    assert state.flags[0] & figure_flags.DRAWN
