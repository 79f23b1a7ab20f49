"""Blanca, Centinel and Doc: something about themselves, this turn (R-blanca, R-centinel-2, R-doc-2)."""

from __future__ import annotations

from euphoria.games.reality.cards.abilities.choices import Special
from euphoria.games.reality.figure_flags import HIDDEN, LATE, SHIELDED
from euphoria.games.reality.state import Show


def hide(state: Show, figure: int) -> None:
    state.mark(figure, HIDDEN)


def raise_shield(state: Show, figure: int) -> None:
    state.mark(figure, SHIELDED)


def feint(state: Show, figure: int) -> None:
    state.mark(figure, LATE)


HIDE, SHIELD, FEINT = Special(hide), Special(raise_shield), Special(feint)
