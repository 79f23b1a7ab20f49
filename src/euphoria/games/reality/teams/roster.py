"""A team: its members with upgrades and objects, what it costs, and whether the rules allow it (R-team-1 to 8).

A team is chosen by an action, so it can be encoded as integers: `pack` and `unpack`. `team_file` reads team files.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from euphoria.games.reality.cards.character import MOST_UPGRADES, UPGRADE_COST, Trait
from euphoria.games.reality.cards.objects import BITS, CHARGES, DOG, OBJECTS, worth
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED
from euphoria.games.reality.state import NO_UPGRADE, Upgrade

NONE: Final = -1
MOST_FIGURES_IN_TEAM: Final = 23
"""Dogs included. So both teams, a called Benkei each, two cats and a Susan fit into the action space."""


class Member(NamedTuple):
    """A hired character with its upgrades and objects."""

    who: int
    upgrades: Upgrade = NO_UPGRADE
    objects: int = 0
    element: int = NONE
    """The element that its explosive charges are fixed to (R-start-4)."""

    @property
    def audience(self) -> int:
        return CHARACTERS[self.who].audience + UPGRADE_COST * sum(self.upgrades) + worth(self.objects)


class Team(NamedTuple):
    """The members of a team, and who leads it."""

    members: tuple[Member, ...]
    """In the order of the characters."""
    leader: int
    """A character (R-team-5)."""
    pair: int = NONE
    """The character that Susan is paired with (R-susan-1)."""

    @property
    def audience(self) -> int:
        return sum(member.audience for member in self.members)


class TeamFlaw(NamedTuple):
    """One reason why a team is not allowed: the rule, a message key, and its arguments."""

    rule: str
    key: str
    args: dict[str, str | int]


def flaws(team: Team, budget: int, mission: str, elements: int) -> list[TeamFlaw]:
    """Every reason why this team is not allowed (R-team-6); empty if it is."""
    found: list[TeamFlaw] = []
    hired = [member.who for member in team.members]

    def flaw(rule: str, key: str, **args: str | int) -> None:
        found.append(TeamFlaw(rule, key, args))

    if not team.members:
        flaw("R-team-1", "empty")
    for who in sorted({who for who in hired if hired.count(who) > 1}):
        flaw("R-team-1", "twice", who=CHARACTERS[who].id)
    if team.audience > budget:
        flaw("R-team-1", "over-budget", audience=team.audience, budget=budget)
    dogs = sum(member.objects >> DOG & 1 for member in team.members)
    if len(hired) + dogs > MOST_FIGURES_IN_TEAM:
        flaw("R-team-1", "too-many", count=len(hired) + dogs, most=MOST_FIGURES_IN_TEAM)
    for member in team.members:
        for rule, key in member_flaws(member, elements):
            flaw(rule, key, who=CHARACTERS[member.who].id)
    if team.members and team.leader not in hired:
        flaw("R-team-5", "no-leader")
    has_star = any(is_star(who) for who in hired)
    if has_star and mission == "rescue":
        flaw("R-mis-4", "no-susan")
    if has_star and (is_star(team.pair) or team.pair not in hired):
        flaw("R-susan-1", "no-pair")
    if not has_star and team.pair != NONE:
        flaw("R-susan-1", "pair-without-susan")
    return found


def is_star(who: int) -> bool:
    """Whether this character is paired with a mate, and is the captive of a rescue (R-susan-1, R-mis-4)."""
    return who != NONE and bool(CHARACTERS[who].traits & Trait.STAR)


def member_flaws(member: Member, elements: int) -> list[tuple[str, str]]:
    """The flaws of one member, as pairs of rule and key."""
    character = CHARACTERS[member.who]
    aim, first, second, attacks = member.upgrades
    found = []
    if aim > MOST_UPGRADES or first + second > MOST_UPGRADES or attacks > MOST_UPGRADES:
        found.append(("R-team-2", "upgrades"))
    if sum(member.upgrades) > character.euphoria:
        found.append(("R-team-2", "euphoria"))
    if aim and character.aim is None:
        found.append(("R-team-7", "no-aim"))
    if (first and not character.weapons) or (second and len(character.weapons) < 2):
        found.append(("R-team-7", "no-weapon"))
    if member.objects >> CHARGES & 1 and not 0 <= member.element < elements:
        found.append(("R-start-4", "no-element"))
    if not member.objects >> CHARGES & 1 and member.element != NONE:
        found.append(("R-start-4", "no-charges"))
    if not character.is_hired:
        found.append(("R-benkei-3", "not-hired"))
    return found


# Encoding: one integer for each character that can be hired, 0 where it is not in the team.

_UPGRADE_BITS: Final = 2
_OBJECTS_AT: Final = 1 + 4 * _UPGRADE_BITS
_ELEMENT_AT: Final = _OBJECTS_AT + len(OBJECTS)
_MOST_PACKED: Final = 1 << (_ELEMENT_AT + 7)


def pack(team: Team) -> tuple[int, ...]:
    """The arguments of the action `team`: leader, pair, and an integer for each character."""
    numbers = [0] * len(HIRED)
    for member in team.members:
        number = 1 | member.objects << _OBJECTS_AT | member.element + 1 << _ELEMENT_AT
        for index, points in enumerate(member.upgrades):
            number |= points << 1 + _UPGRADE_BITS * index
        numbers[HIRED.index(member.who)] = number
    return (team.leader, team.pair, *numbers)


def unpack(numbers: tuple[int, ...]) -> Team | None:
    """The team that these integers encode; None where they encode none."""
    if len(numbers) != 2 + len(HIRED) or not all(who == NONE or who in HIRED for who in numbers[:2]):
        return None
    members = []
    for who, number in zip(HIRED, numbers[2:], strict=True):
        if number == 0:
            continue
        if not 0 < number < _MOST_PACKED or not number & 1:
            return None
        aim, first, second, attacks = (number >> 1 + _UPGRADE_BITS * index & 3 for index in range(4))
        objects = number >> _OBJECTS_AT & (1 << len(OBJECTS)) - 1
        members.append(Member(who, (aim, first, second, attacks), objects, (number >> _ELEMENT_AT) - 1))
    return Team(tuple(members), numbers[0], numbers[1])


def buy(budget: int, mission: str, elements: int, wish: list[int], extras: list[int]) -> Team:
    """A team within the budget: characters in the order of `wish` while the budget lasts, then an object for each.

    `extras` are the objects that the members get, in turn. So there is a team to offer for every budget.
    """
    left = budget
    hired: list[int] = []
    for who in wish:
        cost = CHARACTERS[who].audience
        if cost <= left and not (is_star(who) and (mission == "rescue" or not hired)):
            hired.append(who)
            left -= cost
    members = []
    for index, who in enumerate(hired):
        item = extras[index % len(extras)]
        if worth(BITS[item]) > left or (item == CHARGES and not elements):
            members.append(Member(who))
            continue
        left -= worth(BITS[item])
        members.append(Member(who, NO_UPGRADE, BITS[item], index % elements if item == CHARGES else NONE))
    members.sort()
    others = [who for who in hired if not is_star(who)]
    pair = others[0] if len(others) < len(hired) else NONE
    return Team(tuple(members), others[0], pair)
