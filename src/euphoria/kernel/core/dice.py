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
WORD: Final = (1 << 64) - 1
SIDES_AT_ONCE: Final = 1 << 24
"""Small against 2**64, so that the bias of one throw with so many sides is negligible."""
QUICK_VALUES: Final = 1 << 62
"""How many values a word of `QuickDice` has; all fit into the integers of a processor."""
QUICK_LEAST: Final = 1 << 32
"""With fewer left a new word is taken, so that the bias of a choice is negligible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A SplitMix64 generator; numbers are scaled to a range by multiplication."""

    __slots__ = ("trace", "word")

    def __init__(self, seed: int | str | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(64)
        if isinstance(seed, str):
            seed = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big")
        self.word: int = seed & WORD
        self.trace: list[int] | None = None

    def next_word(self) -> int:
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        return word ^ (word >> 31)

    def below(self, sides: int) -> int:
        """A uniformly distributed integer from 0 to sides - 1."""
        # `next_word`, inlined: this is the most frequent call.
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        value = ((word ^ (word >> 31)) * sides) >> 64
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
        other.word = self.word
        return other

    def __reduce__(self) -> tuple[Callable[[object], Dice], tuple[object]]:
        """Pickled as they are stored."""
        return load_dice, (self.dump(),)

    def fork(self) -> Dice:
        """An independent generator, seeded by this one."""
        return Dice(self.next_word())

    def dump(self) -> dict[str, object]:
        return {"kind": "seeded", "word": f"{self.word:016x}"}


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
