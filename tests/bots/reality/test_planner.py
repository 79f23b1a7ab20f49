"""The planner's judge of `reality`: candidates, rollouts, evaluation."""

from __future__ import annotations

from itertools import islice
from typing import cast

import pytest

from euphoria import Dice
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.bots.reality.judge import JUDGE as QUICK_JUDGE
from euphoria.bots.reality.planner import evaluation
from euphoria.bots.reality.planner.evaluation import StrengthAnalysis
from euphoria.bots.reality.planner.judge import JUDGE
from euphoria.bots.reality.planner.positioning import KEPT, scores_of
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.odds import melee_injuries
from euphoria.games.reality import codes
from euphoria.games.reality.actions import STAY, WALK
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.attack.exchange import compare
from euphoria.kernel.core.action import Action
from tests.bots.reality.test_judge import DRUMS, INCH, positions, scene, turn_of
from tests.pure import needs_pure

GANG = """
scene: 48 36
mission: massacre
phase: positioning
A sooyoung: 24 8
A nikolai: 4 4
B madeleine: 24 16
B centinel: 26 22
B scauter: 22 22
B nikolai: 24 24
"""
"""Sooyoung moves first, and may charge Madeleine; all the others move later."""


def walk_of(spec: str, text: str) -> tuple[RealityState, list[Action]]:
    """What the first figure does in its turn."""
    state = scene(text)
    turn_of(state, 0)
    player = make_bot(spec, "reality", 1)
    done = []
    for _ in range(20):
        if state.active != 0 or state.deciders != (0,):
            break
        legal = state.legal(0)
        done.append(legal[0] if len(legal) == 1 else player.choose(Perspective.of(state, 0, Dice(1))))
        state.apply(0, done[-1])
    assert not player.bot.troubles
    return state, done


def test_the_planner_sees_who_will_come_to_help() -> None:
    _, greedy = walk_of("greedy", GANG)
    assert any(action.kind == "charge" for action in greedy)
    state, planned = walk_of("planner:60", GANG)
    assert not any(action.kind == "charge" for action in planned)
    assert min(state.square(0, rival) for rival in state.team(1)) > (12 * INCH) ** 2, "out of reach"


def test_and_charges_who_is_alone() -> None:
    alone = "\n".join(line for line in GANG.splitlines() if line[:6] not in ("B cent", "B scau", "B niko"))
    _, planned = walk_of("planner:60", alone + "\nB madeleine life: 20\nB madeleine spent: 12\n")
    assert planned[-1].kind == "charge"


def test_one_side_of_each_rival_is_looked_at_and_places_away_from_all_and_the_best_are_tried() -> None:
    state = scene(GANG)
    turn_of(state, 0)
    state.apply(0, WALK)
    legal = state.legal(0)
    looked_at = scores_of(state, legal)
    charged = [action.args[0] for action in looked_at if action.kind == "charge"]
    assert charged == [2]
    assert STAY in looked_at
    lowest = min(action.args[0] for action in legal if action.kind == "to")
    assert any(action.kind == "to" and action.args[0] < lowest + 20 for action in looked_at), "back to the edge"
    weights = dict(zip(legal, JUDGE.weigh(state, 0, legal), strict=True))
    tried = [action for action in sorted(legal, key=lambda action: -weights[action]) if weights[action]]
    assert len(tried) == KEPT
    others = [looked_at[action] for action in tried[1:]]
    assert others == sorted(others, reverse=True)
    assert min(others) >= max(looked_at[action] for action in looked_at.keys() - set(tried))


def test_what_greedy_would_do_is_tried_first() -> None:
    state = scene(GANG)
    turn_of(state, 0)
    state.apply(0, WALK)
    greedy = make_bot("greedy", "reality", 1).choose(Perspective.of(state, 0, Dice(1)))
    assert make_bot("planner:1", "reality", 1).choose(Perspective.of(state, 0, Dice(1))) == greedy
    legal = state.legal(0)
    weights = JUDGE.weigh(state, 0, legal)
    assert legal[weights.index(max(weights))] == greedy


