"""Build a Better Dystopia: the declaration of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.actions import SPACE
from euphoria.games.dystopia.events import CRITERIA, CityEvent
from euphoria.games.dystopia.knowledge import event_view, observation, sampling, view
from euphoria.games.dystopia.knowledge.observation_layout import offsets
from euphoria.games.dystopia.knowledge.open_view import open_view
from euphoria.games.dystopia.options import OPTIONS, settings
from euphoria.games.dystopia.refusals import refusals
from euphoria.games.dystopia.rules import recruit_triggers, turn
from euphoria.games.dystopia.rules.effects import artifacts, workers_and_stars
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.rules.start import setup
from euphoria.games.dystopia.scenario.reader import read_scenario
from euphoria.games.dystopia.state import fields
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import messages
from euphoria.games.dystopia.text.detail_text import details
from euphoria.games.dystopia.text.emphasis import emphasis
from euphoria.games.dystopia.text.narrator import DystopiaNarrator, names_of
from euphoria.games.dystopia.text.waiting_text import waiting
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.learning.layout import Numbers, ObservationLayout
from euphoria.kernel.text.emphasis import Emphasis
from euphoria.kernel.text.narrator import Audience, ChoiceDetails

if TYPE_CHECKING:
    from typing import Self

RULE_FILES: Final[tuple[ModuleType, ...]] = (artifacts, recruit_triggers, setup, turn, workers_and_stars)
"""Importing them, and what they import, registers all handlers in `RULES`."""


class DystopiaState(City):
    """The state with the rules. Each method of the kernel is implemented by a file of this package."""

    __slots__ = ()
    fields = fields.FIELDS
    steps = RULES.steps
    lists = RULES.lists
    handlers = RULES.answers
    joint_handlers = RULES.joint_answers
    checks = RULES.checks

    def blank(self, dice: Dice) -> Self:
        return cast("Self", DystopiaState(self.game, self.seats, self.settings, dice))

    @property
    def first_player(self) -> int:
        return next((entry[1] for entry in self.log if entry[0] == CityEvent.FIRST), -1)

    def check_loaded(self) -> None:
        fields.check(self)
        self.refresh()
        self.refresh_spaces()

    def _view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def _view_beside(self, seat: int, spectators: Json) -> Json:
        return view.beside(self, seat, spectators)

    def _observe(self, seat: int, out: Numbers) -> None:
        observation.observe(self, seat, out)

    def _event(self, number: int, seat: int | None) -> Json:
        return event_view.event(self, number, seat)

    def _open_view(self) -> Json:
        return open_view(self)

    def _open_event(self, number: int) -> Json:
        return event_view.event(self, number, None, opened=True)

    def _reason(self, seat: int, action: Action) -> Refusal:
        rule, key, args = refusals.why_not(self, seat, action)
        return Refusal(rule, f"dystopia-why-{key}", args, messages.why(key, args, "en"))

    def learned_since(self, before: State) -> bool:
        assert isinstance(before, DystopiaState)
        return sampling.learned_since(self, before)

    def _sampler(self, seat: int | None) -> Callable[[Dice], Self]:
        return sampling.sampler(self, seat)


@mypyc_attr(native_class=False)
class Dystopia(Game):
    id = "dystopia"
    title = "Euphoria: Build a Better Dystopia"
    revision = 2
    seats = range(2, 7)
    options = OPTIONS
    space = SPACE
    narrator = DystopiaNarrator()
    questions = codes.QUESTIONS[1:]
    limits = frozenset({"turn-limit", *(f"turn-limit-{criterion}" for criterion in CRITERIA)})
    learning_options: ClassVar[Mapping[str, Any]] = {"turn_limit": 400}
    extensions: ClassVar[Mapping[str, str]] = {
        "judge": "euphoria.bots.dystopia.judge:JUDGE",
        "catalog": "euphoria.games.dystopia.text.card_text:catalog",
        "facts": "euphoria.arena.games.dystopia.facts:FACTS",
        "figures": "euphoria.arena.games.dystopia.figures:FIGURES",
        "lesson": "euphoria.games.dystopia.lesson.first_game:LESSON",
        "luck": "euphoria.games.dystopia.statistics.luck:luck",
        "summary": "euphoria.games.dystopia.statistics.summary:summary",
        "terminal": "euphoria.cli.games.dystopia.display:DISPLAY",
        "simulation-report": "euphoria.cli.games.dystopia.simulation_report:report",
    }

    def empty(self, seats: int, dice: Dice, options: dict[str, Any]) -> DystopiaState:
        state = DystopiaState(self, seats, settings(options), dice)
        state.clear()
        return state

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> DystopiaState:
        state = self.empty(seats, dice, options)
        setup.deal(state)
        return state

    def layout(self, seats: int, options: dict[str, Any]) -> ObservationLayout:
        return offsets(seats, settings(options).recruits).layout

    def scenario(self, text: str) -> DystopiaState:
        return read_scenario(self, text)

    def choices_are_known(self, state: State, seat: int) -> bool:
        assert isinstance(state, DystopiaState)
        return turn.choices_are_known(state, seat)

    def details(self, state: State, seat: int, action: Action, audience: Audience) -> ChoiceDetails | None:
        assert isinstance(state, DystopiaState)
        return details(state, seat, action, audience.language, names_of(state, audience))

    def waiting(self, state: State, audience: Audience) -> str | None:
        assert isinstance(state, DystopiaState)
        return waiting(state, audience.language, names_of(state, audience))

    def emphasis(self, state: State, event: Json) -> Emphasis:
        assert isinstance(state, DystopiaState)
        return emphasis(state, event)


GAME: Final = Dystopia()
