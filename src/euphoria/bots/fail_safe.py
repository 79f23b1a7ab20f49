"""A bot that never fails: whatever goes wrong inside it, a legal action comes out, and somebody is told."""

from __future__ import annotations

import logging
import time
from collections import Counter

from euphoria.bots.core.bot import Bot
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.gc_pause import gc_paused
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.process.bot_process import BotProcessError
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import UnknownAction

log = logging.getLogger(__name__)

FAILED, ILLEGAL, LATE = "failed", "illegal", "late"
"""What can be wrong with a choice: no answer, an answer against the rules, an answer far too late."""
FAR_OVER, LEAST_OVER = 2.0, 0.1
"""A choice is late when it took more than so many times its budget, and so many seconds more."""
LONGEST = 200
"""Letters of a complaint that are kept."""


class FailSafeBot:
    """Around any bot. What went wrong is logged, and counted in `troubles`.

    It cannot stop a bot that thinks for ever: those of other people think in a process of their own (see `apart`).
    """

    def __init__(self, bot: Bot, dice: Dice, name: str = "") -> None:
        self.bot = bot
        self.name = name or type(bot).__name__
        self.troubles: Counter[str] = Counter()
        self.complaint = ""
        """What was wrong when it first failed or broke the rules."""
        self._dice = dice
        """Its own, so that a mishap changes nothing in the bot's later choices."""

    @gc_paused()
    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        began = time.perf_counter()
        try:
            action = self.bot.choose(perspective, budget)
        except Exception as error:  # a bot may be anybody's, and fail in any way: the game goes on
            log.exception("bot %s failed at seat %s; any legal action instead", self.name, perspective.seat)
            return self._fall_back(perspective, FAILED, _in_short(error))
        took = time.perf_counter() - began
        if budget.seconds is not None and took > max(FAR_OVER * budget.seconds, budget.seconds + LEAST_OVER):
            self.troubles[LATE] += 1
            log.warning("bot %s took %.2f s of %.2f s at seat %s", self.name, took, budget.seconds, perspective.seat)
        if not _is_legal(perspective, action):
            log.error("bot %s chose %r at seat %s, which is not legal", self.name, action, perspective.seat)
            return self._fall_back(perspective, ILLEGAL, f"{action!r} is not legal")
        return action

    def _fall_back(self, perspective: Perspective, trouble: str, complaint: str) -> Action:
        self.troubles[trouble] += 1
        self.complaint = self.complaint or complaint[:LONGEST]
        return self._dice.pick(perspective.legal())


def _in_short(error: Exception) -> str:
    """One that comes from another process says there what kind it is."""
    return error.said if isinstance(error, BotProcessError) else f"{type(error).__name__}: {error}"


def _is_legal(perspective: Perspective, action: object) -> bool:
    """Bots of other people may answer with anything at all."""
    if not isinstance(action, Action):
        return False
    try:
        return perspective.allows(action)
    except UnknownAction:
        return False
