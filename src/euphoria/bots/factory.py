"""Bots by name: the ones that are here, and the ones that other people have installed.

A *spec* is what a person writes: a name, and after a colon how much it may think, where that is not the usual.
`greedy`, `hard`, `planner:0.25s` (seconds), `planner:400` (iterations), `planner:0.25s*2` (on two cores).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from euphoria.bots.core.bot import Bot
from euphoria.bots.core.budget import LEVELS, Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.core.random_bot import RandomBot
from euphoria.bots.fail_safe import FailSafeBot
from euphoria.bots.process.bot_process import BotProcessError, ProcessBot, shared_process
from euphoria.bots.search.greedy import Greedy
from euphoria.bots.search.planner import Planner
from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError

ENTRY_POINT_GROUP = "euphoria.bots"
"""The entry points of other people's bots: a name, and a class that takes a game's id and dice."""

Maker = Callable[[str, Dice], Bot]

BUILT_IN: dict[str, Maker] = {
    "random": lambda game, dice: RandomBot(dice),
    "lively": lambda game, dice: RandomBot(dice, lively=True),
    "greedy": Greedy,
    "planner": Planner,
    **dict.fromkeys(LEVELS, Planner),
}
FALLBACK_SALT = 0x6D6973686170
"""What tells the dice for mishaps from the bot's own."""
DEFAULT_BUDGET = LEVELS["normal"]
"""What a bot may think when nobody has said it."""

MAX_CORES, MAX_SECONDS = 256, 24 * 3600
"""Beyond that somebody has mistyped: a machine would be full of processes, a game would never end."""

_BUDGET_TEXT = re.compile(r"(?:(?P<seconds>\d*\.?\d+)s|(?P<iterations>\d+))(?:\*(?P<cores>\d+))?")


class BotError(EuphoriaError, ValueError):
    """A bot that there is not, or that cannot be made."""


class BotUnavailable(BotError):
    """A bot of somebody else that is installed, and cannot be loaded or does not play this game."""

    def __init__(self, name: str, where: str, game: str, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the bot {name!r} ({where}) cannot play {game}: {reason}")

    def __reduce__(self) -> tuple[type[BotError], tuple[str]]:
        return BotError, (str(self),)


class Player(NamedTuple):
    """A bot that plays one game from one seat, and how much it thinks when nobody says otherwise."""

    spec: str
    bot: FailSafeBot
    budget: Budget
    dice: Dice
    """The bot's own: whoever keeps them can go on with an equal one later."""

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> Action:
        return self.bot.choose(perspective, self.budget if budget is None else budget)


def bot_names() -> list[str]:
    """Those that are here in the order of their strength, then those of other people."""
    return [*BUILT_IN, *sorted({point.name for point in _installed()} - set(BUILT_IN))]


def make_bot(spec: str, game: str, seed: int | str | Dice) -> Player:
    """The bot of that spec, for that game. The same seed makes the same bot, and so do equal dice."""
    name, budget = read_spec(spec)
    dice = seed if isinstance(seed, Dice) else Dice(seed)
    bot = _build(name, find_game(game).id, dice)
    return Player(spec, FailSafeBot(bot, Dice(dice.word ^ FALLBACK_SALT), spec), budget, dice)


def read_spec(spec: str) -> tuple[str, Budget]:
    """The name in it, and the budget; `BotError` says what is wrong with it."""
    name, colon, thought = spec.partition(":")
    if name not in bot_names():
        raise BotError(f"no bot {name!r}; there is {', '.join(bot_names())}")
    usual = LEVELS.get(name, DEFAULT_BUDGET)
    return name, read_budget(thought, spec) if colon else usual


def read_budget(text: str, spec: str = "") -> Budget:
    """`0.25s`, `400`, and either on several cores: `0.25s*2`."""
    found = _BUDGET_TEXT.fullmatch(text)
    if found:
        cores = int(found["cores"] or 1)
        seconds = float(found["seconds"]) if found["seconds"] else None
        iterations = int(found["iterations"]) if found["iterations"] else None
        if 0 < cores <= MAX_CORES and (seconds or iterations) and (seconds or 0.0) <= MAX_SECONDS:
            return Budget(seconds, iterations, cores)
    raise BotError(
        f"{spec or text!r} does not say how much to think; write seconds (0.25s), iterations (400), cores (0.25s*2)"
    )


def _installed() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=ENTRY_POINT_GROUP))


def _build(name: str, game: str, dice: Dice) -> Bot:
    if name in BUILT_IN:
        return BUILT_IN[name](game, dice)
    point = next(point for point in _installed() if point.name == name)
    try:
        return ProcessBot(shared_process(name, point.value), game, dice)
    except BotProcessError as error:
        raise BotUnavailable(name, point.value, game, error.said) from error
