"""Euphoria Table: three tabletop games for people, programs and researchers."""

from euphoria import compiled  # before any module that may be compiled
from euphoria.games import game, games
from euphoria.kernel.core.action import Action, ActionKind, Refusal
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.errors import (
    DiceError,
    EuphoriaError,
    IllegalAction,
    LoadError,
    OptionError,
    QueryError,
    RecordError,
    ScenarioError,
    UnknownAction,
    UnknownGame,
    UnknownSeat,
    WrongBuffer,
)
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.printing import draw_with
from euphoria.kernel.core.state import Outcome, State
from euphoria.kernel.record.record import Record
from euphoria.kernel.record.verifiable_dice import VerifiableDice
from euphoria.kernel.text.narrator import Audience
from euphoria.version import __version__


def _board(state: State) -> str:
    """A state as `print` shows it. The terminal draws it, which is loaded when it is first needed."""
    from euphoria.cli.terminal.state_text import state_text

    return state_text(state)


draw_with(_board)

__all__ = [
    "Action",
    "ActionKind",
    "Dice",
    "DiceError",
    "Audience",
    "EuphoriaError",
    "Game",
    "IllegalAction",
    "LoadError",
    "OptionError",
    "Outcome",
    "QueryError",
    "Record",
    "RecordError",
    "Refusal",
    "ScenarioError",
    "ScriptedDice",
    "State",
    "UnknownAction",
    "UnknownGame",
    "UnknownSeat",
    "VerifiableDice",
    "WrongBuffer",
    "__version__",
    "compiled",
    "game",
    "games",
]
