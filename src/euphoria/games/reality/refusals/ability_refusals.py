"""Why something cannot be chosen for an ability: each choice of a character says it itself (R-spec-1)."""

from __future__ import annotations

from euphoria.games.reality.refusals.common import Why, refuses
from euphoria.games.reality.rules.sequence.special import CHOICES, choice_asked
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action


@refuses(*CHOICES)
def choice(state: Show, seat: int, action: Action) -> Why:
    return choice_asked(state).why_not(state, state.active, action)
