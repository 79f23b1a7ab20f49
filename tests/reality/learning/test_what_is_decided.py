"""What an observation tells of a choice on its way, beside what the view tells: attacks, injuries, throws, pushes."""

from __future__ import annotations

from euphoria import Action
from euphoria.games.reality import codes
from euphoria.games.reality.actions import DIRECTION, PUSH, STRIKE, USE, WOUND
from euphoria.games.reality.game import RealityState
from euphoria.games.reality.rules.figures import falling
from tests.in_numbers import labelled, observed
from tests.reality.scenes import scene

FIGHT = """
phase: attack
A nikolai: 20 20
A mycky: 21 21
B kabuki: 21 20
B madeleine: 20 21
"""
KABUKI = 2


def told(state: RealityState, seat: int, *labels: str) -> dict[str, float]:
    """Those of the numbers that are not 0 whose labels end like this."""
    return {label: round(number, 3) for label, number in labelled(state, seat).items() if label.endswith(labels)}


def play(state: RealityState, *actions: tuple[int, Action]) -> RealityState:
    for seat, action in actions:
        state.apply(seat, action)
    return state


def test_attacks_are_secret_until_the_dice_are_thrown() -> None:
    state = scene(FIGHT + "rolls: 9 9 9 8 8 8 1 2 3 1 2")
    assert state.view(0)["asked"]["question"] == "strike"  # type: ignore[index]
    asked = "role: asked about"
    assert told(state, 0, asked) == {f"own figure 0: {asked}": 1}
    assert told(state, 1, asked) == {f"own figure 0: {asked}": 1}, "each declares for its own"
    other = play(state.copy(), (0, STRIKE[1]))
    play(state, (0, STRIKE[3]))
    assert told(state, 0, "answered", "asked: own") == {"answered": 1}
    assert observed(state, 1).tobytes() == observed(other, 1).tobytes()
    play(state, (1, STRIKE[1]))
    assert told(state, 0, asked) == {f"own figure 1: {asked}": 1}
    dice = "exchange: attack dice"
    assert told(state, 0, dice) == {f"own figure 0: {dice}": 0.3}
    assert told(state, 1, dice) == {f"own figure 0: {dice}": 0.1}
    play(state, (0, STRIKE[3]), (1, STRIKE[1]))
    assert state.view(0)["asked"]["question"] == "share"  # type: ignore[index]
    everyone = {f"own figure 0: {dice}": 0.3, f"own figure 1: {dice}": 0.3}
    rivals = {f"rival's figure 12: {dice}": 0.1, f"rival's figure 13: {dice}": 0.1}
    assert told(state, 0, dice) == everyone | rivals
    fighting = "role: in the exchange"
    assert len(told(state, 1, fighting)) == 4
    injuries = told(state, 0, "injuries")["injuries"]
    assert injuries == 0.3, "six dice beat two"
    play(state, (0, WOUND[KABUKI]))
    given = "rival's figure 12: exchange: injuries"
    assert told(state, 0, "injuries") == {"injuries": 0.25, given: 0.1}


def test_a_push_is_told_with_its_die() -> None:
    state = scene(FIGHT.replace("A mycky: 21 21\n", "").replace("B madeleine: 20 21\n", "") + "rolls: 9 9 1 30 1 30 7")
    play(state, (0, STRIKE[2]), (1, STRIKE[0]))
    assert state.view(0)["asked"]["question"] == "push"  # type: ignore[index]
    assert told(state, 0, "push: inches") == {}
    play(state, (0, PUSH))
    assert told(state, 0, "push: inches", "push: x", "push: y") == {"push: inches": 0.7}
    assert told(state, 1, "push: inches") == {"push: inches": 0.7}
    play(state, (0, DIRECTION[0]))
    assert told(state, 0, "push: inches") == {}


def test_a_walk_that_costs_nothing() -> None:
    state = scene("A kabuki: 10 10\nB mycky: 30 30\nB mycky is: used\nphase: special")
    play(state, (0, USE))
    assert told(state, 0, "free walk", "points to walk") == {"free walk": 1, "points to walk": 0.45}
    state = scene("A kabuki: 10 10\nB mycky: 30 30\nphase: positioning")
    play(state, (0, state.game.action(["walk"])))
    assert told(state, 0, "free walk", "points to walk") == {"points to walk": 0.45}


def test_grenades_of_a_belt_are_counted() -> None:
    state = scene("A arendal: 10 10\nB mycky: 14 10\nB mycky is: used\nphase: special\nrolls: 50 50 50")
    play(state, (0, USE))
    left = []
    while state.view(0)["asked"]["question"] == "throw":  # type: ignore[index]
        assert told(state, 0, "object: grenade") == {"object: grenade": 1}
        left.append(told(state, 1, "throws left")["throws left"])
        play(state, (0, state.game.action(["stay"])))
    assert left == [1, 0.667, 0.333]


def test_what_a_body_never_had_is_known() -> None:
    state = scene("A sooyoung: 10 10\nB mycky: 14 10\nB mycky has: kit\nB doc: 30 30\nphase: special")
    assert told(state, 0, "never bought: stun", "objects: kit") == {}
    falling.fall(state, 1, codes.BY_SHOT)
    name = "rival's figure 12"
    assert told(state, 0, "never bought: stun", "never bought: kit", "objects: kit") == {
        f"{name}: never bought: stun": 1,
        f"{name}: objects: kit": 1,
    }


def test_who_may_not_shoot() -> None:
    state = scene(
        "A mycky: 10 10\nB nikolai: 14 10\nB nikolai is: used\nB blanca: 40 30\nB blanca is: used\nphase: special"
    )
    play(state, (0, USE), (0, state.game.action(["target", 1])))
    assert told(state, 0, "bargain") == {"own figure 0: bargain": round(13 / 48, 3)}
    assert told(state, 1, "bargain") == {"rival's figure 12: bargain": round(1 / 48, 3)}


def test_where_a_push_goes_is_told_to_the_one_who_is_asked_whether_to_follow() -> None:
    on_roof = "block crates: 8 8 4 4 high 7\nA nikolai: 10 10 on crates\nB kabuki: 11 10 on crates\nB kabuki life: 20"
    state = scene(f"{on_roof}\nB madeleine: 40 30\nphase: attack\nrolls: 9 9 1 5 1 5 4 50")
    play(state, (0, STRIKE[2]), (1, STRIKE[0]), (0, PUSH), (0, DIRECTION[4]))
    assert state.view(0)["asked"]["question"] == "follow"  # type: ignore[index]
    labels = "push: inches", "push: x", "push: y"
    assert told(state, 0, *labels) == {"push: inches": 0.4, "push: y": 1}
    assert told(state, 1, *labels) == {"push: inches": 0.4}
