"""What makes a table file be refused: every reason, with its line and the element that it is about."""

from __future__ import annotations

import pytest

from euphoria.games.reality.geometry.shapes import Polygon
from euphoria.games.reality.geometry.terrain import INCH, Opening, Scenery
from euphoria.games.reality.tables.layout_checks import overlap, within
from euphoria.games.reality.tables.library import TableError, TableFlaw, read_table

HEAD = """\
name = "yard"
title = { en = "Yard", es = "Patio" }
about = { en = "A yard.", es = "Un patio." }
size = [30, 24]
"""
CRATE = '[[element]]\nname = "crate"\nkind = "block"\nbox = [6, 8, 4, 4]\nheight = 3\n'
HOUSE = '[[element]]\nname = "house"\nkind = "building"\nbox = [18, 8, 8, 8]\nstoreys = 2\n'
DOOR = "doors = [{ from = [20, 8], to = [22, 8] }]\n"


def flaws(text: str) -> list[TableFlaw]:
    with pytest.raises(TableError) as caught:
        read_table(text)
    return list(caught.value.flaws)


def only_flaw(text: str) -> TableFlaw:
    found = flaws(text)
    assert len(found) == 1, found
    return found[0]


def element(kind: str = "block", box: str = "[6, 8, 4, 4]", name: str = "crate", more: str = "height = 3") -> str:
    return f'[[element]]\nname = "{name}"\nkind = "{kind}"\nbox = {box}\n{more}\n'


def link(foot: str, head: str, kind: str = "ladder") -> str:
    return f'[[link]]\nkind = "{kind}"\nfoot = {foot}\nhead = {head}\n'


def test_the_tables_of_this_file_are_good() -> None:
    table = read_table(HEAD + CRATE + HOUSE + DOOR)
    assert [(e.name, e.kind, e.height) for e in table.terrain.elements] == [
        ("crate", Scenery.BLOCK, 3 * INCH),
        ("house", Scenery.BUILDING, 6 * INCH),
    ]
    assert [label.name("es") for label in table.labels] == ["crate", "house"]
    read_table(HEAD)


@pytest.mark.rule("R-table-5")
def test_the_rest_of_a_wall_is_filled_in() -> None:
    windows = "windows = [{ from = [24, 8], to = [22, 8] }, { from = [26, 8], to = [26, 16], storey = 1 }]\n"
    house = read_table(HEAD + HOUSE + DOOR + windows).terrain.elements[0]
    south = [(panel.ax, panel.bx, panel.opening) for panel in house.panels if panel.ay == panel.by == 32]
    assert south == [
        (72, 80, Opening.WALL), (80, 88, Opening.DOOR), (88, 96, Opening.WINDOW), (96, 104, Opening.WALL),
        (72, 104, Opening.WALL),
    ]  # fmt: skip
    east = [(panel.bottom, panel.ay, panel.by, panel.opening) for panel in house.panels if panel.ax == panel.bx == 104]
    assert east == [(0, 32, 64, Opening.WALL), (12, 32, 64, Opening.WINDOW)]
    for storey in (0, 12):
        lengths = [abs(p.bx - p.ax) + abs(p.by - p.ay) for p in house.panels if p.bottom == storey]
        assert sum(lengths) == 4 * 32, "no hole in the wall"


BAD_HEADS = [
    ("size = [30, 24]", "size = [30, 24", "toml", 5, "not TOML"),
    ('name = "yard"', 'name = "The Yard"', "name", 1, "a table needs a name"),
    ('title = { en = "Yard", es = "Patio" }', 'title = "Yard"', "title", 2, "one line in each language"),
    ('title = { en = "Yard", es = "Patio" }', 'title = { en = "Yard" }', "title", 2, "one line in each language"),
    ('about = { en = "A yard.", es = "Un patio." }', 'about = { en = "", es = "x" }', "about", 3, "one line"),
    ("size = [30, 24]", "size = [30, 23]", "size", 4, "24 to 72 inches wide and 24 to 48 deep"),
    ("size = [30, 24]", "size = [30.5, 24]", "size", 4, "whole inches"),
    ("size = [30, 24]", "size = [30, 24]\ncolour = 3", "unknown-key", 5, "unknown key 'colour'; a table has name"),
    ("size = [30, 24]", "size = [30, 24]\nelement = 3", "missing", 5, "[[element]] tables"),
    ("size = [30, 24]", 'size = [30, 24]\nsketch = "yes"', "sketch", 5, "sketch is true or false"),
]


