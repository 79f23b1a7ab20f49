"""The interface of a sub-command of `euphoria`.

Commands that work with every game are listed in `commands/catalogue.py`. A game adds its own with the extension
"commands": an object reference to a sequence of `Command`s.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from euphoria.cli.terminal.screen import Screen


class CommandParser(argparse.ArgumentParser):
    """Raises OSError when help cannot be written, where argparse ignores it."""

    typed: Sequence[str] = ()
    """What is said after the command's name, where that is known: a game that is named need not be looked for."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)


class Command(NamedTuple):
    name: str
    """As it is typed. Its help text is the message `cli-about-NAME`."""
    add_arguments: Callable[[CommandParser, argparse.ArgumentParser, str], None]
    """(parser of this command, parent of every parser, language): declares what may be typed after the name."""
    run: Callable[[argparse.Namespace, Screen], int]
    """Returns the exit status."""


class Subcommands:
    """The parsers one level below a command: `euphoria table show`, `euphoria play leaders`."""

    def __init__(
        self,
        parser: argparse.ArgumentParser,
        shared: argparse.ArgumentParser,
        dest: str,
        metavar: str,
    ) -> None:
        self.shared = shared
        self.parsers: Any = parser.add_subparsers(dest=dest, required=True, metavar=metavar)  # argparse hides its type

    def add(self, name: str, help: str) -> CommandParser:
        made: CommandParser = self.parsers.add_parser(
            name, help=help, description=help, parents=[self.shared], allow_abbrev=False
        )
        return made


def verbs(
    parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str, command: str, *names: str
) -> list[argparse.ArgumentParser]:
    """Parsers of `euphoria COMMAND NAME`, in the order of the names; their help is `cli-about-COMMAND-NAME`."""
    say = words(language).say
    made = Subcommands(parser, shared, "what", say("cli-arg-command"))
    return [made.add(name, say(f"cli-about-{command}-{name}")) for name in names]
