"""Translated messages from `locales/<language>/*.ftl` (Project Fluent). The browser reads the same files.

A missing message is an error, which a test finds first.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import ENGLISH, LANGUAGES

Args = dict[str, str | int]


class TextError(EuphoriaError, LookupError):
    """An unknown language or message, or a message that could not be formatted."""


class Words:
    """The messages of one language.

    `sources` are texts of Fluent files by name. `shelf` are files that are read when a key with their name as prefix is
    first used; their messages refer to no other file.
    """

    def __init__(self, language: str, sources: Mapping[str, str], shelf: Iterable[Path] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {path.stem: path for path in shelf}
        self._reading = Lock()
        for name, source in sources.items():
            self._add(name, source)

    def _look_up(self, key: str) -> None:
        """Read the files that may contain this message."""
        with self._reading:
            for stem in [stem for stem in self._unread if key.startswith(stem)]:
                path = self._unread[stem]
                self._add(path.name, path.read_text("utf-8"))
                del self._unread[stem]

    def _add(self, name: str, source: str) -> None:
        """Add a source. Syntax errors and duplicate keys, which Fluent ignores, are errors."""
        resource = FluentResource(source)
        keys = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = entry.span.start if entry.span else 0
                line = source.count("\n", 0, start) + 1
                why = entry.annotations[0].message if entry.annotations else "not Fluent"
                raise TextError(f"{self.language}/{name}, line {line}: {why}")
            if isinstance(entry, ast.Message):
                if entry.id.name in keys or self._bundle.has_message(entry.id.name):
                    raise TextError(f"{self.language}/{name}: message {entry.id.name!r} is there twice")
                keys.add(entry.id.name)
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        if self._unread and not self._bundle.has_message(key):
            self._look_up(key)
        return self._bundle.has_message(key)

    def say(self, key: str, **args: str | int) -> str:
        """Format the message of this key."""
        if not self.has(key):
            raise TextError(f"no message {key!r} in {self.language!r}")
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