def test_playing_on_is_always_the_same_and_ends_when_all_have_walked() -> None:
    state = scene(GANG)
    before = state.copy()
    for _ in range(100):
        if JUDGE.is_quiet(before, state, 0):
            break
        seat = state.deciders[0]
        chosen = JUDGE.likely_action(state, seat)
        assert chosen == JUDGE.likely_action(state, seat)
        assert state.why_not(seat, chosen) is None
        state.apply(seat, chosen)
    assert state.phase == codes.IN_ATTACK
    assert state.turn == before.turn
    assert any(state.fight[figure] >= 0 for figure in state.team(0)), "they have met"


@pytest.mark.slow
def test_others_are_foreseen_to_walk_as_greedy_does() -> None:
    state = GAME.new(2, seed=2, turns=3)
    greedy = make_bot("greedy", "reality", 1)
    alike = others = 0
    while state.deciders:
        seat = state.deciders[0]
        chosen = JUDGE.likely_action(state, seat)
        legal = state.legal(seat)
        if state.question in (codes.ASK_POSITION, codes.ASK_GOAL) and len(legal) > 1:
            is_alike = chosen == greedy.choose(Perspective.of(state, seat, Dice(1)))
            alike, others = alike + is_alike, others + (not is_alike)
        state.apply(seat, chosen)
    assert others <= alike / 20, "it draws worlds of its own"
    assert alike > 30


def test_later_in_a_turn_it_is_quiet_when_another_decides() -> None:
    state = scene("scene: 48 36\nmission: massacre\nphase: firing\nA nikolai: 24 10\nB madeleine: 24 17\n")
    (seat,) = state.deciders
    assert not JUDGE.is_quiet(state, state, seat)
    assert JUDGE.is_quiet(state, state, 1 - seat)


EVEN = "scene: 48 36\nmission: massacre\nA nikolai: 10 4\nB nikolai: 38 32\nblock wall: 20 10 8 16 high 3\n"


def test_might_counts_beside_what_is_paid() -> None:
    even = JUDGE.value(scene(EVEN), 0)
    assert even == pytest.approx(0.5, abs=0.05)
    assert JUDGE.value(scene(EVEN + "B nikolai life: 60\n"), 0) > even
    # Centinel has three dice and Madeleine one; the audience pays the same for them.
    with_dice, without = (JUDGE.value(scene(EVEN + f"A {who}: 4 4\n"), 0) for who in ("centinel", "madeleine"))
    assert with_dice > without > even
    dog, nobody = JUDGE.value(scene(EVEN + "A benkei: 4 4 of nikolai\n"), 0), even
    assert dog > nobody


@needs_pure
def test_dice_in_a_combat_count_beyond_its_next_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "scene: 48 36\nmission: massacre\nphase: firing\nA nikolai: 24 10\nB madeleine: 25 10\n"
    state = scene(text + "A nikolai life: 100\n")
    counted = JUDGE.value(state, 0)
    monkeypatch.setattr(evaluation, "ENGAGED", 0.0)
    assert counted > JUDGE.value(state, 0) > 0.5
    apart = scene(text.replace("25 10", "44 34"))
    before = JUDGE.value(apart, 0)
    monkeypatch.undo()
    assert JUDGE.value(apart, 0) == before, "who does not fight has dice as ever"


def test_in_the_last_turn_the_audience_decides() -> None:
    """A has more dice, B more that is paid for."""
    text = EVEN + "A centinel: 4 4\nB richelle: 44 34\n"
    first, last = scene(text), scene(text + "turn: 10\n")
    assert JUDGE.value(first, 0) > 0.5 > JUDGE.value(last, 0)


def test_an_exchange_whose_attacks_are_being_said_is_still_to_come() -> None:
    text = "scene: 48 36\nmission: massacre\nphase: attack\nA mycky: 24 10\nB madeleine: 25 10\n"
    state = scene(text)
    assert state.question == codes.ASK_STRIKE
    reckoning = StrengthAnalysis(state)
    assert not reckoning.is_fought([[0], [1]])
    fought = scene(text.replace("attack", "firing"))
    assert StrengthAnalysis(fought).is_fought([[0], [1]])
    assert reckoning.melee_value()[0] > StrengthAnalysis(fought).melee_value()[0]


