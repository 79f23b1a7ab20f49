"""The commands that this game adds to `euphoria`: its "commands" extension."""

from euphoria.cli.games.reality.table_command import TABLE_COMMAND
from euphoria.cli.games.reality.team_command import TEAM_COMMAND

COMMANDS = (TABLE_COMMAND, TEAM_COMMAND)
