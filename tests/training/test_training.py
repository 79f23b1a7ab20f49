"""A whole training, from nothing. It needs PyTorch."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euphoria import Dice
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.core.random_bot import RandomBot
from euphoria.bots.learned.judge import LearnedJudge
from euphoria.bots.learned.network import Network
from euphoria.bots.learned.network_file import NetworkHead, read_network
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.tree_search import SearchTree
from euphoria.cli.main import main
from euphoria.games import game

HEAD = NetworkHead.of("dystopia", 2)
TINY = ["train", "dystopia", "--seats", "2", "--lang", "en", "--first-games", "24", "--games", "6", "--iterations", "8"]
pytestmark = pytest.mark.soak


def train(folder: Path, *more: str) -> bytes:
    """The network that comes out."""
    assert main([*TINY, "--tests", "2", "--generations", "1", "--out", str(folder), *more]) == 0
    return (folder / "001.network").read_bytes()


def test_the_same_seed_makes_the_same_network_with_any_number_of_processes(tmp_path: Path) -> None:
    one = train(tmp_path / "one", "--jobs", "1")
    assert train(tmp_path / "two", "--jobs", "2") == one
    assert train(tmp_path / "other", "--jobs", "1", "--seed", "2") != one


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = train(tmp_path / "whole")
    broken = tmp_path / "broken"
    train(broken)
    lines = (broken / "001-games.jsonl").read_bytes().splitlines(keepends=True)
    (broken / "001-games.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])
    course = json.loads((broken / "course.json").read_text("utf-8"))
    (broken / "course.json").write_text(json.dumps({"generations": course["generations"][:1]}), "utf-8")
    (broken / "001.network").unlink()
    kept = (broken / "000-games.jsonl").read_bytes()
    assert train(broken) == whole
    assert (broken / "000-games.jsonl").read_bytes() == kept
    page = (broken / "report.html").read_text("utf-8")
    assert "Games won against" in page
    assert "--first-games 24" in page


def test_another_training_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train(tmp_path)
    assert main([*TINY, "--out", str(tmp_path), "--seed", "7"]) == 1
    assert "holds another training. There seed is 1, here it is 7." in " ".join(capsys.readouterr().err.split())


def wins_against_random(network: Network, games: int) -> int:
    wins = 0
    for number in range(games):
        state = game("dystopia").new(seats=2, seed=f"against random/{number}")
        dice = Dice(f"{number}")
        judge, anybody = LearnedJudge("dystopia", network), RandomBot(dice.fork())
        own = number % 2
        while state.deciders and state.turn < 400:
            seat = state.deciders[0]
            legal = state.legal(seat)
            action = anybody.pick(legal)
            if seat == own and len(legal) > 1:
                search = SearchTree(judge, Perspective.of(state, seat, dice), dice.fork())
                search.run(legal, Deadline(Budget(iterations=24)))
                found = search.estimates()
                action = legal[found.index(max(found))]
            state.apply(seat, action)
        wins += state.outcome is not None and own in state.outcome.winners
    return wins


def test_a_training_of_minutes_beats_random(tmp_path: Path) -> None:
    """From nothing. The search has the game's own judge beside the network, so the network is tried on its own, too:
    it foretells who wins better than a coin, whose error is 0.69."""
    command = ["train", "dystopia", "--seats", "2", "--lang", "en", "--first-games", "400", "--games", "40"]
    command += ["--iterations", "24", "--tests", "0", "--generations", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    course = json.loads((tmp_path / "course.json").read_text("utf-8"))["generations"]
    assert course[1]["held_back"]["win"] < 0.66
    assert course[1]["held_back"]["action"] < course[0]["learned"][0]["action"]
    network = read_network((tmp_path / "001.network").read_bytes(), HEAD)
    assert wins_against_random(network, 20) >= 19
