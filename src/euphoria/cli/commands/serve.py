"""`euphoria serve`: the table server, if the packages that it needs are installed."""

from __future__ import annotations

import argparse
import gc

from euphoria.cli.command import Command
from euphoria.cli.commands.open_browser import open_when_ready
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.terminal.screen import Screen
from euphoria.kernel.text.messages import words

MOST_PORT = 65_535


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    parser.add_argument("--host", default="127.0.0.1", metavar=say("cli-serve-address"), help=say("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=say("cli-serve-port"))
    parser.add_argument("--database", metavar=say("cli-arg-file"), help=say("cli-serve-database"))
    parser.add_argument("--open", action="store_true", help=say("cli-serve-open"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    if not 0 <= arguments.port <= MOST_PORT:
        raise InvalidArgument(screen.say("cli-error-number", option="port", low="0", high=str(MOST_PORT)))
    gc.disable()  # collecting during the imports frees nothing and takes a fifth of the start
    try:
        from euphoria.server.run import serve
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "euphoria"):
            raise
        raise CommandError(screen.say("cli-serve-missing", module=missing)) from None
    if arguments.open:
        open_when_ready(arguments.host, arguments.port, screen)
    serve(arguments.host, arguments.port, arguments.database, quiet=arguments.open)
    return 0


COMMAND = Command("serve", add_arguments, run)