def test_harm_in_might_is_kept_apart_from_harm_in_audience() -> None:
    """What guns may do is remembered with the table, by all who look at it."""
    text = "scene: 48 36\nmission: massacre\nphase: firing\nA nikolai: 24 10\nB kabuki: 24 17\n"
    state = scene(text)
    first = ThreatAnalysis(state).fire_value()
    in_might = StrengthAnalysis(state).fire_value()
    assert ThreatAnalysis(state).fire_value() == first
    assert StrengthAnalysis(scene(text)).fire_value() == in_might
    assert in_might[0] < 5 < first[0]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("budget", [400, 800, 1500])
def test_the_planner_names_a_team_of_its_own(mission: str, budget: int) -> None:
    """A lawful one, of those that it wishes for first, as far as the budget goes."""
    state = cast("RealityState", GAME.new(2, seed=1, mission=mission, budget=budget))
    named = make_bot("planner:1", "reality", 1).choose(Perspective.of(state, 0, Dice(1)))
    assert named not in state.legal(0)
    assert state.why_not(0, named) is None
    state.apply(0, named)
    state.apply(1, state.legal(1)[0])
    engaged = [CHARACTERS[state.who[one]].id for one in state.figures() if state.side[one] == 0]
    assert {"mycky", "centinel"} <= set(engaged)
    assert ("susan" in engaged) == (mission != "rescue" and budget > 400)


@pytest.mark.parametrize("mission", MISSIONS)
def test_an_answer_to_everything(mission: str) -> None:
    for state in islice(positions(3, mission, "plaza", turns=2), 0, None, 3):
        seat = state.deciders[0]
        legal = state.legal(seat)
        before = state.digest()
        weights = JUDGE.weigh(state, seat, legal)
        assert len(weights) == len(legal)
        assert min(weights) >= 0
        assert max(weights) > 0
        assert JUDGE.likely_action(state, seat) in legal
        assert state.digest() == before, "a judge changes nothing"
        assert JUDGE.value(state, 0) + JUDGE.value(state, 1) == pytest.approx(1, abs=0.15)


def test_all_other_bots_are_judged_as_ever() -> None:
    """Greedy weighs and values by audience."""
    player = make_bot("greedy", "reality", 1)
    assert player.bot.bot.judge is QUICK_JUDGE  # type: ignore[attr-defined]
    seen = Perspective.of(GAME.new(seed=1), 0, Dice(1))
    assert make_bot("planner:8", "reality", 1).bot.bot.find_judge(seen) is JUDGE  # type: ignore[attr-defined]


@pytest.mark.parametrize(("own", "other"), [(1, 1), (3, 1), (2, 2), (4, 3)])
def test_exchanges_in_numbers(own: int, other: int) -> None:
    """As the rules compare dice."""
    dice, throws = Dice(1), 4000
    suffered = [0, 0]
    for _ in range(throws):
        injuries = compare([dice.below(10) for _ in range(own)], [dice.below(10) for _ in range(other)])
        suffered = [total + more for total, more in zip(suffered, injuries, strict=True)]
    assert melee_injuries(own, other) == pytest.approx([total / throws for total in suffered], abs=0.06)
    assert melee_injuries(other, own) == pytest.approx(melee_injuries(own, other)[::-1])


def test_without_dice_all_of_the_others_injure() -> None:
    assert melee_injuries(0, 3) == (3.0, 0.0)


def test_who_is_about_to_win_the_mission_is_about_to_win() -> None:
    """Whoever stands against it; as long as there is time for something else, those count."""
    two = DRUMS + "drum 1: delivered to B\nA centinel: 22 6\nA scauter: 26 6\nB blanca: 24 28\n"
    near, far = scene(two + "drum 2: carried by B blanca\n"), scene(two + "drum 2: 24 12\n")
    assert JUDGE.value(near, 0) < 0.4 < 0.7 < JUDGE.value(far, 0)
    assert JUDGE.value(near, 1) > 0.5
