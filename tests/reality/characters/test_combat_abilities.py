"""Those who fight by rules of their own: Mycky, the encouraged, two in a duel (R-mycky, R-odonell-3, R-sooyoung)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import AGAIN, END, PUSH, STRIKE, WOUND
from euphoria.games.reality.figure_flags import CHARGED, MOVED
from euphoria.games.reality.rules.attack.exchange import duel
from euphoria.games.reality.rules.sequence.ending import earned
from euphoria.kernel.core.errors import IllegalAction
from tests.reality.brawl import LUCKY, UNLUCKY, brawl
from tests.reality.stage import at

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
