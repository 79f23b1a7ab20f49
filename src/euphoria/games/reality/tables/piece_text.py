"""The pieces of a generated table, and how they are written into the text of a table file."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.geometry.shapes import Point, Polygon
from euphoria.games.reality.geometry.terrain import Scenery
from euphoria.games.reality.tables.table_file import inches, point_text
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import words

Opened = tuple[str, int, Point, Point]
""""doors" or "windows", the storey, and the two ends."""
End = tuple[Point, int | None]
"""The end of a link: a point, and the floor of the piece that it is on; None for the ground, and the number of storeys
for the roof."""


class SceneryPiece(NamedTuple):
    """An element of a generated table, with its ladders and stairs."""

    kind: Scenery
    name: str
    outline: Polygon
    height: int
    storeys: int = 0
    openings: tuple[Opened, ...] = ()
    links: tuple[tuple[str, End, End], ...] = ()


def element_text(piece: SceneryPiece, name: str) -> str:
    label = ", ".join(f'{lang} = "{words(lang).say(f"tables-made-{piece.name}")}"' for lang in LANGUAGES)
    lines = ["[[element]]", f'name = "{name}"', f"label = {{ {label} }}", f'kind = "{piece.kind.name.lower()}"']
    xs, ys = [x for x, _ in piece.outline], [y for _, y in piece.outline]
    if len(piece.outline) == 4 and len(set(xs)) == len(set(ys)) == 2:
        box = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        lines.append(f"box = [{', '.join(map(inches, box))}]")
    else:
        lines.append(f"outline = [{', '.join(map(point_text, piece.outline))}]")
    if piece.height:
        lines.append(f"height = {inches(piece.height)}")
    if piece.storeys:
        lines.append(f"storeys = {piece.storeys}")
    for key in ("doors", "windows"):
        there = [opened for opened in piece.openings if opened[0] == key]
        if there:
            lines.append(f"{key} = [")
            for _, storey, a, b in there:
                lines.append(f"    {{ from = {point_text(a)}, to = {point_text(b)}, storey = {storey} }},")
            lines.append("]")
    return "\n".join(lines) + "\n"


def link_text(piece: SceneryPiece, name: str, kind: str, foot: End, head: End) -> str:
    ends = []
    for point, floor in (foot, head):
        on = ""
        if floor is not None:
            on = f', on = "{name}"'
            if piece.kind == Scenery.BUILDING:
                on += ", roof = true" if floor == piece.storeys else f", floor = {floor}"
        ends.append(f"{{ at = {point_text(point)}{on} }}")
    return f'[[link]]\nkind = "{kind}"\nfoot = {ends[0]}\nhead = {ends[1]}\n'
