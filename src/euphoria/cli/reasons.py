"""Why something is not on the list: each kind of action that is missing, with the rule and the reason."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.cli.boards import Board
from euphoria.cli.menu import bare, form, has_words
from euphoria.cli.screen import Look
from euphoria.kernel.action import Action, Refusal
from euphoria.kernel.state import State


class Reason(NamedTuple):
    """Why some actions of one kind are missing; `more` others are so for the like reason."""

    kind: str
    rule: str
    text: str
    more: int


def reasons(state: State, seat: int, board: Board, look: Look, wanted: str = "") -> list[Reason]:
    """All reasons, each said once; or those for the actions that the wanted words mean."""
    legal = set(state.legal(seat))
    found: dict[tuple[str, str, str], list[tuple[Action, Refusal]]] = {}
    for action in state.game.space:
        if action in legal or not board.stands(state, action):
            continue
        if wanted and not _means(state, seat, action, board, look, bare(wanted)):
            continue
        refusal = state.why_not(seat, action)
        assert refusal is not None
        found.setdefault((board.kind(action, look), refusal.rule, refusal.key), []).append((action, refusal))
    return [_reason(state, kind, same, board, look) for (kind, _, _), same in found.items()]


def _reason(state: State, kind: str, same: list[tuple[Action, Refusal]], board: Board, look: Look) -> Reason:
    said = list(dict.fromkeys(board.refusal(state, refusal, look) for _, refusal in same))
    return Reason(kind, same[0][1].rule, said[0], len(said) - 1)


def _means(state: State, seat: int, action: Action, board: Board, look: Look, wanted: str) -> bool:
    if form(action).startswith(wanted):
        return True
    return has_words(f"{board.kind(action, look)} {action.kind} {board.option(state, seat, action, look)}", wanted)
