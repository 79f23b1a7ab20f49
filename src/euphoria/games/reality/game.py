"""Euphoria, the Ultimate Reality Show, as a game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from euphoria.games.reality import codes, events, preparing, state_fields
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.knowledge import figure_slots, known_choices, observation, planes, sampling, view
from euphoria.games.reality.knowledge.observation_layout import AT
from euphoria.games.reality.knowledge.open_view import open_view
from euphoria.games.reality.knowledge.planes_layout import planes_of
from euphoria.games.reality.options import OPTIONS, RealitySettings, settings
from euphoria.games.reality.queries.questions import QUERIES
from euphoria.games.reality.refusals import refusals
from euphoria.games.reality.rules.all_rules import RULES as RULES
from euphoria.games.reality.rules.attack import thrown
from euphoria.games.reality.rules.firing import aimed
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.scenario.reader import read_scenario
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.library import TableError, TableFile, load_table
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.detail_text import details
from euphoria.games.reality.text.emphasis import emphasis
from euphoria.games.reality.text.locations import location
from euphoria.games.reality.text.narrator import RealityNarrator
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.learning.layout import Numbers, ObservationLayout
from euphoria.kernel.learning.numbered_actions import CountedActions
from euphoria.kernel.text.emphasis import Emphasis
from euphoria.kernel.text.narrator import Audience, ChoiceDetails

if TYPE_CHECKING:
    from typing import Self


class RealityState(Show):
    """The state with the rules, views, samples, refusals and texts of the game."""

    __slots__ = ()
    fields = state_fields.FIELDS
    steps = RULES.steps
    lists = RULES.lists
    handlers = RULES.answers
    joint_handlers = RULES.joint_answers
    checks = RULES.checks

    def blank(self, dice: Dice) -> Self:
        return cast("Self", RealityState(self.game, self.seats, self.settings, self.table, dice))

    @property
    def first_player(self) -> int:
        return self.first if self.turn else -1

    def _view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def _open_view(self) -> Json:
        return open_view(self)

    def _reason(self, seat: int, action: Action) -> Refusal:
        rule, key, args = refusals.why_not(self, seat, action)
        return Refusal(rule, f"reality-why-{key}", args, messages.why(self, key, args, "en"))

    def _observe(self, seat: int, out: Numbers) -> None:
        observation.observe(self, seat, out)

    def _observe_planes(self, seat: int, out: Numbers) -> None:
        planes.observe_planes(self, seat, out)

    def _counted(self, seat: int) -> CountedActions:
        return figure_slots.counted(self, seat)

    def _event(self, number: int, seat: int | None) -> Json:
        told = events.event(self, number)
        code = self.log[number][0]
        if code == events.ShowEvent.INJURIES:
            told["thrown"] = thrown.dice_of(self, number)
        elif code == events.ShowEvent.AIMED:
            told.update(aimed.told(self, number))
            del told["against"]
        return told

    def learned_since(self, before: State) -> bool:
        assert isinstance(before, RealityState)
        return sampling.learned_since(self, before)

    def check_loaded(self) -> None:
        state_fields.check(self)

    def _sampler(self, seat: int | None) -> Callable[[Dice], Self]:
        return sampling.sampler(self, seat)


@mypyc_attr(native_class=False)
class Reality(Game):
    id = "reality"
    title = "Euphoria, the Ultimate Reality Show"
    revision = 3
    seats = range(2, 3)
    options = OPTIONS
    space = SPACE
    narrator = RealityNarrator()
    phases = codes.PHASES
    questions = codes.QUESTIONS[1:]
    learning_options: ClassVar[Mapping[str, Any]] = {"budget": 400, "turns": 5}
    queries = QUERIES
    extensions: ClassVar[Mapping[str, str]] = {
        "judge": "euphoria.bots.reality.judge:JUDGE",
        "lesson": "euphoria.games.reality.lesson.first_game:LESSON",
        "planner-judge": "euphoria.bots.reality.planner.judge:JUDGE",
        "catalog": "euphoria.games.reality.text.catalog:catalog",
        "facts": "euphoria.arena.games.reality.facts:FACTS",
        "figures": "euphoria.arena.games.reality.figures:FIGURES",
        "teams": "euphoria.games.reality.casting.casting_office:OFFICE",
        "luck": "euphoria.games.reality.statistics.luck:luck",
        "scenery": "euphoria.games.reality.tables.workshop:WORKSHOP",
        "terminal": "euphoria.cli.games.reality.display:DISPLAY",
        "summary": "euphoria.games.reality.statistics.summary:summary",
        "simulation-report": "euphoria.cli.games.reality.simulation_report:report",
        "commands": "euphoria.cli.games.reality.commands:COMMANDS",
    }

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> RealityState:
        state = self.empty(seats, dice, options)
        check_whole(state.table)
        setup.begin(state)
        return state

    def empty(self, seats: int, dice: Dice, options: dict[str, Any]) -> RealityState:
        return self.show(seats, dice, settings(options))

    def choices_are_known(self, state: State, seat: int) -> bool:
        assert isinstance(state, RealityState)
        return known_choices.choices_are_known(state, seat)

    def layout(self, seats: int, options: dict[str, Any]) -> ObservationLayout:
        return AT.fields.layout(planes_of(self.table(settings(options)).terrain))

    def scenario(self, text: str) -> RealityState:
        return read_scenario(self, text)

    def location(self, state: State, seat: int, action: Action) -> Json | None:
        assert isinstance(state, RealityState)
        return location(state, seat, action)

    def preparing(self, state: State, seat: int, action: Action | None = None) -> Iterator[None]:
        assert isinstance(state, RealityState)
        return preparing.preparing(state, seat, action)

    def preparing_answer(self, state: State, question: str, arguments: Mapping[str, object]) -> Iterator[None]:
        assert isinstance(state, RealityState)
        return preparing.preparing_answer(state, question, arguments)

    def details(self, state: State, seat: int, action: Action, audience: Audience) -> ChoiceDetails | None:
        assert isinstance(state, RealityState)
        return details(state, seat, action, audience.language, audience.names or None)

    def emphasis(self, state: State, event: Json) -> Emphasis:
        assert isinstance(state, RealityState)
        return emphasis(state, event)

    def show(self, seats: int, dice: Dice, options: RealitySettings) -> RealityState:
        """An empty table with these options."""
        state = RealityState(self, seats, options, self.table(options), dice)
        state.clear()
        return state

    @staticmethod
    def table(options: RealitySettings) -> TableFile:
        try:
            return load_table(options.table)
        except TableError as error:
            raise OptionError("table", options.table.split("\n")[0], str(error)) from None


def check_whole(table: TableFile) -> None:
    """`OptionError` for a table that no game is played on."""
    if table.sketch:
        raise OptionError("table", table.name, "a sketch is a scene; choose a table that is whole (R-table-2)")


GAME: Final = Reality()
