"""Leaders of Euphoria as a game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from euphoria.games.leaders import state_json
from euphoria.games.leaders.actions import SPACE
from euphoria.games.leaders.cards.decks import Deck, DeckError, load_deck
from euphoria.games.leaders.knowledge import recruit_knowledge, view
from euphoria.games.leaders.options import OPTIONS, Settings, settings
from euphoria.games.leaders.refusals import refusals
from euphoria.games.leaders.rules import events, legal_actions, setup
from euphoria.games.leaders.rules import handlers as rules
from euphoria.games.leaders.scenario.reader import read_scenario
from euphoria.games.leaders.state import Table
from euphoria.games.leaders.text import messages as text
from euphoria.games.leaders.text.narrator import LeadersNarrator
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State

if TYPE_CHECKING:
    from typing import Self


class LeadersState(Table):
    """A table with the rules: each question of the kernel is answered by a file of this room."""

    __slots__ = ()
    steps = rules.STEPS
    lists = legal_actions.LISTS
    handlers = rules.ANSWERS
    joint_handlers = rules.JOINT_ANSWERS
    position = state_json.position
    _view = view.view
    _event = events.event

    def blank(self, dice: Dice) -> Self:
        return type(self)(self.game, self.seats, self.settings, self.deck, dice)

    def _reason(self, seat: int, action: Action) -> Refusal:
        rule, key, args = refusals.why_not(self, seat, action)
        return Refusal(rule, f"leaders-why-{key}", args, text.why(self, key, args, "en"))

    def learned_since(self, before: State) -> bool:
        assert isinstance(before, LeadersState)
        return recruit_knowledge.learned_since(self, before)

    def _sampler(self, seat: int | None) -> Callable[[Dice], Self]:
        return recruit_knowledge.sampler(self, seat)


class Leaders(Game):
    id = "leaders"
    title = "Leaders of Euphoria"
    revision = 2
    seats = range(4, 9)
    options = OPTIONS
    space = SPACE
    narrator = LeadersNarrator()
    extensions: ClassVar[Mapping[str, str]] = {
        "judge": "euphoria.bots.leaders.judge:JUDGE",
        "facts": "euphoria.arena.games.leaders.facts:FACTS",
        "terminal": "euphoria.cli.games.leaders.display:BOARD",
    }

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> LeadersState:
        state = self.table(seats, dice, settings(options))
        setup.deal(state)
        return state

    def restore(self, seats: int, dice: Dice, options: dict[str, Any], position: Json) -> LeadersState:
        state = self.table(seats, dice, settings(options))
        state.clear()
        state_json.restore(state, position)
        return state

    def scenario(self, text: str) -> LeadersState:
        return read_scenario(self, text)

    def table(self, seats: int, dice: Dice, options: Settings) -> LeadersState:
        """An empty table with these options."""
        return LeadersState(self, seats, options, self.deck(options), dice)

    @staticmethod
    def deck(options: Settings) -> Deck:
        try:
            return load_deck(options.deck)
        except DeckError as error:
            raise OptionError("deck", options.deck.split("\n")[0], str(error)) from None


GAME = Leaders()
