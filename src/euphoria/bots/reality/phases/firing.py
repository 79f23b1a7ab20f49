"""The firing phase: targets and number of shots, thrown objects, flames, charges, and fleeing from blasts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.figure_value import harm, life_share, unlucky
from euphoria.bots.reality.value.odds import damage_odds
from euphoria.bots.reality.value.score_weights import Weights, best_score, only, weights_by_score
from euphoria.games.reality.actions import BLAST, END, FIRE, FLAME, STAY, THROW_GRENADE, THROW_STUN
from euphoria.games.reality.cards.characters.doc import in_flames
from euphoria.games.reality.cards.objects import STUN
from euphoria.games.reality.figure_flags import SHIELDED
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.firing.aim import aim_at
from euphoria.games.reality.rules.firing.blasts import FREE, beside, under
from euphoria.games.reality.rules.firing.explosive_charges import centres
from euphoria.games.reality.rules.firing.targets import at_risk
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

WORTH_A_SHOT: Final = 0.5
WORTH_A_THROW: Final = 14.0
"""Audience that a thrown object must gain; otherwise it is kept."""
FLED: Final = 0.55
"""Factor of a blast on figures that may flee: half the damage, and less than half the falls."""
ENOUGH: Final = 0.9
"""Probability of a fall from which further shots are wasted."""

Declared = tuple[int, int, int]


class VolleyValues:
    """The expected value of declared shots of one shooter; aims are cached."""

    def __init__(self, state: Show, shooter: int, seat: int) -> None:
        self.state = state
        self.shooter = shooter
        self.seat = seat
        self.share = life_share(state)
        self.bodies = state.bodies()
        self._aims: dict[tuple[int, int, bool, bool], int] = {}

    def aim(self, target: int, weapon: int, several: bool, first: bool) -> int:
        key = target, weapon, several, first
        if key not in self._aims:
            self._aims[key] = aim_at(
                self.state, self.shooter, target, weapon=weapon, several=several, first=first, bodies=self.bodies
            )
        return self._aims[key]

    def worth(self, declared: Sequence[Declared]) -> float:
        """Expected value of all declared shots together: harm to rivals minus harm to friends."""
        state = self.state
        several = len({weapon for _, weapon, _ in declared}) > 1
        total = 0.0
        for target in dict.fromkeys(target for target, _, _ in declared):
            first = target == declared[0][0]
            crowd = at_risk(state, self.shooter, target)
            for victim in crowd:
                tries = percent = 0
                for other, weapon, shots in declared:
                    if other == target:
                        tries += shots
                        percent = max(percent, self.aim(victim, weapon, several, first) * unlucky(state, victim) // 10)
                hurt = harm(state, victim, damage_odds(tries, percent // len(crowd), state.life[victim]), self.share)
                if state.flags[victim] & SHIELDED:
                    hurt /= 2
                total += hurt if state.side[victim] != self.seat else -hurt
        return total

    def fall(self, target: int, weapon: int, shots: int) -> float:
        percent = self.aim(target, weapon, False, True) * unlucky(self.state, target) // 10
        return damage_odds(shots, percent, self.state.life[target]).fall


def shots_of(actions: Iterable[Action]) -> dict[tuple[int, int], list[Action]]:
    """Shooting actions by target and weapon, fewest shots first."""
    found: dict[tuple[int, int], list[Action]] = {}
    for action in actions:
        if action.kind == "shoot":
            target, weapon, _ = action.args
            found.setdefault((target, weapon), []).append(action)
    return found


def declared_by(action: Action) -> Declared:
    target, weapon, shots = action.args
    return target, weapon, shots


def weigh_shots(state: Show, seat: int, shooter: int, actions: Sequence[Action]) -> dict[Action, float]:
    """Value of each shooting beyond what was declared: all shots of a weapon, or as many as are enough."""
    volleys = VolleyValues(state, shooter, seat)
    so_far = state.declared
    before = volleys.worth(so_far)
    groups = shots_of(actions)
    whole = {key: volleys.worth([*so_far, declared_by(group[-1])]) - before for key, group in groups.items()}
    scores = {}
    for (target, weapon), group in groups.items():
        scores[group[-1]] = whole[target, weapon]
        enough = next((one for one in group[:-1] if volleys.fall(target, weapon, one.args[2]) >= ENOUGH), None)
        if enough is not None:
            left = (group[-1].args[2] - enough.args[2]) / group[-1].args[2]
            others = max((worth for key, worth in whole.items() if key[0] != target), default=0.0)
            scores[enough] = volleys.worth([*so_far, declared_by(enough)]) - before + 0.8 * left * others
    return scores


def weigh_menu(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Objects first if they gain enough; then the best target."""
    thrown = {action: throw_gain(state, seat, action) for action in actions if action in (THROW_GRENADE, THROW_STUN)}
    if BLAST in actions:
        thrown[BLAST] = best_score(
            blast_scores(state, seat, centres(state.terrain, state.charge_at[state.active]).items())
        )
    objects = {action: gain for action, gain in thrown.items() if gain > WORTH_A_THROW}
    if objects:
        return weights_by_score(objects)
    scores = weigh_shots(state, seat, state.active, actions)
    if FLAME in actions:
        scores[FLAME] = best_score(flame_scores(state, seat))
    scores = {action: gain for action, gain in scores.items() if gain > WORTH_A_SHOT}
    return weights_by_score(scores, kept=4) or only(END)


