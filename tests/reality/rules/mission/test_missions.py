"""The missions: what is in the middle, Susan freed, led and shifted, and who has won (R-mis-1 to R-mis-6)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes
from euphoria.games.reality.figure_flags import BEGUN, CHARGED, DOWN, FASCINATED, MOVED, PRONE
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.mission import missions, rescue
from euphoria.games.reality.rules.positioning import positioning
from euphoria.games.reality.rules.sequence.ending import value
from euphoria.games.reality.state import NEUTRAL
from tests.reality.positioning import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
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
    walk,
)
from tests.reality.stage import Troupe, at, block, start


def led(susan_x: float = 11, susan_y: float = 10) -> Troupe:
    """Blanca leads Susan, who stands to the east of her."""
    troupe = scene(mission="rescue")
    troupe.state.platforms = [(4, 4), (100, 100)]
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a susan", at(susan_x, susan_y))
    troupe.state.saviour = blanca
    return troupe


# What is in the middle.


@pytest.mark.rule("R-mis-1", "R-mis-5")
def test_susan_stands_in_the_middle_and_belongs_to_nobody() -> None:
    troupe = scene(mission="rescue")
    missions.set_scene(troupe.state)
    state = troupe.state
    assert [state.character(figure).id for figure in state.figures()] == ["susan"]
    assert state.place(0) == at(24, 18) and state.side[0] == NEUTRAL and state.drums == []


@pytest.mark.rule("R-mis-2", "R-mis-6")
def test_three_drums_lie_in_a_line_along_the_players_edges() -> None:
    troupe = scene(mission="objectives")
    missions.set_scene(troupe.state)
    assert troupe.state.drums == [(*at(x, 18), -1, -1) for x in (24, 14, 34)]
    assert troupe.state.who == []


@pytest.mark.rule("R-mis-2", "R-start-5")
def test_where_scenery_is_in_the_middle_it_is_the_nearest_place() -> None:
    troupe = scene(block(22, 16, 4, 3), mission="rescue")
    missions.set_scene(troupe.state)
    assert troupe.state.place(0) == at(24, 19.5)


@pytest.mark.rule("R-mis-3")
def test_a_massacre_needs_nothing_and_nothing_but_elimination_fulfils_it() -> None:
    troupe = scene(mission="massacre")
    missions.set_scene(troupe.state)
    assert troupe.state.who == [] and troupe.state.drums == []
    troupe.state.platforms = [(4, 4), (100, 100)]
    troupe.add("a susan", at(3, 3))
    assert missions.fulfilled_by(troupe.state) == -1


@pytest.mark.rule("R-mis-2")
@pytest.mark.parametrize(
    ("delivered", "winner"), [([0, 0, -1], 0), ([0, 1, -1], -1), ([1, 0, 1], 1), ([-1, -1, -1], -1)]
)
def test_two_drums_on_ones_platform_win(delivered: list[int], winner: int) -> None:
    troupe = scene(mission="objectives")
    troupe.state.drums = [(0, 0, 0, -1, seat) for seat in delivered]
    assert missions.fulfilled_by(troupe.state) == winner


# Freeing.


@pytest.mark.rule("R-mis-1")
def test_two_points_in_contact_free_her() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    susan = troupe.add("- susan", at(11, 10), flags=PRONE)
    position(troupe, blanca)
    do(troupe, actions.FREE)
    state = troupe.state
    assert state.side[susan] == 0 and state.saviour == blanca and state.spent[blanca] == 2
    assert not state.is_prone(susan)
    assert logged(troupe, "freed") == [(blanca, susan)]
    assert "free" not in kinds(troupe) and "shift" in kinds(troupe)


@pytest.mark.rule("R-mis-1")
def test_nobody_frees_her_from_afar_or_with_one_point_or_from_the_other_team() -> None:
    for x, side, spent in ((11.25, "-", 0), (11, "-", 11), (11, "b", 0), (11, "a", 0)):
        troupe = scene(mission="rescue")
        blanca = troupe.add("a blanca", at(10, 10))
        troupe.add(f"{side} susan", at(x, 10))
        troupe.state.spent[blanca] = spent
        position(troupe, blanca)
        assert "free" not in kinds(troupe)


@pytest.mark.rule("R-mis-1", "R-fig-1")
def test_places_beside_the_captive_are_offered_and_she_is_in_the_way() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    susan = troupe.add("- susan", at(14, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert {action.args for action in offered(troupe) if action.kind == "charge"} == {
        (susan, side) for side in (EAST, NORTH, WEST, SOUTH)
    }
    straight = price(troupe, at(18, 10))
    assert straight is not None and straight > 8
    do(troupe, actions.CHARGE[susan][WEST])
    assert "free" in kinds(troupe) and not troupe.state.flags[blanca] & CHARGED


@pytest.mark.rule("R-mis-1", "R-con-7")
def test_a_rival_who_touches_her_fights_her_from_then_on() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    susan = troupe.add("- susan", at(11, 10))
    rival = troupe.add("b nikolai", at(12, 10))
    position(troupe, blanca)
    do(troupe, actions.FREE)
    state = troupe.state
    assert state.fight[susan] == state.fight[rival] >= 0 and state.fight[blanca] == -1
    assert not state.flags[susan] & CHARGED and "shift" not in kinds(troupe)


@pytest.mark.rule("R-mis-1")
def test_without_her_saviour_she_belongs_to_nobody_and_can_be_freed_again() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    rival = troupe.add("b nikolai", at(12, 10))
    contact.join(troupe.state, susan, [rival])
    falling.fall(troupe.state, blanca, codes.BY_SHOT)
    state = troupe.state
    assert state.side[susan] == NEUTRAL and state.saviour == -1 and state.fight == [-1, -1, -1]
    position(troupe, rival)
    do(troupe, actions.FREE)
    assert state.side[susan] == 1 and state.saviour == rival


@pytest.mark.rule("R-mis-5")
def test_she_has_no_activation_of_her_own_and_moves_in_her_saviours() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    troupe.state.ap = [12, 12]
    assert not positioning.is_busy(troupe.state, susan) and positioning.is_busy(troupe.state, blanca)
    troupe.state.ap = [0, 1]
    assert positioning.is_busy(troupe.state, blanca), "Susan can shift"
    troupe.state.ap = [0, 0]
    assert not positioning.is_busy(troupe.state, blanca)


def test_a_bought_susan_moves_like_anybody() -> None:
    troupe = scene()
    susan = troupe.add("a susan", at(10, 10))
    position(troupe, susan)
    assert kinds(troupe) == {"walk", "deck", "end"}


# Following.


@pytest.mark.rule("R-mis-1")
def test_she_follows_her_saviour_for_nothing_on_the_same_side() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    position(troupe, blanca)
    walk(troupe, at(18, 10))
    state = troupe.state
    assert state.place(blanca) == at(18, 10) and state.place(susan) == at(19, 10)
    assert state.spent == [8, 0], "she is not in the way, and does not pay"
    assert state.flags[susan] & MOVED
    assert logged(troupe, "followed") == [(susan, *at(19, 10))]


@pytest.mark.rule("R-mis-1")
def test_she_is_not_in_her_saviours_way() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(9, 9))
    troupe.add("a susan", at(10, 9))
    troupe.state.saviour = blanca
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert actions.TO[nodes(troupe.state.terrain).index(at(21, 9))] in offered(troupe), "12 straight on"


@pytest.mark.rule("R-mis-1", "R-move-4")
def test_where_there_is_no_room_she_comes_to_the_nearest_touching_place() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    troupe.add("a mycky", at(15.25, 10))
    position(troupe, blanca)
    walk(troupe, at(14, 10))
    place = troupe.state.place(susan)
    assert place in (at(14.5, 11), at(14.5, 9)) and contact.touching(troupe.state, blanca, susan)


@pytest.mark.rule("R-mis-1")
def test_a_goal_where_she_would_find_no_place_is_not_allowed() -> None:
    troupe = scene(block(12, 8, 1, 1, height=2), mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    susan = troupe.add("a susan", at(11, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    top = at(12.5, 8.5, 1)
    assert may(troupe, at_place(top))
    troupe.state.saviour = blanca
    troupe.state._offer_seat = -1
    assert not may(troupe, at_place(top)), "there is room for one on the top"
    places = nodes(troupe.state.terrain)
    listed = [places[action.args[0]] for action in offered(troupe) if action.kind == "to"]
    assert any(place[2] == 1 for place in places) and all(place[2] == 0 for place in listed)
    assert all(rescue.follows_to(troupe.state, blanca, susan, place) is not None for place in listed)


@pytest.mark.rule("R-mis-1", "R-con-4", "R-con-5")
def test_following_into_contact_is_no_charge() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    rival = troupe.add("b nikolai", at(18, 10), flags=PRONE)
    position(troupe, blanca)
    walk(troupe, at(16, 10))
    state = troupe.state
    assert state.place(susan) == at(17, 10) and state.fight[susan] == state.fight[rival] >= 0
    assert not state.flags[susan] & CHARGED and not state.is_prone(rival)
    assert state.fight[blanca] == -1 and logged(troupe, "met") == [(susan, rival)]


@pytest.mark.rule("R-att-8", "R-mis-1")
def test_while_she_fights_her_saviour_stays_in_touch_with_her() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    rival = troupe.add("b nikolai", at(12, 10))
    contact.join(troupe.state, susan, [rival])
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, at_place(at(8, 10))) and may(troupe, at_place(at(10.25, 9.25)))
    do(troupe, at_place(at(10.25, 9.25)))
    assert troupe.state.place(susan) == at(11, 10) and logged(troupe, "followed") == []


@pytest.mark.rule("R-mis-1", "R-move-7")
def test_nobody_leaps_with_susan_at_hand() -> None:
    for leads in (False, True):
        troupe = scene(block(12, 8, 4, 4, height=4), mission="rescue")
        blanca = troupe.add("a blanca", at(12.5, 10, 1))
        troupe.add("a susan", at(13.5, 10, 1))
        troupe.state.saviour = blanca if leads else -1
        position(troupe, blanca)
        assert ("leap" in kinds(troupe)) != leads


# Shifting.


@pytest.mark.rule("R-mis-1", "R-mis-5")
def test_she_shifts_around_her_saviour_with_her_own_points() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    position(troupe, blanca)
    do(troupe, actions.SHIFT)
    assert offered(troupe) == [actions.STAY, *(actions.BESIDE[side] for side in range(1, 8))]
    do(troupe, actions.BESIDE[WEST])
    state = troupe.state
    assert state.place(susan) == at(9, 10) and state.place(blanca) == at(10, 10)
    assert state.spent[susan] == 4 and state.spent[blanca] == 0, "half round a base: 3.4 inches"
    assert state.flags[susan] & MOVED and not state.flags[blanca] & MOVED and state.flags[blanca] & BEGUN
    assert logged(troupe, "shifted") == [(susan, *at(9, 10))]
    do(troupe, actions.SHIFT, at_place(at(9, 10.5)))
    assert state.spent[susan] == 5 and state.place(susan) == at(9, 10.5)


@pytest.mark.rule("R-mis-1")
def test_she_goes_no_farther_than_her_points_and_only_to_touching_places() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    troupe.state.spent[susan] = 10
    position(troupe, blanca)
    do(troupe, actions.SHIFT)
    assert offered(troupe) == [actions.STAY, *(actions.BESIDE[side] for side in (1, 2, 6, 7))]
    assert not may(troupe, at_place(at(11.25, 10))) and not may(troupe, at_place(at(10, 10)))
    assert not may(troupe, at_place(at(11, 10)))


@pytest.mark.rule("R-mis-1", "R-move-4")
def test_others_are_in_her_way() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    troupe.add("a mycky", at(10, 11))
    position(troupe, blanca)
    do(troupe, actions.SHIFT)
    assert not {actions.BESIDE[1], actions.BESIDE[NORTH], actions.BESIDE[3]} & set(offered(troupe))
    do(troupe, at_place(at(9, 10.5)))
    assert troupe.state.spent[susan] == 4, "the long way round: 3.9 inches instead of 2.9"


@pytest.mark.rule("R-mis-1", "R-con-4")
def test_shifting_into_contact_is_a_charge() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    rival = troupe.add("b nikolai", at(10, 12))
    position(troupe, blanca)
    do(troupe, actions.SHIFT)
    assert actions.BESIDE[NORTH] not in offered(troupe), "the first touch would end her way before"
    do(troupe, at_place(at(10.5, 11)))
    state = troupe.state
    assert state.flags[susan] & CHARGED and state.fight[susan] == state.fight[rival] >= 0
    assert "shift" not in kinds(troupe)


@pytest.mark.rule("R-mis-1", "R-madeleine", "R-move-5")
def test_when_she_cannot_shift() -> None:
    for flags in (FASCINATED, PRONE):
        troupe = led()
        blanca, susan = troupe["a blanca"], troupe["a susan"]
        troupe.state.flags[susan] = flags
        troupe.state.spent[susan] = 10
        position(troupe, blanca)
        assert ("shift" in kinds(troupe)) == (flags == PRONE)
    do(troupe, actions.SHIFT)
    assert offered(troupe) == [actions.STAY, actions.BESIDE[1], actions.BESIDE[7]], "getting up takes one of two points"
    do(troupe, actions.BESIDE[1])
    assert troupe.state.spent[susan] == 12 and not troupe.state.is_prone(susan)


def test_who_decides_that_she_stays_is_not_asked_again() -> None:
    troupe = led()
    position(troupe, troupe["a blanca"])
    do(troupe, actions.SHIFT, actions.STAY)
    assert kinds(troupe) == {"walk", "deck", "end"}


# Winning.


@pytest.mark.rule("R-mis-1", "R-end-1")
@pytest.mark.parametrize(("x", "wins"), [(1.5, True), (1.25, False)])
def test_her_whole_base_on_ones_own_platform_wins_at_once(x: float, wins: bool) -> None:
    troupe = scene(mission="rescue")
    troupe.state.platforms = [(4, 4), (100, 100)]
    blanca = troupe.add("a blanca", at(x, 8))
    troupe.add("a susan", at(x, 7))
    troupe.state.saviour = blanca
    position(troupe, blanca)
    walk(troupe, at(x, 5.5))
    outcome = troupe.state.outcome
    assert (outcome is not None) == wins
    if outcome is not None:
        assert outcome.winners == (0,) and outcome.reason == "mission"


@pytest.mark.rule("R-mis-1")
def test_shifting_onto_the_platform_wins_too_and_the_rivals_platform_does_not() -> None:
    for corner, wins in (((4, 4), True), ((100, 100), False)):
        troupe = scene(mission="rescue")
        troupe.state.platforms = [corner, (104 - corner[0], 104 - corner[1])]
        blanca = troupe.add("a blanca", at(5.5, 3))
        troupe.add("a susan", at(6.5, 3))
        troupe.state.saviour = blanca
        position(troupe, blanca)
        do(troupe, actions.SHIFT, actions.BESIDE[WEST])
        assert (troupe.state.outcome is not None) == wins


@pytest.mark.rule("R-mis-1")
def test_a_captive_or_fallen_susan_on_a_platform_wins_nothing() -> None:
    troupe = scene(mission="rescue")
    troupe.state.platforms = [(4, 4), (100, 100)]
    susan = troupe.add("- susan", at(3, 3))
    assert missions.fulfilled_by(troupe.state) == -1
    troupe.state.side[susan] = 0
    assert missions.fulfilled_by(troupe.state) == 0
    troupe.state.flags[susan] = DOWN
    assert missions.fulfilled_by(troupe.state) == -1


@pytest.mark.rule("R-mis-5")
def test_killed_she_pays_75_and_her_team_keeps_its_spirit() -> None:
    troupe = led()
    blanca, susan = troupe["a blanca"], troupe["a susan"]
    before = troupe.state.euphoria[blanca]
    falling.fall(troupe.state, susan, codes.BY_HAND)
    assert value(troupe.state, susan) == 75 and troupe.state.euphoria[blanca] == before


@pytest.mark.rule("R-kabuki", "R-mis-1")
def test_she_follows_a_free_move_too_and_it_does_not_count() -> None:
    troupe = scene(mission="rescue")
    kabuki = troupe.add("a kabuki", at(10, 10))
    susan = troupe.add("a susan", at(10, 11))
    troupe.state.saviour = kabuki
    troupe.state.purse = 9
    start(troupe, codes.WALK, kabuki, 1)
    do(troupe, at_place(at(10, 15)))
    assert troupe.state.place(susan) == at(10, 16) and not troupe.state.flags[susan] & MOVED
    assert is_over(troupe)
