"""The injuries of a combat: allocation, luck, falling, and credit (R-att-5, R-att-6, R-con-8).

All injuries are allocated before any luck is rolled. `state.wounds` has pairs: the injured figure, and the friend
that injured it, or -1 for the enemies together.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import CREDIT, WOUND
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures import falling
from euphoria.games.reality.rules.figures.contact import in_combat
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

BY_ENEMIES: Final = -1


def enemies(state: Show, side: int) -> list[int]:
    """The figures of this exchange that fight against this side."""
    return [figure for figure in state.combat if state.side[figure] == 1 - side]


def friends(state: Show, figure: int) -> list[int]:
    side = state.side[figure]
    return [other for other in state.combat if other != figure and state.side[other] == side]


# Sharing out.


@RULES.step(codes.SHARE)
def share(state: Show, seat: int, injuries: int, b: int) -> None:
    """This seat allocates its injuries to enemies in the combat, one after another."""
    rivals = enemies(state, seat)
    if len(rivals) == 1:
        for _ in range(injuries):
            wound(state, rivals[0])
    elif injuries:
        state.push(codes.SHARE, seat, injuries - 1)
        state.ask(codes.ASK_SHARE, seat)


@RULES.actions(codes.ASK_SHARE)
def targets(state: Show, seat: int) -> list[Action]:
    return [WOUND[figure] for figure in enemies(state, seat)]


@RULES.answer(codes.ASK_SHARE)
def answer_share(state: Show, seat: int, action: Action) -> None:
    wound(state, action.args[0])


def wound(state: Show, figure: int, by: int = BY_ENEMIES) -> None:
    state.wounds.append((figure, by))
    if by == BY_ENEMIES:
        state.log.append((ShowEvent.WOUNDED, figure))
    else:
        state.log.append((ShowEvent.RAMPAGE, by, figure))


# Luck, damage and falling.


@RULES.step(codes.WOUNDS)
def resolve(state: Show, seat: int, a: int, b: int) -> None:
    """Roll luck and damage for all injuries: those by enemies first, then by the number of the figure.

    A figure without life is not rolled for again. All fall together, after the last roll. Life lost to a friend
    counts neither for the push nor for the credit.
    """
    lost = [0, 0]
    hit_by_enemies = set()
    state.wounds.sort(key=lambda injury: (injury[1] != BY_ENEMIES, injury))
    for figure, by in state.wounds:
        if not state.life[figure]:
            continue
        taken = falling.injure(state, figure)
        if taken and by == BY_ENEMIES:
            lost[state.side[figure]] += taken
            hit_by_enemies.add(figure)
    if lost[0] != lost[1]:
        state.push(codes.PUSH, 0 if lost[0] < lost[1] else 1)
    state.wounds = []
    state.subject = -1
    dead = [figure for figure in state.combat if not state.life[figure]]
    for figure in sorted(dead, key=lambda one: falling.leads_others(state, one)):
        falling.fall(state, figure, codes.BY_HAND)
        if figure in hit_by_enemies:
            state.push(codes.CREDIT, 1 - state.side[figure], figure)


# Credit.


@RULES.step(codes.CREDIT)
def credit(state: Show, seat: int, fallen: int, b: int) -> None:
    """This seat chooses which of its figures in the combat made the kill; fallen ones count (R-att-6)."""
    candidates = strikers(state, seat)
    if len(candidates) == 1:
        falling.credit(state, fallen, candidates[0])
    elif candidates:
        state.subject = fallen
        state.ask(codes.ASK_CREDIT, seat)


def strikers(state: Show, seat: int) -> list[int]:
    """The figures of this seat that threw dice in the exchange: one of them made the kill (R-y-10)."""
    return [
        figure for figure, dice in zip(state.combat, state.dice_of, strict=True) if dice and state.side[figure] == seat
    ]


@RULES.actions(codes.ASK_CREDIT)
def killers(state: Show, seat: int) -> list[Action]:
    return [CREDIT[figure] for figure in strikers(state, seat)]


@RULES.answer(codes.ASK_CREDIT)
def answer_credit(state: Show, seat: int, action: Action) -> None:
    falling.credit(state, state.subject, action.args[0])
    state.subject = -1


def still_fighting(state: Show) -> list[int]:
    """Those of the exchange whose combat goes on."""
    return [figure for figure in state.combat if state.stands(figure) and in_combat(state, figure)]
