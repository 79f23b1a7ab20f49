"""Registers the functions that carry out a game's rules, each beside its definition.

A game makes one `Handlers` and puts a decorator above every function of its rules:

    @RULES.step(codes.TURN)
    def turn(state: City, seat: int, a: int, b: int) -> None: ...

Steps and questions are small numbers because they are part of stored states: a number never changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from euphoria.kernel.core.action import Action

Step = Callable[[Any, int, int, int], None]
"""step(state, seat, a, b): carries out one frame of the agenda."""
Lister = Callable[[Any, int], list[Action]]
"""lister(state, seat): the legal answers of a seat to a question."""
Answer = Callable[[Any, int, Action], None]
"""answer(state, seat, action): what follows from a seat's answer."""
JointAnswer = Callable[[Any], None]
"""joint_answer(state): what follows once all seats have answered."""
Check = Callable[[Any, int, Action], bool]
"""check(state, seat, action): whether an open action, which no list contains, is legal."""

AnyStep = TypeVar("AnyStep", bound=Step)
AnyLister = TypeVar("AnyLister", bound=Lister)
AnyAnswer = TypeVar("AnyAnswer", bound=Answer)
AnyJointAnswer = TypeVar("AnyJointAnswer", bound=JointAnswer)
AnyCheck = TypeVar("AnyCheck", bound=Check)


class Handlers:
    """The handlers of one game, by step and by question. Registering two for one number is an error."""

    def __init__(self, steps: int, questions: int) -> None:
        """`steps` and `questions` are how many numbers there are of each."""
        self.steps: list[Step] = [_no_step] * steps
        self.lists: list[Lister] = [_no_list] * questions
        self.answers: list[Answer] = [_no_answer] * questions
        self.joint_answers: dict[int, JointAnswer] = {}
        self.checks: dict[int, Check] = {}

    def step(self, number: int) -> Callable[[AnyStep], AnyStep]:
        """Carries out the frames of this step."""

        def register(function: AnyStep) -> AnyStep:
            _once(self.steps[number] is _no_step, "step", number, function)
            self.steps[number] = function
            return function

        return register

    def actions(self, *questions: int) -> Callable[[AnyLister], AnyLister]:
        """Lists the legal answers to these questions."""

        def register(function: AnyLister) -> AnyLister:
            for number in questions:
                _once(self.lists[number] is _no_list, "list of actions", number, function)
                self.lists[number] = function
            return function

        return register

    def answer(self, *questions: int) -> Callable[[AnyAnswer], AnyAnswer]:
        """Carries out an answer to these questions."""

        def register(function: AnyAnswer) -> AnyAnswer:
            for number in questions:
                _once(self.answers[number] is _no_answer, "answer", number, function)
                self.answers[number] = function
            return function

        return register

    def joint_answer(self, question: int) -> Callable[[AnyJointAnswer], AnyJointAnswer]:
        """Carries out the answers to a joint question, when all of them are in."""

        def register(function: AnyJointAnswer) -> AnyJointAnswer:
            _once(question not in self.joint_answers, "joint answer", question, function)
            self.joint_answers[question] = function
            return function

        return register

    def check(self, *questions: int) -> Callable[[AnyCheck], AnyCheck]:
        """Decides whether an open action is a legal answer to these questions."""

        def register(function: AnyCheck) -> AnyCheck:
            for number in questions:
                _once(number not in self.checks, "check", number, function)
                self.checks[number] = function
            return function

        return register


def _once(free: bool, what: str, number: int, function: Callable[..., Any]) -> None:
    if not free:
        raise ValueError(f"{what} {number} has two handlers; the second is {function.__qualname__}")


def _no_step(state: Any, seat: int, a: int, b: int) -> None:
    raise AssertionError("a frame on the agenda has a step without a handler")


def _no_list(state: Any, seat: int) -> list[Action]:
    raise AssertionError(f"question {state.question} has no list of actions")


def _no_answer(state: Any, seat: int, action: Action) -> None:
    raise AssertionError(f"question {state.question} has no handler for a single answer")
