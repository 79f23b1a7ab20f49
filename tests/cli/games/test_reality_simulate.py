"""Many games of `reality` from the command line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from euphoria.arena.games.reality.figures import FIGURES
from euphoria.arena.simulation.random_games import SimulationPlan, SimulationTotals, simulate_game
from euphoria.bots.core.random_bot import RandomBot
from euphoria.games import game
from euphoria.games.reality.game import RealityState
from euphoria.games.reality.statistics.damage_credit import KINDS
from euphoria.kernel.core.dice import Dice
from tests.cli.stage import report_at_80_columns, results
from tests.random_play import states

QUICK = ("simulate", "reality", "--seed", "1", "--table", "studio", "--turns", "3", "--budget", "400")
PLAN = SimulationPlan("reality", 2, 3, {"table": "studio", "turns": 4, "budget": 400})


def test_the_same_seed_gives_the_same_results_whoever_shares_the_work(tmp_path: Path) -> None:
    asked = ("--games", "6", "--mission", "massacre")
    alone, shared = (results(tmp_path, *QUICK, *asked, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.pop("speed")["jobs"] == 1
    assert shared.pop("speed")["jobs"] == 2
    assert alone == shared
    assert alone["options"] == {"table": "studio", "mission": "massacre", "turns": 3, "budget": 400}
    assert set(alone["reasons"]) <= {"turns", "elimination", "both-eliminated"}
    wins = sum(one["count"] for one in alone["wins_by_seat"])
    assert wins == sum(one["count"] for one in alone["wins_by_order"])
    assert wins + alone["wins_by_side"].get("nobody", {"count": 0})["count"] == 6


def test_figures_agree_with_each_other() -> None:
    tally = SimulationTotals(2, "reality")
    for number in range(6):
        tally.add(simulate_game(PLAN, number))
    figures = tally.json()["figures"]
    rows = figures["characters"]
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)
    for row in rows:
        assert row["low"] <= row["share"] == round(row["wins"] / row["teams"], 6) <= row["high"]
        assert row["figures"] >= row["teams"] > 0
        assert row["hits"] <= row["shots"]
    assert sum(one["share"] for one in figures["damage"].values()) == pytest.approx(1, abs=1e-4)
    damage = sum(one["count"] for one in figures["damage"].values())
    assert sum(row["suffered"] * row["figures"] for row in rows) == pytest.approx(damage, abs=0.1)
    dealt = sum((row["dealt"] + row["to_friends"]) * row["figures"] for row in rows)
    assert dealt <= damage + 0.1
    deaths = sum(one["count"] for one in figures["deaths"].values())
    assert figures["deaths_a_game"] == pytest.approx(deaths / 6, abs=1e-4)
    assert sum(row["falls"] * row["figures"] for row in rows) == pytest.approx(deaths, abs=0.1)
    assert set(figures["damage"]) == set(figures["deaths"]) == set(KINDS)
    assert 0 < figures["shots"]["good"] <= figures["shots"]["rolls"]
    assert abs(figures["shots"]["good"] - figures["shots"]["expected"]) < figures["shots"]["rolls"] / 4
    assert figures["victory_points"]["the_winner"] >= figures["victory_points"]["a_team"]


def test_a_character_has_won_when_its_team_has() -> None:
    for seed in range(3):
        *_, state = states(game("reality"), 2, seed, **PLAN.options)
        assert isinstance(state, RealityState) and state.outcome
        teams = {(state.character(figure).id, state.side[figure]) for figure in state.figures()}
        notes = FIGURES.note(state)
        for who, _ in teams:
            seats = {seat for one, seat in teams if one == who and seat >= 0}
            assert (notes[f"teams {who}"], notes[f"wins {who}"]) == (
                len(seats),
                len(seats & set(state.outcome.winners)),
            )


def test_the_susan_of_a_rescue_is_in_no_team() -> None:
    options = {**PLAN.options, "mission": "rescue", "turns": 1}
    trial = simulate_game(PLAN._replace(options=options), 0)
    notes = dict(trial.notes)
    assert not [name for name in notes if name.endswith(" susan")]
    assert [name for name in notes if name.startswith("teams ")]


def test_who_begins_is_who_deploys_first() -> None:
    """`active` is a figure here, not a seat."""
    for number in range(6):
        state = game("reality").new(seats=2, seed=f"{PLAN.seed}/{number}", **PLAN.options)
        bot = RandomBot(Dice(f"{PLAN.seed}/{number}/players"))
        while not (sides := [event for event in state.events(None) if event["event"] == "side"]):
            seat = state.deciders[0]
            state.apply(seat, bot.pick(state.legal(seat)))
        assert simulate_game(PLAN, number).first == sides[0]["seat"]
    assert {simulate_game(PLAN, number).first for number in range(6)} == {0, 1}


def test_nothing_played_is_no_error() -> None:
    figures = FIGURES.figures(Counter(), 0)
    assert figures["characters"] == []
    assert figures["shots"] == {"rolls": 0, "good": 0, "expected": 0, "share": 0}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Characters by wins", "How figures are harmed", "hand to hand", "who deploys first", "Rolls for luck")),
        ("es", ("Victorias con", "Cómo se hace daño", "cuerpo a cuerpo", "quien despliega primero", "Disparos:")),
    ],
)
def test_the_report(
    language: str, said: tuple[str, ...], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = report_at_80_columns(capfd, monkeypatch, *QUICK, "--games", "3", "--jobs", "1", "--lang", language)
    for words in said:
        assert words in shown
    assert "Since you did not set it" not in shown
