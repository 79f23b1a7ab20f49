"""The attack phase: who fights, the dice, sharing, luck, falling and credit (R-att, R-con, R-mycky, R-odonell-3)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import AGAIN, CREDIT, END, PUSH, STRIKE, WOUND
from euphoria.games.reality.combat import compare, is_busy, say_anew
from euphoria.games.reality.contact import in_combat
from euphoria.games.reality.ending import earned
from euphoria.games.reality.exchange import duel
from euphoria.games.reality.flags import BERSERK, CALLED, CHARGED, FASCINATED, HIGH, MOVED, SHIELDED, SILENT, STRUCK
from euphoria.games.reality.points import left, read_points
from euphoria.kernel.dice import Dice
from euphoria.kernel.errors import IllegalAction
from tests.reality.brawl import brawl
from tests.reality.stage import at

UNLUCKY, LUCKY = 1, 10


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
        say_anew(other, 1, Dice(seed))
        assert other.dice_of[0] == 1 and other.dice_of[2] == -1
        guesses.add(other.dice_of[1])
    assert guesses == {0, 1, 2, 3}
    own = fight.state.copy()
    say_anew(own, 0, Dice(1))
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
    fight.wounds(0, "b sooyoung").credits(0, "a kabuki").do(0, END)
    assert fight.fighting() == ["a nikolai", "a kabuki", "b blanca"]


# Luck and life.


@pytest.mark.rule("R-prof-5", "R-att-5")
def test_every_injury_has_its_own_luck() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5, 5, 5, 7, 6, 30, UNLUCKY, 20])
    fight.strikes("a nikolai", 3).strikes("b sooyoung", 0)
    assert fight.log("luck") == [(1, 7, 1), (1, 6, 0), (1, UNLUCKY, 0)]
    assert fight.life("b sooyoung") == 50


@pytest.mark.rule("R-inj-1", "R-vp-1", "R-att-8")
def test_without_life_one_falls_hand_to_hand_and_is_not_rolled_for_again() -> None:
    fight = brawl("a nikolai", "b sooyoung 30", dice=[5, 5, UNLUCKY, 30])
    fight.strikes("a nikolai", 2).strikes("b sooyoung", 0)
    assert fight.fallen() == ["b sooyoung"]
    assert fight.state.how[1] == codes.BY_HAND
    assert fight.fighting() == []
    assert fight.asked == "", "nobody is left to be pushed"
    assert earned(fight.state, 0) == 200
    assert fight.all_dice_thrown()


@pytest.mark.rule("R-att-1", "R-inj-1")
def test_both_can_fall_at_once() -> None:
    fight = brawl("a nikolai 10", "b sooyoung 10", dice=[3, 4, 8, UNLUCKY, 50, UNLUCKY, 60])
    fight.strikes("a nikolai", 2).strikes("b sooyoung", 1)
    assert fight.fallen() == ["a nikolai", "b sooyoung"]
    assert fight.state.killer == [1, 0]
    assert [fight.state.euphoria[figure] for figure in (0, 1)] == [4, 10]


@pytest.mark.rule("R-inj-2", "R-prof-3")
def test_life_lost_lowers_the_points_of_the_next_phase_not_of_this_one() -> None:
    fight = brawl("a nikolai", "b sooyoung", dice=[5, 1, UNLUCKY, 60])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 1)
    assert fight.life("b sooyoung") == 40
    assert fight.state.ap[1] == 11
    read_points(fight.state)
    assert fight.state.ap[1] == left(fight.state, 1) == 5


@pytest.mark.rule("R-move-8")
def test_the_injured_drop_what_they_carry_and_the_lucky_do_not() -> None:
    for luck, load in ((UNLUCKY, -1), (LUCKY, 0)):
        fight = brawl("a nikolai", "b sooyoung", dice=[5, luck, 20])
        fight.state.drums.append((0, 0, 0, 1, -1))
        fight.state.load[1] = 0
        fight.strikes("a nikolai", 1).strikes("b sooyoung", 0)
        assert fight.state.load[1] == load


@pytest.mark.rule("R-centinel-2")
def test_a_shield_takes_half_of_it_here_too() -> None:
    fight = brawl("a nikolai", "b centinel", dice=[5, UNLUCKY, 21], begin=False)
    fight.state.mark(1, SHIELDED)
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b centinel", 0)
    assert fight.life("b centinel") == 89


# Credit.


@pytest.mark.rule("R-att-6", "R-prof-8")
def test_the_player_says_who_made_the_kill() -> None:
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", dice=[5, UNLUCKY, 50])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 0)
    assert fight.asked == "credit"
    assert fight.state.deciders == (0,)
    assert fight.state.legal(0) == [CREDIT[0], CREDIT[2]]
    fight.credits(0, "a kabuki")
    assert fight.state.killer[1] == 2
    assert (fight.state.euphoria[0], fight.state.euphoria[2]) == (3, 5)


@pytest.mark.rule("R-att-6")
def test_one_who_fell_in_the_same_exchange_may_have_made_the_kill() -> None:
    fight = brawl("a nikolai 5", "b sooyoung 5", "a kabuki", dice=[3, 4, 8, UNLUCKY, 50, UNLUCKY, 50])
    fight.strikes("a nikolai", 2).strikes("b sooyoung", 1).strikes("a kabuki", 0)
    fight.wounds(1, "a nikolai")
    assert fight.fallen() == ["a nikolai", "b sooyoung"]
    assert fight.state.legal(0) == [CREDIT[0], CREDIT[2]]
    fight.credits(0, "a nikolai")
    assert fight.state.killer[1] == 0


@pytest.mark.rule("R-prof-8")
def test_a_clone_killed_costs_euphoria() -> None:
    fight = brawl("a nikolai", "b nikolai 5", dice=[5, UNLUCKY, 50])
    fight.strikes("a nikolai", 1).strikes("b nikolai", 0)
    assert fight.state.euphoria[0] == 2


@pytest.mark.rule("R-att-6", "R-benkei-1")
def test_a_benkei_may_be_credited_and_is_worth_one_more() -> None:
    fight = brawl("a benkei", "b benkei 5", dice=[5, UNLUCKY, 50])
    fight.strikes("a benkei", 1).strikes("b benkei", 0)
    assert fight.state.killer[1] == 0
    assert fight.log("elated") == [(0, 1, 2)]


@pytest.mark.rule("R-team-5", "R-att-6")
def test_a_leader_who_falls_is_followed_before_the_combat_goes_on() -> None:
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", "b blanca", "b doc", dice=[5, UNLUCKY, 50], begin=False)
    fight.state.leader[1] = 1
    fight.begin("a nikolai")
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 0).strikes("b blanca", 0)
    fight.wounds(0, "b sooyoung")
    asked = []
    while fight.asked != "push":
        asked.append(fight.asked)
        fight.do(fight.state.deciders[0], fight.state.legal(fight.state.deciders[0])[0])
    assert sorted(asked) == ["credit", "leader"]


@pytest.mark.rule("R-richelle", "R-vp-7", "R-att-1")
@pytest.mark.parametrize(("life", "pays"), [(5, 150), (50, 0)])
def test_a_called_benkei_that_dies_with_richelle_has_died_and_one_that_lives_leaves(life: int, pays: int) -> None:
    dice = [5, 5, UNLUCKY, 90, UNLUCKY, 5]
    fight = brawl("b richelle 5", "a nikolai", f"b benkei {life}", dice=dice, begin=False)
    fight.state.owner[2] = 0
    fight.state.mark(2, CALLED)
    fight.begin("a nikolai").strikes("a nikolai", 2).strikes("b richelle", 0).strikes("b benkei", 0)
    fight.wounds(0, "b richelle").wounds(0, "b benkei")
    assert not fight.state.stands(2)
    assert fight.fighting() == [], "nobody is left to fight"
    assert earned(fight.state, 0) == 175 + 100 + pays


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


# Mycky.


@pytest.mark.rule("R-mycky-1", "R-mycky-3")
@pytest.mark.parametrize(("enemies", "most"), [(1, 3), (2, 6), (3, 6)])
def test_two_enemies_or_more_double_his_attacks(enemies: int, most: int) -> None:
    fight = brawl("b sooyoung", "a mycky", *["b blanca", "b doc"][: enemies - 1], begin=False)
    if enemies == 3:
        fight.state.put(fight["b doc"], at(11, 11))
        fight.meet()
    fight.begin("a mycky")
    assert fight.state.legal(0) == STRIKE[: most + 1]


@pytest.mark.rule("R-mycky-3")
def test_every_one_of_his_attacks_costs_a_point() -> None:
    fight = brawl("b sooyoung", "a mycky", "b blanca", dice=[5] * 6 + [LUCKY] * 6, begin=False).begin("a mycky")
    fight.strikes("a mycky", 6).strikes("b sooyoung", 0).strikes("b blanca", 0)
    assert fight.state.spent[1] == 6


@pytest.mark.rule("R-mycky-1")
def test_alone_among_enemies_his_tens_are_like_others() -> None:
    fight = brawl("b sooyoung", "a mycky", "b blanca", dice=[10, 9, LUCKY, LUCKY], begin=False).begin("a mycky")
    fight.strikes("a mycky", 2).strikes("b sooyoung", 0).strikes("b blanca", 0)
    assert fight.log("injuries") == [(0, 0), (1, 2)]


@pytest.mark.rule("R-mycky-1")
def test_against_one_enemy_his_tens_are_like_others_though_a_friend_is_there() -> None:
    fight = brawl("a mycky", "b blanca", "a nikolai", dice=[10, LUCKY])
    fight.strikes("a mycky", 1).strikes("b blanca", 0).strikes("a nikolai", 0)
    assert fight.log("injuries") == [(0, 0), (1, 1)]
    assert not fight.log("rampage")


@pytest.mark.rule("R-mycky-1", "R-mycky-3")
def test_each_ten_injures_a_friend_who_has_luck_and_leaves_the_comparison() -> None:
    dice = [10, 8, 10, UNLUCKY, 5, LUCKY]
    fight = brawl("a nikolai", "b sooyoung", "a mycky", "b blanca", dice=dice, begin=False).begin("a mycky")
    # Sooyoung has a 10 and Mycky an 8 and a 10: without his 10 it is 8 against 10.
    fight.strikes("a nikolai", 0).strikes("b sooyoung", 1).strikes("a mycky", 2).strikes("b blanca", 0)
    assert fight.log("injuries") == [(0, 1), (1, 0)]
    fight.wounds(1, "a mycky")
    assert fight.log("rampage") == [(2, 0)]
    assert fight.log("luck") == [(2, UNLUCKY, 0), (0, LUCKY, 1)], "injuries by enemies come first"
    assert fight.life("a nikolai") == 150
    assert fight.all_dice_thrown()


@pytest.mark.rule("R-mycky-1", "R-kill-1", "R-vp-1", "R-push-2")
def test_a_friend_whom_he_kills_pays_the_others_hand_to_hand_but_credits_nobody_and_earns_no_push() -> None:
    fight = brawl("b sooyoung", "a mycky", "b blanca", "a nikolai 10", dice=[10, UNLUCKY, 10], begin=False).begin(
        "a mycky"
    )
    fight.strikes("a mycky", 1).strikes("b sooyoung", 0).strikes("a nikolai", 0).strikes("b blanca", 0)
    assert fight.fallen() == ["a nikolai"]
    assert fight.state.killer[3] == -1
    assert earned(fight.state, 1) == 300
    assert fight.log("elated") == []
    assert fight.asked == ""


@pytest.mark.rule("R-mycky-1")
def test_his_tens_are_shared_evenly_and_his_player_decides_the_rest() -> None:
    fight = brawl(
        "a nikolai", "b sooyoung", "a mycky", "b blanca", "a kabuki", dice=[10, 10, 10] + [LUCKY] * 3, begin=False
    ).begin("a mycky")
    fight.strikes("a nikolai", 0).strikes("b sooyoung", 0).strikes("a mycky", 3).strikes("b blanca", 0)
    fight.strikes("a kabuki", 0)
    assert fight.log("rampage") == [(2, 0), (2, 4)]
    assert fight.asked == "rampage"
    assert fight.state.deciders == (0,)
    assert fight.state.legal(0) == [WOUND[0], WOUND[4]]
    fight.wounds(0, "a kabuki")
    assert fight.log("rampage") == [(2, 0), (2, 4), (2, 4)]
    assert [entry[0] for entry in fight.log("luck")] == [0, 4, 4]


@pytest.mark.rule("R-mycky-1")
def test_of_two_left_over_no_friend_gets_both() -> None:
    fight = brawl("b sooyoung", "a mycky", "b blanca", dice=[10, 10] + [LUCKY] * 2, begin=False)
    for name, place in (("a nikolai", at(9, 10)), ("a kabuki", at(13, 10)), ("a doc", at(12, 11))):
        fight.troupe.add(name, place)
    fight.meet().begin("a mycky")
    for name, attacks in (("a mycky", 2), ("a nikolai", 0), ("a kabuki", 0), ("a doc", 0)):
        fight.strikes(name, attacks)
        if name == "a mycky":
            fight.strikes("b sooyoung", 0)
        elif name == "a nikolai":
            fight.strikes("b blanca", 0)
    fight.wounds(0, "a doc")
    with pytest.raises(IllegalAction):
        fight.wounds(0, "a doc")
    fight.wounds(0, "a nikolai")
    assert len(fight.log("luck")) == 2


# O'Donell's encouragement.


@pytest.mark.rule("R-odonell-3", "R-odonell-1")
def test_a_repeated_attack_is_free_no_larger_and_without_free_dice() -> None:
    fight = brawl("a nikolai", "b kabuki", "a doc", dice=[5, 5, 5, 5, 5, 5, 6, 7, 4, LUCKY, LUCKY], begin=False)
    fight.state.encouraged[0] = codes.REPEAT_ATTACK
    fight.state.mark(0, CHARGED)
    fight.begin("a nikolai").strikes("a nikolai", 2).strikes("b kabuki", 3).strikes("a doc", 0)
    assert fight.log("struck") == [(0, 3), (1, 3)]
    assert fight.asked == "again"
    assert fight.state.deciders == (0,)
    fight.do(0, AGAIN)
    assert fight.state.legal(0) == STRIKE[:3]
    assert fight.state.legal(1) == STRIKE[:4]
    fight.strikes("a nikolai", 2).strikes("b kabuki", 1)
    assert fight.log("struck")[2:] == [(0, 2), (1, 1)], "the doc does not join in"
    assert fight.state.spent == [2, 4, 0]
    assert fight.asked == ""


@pytest.mark.rule("R-odonell-3")
def test_a_repeated_attack_is_answered_with_unspent_points_only() -> None:
    fight = brawl("a nikolai", "b kabuki", dice=[5, 5, 5, UNLUCKY, 9], begin=False)
    fight.state.encouraged[0] = codes.REPEAT_ATTACK
    fight.state.spent[1] = 8
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b kabuki", 1).do(0, AGAIN)
    assert fight.state.deciders == (0,)
    fight.strikes("a nikolai", 1)
    assert fight.life("b kabuki") == 141


@pytest.mark.rule("R-odonell-3")
def test_a_repeat_may_be_let_go_and_is_offered_once() -> None:
    fight = brawl("a nikolai", "b kabuki", dice=[5, 5], begin=False)
    fight.state.encouraged[0] = codes.REPEAT_ATTACK
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b kabuki", 1).do(0, END)
    assert fight.asked == ""
    assert fight.state.encouraged[0] == -1


@pytest.mark.rule("R-odonell-3")
@pytest.mark.parametrize("why", ["another repeat", "no attack", "fallen"])
def test_when_there_is_nothing_to_repeat(why: str) -> None:
    fight = brawl("a nikolai 5", "b kabuki", "a doc", dice=[2, 5, UNLUCKY, 40], begin=False)
    if why == "another repeat":
        fight.state.encouraged[0], fight.state.cost[0] = codes.REPEAT_MOVE, 4
    else:
        fight.state.encouraged[0] = codes.REPEAT_ATTACK
    fight.begin("a nikolai").strikes("a nikolai", 0 if why == "no attack" else 1)
    fight.strikes("b kabuki", 1 if why == "fallen" else 0).strikes("a doc", 0)
    if why == "fallen":
        fight.wounds(1, "a nikolai")
    if fight.asked == "push":
        fight.do(fight.state.deciders[0], END)
    assert fight.asked == ""


@pytest.mark.rule("R-odonell-3", "R-att-9")
def test_each_of_the_two_exchanges_may_end_in_a_push() -> None:
    fight = brawl("a nikolai", "b kabuki", dice=[9, UNLUCKY, 40, 1, 9, UNLUCKY, 20, 1], begin=False)
    fight.state.encouraged[0] = codes.REPEAT_ATTACK
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b kabuki", 0).do(0, PUSH).heads(0, 4)
    fight.do(0, AGAIN).strikes("a nikolai", 1).strikes("b kabuki", 0).do(0, PUSH).heads(0, 4)
    assert fight.place("a nikolai") == at(10, 12)
    assert fight.life("b kabuki") == 90


@pytest.mark.rule("R-odonell-3", "R-mycky-1")
def test_a_repeated_attack_of_mycky_is_no_larger_than_his_attacks_against_those_who_are_left() -> None:
    dice = [9] * 5 + [UNLUCKY, 50] + [LUCKY] * 4
    fight = brawl("b sooyoung 5", "a mycky", "b blanca", dice=dice, begin=False)
    fight.state.encouraged[1] = codes.REPEAT_ATTACK
    fight.begin("a mycky").strikes("a mycky", 5).strikes("b sooyoung", 0).strikes("b blanca", 0)
    fight.wounds(0, "b sooyoung")
    for _ in range(4):
        fight.wounds(0, "b blanca")
    fight.do(0, END).do(0, AGAIN)
    assert fight.state.legal(0) == STRIKE[:4]


# A duel (R-sooyoung).


@pytest.mark.rule("R-sooyoung", "R-kill-1")
def test_a_duel_of_two_of_one_team_has_their_dice_only() -> None:
    fight = brawl("a nikolai 15", "b sooyoung", "a kabuki", dice=[9, 3, 8, UNLUCKY, 20, UNLUCKY, 25], begin=False)
    assert duel(fight.state, 2, 2, 0, 1) == (0, 15)
    assert fight.fallen() == ["a nikolai"]
    assert fight.state.how[0] == codes.BY_HAND
    assert fight.state.killer[0] == -1
    assert fight.state.spent == [0, 0, 0]
    assert fight.fighting() == ["b sooyoung", "a kabuki"]


@pytest.mark.rule("R-sooyoung", "R-att-7")
def test_both_of_a_duel_can_be_hurt_and_have_moved_and_the_dead_are_not_rolled_for() -> None:
    dice = [9, 8, 7, 10, UNLUCKY, 30, UNLUCKY, 40]
    fight = brawl("a nikolai", "b sooyoung", "a kabuki 15", dice=dice, begin=False)
    assert duel(fight.state, 0, 3, 2, 1) == (30, 15)
    assert fight.all_dice_thrown()
    assert fight.state.flags[0] & fight.state.flags[2] & MOVED


@pytest.mark.rule("R-mis-1", "R-vp-1", "R-att-1")
def test_a_susan_who_dies_with_her_saviour_has_died_in_her_team() -> None:
    fight = brawl("b doc 5", "a nikolai", "b susan 5", dice=[5, 5, UNLUCKY, 50, UNLUCKY, 50], begin=False)
    fight.state.saviour = 0
    fight.begin("a nikolai").strikes("a nikolai", 2).strikes("b doc", 0).strikes("b susan", 0)
    fight.wounds(0, "b doc").wounds(0, "b susan")
    assert fight.fallen() == ["b doc", "b susan"]
    assert earned(fight.state, 0) == 175 + 75 + 200
