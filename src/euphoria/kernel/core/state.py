"""The base class of all game states: plain data with an agenda, a stack of frames of what is still to happen.

`run()` pops frames and calls the handler of each, until a player must decide or the game is over. `apply()` carries out
an answer and runs on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from euphoria.kernel.core.action import OPEN, Action, Refusal, is_among
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import DiceError, IllegalAction, UnknownAction, UnknownSeat
from euphoria.kernel.core.fields import Field, copy_fields, write_fields
from euphoria.kernel.core.handlers import Answer, Check, JointAnswer, Lister, Step
from euphoria.kernel.core.log import Log
from euphoria.kernel.core.outcome import Json as Json  # other rooms import both from here
from euphoria.kernel.core.outcome import Outcome as Outcome
from euphoria.kernel.core.printing import draw
from euphoria.kernel.core.queries import answer_query
from euphoria.kernel.learning.playout import play_out
from euphoria.kernel.learning.state_in_numbers import StateInNumbers
from euphoria.kernel.text.narrator import Audience

if TYPE_CHECKING:
    from typing import Self

    from euphoria.kernel.core.game import Game

Frame = tuple[int, int, int, int]
"""(step, seat, a, b): what is to happen, for whom, with which two numbers."""

Seat = Any
"""A seat's number. Callers may give anything: what is no seat is refused with `UnknownSeat`, and no type error."""

