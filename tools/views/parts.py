"""What the views of all games have in common, and how their types become a JSON schema.

The docstrings of the classes and of their fields are part of the schemas.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class ViewPart(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class Outcome(ViewPart):
    """How the game ended."""

    winners: list[int]
    """Their seats; empty where nobody won."""
    scores: list[int]
    """By seat."""
    reason: str
    """In one word, or several with hyphens."""
    rule: str
    """The id of the rule in the ledger."""


ActionForm = list[str | int]
"""A kind and its numbers, with seats as they are and not as an observation counts them."""


class AnyView(ViewPart):
    """The keys that the views of all games have."""

    game: str
    revision: int
    """The revision of the game's rules."""
    seat: int | None
    """Whose view it is; null: a spectator's."""
    seats: int
    options: dict[str, str | int | bool]
    """The options of the table, as in `game.options`."""
    turn: int
    """The number of the turn; 0 before the first."""
    outcome: Outcome | None
    """Null while the game goes on."""


def schema(view: type[AnyView], title: str) -> dict[str, Any]:
    """The JSON schema of a view."""
    made = view.model_json_schema()
    made["title"] = title
    made["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    return made
