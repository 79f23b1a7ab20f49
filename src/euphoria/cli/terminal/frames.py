"""Lines of an exact width, and frames around them. Unlike those of rich, their content never wraps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import ASCII_SIGNS

Lines = list[Text]


class FrameCharacters(NamedTuple):
    """The characters of a frame's border."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


ROUND, SIMPLE = FrameCharacters("╭", "╮", "╰", "╯", "─", "│"), FrameCharacters("+", "+", "+", "+", "-", "|")


def fit(line: Text | str, width: int, context: DrawingContext) -> Text:
    """The line in exactly this width: cut, with an ellipsis if the terminal has one, or padded."""
    fitted = line.copy() if isinstance(line, Text) else Text(line)
    fitted.truncate(max(0, width), overflow="crop" if context.signs == ASCII_SIGNS else "ellipsis", pad=True)
    return fitted


def between(left: Text | str, right: Text | str, width: int, context: DrawingContext) -> Text:
    """One text at each end of the line; the left one is cut if both do not fit."""
    end = right if isinstance(right, Text) else Text(right)
    room = width - end.cell_len - (1 if end.cell_len else 0)
    return Text.assemble(fit(left, room, context), " " if end.cell_len else "", end)


def frame(
    title: Text,
    lines: Sequence[Text],
    width: int,
    style: str,
    context: DrawingContext,
    *,
    right: Text | None = None,
    bottom: Text | None = None,
    pad: int = 0,
) -> Lines:
    """The lines in a frame. The upper edge holds a title and a text at its right, the lower edge another text."""
    edge = SIMPLE if context.signs == ASCII_SIGNS else ROUND
    left, end = f"{edge.down}{' ' * pad}", f"{' ' * pad}{edge.down}"
    return [
        _edge(edge.top_left, title, right, edge.top_right, edge.across, width, style),
        *(Text.assemble((left, style), fit(line, width - 2 - 2 * pad, context), (end, style)) for line in lines),
        _edge(edge.bottom_left, bottom, None, edge.bottom_right, edge.across, width, style),
    ]


def _edge(left: str, title: Text | None, right: Text | None, end: str, across: str, width: int, style: str) -> Text:
    parts = Text.assemble((left, style))
    if title:
        parts = Text.assemble(parts, " ", title, " ")
    closing = Text.assemble(" ", right, " ", (end, style)) if right else Text(end, style)
    filler = max(0, width - parts.cell_len - closing.cell_len)
    return Text.assemble(parts, (across * filler, style), closing)


def beside(*blocks: Sequence[Text]) -> Lines:
    """Blocks with the same number of lines, side by side."""
    return [Text.assemble(*row) for row in zip(*blocks, strict=True)]


def level(blocks: Sequence[Sequence[Text]]) -> list[Lines]:
    """The blocks, padded with empty lines to the same height."""
    most = max(map(len, blocks))
    return [[*block, *([Text()] * (most - len(block)))] for block in blocks]
