"""O'Donell: somebody does something twice (R-odonell-1, R-odonell-3)."""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.games.reality import codes
from euphoria.games.reality.actions import REPEAT, TARGET
from euphoria.games.reality.cards.abilities.choices import Choice, Special, friends
from euphoria.games.reality.cards.characters import Trait
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.state import Show

VOICE_RANGE = 10


def to_encourage(state: Show, figure: int) -> Iterator[int]:
    """Any friend near her, or herself; she need not see them."""
    yield figure
    for friend in friends(state, figure):
        if state.within(figure, friend, VOICE_RANGE):
            yield friend


def repeats(state: Show, figure: int) -> Iterator[int]:
    """A move, an attack, and a shooting for who has something to shoot with."""
    character = state.character(state.targets[0])
    yield codes.REPEAT_MOVE
    yield codes.REPEAT_ATTACK
    if character.weapons or character.traits & Trait.FLAMES:
        yield codes.REPEAT_SHOOTING


def encourage(state: Show, figure: int, other: int, repeat: int) -> None:
    state.encouraged[other] = repeat
    state.log.append((Event.ENCOURAGED, figure, other, repeat))


ENCOURAGE = Special(
    encourage, (Choice(codes.ASK_TARGET, TARGET, to_encourage), Choice(codes.ASK_REPEAT, REPEAT, repeats))
)
