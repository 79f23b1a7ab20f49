"""A game from the seat of one learner: all others play on until the learner is asked, or the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from euphoria.envs.errors import NotReset
from euphoria.envs.play.choosing import chosen_action
from euphoria.envs.play.opponents import Choice, Opponent, make_opponents
from euphoria.envs.play.shaping import Shaping
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from euphoria.envs.learning_table import LearningTable

SELF: Final = "self"
"""Instead of opponents: the learner plays all seats, and each decision of any of them is a step."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class OneSeatGame:
    """Games one after the other, as one learner plays them."""

    def __init__(
        self,
        table: LearningTable,
        opponents: Choice | Sequence[Choice],
        seat: int | None,
        shaping: float,
        replace: bool,
    ) -> None:
        self._table = table
        self._wait: int = table.wait
        self._opponents: list[Opponent] = [] if opponents == SELF else make_opponents(table, opponents)
        if seat is not None and seat not in range(table.seats):
            raise ValueError(f"seat={seat!r}: choose 0 to {table.seats - 1}, or None for any seat by lot in each game")
        self._own = seat
        self._others: dict[int, Opponent] = {}
        self._shaping = Shaping(table.game.id, shaping) if shaping else None
        self._replace = replace
        self._luck = Dice()
        self._state: State | None = None
        self.seat = 0
        """The learner's seat; where it plays all of them, the one that is asked."""
        self.over = True
        self.replaced = False
        """Whether the last number was illegal, and another action was done."""

    @property
    def state(self) -> State:
        if self._state is None:
            raise NotReset("call reset first")
        return self._state

    def begin(self, seed: int | None) -> State:
        """A fresh game, in which the learner is asked. With a seed it and all games after it are the same again.

        Should a game be over before the learner is asked, another one is begun.
        """
        if seed is not None:
            self._luck = Dice(int(seed))
        luck, seats = self._luck, self._table.seats
        self.over = True
        while self.over:
            self._state = state = self._table.deal(luck.fork())
            if self._opponents:
                self.seat = luck.below(seats) if self._own is None else self._own
                self._others = {}
                for place, opponent in enumerate(self._opponents, self.seat + 1):
                    opponent.begin(place % seats, luck.fork())
                    self._others[place % seats] = opponent
            self._go_on(state)
        if self._shaping is not None:
            self._shaping.begin(state)
        self.replaced = False
        return state

    def step(self, number: Any) -> float:
        """The learner does the action of that number; its reward. The others play on."""
        state = self.state
        if self.over:
            raise NotReset("the game is over: call reset")
        seat = self.seat
        self.replaced = False
        try:
            state.apply(seat, chosen_action(state, seat, number, self._wait))
        except EuphoriaError:
            if not self._replace:
                raise
            state.apply(seat, self._luck.pick(state.legal(seat)))
            self.replaced = True
        self._go_on(state)
        reward = state.returns()[seat] if self.over else 0.0
        if self._shaping is not None:
            reward += self._shaping.rewards(state)[seat]
        return reward

    def _go_on(self, state: State) -> None:
        """The others play until the learner is asked."""
        if self._opponents:
            own, others = self.seat, self._others
            while state.deciders and own not in state.deciders:
                state.apply(seat := state.deciders[0], others[seat].choose(state))
        elif state.deciders:
            self.seat = state.deciders[0]
        self.over = not state.deciders
