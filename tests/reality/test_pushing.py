"""The push: who may, how far all slide, what stops them, and who plunges (R-att-9, R-push-1 to R-push-4)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DIRECTION, END, HALT, PUSH, STRIKE
from euphoria.games.reality.combat import is_busy
from euphoria.games.reality.contact import touching
from euphoria.games.reality.ending import earned
from euphoria.games.reality.flags import CALLED, DOWN, PRONE
from euphoria.games.reality.geometry.sliding import is_stopped, offset
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.geometry.terrain import Element, Kind, Opening, Panel, Place, wall_all_round
from euphoria.games.reality.state import NEUTRAL
from euphoria.kernel.action import OPEN, Action
from euphoria.kernel.errors import IllegalAction
from tests.reality.brawl import Brawl, brawl
from tests.reality.stage import barricade, block, box, building, crater, ruins

EAST, NORTH_EAST, NORTH, WEST, SOUTH = 0, 2, 4, 8, 12
UNLUCKY, LUCKY = 1, 10
TOP = 1
"""The surface on top of the only block."""


def won(
    *names: str,
    roll: int,
    scenery: tuple[Element, ...] = (),
    first: Place | None = None,
    then: list[int] | None = None,
    others: tuple[tuple[str, Place], ...] = (),
) -> Brawl:
    """The first named has just hit the other side for 1 life and may push; a push rolls `roll`, then `then`."""
    fight = brawl(*names, dice=[9, UNLUCKY, 1, roll, *(then or [])], scenery=scenery, first=first, begin=False)
    for name, place in others:
        fight.troupe.add(name, place)
    for figure in fight.state.figures():
        fight.state.spent[figure] = 0 if figure == 0 else 20
    fight.begin(" ".join(names[0].split()[:2]))
    fight.do(0, STRIKE[1])
    while fight.asked == "share":
        fight.do(0, fight.state.legal(0)[0])
    assert fight.asked == "push"
    return fight


def heading(dx: int, dy: int) -> Action:
    return Action(OPEN, "heading", (dx, dy))


def pushed(*names: str, direction: int, roll: int, **rest: object) -> Brawl:
    return won(*names, roll=roll, **rest).do(0, PUSH).heads(0, direction)  # type: ignore[arg-type]


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
        (Element("drum", Kind.MARKER, box(14, 9.5, 1, 1), 4), 50),
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
    return Element("house", Kind.BUILDING, outline, 24, (*walls, *doorway))


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


# Over an edge.


def roof(height: float) -> tuple[Element, ...]:
    """A block 4 by 4, and on it the places (40, 40) and (44, 40)."""
    return (block(8, 8, 4, 4, height),)


ON_ROOF = (40, 40, TOP)


@pytest.mark.rule("R-push-3", "R-att-9", "R-move-7")
@pytest.mark.parametrize(
    ("height", "dice", "life"),
    [(2, [], 149), (3, [], 149), (3.25, [41], 128), (6, [41], 128), (6.25, [41], 108), (9, [100], 49)],
)
def test_who_is_carried_over_an_edge_falls_as_from_a_jump(height: float, dice: list[int], life: int) -> None:
    fight = pushed("a nikolai", "b kabuki", roll=1, direction=EAST, scenery=roof(height), first=ON_ROOF, then=dice)
    assert fight.life("b kabuki") == 149
    assert fight.place("b kabuki") == (47, 40, TOP), "a push of 1: her middle would be on the edge"
    fight = pushed("a nikolai", "b kabuki", roll=2, direction=EAST, scenery=roof(height), first=ON_ROOF, then=dice)
    assert fight.life("b kabuki") == life
    assert fight.place("b kabuki") == (50, 40, 0)
    assert fight.place("a nikolai") == (47, 40, TOP)
    assert fight.log("plunged") == [(1, int(4 * height))]
    assert fight.all_dice_thrown()
    assert not fight.log("luck")[1:], "no luck helps"


@pytest.mark.rule("R-push-3")
def test_who_fell_is_out_of_the_combat_with_those_above() -> None:
    fight = pushed("a nikolai", "b kabuki", roll=2, direction=EAST, scenery=roof(3), first=ON_ROOF)
    assert fight.fighting() == []


@pytest.mark.rule("R-push-3")
def test_winners_fall_too_and_fight_on_below() -> None:
    fight = pushed("a nikolai", "b kabuki", roll=4, direction=EAST, scenery=roof(4), first=ON_ROOF, then=[20, 30])
    assert fight.log("plunged") == [(1, 16), (0, 16)]
    assert (fight.life("b kabuki"), fight.life("a nikolai")) == (139, 135)
    assert fight.state.on[0] == fight.state.on[1] == 0
    assert touching(fight.state, 0, 1)
    assert fight.fighting() == ["a nikolai", "b kabuki"]


@pytest.mark.rule("R-push-3", "R-push-4", "R-vp-1", "R-att-6")
def test_if_the_rival_dies_of_it_the_pusher_may_stay_above() -> None:
    fight = pushed("a nikolai", "b kabuki 20", roll=4, direction=EAST, scenery=roof(7), first=ON_ROOF, then=[50])
    assert fight.fallen() == ["b kabuki"]
    assert fight.state.how[1] == codes.BY_HAND
    assert fight.state.killer[1] == 0
    assert fight.state.euphoria[0] == 4
    assert earned(fight.state, 0) == 400
    assert fight.asked == "follow"
    assert fight.state.deciders == (0,)
    fight.do(0, HALT)
    assert fight.place("a nikolai") == (47, 40, TOP)
    assert fight.asked == ""


@pytest.mark.rule("R-push-3", "R-att-9")
def test_or_the_pusher_may_follow() -> None:
    fight = pushed("a nikolai", "b kabuki 20", roll=4, direction=EAST, scenery=roof(7), first=ON_ROOF, then=[50, 60])
    fight.do(0, PUSH)
    assert fight.place("a nikolai")[2] == 0
    assert fight.life("a nikolai") == 90
    assert fight.asked == ""


@pytest.mark.rule("R-push-3")
def test_rivals_fall_before_winners_at_the_same_edge() -> None:
    # Pushed north, both leave the roof at the same step; the rival dies, so the pusher is asked.
    fight = pushed("a nikolai", "b kabuki 20", roll=4, direction=NORTH, scenery=roof(7), first=ON_ROOF, then=[50])
    assert fight.asked == "follow"
    fight.do(0, HALT)
    assert fight.place("a nikolai") == (40, 47, TOP)


@pytest.mark.rule("R-push-3")
def test_a_winner_who_goes_over_before_the_rival_falls_unasked() -> None:
    fight = pushed("a nikolai", "b kabuki", roll=2, direction=WEST, scenery=roof(4), first=(36, 40, TOP), then=[20])
    assert fight.log("plunged") == [(0, 16)]
    assert fight.place("b kabuki") == (33, 40, TOP)
    assert fight.asked == ""


@pytest.mark.rule("R-push-3", "R-att-9")
def test_the_death_of_a_winner_lets_no_other_winner_stay_above() -> None:
    fight = pushed(
        "a nikolai 15", "b kabuki", "a doc",
        roll=5, direction=WEST, scenery=roof(7), first=(36, 40, TOP), then=[20, 30, 40],
    )  # fmt: skip
    assert fight.log("plunged") == [(0, 28), (1, 28), (2, 28)]
    assert fight.fallen() == ["a nikolai"]
    assert fight.asked == ""
    assert fight.state.shove == []


@pytest.mark.rule("R-push-4", "R-kill-1")
def test_a_winner_who_dies_of_the_own_push_pays_hand_to_hand_and_credits_nobody() -> None:
    fight = pushed("a nikolai 15", "b kabuki", roll=4, direction=EAST, scenery=roof(7), first=ON_ROOF, then=[20, 60])
    assert fight.fallen() == ["a nikolai"]
    assert fight.state.how[0] == codes.BY_HAND
    assert fight.state.killer[0] == -1
    assert earned(fight.state, 1) == 300


@pytest.mark.rule("R-push-3")
def test_one_lands_on_the_nearest_free_place_and_those_below_are_unharmed() -> None:
    fight = pushed(
        "a nikolai",
        "b kabuki",
        roll=2,
        direction=EAST,
        scenery=roof(3),
        first=ON_ROOF,
        others=(("b doc", (50, 40, 0)),),
    )
    x, y, surface = fight.place("b kabuki")
    assert surface == 0
    assert (x - 50) ** 2 + (y - 40) ** 2 >= 16
    assert (x - 49) ** 2 + (y - 40) ** 2 <= 25
    assert fight.life("b doc") == 100
    assert fight.place("b doc") == (50, 40, 0)


@pytest.mark.rule("R-push-3", "R-con-7")
def test_who_lands_beside_an_enemy_is_in_combat_with_it() -> None:
    fight = pushed(
        "a nikolai",
        "b kabuki",
        roll=2,
        direction=EAST,
        scenery=roof(3),
        first=ON_ROOF,
        others=(("a doc", (50, 40, 0)),),
    )
    assert fight.fighting() == ["b kabuki", "a doc"]


@pytest.mark.rule("R-push-3")
def test_from_block_to_block_one_slides_on_level_and_drops_to_a_lower_one() -> None:
    level = (block(8, 8, 4, 4, 4), block(12, 8, 4, 4, 4))
    fight = pushed("a nikolai", "b kabuki", roll=4, direction=EAST, scenery=level, first=ON_ROOF)
    assert fight.place("b kabuki") == (60, 40, 2)
    assert not fight.log("plunged")
    lower = (block(8, 8, 4, 4, 4), block(12, 8, 4, 4, 2))
    fight = pushed("a nikolai", "b kabuki", roll=2, direction=EAST, scenery=lower, first=ON_ROOF)
    assert fight.log("plunged") == [(1, 8)]
    assert fight.state.on[1] == 2
    higher = (block(8, 8, 4, 4, 4), block(12, 8, 4, 4, 5))
    fight = pushed("a nikolai", "b kabuki", roll=4, direction=EAST, scenery=higher, first=ON_ROOF)
    assert fight.place("b kabuki") == (46, 40, TOP)


@pytest.mark.rule("R-push-3", "R-team-5")
def test_a_leader_who_dies_of_it_is_followed_before_the_slide_goes_on() -> None:
    fight = won(
        "a nikolai", "b kabuki 20", roll=4, scenery=roof(7), first=ON_ROOF, then=[50],
        others=(("b doc", (150, 100, 0)), ("b blanca", (160, 100, 0))),
    )  # fmt: skip
    fight.state.leader[1] = 1
    fight.do(0, PUSH).heads(0, EAST)
    assert fight.asked == "leader"
    fight.do(1, fight.state.legal(1)[0])
    assert fight.asked == "follow"


@pytest.mark.rule("R-push-3", "R-mis-1")
def test_a_susan_who_loses_her_saviour_over_the_edge_slides_no_farther() -> None:
    fight = won(
        "a nikolai", "b kabuki 20", roll=4, scenery=roof(7), first=ON_ROOF, then=[50, 1],
        others=(("b susan", (40, 36, TOP)),),
    )  # fmt: skip
    fight.state.fight[2] = 0
    fight.state.combat.append(2)
    fight.state.saviour = 1
    fight.do(0, PUSH).heads(0, EAST)
    assert fight.state.side[2] == NEUTRAL
    assert fight.state.fight[2] == -1
    assert fight.life("b susan") == 100


@pytest.mark.rule("R-push-3", "R-richelle")
def test_a_called_benkei_leaves_when_richelle_dies_over_the_edge() -> None:
    fight = won(
        "a nikolai", "b richelle 20", roll=4, scenery=roof(7), first=ON_ROOF, then=[50],
        others=(("b benkei", (40, 36, TOP)),),
    )  # fmt: skip
    fight.state.fight[2] = 0
    fight.state.combat.append(2)
    fight.state.owner[2] = 1
    fight.state.mark(2, CALLED)
    fight.do(0, PUSH).heads(0, EAST)
    assert not fight.state.stands(2)
    assert fight.asked == "follow"
