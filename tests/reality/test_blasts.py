"""Grenades, stun grenades, charges, flames; who flees; scenery that is removed (R-obj-1 to R-obj-9, R-doc-1, 3)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import blasts, charges, codes, contact, falling, firing, flags, fleeing, removal
from euphoria.games.reality.actions import (
    BLAST,
    DIRECTION,
    DROP,
    FIRE,
    FLAME,
    FLEE,
    RIM_OF,
    SHOOT,
    STAY,
    THROW_GRENADE,
    THROW_STUN,
)
from euphoria.games.reality.events import Event
from euphoria.games.reality.geometry.templates import DIRECTIONS, RIM_OFFSETS
from euphoria.games.reality.geometry.terrain import GROUND
from euphoria.games.reality.state import BODY_LOAD
from euphoria.kernel.action import Action
from euphoria.kernel.errors import IllegalAction
from tests.reality.gunplay import events, fires, heading, is_over, kinds, offered, place, question, scene
from tests.reality.stage import Troupe, act, at, barricade, block, building, crater, ruins, start

ON_IT = 8


def bomber(*elements: object, dice: list[int] | None = None, objects: str = "grenade") -> Troupe:
    """Sooyoung with an object at (10, 18), Nikolai as an enemy 8 to the east."""
    troupe = scene(*elements, dice=dice)  # type: ignore[arg-type]
    troupe.add("a sooyoung", at(10, 18), objects=objects)
    troupe.add("b nikolai", at(18, 18))
    return troupe


def throw(troupe: Troupe, where: Action, item: Action = THROW_GRENADE) -> None:
    fires(troupe, 0)
    act(troupe, 0, item)
    act(troupe, 0, where)


def may(troupe: Troupe, action: Action, seat: int = 0) -> bool:
    return troupe.state.why_not(seat, action) is None


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
    assert events(state, Event.SHOT)[0][2] == 5


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
    for spot in (place(72, 72, 1), place(72, 72, 9), place(72, 72, -1), place(-1, 72), Action(-1, "via", (72, 72, 0))):
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
    troupe.add("a doc", at(19, 18), flags=flags.DOWN)
    friend = troupe.add("a mycky", at(19, 19))
    assert blasts.under(troupe.state, at(18, 18)) == [1, friend]


# Fleeing.


@pytest.mark.rule("R-obj-1")
@pytest.mark.parametrize(("roll", "stays", "flees"), [(51, 99, 124), (50, 100, 125), (1, 149, 149)])
def test_stay_for_all_of_it_or_flee_for_half_rounded_up(roll: int, stays: int, flees: int) -> None:
    for answer, life in ((STAY, stays), (FLEE[0], flees)):
        troupe = bomber(dice=[roll])
        throw(troupe, DROP[1][ON_IT])
        assert (question(troupe.state), troupe.state.deciders, troupe.state.subject) == ("flee", (1,), 1)
        act(troupe, 1, answer)
        assert troupe.state.life[1] == life
        assert not events(troupe.state, Event.LUCK)


@pytest.mark.rule("R-obj-1", "R-ap-3")
def test_who_flees_stands_at_the_rim_and_has_not_moved() -> None:
    troupe = bomber(dice=[1])
    throw(troupe, DROP[1][ON_IT])
    state = troupe.state
    assert len(offered(state, "flee", 1)) == 16
    assert state.legal(1)[-1] == STAY
    act(troupe, 1, FLEE[4])
    dx, dy = state.xs[1] - 72, state.ys[1] - 72
    assert 144 < dx * dx + dy * dy < 169
    assert abs(dx) <= 1 < dy, "to the north"
    assert events(state, Event.FLED) == [(1, *state.place(1))]
    assert not state.flags[1] & (flags.MOVED | flags.WALKED)


@pytest.mark.rule("R-obj-1")
def test_any_quarter_inch_of_the_rim_1_or_more_away() -> None:
    troupe = bomber()
    fires(troupe, 0)
    act(troupe, 0, THROW_GRENADE)
    # its base is just under the template: the rim to the east is less than 1 from where it stands
    act(troupe, 0, place(72 - 11, 72))
    assert question(troupe.state) == "flee"
    allowed = {(dx, dy) for dx, dy in RIM_OFFSETS if may(troupe, place(61 + dx, 72 + dy), 1)}
    assert allowed == {(dx, dy) for dx, dy in RIM_OFFSETS if (dx - 11) ** 2 + dy**2 >= 16} - {
        (dx, dy) for dx, dy in RIM_OFFSETS if (61 + dx - 40) ** 2 + dy**2 < 16
    }
    assert not may(troupe, place(61, 72 + 12), 1), "still under it"
    assert not may(troupe, place(61, 72 + 13), 1), "not touching the rim"
    assert not may(troupe, place(61, 72 + 12, 99), 1)
    assert not may(troupe, place(62, 72 + 12, 99), 1), "no such surface"
    assert may(troupe, place(62, 72 + 12), 1)


@pytest.mark.rule("R-obj-1")
def test_exactly_1_away_is_enough() -> None:
    troupe = bomber()
    act(fires(troupe, 0), 0, THROW_GRENADE)
    act(troupe, 0, place(72 - 8, 72 - 1))
    assert (12, 1) in RIM_OFFSETS
    assert may(troupe, place(76, 72), 1)


@pytest.mark.rule("R-obj-1", "R-obj-9")
@pytest.mark.parametrize(("height", "lawful"), [(2.75, True), (3, False)])
def test_one_flees_less_than_3_up_or_down_from_the_template(height: float, lawful: bool) -> None:
    troupe = bomber(block(20, 14, 4, 8, height=height))
    throw(troupe, DROP[1][ON_IT])
    assert may(troupe, place(84, 73, 1), 1) == lawful


@pytest.mark.rule("R-obj-6")
def test_nobody_flees_out_of_a_combat() -> None:
    troupe = bomber(dice=[10, 20])
    friend = troupe.add("a doc", at(18, 19))
    contact.join(troupe.state, 1, [friend])
    throw(troupe, DROP[1][ON_IT])
    assert question(troupe.state) == "fire"
    # Doc has the higher euphoria: his die is thrown first
    assert (troupe.state.life[friend], troupe.state.life[1]) == (90, 130)


@pytest.mark.rule("R-madeleine-2")
def test_the_fascinated_cannot_flee() -> None:
    troupe = bomber(dice=[10])
    troupe.state.mark(1, flags.FASCINATED)
    throw(troupe, DROP[1][ON_IT])
    assert troupe.state.life[1] == 140


@pytest.mark.rule("R-obj-6")
def test_with_no_lawful_place_one_stays() -> None:
    # in a narrow pit of blocks, whose tops are too high
    walls = (block(16, 16, 4, 1.25), block(16, 18.75, 4, 1.25), block(19, 17.25, 1, 1.5))
    troupe = bomber(*walls, block(15.5, 16, 0.5, 1.25), dice=[10])
    fires(troupe, 0)
    act(troupe, 0, THROW_GRENADE)
    act(troupe, 0, place(72, 72))
    assert offered(troupe.state, "flee", 1), "out by the west it can"
    troupe.add("b doc", at(15, 18))
    troupe.add("b mycky", at(15, 17))
    troupe.add("b susan", at(15, 19))
    assert not fleeing.can_flee(troupe.state, 1)


@pytest.mark.rule("R-obj-6")
def test_where_the_middle_of_a_sixteenth_is_taken_its_neighbours_are_offered() -> None:
    troupe = bomber()
    throw(troupe, DROP[1][ON_IT])
    state = troupe.state
    free = fleeing.refuge(state, 1, 0)
    assert free is not None
    troupe.add("b susan", (free[0], free[1] + 3, 0))
    other = fleeing.refuge(state, 1, 0)
    assert other is not None and other != free
    assert contact.is_free(state, other, 1)
    assert sum(len(sector) for sector in fleeing.SECTORS) == len(RIM_OFFSETS)
    assert {spot for sector in fleeing.SECTORS for spot in sector} == set(RIM_OFFSETS)
    assert min(len(sector) for sector in fleeing.SECTORS) >= 3


@pytest.mark.rule("R-obj-6", "R-move-4")
def test_nobody_flees_into_somebody_or_through_a_wall() -> None:
    troupe = bomber(block(20, 10, 0.25, 16))
    throw(troupe, DROP[1][ON_IT])
    assert all(args[0] not in (0, 1, 15) for args in offered(troupe.state, "flee", 1)), "the wall is to the east"
    assert (12, 1) in RIM_OFFSETS
    assert not may(troupe, place(84, 73), 1)
    west = fleeing.refuge(troupe.state, 1, 8)
    assert west is not None
    troupe.add("b doc", west)
    assert not may(troupe, place(*west), 1)


@pytest.mark.rule("R-obj-1", "R-prof-6")
def test_they_choose_one_after_another_by_euphoria_and_then_the_dice_fall() -> None:
    troupe = bomber(dice=[10, 20, 30])
    high = troupe.add("b doc", at(18, 19))
    friend = troupe.add("a mycky", at(18, 17))
    state = troupe.state
    throw(troupe, DROP[1][ON_IT])
    assert state.subject == high
    act(troupe, 1, STAY)
    assert state.subject == 1
    act(troupe, 1, FLEE[8])
    assert (state.subject, state.deciders) == (friend, (0,))
    assert not events(state, Event.HURT)
    act(troupe, 0, STAY)
    assert (state.life[high], state.life[1], state.life[friend]) == (90, 140, 170)


@pytest.mark.rule("R-obj-1", "R-con-4", "R-con-5")
def test_who_flees_into_an_enemy_is_in_combat_without_a_charge() -> None:
    troupe = bomber(dice=[10])
    throw(troupe, DROP[1][ON_IT])
    state = troupe.state
    west = fleeing.refuge(state, 1, 8)
    assert west is not None
    enemy = troupe.add("a doc", (west[0] - 4, west[1], 0), flags=flags.PRONE)
    state.mark(1, flags.PRONE)
    state._offer_seat = -1
    act(troupe, 1, FLEE[8])
    assert state.fight[1] == state.fight[enemy] >= 0
    assert not state.flags[1] & flags.CHARGED
    assert not state.is_prone(enemy)
    assert not state.is_prone(1)


@pytest.mark.rule("R-obj-1", "R-move-5")
def test_the_prone_flee_prone() -> None:
    troupe = bomber(dice=[10])
    troupe.state.mark(1, flags.PRONE)
    throw(troupe, DROP[1][ON_IT])
    act(troupe, 1, FLEE[2])
    assert troupe.state.is_prone(1)


@pytest.mark.rule("R-mis-1")
def test_susan_and_her_saviour_do_not_flee_apart() -> None:
    troupe = scene(dice=[10, 10], mission="rescue")
    troupe.add("a sooyoung", at(10, 18), objects="grenade")
    troupe.add("b nikolai", at(18, 18))
    susan = troupe.add("b susan", at(18, 19))
    troupe.state.saviour = 1
    throw(troupe, DROP[1][ON_IT])
    assert question(troupe.state) == "fire", "no place at the rim touches the other"
    assert troupe.state.life[susan] == 90


@pytest.mark.rule("R-kill-1", "R-prof-8", "R-vp-1")
def test_those_without_life_fall_together_and_the_thrower_is_credited() -> None:
    troupe = bomber(dice=[100, 100])
    friend = troupe.add("a doc", at(18, 19), life=1)
    troupe.state.life[1] = 1
    state = troupe.state
    throw(troupe, DROP[1][ON_IT])
    act(troupe, 0, STAY)
    act(troupe, 1, STAY)
    assert state.is_down(1) and state.is_down(friend)
    assert state.how[1] == codes.BY_BLAST
    assert (state.killer[1], state.killer[friend]) == (0, -1)
    assert events(state, Event.ELATED) == [(0, 1, 1)]


@pytest.mark.rule("R-vp-7", "R-benkei-1", "R-richelle")
def test_a_called_benkei_that_dies_with_richelle_was_killed_and_did_not_just_leave() -> None:
    troupe = scene(dice=[100, 100])
    troupe.add("a sooyoung", at(10, 18), objects="grenade")
    richelle = troupe.add("b richelle", at(18, 18), flags=flags.FASCINATED)
    dog = troupe.add("b benkei", at(18, 19), flags=flags.CALLED | flags.FASCINATED)
    state = troupe.state
    state.owner[dog] = richelle
    throw(troupe, DROP[richelle][ON_IT])
    assert state.is_down(richelle) and state.is_down(dog)
    assert events(state, Event.ELATED) == [(0, dog, 2), (0, richelle, 1)]


@pytest.mark.rule("R-mis-5", "R-kill-1", "R-doc-1")
def test_a_rescued_susan_who_burns_with_her_saviour_was_killed_as_one_of_the_team() -> None:
    troupe = scene(dice=[100, 100], mission="rescue")
    troupe.add("a doc", at(10, 18))
    saviour = troupe.add("b sooyoung", at(13, 18))
    susan = troupe.add("b susan", at(14, 18))
    state = troupe.state
    state.saviour = saviour
    state.life[saviour] = state.life[susan] = 1
    state.euphoria[saviour] = 10
    fires(troupe, 0)
    act(troupe, 0, FLAME)
    act(troupe, 0, DIRECTION[0])
    assert state.is_down(susan) and state.side[susan] == 1
    assert events(state, Event.ELATED) == [(0, susan, 1), (0, saviour, 1)]


@pytest.mark.rule("R-move-8")
def test_who_is_injured_drops_what_it_carries_where_it_fled_to() -> None:
    troupe = bomber(dice=[10])
    state = troupe.state
    state.drums = [(*at(18, 18), 1, -1)]
    state.load[1] = 0
    throw(troupe, DROP[1][ON_IT])
    act(troupe, 1, FLEE[0])
    assert state.load[1] == -1
    assert state.drums[0] == (*state.place(1), -1, -1)


# Arendal's belt.


@pytest.mark.rule("R-arendal", "R-ap-1")
def test_a_free_grenade_costs_nothing_and_may_be_left_unthrown() -> None:
    troupe = bomber(dice=[10], objects="")
    state = troupe.state
    start(troupe, codes.THROW, 0, 3 | blasts.FREE)
    act(troupe, 0, DROP[1][ON_IT])
    act(troupe, 1, STAY)
    assert (state.life[1], state.ap[0], state.flags[0], state.objects[0]) == (140, 12, 0, 0)
    assert events(state, Event.THREW) == [(0, 3, *at(18, 18))]
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
    assert events(state, Event.STUNNED) == [(friend, 5), (1, 5)]
    assert question(state) == "fire"
    assert kinds(state) == ["shoot", "end"]
    assert state.flags[0] & flags.DRAWN


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
    assert events(state, Event.BLASTED) == [(0, 0)]
    assert (state.ap[0], state.objects[0]) == (10, 0)
    assert state.legal(0) == RIM_OF
    act(troupe, 0, RIM_OF[0])
    act(troupe, 1, STAY)
    assert state.life[victim] == 110
    assert state.terrain.gone == 1
    assert events(state, Event.REMOVED) == [(0,)]
    assert state.charge_at[0] == -1
    assert not state.flags[0] & flags.DRAWN
    assert kinds(state) == ["end"]


@pytest.mark.rule("R-obj-3", "R-obj-7")
def test_charges_need_their_element_and_it_empty() -> None:
    troupe = sapper(ruins(30, 16, 4, 4), ruins(30, 26, 4, 4))
    state = troupe.state
    who = troupe.add("b nikolai", at(40, 18))
    state.ap = [12, 9]
    assert charges.can_blast(state, 0)
    for spot, possible in (
        (at(32, 18), False),
        (at(30, 18), False),
        (at(29.75, 18), True),
        (at(32, 28), True),
    ):
        state.put(who, spot)
        assert charges.can_blast(state, 0) == possible
    state.put(who, at(32, 18))
    state.mark(who, flags.DOWN)
    assert charges.can_blast(state, 0), "a body does not matter"
    removal.remove_element(state, 0)
    assert not charges.can_blast(state, 0)
    assert state.charge_at[0] == 0
    state.charge_at[0] = 1
    assert charges.can_blast(state, 0)
    state.objects[0] = 0
    assert not charges.can_blast(state, 0), "they were taken away"


@pytest.mark.rule("R-obj-3", "R-fig-5")
@pytest.mark.parametrize("surface", [1, 2])
def test_on_the_roof_is_in_the_building(surface: int) -> None:
    troupe = sapper(building(30, 16, 6, 6))
    troupe.add("a doc", at(33, 19, surface))
    assert not charges.can_blast(troupe.state, 0)


@pytest.mark.rule("R-obj-3", "R-fig-5")
def test_on_a_block_that_stands_in_ruins_is_not_in_the_ruins() -> None:
    troupe = sapper(ruins(30, 16, 6, 6), block(32, 18, 2, 2))
    troupe.add("a doc", at(33, 19, 1))
    assert charges.can_blast(troupe.state, 0)


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
    listed = charges.centres(troupe.state.terrain, 0)
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
    assert not charges.can_blast(state, looter)
    assert not firing.is_busy(state, 0)


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
    down = troupe.add("b susan", at(12, 18), flags=flags.DOWN)
    state = fires(troupe, 0).state
    assert kinds(state) == ["flame", "end"]
    act(troupe, 0, FLAME)
    assert state.legal(0) == DIRECTION
    act(troupe, 0, DIRECTION[0])
    assert events(state, Event.FLAMES) == [(0, 1, 0)]
    # Madeleine has the higher euphoria
    assert [state.life[one] for one in (friend, foe, behind, down)] == [70, 130, 200, 100]
    assert (state.ap[0], is_over(state)) == (8, True)
    assert not firing.is_busy(state, 0)
    assert not events(state, Event.LUCK)


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
    removal.remove_element(state, 0)
    assert [state.place(one) for one in (floor, above, roof)] == [at(22, 12), at(25, 15), at(22, 16)]
    assert [state.is_prone(one) for one in (floor, above, roof, outside, other)] == [True] * 3 + [False] * 2
    assert state.place(other) == at(32, 12, 4)
    assert state.life == [100, 150, 200, 100, 100]
    assert state.terrain.gone == 1
    assert events(state, Event.REMOVED) == [(0,)]
    assert events(state, Event.TUMBLED) == [
        (floor, *at(22, 12)),
        (above, *at(25, 15)),
        (roof, *at(22, 16)),
    ]


@pytest.mark.rule("R-nikolai")
def test_those_in_ruins_go_prone_too() -> None:
    troupe = scene(ruins(20, 10, 8, 8))
    inside, outside = troupe.add("a doc", at(22, 12)), troupe.add("b doc", at(18, 12))
    removal.remove_element(troupe.state, 0)
    assert (troupe.state.is_prone(inside), troupe.state.is_prone(outside)) == (True, False)
    assert troupe.state.place(inside) == at(22, 12)


@pytest.mark.rule("R-nikolai", "R-move-4")
def test_one_above_the_other_the_lower_one_keeps_the_spot() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=1))
    roof, floor = troupe.add("a doc", at(24, 14, 2)), troupe.add("a nikolai", at(24, 14, 1))
    state = troupe.state
    removal.remove_element(state, 0)
    assert state.place(floor) == at(24, 14)
    assert state.square(roof, floor) == 16
    assert state.on[roof] == GROUND


@pytest.mark.rule("R-nikolai", "R-con-7")
def test_combats_are_looked_at_again() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=1))
    above, below = troupe.add("a doc", at(24, 14, 2)), troupe.add("b nikolai", at(24, 14, 1))
    state = troupe.state
    assert not contact.in_combat(state, above)
    removal.remove_element(state, 0)
    assert state.fight[above] == state.fight[below] >= 0

    troupe = scene(block(20, 10, 4, 4, height=3))
    one, other = troupe.add("a doc", at(22.5, 12, 1)), troupe.add("b nikolai", at(23.5, 12, 1))
    third = troupe.add("a susan", at(24.5, 12))
    contact.join(troupe.state, one, [other])
    removal.remove_element(troupe.state, 0)
    assert troupe.state.fight[one] == troupe.state.fight[other] == 0
    assert troupe.state.fight[third] == 0, "Nikolai comes down beside her"


@pytest.mark.rule("R-nikolai", "R-con-7")
def test_who_was_fought_from_outside_and_is_out_of_touch_fights_no_more() -> None:
    troupe = scene(ruins(20, 10, 4, 4), block(20, 10, 4, 4, height=3))
    one, other = troupe.add("a doc", at(22, 12, 1)), troupe.add("b nikolai", at(25, 12))
    contact.join(troupe.state, one, [other])
    removal.remove_element(troupe.state, 1)
    assert troupe.state.fight == [-1, -1]


@pytest.mark.rule("R-nikolai", "R-move-8")
def test_what_is_carried_goes_where_its_carrier_goes() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=1))
    carrier = troupe.add("a doc", at(24, 14, 2))
    carried = troupe.add("b susan", at(24, 14, 2), flags=flags.DOWN)
    troupe.add("a nikolai", at(24, 14, 1))
    porter = troupe.add("a mycky", at(25, 14, 2))
    state = troupe.state
    state.load[carrier], state.load[porter] = BODY_LOAD + carried, 0
    state.drums = [(*at(1, 1), porter, -1)]
    removal.remove_element(state, 0)
    assert state.place(carrier) != at(24, 14)
    assert state.place(carried) == state.place(carrier)
    assert state.drums == [(*state.place(porter), porter, -1)]


@pytest.mark.rule("R-nikolai", "R-body-1", "R-move-8")
def test_things_and_bodies_come_down_and_what_is_carried_stays_carried() -> None:
    troupe = scene(block(20, 10, 8, 8))
    carrier = troupe.add("a doc", at(22, 12, 1))
    carried = troupe.add("b susan", at(22, 12, 1), flags=flags.DOWN)
    body = troupe.add("b nikolai", at(26, 16, 1), flags=flags.DOWN)
    state = troupe.state
    state.load[carrier] = BODY_LOAD + carried
    state.drums = [(*at(24, 14, 1), -1, -1), (*at(5, 5), -1, -1)]
    removal.remove_element(state, 0)
    assert state.place(body) == at(26, 16)
    assert state.drums == [(*at(24, 14), -1, -1), (*at(5, 5), -1, -1)]
    assert state.load[carrier] == BODY_LOAD + carried
    assert state.place(carried) == state.place(carrier) == at(22, 12)
    assert not state.is_prone(body)
