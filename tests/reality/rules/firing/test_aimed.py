"""What the log tells of an aim before the dice: every modifier, what is needed, and what is to be expected."""

from __future__ import annotations

import pytest

from euphoria.games.reality.actions import FIRE, SHOOT
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import MOVED, WALKED
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import messages
from tests.reality.gunplay import HIT, MISS, NO_LUCK, duel, events, fires, scene
from tests.reality.queries.asking import ask
from tests.reality.stage import at

OPEN_LANE = """
game: reality
scene: 48 36
mission: massacre
phase: firing
A kabuki: 10 18
B madeleine: 18 18
A kabuki is: walked
B madeleine is: fired
rolls: {dice}
"""
KABUKI, MADELEINE = 0, 1


def fire(state: Show) -> None:
    """Nothing more is declared."""
    if 0 in state.deciders and FIRE in state.legal(0):
        state.apply(0, FIRE)


def fired(shots: int, dice: str) -> RealityState:
    state = GAME.scenario(OPEN_LANE.format(dice=dice))
    state.apply(0, SHOOT[MADELEINE][0][shots])
    fire(state)
    return state


@pytest.mark.rule("R-fire-5")
def test_the_log_tells_what_an_aim_is_made_of_before_the_dice() -> None:
    state = fired(2, "10 10")
    told = [event for event in state.events(None) if event["event"] in ("declared", "aimed", "shot")]
    assert [event["event"] for event in told] == ["declared", "aimed", "shot", "shot"]
    aimed, shot = told[1], told[2]
    assert aimed["modifiers"] == [{"rule": "R-fire-5", "name": "shooter-walked", "value": -1}]
    assert (aimed["profile"], aimed["aim"], shot["aim"]) == (state.aim(KABUKI), state.aim(KABUKI) - 1, aimed["aim"])
    assert aimed["aim"] == 10 * aimed["chance"]  # type: ignore[operator]


@pytest.mark.rule("R-prof-4", "R-prof-5", "R-fire-4")
def test_what_is_expected_is_what_the_rules_expect() -> None:
    before = GAME.scenario(OPEN_LANE.format(dice="10 10 10"))
    (split,) = [
        one for one in ask(before, "splits", shooter=KABUKI, targets=[MADELEINE])["splits"] if one["shots"] == 3
    ]
    (aimed,) = [event for event in fired(3, "10 10 10").events(None) if event["event"] == "aimed"]
    (expected,) = split["expected"]
    assert aimed["expected"] == {"hits": expected["hits"], "damage": expected["damage"]}
    damage = aim.expected_damage(before, KABUKI, MADELEINE, 3)
    assert aimed["expected"]["damage"] == pytest.approx(float(damage), abs=1e-3)


@pytest.mark.rule("R-fire-6")
def test_into_a_fight_each_who_may_be_hit_has_a_share_of_what_is_expected() -> None:
    troupe = scene(dice=[MISS, 1])
    shooter = troupe.add("a kabuki", at(10, 18))
    friend, enemy = troupe.add("a nikolai", at(16, 18)), troupe.add("b benkei", at(16, 19))
    state = fires(troupe, shooter).state
    state.fight[friend] = state.fight[enemy] = friend
    state.apply(0, SHOOT[enemy][0][1])
    fire(state)
    aimed = events(state, ShowEvent.AIMED)
    assert {entry[1] for entry in aimed} == {friend, enemy}
    assert {entry[2:4] for entry in aimed} == {(1, 2)}


@pytest.mark.rule("R-fire-5")
def test_an_aim_that_changes_between_shots_is_told_once_more() -> None:
    """The first of two targets hides the second one; it falls, and the second has no cover any more."""
    troupe = duel([HIT, NO_LUCK, 100, MISS])
    second = troupe.add("b nikolai", at(20, 18))
    state = fires(troupe, 0).state
    state.life[1] = 1
    state.apply(0, SHOOT[1][0][1])
    state.apply(0, SHOOT[second][0][1])
    fire(state)
    at_second = [entry for entry in events(state, ShowEvent.AIMED) if entry[1] == second]
    (shot,) = [entry for entry in events(state, ShowEvent.SHOT) if entry[1] == second]
    assert [entry[2] for entry in at_second] == [1, 0], "a change is nothing that is expected"
    assert at_second[0][4] < at_second[1][4] == shot[2]


def test_the_sentence_names_every_modifier_and_what_is_expected() -> None:
    state = GAME.scenario(OPEN_LANE.format(dice="10"))
    state.flags[MADELEINE] |= MOVED
    assert state.flags[KABUKI] & WALKED
    state.apply(0, SHOOT[MADELEINE][0][1])
    fire(state)
    (aimed,) = [event for event in state.events(None) if event["event"] == "aimed"]
    said = messages.event(state, aimed, "en")
    assert "\N{MINUS SIGN}1 has walked" in said and "\N{MINUS SIGN}1 target has moved" in said
    assert f"{aimed['aim']} or less" in said and "To expect: hits" in said
    assert "\N{MINUS SIGN}1 ha caminado" in messages.event(state, aimed, "es")
