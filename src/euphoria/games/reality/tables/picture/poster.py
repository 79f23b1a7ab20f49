"""The floor plan of a table as a poster: `draw_table` returns the text of an SVG file."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from euphoria.games.reality.geometry.shapes import doubled_area
from euphoria.games.reality.geometry.terrain import INCH, Element, Scenery
from euphoria.games.reality.tables.layout_checks import DRUMS
from euphoria.games.reality.tables.picture.label_placement import LabelPlacer
from euphoria.games.reality.tables.picture.legend import TARGET, samples
from euphoria.games.reality.tables.picture.scenery_drawing import (
    QUARTER,
    SCALE,
    PlanProjection,
    draw_element,
    draw_link,
    length,
)
from euphoria.games.reality.tables.picture.style import patterns, style
from euphoria.games.reality.tables.placement import PLATFORM_ZONE
from euphoria.games.reality.tables.table_file import TableFile
from euphoria.kernel.text.messages import Words, words

LEFT, TOP, BELOW = 64, 148, 92
LEGEND = 236
GAP = 40
ROW = 38
STAR = "M0 -9L2.6 -2.8L9 -2.8L3.9 1.3L5.6 8L0 4L-5.6 8L-3.9 1.3L-9 -2.8L-2.6 -2.8Z"


def draw_table(table: TableFile, language: str = "en", night: bool | None = None) -> str:
    """The poster in a language. `night` chooses the dark or the light theme; None follows the reader's system."""
    return _Poster(table, language, night).draw()


