"""Generates tables from a seed. The same seed and size give the same table; it has a rotational symmetry of 180
degrees.

By rejection sampling: pieces are drawn at random, each with its twin across the middle so that neither player is
favoured, and are accepted if they keep their distance from all others, have a neighbour near enough (R-table-2), and
leave free the strips along the players' edges and the points of the missions. The result is checked like any other
table file.
"""

from __future__ import annotations

from euphoria.games.reality.geometry.shapes import Point, Polygon, counter_clockwise, near_polygon
from euphoria.games.reality.geometry.terrain import DIFFICULT, INCH, Scenery
from euphoria.games.reality.tables.layout_checks import COMPANY, DRUMS, overlap, within
from euphoria.games.reality.tables.parser.table_parser import parse_table
from euphoria.games.reality.tables.piece_text import End, Opened, SceneryPiece, element_text, link_text
from euphoria.games.reality.tables.placement import PLATFORM_ZONE
from euphoria.games.reality.tables.table_file import SIZES, TableError, TableFlaw, fits
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import words

APART = 6
"""The least distance between two pieces, an inch and a half: a base passes between them."""
CLEAR = 4
"""The least distance of solid pieces from the points of the missions."""
STRIP = PLATFORM_ZONE + 1
TRIES_PER_PIECE = 60
PAIRS = 11
"""The usual number of pairs on a table of 48 x 36; more on a larger one."""
ATTEMPTS = 20

FIRST_KINDS = (
    Scenery.BUILDING, Scenery.BLOCK, Scenery.RUINS, Scenery.BLOCK, Scenery.BARRICADE, Scenery.CRATER, Scenery.RUBBLE,
    Scenery.BARRICADE, Scenery.BLOCK, Scenery.MARKER,
)  # fmt: skip
"""The kinds that come first, so that every table has most of them; all others are drawn from COMMON_KINDS."""
COMMON_KINDS = [
    Scenery.BARRICADE,
    Scenery.BARRICADE,
    Scenery.BLOCK,
    Scenery.BLOCK,
    Scenery.RUINS,
    Scenery.RUBBLE,
    Scenery.CRATER,
    Scenery.MARKER,
]
NAMES = {
    Scenery.BARRICADE: ("sandbags", "low-wall", "barrier"),
    Scenery.BLOCK: ("container", "stack", "pillar"),
    Scenery.RUINS: ("ruins", "hedge"),
    Scenery.RUBBLE: ("rubble", "scrap"),
    Scenery.CRATER: ("crater", "pond"),
    Scenery.BUILDING: ("house", "shop", "workshop"),
    Scenery.MARKER: ("drum", "sack"),
}


def make_table(seed: int, width: int = 48, depth: int = 36) -> str:
    """The text of a table file, of that size in inches."""
    if seed < 0 or not fits(width, depth):
        says, args = ("size", SIZES) if seed >= 0 else ("seed", {})
        raise TableError([TableFlaw.of(0, "", "size", says, **args)])
    dice = Dice(f"table {seed} {width}x{depth}")
    for _ in range(ATTEMPTS):
        text = _TableGenerator(dice.fork(), width * INCH, depth * INCH).text(seed)
        try:
            parse_table(text)
        except TableError:
            continue
        return text
    raise AssertionError(f"seed {seed} gave no table of {width} x {depth} in {ATTEMPTS} attempts")


