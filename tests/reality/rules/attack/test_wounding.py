"""What a combat costs: luck, life, falling, and who is credited with it (R-inj, R-att-5, R-att-6, R-att-8)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import AGAIN, CREDIT, END
from euphoria.games.reality.figure_flags import CALLED, CHARGED, SHIELDED
from euphoria.games.reality.rules.figures.action_points import left, read_points
from euphoria.games.reality.rules.sequence.ending import earned
from tests.reality.brawl import LUCKY, UNLUCKY, brawl

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
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", dice=[5, 5, UNLUCKY, 50])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 1)
    assert fight.asked == "credit"
    assert fight.state.deciders == (0,)
    assert fight.state.legal(0) == [CREDIT[0], CREDIT[2]]
    fight.credits(0, "a kabuki")
    assert fight.state.killer[1] == 2
    assert (fight.state.euphoria[0], fight.state.euphoria[2]) == (3, 5)


@pytest.mark.rule("R-att-6")
def test_one_who_fell_in_the_same_exchange_may_have_made_the_kill() -> None:
    fight = brawl("a nikolai 5", "b sooyoung 5", "a kabuki", dice=[3, 8, 4, UNLUCKY, 50, UNLUCKY, 50])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 1).strikes("a kabuki", 1)
    fight.wounds(1, "a nikolai")
    assert fight.fallen() == ["a nikolai", "b sooyoung"]
    assert fight.state.legal(0) == [CREDIT[0], CREDIT[2]]
    fight.credits(0, "a nikolai")
    assert fight.state.killer[1] == 0


@pytest.mark.rule("R-y-10", "R-att-6")
def test_who_threw_no_dice_in_the_exchange_did_not_make_the_kill() -> None:
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", dice=[5, UNLUCKY, 50])
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 0)
    assert fight.asked == "", "there is nobody else to name"
    assert fight.state.killer[1] == fight["a nikolai"]


@pytest.mark.rule("R-y-10", "R-att-3")
def test_a_free_die_is_a_die() -> None:
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", dice=[5, 5, UNLUCKY, 50], begin=False)
    fight.state.mark(fight["a kabuki"], CHARGED)
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 0)
    assert fight.state.legal(0) == [CREDIT[0], CREDIT[2]]


@pytest.mark.rule("R-y-10", "R-odonell-3")
def test_of_a_repeated_attack_only_its_own_dice_count() -> None:
    """Kabuki charged and had a free die in the first exchange; in the second one he throws nothing."""
    dice = [5, 5, UNLUCKY, 20, UNLUCKY, 20, 5, UNLUCKY, 90]
    fight = brawl("a nikolai", "b sooyoung", "a kabuki", dice=dice, begin=False)
    fight.state.mark(fight["a kabuki"], CHARGED)
    fight.state.encouraged[fight["a nikolai"]] = codes.REPEAT_ATTACK
    fight.begin("a nikolai").strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 0)
    fight.do(0, END).do(0, AGAIN).strikes("a nikolai", 1).strikes("b sooyoung", 0)
    assert fight.fallen() == ["b sooyoung"]
    assert fight.state.killer[1] == fight["a nikolai"]


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
    fight = brawl("a nikolai", "b sooyoung 5", "a kabuki", "b blanca", "b doc", dice=[5, 5, UNLUCKY, 50], begin=False)
    fight.state.leader[1] = 1
    fight.begin("a nikolai")
    fight.strikes("a nikolai", 1).strikes("b sooyoung", 0).strikes("a kabuki", 1).strikes("b blanca", 0)
    fight.wounds(0, "b sooyoung").wounds(0, "b sooyoung")
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


@pytest.mark.rule("R-mis-1", "R-vp-1", "R-att-1")
def test_a_susan_who_dies_with_her_saviour_has_died_in_her_team() -> None:
    fight = brawl("b doc 5", "a nikolai", "b susan 5", dice=[5, 5, UNLUCKY, 50, UNLUCKY, 50], begin=False)
    fight.state.saviour = 0
    fight.begin("a nikolai").strikes("a nikolai", 2).strikes("b doc", 0).strikes("b susan", 0)
    fight.wounds(0, "b doc").wounds(0, "b susan")
    assert fight.fallen() == ["b doc", "b susan"]
    assert earned(fight.state, 0) == 175 + 75 + 200
