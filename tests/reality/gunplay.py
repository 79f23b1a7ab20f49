"""For the tests of the firing phase: scenes by the rules of firing, and short ways to look at them."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.events import SPECS
from euphoria.games.reality.geometry.terrain import Element
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import OPEN, Action
from tests.reality.stage import Troupe, acting, at, stage, start

HIT, MISS = 1, 10
"""A die of a shot."""
NO_LUCK = 1
"""A die of luck."""
RULES = acting()


def scene(*elements: Element, dice: list[int] | None = None, **options: object) -> Troupe:
    return stage(*elements, dice=dice, phase=codes.IN_FIRING, kind=RULES, **options)  # type: ignore[arg-type]


def duel(dice: list[int] | None = None, *, shooter: str = "a kabuki", target: str = "b madeleine") -> Troupe:
    """One of each team 8 apart, nothing between them: no modifier."""
    troupe = scene(dice=dice)
    troupe.add(shooter, at(10, 18))
    troupe.add(target, at(18, 18))
    return troupe


def fires(troupe: Troupe, figure: int, ap: int | None = None) -> Troupe:
    """The figure's firing activation begins, with its AP of the phase or those given."""
    state = troupe.state
    if ap is not None:
        character = state.character(figure)
        state.spent[figure] = character.ap - ap
    start(troupe, codes.FIRE, figure)
    return troupe


def kinds(state: Show, seat: int = 0) -> list[str]:
    """The kinds of what is offered, each once, in order."""
    return list(dict.fromkeys(action.kind for action in state.legal(seat)))


def offered(state: Show, kind: str, seat: int = 0) -> list[tuple[int, ...]]:
    return [action.args for action in state.legal(seat) if action.kind == kind]


def shots_at(state: Show, target: int, weapon: int = 0, seat: int = 0) -> list[int]:
    """The numbers of shots that may be declared at this target."""
    return [shots for other, gun, shots in offered(state, "shoot", seat) if (other, gun) == (target, weapon)]


def events(state: Show, event: int) -> list[tuple[int, ...]]:
    """What the log says of this kind of event."""
    assert event < len(SPECS)
    return [entry[1:] for entry in state.log if entry[0] == event]


def question(state: Show) -> str:
    return codes.QUESTIONS[state.question] if state.deciders else ""


def is_over(state: Show) -> bool:
    """The activation is, and with it the scene."""
    return state.outcome is not None


def place(x: int, y: int, surface: int = 0) -> Action:
    """An open action: any quarter inch."""
    return Action(OPEN, "at", (x, y, surface))
