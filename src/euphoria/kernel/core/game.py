"""A game's declaration: everything that the other rooms need to know of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from euphoria.kernel.core.action import Action, ActionSpace, Decline
from euphoria.kernel.core.dice import Dice, load_dice
from euphoria.kernel.core.errors import DiceError, LoadError, OptionError, ScenarioError
from euphoria.kernel.core.fields import read_fields
from euphoria.kernel.core.options import Options, settle
from euphoria.kernel.core.queries import Query
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.learning.layout import ObservationLayout
from euphoria.kernel.learning.numbered_actions import NumberedActions, numbered
from euphoria.kernel.text.emphasis import Emphasis
from euphoria.kernel.text.narrator import Audience, ChoiceDetails, Narrator

SCHEMA: Final = 1
"""The version of the JSON that `dump` writes."""
KEYS: Final = frozenset(("schema", "game", "revision", "position", "dice"))
"""What it holds."""


@mypyc_attr(native_class=False)  # games of other packages are subclasses, whose attributes stand in their class bodies
class Game:
    """A game's declaration. Its package makes one and names it in the entry point group `euphoria.games`.

    Bots, the arena, the server and the terminal know a game only by this class. Whatever one of them can use beyond
    the rules is named in `extensions`.
    """

    id: str
    title: str
    revision: int
    """Goes up whenever the rules change what a record would do."""
    ledger_file: Path | None = None
    """The ledger of the rules, for a game of another package; this package's are in docs/rules."""
    seats: range
    options: Options
    space: ActionSpace
    narrator: Narrator
    phases: tuple[str, ...] = ()
    """The public names of what `view` calls its phase, in their order."""
    questions: tuple[str, ...] = ()
    """The public names of what a seat can be asked."""
    limits: frozenset[str] = frozenset()
    """The reasons of outcomes by which a game is cut off because the table wanted it so: see `State.truncated`."""
    learning_options: ClassVar[Mapping[str, Any]] = {}
    """Options for learning: with them also games of random players end in good time."""
    learning_version: int = 0
    """The version of the environments of this game (`euphoria/leaders-v0`): see docs/envs."""
    queries: ClassVar[Mapping[str, Query]] = {}
    """Read-only questions about a position, by name."""
    extensions: ClassVar[Mapping[str, str]] = {}
    """Optional parts by their purpose, as object references "package.module:NAME", loaded when first needed:

    - "judge", "planner-judge": how bots value positions (`euphoria.bots.core.judge`)
    - "facts", "figures": what reports count (`euphoria.arena.survey`, `euphoria.arena.simulation`)
    - "lesson": a taught first game (`euphoria.lessons.lesson`)
    - "luck": what each seat rolled, against what was to be expected (`euphoria.server.play.luck`)
    - "catalog": all cards of the game, whatever a table plays with (`euphoria.server.http.routes.cards`)
    - "teams": how players of a game with teams build one (`euphoria.server.http.routes.teams`)
    - "summary": how a finished game went, for its part of the page (`euphoria.server.http.routes.replay`)
    - "turning-points": the events without which a finished game could not have ended so
      (`euphoria.server.records.moments`)
    - "terminal", "simulation-report", "commands": how the `euphoria` command shows it, and sub-commands that it adds
      (`euphoria.cli.terminal.game_display`, `euphoria.cli.command`)

    A game without one of them is played all the same, with a plain substitute.
    """

    def new(
        self,
        seats: Any = None,
        seed: Any = None,
        dice: Any = None,
        **options: Any,
    ) -> State:
        """A fresh game, waiting for its first decision. Give `dice` or a `seed` (a number or a word), not both.

        Whatever else is given is refused with `OptionError`, and no type error.
        """
        seats = self.check_seats(seats)
        if dice is None:
            if seed is not None and type(seed) not in (int, str):
                raise OptionError("seed", seed, "give a whole number or a word")
            dice = Dice(seed)
        elif not isinstance(dice, Dice):
            raise OptionError("dice", dice, "give dice, such as Dice(5), or a seed")
        elif seed is not None:
            raise OptionError("seed", seed, "give a seed or dice, not both")
        return self.set_up(seats, dice, options)

    def check_seats(self, seats: Any) -> int:
        """A number of seats, the least one if none is given; `OptionError` for one that the game does not have."""
        if seats is None:
            seats = self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            raise OptionError("seats", seats, f"choose {self.seats[0]} to {self.seats[-1]}")
        return seats

    def observation(self, seats: Any = None, **options: Any) -> ObservationLayout:
        """What the numbers of `State.observe` mean at a table with these options: its size, its fields, its planes."""
        return self.layout(self.check_seats(seats), options)

    def action_space(self, seats: Any = None, **options: Any) -> NumberedActions:
        """The integers of the actions at a table with these options, as in `State.mask`: `decode`, `number`, `text`."""
        settle(self.options, options)
        return numbered(self.space, self.check_seats(seats))

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """There is one of each game: copied or unpickled, it is the same one."""
        from euphoria.kernel.core.registry import find_game  # which is made of games

        return find_game, (self.id,)

    def extension(self, purpose: str) -> Any:
        """The optional part for this purpose, or None if the game has none."""
        reference = self.extensions.get(purpose)
        if reference is None:
            return None
        module, _, name = reference.partition(":")
        return getattr(import_module(module), name)

    def action(self, form: Sequence[object]) -> Action:
        """The action of a JSON form such as `["aim", 3]`."""
        return self.space.read(form)

    def dump(self, state: State) -> str:
        """The whole state as JSON text, dice included."""
        return json.dumps(
            {
                "schema": SCHEMA,
                "game": self.id,
                "revision": self.revision,
                "position": state.position(),
                "dice": state.dice.dump(),
            },
            separators=(",", ":"),
        )

    def load(self, text: str) -> State:
        """The state that `dump` wrote, equal to the one it was made from."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise LoadError(f"a stored state is JSON, and this is not: {error}") from None
        if not isinstance(data, dict) or "position" not in data:
            raise LoadError("a stored state has a 'position', and this has none")
        if data.get("schema") != SCHEMA:
            raise LoadError(f"stored with schema {data.get('schema')!r}; this program reads {SCHEMA}")
        if unknown := sorted(data.keys() - KEYS):
            raise LoadError(f"a stored state has no {', '.join(map(repr, unknown))}")
        if data.get("game") != self.id:
            raise LoadError(f"a state of {data.get('game')!r}, not of {self.id!r}")
        if data.get("revision") != self.revision:
            raise LoadError(f"made under revision {data.get('revision')!r}; the rules are at {self.revision}")
        try:
            dice = load_dice(data.get("dice"))
        except DiceError as error:
            raise LoadError(str(error)) from None
        position = data["position"]
        options = position.get("options") if isinstance(position, dict) else None
        seats = position.get("seats") if isinstance(position, dict) else None
        if not isinstance(options, dict) or type(seats) is not int or seats not in self.seats:
            raise LoadError("damaged state: a position has 'seats' and 'options'")
        try:
            state = self.empty(seats, dice, options)
        except OptionError as error:
            raise LoadError(f"damaged state: {error}") from None
        read_fields(state, state.fields, position)
        state.check_loaded()
        return state

    # What a game fills in.

    def empty(self, seats: int, dice: Dice, options: dict[str, Any]) -> State:
        """A state in which nothing is dealt yet; `OptionError` for options that the game does not have."""
        raise NotImplementedError

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> State:
        """A state that waits for the first decision."""
        raise NotImplementedError

    def layout(self, seats: int, options: dict[str, Any]) -> ObservationLayout:
        """Implements `observation`; `OptionError` for options that the game does not have."""
        raise NotImplementedError(f"{self.id} has no observation in numbers")

    def decline(self, state: State, seat: int) -> Decline | None:
        """How this seat, which is asked, lets pass what another player does; None where that is not the question.

        A game that asks players out of turn again and again whether they react says so here: then a table can give
        that answer for a player who wants it so, until there is something new to decide. Only what this seat may know
        counts.
        """
        return None

    def choices_are_known(self, state: State, seat: int) -> bool:
        """Whether everybody can tell what this seat may do now, and `legal` lists all of it.

        Then a table may do by itself the only thing that a player can do: nobody learns anything by it. False where it
        depends on what is hidden, and wherever a game does not know better.
        """
        return False

    def scenario(self, text: str) -> State:
        """A position from a short text; errors name line and column."""
        raise ScenarioError(f"{self.id} has no scenarios", 1, 1)

    def details(self, state: State, seat: int, action: Action, audience: Audience) -> ChoiceDetails | None:
        """What a legal action costs and does, for its player; None where `narrator.action` says it all.

        Read only what the seat knows.
        """
        return None

    def waiting(self, state: State, audience: Audience) -> str | None:
        """What the table waits for, to anybody who is not asked; None where naming the players says it all.

        Read only what everybody knows.
        """
        return None

    def preparing(self, state: State, seat: int, action: Action | None = None) -> Iterator[None]:
        """Works out in short steps what takes long of a seat's choices: what their texts, details and locations need,
        or what one `action` needs before it is done.

        Nobody has to ask for it, all is the same without. A server does, which may not keep others waiting: it has
        them served between two steps.
        """
        return iter(())

    def preparing_answer(self, state: State, question: str, arguments: Mapping[str, object]) -> Iterator[None]:
        """The same for the answer to one of `queries`; `QueryError` as the question itself."""
        return iter(())

    def location(self, state: State, seat: int, action: Action) -> Json | None:
        """Where a legal action of this seat leads, in a game on a table that is measured: data for boards to draw.

        The action and what the seat may know decide it. None: the action names no place.
        """
        return None

    def emphasis(self, state: State, event: Json) -> Emphasis:
        """Who did it, to whom, and how heavy it is, for an event as `State.events` gave it to a seat.

        Of the state only what everybody knows may be read, such as whose piece the event names.
        """
        seat = event.get("seat")
        return Emphasis(seat if isinstance(seat, int) else None)
