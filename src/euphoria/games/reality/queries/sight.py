"""Who sees whom, and what one shot is made of (R-fire-1 to R-fire-14, R-prof-4): anybody may measure it (R-table-6)."""

from __future__ import annotations

from math import sqrt

from euphoria.games.reality.figure_flags import PRONE
from euphoria.games.reality.geometry.sight.line_of_sight import in_crater
from euphoria.games.reality.geometry.sight.look_report import Cause, CauseKind, LookReport, look
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.queries.measured import place, put_at, standing
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.rules.firing.targets import at_risk
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.text.sight_text import COVER_RULES, REASONS
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def fan(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """All others as a figure sees them, from where it stands or as if it stood at a place."""
    viewer = standing(state, arguments, "figure")
    at = place(state.terrain, arguments, "at")
    arguments.finish()
    seen_from = put_at(state, viewer, at)
    return {
        "figure": viewer,
        "at": list(seen_from.place(viewer)),
        "others": [_seen(seen_from, viewer, other) for other in seen_from.standing() if other != viewer],
    }


def _seen(state: Show, viewer: int, other: int) -> Json:
    report = _look(state, viewer, other)
    total = aim.aim_at(state, viewer, other) if report.sees and _may_aim(state, viewer, other) else None
    return {
        "figure": other,
        "inches": _inches(state, viewer, other),
        "sees": report.sees,
        "cover": _cover(state, other, report) if report.sees else None,
        "covers": _cover(state, viewer, _look(state, other, viewer)) if report.sees else None,
        "chance": None if total is None else float(aim.chance(total)),
    }


def shot(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """One shot: its nine lines and what closes them, the cover, every modifier with its rule, chance and damage."""
    shooter = standing(state, arguments, "shooter")
    target = standing(state, arguments, "target")
    if shooter == target:
        raise QueryError("'target' cannot be the shooter itself")
    weapons = state.character(shooter).weapons
    weapon = arguments.integer("weapon", 0, max(0, len(weapons) - 1), 0)
    several = arguments.flag("several", default=False)
    first = arguments.flag("first", default=True)
    at = place(state.terrain, arguments, "at")
    arguments.finish()
    here = put_at(state, shooter, at)
    report = _look(here, shooter, target)
    return {
        "shooter": shooter,
        "target": target,
        "at": list(here.place(shooter)),
        "inches": _inches(here, shooter, target),
        "sees": report.sees,
        "mutual": report.mutual,
        "lines": [{"state": line.state.name.lower(), **_cause(here, line.cause)} for line in report.lines],
        "cover": _cover(here, target, report),
        "reasons": [
            {"reason": REASONS[reason], "rule": COVER_RULES[reason], **_cause(here, cause)}
            for reason, cause in dict.fromkeys(report.why)
        ],
        "odds": _odds(here, shooter, target, weapon, several, first) if _may_aim(here, shooter, target) else None,
    }


def _odds(state: Show, shooter: int, target: int, weapon: int, several: bool, first: bool) -> Json:
    """The aim and all that it is made of; the damage to expect of one shot, of two, and so on."""
    total = aim.aim_at(state, shooter, target, weapon=weapon, several=several, first=first)
    found = aim.modifiers(state, shooter, target, weapon=weapon, several=several, first=first)
    shots = range(1, state.shots(shooter, weapon) + 1)
    return {
        "profile": state.aim(shooter),
        "modifiers": [{"rule": one.rule, "name": one.key, "value": one.value} for one in found],
        "aim": total,
        "chance": float(aim.chance(total)),
        "damage": [
            round(float(aim.expected_damage(state, shooter, target, n, weapon=weapon, several=several, first=first)), 2)
            for n in shots
        ],
        "at_risk": at_risk(state, shooter, target),
    }


def _may_aim(state: Show, shooter: int, target: int) -> bool:
    """Whether odds make sense: it has a weapon to shoot with, and the target is of a team."""
    return bool(state.character(shooter).weapons) and NEUTRAL not in (state.side[target], state.side[shooter])


def _look(state: Show, viewer: int, target: int) -> LookReport:
    bodies = [state.body(figure) for figure in state.standing()]
    return look(state.terrain, state.body(viewer), state.body(target), bodies)


def _cover(state: Show, target: int, report: LookReport) -> int:
    lies = state.flags[target] & PRONE and in_crater(state.terrain, state.body(target))
    return 2 if lies else report.cover


def _cause(state: Show, cause: Cause) -> Json:
    """What is in the way: an element of the scenery or a figure, by its number."""
    element = cause.number if cause.by == CauseKind.SCENERY else None
    figure = state.standing()[cause.number] if cause.by == CauseKind.FIGURE else None
    return {"element": element, "figure": figure}


def _inches(state: Show, one: int, other: int) -> float:
    return round(sqrt(aim.square_of_distance(state, one, other)) / INCH, 2)
