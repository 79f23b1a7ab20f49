"""The special abilities phase (R-spec-1, R-spec-2): the rolls that must be made, then an ability used or held back.

An ability is declared by its character; here its choices are asked one after another, and it is carried out.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import HOLD, USE
from euphoria.games.reality.cards.character import AbilityChoice, CharacterAbility
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import SILENT, USED
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures.contact import in_combat
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

SKIPPED: Final = -1
"""In `Show.targets`: there was nothing to choose here."""


def is_busy(state: Show, figure: int) -> bool:
    """Whether it has a roll to make or an ability to use."""
    return must_roll(state, figure) or can_use(state, figure)


@RULES.step(codes.SPECIAL)
def begin(state: Show, seat: int, figure: int, b: int) -> None:
    """An activation: the roll, which even the helpless make, then the ability."""
    roll = state.character(figure).roll
    if roll is not None and roll.is_due(state, figure):
        roll.make(state, figure)
    if can_use(state, figure):
        state.ask(codes.ASK_ABILITY, seat)


# Rolls.


def must_roll(state: Show, figure: int) -> bool:
    """Whether its character rolls in each special abilities phase, and the roll is due."""
    roll = state.character(figure).roll
    return roll is not None and roll.is_due(state, figure)


# Use or hold.


def can_use(state: Show, figure: int) -> bool:
    """Whether it can use its ability now. This depends on public facts only."""
    ability = state.character(figure).ability
    if ability is None or state.flags[figure] & (USED | CONDITIONS.helpless):
        return False
    if not ability.usable(state, figure):
        return False
    return not ability.choices or any(True for _ in ability.choices[0].candidates(state, figure))


@RULES.actions(codes.ASK_ABILITY)
def use_or_hold(state: Show, seat: int) -> list[Action]:
    return [USE, HOLD]


@RULES.answer(codes.ASK_ABILITY)
def answer_ability(state: Show, seat: int, action: Action) -> None:
    """An ability is used once a game (R-spec-1); used in combat, it costs the attack dice of this turn (R-spec-2)."""
    if action == HOLD:
        return
    figure = state.active
    state.mark(figure, USED | SILENT if in_combat(state, figure) else USED)
    state.log.append((ShowEvent.USED, figure))
    state.targets = []
    state.push(codes.CHOOSE_TARGET, seat, figure)


# Choices.


@RULES.step(codes.CHOOSE_TARGET)
def choose(state: Show, seat: int, figure: int, b: int) -> None:
    """Ask the next choice of the ability; when all are made, carry it out."""
    ability = ability_of(state, figure)
    targets = state.targets
    while len(targets) < len(ability.choices):
        choice = ability.choices[len(targets)]
        found = list(islice(choice.candidates(state, figure), 2))
        if len(found) > 1 or (found and choice.place_of):
            state.ask(choice.question, seat)
            return
        targets.append(found[0] if found else SKIPPED)
    state.targets = []
    ability.effect(state, figure, *targets)


def ability_of(state: Show, figure: int) -> CharacterAbility:
    """The ability of a figure that is using it."""
    ability = state.character(figure).ability
    assert ability is not None
    return ability


def choice_asked(state: Show) -> AbilityChoice:
    return ability_of(state, state.active).choices[len(state.targets)]


CHOICES: Final[tuple[int, ...]] = (
    codes.ASK_TARGET,
    codes.ASK_ELEMENT,
    codes.ASK_OBJECT,
    codes.ASK_REPEAT,
    codes.ASK_ENTRANCE,
    codes.ASK_RUN,
)
"""The questions that ask for a choice of an ability."""


@RULES.actions(*CHOICES)
def candidates(state: Show, seat: int) -> list[Action]:
    choice = choice_asked(state)
    return [choice.row[number] for number in choice.candidates(state, state.active)]


@RULES.answer(*CHOICES)
def answer_choice(state: Show, seat: int, action: Action) -> None:
    figure = state.active
    choice = choice_asked(state)
    if action.kind == "at":
        state.targets += action.args
    elif choice.place_of is not None:
        state.targets += choice.place_of(state, figure, action.args[0])
    else:
        state.targets.append(action.args[0])
    state.push(codes.CHOOSE_TARGET, seat, figure)


@RULES.check(codes.ASK_ENTRANCE, codes.ASK_RUN)
def may_choose(state: Show, seat: int, action: Action) -> bool:
    """Whether an open action names a legal place, where a place is chosen."""
    choice = choice_asked(state)
    if action.kind != "at" or choice.fits is None:
        return False
    x, y, surface = action.args
    place: Place = (x, y, surface)
    return 0 <= surface < len(state.terrain.surfaces) and choice.fits(state, state.active, place)
