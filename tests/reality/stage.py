"""Scenes for tests: a bare table with the scenery that a test names, figures where it puts them, dice as it wants.

    troupe = stage(block(10, 10, 4, 4), dice=[3, 10], kind=acting())
    nikolai = troupe.add("a nikolai", at(5, 5))
    start(troupe, codes.POSITION, nikolai)
    act(troupe, 0, actions.WALK)

When nothing is left to do the curtain falls: `troupe.state.outcome.reason` is "curtain".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from euphoria.games.reality import codes
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.cards.objects import OBJECTS
from euphoria.games.reality.cards.registry import BY_ID
from euphoria.games.reality.game import RULES
from euphoria.games.reality.geometry.terrain import (
    GROUND,
    Element,
    Link,
    Panel,
    Place,
    Scenery,
    build,
    wall_all_round,
)
from euphoria.games.reality.options import settings
from euphoria.games.reality.queries.questions import QUERIES
from euphoria.games.reality.rules.figures.action_points import read_points
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.tables.table_file import TableFile
from euphoria.kernel.core.action import OPEN, Action, Refusal
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.handlers import Step
from euphoria.kernel.core.state import Outcome
from euphoria.kernel.text.languages import Translations

if TYPE_CHECKING:
    from typing import Self

INCH = 4
TOP = 1
"""The surface on top of the only block of a scene."""


def box(x: float, y: float, width: float, depth: float) -> tuple[tuple[int, int], ...]:
    """A rectangle given in inches."""
    left, low, right, high = (round(4 * value) for value in (x, y, x + width, y + depth))
    return ((left, low), (right, low), (right, high), (left, high))


def barricade(x: float, y: float, width: float, depth: float, height: float = 1, name: str = "barricade") -> Element:
    return Element(name, Scenery.BARRICADE, box(x, y, width, depth), round(4 * height))


def block(x: float, y: float, width: float, depth: float, height: float = 3, name: str = "block") -> Element:
    return Element(name, Scenery.BLOCK, box(x, y, width, depth), round(4 * height))


def ruins(x: float, y: float, width: float, depth: float, height: float = 2, name: str = "ruins") -> Element:
    return Element(name, Scenery.RUINS, box(x, y, width, depth), round(4 * height))


def crater(x: float, y: float, width: float, depth: float, name: str = "crater") -> Element:
    return Element(name, Scenery.CRATER, box(x, y, width, depth), 0)


def building(
    x: float,
    y: float,
    width: float,
    depth: float,
    storeys: int = 1,
    panels: tuple[Panel, ...] | None = None,
    name: str = "building",
) -> Element:
    """Walls all round unless panels are given."""
    outline = box(x, y, width, depth)
    height = storeys * 3 * INCH
    return Element(
        name, Scenery.BUILDING, outline, height, wall_all_round(outline, height) if panels is None else panels
    )


def at(x: float, y: float, surface: int = GROUND) -> Place:
    """A place given in inches."""
    return round(4 * x), round(4 * y), surface


def heading(dx: int, dy: int) -> Action:
    """An open action: any direction."""
    return Action(OPEN, "heading", (dx, dy))


class Stage(Show):
    """A show that a test drives. `acting` makes one with rules."""

    __slots__ = ()

    def blank(self, dice: Dice) -> Self:
        return type(self)(self.game, self.seats, self.settings, self.table, dice)

    def _reason(self, seat: int, action: Action) -> Refusal:
        return Refusal("", "", {}, f"{action} is not legal now")


CURTAIN = codes.STEPS - 1


def curtain(state: Show, seat: int, a: int, b: int) -> None:
    state.finish(Outcome((), (0, 0), "curtain", ""))


def _go_on(state: Show, seat: int, a: int, b: int) -> None:
    """In the place of CHECK_END: the show does not end."""


def acting(check_end: Step = _go_on) -> type[Stage]:
    """A stage with all rules, but the check whether the show is over is replaced, and the last step ends the scene."""

    class Acting(Stage):
        __slots__ = ()
        steps: ClassVar = [*RULES.steps[:CURTAIN], curtain]
        steps[codes.CHECK_END] = check_end
        lists = RULES.lists
        handlers = RULES.answers
        joint_handlers = RULES.joint_answers
        checks = RULES.checks

    return Acting


class Setting(Game):
    """In the place of a game: an action is known if it is in the space."""

    id = "stage"
    space = SPACE
    queries = QUERIES


class Troupe:
    """A scene with names for its figures: `troupe["a nikolai"]` is a figure's number."""

    def __init__(self, state: Show) -> None:
        self.state = state
        self.names: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    def add(self, name: str, place: Place, *, life: int | None = None, flags: int = 0, objects: str = "") -> int:
        """`name` is "a nikolai" or "b benkei": seat 0 is a, seat 1 is b, "- susan" belongs to nobody."""
        seat, who = name.split()[:2]
        figure = self.state.add_figure(BY_ID[who], {"a": 0, "b": 1, "-": NEUTRAL}[seat], place)
        if life is not None:
            self.state.life[figure] = life
        self.state.flags[figure] = flags
        mask = sum(1 << OBJECTS.index(item) for item in objects.split())
        self.state.objects[figure] = self.state.bought[figure] = mask
        self.names[name] = figure
        return figure


def stage(
    *elements: Element,
    links: tuple[Link, ...] = (),
    dice: list[int] | None = None,
    phase: int = codes.IN_POSITIONING,
    turn: int = 1,
    size: tuple[int, int] = (48, 36),
    kind: type[Show] = Stage,
    **options: object,
) -> Troupe:
    """An empty scene. `dice`: the faces that will be thrown (a d10 shows 1 to 10, a d100 1 to 100)."""
    terrain = build(size[0] * INCH, size[1] * INCH, elements, links)
    labels = tuple(Translations.same(element.name) for element in elements)
    title, about = Translations.same("Scene"), Translations.same("")
    table = TableFile("scene", title, about, terrain, labels, ("ladder",) * len(links), "")
    thrown = ScriptedDice([face - 1 for face in dice or []])
    state = kind(Setting(), 2, settings(dict(options)), table, thrown)
    state.clear()
    state.turn = turn
    state.phase = phase
    state.push(CURTAIN)
    return Troupe(state)


def start(troupe: Troupe, step: int, figure: int, b: int = 0) -> None:
    """Read everybody's AP and begin with that frame for that figure."""
    state = troupe.state
    read_points(state)
    state.active = figure
    state.push(step, state.side[figure], figure, b)
    state.run()


def act(troupe: Troupe, seat: int, action: Action) -> None:
    """The seat does it, and it must be legal."""
    troupe.state.apply(seat, action)
