"""The spaces of observations and actions, as Gymnasium names them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from euphoria.envs.learning_table import LearningTable


def vector_space(table: LearningTable) -> spaces.Box:
    """A vector of 32-bit floats, each with the range that the layout gives it."""
    low, high = (np.empty(table.layout.size, np.float32) for _ in range(2))
    for field in table.layout.fields:
        low[field.start : field.start + field.length] = field.low
        high[field.start : field.start + field.length] = field.high
    return spaces.Box(low, high, dtype=np.float32)


def planes_space(table: LearningTable) -> spaces.Box:
    return spaces.Box(0.0, 1.0, table.layout.planes.shape, np.float32)


def mask_space(table: LearningTable) -> spaces.Box:
    return spaces.Box(0, 1, (table.numbers,), np.int8)


def masked_space(table: LearningTable, planes: bool) -> spaces.Dict:
    """An observation with its mask, and with the planes where they are wanted."""
    parts: dict[str, spaces.Space[Any]] = {"observation": vector_space(table), "action_mask": mask_space(table)}
    if planes:
        parts["planes"] = planes_space(table)
    return spaces.Dict(parts)


def seen_space(table: LearningTable, planes: bool) -> spaces.Space[Any]:
    """An observation without a mask: the vector alone, or with the planes where they are wanted."""
    if planes:
        return spaces.Dict({"observation": vector_space(table), "planes": planes_space(table)})
    return vector_space(table)


def action_space(table: LearningTable) -> spaces.Discrete:
    return spaces.Discrete(table.numbers)


def check_planes(table: LearningTable, planes: bool) -> bool:
    """Whether observations have planes; `ValueError` where they are wanted and the game has none."""
    if planes and not table.layout.planes.size:
        raise ValueError(f"planes=True: {table.game.id} has no planes")
    return planes
