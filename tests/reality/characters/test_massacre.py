"""A machine in massacre on the move: what it keeps for its shots, and what a charge may use (R-centinel-1, R-y-2)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes
from euphoria.games.reality.cards.characters.centinel import KEPT_BACK
from euphoria.games.reality.figure_flags import MASSACRE, PRONE
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.positioning import positioning
from euphoria.games.reality.rules.positioning.walking import way_of
from tests.reality.positioning import at_place, do, is_over, kinds, logged, may, offered, position, scene, via_place
from tests.reality.stage import TOP, Troupe, at, block


def machine(*enemies: tuple[float, float], life: int = 100, flags: int = 0) -> Troupe:
    """A machine in massacre at 10, 10, with enemies at those places."""
    troupe = scene()
    troupe.add("a centinel", at(10, 10), flags=MASSACRE | flags, life=life)
    for number, (x, y) in enumerate(enemies):
        troupe.add(f"b {('mycky', 'doc')[number]}", at(x, y))
    return troupe


def charged(troupe: Troupe) -> set[int]:
    return {action.args[0] for action in offered(troupe) if action.kind == "charge"}


@pytest.mark.rule("R-centinel-1", "R-y-2")
def test_a_machine_in_massacre_keeps_three_points() -> None:
    troupe = machine()
    position(troupe, 0)
    do(troupe, actions.WALK)
    assert all(troupe.state.ap[0] - price >= KEPT_BACK for price in prices(troupe))
    assert not may(troupe, at_place(at(19.25, 10)))
    assert not may(troupe, at_place(at(20, 10)))
    do(troupe, at_place(at(19, 10)))
    assert troupe.state.ap[0] == 3 and is_over(troupe)


def prices(troupe: Troupe) -> list[int]:
    state = troupe.state
    return [way[1] for action in offered(troupe) if action != actions.STAY and (way := way_of(state, action))]


@pytest.mark.rule("R-y-2")
def test_a_move_that_ends_in_combat_may_use_all_points() -> None:
    troupe = machine((23, 10), (10, 24))
    position(troupe, 0)
    do(troupe, actions.WALK)
    assert charged(troupe) == {1}, "12 inches to the one, 13 to the other"
    assert not may(troupe, at_place(at(21.5, 10))), "beside nobody"
    do(troupe, at_place(at(22, 10)))
    assert troupe.state.ap[0] == 0 and logged(troupe, "charged") == [(0, 1)]


@pytest.mark.rule("R-y-2", "R-move-11")
def test_so_may_one_that_is_given_by_way_points() -> None:
    troupe = machine((21, 10))
    position(troupe, 0)
    do(troupe, actions.WALK, via_place(at(16, 10)))
    assert not may(troupe, at_place(at(19.5, 10)))
    do(troupe, at_place(at(20, 10)))
    assert troupe.state.ap[0] == 2 and contact.in_combat(troupe.state, 0)


@pytest.mark.rule("R-y-2", "R-centinel-4")
def test_with_three_points_or_fewer_it_can_only_charge() -> None:
    troupe = machine(life=20)
    position(troupe, 0)
    assert troupe.state.ap[0] == 2 and is_over(troupe)
    troupe = machine((13, 10), life=20)
    position(troupe, 0)
    assert kinds(troupe) == {"walk", "end"}
    do(troupe, actions.WALK)
    assert kinds(troupe) == {"stay", "charge"}
    do(troupe, actions.STAY)
    assert is_over(troupe), "it has thought better of it"
    troupe = machine((13.25, 10), life=20)
    position(troupe, 0)
    assert is_over(troupe), "the enemy is too far"


@pytest.mark.rule("R-y-2", "R-move-5")
def test_getting_up_does_not_end_in_combat() -> None:
    troupe = machine((12, 10), life=20, flags=PRONE)
    position(troupe, 0)
    assert is_over(troupe)


@pytest.mark.rule("R-y-2", "R-odonell-1")
def test_a_free_move_keeps_nothing() -> None:
    troupe = machine()
    troupe.state.encouraged[0] = codes.REPEAT_MOVE
    position(troupe, 0)
    do(troupe, actions.WALK, at_place(at(19, 10)), actions.AGAIN, at_place(at(28, 10)))
    assert troupe.state.place(0) == at(28, 10) and troupe.state.ap[0] == 3


@pytest.mark.rule("R-y-2", "R-con-4")
def test_a_leap_into_combat_may_use_all_points() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4), dice=[10])
    centinel = troupe.add("a centinel", at(12.5, 10, TOP), flags=MASSACRE)
    troupe.add("b doc", at(10.5, 10))
    troupe.state.spent[centinel] = 9
    position(troupe, centinel)
    assert "leap" in kinds(troupe)
    do(troupe, actions.LEAP)
    assert not may(troupe, at_place(at(12.5, 7.25))), "beside nobody"
    do(troupe, at_place(at(11.5, 10)))
    assert troupe.state.ap[centinel] == 1 and contact.in_combat(troupe.state, centinel)


@pytest.mark.rule("R-centinel-1", "R-y-6")
def test_in_combat_it_keeps_nothing() -> None:
    troupe = machine((11, 10), life=20)
    troupe.state.drums.append((*at(9, 10), -1, -1))
    contact.join(troupe.state, 0, [1])
    position(troupe, 0)
    assert kinds(troupe) == {"take-drum", "end"}
    assert positioning.is_busy(troupe.state, 0)
