"""The declaration of Leaders of Euphoria: its state with the rules, and the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from euphoria.games.leaders import codes, events, state_fields
from euphoria.games.leaders.actions import SPACE
from euphoria.games.leaders.cards.decks import Deck, DeckError
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.knowledge import observation, recruit_knowledge, view
from euphoria.games.leaders.knowledge.observation_layout import leaders_layout
from euphoria.games.leaders.knowledge.open_view import open_view
from euphoria.games.leaders.options import OPTIONS, Settings, settings
from euphoria.games.leaders.refusals import refusals
from euphoria.games.leaders.rules import artifact_effects, legal_actions, reactions, setup, shots, turn
from euphoria.games.leaders.rules.deck_reader import load_deck
from euphoria.games.leaders.rules.registry import RULES
from euphoria.games.leaders.scenario.reader import read_scenario
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text import messages
from euphoria.games.leaders.text.detail_text import details
from euphoria.games.leaders.text.emphasis import emphasis
from euphoria.games.leaders.text.narrator import LeadersNarrator, names_of
from euphoria.kernel.core.action import Action, Decline, Refusal
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.learning.layout import Numbers, ObservationLayout
from euphoria.kernel.text.emphasis import Emphasis
from euphoria.kernel.text.narrator import Audience, ChoiceDetails

if TYPE_CHECKING:
    from typing import Self


RULE_FILES: Final[tuple[ModuleType, ...]] = (artifact_effects, legal_actions, reactions, shots, turn)
"""Importing them registers their handlers in `RULES`."""


class LeadersState(LeadersTable):
    """The state with the rules. Each method of the kernel is implemented by a file of this package."""

    __slots__ = ()
    fields = state_fields.FIELDS
    steps = RULES.steps
    lists = RULES.lists
    handlers = RULES.answers
    joint_handlers = RULES.joint_answers

    def blank(self, dice: Dice) -> Self:
        return cast("Self", LeadersState(self.game, self.seats, self.settings, self.deck, dice))

    @property
    def first_player(self) -> int:
        return next((entry[3] for entry in self.log if entry[0] == Event.TURN), -1)

    def check_loaded(self) -> None:
        state_fields.check(self)

    def _view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def _view_beside(self, seat: int, spectators: Json) -> Json:
        return view.beside(self, seat, spectators)

    def _observe(self, seat: int, out: Numbers) -> None:
        observation.observe(self, seat, out)

    def _event(self, number: int, seat: int | None) -> Json:
        return events.event(self, number, seat)

    def _open_view(self) -> Json:
        return open_view(self)

    def _open_event(self, number: int) -> Json:
        return events.event(self, number, None, opened=True)

    def _reason(self, seat: int, action: Action) -> Refusal:
        rule, key, args = refusals.why_not(self, seat, action)
        return Refusal(rule, f"leaders-why-{key}", args, messages.why(self, key, args, "en"))

    def learned_since(self, before: State) -> bool:
        assert isinstance(before, LeadersState)
        return recruit_knowledge.learned_since(self, before)

    def _sampler(self, seat: int | None) -> Callable[[Dice], Self]:
        return recruit_knowledge.sampler(self, seat)


@mypyc_attr(native_class=False)
class Leaders(Game):
    id = "leaders"
    title = "Leaders of Euphoria"
    revision = 2
    seats = range(4, 9)
    options = OPTIONS
    space = SPACE
    narrator = LeadersNarrator()
    phases = codes.PHASES
    questions = codes.QUESTIONS[1:]
    limits = frozenset({"turn-limit"})
    learning_options: ClassVar[Mapping[str, Any]] = {"claims": 0}
    extensions: ClassVar[Mapping[str, str]] = {
        "judge": "euphoria.bots.leaders.judge:JUDGE",
        "catalog": "euphoria.games.leaders.text.catalog:catalog",
        "facts": "euphoria.arena.games.leaders.facts:FACTS",
        "lesson": "euphoria.games.leaders.lesson.first_game:LESSON",
        "terminal": "euphoria.cli.games.leaders.display:DISPLAY",
        "turning-points": "euphoria.games.leaders.knowledge.turning_points:turning_points",
    }

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> LeadersState:
        state = self.empty(seats, dice, options)
        setup.deal(state)
        return state

    def empty(self, seats: int, dice: Dice, options: dict[str, Any]) -> LeadersState:
        state = self.table(seats, dice, settings(options))
        state.clear()
        return state

    def layout(self, seats: int, options: dict[str, Any]) -> ObservationLayout:
        return leaders_layout(seats, tuple(artifact.id for artifact in self.deck(settings(options)).artifacts))

    def scenario(self, text: str) -> LeadersState:
        return read_scenario(self, text)

    def details(self, state: State, seat: int, action: Action, audience: Audience) -> ChoiceDetails | None:
        assert isinstance(state, LeadersState)
        return details(state, seat, action, audience.language, names_of(state, audience))

    def emphasis(self, state: State, event: Json) -> Emphasis:
        assert isinstance(state, LeadersState)
        return emphasis(state, event)

    def decline(self, state: State, seat: int) -> Decline | None:
        assert isinstance(state, LeadersState)
        return reactions.decline(state, seat)

    def table(self, seats: int, dice: Dice, options: Settings) -> LeadersState:
        """An empty table with these options."""
        return LeadersState(self, seats, options, self.deck(options), dice)

    @staticmethod
    def deck(options: Settings) -> Deck:
        try:
            return load_deck(options.deck)
        except DeckError as error:
            raise OptionError("deck", options.deck.split("\n")[0], str(error)) from None


GAME: Final = Leaders()
