"""Euphoria Table: three tabletop games for people, programs and researchers."""

from euphoria.games import game, games
from euphoria.kernel.action import Action, Refusal
from euphoria.kernel.dice import Dice, ScriptedDice
from euphoria.kernel.errors import (
    DiceError,
    EuphoriaError,
    IllegalAction,
    LoadError,
    OptionError,
    RecordError,
    ScenarioError,
    UnknownAction,
    UnknownGame,
)
from euphoria.kernel.game import Game
from euphoria.kernel.record import Record
from euphoria.kernel.state import Outcome, State

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Dice",
    "DiceError",
    "EuphoriaError",
    "Game",
    "IllegalAction",
    "LoadError",
    "OptionError",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "ScenarioError",
    "ScriptedDice",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
]
