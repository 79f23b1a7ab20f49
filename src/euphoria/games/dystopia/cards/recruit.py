"""How a recruit is declared, and how recruits get their numbers.

Recruits' numbers are part of stored states, records and the action space, so they never change. Those of the printed
box and of the revised wordings are listed here. A recruit that was added later has its number from its rule id: D-r49
is the first after the box. It makes no difference in which file, or where in a file, a recruit is declared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from euphoria.games.dystopia.cards.ability import AbilityDeclaration, RecruitAbility
from euphoria.games.dystopia.cards.effects import FEEDING, SKY_LOUNGE, effect
from euphoria.games.dystopia.cards.standing_kinds import StandingChange
from euphoria.games.dystopia.causes import cause_of_card

PRINTED_RULES: Final[tuple[str, ...]] = (
    "D-r02", "D-r13", "D-v05", "D-r14", "D-r15", "D-r16", "D-r18", "D-v06", "D-r19", "D-r20", "D-r31", "D-r41", "D-r45",
    "D-v13", "D-r46", "D-v14", "D-r01", "D-r03", "D-v01", "D-r09", "D-v03", "D-r11", "D-r22", "D-r27", "D-r28", "D-r29",
    "D-r32", "D-v09", "D-r34", "D-r36", "D-r44", "D-r04", "D-r12", "D-v04", "D-r17", "D-r21", "D-v07", "D-r23", "D-r26",
    "D-r30", "D-v08", "D-r33", "D-r37", "D-r38", "D-r42", "D-r43", "D-v12", "D-r05", "D-r06", "D-r07", "D-v02", "D-r08",
    "D-r10", "D-r24", "D-r25", "D-r35", "D-v10", "D-r39", "D-r40", "D-v11", "D-r47", "D-r48", "D-v15",
)  # fmt: skip
"""The printed recruits and their revised wordings, by number."""
FIRST_LATER_RULE: Final = 49
MOST_RECRUITS: Final = 128
"""So many the action space has room for."""


@dataclass(frozen=True)
class Recruit:
    number: int
    rule: str
    name: str
    faction: int
    abilities: tuple[RecruitAbility, ...]
    change: StandingChange | None
    """What it changes without being used, such as what may be paid; most have none."""
    cause: int
    """Its rule, as entries of the log name it."""
    replaces: int
    """The number of the recruit with the same name of which this is a later wording; -1 for all others."""
    deck: str
    """The deck that it belongs to beside the printed recruits; empty: every deck."""


class RecruitDeclaration(NamedTuple):
    rule: str
    name: str
    faction: int
    abilities: tuple[AbilityDeclaration, ...]
    change: StandingChange | None
    deck: str


DECLARED: Final[list[RecruitDeclaration]] = []


def recruit(
    rule: str,
    name: str,
    faction: int,
    *abilities: AbilityDeclaration,
    change: StandingChange | None = None,
    deck: str = "",
) -> None:
    """Declares a recruit, or a later wording of one: a second declaration with the same name.

    `deck` names the value of the option `recruits` with which it is played; without one it is in every deck.
    """
    DECLARED.append(RecruitDeclaration(rule, name, faction, abilities, change, deck))


def number_of(rule: str) -> int:
    """The number of the recruit with this rule id."""
    if rule in PRINTED_RULES:
        return PRINTED_RULES.index(rule)
    return len(PRINTED_RULES) + int(rule.removeprefix("D-r")) - FIRST_LATER_RULE


def numbered_recruits(declared: list[RecruitDeclaration]) -> list[Recruit]:
    """All recruits by number.

    Their effects get numbers too, which are part of stored states: first those of the printed recruits' abilities, then
    those that are no card's, then those of the printed recruits' standing changes, then those of later recruits.
    """
    in_order = sorted(declared, key=lambda one: number_of(one.rule))
    recruits: list[Recruit] = []
    for one in in_order:
        number = number_of(one.rule)
        if number != len(recruits) or number >= MOST_RECRUITS:
            free = f"D-r{FIRST_LATER_RULE + len(recruits) - len(PRINTED_RULES)}"
            raise ValueError(f"{one.rule}: rule ids follow one another, the next is {free}; {MOST_RECRUITS} at most")
        if number == len(PRINTED_RULES):
            _number_other_effects(in_order)
        recruits.append(_numbered(one, number, recruits))
    _number_other_effects(in_order)
    return recruits


def _numbered(one: RecruitDeclaration, number: int, before: list[Recruit]) -> Recruit:
    replaces = next((other.number for other in before if other.name == one.name), -1)
    abilities = tuple(ability.numbered() for ability in one.abilities)
    if number >= len(PRINTED_RULES) and one.change is not None:
        one.change.number_effects()
    cause = cause_of_card(one.rule)
    return Recruit(number, one.rule, one.name, one.faction, abilities, one.change, cause, replaces, one.deck)


def _number_other_effects(in_order: list[RecruitDeclaration]) -> None:
    effect(*FEEDING)
    effect(*SKY_LOUNGE)
    for one in in_order[: len(PRINTED_RULES)]:
        if one.change is not None:
            one.change.number_effects()
