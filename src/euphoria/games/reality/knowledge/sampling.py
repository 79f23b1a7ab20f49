"""Determinization: draws states that a seat cannot tell from the true one.

Everything on the table is public. Hidden are the objects that rivals were bought with and have not shown, within
the budget, and what their charges sit on (R-team-4, R-team-8).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.objects import BITS, CHARGES, COSTS, HELD, worth
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED
from euphoria.games.reality.rules.attack.combat import redraw_attacks
from euphoria.games.reality.state import Show
from euphoria.kernel.core.dice import Dice

S = TypeVar("S", bound=Show)
UNIT: Final = 25
"""What all prices of objects are multiples of."""


class Guess(NamedTuple):
    """An object that a rival may or may not have been bought with."""

    figure: int
    item: int
    weight: int
    """The number of ways to have it: charges sit on one of the elements."""


def hidden(state: Show, figure: int) -> int:
    """The mask of what it holds and only its own player knows."""
    return state.objects[figure] & ~state.shown[figure]


def unknown_sides(seat: int | None) -> tuple[int, ...]:
    return (0, 1) if seat is None else (1 - seat,)


def guesses(state: Show, side: int) -> list[Guess]:
    """All that rivals of that side may hold unseen."""
    elements = len(state.terrain.elements)
    return [
        Guess(figure, item, elements if item == CHARGES else 1)
        for figure in state.figures()
        if state.side[figure] == side and may_hide(state, figure)
        for item in HELD
        if not (revealed(state, figure) | state.lacks[figure]) & BITS[item] and (item != CHARGES or elements)
    ]


def is_hired(state: Show, figure: int) -> bool:
    """A character of a team that was built; companions, decoys and the captive of a rescue are not."""
    rescued = state.settings.mission == "rescue" and state.has_trait(figure, Trait.STAR)
    return state.who[figure] in HIRED and not rescued


def may_hide(state: Show, figure: int) -> bool:
    return is_hired(state, figure) and not state.is_down(figure)


def revealed(state: Show, figure: int) -> int:
    """The mask of what it was bought with, as far as everybody has seen."""
    return state.bought[figure] & ~hidden(state, figure)


def spare(state: Show, side: int) -> int:
    """How much of the budget may have gone into objects that nobody has seen, in units of 25.

    In a scenario a team may be worth more than the budget: then nothing.
    """
    known = sum(
        state.audience(figure) + worth(revealed(state, figure))
        for figure in state.figures()
        if state.side[figure] == side and is_hired(state, figure)
    )
    return max(0, state.settings.budget - known) // UNIT


class Hidden(NamedTuple):
    """What one side may hold unseen, computed once for many draws."""

    side: int
    figures: tuple[int, ...]
    guessed: list[Guess]
    money: int
    ways: list[list[int]]


def hidden_by(state: Show, side: int) -> Hidden:
    guessed, money = guesses(state, side), spare(state, side)
    figures = tuple(sorted({guess.figure for guess in guessed}))
    return Hidden(side, figures, guessed, money, count_ways(guessed, money))


def sampler(state: S, seat: int | None) -> Callable[[Dice], S]:
    """Draws full states, evenly from those that this seat (None: a spectator) cannot tell from this one."""
    unknown = [hidden_by(state, side) for side in unknown_sides(seat)]
    tests = [character.is_possible for character in CHARACTERS if character.is_possible is not None]
    of_objects = [character.redraw_objects for character in CHARACTERS if character.redraw_objects is not None]
    of_answers = [character.redraw_answers for character in CHARACTERS if character.redraw_answers is not None]

    def draw(dice: Dice) -> S:
        new = state.copy()
        new.dice = dice.fork()
        for team in unknown:
            draw_objects(new, team, dice)
            while not all(possible(new) for possible in tests):
                draw_objects(new, team, dice)
            for redraw in of_objects:
                redraw(new, team.side, dice)
        redraw_attacks(new, seat, dice)
        for redraw_answers in of_answers:
            redraw_answers(new, seat, dice)
        new.answer_anew(seat, dice)
        return new

    return draw


def draw_objects(state: Show, team: Hidden, dice: Dice) -> None:
    """Every way to have spent the budget on unseen objects is as likely as the others."""
    for figure in team.figures:
        unseen = hidden(state, figure)
        state.objects[figure] &= ~unseen
        state.bought[figure] &= ~unseen
        if unseen & BITS[CHARGES]:
            state.charge_at[figure] = -1
    money, ways = team.money, team.ways
    for index, (figure, item, weight) in enumerate(team.guessed):
        cost = COSTS[item] // UNIT
        without = ways[index + 1][money]
        bought = weight * ways[index + 1][money - cost] if cost <= money else 0
        if bought and dice.below(without + bought) >= without:
            money -= cost
            state.objects[figure] |= BITS[item]
            state.bought[figure] |= BITS[item]
            if item == CHARGES:
                state.charge_at[figure] = dice.below(weight)


def count_ways(guessed: list[Guess], money: int) -> list[list[int]]:
    """`ways[i][m]`: in how many ways the guesses from the i-th on can be bought with m or less."""
    ways = [[1] * (money + 1)]
    for guess in reversed(guessed):
        cost = COSTS[guess.item] // UNIT
        after = ways[-1]
        ways.append(
            [after[m] + (guess.weight * after[m - cost] if m >= cost else 0) for m in range(money + 1)],
        )
    return ways[::-1]


def learned_since(state: Show, before: Show) -> bool:
    """Whether an object or a team has become public since then."""
    return len(state.who) != len(before.who) or state.shown != before.shown or state.objects != before.objects
