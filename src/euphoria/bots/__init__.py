"""Bots: programs that choose actions from what their seat may see. `factory.make_bot` makes one by name."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euphoria.bots.core.perspective import Perspective
    from euphoria.bots.learned.evaluation import Evaluation

# A library logs nowhere unless the application configures it: without this, errors would print into the terminal game.
logging.getLogger(__name__).addHandler(logging.NullHandler())


def evaluate(perspective: Perspective) -> Evaluation:
    """What a position is worth to every seat, and each legal action, from what one seat may know."""
    from euphoria.bots.learned.evaluation import evaluation  # which is made of everything in this package

    return evaluation(perspective)
