"""A wrapper that makes any bot safe: an error or an illegal answer becomes a random legal action, and is logged."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Final

from euphoria.bots.core.bot import Bot
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.gc_pause import gc_paused
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.process.bot_process import BotProcessError
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import UnknownAction

log = logging.getLogger(__name__)

FAILED: Final = "failed"
ILLEGAL: Final = "illegal"
LATE: Final = "late"
"""Kinds of trouble: an exception, an illegal action, an answer far beyond the budget."""
LATE_FACTOR: Final = 2.0
LATE_SECONDS: Final = 0.1
"""A decision is late when it took more than its budget times the factor, and more than the budget plus the seconds."""
MAX_COMPLAINT: Final = 200
"""Characters of an error message that are kept."""


class FailSafeBot:
    """Wraps a bot. Errors are logged and counted in `troubles`.

    It cannot stop a bot that never answers: bots of other packages run in a process of their own, which can be killed
    (see `process.bot_process`).
    """

    def __init__(self, bot: Bot, dice: Dice, name: str = "") -> None:
        self.bot = bot
        self.name = name or type(bot).__name__
        self.troubles: Counter[str] = Counter()
        self.complaint = ""
        """The first error: the exception, or the illegal action."""
        self._dice = dice
        """Separate dice, so that a fallback action does not change the bot's later choices."""

    @gc_paused()
    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        began = time.perf_counter()
        try:
            action = self.bot.choose(perspective, budget)
        except Exception as error:  # third-party code may raise anything: the game goes on
            log.exception("bot %s failed at seat %s; any legal action instead", self.name, perspective.seat)
            return self._fall_back(perspective, FAILED, _summary(error))
        took = time.perf_counter() - began
        if budget.seconds is not None and took > max(LATE_FACTOR * budget.seconds, budget.seconds + LATE_SECONDS):
            self.troubles[LATE] += 1
            log.warning("bot %s took %.2f s of %.2f s at seat %s", self.name, took, budget.seconds, perspective.seat)
        if not _is_legal(perspective, action):
            log.error("bot %s chose %r at seat %s, which is not legal", self.name, action, perspective.seat)
            return self._fall_back(perspective, ILLEGAL, f"{action!r} is not legal")
        return action

    def _fall_back(self, perspective: Perspective, trouble: str, complaint: str) -> Action:
        self.troubles[trouble] += 1
        self.complaint = self.complaint or complaint[:MAX_COMPLAINT]
        return self._dice.pick(perspective.legal())


def _summary(error: Exception) -> str:
    """One line; an error from a bot's process includes its type already."""
    return error.reason if isinstance(error, BotProcessError) else f"{type(error).__name__}: {error}"


def _is_legal(perspective: Perspective, action: object) -> bool:
    """Whether the answer is a legal action; third-party bots may return any object."""
    if not isinstance(action, Action):
        return False
    try:
        return perspective.allows(action)
    except UnknownAction:
        return False
