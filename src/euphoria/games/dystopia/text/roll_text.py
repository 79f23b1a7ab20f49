"""What a roll that is still to come may cost, in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.dystopia.components import TOO_MUCH_KNOWLEDGE
from euphoria.games.dystopia.rules.roll_chances import RollAhead
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import decimal_mark, words
from euphoria.kernel.text.narrator import RiskyRoll


def risk(rolls: Sequence[RollAhead], language: str) -> str:
    """The chance that a player loses a worker (D-mk-4); from least to most, where the roll depends on an answer."""
    chances = [roll.chance for roll in rolls]
    if not rolls[0].dice and chances[0]:
        return words(language).say("dystopia-effect-too-much")
    least, most = (_percent(chance, language) for chance in (min(chances), max(chances)))
    key = "roll" if least == most else "roll-between"
    return words(language).say(f"dystopia-effect-{key}", count=rolls[0].dice, least=least, percent=most)


def _percent(chance: float, language: str) -> str | int:
    """With one decimal where there is one. No chance above 0 is as small as 0.05 % with four dice."""
    return f"{100 * chance:.1f}".removesuffix(".0").replace(".", decimal_mark(language)) if chance else 0


def risky_roll(roll: RollAhead, answer: Action | None = None, text: str | None = None) -> RiskyRoll:
    """The same in numbers; with the answer that is given before."""
    said = None if answer is None else answer.json()
    return RiskyRoll(roll.dice, roll.known, TOO_MUCH_KNOWLEDGE, roll.chance, said, text)