@pytest.mark.parametrize(("old", "new", "code", "line", "said"), BAD_HEADS)
def test_a_bad_head_is_refused(old: str, new: str, code: str, line: int, said: str) -> None:
    assert old in HEAD
    flaw = only_flaw(HEAD.replace(old, new))
    assert (flaw.code, flaw.line, flaw.where) == (code, line, "")
    assert said in flaw.reason


BAD_ELEMENTS = [
    ("name", CRATE.replace('"crate"', '"Crate!"'), "an element needs a name", 6),
    ("kind", element(kind="wall"), "barricade, block, ruins, rubble, crater, building, marker", 7),
    (
        "unknown-key",
        CRATE + "colour = 3\n",
        "unknown key 'colour'; a block has name, label, kind, box, outline, height",
        10,
    ),
    ("unknown-key", element(kind="crater"), "unknown key 'height'; a crater", 9),
    ("unknown-key", HOUSE + "height = 3\n", "unknown key 'height'; a building", 10),
    ("label", CRATE + 'label = "Crate"\n', "one line in each language", 10),
    ("quarters", element(box="[6, 8, 3.3, 4]"), "box has 3.3, no whole quarter of an inch; the nearest is 3.25", 8),
    ("quarters", element(more="height = 2.9"), "height has 2.9, no whole quarter of an inch; the nearest is 3", 9),
    ("quarters", element(box="[6, 8, 4.0000000000000000000000000000000001, 4]"), "no whole quarter", 8),
    ("number", element(box='[6, 8, "4", 4]'), "box takes numbers, in inches; not '4'", 8),
    ("number", element(box="[6, 8, true, 4]"), "box takes numbers", 8),
    ("number", element(box="[6, 8, inf, 4]"), "beyond all measure", 8),
    ("number", element(box="[6, 8, 1e99999, 4]"), "beyond all measure", 8),
    ("box", element(box="[6, 8, 4]"), "box is [x, y, width, depth]", 8),
    ("outline", element(box="[6, 8, 0, 4]"), "more than 0", 8),
    ("outline", CRATE + "outline = [[1, 1], [2, 1], [1, 2]]\n", "either a box or an outline", 5),
    ("outline", CRATE.replace("box = [6, 8, 4, 4]", "outline = [[6, 8], [10, 8]]"), "3 to 24 corners", 8),
    ("outline", CRATE.replace("box = [6, 8, 4, 4]", "outline = [[6, 8], [10, 12], [10, 8], [6, 12]]"), "crosses", 8),
    ("outline", CRATE.replace("box = [6, 8, 4, 4]", "outline = [[6, 8], [10, 8], [8, 8]]"), "no area", 8),
    ("outside", element(box="[27, 8, 4, 4]"), "not lie wholly on the table", 8),
    ("height", element(kind="barricade", more="height = 2"), "of a barricade is 0.25 to 1.75 inches, not 2", 9),
    ("height", element(kind="marker", more="height = 0"), "of a marker is 0.25 to 1.75", 9),
    ("height", element(kind="marker", more=""), "of a marker is 0.25 to 1.75", 5),
    ("height", element(more="height = 1.75"), "of a block is 2 to 12 inches, not 1.75", 9),
    ("height", element(more="height = 12.25"), "of a block is 2 to 12 inches", 9),
    ("height", element(kind="ruins", more="height = 0"), "of ruins is 0.25 to 6", 9),
    ("storeys", HOUSE.replace("storeys = 2", "storeys = 5"), "1 to 4 storeys", 9),
    ("storeys", HOUSE.replace("storeys = 2\n", ""), "1 to 4 storeys", 5),
]


@pytest.mark.rule("R-table-3", "R-table-5")
@pytest.mark.parametrize(("code", "body", "said", "line"), BAD_ELEMENTS)
def test_a_bad_element_is_refused(code: str, body: str, said: str, line: int) -> None:
    flaw = only_flaw(HEAD + body)
    assert flaw.code == code
    assert said in flaw.reason
    assert flaw.line == line
    assert flaw.where.startswith("element ")


