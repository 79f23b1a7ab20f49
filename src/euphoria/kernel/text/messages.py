"""Translated messages from `locales/<language>/*.ftl` (Project Fluent). The browser reads the same files.

A missing message is an error, which a test finds first.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import zip_longest
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, NamedTuple

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

Args = dict[str, str | int]


class TextError(EuphoriaError, LookupError):
    """An unknown language or message, or a message that could not be formatted."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message, or of a term."""
NAME = re.compile(r"[a-zA-Z][\w-]*")


class Source(NamedTuple):
    """The text of one message, and where it stands."""

    file: str
    line: int
    text: str


class Words:
    """The messages of one language.

    `sources` are texts of Fluent files by name. `shelf` are files that are read when a key with their name as prefix is
    first used; their messages refer to no other file. A message is parsed when it is first used, because Fluent takes
    a tenth of a second for a whole file.
    """

    def __init__(self, language: str, sources: Mapping[str, str], shelf: Iterable[Path] = ()) -> None:
        self.language = language
        self._unread = {path.stem: path for path in shelf}
        self._sources: dict[str, Source] = {}
        self._parsed: set[str] = set()
        self._lock = RLock()
        for name, source in sources.items():
            self._add(name, source)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # is loaded here: it takes longer than all that a short command does

        return FluentBundle([self.language], use_isolating=False)

    def _look_up(self, key: str) -> None:
        """Read the files that may contain this message."""
        with self._lock:
            for stem in [stem for stem in self._unread if key.startswith(stem)]:
                path = self._unread[stem]
                self._add(path.name, path.read_text("utf-8"))
                del self._unread[stem]

    def _add(self, name: str, source: str) -> None:
        """Cut a file into its messages. A duplicate key, which Fluent ignores, is an error."""
        starts = list(ENTRY.finditer(source))
        line, counted = 1, 0
        for start, following in zip_longest(starts, starts[1:]):
            key = start[1]
            if key in self._sources:
                raise TextError(f"{self.language}/{name}: message {key!r} is there twice")
            line, counted = line + source.count("\n", counted, start.start()), start.start()
            self._sources[key] = Source(name, line, source[start.start() : following.start() if following else None])

    def _parse(self, key: str) -> None:
        """Parse a message, and all that it may refer to."""
        from fluent.runtime import FluentResource

        with self._lock:
            found = self._sources[key]
            self._parsed.add(key)
            resource = FluentResource(found.text)
            self._refuse_errors(found, resource)
            for name in NAME.findall(found.text):
                for other in (name, f"-{name}"):
                    if other in self._sources and other not in self._parsed:
                        self._parse(other)
            self._bundle.add_resource(resource)

    def _refuse_errors(self, found: Source, resource: ast.Resource) -> None:
        """Syntax errors, which Fluent ignores, are errors."""
        from fluent.syntax import ast

        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = entry.span.start if entry.span else 0
                line = found.line + found.text.count("\n", 0, start)
                why = entry.annotations[0].message if entry.annotations else "not Fluent"
                raise TextError(f"{self.language}/{found.file}, line {line}: {why}")

    def has(self, key: str) -> bool:
        if self._unread and key not in self._sources:
            self._look_up(key)
        return key in self._sources

    def say(self, key: str, **args: str | int) -> str:
        """Format the message of this key."""
        if not self.has(key):
            raise TextError(f"no message {key!r} in {self.language!r}")
        if not self._bundle.has_message(key):
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"message {key!r} in {self.language!r} is empty")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(said)


@cache
def words(language: str) -> Words:
    if language not in LANGUAGES:
        raise TextError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
    paths = sorted((folder("locales") / language).glob("*.ftl"))
    return Words(language, {}, paths)


def language_of_locale() -> str:
    """The language of the environment; English if it is not supported."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = re.split(r"[_.@]", value)[0]
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH


@cache
def decimal_mark(language: str) -> str:
    """What stands between a whole number and its decimals."""
    return words(language).say("language-decimal-mark")
