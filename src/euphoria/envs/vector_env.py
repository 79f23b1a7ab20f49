"""Many games for Gymnasium in one process, with their numbers in arrays that they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from euphoria.envs import spaces
from euphoria.envs.learning_table import ILLEGAL, REPLACE, LearningTable, check_choice
from euphoria.envs.play.many_games import ManyGames
from euphoria.envs.play.one_seat_game import OneSeatGame
from euphoria.envs.play.opponents import RANDOM, Choice
from euphoria.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, render


class TableVectorEnv(VectorEnv[Any, Any, Any]):
    """Like so many `TableEnv`, and faster: row i of every array is game i.

    With `copy=False` the observations and masks that are returned are the arrays of the environment, which the next
    step writes again: for those who copy them into a buffer of their own anyway.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: Choice | Sequence[Choice] = RANDOM,
        seat: int | None = 0,
        render_mode: str | None = None,
        shaping: float = 0.0,
        planes: bool = False,
        illegal: str = REPLACE,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("illegal", illegal, ILLEGAL)
        modes = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)
        check_choice("autoreset_mode", autoreset_mode := AutoresetMode(autoreset_mode), modes)
        self.table = table = LearningTable(game, seats, options)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_A_SECOND,
            "autoreset_mode": autoreset_mode,
        }
        self.single_observation_space = spaces.seen_space(table, spaces.check_planes(table, planes))
        self.single_action_space = spaces.action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = autoreset_mode is AutoresetMode.SAME_STEP
        self._copy = copy
        self._seen = np.zeros((num_envs, table.layout.size), np.float32)
        self._masks = np.zeros((num_envs, table.numbers), np.int8)
        self._seats = np.zeros(num_envs, np.int64)
        self._planes = np.zeros((num_envs, *table.layout.planes.shape), np.float32) if planes else None
        self._games = ManyGames(
            [OneSeatGame(table, opponents, seat, shaping, illegal == REPLACE) for _ in range(num_envs)],
            [row.data for row in self._seen],
            [row[: table.wait].data for row in self._masks.view(np.uint8)],
            self._seats.data,
            [] if self._planes is None else [row.reshape(-1).data for row in self._planes],
        )

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Fresh games. A seed is that of game 0, the next one that of game 1, and so on; or give one for each."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None or isinstance(seed, int):
            seeds: Sequence[int | None] = [None if seed is None else seed + row for row in range(self.num_envs)]
        else:
            seeds = seed
        for row, one in zip(range(self.num_envs), seeds, strict=True):
            self._begin(row, None if one is None else int(one))
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[Any, npt.NDArray[np.float64], Any, Any, dict[str, Any]]:
        """A step of every game. Where the last one was the end of a game, the number given is not looked at, and the
        next game begins; or, with `AutoresetMode.SAME_STEP`, it begins in the step that ends the game."""
        games = self._games
        games.step(actions.tolist())
        rewards = np.zeros(self.num_envs)
        ended, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        for row, reward in games.rewards:
            rewards[row] = reward
        self._masks[games.begun, -1] = 0
        info: dict[str, Any] = {}
        if games.replaced:
            info["replaced"] = info["_replaced"] = self._marked(games.replaced)
        if games.over:
            self._masks[games.over, -1] = 1
            info |= self._end(games.over, ended, cut)
        return self._observed(), rewards, ended, cut, self._info() | info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """By game what the learner may do now."""
        return self._masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        if self.render_mode is None:
            return None
        return tuple(render(game.state, self.render_mode) for game in self._games.games)

    def _begin(self, row: int, seed: int | None) -> None:
        self._games.begin(row, seed)
        self._masks[row, -1] = 0

    def _end(self, rows: list[int], ended: Any, cut: Any) -> dict[str, Any]:
        """What is told of games that are over; with SAME_STEP they have begun again afterwards."""
        returns = np.zeros((self.num_envs, self.table.seats), np.float32)
        for row in rows:
            state = self._games.games[row].state
            returns[row] = state.returns()
            cut[row] = state.truncated
            ended[row] = not state.truncated
        over = self._marked(rows)
        info: dict[str, Any] = {"returns": returns, "_returns": over}
        if self._same_step:
            last = np.full(self.num_envs, None, dtype=object)
            seen = self._observed(rows)
            for place, row in enumerate(rows):
                last[row] = (
                    {name: part[place] for name, part in seen.items()} if self._planes is not None else seen[place]
                )
                self._begin(row, None)
            info |= {"final_obs": last, "_final_obs": over}
        return info

    def _observed(self, rows: list[int] | None = None) -> Any:
        """The observations of all games, or copies of those of some."""
        parts = [self._seen] if self._planes is None else [self._seen, self._planes]
        if rows is not None:
            parts = [part[rows] for part in parts]
        elif self._copy:
            parts = [part.copy() for part in parts]
        return parts[0] if self._planes is None else dict(zip(("observation", "planes"), parts, strict=True))

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        masks, seats = (self._masks.copy(), self._seats.copy()) if self._copy else (self._masks, self._seats)
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere}

    def _marked(self, rows: list[int]) -> npt.NDArray[np.bool_]:
        marks = np.zeros(self.num_envs, np.bool_)
        marks[rows] = True
        return marks
