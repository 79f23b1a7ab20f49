"""Madeleine: somebody can do nothing this turn (R-madeleine, R-madeleine-2)."""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.games.reality import codes
from euphoria.games.reality.actions import TARGET
from euphoria.games.reality.cards.abilities.choices import Choice, Special, in_sight
from euphoria.games.reality.figure_flags import FASCINATED
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.state import Show

FASCINATION_RANGE = 10


def to_fascinate(state: Show, figure: int) -> Iterator[int]:
    return in_sight(state, figure, FASCINATION_RANGE)


def fascinate(state: Show, figure: int, other: int) -> None:
    state.mark(other, FASCINATED)
    state.log.append((Event.FASCINATED, figure, other))


FASCINATE = Special(fascinate, (Choice(codes.ASK_TARGET, TARGET, to_fascinate),))
