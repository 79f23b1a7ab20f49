"""Positions of whole games from text, and their actions in words: for tests of what is said and refused."""

from __future__ import annotations

import re

from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.cards.registry import BY_ID
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.state import NEUTRAL
from euphoria.kernel.core.action import Action

Form = tuple[str | int | float, ...]
"""An action: ("heal", "A nikolai"). Of places the numbers are inches, as floats."""


def scene(lines: str) -> RealityState:
    """A bare table, without a mission unless it is said."""
    lines = re.sub(r"(?m)^(block .*\d)$", lambda found: found[1] if "high" in found[1] else f"{found[1]} high 3", lines)
    start = "" if "mission:" in lines else "mission: massacre\n"
    bare = "" if "scene:" in lines else "scene: 48 36\n"
    return GAME.scenario(f"game: reality\n{bare}{start}{lines}")


def figure(state: RealityState, name: str) -> int:
    seat, who = name.split()
    side = {"A": 0, "B": 1, "-": NEUTRAL}[seat]
    return next(n for n in state.figures() if state.side[n] == side and state.who[n] == BY_ID[who])


def act(state: RealityState, form: Form) -> Action:
    """("heal", "A nikolai"); of places the numbers are inches."""
    kind, *rest = form
    numbers = [
        figure(state, part) if isinstance(part, str) else round(4 * part) if isinstance(part, float) else part
        for part in rest
    ]
    return SPACE.read([kind, *numbers])
