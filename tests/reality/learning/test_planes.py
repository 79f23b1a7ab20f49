"""The table as pictures: against the view of the seat, against shapely, and against positions that are set up."""

from __future__ import annotations

from typing import Any

import pytest
from shapely import LineString, Polygon, box  # type: ignore[import-untyped]

from euphoria import State, WrongBuffer
from euphoria.games.reality.game import GAME
from tests.in_numbers import layout_of, pictured
from tests.random_play import states

Cells = dict[tuple[int, int], float]
"""By row and column: the numbers that are not 0."""


def pictures(state: State, seat: int) -> dict[str, Cells]:
    """By channel."""
    planes, out = layout_of(state).planes, pictured(state, seat)
    count, height, width = planes.shape
    assert count == len({name for name, _ in planes.channels})
    found: dict[str, Cells] = {}
    for number, (name, _) in enumerate(planes.channels):
        first = number * height * width
        found[name] = {
            (row, column): out[first + row * width + column]
            for row in range(height)
            for column in range(width)
            if out[first + row * width + column]
        }
    return found


def rounded(cells: Cells) -> Cells:
    return {cell: round(number, 4) for cell, number in cells.items()}


def cell(thing: Any) -> tuple[int, int]:
    return thing["y"] // 4, thing["x"] // 4


def add(cells: Cells, at: tuple[int, int], number: float) -> None:
    if number:
        cells[at] = round(cells.get(at, 0) + number, 4)


