"""The terminal at 80 by 24: names that stay, columns that stand under their heads, words that are not lost."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euphoria import Record, game
from euphoria.bots.factory import make_bot
from euphoria.cli.games.reality.scene import TableScene
from euphoria.cli.games.reality.table_map import draw_map
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.play.board_page import BoardPage
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.prompt import Prompt
from euphoria.cli.terminal.play.seat_names import default_names
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import signs_for
from euphoria.games.reality.state import Show
from tests.cli.stage import Stage, new_session, say

AREAS = {"en": ("Generator", "Aquifer", "Farm", "Cloud Mine"), "es": ("Generador", "Acuífero", "Granja", "Mina")}


def played(id: str, seats: int, seed: int, moves: int) -> Record:
    record, chance = Record(game(id), seats=seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        if not record.state.deciders:
            break
        seat = record.state.deciders[0]
        record.apply(seat, chance.choice(record.state.legal(seat)))
    return record


def pictures(id: str, language: str = "en") -> Iterator[tuple[Record, str]]:
    for seed in range(4):
        for moves in (90, 160):
            record = played(id, 6 if id == "dystopia" else 2, seed, moves)
            stage = Stage(lambda prompt: "", language)
            state, names = record.state, default_names(language)[: record.state.seats]
            spread = BoardPage(stage.screen, find_display(game(id)), state, state.view(0), names, 6)
            stage.screen.show(spread.picture)
            yield record, stage.text


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_area_is_named_though_workers_are_there(language: str) -> None:
    crowded = 0
    for record, shown in pictures("dystopia", language):
        areas = record.state.view(0)["areas"]
        assert isinstance(areas, list)
        for area, name in zip(areas, AREAS[language], strict=True):
            assert name[:3] in shown, shown
            crowded += bool(area["workers"])
    assert crowded > 5


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_numbers_of_the_roster_stand_under_their_heads(language: str) -> None:
    seen = 0
    for _, shown in pictures("reality", language):
        heads = "life eu AP" if language == "en" else "vida eu PA"
        lines = shown.split("\n")
        for at, line in enumerate(lines):
            if heads not in line:
                continue
            end = line.index(heads) + len(heads)
            for row in lines[at + 1 : at + 3]:
                numbers = row[end - len(heads) - 1 : end].split()
                if len(numbers) == 3 and all(number.isdecimal() for number in numbers):
                    assert row[end - 1].isdecimal() and row[end : end + 1] in ("", " "), shown
                    assert row[end - 4].isdecimal() and row[end - 7].isdecimal(), shown
                    seen += 1
    assert seen > 5


def test_a_mark_on_scenery_can_be_told_from_one_on_the_ground() -> None:
    state = played("reality", 2, 1, 40).state
    assert isinstance(state, Show)
    scene = TableScene(state, state.view(0), DrawingContext("en", ("Ada", "Boris"), signs_for("utf-8"), 80, 40))
    normalized = draw_map(scene, 4, {})
    ground = next(
        cell for cell in normalized.cells if cell not in normalized.scenery | normalized.walls | normalized.taken
    )
    covered = next(cell for cell in sorted(normalized.scenery) if cell not in normalized.taken)

    def place(cell: tuple[int, int]) -> tuple[int, int, int]:
        return next(
            (x, y, 0)
            for x in range(normalized.grid.width)
            for y in range(normalized.grid.depth)
            if normalized.grid.at(x, y) == cell
        )

    drawn = draw_map(scene, 4, {place(ground): 3, place(covered): 4})
    assert drawn.cells[ground] == ("3", "good")
    assert drawn.cells[covered] == ("4", "good underline")


def test_a_window_that_is_too_small_is_said() -> None:
    session = new_session()
    for width, height, small in ((79, 24, True), (80, 10, True), (80, 24, False)):
        stage = Stage(lambda prompt: "", width=width, height=height)
        Prompt(GameLoop(stage.screen, session), 0).draw()
        said = " ".join(stage.text.split())
        assert (f"This window has {width} columns and {height} lines. The table needs 80 by 24" in said) is small


def test_what_is_typed_at_enter_is_said_at_the_next_prompt() -> None:
    lines = iter(["1", "log", "quit"])
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    stage = Stage(read)
    stage.screen.wait("cli-seen-enter")
    assert stage.screen.ask("? ") == "1"
    assert "? 1" in stage.text
    assert stage.screen.ask("? ") == "log"
    assert len(asked) == 2


def test_nobody_skips_the_curtain_by_typing_ahead() -> None:
    lines = iter(["secret", "", "later"])
    stage = Stage(lambda prompt: next(lines))
    stage.screen.wait("cli-seen-enter")
    stage.screen.wait("cli-curtain-enter", name="Boris")
    assert stage.screen.ask("? ") == "later"


def test_undo_says_that_a_card_was_drawn() -> None:
    record = Record(
        game("leaders"), scenario="game: leaders\nseats: 4\nturn: A artifact\nA: E* e s / umbrella boomerang\n"
    )
    session = GameSession(record, default_names("en")[:4], (0,), make_bot("lively", "leaders", "1/bots"))
    shown, _ = say(session, "discard", "undo")
    assert "That cannot be taken back: " in shown


@pytest.mark.parametrize("id", ["dystopia", "leaders", "reality"])
def test_undo_names_what_stops_it(id: str) -> None:
    met = set()
    for seed in range(3):
        record, chance = Record(game(id), seed=seed), random.Random(seed)
        assert record.undo_obstacle(0) == "nothing"
        for _ in range(60):
            if not record.state.deciders:
                break
            seat = record.state.deciders[0]
            record.apply(seat, chance.choice(record.state.legal(seat)))
            others = [other for other in range(record.state.seats) if other != seat]
            assert record.undo_obstacle(others[0]) == "others"
            obstacle = record.undo_obstacle(seat)
            assert record.may_undo(seat) is (obstacle is None)
            assert obstacle is None or (obstacle == "dice") is bool(record.moves[-1].chance)
            met.add(obstacle)
    assert {None, "dice"} & met and "nothing" not in met
