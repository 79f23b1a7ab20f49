"""Random play to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.kernel.core.dice import Dice, QuickDice

if TYPE_CHECKING:
    from euphoria.kernel.core.state import State


def play_out(state: State, dice: Dice) -> int:
    """See `State.playout`. What `apply` checks is left out; a joint question is answered by all at once."""
    decisions = 0
    luck = QuickDice(dice)
    nobody: tuple[int, ...] = ()  # a plain () would count as empty for good when compiled
    state._offer_seat = -1
    while state.deciders:
        deciders, question = state.deciders, state.question
        actions = state._lists[question]
        if state.joint:
            for seat in deciders:
                offer = actions(state, seat)
                state.answers[seat] = offer[luck.below(len(offer))]
            state.deciders = nobody
            state.use_answers()
        else:
            offer = actions(state, deciders[0])
            state.deciders = nobody
            state._handlers[question](state, deciders[0], offer[luck.below(len(offer))])
        decisions += len(deciders)
        if not state.deciders:
            state.run()
    return decisions
