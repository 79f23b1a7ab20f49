"""The attack phase: who fights, the dice, what is said unseen, and sharing (R-att, R-con)."""

from __future__ import annotations

import pytest

from euphoria.games.reality.actions import END, STRIKE, WOUND
from euphoria.games.reality.figure_flags import BERSERK, CHARGED, FASCINATED, HIGH, MOVED, SILENT, STRUCK
from euphoria.games.reality.rules.attack.combat import compare, is_busy, redraw_attacks
from euphoria.games.reality.rules.figures.contact import in_combat
from euphoria.games.reality.rules.firing.scenery_removal import remove_element
from euphoria.kernel.core.dice import Dice
from tests.reality.brawl import LUCKY, UNLUCKY, brawl
from tests.reality.stage import at, ruins

# The dice.


@pytest.mark.rule("R-att-10", "R-att-4")
def test_the_worked_examples_of_the_rulebook() -> None:
    assert compare([3, 4, 5], [8]) == (1, 2)
    assert compare([4, 7, 8], [8, 2, 9, 4]) == (2, 0)


@pytest.mark.rule("R-att-4")
@pytest.mark.parametrize(
    ("one", "other", "injuries"),
    [
        ([], [], (0, 0)),
        ([5], [], (0, 1)),
        ([], [1, 10], (2, 0)),
        ([7], [7], (0, 0)),
        ([7, 7], [7], (0, 1)),  # one for one: the second 7 is left
        ([7, 7, 2], [7, 9], (1, 1)),
        ([9, 1], [8, 2], (1, 1)),  # highest against highest, not best use
        ([10, 5], [10, 6], (1, 0)),
        ([1, 1, 1], [10], (1, 2)),
    ],
)
def test_equal_dice_cancel_and_then_highest_meets_highest(
    one: list[int], other: list[int], injuries: tuple[int, int]
) -> None:
    assert compare(one, other) == injuries
    assert compare(other, one) == injuries[::-1]
    assert compare(one[::-1], other[::-1]) == injuries


@pytest.mark.rule("R-att-10", "R-att-2", "R-att-5", "R-inj-1")
def test_the_first_example_played() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[3, 4, 5, 8, UNLUCKY, 20, UNLUCKY, 30, LUCKY])
    fight.strikes("a nikolai", 3).strikes("b sooyoung", 1)
    assert fight.log("die") == [(0, 3), (0, 4), (0, 5), (1, 8)]
    assert fight.log("injuries") == [(0, 1), (1, 2)]
    assert fight.log("wounded") == [(1,), (1,), (0,)]
    assert fight.life("a nikolai") == 130
    assert fight.life("b sooyoung") == 70
    assert fight.all_dice_thrown()


@pytest.mark.rule("R-att-10", "R-att-1", "R-att-5")
def test_the_second_example_played() -> None:
    fight = brawl(
        "b sooyoung", "a nikolai", "b kabuki", dice=[8, 4, 7, 8, 2, 9, 4, UNLUCKY, 20, UNLUCKY, 30], begin=False
    )
    fight.begin("a nikolai")
    fight.strikes("a nikolai", 3).strikes("b sooyoung", 1).strikes("b kabuki", 3)
    assert fight.life("a nikolai") == 100
    assert fight.log("wounded") == [(1,), (1,)]


@pytest.mark.rule("R-att-2", "R-prof-2")
def test_an_attack_costs_one_point_each_up_to_the_profile() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5, 5, LUCKY, LUCKY])
    assert fight.state.legal(0) == STRIKE[:4]
    assert fight.state.legal(1) == STRIKE[:2]
    fight.strikes("a nikolai", 2).strikes("b sooyoung", 0)
    assert fight.state.ap == [7, 12]
    assert fight.state.spent == [2, 0]


@pytest.mark.rule("R-att-2")
def test_no_more_attacks_than_points() -> None:
    fight = brawl("a nikolai", "b sooyoung", begin=False)
    fight.state.spent[0] = 8
    fight.begin("a nikolai")
    assert fight.state.legal(0) == STRIKE[:2]


@pytest.mark.rule("R-att-2", "R-att-8")
def test_who_cannot_pay_is_not_asked_and_is_hit_all_the_same() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[1, UNLUCKY, 40], begin=False)
    fight.state.spent[1] = 12
    fight.begin("a nikolai")
    assert fight.state.deciders == (0,)
    fight.strikes("a nikolai", 1)
    assert fight.life("b sooyoung") == 60
    assert fight.asked == "push"
    fight.do(0, END)
    assert fight.fighting() == ["a nikolai", "b sooyoung"]


