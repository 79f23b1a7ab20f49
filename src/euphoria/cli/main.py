"""The entry point of the `euphoria` command.

A user's mistake is reported in one line on the error stream, without a traceback. Exit status: 2 if an option or
argument has an invalid value, 1 for every other error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from euphoria.cli.commands.catalogue import commands
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.os_errors import BROKEN_PIPE, INTERRUPTED, discard_output, reason
from euphoria.cli.parser import VERSION, VERSION_LINE, make_parser, wanted_language
from euphoria.kernel.core.errors import EuphoriaError, OptionError
from euphoria.kernel.text.messages import words


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    argv = sys.argv[1:] if argv is None else argv
    language = wanted_language(argv)
    try:
        try:
            return _run(argv, language)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # so that a write error is raised here, where it can be reported
    except CommandError as error:
        return _report(str(error), error.status)
    except OptionError as error:
        return _report(str(error), InvalidArgument.status)
    except EuphoriaError as error:
        return _report(str(error), CommandError.status)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()  # the reader of our output has exited (`euphoria rules | head`): no error
        return BROKEN_PIPE
    except OSError as error:
        discard_output()
        return _report(words(language).say("cli-error-output", reason=reason(error, language)), CommandError.status)


def _run(argv: Sequence[str], language: str) -> int:
    if list(argv) == [VERSION]:
        print(VERSION_LINE)  # without the parser of all else, which takes longer to make than this whole command
        return 0
    from euphoria.cli.terminal.screen import Screen

    wanted = commands(argv[0] if argv else None)
    arguments = make_parser(language, wanted, argv[1:] if len(wanted) == 1 else ()).parse_args(argv)
    return wanted[arguments.command].run(arguments, Screen(language))


def _report(error: str, status: int) -> int:
    """Print the error in one line, if the error stream still exists."""
    from euphoria.cli.terminal.screen import make_console

    with suppress(OSError):
        make_console(sys.stderr).print(f"euphoria: {error}".replace("\n", " "), soft_wrap=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