class _Poster:
    """Draws one poster."""

    def __init__(self, table: TableFile, language: str, night: bool | None) -> None:
        self.table, self.terrain, self.night = table, table.terrain, night
        self.words: Words = words(language)
        self.language = language
        self.plan = PlanProjection(LEFT, TOP, self.terrain.depth)
        self.board_width = self.terrain.width * QUARTER
        self.board_depth = self.terrain.depth * QUARTER
        self.width = LEFT + self.board_width + GAP + LEGEND + 24
        self.height = TOP + self.board_depth + BELOW
        self.id = table.name

    def say(self, key: str, **args: str | int) -> str:
        return escape(self.words.say(f"tables-{key}", **args))

    def draw(self) -> str:
        title = escape(self.table.titles.name(self.language))
        about = escape(self.table.about.sentence(self.language))
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}"'
            f' width="{self.width:g}" height="{self.height:g}" role="img"'
            f' aria-labelledby="{self.id}-title {self.id}-about">',
            f'<title id="{self.id}-title">{title}</title><desc id="{self.id}-about">{about}</desc>',
            f"<style>{style(self.night)}</style>",
            f'<defs>{patterns(self.id)}<clipPath id="{self.id}-board">{self._board("none")}</clipPath></defs>',
            f'<rect class="f-ground" width="{self.width:g}" height="{self.height:g}"/>',
            self._title(),
            self._floor(),
            self._zones(),
            *self._scenery(),
            self._frame(),
            self._rulers(),
            self._legend(),
            self._footer(),
            "</svg>\n",
        ]
        return "\n".join(parts)

    def _board(self, classes: str, stroke: int = 0) -> str:
        size = f'width="{self.board_width:g}" height="{self.board_depth:g}"'
        return f'<rect x="{LEFT}" y="{TOP}" {size} class="{classes}" stroke-width="{stroke}"/>'

    def _title(self) -> str:
        """A slanted plate with the name of the table, and its description below."""
        title = self.table.titles.name(self.language).upper()
        wide = sum(_letter(letter) for letter in title)
        size = min(46.0, (self.width - LEFT - 130) / wide)
        plate = wide * size + 58
        sentence = escape(_cut(self.table.about.sentence(self.language), int(self.width / 8)))
        return (
            f'<path class="f-accent" d="M0 26H{LEFT + plate:g}L{LEFT + plate - 34:g} 88H0Z"/>'
            f'<path class="f-ink" d="M{LEFT + plate + 12:g} 26h14l-34 62h-14Z"/>'
            f'<path class="f-ink" opacity=".35" d="M{LEFT + plate + 36:g} 26h6l-34 62h-6Z"/>'
            f'<text class="face t-poster" style="font-size:{size:.3g}px" x="{LEFT}"'
            f' textLength="{wide * size:.5g}" lengthAdjust="spacingAndGlyphs"'
            f' y="{57 + size * 0.36:.4g}">{escape(title)}</text>'
            f'<text class="t-quiet" style="font-size:16px" x="{LEFT}" y="116">{sentence}</text>'
        )

    def _floor(self) -> str:
        """The background: rays from the middle, a hairline every inch, a stronger one every six."""
        middle_x, middle_y = LEFT + self.board_width / 2, TOP + self.board_depth / 2
        reach = self.board_width + self.board_depth
        rays = []
        for ray in range(0, 24, 2):
            a, b = (math.pi / 12 * (ray + turn) + 0.13 for turn in (0, 1))
            rays.append(
                f"M{middle_x:.5g} {middle_y:.5g}"
                f"L{middle_x + reach * math.cos(a):.5g} {middle_y + reach * math.sin(a):.5g}"
                f"L{middle_x + reach * math.cos(b):.5g} {middle_y + reach * math.sin(b):.5g}Z"
            )
        fine: list[str] = []
        strong: list[str] = []
        for inch in range(1, self.terrain.width // INCH):
            (fine if inch % 6 else strong).append(f"M{LEFT + inch * SCALE} {TOP}v{self.board_depth:g}")
        for inch in range(1, self.terrain.depth // INCH):
            (fine if inch % 6 else strong).append(
                f"M{LEFT} {TOP + self.board_depth - inch * SCALE:g}h{self.board_width:g}"
            )
        return (
            f'{self._board("f-sheet")}<g clip-path="url(#{self.id}-board)">'
            f'<path class="f-ray" d="{"".join(rays)}"/>'
            f'<path class="none s-line" stroke-width=".5" opacity=".35" d="{"".join(fine)}"/>'
            f'<path class="none s-line" stroke-width="1" opacity=".7" d="{"".join(strong)}"/></g>'
        )

    def _zones(self) -> str:
        """The two zones where exit platforms may lie."""
        deep = PLATFORM_ZONE * QUARTER
        right, bottom = LEFT + self.board_width, TOP + self.board_depth
        marks = []
        for top, y, baseline, sign, colour in (
            (bottom - deep, bottom - deep, bottom - 10, f'<path class="f-first" d="{STAR}"/>', "first"),
            (TOP, TOP + deep, TOP + 18, '<circle r="6.5" class="none s-second" stroke-width="3.5"/>', "second"),
        ):
            marks.append(
                f'<rect class="f-{colour}" opacity=".07" x="{LEFT}" y="{top:g}"'
                f' width="{self.board_width:g}" height="{deep:g}"/>'
                f'<path class="none s-{colour}" stroke-width="2" stroke-dasharray="10 6" d="M{LEFT} {y:g}H{right:g}"/>'
                f'<g transform="translate({LEFT + 18} {baseline - 4:g})">{sign}</g>'
                f'<text class="t-quiet halo s-sheet" x="{LEFT + 34}" y="{baseline:g}">{self.say("zone")}</text>'
            )
        return "".join(marks)

    def _mission_points(self) -> list[tuple[float, float]]:
        middle, row = self.terrain.width / 2, self.plan.y(self.terrain.depth / 2)
        return [(self.plan.x(middle + offset), row) for offset in (-DRUMS, 0, DRUMS)]

    def _tooltip(self, number: int, element: Element) -> str:
        name = self.table.labels[number].name(self.language)
        kind = self.words.say(f"tables-kind-{element.kind.name.lower()}")
        if element.kind == Scenery.CRATER:
            return f"{name} ({kind})"
        return f"{name} ({kind}), {length(element.height)}"

    def _scenery(self) -> list[str]:
        elements = list(enumerate(self.terrain.elements))
        drawn = [
            draw_element(self.plan, element, self.id, self._tooltip(number, element)) for number, element in elements
        ]
        drawn += [
            draw_link(self.plan, self.terrain, link, kind, self.words.say(f"tables-kind-{kind}"))
            for link, kind in zip(self.terrain.links, self.table.link_kinds, strict=True)
        ]
        points = self._mission_points()
        drawn += [f'<g transform="translate({x:g} {y:g})">{TARGET}</g>' for x, y in points]
        labels = LabelPlacer(self.plan, self.terrain, [(x - 11, y - 11, x + 11, y + 11) for x, y in points])
        largest = sorted(elements, key=lambda pair: -doubled_area(pair[1].outline))
        drawn += [labels.draw(element, self.table.labels[number].name(self.language)) for number, element in largest]
        return drawn

    def _frame(self) -> str:
        return self._board("none s-ink", 3)

    def _rulers(self) -> str:
        marks = []
        for inch in range(0, self.terrain.width // INCH + 1, 6):
            x = LEFT + inch * SCALE
            marks.append(
                f'<text class="face number mid t-quiet" x="{x}" y="{TOP + self.board_depth + 20:g}">{inch}</text>'
            )
        for inch in range(0, self.terrain.depth // INCH + 1, 6):
            y = TOP + self.board_depth - inch * SCALE + 4
            marks.append(f'<text class="face number end t-quiet" x="{LEFT - 10}" y="{y:g}">{inch}</text>')
        return "".join(marks)

    def _legend(self) -> str:
        x, y = LEFT + self.board_width + GAP, float(TOP + 18)
        parts = [
            f'<text class="face" style="font-size:20px;letter-spacing:.06em" x="{x:g}" y="{y:g}">'
            f"{escape(self.words.say('tables-legend').upper())}</text>"
        ]
        y += 14
        parts.append(f'<path class="none s-accent" stroke-width="4" d="M{x:g} {y:g}h56"/>')
        y += 26
        for swatch, key in samples(self.table, self.id):
            lines = _wrapped(self.words.say(f"tables-{key}"), 26)
            parts.append(f'<g transform="translate({x:g} {y:g})">{swatch}</g>')
            first = y + 15 - 8 * (len(lines) - 1)
            parts += [
                f'<text style="font-size:14px" x="{x + 54:g}" y="{first + 16 * at:g}">{escape(line)}</text>'
                for at, line in enumerate(lines)
            ]
            y += ROW
        return "".join(parts)

    def _footer(self) -> str:
        """A scale bar, the name of the table file, its size and the number of elements."""
        y = TOP + self.board_depth + 52
        cells = "".join(
            f'<rect class="{"f-ink" if cell % 2 == 0 else "f-sheet"} s-ink" stroke-width="1.5"'
            f' x="{LEFT + cell * 2 * SCALE}" y="{y:g}" width="{2 * SCALE}" height="9"/>'
            for cell in range(5)
        )
        numbers = "".join(
            f'<text class="face number mid" x="{LEFT + mark * SCALE}" y="{y + 24:g}">{mark}</text>'
            for mark in (0, 2, 4, 6, 8, 10)
        )
        size = self.say("size", width=self.terrain.width // INCH, depth=self.terrain.depth // INCH)
        count = self.say("elements", count=len(self.terrain.elements))
        return (
            f'{cells}{numbers}<text class="t-quiet" x="{LEFT + 10 * SCALE + 14}" y="{y + 9:g}">'
            f"{self.say('inches')}</text>"
            f'<text class="end t-quiet" x="{LEFT + self.board_width:g}" y="{y + 9:g}">'
            f'<tspan class="face">{escape(self.id)}</tspan>  ·  {size}  ·  {count}</text>'
        )


def _letter(letter: str) -> float:
    """The approximate width of a capital in a condensed face, relative to the font size; the title is fitted to it."""
    return 0.3 if letter in "IÍ.,:;!'’ -1" else 0.74 if letter in "MWÑQO" else 0.56


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def _wrapped(words: str, most: int) -> list[str]:
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
