"""The games for PettingZoo's parallel interface: in each cycle all agents give a number, and who is not asked waits.

Players whom the rules ask at once answer in one cycle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces as gym_spaces
from pettingzoo import ParallelEnv

from euphoria.envs import spaces
from euphoria.envs.errors import NotReset
from euphoria.envs.learning_table import ILLEGAL, REFUSE, LearningTable, check_choice
from euphoria.envs.play.shaping import Shaping
from euphoria.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, render
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError, IllegalAction
from euphoria.kernel.core.state import State


class TableParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game at one table. Numbers of agents that are not asked are not looked at; their masks allow `wait` only."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        planes: bool = False,
        illegal: str = REFUSE,
        **options: Any,
    ) -> None:
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("illegal", illegal, ILLEGAL)
        self.table = table = LearningTable(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": table.name,
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self._game_state: State | None = None
        self._planes = spaces.check_planes(table, planes)
        self._actions = {agent: spaces.action_space(table) for agent in self.possible_agents}
        self._observations = {agent: spaces.masked_space(table, planes) for agent in self.possible_agents}
        self._replace = illegal != REFUSE
        self._shaping = Shaping(table.game.id, shaping) if shaping else None
        self._luck = Dice()
        self._cycles = 0

    @property
    def game_state(self) -> State:
        """The whole state, hidden cards included: for tests and analysis, never for an agent."""
        if self._game_state is None:
            raise NotReset("call reset first")
        return self._game_state

    def observation_space(self, agent: str) -> gym_spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> gym_spaces.Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh game; seeds and `options` as in the other form (`TableAECEnv.reset`)."""
        if seed is not None:
            self._luck = Dice(int(seed))
        self._game_state = state = self.table.deal(self._luck.fork())
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        if self._shaping is not None:
            self._shaping.begin(state)
        if self.render_mode == "human":
            self.render()
        return self._seen(state, {})

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """All who are asked do the actions of those numbers. If one of them is illegal, none is done, and it raises."""
        state = self.game_state
        if not self.agents:
            raise NotReset("the game is over: call reset")
        infos: dict[str, dict[str, Any]] = {}
        for seat, action in self._chosen(state, actions, infos):
            state.apply(seat, action)
        self._cycles += 1
        rewards = state.returns()
        if self._shaping is not None:
            rewards = [share + more for share, more in zip(rewards, self._shaping.rewards(state), strict=True)]
        over = not state.deciders
        cut = state.truncated or (not over and self._cycles == self.max_cycles)
        agents = self.agents
        observations, infos = self._seen(state, infos)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, truncated = dict.fromkeys(agents, over and not cut), dict.fromkeys(agents, cut)
        return observations, dict(zip(agents, rewards, strict=True)), ended, truncated, infos

    def render(self) -> Any:
        return render(self.game_state, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def _chosen(
        self, state: State, actions: Mapping[str, Any], infos: dict[str, dict[str, Any]]
    ) -> list[tuple[int, Action]]:
        """The legal actions of all who are asked; notes in `infos` which were replaced."""
        chosen = []
        for seat in state.deciders:
            agent = self.possible_agents[seat]
            try:
                action = self.table.action(state, seat, actions.get(agent))
                if (refusal := state.why_not(seat, action)) is not None:
                    raise IllegalAction(refusal)
            except EuphoriaError:
                if not self._replace:
                    raise
                action = self._luck.pick(state.legal(seat))
                infos[agent] = {"replaced": True}
            chosen.append((seat, action))
        return chosen

    def _seen(self, state: State, infos: dict[str, dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
        """By agent what it sees, and its info with the same mask."""
        observations = {}
        for seat, agent in enumerate(self.agents):
            mask = self.table.mask(state, seat) if seat in state.deciders else self.table.waiting()
            seen: dict[str, Any] = {"observation": self.table.observation(state, seat), "action_mask": mask}
            if self._planes:
                seen["planes"] = self.table.planes(state, seat)
            observations[agent] = seen
            infos[agent] = {**infos.get(agent, {}), "action_mask": mask}
        return observations, infos