def movables(view: Any, seat: int) -> dict[str, Cells]:
    """The channels of what moves, worked out from the view alone."""
    names = (
        "drums", "own figures", "rival's figures", "nobody's figures", "bodies", "life", "AP", "feet", "prone",
        "fighting", "active", "asked about", "spots", "charges",
    )  # fmt: skip
    found: dict[str, Cells] = {name: {} for name in names}
    heights = [z for _, z, _ in view["scenery"]["surfaces"]]
    asked = view["asked"]
    for drum in view["drums"]:
        add(found["drums"], cell(drum), 1)
    for figure in view["figures"]:
        at = cell(figure)
        if "gone" in figure["state"]:
            continue
        if "down" in figure["state"]:
            add(found["bodies"], at, 1)
        else:
            whose = {None: "nobody's figures", seat: "own figures", 1 - seat: "rival's figures"}[figure["side"]]
            add(found[whose], at, 1)
            add(found["life"], at, figure["life"] / 200)
            add(found["AP"], at, figure["points"] / 20)
            if height := heights[figure["surface"]]:
                found["feet"][at] = max(found["feet"].get(at, 0), round(height / 48, 4))
            for name, here in (("prone", "prone" in figure["state"]), ("fighting", figure["fight"] is not None)):
                if here:
                    found[name][at] = 1
        for name, number in (("active", view["active"]), ("asked about", asked["figure"])):
            if number == figure["figure"]:
                found[name][at] = 1
    if asked["question"] in ("goal", "flee"):
        for x, y, _ in asked["route"]:
            found["spots"][y // 4, x // 4] = 1
    return found


GAMES: dict[str, dict[str, Any]] = {
    "studio": {"mission": "objectives", "turns": 4, "budget": 1200},
    "scrapyard": {"mission": "rescue", "turns": 4},
}


@pytest.mark.slow
@pytest.mark.parametrize("table", GAMES)
def test_random_games_against_the_view(table: str) -> None:
    for number, state in enumerate(states(GAME, 2, len(table), lively=0.6, table=table, **GAMES[table])):
        if number % 3:
            continue
        seat = number % 2
        view: Any = state.view(seat)
        found, right = pictures(state, seat), movables(view, seat)
        if any(figure["charges_on"] for figure in view["figures"]):
            del right["charges"]
        for name, cells in right.items():
            assert rounded(found[name]) == cells, (name, number)


KINDS = {
    "low": ("barricade", "marker"), "block": ("block",), "veil": ("ruins", "rubble"), "crater": ("crater",),
    "building": ("building",),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("table", ["plaza", "ruins", "scrapyard", "studio", "theatre", "tower", "seed:12"])
def test_scenery_against_shapely(table: str) -> None:
    state = GAME.new(seed=1, table=table)
    view: Any = state.view(0)
    found = pictures(state, 0)
    height, width = GAME.observation(2, table=table).planes.shape[1:]
    elements = [element for element in view["scenery"]["elements"] if not element["gone"]]
    for name, kinds in KINDS.items():
        shapes = [Polygon(element["outline"]) for element in elements if element["kind"] in kinds]
        for row in range(height):
            for column in range(width):
                square = box(4 * column, 4 * row, 4 * column + 4, 4 * row + 4)
                covered = sum(shape.intersection(square).area for shape in shapes) / 16
                assert found[name].get((row, column), 0) == pytest.approx(min(1, covered), abs=0.14), (
                    name,
                    row,
                    column,
                )
    for name in ("wall", "door", "window"):
        lines = [
            LineString([panel[:2], panel[2:4]])
            for element in elements
            for panel in element["panels"]
            if panel[6] == name and panel[4] == 0
        ]
        near = {
            (row, column)
            for row in range(height)
            for column in range(width)
            for line in lines
            if line.distance(box(4 * column, 4 * row, 4 * column + 4, 4 * row + 4)) < 0.51
        }
        assert found[name].keys() <= near
        for line in lines:
            middle = line.interpolate(0.5, normalized=True)
            square = box(middle.x - 1, middle.y - 1, middle.x + 1, middle.y + 1)
            assert any(square.intersects(box(4 * x, 4 * y, 4 * x + 4, 4 * y + 4)) for y, x in found[name])
    ends = {(y // 4, x // 4) for link in view["scenery"]["links"] for x, y, _ in link}
    assert found["link"].keys() == ends


SCENE = """
game: reality
scene: 48 30
block crates: 10 10 4 4 high 3
barricade wall: 30 10.5 6 1 high 1
phase: positioning
budget: 800
A nikolai: 5 5.75
A nikolai has: charges on wall
A platform: 2.5 0
B kabuki: 12 12 on crates
B kabuki life: 60
drum 1: 24 18
"""


def changed(more: str, seat: int = 0) -> dict[str, tuple[Cells, Cells]]:
    """By channel: what was there before and not after, and the other way round."""
    lines = dict(line.split(": ", 1) for line in SCENE.split("\n") if line)
    after = lines | dict(line.split(": ", 1) for line in more.split("\n"))
    one, other = (
        {name: rounded(cells) for name, cells in pictures(GAME.scenario(_text(said)), seat).items()}
        for said in (lines, after)
    )
    return {
        name: (dict(one[name].items() - other[name].items()), dict(other[name].items() - one[name].items()))
        for name in one
        if one[name] != other[name]
    }


def _text(lines: dict[str, str]) -> str:
    return "\n".join(": ".join(line) for line in lines.items())


def test_a_table_is_drawn() -> None:
    state = GAME.scenario(SCENE)
    found = pictures(state, 0)
    crates = {(row, column) for row in range(10, 14) for column in range(10, 14)}
    assert found["block"] == dict.fromkeys(crates, 1)
    assert found["low"] == {(row, column): 0.5 for row in (10, 11) for column in range(30, 36)}
    assert rounded(found["height"]) == dict.fromkeys(crates, 0.25) | dict.fromkeys(found["low"], round(1 / 12, 4))
    assert not crates & found["room"].keys()
    assert len(found["room"]) == 48 * 30 - 16 - 12
    assert found["own zone"].keys() == {(row, column) for row in range(6) for column in range(48)}
    assert pictures(state, 1)["own zone"].keys() == {(row, column) for row in range(24, 30) for column in range(48)}
    whole = {(row, column): 1.0 for row in range(4) for column in range(3, 6)}
    halves = {(row, column): 0.5 for row in range(4) for column in (2, 6)}
    assert found["own platform"] == pictures(state, 1)["rival's platform"] == whole | halves
    assert found["own figures"] == pictures(state, 1)["rival's figures"] == {(5, 5): 1}
    assert found["feet"] == {(12, 12): 0.25}
    assert found["charges"] == found["low"]
    assert pictures(state, 1)["charges"] == {}


def test_what_changes_when_something_happens() -> None:
    assert changed("B kabuki life: 100") == {"life": ({(12, 12): 0.3}, {(12, 12): 0.5})}
    assert changed("drum 1: 20 18") == {"drums": ({(18, 24): 1}, {(18, 20): 1})}
    assert changed("B kabuki is: prone") == {"prone": ({}, {(12, 12): 1})}
    moved = changed("B kabuki: 20 12")
    assert set(moved) <= {"rival's figures", "life", "AP", "feet", "active", "asked about"}
    before, after = moved["rival's figures"]
    assert (set(before), set(after)) == ({(12, 12)}, {(12, 20)})
    fell = changed("B madeleine: 40 25\nB kabuki is: down\nB kabuki life: 0", seat=1)
    assert fell["bodies"][1] == {(12, 12): 1}
    gone = changed("gone: wall")
    assert set(gone) == {"low", "height", "room", "charges"}
    assert len(gone["room"][1]) == 12


def test_arrays_of_three_dimensions_are_written_too() -> None:
    numpy = pytest.importorskip("numpy")
    state = GAME.scenario(SCENE)
    planes = layout_of(state).planes
    assert planes.shape[1:] == (30, 48)
    out = numpy.zeros(planes.shape, numpy.float32)
    state.observe_planes(0, out)
    assert out.tobytes() == pictured(state, 0).tobytes()
    with pytest.raises(WrongBuffer):
        state.observe_planes(0, numpy.zeros((28, 15, 48), numpy.float64))
