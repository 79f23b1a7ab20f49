"""Words for tests of grenades, charges and flames."""

from __future__ import annotations

from euphoria.games.reality.actions import (
    THROW_GRENADE,
)
from euphoria.kernel.core.action import Action
from tests.reality.gunplay import fires, scene
from tests.reality.stage import Troupe, act, at

ON_IT = 8
"""The side of a figure on which a template lies right over it."""


def bomber(*elements: object, dice: list[int] | None = None, objects: str = "grenade") -> Troupe:
    """Sooyoung with an object at (10, 18), Nikolai as an enemy 8 to the east."""
    troupe = scene(*elements, dice=dice)  # type: ignore[arg-type]
    troupe.add("a sooyoung", at(10, 18), objects=objects)
    troupe.add("b nikolai", at(18, 18))
    return troupe


def throw(troupe: Troupe, where: Action, item: Action = THROW_GRENADE) -> None:
    fires(troupe, 0)
    act(troupe, 0, item)
    act(troupe, 0, where)


def may(troupe: Troupe, action: Action, seat: int = 0) -> bool:
    return troupe.state.why_not(seat, action) is None
