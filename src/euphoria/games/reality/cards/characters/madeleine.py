"""Madeleine: somebody whom she sees can do nothing this turn (R-madeleine, R-madeleine-2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import TARGET
from euphoria.games.reality.cards.candidates import in_sight, not_offered, why_not_in_sight
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Weapon, Why
from euphoria.games.reality.cards.conditions import CONDITIONS, Condition
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import ON_OTHER, declare_event
from euphoria.games.reality.figure_flags import FASCINATED
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

EVENT_FASCINATED: Final = declare_event(24, "fascinated", "R-madeleine", "figure", "other", told=ON_OTHER)

FASCINATION_RANGE: Final = 10
CONDITIONS.declare(Condition(FASCINATED, helpless=True))


def to_fascinate(state: Show, figure: int) -> Iterator[int]:
    return in_sight(state, figure, FASCINATION_RANGE)


def why_not_fascinate(state: Show, figure: int, action: Action) -> Why:
    return why_not_in_sight(state, figure, action.args[0], FASCINATION_RANGE) or not_offered(state, figure)


def fascinate(state: Show, figure: int, other: int) -> None:
    state.mark(other, FASCINATED)
    state.log.append((EVENT_FASCINATED, figure, other))


MADELEINE: Final = register(
    Character(
        number=2,
        id="madeleine",
        ap=12,
        aim=6,
        life=100,
        euphoria=5,
        weapons=(Weapon(shots=3, range=10),),
        attacks=1,
        audience=150,
        rule="R-madeleine",
        ability=CharacterAbility(
            "fascinate",
            fascinate,
            (AbilityChoice(codes.ASK_TARGET, TARGET, to_fascinate, why_not_fascinate, "fascinate"),),
            numbers={"range": FASCINATION_RANGE},
        ),
    )
)