@pytest.mark.rule("R-kobayhisi-1")
def test_the_berserk_has_two_attacks_more() -> None:
    fight = brawl("a kobayhisi", "b sooyoung", begin=False)
    fight.state.mark(0, BERSERK)
    fight.begin("a kobayhisi")
    assert fight.state.legal(0) == STRIKE[:4]


@pytest.mark.rule("R-att-2")
def test_an_upgrade_gives_more_attacks() -> None:
    fight = brawl("a sooyoung", "b nikolai", begin=False)
    fight.state.upgrades[0] = (0, 0, 0, 2)
    fight.begin("a sooyoung")
    assert fight.state.legal(0) == STRIKE[:4]


# Saying it unseen.


@pytest.mark.rule("R-att-1")
def test_both_sides_say_their_attacks_at_once() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[1, 1])
    assert list(fight.state.deciders) == [0, 1]
    fight.strikes("b sooyoung", 1)
    assert list(fight.state.deciders) == [0]
    assert not fight.log("struck")
    assert fight.state.dice_of == [-1, -1]
    fight.strikes("a nikolai", 1)
    assert fight.log("struck") == [(0, 1), (1, 1)]


@pytest.mark.rule("R-att-1", "R-con-7")
def test_a_side_with_more_figures_goes_on_alone_and_nothing_is_paid_or_logged_before_the_last() -> None:
    fight = brawl("b sooyoung", "a nikolai", "b kabuki", dice=[1] * 5, begin=False)
    fight.begin("a nikolai")
    fight.strikes("a nikolai", 3).strikes("b sooyoung", 1)
    assert fight.state.deciders == (1,)
    assert fight.state.spent == [0, 0, 0]
    assert not fight.log("struck")
    fight.strikes("b kabuki", 1)
    assert fight.state.spent == [1, 3, 1]


@pytest.mark.rule("R-att-1")
def test_what_was_said_unseen_is_drawn_anew_in_a_sample() -> None:
    fight = brawl("b sooyoung", "a nikolai", "b kabuki", begin=False).begin("a nikolai")
    fight.strikes("a nikolai", 3).strikes("b sooyoung", 1)
    guesses = set()
    for seed in range(40):
        other = fight.state.copy()
        redraw_attacks(other, 1, Dice(seed))
        assert other.dice_of[0] == 1 and other.dice_of[2] == -1
        guesses.add(other.dice_of[1])
    assert guesses == {0, 1, 2, 3}
    own = fight.state.copy()
    redraw_attacks(own, 0, Dice(1))
    assert own.dice_of[1] == 3


# Free dice.


@pytest.mark.rule("R-att-3", "R-con-3")
@pytest.mark.parametrize(("flags", "dice"), [(0, 1), (CHARGED, 2), (HIGH, 2), (CHARGED | HIGH, 3)])
def test_a_charge_and_a_high_position_give_a_die_for_nothing(flags: int, dice: int) -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5] * (dice + 1) + [LUCKY] * 2, begin=False)
    fight.state.mark(0, flags)
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b sooyoung", 1)
    assert fight.log("struck") == [(0, dice), (1, 1)]
    assert fight.state.spent == [1, 1]


@pytest.mark.rule("R-att-3")
def test_the_free_die_is_thrown_even_without_points() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5, UNLUCKY, 40], begin=False)
    fight.state.mark(0, CHARGED)
    fight.state.spent = [9, 12]
    fight.begin("a nikolai")
    assert fight.log("struck") == [(0, 1)]
    assert fight.life("b sooyoung") == 60
    assert fight.state.flags[0] & MOVED


@pytest.mark.rule("R-spec-2", "R-madeleine")
@pytest.mark.parametrize("flag", [SILENT, FASCINATED])
def test_who_used_an_ability_or_is_fascinated_throws_nothing_not_even_for_a_charge(flag: int) -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5, LUCKY], begin=False)
    fight.state.mark(0, flag | CHARGED)
    fight.begin("a nikolai")
    assert fight.state.deciders == (1,)
    fight.strikes("b sooyoung", 1)
    assert fight.log("struck") == [(1, 1)]


@pytest.mark.rule("R-madeleine-2")
def test_the_fascinated_keep_their_luck_and_their_friends_throw() -> None:
    fight = brawl("a madeleine", "b sooyoung", "a nikolai", dice=[9, 2, LUCKY], begin=False)
    fight.state.mark(0, FASCINATED)
    fight.begin("a madeleine")
    assert fight.state.deciders == (0, 1)
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 1)
    fight.wounds(1, "a madeleine")
    assert fight.log("luck") == [(0, LUCKY, 1)]
    assert fight.life("a madeleine") == 100


# Who has attacked has moved.


