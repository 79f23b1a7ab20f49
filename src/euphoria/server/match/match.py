"""A game in progress at a table, as an immutable value: a move makes a new `Match`, which counts once it is stored.

It depends on the setup and the move log alone. To the kernel's state it adds what can be undone, the position token
that a seat's next request must name (an optimistic lock), and joint questions that stay open for a while: with
`delayed_close`, a log entry of its own closes them, so that the time of closing does not tell who answered last.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import orjson

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.errors import RecordError
from euphoria.kernel.core.joint_questions import JointQuestion
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.frames.capture import apply_with_frames
from euphoria.kernel.frames.shared_views import SharedViews
from euphoria.server.errors import Conflict
from euphoria.server.match.logged_moves import NO_SEAT, LoggedMove
from euphoria.server.match.taken_back import TakenBack, add_taken_back

MOST_UNDO_POINTS = 200
"""How many actions of one seat can be undone in a row: each keeps a state in memory."""
MOST_UNDONE = 500
"""How many actions one seat may undo in a game: each is a row of the log that stays."""


class UndoPoint(NamedTuple):
    """A state that a seat can go back to, by undoing the action that followed it."""

    seat: int
    state: State


@dataclass(frozen=True, slots=True)
class Match:
    state: State
    """Never changed; copy it to try an action."""
    length: int
    """How many moves its log has."""
    dice_thrown: int
    """How many dice have been thrown, including the setup. Takebacks do not reduce it."""
    move_counts: tuple[int, ...]
    """How many log entries each seat has made."""
    joint_question: JointQuestion | None
    """The open joint question, if one is asked now."""
    undo_points: tuple[UndoPoint, ...]
    delayed_close: bool = False
    """Whether a joint question stays open after the last answer, until `close_question`."""
    snapshot_at: int = 0
    """Its length when it was last stored as a snapshot."""
    undo_counts: tuple[int, ...] = ()
    """How many actions each seat has undone."""
    frames: tuple[State, ...] = ()
    """The states before each of the newest events, oldest first: those of the last move that had any."""
    taken_back: tuple[TakenBack, ...] = ()
    """What was taken back lately, with the place in the log where it stood."""
    _positions: dict[int | None, str] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Cache: computing a position token costs as much as a view."""
    _answered: dict[int, State] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Cache: the states of seats that have answered an open joint question, as they may see them."""

    @staticmethod
    def begin(
        state: State,
        dice_thrown: int,
        length: int = 0,
        move_counts: Iterable[int] = (),
        delayed_close: bool = False,
        undo_counts: tuple[int, ...] = (),
    ) -> Match:
        """A match that continues from this state, in which nothing can be undone."""
        zeros = (0,) * state.seats
        counts = tuple(move_counts) or zeros
        joint = JointQuestion.of(state)
        return Match(state, length, dice_thrown, counts, joint, (), delayed_close, length, undo_counts or zeros)

    # What is asked, and what each seat may see.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to decide now, without those that have answered a joint question."""
        return self.state.deciders if self.joint_question is None else self.joint_question.waiting

    @property
    def ready_to_close(self) -> bool:
        """Whether a joint question is still open though all have answered."""
        return self.joint_question is not None and self.joint_question.complete

    def legal(self, seat: int) -> list[Action]:
        return [] if self._has_answered(seat) else self.state.legal(seat)

    def is_forced(self, seat: int) -> bool:
        """Whether this seat can do one thing only, and everybody can tell: not in a question to several at once."""
        if self.joint_question is not None or seat not in self.state.deciders:
            return False
        return len(self.state.legal(seat)) == 1 and self.state.game.choices_are_known(self.state, seat)

    def _has_answered(self, seat: int) -> bool:
        return self.joint_question is not None and self.joint_question.answer_of(seat) is not None

    def state_for(self, seat: int | None) -> State:
        """The state as this seat (None: a spectator) may see it, without others' answers to a joint question."""
        if self.joint_question is None or seat is None or not self._has_answered(seat):
            return self._public_state
        if seat not in self._answered:
            self._answered[seat] = self.joint_question.state_for(seat)
        return self._answered[seat]

    def view(self, seat: int | None, views: SharedViews | None = None) -> Json:
        """What a seat sees. Caches the position token, too, where it depends on the same view."""
        state = self.state_for(seat)
        view = state.view(seat) if views is None else views.view(state, seat)
        if state is self._public_state and seat not in self._positions:
            self._cache_position(seat, view)
        return view

    def first_events(self, seat: int | None, count: int) -> list[Json]:
        """The first `count` events as a seat reads them."""
        return self.state_for(seat).events(seat)[:count] if count else []

    def position(self, seat: int | None, views: SharedViews | None = None) -> str:
        """The position token: changes with what this seat has seen or done, and not when others answer a joint
        question."""
        if seat not in self._positions:
            state = self._public_state
            self._cache_position(seat, state.view(seat) if views is None else views.view(state, seat))
        return self._positions[seat]

    @property
    def states_shown(self) -> tuple[State, ...]:
        """The states that are shown after the last move that had events: before each of these, and the one now."""
        return (*self.frames, self._public_state)

    def visible_key(self, seat: int | None) -> tuple[State, int]:
        """Everything a seat sees depends on this alone: a state, by identity, and how many moves the seat has made."""
        return self._public_state, 0 if seat is None else self.move_counts[seat]

    @property
    def _public_state(self) -> State:
        """The state without any answers to an open joint question."""
        return self.state if self.joint_question is None else self.joint_question.asked

    def _cache_position(self, seat: int | None, view: Json) -> None:
        state, moves = self.visible_key(seat)
        text = orjson.dumps([view, len(state.log), moves])
        self._positions[seat] = hashlib.blake2b(text, digest_size=8).hexdigest()

    # Moves.

    def act(self, seat: int, action: Action, dice: Dice) -> tuple[Match, LoggedMove]:
        """The match after this action, and its log entry; `IllegalAction` if the rules do not allow it."""
        if self._has_answered(seat):  # the same error for all seats, so that the last one does not learn that it is
            raise Conflict("answered", "you have answered; take it back first")
        joint = self.joint_question
        if joint is not None and (self.delayed_close or len(self.state.deciders) > 1):
            return self._next(seat, joint.answer(seat, action)), LoggedMove(seat, action, [])
        state = self.state.copy()
        chance, between = apply_with_frames(state, [(seat, action)], dice)
        asked = JointQuestion.of(state)
        after = replace(
            self._counting(seat),
            state=state,
            dice_thrown=self.dice_thrown + len(chance),
            joint_question=asked,
            undo_points=self._undo_points_after(seat, state, bool(chance or asked)),
            frames=self._frames_after(state, between),
        )
        return after, LoggedMove(seat, action, chance)

    def close_question(self, dice: Dice) -> tuple[Match, LoggedMove]:
        """The match after a joint question that all seats have answered."""
        if self.joint_question is None or not self.joint_question.complete:
            raise Conflict("open", "not everybody has answered")
        state = self.joint_question.asked.copy()
        chance, between = apply_with_frames(state, self.joint_question.answers, dice)
        thrown = self.dice_thrown + len(chance)
        after = Match.begin(state, thrown, self.length + 1, self.move_counts, self.delayed_close, self.undo_counts)
        frames = self._frames_after(state, between)
        after = replace(after, snapshot_at=self.snapshot_at, frames=frames, taken_back=self.taken_back)
        return after, LoggedMove(NO_SEAT, None, chance)

    def _frames_after(self, state: State, between: list[State]) -> tuple[State, ...]:
        """`frames` after a move to this state, with the states between its events."""
        public = self._public_state
        return (public, *between) if len(state.log) > len(public.log) else self.frames

    def _next(self, seat: int, joint: JointQuestion) -> Match:
        after = replace(self._counting(seat), state=joint.state, joint_question=joint)
        after._positions.update((other, token) for other, token in self._positions.items() if other != seat)
        return after

    def _counting(self, seat: int) -> Match:
        """The same match with one more log entry, of this seat."""
        return replace(self, length=self.length + 1, move_counts=_add_one(self.move_counts, seat))

    # Undo and takeback.

    def undo(self, seat: int) -> tuple[Match, LoggedMove]:
        """`take_back`, unless this seat has done so too often."""
        if self.undo_counts[seat] >= MOST_UNDONE:
            raise Conflict("undo", f"you have taken back {MOST_UNDONE} actions in this game, and no more can be")
        return self.take_back(seat)

    def take_back(self, seat: int) -> tuple[Match, LoggedMove]:
        """The match without the seat's last action; `Conflict` if any other player has learned something from it.

        An answer to an open joint question can be withdrawn whether or not others have answered: otherwise an attempt
        would tell whether they have.
        """
        after, move = replace(self, undo_counts=_add_one(self.undo_counts, seat)), LoggedMove(seat, None, [])
        if self.joint_question is not None:
            if not self._has_answered(seat):
                raise Conflict("undo", "you have given no answer that could be taken back")
            return after._next(seat, self.joint_question.withdraw(seat)), move
        if not self.may_take_back(seat):
            raise Conflict("undo", "that has become known at the table, or is not yours to take back")
        *points, last = self.undo_points
        taken_back = add_taken_back(self.taken_back, seat, self.state, last.state)
        after = replace(after._counting(seat), undo_points=tuple(points), frames=(), taken_back=taken_back)
        return replace(after, state=last.state), move

    def may_take_back(self, seat: int) -> bool:
        if self.joint_question is not None:
            return self._has_answered(seat)
        return bool(self.undo_points) and self.undo_points[-1].seat == seat

    def may_undo(self, seat: int) -> bool:
        """Whether undo is offered to this seat: it may, and there was something to choose."""
        return self.undo_counts[seat] < MOST_UNDONE and self.may_take_back(seat) and self._had_choice(seat)

    def undo_marks(self, seat: int) -> list[int]:
        """How many events each state had that this seat can go back to by undoing, the oldest first."""
        if self.joint_question is not None or not self.may_undo(seat):
            return []
        reach = MOST_UNDONE - self.undo_counts[seat]
        marks = dict.fromkeys(len(point.state.log) for point in self.undo_points[-reach:])
        return [mark for mark in marks if mark < len(self.state.log)]

    def undo_steps(self, seat: int, to: int) -> int:
        """How many actions this seat has to undo until so many events are left; `Conflict` if it cannot."""
        if to not in self.undo_marks(seat):
            raise Conflict("undo", "you cannot go back so far: something has become known since, or it is not yours")
        return 1 + sum(len(point.state.log) > to for point in self.undo_points)

    def _had_choice(self, seat: int) -> bool:
        return self.joint_question is None or self.joint_question.had_choice(seat)

    def go_back(self, seat: int, past: Match) -> tuple[Match, LoggedMove]:
        """A takeback by consent: the game as it was in the past, before any answer to a question then open.

        The dice stream continues where it is now, and every position token is new. The result is stored as a snapshot,
        so that nobody has to read further back in the log.
        """
        assert past.joint_question is None or not past.joint_question.answers
        counts = tuple(count + 1 for count in self.move_counts)
        after = Match.begin(past.state, self.dice_thrown, self.length + 1, counts, self.delayed_close, self.undo_counts)
        taken_back = add_taken_back(self.taken_back, seat, self._public_state, past.state)
        return replace(after, taken_back=taken_back), LoggedMove(seat, None, [], past.length)

    def _undo_points_after(self, seat: int, state: State, revealed: bool) -> tuple[UndoPoint, ...]:
        """Undo stops where something became known to anyone: dice, a joint question, the end, or a rule says so."""
        if revealed or self.joint_question is not None or state.outcome is not None or state.learned_since(self.state):
            return ()
        own = self.undo_points if self.undo_points and self.undo_points[-1].seat == seat else ()
        return (*own, UndoPoint(seat, self.state))[-MOST_UNDO_POINTS:]

    # The log.

    def replay(self, move: LoggedMove) -> Match:
        """The match after a logged move other than a takeback by consent; `RecordError` if its dice do not fit."""
        dice = ScriptedDice(move.chance)
        if move.closes_question:
            after, _ = self.close_question(dice)
        elif move.action is None:
            after, _ = self.take_back(move.seat)
        else:
            after, _ = self.act(move.seat, move.action, dice)
        if dice.left():
            raise RecordError(f"line {after.length} has more dice than the game throws")
        return after

    def replay_all(self, moves: Iterable[LoggedMove]) -> list[Match]:
        """This match, and the match after each of these logged moves."""
        matches = [self]
        for move in moves:
            now = matches[-1]
            if move.back is None:
                matches.append(now.replay(move))
            else:
                matches.append(now.go_back(move.seat, matches[move.back - self.length])[0])
        return matches

    @property
    def settled(self) -> bool:
        """Whether nothing can be undone, so that the state alone describes the match."""
        return not self.undo_points and (self.joint_question is None or not self.joint_question.answers)

    def with_snapshot(self, every: int) -> Match:
        """The same match, marked for a snapshot if one is due: after `every` moves, and at the end. 0: never.

        Only where nothing can be undone; otherwise it is due with the next such move.
        """
        due = every and (self.length - self.snapshot_at >= every or self.state.outcome is not None)
        return replace(self, snapshot_at=self.length) if due and self.settled else self

    @property
    def has_snapshot(self) -> bool:
        """Whether it is to be stored as a snapshot with its last move."""
        return self.snapshot_at == self.length


def _add_one(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
