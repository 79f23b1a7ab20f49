"""On which lines the keys of a TOML file stand, since tomllib does not tell."""

from __future__ import annotations

import re
from collections.abc import Collection

PARSED_TO = re.compile(r"line (\d+)")
KEY = re.compile(r"\s*([A-Za-z_-]+)\s*[.=]")
HEADING = re.compile(r"\s*\[\[\s*([A-Za-z_-]+)\s*\]\]")


class TomlLines:
    """The lines of a file whose arrays of tables are `parts`; "" is what stands before the first of them."""

    def __init__(self, text: str, parts: Collection[str]) -> None:
        self._headings: dict[str, list[int]] = {part: [] for part in parts}
        self._keys: dict[tuple[str, int, str], int] = {}
        """By part, index and key."""
        part, index = "", 0
        for number, line in enumerate(text.splitlines(), 1):
            if (found := HEADING.match(line)) and found[1] in self._headings:
                part = found[1]
                index = len(self._headings[part])
                self._headings[part].append(number)
            elif found := KEY.match(line):
                self._keys.setdefault((part, index, found[1]), number)

    def of(self, key: str, part: str = "", index: int = 0) -> int:
        """The line of a key; where it has none, that of the heading of its part; 0 where nothing is known."""
        line = self._keys.get((part, index, key), 0)
        if line or not part:
            return line
        headings = self._headings[part]
        return headings[index] if index < len(headings) else self._keys.get(("", 0, part), 0)


def line_of_error(error: Exception, text: str) -> int:
    """The line that an error of tomllib names; it names none where the file ends too early."""
    found = PARSED_TO.search(str(error))
    return int(found[1]) if found else text.count("\n") + 1
