"""What a number of attacks may bring in the combat that is declared now (R-att-2 to R-att-4)."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.reality import codes
from euphoria.games.reality.rules.attack import combat
from euphoria.games.reality.rules.attack.expected import HIGHEST, MOST, expected_injuries
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def fight(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """Who declares now, and the injuries to expect for every number of attacks and of dice against them."""
    arguments.finish()
    if seat is None or seat not in state.deciders or state.question != codes.ASK_STRIKE:
        raise QueryError("you are not declaring attacks now")
    figure = combat.striker(state, seat)
    rivals = [one for one in state.combat if state.side[one] != seat]
    settled = sum(_least(state, one, dice) for one, dice in _of(state, seat) if one != figure)
    free = combat.free_dice(state, figure)
    least = sum(combat.free_dice(state, one) for one in rivals)
    against = range(least, least + sum(combat.most(state, one) for one in rivals) + 1)
    most = combat.most(state, figure)
    is_known = _are_compared(state) and max(settled + free + most, against[-1]) <= MOST
    return {
        "figure": figure,
        "free": free,
        "others": settled,
        "against": list(against),
        "attacks": [
            {
                "attacks": attacks,
                "gives": _means(settled + free + attacks, against) if is_known else None,
                "takes": _means_against(settled + free + attacks, against) if is_known else None,
            }
            for attacks in range(most + 1)
        ],
    }


def _of(state: Show, seat: int) -> list[tuple[int, int]]:
    """The figures of a seat with the attacks that they have declared."""
    return [pair for pair in zip(state.combat, state.dice_of, strict=True) if state.side[pair[0]] == seat]


def _least(state: Show, figure: int, declared: int) -> int:
    """The dice that it throws if it declares no more."""
    return max(0, declared) + combat.free_dice(state, figure)


def _are_compared(state: Show) -> bool:
    """Whether all dice will be compared: nobody takes some of his out before."""
    then = state.copy()
    dice = list(range(1, HIGHEST + 1))
    for figure in state.combat:
        sort_dice = state.character(figure).sort_dice
        if sort_dice is not None and sort_dice(then, figure, list(dice)) != dice:
            return False
    return True


def _means(own: int, against: Sequence[int]) -> list[float]:
    return [round(expected_injuries(own, others), 3) for others in against]


def _means_against(own: int, against: Sequence[int]) -> list[float]:
    return [round(expected_injuries(others, own), 3) for others in against]
