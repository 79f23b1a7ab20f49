"""The push: who may, how far all slide, and what stops them (R-att-9, R-push-1, R-push-2)."""

from __future__ import annotations

import pytest

from euphoria.games.reality.actions import DIRECTION, END, PUSH
from euphoria.games.reality.figure_flags import DOWN, PRONE
from euphoria.games.reality.geometry.movement.sliding import is_stopped, offset
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.geometry.terrain import Element, Opening, Panel, Place, Scenery, wall_all_round
from euphoria.games.reality.rules.attack.combat import is_busy
from euphoria.games.reality.rules.figures.contact import join, touching
from euphoria.kernel.core.errors import IllegalAction
from tests.reality.brawl import EAST, LUCKY, NORTH_EAST, SOUTH, UNLUCKY, WEST, brawl, pushed, won
from tests.reality.stage import barricade, block, box, building, crater, heading, ruins

# Who may push.


@pytest.mark.rule("R-att-9", "R-push-2")
def test_the_side_that_did_more_damage_is_asked() -> None:
    fight = brawl("a nikolai", "b kabuki", dice=[9, 2, 8, 5, UNLUCKY, 30, UNLUCKY, 20])
    fight.strikes("a nikolai", 2).strikes("b kabuki", 2)
    assert (fight.life("a nikolai"), fight.life("b kabuki")) == (120, 130)
    assert fight.asked == "push"
    assert fight.state.deciders == (1,)
    assert fight.state.legal(1) == [PUSH, END]


@pytest.mark.rule("R-push-2")
def test_equal_damage_or_none_and_nobody_pushes() -> None:
    fight = brawl("a nikolai", "b kabuki", dice=[9, 2, 8, 5, UNLUCKY, 30, UNLUCKY, 30])
    fight.strikes("a nikolai", 2).strikes("b kabuki", 2)
    assert fight.asked == ""
    fight = brawl("a nikolai", "b kabuki", dice=[9, LUCKY])
    fight.strikes("a nikolai", 1).strikes("b kabuki", 0)
    assert fight.asked == ""


@pytest.mark.rule("R-push-2")
def test_only_life_really_lost_is_compared() -> None:
    # Nikolai does 90 to one who has 10 left, and loses 20 himself.
    fight = brawl("a nikolai", "b kabuki 10", dice=[9, 2, 5, 4, UNLUCKY, 20, UNLUCKY, 90], begin=False)
    fight.troupe.add("b doc", (36, 40, 0))
    fight.meet().begin("a nikolai")
    fight.strikes("a nikolai", 2).strikes("b kabuki", 2).strikes("b doc", 0).wounds(0, "b kabuki")
    assert fight.fallen() == ["b kabuki"]
    assert fight.asked == "push"
    assert fight.state.deciders == (1,)


@pytest.mark.rule("R-att-9")
def test_the_push_may_be_left_and_no_die_is_thrown_then() -> None:
    fight = won("a nikolai", "b kabuki", roll=5).do(0, END)
    assert fight.asked == ""
    assert not fight.log("push-roll")
    assert fight.place("a nikolai") == (40, 40, 0)


@pytest.mark.rule("R-att-9")
def test_the_die_is_rolled_before_the_direction_is_chosen() -> None:
    fight = won("a nikolai", "b kabuki", roll=7).do(0, PUSH)
    assert fight.log("push-roll") == [(0, 7)]
    assert fight.asked == "direction"
    assert fight.state.legal(0) == DIRECTION


# The slide.


@pytest.mark.rule("R-att-9", "R-push-1")
@pytest.mark.parametrize("direction", range(16))
def test_all_slide_exactly_as_far_and_keep_their_places_to_each_other(direction: int) -> None:
    fight = pushed("a nikolai", "b kabuki", "a doc", roll=5, direction=direction, first=(80, 72, 0))
    dx, dy = fight.place("a nikolai")[0] - 80, fight.place("a nikolai")[1] - 72
    assert abs((dx * dx + dy * dy) ** 0.5 - 20) < 0.75
    x, y = DIRECTIONS[direction]
    assert dx * x + dy * y > 0
    assert abs(dx * y - dy * x) <= 0.75 * (x * x + y * y) ** 0.5
    assert fight.place("b kabuki") == (84 + dx, 72 + dy, 0)
    assert fight.place("a doc") == (88 + dx, 72 + dy, 0)
    assert fight.log("pushed") == [(0, 5, 20)]
    assert len(fight.log("slid")) == 3
    assert fight.fighting() == ["a nikolai", "b kabuki", "a doc"]


def test_a_slide_goes_by_quarter_inches_along_its_line() -> None:
    for dx, dy in (*DIRECTIONS, (7, -3), (1000, 1)):
        length = (dx * dx + dy * dy) ** 0.5
        for steps in range(41):
            x, y = offset(dx, dy, steps)
            assert abs(x - steps * dx / length) <= 0.5
            assert abs(y - steps * dy / length) <= 0.5


