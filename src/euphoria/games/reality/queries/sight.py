"""Who sees whom, and what one shot is made of (R-fire-1 to R-fire-14, R-prof-4): anybody may measure it (R-table-6)."""

from __future__ import annotations

from math import sqrt

from euphoria.games.reality.geometry.sight.bodies import across
from euphoria.games.reality.geometry.sight.line_of_sight import cover, in_crater
from euphoria.games.reality.geometry.sight.look_report import Cause, CauseKind, LookReport, look
from euphoria.games.reality.geometry.sight.sight_lines import GRAIN
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.queries.measured import anybody_at, as_if, required_place, standing, supposed
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.rules.firing.targets import at_risk
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.text.sight_text import COVER_RULES, REASONS
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def fan(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """All others as a figure sees them, from where it stands or as if it stood at a place; or as anybody of common
    height would see them who stood at that place."""
    if "figure" not in arguments and "at" in arguments:
        return _fan_from(state, arguments)
    viewer = standing(state, arguments, "figure")
    wanted = supposed(state.terrain, arguments)
    arguments.finish()
    here = as_if(state, viewer, wanted)
    return {
        "figure": viewer,
        "at": list(here.place(viewer)),
        "weapons": [
            {"shots": here.shots(viewer, number), "range": weapon.range}
            for number, weapon in enumerate(here.character(viewer).weapons)
        ],
        "others": [seen(here, viewer, other) for other in here.standing() if other != viewer],
    }


def seen(state: Show, viewer: int, other: int) -> Json:
    """What a figure sees of another, and how well both would hit each other."""
    report = look_of(state, viewer, other)
    found: Json = {"figure": other, "inches": inches(state, viewer, other), **_sight_of(state, other, report)}
    found |= {"covers": None, "chance": None, "chance_back": None}
    if report.sees:
        covers = cover(state.terrain, state.body(other), state.body(viewer), state.bodies())
        found["covers"] = 2 if _lies_in_crater(state, viewer) else covers
        found["chance"] = _chance(state, viewer, other)
        found["chance_back"] = _chance(state, other, viewer)
    return found


def _fan_from(state: Show, arguments: Arguments) -> Json:
    """The same for anybody who stood at a place: nothing of the odds, which depend on who it is."""
    spot = required_place(state.terrain, arguments, "at")
    arguments.finish()
    eyes = anybody_at(state.terrain, spot)
    others = []
    for other in state.standing():
        body = state.body(other)
        if body[:3] == eyes[:3]:
            continue
        report = look(state.terrain, eyes, body, state.bodies())
        dx, dy, dz = (one - its for one, its in zip(eyes[:3], body[:3], strict=True))
        found: Json = {"figure": other, "inches": round(sqrt(dx * dx + dy * dy + dz * dz) / INCH, 2)}
        found |= _sight_of(state, other, report)
        found["covers"] = cover(state.terrain, body, eyes, state.bodies()) if report.sees else None
        others.append({**found, "chance": None, "chance_back": None})
    return {"figure": None, "at": list(spot), "others": others}


def _sight_of(state: Show, other: int, report: LookReport) -> Json:
    causes = dict.fromkeys(line.cause for line in report.lines if line.cause.by != CauseKind.NOTHING)
    return {
        "sees": report.sees,
        "mutual": report.mutual,
        "cover": target_cover(state, other, report) if report.sees else None,
        "in_the_way": [cause_of(state, cause) for cause in causes],
    }


def _chance(state: Show, shooter: int, target: int) -> float | None:
    return float(aim.chance(aim.aim_at(state, shooter, target))) if may_aim(state, shooter, target) else None


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
    wanted = supposed(state.terrain, arguments)
    arguments.finish()
    here = as_if(state, shooter, wanted)
    report = look_of(here, shooter, target)
    return {
        "shooter": shooter,
        "target": target,
        "at": list(here.place(shooter)),
        "inches": inches(here, shooter, target),
        **lines_told(here, report),
        "points": _points(here, shooter, target),
        "cover": target_cover(here, target, report),
        "odds": odds_of(here, shooter, target, weapon, several, first) if may_aim(here, shooter, target) else None,
    }


def lines_told(state: Show, report: LookReport) -> Json:
    """The nine lines, what closes them, and why they are worth a cover."""
    return {
        "sees": report.sees,
        "mutual": report.mutual,
        "lines": [{"state": line.state.name.lower(), **cause_of(state, line.cause)} for line in report.lines],
        "reasons": [
            {"reason": REASONS[reason], "rule": COVER_RULES[reason], **cause_of(state, cause)}
            for reason, cause in dict.fromkeys(report.why)
        ],
    }


def _points(state: Show, shooter: int, target: int) -> list[list[float]]:
    """Where the lines end, in quarter inches: left, middle and right, each for foot, waist and top."""
    eyes, body = state.body(shooter), state.body(target)
    to_x, to_y = across(body.x - eyes.x, body.y - eyes.y)
    return [[body.x + side * to_x / GRAIN, body.y + side * to_y / GRAIN] for side in (1, 0, -1)]


def odds_of(state: Show, shooter: int, target: int, weapon: int = 0, several: bool = False, first: bool = True) -> Json:
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


def may_aim(state: Show, shooter: int, target: int) -> bool:
    """Whether odds make sense: it has a weapon to shoot with, and the target is of a team."""
    return bool(state.character(shooter).weapons) and NEUTRAL not in (state.side[target], state.side[shooter])


def look_of(state: Show, viewer: int, target: int) -> LookReport:
    return look(state.terrain, state.body(viewer), state.body(target), state.bodies())


def target_cover(state: Show, target: int, report: LookReport) -> int:
    return 2 if _lies_in_crater(state, target) else report.cover


def _lies_in_crater(state: Show, figure: int) -> bool:
    return state.is_prone(figure) and in_crater(state.terrain, state.body(figure))


def cause_of(state: Show, cause: Cause) -> Json:
    """What is in the way: an element of the scenery or a figure, by its number."""
    element = cause.number if cause.by == CauseKind.SCENERY else None
    figure = state.standing()[cause.number] if cause.by == CauseKind.FIGURE else None
    return {"element": element, "figure": figure}


def inches(state: Show, one: int, other: int) -> float:
    """How far two figures are apart, with height (R-y-4)."""
    return round(sqrt(aim.square_of_distance(state, one, other)) / INCH, 2)
