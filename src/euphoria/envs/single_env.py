"""One game for Gymnasium: one seat learns, and bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from euphoria.envs import spaces
from euphoria.envs.learning_table import ILLEGAL, REPLACE, LearningTable, Mask, Vector, check_choice
from euphoria.envs.play.one_seat_game import OneSeatGame
from euphoria.envs.play.opponents import RANDOM, Choice
from euphoria.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, render
from euphoria.kernel.core.state import State

Seen = Vector | dict[str, Vector]


class TableEnv(gymnasium.Env[Seen, Any]):
    """A game as its learner meets it: a step is its own decision, and all that follows until it is asked again."""

    metadata = {  # noqa: RUF012 -- declared so by Gymnasium
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_A_SECOND,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: Choice | Sequence[Choice] = RANDOM,
        seat: int | None = 0,
        render_mode: str | None = None,
        shaping: float = 0.0,
        planes: bool = False,
        illegal: str = REPLACE,
        **options: Any,
    ) -> None:
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("illegal", illegal, ILLEGAL)
        self.table = LearningTable(game, seats, options)
        self.render_mode = render_mode
        self._planes = spaces.check_planes(self.table, planes)
        self.observation_space = spaces.seen_space(self.table, planes)
        self.action_space = spaces.action_space(self.table)
        self._game = OneSeatGame(self.table, opponents, seat, shaping, illegal == REPLACE)
        self._mask: Mask = self.table.waiting()

    @property
    def game_state(self) -> State:
        """The whole state, hidden cards included: for tests and analysis, never for the learner."""
        return self._game.state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A fresh game. With a seed it and all games after it are the same again; without one the games go on as the
        last seed had it. `options` are not used: those of the game are given when the environment is made."""
        super().reset(seed=seed)
        self._game.begin(seed)
        return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reward = self._game.step(action)
        seen, info = self._seen()
        over, cut = self._game.over, self._game.state.truncated
        return seen, reward, over and not cut, cut, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner may do now, as `MaskablePPO` of sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        return render(self._game.state, self.render_mode)

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        game, table = self._game, self.table
        state, seat = game.state, game.seat
        self._mask = table.waiting() if game.over else table.mask(state, seat)
        info: dict[str, Any] = {"action_mask": self._mask.copy(), "seat": seat}
        if game.replaced:
            info["replaced"] = True
        if game.over:
            info["returns"] = np.array(state.returns(), np.float32)
        if self.render_mode == "human":
            self.render()
        seen = table.observation(state, seat)
        return ({"observation": seen, "planes": table.planes(state, seat)} if self._planes else seen), info
