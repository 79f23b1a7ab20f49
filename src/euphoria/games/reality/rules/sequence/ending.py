"""The end of the show and the victory points (R-end-1 to R-end-3, R-vp-1 to R-vp-8, R-kill-1)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, DOG, worth
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.rules.figures.action_points import half
from euphoria.games.reality.state import Show
from euphoria.kernel.core.state import Outcome

HAND_TO_HAND: Final = 100
WITHOUT_COMPANION: Final = ~BITS[DOG]


def value(state: Show, figure: int) -> int:
    """What eliminating it is worth: audience, upgrades, and the objects it was bought with, except a companion,
    which counts on its own (R-vp-1, R-vp-7)."""
    return state.audience(figure) + worth(state.bought[figure] & WITHOUT_COMPANION)


def prize(state: Show, figure: int) -> int:
    """The points that this fallen figure gives the other team (R-vp-1, R-vp-8)."""
    paid = value(state, figure) + (HAND_TO_HAND if state.how[figure] == codes.BY_HAND else 0)
    return 2 * paid if counts_double(state, figure) else paid


def counts_double(state: Show, figure: int) -> bool:
    """Whether it was eliminated by the figure whom the other team paired with its star."""
    killer = state.killer[figure]
    return killer >= 0 and state.pair[1 - state.side[figure]] == killer


def earned(state: Show, seat: int) -> int:
    """The points of a seat for all rivals that are down now (R-vp-6); one that left the table gives none (R-vp-7)."""
    return sum(
        prize(state, figure) for figure in state.figures() if state.side[figure] == 1 - seat and state.is_down(figure)
    )


def whole_team(state: Show, seat: int) -> int:
    """What eliminating all of a team is worth, with the bonuses earned on it (R-vp-2)."""
    return sum(
        prize(state, figure) if state.is_down(figure) else value(state, figure)
        for figure in state.figures()
        if state.side[figure] == seat and (state.is_down(figure) or not state.flags[figure] & GONE)
    )


def standing_audience(state: Show, seat: int) -> int:
    return sum(value(state, figure) for figure in state.team(seat))


def end_by_mission(state: Show, winner: int) -> None:
    """The winner scores the whole rival team and half of its own that stands; the loser what it eliminated (R-vp-2)."""
    scores = [earned(state, 0), earned(state, 1)]
    scores[winner] = whole_team(state, 1 - winner) + half(standing_audience(state, winner))
    finish(state, (winner,), scores, "mission", "R-end-2")


def end_by_elimination(state: Show) -> None:
    """Both score what they eliminated (R-vp-3). If both teams are gone, more points win, equal is a draw (R-end-3)."""
    scores = [earned(state, 0), earned(state, 1)]
    left = [seat for seat in (0, 1) if state.team(seat)]
    if left:
        finish(state, tuple(left), scores, "elimination", "R-end-2")
    else:
        finish(state, ahead(scores), scores, "both-eliminated", "R-end-3")


def end_by_turns(state: Show) -> None:
    """Both score half of what they eliminated (R-vp-3); more points win (R-vp-4)."""
    scores = [half(earned(state, 0)), half(earned(state, 1))]
    finish(state, ahead(scores), scores, "turns", "R-end-1")


def ahead(scores: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat in (0, 1) if scores[seat] > scores[1 - seat])


def finish(state: Show, winners: tuple[int, ...], scores: list[int], reason: str, rule: str) -> None:
    state.finish(Outcome(winners, tuple(scores), reason, rule))
    state.log.append((ShowEvent.ENDED,))
