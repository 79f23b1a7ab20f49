"""What tests of texts share: names, the reasons to refuse, and whether a sentence is whole."""

import ast
from collections.abc import Iterator
from pathlib import Path

from euphoria.games.dystopia import text

ROOM = Path(str(text.__file__)).parent
NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay")
MAY_BE_UNSEEN = {"dealt", "drew", "fought"}
"""Events that tell some readers less than others."""


def syntax(module: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse((ROOM / module).read_text("utf-8")))


def reasons_to_refuse() -> set[str]:
    """The second item of every (rule, key, ...) that `why` and `openings.why_closed` return."""
    functions = [node for node in syntax("openings.py") if isinstance(node, ast.FunctionDef)]
    closed = [function for function in functions if function.name == "why_closed"]
    found = set()
    for node in [*syntax("why.py"), *ast.walk(closed[0])]:
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            key = node.value.elts[1]
            if isinstance(key, ast.Constant):
                found.add(str(key.value))
            else:
                assert ast.unparse(key) == "key"  # as `why_closed` said
    return found


def sound(said: str) -> bool:
    contracted = any(wrong in said for wrong in (" de el ", " a el "))
    leftover = any(wrong in said for wrong in ("{", "}", "None", "  ", " ,", " .", "()"))
    return bool(said) and not contracted and not leftover
