"""Tables as files (R-table-7): those that ship, how they are found, and what is read is a table or refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.games.reality.geometry.pathfinding.reach import nodes, reach
from euphoria.games.reality.geometry.shapes import Polygon, counter_clockwise
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Element, Opening, Panel, Scenery, Terrain
from euphoria.games.reality.tables.library import TableError, TableFlaw, load_table, read_table, table_names
from euphoria.games.reality.tables.placement import nearest_stand, platform_spots

each_table = pytest.mark.parametrize("name", table_names())


@pytest.mark.rule("R-table-7")
def test_these_tables_ship_with_the_game() -> None:
    """Records name them: none may be renamed or removed."""
    assert {"plaza", "ruins", "scrapyard", "studio", "theatre", "tower"} <= set(table_names())


@pytest.mark.rule("R-table-1", "R-table-7")
@each_table
def test_a_table_that_ships_is_of_the_standard_size_and_full_of_things(name: str) -> None:
    table = load_table(name)
    assert table.name == name
    assert (table.terrain.width, table.terrain.depth) == (48 * INCH, 36 * INCH)
    assert 15 <= len(table.terrain.elements) <= 25
    assert len({element.kind for element in table.terrain.elements}) >= 4
    for texts in (table.titles, table.about):
        assert texts.name("en") != texts.name("es")
    assert len(table.labels) == len(table.terrain.elements)


def rotated(outline: Polygon) -> Polygon:
    """The same polygon, from its smallest corner on."""
    outline = counter_clockwise(outline)
    at = outline.index(min(outline))
    return outline[at:] + outline[:at]


def shape(element: Element) -> tuple[Scenery, int, Polygon]:
    return element.kind, element.height, rotated(element.outline)


def openings(element: Element) -> list[tuple[int, ...]]:
    there = [panel for panel in element.panels if panel.opening != Opening.WALL]
    return sorted((*min((p.ax, p.ay), (p.bx, p.by)), *max((p.ax, p.ay), (p.bx, p.by)), *p[4:]) for p in there)


def flipped(terrain: Terrain, element: Element, half_turn: bool) -> Element:
    """An element as the other player sees it: mirrored in the middle row, or turned around the middle."""

    def across(x: int, y: int) -> tuple[int, int]:
        return (terrain.width - x if half_turn else x), terrain.depth - y

    panels = tuple(Panel(*across(p.ax, p.ay), *across(p.bx, p.by), p.bottom, p.top, p.opening) for p in element.panels)
    return element._replace(outline=tuple(across(x, y) for x, y in element.outline), panels=panels)


def is_fair(terrain: Terrain, half_turn: bool) -> bool:
    ours = sorted((shape(element), openings(element)) for element in terrain.elements)
    theirs = [flipped(terrain, element, half_turn) for element in terrain.elements]
    return ours == sorted((shape(element), openings(element)) for element in theirs)


@each_table
def test_a_table_that_ships_is_the_same_for_both_players(name: str) -> None:
    terrain = load_table(name).terrain
    assert is_fair(terrain, half_turn=False) or is_fair(terrain, half_turn=True)
    assert len(platform_spots(terrain, 0)) == len(platform_spots(terrain, 1)) >= 20


@pytest.mark.rule("R-mis-2", "R-mis-6")
@each_table
def test_the_points_of_the_missions_are_free_on_a_table_that_ships(name: str) -> None:
    """Nothing has to be shifted, to the advantage of one player."""
    terrain = load_table(name).terrain
    row = terrain.depth // 2
    for x in (terrain.width // 2 - 10 * INCH, terrain.width // 2, terrain.width // 2 + 10 * INCH):
        assert nearest_stand(terrain, x, row) == (x, row, GROUND)


def walked_into(terrain: Terrain) -> set[int]:
    """The surfaces that one comes to through ground doors and by links alone, without climbing."""
    found = {GROUND}
    for number, surface in enumerate(terrain.surfaces):
        if surface.element >= 0 and surface.floor == 0 and not surface.roof:
            panels = terrain.elements[surface.element].panels
            if any(panel.opening == Opening.DOOR and panel.bottom == 0 for panel in panels):
                found.add(number)
    while True:
        more = {link.head[2] for link in terrain.links if link.foot[2] in found} - found
        if not more:
            return found
        found |= more


@pytest.mark.rule("R-table-5")
@each_table
def test_every_floor_of_every_building_can_be_walked_to(name: str) -> None:
    terrain = load_table(name).terrain
    floors = {
        number
        for number, surface in enumerate(terrain.surfaces)
        if surface.element >= 0 and terrain.elements[surface.element].kind == Scenery.BUILDING
    }
    assert floors <= walked_into(terrain)


@pytest.mark.soak
@each_table
def test_a_figure_gets_everywhere(name: str) -> None:
    """With points enough, from a platform, by the real ways: the ground on the other side, and every surface."""
    terrain = load_table(name).terrain
    x, y = platform_spots(terrain, 0)[0]
    start = nearest_stand(terrain, x + 2 * INCH, y + 2 * INCH)
    assert start is not None
    places = nodes(terrain)
    reached = [places[node] for node in reach(terrain, start, 400, []).costs]
    assert {place[2] for place in reached} == set(range(len(terrain.surfaces)))
    assert any(place[1] > terrain.depth - 6 * INCH for place in reached)


def test_every_door_has_room_on_both_sides() -> None:
    for name in (*table_names(), *(f"seed:{seed}" for seed in range(8))):
        terrain = load_table(name).terrain
        for element in terrain.elements:
            for panel in element.panels:
                if panel.opening == Opening.DOOR and panel.bottom == 0:
                    x, y = (panel.ax + panel.bx) // 2, (panel.ay + panel.by) // 2
                    across = (INCH, 0) if panel.ax == panel.bx else (0, INCH)
                    sides = [(x + across[0], y + across[1]), (x - across[0], y - across[1])]
                    standing = [
                        any(terrain.stands((*side, surface)) for surface in terrain.surfaces_over(*side))
                        for side in sides
                    ]
                    assert all(standing), (name, element.name, panel)


# How a table is found.


def test_a_table_is_found_by_its_name_and_the_text_of_a_file_is_one_too() -> None:
    plaza = load_table("plaza")
    again = load_table(plaza.text)
    assert again.name == "plaza"
    assert again.terrain.elements == plaza.terrain.elements
    assert again.terrain.links == plaza.terrain.links
    assert load_table("plaza") is plaza, "a table is read once"


@pytest.mark.parametrize("name", ["plazza", "", "../plaza", "seed:", "seed:x", "seed:-1", "seed:1:48", "seed:²"])
def test_a_table_that_there_is_not_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(TableError, match=f"there is {', '.join(table_names())}, and seed:1"):
        load_table(name)


@pytest.mark.rule("R-table-1")
@pytest.mark.parametrize("size", ["20x36", "48x60", "999x999"])
def test_a_made_table_of_an_impossible_size_is_refused(size: str) -> None:
    with pytest.raises(TableError, match="24 to 72 inches wide and 24 to 48 deep"):
        load_table(f"seed:1:{size}")


# Whatever is read, the answer is a table or a TableError.


@given(st.text(max_size=200))
def test_no_text_gives_anything_but_a_table_error(text: str) -> None:
    with pytest.raises(TableError) as caught:
        read_table(text)
    assert caught.value.flaws


def flaws_of(text: str) -> tuple[TableFlaw, ...]:
    """What is wrong with a text; nothing when it is a table. Any other error is an error of ours."""
    try:
        table = read_table(text)
    except TableError as error:
        return error.flaws or (TableFlaw(-1, "", "", "twice"),)
    assert table.text == text
    return ()


PLAZA = load_table("plaza").text.splitlines()
numbers = st.one_of(
    st.integers(-50, 60).map(str),
    st.floats().map(str),
    st.sampled_from(["1e400", "-1e999999999999", "0x" + "f" * 5000, "1_0.2_5", "nan", "-inf", "3.3", "1e-9999"]),
)
values = st.recursive(
    st.one_of(numbers, st.sampled_from(['"plaza"', '"tram"', '"block"', '""', "1979-05-27", "false"])),
    lambda inside: st.one_of(
        st.lists(inside, max_size=4).map(lambda items: f"[{', '.join(items)}]"),
        st.lists(st.tuples(st.sampled_from(["at", "on", "floor", "roof", "from", "to", "storey", "en", "es"]), inside),
                 max_size=3, unique_by=lambda pair: pair[0])
        .map(lambda pairs: "{ " + ", ".join(f"{key} = {value}" for key, value in pairs) + " }"),
    ),
    max_leaves=6,
)  # fmt: skip
KEYS = (
    "name", "title", "about", "size", "sketch", "label", "kind", "box", "outline", "height", "storeys", "doors",
    "windows", "foot", "head", "element", "link", "colour",
)  # fmt: skip


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_table_with_lines_changed_is_a_table_or_a_table_error(data: st.DataObject) -> None:
    lines = list(PLAZA)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(["drop", "double", "value", "line"]))
        if how == "drop":
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "value" and "=" in lines[at]:
            lines[at] = f"{lines[at].partition('=')[0]}= {data.draw(values)}"
        else:
            lines.insert(at, f"{data.draw(st.sampled_from(KEYS))} = {data.draw(values)}")
    text = "\n".join(lines) + "\n"
    found = flaws_of(text)
    assert all(0 <= flaw.line <= len(lines) + 1 and flaw.reason and str(flaw) for flaw in found)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(KEYS), values), max_size=6))
def test_any_value_under_any_key_is_a_table_or_a_table_error(pairs: list[tuple[str, str]]) -> None:
    head = load_table("plaza").text.partition("[[element]]")[0]
    body = "\n".join(f"{key} = {value}" for key, value in dict(pairs).items())
    for part in ("element", "link"):
        text = f"{head}[[{part}]]\n{body}\n"
        assert all(flaw.reason for flaw in flaws_of(text))
