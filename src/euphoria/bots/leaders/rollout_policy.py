"""The rollout policy of `leaders`: fast rules without claims, with some randomness so that rollouts differ."""

from __future__ import annotations

from typing import Final

from euphoria.bots.leaders import target_scores
from euphoria.bots.leaders.hand_value import can_pay
from euphoria.bots.leaders.quick_beliefs import QuickBeliefs
from euphoria.games.leaders import actions as acts
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

ARM_AT_ONCE: Final = 50
"""Per cent: how often to take a gun although no target is exposed."""
USE_ARTIFACT: Final = 35
"""Per cent: how often to try an artifact before interrogating."""


def play(state: LeadersTable, seat: int, dice: Dice) -> Action:
    """An action for the question that this seat is asked."""
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
    beliefs = QuickBeliefs(state, seat)
    if question == codes.ASK_ACTION:
        return _act(state, beliefs, dice)
    if question == codes.ASK_AIM:
        return acts.AIM[_best_target(state, beliefs, acts.OTHERS[state.seats][seat], dice)]
    legal = state.legal(seat)
    if question == codes.ASK_REACTION:
        return _react(state, beliefs, legal)
    if question == codes.ASK_REDIRECT:
        return acts.CHOOSE_SEAT[_best_target(state, beliefs, tuple(action.args[0] for action in legal), dice)]
    artifact = state.deck.artifacts[state.deed[2]]
    index = min(len(state.declared), len(artifact.choices) - 1)
    start = dice.below(len(legal))
    return max(
        legal[start:] + legal[:start],
        key=lambda action: target_scores.choice(state, beliefs, artifact, index, action.args[0]),
    )


def _has_reaction(state: LeadersTable, seat: int) -> bool:
    return any(state.deck.artifacts[state.artifact_of(tag)].reaction for tag in state.hands[seat])


def _best_target(state: LeadersTable, beliefs: QuickBeliefs, targets: tuple[int, ...], dice: Dice) -> int:
    start = dice.below(len(targets))
    return max(targets[start:] + targets[:start], key=lambda target: target_scores.shot(state, beliefs, target))


def _act(state: LeadersTable, beliefs: QuickBeliefs, dice: Dice) -> Action:
    """Shoot a good target; else take a gun or use an artifact; else interrogate."""
    seat = beliefs.seat
    gun = state.guns[seat]
    if gun >= 0 and target_scores.shot(state, beliefs, gun) >= target_scores.WORTH_A_SHOT:
        return acts.SHOOT
    pays = can_pay(state, seat)
    if gun < 0 and state.centre and pays:
        exposed = any(state.up >> place & 1 for leader in beliefs.wanted if (place := beliefs.leader_at[leader]) >= 0)
        if exposed or dice.below(100) < ARM_AT_ONCE:
            slots = acts.SLOTS[state.hidden(seat)]
            return acts.ARM[max(slots, key=lambda slot: target_scores.payment(state, PLACES * seat + slot))]
    if state.hands[seat] and pays and dice.below(100) < USE_ARTIFACT:
        uses = [action for action in state.legal(seat) if action.kind == "use"]
        if uses:
            return dice.pick(uses)
    return _look(state, beliefs, dice)


def _look(state: LeadersTable, beliefs: QuickBeliefs, dice: Dice) -> Action:
    hidden = ~state.up
    start = dice.below(state.seats)
    best, chosen = 0.0, acts.SKIP
    for offset in range(state.seats):
        player = (start + offset) % state.seats
        if player == beliefs.seat:
            continue
        for place in range(PLACES * player, PLACES * player + PLACES):
            if hidden >> place & 1:
                mark = target_scores.look(state, beliefs, place)
                if mark > best:
                    best, chosen = mark, acts.INTERROGATE[place]
    return chosen


def _react(state: LeadersTable, beliefs: QuickBeliefs, legal: list[Action]) -> Action:
    """React if it is worth it, paying with a follower."""
    if len(legal) > 1 and target_scores.reaction(state, beliefs) > 0.5:
        for action in legal[1:]:
            if target_scores.payment(state, PLACES * beliefs.seat + action.args[1]):
                return action
    return acts.DECLINE
