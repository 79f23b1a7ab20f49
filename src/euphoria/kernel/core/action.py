"""Actions: immutable values with a kind, a few small integers, and a stable integer of their own.

All actions of a game are created once, in its `ActionSpace`, and looked up from then on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from euphoria.kernel.core.errors import UnknownAction

OPEN: Final = 1 << 60
"""The number of every open action: see `ActionSpace.open`. It lies beyond every list and every mask."""


class Action(NamedTuple):
    """`number` comes first, so that comparing two actions compares two integers."""

    number: int
    kind: str
    args: tuple[int, ...]

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.args))})"

    def json(self) -> list[str | int]:
        """The form in records and messages: `["aim", 3]`."""
        return [self.kind, *self.args]


def is_among(actions: list[Action], action: object) -> bool:
    """Whether this very object is in the list, as it nearly always is: there is one of each. Faster than `in`."""
    for other in actions:
        if other is action:
            return True
    return False


class Refusal(NamedTuple):
    """Why an action is not allowed: the rule, a message key with arguments, and the reason in English."""

    rule: str
    key: str
    args: dict[str, str | int]
    reason: str


class Decline(NamedTuple):
    """The answer with which a player lets pass what somebody else does."""

    action: Action
    aimed: bool
    """Whether it is done to the player who is asked."""


class ActionKind(NamedTuple):
    """The signature of one kind of actions."""

    name: str
    arguments: tuple[str, ...]
    """The meaning of each argument: `("player",)` for `aim(3)`."""
    listed: int | None
    """How many are in the action space; None for open actions."""
    times: int = 1
    """How often its arguments may be repeated, all of them in their order: see `ActionSpace.open`."""


class ActionSpace:
    """Every action that a game can have, in an order that never changes within a revision."""

    def __init__(self) -> None:
        self._all: list[Action] = []
        self._by_form: dict[tuple[str | int, ...], Action] = {}
        self._open: dict[str, range] = {}
        self._arguments: dict[str, tuple[str, ...]] = {}
        self.each_seat: Mapping[str, int] = {}
        """By the name of an argument that is a seat, or a place of a seat: how many such numbers each seat has."""
        self.by_position: frozenset[str] = frozenset()
        """The arguments that a seat counts in its own way, as the position has it: see `NumberedActions.turned`."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __contains__(self, thing: object) -> bool:
        if not isinstance(thing, Action):
            return False
        if thing.number == OPEN:
            return len(thing.args) in self._open.get(thing.kind, ())
        return thing == self._by_form.get((thing.kind, *thing.args))

    def __getitem__(self, number: int) -> Action:
        if number < 0:
            raise IndexError(f"actions are numbered from 0 on, and {number} is none of them")
        return self._all[number]

    def add(self, kind: str, *args: int) -> Action:
        action = Action(len(self._all), kind, args)
        self._all.append(action)
        self._by_form[(kind, *args)] = action
        return action

    def row(self, kind: str, count: int) -> list[Action]:
        """The actions `kind(0)` to `kind(count - 1)`."""
        return [self.add(kind, index) for index in range(count)]

    def open(self, kind: str, arguments: int, times: int = 1) -> None:
        """Declare a kind with too many actions to list. They have no number; the game checks each one.

        `times`: up to so often the arguments may be repeated, as the places of a way.
        """
        self._open[kind] = range(arguments, arguments * times + 1, arguments)

    def name_arguments(
        self,
        names: Mapping[str, str],
        each_seat: Mapping[str, int] | None = None,
        by_position: frozenset[str] = frozenset(),
    ) -> None:
        """Name the arguments of each kind, separated by blanks; kinds without arguments may be left out.

        `each_seat`: the arguments that name players, see there; `by_position`: those that a seat counts otherwise.
        """
        self._arguments = {kind: tuple(said.split()) for kind, said in names.items()}
        self.each_seat = each_seat or {}
        self.by_position = by_position

    def arguments(self, kind: str) -> tuple[str, ...]:
        """The names of the arguments of a kind."""
        return self._arguments.get(kind, ())

    def kinds(self) -> dict[str, ActionKind]:
        """All kinds by name, in the order of the action space, open kinds last."""
        counts = Counter(action.kind for action in self._all)
        every: dict[str, int | None] = {**counts, **dict.fromkeys(self._open)}
        times = {kind: len(lengths) for kind, lengths in self._open.items()}
        return {
            kind: ActionKind(kind, self.arguments(kind), count, times.get(kind, 1)) for kind, count in every.items()
        }

    def read(self, form: Sequence[object]) -> Action:
        """The action of a JSON form; `UnknownAction` if there is none."""
        if isinstance(form, (list, tuple)) and form and all(type(part) in (str, int) for part in form):
            action = self._by_form.get(tuple(form))
            if action is not None:
                return action
            kind, *args = form
            lengths = self._open.get(kind, ()) if isinstance(kind, str) else ()
            if len(args) in lengths and isinstance(kind, str) and all(type(arg) is int for arg in args):
                return Action(OPEN, kind, tuple(arg for arg in args if isinstance(arg, int)))
        raise UnknownAction(f"no action of this game: {form!r}")
