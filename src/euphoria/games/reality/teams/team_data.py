"""Teams as data, with names in place of numbers: what the page sends and is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euphoria.games.reality.cards.objects import BITS, OBJECTS, listed
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS, HIRED
from euphoria.games.reality.tables.library import TableFile
from euphoria.games.reality.teams.file_flaw import FileFlaw
from euphoria.games.reality.teams.roster import NONE, Member, Team
from euphoria.games.reality.teams.team_file import TeamError
from euphoria.kernel.core.state import Json


def data_of(team: Team, table: TableFile) -> Json:
    return {
        "leader": _id(team.leader),
        "pair": _id(team.pair),
        "members": [
            {
                "character": CHARACTERS[member.who].id,
                "upgrades": list(member.upgrades),
                "objects": [OBJECTS[item] for item in listed(member.objects)],
                "charges_on": table.terrain.elements[member.element].name if member.element != NONE else None,
            }
            for member in team.members
        ],
    }


def team_of(data: Mapping[str, Any], table: TableFile) -> Team:
    """The team; a `TeamError` names everything in it that does not exist. An element of another table is none."""
    unknown: list[FileFlaw] = []
    elements = [element.name for element in table.terrain.elements]

    def who(id: str | None, where: str = "") -> int:
        if id is None:
            return NONE
        if id not in BY_ID:
            hired = ", ".join(CHARACTERS[one].id for one in HIRED)
            unknown.append(FileFlaw.of(0, where, "who", word=repr(id), known=hired))
        return BY_ID.get(id, NONE)

    def mask(ids: list[str]) -> int:
        known = ", ".join(OBJECTS)
        unknown.extend(FileFlaw.of(0, "", "object", word=repr(id), known=known) for id in ids if id not in OBJECTS)
        unknown.extend(FileFlaw.of(0, "", "object-twice", word=id) for id in OBJECTS if ids.count(id) > 1)
        return sum(BITS[OBJECTS.index(id)] for id in set(ids) if id in OBJECTS)

    members = []
    for row in data["members"]:
        aim, first, second, attacks = row["upgrades"]
        place = row["charges_on"]
        element = elements.index(place) if place in elements else NONE
        members.append(Member(who(row["character"]), (aim, first, second, attacks), mask(row["objects"]), element))
    team = Team(tuple(sorted(members)), who(data["leader"], "leader"), who(data["pair"], "pair"))
    if unknown:
        raise TeamError(unknown)
    return team


def _id(who: int) -> str | None:
    return CHARACTERS[who].id if who != NONE else None
