"""Leaping down: where, for how much, and what it does to one (R-move-7, R-move-12, R-move-17)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes
from euphoria.games.reality.figure_flags import DOWN, MOVED, WALKED
from euphoria.games.reality.rules.positioning import leaping
from euphoria.games.reality.state import BODY_LOAD
from euphoria.games.reality.text.detail_text import details
from tests.reality.positioning import at_place, do, is_over, kinds, logged, may, position, scene
from tests.reality.stage import TOP, at, block


@pytest.mark.rule("R-move-7", "R-move-12", "R-move-17", "R-ap-3")
@pytest.mark.parametrize(("height", "lost"), [(3.25, 26), (6, 26), (6.25, 51)])
def test_a_leap_costs_two_points_and_hurts_by_its_height(height: float, lost: int) -> None:
    troupe = scene(block(12, 8, 4, 4, height=height), dice=[51])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.LEAP)
    assert kinds(troupe) == {"stay", "land"}
    do(troupe, at_place(at(11, 10)))
    state = troupe.state
    assert state.place(blanca) == at(11, 10) and state.spent[blanca] == 2
    assert state.life[blanca] == 100 - lost, "half of it, rounded up, or all of it, and no luck"
    assert state.flags[blanca] & WALKED and state.flags[blanca] & MOVED
    assert logged(troupe, "leapt") == [(blanca, *at(11, 10), round(4 * height))]
    assert "walk" in kinds(troupe)


@pytest.mark.rule("R-move-7", "R-move-17")
def test_one_leaps_only_where_it_can_hurt_and_only_to_the_foot() -> None:
    troupe = scene(block(12, 8, 4, 4, height=3))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    assert "leap" not in kinds(troupe)

    troupe = scene(block(12, 8, 6, 6, height=4))
    blanca = troupe.add("a blanca", at(15, 11, TOP))
    position(troupe, blanca)
    assert "leap" not in kinds(troupe), "too far from every edge"

    troupe = scene(block(12, 8, 4, 4, height=4))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    troupe.add("a mycky", at(10.5, 10))
    position(troupe, blanca)
    do(troupe, actions.LEAP)
    assert not may(troupe, at_place(at(10, 10))), "farther than 2"
    assert not may(troupe, at_place(at(11, 10))), "somebody is there"
    assert not may(troupe, at_place(at(13.5, 10, TOP)))
    assert may(troupe, at_place(at(11.5, 11)))


@pytest.mark.rule("R-move-7", "R-push-4")
def test_who_dies_of_a_leap_falls_by_their_own_jump() -> None:
    troupe = scene(block(12, 8, 4, 4, height=7), dice=[100])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP), life=60)
    mycky = troupe.add("b mycky", at(11, 11.25))
    position(troupe, blanca)
    do(troupe, actions.LEAP, at_place(at(11, 10.25)))
    state = troupe.state
    assert state.is_down(blanca) and state.how[blanca] == codes.BY_OWN_JUMP and state.killer[blanca] == -1
    assert state.place(blanca) == at(11, 10.25) and state.fight == [-1, -1] and state.euphoria[mycky] == 1
    assert is_over(troupe)


@pytest.mark.rule("R-move-8", "R-move-7")
def test_who_is_hurt_by_a_leap_drops_the_load_where_they_land() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4), dice=[10])
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    body = troupe.add("a nikolai", at(12.5, 10, TOP), flags=DOWN)
    troupe.state.load[blanca] = BODY_LOAD + body
    position(troupe, blanca)
    do(troupe, actions.LEAP, at_place(at(11, 10)))
    assert troupe.state.load[blanca] == -1 and troupe.state.place(body) == at(11, 10)


def test_a_leap_needs_two_points_and_one_may_think_better_of_it() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    do(troupe, actions.LEAP, actions.STAY)
    assert kinds(troupe) == {"deck", "end"} and troupe.state.spent[blanca] == 0
    troupe.state.flags[blanca] = 0
    troupe.state.ap[blanca] = 1
    troupe.state._offer_seat = -1
    assert kinds(troupe) == {"walk", "deck", "end"}


@pytest.mark.rule("R-move-7")
@pytest.mark.parametrize(
    ("height", "life", "chance"), [(4, 100, 0), (4, 50, 2), (4, 30, 42), (8, 100, 1), (8, 60, 41), (8, 1, 100)]
)
def test_the_chance_that_a_leap_is_the_end_is_told_before_it(height: float, life: int, chance: int) -> None:
    troupe = scene(block(12, 8, 4, 4, height=height))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    troupe.state.life[blanca] = life
    position(troupe, blanca)
    do(troupe, actions.LEAP)
    state = troupe.state
    assert leaping.chance_to_fall(state, blanca, at(11, 10)) == chance
    for throw in (life - 1, life, 2 * life - 2, 2 * life - 1):
        if 1 <= throw <= 100:
            assert (leaping.injury(int(4 * height), throw) >= life) == (throw > 100 - chance)
    told = details(state, 0, at_place(at(11, 10)), "en")
    assert told is not None and told.effect is not None and (told.cost or "").startswith("2 AP of")
    assert (f"{chance}%" in told.effect) == (chance > 0)
