"""The picture that a display draws of a session, as lines of text."""

from __future__ import annotations

import io

from rich.console import Console

from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import THEME, DrawingContext
from euphoria.cli.terminal.signs import UNICODE_SIGNS, Signs


def picture_lines(
    names: tuple[str, ...],
    session: GameSession,
    width: int,
    height: int,
    signs: Signs = UNICODE_SIGNS,
    language: str = "en",
    seat: int | None = 0,
) -> list[str]:
    """On a console so wide that lines that are too long do not wrap unnoticed."""
    console = Console(file=io.StringIO(), width=width + 40, theme=THEME, markup=False, highlight=False, _environ={})
    context = DrawingContext(language, names[: session.state.seats], signs, width, height)
    with console.capture() as captured:
        console.print(session.display.picture(session.state, session.state.view(seat), context))
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]
