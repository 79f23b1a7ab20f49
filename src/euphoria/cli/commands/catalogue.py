"""The commands by name. Only those that may be meant are loaded: each takes as long as all the rest of the start."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence

from euphoria.cli.command import Command
from euphoria.games import game as find_game
from euphoria.games import games as game_ids

ROOM = "euphoria.cli.commands"
BEFORE = ("play", "replay", "simulate", "rules", "arena", "report", "train", "games")
AFTER = ("verify", "serve")
"""Our own, in the order in which `euphoria --help` shows them: before the commands that games add, and after them."""


def commands(typed: str | None) -> dict[str, Command]:
    """The command of this name alone if it is one of our own, else all."""
    if typed in (*BEFORE, *AFTER):
        return {typed: _own(typed)}
    found = [*map(_own, BEFORE), *_of_games(), *map(_own, AFTER)]
    return {command.name: command for command in found}


def _own(name: str) -> Command:
    command: Command = pkgutil.resolve_name(f"{ROOM}.{name}:COMMAND")
    return command


def _of_games() -> list[Command]:
    """The commands in the games' "commands" extensions."""
    found: list[Command] = []
    for id in game_ids():
        added: Sequence[Command] | None = find_game(id).extension("commands")
        found += added or ()
    return found