def opening(from_: str, to: str, more: str = "") -> str:
    return f"[{{ from = {from_}, to = {to}{more} }}]"


BAD_PANELS = [
    ("doors = 3", "doors are written as"),
    (f"doors = {opening('[20, 9]', '[22, 9]')}", "the door from [20, 9] to [22, 9] does not lie along one side"),
    (f"doors = {opening('[24, 8]', '[26, 10]')}", "does not lie along one side"),
    (f"windows = {opening('[24, 8]', '[28, 8]')}", "the window from [24, 8] to [28, 8] does not lie along one side"),
    (f"doors = {opening('[20, 8]', '[21, 8]')}", "under 1.25 inches wide"),
    (f"windows = {opening('[20, 8]', '[20, 8]')}", "under 1.25 inches wide"),
    (f"doors = {opening('[20, 8]', '[22, 8]', ', storey = 2')}", "the storey of a door is 0 to 1"),
    (f"doors = {opening('[20, 8]', '[22, 8]', ', wide = 2')}", "unknown key 'wide'; a door has from, to, storey"),
    ("doors = [{ from = [20, 8] }]", "to = [x, y]"),
    (DOOR + f"windows = {opening('[21, 8]', '[24, 8]')}", "two doors or windows of storey 0 overlap at [21, 8]"),
    (DOOR + f"windows = {opening('[24, 8]', '[20, 8]')}", "overlap"),
]


@pytest.mark.rule("R-table-5")
@pytest.mark.parametrize(("panels", "said"), BAD_PANELS)
def test_a_bad_door_or_window_is_refused(panels: str, said: str) -> None:
    flaw = only_flaw(HEAD + HOUSE + panels + "\n")
    assert said in flaw.reason
    assert flaw.where == "element house"
    assert flaw.line == 9 + len(panels.splitlines()), "the line of the key itself"


def test_doors_may_touch_and_stand_one_above_the_other() -> None:
    windows = "windows = [{ from = [22, 8], to = [24, 8] }, { from = [20, 8], to = [22, 8], storey = 1 }]\n"
    read_table(HEAD + HOUSE + DOOR + windows)


GROUND = "{ at = [17, 12] }"
ROOF = '{ at = [19, 12], on = "house", roof = true }'
BAD_LINKS = [
    (link(GROUND, ROOF, "rope"), "ladder, stairs", "kind"),
    (link(GROUND, ROOF) + "wide = 1\n", "unknown key 'wide'; a link has kind, foot, head", "unknown-key"),
    (link(ROOF, GROUND), "the head of a link is higher than its foot", "link"),
    (
        link('{ at = [19, 12], on = "house", floor = 1 }', '{ at = [20, 12], on = "house", floor = 1 }'),
        "higher",
        "link",
    ),
    (link(GROUND, '{ at = [20.25, 12], on = "house", roof = true }'), "more than 3 inches apart", "link"),
    (link("{ at = [17.75, 12] }", ROOF), "nobody has room to stand at the foot, [17.75, 12]", "link"),
    (link(GROUND, '{ at = [18.25, 12], on = "house", floor = 1 }'), "nobody has room to stand at the head", "link"),
    (link("{ at = [-1, 12] }", '{ at = [0, 12], on = "house", roof = true }'), "nobody has room", "link"),
    (link(GROUND, '{ at = [19, 12], on = "barn", roof = true }'), "on 'barn', and no element is called so", "link"),
    (link(GROUND, '{ at = [19, 12], on = "house" }'), "floor = 0 to 1, or roof = true", "link"),
    (link(GROUND, '{ at = [19, 12], on = "house", floor = 2 }'), "floor = 0 to 1, or roof = true", "link"),
    (link(GROUND, '{ at = [19, 12], on = "house", floor = 1, roof = true }'), "or roof = true", "link"),
    (link(GROUND, '{ at = [8, 10], on = "crate", floor = 1 }'), "on the ground, in a building or on a block", "link"),
    (link(GROUND, "{ at = [19, 12], floor = 1 }"), "{ at = [x, y] } on the ground", "link"),
    (link("3", ROOF), "foot is { at = [x, y] }", "link"),
    (link("{ at = [17.1, 12] }", ROOF), "nearest is 17", "quarters"),
]


