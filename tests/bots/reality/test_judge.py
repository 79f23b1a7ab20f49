"""The judge of `reality`: positions with an obvious answer, and an answer to every question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from euphoria.bots.reality.judge import JUDGE
from euphoria.bots.reality.table.distance_field import field_to
from euphoria.bots.reality.table.mission_goals import assign_tasks, mission_tasks, progress
from euphoria.bots.reality.table.sight_cache import UNSEEN
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.odds import damage_odds, injury_odds, melee_injuries
from euphoria.games.reality import codes
from euphoria.games.reality.actions import (
    ACTIVATE,
    DECK,
    END,
    FLAME,
    FREE,
    HOLD,
    LEAVE,
    STAY,
    STRIKE,
    TAKE_DRUM,
    THROW_GRENADE,
    USE,
    WALK,
)
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.mission.missions import on_platform
from euphoria.games.reality.rules.positioning.walking import goal_of
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

INCH = 4


def scene(text: str) -> RealityState:
    return GAME.scenario("game: reality\n" + text)


def best(state: RealityState) -> Action:
    """What weighs most for who is asked."""
    seat = state.deciders[0]
    actions = state.legal(seat)
    weights = JUDGE.weigh(state, seat, actions)
    return actions[weights.index(max(weights))]


def worth_trying(state: RealityState) -> list[Action]:
    seat = state.deciders[0]
    actions = state.legal(seat)
    return [action for action, weight in zip(actions, JUDGE.weigh(state, seat, actions), strict=True) if weight]


def follow(state: RealityState, *kinds: str) -> list[Action]:
    """Do what weighs most as long as it is of these kinds and the same figure's turn; what was done."""
    done = []
    figure = state.active
    while state.deciders and state.active == figure and (action := best(state)).kind in kinds:
        state.apply(state.deciders[0], action)
        done.append(action)
    return done


def turn_of(state: RealityState, figure: int) -> None:
    """The others do nothing until it is this figure's turn."""
    while state.active != figure:
        legal = state.legal(state.deciders[0])
        state.apply(state.deciders[0], next(idle for idle in (ACTIVATE[figure], HOLD, END) if idle in legal))


# Kill.


OPEN_AND_HIDDEN = """
scene: 48 36
barricade wall: 28 20 6 1 high 1
mission: massacre
phase: firing
A nikolai: 24 10
B madeleine: 24 17
B madeleine life: 40
B blanca: 31 22
B blanca life: 40
"""


def test_shoots_at_the_wounded_one_in_the_open() -> None:
    state = scene(OPEN_AND_HIDDEN)
    turn_of(state, 0)
    shot = best(state)
    assert (shot.kind, shot.args[0]) == ("shoot", 1)


def test_shoots_at_whom_a_volley_is_likely_to_bring_down() -> None:
    text = "scene: 48 36\nmission: massacre\nphase: firing\nA nikolai: 24 10\nB madeleine: 20 17\nB blanca: 28 17\n"
    for wounded, figure in (("madeleine", 1), ("blanca", 2)):
        state = scene(text + f"B {wounded} life: 20\n")
        turn_of(state, 0)
        assert best(state).args[0] == figure


def test_does_not_shoot_into_a_fight_where_a_friend_is_worth_more() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: firing\n"
        "A odonell: 24 10\nA kabuki: 24 17\nA kabuki life: 20\nB benkei: 25 17 of sooyoung\nB sooyoung: 44 34\n"
        "block wall: 36 26 6 6 high 3\n"
    )
    assert state.fight[1] >= 0, "they fight"
    turn_of(state, 0)
    assert best(state) == END


def test_throws_a_grenade_among_many_and_keeps_it_for_one_who_is_far() -> None:
    text = "scene: 48 36\nmission: massacre\nphase: firing\nA mycky: 24 10\nA mycky has: grenade\n"
    crowd = scene(text + "B madeleine: 24 17\nB blanca: 25.5 17\nB richelle: 24 18.5\n")
    turn_of(crowd, 0)
    assert best(crowd) == THROW_GRENADE
    assert follow(crowd, "grenade", "drop")[-1].kind == "drop"


def test_flames_only_at_rivals() -> None:
    text = "scene: 48 36\nmission: massacre\nphase: firing\nA doc: 24 10\nB mycky: {} \n"
    near = scene(text.format("24 14"))
    turn_of(near, 0)
    assert best(near) == FLAME
    assert follow(near, "flame", "direction")[-1].args == (4,)
    friend = scene(text.format("24 34") + "A kabuki: 24 14\n")
    turn_of(friend, 0)
    assert best(friend) == END


