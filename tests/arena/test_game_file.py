"""The game file: no game is lost or stored twice, and no contest continues in the file of another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euphoria.arena.contest.game_file import ContestMismatch, GameFile, GameFileDamaged, GameFileInUse
from euphoria.arena.contest.schedule import scheduled_deals
from tests.arena.contests import quick, told


def filled(path: Path, games: int = 3) -> Path:
    with GameFile(path, quick()) as game_file:
        for match in next(scheduled_deals(quick(), 4))[:games]:
            game_file.add(told(match, (0,)))
    return path


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    path = filled(tmp_path / "games.jsonl")
    with GameFile(path, quick()) as game_file:
        assert list(game_file.played) == [0, 1, 2]
        assert game_file.played[1] == told(next(scheduled_deals(quick(), 4))[1], (0,))
    assert len(path.read_text("utf-8").splitlines()) == 4


def test_each_game_is_on_the_disk_when_it_was_added(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with GameFile(path, quick()) as game_file:
        for count, match in enumerate(next(scheduled_deals(quick(), 4)), 2):
            game_file.add(told(match, (0,)))
            assert len(path.read_text("utf-8").splitlines()) == count


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_line_that_was_cut_short_is_dropped(tmp_path: Path, cut: int) -> None:
    path = filled(tmp_path / "games.jsonl")
    path.write_bytes(path.read_bytes()[:-cut])
    with GameFile(path, quick()) as game_file:
        assert list(game_file.played) == [0, 1]
        game_file.add(told(next(scheduled_deals(quick(), 4))[2], (3,)))
    with GameFile(path, quick()) as game_file:
        assert game_file.played[2].winners == (3,)
        assert len(game_file.played) == 3


def test_a_head_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    path = filled(tmp_path / "games.jsonl", 0)
    path.write_bytes(path.read_bytes()[:20])
    with GameFile(path, quick()) as game_file:
        assert game_file.played == {}
    assert json.loads(path.read_text("utf-8"))["bots"] == list(quick().bots)


def test_another_contest_is_refused_by_what_differs(tmp_path: Path) -> None:
    path = filled(tmp_path / "games.jsonl")
    before = path.read_bytes()
    other = quick(seed=7)._replace(options={"turns": 9})
    with pytest.raises(ContestMismatch, match="seed is 1 there, not 7") as caught:
        GameFile(path, other)
    assert caught.value.different == {"seed": (1, 7), "options": ({"turns": 2}, {"turns": 9})}
    assert path.read_bytes() == before


def test_a_game_that_was_planned_otherwise_is_of_another_contest(tmp_path: Path) -> None:
    match = next(scheduled_deals(quick(), 4))[1]
    with GameFile(filled(tmp_path / "games.jsonl"), quick()) as game_file:
        assert game_file.find(match) == told(match, (0,))
        assert game_file.find(match._replace(number=77)) is None
        for other in (match._replace(deal=5), match._replace(bots=("random",) * 4)):
            with pytest.raises(ContestMismatch, match="game 1"):
                game_file.find(other)


def test_damage_is_told_by_its_line(tmp_path: Path) -> None:
    path = filled(tmp_path / "games.jsonl")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    for damaged in (
        [*lines[:2], "nonsense\n", lines[3]],
        [*lines[:2], "{}\n", lines[3]],
        [*lines[:2], "[1]\n", lines[3]],
        [*lines[:2], lines[1], lines[3]],
    ):
        path.write_text("".join(damaged), "utf-8")
        with pytest.raises(GameFileDamaged, match="line 3"):
            GameFile(path, quick())


def test_two_runs_cannot_share_a_ledger(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with GameFile(path, quick()), pytest.raises(GameFileInUse, match="in use"):
        GameFile(path, quick())
    with GameFile(path, quick()) as game_file:
        assert game_file.played == {}