@pytest.mark.rule("R-table-5")
@pytest.mark.parametrize(("body", "said", "code"), BAD_LINKS)
def test_a_bad_link_is_refused(body: str, said: str, code: str) -> None:
    found = flaws(HEAD + CRATE + HOUSE + body)
    assert [flaw.code for flaw in found] in ([code], [code, code])
    assert said in found[0].reason
    assert found[0].where == "link 1"
    assert found[0].line > 14


def test_good_links() -> None:
    table = read_table(
        HEAD
        + CRATE
        + HOUSE
        + link(GROUND, ROOF)
        + link('{ at = [20, 10], on = "house", floor = 0 }', '{ at = [20, 13], on = "house", floor = 1 }', "stairs")
        + link("{ at = [5, 10] }", '{ at = [7, 10], on = "crate" }')
    )
    assert table.link_kinds == ("ladder", "stairs", "ladder")
    heights = [(table.terrain.height_of(one.foot), table.terrain.height_of(one.head)) for one in table.terrain.links]
    assert heights == [(0, 24), (0, 12), (0, 12)]


# Elements and each other.


@pytest.mark.rule("R-table-5")
@pytest.mark.parametrize("kind", ["block", "barricade", "ruins", "crater", "marker"])
def test_elements_of_whatever_kind_may_not_overlap(kind: str) -> None:
    more = "" if kind == "crater" else "height = 1" if kind != "block" else "height = 2"
    flaw = only_flaw(HEAD + CRATE + element(kind, "[9.75, 9, 4, 2]", "other", more))
    assert (flaw.code, flaw.where, flaw.line) == ("overlap", "element other", 10)
    assert flaw.reason == "it overlaps crate"
    read_table(HEAD + CRATE + element(kind, "[10, 9, 4, 2]", "other", more))


def box(x: int, y: int, wide: int, deep: int) -> Polygon:
    return ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))


U_SHAPE: Polygon = ((0, 0), (12, 0), (12, 10), (8, 10), (8, 4), (4, 4), (4, 10), (0, 10))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (box(0, 0, 4, 4), box(0, 0, 4, 4), True),
        (box(0, 0, 4, 4), ((0, 0), (2, 0), (4, 0), (4, 4), (0, 4)), True),
        (box(0, 0, 9, 9), box(2, 2, 4, 4), True),
        (box(0, 0, 9, 9), box(0, 2, 9, 4), True),
        (box(0, 3, 9, 3), box(3, 0, 3, 9), True),
        (box(0, 0, 4, 4), box(4, 0, 4, 4), False),
        (box(0, 0, 4, 4), box(4, 4, 4, 4), False),
        (U_SHAPE, box(4, 4, 4, 6), False),
        (U_SHAPE, box(4, 3, 4, 6), True),
        (U_SHAPE, box(5, 5, 2, 2), False),
        (((0, 0), (7, 3), (1, 5)), ((7, 3), (0, 0), (6, -4)), False),
        (((0, 0), (7, 3), (1, 5)), ((7, 3), (0, 0), (2, 2)), True),
        (((0, 0), (300, 1), (0, 1)), ((0, 0), (300, 0), (300, 1)), False),
        (((0, 0), (301, 1), (0, 1)), ((0, 0), (300, 0), (300, 1)), True),
    ],
)
def test_overlaps_are_told_from_touches(first: Polygon, second: Polygon, expected: bool) -> None:
    assert overlap(first, second) is expected
    assert overlap(second, first) is expected


def test_within_is_exact() -> None:
    square = box(0, 0, 4, 4)
    assert within(square, box(44, 0, 4, 4), 40)
    assert not within(square, box(45, 0, 4, 4), 40)
    assert within(square, box(28, 36, 4, 4), 40), "24 and 32 make 40"
    assert not within(square, box(29, 36, 4, 4), 40)
    slanted: Polygon = ((0, 100), (100, 0), (100, 100))  # its edge is 100 / sqrt 2 = 70.71 from the origin
    corner: Polygon = ((0, 0), (-1, 0), (0, -1))
    assert within(corner, slanted, 71)
    assert not within(corner, slanted, 70)


