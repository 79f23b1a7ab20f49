"""Who acts when, and with how many AP (R-prof-2, 3, 6, 7, R-order-1, 2, R-ap-2, R-gen-1)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import figure_flags
from euphoria.games.reality.rules.figures import action_points, activation_order
from euphoria.games.reality.rules.figures.activation_order import TIED
from tests.reality.stage import Troupe, at, stage


def crowd(*names: str, dice: list[int] | None = None) -> Troupe:
    troupe = stage(dice=dice)
    for index, name in enumerate(names):
        troupe.add(name, at(5 + 3 * index, 5))
    return troupe


@pytest.mark.rule("R-prof-6")
def test_the_highest_euphoria_acts_first_whichever_team() -> None:
    troupe = crowd("a nikolai", "b sooyoung", "a doc", "b mycky")
    activation_order.set_order(troupe.state)
    assert troupe.state.order == [troupe[name] for name in ("b sooyoung", "a doc", "a nikolai", "b mycky")]


@pytest.mark.rule("R-prof-7", "R-order-2")
def test_ties_between_teams_are_rolled_and_rolled_again() -> None:
    troupe = crowd("a kabuki", "b odonell", "b kabuki", dice=[4, 9, 4, 2, 7])
    activation_order.set_order(troupe.state)
    assert troupe.state.order == [troupe[name] for name in ("b odonell", "b kabuki", "a kabuki")]


@pytest.mark.rule("R-prof-7")
def test_ties_within_a_team_are_for_its_player() -> None:
    troupe = crowd("a kabuki", "a odonell", "b sooyoung")
    activation_order.set_order(troupe.state)
    sooyoung, kabuki, odonell = troupe["b sooyoung"], troupe["a kabuki"], troupe["a odonell"]
    assert troupe.state.order == [sooyoung, kabuki | TIED, odonell]
    assert activation_order.foremost(troupe.state.order) == [sooyoung]
    activation_order.take(troupe.state.order, sooyoung)
    assert activation_order.foremost(troupe.state.order) == [kabuki, odonell]
    activation_order.take(troupe.state.order, kabuki)
    assert troupe.state.order == [odonell]


def test_taking_one_of_three_that_tie() -> None:
    entries = [3 | TIED, 5 | TIED, 7, 9]
    activation_order.take(entries, 7)
    assert entries == [3 | TIED, 5, 9]
    activation_order.take(entries, 3)
    assert entries == [5, 9]


@pytest.mark.rule("R-benkei-1", "R-benkei-2")
def test_a_benkei_has_its_owners_euphoria_while_the_owner_stands() -> None:
    troupe = crowd("a richelle", "a benkei")
    dog = troupe["a benkei"]
    troupe.state.owner[dog] = troupe["a richelle"]
    assert troupe.state.spirit(dog) == 6
    troupe.state.euphoria[troupe["a richelle"]] = 8
    assert troupe.state.spirit(dog) == 8
    troupe.state.mark(troupe["a richelle"], figure_flags.DOWN)
    assert troupe.state.spirit(dog) == 0


@pytest.mark.rule("R-doc-2")
def test_a_doc_that_feints_moves_last_and_two_of_them_roll() -> None:
    troupe = crowd("a doc", "b doc", "a nikolai", dice=[3, 8])
    for doc in ("a doc", "b doc"):
        troupe.state.mark(troupe[doc], figure_flags.LATE)
    activation_order.set_order(troupe.state, last=True)
    assert troupe.state.order == [troupe["a nikolai"], troupe["b doc"], troupe["a doc"]]
    calm = crowd("a doc", "a nikolai")
    calm.state.mark(calm["a doc"], figure_flags.LATE)
    activation_order.set_order(calm.state)
    assert calm.state.order == [calm["a doc"], calm["a nikolai"]], "only his movement is late"


@pytest.mark.rule("R-prof-3", "R-gen-1")
@pytest.mark.parametrize(
    ("life", "expected"), [(150, 9), (50, 9), (49, 5), (25, 5), (24, 2), (1, 2)], ids=lambda value: str(value)
)
def test_ap_by_life_points(life: int, expected: int) -> None:
    troupe = crowd("a nikolai")
    nikolai = troupe["a nikolai"]
    troupe.state.life[nikolai] = life
    assert action_points.allowance(troupe.state, nikolai) == expected


@pytest.mark.rule("R-prof-3", "R-prof-2", "R-inj-2")
def test_ap_are_read_at_the_start_of_a_phase_less_what_was_spent() -> None:
    troupe = crowd("a nikolai")
    state, nikolai = troupe.state, troupe["a nikolai"]
    action_points.read_points(state)
    state.pay(nikolai, 3)
    assert state.ap[nikolai] == 6
    state.life[nikolai] = 30
    assert state.ap[nikolai] == 6, "not before the next phase"
    action_points.read_points(state)
    assert state.ap[nikolai] == 5 - 3
    state.life[nikolai] = 10
    action_points.read_points(state)
    assert state.ap[nikolai] == 0, "never below 0"
    state.life[nikolai] = 150
    action_points.read_points(state)
    assert state.ap[nikolai] == 6, "healing counts too"


@pytest.mark.rule("R-ap-2")
def test_rage_before_halving_adrenaline_after_and_a_stun_halves_what_is_left_once() -> None:
    troupe = crowd("a kobayhisi")
    state, figure = troupe.state, troupe["a kobayhisi"]
    state.mark(figure, figure_flags.BERSERK)
    assert action_points.allowance(state, figure) == 12
    state.life[figure] = 40
    assert action_points.allowance(state, figure) == 6
    state.mark(figure, figure_flags.ADRENALINE)
    assert action_points.allowance(state, figure) == 11
    action_points.read_points(state)
    action_points.stun(state, figure)
    assert state.ap[figure] == 6
    action_points.stun(state, figure)
    assert state.ap[figure] == 6
    assert state.spent[figure] == 5, "it stays halved when AP are read again"
