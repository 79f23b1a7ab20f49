"""The team that the planner proposes: any lawful team may be named, so it ignores the offered ones.

Six fast figures that hit hard do better in its hands than the choice of `greedy`; see `docs/bots-reality.md`.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.objects import HELD
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.state import Show
from euphoria.games.reality.teams.roster import Team, buy, pack
from euphoria.kernel.core.action import OPEN, Action

PREFERRED: Final[tuple[str, ...]] = (
    "mycky", "centinel", "sooyoung", "scauter", "susan", "blanca", "kobayhisi",
    "richelle", "nikolai", "odonell", "madeleine", "arendal", "doc", "kabuki",
)  # fmt: skip
"""Characters in the order in which they are hired, as far as the budget allows."""
NUMBERS: Final = {character.id: number for number, character in enumerate(CHARACTERS)}


def team_action(state: Show) -> Action:
    return Action(OPEN, "team", pack(preferred_team(state)))


def preferred_team(state: Show) -> Team:
    """The first preferred character leads, and is Susan's friend."""
    settings = state.settings
    wish = [NUMBERS[name] for name in PREFERRED]
    return buy(settings.budget, settings.mission, len(state.terrain.elements), wish, list(HELD))
