"""The order of activation in a phase (R-prof-6, R-prof-7, R-order-1, R-order-2).

`state.order` lists figures. Figures marked TIED and the first unmarked one after them form a group of one team,
whose player chooses the order within the group.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.state import NEUTRAL, Show

TIED: Final = 64


def set_order(state: Show, last: bool = False) -> None:
    """Set the order of this phase. `last`: whether the condition `acts_last` counts in this phase."""
    ranks: dict[int, list[int]] = {}
    late: list[int] = []
    for figure in state.standing():
        if state.side[figure] == NEUTRAL:
            continue
        if last and state.flags[figure] & CONDITIONS.acts_last:
            late.append(figure)
        else:
            ranks.setdefault(state.spirit(figure), []).append(figure)
    state.order = [entry for spirit in sorted(ranks, reverse=True) for entry in rank(state, ranks[spirit])]
    if late:
        state.order += rolled(state, late) if len(late) > 1 else late


def rank(state: Show, figures: list[int]) -> list[int]:
    """Order figures of equal euphoria: of one team, they are tied; of both, they roll."""
    if len({state.side[figure] for figure in figures}) == 1:
        return [figure | TIED for figure in figures[:-1]] + figures[-1:]
    return rolled(state, figures)


def rolled(state: Show, figures: list[int]) -> list[int]:
    """Each rolls a d10, the highest first; ties roll again."""
    throws: dict[int, list[int]] = {}
    for figure in figures:
        throw = state.d10()
        state.log.append((ShowEvent.ROLLED_ORDER, figure, throw))
        throws.setdefault(throw, []).append(figure)
    order = []
    for throw in sorted(throws, reverse=True):
        tied = throws[throw]
        order += tied if len(tied) == 1 else rolled(state, tied)
    return order


def foremost(order: list[int]) -> list[int]:
    """The group that is next: one figure, or several whose player chooses."""
    group = []
    for entry in order:
        group.append(entry & ~TIED)
        if not entry & TIED:
            break
    return group


def rejoin(state: Show, figure: int) -> None:
    """Put a revived figure back into the order of this phase, if its euphoria is less than that of the active figure
    (R-body-2). It comes after its equals. If it fell in this phase, it still has its place.
    """
    order = state.order
    if figure in (entry & ~TIED for entry in order) or rank_of(state, figure) >= rank_of(state, state.active):
        return
    place = 0
    while place < len(order) and rank_of(state, order[place] & ~TIED) >= rank_of(state, figure):
        place += len(foremost(order[place:]))
    order.insert(place, figure)


def rank_of(state: Show, figure: int) -> tuple[bool, int]:
    """The key that figures are ordered by: those with the condition `acts_last` are lower than all others."""
    return not state.flags[figure] & CONDITIONS.acts_last, state.spirit(figure)


def take(order: list[int], figure: int) -> None:
    """Take a figure of the first group out of the order."""
    size = len(foremost(order))
    rest = [other for other in foremost(order) if other != figure]
    order[:size] = [other | TIED for other in rest[:-1]] + rest[-1:]
