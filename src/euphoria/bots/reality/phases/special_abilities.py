"""The special abilities phase: when an ability is worth its single use, and its targets.

Effects on the shots and blows of this turn are measured by applying the ability to a copy and comparing the evaluation.
Other effects are estimated here, ability by ability.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from euphoria.bots.reality.evaluation import balance
from euphoria.bots.reality.phases.firing import throw_scores
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.table.walk_goals import own_tasks, weigh_places
from euphoria.bots.reality.value.figure_value import turns_left
from euphoria.bots.reality.value.score_weights import Weights, best_score, equal_weights, only, weights_by_score
from euphoria.games.reality import codes
from euphoria.games.reality.actions import HOLD, STAY, USE
from euphoria.games.reality.cards.character import CharacterAbility
from euphoria.games.reality.cards.characters.kobayhisi import CAT_RANGE
from euphoria.games.reality.cards.characters.richelle import entrance
from euphoria.games.reality.cards.objects import ADRENALINE, CHARGES, DEFIBRILLATOR, DOG, GRENADE, KIT, STUN
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.rules.sequence.special import ability_of
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

THRESHOLDS: Final[dict[str, float]] = {
    "missile": 20.0,
    "dash": 12.0,
    "fascinate": 25.0,
    "encourage": 22.0,
    "call": 5.0,
    "seduce": 20.0,
    "hide": 12.0,
    "shield": 15.0,
    "gift": 8.0,
    "belt": 25.0,
    "feint": 10.0,
    "bargain": 12.0,
    "loose": 20.0,
}
"""Audience that each ability must gain in the first turn; the threshold falls as the game goes on."""
DEFAULT_THRESHOLD: Final = 15.0
"""The threshold of abilities without an entry."""
GIFT_VALUES: Final = {
    KIT: 12.0,
    DEFIBRILLATOR: 8.0,
    ADRENALINE: 15.0,
    GRENADE: 18.0,
    STUN: 5.0,
    CHARGES: 3.0,
    DOG: 20.0,
}
BELT: Final = 2.2
"""Factor of three grenades over the best one: targets scatter after the first."""
DOC_STRIKES: Final = 14
"""Distance in inches within which Doc can use his flames if he moves last."""


def weigh_ability(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Use it if it gains enough; more is needed in combat, where it costs the attack dice of the turn (R-spec-2)."""
    figure = state.active
    ability = ability_of(state, figure)
    threshold = THRESHOLDS.get(ability.id, DEFAULT_THRESHOLD) * turns_left(state) / state.settings.turns
    if state.fight[figure] >= 0:
        threshold += 60.0
    return only(USE if gain_of(state, seat, ability) >= threshold else HOLD)


def gain_of(state: Show, seat: int, ability: CharacterAbility) -> float:
    """Expected gain of using the ability, in audience."""
    if ability.id == "feint":
        return feint_gain(state, seat)
    after = state.copy()
    after.apply(seat, USE)
    if after.deciders == (seat,) and after.question in SCORES:
        gain = best_score(SCORES[after.question](after, seat, after.legal(seat)))
        return BELT * gain if ability.id == "belt" else gain
    return balance(after, seat) - balance(state, seat) if after.outcome is None else 0.0


def feint_gain(state: Show, seat: int) -> float:
    """Doc moves last: good if a rival is near enough for his flames."""
    figure = state.active
    near = [rival for rival in state.team(1 - seat) if state.within(figure, rival, DOC_STRIKES)]
    return 20.0 if near and state.fight[figure] < 0 else 0.0


# Targets.


def target_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    ability = ability_of(state, state.active)
    if ability.id == "encourage":
        return {action: best_score(repeat_worth(state, action.args[0])) for action in actions}
    if ability.id == "gift":
        return {action: best_score(gift_worth(state, action.args[0])) for action in actions}
    if ability.id == "seduce":
        return seduction_scores(state, seat, actions)
    return change_of_balance(state, seat, actions)