@pytest.mark.rule("R-att-7")
def test_who_attacks_counts_as_having_moved() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5, LUCKY])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0)
    assert fight.state.flags[0] & MOVED
    assert not fight.state.flags[1] & MOVED


# Sharing.


@pytest.mark.rule("R-att-5", "R-con-8", "R-con-7")
def test_injuries_go_to_any_enemy_of_the_chain_touched_or_not() -> None:
    # nikolai touches sooyoung only; blanca is joined to the combat by kabuki's contact with both.
    fight = brawl("a nikolai", "b sooyoung", "a kabuki", "b blanca", dice=[5, 5, LUCKY, UNLUCKY, 30])
    fight.strikes("a nikolai", 2).strikes("b sooyoung", 0).strikes("a kabuki", 0).strikes("b blanca", 0)
    assert fight.asked == "share"
    assert fight.state.deciders == (0,)
    assert fight.state.legal(0) == [WOUND[1], WOUND[3]]
    fight.wounds(0, "b blanca")
    assert not fight.log("luck")
    fight.wounds(0, "b sooyoung")
    assert fight.log("luck") == [(1, LUCKY, 1), (3, UNLUCKY, 0)]
    assert fight.life("b blanca") == 70


@pytest.mark.rule("R-con-8")
def test_both_sides_share_out_before_any_luck_is_rolled() -> None:
    fight = brawl(
        "a nikolai", "b sooyoung", "a kabuki", "b blanca", dice=[5, 4, 8, UNLUCKY, 10, UNLUCKY, 20], begin=False
    )
    fight.begin("b blanca")
    fight.strikes("a nikolai", 2).strikes("b sooyoung", 1).strikes("a kabuki", 0).strikes("b blanca", 0)
    assert fight.state.deciders == (1,), "the side whose figure is active shares out first"
    fight.wounds(1, "a kabuki")
    assert fight.state.deciders == (0,)
    assert not fight.log("luck")
    fight.wounds(0, "b sooyoung")
    assert (fight.life("b sooyoung"), fight.life("a kabuki")) == (90, 130)


@pytest.mark.rule("R-con-7")
def test_touching_a_friend_joins_nobody() -> None:
    fight = brawl("a nikolai", "b sooyoung", "b blanca", begin=False)
    assert fight.fighting() == ["a nikolai", "b sooyoung"]


@pytest.mark.rule("R-att-8", "R-att-1")
def test_a_combat_goes_on_when_the_one_who_joined_its_parts_falls() -> None:
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", "b blanca", dice=[5, UNLUCKY, 50])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 0).strikes("b blanca", 0)
    fight.wounds(0, "b sooyoung").do(0, END)
    assert fight.fighting() == ["a nikolai", "a kabuki", "b blanca"]


@pytest.mark.rule("R-y-7", "R-nikolai")
def test_who_was_thrown_down_in_a_combat_gets_up_free_when_its_next_exchange_begins() -> None:
    fight = brawl("a nikolai", "b sooyoung", "b blanca", scenery=(ruins(8, 8, 4, 4),), begin=False)
    remove_element(fight.state, 0)
    prone = [fight.state.is_prone(figure) for figure in range(3)]
    assert prone == [True, True, True] and fight.fighting() == ["a nikolai", "b sooyoung"]
    fight.begin("a nikolai")
    assert [fight.state.is_prone(figure) for figure in range(3)] == [False, False, True], "Blanca is not in it"
    assert fight.log("got-up") == [(0,), (1,)]
    assert fight.state.spent == [0, 0, 0]


# Once a turn.


@pytest.mark.rule("R-order-4", "R-att-1")
def test_a_combat_is_fought_once_a_turn_for_all_its_figures() -> None:
    fight = brawl("a nikolai", "b sooyoung", "a kabuki", begin=False)
    fight.troupe.add("b blanca", at(30, 30))
    assert [is_busy(fight.state, figure) for figure in range(4)] == [True, True, True, False]
    fight.begin("b sooyoung")
    fight.strikes("a nikolai", 0).strikes("b sooyoung", 0).strikes("a kabuki", 0)
    assert fight.state.flags[2] & STRUCK
    assert not any(is_busy(fight.state, figure) for figure in range(4))
    assert all(in_combat(fight.state, figure) for figure in range(3))


@pytest.mark.rule("R-att-1", "R-push-1")
def test_who_joins_a_combat_that_was_fought_waits_for_the_next_turn() -> None:
    fight = brawl("a nikolai", "b sooyoung", begin=False)
    fight.begin("a nikolai").strikes("a nikolai", 0).strikes("b sooyoung", 0)
    fight.troupe.add("a kabuki", (48, 40, 0))
    fight.meet()
    assert in_combat(fight.state, 2)
    assert not is_busy(fight.state, 2)
