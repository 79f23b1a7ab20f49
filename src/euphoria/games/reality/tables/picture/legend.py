"""The samples for the legend of a poster: one for each kind of thing that is on the table."""

from __future__ import annotations

from euphoria.games.reality.geometry.terrain import STOREY, Element, Opening, Panel, Scenery
from euphoria.games.reality.tables.picture.scenery_drawing import PlanProjection, draw_element, draw_panel
from euphoria.games.reality.tables.table_file import TableFile

Sample = tuple[str, str]
"""A drawing of 40 by 20 pixels, and the message key of its description."""

TARGET = (
    '<circle class="f-sheet s-accent" r="10" stroke-width="1.6" stroke-dasharray="4 3" fill-opacity=".7"/>'
    '<path class="none s-accent" stroke-width="1.6" d="M-4 0h8M0 -4v8"/>'
)
"""The mark of a mission point."""
STOREYS = (
    '<path class="none s-wall" stroke-width="4" d="M40 2H2V20"/>'
    '<path class="none s-wall" stroke-width="1.6" d="M40 8H8V20M40 13H13V20"/>'
)


def samples(table: TableFile, prefix: str) -> list[Sample]:
    elements = table.terrain.elements
    rows = [_kind(kind, prefix) for kind in sorted({element.kind for element in elements})]
    openings = {panel.opening for element in elements for panel in element.panels}
    rows += [_opening(opening) for opening in (Opening.DOOR, Opening.WINDOW) if opening in openings]
    if any(element.storeys > 1 for element in elements):
        rows.append((STOREYS, "storeys"))
    rows += [_link(kind) for kind in sorted(set(table.link_kinds))]
    rows.append((f'<g transform="translate(20 10)">{TARGET}</g>', "mission"))
    return rows


def _kind(kind: Scenery, prefix: str) -> Sample:
    sample = Element("", kind, ((0, 0), (8, 0), (8, 4), (0, 4)), 4)
    drawn = draw_element(PlanProjection(0, 0, 4), sample, prefix, "")
    if kind == Scenery.BUILDING:
        drawn += '<rect class="none s-wall" width="40" height="20" stroke-width="4"/>'
    return drawn, f"kind-{kind.name.lower()}"


def _opening(opening: Opening) -> Sample:
    pieces = ((0, 2, Opening.WALL), (2, 6, opening), (6, 8, Opening.WALL))
    walls = [draw_panel(PlanProjection(0, -3, 4), Panel(a, 1, b, 1, 0, STOREY, how), ()) for a, b, how in pieces]
    return "".join(walls), opening.name.lower()


def _link(kind: str) -> Sample:
    foot, head = (5.0, 5.0) if kind == "ladder" else (3.0, 8.0)
    rungs = []
    for x in range(8, 38, 6):
        half = foot + (head - foot) * (x - 2) / 36
        rungs.append(f"M{x} {10 - half:.4g}V{10 + half:.4g}")
    drawn = (
        f'<path class="f-sheet s-ink" stroke-width="1.6" d="M2 {10 - foot:g}L38 {10 - head:g}V{10 + head:g}'
        f'L2 {10 + foot:g}Z"/><path class="none s-ink" stroke-width="1.3" d="{"".join(rungs)}"/>'
        '<circle class="f-accent" cx="2" cy="10" r="3"/>'
    )
    return drawn, f"kind-{kind}"
