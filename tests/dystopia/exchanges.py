"""Offers and counter-offers for tests, by the names of things."""

from __future__ import annotations

from euphoria import Action, State
from euphoria.games.dystopia.components import KINDS_OF_GOODS
from euphoria.games.dystopia.game import GAME
from tests.dystopia.play import ITEMS, look


def offer(give: str, take: str, partner: int = 1) -> Action:
    return GAME.action(["offer", partner, ITEMS.index(give), ITEMS.index(take)])


def many(give: dict[str, int], take: dict[str, int], partner: int = 1) -> Action:
    return GAME.action(["offer-many", partner, *_both(give, take)])


def counter(give: dict[str, int], take: dict[str, int]) -> Action:
    return GAME.action(["counter", *_both(give, take)])


def _both(give: dict[str, int], take: dict[str, int]) -> list[int]:
    return [side.get(item, 0) for side in (give, take) for item in ITEMS]


def some_counter(state: State, seat: int) -> Action | None:
    """A counter-offer of one good for another, if this seat is asked about an offer and may make one."""
    asked = look(state)["asked"]
    if asked["question"] != "offer":
        return None
    sides = (look(state)["players"][one]["goods"] for one in (seat, asked["offer"]["seat"]))
    held, wanted = ([item for item in ITEMS[:KINDS_OF_GOODS] if goods[item]] for goods in sides)
    found = (counter({give: 1}, {take: 1}) for give in held for take in wanted)
    return next((action for action in found if state.why_not(seat, action) is None), None)
