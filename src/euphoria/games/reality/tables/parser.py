"""Reads the text of a table file and gathers everything that is wrong with it. The format is told in `tables`."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal, InvalidOperation
from typing import Any

from euphoria.games.reality.geometry.shapes import (
    Point,
    Polygon,
    counter_clockwise,
    edges,
    is_simple,
    on_segment,
)
from euphoria.games.reality.geometry.terrain import (
    CLIMBED_FROM,
    GROUND,
    INCH,
    STOREY,
    Element,
    Link,
    Opening,
    Panel,
    Place,
    Scenery,
    Terrain,
    build,
)
from euphoria.games.reality.tables.layout_checks import crowded_points, lonely, overlaps, sides_without_platform
from euphoria.games.reality.tables.table_file import (
    MOST_ELEMENTS,
    TableError,
    TableFile,
    TableFlaw,
    fits,
    inches,
    size_reason,
)

MOST_LINKS = 60
MOST_CORNERS = 24
MOST_STOREYS = 4
MOST_WORDS = 200
HIGHEST_BLOCK, HIGHEST_RUINS = 12 * INCH, 6 * INCH
NARROWEST = 5
"""Doors and windows are 1.25 inches wide or wider: a base has room between the posts."""
FARTHEST = 3 * INCH
"""The two ends of a ladder or stairs are no farther apart, seen from above."""
FARTHEST_NUMBER = 1000
KINDS = {kind.name.lower(): kind for kind in Scenery}
LINK_KINDS = ("ladder", "stairs")
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}", re.ASCII)
HEIGHTS = {
    Scenery.BARRICADE: (1, CLIMBED_FROM - 1),
    Scenery.MARKER: (1, CLIMBED_FROM - 1),
    Scenery.BLOCK: (CLIMBED_FROM, HIGHEST_BLOCK),
    Scenery.RUINS: (1, HIGHEST_RUINS),
    Scenery.RUBBLE: (1, HIGHEST_RUINS),
}


class Unreadable(Exception):
    """Something that cannot be read; what depends on it is left out, and all else is still looked at."""


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:  # an exponent beyond all measure
        return Decimal("nan")


class TableReader:
    """Reads one file; knows on which line each element, each link and each of their keys stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.flaws: list[TableFlaw] = []
        self.heads: dict[str, list[int]] = {"element": [], "link": []}
        self.keys: dict[tuple[str, int, str], int] = {}
        part, index = "", 0
        for number, line in enumerate(text.splitlines(), 1):
            if found := re.match(r"\s*\[\[\s*(element|link)\s*\]\]", line):
                part = found[1]
                index = len(self.heads[part])
                self.heads[part].append(number)
            elif found := re.match(r"\s*([A-Za-z_-]+)\s*[.=]", line):
                self.keys.setdefault((part, index, found[1]), number)
        self.part, self.index, self.where = "", 0, ""

    # Complaints.

    def note(self, code: str, reason: str, key: str = "") -> None:
        """Something is wrong with what is being read now."""
        line = self.keys.get((self.part, self.index, key), 0)
        if not line and self.part:
            heads = self.heads[self.part]
            line = heads[self.index] if self.index < len(heads) else self.keys.get(("", 0, self.part), 0)
        self.flaws.append(TableFlaw(line, self.where, code, reason))

    def bad(self, code: str, reason: str, key: str = "") -> Unreadable:
        self.note(code, reason, key)
        return Unreadable()

    def at(self, part: str, index: int, name: object = None) -> None:
        """What is read, or complained about, from now on."""
        self.part, self.index = part, index
        known = isinstance(name, str) and NAME.fullmatch(name)
        self.where = "" if not part else f"{part} {name if known else index + 1}"

    def known_keys(self, table: dict[str, Any], known: tuple[str, ...], what: str) -> None:
        for key in table:
            if key not in known:
                self.note("unknown-key", f"unknown key {_short(key)}; {what} has {', '.join(known)}", key)

    # The table.

    def table(self) -> TableFile:
        try:
            data = tomllib.loads(self.text, parse_float=_decimal)
        except (ValueError, RecursionError) as error:  # beside its own errors, tomllib lets those of int() through
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else self.text.count("\n") + 1
            raise TableError([TableFlaw(line, "", "toml", f"not TOML: {error}")]) from None
        known = ("name", "title", "about", "size", "sketch", "element", "link")
        self.known_keys(data, known, "a table")
        name = self.name(data, "a table")
        titles = self.pair(data, "title", needed=True)
        about = self.pair(data, "about", needed=True)
        if type(data.get("sketch", False)) is not bool:
            self.note("sketch", "sketch is true or false: true for a scene that nobody plays a whole game on", "sketch")
        size = self.size(data)
        tables = self.tables(data, "element", MOST_ELEMENTS)
        elements = [self.element(index, table, size) for index, table in enumerate(tables)]
        self.same_names(elements)
        self.apart(elements)
        complete = size is not None and None not in elements and len(tables) <= MOST_ELEMENTS
        standing = tuple(element for element, _ in filter(None, elements))
        terrain = build(*(size or (1, 1)), standing)
        names = [table.get("name") for table in tables]
        links = self.links(self.tables(data, "link", MOST_LINKS), terrain, names if complete else None)
        if complete:
            terrain = build(terrain.width, terrain.depth, standing, tuple(link for link, _ in links))
            if data.get("sketch") is not True:  # a scene that shows one thing need not be a table to play on
                self.layout(terrain)
        if self.flaws:
            raise TableError(self.flaws)
        labels = tuple(label for _, label in filter(None, elements))
        return TableFile(
            name, titles, about, terrain, labels, tuple(kind for _, kind in links), self.text, bool(data.get("sketch"))
        )

    def name(self, table: dict[str, Any], what: str) -> str:
        name = table.get("name")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            self.note("name", f"{what} needs a name of at most 40 small letters, digits and hyphens", "name")
            return ""
        return name

    def pair(self, table: dict[str, Any], key: str, needed: bool) -> tuple[str, str]:
        """Words in both languages."""
        words = table.get(key)
        if words is None and not needed:
            name = table.get("name")
            said = name.replace("-", " ") if isinstance(name, str) else ""
            return said, said
        if not isinstance(words, dict) or set(words) != {"en", "es"} or not all(map(_is_line, words.values())):
            self.note(key, f"{key} is one line in each language: {{ en = ..., es = ... }}", key)
            return "", ""
        return words["en"], words["es"]

    def size(self, data: dict[str, Any]) -> Point | None:
        size = data.get("size")
        if (
            not isinstance(size, list)
            or len(size) != 2
            or not all(type(length) is int for length in size)
            or not fits(*size)
        ):
            self.note("size", size_reason() + ": size = [48, 36]", "size")
            return None
        return size[0] * INCH, size[1] * INCH

    def tables(self, data: dict[str, Any], key: str, most: int) -> list[dict[str, Any]]:
        tables = data.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.at("", 0)
            self.note("missing", f"{key}s are written as [[{key}]] tables", key)
            return []
        if len(tables) > most:
            self.at(key, most)
            self.note("count", f"{len(tables)} {key}s are too many; {most} at most")
            return tables[:most]
        return tables

    # Numbers.

    def quarters(self, value: object, key: str) -> int:
        """A length in quarter inches."""
        if type(value) is not int and not isinstance(value, Decimal):
            raise self.bad("number", f"{key} takes numbers, in inches; not {_short(value)}", key)
        exact = Decimal(value)
        if not exact.is_finite() or not -FARTHEST_NUMBER <= exact <= FARTHEST_NUMBER:
            raise self.bad("number", f"{key} has a number beyond all measure: {_short(value)}", key)
        whole = int((exact * INCH).to_integral_value())
        if exact != Decimal(whole) / INCH:
            said = f"{key} has {_short(exact)}, no whole quarter of an inch; the nearest is {inches(whole)}"
            raise self.bad("quarters", said, key)
        return whole

    def numbers(self, value: object, count: int, key: str, form: str) -> list[int]:
        if not isinstance(value, list) or len(value) != count:
            raise self.bad(key, f"{key} is {form}, in inches", key)
        return [self.quarters(number, key) for number in value]

    def point(self, value: object, key: str, form: str = "[x, y]") -> Point:
        x, y = self.numbers(value, 2, key, form)
        return x, y

    # Elements.

    def element(self, index: int, table: dict[str, Any], size: Point | None) -> tuple[Element, tuple[str, str]] | None:
        self.at("element", index, table.get("name"))
        try:
            name = self.name(table, "an element")
            label = self.pair(table, "label", needed=False)
            word = table.get("kind")
            kind = KINDS.get(word) if isinstance(word, str) else None
            if kind is None:
                raise self.bad("kind", f"kind is one of {', '.join(KINDS)}", "kind")
            shared = ("name", "label", "kind", "box", "outline")
            if kind == Scenery.BUILDING:
                self.known_keys(table, (*shared, "storeys", "doors", "windows"), "a building")
            else:
                own = () if kind == Scenery.CRATER else ("height",)
                self.known_keys(table, (*shared, *own), f"a {kind.name.lower()}")
            outline = self.outline(table)
            if size is not None and not all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in outline):
                self.note("outside", "it does not lie wholly on the table", "outline" if "outline" in table else "box")
            if kind == Scenery.BUILDING:
                height = self.storeys(table) * STOREY
                return Element(name, kind, outline, height, self.panels(table, outline, height)), label
            return Element(name, kind, outline, self.height(table, kind)), label
        except Unreadable:
            return None
        finally:
            self.at("", 0)

    def outline(self, table: dict[str, Any]) -> Polygon:
        if ("box" in table) == ("outline" in table):
            raise self.bad("outline", "an element has either a box or an outline")
        if "box" in table:
            x, y, width, depth = self.numbers(table["box"], 4, "box", "[x, y, width, depth]")
            if width <= 0 or depth <= 0:
                raise self.bad("outline", "width and depth of a box are more than 0", "box")
            return ((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))
        corners = table["outline"]
        form = f"[[x, y], [x, y], ...] with 3 to {MOST_CORNERS} corners"
        if not isinstance(corners, list) or not 3 <= len(corners) <= MOST_CORNERS:
            raise self.bad("outline", f"outline is {form}", "outline")
        polygon = tuple(self.point(corner, "outline", form) for corner in corners)
        if not is_simple(polygon):
            raise self.bad("outline", "the outline crosses or touches itself, or has no area", "outline")
        return counter_clockwise(polygon)

    def height(self, table: dict[str, Any], kind: Scenery) -> int:
        if kind not in HEIGHTS:
            return 0
        low, high = HEIGHTS[kind]
        height = self.quarters(table.get("height", 0), "height")
        if not low <= height <= high:
            said = f"the height of a {kind.name.lower()} is {inches(low)} to {inches(high)} inches"
            raise self.bad("height", f"{said}, not {inches(height)}", "height")
        return height

    def storeys(self, table: dict[str, Any]) -> int:
        storeys = table.get("storeys")
        if type(storeys) is not int or not 1 <= storeys <= MOST_STOREYS:
            raise self.bad("storeys", f"a building has 1 to {MOST_STOREYS} storeys, of 3 inches each", "storeys")
        return storeys

    # Doors, windows and the walls between them.

    def panels(self, table: dict[str, Any], outline: Polygon, height: int) -> tuple[Panel, ...]:
        openings: list[tuple[int, int, Point, Point, Opening]] = []
        for key, opening in (("doors", Opening.DOOR), ("windows", Opening.WINDOW)):
            found = table.get(key, [])
            if not isinstance(found, list) or not all(isinstance(piece, dict) for piece in found):
                raise self.bad("panel", f"{key} are written as [{{ from = [x, y], to = [x, y], storey = 0 }}]", key)
            for piece in found:
                openings.append((*self.opening(piece, key, outline, height), opening))
        for later, (storey, side, a, b, opening) in enumerate(openings):
            for other in openings[:later]:
                along = _along(outline, side)
                if other[:2] == (storey, side) and along(other[2]) < along(b) and along(a) < along(other[3]):
                    key = "doors" if opening == Opening.DOOR else "windows"
                    self.note("panel", f"two doors or windows of storey {storey} overlap at {_spot(a)}", key)
        panels = []
        for side, (a, b) in enumerate(edges(outline)):
            for storey in range(height // STOREY):
                here = sorted(
                    (o for o in openings if o[:2] == (storey, side)), key=lambda o: _along(outline, side)(o[2])
                )
                start = a
                for _, _, first, last, opening in here:
                    if first != start:
                        panels.append(_panel(start, first, storey, Opening.WALL))
                    panels.append(_panel(first, last, storey, opening))
                    start = last
                if start != b:
                    panels.append(_panel(start, b, storey, Opening.WALL))
        return tuple(panels)

    def opening(self, piece: dict[str, Any], key: str, outline: Polygon, height: int) -> tuple[int, int, Point, Point]:
        """Storey, edge of the outline and the two ends of a door or window, in the outline's own direction."""
        what = key.removesuffix("s")
        for word in piece:
            if word not in ("from", "to", "storey"):
                raise self.bad("unknown-key", f"unknown key {_short(word)}; a {what} has from, to, storey", key)
        storey = piece.get("storey", 0)
        if type(storey) is not int or not 0 <= storey < height // STOREY:
            raise self.bad("panel", f"the storey of a {what} is 0 to {height // STOREY - 1}", key)
        a, b = self.point(piece.get("from"), key, "from = [x, y]"), self.point(piece.get("to"), key, "to = [x, y]")
        said = f"the {what} from {_spot(a)} to {_spot(b)}"
        for side, (c, d) in enumerate(edges(outline)):
            if on_segment(a, c, d) and on_segment(b, c, d):
                if (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < NARROWEST**2:
                    raise self.bad("panel", f"{said} is under {inches(NARROWEST)} inches wide", key)
                along = _along(outline, side)
                return (storey, side, a, b) if along(a) < along(b) else (storey, side, b, a)
        raise self.bad("panel", f"{said} does not lie along one side of the building", key)

    # Links.

    def links(self, tables: list[dict[str, Any]], terrain: Terrain, names: list[Any] | None) -> list[tuple[Link, str]]:
        """`names` are those of the elements, or None where not all of them could be read."""
        found = []
        for index, table in enumerate(tables):
            self.at("link", index)
            try:
                found.append(self.link(table, terrain, names))
            except Unreadable:
                continue
        self.at("", 0)
        return found

    def link(self, table: dict[str, Any], terrain: Terrain, names: list[Any] | None) -> tuple[Link, str]:
        self.known_keys(table, ("kind", "foot", "head"), "a link")
        kind = table.get("kind")
        if kind not in LINK_KINDS:
            raise self.bad("kind", f"kind is one of {', '.join(LINK_KINDS)}", "kind")
        foot, head = (self.end(table.get(key), key, terrain, names) for key in ("foot", "head"))
        if terrain.height_of(foot) >= terrain.height_of(head):
            raise self.bad("link", "the head of a link is higher than its foot", "head")
        if (foot[0] - head[0]) ** 2 + (foot[1] - head[1]) ** 2 > FARTHEST**2:
            raise self.bad("link", f"foot and head are more than {inches(FARTHEST)} inches apart, from above", "head")
        for key, place in (("foot", foot), ("head", head)):
            if not terrain.stands(place):
                self.note("link", f"nobody has room to stand at the {key}, {_spot(place[:2])}", key)
        return Link(foot, head), str(kind)

    def end(self, end: object, key: str, terrain: Terrain, names: list[Any] | None) -> Place:
        form = '{ at = [x, y] } on the ground, or with on = "..." and floor = 0 or roof = true'
        if not isinstance(end, dict) or not set(end) <= {"at", "on", "floor", "roof"}:
            raise self.bad("link", f"{key} is {form}", key)
        x, y = self.point(end.get("at"), key, "at = [x, y]")
        if names is None:
            raise Unreadable  # an element is broken, and has been complained about
        if "on" not in end:
            if len(end) > 1:
                raise self.bad("link", f"{key} is {form}", key)
            return x, y, GROUND
        if end["on"] not in names:
            raise self.bad("link", f"{key} is on {_short(end['on'])}, and no element is called so", key)
        number = names.index(end["on"])
        element = terrain.elements[number]
        if element.kind == Scenery.BUILDING:
            floor, roof = end.get("floor"), end.get("roof", False)
            if roof is True and floor is None:
                return x, y, _surface(terrain, number, element.storeys)
            if type(floor) is not int or roof is not False or not 0 <= floor < element.storeys:
                said = f"of a building, {key} says floor = 0 to {element.storeys - 1}, or roof = true"
                raise self.bad("link", said, key)
            return x, y, _surface(terrain, number, floor)
        if not element.climbed or "floor" in end or end.get("roof", True) is not True:
            raise self.bad("link", f"{key} can be on the ground, in a building or on a block", key)
        return x, y, _surface(terrain, number, 0)

    # The whole.

    def same_names(self, elements: list[tuple[Element, tuple[str, str]] | None]) -> None:
        seen: set[str] = set()
        for index, found in enumerate(elements):
            if found is not None:
                self.at("element", index, found[0].name)
                if found[0].name in seen:
                    self.note("name", "another element has this name already", "name")
                seen.add(found[0].name)
        self.at("", 0)

    def apart(self, elements: list[tuple[Element, tuple[str, str]] | None]) -> None:
        there = [(index, found[0]) for index, found in enumerate(elements) if found is not None]
        for later, earlier in overlaps([element for _, element in there]):
            index, element = there[later]
            self.at("element", index, element.name)
            self.note("overlap", f"it overlaps {there[earlier][1].name or 'an earlier element'}")
        self.at("", 0)

    def layout(self, terrain: Terrain) -> None:
        for index in lonely(terrain):
            self.at("element", index, terrain.elements[index].name)
            self.note("lonely", "no other element and no edge of the table is within 10 inches (R-table-2)")
        self.at("", 0)
        if any(flaw.code in ("outside", "overlap") for flaw in self.flaws):
            return  # more would only be said of a table that nobody meant
        for side in sides_without_platform(terrain):
            edge = "y = 0" if side == 0 else f"y = {inches(terrain.depth)}"
            self.note("platform", f"no exit platform finds room along the edge {edge} (R-start-2)")
        for x, y in crowded_points(terrain):
            self.note("middle", f"within 6 inches of {_spot((x, y))} nobody has room to stand (R-mis-1, R-mis-2)")


def _is_line(words: object) -> bool:
    return isinstance(words, str) and words.isprintable() and bool(words.strip()) and len(words) <= MOST_WORDS


def _short(value: object) -> str:
    try:
        said = str(value) if isinstance(value, Decimal) else repr(value)
    except (ValueError, RecursionError):  # a whole number of thousands of digits, or lists in lists
        said = "something very long"
    return said if len(said) <= 40 else f"{said[:37]}..."


def _spot(point: Point) -> str:
    return f"[{inches(point[0])}, {inches(point[1])}]"


def _along(outline: Polygon, side: int) -> Any:
    """How far along one edge of an outline a point is, in no particular unit."""
    (ax, ay), (bx, by) = edges(outline)[side]
    return lambda point: (point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)


def _panel(a: Point, b: Point, storey: int, opening: Opening) -> Panel:
    return Panel(*a, *b, storey * STOREY, (storey + 1) * STOREY, opening)


def _surface(terrain: Terrain, element: int, floor: int) -> int:
    """The number of a floor, or of the top, which counts as the floor after the last."""
    for number, surface in enumerate(terrain.surfaces):
        if surface.element == element and surface.floor == floor:
            return number
    raise AssertionError("a climbed element has a surface for each floor and one on top")
