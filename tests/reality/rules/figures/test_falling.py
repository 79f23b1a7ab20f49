"""Injuries, luck, falling, leaders and euphoria (R-inj-1, R-prof-5, 8, R-team-4, 5, R-susan-2, R-kill-1)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes, figure_flags
from euphoria.games.reality.rules.attack import exchange
from euphoria.games.reality.rules.figures import action_points, falling
from euphoria.games.reality.state import BODY_LOAD, NO_LOAD
from tests.reality.stage import Troupe, acting, at, stage


def scene(*names: str, dice: list[int] | None = None, luck: str = "generous") -> Troupe:
    troupe = stage(dice=dice, kind=acting(), luck=luck)
    for index, name in enumerate(names):
        troupe.add(name, at(5 + 3 * index, 5))
    return troupe


@pytest.mark.rule("R-prof-5")
@pytest.mark.parametrize(
    ("name", "luck", "roll", "lucky"),
    [
        ("a susan", "generous", 7, True),
        ("a susan", "generous", 6, False),
        ("a nikolai", "generous", 8, True),
        ("a nikolai", "generous", 7, False),
        ("a susan", "harsh", 8, True),
        ("a susan", "harsh", 7, False),
        ("a nikolai", "harsh", 9, True),
        ("a nikolai", "harsh", 8, False),
    ],
)
def test_luck_avoids_an_injury(name: str, luck: str, roll: int, lucky: bool) -> None:
    troupe = scene(name, dice=[roll, 30], luck=luck)
    figure = troupe[name]
    before = troupe.state.life[figure]
    lost = falling.injure(troupe.state, figure)
    assert (lost == 0) == lucky
    assert before - troupe.state.life[figure] == lost == (0 if lucky else 30)


@pytest.mark.rule("R-inj-1")
def test_an_injury_costs_a_d100_and_at_0_one_falls() -> None:
    troupe = scene("a susan", "b nikolai", dice=[1, 60, 1, 60])
    state, susan = troupe.state, troupe["a susan"]
    assert falling.injure(state, susan) == 60
    assert not falling.falls_if_dead(state, susan, codes.BY_SHOT)
    assert falling.injure(state, susan) == 40, "no more than she had"
    assert state.stands(susan)
    assert falling.falls_if_dead(state, susan, codes.BY_SHOT)
    assert state.is_down(susan)
    assert state.life[susan] == 0


@pytest.mark.rule("R-centinel-2")
def test_the_shield_takes_half_rounded_for_the_attacker() -> None:
    troupe = scene("a centinel", dice=[31])
    troupe.state.mark(troupe["a centinel"], figure_flags.SHIELDED)
    assert falling.injure(troupe.state, troupe["a centinel"], luck=False) == 16


@pytest.mark.rule("R-move-8", "R-body-1")
def test_who_is_hurt_drops_what_is_carried_and_who_is_lucky_does_not() -> None:
    troupe = scene("a nikolai", "a susan", dice=[10, 1, 5])
    state, nikolai, susan = troupe.state, troupe["a nikolai"], troupe["a susan"]
    state.mark(susan, figure_flags.DOWN)
    state.load[nikolai] = BODY_LOAD + susan
    falling.injure(state, nikolai)
    assert state.load[nikolai] == BODY_LOAD + susan, "luck avoided the injury"
    falling.injure(state, nikolai)
    assert state.load[nikolai] == NO_LOAD
    assert state.place(susan) == state.place(nikolai)


@pytest.mark.rule("R-team-4")
def test_the_objects_of_the_fallen_lie_there_for_all_to_see() -> None:
    troupe = stage(kind=acting())
    figure = troupe.add("a nikolai", at(5, 5), objects="kit grenade")
    assert troupe.state.shown[figure] == 0
    falling.fall(troupe.state, figure, codes.BY_SHOT)
    assert troupe.state.shown[figure] == troupe.state.objects[figure] != 0


@pytest.mark.rule("R-team-5")
def test_without_their_leader_all_lose_1_and_their_player_names_another() -> None:
    troupe = scene("a nikolai", "a doc", "a susan", "b mycky")
    state = troupe.state
    state.leader[0] = troupe["a nikolai"]
    state.settings = state.settings._replace(mission="massacre")
    falling.fall(state, troupe["a nikolai"], codes.BY_SHOT)
    assert [state.euphoria[troupe[name]] for name in ("a doc", "a susan", "b mycky")] == [7, 9, 1]
    state.run()
    assert (state.deciders, state.question) == ((0,), codes.ASK_LEADER)
    assert state.legal(0) == [actions.LEADER[troupe["a doc"]], actions.LEADER[troupe["a susan"]]]
    state.apply(0, actions.LEADER[troupe["a susan"]])
    assert state.leader[0] == troupe["a susan"]


@pytest.mark.rule("R-team-5", "R-benkei-3")
def test_the_only_one_left_leads_unasked_and_a_benkei_never_does() -> None:
    troupe = scene("a nikolai", "a doc", "a benkei")
    state = troupe.state
    state.leader[0] = troupe["a nikolai"]
    falling.fall(state, troupe["a nikolai"], codes.BY_SHOT)
    state.run()
    assert state.leader[0] == troupe["a doc"]
    state.outcome = None
    falling.fall(state, troupe["a doc"], codes.BY_SHOT)
    assert falling.may_lead(state, 0) == []


@pytest.mark.rule("R-team-5", "R-mis-1", "R-mis-5")
def test_the_susan_of_a_rescue_never_leads_for_she_may_be_nobodys_again() -> None:
    troupe = scene("a nikolai", "a doc", "a mycky", "a susan")
    state = troupe.state
    state.settings = state.settings._replace(mission="rescue")
    state.saviour = troupe["a doc"]
    state.leader[0] = troupe["a nikolai"]
    falling.fall(state, troupe["a nikolai"], codes.BY_SHOT)
    state.run()
    assert {action.args[0] for action in state.legal(0)} == {troupe["a doc"], troupe["a mycky"]}


@pytest.mark.rule("R-prof-8", "R-kill-1")
def test_euphoria_for_an_enemy_none_for_a_friend_and_less_for_a_clone() -> None:
    troupe = scene("a nikolai", "b doc", "a susan", "b nikolai")
    state, nikolai = troupe.state, troupe["a nikolai"]
    state.settings = state.settings._replace(mission="rescue")
    falling.credit(state, troupe["b doc"], nikolai)
    assert state.euphoria[nikolai] == 4
    falling.credit(state, troupe["a susan"], nikolai)
    assert state.euphoria[nikolai] == 4
    assert state.killer[troupe["a susan"]] == -1
    falling.credit(state, troupe["b nikolai"], nikolai)
    assert state.euphoria[nikolai] == 3


@pytest.mark.rule("R-benkei-1")
def test_who_eliminates_a_benkei_gains_1_more() -> None:
    troupe = scene("a nikolai", "b benkei", "a benkei")
    falling.credit(troupe.state, troupe["b benkei"], troupe["a nikolai"])
    assert troupe.state.euphoria[troupe["a nikolai"]] == 5
    falling.credit(troupe.state, troupe["b benkei"], troupe["a benkei"])
    assert troupe.state.euphoria[troupe["a benkei"]] == 2, "two Benkeis are no clones of one character"


@pytest.mark.rule("R-susan-2", "R-order-3")
def test_susan_makes_an_elimination_worth_2_while_she_stands_and_costs_1_when_she_falls() -> None:
    troupe = scene("a nikolai", "a susan", "b doc", "b mycky")
    state, nikolai = troupe.state, troupe["a nikolai"]
    falling.credit(state, troupe["b doc"], nikolai)
    assert state.euphoria[nikolai] == 5
    falling.fall(state, troupe["a susan"], codes.BY_SHOT)
    assert state.euphoria[nikolai] == 4
    falling.credit(state, troupe["b mycky"], nikolai)
    assert state.euphoria[nikolai] == 5
    state.euphoria[nikolai] = 0
    falling.dishearten(state, 0, 0)
    assert state.euphoria[nikolai] == -1, "in play euphoria may go below 0"


@pytest.mark.rule("R-richelle", "R-benkei-1")
def test_the_called_benkei_leaves_with_richelle_and_a_bought_one_stays() -> None:
    troupe = scene("a richelle", "a benkei", "a benkei 2")
    state = troupe.state
    for dog in ("a benkei", "a benkei 2"):
        state.owner[troupe[dog]] = troupe["a richelle"]
    state.mark(troupe["a benkei"], figure_flags.CALLED)
    falling.fall(state, troupe["a richelle"], codes.BY_SHOT)
    assert not state.stands(troupe["a benkei"])
    assert state.stands(troupe["a benkei 2"])
    assert state.spirit(troupe["a benkei 2"]) == 0


@pytest.mark.rule("R-gen-1")
def test_all_rounding_is_up() -> None:
    assert [action_points.half(number) for number in (0, 1, 2, 5, 9)] == [0, 1, 1, 3, 5]


@pytest.mark.rule("R-sooyoung", "R-richelle", "R-vp-7")
def test_a_called_benkei_that_dies_with_richelle_has_died_and_did_not_just_leave() -> None:
    """Both throw one die; both are injured, without luck."""
    troupe = scene("a richelle", "a benkei", "b doc", dice=[3, 2, 8, 1, 100, 1, 100])
    state, richelle, dog = troupe.state, troupe["a richelle"], troupe["a benkei"]
    state.owner[dog] = richelle
    state.mark(dog, figure_flags.CALLED)
    state.life[richelle] = 10
    assert exchange.duel(state, richelle, 2, dog, 1) == (10, 50)
    assert state.is_down(richelle)
    assert state.is_down(dog)
