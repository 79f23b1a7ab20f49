"""The argument parser of `euphoria` and of all its commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euphoria.cli.argparse_translation import translate_argparse
from euphoria.cli.command import Command, CommandParser, Subcommands
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import language_of_locale, words
from euphoria.version import __version__

VERSION = "--version"
VERSION_LINE = f"euphoria-table {__version__}"


def wanted_language(argv: Sequence[str]) -> str:
    """The language of `--lang`, read before argparse runs so that its error messages are in that language too."""
    for at, word in enumerate(argv):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(argv):
            value = argv[at + 1]
        if value in LANGUAGES:
            return value
    return language_of_locale()


def make_parser(language: str, wanted: Mapping[str, Command], typed: Sequence[str] = ()) -> CommandParser:
    """The parser for these commands, with messages in this language. `typed`: what is said after the command."""
    translate_argparse(language)
    say = words(language).say
    shared = CommandParser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-arg-lang"))
    parser = CommandParser("euphoria", description=say("cli-about"), parents=[shared], allow_abbrev=False)
    parser.add_argument(VERSION, action="version", version=VERSION_LINE)
    subcommands = Subcommands(parser, shared, "command", say("cli-arg-command"))
    for name, command in wanted.items():
        below = subcommands.add(name, say(f"cli-about-{name}"))
        below.typed = typed
        command.add_arguments(below, shared, language)
    return parser
