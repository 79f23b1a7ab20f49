"""The game of the tutorial plays in the terminal, the arena, by bots and on a server, as a game of another package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from euphoria import Dice
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from tests.server.house import House
from tests.server.party import party
from tests.tutorial.installed import contraband, environment


def euphoria(folder: Path, *typed: str, keys: str = "") -> str:
    """What the command prints, run in that folder with the game installed."""
    installed = folder / "installed"
    installed.mkdir()
    command = [sys.executable, "-m", "euphoria", *typed, "--lang", "en"]
    ran = subprocess.run(
        command,
        input=keys,
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment(installed),
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_it_is_listed_with_its_options(tmp_path: Path) -> None:
    shown = euphoria(tmp_path, "games")
    assert "Contraband" in shown
    assert "How many cards each player is dealt." in shown


def test_its_rules_can_be_read(tmp_path: Path) -> None:
    assert "A relic is lost" in " ".join(euphoria(tmp_path, "rules", "C-5").split())


def test_a_person_plays_it_to_the_end_in_the_terminal(tmp_path: Path) -> None:
    shown = euphoria(tmp_path, "play", "contraband", "--seats", "3", "--seed", "4", "--hand", "2", keys="1\n" * 40)
    assert "Which card do you carry through the gate?" in shown
    assert "is at the gate. Do you inspect?" in shown
    assert "hand: [-, -]" in shown, "the hands of others are backs"
    assert "All hands are empty." in shown


def test_it_is_simulated_and_contested(tmp_path: Path) -> None:
    assert "20 games of 4 random players" in euphoria(
        tmp_path, "simulate", "contraband", "--seats", "4", "--games", "20"
    )


def test_bots_meet_in_the_arena(tmp_path: Path) -> None:
    words = ("arena", "contraband", "--seats", "3", "--bots", "planner:20,greedy,random", "--games", "6", "--jobs", "1")
    shown = euphoria(tmp_path, *words)
    assert "6 games on" in shown
    assert "planner:20" in shown


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_every_bot_plays_it(name: str) -> None:
    with contraband() as module:
        state = module.GAME.new(3, seed=1, hand=2)
        bot = make_bot(name, "contraband", Dice(1))
        while state.deciders:
            seat = state.deciders[0]
            perspective = Perspective.of(state, seat, Dice(2))
            state.apply(seat, bot.choose(perspective, Budget(iterations=10)))
        assert state.outcome


def test_it_is_played_on_a_server_with_a_bot_and_nobody_sees_too_much(tmp_path: Path) -> None:
    installed = environment(tmp_path)
    house = House(tmp_path, PYTHONPATH=installed["PYTHONPATH"])
    with house.running(), party(house, 2, "bot:easy", game="contraband", hand=2) as guests:
        games = house.ask("GET", "/api/games").json()
        assert "contraband" in [game["id"] for game in games]
        first = guests.sockets[0].game["view"]["players"]
        assert None not in first[0]["hand"]
        assert first[1]["hand"] == [None, None]
        guests.play_until(lambda: guests.sockets[0].game["outcome"])
        assert guests.sockets[0].game["outcome"]["rule"] == "C-6"
        rules = house.ask("GET", "/api/rules/contraband").json()
        assert [rule["id"] for rule in rules["sections"][0]["rules"]] == [f"C-{number}" for number in range(1, 7)]
