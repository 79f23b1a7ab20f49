"""Puts compiled modules in the place of their sources, if they were compiled from these very sources.

`tools/compile.py` compiles kernel and rules. A checkout has the result in
build/compiled, an installed wheel in the package itself. Nothing else may tell the difference: the sources stay the
truth, an edited one is used at once, and `EUPHORIA_PURE=1` chooses all of them.

Importing this module does it; `euphoria` imports it before any other.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PURE = "EUPHORIA_PURE"
"""The environment variable: anything but nothing or 0 chooses the sources."""
STAMP = "compiled.json"
"""Says of a folder what it was compiled from; written last, when everything is there."""
PLATFORM = EXTENSION_SUFFIXES[0].split(".")[1]
"""The Python and the machine that a compiled module is for."""


class CompiledFinder:
    """Finds compiled modules, by their full names."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def compiled_folder(package: Path) -> Path:
    """Where the compiled modules of this package are, or would be."""
    if package.parent.name == "src":
        return package.parent.parent / "build" / "compiled" / PLATFORM
    return package / "_compiled"


def source_mark(file: Path) -> list[object]:
    """By which a source is known again: its size, its time, and a hash, which decides where the time differs."""
    found = file.stat()
    return [found.st_size, found.st_mtime_ns, hashlib.blake2b(file.read_bytes(), digest_size=16).hexdigest()]


def is_same(file: Path, mark: list[object]) -> bool:
    """Whether a source is the one that was marked."""
    try:
        found = file.stat()
        if [found.st_size, found.st_mtime_ns] == mark[:2]:
            return True
        return found.st_size == mark[0] and source_mark(file)[2] == mark[2]
    except OSError:
        return False


def why_pure(package: Path, stamp: Mapping[str, Mapping[str, list[object]]] | None) -> str:
    """Why the sources are used, in English; empty where the compiled modules are."""
    if os.environ.get(PURE, "0") not in ("", "0"):
        return f"{PURE} is set"
    if stamp is None:
        return "nothing is compiled"
    for name, mark in stamp["sources"].items():
        if not is_same(package / name, mark):
            return f"{name} has changed since it was compiled"
    return ""


def _read_stamp(folder: Path) -> dict[str, dict[str, list[object]]] | None:
    try:
        stamp: dict[str, dict[str, list[object]]] = json.loads((folder / STAMP).read_text("utf-8"))
        return stamp
    except (OSError, ValueError):
        return None


def _use_compiled() -> tuple[str, tuple[str, ...]]:
    """Why the sources are used, and the names of the compiled modules that are used instead of them."""
    package = Path(__file__).resolve().parent
    folder = compiled_folder(package)
    stamp = _read_stamp(folder)
    reason = why_pure(package, stamp)
    if reason or stamp is None:
        return reason, ()
    files = {name: str(folder / str(file)) for name, (file, *_) in stamp["modules"].items()}
    sys.meta_path.insert(0, CompiledFinder(files))
    return "", tuple(files)


PURE_BECAUSE, COMPILED_MODULES = _use_compiled()
