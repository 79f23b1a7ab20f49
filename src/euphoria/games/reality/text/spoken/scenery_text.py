"""Scenery, drums and exit platforms in sentences: where they are, and what they are good for (R-table-5)."""

from __future__ import annotations

from euphoria.games.reality.geometry.landmarks import Stands, gap_to, landmark
from euphoria.games.reality.geometry.terrain import GROUND, Element, Opening, Panel, Place
from euphoria.games.reality.state import Drum, Show
from euphoria.games.reality.tables.placement import PLATFORM
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.spoken import place_words
from euphoria.games.reality.text.spoken.teller import Teller

OPENINGS = ((Opening.DOOR, "doors"), (Opening.WINDOW, "windows"))


def distance_to(teller: Teller, number: int) -> float:
    """From the listener's figure to the nearest point of an element, in quarter inches, seen from above."""
    return 0 if teller.eyes is None else gap_to(teller.state.terrain.elements[number], *teller.eyes)[0]


def scenery_told(teller: Teller, number: int) -> str:
    """An element: where it is, what it does to sight and to ways, its openings and ladders, and who is there."""
    element = teller.state.terrain.elements[number]
    kind = teller.say(f"kind-{element.kind.name.lower()}", height=teller.length(element.height), floors=element.storeys)
    there = teller.say("scenery", element=teller.element(number), away=away_from(teller, number))
    openings = openings_told(teller, element)
    return teller.join(there, kind, *openings, ladders_told(teller, number), who_is_at(teller, number))


def away_from(teller: Teller, number: int) -> str:
    """How far the nearest point of an element is and in which direction; without a figure its part of the table."""
    element = teller.state.terrain.elements[number]
    if teller.eyes is None:
        return teller.zone((*middle_of(element), GROUND))
    far, (dx, dy) = gap_to(element, *teller.eyes)
    return teller.direction(far, -dx, -dy)


def middle_of(element: Element) -> tuple[int, int]:
    xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def openings_told(teller: Teller, element: Element) -> list[str]:
    """On which sides a building has doors and windows."""
    said = []
    for opening, key in OPENINGS:
        sides = [outward(element, panel) for panel in element.panels if panel.opening == opening]
        if winds := list(dict.fromkeys(place_words.wind(*side, teller.language) for side in sides)):
            said.append(teller.say(key, winds=teller.listed(winds)))
    return said


def outward(element: Element, panel: Panel) -> tuple[int, int]:
    """The direction in which a wall of a building looks."""
    x, y = middle_of(element)
    dx, dy = panel.by - panel.ay, panel.ax - panel.bx
    faces_in = dx * (panel.ax + panel.bx - 2 * x) + dy * (panel.ay + panel.by - 2 * y) < 0
    return (-dx, -dy) if faces_in else (dx, dy)


def ladders_told(teller: Teller, number: int) -> str:
    terrain = teller.state.terrain
    middle = middle_of(terrain.elements[number])
    feet = [link.foot for link in terrain.links if terrain.surfaces[link.head[2]].element == number]
    winds = dict.fromkeys(
        place_words.wind(x - middle[0], y - middle[1], teller.language) for x, y, surface in feet if surface == GROUND
    )
    return teller.say("ladders", winds=teller.listed(list(winds))) if winds else ""


def who_is_at(teller: Teller, number: int) -> str:
    """The figures that are in, on or beside an element."""
    state = teller.state
    there = [figure for figure in state.standing() if at_element(state, state.place(figure)) == number]
    return teller.say("there", figures=teller.all_of(there)) if there else ""


def at_element(state: Show, place: Place) -> int | None:
    """The element that a place is in, on or beside."""
    found = landmark(state.terrain, place)
    return None if found.how == Stands.OPEN else found.element


def drum_told(teller: Teller, number: int, drum: Drum) -> str:
    x, y, surface, carrier, delivered = drum
    name = name_text.load(teller.state, number, teller.language)
    if delivered >= 0:
        return teller.say("drum-delivered", drum=name, player=teller.player(delivered))
    place = (x, y, surface)
    if carrier >= 0:
        return teller.say("drum-carried", drum=name, figure=teller.name(carrier), away=teller.away(place))
    return teller.say("drum", drum=name, where=teller.where(place), away=teller.away(place))


def platform_told(teller: Teller, seat: int) -> str:
    return teller.say("platform", player=teller.player(seat), away=teller.away(platform_middle(teller.state, seat)))


def platform_middle(state: Show, seat: int) -> Place:
    x, y = state.platforms[seat]
    return x + PLATFORM // 2, y + PLATFORM // 2, GROUND
