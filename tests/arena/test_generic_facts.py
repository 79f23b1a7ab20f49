"""A game without facts and figures of its own can be surveyed and simulated all the same."""

from __future__ import annotations

import pytest

from euphoria.arena.report.survey_page import survey_page
from euphoria.arena.simulation.random_games import SimulationPlan, SimulationTotals, simulate_game
from euphoria.arena.survey.findings import SurveyFindings
from euphoria.arena.survey.game_facts import GENERIC_FACTS, fact_reader_of
from euphoria.arena.survey.observation import Survey, observe
from euphoria.games import game

OPTIONS = {"turns": 2}


@pytest.fixture(autouse=True)
def _without_extensions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("leaders"), "extensions", {}, raising=False)


def findings() -> SurveyFindings:
    survey = Survey("leaders", 4, "random", 1, OPTIONS)
    return SurveyFindings(survey, [observe(survey, number) for number in range(4)])


def test_length_decisions_and_winners_are_counted() -> None:
    assert fact_reader_of("leaders") is GENERIC_FACTS
    found = findings().json()
    assert found["games"] == 4
    assert found["turns"]["mean"] > 0 and found["decisions_a_game"]["mean"] > 0
    assert len(found["wins_by_seat"]) == 4
    assert found["comebacks"]["count"] == 0 and found["lead_changes"] == 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_says_nothing_of_leads_and_things(language: str) -> None:
    with_facts, page = 14, survey_page(findings(), language, "euphoria report leaders")
    assert 0 < page.count("<section") < with_facts
    assert "arena-" not in page


def test_a_simulation_has_no_figures_of_the_game() -> None:
    totals = SimulationTotals(4, "leaders")
    totals.add(simulate_game(SimulationPlan("leaders", 4, 1, OPTIONS), 0))
    assert "figures" not in totals.json() and totals.json()["games"] == 1