def test_charges_who_cannot_defend_itself() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: positioning\nA mycky: 24 10\nB odonell: 24 15\nB odonell spent: 5\n"
    )
    turn_of(state, 0)
    done = follow(state, "walk", "charge")
    assert done[-1].kind == "charge"
    assert done[-1].args[0] == 1


def test_does_not_charge_who_is_much_stronger() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: positioning\nA sooyoung: 24 10\nA sooyoung life: 30\nB kabuki: 24 15\n"
    )
    turn_of(state, 0)
    assert not any(action.kind == "charge" for action in follow(state, "walk", "charge", "to", "stay"))


def test_strikes_with_all_dice() -> None:
    state = scene("scene: 48 36\nmission: massacre\nphase: attack\nA mycky: 24 10\nB nikolai: 25 10\n")
    assert best(state) == STRIKE[3]


# Objective.


DRUMS = """
scene: 48 36
mission: objectives
phase: positioning
A platform: 22 2
B platform: 22 30
"""


def test_goes_for_the_drum_when_nothing_threatens() -> None:
    state = scene(
        DRUMS + "drum 1: 24 18\ndrum 2: 14 18\ndrum 3: 34 18\nA sooyoung: 24 10\nB centinel: 4 34\n"
        "block wall: 1 29 8 2 high 3\n"
    )
    turn_of(state, 0)
    done = follow(state, "walk", "to", "beside-drum", "take-drum")
    assert TAKE_DRUM[0] in done


def test_carries_a_drum_home_and_leaves_it_there() -> None:
    state = scene(
        DRUMS + "drum 1: carried by A sooyoung\ndrum 2: delivered to A\nA sooyoung: 24 9\n"
        "B centinel: 4 34\nblock wall: 1 29 8 2 high 3\n"
    )
    turn_of(state, 0)
    done = follow(state, "walk", "to", "leave")
    assert done[-1] == LEAVE
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


RESCUE = """
scene: 48 36
mission: rescue
phase: positioning
A platform: 22 2
B platform: 22 30
- susan: 24 18
"""


def test_frees_susan_and_leads_her_home() -> None:
    state = scene(RESCUE + "A sooyoung: 24 14\nB centinel: 4 34\nblock wall: 1 29 8 2 high 3\n")
    turn_of(state, 1)
    done = follow(state, "walk", "charge", "to", "free")
    assert FREE in done
    assert state.saviour == 1
    assert state.ys[1] < 17 * INCH, "she is on the way back already"


def test_brings_susan_onto_the_platform() -> None:
    state = scene(
        RESCUE.replace("- susan: 24 18", "A susan: 24 9")
        + "A sooyoung: 24 8\nA saviour: sooyoung\nB centinel: 4 34\nblock wall: 1 29 8 2 high 3\n"
    )
    follow(state, "walk", "to", "shift", "beside")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_turns_to_win_go_by_way_and_not_as_the_crow_flies() -> None:
    text = DRUMS + "drum 1: 24 18\nA sooyoung: 24 12\nB centinel: 4 34\n"
    free = scene(text)
    walled = scene(text + "block wall: 14 14 20 2 high 8\n")
    turns = [assign_tasks(state, 0, mission_tasks(state, 0))[0][0] for state in (free, walled)]
    assert turns[0] + 0.5 < turns[1]
    assert progress(free, 0) > progress(walled, 0)


def test_the_nearest_carriers_are_sent_each_for_another_drum() -> None:
    state = scene(
        DRUMS + "drum 1: 24 18\ndrum 2: 14 18\ndrum 3: 34 18\nA sooyoung: 22 12\nA blanca: 13 12\nA doc: 24 3\n"
        "B centinel: 4 34\n"
    )
    chosen = [task for _, task in assign_tasks(state, 0, mission_tasks(state, 0))]
    assert {(task.figure, task.thing) for task in chosen} == {(0, 0), (1, 1)}


# Cover.


def test_takes_cover_when_it_is_shot_at() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: positioning\nblock wall: 20 12 6 2 high 3\n"
        "A susan: 23 17\nA nikolai: 44 3\nA pair: nikolai\nB odonell: 24 30\nB nikolai: 20 30\n"
    )
    turn_of(state, 0)
    analysis = ThreatAnalysis(state)
    assert analysis.cover(analysis.bodies[2], analysis.bodies[0]) != UNSEEN
    assert follow(state, "walk", "to")[-1].kind == "to"
    after = ThreatAnalysis(state)
    assert all(after.cover(after.bodies[rival], after.bodies[0]) == UNSEEN for rival in after.teams[1])


