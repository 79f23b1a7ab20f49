"""The drawings of `reality`: they fit, no meaning hangs on colour alone, and everybody can be found on the map."""

from __future__ import annotations

from functools import partial

import pytest
from rich.cells import cell_len

from euphoria import Record, game
from euphoria.cli.games.reality.map_layout import choose_layout, window
from euphoria.cli.games.reality.scene import TableScene, letters
from euphoria.cli.games.reality.scenery import MapGrid, covered, walls
from euphoria.cli.games.reality.table_map import draw_map
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import ASCII_SIGNS, UNICODE_SIGNS, Signs
from euphoria.games.reality.geometry.terrain import Element, Opening, Scenery
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.library import table_names
from tests.cli.games.pictures import picture_lines
from tests.cli.stage import seated

NAMES = ("Maximilianus", "Theodorabell")

SCENE = """
game: reality
scene: 48 36
block crates: 10 10 6 6 high 3
barricade fence: 30 10 6 0.5 high 1
rubble heap: 20 4 6 4 high 0.75
crater hole: 30 4 6 4
ruins arch: 20 24 6 6 high 2
marker post: 40 20 1 1 high 1
building house: 30 22 8 6 storeys 2, door south 2 4, window east 2 4, window south 2 4 storey 1
ladder pole: 29 25 to 31 25 on house roof
turn: 2
phase: positioning
mission: objectives
A platform: 2 0
B platform: 40 32
A leader: nikolai
B leader: nikolai
A nikolai: 4 20
A kabuki: 12 12 on crates
A kabuki is: prone
A madeleine: 36 26 on house roof
B nikolai: 6 30
B nikolai is: down
B doc: 20 20
A mycky: 21 20
B sooyoung: 4 2
- cat: 44 3
drum 1: 24 18
drum 2: 24 10
drum 3: carried by B sooyoung
"""


def scene(text: str = SCENE) -> GameSession:
    return seated(Record(game("reality"), scenario=text), 2, 1)


drawn = partial(picture_lines, NAMES)


def seen(session: GameSession, width: int = 100, height: int = 40, signs: Signs = UNICODE_SIGNS) -> TableScene:
    state = session.state
    assert isinstance(state, Show)
    return TableScene(state, state.view(0), DrawingContext("en", NAMES, signs, width, height))


def cell_of(lines: list[str], x: float, y: float, cell: int = 3) -> str:
    """What stands on a map that is drawn whole, at those inches; its first line is the headline."""
    column, row = MapGrid(48 * 4, 36 * 4, cell).at(int(4 * x), int(4 * y))
    return lines[1 + row].ljust(200)[3 + column]


# Fitting.


@pytest.mark.parametrize("table", [*table_names(), "seed:1:24x24", "seed:2:72x48"])
def test_it_fits_its_columns_on_every_table(table: str) -> None:
    session = seated(Record(game("reality"), seed=1, table=table), 2, 1)
    for stage in range(3):
        for language in ("en", "es"):
            for signs in (UNICODE_SIGNS, ASCII_SIGNS):
                for width, height in ((80, 11), (80, 14), (100, 30), (82, 44), (140, 60)):
                    lines = drawn(session, width, height, signs, language)
                    assert max(map(cell_len, lines)) <= width
                    assert len(lines) <= height
        for _ in range(30 * stage + 4):
            if (decider := session.decider()) is not None:
                session.let_bot(decider)


def test_it_is_plain_where_signs_are_plain() -> None:
    assert "\n".join(drawn(scene(), 100, 40, ASCII_SIGNS)).isascii()


@pytest.mark.parametrize(
    ("width", "height", "cell", "beside"),
    [(80, 14, 4, True), (80, 20, 4, True), (100, 30, 3, True), (82, 44, 3, False), (140, 40, 2, True)],
)
def test_the_map_is_as_large_as_the_screen_lets_it(width: int, height: int, cell: int, beside: bool) -> None:
    layout = choose_layout(seen(scene(), width, height))
    assert (layout.cell, layout.beside) == (cell, beside)


def test_a_window_follows_who_acts() -> None:
    """Where the table is too deep for the screen."""
    for y, top in ((2, 6), (34, 0)):
        here = seen(
            scene(SCENE.replace("A nikolai: 4 20", f"A nikolai: 4 {y}").replace("sooyoung: 4 2", "sooyoung: 9 2")),
            80,
            14,
        )
        here.state.active = 0
        layout = choose_layout(here)
        assert layout.rows == 12
        view = {**here.view, "active": 0}
        assert window(here._replace(view=view), layout).top == top


# Scenery.


def test_each_kind_of_scenery_has_its_sign_and_its_height() -> None:
    for signs, expected in ((UNICODE_SIGNS, "▓≡∴░~!"), (ASCII_SIGNS, "#=%,~!")):
        lines = drawn(scene(), 100, 30, signs)
        at = [(11, 15), (31, 10.2), (21, 29), (21, 4.6), (31, 6), (40.5, 20.5)]
        assert "".join(cell_of(lines, x, y) for x, y in at) == expected
    text = "\n".join(drawn(scene(), 100, 30))
    for label in ("↑3", "↑2", "↑¾", "↑6"):
        assert label in text, label


def test_a_building_has_walls_a_door_and_windows() -> None:
    lines = drawn(scene(), 100, 30)
    assert cell_of(lines, 30.1, 27.9) == "╔"
    assert cell_of(lines, 37.9, 22.1) == "╝"
    assert cell_of(lines, 30.1, 23.5) == "║"
    assert cell_of(lines, 36.5, 22.1) == "═"
    assert cell_of(lines, 33, 22.1) == "/"
    assert cell_of(lines, 37.9, 25.1) == ":"
    assert cell_of(lines, 29, 25) == "‡"


