"""The `euphoria` command. A person's mistake is one line on the error stream, never a traceback.

Its status is 2 where an option or an argument has a value that it does not take, and 1 for all else that went wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from euphoria.cli.arguments import SERVE, make_parser, wanted_language
from euphoria.cli.commands.serve import serve_command
from euphoria.cli.system import BROKEN_PIPE, drop_output, reason
from euphoria.cli.terminal.screen import BadValue, Mistake, Screen, make_console
from euphoria.kernel.core.errors import EuphoriaError, OptionError
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.cli.commands.handlers import Errand


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    language = wanted_language(argv)
    try:
        try:
            return _run(argv, language)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # what cannot be written shows now, while there is somebody to tell
    except Mistake as error:
        return _complain(str(error), error.status)
    except OptionError as error:
        return _complain(str(error), BadValue.status)
    except EuphoriaError as error:
        return _complain(str(error), Mistake.status)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        drop_output()  # whoever read our output has gone (`euphoria rules | head`): nothing is left to be said
        return BROKEN_PIPE
    except OSError as error:
        drop_output()
        return _complain(words(language).say("cli-error-output", reason=reason(error, language)), Mistake.status)


def _run(argv: Sequence[str], language: str) -> int:
    arguments = make_parser(language, argv).parse_args(argv)
    return _errand(arguments.command)(arguments, Screen(language))


def _complain(what: str, status: int) -> int:
    """In one line on the error stream, if there is still one."""
    with suppress(OSError):
        make_console(sys.stderr).print(f"euphoria: {what}".replace("\n", " "), soft_wrap=True)
    return status


def _errand(command: str) -> Errand:
    """A server starts without what only the others need: loading that takes as long as loading the server."""
    if command == SERVE:
        return serve_command
    from euphoria.cli.commands.handlers import ERRANDS

    return ERRANDS[command]


if __name__ == "__main__":
    sys.exit(main())
