"""A state as JSON and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euphoria.games.dystopia.state import City
    from euphoria.kernel.state import Json

NUMBERS = (
    "question", "active", "turn", "fresh", "pair", "lost", "changed_draw", "offers", "owed", "set_dice", "retrieved", "added",
    "helped", "built", "awake",
)  # fmt: skip
FLAGS = ("joint", "by_roll", "stirred")
LISTS = (
    "purses", "knowledge", "morale", "stars", "where", "pips", "pile", "discards", "recruit_pile", "awake_since",
    "recruit_stars", "dilemma", "site_tiles", "on", "allegiance", "miners", "territory", "tile_stars", "deciders", "context",
)  # fmt: skip
TABLES = ("agenda", "hands", "active_recruits", "hidden_recruits", "visits")
SECRETS = ("artifacts", "recruits", "dilemmas", "tiles")


def position(state: City) -> Json:
    """All but the dice, in a fixed order."""
    stored: Json = {"seats": state.seats, "options": state.settings._asdict()}
    for name in (*NUMBERS, *FLAGS):
        stored[name] = getattr(state, name)
    for name in LISTS:
        stored[name] = list(getattr(state, name))
    for name in TABLES:
        stored[name] = [list(row) for row in getattr(state, name)]
    for name in SECRETS:
        stored[name] = getattr(state, name).json()
    stored["log"] = [list(entry) for entry in state.log]
    stored["answers"] = [None if answer is None else answer.json() for answer in state.answers]
    stored["outcome"] = None if state.outcome is None else state.outcome.json()
    return stored
