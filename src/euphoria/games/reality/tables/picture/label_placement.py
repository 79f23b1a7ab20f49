"""Places the names of the elements on a poster."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from euphoria.games.reality.geometry.shapes import OUTSIDE, where_in
from euphoria.games.reality.geometry.terrain import Element, Scenery, Terrain
from euphoria.games.reality.tables.picture.scenery_drawing import STEP, Box, PlanProjection, length, levels_at

LETTER = 6.6
"""The approximate width of a letter of a label, in pixels."""


class LabelPlacer:
    """Places labels greedily: inside an element that is large enough, else beside it where they cover least."""

    def __init__(self, plan: PlanProjection, terrain: Terrain, taken: list[Box]) -> None:
        self.plan = plan
        self.frame: Box = (plan.left, plan.top, plan.x(terrain.width), plan.y(0))
        self.taken = taken
        self.scenery = [plan.box(element.outline) for element in terrain.elements]
        for link in terrain.links:
            left, top, right, bottom = plan.box((link.foot[:2], link.head[:2]))
            self.taken.append((left - 6, top - 6, right + 6, bottom + 6))
            x, y = levels_at(plan, link)
            self.taken.append((x - 13, y - 10, x + 13, y + 4))

    def draw(self, element: Element, name: str) -> str:
        """The label of an element: its name and height. Call once for each element, the largest first."""
        height = length(element.height) if element.height else ""
        one = len(f"{name} {height}".rstrip()) * LETTER + 4
        if spot := self._inside(element, len(name) * LETTER + 4, 32 if height else 16):
            return self._two_lines(name, height, *spot)
        if spot := self._inside(element, one, 18):
            return self._line(name, height, spot[0], spot[1] + 4)
        if spot := self._inside(element, 18, one):
            return self._line(name, height, spot[0] + 4, spot[1], turned=True)
        return self._beside(element, name, height, one)

    def _inside(self, element: Element, wide: float, deep: float) -> tuple[float, float] | None:
        """The free position nearest to the centre of an element where a label of that size fits inside its outline."""
        left, top, right, bottom = self.plan.box(element.outline)
        outline = tuple((round(self.plan.x(x)), round(self.plan.y(y))) for x, y in element.outline)
        edge = 4 + STEP * max(element.storeys - 1, 0) if element.kind == Scenery.BUILDING else 0
        half_wide, half_deep = wide / 2 + edge, deep / 2 + edge
        middle, centre = (left + right) / 2, (top + bottom) / 2
        across = int(max(middle - half_wide - left, -1) // STEP)
        down = int(max(centre - half_deep - top, -1) // STEP)
        spots = [
            (middle + dx * STEP, centre + dy * STEP)
            for dx in range(-across, across + 1)
            for dy in range(-down, down + 1)
        ]
        spots.sort(key=lambda spot: (math.hypot(spot[0] - middle, spot[1] - centre), spot))
        for x, y in spots:
            box = (x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2)
            corners = [(round(x + sx * half_wide), round(y + sy * half_deep)) for sx in (-1, 0, 1) for sy in (-1, 0, 1)]
            if all(where_in(outline, *corner) != OUTSIDE for corner in corners) and not self._hits(box, self.taken):
                self.taken.append(box)
                return x, y
        return None

    def _beside(self, element: Element, name: str, height: str, wide: float) -> str:
        left, top, right, bottom = self.plan.box(element.outline)
        middle, centre = (left + right) / 2, (top + bottom) / 2
        own = (left, top, right, bottom)
        spots = [
            (middle, bottom + 10), (middle, top - 10), (right + wide / 2 + 3, centre), (left - wide / 2 - 3, centre),
            (left + wide / 2, bottom + 10), (right - wide / 2, bottom + 10), (left + wide / 2, top - 10),
            (right - wide / 2, top - 10), (middle, bottom + 24), (middle, top - 24), (right - wide / 2, bottom + 24),
            (left + wide / 2, bottom + 24), (right + wide / 2 + 3, top), (left - wide / 2 - 3, top),
            (right + wide / 2 + 3, bottom), (left - wide / 2 - 3, bottom),
        ]  # fmt: skip
        others = [box for box in self.scenery if box != own]
        best = min(spots, key=lambda spot: (self._cost(spot, wide, others), spots.index(spot)))
        self.taken.append((best[0] - wide / 2, best[1] - 8, best[0] + wide / 2, best[1] + 8))
        return self._line(name, height, best[0], best[1] + 4)

    def _cost(self, spot: tuple[float, float], wide: float, others: list[Box]) -> float:
        """The cost of a label at this position: what it would cover, and how far it would stick out of the table."""
        box = (spot[0] - wide / 2, spot[1] - 8, spot[0] + wide / 2, spot[1] + 8)
        beyond = max(self.frame[0] - box[0], 0) + max(box[2] - self.frame[2], 0)
        beyond += max(self.frame[1] - box[1], 0) + max(box[3] - self.frame[3], 0)
        return beyond * 50 + sum(_shared(box, other) * 3 for other in self.taken) + sum(_shared(box, o) for o in others)

    @staticmethod
    def _hits(box: Box, others: list[Box]) -> bool:
        return any(_shared(box, other) > 0 for other in others)

    @staticmethod
    def _two_lines(name: str, height: str, x: float, y: float) -> str:
        first = y - 3 if height else y + 4
        text = f'<text class="tag mid halo s-sheet" x="{x:.5g}" y="{first:.5g}">{escape(name)}</text>'
        if height:
            text += (
                f'<text class="face number mid halo s-sheet" style="font-size:16px" x="{x:.5g}" y="{y + 13:.5g}">'
                f"{height}</text>"
            )
        return text

    @staticmethod
    def _line(name: str, height: str, x: float, y: float, turned: bool = False) -> str:
        turn = f' transform="rotate(-90 {x:.5g} {y:.5g})"' if turned else ""
        number = f' <tspan class="face number">{height}</tspan>' if height else ""
        return f'<text class="tag mid halo s-sheet" x="{x:.5g}" y="{y:.5g}"{turn}>{escape(name)}{number}</text>'


def _shared(first: Box, second: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    deep = min(first[3], second[3]) - max(first[1], second[1])
    return wide * deep if wide > 0 and deep > 0 else 0.0
