"""Scenes of the special abilities phase."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.actions import USE
from euphoria.games.reality.geometry.terrain import Element
from euphoria.kernel.core.action import Action
from tests.reality.stage import Stage, Troupe, act, acting, stage, start

ROOMS = acting()


def scene(*elements: Element, dice: list[int] | None = None, turn: int = 1, kind: type[Stage] = ROOMS) -> Troupe:
    return stage(*elements, dice=dice, phase=codes.IN_SPECIAL, turn=turn, kind=kind)


def events(troupe: Troupe, code: int) -> list[tuple[int, ...]]:
    """The values of all entries of this kind."""
    return [tuple(entry[1:]) for entry in troupe.state.log if entry[0] == code]


def over(troupe: Troupe) -> bool:
    """The activation has ended: nothing more is asked."""
    return troupe.state.outcome is not None


def use(troupe: Troupe, figure: int) -> None:
    start(troupe, codes.SPECIAL, figure)
    act(troupe, troupe.state.side[figure], USE)


def offered(troupe: Troupe, seat: int = 0) -> set[Action]:
    return set(troupe.state.legal(seat))
