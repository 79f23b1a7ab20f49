"""Coming into contact: charges and how combats begin (R-move-9, R-con-1 to R-con-7)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes
from euphoria.games.reality.figure_flags import CHARGED, FASCINATED, HIGH, MASSACRE, PRONE
from euphoria.games.reality.geometry.terrain import Link, Place
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.figures.contact import ALL_ROUND_A_BASE
from euphoria.games.reality.rules.positioning import positioning, walking
from tests.reality.positioning import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
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
from tests.reality.stage import CURTAIN, TOP, Troupe, at, block, building, ruins, start

HERE, THERE = at(10, 10), at(16, 10)


def duel(start_at: Place = HERE, enemy_at: Place = THERE, flags: int = 0) -> Troupe:
    troupe = scene()
    troupe.add("a blanca", start_at)
    troupe.add("b nikolai", enemy_at, flags=flags)
    return troupe


@pytest.mark.rule("R-move-9", "R-con-4", "R-att-1")
def test_touching_an_enemy_ends_the_move_and_starts_a_combat() -> None:
    troupe = duel()
    blanca, nikolai = troupe["a blanca"], troupe["b nikolai"]
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.CHARGE[nikolai][WEST])
    state = troupe.state
    assert state.place(blanca) == at(15, 10) and state.spent[blanca] == 5
    assert state.fight[blanca] == state.fight[nikolai] >= 0
    assert state.flags[blanca] & CHARGED and not state.flags[nikolai] & (CHARGED | HIGH)
    assert logged(troupe, "charged") == [(blanca, nikolai)]
    assert is_over(troupe) and state.ap[blanca] == 7, "nothing more is done in this activation"


@pytest.mark.rule("R-move-9", "R-con-5")
@pytest.mark.parametrize("flags", [PRONE, PRONE | FASCINATED])
def test_a_prone_enemy_gets_up_for_nothing(flags: int) -> None:
    troupe = duel(flags=flags)
    blanca, nikolai = troupe["a blanca"], troupe["b nikolai"]
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.CHARGE[nikolai][WEST])
    assert not troupe.state.is_prone(nikolai) and troupe.state.spent[nikolai] == 0
    assert logged(troupe, "got-up") == [(nikolai,)]


@pytest.mark.rule("R-move-9", "R-con-6")
def test_who_is_in_combat_does_not_move_an_inch() -> None:
    troupe = duel(at(10, 10), at(11, 10))
    blanca, nikolai = troupe["a blanca"], troupe["b nikolai"]
    contact.join(troupe.state, blanca, [nikolai])
    troupe.state.drums.append((*at(9, 10), -1, -1))
    position(troupe, nikolai)
    assert offered(troupe) == [actions.END]

    troupe = duel(at(10, 10), at(11, 10))
    contact.join(troupe.state, troupe["a blanca"], [troupe["b nikolai"]])
    troupe.state.purse = 9
    start(troupe, codes.WALK, troupe["b nikolai"], walking.FREE)
    assert is_over(troupe), "not even for nothing"


@pytest.mark.rule("R-con-6", "R-obj-5")
def test_who_might_use_an_object_in_combat_is_asked_whether_or_not_they_have_one() -> None:
    for objects in ("", "grenade", "adrenaline"):
        troupe = scene()
        blanca = troupe.add("a blanca", at(10, 10), objects=objects)
        nikolai = troupe.add("b nikolai", at(11, 10))
        contact.join(troupe.state, blanca, [nikolai])
        position(troupe, blanca)
        assert asked(troupe) == "position"
        assert kinds(troupe) == ({"inject", "end"} if objects == "adrenaline" else {"end"})
    # Everybody knows that these have nothing to use.
    for name, flags in (("a benkei", 0), ("a centinel", MASSACRE), ("a mycky", FASCINATED)):
        figure = troupe.add(name, at(20, 10 + 2 * len(troupe.names)), flags=flags)
        enemy = troupe.add(f"b mycky {name}", at(21, 10 + 2 * len(troupe.names)))
        contact.join(troupe.state, figure, [enemy])
        troupe.state.ap[figure] = 9
        assert not positioning.is_busy(troupe.state, figure)


@pytest.mark.rule("R-con-1")
def test_the_engine_keeps_clear_of_enemies_that_were_not_named() -> None:
    troupe = duel(at(10, 10), at(14, 11))
    blanca, nikolai = troupe["a blanca"], troupe["b nikolai"]
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(18, 10)) == 9, "round him: straight ahead is 8, and bases would touch"
    do(troupe, at_place(at(18, 10)))
    assert troupe.state.fight == [-1, -1] and not troupe.state.flags[blanca] & CHARGED
    assert nikolai not in [enemy for _, enemy in logged(troupe, "charged")]


@pytest.mark.rule("R-con-1", "R-move-11")
def test_no_listed_node_touches_an_enemy() -> None:
    troupe = duel(at(10, 10), at(13.25, 11))
    position(troupe, troupe["a blanca"])
    do(troupe, actions.WALK)
    for action in offered(troupe):
        if action.kind == "to":
            place = walking.goal_of(troupe.state, action)
            assert place is not None and not contact.touches_place(troupe.state, troupe["b nikolai"], place)


@pytest.mark.rule("R-con-1", "R-table-3")
def test_contact_needs_less_than_an_inch_and_a_quarter() -> None:
    for gap, touches in ((1, True), (1.25, False)):
        troupe = duel()
        blanca = troupe["a blanca"]
        position(troupe, blanca)
        walk(troupe, at(16 - gap, 10))
        assert contact.in_combat(troupe.state, blanca) == touches


@pytest.mark.rule("R-con-1")
def test_contact_needs_one_level_and_no_wall() -> None:
    troupe = scene(block(12, 8, 4, 4, height=2))
    blanca = troupe.add("a blanca", at(9, 10))
    nikolai = troupe.add("b nikolai", at(12.5, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert may(troupe, actions.CHARGE[nikolai][EAST]) and not may(troupe, actions.CHARGE[nikolai][WEST])
    do(troupe, at_place(at(11.5, 10)))
    assert not contact.in_combat(troupe.state, blanca)

    troupe = scene(building(12, 6, 6, 8))
    blanca = troupe.add("a blanca", at(8, 10))
    troupe.add("b nikolai", at(12.5, 10, 1))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert "charge" not in kinds(troupe)
    do(troupe, at_place(at(11.5, 10)))
    assert not contact.in_combat(troupe.state, blanca)
    do(troupe, actions.WALK)
    assert may(troupe, via_place(at(9, 10))) and price(troupe, at(8, 10)) == 4, "one may go away from there"


@pytest.mark.rule("R-con-2")
def test_who_cannot_pay_a_charge_does_not_get_there() -> None:
    troupe = duel(at(10, 10), at(22.25, 10))
    blanca, nikolai = troupe["a blanca"], troupe["b nikolai"]
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert may(troupe, actions.CHARGE[nikolai][WEST]) and price(troupe, at(21.25, 10)) == 12, "11.25, rounded up"
    assert not may(troupe, actions.CHARGE[nikolai][NORTH])

    troupe = duel(at(10, 10), at(23.25, 10))
    position(troupe, troupe["a blanca"])
    do(troupe, actions.WALK)
    assert "charge" not in kinds(troupe)


@pytest.mark.rule("R-con-2", "R-move-9")
def test_a_charge_ends_where_bases_first_touch() -> None:
    troupe = duel(at(10.5, 11), at(16, 10))
    nikolai = troupe["b nikolai"]
    position(troupe, troupe["a blanca"])
    do(troupe, actions.WALK)
    assert price(troupe, at(15.5, 11)) == 5, "straight along: it touches at the end"
    assert price(troupe, at(16.5, 11)) == 7, "6 straight along his side, but that touches earlier"
    around = price(troupe, at(17, 10))
    assert around is not None and around > 7, "close round him it would be 7"
    assert may(troupe, actions.CHARGE[nikolai][EAST])
    do(troupe, via_place(at(14, 11)))
    assert may(troupe, at_place(at(16, 11))) and not may(troupe, at_place(at(16.25, 11)))


@pytest.mark.rule("R-con-2", "R-move-1", "R-move-4")
def test_a_charge_is_held_up_by_difficult_ground_and_by_friends() -> None:
    troupe = scene(ruins(12, 0, 5, 36))
    blanca = troupe.add("a blanca", at(10, 10))
    nikolai = troupe.add("b nikolai", at(19, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert "charge" not in kinds(troupe), "8 inches, but 13 points"

    troupe = duel()
    nikolai = troupe["b nikolai"]
    troupe.add("a mycky", at(13, 10))
    position(troupe, troupe["a blanca"])
    do(troupe, actions.WALK)
    assert may(troupe, actions.CHARGE[nikolai][WEST]) and price(troupe, at(15, 10)) == 6

    for friend in (False, True):
        troupe = duel(at(10, 10), at(23, 10))
        if friend:
            troupe.add("a mycky", at(16, 10))
        position(troupe, troupe["a blanca"])
        do(troupe, actions.WALK)
        assert may(troupe, actions.CHARGE[troupe["b nikolai"]][WEST]) != friend, "12 is just enough, without a bend"


@pytest.mark.rule("R-con-2")
def test_an_enemy_may_be_reached_from_every_free_side() -> None:
    troupe = duel()
    nikolai = troupe["b nikolai"]
    troupe.add("a mycky", at(16, 11))
    position(troupe, troupe["a blanca"])
    do(troupe, actions.WALK)
    sides = {action.args[1] for action in offered(troupe) if action.kind == "charge" and action.args[0] == nikolai}
    assert sides == {EAST, WEST, SOUTH, 5, 7}, "the friend stands in the north"


@pytest.mark.rule("R-con-3", "R-att-3")
@pytest.mark.parametrize(("inside", "high"), [(2, True), (2.25, False)])
def test_who_is_charged_uphill_is_on_a_higher_position(inside: float, high: bool) -> None:
    troupe = scene(block(12, 6, 6, 8, height=2))
    blanca = troupe.add("a blanca", at(11, 10))
    nikolai = troupe.add("b nikolai", at(12 + inside, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.CHARGE[nikolai][WEST])
    assert contact.in_combat(troupe.state, nikolai)
    assert bool(troupe.state.flags[nikolai] & HIGH) == high, "an inch after the edge one is on the level again"
    assert not troupe.state.flags[blanca] & HIGH


@pytest.mark.rule("R-con-3")
@pytest.mark.parametrize("up", [True, False])
def test_a_ladder_leads_up_as_well(up: bool) -> None:
    foot, head = at(11, 10), at(12.5, 10, TOP)
    troupe = scene(block(12, 6, 8, 8, height=3), links=(Link(foot, head),))
    blanca = troupe.add("a blanca", at(10, 10) if up else at(14, 10, TOP))
    nikolai = troupe.add("b nikolai", at(14, 10, TOP) if up else at(9.5, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.CHARGE[nikolai][WEST if up else EAST])
    assert contact.in_combat(troupe.state, nikolai) and bool(troupe.state.flags[nikolai] & HIGH) == up


@pytest.mark.rule("R-con-3")
def test_a_charge_on_the_level_or_downhill_gives_no_higher_position() -> None:
    troupe = scene(block(12, 6, 8, 8, height=2))
    blanca = troupe.add("a blanca", at(13, 10, TOP))
    nikolai = troupe.add("b nikolai", at(16, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.CHARGE[nikolai][WEST])
    assert contact.in_combat(troupe.state, nikolai) and not troupe.state.flags[nikolai] & HIGH

    troupe = scene(block(12, 6, 8, 8, height=2))
    blanca = troupe.add("a blanca", at(13, 10, TOP))
    nikolai = troupe.add("b nikolai", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.CHARGE[nikolai][EAST])
    assert contact.in_combat(troupe.state, nikolai) and not troupe.state.flags[nikolai] & HIGH


@pytest.mark.rule("R-con-4")
def test_kabukis_extra_move_can_charge() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10))
    nikolai = troupe.add("b nikolai", at(16, 10))
    troupe.state.purse = 9
    start(troupe, codes.WALK, kabuki, walking.FREE)
    do(troupe, actions.CHARGE[nikolai][WEST])
    assert troupe.state.flags[kabuki] & CHARGED and contact.in_combat(troupe.state, kabuki)


@pytest.mark.rule("R-con-4", "R-con-7", "R-odonell-1")
def test_a_late_joiner_charges_too_and_a_repeated_move_may() -> None:
    troupe = duel(at(10, 10), at(11, 10))
    blanca, nikolai = troupe["a blanca"], troupe["b nikolai"]
    contact.join(troupe.state, blanca, [nikolai])
    mycky = troupe.add("a mycky", at(18, 10))
    troupe.state.encouraged[mycky] = codes.REPEAT_MOVE
    position(troupe, mycky)
    walk(troupe, at(15, 10))
    do(troupe, actions.AGAIN, actions.CHARGE[nikolai][EAST])
    assert troupe.state.flags[mycky] & CHARGED and not troupe.state.flags[blanca] & CHARGED
    assert set(contact.members(troupe.state, troupe.state.fight[mycky])) == {blanca, nikolai, mycky}
    assert is_over(troupe)


@pytest.mark.rule("R-con-7")
def test_enemy_contacts_chain_and_touching_a_friend_does_not_join() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    friend = troupe.add("a mycky", at(16, 12))
    nikolai = troupe.add("b nikolai", at(16, 10))
    second = troupe.add("b mycky", at(15, 9))
    position(troupe, blanca)
    do(troupe, actions.WALK, at_place(at(15, 10)))
    state = troupe.state
    assert state.fight[blanca] == state.fight[nikolai] == state.fight[second] >= 0, "both are touched at once"
    assert sorted(logged(troupe, "charged")) == [(blanca, nikolai), (blanca, second)]
    state.outcome = None
    state.push(CURTAIN)
    position(troupe, friend)
    walk(troupe, at(15, 11))
    assert contact.touching(state, friend, blanca) and not contact.in_combat(state, friend)


@pytest.mark.rule("R-con-1", "R-mis-1")
def test_neither_the_cat_nor_the_captive_susan_is_an_enemy() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 11))
    troupe.add("- susan", at(14, 10))
    troupe.add("- cat", at(14, 12))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(18, 11)) == 8, "straight on between them: nobody keeps clear of them"
    do(troupe, at_place(at(14, 11)))
    assert not contact.in_combat(troupe.state, blanca) and not troupe.state.flags[blanca] & CHARGED


@pytest.mark.rule("R-con-4", "R-move-7")
def test_a_leap_beside_an_enemy_is_a_charge() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4), dice=[10])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    nikolai = troupe.add("b nikolai", at(10.5, 10.75), flags=PRONE)
    position(troupe, blanca)
    do(troupe, actions.LEAP, at_place(at(11, 9.75)))
    assert troupe.state.flags[blanca] & CHARGED and contact.in_combat(troupe.state, nikolai)
    assert not troupe.state.is_prone(nikolai) and not troupe.state.flags[nikolai] & HIGH
    assert is_over(troupe)


# Every enemy that can be touched.


@pytest.mark.rule("R-y-11", "R-con-2")
def test_an_enemy_that_only_a_place_between_the_sides_reaches_is_offered() -> None:
    troupe = scene()
    nikolai, doc = troupe.add("a nikolai", at(10, 10)), troupe.add("b doc", at(19, 14.5))
    position(troupe, nikolai)
    do(troupe, actions.WALK)
    charges = [action for action in offered(troupe) if action.kind == "charge"]
    assert charges == [actions.CHARGE[doc][ALL_ROUND_A_BASE.index((-4, -2))]]
    do(troupe, *charges)
    assert troupe.state.place(nikolai) == at(18, 14) and troupe.state.spent[nikolai] == 9
    assert logged(troupe, "charged") == [(nikolai, doc)]


@pytest.mark.rule("R-y-11", "R-con-1")
def test_an_enemy_far_overhead_does_not_bend_a_way() -> None:
    """The last leg may pass along below somebody whom it cannot touch."""
    troupe = scene(block(12, 8, 4, 4, height=6))
    blanca = troupe.add("a blanca", at(12, 7.25))
    troupe.add("b doc", at(14.5, 8.25, 1))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(15, 7.25)) == 3
