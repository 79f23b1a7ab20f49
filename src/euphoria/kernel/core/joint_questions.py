"""Open joint questions: several seats are asked at once, and no seat sees another's answer before all are in.

A state keeps the answers to a joint question itself and closes it with the last one. `JointQuestion` adds what a table
needs while the question is open: the state each seat may see, withdrawing an answer, and a question that stays open
after the last answer until it is closed explicitly (otherwise the time of closing would tell who was last).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError, IllegalAction
from euphoria.kernel.core.state import State

SeatAnswer = tuple[int, Action]


class JointQuestionError(EuphoriaError):
    """A second answer of a seat, or a withdrawal without an answer."""


class JointQuestion(NamedTuple):
    """A joint question with the answers given so far. Immutable; its states must not be changed."""

    asked: State
    """The state in which the question was asked."""
    state: State
    """`asked` with the answers applied; without the last one of a complete question, which would close it."""
    answers: tuple[SeatAnswer, ...] = ()
    """In the order in which they were given."""

    @staticmethod
    def of(state: State) -> JointQuestion | None:
        """The joint question that this state has just asked, if it has."""
        return JointQuestion(state, state) if state.joint and state.deciders else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered."""
        return tuple(seat for seat in self.asked.deciders if self.answer_of(seat) is None)

    @property
    def complete(self) -> bool:
        """Whether all seats have answered."""
        return not self.waiting

    def answer_of(self, seat: int | None) -> Action | None:
        for other, action in self.answers:
            if other == seat:
                return action
        return None

    def answer(self, seat: int, action: Action) -> JointQuestion:
        """The question with this answer, open even if it was the last one; `IllegalAction` if the rules forbid it."""
        if self.answer_of(seat) is not None:
            raise JointQuestionError(f"seat {seat} has answered; withdraw that answer first")
        if self.state.deciders == (seat,):
            refusal = self.state.why_not(seat, action)
            if refusal is not None:
                raise IllegalAction(refusal)
            state = self.state
        else:
            state = self.state.copy()
            state.apply(seat, action)
        return JointQuestion(self.asked, state, (*self.answers, (seat, action)))

    def withdraw(self, seat: int) -> JointQuestion:
        """The question without this seat's answer."""
        left = tuple(answer for answer in self.answers if answer[0] != seat)
        if len(left) == len(self.answers):
            raise JointQuestionError(f"seat {seat} has given no answer")
        state = self.asked.copy()
        for other, action in left:
            state.apply(other, action)
        return JointQuestion(self.asked, state, left)

    def state_for(self, seat: int | None) -> State:
        """The state as this seat (None: a spectator) may see it: with its own answer, and no sign of the others'."""
        own = self.answer_of(seat)
        if seat is None or own is None:
            return self.asked
        state = self.asked.copy()
        if len(self.asked.deciders) > 1:
            state.apply(seat, own)
        else:
            state.answers[seat] = own  # the only seat asked: applying its answer would close the question
        return state

    def had_choice(self, seat: int) -> bool:
        """Whether this seat could have answered in more than one way."""
        return len(self.asked.legal(seat)) > 1

    def only_answers(self) -> dict[int, Action]:
        """The answers of the waiting seats that have exactly one legal answer."""
        legal = {seat: self.state.legal(seat) for seat in self.waiting}
        return {seat: actions[0] for seat, actions in legal.items() if len(actions) == 1}


def apply_traced(state: State, answers: Iterable[SeatAnswer], dice: Dice) -> list[int]:
    """Apply these actions to the state, with these dice; the throws."""
    state.dice = dice
    chance = dice.trace = list[int]()
    for seat, action in answers:
        state.apply(seat, action)
    dice.trace = None
    return chance
