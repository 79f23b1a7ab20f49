"""What tests of texts share: the keys that the code can say, and whether a sentence is whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import euphoria
from euphoria.games.reality.tables import placement

ROOM = Path(euphoria.__file__).parent / "games" / "reality"
WHY = (
    "refusals.py",
    "common.py",
    "candidates.py",
    "positioning_refusals.py",
    "walking_refusals.py",
    "firing_refusals.py",
)
WRONG = ("{", "}", "None", "  ", " ,", " .", "()", " de el ", " a el ", " : ")


def sound(said: str) -> bool:
    return bool(said) and said[0] == said[0].upper() and not any(wrong in said for wrong in WRONG)


def syntax(module: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(next(ROOM.rglob(module)).read_text("utf-8")))


def every_why_key() -> set[str]:
    """The second item of every (rule, key, {arguments})."""
    found = {
        f"platform-{reason}"
        for reason in (placement.OFF_TABLE, placement.FAR_FROM_EDGE, placement.TOUCHES_SCENERY, placement.NO_ROOM)
    }
    for module in (*WHY, *(path.name for path in (ROOM / "cards" / "characters").glob("[a-z]*.py"))):
        for node in syntax(module):
            if isinstance(node, ast.Tuple) and len(node.elts) == 3 and isinstance(node.elts[2], ast.Dict):
                key = node.elts[1]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found
