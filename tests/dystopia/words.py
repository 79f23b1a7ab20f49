"""What tests of texts share: names, the reasons to refuse, and whether a sentence is whole."""

import ast
from collections.abc import Iterator
from pathlib import Path

from euphoria.games.dystopia import game

ROOM = Path(str(game.__file__)).parent
NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay")
MAY_BE_UNSEEN = {"dealt", "drew", "fought"}
"""Events that tell some readers less than others."""


def syntax(module: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(next(ROOM.rglob(module)).read_text("utf-8")))


def reasons_to_refuse() -> set[str]:
    """The keys in every (rule, key, ...) of `refusals` and `placement_spaces.why_closed`.

    And those in (key, ...) of `trading.wrong_term`.
    """
    found = set()
    for nodes, place in (
        (syntax("refusals.py"), 1),
        (function("placement_spaces.py", "why_closed"), 1),
        (function("trading.py", "wrong_term"), 0),
    ):
        for node in nodes:
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                key = node.value.elts[place]
                keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                if ast.unparse(key) == "key":  # as one of the others said
                    continue
                for one in keys:
                    assert isinstance(one, ast.Constant)
                    found.add(str(one.value))
    return found


def function(module: str, name: str) -> Iterator[ast.AST]:
    (found,) = [node for node in syntax(module) if isinstance(node, ast.FunctionDef) and node.name == name]
    return ast.walk(found)


def sound(said: str) -> bool:
    contracted = any(wrong in said for wrong in (" de el ", " a el "))
    leftover = any(wrong in said for wrong in ("{", "}", "None", "  ", " ,", " .", "()"))
    return bool(said) and not contracted and not leftover
