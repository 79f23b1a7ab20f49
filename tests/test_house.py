"""The tree shows the architecture: small rooms with a README, small files, one class for one name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "euphoria"
PAGE = ROOT / "web" / "src"
MOST_FILES = 16
"""About fifteen, and `__init__.py`."""
MOST_LINES = 400
CODE = {".py", ".ts", ".svelte"}


def sources() -> list[Path]:
    found = [path for top in (PACKAGE, PAGE) for path in top.rglob("*") if path.suffix in CODE]
    return [path for path in found if "generated" not in path.parts]


def rooms() -> list[Path]:
    return sorted({path.parent for path in sources()})


@pytest.mark.parametrize("room", rooms(), ids=lambda room: str(room.relative_to(ROOT)))
def test_a_room_is_small_and_says_what_it_is_for(room: Path) -> None:
    files = [path for path in room.iterdir() if path.suffix in CODE]
    assert len(files) <= MOST_FILES
    readme = (room / "README.md").read_text("utf-8")
    assert 2 <= len(readme.splitlines()) <= 40


def test_no_file_is_long() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in sources()}
    assert {str(path.relative_to(ROOT)): lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_a_class_name_names_one_class() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_nothing_is_imported_by_a_name_that_is_put_together() -> None:
    """The kernel loads what a declaration names, and a folder of characters loads its own files: nothing else."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
                if not isinstance(node.args[0], ast.Constant):
                    found.add(str(path.relative_to(PACKAGE)))
    assert found == {"kernel/core/game.py", "games/reality/cards/characters/__init__.py"}


def test_upper_rooms_read_no_field_of_a_state_by_its_name() -> None:
    found = []
    for room in ("bots", "arena", "server", "cli", "client"):
        for path in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr"):
                    if ast.unparse(node.args[0]).split(".")[-1] == "state" and "websocket" not in ast.unparse(node):
                        found.append(f"{path.relative_to(PACKAGE)}: {ast.unparse(node)}")
    assert found == []


def test_methods_are_defined_in_their_class() -> None:
    """A function that is assigned in a class body does not override when the class is compiled."""
    found = []
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        imported = {
            alias.asname or alias.name
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if alias.name.islower()
        }
        for node in tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            for statement in node.body:
                if isinstance(statement, ast.Assign) and isinstance(statement.value, (ast.Name, ast.Attribute)):
                    first = statement.value
                    name = first.id if isinstance(first, ast.Name) else ast.unparse(first).split(".")[0]
                    if name in functions or (name in imported and ast.unparse(first).split(".")[-1].islower()):
                        found.append(f"{path.relative_to(PACKAGE)}: {ast.unparse(statement)}")
    assert found == []
