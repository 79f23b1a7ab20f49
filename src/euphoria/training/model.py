"""The network while it learns, in PyTorch, and how it becomes whole numbers."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import torch
from torch import nn

from euphoria.bots.learned.encoding import Encoding
from euphoria.bots.learned.network import MOST_ACTIVE, MOST_WEIGHT, UNIT, Weights
from euphoria.games import game as find_game
from euphoria.training.settings import TrainingSettings

LARGEST: int = 2**15 - 1
"""A stored weight has 16 bits."""


class Model(nn.Module):
    """The same layers as `Network`, and one more output, the scores at the end, which only helps to learn."""

    def __init__(self, settings: TrainingSettings) -> None:
        super().__init__()
        game = find_game(settings.game)
        self.encoding = Encoding(game.observation(settings.seats))
        width, second = settings.width, settings.second
        self.first = nn.EmbeddingBag(self.encoding.rows, width, mode="sum", include_last_offset=True)
        nn.init.normal_(self.first.weight, std=0.05)
        self.first_bias = nn.Parameter(torch.full((width,), 0.3))
        self.second = nn.Linear(width, second)
        self.win = nn.Linear(second, settings.seats)
        self.score = nn.Linear(second, settings.seats)
        self.action = nn.Embedding(game.action_space(settings.seats).size, second)
        self.action_bias = nn.Embedding(self.action.num_embeddings, 1)
        nn.init.normal_(self.action.weight, std=0.05)
        nn.init.zeros_(self.action_bias.weight)

    def forward(self, rows: Any, starts: Any) -> Any:
        """The second hidden layer."""
        most = MOST_ACTIVE / UNIT
        active = torch.clamp(self.first(rows, starts) + self.first_bias, 0.0, most)
        return torch.clamp(self.second(active), 0.0, most)

    @torch.no_grad()
    def limit(self) -> None:
        """Keep weights within what can be stored."""
        most = MOST_WEIGHT / UNIT
        for part in (self.second.weight, self.win.weight, self.action.weight):
            part.clamp_(-most, most)

    @torch.no_grad()
    def weights(self) -> Weights:
        """In whole numbers, with one row left for each count: see `samples.Expansion`."""
        first = self.first.weight.double().numpy().copy()
        for start, count in zip(self.encoding.first, self.encoding.levels, strict=True):
            if count > 1:
                first[start : start + count] = np.cumsum(first[start : start + count], axis=0)
        return Weights(
            _whole(first),
            _whole(self.first_bias.numpy()),
            _whole(self.second.weight.T.numpy()),
            _whole(self.second.bias.numpy()),
            _whole(self.win.weight.numpy()),
            _whole(self.win.bias.numpy()),
            _whole(self.action.weight.numpy()),
            _whole(self.action_bias.weight.numpy()),
        )


def _whole(part: Any) -> array[int]:
    rounded = np.clip(np.rint(np.asarray(part, np.float64) * UNIT), -LARGEST, LARGEST)
    return array("h", rounded.astype(int).ravel().tolist())
