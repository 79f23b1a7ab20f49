"""What tests of texts share: names, the reasons to refuse, and whether a sentence is whole."""

import ast
from collections.abc import Iterator
from pathlib import Path

import euphoria
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.penalty_kinds import Closes, MoreArtifacts, OneWorkerATurn
from euphoria.games.dystopia.cards.standing_changes import SURCHARGES

ROOM = Path(euphoria.__file__).parent / "games" / "dystopia"
NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay")
MAY_BE_UNSEEN = {"dealt", "drew", "fought"}
"""Events that tell some readers less than others."""


def syntax(module: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(next(ROOM.rglob(module)).read_text("utf-8")))


def reasons_to_refuse() -> set[str]:
    """The keys in every (rule, key, ...) of `refusals` and in (key, ...) of what is wrong with an exchange.

    And those of the cards that close spaces, or let no worker follow.
    """
    found = {tile.penalty_id for tile in TILES if isinstance(tile.penalty, Closes | OneWorkerATurn | MoreArtifacts)}
    found |= {surcharge.part.why for surcharge in SURCHARGES}
    for nodes, place in (
        (syntax("refusals.py"), 1),
        (syntax("closed_reasons.py"), 1),
        (function("trading.py", "wrong_exchange"), 0),
        (function("trading.py", "wrong_counter"), 0),
    ):
        for node in nodes:
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                key = node.value.elts[place]
                keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                if isinstance(key, ast.Name | ast.Attribute):  # as another function, or a card, says
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
