"""Explains sight and aim: which points of a body are seen, what hides the others, and what the aim is made of.

All of it is public: any player may measure anything at any time (R-table-6).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from euphoria.games.reality.figure_flags import PRONE
from euphoria.games.reality.geometry.sight.line_of_sight import in_crater
from euphoria.games.reality.geometry.sight.look_report import (
    Cause,
    CauseKind,
    CoverReason,
    LineState,
    LookLine,
    LookReport,
    look,
)
from euphoria.games.reality.rules.firing import aim as aiming
from euphoria.games.reality.rules.firing.targets import at_risk
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.name_text import Names
from euphoria.kernel.text.messages import Args, decimal_mark, words

SIDES = ("left", "middle", "right")
HEIGHTS = ("foot", "waist", "top")
REASONS = {CoverReason.TOUCHES: "touches", CoverReason.THROUGH_BUILDING: "through", CoverReason.PARTLY_HIDDEN: "partly"}
COVER_RULES = {
    CoverReason.TOUCHES: "R-fire-14",
    CoverReason.THROUGH_BUILDING: "R-fire-13",
    CoverReason.PARTLY_HIDDEN: "R-fire-2",
}
STATES = {LineState.VEILED: ("veiled", "R-fire-12"), LineState.CLOSED: ("closed", "R-fire-2")}


class ExplainedSentence(NamedTuple):
    """One sentence of an explanation, and the rule that it rests on."""

    text: str
    rule: str


def sight(state: Show, viewer: int, target: int, language: str, names: Names | None = None) -> list[ExplainedSentence]:
    """Whether a figure sees another, which of the nine points, what hides the others, and the cover (R-fire-2)."""
    return _Explainer(state, viewer, target, language, names).sight()


def aim(
    state: Show,
    shooter: int,
    target: int,
    language: str,
    names: Names | None = None,
    *,
    weapon: int = 0,
    several: bool = False,
    first: bool = True,
    shots: int = 1,
) -> list[ExplainedSentence]:
    """Every modifier of a shot, their sum, the chance to hit and the expected damage (R-fire-5, R-prof-4)."""
    explainer = _Explainer(state, shooter, target, language, names)
    return explainer.aim(weapon=weapon, several=several, first=first, shots=shots)


def percent(part: Fraction) -> int:
    return round(part * 100)


def average(value: Fraction | float, language: str) -> str:
    """A number with at most one decimal."""
    written = f"{float(value):.1f}".removesuffix(".0")
    return written.replace(".", decimal_mark(language))


class _Explainer:
    """Explains one pair of figures in one language."""

    def __init__(self, state: Show, viewer: int, target: int, language: str, names: Names | None) -> None:
        self.state = state
        self.viewer = viewer
        self.target = target
        self.language = language
        self.names = names
        self.standing = state.standing()
        self.pair: Args = {"figure": self.figure(viewer), "other": self.figure(target)}

    def figure(self, number: int) -> str:
        return name_text.figure(self.state, number, self.language, self.names)

    def say(self, rule: str, key: str, **args: str | int) -> ExplainedSentence:
        said = words(self.language).say(f"reality-{key}", **{**self.pair, **args})
        return ExplainedSentence(name_text.tidy(said, self.language), rule)

    def looked(self) -> LookReport:
        state = self.state
        bodies = [state.body(figure) for figure in self.standing]
        return look(state.terrain, state.body(self.viewer), state.body(self.target), bodies)

    def cause(self, cause: Cause) -> str:
        if cause.by == CauseKind.FIGURE:
            return self.figure(self.standing[cause.number])
        return name_text.element(self.state, cause.number, self.language)

    # Sight.

    def sight(self) -> list[ExplainedSentence]:
        seen = self.looked()
        said = [self.distance(), *self.lines(seen)]
        if not seen.sees:
            return [*said, self.say("R-fire-1", "sight-none")]
        if seen.mutual:
            said.append(self.say("R-fire-11", "sight-mutual"))
        return said + self.cover(seen)

    def distance(self) -> ExplainedSentence:
        square = aiming.square_of_distance(self.state, self.viewer, self.target)
        quarters = isqrt(square * 10_000) / 100
        return self.say("R-table-6", "sight-distance", distance=name_text.inches(quarters, self.language))

    def lines(self, seen: LookReport) -> list[ExplainedSentence]:
        open_ones = [index for index, line in enumerate(seen.lines) if line.state == LineState.OPEN]
        if len(open_ones) == len(seen.lines):
            return [self.say("R-fire-2", "sight-all-open")]
        said = []
        if open_ones:
            said.append(self.say("R-fire-2", "sight-open", count=len(open_ones), points=self.points(open_ones)))
        shut: dict[LookLine, list[int]] = {}
        for index, line in enumerate(seen.lines):
            if line.state != LineState.OPEN:
                shut.setdefault(line, []).append(index)
        for line, indexes in shut.items():
            key, rule = STATES[line.state]
            cause = self.cause(line.cause)
            if key == "closed" and len(indexes) == len(seen.lines):
                said.append(self.say(rule, "sight-all-closed", cause=cause))
            else:
                said.append(
                    self.say(rule, f"sight-{key}", cause=cause, count=len(indexes), points=self.points(indexes))
                )
        return said

    def points(self, indexes: Iterable[int]) -> str:
        say = words(self.language).say
        return ", ".join(say("reality-point", side=SIDES[n // 3], height=HEIGHTS[n % 3]) for n in indexes)

    def cover(self, seen: LookReport) -> list[ExplainedSentence]:
        state = self.state
        if state.flags[self.target] & PRONE and in_crater(state.terrain, state.body(self.target)):
            return [self.say("R-fire-12", "cover-crater")]
        if not seen.why:
            return [self.say("R-fire-5", "cover-none")]
        return [
            self.say(COVER_RULES[reason], f"cover-{REASONS[reason]}", cause=self.cause(cause))
            for reason, cause in dict.fromkeys(seen.why)
        ]

    # Aim.

    def aim(self, *, weapon: int, several: bool, first: bool, shots: int) -> list[ExplainedSentence]:
        state, shooter, target = self.state, self.viewer, self.target
        said = [self.say("R-prof-1", "aim-profile", aim=state.aim(shooter))]
        for rule, key, value in aiming.modifiers(state, shooter, target, weapon=weapon, several=several, first=first):
            said.append(self.say(rule, f"modifier-{key}", value=f"{value:+d}"))
        total = aiming.aim_at(state, shooter, target, weapon=weapon, several=several, first=first)
        outcome = "impossible" if total < 1 else "sure" if total >= aiming.SURE else "chance"
        said.append(self.say("R-prof-4", "aim-total", aim=total, outcome=outcome, chance=percent(aiming.chance(total))))
        damage = aiming.expected_damage(state, shooter, target, shots, weapon=weapon, several=several, first=first)
        said.append(self.say("R-prof-5", "aim-expected", shots=shots, damage=average(damage, self.language)))
        if len(at_risk(state, shooter, target)) > 1:
            said.append(self.say("R-fire-6", "aim-fight"))
        return said
