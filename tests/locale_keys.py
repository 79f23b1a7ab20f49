"""The languages, and the keys of a game's messages: those that a locale file has, and those that its code names."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def in_file(language: str, game: str) -> set[str]:
    source = (folder("locales") / language / f"{game}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


def in_code(paths: Iterable[Path], prefix: str) -> set[str]:
    """All strings of these files that begin so: whole keys, and beginnings that end with a hyphen."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefix)
    }