def test_walls_are_drawn_storey_by_storey() -> None:
    state = seen(scene()).state
    house = next(element for element in state.terrain.elements if element.kind == Scenery.BUILDING)
    grid = MapGrid(48 * 4, 36 * 4, 4)
    door = grid.at(33 * 4, 22 * 4)
    assert walls(house, grid, 0)[door][0] == Opening.DOOR
    assert walls(house, grid, 12)[door][0] == Opening.WINDOW


def test_a_corner_stays_a_corner_beside_a_window() -> None:
    plaza = seated(Record(game("reality"), seed=1), 2, 1)
    hall = next(element for element in seen(plaza).state.terrain.elements if element.name == "town-hall")
    grid = MapGrid(48 * 4, 36 * 4, 4)
    corner, below = (grid.at(37, y) for y in (95, 87))
    assert [walls(hall, grid, 12)[cell][0] for cell in (corner, below)] == [Opening.WALL, Opening.WINDOW]


def test_a_goal_does_not_hide_a_wall() -> None:
    here = seen(scene())
    hidden, free = (121, 95, 0), (8, 40, 0)
    drawing = draw_map(here, 4, {hidden: 3, free: 3})
    cells = [drawing.cells[drawing.grid.at(x, y)][0] for x, y, _ in (hidden, free)]
    assert cells == ["╚", "3"]


def test_a_thin_wall_is_not_lost_between_cells() -> None:
    grid = MapGrid(48 * 4, 36 * 4, 4)
    for y in range(40, 49):
        fence = Element("fence", Scenery.BARRICADE, ((40, y), (64, y), (64, y + 2), (40, y + 2)), 4)
        columns = sorted(column for column, _ in covered(fence, grid))
        assert columns == [10, 11, 12, 13, 14, 15]


# Figures.


def test_everybody_is_on_the_map_with_a_letter_and_a_mark() -> None:
    lines = drawn(scene(), 100, 30)
    assert cell_of(lines, 4, 20) == "N"
    assert cell_of(lines, 12, 12) + cell_of(lines, 12.75, 12) == "K_"
    assert cell_of(lines, 36, 26) + cell_of(lines, 36.75, 26) == "M⁶"
    assert cell_of(lines, 6, 30) + cell_of(lines, 6.75, 30) == "n†"
    assert cell_of(lines, 20, 20) == "d"
    assert cell_of(lines, 21, 20) + cell_of(lines, 21.75, 20) == "Y×"
    assert cell_of(lines, 44, 3) == "&"
    assert cell_of(lines, 24, 18) + cell_of(lines, 24.75, 18) == "@1"
    assert cell_of(lines, 2, 3.9) == "["
    assert any("Sooyoung" in line and line.endswith("@3") for line in lines)


def test_two_who_would_share_a_cell_are_both_there() -> None:
    crowd = scene(SCENE.replace("A mycky: 21 20", "A mycky: 20 21"))
    for width, height in ((80, 22), (100, 30)):
        text = "".join(line[3:50] for line in drawn(crowd, width, height)[1:])
        assert "d" in text
        assert "Y" in text


def test_who_is_asked_about_is_marked_and_goals_tell_their_price() -> None:
    session = scene()
    text = "\n".join(drawn(session, 100, 30))
    figure = session.state.view(0)["active"]
    assert isinstance(figure, int)
    letter = letters(seen(session).figures)[figure]
    assert f"‹{letter}" in text
    lines = text.split("\n")
    assert any(f"{letter}►" in line for line in lines)


def test_goals_tell_their_price() -> None:
    session = scene()
    state = session.state
    seat = state.deciders[0]
    session.apply(seat, game("reality").action(["walk"]))
    before = "\n".join(drawn(scene(), 100, 30, seat=seat))
    after = "\n".join(drawn(session, 100, 30, seat=seat))
    assert digits(after) > digits(before) + 5
    # Nobody else is shown where somebody may go.
    assert digits("\n".join(drawn(session, 100, 30, seat=1 - seat))) == digits(before)


def digits(text: str) -> int:
    return sum(map(str.isdigit, text))


def test_nobody_has_the_same_letter_twice() -> None:
    dogs = "".join(f"B benkei: {30 + 2 * number} 15 called\n" for number in range(1))
    known = letters(seen(scene(SCENE + "B richelle: 28 15\n" + dogs)).figures)
    assert len(set(known)) == len(known)
    assert {"N", "n", "&", "e", "r"} <= set(known)


def test_ones_own_team_comes_first_and_the_rest_in_short() -> None:
    more = "A richelle: 40 10\nA arendal: 42 10\nA blanca: 44 10\n"
    lines = drawn(scene(SCENE + more), 80, 11, seat=1)
    names = [line.find("Theodorabell") for line in lines]
    assert names[1] > 0
    assert lines[-1].endswith("A120 B100 &")


def test_before_there_are_teams_the_table_is_told() -> None:
    session = seated(Record(game("reality"), seed=1), 2, 1)
    text = "\n".join(drawn(session, 100, 30))
    assert "Plaza of the Contented" in text
    assert "Objectives: carry" in text


def test_words_for_every_kind_of_action_in_both_languages() -> None:
    board, state = find_display(game("reality")), scene().state
    kinds = {action.kind: action for action in game("reality").space}
    for language in ("en", "es"):
        for action in kinds.values():
            assert board.kind_text(state, 0, action, DrawingContext(language, NAMES, UNICODE_SIGNS, 80, 24))