def test_hits_the_deck_in_the_open_where_there_is_nowhere_to_go() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: positioning\nA susan: 24 10\nA susan spent: 11\n"
        "A nikolai: 44 3\nA pair: nikolai\nB odonell: 24 30\nB nikolai: 20 28\n"
    )
    turn_of(state, 0)
    follow(state, "walk", "to", "stay")
    assert best(state) in (DECK, END)
    assert DECK in worth_trying(state) or state.is_prone(0)


def test_does_not_walk_into_flames() -> None:
    """Who goes towards a rival stops where Doc does not burn him."""
    text = "scene: 48 36\nmission: massacre\nphase: positioning\nA kobayhisi: 24 8\nA kobayhisi life: 60\nB {}: 24 23\n"
    for rival, comes_near in (("doc", False), ("mycky", True)):
        state = scene(text.format(rival))
        turn_of(state, 0)
        assert follow(state, "walk", "to")[-1].kind == "to"
        assert (state.square(0, 1) <= (7 * INCH) ** 2) == comes_near


# Abilities.


def test_an_ability_is_held_back_until_there_is_use_for_it() -> None:
    text = "scene: 48 36\nmission: massacre\nphase: special\nA madeleine: 24 10\nB nikolai: {}\nA mycky: 20 10\n"
    for place, wise in (("24 16", USE), ("24 19.75", USE)):
        state = scene(text.format(place))
        turn_of(state, 0)
        assert best(state) == wise
    hiding = scene("scene: 48 36\nmission: massacre\nphase: special\nA blanca: 24 4\nB mycky: 24 34\n")
    assert best(hiding) == HOLD


def test_hides_from_those_who_see_her() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: special\nA blanca: 24 10\nB nikolai: 24 18\nB odonell: 20 18\n"
    )
    turn_of(state, 0)
    assert best(state) == USE


def test_seduces_a_rival_not_a_friend() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: special\nA sooyoung: 24 10\nA nikolai: 22 10\nA madeleine: 20 10\n"
        "B nikolai: 24 17\nB madeleine: 26 17\n"
    )
    turn_of(state, 0)
    assert best(state) == USE
    state.apply(0, USE)
    assert state.question == codes.ASK_TARGET
    assert {state.side[action.args[0]] for action in state.legal(0)} == {0, 1}
    assert {state.side[action.args[0]] for action in worth_trying(state)} == {1}


# The numbers.


def test_injuries_in_numbers() -> None:
    assert injury_odds(1, 100).fall == pytest.approx(0.01)
    assert injury_odds(1, 50).fall == pytest.approx(0.51)
    assert injury_odds(2, 100).fall == pytest.approx(1 - 99 * 98 / 2 / 10_000)
    assert injury_odds(1, 100).lost == pytest.approx(50.5)
    assert damage_odds(2, 50, 100).lost == pytest.approx(
        0.5 * injury_odds(1, 100).lost + 0.25 * injury_odds(2, 100).lost
    )
    assert damage_odds(0, 50, 100).fall == 0
    one, other = melee_injuries(4, 1)
    assert one < 0.4
    assert other > 3


def test_fields_grow_with_the_way() -> None:
    state = scene("scene: 48 36\nmission: massacre\nA mycky: 24 10\nB nikolai: 25 30\nruins mess: 10 10 6 6 high 2\n")
    field = field_to(state.terrain, (13 * INCH, 5 * INCH, 0))
    beside, across = field.at((5 * INCH, 13 * INCH, 0)), field.at((13 * INCH, 21 * INCH, 0))
    assert beside == pytest.approx(11.3, abs=1.5)
    assert across > 16 + 3, "six inches of ruins cost double"
    laden = field_to(state.terrain, (13 * INCH, 5 * INCH, 0), laden=True)
    assert laden.at((5 * INCH, 13 * INCH, 0)) == pytest.approx(2 * beside, abs=1.5)


def test_a_lead_is_worth_something_and_both_values_make_about_one() -> None:
    even = "scene: 48 36\nmission: massacre\nA nikolai: 10 4\nB nikolai: 38 32\nblock wall: 20 10 8 16 high 3\n"
    state = scene(even)
    assert JUDGE.value(state, 0) == pytest.approx(0.5, abs=0.05)
    assert JUDGE.value(scene(even + "B nikolai life: 30\n"), 0) > JUDGE.value(state, 0)
    assert JUDGE.value(scene(even + "A mycky: 4 4\n"), 0) > JUDGE.value(scene(even + "A benkei: 4 4 of nikolai\n"), 0)


