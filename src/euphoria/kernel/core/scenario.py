"""Splits the text of a scenario into lines and words that know where they stand.

A scenario is a short text that sets up a position, as far as it differs from the start: lines `key: value`, and
comments after `#`. Every game has its own reader, which reports errors with line and column.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple, NoReturn

from euphoria.kernel.core.errors import ScenarioError
from euphoria.kernel.core.options import Options

MOST_CHARACTERS: Final = 20_000


class ScenarioText(NamedTuple):
    """A piece of a scenario's text with its line and column."""

    text: str
    line: int
    column: int

    def fail(self, reason: str) -> NoReturn:
        raise ScenarioError(reason, self.line, self.column)

    def split(self, separators: str) -> list[ScenarioText]:
        """The parts between separators (any of these characters), stripped."""
        parts = []
        for found in re.finditer(f"[^{re.escape(separators)}]+", self.text):
            if part := found[0].strip():
                offset = found.start() + len(found[0]) - len(found[0].lstrip())
                parts.append(ScenarioText(part, self.line, self.column + offset))
        return parts

    def number(self, low: int, high: int, what: str) -> int:
        if not re.fullmatch(r"-?\d{1,9}", self.text) or not low <= int(self.text) <= high:
            self.fail(f"{what} is a whole number from {low} to {high}, not {self.text!r}")
        return int(self.text)


class ScenarioLine(NamedTuple):
    key: ScenarioText
    value: ScenarioText


def read_lines(text: str, game: str) -> list[ScenarioLine]:
    """All lines but the first, which names the game."""
    if len(text) > MOST_CHARACTERS:
        raise ScenarioError(f"a scenario has at most {MOST_CHARACTERS} characters", 1, 1)
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        content = raw.split("#", 1)[0].rstrip()
        if not content.strip():
            continue
        start = len(content) - len(content.lstrip())
        if ":" not in content:
            raise ScenarioError(f"expected 'key: value', found {content.strip()!r}", number, start + 1)
        key, value = content.split(":", 1)
        space = len(value) - len(value.lstrip())
        lines.append(
            ScenarioLine(
                ScenarioText(key.strip(), number, start + 1),
                ScenarioText(value.strip(), number, len(key) + 2 + space),
            )
        )
    if not lines or lines[0].key.text != "game":
        raise ScenarioError("a scenario begins with 'game: NAME'", 1, 1)
    if lines[0].value.text != game:
        lines[0].value.fail(f"this is a scenario of {lines[0].value.text!r}, not of {game!r}")
    return lines[1:]


def read_option(line: ScenarioLine, options: Options) -> Any:
    """The value of an option's line, converted to the option's type."""
    option = options[line.key.text]
    value: object = line.value.text
    if option.kind is int:
        value = line.value.number(option.low, option.high, f"option {option.name}")
    if option.kind is bool:
        if line.value.text not in ("yes", "no"):
            line.value.fail(f"option {option.name} is yes or no, not {line.value.text!r}")
        value = line.value.text == "yes"
    if option.choices and value not in option.choices:
        line.value.fail(f"option {option.name}: {option.allowed()}")
    return value
