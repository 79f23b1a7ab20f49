"""What `render` gives: the board as everybody sees it, as text, as a picture, or printed."""

from __future__ import annotations

import sys
from typing import Any, Final

import gymnasium

from euphoria.kernel.core.state import State

RENDER_MODES: Final = ("ansi", "rgb_array", "human")
FRAMES_A_SECOND: Final = 2


def render(state: State, mode: str | None) -> Any:
    """The board in that mode; None where it is printed, or where no mode was chosen."""
    if mode is None:
        gymnasium.logger.warn("nothing to render: give the environment a render_mode, such as 'ansi'")
        return None
    text = str(state)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        from euphoria.envs.picture import picture

        return picture(text)
    sys.stdout.write(f"{text}\n")
    return None
