"""Build a Better Dystopia as a game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from euphoria.games.dystopia.actions import SPACE
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.knowledge import event_view, sampling, view
from euphoria.games.dystopia.options import OPTIONS, settings
from euphoria.games.dystopia.refusals import refusals
from euphoria.games.dystopia.rules import handlers as rules
from euphoria.games.dystopia.rules import legal_actions, setup, trading
from euphoria.games.dystopia.scenario.reader import read_scenario
from euphoria.games.dystopia.state import stored_position
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import messages as text
from euphoria.games.dystopia.text.narrator import DystopiaNarrator
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State

if TYPE_CHECKING:
    from typing import Self


class DystopiaState(City):
    """A city with the rules: each question of the kernel is answered by a file of this room."""

    __slots__ = ()
    steps = rules.STEPS
    lists = legal_actions.LISTS
    handlers = rules.ANSWERS
    joint_handlers = rules.JOINT_ANSWERS
    position = stored_position.position
    _view = view.view
    _event = event_view.event

    def blank(self, dice: Dice) -> Self:
        return type(self)(self.game, self.seats, self.settings, dice)

    @property
    def first_player(self) -> int:
        return next((entry[1] for entry in self.log if entry[0] == CityEvent.FIRST), -1)

    def _check(self, seat: int, action: Action) -> bool:
        return action.kind == "offer-many" and seat in self.deciders and trading.allowed(self, seat, action)

    def _reason(self, seat: int, action: Action) -> Refusal:
        rule, key, args = refusals.why_not(self, seat, action)
        return Refusal(rule, f"dystopia-why-{key}", args, text.why(key, args, "en"))

    def learned_since(self, before: State) -> bool:
        assert isinstance(before, DystopiaState)
        return sampling.learned_since(self, before)

    def _sampler(self, seat: int | None) -> Callable[[Dice], Self]:
        return sampling.sampler(self, seat)


class Dystopia(Game):
    id = "dystopia"
    title = "Euphoria: Build a Better Dystopia"
    revision = 2
    seats = range(2, 7)
    options = OPTIONS
    space = SPACE
    narrator = DystopiaNarrator()
    extensions: ClassVar[Mapping[str, str]] = {
        "judge": "euphoria.bots.dystopia.judge:JUDGE",
        "facts": "euphoria.arena.games.dystopia.facts:FACTS",
        "figures": "euphoria.arena.games.dystopia.figures:FIGURES",
        "luck": "euphoria.games.dystopia.statistics.luck:luck",
        "terminal": "euphoria.cli.games.dystopia.display:BOARD",
        "simulation-report": "euphoria.cli.games.dystopia.report:report",
    }

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> DystopiaState:
        state = DystopiaState(self, seats, settings(options), dice)
        setup.deal(state)
        return state

    def restore(self, seats: int, dice: Dice, options: dict[str, Any], position: Json) -> DystopiaState:
        state = DystopiaState(self, seats, settings(options), dice)
        state.clear()
        stored_position.restore(state, position)
        return state

    def scenario(self, text: str) -> DystopiaState:
        return read_scenario(self, text)


GAME = Dystopia()
