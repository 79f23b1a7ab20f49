"""The screen and the keyboard: prints messages in the user's language, and reads lines."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from typing import NamedTuple, TextIO

from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text
from rich.theme import Theme

from euphoria.cli.terminal.signs import ASCII_FALLBACK, Signs, signs_for
from euphoria.kernel.text.messages import words

with contextlib.suppress(ImportError):  # not on Windows, where the terminal itself edits lines
    import readline

THEME = Theme(
    {
        "euphorian": "#C88A2B",
        "euphorian-up": "bold #C88A2B",
        "subterran": "#4F8FC4",
        "subterran-up": "bold #4F8FC4",
        "wastelander": "#C8703A",
        "wastelander-up": "bold #C8703A",
        "icarite": "#4CB58F",
        "icarite-up": "bold #4CB58F",
        "said": "italic #8A8F96",
        "accent": "bold #E8604C",
        "chapter": "bold #8A8F96",
        "name": "bold default",
        "poster": "bold #FFFAF0 on #B3261E",
        "quiet": "#8A8F96",
        "back": "#5E6771",
        "good": "#4CB58F",
        "bad": "#E8604C",
        # The players' colours, from the palette of Okabe and Ito for colour-blind people; always beside a letter.
        "seat-0": "bold #12161C on #E69F00",
        "seat-1": "bold #12161C on #56B4E9",
        "seat-2": "bold #12161C on #2BB58A",
        "seat-3": "bold #12161C on #F0E442",
        "seat-4": "bold #12161C on #CC79A7",
        "seat-5": "bold #12161C on #E5743A",
    },
    inherit=True,
)
"""The colours of the page's dark theme, chosen to be readable on light terminals too."""


LONGEST = 500
"""The maximum length of a line that is read, and of a text that is inserted into a message."""


class PipeAwareConsole(Console):
    """Raises BrokenPipeError, which `main` handles; rich would exit the process."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class DrawingContext(NamedTuple):
    """What a drawing depends on besides the game: language, player names, symbols, width and height."""

    language: str
    names: tuple[str, ...]
    signs: Signs
    width: int
    height: int

    def say(self, key: str, **args: str | int) -> str:
        return words(self.language).say(key, **args)


class Screen:
    """Prints and asks. Tests pass a console and a function that reads lines."""

    def __init__(self, language: str, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.language = language
        self.console = console or make_console(sys.stdout)
        self.signs = signs_for(self.console.encoding)
        self._read = read or input
        self._typed_ahead = ""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def say(self, key: str, **args: str | int) -> str:
        """A message. Inserted texts, which may come from a file, are cut to `LONGEST` characters."""
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
        return words(self.language).say(key, **short)

    def context(self, names: tuple[str, ...]) -> DrawingContext:
        return DrawingContext(self.language, names, self.signs, self.console.width, self.console.height)

    def show(self, *parts: RenderableType, style: str | None = None) -> None:
        for part in parts:
            self.console.print(Text(part) if isinstance(part, str) else part, style=style)

    def tell(self, key: str, style: str | None = None, **args: str | int) -> None:
        """Print a message."""
        self.show(self.say(key, **args), style=style)

    def ask(self, prompt: str) -> str:
        """Read one line, without control characters. Raises EOFError at the end of input."""
        if self._typed_ahead:
            line, self._typed_ahead = self._typed_ahead, ""
            self.show(f"{prompt}{line}")
            return line
        return self._line(prompt)

    def wait(self, key: str, **args: str | int) -> None:
        """Wait for Enter. Text typed before Enter becomes the answer to the next `ask`."""
        self._typed_ahead = self._line(f"{self.signs.here} {self.say(key, **args)} ")

    def _line(self, prompt: str) -> str:
        try:
            line = self._read(prompt)[:LONGEST]
        except OSError:  # the terminal was closed
            raise EOFError from None
        return "".join(letter for letter in line if letter.isprintable()).strip()

    def wipe(self, forget: bool = False) -> None:
        """Clear the screen; with `forget`, the scrollback buffer and the line history too."""
        if not self.console.is_terminal:
            return
        self.console.control(Control.clear(), Control.home())
        if forget:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
            if "readline" in globals():
                readline.clear_history()


def make_console(stream: TextIO, width: int | None = None) -> Console:
    """A console that prints texts as they are, without markup, emoji codes or highlighting."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=ASCII_FALLBACK)
    return PipeAwareConsole(file=stream, theme=THEME, markup=False, emoji=False, highlight=False, width=width)
