"""Fits a model to samples: the outcome for every seat, the scores, and what the searches chose.

A network that is shown many positions of one game, and each of them twice, soon knows the game again, and who won it:
then it says nothing of other games. So who won is learned in the last pass only; scores and actions, which are not
learned by heart, in all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from euphoria.training.model import Model
from euphoria.training.samples import Rows, Samples

BATCH: Final = 2048
RATE: Final = 2e-3
"""Of learning, at the beginning of a generation; it falls to nothing by its end."""
DECAY: Final = 1e-3
"""Pulls the weights of the first layer to nothing: against learning games by heart, too."""
SCORE_PART: Final = 0.5
ACTION_PART: Final = 0.3
"""What an error in scores and in actions counts beside one in the win."""


class Loss(NamedTuple):
    """Errors over some samples: cross-entropy of the win and of actions, squared error of scores."""

    win: float
    score: float
    action: float


def fit(model: Model, samples: Samples, passes: int, seed: int, on_pass: Callable[[int, Loss], None]) -> None:
    """Learn from every sample in so many passes, in an order that the seed decides."""
    chance = np.random.default_rng(seed)
    steps = passes * -(-samples.size // BATCH)
    optimiser = torch.optim.Adam(model.parameters(), lr=RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
    model.train()
    for number in range(passes):
        order = chance.permutation(samples.size)
        sums = torch.zeros(3)
        batches = 0
        for start in range(0, samples.size, BATCH):
            parts = losses(model, samples, order[start : start + BATCH])
            total = SCORE_PART * parts[1] + ACTION_PART * parts[2]
            if number == passes - 1:
                total = total + parts[0]
            total = total + DECAY * model.first.weight.square().sum()
            optimiser.zero_grad()
            total.backward()
            optimiser.step()
            schedule.step()
            model.limit()
            sums += torch.stack([part.detach() for part in parts])
            batches += 1
        on_pass(number, Loss(*(sums / batches).tolist()))


@torch.no_grad()
def measure(model: Model, samples: Samples) -> Loss:
    """The errors on samples that are not learned from."""
    model.eval()
    sums = torch.zeros(3)
    for start in range(0, samples.size, BATCH):
        chosen = np.arange(start, min(start + BATCH, samples.size))
        sums += len(chosen) * torch.stack(losses(model, samples, chosen))
    return Loss(*(sums / samples.size).tolist())


def losses(model: Model, samples: Samples, chosen: Rows) -> list[Any]:
    """Errors of the win, of scores and of actions on these samples."""
    rows, starts = _picked(samples.rows, samples.row_starts, chosen)
    hidden = model(_whole(rows), torch.from_numpy(starts))
    win = functional.cross_entropy(model.win(hidden), torch.from_numpy(samples.shares[chosen]))
    score = functional.mse_loss(model.score(hidden), torch.from_numpy(samples.scores[chosen]))
    numbers, bounds = _picked(samples.numbers, samples.number_starts, chosen)
    if not len(numbers):
        return [win, score, torch.zeros(())]
    visits, _ = _picked(samples.visits, samples.number_starts, chosen)
    counts = np.diff(bounds)
    owner = torch.from_numpy(np.repeat(np.arange(len(chosen)), counts))
    action = _action_loss(model, hidden, owner, _whole(numbers), torch.from_numpy(visits), int((counts > 0).sum()))
    return [win, score, action]


def _action_loss(model: Model, hidden: Any, owner: Any, numbers: Any, visits: Any, decisions: int) -> Any:
    """Cross-entropy between visits and weights, over the legal actions of each position."""
    logits = (hidden[owner] * model.action(numbers)).sum(1) + model.action_bias(numbers).squeeze(1)
    size = len(hidden)
    most = torch.full((size,), -1e9).scatter_reduce(0, owner, logits.detach(), "amax")
    powers = torch.exp(logits - most[owner])
    total = torch.zeros(size).index_add(0, owner, powers)
    logs = logits - most[owner] - torch.log(total[owner])
    return -(visits * logs).sum() / decisions


def _picked(values: Rows, starts: Rows, chosen: Rows) -> tuple[Rows, Rows]:
    """The values of the chosen positions one after the other, and where each begins."""
    counts = starts[chosen + 1] - starts[chosen]
    bounds = np.concatenate(([0], np.cumsum(counts)))
    places = np.arange(bounds[-1]) + np.repeat(starts[chosen] - bounds[:-1], counts)
    return values[places], bounds


def _whole(numbers: Rows) -> Any:
    return torch.from_numpy(numbers.astype(np.int64))
