"""Positioning: the menu, walking, hitting the deck, leaping (R-move-1 to R-move-17)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes, contact, falling, goals, missions, moving, rescue
from euphoria.games.reality.flags import (
    BEGUN,
    DOWN,
    FASCINATED,
    LASTING,
    MASSACRE,
    MOVED,
    PRONE,
    WALKED,
)
from euphoria.games.reality.geometry.nodes import nodes
from euphoria.games.reality.geometry.terrain import Link
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice
from euphoria.kernel.errors import IllegalAction
from tests.reality.positioning import (
    asked,
    at_place,
    do,
    is_over,
    kinds,
    logged,
    may,
    offered,
    position,
    price,
    scene,
    via_place,
    walk,
)
from tests.reality.stage import CURTAIN, at, barricade, block, building, ruins, start

TOP = 1
"""The surface of the only block of a scene."""


# The menu.


@pytest.mark.rule("R-turn-2", "R-move-5")
def test_several_things_are_done_in_one_activation_until_it_is_ended() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    assert kinds(troupe) == {"walk", "deck", "end"}
    walk(troupe, at(13, 10))
    do(troupe, actions.DECK)
    assert kinds(troupe) == {"up", "end"}
    do(troupe, actions.UP)
    walk(troupe, at(14, 10))
    assert troupe.state.place(nikolai) == at(14, 10) and troupe.state.ap[nikolai] == 9 - 3 - 1 - 1 - 1
    do(troupe, actions.END)
    assert is_over(troupe)


@pytest.mark.rule("R-turn-2")
def test_an_activation_ends_by_itself_when_no_points_are_left() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    walk(troupe, at(19, 10))
    assert is_over(troupe)


def test_who_gives_up_walking_is_not_asked_about_it_again() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    do(troupe, actions.WALK, actions.STAY)
    assert kinds(troupe) == {"deck", "end"}
    assert troupe.state.spent[nikolai] == 0 and not troupe.state.flags[nikolai] & (WALKED | MOVED | BEGUN)


@pytest.mark.rule("R-move-5")
def test_the_deck_and_getting_up_cost_one_each_and_a_prone_figure_does_not_walk() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10), flags=PRONE)
    position(troupe, nikolai)
    assert kinds(troupe) == {"up", "end"}
    do(troupe, actions.UP)
    assert not troupe.state.is_prone(nikolai) and troupe.state.ap[nikolai] == 8
    do(troupe, actions.DECK)
    assert troupe.state.is_prone(nikolai) and troupe.state.ap[nikolai] == 7
    assert logged(troupe, "got-up") == [(nikolai,)] and logged(troupe, "hit-deck") == [(nikolai,)]


@pytest.mark.rule("R-madeleine")
def test_who_is_fascinated_has_nothing_to_do() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10), flags=FASCINATED)
    position(troupe, nikolai)
    assert is_over(troupe)


def test_who_has_no_points_or_is_down_has_nothing_to_do() -> None:
    troupe = scene()
    for name, flags in (("a nikolai", 0), ("a mycky", DOWN)):
        figure = troupe.add(name, at(10, 10 + 2 * len(troupe.names)), flags=flags)
        troupe.state.ap[figure] = 0 if not flags else 9
        assert not moving.is_busy(troupe.state, figure)
    troupe.state.ap[troupe["a nikolai"]] = 1
    assert moving.is_busy(troupe.state, troupe["a nikolai"])


# What a way costs.


@pytest.mark.rule("R-move-1", "R-move-2")
def test_part_of_an_inch_counts_as_one() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    walk(troupe, at(13.5, 10))
    assert troupe.state.spent[nikolai] == 4
    assert logged(troupe, "walked") == [(nikolai, *at(13.5, 10), 4)]


@pytest.mark.rule("R-move-1", "R-move-2")
def test_crossing_costs_double_and_is_rounded_on_its_own() -> None:
    troupe = scene(ruins(12, 2, 2.5, 16))
    nikolai = troupe.add("a nikolai", at(11.5, 10))
    position(troupe, nikolai)
    walk(troupe, at(15, 10))
    assert troupe.state.spent[nikolai] == 1 + 6 + 1


@pytest.mark.rule("R-move-1")
def test_carrying_doubles_open_ground_but_not_crossing() -> None:
    troupe = scene(ruins(12, 2, 2, 16))
    blanca = troupe.add("a blanca", at(11, 10))
    body = troupe.add("a nikolai", at(11, 10), flags=DOWN)
    troupe.state.load[blanca] = BODY_LOAD + body
    position(troupe, blanca)
    walk(troupe, at(15, 10))
    assert troupe.state.spent[blanca] == 2 + 4 + 2


@pytest.mark.rule("R-centinel-3", "R-move-1")
def test_a_machine_carries_at_no_extra_cost() -> None:
    troupe = scene()
    centinel = troupe.add("a centinel", at(10, 10))
    body = troupe.add("a nikolai", at(10, 10), flags=DOWN)
    troupe.state.load[centinel] = BODY_LOAD + body
    position(troupe, centinel)
    walk(troupe, at(14, 10))
    assert troupe.state.spent[centinel] == 4


@pytest.mark.rule("R-move-3")
def test_a_block_is_climbed_for_twice_its_height_and_a_barricade_crossed_by_its_width() -> None:
    troupe = scene(block(12, 8, 4, 4, height=2))
    blanca = troupe.add("a blanca", at(11, 10))
    position(troupe, blanca)
    walk(troupe, at(13, 10, TOP))
    assert troupe.state.spent[blanca] == 1 + 4 + 1
    assert troupe.state.feet(blanca) == 8

    troupe = scene(barricade(12, 4, 1, 12))
    blanca = troupe.add("a blanca", at(11, 10))
    position(troupe, blanca)
    walk(troupe, at(14, 10))
    assert troupe.state.spent[blanca] == 1 + 2 + 1


@pytest.mark.rule("R-move-1")
def test_a_ladder_costs_what_open_ground_does() -> None:
    link = Link(at(11, 10), at(12.5, 10, TOP))
    troupe = scene(block(12, 8, 4, 4, height=3), links=(link,))
    blanca = troupe.add("a blanca", at(9, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(13.5, 10, TOP)) == 2 + 3 + 1


@pytest.mark.rule("R-move-7", "R-move-12", "R-move-17")
def test_a_walk_down_jumps_while_that_is_harmless_and_climbs_down_from_higher() -> None:
    for height, cost in ((2, 1 + 2 + 1), (3, 1 + 2 + 1), (4, 1 + 8 + 1)):
        troupe = scene(block(12, 8, 4, 4, height=height))
        blanca = troupe.add("a blanca", at(13, 10, TOP))
        position(troupe, blanca)
        walk(troupe, at(11, 10))
        assert troupe.state.spent[blanca] == cost and troupe.state.life[blanca] == 100


# Where one can go.


@pytest.mark.rule("R-move-4", "R-fig-1")
@pytest.mark.parametrize("flags", [0, PRONE])
def test_nobody_walks_through_a_figure(flags: int) -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a mycky", at(12, 10), flags=flags)
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(14, 10)) == 5
    assert not may(troupe, at_place(at(12, 10))) and not may(troupe, at_place(at(12.75, 10)))
    assert may(troupe, at_place(at(13, 10)))


@pytest.mark.rule("R-fig-1")
def test_bodies_are_no_obstacle() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("b mycky", at(12, 10), flags=DOWN)
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(14, 10)) == 4
    assert may(troupe, at_place(at(12, 10)))


@pytest.mark.rule("R-move-4")
def test_a_base_overlaps_neither_scenery_nor_the_edge() -> None:
    troupe = scene(barricade(12, 4, 1, 12))
    blanca = troupe.add("a blanca", at(10, 1))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, at_place(at(11.75, 8))) and may(troupe, at_place(at(11.5, 8)))
    assert not may(troupe, at_place(at(9, 0.25))) and may(troupe, at_place(at(9, 0.5)))
    assert not may(troupe, at_place(at(9, 5, 7))) and not may(troupe, at_place((-40, 4, 0)))


@pytest.mark.rule("R-move-11")
def test_the_goals_offered_are_those_that_the_points_reach() -> None:
    troupe = scene(ruins(14, 8, 3, 4), block(18, 12, 4, 4))
    blanca = troupe.add("a blanca", at(12, 10))
    troupe.add("a mycky", at(15, 10))
    troupe.add("b nikolai", at(12, 15))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    listed = {action.args[0] for action in offered(troupe) if action.kind == "to"}
    costs = {
        number: price(troupe, place)
        for number, place in enumerate(nodes(troupe.state.terrain))
        if (place[0] - 48) ** 2 + (place[1] - 60) ** 2 >= 25
    }
    assert len(listed) > 50 and all(costs[node] is not None for node in listed)
    assert all(cost is None or cost > 10 for node, cost in costs.items() if node not in listed)
    for node in sorted(listed)[::7]:
        other = troupe.state.copy()
        other.apply(0, actions.TO[node])
        assert other.place(blanca) == nodes(other.terrain)[node] and 0 < other.spent[blanca] <= 12


@pytest.mark.rule("R-move-11")
def test_the_engine_goes_round_where_that_is_cheaper() -> None:
    troupe = scene(ruins(12, 9, 4, 2))
    blanca = troupe.add("a blanca", at(11, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(17, 10)) == 7


@pytest.mark.rule("R-move-11", "R-move-13")
def test_way_points_are_kept_to_and_the_rounding_is_over_the_whole_way() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, via_place(at(12.5, 10)), via_place(at(12.5, 12)))
    assert asked(troupe) == "goal" and offered(troupe) == [actions.STAY]
    do(troupe, at_place(at(14, 12)))
    assert troupe.state.spent[blanca] == 6 and troupe.state.place(blanca) == at(14, 12)
    assert troupe.state.route == []


@pytest.mark.rule("R-move-11")
def test_way_points_obey_the_rules_too() -> None:
    troupe = scene(block(14, 8, 2, 4))
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a mycky", at(10, 12))
    troupe.add("b nikolai", at(10, 7))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, via_place(at(18, 10))), "through the block"
    assert not may(troupe, via_place(at(10, 14))), "through a friend"
    assert not may(troupe, via_place(at(10, 8))), "an enemy would be touched"
    assert not may(troupe, via_place(at(2, 20))) and may(troupe, via_place(at(3, 19))), "12.8 and 11.4 away"
    assert not may(troupe, via_place(at(10, 10))), "no leg at all"
    do(troupe, via_place(at(12, 10)))
    assert not may(troupe, at_place(at(18, 10))), "the last leg leads through the block"
    assert may(troupe, at_place(at(10, 10))), "and back"


def test_who_has_set_a_way_point_may_still_stay() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, via_place(at(12, 10)), actions.STAY)
    assert troupe.state.place(blanca) == at(10, 10) and troupe.state.spent[blanca] == 0


def test_what_cannot_be_paid_is_refused() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    do(troupe, actions.WALK)
    assert may(troupe, at_place(at(19, 10))) and not may(troupe, at_place(at(19.25, 10)))
    with pytest.raises(IllegalAction):
        do(troupe, at_place(at(19.25, 10)))
    assert not may(troupe, at_place(at(10, 10)))


# Having moved.


@pytest.mark.rule("R-ap-3")
def test_walking_counts_as_movement_and_the_deck_does_not() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    do(troupe, actions.DECK, actions.UP)
    assert not troupe.state.flags[nikolai] & (WALKED | MOVED)
    walk(troupe, at(11, 10))
    assert troupe.state.flags[nikolai] & (WALKED | MOVED) == WALKED | MOVED


@pytest.mark.rule("R-kabuki", "R-ap-3")
def test_a_free_walk_costs_nothing_and_does_not_count() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10))
    troupe.state.purse = 9
    start(troupe, codes.WALK, kabuki, goals.FREE)
    assert not may(troupe, at_place(at(19.25, 10)))
    do(troupe, at_place(at(19, 10)))
    state = troupe.state
    assert state.place(kabuki) == at(19, 10) and state.spent[kabuki] == 0
    assert not state.flags[kabuki] & (WALKED | MOVED | BEGUN)


@pytest.mark.rule("R-kabuki")
def test_who_gives_up_a_free_walk_may_still_walk_in_this_turn() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10))
    troupe.state.purse = 9
    troupe.state.push(codes.POSITION, 0, kabuki)
    start(troupe, codes.WALK, kabuki, goals.FREE)
    do(troupe, actions.STAY)
    assert kinds(troupe) == {"walk", "deck", "end"}


@pytest.mark.rule("R-kabuki", "R-move-5")
def test_a_free_walk_pays_for_getting_up_first() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10), flags=PRONE)
    troupe.state.purse = 9
    start(troupe, codes.WALK, kabuki, goals.FREE)
    assert not may(troupe, at_place(at(19, 10)))
    do(troupe, at_place(at(18, 10)))
    assert not troupe.state.is_prone(kabuki) and troupe.state.spent[kabuki] == 0


# Those who move otherwise.


@pytest.mark.rule("R-odonell-1")
def test_an_encouraged_figure_moves_once_more_for_nothing_and_no_farther() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.encouraged[nikolai] = codes.REPEAT_MOVE
    position(troupe, nikolai)
    assert actions.AGAIN not in offered(troupe), "there is nothing to repeat yet"
    walk(troupe, at(10, 19))
    assert offered(troupe) == [actions.AGAIN, actions.END]
    troupe.state.unmark(nikolai, WALKED | MOVED)
    do(troupe, actions.AGAIN)
    assert not may(troupe, at_place(at(19.25, 19)))
    do(troupe, at_place(at(19, 19)))
    assert troupe.state.place(nikolai) == at(19, 19) and troupe.state.spent[nikolai] == 9
    assert troupe.state.flags[nikolai] & (WALKED | MOVED) == WALKED | MOVED
    assert is_over(troupe)


@pytest.mark.rule("R-odonell-1")
@pytest.mark.parametrize("repeat", [-1, codes.REPEAT_ATTACK, codes.REPEAT_SHOOTING])
def test_nobody_else_moves_again(repeat: int) -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.encouraged[nikolai] = repeat
    position(troupe, nikolai)
    walk(troupe, at(10, 13))
    assert kinds(troupe) == {"walk", "deck", "end"} and troupe.state.cost[nikolai] == -1


@pytest.mark.rule("R-odonell-1")
def test_the_repeat_is_as_large_as_the_last_walk() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.encouraged[nikolai] = codes.REPEAT_MOVE
    position(troupe, nikolai)
    walk(troupe, at(10, 13))
    walk(troupe, at(10, 15))
    do(troupe, actions.AGAIN)
    assert price(troupe, at(10, 17)) == 2 and price(troupe, at(10, 17.25)) is None
    do(troupe, actions.STAY)
    assert kinds(troupe) == {"walk", "deck", "end"}, "the repeat is given up"


@pytest.mark.rule("R-centinel-1")
def test_a_machine_in_massacre_keeps_three_points() -> None:
    troupe = scene()
    centinel = troupe.add("a centinel", at(10, 10), flags=MASSACRE)
    position(troupe, centinel)
    do(troupe, actions.WALK)
    assert not may(troupe, at_place(at(19.25, 10)))
    do(troupe, at_place(at(19, 10)))
    assert troupe.state.ap[centinel] == 3 and is_over(troupe)


@pytest.mark.rule("R-centinel-1", "R-centinel-4")
def test_with_three_points_or_fewer_it_does_not_move_at_all() -> None:
    troupe = scene()
    centinel = troupe.add("a centinel", at(10, 10), flags=MASSACRE, life=20)
    position(troupe, centinel)
    assert troupe.state.ap[centinel] == 2 and is_over(troupe)


@pytest.mark.rule("R-benkei-3")
def test_a_benkei_takes_ransacks_and_frees_nothing() -> None:
    troupe = scene(mission="rescue")
    benkei = troupe.add("a benkei", at(10, 10))
    body = troupe.add("b nikolai", at(11, 10), flags=DOWN, objects="kit")
    troupe.state.shown[body] = troupe.state.objects[body]
    troupe.add("- susan", at(10, 11))
    troupe.state.drums.append((*at(9, 10), -1, -1))
    position(troupe, benkei)
    assert kinds(troupe) == {"walk", "deck", "end"}
    do(troupe, actions.WALK)
    assert not kinds(troupe) & {"charge", "beside-drum"}


# Leaping.


@pytest.mark.rule("R-move-7", "R-move-12", "R-move-17", "R-ap-3")
@pytest.mark.parametrize(("height", "lost"), [(3.25, 26), (6, 26), (6.25, 51)])
def test_a_leap_costs_two_points_and_hurts_by_its_height(height: float, lost: int) -> None:
    troupe = scene(block(12, 8, 4, 4, height=height), dice=[51])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.LEAP)
    assert kinds(troupe) == {"stay", "land"}
    do(troupe, at_place(at(11, 10)))
    state = troupe.state
    assert state.place(blanca) == at(11, 10) and state.spent[blanca] == 2
    assert state.life[blanca] == 100 - lost, "half of it, rounded up, or all of it, and no luck"
    assert state.flags[blanca] & WALKED and state.flags[blanca] & MOVED
    assert logged(troupe, "leapt") == [(blanca, *at(11, 10), round(4 * height))]
    assert "walk" in kinds(troupe)


@pytest.mark.rule("R-move-7", "R-move-17")
def test_one_leaps_only_where_it_can_hurt_and_only_to_the_foot() -> None:
    troupe = scene(block(12, 8, 4, 4, height=3))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    assert "leap" not in kinds(troupe)

    troupe = scene(block(12, 8, 6, 6, height=4))
    blanca = troupe.add("a blanca", at(15, 11, TOP))
    position(troupe, blanca)
    assert "leap" not in kinds(troupe), "too far from every edge"

    troupe = scene(block(12, 8, 4, 4, height=4))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    troupe.add("a mycky", at(10.5, 10))
    position(troupe, blanca)
    do(troupe, actions.LEAP)
    assert not may(troupe, at_place(at(10, 10))), "farther than 2"
    assert not may(troupe, at_place(at(11, 10))), "somebody is there"
    assert not may(troupe, at_place(at(13.5, 10, TOP)))
    assert may(troupe, at_place(at(11.5, 11)))


@pytest.mark.rule("R-move-7", "R-push-4")
def test_who_dies_of_a_leap_falls_by_their_own_jump() -> None:
    troupe = scene(block(12, 8, 4, 4, height=7), dice=[100])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP), life=60)
    mycky = troupe.add("b mycky", at(11, 11.25))
    position(troupe, blanca)
    do(troupe, actions.LEAP, at_place(at(11, 10.25)))
    state = troupe.state
    assert state.is_down(blanca) and state.how[blanca] == codes.BY_OWN_JUMP and state.killer[blanca] == -1
    assert state.place(blanca) == at(11, 10.25) and state.fight == [-1, -1] and state.euphoria[mycky] == 1
    assert is_over(troupe)


@pytest.mark.rule("R-move-8", "R-move-7")
def test_who_is_hurt_by_a_leap_drops_the_load_where_they_land() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4), dice=[10])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    body = troupe.add("a nikolai", at(12.5, 10, TOP), flags=DOWN)
    troupe.state.load[blanca] = BODY_LOAD + body
    position(troupe, blanca)
    do(troupe, actions.LEAP, at_place(at(11, 10)))
    assert troupe.state.load[blanca] == -1 and troupe.state.place(body) == at(11, 10)


def test_a_leap_needs_two_points_and_one_may_think_better_of_it() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.LEAP, actions.STAY)
    assert kinds(troupe) == {"deck", "end"} and troupe.state.spent[blanca] == 0
    troupe.state.flags[blanca] = 0
    troupe.state.ap[blanca] = 1
    troupe.state._offer_seat = -1
    assert kinds(troupe) == {"walk", "deck", "end"}


# At random.


@pytest.mark.rule("R-move-4", "R-move-8", "R-con-7")
@pytest.mark.parametrize("mission", ["objectives", "rescue"])
def test_whatever_is_chosen_bases_do_not_overlap_and_who_touches_fights(mission: str) -> None:
    dice = Dice(1)
    troupe = scene(
        ruins(14, 8, 4, 4),
        block(20, 12, 4, 4, height=4),
        barricade(8, 14, 4, 1),
        building(26, 4, 5, 5),
        mission=mission,
    )
    state = troupe.state
    state.dice = dice
    state.platforms = [(40, 4), (40, 124)]
    missions.set_scene(state)
    for number, who in enumerate(("nikolai", "blanca", "centinel", "doc", "benkei")):
        for seat in ("a", "b"):
            troupe.add(f"{seat} {who}", at(16 + 3 * number, 3 if seat == "a" else 30), life=60, objects="kit stun")
    if mission == "rescue":
        state.put(troupe["a blanca"], at(23, 18))
        state.side[0], state.saviour = 0, troupe["a blanca"]
    for turn in range(5):
        for figure in [figure for figure in state.figures() if state.side[figure] >= 0]:
            state.spent = [0] * len(state.who)
            state.flags = [flags & LASTING for flags in state.flags]
            if state.stands(figure) and not (turn == 2 and figure % 5 == 0):
                state.outcome = None
                state.agenda = [(CURTAIN, 0, 0, 0)]
                position(troupe, figure)
                while state.deciders:
                    before = state.spent.copy()
                    do(troupe, _lively(offered(troupe), dice))
                    _check_laws(state, before)
            elif state.stands(figure):
                falling.fall(state, figure, codes.BY_SHOT)
                state.agenda = []
    assert len(logged(troupe, "walked")) > 25 and logged(troupe, "charged")
    assert logged(troupe, "took") if mission == "objectives" else logged(troupe, "followed")


def _lively(choices: list[Action], dice: Dice) -> Action:
    """One that moves things on, mostly."""
    good = [action for action in choices if action.kind not in ("end", "stay", "deck", "up", "to", "leap")]
    return dice.pick(good if good and dice.below(4) else choices)


def _check_laws(state: Show, spent: list[int]) -> None:
    standing = state.standing()
    for figure in standing:
        assert state.terrain.stands(state.place(figure)) and state.ap[figure] >= 0
        assert state.spent[figure] >= spent[figure]
        load = state.load[figure]
        if load >= BODY_LOAD:
            assert state.is_down(load - BODY_LOAD) and state.place(load - BODY_LOAD) == state.place(figure)
        elif load >= 0:
            assert state.drums[load] == (*state.place(figure), figure, -1)
        for other in standing:
            if other > figure:
                on_one_level = abs(state.feet(figure) - state.feet(other)) < 5
                assert state.square(figure, other) >= 16 or not on_one_level
                if {state.side[figure], state.side[other]} == {0, 1} and contact.touching(state, figure, other):
                    assert state.fight[figure] == state.fight[other] >= 0
    susan = rescue.led_by(state, state.saviour)
    assert susan < 0 or contact.touching(state, susan, state.saviour)


@pytest.mark.rule("R-turn-2")
def test_who_gave_up_walking_and_did_something_else_may_walk_after_all() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.STAY)
    assert "walk" not in kinds(troupe)
    do(troupe, actions.DECK, actions.UP)
    assert "walk" in kinds(troupe)


@pytest.mark.rule("R-turn-2", "R-mis-1")
def test_after_something_else_susan_may_shift_after_all() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a susan", at(11, 10))
    troupe.state.saviour = blanca
    position(troupe, blanca)
    do(troupe, actions.SHIFT, actions.STAY)
    assert "shift" not in kinds(troupe)
    do(troupe, actions.DECK)
    assert "shift" in kinds(troupe)


@pytest.mark.rule("R-move-11", "R-move-4")
@pytest.mark.parametrize("mission", ["massacre", "rescue"])
@pytest.mark.parametrize("surface", [1, 99, -1, -9])
def test_a_surface_that_is_not_there_is_refused_as_a_goal_and_as_a_way_point(surface: int, mission: str) -> None:
    troupe = scene(mission=mission)
    blanca = troupe.add("a blanca", at(10, 10))
    if mission == "rescue":
        troupe.add("a susan", at(11, 10))
        troupe.state.saviour = blanca
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, at_place(at(10, 12, surface)))
    assert not may(troupe, via_place(at(10, 12, surface)))
    assert may(troupe, at_place(at(10, 12))) and may(troupe, via_place(at(10, 12)))
