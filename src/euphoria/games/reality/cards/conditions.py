"""Conditions: what a flag that a character's ability or trait sets on a figure means to the general rules.

The character that causes a condition declares it in its own file. The rules ask `CONDITIONS` for an effect and never
for a character: "is this figure helpless?", not "has Madeleine fascinated it?".
"""

from __future__ import annotations

from typing import Final, NamedTuple


class AimModifier(NamedTuple):
    """One term of the sum that makes the aim of a shot."""

    rule: str
    key: str
    """Its text: the message `reality-modifier-<key>`."""
    value: int


class Condition(NamedTuple):
    """The effects of one flag. An effect that forbids something is given as the rule that a refusal cites."""

    flag: int
    """A bit of `figure_flags`."""
    helpless: bool = False
    """The figure uses no ability, throws no attack dice, does not flee, and is not activated to move or fire."""
    acts_last: bool = False
    """It comes after all others in the positioning phase."""
    halves_damage: bool = False
    """It loses half of the life that an injury costs."""
    leaves_with_owner: str = ""
    """It leaves the table when its owner falls, and cannot be revived then."""
    no_objects: str = ""
    """It uses neither aid nor attack objects."""
    fires_at_nearest: str = ""
    """It must fire all shots at the nearest figure, friend or foe."""
    kept_points: int = 0
    """AP that it keeps for its shots: only a move into combat may spend them (R-y-2)."""
    aim_against: AimModifier | None = None
    """What changes the aim of a shot at it."""
    extra_points: int = 0
    """AP that it has more this turn."""
    extra_attacks: int = 0


class Conditions:
    """All declared conditions, and for each effect the mask of the flags that have it."""

    __slots__ = (
        "acts_last", "declared", "extra_attacks", "extra_points", "fires_at_nearest", "halves_damage", "helpless",
        "kept_points", "leaves_with_owner", "aim_against", "no_objects",
    )  # fmt: skip

    def __init__(self) -> None:
        self.declared: list[Condition] = []
        self.helpless = 0
        self.acts_last = 0
        self.halves_damage = 0
        self.leaves_with_owner = 0
        self.no_objects = 0
        self.fires_at_nearest = 0
        self.kept_points = 0
        self.aim_against = 0
        self.extra_points = 0
        self.extra_attacks = 0

    def declare(self, condition: Condition) -> Condition:
        self.declared.append(condition)
        for effect in Condition._fields[1:]:
            if getattr(condition, effect):
                setattr(self, effect, getattr(self, effect) | condition.flag)
        return condition

    def total(self, effect: str, flags: int) -> int:
        """The sum of an effect that is a number, over the conditions of a figure with these flags."""
        return sum(getattr(condition, effect) for condition in self.declared if condition.flag & flags)

    def rule(self, effect: str, flags: int) -> str:
        """The rule to cite for an effect that forbids something, for a figure with these flags."""
        return next(
            str(getattr(condition, effect))
            for condition in self.declared
            if condition.flag & flags and getattr(condition, effect)
        )

    def aim_modifiers(self, flags: int) -> list[AimModifier]:
        """What these flags of a target change in the aim at it."""
        return [
            condition.aim_against
            for condition in self.declared
            if condition.flag & flags and condition.aim_against is not None
        ]


CONDITIONS: Final = Conditions()
