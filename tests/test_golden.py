"""Whole games, replayed exactly: every move, die, legal list, log and view is as it was written down."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from euphoria import Record, RecordError
from tools.golden import FOLDER, GAMES, moves, playthrough

FILES = sorted(FOLDER.glob("*/*.jsonl"))


def count(game: str) -> Counter[int]:
    """How many files there are for each number of seats."""
    return Counter(int(path.name[0]) for path in FILES if path.parent.name == game)


def test_there_are_some_for_each_number_of_seats() -> None:
    assert count("leaders") == {4: 3, 5: 3, 6: 3, 7: 3, 8: 3}
    assert count("dystopia") == {2: 2, 3: 2, 4: 2, 5: 2, 6: 2}
    assert count("reality") == {2: 6}
    assert sum(len(tables) for tables in GAMES.values()) == len(FILES)


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_replays_to_the_letter(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    head, made = moves(lines)
    record = Record.parse(json.dumps({**head, "moves": made}))
    for number, (found, golden) in enumerate(zip(playthrough(record), lines, strict=True)):
        assert found == golden, f"{path.name}, line {number + 1}"


def test_a_changed_move_is_noticed() -> None:
    (path, *_) = (path for path in FILES if path.parent.name == "leaders")
    head, made = moves(path.read_text("utf-8").splitlines())
    for index, move in enumerate(made):
        assert isinstance(move, list)
        if move[1][0] == "interrogate":
            made[index] = [move[0], ["skip"], move[2]]
            break
    with pytest.raises(RecordError):
        Record.parse(json.dumps({**head, "moves": made}))
