"""A quick player, for playing on: a few glances, no claims, and a little chance so that it is not always the same."""

from __future__ import annotations

from euphoria.bots.leaders import target_scores
from euphoria.bots.leaders.hand_value import can_pay
from euphoria.bots.leaders.quick_beliefs import Mind
from euphoria.games.leaders import actions as acts
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

ARM_AT_ONCE = 50
"""In a hundred: how often one takes a gun before anybody is worth a shot."""
USE_ARTIFACT = 35
"""In a hundred: how often one tries an artifact before looking at somebody's recruit."""


def play(state: LeadersTable, seat: int, dice: Dice) -> Action:
    question = state.question
    if question == codes.ASK_ARTIFACT:
        return acts.SKIP if state.hands[seat] else acts.DISCARD_HAND
    if question == codes.ASK_ORDER:
        return dice.pick(state.legal(seat))
    if question == codes.ASK_REACTION and not _has_reaction(state, seat):
        return acts.DECLINE
    if question in (codes.ASK_PAYMENT, codes.ASK_EXPOSE):
        slots = acts.SLOTS[state.hidden(seat)]
        best = max(slots, key=lambda slot: target_scores.payment(state, PLACES * seat + slot))
        return (acts.PAY if question == codes.ASK_PAYMENT else acts.EXPOSE)[best]
    mind = Mind(state, seat)
    if question == codes.ASK_ACTION:
        return _act(state, mind, dice)
    if question == codes.ASK_AIM:
        return acts.AIM[_best_target(state, mind, acts.OTHERS[state.seats][seat], dice)]
    legal = state.legal(seat)
    if question == codes.ASK_REACTION:
        return _react(state, mind, legal)
    if question == codes.ASK_REDIRECT:
        return acts.CHOOSE_SEAT[_best_target(state, mind, tuple(action.args[0] for action in legal), dice)]
    artifact = state.deck.artifacts[state.deed[2]]
    index = min(len(state.declared), len(artifact.choices) - 1)
    start = dice.below(len(legal))
    return max(
        legal[start:] + legal[:start],
        key=lambda action: target_scores.choice(state, mind, artifact, index, action.args[0]),
    )


def _has_reaction(state: LeadersTable, seat: int) -> bool:
    return any(state.deck.artifacts[state.artifact_of(tag)].reaction for tag in state.hands[seat])


def _best_target(state: LeadersTable, mind: Mind, targets: tuple[int, ...], dice: Dice) -> int:
    start = dice.below(len(targets))
    return max(targets[start:] + targets[:start], key=lambda target: target_scores.shot(state, mind, target))


def _act(state: LeadersTable, mind: Mind, dice: Dice) -> Action:
    """Shoot who is worth it; else be armed where it is called for; else learn something."""
    seat = mind.seat
    gun = state.guns[seat]
    if gun >= 0 and target_scores.shot(state, mind, gun) >= target_scores.WORTH_A_SHOT:
        return acts.SHOOT
    pays = can_pay(state, seat)
    if gun < 0 and state.centre and pays:
        prey = any(state.up >> place & 1 for leader in mind.wanted if (place := mind.leader_at[leader]) >= 0)
        if prey or dice.below(100) < ARM_AT_ONCE:
            slots = acts.SLOTS[state.hidden(seat)]
            return acts.ARM[max(slots, key=lambda slot: target_scores.payment(state, PLACES * seat + slot))]
    if state.hands[seat] and pays and dice.below(100) < USE_ARTIFACT:
        uses = [action for action in state.legal(seat) if action.kind == "use"]
        if uses:
            return dice.pick(uses)
    return _look(state, mind, dice)


def _look(state: LeadersTable, mind: Mind, dice: Dice) -> Action:
    hidden = ~state.up
    start = dice.below(state.seats)
    best, chosen = 0.0, acts.SKIP
    for offset in range(state.seats):
        player = (start + offset) % state.seats
        if player == mind.seat:
            continue
        for place in range(PLACES * player, PLACES * player + PLACES):
            if hidden >> place & 1:
                mark = target_scores.look(state, mind, place)
                if mark > best:
                    best, chosen = mark, acts.INTERROGATE[place]
    return chosen


def _react(state: LeadersTable, mind: Mind, legal: list[Action]) -> Action:
    """A reaction if one is called for, paid with a follower."""
    if len(legal) > 1 and target_scores.reaction(state, mind) > 0.5:
        for action in legal[1:]:
            if target_scores.payment(state, PLACES * mind.seat + action.args[1]):
                return action
    return acts.DECLINE
