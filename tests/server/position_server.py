"""`euphoria` with one more option in every game: `position`, the scenario text at which a table begins.

The text is stored with the table as its other options are, so that a table begins there as well when it is loaded
again, replayed or verified: each of these begins with `Game.new`. What a scenario says of `rolls` is what the table's
first dice show; the table's own dice, which are promised to players, follow.

`tests/server/positions.py` makes such tables.
"""

from __future__ import annotations

import sys
from typing import Any

from euphoria.cli.main import main
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.options import Option
from euphoria.kernel.core.registry import find_game, game_ids
from euphoria.kernel.core.state import State
from euphoria.server.match.match import Match
from euphoria.server.play.live_table import LiveTable

POSITION = "position"


def begin_at_positions(game: Game) -> None:
    """Let `new` take a `position`; without one the game begins as it always does."""
    set_up = game.set_up

    def set_up_at(seats: int, dice: Dice, options: dict[str, Any]) -> State:
        rest = {name: value for name, value in options.items() if name != POSITION}
        if not options.get(POSITION):
            return set_up(seats, dice, rest)
        state = game.scenario(options[POSITION])
        assert state.seats == seats, f"a position for {state.seats} seats at a table with {seats}"
        return state

    game.options = {**game.options, POSITION: Option(POSITION, str, "", "A scenario at which the game begins.")}
    game.set_up = set_up_at  # type: ignore[method-assign]


def script_of(table: LiveTable) -> list[int]:
    """The dice that the position of a table has, all of them."""
    text = str(table.info.options.get(POSITION, ""))
    dice = find_game(table.info.game).scenario(text).dice if text else None
    return dice.script if isinstance(dice, ScriptedDice) else []


def throw_scripts_first() -> None:
    """Let the dice of a table show what its position has, as long as there is some of it."""
    own_dice = LiveTable.dice_for

    def dice_for(self: LiveTable, match: Match) -> Dice:
        script = script_of(self)[match.dice_thrown :]
        return ScriptedDice(script, own_dice(self, match)) if script else own_dice(self, match)

    LiveTable.dice_for = dice_for  # type: ignore[method-assign]


if __name__ == "__main__":
    for id in game_ids():
        begin_at_positions(find_game(id))
    throw_scripts_first()
    sys.exit(main())
