"""A bot in a file of its own, which is no package: finding its class, and saying what is wrong when there is none."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from euphoria.bots.core.bot import Bot
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError

SUFFIX: Final = ".py"


class BotFileError(EuphoriaError):
    """The file holds no bot, or cannot be run."""


def bot_class_in(path: str) -> Callable[[str, Dice], Bot]:
    """The one class of this file that has a method `choose`.

    This runs the file, so it is done in the bot's own process only.
    """
    spec = spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise BotFileError(f"there is no file {path}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: list[Any] = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and thing.__module__ == module.__name__ and callable(getattr(thing, "choose", None))
    ]
    if not found:
        raise BotFileError(f"{path} has no class with a method choose(perspective, budget)")
    if len(found) > 1:
        names = ", ".join(one.__name__ for one in found)
        raise BotFileError(f"{path} has several classes with a method choose: {names}; leave one")
    only: Callable[[str, Dice], Bot] = found[0]
    return only


def fingerprint(path: str) -> str:
    """A hash of the file, by which a contest notices that the bot has been edited since."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]