NOBODY: Final = -1
"""Value of `_offer_seat` while no list of legal actions is cached."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(StateInNumbers):
    """What all games' states share. A game fills in the methods at the end; `settings` are the options of the table, a
    named tuple of the game's own."""

    __slots__ = (
        "_handlers", "_lists", "_offer", "_offer_seat", "_steps", "agenda", "answers", "deciders", "dice", "game",
        "joint", "log", "outcome", "question", "seats",
    )  # fmt: skip

    fields: ClassVar[tuple[Field, ...]]
    """What the game's state consists of, in the order in which it is stored."""
    steps: ClassVar[list[Step]] = []
    """By step of the agenda: what it does. These five come from the game's `Handlers`."""
    lists: ClassVar[list[Lister]] = []
    """By question: the legal answers of a seat."""
    handlers: ClassVar[list[Answer]] = []
    """By question: what follows from a seat's answer."""
    joint_handlers: ClassVar[dict[int, JointAnswer]]
    """By joint question: what follows when all answers are in."""
    checks: ClassVar[dict[int, Check]] = {}
    """By question: whether an open action, which is in no list, is legal."""

    game: Game
    seats: int
    agenda: list[Frame]
    deciders: tuple[int, ...]
    """The seats that must decide now; empty when the game is over."""
    question: int
    """What they are asked: one of the game's own codes."""
    joint: bool
    """Whether several seats answer at once, with no answer shown before all are in."""
    answers: list[Action | None]
    outcome: Outcome | None
    log: Log
    dice: Dice
    turn: int
    """The number of the current turn; 0 before the first."""
    _offer_seat: int
    _offer: list[Action]
    _steps: list[Step]
    """`steps`, `lists` and `handlers` again: a table of the state itself is found faster than one of its class."""
    _lists: list[Lister]
    _handlers: list[Answer]

    def __init__(self, game: Game, seats: int, dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.dice = dice
        self._offer_seat = NOBODY

    def begin(self) -> None:
        """Reset the kernel's fields: an empty agenda, no question, an empty log."""
        self.agenda = []
        self.deciders = ()
        self.question = 0
        self.joint = False
        self.answers = []
        self.outcome = None
        self.log = Log()
        self._offer = []
        self._steps = self.steps
        self._lists = self.lists
        self._handlers = self.handlers
        self._numbered = None

    def copy_into(self, new: State) -> None:
        """The kernel's part of `copy`."""
        new.agenda = self.agenda.copy()
        new.deciders = self.deciders
        new.question = self.question
        new.joint = self.joint
        new.answers = self.answers.copy()
        new.outcome = self.outcome
        new.log = self.log.copy()
        new._offer = []
        new._steps = self._steps
        new._lists = self._lists
        new._handlers = self._handlers
        new._numbered = self._numbered

    def legal(self, seat: Seat) -> list[Action]:
        """All legal actions of this seat."""
        self.check_seat(seat)
        return self._legal(seat).copy()

    def _legal(self, seat: int) -> list[Action]:
        """The list that is kept for this seat, which must not be changed."""
        if seat != self._offer_seat:
            self._offer = self._lists[self.question](self, seat) if seat in self.deciders else []
            self._offer_seat = seat
        return self._offer

    def apply(self, seat: Seat, action: Any) -> None:
        """Carry out an action and everything that follows from it. An illegal one raises and changes nothing."""
        self.check_seat(seat)
        offer = self._legal(seat)
        if not is_among(offer, action):
            action = self._legal_one(offer, seat, action)
        self._offer_seat = NOBODY
        if self.joint:
            self.answers[seat] = action
            self.deciders = tuple([other for other in self.deciders if other != seat])
            if self.deciders:
                return
            self.use_answers()
        else:
            self.deciders = ()
            self._handlers[self.question](self, seat, action)
        if not self.deciders:
            self.run()

    def _legal_one(self, offer: list[Action], seat: int, action: Any) -> Any:
        """The action of the list that equals this one, or this open action if it is legal."""
        if action not in offer and not self._allows(seat, action):
            raise IllegalAction(self._refuse(seat, action))
        return offer[offer.index(action)] if action in offer else action

    def use_answers(self) -> None:
        """What follows once all have answered a joint question."""
        self.joint = False
        self.joint_handlers[self.question](self)
        if not self.joint:
            self.answers = []  # what was secret is not part of the position once it has been used

    def playout(self, dice: Dice) -> int:
        """Play on to the end, each action of `legal` as likely as any other; how many decisions it took.

        `dice` choose, and throw nothing where there is one action; the state's own go on as the rules want them.
        """
        return play_out(self, dice)

    def why_not(self, seat: Seat, action: Any) -> Refusal | None:
        """None if legal, else the rule and the reason."""
        self.check_seat(seat)
        if action in self._legal(seat) or self._allows(seat, action):
            return None
        return self._refuse(seat, action)

    def query(self, seat: Seat, question: str, /, **arguments: object) -> Json:
        """The answer to one of the game's read-only questions (`Game.queries`), from what this seat may know.

        Raises `QueryError` for a question or arguments that the game does not know.
        """
        self.check_viewer(seat)
        return answer_query(self, seat, question, arguments)

    def run(self) -> None:
        """Carry out frames until a player must decide or the game is over."""
        agenda = self.agenda
        steps = self._steps
        while not self.deciders and self.outcome is None:
            step, seat, a, b = agenda.pop()
            steps[step](self, seat, a, b)

    def push(self, step: int, seat: int = 0, a: int = 0, b: int = 0) -> None:
        self.agenda.append((step, seat, a, b))

    def ask(self, question: int, seat: int) -> None:
        self.question = question
        self.deciders = (seat,)

    def ask_all(self, question: int, seats: tuple[int, ...]) -> None:
        """Ask several seats at once; see `joint`."""
        self.question = question
        self.deciders = seats
        self.joint = True
        self.answers = [None] * self.seats

    def answer_anew(self, seat: int | None, dice: Dice) -> None:
        """For samples: redraw the secret answers that other seats have given, from their legal actions."""
        if not self.joint:
            return
        waiting = self.deciders
        for other, answer in enumerate(self.answers):
            if answer is not None and other != seat:
                self.deciders = (other,)
                self.answers[other] = dice.pick(self._legal(other))
        self.deciders = waiting
        self._offer_seat = NOBODY

    def finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.agenda.clear()
        self.deciders = ()

    def view(self, seat: Seat) -> Json:
        """What this seat (None: a spectator) may know, JSON-ready."""
        self.check_viewer(seat)
        return self._view(seat)

    def view_beside(self, seat: Seat, spectators: Json) -> Json:
        """`view(seat)`, from the spectators' view. They may share parts: neither must be changed."""
        self.check_seat(seat)
        return self._view_beside(seat, spectators)

    def open_view(self) -> Json:
        """The view of a spectator from whom nothing is hidden, for games that are over.

        Every card is face up, and `everyone` has by seat what only it sees. Face-down piles keep their order secret.
        """
        return self._open_view()

    def sampler(self, seat: Seat) -> Callable[[Dice], Self]:
        """A function that draws full states that this seat (None: a spectator) cannot tell from this one.

        They are drawn with their true probabilities, and depend on what the seat knows and on the dice only. The
        function is valid as long as this state does not change.
        """
        self.check_viewer(seat)
        return self._sampler(seat)

    def sample(self, seat: Seat, dice: Any) -> Self:
        """One full state that this seat (None: a spectator) cannot tell from this one. For many, see `sampler`."""
        if not isinstance(dice, Dice):
            raise DiceError(f"a sample is drawn with dice, such as Dice(5), and not with {dice!r}")
        return self.sampler(seat)(dice)

    def position(self) -> Json:
        """All of the state but its dice, JSON-ready, in the order of `fields`."""
        return write_fields(self, self.fields)

    def digest(self) -> int:
        """A 64-bit hash of the position without the dice, equal on every machine."""
        text = json.dumps(self.position(), separators=(",", ":"))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or other.game.id != self.game.id:
            return NotImplemented
        return self.position() == other.position()

    def __hash__(self) -> int:
        return self.digest()

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Game, str], State], tuple[Game, str]]:
        """Pickled as it is stored: a compiled class has no dictionary that could be."""
        return _load, (self.game, self.game.dump(self))

    def __str__(self) -> str:
        """The board, as a spectator sees it."""
        return draw(self)

    def __repr__(self) -> str:
        doing = f"ended: {self.outcome.reason}" if self.outcome else f"waiting for {list(self.deciders)}"
        return f"<{self.game.id} with {self.seats} seats, {doing}>"

    def events(self, seat: Seat, since: int = 0) -> list[Json]:
        """The log from entry `since` on, as this seat (None: a spectator) may read it."""
        self.check_viewer(seat)
        return [self._event(number, seat) for number in range(max(0, since), len(self.log))]

    def open_events(self, since: int = 0) -> list[Json]:
        """The log from entry `since` on with nothing hidden; see `open_view`."""
        return [self._open_event(number) for number in range(max(0, since), len(self.log))]

    def text(self, seat: Seat, action: Any, language: str = "en", names: Sequence[str] = ()) -> str:
        """An action in words for the player on that seat; `names` are the players' names by seat."""
        self.check_seat(seat)
        if action not in self.game.space:
            raise UnknownAction(f"no action of this game: {action!r}")
        return self.game.narrator.action(self, seat, action, Audience(language, names))

    def check_seat(self, seat: Seat) -> None:
        """`UnknownSeat` if this is none of the seats."""
        if not self._is_seat(seat):
            raise UnknownSeat(seat, self.seats)

    def check_viewer(self, seat: Seat) -> None:
        """`UnknownSeat` if this is neither one of the seats nor a spectator."""
        if seat is not None and not self._is_seat(seat):
            raise UnknownSeat(seat, self.seats, spectator=True)

    def _is_seat(self, seat: Seat) -> bool:
        if type(seat) is not int:
            return False
        number: int = seat
        return 0 <= number < self.seats

    def _allows(self, seat: int, action: object) -> bool:
        """Whether this is a legal open action, which `legal` does not list."""
        return (
            isinstance(action, Action)
            and action.number == OPEN
            and action in self.game.space
            and self._check(seat, action)
        )

    def _refuse(self, seat: int, action: Any) -> Refusal:
        """Why this action is not legal."""
        if action not in self.game.space:
            raise UnknownAction(f"no action of this game: {action!r}")
        return self._reason(seat, action)

    # What a game fills in.

    def copy(self) -> Self:
        """An equal state that shares nothing which can change. Games that are searched write it by hand, for speed."""
        new: Self = copy_fields(self, self.fields)
        new._offer_seat = NOBODY
        return new

    def check_loaded(self) -> None:
        """`LoadError` unless the fields read from a file fit together, so that the rules can go on."""

    @property
    def first_player(self) -> int:
        """The seat that took the first turn; -1 before it is known, or in a game without one."""
        return -1

    def _view(self, seat: int | None) -> Json:
        """Implements `view`; the seat is valid."""
        raise NotImplementedError

    def _view_beside(self, seat: int, spectators: Json) -> Json:
        """Implements `view_beside`, for games whose views have much in common."""
        return self._view(seat)

    def _open_view(self) -> Json:
        """Implements `open_view`: the spectator's view with each seat's own, unless the game makes one of them."""
        return self._view(None) | {"everyone": [self._view(seat) for seat in range(self.seats)]}

    def _sampler(self, seat: int | None) -> Callable[[Dice], Self]:
        """Implements `sampler`; the seat is valid."""
        raise NotImplementedError

    def learned_since(self, before: State) -> bool:
        """Whether any player has learned something since then, such as a card or a claim: undo stops there."""
        raise NotImplementedError

    def _check(self, seat: int, action: Action) -> bool:
        """Whether an open action, which `legal` cannot list, is legal."""
        check = self.checks.get(self.question)
        return check is not None and seat in self.deciders and check(self, seat, action)

    def _reason(self, seat: int, action: Action) -> Refusal:
        raise NotImplementedError

    def _event(self, number: int, seat: int | None) -> Json:
        raise NotImplementedError

    def _open_event(self, number: int) -> Json:
        """One entry of the log with nothing hidden: as the seat reads it to which the least of it is null."""
        read = [self._event(number, seat) for seat in range(self.seats)]
        return min(read, key=lambda event: sum(value is None for value in event.values()))


def _load(game: Game, text: str) -> State:
    return game.load(text)
