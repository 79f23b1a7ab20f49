"""`euphoria train`."""

from euphoria.cli.commands.train.train_command import COMMAND as COMMAND
