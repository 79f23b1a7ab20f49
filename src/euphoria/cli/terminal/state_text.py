"""A state as text: the board that the terminal draws, as a spectator sees it, without colours."""

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
    """Some dozens of lines of text, without a line break at the end."""
    display = find_display(state.game)
    names = tuple(words(language).say("cli-printed-seat", seat=str(seat)) for seat in range(state.seats))
    context = DrawingContext(language, names, signs_for("utf-8"), WIDTH, HEIGHT)
    paper = Console(file=io.StringIO(), theme=THEME, width=WIDTH, color_system=None, markup=False, emoji=False)
    with paper.capture() as drawn:
        paper.print(display.picture(state, state.view(None), context))
        if state.outcome is not None:
            paper.print(display.ending(state, context))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines())