class _TableGenerator:
    """Generates one table."""

    def __init__(self, dice: Dice, width: int, depth: int) -> None:
        self.dice, self.width, self.depth = dice, width, depth
        self.pieces: list[SceneryPiece] = []

    # Random numbers; lengths in quarter inches.

    def between(self, low: int, high: int, step: int = 1) -> int:
        return low + step * self.dice.below((high - low) // step + 1)

    def chance(self, one_in: int) -> bool:
        return self.dice.below(one_in) == 0

    # The table.

    def text(self, seed: int) -> str:
        self.fill()
        width, depth = self.width // INCH, self.depth // INCH
        usual = (width, depth) == (48, 36)
        titles = ", ".join(f'{lang} = "{words(lang).say("tables-made-title", seed=str(seed))}"' for lang in LANGUAGES)
        about = ", ".join(f'{lang} = "{words(lang).say("tables-made-about")}"' for lang in LANGUAGES)
        head = (
            f'name = "seed-{seed}{"" if usual else f"-{width}x{depth}"}"\n'
            f"title = {{ {titles} }}\nabout = {{ {about} }}\nsize = [{width}, {depth}]\n"
        )
        elements, links = [], []
        for number, piece in enumerate(self.pieces, 1):
            for twin, side in ((piece, "a"), (self.turned(piece), "b")):
                name = f"{piece.name}-{number}{side}"
                elements.append(element_text(twin, name))
                links += [link_text(twin, name, *link) for link in twin.links]
        return "\n".join([head, *elements, *links])

    def fill(self) -> None:
        area = self.width * self.depth // INCH**2
        pairs = max(4, min(PAIRS * area // (48 * 36) + self.between(-1, 1), 28))
        kinds = list(FIRST_KINDS[:4])
        rest = list(FIRST_KINDS[4:])
        self.dice.shuffle(rest)
        kinds += rest
        while len(kinds) < pairs:
            kinds.append(Scenery.BUILDING if self.chance(9) else self.dice.pick(COMMON_KINDS))
        for kind in kinds[:pairs]:
            for _ in range(TRIES_PER_PIECE):
                piece = self.piece(kind)
                if piece is not None and self.fits_in(piece):
                    self.pieces.append(piece)
                    break

    def fits_in(self, piece: SceneryPiece) -> bool:
        """Whether a piece and its twin keep the distances described at the top of this file."""
        outline, twin = piece.outline, self.turn_outline(piece.outline)
        if not all(4 <= x <= self.width - 4 and STRIP <= y <= self.depth - STRIP for x, y in outline):
            return False
        if piece.kind not in DIFFICULT and any(
            near_polygon(outline, self.width // 2 + shift, self.depth // 2, CLEAR * CLEAR)
            for shift in (-DRUMS, 0, DRUMS)
        ):
            return False
        others = [other.outline for other in self.pieces]
        if any(overlap(outline, other) or within(outline, other, APART - 1) for other in [twin, *others]):
            return False
        others += [self.turn_outline(other) for other in others]
        if any(overlap(outline, other) or within(outline, other, APART - 1) for other in others):
            return False
        near_edge = any(min(x, self.width - x, y, self.depth - y) <= COMPANY for x, y in outline)
        return near_edge or any(within(outline, other, COMPANY) for other in [twin, *others])

    def turn_point(self, point: Point) -> Point:
        return self.width - point[0], self.depth - point[1]

    def turn_outline(self, outline: Polygon) -> Polygon:
        return tuple(self.turn_point(point) for point in outline)

    def turned(self, piece: SceneryPiece) -> SceneryPiece:
        """The twin of a piece, rotated by 180 degrees around the middle of the table."""
        return piece._replace(
            outline=self.turn_outline(piece.outline),
            openings=tuple((k, s, self.turn_point(a), self.turn_point(b)) for k, s, a, b in piece.openings),
            links=tuple(
                (kind, (self.turn_point(foot[0]), foot[1]), (self.turn_point(head[0]), head[1]))
                for kind, foot, head in piece.links
            ),
        )

    # One piece.

    def piece(self, kind: Scenery) -> SceneryPiece | None:
        """A random piece of a kind; None where one of the drawn size does not fit on the table."""
        name = NAMES[kind][self.dice.below(len(NAMES[kind]))]
        if kind == Scenery.BUILDING:
            return self.building(name)
        if kind == Scenery.BARRICADE:
            return self.barricade(name)
        if kind == Scenery.MARKER:
            corner = self.corner(4, 4)
            return corner and SceneryPiece(kind, name, _box(*corner, 4, 4), self.between(3, 6))
        if kind == Scenery.BLOCK:
            return self.block(name)
        wide, deep = self.between(10, 24, 2), self.between(8, 20, 2)
        corner = self.corner(wide, deep)
        height = (
            0 if kind == Scenery.CRATER else self.between(3, 6) if kind == Scenery.RUBBLE else self.between(6, 12, 2)
        )
        return corner and SceneryPiece(kind, name, self.chipped(*corner, wide, deep), height)

    def corner(self, wide: int, deep: int, margin: int = 4) -> Point | None:
        """A random lower left corner for a box of that size, on half inches, outside the players' strips."""
        low, high = STRIP + 1, self.depth - STRIP - 1 - deep
        if high < low:
            return None
        return self.between(margin, self.width - margin - wide, 2), self.between(low, high, 2)

    def chipped(self, x: int, y: int, wide: int, deep: int) -> Polygon:
        """A box with its corners cut off by random amounts: a convex polygon."""
        cut = [(self.between(0, wide // 2 - 1), self.between(1, deep // 2 - 1)) for _ in range(4)]
        right, top = x + wide, y + deep
        corners = [
            (x + cut[0][0], y), (right - cut[1][0], y), (right, y + cut[1][1]), (right, top - cut[2][1]),
            (right - cut[2][0], top), (x + cut[3][0], top), (x, top - cut[3][1]), (x, y + cut[0][1]),
        ]  # fmt: skip
        return counter_clockwise(tuple(dict.fromkeys(corners)))

    def barricade(self, name: str) -> SceneryPiece | None:
        long, thick, height = self.between(8, 18, 2), self.between(2, 3), self.between(3, 7)
        if self.chance(4):
            corner = self.corner(long, long)
            if corner is None:
                return None
            x, y = corner
            angle = (
                (x, y),
                (x + long, y),
                (x + long, y + thick),
                (x + thick, y + thick),
                (x + thick, y + long),
                (x, y + long),
            )
            return SceneryPiece(Scenery.BARRICADE, name, angle, height)
        wide, deep = (long, thick) if self.chance(2) else (thick, long)
        corner = self.corner(wide, deep)
        return corner and SceneryPiece(Scenery.BARRICADE, name, _box(*corner, wide, deep), height)

    def block(self, name: str) -> SceneryPiece | None:
        wide, deep, height = self.between(6, 20, 2), self.between(6, 14, 2), self.between(8, 20, 2)
        if name == "pillar":
            wide = deep = self.between(4, 6, 2)
            height = self.between(14, 24, 2)
        corner = self.corner(wide, deep)
        if corner is None:
            return None
        x, y = corner
        if wide > 8 and self.chance(3):
            return SceneryPiece(Scenery.BLOCK, name, self.chipped(x, y, wide, deep), height)
        ladder: tuple[tuple[str, End, End], ...] = ()
        if height >= 12 and x >= 8 and name != "pillar":
            ladder = (("ladder", ((x - 3, y + deep // 2), None), ((x + 3, y + deep // 2), 0)),)
        return SceneryPiece(Scenery.BLOCK, name, _box(x, y, wide, deep), height, links=ladder)

    def building(self, name: str) -> SceneryPiece | None:
        """A building with two doors on opposite sides, windows on the others and above, and stairs to every floor
        and roof."""
        wide, deep, storeys = self.between(20, 32, 2), self.between(20, 28, 2), self.between(1, 3)
        corner = self.corner(wide, deep, margin=8)  # leaves room in front of a door
        if corner is None:
            return None
        x, y = corner
        right, top = x + wide, y + deep
        openings: list[Opened] = []
        across = self.chance(2)
        for storey in range(storeys):
            for side in range(4):
                upright = side % 2 == 1
                reach = deep if upright else wide
                long = self.between(6, 10, 2)
                start = self.between(4, reach - long - 4)
                fixed = (y, right, top, x)[side]
                ends = [(fixed, y + at) if upright else (x + at, fixed) for at in (start, start + long)]
                if storey == 0 and upright == across:
                    openings.append(("doors", storey, ends[0], ends[1]))
                elif storey or self.chance(2):
                    openings.append(("windows", storey, ends[0], ends[1]))
        links: list[tuple[str, End, End]] = []
        for storey in range(storeys - 1):
            left = x + 5 if storey % 2 == 0 else x + 10
            low, high = (y + 5, y + 15) if storey % 2 == 0 else (y + 15, y + 5)
            links.append(("stairs", ((left, low), storey), ((left, high), storey + 1)))
        links.append(("ladder", ((right - 4, top - 4), storeys - 1), ((right - 8, top - 4), storeys)))
        outline = _box(x, y, wide, deep)
        return SceneryPiece(Scenery.BUILDING, name, outline, 0, storeys, tuple(openings), tuple(links))


def _box(x: int, y: int, wide: int, deep: int) -> Polygon:
    return ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))
