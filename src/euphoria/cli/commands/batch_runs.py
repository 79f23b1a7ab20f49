"""What commands that play many games share: a progress bar, checking bots, and the command line that repeats a run."""

from __future__ import annotations

from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.terminal.screen import Screen, make_console
from euphoria.kernel.core.game import Game

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


def read_bots(typed: str, game: Game, screen: Screen) -> tuple[str, ...]:
    """The bot specs in a comma-separated list. Each bot is made once, so that an error is raised here and not in a
    worker process."""
    from euphoria.bots.factory import BotError, BotUnavailable, bot_names, make_bot

    specs = tuple(spec.strip() for spec in typed.split(",") if spec.strip())
    for spec in specs:
        try:
            make_bot(spec, game.id, 0)
        except BotUnavailable as error:
            raise CommandError(screen.say("cli-error-bot-unable", spec=spec, reason=error.reason)) from None
        except BotError:
            if spec.partition(":")[0] in bot_names():
                raise InvalidArgument(screen.say("arena-error-thought", bot=spec)) from None
            raise InvalidArgument(screen.say("arena-error-bot", bot=spec, bots=", ".join(bot_names()))) from None
    return specs


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