@pytest.mark.rule("R-att-9")
def test_any_direction_may_be_given() -> None:
    fight = won("a nikolai", "b kabuki", roll=5).do(0, PUSH).do(0, heading(6, 8))
    assert fight.place("a nikolai") == (52, 56, 0)


@pytest.mark.rule("R-att-9")
@pytest.mark.parametrize("parts", [(0, 0), (2000, 1)])
def test_no_direction_is_none(parts: tuple[int, int]) -> None:
    fight = won("a nikolai", "b kabuki", roll=5).do(0, PUSH)
    with pytest.raises(IllegalAction):
        fight.do(0, heading(*parts))


@pytest.mark.rule("R-push-1")
@pytest.mark.parametrize(
    ("scenery", "x"),
    [
        (block(14, 8, 2, 4), 50),
        (barricade(14, 8, 2, 4), 50),
        (building(14, 8, 4, 4), 50),
        (ruins(14, 8, 2, 4), 72),
        (crater(14, 8, 2, 4), 72),
        (Element("drum", Scenery.MARKER, box(14, 9.5, 1, 1), 4), 50),
    ],
    ids=lambda value: value.name if isinstance(value, Element) else "",
)
def test_the_first_solid_thing_stops_all_and_difficult_ground_stops_nobody(scenery: Element, x: int) -> None:
    fight = pushed("a nikolai", "b kabuki", roll=8, direction=EAST, scenery=(scenery,))
    assert fight.place("a nikolai") == (x, 40, 0)
    assert fight.place("b kabuki") == (x + 4, 40, 0)


@pytest.mark.rule("R-push-1")
def test_one_who_runs_against_a_wall_stops_all_of_them() -> None:
    # Only the doc, behind and above, meets the block.
    fight = brawl("a nikolai", "b kabuki", dice=[9, UNLUCKY, 1, 8], scenery=(block(14, 11, 2, 2),), begin=False)
    fight.troupe.add("a doc", (44, 44, 0))
    fight.meet().begin("a nikolai")
    fight.strikes("a nikolai", 1).strikes("b kabuki", 0).strikes("a doc", 0).do(0, PUSH).heads(0, EAST)
    assert fight.place("a doc") == (54, 44, 0)
    assert fight.place("a nikolai") == (50, 40, 0)
    assert fight.log("pushed") == [(0, 8, 10)]


@pytest.mark.rule("R-push-1")
@pytest.mark.parametrize(
    ("direction", "place"), [(WEST, (2, 40, 0)), (SOUTH, (40, 2, 0))], ids=["left edge", "near edge"]
)
def test_the_edge_of_the_table_stops_them(direction: int, place: Place) -> None:
    fight = pushed("a nikolai", "b kabuki", roll=10, direction=direction)
    assert fight.place("a nikolai") == place
    assert is_stopped(fight.state.terrain, 1, 40, 0) and is_stopped(fight.state.terrain, 40, 143, 0)
    assert not is_stopped(fight.state.terrain, 2, 142, 0)


def house(x: float, y: float, door: int = 0) -> Element:
    """4 by 6 and two storeys, with a door in the middle of the left wall, 2 wide, in one of them."""
    outline = box(x, y, 4, 6)
    left, low = outline[0]
    bottom = 12 * door
    walls = [
        panel for panel in wall_all_round(outline, 24) if not (panel.ax == panel.bx == left and panel.bottom == bottom)
    ]
    doorway = (
        Panel(left, low, left, low + 8, bottom, bottom + 12, Opening.WALL),
        Panel(left, low + 8, left, low + 16, bottom, bottom + 12, Opening.DOOR),
        Panel(left, low + 16, left, low + 24, bottom, bottom + 12, Opening.WALL),
    )
    return Element("house", Scenery.BUILDING, outline, 24, (*walls, *doorway))


@pytest.mark.rule("R-push-1")
def test_a_doorway_lets_them_through_and_nobody_stops_on_the_threshold() -> None:
    fight = pushed("a nikolai", "b kabuki", roll=5, direction=EAST, scenery=(house(14, 7),))
    assert fight.place("b kabuki") == (64, 40, 1)
    assert fight.place("a nikolai") == (60, 40, 1)
    fight = pushed("a nikolai", "b kabuki", roll=3, direction=EAST, scenery=(house(14, 7),))
    assert fight.place("b kabuki") == (55, 40, 0), "at 56 she would be on the threshold"
    assert fight.log("pushed") == [(0, 3, 11)]
    fight = pushed("a nikolai", "b kabuki", roll=10, direction=EAST, scenery=(house(14, 7),))
    assert fight.place("b kabuki") == (70, 40, 1), "the back wall"


@pytest.mark.rule("R-push-1", "R-push-3")
def test_upstairs_walls_hold_them_and_a_door_to_nowhere_lets_them_fall() -> None:
    floor = (66, 40, 2)
    fight = pushed("a nikolai", "b kabuki", roll=3, direction=WEST, scenery=(house(14, 7),), first=floor)
    assert fight.place("a nikolai") == (58, 40, 2)
    fight = pushed("a nikolai", "b kabuki", roll=3, direction=WEST, scenery=(house(14, 7, door=1),), first=floor)
    assert fight.log("plunged") == [(0, 12)]
    assert fight.place("a nikolai") == (54, 40, 0)
    assert fight.place("b kabuki") == (58, 40, 2)


