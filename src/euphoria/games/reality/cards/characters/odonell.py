"""O'Donell: a friend does something twice (R-odonell-1, R-odonell-3); she fires all her shots (R-odonell-2).

What may be repeated is kept in `state.encouraged` and its size in `state.cost`; the rules of walking, combat and
firing offer the repeat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import REPEAT, TARGET
from euphoria.games.reality.cards.candidates import friends, not_offered, why_not_friend
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Trait, Weapon, Why
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import ON_OTHER, declare_event
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

EVENT_ENCOURAGED: Final = declare_event(25, "encouraged", "R-odonell-1", "figure", "other", "repeat", told=ON_OTHER)

VOICE_RANGE: Final = 10


def to_encourage(state: Show, figure: int) -> Iterator[int]:
    """Any friend near her, or herself; she need not see them."""
    yield figure
    for friend in friends(state, figure):
        if state.within(figure, friend, VOICE_RANGE):
            yield friend


def why_not_encourage(state: Show, figure: int, action: Action) -> Why:
    return why_not_friend(state, figure, action.args[0], VOICE_RANGE) or not_offered(state, figure)


def repeats(state: Show, figure: int) -> Iterator[int]:
    """A move, an attack, and a shooting for those who have something to shoot with."""
    character = state.character(state.targets[0])
    yield codes.REPEAT_MOVE
    yield codes.REPEAT_ATTACK
    if character.weapons or character.special_weapon is not None:
        yield codes.REPEAT_SHOOTING


def why_not_repeat(state: Show, figure: int, action: Action) -> Why:
    return "R-odonell-1", "nothing-to-shoot-with", {"other": state.targets[0]}


def encourage(state: Show, figure: int, other: int, repeat: int) -> None:
    state.encouraged[other] = repeat
    state.log.append((EVENT_ENCOURAGED, figure, other, repeat))


ODONELL: Final = register(
    Character(
        number=3,
        id="odonell",
        ap=5,
        aim=5,
        life=120,
        euphoria=4,
        weapons=(Weapon(shots=5, range=20),),
        attacks=1,
        audience=150,
        rule="R-odonell-1",
        ability=CharacterAbility(
            "encourage",
            encourage,
            (
                AbilityChoice(codes.ASK_TARGET, TARGET, to_encourage, why_not_encourage, "encourage"),
                AbilityChoice(codes.ASK_REPEAT, REPEAT, repeats, why_not_repeat),
            ),
            numbers={"range": VOICE_RANGE},
        ),
        traits=Trait.FIRES_ON,
        cites={
            "action-repeat": "R-odonell-1",
            "action-again": "R-odonell-1",
            "event-again": "R-odonell-3",
        },
    )
)
