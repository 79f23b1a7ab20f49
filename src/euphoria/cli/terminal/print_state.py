"""A state as text: the board that the terminal draws, as a spectator sees it, without colours."""

from __future__ import annotations

import io

from rich.console import Console

from euphoria.cli.terminal.board import find_board
from euphoria.cli.terminal.screen import THEME, Look
from euphoria.cli.terminal.signs import signs_for
from euphoria.kernel.core.state import State
from euphoria.kernel.text.messages import words

WIDTH, HEIGHT = 82, 40


def board(state: State, language: str = "en") -> str:
    """Some dozens of lines of text, without a line break at the end."""
    drawing = find_board(state.game.id)
    names = tuple(words(language).say("cli-printed-seat", seat=str(seat)) for seat in range(state.seats))
    look = Look(language, names, signs_for("utf-8"), WIDTH, HEIGHT)
    paper = Console(file=io.StringIO(), theme=THEME, width=WIDTH, color_system=None, markup=False, emoji=False)
    with paper.capture() as drawn:
        paper.print(drawing.picture(state, state.view(None), look))
        if state.outcome is not None:
            paper.print(drawing.ending(state, look))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines())
