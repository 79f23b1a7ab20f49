"""Makes bots by name: the built-in ones, those of installed packages, and those of files that a person names.

A bot is named by a *spec*: its name, optionally followed by a colon and a budget. Examples: `greedy`, `hard`,
`planner:0.25s` (seconds), `planner:400` (iterations), `planner:0.25s*2` (on two cores), `learned:0` (at once).

A spec never names a file, because specs may come from strangers: a caller who trusts a file names its bot in `code`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from euphoria.bots.core.bot import Bot
from euphoria.bots.core.budget import LEVELS, Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.core.random_bot import RandomBot
from euphoria.bots.fail_safe import FailSafeBot
from euphoria.bots.learned.learned import AT_ONCE, Learned
from euphoria.bots.process.bot_process import BotProcessError, ProcessBot, shared_process
from euphoria.bots.search.greedy import Greedy
from euphoria.bots.search.planner import Planner
from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError

ENTRY_POINT_GROUP: Final = "euphoria.bots"
"""Entry point group of bots from other packages: a name, and a class that takes a game's id and dice."""

BotClass = Callable[[str, Dice], Bot]
Code = Mapping[str, str]
"""Bots of files: the path of each by the name that it has here."""
NO_CODE: Final[Code] = {}

BUILT_IN: Final[dict[str, BotClass]] = {
    "random": lambda game, dice: RandomBot(dice),
    "lively": lambda game, dice: RandomBot(dice, lively=True),
    "greedy": Greedy,
    "planner": Planner,
    "learned": Learned,
    **dict.fromkeys(LEVELS, Planner),
}
"""All built-in bots, weakest first. A new one is added here and nowhere else."""
FALLBACK_SALT: Final = 0x6D6973686170
"""Separates the dice for fallback actions from the bot's own."""
AT_ONCE_SPEC: Final = ("learned", "0")
"""The only bot that can play without thinking, and how that is asked for."""
DEFAULT_BUDGET: Final = LEVELS["normal"]
"""The budget of a bot whose spec names none."""

MAX_CORES: Final = 256
MAX_SECONDS: Final = 24 * 3600
"""Larger numbers in a spec are rejected as typing errors."""

_BUDGET_TEXT: Final = re.compile(r"(?:(?P<seconds>\d*\.?\d+)s|(?P<iterations>\d+))(?:\*(?P<cores>\d+))?")


class BotError(EuphoriaError, ValueError):
    """There is no such bot, or it cannot be made."""


class BotUnavailable(BotError):
    """A bot of another package or of a file that cannot be loaded or does not play this game."""

    def __init__(self, name: str, where: str, game: str, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the bot {name!r} ({where}) cannot play {game}: {reason}")

    def __reduce__(self) -> tuple[type[BotError], tuple[str]]:
        return BotError, (str(self),)


class Player(NamedTuple):
    """A bot for one seat of one game, with its default budget."""

    spec: str
    bot: FailSafeBot
    budget: Budget
    dice: Dice
    """The bot's own dice. Their state can be stored, to continue with an equal bot later."""

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> Action:
        return self.bot.choose(perspective, self.budget if budget is None else budget)


def bot_names(code: Code = NO_CODE) -> list[str]:
    """Built-in bots by strength, then bots of other packages by name, then those of files."""
    known = [*BUILT_IN, *sorted({point.name for point in _installed()} - set(BUILT_IN))]
    return [*known, *(name for name in code if name not in known)]


def make_bot(spec: str, game: str, seed: int | str | Dice, code: Code = NO_CODE) -> Player:
    """Make a bot for one seat of a game. Equal seeds (or equal dice) make equal bots."""
    name, budget = read_spec(spec, code)
    dice = seed if isinstance(seed, Dice) else Dice(seed)
    bot = _build(name, find_game(game).id, dice, code)
    return Player(spec, FailSafeBot(bot, Dice(dice.word ^ FALLBACK_SALT), spec), budget, dice)


def read_spec(spec: str, code: Code = NO_CODE) -> tuple[str, Budget]:
    """Parse a spec into name and budget; `BotError` says what is wrong with it."""
    name, colon, budget = spec.partition(":")
    if name not in bot_names(code):
        raise BotError(f"no bot {name!r}; there is {', '.join(bot_names(code))}")
    if not colon:
        return name, LEVELS.get(name, DEFAULT_BUDGET)
    return name, AT_ONCE if (name, budget) == AT_ONCE_SPEC else read_budget(budget, spec)


def read_budget(text: str, spec: str = "") -> Budget:
    """Parse a budget: `0.25s`, `400`, or either on several cores: `0.25s*2`."""
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


def _build(name: str, game: str, dice: Dice, code: Code) -> Bot:
    if name in BUILT_IN:
        return BUILT_IN[name](game, dice)
    where = code[name] if name in code else next(point.value for point in _installed() if point.name == name)
    try:
        return ProcessBot(shared_process(name, where), game, dice)
    except BotProcessError as error:
        raise BotUnavailable(name, where, game, error.reason) from error
