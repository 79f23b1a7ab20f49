"""Many games from the command line."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

from euphoria.arena.simulation.random_games import (
    SimulatedGame,
    SimulationError,
    SimulationPlan,
    SimulationTotals,
    interval,
    simulate,
    simulate_game,
    spread,
)
from tests.cli.stage import Terminal, euphoria, results

QUICK = ("simulate", "leaders", "--seats", "6", "--turns", "6", "--seed", "1")


def test_the_same_seed_gives_the_same_results_whoever_shares_the_work(tmp_path: Path) -> None:
    alone, shared = (results(tmp_path, *QUICK, "--games", "60", "--jobs", jobs) for jobs in ("1", "3"))
    assert alone.pop("speed")["jobs"] == 1
    assert shared.pop("speed")["jobs"] == 3
    assert alone == shared
    assert alone["options"] == {"turns": 6}
    assert (alone["games"], alone["complete"], alone["seats"], alone["seed"]) == (60, True, 6, 1)
    assert sum(one["count"] for one in alone["wins_by_side"].values()) == 60
    assert sum(one["count"] for one in alone["reasons"].values()) == 60
    assert len(alone["wins_by_seat"]) == len(alone["wins_by_order"]) == 6
    assert sum(one["count"] for one in alone["wins_by_seat"]) == sum(one["count"] for one in alone["wins_by_order"])
    assert alone["turns"]["min"] <= alone["turns"]["median"] <= alone["turns"]["max"] == 36
    for one in (*alone["wins_by_side"].values(), *alone["wins_by_seat"]):
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    other = results(tmp_path, *QUICK, "--games", "60", "--jobs", "1", "--seed", "word")
    assert other["wins_by_side"] != alone["wins_by_side"]


def test_the_report_is_in_both_languages(tmp_path: Path) -> None:
    english = euphoria(*QUICK, "--games", "20", "--jobs", "1", cwd=tmp_path).stdout
    spanish = euphoria(*QUICK, "--games", "20", "--jobs", "1", "--lang", "es", cwd=tmp_path).stdout
    for words in ("Who wins", "Wins by order of play", "limit on turns", "95 %", "decisions"):
        assert words in english
    for words in ("Quién gana", "Victorias según el orden", "límite de turnos", "decisiones"):
        assert words in spanish


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_done(jobs: str, tmp_path: Path) -> None:
    """On a terminal Ctrl-C reaches all processes at once."""
    many = ("simulate", "leaders", "--games", "1000000", "--jobs", jobs, "--turns", "1", "--json", "out.json")
    terminal = Terminal(tmp_path, *many)
    terminal.until(r"[1-9]\d*/1000000")
    terminal.type("\x03")
    terminal.until("Stopped: what follows is about the")
    terminal.until("All figures are in out.json")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown
    found = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert 0 < found["games"] < found["games_asked"] == 1000000
    assert found["complete"] is False
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]


def test_a_listener_who_stops_listening_stops_the_games() -> None:
    batches = simulate(SimulationPlan("leaders", 4, 1, {"turns": 1}), 1000, 1)
    assert len(next(batches)) == 50
    batches.close()
    assert list(batches) == []


def test_what_a_trial_keeps() -> None:
    trial = simulate_game(SimulationPlan("leaders", 5, 7, {"turns": 2}), 3)
    assert trial == simulate_game(SimulationPlan("leaders", 5, 7, {"turns": 2}), 3)
    assert (
        len(
            {simulate_game(SimulationPlan("leaders", 5, seed, {"turns": 2}), n) for seed in (7, "7", 8) for n in (3, 4)}
        )
        == 4
    )
    assert len({simulate_game(SimulationPlan("leaders", 5, 7, {"turns": 1}), number).first for number in range(20)}) > 1
    assert 0 <= trial.first < 5
    assert trial.decisions > trial.turns > 0


def test_order_of_play_is_counted_from_who_began() -> None:
    tally = SimulationTotals(4)
    tally.add(SimulatedGame((1, 3), "euphorian", "euphorian-team", 3, 12, 40))
    tally.add(SimulatedGame((), "nobody", "turn-limit", 0, 8, 30))
    assert tally.by_seat == [0, 1, 0, 1]
    assert tally.by_order == [1, 0, 1, 0]
    assert tally.json()["turns"] == {"mean": 10, "median": 10, "min": 8, "max": 12}
    assert tally.json()["wins_by_side"]["nobody"]["share"] == 0.5


def test_sides_are_teams_one_alone_or_nobody() -> None:
    reasons = {"euphorian", "subterran", "wastelander", "alone", "nobody"}
    sides = {simulate_game(SimulationPlan("leaders", 4, 5, {"turns": 15}), number).side for number in range(40)}
    assert sides <= reasons
    assert len(sides) >= 3


def test_intervals_and_spreads() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0
    assert spread(Counter({1: 1, 2: 1, 10: 2}))["median"] == 6
    assert spread(Counter())["mean"] == 0


def test_a_dead_process_is_an_error_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euphoria.arena.simulation.random_games.simulate_batch", _die)
    with pytest.raises(SimulationError, match="has died"):
        list(simulate(SimulationPlan("leaders", 4, 1, {}), 4, 2))


def _die(plan: SimulationPlan, numbers: range) -> list[SimulatedGame]:
    os._exit(1)
