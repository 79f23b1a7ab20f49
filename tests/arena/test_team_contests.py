"""Contests by teams: each bot plays all seats of a dealt team."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.arena.contest.bot_game import play
from euphoria.arena.contest.game_file import GameFile, contest_header
from euphoria.arena.contest.schedule import Contest, ContestError, check_teams, new_game, seatings_of
from euphoria.arena.contest.sequential_test import StoppingRule
from euphoria.arena.contest.tournament import Tournament
from euphoria.arena.workers.process_pool import on_this_machine
from euphoria.cli.main import main
from euphoria.games.leaders.state import LeadersTable

TEAMS = Contest("leaders", 6, ("lively", "random"), 1, {"turns": 2}, by_team=True)


def test_each_bot_has_the_whole_of_a_dealt_team_and_then_of_the_other() -> None:
    for number in range(20):
        state = new_game(TEAMS, number)
        assert isinstance(state, LeadersTable)
        teams = [state.team(seat) for seat in range(6)]
        assert set(teams) == {0, 1}
        first, second = seatings_of(TEAMS, number)
        assert first == tuple("lively" if team == 0 else "random" for team in teams)
        assert second == tuple("random" if team == 0 else "lively" for team in teams)


def test_the_teams_are_those_of_the_game_that_is_played(tmp_path: Path) -> None:
    """The deal that teams were read from is the one that is played: same hands, same recruits."""
    with GameFile(tmp_path / "games.jsonl", TEAMS) as game_file:
        tournament = Tournament(TEAMS, StoppingRule(), 6, game_file)
        games = list(tournament.run(on_this_machine(jobs=1)))
    assert len(games) == 6
    assert [game.deal for game in sorted(games)] == [0, 0, 1, 1, 2, 2]
    for match in tournament.deals[0]:
        assert play(TEAMS, match).bots == match.bots
    assert new_game(TEAMS, 0) == new_game(TEAMS._replace(by_team=False), 0)


def test_the_file_of_games_says_so() -> None:
    assert contest_header(TEAMS)["by_team"] is True
    assert "by_team" not in contest_header(TEAMS._replace(by_team=False))


@pytest.mark.parametrize(
    "wrong",
    [
        TEAMS._replace(bots=("lively",)),
        TEAMS._replace(bots=("lively", "lively")),
        TEAMS._replace(bots=("lively", "random", "greedy")),
        TEAMS._replace(game="dystopia", seats=2, options={}),
    ],
)
def test_what_cannot_be_held_by_teams_is_refused(wrong: Contest) -> None:
    with pytest.raises(ContestError):
        check_teams(wrong)


def test_the_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    told = ["arena", "leaders", "--bots", "lively,random", "--seats", "5", "--turns", "2", "--games", "4", "--by-team"]
    assert main((*told, "--jobs", "1", "--out", str(tmp_path / "held"))) == 0
    assert "--by-team" in (tmp_path / "held" / "report.html").read_text("utf-8")
    capfd.readouterr()
    assert main(("arena", "dystopia", "--bots", "lively,random", "--by-team", "--out", str(tmp_path / "no"))) == 2
    assert "by teams" in capfd.readouterr().err
