"""Tournaments give the same results for any number of processes and any interruptions."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from euphoria.arena.contest.game_file import GameFile
from euphoria.arena.contest.schedule import Contest, scheduled_deals
from euphoria.arena.contest.sequential_test import StoppingRule
from euphoria.arena.contest.standings import results
from euphoria.arena.contest.tournament import Tournament
from euphoria.arena.workers.process_pool import on_this_machine, share_out
from euphoria.cli.main import main
from tests.arena.contests import held, quick, without_clock
from tests.cli.stage import Terminal, command, surroundings

ARENA = ("arena", "leaders", "--bots", "lively,random", "--seats", "4", "--turns", "2", "--to-the-end")


def found(folder: Path) -> dict[str, Any]:
    """What must be the same in every run."""
    figures: dict[str, Any] = json.loads((folder / "results.json").read_text("utf-8"))
    del figures["speed"]
    return figures


def kept(folder: Path) -> dict[int, dict[str, Any]]:
    """The games of a ledger, by number, without what a clock has to do with."""
    _, *lines = (folder / "games.jsonl").read_text("utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    assert len({game["number"] for game in games}) == len(games)
    return {
        game["number"]: {name: one for name, one in game.items() if name not in ("seconds", "late")} for game in games
    }


def test_one_process_and_two_find_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for jobs in ("1", "2"):
        assert main([*ARENA, "--games", "24", "--jobs", jobs, "--out", jobs]) == 0
    assert kept(tmp_path / "1") == kept(tmp_path / "2")
    assert found(tmp_path / "1") == found(tmp_path / "2")
    assert len(kept(tmp_path / "1")) == 24


def test_bots_that_think_find_the_same_where_they_count_and_do_not_look_at_a_clock(tmp_path: Path) -> None:
    thinkers = Contest("dystopia", 2, ("planner:4", "greedy"), 1, {"turn_limit": 4})
    alone, shared = (held(tmp_path / str(jobs), thinkers, 4, jobs) for jobs in (1, 2))
    assert [*map(without_clock, alone.test.counted)] == [*map(without_clock, shared.test.counted)]
    assert all(sum(game.decisions) > 4 and sum(game.troubles) == 0 for game in alone.test.counted)


def test_early_stopping_counts_the_same_deals_whoever_plays(tmp_path: Path) -> None:
    wide = StoppingRule(margin=0.9)
    alone = held(tmp_path / "1", quick(), 60, 1, wide)
    shared = held(tmp_path / "2", quick(), 60, 2, wide)
    assert alone.test.is_settled
    assert 0 < alone.test.counted_deals < 15
    assert alone.test.counted_deals == shared.test.counted_deals
    assert [*map(without_clock, alone.test.counted)] == [*map(without_clock, shared.test.counted)]


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = held(tmp_path / "whole", quick(), 16)
    path = tmp_path / "parts"
    for wanted in (3, 6, 16):
        with GameFile(path, quick()) as game_file:
            tournament = Tournament(quick(), StoppingRule(stops=False), 16, game_file)
            with closing(tournament.run(on_this_machine(1))) as games:
                while len(game_file.played) < wanted:
                    next(games)
    with GameFile(path, quick()) as game_file:
        again = Tournament(quick(), StoppingRule(stops=False), 16, game_file)
        assert again.found == 16
        assert list(again.run(on_this_machine(1))) == []
        assert [*map(without_clock, again.test.counted)] == [*map(without_clock, whole.test.counted)]


def test_more_games_of_the_same_contest_may_be_asked_for(tmp_path: Path) -> None:
    held(tmp_path / "games", quick(), 8)
    longer = held(tmp_path / "games", quick(), 16)
    whole = held(tmp_path / "whole", quick(), 16)
    one, other = (results(quick(), StoppingRule(), each.test, 16) for each in (longer, whole))
    del one["speed"], other["speed"]
    assert one == other
    assert held(tmp_path / "games", quick(), 8).test.counted_deals == 2


def test_a_killed_run_resumes_without_losing_or_repeating_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    many = (*ARENA, "--games", "80", "--jobs", "2")
    game_file = tmp_path / "killed" / "games.jsonl"
    process = subprocess.Popen(
        command(*many, "--out", "killed"), cwd=tmp_path, env=surroundings(), stdout=subprocess.DEVNULL
    )
    deadline = time.monotonic() + 60
    while not game_file.exists() or game_file.read_bytes().count(b"\n") < 5:
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.005)
    children = children_of(process.pid)
    os.kill(process.pid, signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    done = len(game_file.read_bytes().split(b"\n")) - 2
    assert 4 <= done < 80
    with game_file.open("ab") as file:
        file.write(b'{"number":79,"deal":19')  # as if it had been in the middle of a line
    before = game_file.read_bytes().rpartition(b"\n")[0]
    monkeypatch.chdir(tmp_path)
    assert main([*many, "--out", "killed"]) == 0
    assert f"{done} games are in killed already" in capsys.readouterr().out
    assert game_file.read_bytes().startswith(before)
    games = kept(tmp_path / "killed")
    assert sorted(games) == list(range(80))
    assert main([*ARENA, "--games", "80", "--jobs", "1", "--out", "whole"]) == 0
    assert games == kept(tmp_path / "whole")
    assert found(tmp_path / "killed") == found(tmp_path / "whole")
    assert children or sys.platform != "linux"
    assert not [pid for pid in children if is_playing(pid)]


def children_of(pid: int) -> list[int]:
    """Where the system tells."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []


def is_playing(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


def test_ctrl_c_keeps_what_was_done(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ARENA, "--games", "4000", "--jobs", "2", "--out", "o")
    terminal.until(r"[1-9]\d/4000")
    terminal.type("\x03")
    terminal.until("Stopped")
    terminal.until("The page is")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown
    games = kept(tmp_path / "o")
    figures = found(tmp_path / "o")
    assert 10 <= len(games) < 4000
    assert 0 < figures["games"] <= len(games)
    assert figures["complete"] is False
    assert sorted(path.name for path in (tmp_path / "o").iterdir()) == ["games.jsonl", "report.html", "results.json"]


def test_whoever_stops_listening_does_not_wait_for_long_games() -> None:
    others = multiprocessing.active_children()
    with closing(share_out(time.sleep, [0, 600, 600, 600], 2)) as done:
        next(done)
        players = [child for child in multiprocessing.active_children() if child not in others]
    assert len(players) == 2
    # The pool's own thread may be the one that learns of their end, a moment before it tells.
    deadline = time.monotonic() + 20
    while any(player.exitcode is None for player in players):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_stopped_before_the_first_deal_is_complete(tmp_path: Path) -> None:
    with GameFile(tmp_path / "games", quick()) as game_file:
        tournament = Tournament(quick(), StoppingRule(), 8, game_file)
        with closing(tournament.run(on_this_machine(1))) as games:
            next(games)
        assert (tournament.test.counted, tournament.test.pending) == ([], 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "random"), "at least two different bots"),
        (("--bots", "random,random"), "at least two different bots"),
        (("--bots", ","), "at least two different bots"),
        (("--bots", "random,nobody"), "There is no bot “nobody”; there is random,"),
        (("--bots", "random,greedy:soon"), "“greedy:soon” does not say how much to think"),
        (("--bots", "lively,random", "--seats", "3"), "--seats cannot be 3: Leaders of Euphoria is for 4 to 8 players"),
        (("--bots", "lively,random", "--games", "0"), "--games is a whole number from 1"),
        (("--bots", "lively,random", "--jobs", "0"), "--jobs is a whole number from 1"),
        (("--bots", "lively,random", "--sure", "100"), "--sure is a number above 50 and below 100"),
        (("--bots", "lively,random", "--margin", "0"), "--margin is a number above 0 and below 100"),
        (("--bots", "lively,random", "--turns", "0"), "--turns cannot be 0"),
        (("--bots", "lively,random", "--out", "file/inside"), "cannot be written into"),
    ],
)
def test_a_mistake_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("in the way")
    assert main(["arena", "leaders", "--lang", "en", *arguments]) == (1 if "--out" in arguments else 2)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_without_openskill_it_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("euphoria.arena.statistics.ratings.find_spec", lambda name: None)
    assert main([*ARENA, "--lang", "en"]) == 1
    assert 'pip install "euphoria-table[arena]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_another_contest_in_the_same_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*ARENA, "--games", "4", "--jobs", "1"]) == 0
    before = (tmp_path / "leaders-arena" / "games.jsonl").read_bytes()
    assert main([*ARENA, "--games", "4", "--jobs", "1", "--seed", "9", "--lang", "es"]) == 1
    assert "contiene otro torneo. Allí seed es 1, aquí es 9." in capsys.readouterr().err
    assert (tmp_path / "leaders-arena" / "games.jsonl").read_bytes() == before


def test_the_table_is_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = {}
    for language in ("en", "es"):
        assert main([*ARENA, "--games", "8", "--jobs", "1", "--lang", language]) == 0
        shown[language] = capsys.readouterr().out
    for words in (
        "8 games on 2 deals",
        "Win rate",
        "Decisions/s",
        "cannot be told apart yet",
        "95 % certainty",
        "between equals: 1.0000",
    ):
        assert words in shown["en"]
    for words in ("8 partidas en 2 repartos", "Gana", "aún no se distinguen", "seguridad del 95 %"):
        assert words in shown["es"]


def test_the_plan_of_games_covers_what_was_asked(tmp_path: Path) -> None:
    with GameFile(tmp_path / "games", quick()) as game_file:
        tournament = Tournament(quick(), StoppingRule(), 9, game_file)
    assert tournament.games == 12
    assert [len(deal) for deal in tournament.deals] == [len(deal) for deal in scheduled_deals(quick(), 9)]