def change_of_balance(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """Immediate change of the evaluation for each action."""
    before = balance(state, seat)
    scores = {}
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        scores[action] = balance(after, seat) - before if after.outcome is None else 0.0
    return scores


def seduction_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """First the rival that shoots, then the team-mate of it that is hurt most; never an own figure."""
    analysis = ThreatAnalysis(state)
    if state.targets:
        other = state.targets[0]
        return {action: seduced(analysis, other, action.args[0]) for action in actions}
    scores = {}
    for action in actions:
        other = action.args[0]
        if state.side[other] == seat:
            scores[action] = -50.0
        else:
            mates = [mate for mate in analysis.teams[1 - seat] if mate != other]
            scores[action] = max((seduced(analysis, other, mate) for mate in mates), default=0.0)
    return scores


def seduced(analysis: ThreatAnalysis, other: int, mate: int) -> float:
    state = analysis.state
    if state.fight[other] >= 0:
        same = state.fight[mate] == state.fight[other]
        return analysis.blows(float(state.attacks(other)), [mate]) if same else 0.0
    return analysis.volley(other, mate, 99)


def repeat_worth(state: Show, friend: int) -> dict[int, float]:
    """Value for a team-mate of repeating each kind of action."""
    analysis = ThreatAnalysis(state)
    rivals = analysis.teams[1 - state.side[friend]]
    worth = {codes.REPEAT_MOVE: 0.0, codes.REPEAT_ATTACK: 0.0, codes.REPEAT_SHOOTING: 0.0}
    if state.fight[friend] >= 0:
        foes = [rival for rival in rivals if state.fight[rival] == state.fight[friend]]
        worth[codes.REPEAT_ATTACK] = 0.6 * analysis.blows(float(analysis.attacks(friend)), foes)
        return worth
    free = [rival for rival in rivals if state.fight[rival] < 0]
    if analysis.is_armed(friend):
        worth[codes.REPEAT_SHOOTING] = max(
            (analysis.volley(friend, rival, state.ap[friend]) for rival in free), default=0.0
        )
    for weight, task in own_tasks(state, friend):
        if weight == 1.0 and task.turns(state.place(friend)) > 0.3:
            worth[codes.REPEAT_MOVE] = 45.0
    return worth


def gift_worth(state: Show, friend: int) -> dict[int, float]:
    """Value of each object for a team-mate now."""
    worth = dict(GIFT_VALUES)
    analysis = ThreatAnalysis(state)
    lost = state.character(friend).life - state.life[friend]
    worth[KIT] = 25.0 if lost >= 20 else 6.0
    if any(weight == 1.0 for weight, _ in own_tasks(state, friend)):
        worth[ADRENALINE] = 40.0
    if not any(state.within(friend, rival, 16) for rival in analysis.teams[1 - state.side[friend]]):
        worth[GRENADE] = 10.0
    return {item: gain for item, gain in worth.items() if not state.holds(friend, item)}


def object_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    worth = gift_worth(state, state.targets[0])
    return {action: worth.get(action.args[0], 0.0) for action in actions}


def element_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """Nikolai's missile: which figures it uncovers. Charges: an element near rivals."""
    if ability_of(state, state.active).id == "missile":
        return change_of_balance(state, seat, actions)
    rivals = state.team(1 - seat)
    scores = {}
    for action in actions:
        x, y = state.terrain.elements[action.args[0]].outline[0]
        near = min(((state.xs[one] - x) ** 2 + (state.ys[one] - y) ** 2 for one in rivals), default=0)
        scores[action] = -(float(near) ** 0.5) / INCH
    return scores


def repeat_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    worth = repeat_worth(state, state.targets[0])
    return {action: worth[action.args[0]] for action in actions}


def entrance_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """A Benkei enters near a rival that shoots."""
    analysis = ThreatAnalysis(state)
    rivals = [rival for rival in analysis.teams[1 - seat] if analysis.is_armed(rival)] or analysis.teams[1 - seat]
    if not all(action.kind == "enter" for action in actions):
        return dict.fromkeys(actions, 0.0)
    scores = {}
    for action in actions:
        x, y, _ = entrance(state, state.active, action.args[0])
        near = min(((state.xs[one] - x) ** 2 + (state.ys[one] - y) ** 2 for one in rivals), default=0)
        scores[action] = 30.0 - float(near) ** 0.5 / INCH
    return scores


def run_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """The cat goes where it draws the fire of rivals and not of friends."""
    analysis = ThreatAnalysis(state)
    every = nodes(state.terrain)
    fire = {}
    for side in (0, 1):
        targets = [target for target in analysis.teams[1 - side] if state.fight[target] < 0]
        for figure in analysis.teams[side]:
            if state.character(figure).weapons and state.fight[figure] < 0:
                best = max((analysis.volley(figure, target, state.ap[figure]) for target in targets), default=0.0)
                fire[figure] = best if side != seat else -best
    far = (CAT_RANGE * INCH) ** 2
    scores = {}
    for action in actions:
        x, y, _ = every[action.args[0]]
        near = [
            worth for figure, worth in fire.items() if (state.xs[figure] - x) ** 2 + (state.ys[figure] - y) ** 2 <= far
        ]
        scores[action] = sum(near, 0.0)
    return scores


def dash_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """Gain over staying."""
    scores = weigh_places(state, actions)
    stays = scores.pop(STAY)
    return {action: score - stays for action, score in scores.items()}


SCORES: Final[dict[int, Callable[[Show, int, Sequence[Action]], dict[Action, float]]]] = {
    codes.ASK_TARGET: target_scores,
    codes.ASK_ELEMENT: element_scores,
    codes.ASK_OBJECT: object_scores,
    codes.ASK_REPEAT: repeat_scores,
    codes.ASK_ENTRANCE: entrance_scores,
    codes.ASK_RUN: run_scores,
    codes.ASK_GOAL: dash_scores,
    codes.ASK_THROW: throw_scores,
}


def weigh_choice(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return weights_by_score(SCORES[state.question](state, seat, actions), kept=6) or equal_weights(actions)


def weigh_most(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Attack and defence: all dice."""
    return only(actions[-1])
