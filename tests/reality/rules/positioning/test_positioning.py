"""Positioning: the menu, what counts as movement, and those who move otherwise (R-turn-2, R-move-5, R-ap-3)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes
from euphoria.games.reality.figure_flags import BEGUN, DOWN, FASCINATED, LASTING, MOVED, PRONE, WALKED
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.mission import missions, rescue
from euphoria.games.reality.rules.positioning import positioning, walking
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from tests.reality.positioning import at_place, do, is_over, kinds, logged, may, offered, position, price, scene, walk
from tests.reality.stage import CURTAIN, at, barricade, block, building, ruins, start

# The menu.


@pytest.mark.rule("R-turn-2", "R-move-5")
def test_several_things_are_done_in_one_activation_until_it_is_ended() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    assert kinds(troupe) == {"walk", "deck", "end"}
    walk(troupe, at(13, 10))
    do(troupe, actions.DECK)
    assert kinds(troupe) == {"up", "end"}
    do(troupe, actions.UP)
    walk(troupe, at(14, 10))
    assert troupe.state.place(nikolai) == at(14, 10) and troupe.state.ap[nikolai] == 9 - 3 - 1 - 1 - 1
    do(troupe, actions.END)
    assert is_over(troupe)


@pytest.mark.rule("R-turn-2")
def test_an_activation_ends_by_itself_when_no_points_are_left() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    walk(troupe, at(19, 10))
    assert is_over(troupe)


def test_who_gives_up_walking_is_not_asked_about_it_again() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    do(troupe, actions.WALK, actions.STAY)
    assert kinds(troupe) == {"deck", "end"}
    assert troupe.state.spent[nikolai] == 0 and not troupe.state.flags[nikolai] & (WALKED | MOVED | BEGUN)


@pytest.mark.rule("R-move-5")
def test_the_deck_and_getting_up_cost_one_each_and_a_prone_figure_does_not_walk() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10), flags=PRONE)
    position(troupe, nikolai)
    assert kinds(troupe) == {"up", "end"}
    do(troupe, actions.UP)
    assert not troupe.state.is_prone(nikolai) and troupe.state.ap[nikolai] == 8
    do(troupe, actions.DECK)
    assert troupe.state.is_prone(nikolai) and troupe.state.ap[nikolai] == 7
    assert logged(troupe, "got-up") == [(nikolai,)] and logged(troupe, "hit-deck") == [(nikolai,)]


@pytest.mark.rule("R-madeleine")
def test_who_is_fascinated_has_nothing_to_do() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10), flags=FASCINATED)
    position(troupe, nikolai)
    assert is_over(troupe)


def test_who_has_no_points_or_is_down_has_nothing_to_do() -> None:
    troupe = scene()
    for name, flags in (("a nikolai", 0), ("a mycky", DOWN)):
        figure = troupe.add(name, at(10, 10 + 2 * len(troupe.names)), flags=flags)
        troupe.state.ap[figure] = 0 if not flags else 9
        assert not positioning.is_busy(troupe.state, figure)
    troupe.state.ap[troupe["a nikolai"]] = 1
    assert positioning.is_busy(troupe.state, troupe["a nikolai"])


@pytest.mark.rule("R-turn-2")
def test_who_gave_up_walking_and_did_something_else_may_walk_after_all() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.STAY)
    assert "walk" not in kinds(troupe)
    do(troupe, actions.DECK, actions.UP)
    assert "walk" in kinds(troupe)


@pytest.mark.rule("R-turn-2", "R-mis-1")
def test_after_something_else_susan_may_shift_after_all() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a susan", at(11, 10))
    troupe.state.saviour = blanca
    position(troupe, blanca)
    do(troupe, actions.SHIFT, actions.STAY)
    assert "shift" not in kinds(troupe)
    do(troupe, actions.DECK)
    assert "shift" in kinds(troupe)


# Having moved.


@pytest.mark.rule("R-ap-3")
def test_walking_counts_as_movement_and_the_deck_does_not() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    do(troupe, actions.DECK, actions.UP)
    assert not troupe.state.flags[nikolai] & (WALKED | MOVED)
    walk(troupe, at(11, 10))
    assert troupe.state.flags[nikolai] & (WALKED | MOVED) == WALKED | MOVED


@pytest.mark.rule("R-kabuki", "R-ap-3")
def test_a_free_walk_costs_nothing_and_does_not_count() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10))
    troupe.state.purse = 9
    start(troupe, codes.WALK, kabuki, walking.FREE)
    assert not may(troupe, at_place(at(19.25, 10)))
    do(troupe, at_place(at(19, 10)))
    state = troupe.state
    assert state.place(kabuki) == at(19, 10) and state.spent[kabuki] == 0
    assert not state.flags[kabuki] & (WALKED | MOVED | BEGUN)


@pytest.mark.rule("R-kabuki")
def test_who_gives_up_a_free_walk_may_still_walk_in_this_turn() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10))
    troupe.state.purse = 9
    troupe.state.push(codes.POSITION, 0, kabuki)
    start(troupe, codes.WALK, kabuki, walking.FREE)
    do(troupe, actions.STAY)
    assert kinds(troupe) == {"walk", "deck", "end"}


@pytest.mark.rule("R-kabuki", "R-move-5")
def test_a_free_walk_pays_for_getting_up_first() -> None:
    troupe = scene()
    kabuki = troupe.add("a kabuki", at(10, 10), flags=PRONE)
    troupe.state.purse = 9
    start(troupe, codes.WALK, kabuki, walking.FREE)
    assert not may(troupe, at_place(at(19, 10)))
    do(troupe, at_place(at(18, 10)))
    assert not troupe.state.is_prone(kabuki) and troupe.state.spent[kabuki] == 0


# Those who move otherwise.


@pytest.mark.rule("R-odonell-1")
def test_an_encouraged_figure_moves_once_more_for_nothing_and_no_farther() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.encouraged[nikolai] = codes.REPEAT_MOVE
    position(troupe, nikolai)
    assert actions.AGAIN not in offered(troupe), "there is nothing to repeat yet"
    walk(troupe, at(10, 19))
    assert offered(troupe) == [actions.AGAIN, actions.END]
    troupe.state.unmark(nikolai, WALKED | MOVED)
    do(troupe, actions.AGAIN)
    assert not may(troupe, at_place(at(19.25, 19)))
    do(troupe, at_place(at(19, 19)))
    assert troupe.state.place(nikolai) == at(19, 19) and troupe.state.spent[nikolai] == 9
    assert troupe.state.flags[nikolai] & (WALKED | MOVED) == WALKED | MOVED
    assert is_over(troupe)


@pytest.mark.rule("R-odonell-1")
@pytest.mark.parametrize("repeat", [-1, codes.REPEAT_ATTACK, codes.REPEAT_SHOOTING])
def test_nobody_else_moves_again(repeat: int) -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.encouraged[nikolai] = repeat
    position(troupe, nikolai)
    walk(troupe, at(10, 13))
    assert kinds(troupe) == {"walk", "deck", "end"} and troupe.state.cost[nikolai] == -1


@pytest.mark.rule("R-odonell-1")
def test_the_repeat_is_as_large_as_the_last_walk() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.encouraged[nikolai] = codes.REPEAT_MOVE
    position(troupe, nikolai)
    walk(troupe, at(10, 13))
    walk(troupe, at(10, 15))
    do(troupe, actions.AGAIN)
    assert price(troupe, at(10, 17)) == 2 and price(troupe, at(10, 17.25)) is None
    do(troupe, actions.STAY)
    assert kinds(troupe) == {"walk", "deck", "end"}, "the repeat is given up"


@pytest.mark.rule("R-benkei-3")
def test_a_benkei_takes_ransacks_and_frees_nothing() -> None:
    troupe = scene(mission="rescue")
    benkei = troupe.add("a benkei", at(10, 10))
    body = troupe.add("b nikolai", at(11, 10), flags=DOWN, objects="kit")
    troupe.state.shown[body] = troupe.state.objects[body]
    troupe.add("- susan", at(10, 11))
    troupe.state.drums.append((*at(9, 10), -1, -1))
    position(troupe, benkei)
    assert kinds(troupe) == {"walk", "deck", "end"}
    do(troupe, actions.WALK)
    assert not kinds(troupe) & {"charge", "beside-drum"}


# At random.


@pytest.mark.rule("R-move-4", "R-move-8", "R-con-7")
@pytest.mark.parametrize("mission", ["objectives", "rescue"])
def test_whatever_is_chosen_bases_do_not_overlap_and_who_touches_fights(mission: str) -> None:
    dice = Dice(1)
    troupe = scene(
        ruins(14, 8, 4, 4),
        block(20, 12, 4, 4, height=4),
        barricade(8, 14, 4, 1),
        building(26, 4, 5, 5),
        mission=mission,
    )
    state = troupe.state
    state.dice = dice
    state.platforms = [(40, 4), (40, 124)]
    missions.set_scene(state)
    for number, who in enumerate(("nikolai", "blanca", "centinel", "doc", "benkei")):
        for seat in ("a", "b"):
            troupe.add(f"{seat} {who}", at(16 + 3 * number, 3 if seat == "a" else 30), life=60, objects="kit stun")
    if mission == "rescue":
        state.put(troupe["a blanca"], at(23, 18))
        state.side[0], state.saviour = 0, troupe["a blanca"]
    for turn in range(5):
        for figure in [figure for figure in state.figures() if state.side[figure] >= 0]:
            state.spent = [0] * len(state.who)
            state.flags = [flags & LASTING for flags in state.flags]
            if state.stands(figure) and not (turn == 2 and figure % 5 == 0):
                state.outcome = None
                state.agenda = [(CURTAIN, 0, 0, 0)]
                position(troupe, figure)
                while state.deciders:
                    before = state.spent.copy()
                    do(troupe, _lively(offered(troupe), dice))
                    _check_laws(state, before)
            elif state.stands(figure):
                falling.fall(state, figure, codes.BY_SHOT)
                state.agenda = []
    assert len(logged(troupe, "walked")) > 25 and logged(troupe, "charged")
    assert logged(troupe, "took") if mission == "objectives" else logged(troupe, "followed")


def _lively(choices: list[Action], dice: Dice) -> Action:
    """One that moves things on, mostly."""
    good = [action for action in choices if action.kind not in ("end", "stay", "deck", "up", "to", "leap")]
    return dice.pick(good if good and dice.below(4) else choices)


def _check_laws(state: Show, spent: list[int]) -> None:
    standing = state.standing()
    for figure in standing:
        assert state.terrain.stands(state.place(figure)) and state.ap[figure] >= 0
        assert state.spent[figure] >= spent[figure]
        load = state.load[figure]
        if load >= BODY_LOAD:
            assert state.is_down(load - BODY_LOAD) and state.place(load - BODY_LOAD) == state.place(figure)
        elif load >= 0:
            assert state.drums[load] == (*state.place(figure), figure, -1)
        for other in standing:
            if other > figure:
                on_one_level = abs(state.feet(figure) - state.feet(other)) < 5
                assert state.square(figure, other) >= 16 or not on_one_level
                if {state.side[figure], state.side[other]} == {0, 1} and contact.touching(state, figure, other):
                    assert state.fight[figure] == state.fight[other] >= 0
    susan = rescue.led_by(state, state.saviour)
    assert susan < 0 or contact.touching(state, susan, state.saviour)