# Outsiders.


@pytest.mark.rule("R-push-1")
@pytest.mark.parametrize("direction", [EAST, NORTH_EAST])
def test_an_enemy_who_is_touched_joins_and_stops_them(direction: int) -> None:
    place = (60, 40, 0) if direction == EAST else (56, 53, 0)
    fight = pushed("a nikolai", "b kabuki", roll=8, direction=direction, others=(("a doc", place),))
    doc, kabuki = fight["a doc"], fight["b kabuki"]
    assert touching(fight.state, doc, kabuki)
    assert fight.fighting() == ["a nikolai", "b kabuki", "a doc"]
    assert fight.state.fight[doc] == fight.state.fight[kabuki]
    assert fight.log("pushed")[0][2] < 32
    assert not is_busy(fight.state, doc)


@pytest.mark.rule("R-push-1")
def test_an_enemy_who_is_only_brushed_stops_them_too() -> None:
    fight = pushed("a nikolai", "b kabuki", roll=8, direction=EAST, others=(("a doc", (60, 44, 0)),))
    assert fight.place("b kabuki") == (58, 40, 0)
    assert fight.fighting() == ["a nikolai", "b kabuki", "a doc"]
    fight = pushed("a nikolai", "b kabuki", roll=8, direction=EAST, others=(("b doc", (80, 44, 0)),))
    assert fight.place("b kabuki") == (76, 40, 0)
    assert fight.fighting() == ["a nikolai", "b kabuki"]


@pytest.mark.rule("R-push-1")
def test_every_place_of_an_outsider_stops_them_without_overlap() -> None:
    """Around the way of a slide across the lattice: who is met is touched, never run over."""
    met = 0
    for x in range(48, 64):
        for y in range(44, 60):
            if (x - 44) ** 2 + (y - 40) ** 2 < 25 or (x - 40) ** 2 + (y - 40) ** 2 < 25:
                continue
            fight = pushed("a nikolai", "b kabuki", roll=5, direction=3, others=(("a doc", (x, y, 0)),))
            for figure in (0, 1):
                assert fight.state.square(figure, fight["a doc"]) >= 16
            if fight.log("pushed")[0][2] < 20:
                met += 1
                assert fight.fighting() == ["a nikolai", "b kabuki", "a doc"] or fight.state.square(0, 2) <= 25
    assert met > 20


@pytest.mark.rule("R-push-1")
def test_a_friend_of_the_one_who_meets_it_or_a_neutral_stops_them_and_does_not_join() -> None:
    for name in ("b doc", "- susan"):
        fight = pushed("a nikolai", "b kabuki", roll=8, direction=EAST, others=((name, (60, 40, 0)),))
        assert fight.place("b kabuki") == (56, 40, 0)
        assert fight.fighting() == ["a nikolai", "b kabuki"]


@pytest.mark.rule("R-push-1", "R-move-9", "R-con-5")
def test_an_enemy_who_lay_prone_gets_up_when_touched() -> None:
    fight = won("a nikolai", "b kabuki", roll=8, others=(("a doc", (60, 40, 0)),))
    fight.state.mark(fight["a doc"], PRONE)
    fight.do(0, PUSH).heads(0, EAST)
    assert not fight.state.is_prone(fight["a doc"])
    assert fight.log("got-up") == [(2,)]


@pytest.mark.rule("R-y-7")
def test_a_push_gets_nobody_up_in_another_combat() -> None:
    fight = won("a nikolai", "b kabuki", roll=2, others=(("a doc", (100, 100, 0)), ("b doc", (104, 100, 0))))
    join(fight.state, 2, [3])
    fight.state.mark(3, PRONE)
    fight.do(0, PUSH).heads(0, EAST)
    assert fight.state.is_prone(3)


@pytest.mark.rule("R-push-1", "R-con-7")
def test_two_combats_that_meet_become_one() -> None:
    fight = won("a nikolai", "b kabuki", roll=8, others=(("a doc", (60, 40, 0)), ("b blanca", (64, 40, 0))))
    fight.state.fight[2] = fight.state.fight[3] = 2
    assert is_busy(fight.state, 3)
    fight.do(0, PUSH).heads(0, EAST)
    assert len(set(fight.state.fight)) == 1
    assert not is_busy(fight.state, 3)


@pytest.mark.rule("R-push-1", "R-fig-1")
def test_bodies_are_not_in_the_way() -> None:
    fight = won("a nikolai", "b kabuki", roll=8, others=(("a doc", (60, 40, 0)),))
    fight.state.mark(2, DOWN)
    fight.do(0, PUSH).heads(0, EAST)
    assert fight.place("b kabuki") == (76, 40, 0)