@pytest.mark.rule("R-table-2")
def test_an_element_far_from_all_others_and_the_edges_is_named() -> None:
    big = HEAD.replace("[30, 24]", "[60, 48]")
    near = element(box="[6, 20, 4, 4]", name="near")
    lost = element(box="[28, 22, 4, 4]", name="lost")
    flaw = only_flaw(big + near + lost)
    assert (flaw.code, flaw.where, flaw.line) == ("lonely", "element lost", 10)
    assert "R-table-2" in flaw.reason
    read_table(big + near + lost + element(box="[14, 22, 4, 4]", name="friend"))
    missed = element(box="[13.75, 22, 4, 4]", name="friend")
    assert [flaw.where for flaw in flaws(big + near + lost + missed)] == ["element lost"]
    both = flaws(big + lost + element(box="[28, 37.5, 1, 0.5]", name="other"))
    assert [flaw.where for flaw in both] == ["element lost"], "the other one has the edge"
    read_table(big + element(box="[10, 22, 4, 4]", name="edge"))
    only_flaw(big + element(box="[10.25, 22, 4, 4]", name="edge"))


@pytest.mark.rule("R-start-2")
def test_both_players_need_room_for_a_platform() -> None:
    strip = element("crater", "[0, 4, 30, 1]", "ditch", "")
    assert "along the edge y = 0 " in only_flaw(HEAD + strip).reason
    read_table(HEAD + element("crater", "[0, 4.25, 30, 1]", "ditch", ""))
    strip = element("barricade", "[0, 20, 30, 1]", "fence", "height = 1")
    assert "along the edge y = 24 " in only_flaw(HEAD + strip).reason


@pytest.mark.rule("R-mis-2", "R-mis-6")
def test_the_points_of_the_missions_need_room_nearby() -> None:
    big = HEAD.replace("[30, 24]", "[48, 36]")
    flaw = only_flaw(big + element(box="[8, 12, 12, 12]"))
    assert flaw.code == "middle"
    assert "within 6 inches of [14, 18]" in flaw.reason
    read_table(big + element(box="[8.75, 12, 12, 12]"))
    far = [flaw.reason for flaw in flaws(big + element(box="[8, 12, 32, 12]"))]
    assert len(far) == 3


def test_a_sketch_need_not_be_a_table_to_play_on() -> None:
    strip = element("crater", "[0, 4, 30, 1]", "ditch", "")
    read_table(HEAD + "sketch = true\n" + strip)
    only_flaw(HEAD + "sketch = false\n" + strip)
    assert only_flaw(HEAD + "sketch = true\n" + CRATE + CRATE.replace('"crate"', '"other"')).code == "overlap"


# All at once.


def test_every_reason_is_told_in_the_order_of_the_file() -> None:
    text = (
        HEAD.replace("Patio", "")
        + CRATE
        + element("marker", "[20, 8, 1.1, 1]", "drum", "height = 1")
        + element("block", "[9, 8, 4, 4]", "shed", "height = 1")
        + element("block", "[8, 9, 4, 4]", "crate", "height = 3")
        + "[[link]]\n"
    )
    with pytest.raises(TableError) as caught:
        read_table(text)
    told = [(flaw.line, flaw.where, flaw.code) for flaw in caught.value.flaws]
    assert told == [
        (2, "", "title"),
        (13, "element drum", "quarters"),
        (19, "element shed", "height"),
        (20, "element crate", "overlap"),
        (21, "element crate", "name"),
        (25, "link 1", "kind"),
    ]
    assert "line 13, element drum: box has 1.1, no whole quarter of an inch; the nearest is 1" in str(caught.value)
    assert str(caught.value).count("\n") == 5


def test_at_most_60_elements() -> None:
    rows = [
        element("marker", f"[{x}, {y}, 0.5, 0.5]", f"m-{x}-{y}", "height = 1") for x in range(1, 29) for y in (10, 12)
    ]
    read_table(HEAD + "".join(rows[:56]))
    rows += [element("marker", f"[{x}, 14, 0.5, 0.5]", f"m-{x}-14", "height = 1") for x in range(1, 6)]
    read_table(HEAD + "".join(rows[:60]))
    flaw = only_flaw(HEAD + "".join(rows))
    assert flaw.code == "count"
    assert flaw.reason == "61 elements are too many; 60 at most"


def test_a_broken_element_brings_no_other_complaints() -> None:
    assert only_flaw(HEAD + HOUSE.replace("storeys = 2", "storeys = 9") + link(GROUND, ROOF)).code == "storeys"
