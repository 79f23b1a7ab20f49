"""Writes the pictures of an observation: what stands still is drawn once for a table, the figures each time."""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, CHARGES
from euphoria.games.reality.figure_flags import DOWN, GONE, PRONE
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.knowledge.drawn_table import DrawnTable, drawn_table
from euphoria.games.reality.knowledge.observation_layout import HIGH, LIFE, POINTS
from euphoria.games.reality.knowledge.planes_layout import channel
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.learning.layout import Numbers

ONE: Final[Any] = 1.0
DRUMS_AT: Final = channel("drums")
OWN: Final = channel("own figures")
RIVALS: Final = channel("rival's figures")
NOBODYS: Final = channel("nobody's figures")
BODIES: Final = channel("bodies")
LIFE_AT: Final = channel("life")
POINTS_AT: Final = channel("AP")
FEET: Final = channel("feet")
PRONE_AT: Final = channel("prone")
FIGHTING: Final = channel("fighting")
ACTIVE: Final = channel("active")
SUBJECT: Final = channel("asked about")
SPOTS: Final = channel("spots")
CHARGES_AT: Final = channel("charges")
WITH_A_ROUTE: Final = (codes.ASK_GOAL, codes.ASK_FLEE)


def observe_planes(state: Show, seat: int, out: Numbers) -> None:
    table: DrawnTable = drawn_table(state, seat)
    cells = out if out.ndim == 1 else out.cast("B").cast(out.format)
    cells[:] = table.numbers
    area, width = table.area, table.width
    surfaces = state.terrain.surfaces
    for x, y, _, _, _ in state.drums:
        cells[DRUMS_AT * area + y // INCH * width + x // INCH] += ONE
    for figure in state.figures():
        flags = state.flags[figure]
        if flags & GONE:
            continue
        side = state.side[figure]
        at = state.ys[figure] // INCH * width + state.xs[figure] // INCH
        if flags & DOWN:
            cells[BODIES * area + at] += ONE
        else:
            kind = OWN if side == seat else NOBODYS if side == NEUTRAL else RIVALS
            cells[kind * area + at] += ONE
            cells[LIFE_AT * area + at] += state.life[figure] * LIFE
            cells[POINTS_AT * area + at] += state.ap[figure] * POINTS
            feet: Any = surfaces[state.on[figure]].z * HIGH
            if feet > cells[FEET * area + at]:
                cells[FEET * area + at] = feet
            if flags & PRONE:
                cells[PRONE_AT * area + at] = ONE
            if state.fight[figure] >= 0:
                cells[FIGHTING * area + at] = ONE
        if figure == state.active:
            cells[ACTIVE * area + at] = ONE
        if figure == state.subject and state.deciders:
            cells[SUBJECT * area + at] = ONE
        if side == seat and state.objects[figure] & BITS[CHARGES]:
            for cell, part in table.charged(state.charge_at[figure]):
                cells[CHARGES_AT * area + cell] = part
    if state.route and state.deciders and state.question in WITH_A_ROUTE:
        for x, y, _ in state.route:
            cells[SPOTS * area + y // INCH * width + x // INCH] = ONE
