"""Scenery inside a scenario: a few lines become the text of a table file. The format:

    scene: 48 36                           # a bare table of this size
    block crates: 10 10 4 4 high 3         # x y width depth; also barricade, ruins, rubble, marker
    crater hole: 30 5 4 4
    building house: 20 20 6 4 storeys 2, door south 1 2.5, window east 1 3 storey 1
    barricade fence: 4 4 3 0.5 high 1, called Fence / Valla
    ladder pole: 19 22 to 21 22 on house roof

Walls are counted from their left or lower end; `south` is the wall nearest the edge y = 0.
"""

from __future__ import annotations

import re

from euphoria.games.reality.geometry.terrain import Scenery
from euphoria.games.reality.tables.library import read_table
from euphoria.games.reality.tables.table_file import TableError
from euphoria.kernel.core.scenario import ScenarioLine, ScenarioText

KINDS = tuple(kind.name.lower() for kind in Scenery)
LINKS = ("ladder", "stairs")
NUMBER = r"\d+(?:\.\d+)?"
BOX = re.compile(rf"({NUMBER}) ({NUMBER}) ({NUMBER}) ({NUMBER})(?: (high|storeys) ({NUMBER}))?")
OPENING = re.compile(rf"(door|window) (south|north|west|east) ({NUMBER}) ({NUMBER})(?: storey (\d))?")
CALLED = re.compile(r"called ([^/\"]+) / ([^/\"]+)")
LINK = re.compile(rf"({NUMBER}) ({NUMBER}) to ({NUMBER}) ({NUMBER}) on ([a-z0-9-]+)(?: floor (\d)| (roof))?")


def is_scenery(key: str) -> bool:
    words = key.split()
    return len(words) == 2 and words[0] in (*KINDS, *LINKS)


def table_text(scene: ScenarioLine, lines: list[ScenarioLine]) -> str:
    """The text of the table file; errors name the line and column of the scenario."""
    size = scene.value.text.split()
    if len(size) != 2 or not all(word.isdigit() for word in size):
        scene.value.fail(f"a scene has a width and a depth in whole inches, not {scene.value.text!r}")
    text = (
        'name = "scene"\ntitle = { en = "A scene", es = "Una escena" }\nabout = { en = "A scene", es = "Una escena" }\n'
        f"size = [{size[0]}, {size[1]}]\nsketch = true\n"
    )
    for line in lines:
        kind, name = line.key.text.split()
        text += link(kind, line.value) if kind in LINKS else element(kind, name, line.value)
    try:
        read_table(text)
    except TableError as error:
        scene.value.fail(f"{error}")
    return text


def element(kind: str, name: str, value: ScenarioText) -> str:
    first, *rest = value.split(",")
    found = BOX.fullmatch(first.text)
    if not found:
        first.fail(f"scenery is 'x y width depth', with 'high H' or 'storeys N', not {first.text!r}")
    x, y, width, depth = (float(number) for number in found.groups()[:4])
    text = f'\n[[element]]\nname = "{name}"\nkind = "{kind}"\nbox = [{x:g}, {y:g}, {width:g}, {depth:g}]\n'
    if found[5]:
        text += f"{'height' if found[5] == 'high' else 'storeys'} = {found[6]}\n"
    holes: dict[str, list[str]] = {"door": [], "window": []}
    for piece in rest:
        called = CALLED.fullmatch(piece.text)
        if called:
            text += f'label = {{ en = "{called[1]}", es = "{called[2]}" }}\n'
            continue
        hole = OPENING.fullmatch(piece.text)
        if not hole:
            piece.fail(
                "an opening is 'door WALL from to' or 'window WALL from to storey N', and a name "
                f"'called ENGLISH / SPANISH', not {piece.text!r}"
            )
        start, end = float(hole[3]), float(hole[4])
        ends = {
            "south": ((x + start, y), (x + end, y)),
            "north": ((x + start, y + depth), (x + end, y + depth)),
            "west": ((x, y + start), (x, y + end)),
            "east": ((x + width, y + start), (x + width, y + end)),
        }[hole[2]]
        (ax, ay), (bx, by) = ends
        holes[hole[1]].append(f"{{ from = [{ax:g}, {ay:g}], to = [{bx:g}, {by:g}], storey = {hole[5] or 0} }}")
    for word, found_holes in holes.items():
        if found_holes:
            text += f"{word}s = [{', '.join(found_holes)}]\n"
    return text


def link(kind: str, value: ScenarioText) -> str:
    found = LINK.fullmatch(value.text)
    if not found:
        value.fail(f"a {kind} is 'x y to x y on NAME', with 'floor N' or 'roof', not {value.text!r}")
    level = ", roof = true" if found[7] else f", floor = {found[6]}" if found[6] else ""
    return (
        f'\n[[link]]\nkind = "{kind}"\nfoot = {{ at = [{found[1]}, {found[2]}] }}\n'
        f'head = {{ at = [{found[3]}, {found[4]}], on = "{found[5]}"{level} }}\n'
    )
