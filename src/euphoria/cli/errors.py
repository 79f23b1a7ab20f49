"""Errors that end a command with one line on the error stream."""

from __future__ import annotations


class CommandError(Exception):
    """Its text is one line in the user's language."""

    status = 1
    """The exit status of the command."""


class InvalidArgument(CommandError):
    """An option or an argument has a value that it does not take."""

    status = 2
