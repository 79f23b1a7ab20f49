"""The games for PettingZoo, one decision after the other: only agents that are asked take steps."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv

from euphoria.envs import spaces
from euphoria.envs.errors import NotReset
from euphoria.envs.learning_table import ILLEGAL, REFUSE, LearningTable, check_choice
from euphoria.envs.play.shaping import Shaping
from euphoria.envs.rendering import FRAMES_A_SECOND, RENDER_MODES, render
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.core.state import State


class TableAECEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game at one table; `player_0` is seat 0, and so on.

    Where the rules ask several players at once, they are asked one after the other, in the order of their seats, and
    no answer shows in an observation before all are in.
    """

    agents: list[str]
    agent_selection: str
    infos: dict[str, dict[str, Any]]

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
        super().__init__()
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("illegal", illegal, ILLEGAL)
        self.table = table = LearningTable(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": table.name,
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents = []
        self._game_state: State | None = None
        self._planes = spaces.check_planes(table, planes)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.action_space(table) for agent in self.possible_agents}
        self._observations = {agent: spaces.masked_space(table, planes) for agent in self.possible_agents}
        self._replace = illegal != REFUSE
        self._shaping = Shaping(table.game.id, shaping) if shaping else None
        self._most_decisions = None if max_cycles is None else max_cycles * table.seats
        self._luck = Dice()
        self._decisions = 0

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game. With a seed it and all games after it are the same again; without one the games go on as the
        last seed had it. `options` are not used: those of the game are given when the environment is made."""
        if seed is not None:
            self._luck = Dice(int(seed))
        self._game_state = state = self.table.deal(self._luck.fork())
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.table.waiting()} for agent in self.agents}
        self._select(state)
        self._skip_agent_selection = None
        self._decisions = 0
        if self._shaping is not None:
            self._shaping.begin(state)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees now, in arrays that nothing will write again; the mask is that of its info."""
        state, seat = self.game_state, self._seat_of[agent]
        info = self.infos.get(agent)
        mask = self.table.waiting() if info is None else info["action_mask"]
        seen: dict[str, Any] = {"observation": self.table.observation(state, seat), "action_mask": mask}
        if self._planes:
            seen["planes"] = self.table.planes(state, seat)
        return seen

    def step(self, action: Any) -> None:
        """The selected agent does the action of that number. An illegal one raises, and nothing has changed."""
        state = self.game_state
        if not self.agents:
            raise NotReset("the game is over and all agents have left: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        replaced = self._do(state, self._seat_of[agent], action)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self.table.waiting()}
        if self._shaping is not None:
            self._reward(self._shaping.rewards(state))
        if not state.deciders:
            self._end(state)
        elif self._decisions == self._most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select(state)
        if replaced:
            self.infos[agent]["replaced"] = True
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.game_state, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def _select(self, state: State) -> None:
        """The first seat that is asked is next."""
        seat = state.deciders[0]
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self.table.mask(state, seat)}

    def _do(self, state: State, seat: int, number: Any) -> bool:
        """Carry out the action; whether it was replaced by another one."""
        try:
            state.apply(seat, self.table.action(state, seat, number))
        except EuphoriaError:
            if not self._replace:
                raise
            state.apply(seat, self._luck.pick(state.legal(seat)))
            return True
        return False

    def _reward(self, rewards: list[float]) -> None:
        """What each seat gets for this step."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, state: State) -> None:
        for agent, share in zip(self.possible_agents, state.returns(), strict=True):
            self.rewards[agent] += share
            self._cumulative_rewards[agent] += share
        over = dict.fromkeys(self.agents, True)
        if state.truncated:
            self.truncations = over
        else:
            self.terminations = over
        self.agent_selection = self.agents[0]
