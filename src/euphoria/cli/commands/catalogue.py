"""The list of all commands, in the order in which `euphoria --help` shows them."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.cli.command import Command
from euphoria.cli.commands import arena, games, play, replay, report, rules, serve, simulate, verify
from euphoria.games import game as find_game
from euphoria.games import games as game_ids


def all_commands() -> list[Command]:
    """Our own commands, and those that games add."""
    return [
        *(play.COMMAND, replay.COMMAND, simulate.COMMAND, rules.COMMAND, arena.COMMAND, report.COMMAND, games.COMMAND),
        *game_commands(),
        *(verify.COMMAND, serve.COMMAND),
    ]


def game_commands() -> list[Command]:
    """The commands in the games' "commands" extensions."""
    found: list[Command] = []
    for id in game_ids():
        added: Sequence[Command] | None = find_game(id).extension("commands")
        found += added or ()
    return found