def test_the_value_of_an_end() -> None:
    state = scene(DRUMS + "drum 1: carried by A sooyoung\ndrum 2: delivered to A\nA sooyoung: 24 4\nB centinel: 4 34\n")
    assert on_platform(state, 0, state.place(0))
    state.apply(0, LEAVE)
    assert (JUDGE.value(state, 0), JUDGE.value(state, 1)) == (1.0, 0.0)


# Any position at all.


def positions(seed: int, mission: str, table: str, **options: Any) -> Iterator[RealityState]:
    """A game where half of the decisions are anything at all: the judge meets what it would never do itself."""
    state = GAME.new(2, seed=seed, mission=mission, table=table, **options)
    dice = Dice(seed)
    while state.deciders:
        yield state  # type: ignore[misc]
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(seat, dice.pick(legal) if dice.below(3) else JUDGE.play(state, seat, dice))


def check(state: RealityState, dice: Dice) -> None:
    for seat in state.deciders:
        legal = state.legal(seat)
        before = state.digest()
        weights = JUDGE.weigh(state, seat, legal)
        assert len(weights) == len(legal)
        assert min(weights) >= 0
        assert max(weights) > 0
        assert JUDGE.play(state, seat, dice) in legal
        assert state.digest() == before, "a judge changes nothing"
    values = [JUDGE.value(state, seat) for seat in (0, 1)]
    assert all(0 <= value <= 1 for value in values)
    assert sum(values) == pytest.approx(1, abs=0.15)


@pytest.mark.parametrize("mission", MISSIONS)
def test_an_answer_to_everything(mission: str) -> None:
    dice = Dice(7)
    for state in positions(3, mission, "plaza", turns=2):
        check(state, dice)


MELEE = """scene: 48 36
mission: massacre
A mycky: 24 16
A kabuki: 25 15
A doc: 25 17
A sooyoung: 20 12
A odonell: 20 16
B nikolai: 24 15
B madeleine: 24 17
"""
RARE = {
    codes.ASK_BLOWS: MELEE + "phase: special\n",
    codes.ASK_DEFENCE: MELEE + "phase: special\n",
    codes.ASK_AGAIN: MELEE + "phase: special\n",
    codes.ASK_RAMPAGE: MELEE + "phase: attack\n",
    codes.ASK_BLAST: "scene: 48 36\nmission: massacre\nphase: firing\nblock crates: 10 10 4 4 high 3\n"
    "A mycky: 24 18\nA mycky has: charges on crates\nB mycky: 12 16\n",
    codes.ASK_NEAREST: "scene: 48 36\nmission: massacre\nphase: firing\nA centinel: 24 18\nA centinel is: massacre\n"
    "A mycky: 20 18\nB mycky: 28 18\n",
}


@pytest.mark.parametrize("question", RARE)
def test_an_answer_to_what_is_seldom_asked(question: int) -> None:
    for seed in range(300):
        state = scene(RARE[question])
        dice = state.dice = Dice(seed)
        for _ in range(30):
            if not state.deciders or state.question == question:
                break
            state.apply(state.deciders[0], dice.pick(state.legal(state.deciders[0])))
        if state.deciders and state.question == question:
            check(state, dice)
            return
    pytest.fail("it was not asked")


@pytest.mark.soak
def test_an_answer_to_everything_at_length() -> None:
    """Many games, all tables, every team that is offered: every question comes up."""
    tables = ("plaza", "ruins", "tower", "theatre", "scrapyard", "studio")
    dice = Dice(7)
    asked = set()
    for seed in range(12):
        for state in positions(seed, MISSIONS[seed % 3], tables[seed % 6], budget=(800, 1600)[seed % 2]):
            asked.add(state.question)
            check(state, dice)
    assert set(range(1, len(codes.QUESTIONS))) - asked <= {*RARE, codes.ASK_FOLLOW, codes.ASK_DEPLOY_DOG}


def test_playing_on_ends() -> None:
    state = GAME.new(2, seed=1, mission="rescue", turns=1)
    dice = Dice(1)
    for _ in range(1000):
        if not state.deciders:
            break
        state.apply(state.deciders[0], JUDGE.play(state, state.deciders[0], dice))
    assert state.outcome is not None


def test_stays_out_of_jumps_that_hurt() -> None:
    state = scene(
        "scene: 48 36\nmission: massacre\nphase: positioning\nbuilding house: 10 10 8 8 storeys 2\n"
        "A mycky: 14 14 on house roof\nB nikolai: 40 30\n"
    )
    turn_of(state, 0)
    assert WALK in state.legal(0)
    assert "leap" not in {action.kind for action in worth_trying(state)}
    state.apply(0, WALK)
    assert STAY in state.legal(0)
    assert all(goal_of(state, action) is not None for action in worth_trying(state) if action != STAY)
