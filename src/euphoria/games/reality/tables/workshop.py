"""What an editor of tables needs (the game's extension "scenery"): the tables that ship, what scenery can be, the check
of a text with the parts that could be read, and tables made from a seed. Lengths are quarter inches."""

from __future__ import annotations

from typing import Any

from euphoria.games.reality.geometry.terrain import INCH, STOREY, Element, Opening, Place, Scenery, Terrain
from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.library import load_table, table_names
from euphoria.games.reality.tables.parser.elements import HEIGHTS, MOST_CORNERS, MOST_STOREYS
from euphoria.games.reality.tables.parser.links import LINK_KINDS
from euphoria.games.reality.tables.parser.openings import NARROWEST
from euphoria.games.reality.tables.parser.table_parser import MOST_LINKS, read_parts
from euphoria.games.reality.tables.table_file import MOST_ELEMENTS, SIZES, TableError, TableFile
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.text.languages import LANGUAGES, Translations
from euphoria.kernel.text.messages import words

Json = dict[str, Any]

USUAL_NAMES = {
    Scenery.BARRICADE: "sandbags",
    Scenery.BLOCK: "container",
    Scenery.RUINS: "ruins",
    Scenery.RUBBLE: "rubble",
    Scenery.CRATER: "crater",
    Scenery.BUILDING: "house",
    Scenery.MARKER: "drum",
}
"""What a new element of a kind is called: a message of `tables-made-`."""


class Workshop:
    """The editor's side of the tables."""

    def shelf(self) -> Json:
        """All tables that ship, and what the pieces of a table can be."""
        tables = [load_table(name) for name in table_names()]
        return {
            "tables": [
                {"name": table.name, "title": dict(table.titles), "about": dict(table.about), "text": table.text}
                for table in tables
            ],
            "kinds": [_kind(kind) for kind in Scenery],
            "link_kinds": list(LINK_KINDS),
            "size": SIZES,
            "most_elements": MOST_ELEMENTS,
            "most_links": MOST_LINKS,
            "most_corners": MOST_CORNERS,
            "most_storeys": MOST_STOREYS,
            "storey": STOREY,
            "narrowest": NARROWEST,
        }

    def check(self, text: str, language: str) -> Json:
        """The table of a text as far as it can be read, and everything that is wrong with it, in words."""
        table, flaws = read_parts(text)
        return {
            "table": None if table is None else _drawn(table),
            "flaws": [
                {"line": flaw.line, "code": flaw.code, "rule": flaw.rule, "text": flaw.text(language)}
                for flaw in sorted(flaws, key=lambda flaw: flaw.line)
            ],
        }

    def make(self, seed: int, width: int, depth: int) -> str:
        """The text of a table made from a seed, of that size in inches."""
        try:
            return make_table(seed, width, depth)
        except TableError as error:
            raise OptionError("size", f"{width}x{depth}", error.flaws[0].reason) from None


def _kind(kind: Scenery) -> Json:
    low, high = HEIGHTS.get(kind, (0, 0))
    message = f"tables-made-{USUAL_NAMES[kind]}"
    label = Translations.of({language: words(language).say(message) for language in LANGUAGES})
    return {"kind": kind.name.lower(), "name": USUAL_NAMES[kind], "label": dict(label), "lowest": low, "highest": high}


def _drawn(table: TableFile) -> Json:
    terrain = table.terrain
    return {
        "name": table.name,
        "title": dict(table.titles),
        "about": dict(table.about),
        "width": terrain.width // INCH,
        "depth": terrain.depth // INCH,
        "elements": [_element(element, label) for element, label in zip(terrain.elements, table.labels, strict=True)],
        "links": [
            {"kind": kind, "foot": _end(terrain, link.foot), "head": _end(terrain, link.head)}
            for link, kind in zip(terrain.links, table.link_kinds, strict=True)
        ],
    }


def _element(element: Element, label: Translations) -> Json:
    return {
        "name": element.name,
        "label": dict(label),
        "kind": element.kind.name.lower(),
        "outline": element.outline,
        "height": element.height,
        "openings": [
            {
                "door": panel.opening == Opening.DOOR,
                "storey": panel.bottom // STOREY,
                "ends": [(panel.ax, panel.ay), (panel.bx, panel.by)],
            }
            for panel in element.panels
            if panel.opening != Opening.WALL
        ],
    }


def _end(terrain: Terrain, place: Place) -> Json:
    """An end of a ladder: where, on which element (null: on the ground), and on which floor of it."""
    surface = terrain.surfaces[place[2]]
    return {"at": place[:2], "on": surface.element if surface.element >= 0 else None, "floor": surface.floor}


WORKSHOP = Workshop()
