"""The profiles of a team as it would go on air: with its upgrades, and what each member costs (R-team-2)."""

from __future__ import annotations

from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.teams.roster import Member, Team
from euphoria.kernel.core.state import Json


def profiles(team: Team) -> list[Json]:
    return [_profile(member) for member in team.members]


def _profile(member: Member) -> Json:
    character = CHARACTERS[member.who]
    aim, *shots, attacks = member.upgrades
    return {
        "character": character.id,
        "audience": member.audience,
        "aim": None if character.aim is None else character.aim + aim,
        "shots": [weapon.shots + more for weapon, more in zip(character.weapons, shots, strict=False)],
        "attacks": character.attacks + attacks,
        "euphoria": character.euphoria - sum(member.upgrades),
    }
