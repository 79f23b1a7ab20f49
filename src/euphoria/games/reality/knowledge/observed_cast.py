"""What of an observation stays as long as the same figures play on the same table: it is written once and copied."""

from __future__ import annotations

from array import array
from typing import Any, Final, cast

from euphoria.games.reality.geometry.shapes import box_of
from euphoria.games.reality.geometry.terrain import Terrain
from euphoria.games.reality.knowledge.figure_slots import OBSERVED, slots
from euphoria.games.reality.knowledge.observation_layout import (
    AT,
    AUDIENCE,
    DEEP,
    HIGH,
    LIFE,
    MOST_BUDGET,
    POINTS,
    RANGE,
    SLOT,
    TENTH,
    WIDE,
)
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.state import Show

KEPT: Final = 64
"""How many of them are kept for a table; then all are forgotten."""
ONE: Final[Any] = 1.0


class ObservedCast:
    """The figures of a position as one seat counts them, with all that never changes already written."""

    def __init__(self, state: Show, seat: int) -> None:
        self.slots = slots(state, seat)
        """By figure: its slot."""
        self.first = [AT.block * slot if slot < OBSERVED else -1 for slot in self.slots]
        """By figure: how far its numbers are from those of slot 0; -1 for one that is not observed."""
        self.heights: list[Any] = [surface.z * HIGH for surface in state.terrain.surfaces]
        """By surface, as the observation tells it."""
        numbers = array("f", bytes(4 * AT.total))
        _write_table(state, numbers)
        for number, _ in state.terrain.present():
            _write_element(state.terrain, number, numbers)
        for figure in state.figures():
            if self.first[figure] >= 0:
                self._write_figure(state, seat, figure, numbers)
        self.numbers = memoryview(numbers)

    def _write_figure(self, state: Show, seat: int, figure: int, out: array[float]) -> None:
        first = self.first[figure]
        side = state.side[figure]
        character = state.character(figure)
        out[first + AT.belongs + (2 if side < 0 else int(side != seat))] = ONE
        out[first + AT.character + state.who[figure]] = ONE
        upgrades = state.upgrades[figure]
        profile = first + AT.profile
        out[profile] = state.aim(figure) * TENTH
        out[profile + 1] = (character.attacks + upgrades[3]) * TENTH
        for number, weapon in enumerate(character.weapons):
            out[profile + 2 + 2 * number] = state.shots(figure, number) * TENTH
            out[profile + 3 + 2 * number] = weapon.range * RANGE
        out[profile + 6] = character.ap * POINTS
        out[profile + 7] = character.life * LIFE
        out[profile + 8] = state.audience(figure) * AUDIENCE
        if state.owner[figure] >= 0:
            out[first + AT.owner] = (self.slots[state.owner[figure]] + 1) * SLOT


def cast_of(state: Show, seat: int) -> ObservedCast:
    """Of this position; kept with the terrain, which is another one when scenery has been removed."""
    kept = cast("dict[Any, ObservedCast]", state.terrain.cache.setdefault("observed casts", {}))
    key = (seat, state.settings, tuple(state.who), tuple(state.side), tuple(state.owner), tuple(state.upgrades))
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[key] = ObservedCast(state, seat)
    return found


def _write_table(state: Show, out: array[float]) -> None:
    settings = state.settings
    out[AT.mission + MISSIONS.index(settings.mission)] = ONE
    if settings.luck == "harsh":
        out[AT.harsh] = ONE
    out[AT.budget] = settings.budget * MOST_BUDGET
    out[AT.size] = state.terrain.width * WIDE
    out[AT.size + 1] = state.terrain.depth * DEEP


def _write_element(terrain: Terrain, number: int, out: array[float]) -> None:
    first = AT.element + AT.element_block * number
    element = terrain.elements[number]
    left, low, right, high = box_of(element.outline)
    out[first] = ONE
    out[first + 1] = (left + right) * WIDE / 2
    out[first + 2] = (low + high) * DEEP / 2
    out[first + 3] = (right - left) * WIDE
    out[first + 4] = (high - low) * DEEP
    out[first + 5] = element.height * HIGH
    out[first + 6 + element.kind] = ONE
