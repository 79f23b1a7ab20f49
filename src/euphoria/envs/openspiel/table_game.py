"""A game of OpenSpiel, its parameters, and what registers it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import pyspiel

from euphoria.envs.learning_table import LearningTable
from euphoria.envs.openspiel.table_observer import TableObserver
from euphoria.envs.openspiel.table_state import TableState
from euphoria.games import game as find_game
from euphoria.games import games

CHANCE_OUTCOMES: Final = 64
"""How many outcomes a chance node has, unless the parameter of that name says otherwise."""
LONGEST_GAME: Final = 100_000
"""More decisions, chance nodes included, than any game has: the games' own limits end them long before."""


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game at one table. Each game is a subclass with its name: see `register`."""

    name: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        name, parameters = self.name, parameters or {}
        given = {**_defaults(name), **parameters}
        players, self.chances = given.pop("players"), given.pop("chance_outcomes")
        self.table = _table(name, players, tuple(sorted(given.items())))
        super().__init__(_type(name), _info(self.table, self.chances), dict(parameters))

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME


@cache
def _table(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> LearningTable:
    """States and their copies share what never changes."""
    return LearningTable(name, players, dict(options))


def _defaults(name: str) -> dict[str, Any]:
    """The parameters of a game: all that can be chosen, with the values for learning."""
    game = find_game(name)
    chosen = {option.name: option.default for option in game.options.values()} | dict(game.learning_options)
    return {"players": game.seats[0], "chance_outcomes": CHANCE_OUTCOMES, **chosen}


def _type(name: str) -> pyspiel.GameType:
    game = find_game(name)
    return pyspiel.GameType(
        short_name=f"euphoria_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


def _info(table: LearningTable, chances: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions.size,
        max_chance_outcomes=chances,
        num_players=table.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST_GAME,
    )


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = {game.short_name for game in pyspiel.registered_games()}
    for name in games():
        if f"euphoria_{name}" not in known:
            # A class, as OpenSpiel's own games are: a function would be freed after Python's end, which crashes.
            pyspiel.register_game(_type(name), type(f"{name.title()}TableGame", (TableGame,), {"name": name}))
