"""A command loads what it needs and no more: loading everything takes longer than most commands."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOADED = """
import contextlib, io, sys
from euphoria.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(*sys.modules, sep="\\n")
"""
ELSEWHERE = ("euphoria.arena.contest", "euphoria.client", "euphoria.server", "fastapi", "numpy", "sqlalchemy")
"""What is for other commands, and takes long to load."""
GAMES = {f"euphoria.games.{id}.game" for id in ("dystopia", "leaders", "reality")}


def loaded_by(*arguments: str) -> set[str]:
    """The modules that are loaded when a command has run, with nobody there to answer it."""
    command = [sys.executable, "-c", LOADED, *arguments]
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_the_version_is_told_without_games_screen_or_messages() -> None:
    modules = loaded_by("--version")
    assert "euphoria.version" in modules
    assert modules.isdisjoint({*GAMES, "rich", "fluent.runtime", "euphoria.bots.factory"})


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_of_a_game_that_is_named_no_other_is_loaded(command: str) -> None:
    modules = loaded_by(command, "leaders", "--help")
    assert modules & GAMES == {"euphoria.games.leaders.game"}


def test_without_a_name_all_games_are_listed() -> None:
    assert loaded_by("play", "--help") >= GAMES


@pytest.mark.parametrize("game", ["leaders", "dystopia", "reality"])
def test_a_game_that_begins_has_loaded_nothing_of_other_commands(game: str) -> None:
    modules = loaded_by("play", game)
    assert f"euphoria.games.{game}.game" in modules
    assert "rich" in modules, "the first question was shown"
    assert [name for name in modules if name.startswith(ELSEWHERE)] == []
    assert modules & GAMES == {f"euphoria.games.{game}.game"}
