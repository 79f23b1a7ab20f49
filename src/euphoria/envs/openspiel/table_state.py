"""A state for OpenSpiel, whose chance nodes are samples of what the dice could do.

A shuffle has more outcomes than could be listed. So a chance node draws `chance_outcomes` of them, each as likely as
any other, and they are its outcomes; which these are depends on the history alone, and a history plays again exactly.
The deal is the outcome of several chance nodes in a row. After it there is a chance node wherever an action leads to
chance, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pyspiel

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from euphoria.envs.openspiel.table_game import TableGame

DEALING: Final = 5
"""So many chance nodes decide the deal."""
SAMPLES: Final = 1 << 53
"""A number between 0 and 1 of a sampler has so many values."""


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, with an action that waits for its chance where there is one.

    What it keeps is copied by `deepcopy` and stored by `pickle`: OpenSpiel clones and serialises it so.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._chances = game.chances
        self._game_state: State | None = None
        self._thrown = 0
        """How many chance nodes there were."""
        self._luck = 0
        """What they have decided, as a number."""
        self._waiting: tuple[int, Action] | None = None
        """A seat and its action, of which chance will decide what follows."""
        self.done: list[tuple[int, ...]] = [()] * self._table.seats
        """By player the numbers of its own actions: a part of its information state."""

    @property
    def game_state(self) -> State | None:
        """The whole state, hidden cards included, before the action that waits for chance; None before the deal."""
        return self._game_state

    def current_player(self) -> int:
        state = self._game_state
        if state is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return state.deciders[0] if state.deciders else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._game_state is not None and self._waiting is None and not self._game_state.deciders

    def returns(self) -> list[float]:
        return self._game_state.returns() if self.is_terminal() and self._game_state else [0.0] * self._table.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._chances) for outcome in range(self._chances)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._game_state is not None
        return sorted(self._game_state.legal_numbers(player))

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._decide(action)
            return
        state = self._game_state
        assert state is not None
        seat = state.deciders[0]
        self.done = [*self.done[:seat], (*self.done[seat], action), *self.done[seat + 1 :]]
        chosen = state.decode(seat, action)
        after = state.copy()
        before = after.dice.word
        after.apply(seat, chosen)
        if after.dice.word == before:
            self._game_state = after
        else:
            self._waiting = seat, chosen

    def _decide(self, outcome: int) -> None:
        self._thrown += 1
        self._luck = luck = Dice(f"{self._luck}/{outcome}").word
        if self._game_state is None:
            if self._thrown == DEALING:
                self._game_state = self._table.deal(Dice(luck))
        elif self._waiting is not None:
            seat, action = self._waiting
            self._waiting = None
            self._game_state = after = self._game_state.copy()
            after.dice = Dice(luck)
            after.apply(seat, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that this player cannot tell from this one, drawn with its true probability.

        It begins a history of its own, and the luck to come is another one.
        """
        state = self._game_state
        if state is None or self._waiting is not None:
            raise pyspiel.SpielError("a state is sampled where somebody decides, not at a chance node")
        dice = Dice(int(sampler() * SAMPLES))
        new: TableState = self.get_game().new_initial_state()
        new._game_state = state.sample(player, dice)
        new._thrown = DEALING
        new._luck = dice.next_word()
        new.done[player] = self.done[player]
        return new

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self._table.text(action)

    def __str__(self) -> str:
        if self._game_state is None:
            return f"Dealing, {self._thrown} of {DEALING}: {self._luck:x}"
        waiting = (
            "" if self._waiting is None else f"\nPlayer {self._waiting[0]} does {self._waiting[1]}, and chance decides."
        )
        return f"{self._game_state}{waiting}"
