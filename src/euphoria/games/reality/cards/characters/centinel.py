"""Centinel: a machine that may turn to massacre, with a shield for one turn (R-centinel-1 to R-centinel-4)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.character import Character, CharacterAbility, Roll, Trait, Weapon
from euphoria.games.reality.cards.conditions import CONDITIONS, Condition
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import ACTS, ROUTINE, declare_event
from euphoria.games.reality.figure_flags import MASSACRE, SHIELDED
from euphoria.games.reality.state import Show

EVENT_MASSACRE_ROLL: Final = declare_event(
    22,
    "massacre-roll",
    "R-centinel-1",
    "figure",
    "roll",
    "massacre",
    told=lambda event: ACTS if event["massacre"] else ROUTINE,
)

TURNS_ON: Final = 1
"""The roll of a d10 that turns it to massacre."""
KEPT_BACK: Final = 3
"""AP that it keeps for its shots in massacre (R-centinel-1)."""
CONDITIONS.declare(
    Condition(MASSACRE, kept_points=KEPT_BACK, no_objects="R-centinel-4", fires_at_nearest="R-centinel-1")
)
CONDITIONS.declare(Condition(SHIELDED, halves_damage=True))


def is_sane(state: Show, figure: int) -> bool:
    """Once turned to massacre it stays so, and rolls no more."""
    return not state.flags[figure] & MASSACRE


def roll_for_massacre(state: Show, figure: int) -> None:
    """R-centinel-1: for the rest of the game."""
    throw = state.d10()
    turns = throw == TURNS_ON
    if turns:
        state.mark(figure, MASSACRE)
    state.log.append((EVENT_MASSACRE_ROLL, figure, throw, int(turns)))


def raise_shield(state: Show, figure: int) -> None:
    """R-centinel-2: this turn."""
    state.mark(figure, SHIELDED)


CENTINEL: Final = register(
    Character(
        number=7,
        id="centinel",
        ap=12,
        aim=6,
        life=100,
        euphoria=0,
        weapons=(Weapon(shots=3, range=30),),
        attacks=3,
        audience=150,
        rule="R-centinel-2",
        ability=CharacterAbility("shield", raise_shield),
        traits=Trait.MACHINE | Trait.MASSACRE,
        trait_numbers={Trait.MASSACRE: {"points": KEPT_BACK}},
        cites={"machine": "R-centinel-3"},
        roll=Roll(is_sane, roll_for_massacre),
    )
)
