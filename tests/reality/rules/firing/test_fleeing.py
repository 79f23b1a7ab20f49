"""Fleeing from a blast, and what it does to those who stay (R-obj-1, R-obj-6)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import (
    DIRECTION,
    DROP,
    FLAME,
    FLEE,
    STAY,
    THROW_GRENADE,
)
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.geometry.templates import RIM_OFFSETS
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import fleeing
from tests.reality.bombing import ON_IT, bomber, may, throw
from tests.reality.gunplay import events, fires, offered, place, question, scene
from tests.reality.stage import act, at, block

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
        assert not events(troupe.state, ShowEvent.LUCK)


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
    assert events(state, ShowEvent.FLED) == [(1, *state.place(1))]
    assert not state.flags[1] & (figure_flags.MOVED | figure_flags.WALKED)


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
    troupe.state.mark(1, figure_flags.FASCINATED)
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
    assert not events(state, ShowEvent.HURT)
    act(troupe, 0, STAY)
    assert (state.life[high], state.life[1], state.life[friend]) == (90, 140, 170)


@pytest.mark.rule("R-obj-1", "R-con-4", "R-con-5")
def test_who_flees_into_an_enemy_is_in_combat_without_a_charge() -> None:
    troupe = bomber(dice=[10])
    throw(troupe, DROP[1][ON_IT])
    state = troupe.state
    west = fleeing.refuge(state, 1, 8)
    assert west is not None
    enemy = troupe.add("a doc", (west[0] - 4, west[1], 0), flags=figure_flags.PRONE)
    state.mark(1, figure_flags.PRONE)
    state._offer_seat = -1
    act(troupe, 1, FLEE[8])
    assert state.fight[1] == state.fight[enemy] >= 0
    assert not state.flags[1] & figure_flags.CHARGED
    assert not state.is_prone(enemy)
    assert not state.is_prone(1)


@pytest.mark.rule("R-obj-1", "R-move-5")
def test_the_prone_flee_prone() -> None:
    troupe = bomber(dice=[10])
    troupe.state.mark(1, figure_flags.PRONE)
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
    assert events(state, ShowEvent.ELATED) == [(0, 1, 1)]


@pytest.mark.rule("R-vp-7", "R-benkei-1", "R-richelle")
def test_a_called_benkei_that_dies_with_richelle_was_killed_and_did_not_just_leave() -> None:
    troupe = scene(dice=[100, 100])
    troupe.add("a sooyoung", at(10, 18), objects="grenade")
    richelle = troupe.add("b richelle", at(18, 18), flags=figure_flags.FASCINATED)
    dog = troupe.add("b benkei", at(18, 19), flags=figure_flags.CALLED | figure_flags.FASCINATED)
    state = troupe.state
    state.owner[dog] = richelle
    throw(troupe, DROP[richelle][ON_IT])
    assert state.is_down(richelle) and state.is_down(dog)
    assert events(state, ShowEvent.ELATED) == [(0, dog, 2), (0, richelle, 1)]


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
    assert events(state, ShowEvent.ELATED) == [(0, susan, 1), (0, saviour, 1)]


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
