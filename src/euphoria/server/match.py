"""A game under way at a table, as a value: acting gives a new one, which counts only once its line is stored.

It is grown from the lines of the table's log, and needs nothing else. What it adds to a state of the kernel: what can
be taken back, and the position that a seat's next action must be made for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import orjson

from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice, ScriptedDice
from euphoria.kernel.errors import RecordError
from euphoria.kernel.state import Json, State
from euphoria.server.errors import NotNow


class Line(NamedTuple):
    """Who did what, and what the dice showed; no action: the seat has taken back its last one."""

    seat: int
    action: Action | None
    chance: list[int]


class Before(NamedTuple):
    """A state to which a seat can go back."""

    seat: int
    state: State


class Together(NamedTuple):
    """A question that several seats answer at once, as long as it is open."""

    asked: State
    answers: tuple[tuple[int, Action], ...]


@dataclass(frozen=True, slots=True)
class Match:
    state: State
    """Never changed: whoever wants to try something copies it."""
    lines: int
    thrown: int
    """How many dice have been thrown, setting up included: nothing takes a throw back."""
    own: tuple[int, ...]
    """How many lines each seat has written."""
    together: Together | None
    trail: tuple[Before, ...]
    _positions: dict[int | None, str] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Those that were asked for: working one out takes as long as a view."""

    @staticmethod
    def begin(state: State, thrown: int, lines: int = 0, own: Iterable[int] = ()) -> Match:
        return Match(state, lines, thrown, tuple(own) or (0,) * state.seats, _asked_together(state), ())

    def act(self, seat: int, action: Action, dice: Dice) -> tuple[Match, Line]:
        """The match after this action; `IllegalAction` if the rules do not allow it."""
        state = self.state.copy()
        state.dice = dice
        chance: list[int] = []
        dice.trace = chance
        state.apply(seat, action)
        dice.trace = None
        grown = replace(self, state=state, lines=self.lines + 1, own=self._own_after(seat))
        if self.together is not None and len(self.state.deciders) > 1:
            answers = (*self.together.answers, (seat, action))
            return replace(grown, together=Together(self.together.asked, answers)), Line(seat, action, chance)
        grown = replace(grown, thrown=self.thrown + len(chance))
        together = _asked_together(state)
        trail = self._trail_after(seat, state, bool(chance or together))
        return replace(grown, together=together, trail=trail), Line(seat, action, chance)

    def take_back(self, seat: int) -> tuple[Match, Line]:
        """The match without the seat's last action; `NotNow` if something of it has become known.

        An answer to a question that is still open to others can be taken back whoever else has answered: if it depended
        on that, a try would tell.
        """
        shorter = replace(self, lines=self.lines + 1, own=self._own_after(seat))
        line = Line(seat, None, [])
        if self.together is not None:
            answers = tuple(answer for answer in self.together.answers if answer[0] != seat)
            if len(answers) == len(self.together.answers):
                raise NotNow("undo", "you have given no answer that could be taken back")
            state = self.together.asked.copy()
            for other, action in answers:
                state.apply(other, action)
            return replace(shorter, state=state, together=Together(self.together.asked, answers)), line
        if not self.may_take_back(seat):
            raise NotNow("undo", "that has become known at the table, or is not yours to take back")
        return replace(shorter, state=self.trail[-1].state, trail=self.trail[:-1]), line

    def may_take_back(self, seat: int) -> bool:
        if self.together is not None:
            return any(other == seat for other, _ in self.together.answers)
        return bool(self.trail) and self.trail[-1].seat == seat

    def replay(self, line: Line) -> Match:
        """The match after a line of the log, with the dice as they fell; `RecordError` if that cannot be."""
        if line.action is None:
            return self.take_back(line.seat)[0]
        dice = ScriptedDice(line.chance)
        after, _ = self.act(line.seat, line.action, dice)
        if dice.left():
            raise RecordError(f"line {after.lines} has more dice than the game throws")
        return after

    def position(self, seat: int | None) -> str:
        """A mark of all that this seat has seen and done: it changes when that does, and not when others answer
        a question that is put to several at once."""
        if seat not in self._positions:
            self._note_position(seat, self._seen.view(seat))
        return self._positions[seat]

    def view(self, seat: int | None) -> Json:
        """What a seat sees; its position is worked out with it where the two are of one state."""
        view = self.state.view(seat)
        if self._seen is self.state and seat not in self._positions:
            self._note_position(seat, view)
        return view

    @property
    def _seen(self) -> State:
        """The state that positions are of: while several are asked at once, the one in which they were asked."""
        return self.state if self.together is None else self.together.asked

    def _note_position(self, seat: int | None, view: Json) -> None:
        own = 0 if seat is None else self.own[seat]
        text = orjson.dumps([view, len(self._seen.log), own])
        self._positions[seat] = hashlib.blake2b(text, digest_size=8).hexdigest()

    @property
    def settled(self) -> bool:
        """Nothing can be taken back: the state alone says all."""
        return not self.trail and (self.together is None or not self.together.answers)

    def _own_after(self, seat: int) -> tuple[int, ...]:
        return (*self.own[:seat], self.own[seat] + 1, *self.own[seat + 1 :])

    def _trail_after(self, seat: int, state: State, known: bool) -> tuple[Before, ...]:
        if known or self.together is not None or state.outcome is not None or state.learned_since(self.state):
            return ()
        mine = self.trail if self.trail and self.trail[-1].seat == seat else ()
        return (*mine, Before(seat, self.state))


def _asked_together(state: State) -> Together | None:
    return Together(state, ()) if state.joint and state.deciders else None


def standing(lines: Iterable[Line]) -> list[Line]:
    """The actions that were not taken back, in order."""
    left: list[Line] = []
    for line in lines:
        if line.action is None:
            last = max(at for at, earlier in enumerate(left) if earlier.seat == line.seat)
            del left[last]
        else:
            left.append(line)
    return left
