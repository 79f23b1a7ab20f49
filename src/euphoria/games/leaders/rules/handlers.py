"""The rules as tables: which function handles which step and which answer."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.leaders import codes
from euphoria.games.leaders.cards import artifact_effects
from euphoria.games.leaders.rules import reactions, shots, turn
from euphoria.games.leaders.state import Table
from euphoria.kernel.core.action import Action


def _nothing(state: Table, seat: int, action: Action) -> None:
    raise AssertionError(f"question {state.question} is answered by all at once")


STEPS: list[Callable[[Table, int, int, int], None]] = [
    turn.turn, turn.artifact_phase, turn.action_phase, turn.aim_phase, turn.end_turn, reactions.reactions, turn.look,
    turn.take_gun, shots.hit, turn.drop_gun, turn.hide, artifact_effects.effect, turn.spend, turn.redirect,
]  # fmt: skip
"""In the order of the steps in `codes`."""

ANSWERS: list[Callable[[Table, int, Action], None]] = [
    _nothing, _nothing, turn.answer_artifact, turn.answer_action, turn.answer_choice, turn.answer_payment,
    _nothing, turn.answer_aim, _nothing, turn.answer_redirect,
]  # fmt: skip
"""In the order of the questions in `codes`."""

JOINT_ANSWERS: dict[int, Callable[[Table], None]] = {
    codes.ASK_ORDER: turn.answer_order,
    codes.ASK_REACTION: reactions.answer_reactions,
    codes.ASK_EXPOSE: turn.answer_expose,
}
