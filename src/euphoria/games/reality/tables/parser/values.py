"""Reads single values of a TOML table file and records what is wrong with them, with the line it stands on.

The parser does not stop at the first mistake. `note` records a flaw and goes on; `unreadable` records one and returns
an exception, which the reader of an element or link catches: that part is left out, all others are still read.
"""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from typing import Any

from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.tables.table_file import TableFlaw, inches
from euphoria.kernel.files.toml_lines import TomlLines
from euphoria.kernel.text.languages import Translations, are_languages

MOST_WORDS = 200
FARTHEST_NUMBER = 1000
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}", re.ASCII)


class Unreadable(Exception):
    """A part of the file that cannot be read. Its flaw has been recorded; what depends on it is left out."""


class ValueReader:
    """The text of a table file, the flaws found so far, and which part of the file is being read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.flaws: list[TableFlaw] = []
        self._lines = TomlLines(text, ("element", "link"))
        self._part, self._index, self._where = "", 0, ""

    # Flaws.

    def at(self, part: str, index: int, name: object = None) -> None:
        """Set the part of the file that is read, and that flaws belong to, from now on; "" is the table itself."""
        self._part, self._index = part, index
        known = isinstance(name, str) and NAME.fullmatch(name)
        self._where = "" if not part else f"{part} {name if known else index + 1}"

    def note(self, code: str, says: str, at: str = "", **args: str | int) -> None:
        """Record a flaw of the current part, on the line of the key `at` if that is known."""
        line = self._lines.of(at, self._part, self._index)
        self.flaws.append(TableFlaw.of(line, self._where, code, says, **args))

    def unreadable(self, code: str, says: str, at: str = "", **args: str | int) -> Unreadable:
        """Record a flaw, and return the exception to raise."""
        self.note(code, says, at, **args)
        return Unreadable()

    def check_keys(self, table: dict[str, Any], known: tuple[str, ...], what: str) -> None:
        for key in table:
            if key not in known:
                self.note("unknown-key", "unknown-key", key, word=shortened(key), what=what, known=", ".join(known))

    # Texts.

    def name(self, table: dict[str, Any], what: str) -> str:
        name = table.get("name")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            self.note("name", "name", "name", what=what)
            return ""
        return name

    def labels(self, table: dict[str, Any], key: str, needed: bool) -> Translations:
        """A text in all languages. Where it is not needed and missing, the name serves in all of them."""
        texts = table.get(key)
        if texts is None and not needed:
            name = table.get("name")
            return Translations.same(name.replace("-", " ") if isinstance(name, str) else "")
        if not isinstance(texts, dict) or not are_languages(texts) or not all(map(_is_line, texts.values())):
            self.note(key, "line", key, word=key)
            return Translations.same("")
        return Translations.of(texts)

    # Numbers.

    def quarters(self, value: object, key: str) -> int:
        """A length, given in inches, as whole quarter inches."""
        if type(value) is not int and not isinstance(value, Decimal):
            raise self.unreadable("number", "not-number", key, word=key, value=shortened(value))
        exact = Decimal(value)
        if not exact.is_finite() or not -FARTHEST_NUMBER <= exact <= FARTHEST_NUMBER:
            raise self.unreadable("number", "too-great", key, word=key, value=shortened(value))
        whole = int((exact * INCH).to_integral_value())
        if exact != Decimal(whole) / INCH:
            raise self.unreadable("quarters", "quarters", key, word=key, value=shortened(exact), nearest=inches(whole))
        return whole

    def numbers(self, value: object, count: int, key: str, form: str) -> list[int]:
        if not isinstance(value, list) or len(value) != count:
            raise self.unreadable(key, "numbers", key, word=key, form=form)
        return [self.quarters(number, key) for number in value]

    def point(self, value: object, key: str, form: str = "[x, y]") -> Point:
        x, y = self.numbers(value, 2, key, form)
        return x, y


def parse_decimal(text: str) -> Decimal:
    """A number of the file, exactly as written; NaN where it has an exponent that Decimal cannot hold."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("nan")


def shortened(value: object) -> str:
    """A value of the file as a message repeats it."""
    try:
        written = str(value) if isinstance(value, Decimal) else repr(value)
    except (ValueError, RecursionError):  # an int of thousands of digits, or deeply nested lists
        written = "something very long"
    return written if len(written) <= 40 else f"{written[:37]}..."


def _is_line(text: object) -> bool:
    return isinstance(text, str) and text.isprintable() and bool(text.strip()) and len(text) <= MOST_WORDS