def weigh_declare(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    scores = weigh_shots(state, seat, state.active, actions)
    scores = {action: gain for action, gain in scores.items() if gain > WORTH_A_SHOT}
    return weights_by_score(scores, kept=3) or only(FIRE)


def weigh_volley(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Sooyoung's victim shoots its own team-mate as often as it can."""
    return weights_by_score(weigh_shots(state, seat, state.targets[0], actions)) or only(FIRE)


def weigh_nearest(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return weights_by_score({action: 30.0 * (state.side[action.args[0]] != seat) for action in actions})


# Templates.


def blast_worth(state: Show, seat: int, place: Place) -> float:
    """Value of a blast: harm to rivals minus harm to friends; figures in combat cannot flee."""
    share = life_share(state)
    total = 0.0
    for one in under(state, place):
        hurt = harm(state, one, damage_odds(1, 100, state.life[one]), share)
        if state.fight[one] < 0:
            hurt *= FLED
        if state.flags[one] & SHIELDED:
            hurt /= 2
        total += hurt if state.side[one] != seat else -hurt
    return total


def blast_scores(state: Show, seat: int, places: Iterable[tuple[int, Place]]) -> dict[int, float]:
    return {number: blast_worth(state, seat, place) for number, place in places}


def stun_worth(state: Show, seat: int, place: Place) -> float:
    """Value of a stun grenade: figures that have not fired yet lose half their points."""
    analysis = ThreatAnalysis(state)
    total = 0.0
    for one in under(state, place):
        if not analysis.is_to_come(one) or not analysis.is_armed(one):
            continue
        rivals = analysis.teams[1 - state.side[one]]
        best = max((analysis.volley(one, other, state.ap[one]) for other in rivals), default=0.0)
        total += 0.4 * best if state.side[one] != seat else -0.4 * best
    return total


def throw_scores(state: Show, seat: int, actions: Sequence[Action]) -> dict[Action, float]:
    """Scores of the listed places of the template."""
    worth = stun_worth if state.targets[0] & ~FREE == STUN else blast_worth
    scores = {}
    for action in actions:
        if action.kind == "drop":
            place = beside(state, *action.args)
            if place is not None and state.side[action.args[0]] != seat:
                scores[action] = worth(state, seat, place)
    return scores


def throw_gain(state: Show, seat: int, throw: Action) -> float:
    after = state.copy()
    after.apply(seat, throw)
    return best_score(throw_scores(after, seat, after.legal(seat)))


def weigh_throw(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    scores = {action: gain for action, gain in throw_scores(state, seat, actions).items() if gain > 1.0}
    return weights_by_score(scores, kept=5) or only(STAY)


def weigh_blast(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    places = centres(state.terrain, state.charge_at[state.active])
    return weights_by_score({action: blast_worth(state, seat, places[action.args[0]]) for action in actions}, kept=4)


def flame_scores(state: Show, seat: int) -> dict[int, float]:
    """Score of each direction of the flame."""
    figure = state.active
    share = life_share(state)
    scores = {}
    for number, (dx, dy) in enumerate(DIRECTIONS):
        total = 0.0
        for one in in_flames(state, figure, dx, dy):
            hurt = harm(state, one, damage_odds(1, 100, state.life[one]), share)
            total += hurt if state.side[one] != seat else -hurt
        scores[number] = total
    return scores


def weigh_flame(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    scores = flame_scores(state, seat)
    return weights_by_score({action: scores[action.args[0]] for action in actions}, kept=4)


def weigh_flee(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Flee: it halves the damage. The saviour of Susan is less eager to leave her."""
    if state.subject == state.saviour:
        return weights_by_score({action: 5.0 * (action != STAY) for action in actions})
    return weights_by_score({action: 20.0 * (action != STAY) for action in actions})
