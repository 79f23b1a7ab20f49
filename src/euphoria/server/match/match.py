"""A game under way at a table, as a value: acting gives a new one, which counts only once its line is stored.

It is grown from the lines of the table's log, and needs nothing else. What it adds to a state of the kernel: what can
be taken back, the position that a seat's next action must be made for, and questions that stay open for a while after
the last answer: at a patient table a line of its own closes them, so that the time tells nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import orjson

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.errors import IllegalAction, RecordError
from euphoria.kernel.core.state import Json, State
from euphoria.server.errors import Conflict

NOBODY = -1
"""In the place of a seat: the server closes a question that all have answered."""
FURTHEST = 200
"""How many steps of one seat are kept that can be taken back: each is a state in memory."""
MOST_UNDONE = 500
"""How often one seat may take something back in a game: every time is a row of the log that stays."""


class LoggedMove(NamedTuple):
    """Who did what, and what the dice showed; no action: the seat has taken back its last one, or more than that."""

    seat: int
    action: Action | None
    chance: list[int]
    back: int | None = None
    """All have agreed to go back to where the game was after so many lines."""


class UndoPoint(NamedTuple):
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
    trail: tuple[UndoPoint, ...]
    patient: bool = False
    """A question that is put to several stays open when all have answered, until `close`."""
    kept: int = 0
    """How many lines it had when it was last stored whole, as a snapshot."""
    undone: tuple[int, ...] = ()
    """How often each seat has taken something back."""
    _positions: dict[int | None, str] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Those that were asked for: working one out takes as long as a view."""

    @staticmethod
    def begin(
        state: State,
        thrown: int,
        lines: int = 0,
        own: Iterable[int] = (),
        patient: bool = False,
        undone: tuple[int, ...] = (),
    ) -> Match:
        none = (0,) * state.seats
        together = _asked_together(state)
        return Match(state, lines, thrown, tuple(own) or none, together, (), patient, lines, undone or none)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to decide now; not those whose answer is in."""
        answered = self._answered()
        return tuple(seat for seat in self.state.deciders if seat not in answered)

    @property
    def full(self) -> bool:
        """Everybody has answered, and the question is still open."""
        return self.together is not None and not self.waiting

    def seen_by(self, seat: int | None) -> State:
        """What this seat may see: of an open question only its own answer, and not whether others have answered."""
        if self.together is None:
            return self.state
        asked = self.together.asked
        mine = None if seat is None else self._answered().get(seat)
        if seat is None or mine is None:
            return asked
        state = asked.copy()
        if len(asked.deciders) > 1:
            state.apply(seat, mine)
        else:
            state.answers[seat] = mine  # it alone was asked: more than this would close the question
        return state

    def legal(self, seat: int) -> list[Action]:
        return [] if seat in self._answered() else self.state.legal(seat)

    def _answered(self) -> dict[int, Action]:
        return {} if self.together is None else dict(self.together.answers)

    def act(self, seat: int, action: Action, dice: Dice) -> tuple[Match, LoggedMove]:
        """The match after this action; `IllegalAction` if the rules do not allow it."""
        if seat in self._answered():  # alike for all, or it would tell the last one that they are the last
            raise Conflict("answered", "you have answered; take it back first")
        if self.together is not None and self.patient and self.state.deciders == (seat,):
            return self._answer_last(self.together, seat, action)
        state, chance = self.state.copy(), list[int]()
        _throwing(state, seat, action, dice, chance)
        grown = replace(self, state=state, lines=self.lines + 1, own=self._own_after(seat))
        if self.together is not None and len(self.state.deciders) > 1:
            answers = (*self.together.answers, (seat, action))
            return replace(grown, together=Together(self.together.asked, answers)), LoggedMove(seat, action, chance)
        grown = replace(grown, thrown=self.thrown + len(chance))
        together = _asked_together(state)
        trail = self._trail_after(seat, state, bool(chance or together))
        return replace(grown, together=together, trail=trail), LoggedMove(seat, action, chance)

    def _answer_last(self, together: Together, seat: int, action: Action) -> tuple[Match, LoggedMove]:
        """The answer is kept, and nothing follows from it yet."""
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        answered = Together(together.asked, (*together.answers, (seat, action)))
        grown = replace(self, lines=self.lines + 1, own=self._own_after(seat), together=answered)
        return grown, LoggedMove(seat, action, [])

    def close(self, dice: Dice) -> tuple[Match, LoggedMove]:
        """The match after a question that all have answered."""
        if self.together is None or not self.full:
            raise Conflict("open", "not everybody has answered")
        state, chance = self.together.asked.copy(), list[int]()
        for seat, action in self.together.answers:
            _throwing(state, seat, action, dice, chance)
        after = Match.begin(state, self.thrown + len(chance), self.lines + 1, self.own, self.patient, self.undone)
        return replace(after, kept=self.kept), LoggedMove(NOBODY, None, chance)

    def go_back(self, seat: int, past: Match) -> tuple[Match, LoggedMove]:
        """The match as it was in the past, by consent. If a question was open then, nobody had answered it.

        The dice go on where they are now, and no position that anybody has seen comes again. It is stored whole:
        nobody has to go further back to read on.
        """
        assert past.together is None or not past.together.answers
        state = past.state
        own = tuple(count + 1 for count in self.own)
        after = Match.begin(state, self.thrown, self.lines + 1, own, self.patient, self.undone)
        return after, LoggedMove(seat, None, [], past.lines)

    def undo(self, seat: int) -> tuple[Match, LoggedMove]:
        """`take_back`, unless this seat has done so too often."""
        if self.undone[seat] >= MOST_UNDONE:
            raise Conflict("undo", f"you have taken back {MOST_UNDONE} actions in this game, and no more can be")
        return self.take_back(seat)

    def take_back(self, seat: int) -> tuple[Match, LoggedMove]:
        """The match without the seat's last action; `Conflict` if something of it has become known.

        An answer to a question that is still open to others can be taken back whoever else has answered: if it depended
        on that, a try would tell.
        """
        undone = _one_more(self.undone, seat)
        shorter = replace(self, lines=self.lines + 1, own=self._own_after(seat), undone=undone)
        line = LoggedMove(seat, None, [])
        if self.together is not None:
            answers = tuple(answer for answer in self.together.answers if answer[0] != seat)
            if len(answers) == len(self.together.answers):
                raise Conflict("undo", "you have given no answer that could be taken back")
            state = self.together.asked.copy()
            for other, action in answers:
                state.apply(other, action)
            return replace(shorter, state=state, together=Together(self.together.asked, answers)), line
        if not self.may_take_back(seat):
            raise Conflict("undo", "that has become known at the table, or is not yours to take back")
        return replace(shorter, state=self.trail[-1].state, trail=self.trail[:-1]), line

    def may_take_back(self, seat: int) -> bool:
        if self.together is not None:
            return any(other == seat for other, _ in self.together.answers)
        return bool(self.trail) and self.trail[-1].seat == seat

    def may_undo(self, seat: int) -> bool:
        """Whether this seat would want to, as well."""
        return self.undone[seat] < MOST_UNDONE and self.may_take_back(seat) and self.had_a_choice(seat)

    def had_a_choice(self, seat: int) -> bool:
        """Whether this seat could have answered the open question in another way; where none is open, yes."""
        return self.together is None or len(self.together.asked.legal(seat)) > 1

    def replay(self, line: LoggedMove) -> Match:
        """The match after a line of the log, with the dice as they fell; `RecordError` if that cannot be."""
        dice = ScriptedDice(line.chance)
        if line.seat == NOBODY:
            after, _ = self.close(dice)
        elif line.action is None:
            after, _ = self.take_back(line.seat)
        else:
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
        seen = self.seen_by(seat)
        view = seen.view(seat)
        if seen is self._seen and seat not in self._positions:
            self._note_position(seat, view)
        return view

    def first_events(self, seat: int | None, count: int) -> list[Json]:
        """The first so many that a seat can read, or all if there are fewer."""
        return self.seen_by(seat).events(seat)[:count] if count else []

    def seen_as(self, seat: int | None) -> tuple[State, int]:
        """What a seat sees depends on nothing else: this state, never changed, and how many lines it has written."""
        return self._seen, 0 if seat is None else self.own[seat]

    @property
    def _seen(self) -> State:
        """The state that positions are of: while several are asked at once, the one in which they were asked."""
        return self.state if self.together is None else self.together.asked

    def _note_position(self, seat: int | None, view: Json) -> None:
        state, own = self.seen_as(seat)
        text = orjson.dumps([view, len(state.log), own])
        self._positions[seat] = hashlib.blake2b(text, digest_size=8).hexdigest()

    @property
    def settled(self) -> bool:
        """Nothing can be taken back: the state alone says all."""
        return not self.trail and (self.together is None or not self.together.answers)

    def keeping(self, every: int) -> Match:
        """The same, stored whole if it has so many lines more than the last that was, or the game is over.

        Not where something could be taken back: it comes with the next line where nothing can be. With 0, never.
        """
        due = every and (self.lines - self.kept >= every or self.state.outcome is not None)
        return replace(self, kept=self.lines) if due and self.settled else self

    def _own_after(self, seat: int) -> tuple[int, ...]:
        return _one_more(self.own, seat)

    def _trail_after(self, seat: int, state: State, known: bool) -> tuple[UndoPoint, ...]:
        if known or self.together is not None or state.outcome is not None or state.learned_since(self.state):
            return ()
        mine = self.trail if self.trail and self.trail[-1].seat == seat else ()
        return (*mine, UndoPoint(seat, self.state))[-FURTHEST:]


def _one_more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


def _asked_together(state: State) -> Together | None:
    return Together(state, ()) if state.joint and state.deciders else None


def _throwing(state: State, seat: int, action: Action, dice: Dice, chance: list[int]) -> None:
    """Do it with these dice; what they show is added to `chance`."""
    state.dice = dice
    dice.trace = chance
    state.apply(seat, action)
    dice.trace = None


def grow(match: Match, lines: Iterable[LoggedMove]) -> list[Match]:
    """The match after each of these lines; the first is the one that they begin with."""
    grown = [match]
    for line in lines:
        now = grown[-1]
        if line.back is None:
            grown.append(now.replay(line))
        else:
            grown.append(now.go_back(line.seat, grown[line.back - match.lines])[0])
    return grown


class _Stood(NamedTuple):
    """A line that stands, after those before it, how many dice had been thrown before it, and its number."""

    line: LoggedMove
    before: _Stood | None
    thrown: int
    number: int


def _stood(lines: Iterable[LoggedMove]) -> list[_Stood]:
    """What was not taken back, in order. Setting up has thrown nothing here."""
    heads: list[_Stood | None] = [None]
    thrown = 0
    for number, line in enumerate(lines, 1):
        head = heads[-1]
        if line.back is not None:
            head = heads[line.back]
        elif line.seat == NOBODY:
            assert head is not None
            head = _Stood(head.line._replace(chance=line.chance), head.before, thrown, head.number)
        elif line.action is None:
            head = _without_last_of(head, line.seat)
        else:
            head = _Stood(line, head, thrown, number)
        heads.append(head)
        thrown += len(line.chance)
    return _in_order(heads[-1])


def _without_last_of(head: _Stood | None, seat: int) -> _Stood | None:
    later: list[_Stood] = []
    while head is not None and head.line.seat != seat:
        later.append(head)
        head = head.before
    assert head is not None
    head = head.before
    for one in reversed(later):
        head = one._replace(before=head)
    return head


def _in_order(head: _Stood | None) -> list[_Stood]:
    found: list[_Stood] = []
    while head is not None:
        found.append(head)
        head = head.before
    return found[::-1]


def standing(lines: Iterable[LoggedMove]) -> list[LoggedMove]:
    """The actions that were not taken back, in order."""
    return [stood.line for stood in _stood(lines)]


def numbers_of(lines: Iterable[LoggedMove], seat: int) -> list[int]:
    """The numbers of this seat's lines that stand, the last one first."""
    return [stood.number for stood in reversed(_stood(lines)) if stood.line.seat == seat]


def thrown_in_vain(lines: Sequence[LoggedMove], setup: int) -> tuple[tuple[int, int], ...]:
    """The throws of what was taken back by consent: the first and the last of each run, counted from 1."""
    runs: list[tuple[int, int]] = []
    end = 0
    for line, _, thrown, _ in _stood(lines):
        if line.chance:
            if thrown > end:
                runs.append((setup + end + 1, setup + thrown))
            end = thrown + len(line.chance)
    total = sum(len(line.chance) for line in lines)
    if total > end:
        runs.append((setup + end + 1, setup + total))
    return tuple(runs)
