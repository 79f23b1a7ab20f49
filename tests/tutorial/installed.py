"""The game of the tutorial, installed: in this process, or for others that are started."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from euphoria.kernel.core import registry

FOLDER = Path(__file__).parents[2] / "docs" / "tutorial"
MODULES = ("contraband", "contraband_text")


@contextmanager
def contraband() -> Iterator[ModuleType]:
    """The module, with its game known here."""
    sys.path.insert(0, str(FOLDER))
    try:
        module = importlib.import_module("contraband")
        registry.add_game(module.GAME)
        yield module
    finally:
        registry.remove_game("contraband")
        sys.path.remove(str(FOLDER))
        for name in MODULES:
            sys.modules.pop(name, None)


def environment(folder: Path) -> dict[str, str]:
    """For a process in which the game is installed: what `pip install` leaves behind is laid out in `folder`."""
    for name in (*(f"{module}.py" for module in MODULES), "contraband.toml"):
        (folder / name).write_text((FOLDER / name).read_text("utf-8"), "utf-8")
    info = folder / "contraband-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: contraband\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[euphoria.games]\ncontraband = contraband:GAME\n", "utf-8")
    return {**os.environ, "PYTHONPATH": str(folder)}
