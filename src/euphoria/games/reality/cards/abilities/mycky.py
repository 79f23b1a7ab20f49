"""Mycky: one enemy does not shoot him this turn (R-mycky-2)."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.actions import TARGET
from euphoria.games.reality.cards.abilities.choices import Choice, Special, enemies
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.state import Show


def bargain(state: Show, figure: int, enemy: int) -> None:
    state.bargain[figure] = enemy
    state.log.append((Event.BARGAINED, figure, enemy))


BARGAIN = Special(bargain, (Choice(codes.ASK_TARGET, TARGET, enemies),))
