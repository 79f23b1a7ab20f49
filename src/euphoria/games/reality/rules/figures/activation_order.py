"""Who acts when: the order of activation in a phase (R-prof-6, R-prof-7, R-order-1, R-order-2).

`state.order` lists figures. One that is marked TIED may change places with those after it, up to the first that is
not: they are of one team, and their player chooses.
"""

from __future__ import annotations

from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.state import NEUTRAL, Show

TIED = 64


def set_order(state: Show, last: bool = False) -> None:
    """The order of this phase, fixed now. `last`: those who act last come after all others."""
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
    """Figures of equal euphoria: of one team, their player will choose; of both, they roll."""
    if len({state.side[figure] for figure in figures}) == 1:
        return [figure | TIED for figure in figures[:-1]] + figures[-1:]
    return rolled(state, figures)


def rolled(state: Show, figures: list[int]) -> list[int]:
    """Each rolls a d10, the highest first; those still tied roll again."""
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
    """Those of whom one is next: one figure, or several whose player chooses."""
    group = []
    for entry in order:
        group.append(entry & ~TIED)
        if not entry & TIED:
            break
    return group


def rejoin(state: Show, figure: int) -> None:
    """Who is brought back in the middle of a phase acts if its place is still to come: its euphoria is less than that
    of the active figure (R-body-2). It comes after its equals; whoever fell in this very phase still has its place.
    """
    order = state.order
    if figure in (entry & ~TIED for entry in order) or rank_of(state, figure) >= rank_of(state, state.active):
        return
    place = 0
    while place < len(order) and rank_of(state, order[place] & ~TIED) >= rank_of(state, figure):
        place += len(foremost(order[place:]))
    order.insert(place, figure)


def rank_of(state: Show, figure: int) -> tuple[bool, int]:
    """Those who act last come last in the phase where they move."""
    return not state.flags[figure] & CONDITIONS.acts_last, state.spirit(figure)


def take(order: list[int], figure: int) -> None:
    """Take a figure of the foremost out of the order."""
    size = len(foremost(order))
    rest = [other for other in foremost(order) if other != figure]
    order[:size] = [other | TIED for other in rest[:-1]] + rest[-1:]
