"""What is kept of a training."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.training.self_play import SelfPlayGame
from euphoria.training.settings import TrainingSettings
from euphoria.training.training_folder import (
    SETTINGS,
    TrainingDamaged,
    TrainingFolder,
    TrainingMismatch,
    games_of,
    trials_of,
)

OURS = TrainingSettings("dystopia", 2)
GAME = SelfPlayGame("1/0", [5, 6], {1: {6: 3}}, (1,))


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, OURS)
    with folder.adding(games_of(0)) as file:
        file.add(0, GAME)
        file.add(7, GAME._replace(seed="1/7"))
    again = TrainingFolder(tmp_path, OURS)
    assert again.games(games_of(0)) == {0: GAME, 7: GAME._replace(seed="1/7")}
    assert again.games(games_of(1)) == {}


def test_half_a_line_is_no_game_and_is_written_over(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, OURS)
    with folder.adding(games_of(0)) as file:
        file.add(0, GAME)
    path = tmp_path / f"{games_of(0)}.jsonl"
    path.write_bytes(path.read_bytes() * 2)
    path.write_bytes(path.read_bytes()[:-9])
    assert list(folder.games(games_of(0))) == [0]
    with folder.adding(games_of(0)) as file:
        file.add(1, GAME)
    assert folder.games(games_of(0)) == {0: GAME, 1: GAME}


@pytest.mark.parametrize(
    ("other", "name"),
    [(OURS._replace(seed=2), "seed"), (OURS._replace(games=7), "games"), (OURS._replace(seats=3), "environment")],
)
def test_another_training_is_not_continued(tmp_path: Path, other: TrainingSettings, name: str) -> None:
    TrainingFolder(tmp_path, OURS)
    TrainingFolder(tmp_path, OURS)
    with pytest.raises(TrainingMismatch) as caught:
        TrainingFolder(tmp_path, other)
    assert name in caught.value.different


@pytest.mark.parametrize("content", ["", "[]", "no json"])
def test_a_damaged_file_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / SETTINGS).write_text(content, "utf-8")
    with pytest.raises(TrainingDamaged):
        TrainingFolder(tmp_path, OURS)


def test_damaged_games_are_told(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, OURS)
    (tmp_path / f"{games_of(0)}.jsonl").write_text("[1, 2]\n", "utf-8")
    with pytest.raises(TrainingDamaged):
        folder.games(games_of(0))


def test_wins_of_the_seat_that_was_tested_count(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, OURS)
    with folder.adding(trials_of(0)) as file:
        for number, winner in enumerate((0, 0, 1, 1)):  # in game 0 and 2 seat 0 is tested, in the others seat 1
            file.add(number, GAME._replace(winners=(winner,)))
    assert folder.tests(0) == (2, 4)
