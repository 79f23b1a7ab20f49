"""What the benchmark counts and judges; its figures themselves are for `make bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks import measuring, regression
from benchmarks.contenders import ENTRIES, LIMITS, TARGETS, YARDSTICK, Limit
from benchmarks.queries_reality import QUERIES
from benchmarks.race import compare, missed
from benchmarks.report import Result, within
from benchmarks.worker import Bench, Calls, Contender, Pick, chooser
from benchmarks.worker_ours import contender
from euphoria.games.reality.geometry.sight.scenery_sight import scenery_sight_cache_of

REALITY = next(entry for entry in ENTRIES if entry.name == "reality")
SIGHT = Limit("reality", "sight", 10, "")


def measured(micros: float) -> dict[str, Result]:
    """Three rounds, in the middle one of which a sight took so long."""
    result = Result(REALITY)
    result.queries["sight"] = {n: {"queries": 1000, "cpu": cpu / 1000} for n, cpu in ((1, 1), (2, micros), (3, 1e6))}
    return {"reality": result}


@pytest.mark.parametrize(("micros", "met"), [(9.9, True), (10.1, False)])
def test_a_limit_is_judged_by_the_median(micros: float, met: bool) -> None:
    assert within(measured(micros), SIGHT) is met
    assert missed(measured(micros)) is not met


def test_what_was_not_measured_is_not_judged() -> None:
    assert within({}, SIGHT) is None
    assert within({"reality": Result(REALITY)}, SIGHT) is None
    assert within({"reality": Result(REALITY)}, LIMITS[0]) is None
    assert not missed({})


def test_every_target_and_limit_names_what_is_measured() -> None:
    names = {entry.name for entry in ENTRIES}
    assert {aim.entry for aim in (*TARGETS, *LIMITS)} <= names
    assert {limit.measure for limit in LIMITS} <= {"copy", *QUERIES}


def test_copies_and_queries_are_counted() -> None:
    """A game of ten decisions; its state is how many of them were made."""
    asked: list[int] = []

    def walk(seed: int, pick: Pick, stop: int) -> tuple[int, int]:
        for _ in range(made := min(stop, 10)):
            pick((1, 2))
        return made, made

    def ask_twice(state: int) -> Calls:
        return [lambda: asked.append(state)] * 2

    bench = Bench(Contender("", walk, lambda state: lambda: state, {"number": ask_twice}))
    study = bench.answer('{"do": "study", "games": 3}')
    assert (study["queries"], study["decisions"], asked) == (["number"], 30, [])
    reply = bench.answer('{"do": "query", "name": "number", "seconds": 0.001}')
    assert reply["queries"] == len(asked) - 6 > 0, "the first pass is not timed"
    assert set(asked) == {5}, "in mid-game"
    assert reply["cpu"] >= 0.001
    assert bench.answer('{"do": "copy", "seconds": 0.001}')["copies"] > 0


def test_the_queries_of_reality_leave_everything_as_it_was() -> None:
    name, seats, options = REALITY.worker[1:]
    state, made = contender(name, int(seats), json.loads(options)).walk(1, chooser(1), 100)
    assert made == 100
    for calls_of in QUERIES.values():
        assert calls_of(state)
    for call in (*QUERIES["reach-again"](state), *QUERIES["sight-again"](state)):
        call()
    terrain = state.terrain
    trees, scenes = terrain.full.cache["trees"], scenery_sight_cache_of(terrain.full).scenery
    assert isinstance(trees, dict)
    kept = list(trees), list(scenes)
    for call in (*QUERIES["reach"](state), *QUERIES["sight"](state)):
        call()
    assert terrain.full.cache["trees"] is trees and scenery_sight_cache_of(terrain.full).scenery is scenes
    assert (list(trees), list(scenes)) == kept


def test_what_is_measured_at_the_table_is_answered_at_once() -> None:
    positions = [measuring.position(seed) for seed in (1, 2)]
    quick = [name for name in measuring.ASKINGS if not name.startswith(("field", "threat", "reach"))]
    assert {name: timed for name in quick if (timed := measuring.timed(positions, name, 10)).p95 > 5} == {}
    assert measuring.timed(positions[:1], "threat", 1).median > 0


def test_a_sight_that_is_asked_for_the_first_time_is_worked_out() -> None:
    name, seats, options = REALITY.worker[1:]
    state, _ = contender(name, int(seats), json.loads(options)).walk(1, chooser(1), 100)
    again, anew = QUERIES["sight-again"](state), QUERIES["sight"](state)
    truth = [call() for call in again]
    assert set(truth) == {True, False}
    bodies = state.bodies()
    for pair, seen in list(bodies.seen.items()):
        bodies.seen[pair] = not seen
    assert [call() for call in again] != truth, "what is kept is believed"
    assert [call() for call in anew] == truth


def raced(rate: int, build: str = "compiled") -> dict[str, Result]:
    """One round: `reality` makes so many decisions a second, the yardstick 100."""
    found = {entry.name: Result(entry) for entry in ENTRIES if entry.name in ("reality", YARDSTICK)}
    for name, decisions in (("reality", rate), (YARDSTICK, 100)):
        found[name].study = {"version": f"1.0, {build}"}
        found[name].plays[1] = {"decisions": decisions, "cpu": 1.0}
    return found


def test_what_is_slower_than_it_was_fails_and_is_told(tmp_path: Path) -> None:
    told, kept = Console(record=True, width=200), tmp_path / "kept.json"
    assert not compare(raced(50), False, told, kept), "nothing is kept yet"
    assert not compare(raced(50), True, told, kept)
    assert regression.read(kept) == {"reality, compiled, play": 0.5}
    assert not compare(raced(41), False, told, kept)
    assert "SLOWER" not in told.export_text()
    assert compare(raced(39), False, told, kept)
    assert "reality, compiled, play: 0.5 times catanatron when it was kept, now 0.39: 22% less" in told.export_text()
    assert not compare(raced(39, "interpreted"), False, told, kept), "pure rules are kept apart"
