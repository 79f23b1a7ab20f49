"""A push over an edge: who falls, who stays above, and where they land (R-push-3, R-push-4)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import HALT, PUSH
from euphoria.games.reality.figure_flags import CALLED
from euphoria.games.reality.geometry.terrain import Element
from euphoria.games.reality.rules.figures.contact import join, touching
from euphoria.games.reality.rules.sequence.ending import earned
from euphoria.games.reality.state import NEUTRAL
from tests.reality.brawl import EAST, NORTH, WEST, pushed, won
from tests.reality.stage import TOP, block


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


@pytest.mark.rule("R-y-10", "R-att-6")
def test_a_death_by_a_push_is_credited_to_one_who_threw_dice_in_the_exchange() -> None:
    fight = won(
        "a nikolai",
        "b kabuki 20",
        roll=2,
        scenery=roof(7),
        first=ON_ROOF,
        then=[50],
        others=(("a doc", (44, 44, TOP)),),
    )
    join(fight.state, 2, [1])
    fight.state.combat.append(2)
    fight.state.dice_of.append(0)
    fight.do(0, PUSH).heads(0, EAST)
    assert fight.fallen() == ["b kabuki"]
    assert fight.state.killer[1] == fight["a nikolai"], "and nobody was asked"


@pytest.mark.rule("R-push-3", "R-mis-1")
def test_a_susan_who_loses_her_saviour_over_the_edge_slides_no_farther() -> None:
    fight = won(
        "a nikolai", "b kabuki 20", roll=4, scenery=roof(7), first=ON_ROOF, then=[50, 1],
        others=(("b susan", (40, 36, TOP)),),
    )  # fmt: skip
    fight.state.fight[2] = 0
    fight.state.combat.append(2)
    fight.state.dice_of.append(0)
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
    fight.state.dice_of.append(0)
    fight.state.owner[2] = 1
    fight.state.mark(2, CALLED)
    fight.do(0, PUSH).heads(0, EAST)
    assert not fight.state.stands(2)
    assert fight.asked == "follow"
