"""What commands that play many games share: a progress bar, checking bots, and the command line that repeats a run."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import folder_error, make_folder
from euphoria.cli.terminal.screen import Screen, make_console
from euphoria.kernel.core.game import Game
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.arena.playing.kept_game import Keep

HTML_REPORT = "report.html"
LONGEST_VALUE = 60
"""How many characters of an option's value are shown: a deck may be a whole file."""


def progress_bar(screen: Screen, stream: Any) -> Progress:
    """A progress bar, shown only on a terminal. On the error stream, results can be redirected into a file."""
    console = make_console(stream)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn(screen.say("cli-time-left")), TimeRemainingColumn(),
    )  # fmt: skip
    return Progress(*columns, console=console, disable=not console.is_terminal)


def add_bot_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """`--code`, `--keep` and `--rows`, which mean the same wherever bots play many games."""
    say = words(language).say
    parser.add_argument("--code", action="append", default=[], metavar=say("arena-file"), help=say("arena-about-code"))
    parser.add_argument("--keep", type=Path, metavar=say("arena-folder"), help=say("arena-about-keep"))
    parser.add_argument("--rows", action="store_true", help=say("arena-about-rows"))


def read_code(paths: list[str], screen: Screen) -> dict[str, str]:
    """The files of `--code` by the name of the bot in each, which is that of the file."""
    from euphoria.bots.factory import bot_names

    code: dict[str, str] = {}
    for typed in paths:
        path = Path(typed).absolute()
        if path.suffix != ".py" or not path.is_file():
            raise InvalidArgument(screen.say("arena-error-code-file", file=typed))
        if path.stem in bot_names(code):
            raise InvalidArgument(screen.say("arena-error-code-name", file=typed, bot=path.stem))
        code[path.stem] = str(path)
    return code


def read_bots(typed: str, game: Game, screen: Screen, code: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The bot specs in a comma-separated list, then the bots of `code` that are not in it. Each bot is made once, so
    that an error is raised here and not in a worker process."""
    from euphoria.bots.factory import BotError, BotUnavailable, bot_names, make_bot

    code = code or {}
    specs = tuple(spec.strip() for spec in typed.split(",") if spec.strip())
    named = {spec.partition(":")[0] for spec in specs}
    specs += tuple(name for name in code if name not in named)
    for spec in specs:
        name = spec.partition(":")[0]
        try:
            make_bot(spec, game.id, 0, code)
        except BotUnavailable as error:
            key = "arena-error-code" if name in code else "cli-error-bot-unable"
            raise CommandError(screen.say(key, spec=spec, file=code.get(name, ""), reason=error.reason)) from None
        except BotError:
            names = bot_names(code)
            if name in names:
                raise InvalidArgument(screen.say("arena-error-thought", bot=spec)) from None
            raise InvalidArgument(screen.say("arena-error-bot", bot=spec, bots=", ".join(names))) from None
    return specs


def keep_folder(arguments: argparse.Namespace, screen: Screen) -> Keep | None:
    """What `--keep` and `--rows` say, with the folder made ready; None if nothing is kept."""
    from euphoria.arena.playing.decision_rows import can_write_rows
    from euphoria.arena.playing.kept_game import Keep

    if arguments.rows and arguments.keep is None:
        raise InvalidArgument(screen.say("arena-error-rows"))
    if arguments.rows and not can_write_rows():
        raise CommandError(screen.say("arena-error-missing", module="polars", extra="report"))
    if arguments.keep is None:
        return None
    keep = Keep(str(arguments.keep), arguments.rows)
    try:
        make_folder(arguments.keep, screen)
        keep.make_folders()
    except OSError as error:
        raise folder_error(arguments.keep, error, screen) from None
    return keep


def typed_options(options: dict[str, object]) -> list[str]:
    """Game options as they are typed on the command line."""
    typed = []
    for name, value in options.items():
        flag = name.replace("_", "-")
        if isinstance(value, bool):
            typed.append(f"--{flag}" if value else f"--no-{flag}")
        else:
            typed += [f"--{flag}", shown_value(value).replace("\n", " ")]
    return typed


def shown_value(value: object) -> str:
    """A list as it is typed; of a long value only the beginning."""
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 3]}..."
