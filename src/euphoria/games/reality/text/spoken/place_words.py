"""A place in words: by the scenery near it, and by the part of the table."""

from __future__ import annotations

from math import atan2, pi

from euphoria.games.reality.geometry.landmarks import Landmark, Stands, landmark
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text
from euphoria.kernel.text.messages import words

EIGHTHS = 8
THIRDS = 3


def where(state: Show, place: Place, language: str, eyes: Point | None = None) -> str:
    """Where a place is, as somebody sees it who looks from there: "behind Kiosk 1"."""
    return of_landmark(state, landmark(state.terrain, place, eyes), place, language)


def of_landmark(state: Show, found: Landmark, place: Place, language: str) -> str:
    say = words(language).say
    if found.element < 0:
        return say("reality-told-bare")
    args: dict[str, str | int] = {"element": name_text.element(state, found.element, language)}
    if found.how == Stands.INSIDE:
        args["floor"] = state.terrain.surfaces[place[2]].floor
    if found.how in (Stands.BESIDE, Stands.OPEN):
        args["wind"] = wind(*found.side, language)
    if found.how == Stands.OPEN:
        args["inches"] = length(found.gap, language)
    return say(f"reality-told-{found.how.value}", **args)


def zone(state: Show, place: Place, language: str) -> str:
    """The ninth of the table that a place is in."""
    column = min(THIRDS - 1, THIRDS * place[0] // state.terrain.width) - 1
    row = min(THIRDS - 1, THIRDS * place[1] // state.terrain.depth) - 1
    say = words(language).say
    if not column and not row:
        return say("reality-told-middle")
    return say("reality-told-part", wind=wind(column, row, language))


def wind(dx: float, dy: float, language: str) -> str:
    """The nearest of eight directions, which are enough for the ear."""
    eighth = round(atan2(dy, dx) * EIGHTHS / (2 * pi)) % EIGHTHS
    return name_text.wind(2 * eighth, language)


def length(quarters: float, language: str) -> str:
    """In inches, to the nearest half: nobody hears a quarter. With the unit."""
    halves = round(quarters * 2 / INCH)
    inches = name_text.inches(halves * INCH / 2, language) if halves % 2 else halves // 2
    return words(language).say("reality-told-inches", inches=inches)


def with_landmark(plain: str, state: Show, place: Place, language: str) -> str:
    """The words for a place, and the scenery that it is at. Where it is on or in some, they name it already."""
    found = landmark(state.terrain, place)
    if place[2] or found.how == Stands.OPEN:
        return plain
    how = "by" if found.how == Stands.BESIDE else found.how.value
    say, element = words(language).say, name_text.element(state, found.element, language)
    return say("reality-told-place-near", place=plain, where=say(f"reality-told-{how}", element=element))
