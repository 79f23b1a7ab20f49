"""The one who is told of the table: a figure from whose eyes it is seen, its player's seat, and a language."""

from __future__ import annotations

from math import hypot, sqrt
from typing import NamedTuple

from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.name_text import Names
from euphoria.games.reality.text.spoken import place_words
from euphoria.kernel.text.messages import words

FRIEND, RIVAL, NOBODY = "friend", "rival", "nobody"
HERE = 1.0
"""What is nearer has no direction, in quarter inches."""


class Teller(NamedTuple):
    """Tells one listener. Without a figure it is told from above, and without a seat nobody's secrets are told."""

    state: Show
    seat: int | None
    figure: int | None
    language: str
    names: Names | None

    @property
    def eyes(self) -> Point | None:
        return None if self.figure is None else (self.state.xs[self.figure], self.state.ys[self.figure])

    @property
    def side(self) -> int:
        """The team that friends are of; without a figure the seat's own."""
        if self.figure is not None:
            return self.state.side[self.figure]
        return NEUTRAL if self.seat is None else self.seat

    def say(self, key: str, **args: str | int) -> str:
        """A whole sentence."""
        return name_text.tidy(self.phrase(key, **args), self.language)

    def phrase(self, key: str, **args: str | int) -> str:
        """A part of one."""
        return words(self.language).say(f"reality-told-{key}", **args)

    def join(self, *sentences: str) -> str:
        return " ".join(filter(None, sentences))

    def name(self, figure: int) -> str:
        return name_text.figure(self.state, figure, self.language, self.names)

    def all_of(self, figures: list[int]) -> str:
        return name_text.figures(self.state, figures, self.language, self.names)

    def listed(self, parts: list[str]) -> str:
        return name_text.series(parts, self.language)

    def player(self, seat: int) -> str:
        return name_text.player(seat, self.language, self.names)

    def relation(self, figure: int) -> str:
        """Whether a figure is a friend, a rival or nobody's."""
        side = self.state.side[figure]
        if side == NEUTRAL or self.side == NEUTRAL:
            return NOBODY
        return FRIEND if side == self.side else RIVAL

    # Places.

    def where(self, place: Place) -> str:
        return place_words.where(self.state, place, self.language, self.eyes)

    def zone(self, place: Place) -> str:
        return place_words.zone(self.state, place, self.language)

    def place(self, place: Place) -> str:
        return name_text.place(self.state, place, self.language)

    def element(self, number: int) -> str:
        return name_text.element(self.state, number, self.language)

    def length(self, quarters: float) -> str:
        return place_words.length(quarters, self.language)

    def distance(self, place: Place) -> float | None:
        """In quarter inches, with height (R-y-4); None without a figure to measure from."""
        return None if self.figure is None else sqrt(self.state.square_to(self.figure, place))

    def away(self, place: Place) -> str:
        """How far a place is and in which direction: "7 inches to the northeast"; without a figure its part of the
        table."""
        far = self.distance(place)
        if far is None or self.figure is None:
            return self.zone(place)
        x, y, _ = self.state.place(self.figure)
        return self.direction(far, place[0] - x, place[1] - y)

    def direction(self, far: float, dx: float, dy: float) -> str:
        if hypot(dx, dy) < HERE:
            return self.phrase("here")
        wind = place_words.wind(dx, dy, self.language)
        return self.phrase("away", inches=self.length(far), wind=wind)
