"""The `euphoria` command. A person's mistake is one line on the error stream and status 1, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from euphoria.cli.arguments import SERVE, make_parser, wanted_language
from euphoria.cli.screen import Mistake, Screen, make_console
from euphoria.cli.serve import serve_command
from euphoria.kernel.errors import EuphoriaError

if TYPE_CHECKING:
    from euphoria.cli.errands import Errand


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    language = wanted_language(argv)
    arguments = make_parser(language, argv).parse_args(argv)
    try:
        screen = Screen(language)
        return _errand(arguments.command)(arguments, screen)
    except (Mistake, EuphoriaError) as error:
        make_console(sys.stderr).print(f"euphoria: {error}".replace("\n", " "), soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone (`euphoria rules | head`); nothing is left to be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _errand(command: str) -> Errand:
    """A server starts without what only the others need: loading that takes as long as loading the server."""
    if command == SERVE:
        return serve_command
    from euphoria.cli.errands import ERRANDS

    return ERRANDS[command]


if __name__ == "__main__":
    sys.exit(main())
