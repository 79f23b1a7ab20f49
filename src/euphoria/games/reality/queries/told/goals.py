"""Places where a figure may go, in words, and how they belong together: at a landmark, in cover, beside somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.geometry.terrain import TOUCH, Place
from euphoria.games.reality.queries.measured import Supposed, as_if, bounds
from euphoria.games.reality.queries.told.listener import listener
from euphoria.games.reality.queries.told.spot import price
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.mission.missions import on_platform
from euphoria.games.reality.state import BODY_LOAD, NEUTRAL, NO_LOAD, Show
from euphoria.games.reality.text.name_text import load
from euphoria.games.reality.text.spoken.goal_text import Prospect, goal_told, prospect, prospect_told, rivals_of
from euphoria.games.reality.text.spoken.scenery_text import at_element, platform_middle
from euphoria.games.reality.text.spoken.teller import Teller
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

MOST: Final = 1000
NEAREST: Final = 3
"""So many places are listed as the nearest to something."""


def goals(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """Each of these places for the figure, and groups of them, which name their goals by index, the cheapest first."""
    figure = arguments.integer("about", 0, max(0, len(state.who) - 1)) if "about" in arguments else None
    teller = listener(state, seat, arguments)
    asked = arguments.many("places", MOST, *bounds(state.terrain))
    arguments.finish()
    if figure is not None and figure not in state.figures():
        raise QueryError(f"'about' cannot be {figure}: there is no such figure")
    places = [(x, y, surface) for x, y, surface in asked if surface in state.terrain.surfaces_over(x, y)]
    if figure is None:
        found = [Prospect(place, [], []) for place in places]
    else:
        found = [_prospect(state, figure, place) for place in places]
    prices = [price(state, figure, place) if figure is not None and _walks(state) else None for place in places]
    order = sorted(range(len(found)), key=lambda number: (prices[number] or 0, number))
    finder = _Groups(teller, figure, found, prices, order)
    return {
        "figure": figure,
        "goals": [
            {
                "place": list(one.place),
                "cost": cost,
                "where": goal_told(teller, figure, one.place),
                "text": "" if figure is None else prospect_told(teller, one),
            }
            for one, cost in zip(found, prices, strict=True)
        ],
        "groups": [group for group in finder.all() if group["goals"]],
    }


def _walks(state: Show) -> bool:
    return state.question == codes.ASK_GOAL and bool(state.deciders)


def _prospect(state: Show, figure: int, place: Place) -> Prospect:
    """As if it stood there, and had walked there if it chooses a walk."""
    moved = as_if(state, figure, Supposed(place, True if _walks(state) else None, None))
    if moved.flags[figure] & GONE:
        moved.unmark(figure, GONE)
    return prospect(moved, figure)


class _Groups:
    def __init__(
        self, teller: Teller, figure: int | None, found: list[Prospect], prices: list[int | None], order: list[int]
    ) -> None:
        self.teller = teller
        self.state = teller.state
        self.figure = figure
        self.found = found
        self.prices = prices
        self.order = order

    def all(self) -> Iterator[Json]:
        if self.figure is None:
            yield from self.landmarks()
            return
        yield from self.contacts(self.figure)
        yield from self.aims(self.figure)
        yield from self.landmarks()
        yield from self.in_sight(self.figure)
        yield from self.by_price()

    def group(self, kind: str, title: str, goals: list[int]) -> Json:
        return {"kind": kind, "title": title, "goals": goals}

    def contacts(self, figure: int) -> Iterator[Json]:
        """Into combat with each rival."""
        for rival in rivals_of(self.state, figure):
            goals = [number for number in self.order if rival in self.found[number].fights]
            yield self.group("fight", self.teller.say("group-fight", figure=self.teller.name(rival)), goals)

    def aims(self, figure: int) -> Iterator[Json]:
        """What the mission is about: beside each thing, or else the nearest to it; and one's exit platform."""
        state, teller = self.state, self.teller
        side = state.side[figure]
        drums = [
            ((x, y, on), load(state, number, teller.language))
            for number, (x, y, on, carrier, delivered) in enumerate(state.drums)
            if carrier < 0 and delivered < 0
        ]
        captive = rescue.unfreed(state)
        captives = [(state.place(captive), teller.name(captive))] if captive >= 0 else []
        for place, name in drums + captives:
            touching = self.beside(place)
            key = "group-beside" if touching else "group-nearest"
            yield self.group("aim", teller.say(key, name=name), touching or self.nearest(figure, place))
        for body in state.figures():
            if state.is_down(body):
                name = load(state, BODY_LOAD + body, teller.language, teller.names)
                yield self.group("aim", teller.say("group-beside", name=name), self.beside(state.place(body)))
        if side != NEUTRAL and state.platforms[side][0] >= 0:
            on = [number for number in self.order if on_platform(state, side, self.found[number].place)]
            yield self.group("aim", teller.say("group-platform"), on)
            if not on and state.load[figure] != NO_LOAD:
                yield self.group("aim", teller.say("group-home"), self.nearest(figure, platform_middle(state, side)))

    def landmarks(self) -> Iterator[Json]:
        """At each piece of scenery, and in the open."""
        by_element: dict[int | None, list[int]] = {}
        for number in self.order:
            by_element.setdefault(at_element(self.state, self.found[number].place), []).append(number)
        for element in sorted(one for one in by_element if one is not None):
            title = self.teller.say("group-at", element=self.teller.element(element))
            yield self.group("where", title, by_element[element])
        yield self.group("where", self.teller.say("group-open"), by_element.get(None, []))

    def in_sight(self, figure: int) -> Iterator[Json]:
        """Hidden from all; and for each rival, where the figure would have cover from it and where not."""
        unseen = [number for number in self.order if not self.found[number].watchers and not self.found[number].fights]
        yield self.group("sight", self.teller.say("group-hidden"), unseen)
        for rival in rivals_of(self.state, figure):
            covers = {
                number: one.cover for number in self.order for one in self.found[number].watchers if one.figure == rival
            }
            name = self.teller.name(rival)
            covered = [number for number, cover in covers.items() if cover]
            bare = [number for number, cover in covers.items() if not cover]
            yield self.group("sight", self.teller.say("group-covered", figure=name), covered)
            yield self.group("sight", self.teller.say("group-seen", figure=name), bare)

    def by_price(self) -> Iterator[Json]:
        for cost in sorted({cost for cost in self.prices if cost is not None}):
            goals = [number for number in self.order if self.prices[number] == cost]
            yield self.group("price", self.teller.say("group-price", points=cost), goals)

    def beside(self, place: Place) -> list[int]:
        """The places where one touches what is there."""
        return [
            number
            for number in self.order
            if self.square(number, place) < TOUCH and self.found[number].place[2] == place[2]
        ]

    def nearest(self, figure: int, place: Place) -> list[int]:
        """The places that are nearest to something, if they are nearer than where the figure is now."""
        x, y, _ = self.state.place(figure)
        now = (x - place[0]) ** 2 + (y - place[1]) ** 2
        nearer = [number for number in self.order if self.square(number, place) < now]
        return sorted(nearer, key=lambda number: self.square(number, place))[:NEAREST]

    def square(self, number: int, place: Place) -> int:
        x, y, _ = self.found[number].place
        return (x - place[0]) ** 2 + (y - place[1]) ** 2
