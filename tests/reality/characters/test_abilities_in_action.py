"""Abilities that act at once by the rules of moving and throwing: Kabuki's dash and Arendal's belt."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DROP, FLEE, STAY
from euphoria.games.reality.cards.objects import GRENADE
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import CHARGED, MOVED, PRONE, USED, WALKED
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.sequence import special
from euphoria.kernel.core.action import OPEN, Action
from tests.reality.stage import act, at, barricade
from tests.reality.using import events, offered, over, scene, use


def here(place: Place) -> Action:
    return Action(OPEN, "at", place)


# Kabuki.


@pytest.mark.rule("R-kabuki", "R-ap-1")
def test_kabuki_moves_at_once_for_nothing_and_has_not_moved() -> None:
    troupe = scene(barricade(20, 5, 1, 10))
    kabuki = troupe.add("a kabuki", at(17, 10))
    use(troupe, kabuki)
    state = troupe.state
    assert state.question == codes.ASK_GOAL
    # 9 AP: straight on, an inch of it over the barricade at 2.
    assert state.why_not(0, here(at(25.25, 10))) is not None
    act(troupe, 0, here(at(25, 10)))
    assert over(troupe)
    assert state.place(kabuki) == at(25, 10)
    assert (state.spent[kabuki], state.ap[kabuki]) == (0, 9)
    assert state.flags[kabuki] == USED


@pytest.mark.rule("R-kabuki", "R-prof-3")
def test_kabuki_dashes_as_far_as_his_points_are_now() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10), life=30)
    use(troupe, kabuki)
    assert troupe.state.why_not(0, here(at(15.25, 10))) is not None
    assert troupe.state.why_not(0, here(at(15, 10))) is None


@pytest.mark.rule("R-kabuki", "R-con-4")
def test_a_dash_into_contact_is_a_charge() -> None:
    troupe = scene()
    kabuki, rival = troupe.add("a kabuki", at(10, 10)), troupe.add("b doc", at(16, 10), flags=PRONE)
    use(troupe, kabuki)
    act(troupe, 0, here(at(15, 10)))
    state = troupe.state
    assert state.fight[kabuki] == state.fight[rival] >= 0
    assert state.flags[kabuki] & CHARGED
    assert not state.flags[kabuki] & (MOVED | WALKED)
    assert not state.flags[rival] & PRONE


@pytest.mark.rule("R-kabuki", "R-att-8")
def test_nobody_dashes_out_of_a_combat() -> None:
    troupe = scene()
    kabuki, rival = troupe.add("a kabuki", at(10, 10)), troupe.add("b doc", at(11, 10))
    assert special.is_busy(troupe.state, kabuki) is False  # AP are read when the phase begins
    troupe.state.ap[kabuki] = 9
    assert special.is_busy(troupe.state, kabuki)
    contact.join(troupe.state, kabuki, [rival])
    assert not special.is_busy(troupe.state, kabuki)


@pytest.mark.rule("R-kabuki", "R-move-5")
@pytest.mark.parametrize(("points", "flags", "may"), [(0, 0, False), (1, 0, True), (1, PRONE, False), (2, PRONE, True)])
def test_a_dash_takes_points_and_getting_up(points: int, flags: int, may: bool) -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10), flags=flags)
    troupe.state.ap[kabuki] = points
    assert special.is_busy(troupe.state, kabuki) == may


@pytest.mark.rule("R-kabuki", "R-move-5")
def test_getting_up_is_part_of_the_dash() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10), flags=PRONE)
    use(troupe, kabuki)
    assert troupe.state.why_not(0, here(at(19, 10))) is not None
    act(troupe, 0, here(at(18, 10)))
    assert troupe.state.flags[kabuki] == USED
    assert troupe.state.spent[kabuki] == 0


@pytest.mark.rule("R-kabuki", "R-turn-2")
def test_who_does_not_dash_after_all_may_still_walk_later() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10))
    use(troupe, kabuki)
    act(troupe, 0, STAY)
    assert over(troupe)
    assert troupe.state.flags[kabuki] == USED


# Arendal.


@pytest.mark.rule("R-arendal", "R-ap-1", "R-obj-1")
def test_arendal_throws_three_grenades_one_after_another_for_nothing() -> None:
    troupe = scene(dice=[10, 20, 30])
    arendal, rival = troupe.add("a arendal", at(10, 10)), troupe.add("b mycky", at(18, 10))
    state = troupe.state
    use(troupe, arendal)
    for life in (190, 170, 140):
        assert state.question == codes.ASK_THROW
        act(troupe, 0, DROP[rival][8])
        assert (state.deciders, state.question) == ((1,), codes.ASK_FLEE)
        act(troupe, 1, STAY)
        assert state.life[rival] == life
    assert over(troupe)
    assert [values[:2] for values in events(troupe, ShowEvent.THREW)] == [(arendal, GRENADE)] * 3
    assert (state.spent[arendal], state.ap[arendal], state.objects[arendal]) == (0, 12, 0)
    assert state.flags[arendal] == USED


@pytest.mark.rule("R-arendal")
def test_the_grenades_may_go_to_different_points() -> None:
    troupe = scene(dice=[10, 10])
    arendal = troupe.add("a arendal", at(10, 10))
    one, other = troupe.add("b mycky", at(18, 10)), troupe.add("b doc", at(10, 18))
    use(troupe, arendal)
    act(troupe, 0, DROP[one][8])
    act(troupe, 1, STAY)
    act(troupe, 0, DROP[other][8])
    act(troupe, 1, STAY)
    act(troupe, 0, here(at(4, 4)))
    assert over(troupe)
    assert (troupe.state.life[one], troupe.state.life[other]) == (190, 90)


@pytest.mark.rule("R-arendal", "R-fire-8")
def test_arendal_throws_nothing_in_combat() -> None:
    troupe = scene()
    arendal, rival = troupe.add("a arendal", at(10, 10)), troupe.add("b mycky", at(11, 10))
    assert special.is_busy(troupe.state, arendal)
    contact.join(troupe.state, arendal, [rival])
    assert not special.is_busy(troupe.state, arendal)


@pytest.mark.rule("R-arendal", "R-fire-8")
def test_who_flees_into_his_arms_ends_the_throwing() -> None:
    troupe = scene(dice=[10])
    arendal, rival = troupe.add("a arendal", at(10, 10.25)), troupe.add("b mycky", at(14, 10))
    state = troupe.state
    use(troupe, arendal)
    act(troupe, 0, here(at(14, 10)))
    assert any(action in FLEE for action in offered(troupe, 1))
    act(troupe, 1, here(at(11, 10.25)))
    assert state.fight[arendal] == state.fight[rival] >= 0
    assert over(troupe)
    assert len(events(troupe, ShowEvent.THREW)) == 1


@pytest.mark.rule("R-arendal")
def test_arendal_may_keep_the_rest() -> None:
    troupe = scene()
    arendal = troupe.add("a arendal", at(10, 10))
    troupe.add("b mycky", at(18, 10))
    use(troupe, arendal)
    for _ in range(3):
        assert STAY in offered(troupe)
        act(troupe, 0, STAY)
    assert over(troupe)
