"""The same games on Ray. It is started in the soak tests only."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from euphoria.arena.contest.bot_game import PlayedGame, play
from euphoria.arena.contest.game_file import GameFile
from euphoria.arena.contest.schedule import ScheduledGame
from euphoria.arena.contest.sequential_test import StoppingRule
from euphoria.arena.contest.standings import results
from euphoria.arena.contest.tournament import Tournament
from tests.arena.contests import held, quick, without_clock
from tests.cli.stage import euphoria


def test_without_ray_it_says_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError('no ray', name='ray')\n")
    ran = euphoria(
        "arena", "leaders", "--bots", "lively,random", "--cluster", "auto", cwd=tmp_path,
        PYTHONPATH=f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}{os.pathsep}{sys.path[0]}",
    )  # fmt: skip
    assert ran.returncode == 1
    assert 'pip install "euphoria-table[cluster]"' in ran.stderr.replace("\n", " ")
    assert not (tmp_path / "leaders-arena").exists()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    pytest.importorskip("ray")
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield ray
    ray.shutdown()


def die_once(marks: Path, match: ScheduledGame) -> PlayedGame:
    """The first to play game 5 is killed in the middle of it."""
    mark = marks / "dead"
    if match.number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(quick(), match)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
class TestOnRay:
    def test_a_cluster_and_this_machine_find_the_same(self, cluster: Any, tmp_path: Path) -> None:
        from euphoria.arena.workers.ray_cluster import share_out

        local = held(tmp_path / "local", quick(), 16)
        with GameFile(tmp_path / "ray", quick()) as game_file:
            tournament = Tournament(quick(), StoppingRule(stops=False), 16, game_file)
            assert len(list(tournament.run(share_out))) == 16
        assert [*map(without_clock, tournament.test.counted)] == [*map(without_clock, local.test.counted)]
        ours, theirs = (results(quick(), StoppingRule(), one.test, 16) for one in (local, tournament))
        del ours["speed"], theirs["speed"]
        assert ours == theirs

    def test_it_survives_a_worker_that_dies(self, cluster: Any, tmp_path: Path) -> None:
        from euphoria.arena.workers.ray_cluster import share_out

        local = held(tmp_path / "local", quick(), 8)
        matches = [match for deal in local.deals for match in deal]
        games = sorted(share_out(partial(die_once, tmp_path), matches))
        assert (tmp_path / "dead").exists()
        assert [*map(without_clock, games)] == [*map(without_clock, local.test.counted)]

    def test_the_command_plays_on_the_cluster(self, cluster: Any, tmp_path: Path) -> None:
        address = cluster.get_runtime_context().gcs_address
        ran = euphoria(
            "arena", "leaders", "--bots", "lively,random", "--turns", "2", "--games", "8", "--out", "o", "--cluster",
            address, cwd=tmp_path,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        assert "8 games on 2 deals" in ran.stdout

    def test_no_cluster_at_the_address_is_a_line(self, cluster: Any, tmp_path: Path) -> None:
        ran = euphoria("arena", "leaders", "--bots", "lively,random", "--cluster", "127.0.0.1:1", cwd=tmp_path)
        assert ran.returncode == 1
        assert "No cluster answers at 127.0.0.1:1" in ran.stderr.replace("\n", " ")
