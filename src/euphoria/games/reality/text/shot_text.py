"""Descriptions of shots, with the chance to hit, given the shots declared so far (R-fire-5, R-prof-4)."""

from __future__ import annotations

from fractions import Fraction

from euphoria.games.reality import codes
from euphoria.games.reality.rules.firing.aim import aim_at, chance
from euphoria.games.reality.rules.firing.targets import at_risk, is_seen
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.action_context import ActionContext, Message, message
from euphoria.games.reality.text.sight_text import percent
from euphoria.kernel.core.action import Action


def shoot(context: ActionContext, action: Action) -> Message:
    state = context.state
    target, weapon, shots = action.args
    shooter = _shooter(context)
    args: dict[str, str | int] = {
        "weapon": name_text.weapon(state, shooter, weapon),
        "other": context.figure(target),
        "shots": shots,
    }
    hit = chance_to_hit(context, action)
    if hit is None:
        return message("shoot-plain", **args)
    crowd = len(at_risk(state, shooter, target)) > 1
    return message("shoot-fight" if crowd else "shoot", **args, chance=percent(hit))


def chance_to_hit(context: ActionContext, action: Action) -> Fraction | None:
    """The chance of each of these shots, given those that were declared; None where they cannot be fired."""
    state = context.state
    target, weapon, _ = action.args
    shooter = _shooter(context)
    if shooter < 0 or target not in state.figures() or target == shooter or not state.stands(target):
        return None
    if weapon >= len(state.character(shooter).weapons) or not is_seen(state, shooter, target, state.bodies()):
        return None
    several = any(other != weapon for _, other, _ in state.declared)
    first = not state.declared or state.declared[0][0] == target
    return chance(aim_at(state, shooter, target, weapon=weapon, several=several, first=first))


def _shooter(context: ActionContext) -> int:
    """The figure that would fire: the one that Sooyoung charmed, or the active one."""
    return context.state.subject if context.asked(codes.ASK_VOLLEY) else context.active()
