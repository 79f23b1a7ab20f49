"""The argument parser of `euphoria` and of all its commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from euphoria.cli.argparse_translation import translate_argparse
from euphoria.cli.command import Command, Subcommands
from euphoria.cli.commands import serve
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import language_of_locale, words
from euphoria.version import __version__

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class CommandParser(argparse.ArgumentParser):
    """Raises OSError when help cannot be written, where argparse ignores it."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)


def wanted_language(argv: Sequence[str]) -> str:
    """The language of `--lang`, read before argparse runs so that its error messages are in that language too."""
    for at, word in enumerate(argv):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(argv):
            value = argv[at + 1]
        if value in LANGUAGES:
            return value
    return language_of_locale()


def find_commands(argv: Sequence[str]) -> dict[str, Command]:
    """The commands by name; for `euphoria serve ...` only that one, because the others load every game and bot,
    which takes as long as loading the server."""
    if argv and argv[0] == serve.COMMAND.name:
        return {serve.COMMAND.name: serve.COMMAND}
    from euphoria.cli.commands.catalogue import all_commands

    return {command.name: command for command in all_commands()}


def make_parser(language: str, argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser for these arguments, with messages in this language."""
    translate_argparse(language)
    say = words(language).say
    shared = CommandParser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-arg-lang"))
    parser = CommandParser("euphoria", description=say("cli-about"), parents=[shared], allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"euphoria-table {__version__}")
    subcommands = Subcommands(parser, shared, "command", say("cli-arg-command"))
    for name, command in find_commands(argv).items():
        command.add_arguments(subcommands.add(name, say(f"cli-about-{name}")), shared, language)
    return parser
