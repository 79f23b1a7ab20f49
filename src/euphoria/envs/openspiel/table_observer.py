"""What a player sees in OpenSpiel: now, or with all that it remembers.

The *observation* is the vector of `Game.observation`, and as a string the view. The *information state* adds all that
the player was ever told and has done itself. As a string it is exactly that; as a tensor it is the observation and a
fingerprint of the string, which differs wherever the strings differ: a key for tables, and of no use to a network.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from euphoria.envs.learning_table import LearningTable

if TYPE_CHECKING:
    from euphoria.envs.openspiel.table_state import TableState

FINGERPRINT: Final = 64
"""How many numbers, each 0 or 1, the fingerprint of a memory has."""


class TableObserver:
    """An observer as OpenSpiel wants it: `tensor`, `dict`, `set_from` and `string_from`."""

    def __init__(self, table: LearningTable, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        size, planes = table.layout.size, table.layout.planes
        self.tensor = np.zeros(size + planes.size + (FINGERPRINT if perfect_recall else 0), np.float32)
        parts = np.split(self.tensor, [size, size + planes.size])
        self.dict = {"observation": parts[0]}
        if planes.size:
            self.dict["planes"] = parts[1].reshape(planes.shape)
        if perfect_recall:
            self.dict["memory"] = parts[2]
        self._planes = parts[1]

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if state.game_state is None:
            return
        state.game_state.observe(player, self.dict["observation"])
        if self._planes.size:
            state.game_state.observe_planes(player, self._planes)
        if self._recall:
            digest = hashlib.blake2b(self._memory(state, player).encode(), digest_size=FINGERPRINT // 8).digest()
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: TableState, player: int) -> str:
        if state.game_state is None:
            return ""
        return self._memory(state, player) if self._recall else self._view(state, player)

    @staticmethod
    def _view(state: TableState, player: int) -> str:
        assert state.game_state is not None
        return json.dumps(state.game_state.view(player), separators=(",", ":"), ensure_ascii=False)

    def _memory(self, state: TableState, player: int) -> str:
        assert state.game_state is not None
        memory: dict[str, Any] = {"player": player, "did": state.done[player], "heard": state.game_state.events(player)}
        return f"{json.dumps(memory, separators=(',', ':'), ensure_ascii=False)}\n{self._view(state, player)}"
