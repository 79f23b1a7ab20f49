"""An action is a value: a kind, a few small numbers, and a stable number of its own.

All actions of a game are made once, in its `ActionSpace`, and looked up from then on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from euphoria.kernel.core.errors import UnknownAction

OPEN = -1
"""The number of an action that is not in the list: see `ActionSpace.open`."""


class Action(NamedTuple):
    """`number` comes first so that comparing two actions is comparing two numbers."""

    number: int
    kind: str
    args: tuple[int, ...]

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.args))})"

    def json(self) -> list[str | int]:
        """The form that records and sockets carry: `["aim", 3]`."""
        return [self.kind, *self.args]


class Refusal(NamedTuple):
    """Why something is not allowed: the rule, a message key for every language, and English words."""

    rule: str
    key: str
    args: dict[str, str | int]
    reason: str


class ActionKind(NamedTuple):
    """What actions of one kind are made of."""

    name: str
    arguments: tuple[str, ...]
    """What each number means, in order: `("player",)` of `aim(3)`."""
    listed: int | None
    """How many there are in the action space; None where they are too many to list: see `ActionSpace.open`."""


class ActionSpace:
    """Every action that a game can ever have, in an order that never changes within a revision."""

    def __init__(self) -> None:
        self._all: list[Action] = []
        self._by_form: dict[tuple[str | int, ...], Action] = {}
        self._open: dict[str, int] = {}
        self._arguments: dict[str, tuple[str, ...]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __contains__(self, thing: object) -> bool:
        if not isinstance(thing, Action):
            return False
        if thing.number == OPEN:
            return len(thing.args) == self._open.get(thing.kind)
        return thing == self._by_form.get((thing.kind, *thing.args))

    def __getitem__(self, number: int) -> Action:
        return self._all[number]

    def add(self, kind: str, *args: int) -> Action:
        action = Action(len(self._all), kind, args)
        self._all.append(action)
        self._by_form[(kind, *args)] = action
        return action

    def row(self, kind: str, count: int) -> list[Action]:
        """The actions `kind(0)` to `kind(count - 1)`."""
        return [self.add(kind, index) for index in range(count)]

    def open(self, kind: str, arguments: int) -> None:
        """A kind with too many actions to list: they have no number, and the game judges each as it comes."""
        self._open[kind] = arguments

    def name_arguments(self, names: Mapping[str, str]) -> None:
        """Say what the numbers of each kind mean, with blanks between them; kinds without numbers may be left out."""
        self._arguments = {kind: tuple(said.split()) for kind, said in names.items()}

    def kinds(self) -> dict[str, ActionKind]:
        """All kinds of actions by name, in the order of the action space, and after them the open ones."""
        counts = Counter(action.kind for action in self._all)
        every: dict[str, int | None] = {**counts, **dict.fromkeys(self._open)}
        return {kind: ActionKind(kind, self._arguments.get(kind, ()), count) for kind, count in every.items()}

    def read(self, form: Sequence[object]) -> Action:
        """The action of a JSON form; `UnknownAction` if there is none."""
        if isinstance(form, (list, tuple)) and form and all(type(part) in (str, int) for part in form):
            action = self._by_form.get(tuple(form))
            if action is not None:
                return action
            kind, *args = form
            if isinstance(kind, str) and self._open.get(kind) == len(args) and all(type(arg) is int for arg in args):
                return Action(OPEN, kind, tuple(arg for arg in args if isinstance(arg, int)))
        raise UnknownAction(f"no action of this game: {form!r}")
