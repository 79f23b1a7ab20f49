"""A state as plain text, for `print(state)`: the board as the terminal draws it for a spectator."""

from __future__ import annotations

import io

from rich.console import Console

from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.screen import THEME, DrawingContext
from euphoria.cli.terminal.signs import signs_for
from euphoria.kernel.core.state import State
from euphoria.kernel.text.messages import words

WIDTH, HEIGHT = 82, 40


def state_text(state: State, language: str = "en") -> str:
    """The board, and the ending of a finished game, without a line break at the end."""
    display = find_display(state.game)
    names = tuple(words(language).say("cli-printed-seat", seat=str(seat)) for seat in range(state.seats))
    context = DrawingContext(language, names, signs_for("utf-8"), WIDTH, HEIGHT)
    console = Console(file=io.StringIO(), theme=THEME, width=WIDTH, color_system=None, markup=False, emoji=False)
    with console.capture() as drawn:
        console.print(display.picture(state, state.view(None), context))
        if state.outcome is not None:
            console.print(display.ending_text(state, context))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines())
