"""What a choice costs and what it does, where its sentence does not say it."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.figure_flags import FIRED
from euphoria.games.reality.rules.positioning import leaping
from euphoria.games.reality.state import Show
from euphoria.games.reality.text.action_context import ActionContext
from euphoria.games.reality.text.character_text import ability as ability_text
from euphoria.games.reality.text.name_text import Names
from euphoria.games.reality.text.shot_text import chance_to_hit
from euphoria.games.reality.text.sight_text import percent
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import ChoiceDetails

EXPLAINED = frozenset({"grenade", "stun", "blast", "flame", "push", "ransack", "deck"})
"""Kinds of action whose effect is one sentence."""
CHOSEN = frozenset({"missile", "encourage", "bargain"})
"""Choices of abilities for which it is said what becomes of the one that is chosen."""
HARMFUL = frozenset({"fascinate", "seduce", "victim"})
"""Those that nobody wishes to their own team, but may choose there."""


def details(state: Show, seat: int, action: Action, language: str, names: Names | None = None) -> ChoiceDetails | None:
    """Of a legal action, from what its player knows."""
    context = ActionContext(state, seat, language, names)
    if action.kind == "shoot":
        return _shots(context, action)
    if action.kind in ("land", "at") and context.asked(codes.ASK_LEAP):
        return _leap(context, action)
    if action.kind == "use":
        ability = context.ability()
        return None if ability is None else ChoiceDetails(effect=ability_text(ability, language))
    if action.kind in EXPLAINED and not context.asked(codes.ASK_FOLLOW):
        return ChoiceDetails(effect=words(language).say(f"reality-effect-{action.kind}"))
    choice = context.choice_text(codes.ASK_TARGET, codes.ASK_ELEMENT)
    if choice in HARMFUL:
        own = "yes" if state.side[action.args[0]] == seat else "no"
        return ChoiceDetails(effect=words(language).say(f"reality-effect-{choice}", own=own))
    if choice in CHOSEN:
        return ChoiceDetails(effect=words(language).say(f"reality-effect-{choice}"))
    return None


def _leap(context: ActionContext, action: Action) -> ChoiceDetails:
    """What a leap costs, and how likely it is the end of whoever leaps (R-move-7)."""
    say, state, figure = words(context.language).say, context.state, context.active()
    chance = leaping.chance_to_fall(state, figure, leaping.landing_of(state, action))
    return ChoiceDetails(
        say("reality-cost-points", points=leaping.TO_LEAP, left=state.ap[figure]),
        say("reality-effect-leap", chance=chance),
    )


def _shots(context: ActionContext, action: Action) -> ChoiceDetails | None:
    """What shots cost, and the chance that at least one of several hits."""
    say, state = words(context.language).say, context.state
    shots, figure = action.args[2], context.active()
    cost = effect = None
    if figure >= 0 and context.asked(codes.ASK_FIRE, codes.ASK_DECLARE) and not state.flags[figure] & FIRED:
        before = sum(declared for _, _, declared in state.declared)
        left = max(0, state.ap[figure] - before)
        cost = say("reality-cost-points", points=min(shots, left), left=left) if left else None
    if shots > 1:
        chance = chance_to_hit(context, action)
        if chance is not None:
            effect = say("reality-effect-shots", chance=percent(1 - (1 - chance) ** shots))
    return ChoiceDetails(cost, effect) if cost or effect else None
