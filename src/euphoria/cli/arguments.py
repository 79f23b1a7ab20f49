"""What may be typed after `euphoria`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from euphoria.cli.argparse_messages import speak
from euphoria.cli.commands.serve import serve_arguments
from euphoria.kernel.text.messages import LANGUAGES, language_of_locale, words
from euphoria.version import __version__

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

SERVE = "serve"
COMMANDS = ("play", "replay", "simulate", "rules", "arena", "report", "games", "table", "team", "verify", SERVE)


class Parser(argparse.ArgumentParser):
    """Help that cannot be written is an error; argparse itself keeps quiet about it."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)


def wanted_language(argv: Sequence[str]) -> str:
    """The language, known before anything is read, so that even a misuse is answered in it."""
    for at, word in enumerate(argv):
        said = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(argv):
            said = argv[at + 1]
        if said in LANGUAGES:
            return said
    return language_of_locale()


def make_parser(language: str, argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Of all commands, or of as much as is needed to read this."""
    speak(language)
    say = words(language).say
    shared = Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-arg-lang"))
    parser = Parser("euphoria", description=say("cli-about"), parents=[shared], allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"euphoria-table {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar=say("cli-arg-command"))
    made: dict[str, argparse.ArgumentParser] = {}
    for name in COMMANDS:
        help = say(f"cli-about-{name}")
        made[name] = commands.add_parser(name, help=help, description=help, parents=[shared], allow_abbrev=False)
    serve_arguments(made[SERVE], language)
    if not argv or argv[0] != SERVE:
        from euphoria.cli.command_arguments import command_arguments  # all games, which a server loads as it needs them

        command_arguments(made, shared, language)
    return parser
