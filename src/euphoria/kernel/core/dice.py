"""The only source of randomness in a game.

`Dice` is a seeded generator with 64 bits of state, equal on every platform. `ScriptedDice` return given numbers, for
tests, scenarios and replay. `VerifiableDice`, for servers, are in `kernel/record/verifiable_dice.py`. A trace records
all outcomes, so that a record can be replayed without the generator.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from euphoria.kernel.core.errors import DiceError

T = TypeVar("T")
HALF: Final = (1 << 32) - 1
MOST_SIDES: Final = 1 << 30
"""With more of them the arithmetic is that of Python."""
SIDES_AT_ONCE: Final = 1 << 24
"""Small against 2**64, so that the bias of one throw with so many sides is negligible."""
QUICK_VALUES: Final = 1 << 62
"""How many values a word of `QuickDice` has; all fit into the integers of a processor."""
QUICK_LEAST: Final = 1 << 32
"""With fewer left a new word is taken, so that the bias of a choice is negligible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A SplitMix64 generator; numbers are scaled to a range by multiplication.

    Its word is kept in two halves of 32 bits, so that all that `below` does fits into the integers of a processor:
    integers of 64 bits are objects. Products may run over there; their lower 64 bits are right, and others not needed.
    """

    __slots__ = ("_high", "_low", "trace")

    def __init__(self, seed: int | str | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(64)
        if isinstance(seed, str):
            seed = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big")
        self._high: i64 = seed >> 32 & HALF
        self._low: i64 = seed & HALF
        self.trace: list[int] | None = None

    @property
    def word(self) -> int:
        """The state of the generator: 64 bits."""
        return _word(self._high, self._low)

    @word.setter
    def word(self, word: int) -> None:
        self._high = word >> 32 & HALF
        self._low = word & HALF

    def next_word(self) -> int:
        high, low = self._next_halves()
        return _word(high, low)

    def _next_halves(self) -> tuple[i64, i64]:
        """The next word: its high and its low half."""
        low: i64 = self._low + 0x7F4A7C15
        high: i64 = (self._high + 0x9E3779B9 + (low >> 32)) & HALF
        low &= HALF
        self._high = high
        self._low = low
        low ^= low >> 30 | high << 2 & HALF
        high ^= high >> 30
        product: i64 = low * 0x1CE4E5B9
        high = ((product >> 32) + high * 0x1CE4E5B9 + low * 0xBF58476D) & HALF
        low = product & HALF
        low ^= low >> 27 | high << 5 & HALF
        high ^= high >> 27
        product = low * 0x133111EB
        high = ((product >> 32) + high * 0x133111EB + low * 0x94D049BB) & HALF
        low = product & HALF
        low ^= low >> 31 | high << 1 & HALF
        high ^= high >> 31
        return high, low

    def below(self, sides: int) -> int:
        """A uniformly distributed integer from 0 to sides - 1: the word times the sides, without its lower 64 bits."""
        if sides <= MOST_SIDES:
            high, low = self._next_halves()
            few: i64 = sides
            value: int = (high * few + (low * few >> 32)) >> 32
        else:
            value = (self.next_word() * sides) >> 64
        if self.trace is not None:
            self.trace.append(value)
        return value

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates shuffle, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def mix(self, items: list[T]) -> None:
        """A uniform shuffle, twice as fast as `shuffle`: one random number gives several swaps.

        For sampling. Rules use `shuffle`, because its outcomes are part of records.
        """
        last = len(items) - 1
        while last > 0:
            sides, first = 1, last
            while last > 0 and sides < SIDES_AT_ONCE:
                sides *= last + 1
                last -= 1
            number = self.below(sides)
            for place in range(first, last, -1):
                number, other = divmod(number, place + 1)
                items[place], items[other] = items[other], items[place]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def copy(self) -> Dice:
        other = Dice(0)
        other._high = self._high
        other._low = self._low
        return other

    def __reduce__(self) -> tuple[Callable[[object], Dice], tuple[object]]:
        """Pickled as they are stored."""
        return load_dice, (self.dump(),)

    def fork(self) -> Dice:
        """An independent generator, seeded by this one."""
        return Dice(self.next_word())

    def dump(self) -> dict[str, object]:
        return {"kind": "seeded", "word": f"{self.word:016x}"}


def _word(high: int, low: int) -> int:
    return high << 32 | low


class QuickDice:
    """Small choices, several out of each random word of some dice: for random play, where they are most of the work.

    Rules use `Dice`, whose outcomes are part of records.
    """

    __slots__ = ("_dice", "_left", "_word")

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._word: i64 = 0
        self._left: i64 = 0  # how many values what is left of the word can have

    def below(self, sides: i64) -> i64:
        """A number from 0 to sides - 1, each as likely as any other; of one side nothing is thrown."""
        if sides < 2:
            return 0
        if self._left < QUICK_LEAST:
            self._word = self._dice.next_word() >> 2
            self._left = QUICK_VALUES
        value = self._word % sides
        self._word //= sides
        self._left //= sides
        return value


class ScriptedDice(Dice):
    """Returns the given numbers in order; then continues with `after`, if given."""

    __slots__ = ("after", "script", "spot")

    def __init__(self, script: list[int], after: Dice | None = None) -> None:
        super().__init__(0)
        self.script = script
        self.spot = 0
        self.after = after

    def next_word(self) -> int:
        if self.after is None:
            raise DiceError("scripted dice have no words to fork from")
        return self.after.next_word()

    def below(self, sides: int) -> int:
        if self.spot < len(self.script):
            value = self.script[self.spot]
            if not 0 <= value < sides:
                raise DiceError(f"scripted die {self.spot + 1} shows {value}: this throw has 0 to {sides - 1}")
            self.spot += 1
        elif self.after is not None:
            value = self.after.below(sides)
        else:
            raise DiceError(f"the script of {len(self.script)} dice has run out")
        if self.trace is not None:
            self.trace.append(value)
        return value

    def left(self) -> int:
        """How many scripted numbers are left."""
        return len(self.script) - self.spot

    def copy(self) -> Dice:
        other = ScriptedDice(self.script, None if self.after is None else self.after.copy())
        other.spot = self.spot
        return other

    def fork(self) -> Dice:
        if self.after is None:
            raise DiceError("scripted dice cannot be forked")
        return self.after.fork()

    def dump(self) -> dict[str, object]:
        after = None if self.after is None else self.after.dump()
        return {"kind": "scripted", "script": self.script[self.spot :], "after": after}


def load_dice(data: object) -> Dice:
    """The inverse of `Dice.dump`."""
    if isinstance(data, dict):
        if data.get("kind") == "seeded" and isinstance(data.get("word"), str):
            try:
                return Dice(int(data["word"], 16))
            except ValueError:
                raise DiceError(f"not a seed word: {data['word']!r}") from None
        if data.get("kind") == "verifiable":
            from euphoria.kernel.record.verifiable_dice import load_verifiable  # avoids an import cycle

            return load_verifiable(data)
        script = data.get("script")
        if data.get("kind") == "scripted" and isinstance(script, list):
            if not all(isinstance(value, int) for value in script):
                raise DiceError("scripted dice must be whole numbers")
            after = data.get("after")
            return ScriptedDice(list(script), None if after is None else load_dice(after))
    raise DiceError(f"not stored dice: {data!r}")
