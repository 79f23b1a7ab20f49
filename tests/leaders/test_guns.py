"""The rules of ray guns, L-gun."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from euphoria import State
from tests.leaders.artifact_play import aimable, arm, has_gun, played, shoot, turn_of
from tests.leaders.play import (
    aim_of,
    asked,
    both_editions,
    do,
    kinds_of,
    look,
    may,
    pass_turn,
    player,
    question,
    random_game,
    refusal,
    scene,
)

GETTING_A_GUN: dict[str, tuple[str, Callable[[State], object]]] = {
    "arming": ("A", lambda state: arm(state, "A", "A1")),
    "claw machine": ("A", lambda state: played(state, "A", "claw-machine", "B", pay="A1")),
    "catalogue": ("C", lambda state: played(state, "A", "mail-order-catalogue", "C", pay="A1")),
    "boomerang": ("C", lambda state: arm(state, "A", "A1", C=("react", "boomerang", "C1"))),
}
"""Every way to get a gun: who gets it, and how."""

ARMOURY = """
    turn: A action
    A: E* e e / claw-machine, mail-order-catalogue
    B: S* s s / - / gun C
    C: e e s / boomerang
    rest: -
"""


# L-gun-1: one gun a player.


@pytest.mark.rule("L-gun-1", "L-act-3")
def test_who_holds_a_gun_cannot_take_another_from_the_centre() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        rest: -
    """)
    assert look(state)["centre"] == 1
    assert not may(state, "A", "arm", "A1")
    assert refusal(state, "A", "arm", "A1") == "L-gun-1"


@pytest.mark.rule("L-gun-1", "L-art-7")
def test_no_artifact_brings_a_second_gun() -> None:
    state = scene(ARMOURY.replace("mail-order-catalogue", "mail-order-catalogue / gun B"))
    assert not may(state, "A", "use", "claw-machine")
    assert refusal(state, "A", "use", "claw-machine") == "L-art-7"
    state = scene("""
        seats: 6
        turn: A action
        A: E* e e / mail-order-catalogue
        B: S* s s / - / gun C
        rest: -
    """)
    do(state, "A", "use", "mail-order-catalogue")
    assert not may(state, "A", "choose-player", "B")
    state = scene(ARMOURY.replace("boomerang", "boomerang / gun A"))
    assert look(state)["centre"] == 0


@pytest.mark.rule("L-gun-1", "L-gun-5")
@both_editions
def test_guns_are_neither_made_nor_lost_in_random_games(edition: str) -> None:
    for seed in range(3):
        for state in random_game(4 + 2 * seed, seed, edition=edition, turns=10):
            view = look(state)
            held = sum(seen["gun"] for seen in view["players"])
            assert held + view["centre"] == (2, 3, 4)[seed]


# L-gun-2: whoever gets a gun aims it at once.


@pytest.mark.rule("L-gun-2", "L-gun-4")
@pytest.mark.parametrize("way", list(GETTING_A_GUN))
def test_whoever_gets_a_gun_aims_it_at_once_at_another_player(way: str) -> None:
    taker, get = GETTING_A_GUN[way]
    state = scene(ARMOURY)
    get(state)
    assert has_gun(state, taker)
    assert (asked(state), question(state)) == (taker, "aim")
    assert kinds_of(state, taker) == {"aim"}
    assert aimable(state, taker) == "ABCD".replace(taker, "")
    assert refusal(state, taker, "aim", taker) == "L-gun-4"
    do(state, taker, "aim", "D")
    for viewer in ("A", "B", "C", "D", None):
        assert player(state, taker, viewer)["aim"] == 3


# L-gun-3: the aim changes only in the aim phase of the holder's own turn, or by an artifact that says so.


@pytest.mark.rule("L-gun-3", "L-turn-4")
def test_the_aim_changes_only_in_the_aim_phase_of_the_holders_own_turn() -> None:
    state = scene("""
        turn: A artifact
        A: E* e e / - / gun B
        C: S* s s / - / gun D
        rest: -
    """)
    for phase in ("artifact", "action"):
        assert look(state)["phase"] == phase
        assert not may(state, "A", "aim", "C")
        assert refusal(state, "A", "aim", "C") == "L-gun-3"
        assert not may(state, "C", "aim", "A")
        do(state, "A", "skip")
    assert (asked(state), question(state), look(state)["phase"]) == ("A", "aim", "aim")
    assert not may(state, "C", "aim", "A")
    do(state, "A", "aim", "C")
    assert (aim_of(state, "A"), aim_of(state, "C")) == ("C", "D")


@pytest.mark.rule("L-gun-3")
def test_a_gun_keeps_its_aim_through_the_turns_of_the_others() -> None:
    state = scene("""
        turn: B artifact
        A: E* e e / - / gun C
        rest: -
    """)
    for who in "BCD":
        assert turn_of(state) == who
        do(state, who, "skip")
        do(state, who, "skip")
        assert aim_of(state, "A") == "C"
    assert turn_of(state) == "A"


@pytest.mark.rule("L-gun-3")
def test_a_gun_stays_aimed_when_its_target_is_shot_or_drops_theirs() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: E* e e / - / gun B
        B: e s s / - / gun A
        C: S* s s / - / gun B
        rest: -
    """)
    shoot(state, "A")
    assert player(state, "B")["wastelander"]
    assert aim_of(state, "C") == "B"


# L-gun-4: never at yourself; the aim is public.


@pytest.mark.rule("L-gun-4")
def test_nobody_aims_at_themselves_in_the_aim_phase() -> None:
    state = scene("""
        turn: B aim
        B: E* e e / - / gun C
        rest: -
    """)
    assert aimable(state, "B") == "ACD"
    assert refusal(state, "B", "aim", "B") == "L-gun-4"


@pytest.mark.rule("L-gun-4")
def test_everyone_sees_where_every_gun_is_aimed() -> None:
    state = scene("""
        turn: B action
        A: E* e e / - / gun D
        B: S* s e / - / gun C
        rest: -
    """)
    for viewer in ("A", "B", "C", "D", None):
        assert [player(state, who, viewer)["aim"] for who in "ABCD"] == [3, 2, None, None]
        assert [player(state, who, viewer)["gun"] for who in "ABCD"] == [True, True, False, False]


# L-gun-5: a dropped gun goes to the centre.


@pytest.mark.rule("L-gun-5", "L-act-4", "L-shot-2")
def test_the_guns_of_shooter_and_target_go_to_the_centre_and_can_be_taken_again() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: e s s / - / gun A
        rest: -
    """)
    assert look(state)["centre"] == 0
    shoot(state, "A")
    assert look(state)["centre"] == 2
    assert not has_gun(state, "A")
    assert not has_gun(state, "B")
    assert turn_of(state) == "B"  # without a gun A has nothing to aim
    do(state, "B", "skip")
    arm(state, "B", "B1")
    do(state, "B", "aim", "A")
    pass_turn(state)
    do(state, "C", "skip")
    assert may(state, "C", "arm", "C1")
    assert look(state)["centre"] == 1


@pytest.mark.rule("L-gun-5", "L-a08")
def test_a_gun_dropped_by_an_artifact_goes_to_the_centre() -> None:
    state = scene("""
        turn: A action
        A: E* e e / rubber-duck
        B: S* s s / - / gun A
        rest: -
    """)
    played(state, "A", "rubber-duck", "B", pay="A1")
    assert look(state)["centre"] == 2
