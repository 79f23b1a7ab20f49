"""`euphoria rules`: the rule ledgers, by rule id, section or words."""

from __future__ import annotations

import argparse

from euphoria.cli.command import Command
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.terminal.rule_lookup import find_rules, show_rules
from euphoria.cli.terminal.screen import Screen
from euphoria.games import games
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.messages import words


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    parser.add_argument("wanted", nargs="*", metavar=say("cli-arg-wanted"), help=say("cli-arg-rules"))
    parser.add_argument("--game", metavar=say("cli-arg-game"), help=say("cli-arg-rules-game"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """An error if no rule is found."""
    if arguments.game is not None and arguments.game not in games():
        raise InvalidArgument(screen.say("cli-error-game", game=arguments.game, games=", ".join(games())))
    wanted = " ".join(arguments.wanted)
    searched = [arguments.game] if arguments.game else games()
    if wanted and not any(find_rules(load_ledger(game), wanted) for game in searched):
        raise CommandError(screen.say("cli-rules-none", words=wanted))
    show_rules(screen, searched, wanted)
    return 0


COMMAND = Command("rules", add_arguments, run)
