"""Many games of `dystopia` from the command line, and its options there."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from euphoria.arena.games.dystopia.figures import FIGURES
from euphoria.arena.simulation.game_figures import figures_of
from euphoria.arena.simulation.random_games import SimulationPlan, SimulationTotals, simulate_game
from euphoria.cli.main import main
from tests.cli.stage import report_at_80_columns, results

QUICK = ("simulate", "dystopia", "--seats", "4", "--seed", "1", "--turn-limit", "150")


def test_the_same_seed_gives_the_same_results_whoever_shares_the_work(tmp_path: Path) -> None:
    alone, shared = (results(tmp_path, *QUICK, "--games", "8", "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.pop("speed")["jobs"] == 1
    assert shared.pop("speed")["jobs"] == 2
    assert alone == shared
    assert alone["options"] == {"turn_limit": 150}
    assert sum(one["count"] for one in alone["wins_by_order"]) == 8
    assert alone["turns"]["max"] <= 150
    assert alone["decisions_a_game"]["mean"] * 8 == pytest.approx(alone["decisions"], abs=0.1)
    figures = alone["figures"]
    assert sum(one["share"] for one in figures["stars_by_source"].values()) == pytest.approx(1, abs=1e-4)
    recruits = figures["recruits"]
    assert [row["share"] for row in recruits] == sorted((row["share"] for row in recruits), reverse=True)
    assert all(row["low"] <= row["share"] <= row["high"] for row in recruits)
    assert sum(row["active"] for row in recruits) >= 8 * 4
    assert sum(row["wins"] for row in recruits) >= 8
    assert {"recruit", "name", "faction", "active", "wins", "share", "low", "high"} == set(recruits[0])
    assert len(figures["dice"]["rolls"]) == 6
    assert figures["dice"]["expected"] * 6 == pytest.approx(sum(figures["dice"]["rolls"]), abs=0.1)
    assert abs(figures["dice"]["above_expectation"]) < 0.5
    assert figures["workers_lost"]["count"] > 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Where stars come from", "Recruits, by their wins", "Workers who knew too much", "Wins by order")),
        ("es", ("De dónde vienen las estrellas", "Reclutas, por sus victorias", "Dados que mostraron")),
    ],
)
def test_the_report(
    language: str, said: tuple[str, ...], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = report_at_80_columns(capfd, monkeypatch, *QUICK, "--games", "6", "--jobs", "1", "--lang", language)
    for words in said:
        assert words in shown
    assert "2000" not in shown


def test_random_players_need_a_limit_and_it_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "dystopia", "--seats", "2", "--games", "2", "--jobs", "1", "--seed", "1", "--lang", "en")
    assert main(words) == 0
    assert "Since you did not set it: --turn-limit 2000." in capfd.readouterr().out
    assert main((*words, "--turn-limit", "0", "--json", "out.json")) == 0
    assert "Since you did not set it" not in capfd.readouterr().out
    assert json.loads(Path("out.json").read_text("utf-8"))["options"] == {"turn_limit": 0}


def test_figures_add_up_whatever_the_order() -> None:
    trials = [simulate_game(SimulationPlan("dystopia", 3, 4, {"turn_limit": 60}), number) for number in range(4)]
    there, back = SimulationTotals(3, "dystopia"), SimulationTotals(3, "dystopia")
    for trial in trials:
        there.add(trial)
    for trial in reversed(trials):
        back.add(trial)
    assert there.json() == back.json()
    assert FIGURES.figures(Counter(), 0)["dice"]["mean"] == 0
    assert figures_of("leaders") is None
    assert "figures" not in SimulationTotals(4, "leaders").json()


# Options on the command line.


def played(*words: str, capfd: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The options of a game that was set up so."""
    play = ("play", "dystopia", "--bots", "lively", "--humans", "0", "--turn-limit", "1", "--lang", "en")
    assert (
        main(("simulate", "dystopia", *words, "--turn-limit", "1", "--games", "1", "--jobs", "1", "--json", "o.json"))
        == 0
    )
    assert main((*play, *words)) == 0
    capfd.readouterr()
    found: dict[str, Any] = json.loads(Path("o.json").read_text("utf-8"))["options"]
    return found


def test_variants_are_said_by_name_or_by_their_own_flag(capfd: pytest.CaptureFixture[str]) -> None:
    named = played("--variant", "recruit-draft", "--variant", "track-draft", capfd=capfd)
    assert named == {"recruit_draft": True, "track_draft": True, "turn_limit": 1}
    flags = played("--market-draft", "--no-trade", "--double-rule", "--edition", "second", capfd=capfd)
    assert flags == {"market_draft": True, "trade": False, "double_rule": True, "edition": "second", "turn_limit": 1}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--edition", "third"), "--edition cannot be third: choose one of second, first."),
        (("--variant", "double-rule", "--edition", "first"), "--double-rule cannot be True: it belongs to"),
        (("--turn-limit", "-1"), "--turn-limit cannot be -1: choose a whole number from 0 to 100000."),
        (("--seats", "7"), "--seats cannot be 7: Euphoria: Build a Better Dystopia is for 2 to 6 players."),
    ],
)
def test_wrong_options_are_told(words: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate"):
        assert main((command, "dystopia", "--lang", "en", *words)) == 2
        assert said in capfd.readouterr().err


def test_wrong_words_are_told_in_spanish_too(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("play", "dystopia", "--lang", "es", "--double-rule", "--edition", "first")) == 2
    assert "pertenece a la segunda edición" in capfd.readouterr().err
    with pytest.raises(SystemExit) as left:
        main(("play", "dystopia", "--variant", "poker"))
    assert left.value.code == 2


def test_where_all_are_people_they_trade(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from euphoria.cli.commands.catalogue import commands
    from euphoria.cli.commands.play import open_session
    from euphoria.cli.parser import make_parser
    from euphoria.cli.terminal.screen import Screen

    def trades(*words: str) -> bool:
        arguments = make_parser("en", commands("play")).parse_args(("play", "dystopia", "--seats", "3", *words))
        view: dict[str, Any] = dict(open_session(arguments, Screen("en")).state.view(None))
        answer: bool = view["options"]["trade"]
        return answer

    assert not trades()
    assert not trades("--humans", "2")
    assert trades("--humans", "3")
    assert not trades("--humans", "3", "--no-trade")
    assert trades("--trade")
