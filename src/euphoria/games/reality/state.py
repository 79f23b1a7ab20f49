"""The state of `reality`: plain data. A figure is a number, and there is one list per property of figures.

The scenery is shared between copies: a `Terrain` never changes, and removing an element gives a new one.
Secrets are the objects that a figure holds (`objects` less what `shown` says everybody knows), and so what it was
`bought` with, and the elements that charges sit on (`charge_at`). The log holds no secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import Character
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.registry import CHARACTERS, HEIGHTS, TRAITS
from euphoria.games.reality.figure_flags import DOWN, GONE, OUT, PRONE
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.crowd import Crowd, crowd_of
from euphoria.games.reality.geometry.terrain import PRONE as PRONE_HEIGHT
from euphoria.games.reality.geometry.terrain import Place, Terrain
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from typing import Self

    from euphoria.games.reality.options import RealitySettings
    from euphoria.games.reality.tables.library import TableFile
    from euphoria.kernel.core.game import Game

NEUTRAL: Final = -1
"""The side of those who belong to neither team: a captive, the cat."""
NO_LOAD: Final = -1
BODY_LOAD: Final = 100
"""In `load`: a drum is its number, a body its figure's number plus this."""

Upgrade = tuple[int, int, int, int]
"""aim, shots of the first weapon, shots of the second one, attacks."""
NO_UPGRADE: Final[Upgrade] = (0, 0, 0, 0)

Drum = tuple[int, int, int, int, int]
"""x, y, surface, who carries it (-1: nobody), and to whose platform it was delivered (-1: to none)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Show(State):
    """The state: table, figures, and the activation in progress. `copy()` is written by hand for speed."""

    __slots__ = (
        "active", "ap", "bargain", "bought", "charge_at", "combat", "cost", "declared", "dice_of", "drums",
        "encouraged", "euphoria", "fell_in", "fight", "first", "flags", "how", "killer", "lacks", "leader", "life",
        "load", "objects", "on", "order", "owner", "pair", "phase", "platforms", "purse", "route", "saviour",
        "settings", "shove", "shown", "side", "spent", "subject", "table", "targets", "team_of_side",
        "terrain", "turn", "upgrades", "who", "wounds", "xs", "ys",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, settings: RealitySettings, table: TableFile, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.settings = settings
        self.table = table

    def clear(self) -> None:
        """An empty table with its scenery, before teams are chosen."""
        self.begin()
        self.terrain: Terrain = self.table.terrain
        self.turn = 0
        self.phase = codes.SETTING_UP
        self.active = -1  # the figure whose activation it is
        self.order: list[int] = []  # who is still to be activated in this phase: see `order`
        self.first = 0  # the seat that deploys first
        self.team_of_side = 0  # the seat whose edge is y = 0
        self.platforms: list[tuple[int, int]] = [(-1, -1), (-1, -1)]  # by seat: the lower left corner
        self.leader = [-1, -1]
        self.pair = [-1, -1]  # whose kills count double
        self.saviour = -1  # who leads the freed captive (R-mis-1)
        self.drums: list[Drum] = []

        # By figure.
        self.who: list[int] = []  # the character
        self.side: list[int] = []  # the seat, or NEUTRAL
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.on: list[int] = []  # the surface
        self.life: list[int] = []
        self.euphoria: list[int] = []
        self.spent: list[int] = []  # AP this turn
        self.ap: list[int] = []  # AP left in this phase
        self.flags: list[int] = []
        self.objects: list[int] = []  # mask: what it holds
        self.shown: list[int] = []  # mask: what everybody knows that it holds
        self.bought: list[int] = []  # mask: what it was bought with
        self.lacks: list[int] = []  # mask: what everybody knows that it was not bought with
        self.upgrades: list[Upgrade] = []
        self.owner: list[int] = []  # of a companion: its owner; -1 for others
        self.load: list[int] = []  # what it carries
        self.fight: list[int] = []  # the number of the combat it is in, -1: none
        self.fell_in: list[int] = []  # of a body: the number of the combat in which it fell, while that goes on
        self.charge_at: list[int] = []  # the element its charges sit on, -1: none
        self.bargain: list[int] = []  # whom it cannot be shot by this turn, -1: nobody
        self.encouraged: list[int] = []  # what it may repeat this turn, -1: nothing
        self.cost: list[int] = []  # the size of the action that it may repeat, -1: none taken yet
        self.how: list[int] = []  # how it fell
        self.killer: list[int] = []  # who is credited with it, -1: nobody

        # The activation or the exchange that is going on.
        self.subject = -1  # the figure that the present question is about
        self.purse = 0  # of a free move: the AP that it may still take
        self.route: list[Place] = []  # the way-points of a walk
        self.targets: list[int] = []  # of an ability, a throw or a blast: whom or what was chosen so far
        self.declared: list[tuple[int, int, int]] = []  # shots: target, weapon, number
        self.combat: list[int] = []  # the figures of the exchange
        self.dice_of: list[int] = []  # the attacks of each of them, -1: not declared; then the dice thrown
        self.shove: list[int] = []  # a push: dx, dy, how far, and then those who still slide
        self.wounds: list[tuple[int, int]] = []  # shared out: figure, who is credited (-1: its enemies together)

    def blank(self, dice: Dice) -> Self:
        """A state of the same game with nothing on its table yet."""
        raise NotImplementedError

    def copy(self) -> Self:
        new = self.blank(self.dice.copy())
        self.copy_into(new)
        new.terrain = self.terrain
        new.turn = self.turn
        new.phase = self.phase
        new.active = self.active
        new.order = self.order.copy()
        new.first = self.first
        new.team_of_side = self.team_of_side
        new.platforms = self.platforms.copy()
        new.leader = self.leader.copy()
        new.pair = self.pair.copy()
        new.saviour = self.saviour
        new.drums = self.drums.copy()
        new.who = self.who.copy()
        new.side = self.side.copy()
        new.xs = self.xs.copy()
        new.ys = self.ys.copy()
        new.on = self.on.copy()
        new.life = self.life.copy()
        new.euphoria = self.euphoria.copy()
        new.spent = self.spent.copy()
        new.ap = self.ap.copy()
        new.flags = self.flags.copy()
        new.objects = self.objects.copy()
        new.shown = self.shown.copy()
        new.bought = self.bought.copy()
        new.lacks = self.lacks.copy()
        new.upgrades = self.upgrades.copy()
        new.owner = self.owner.copy()
        new.load = self.load.copy()
        new.fight = self.fight.copy()
        new.fell_in = self.fell_in.copy()
        new.charge_at = self.charge_at.copy()
        new.bargain = self.bargain.copy()
        new.encouraged = self.encouraged.copy()
        new.cost = self.cost.copy()
        new.how = self.how.copy()
        new.killer = self.killer.copy()
        new.subject = self.subject
        new.purse = self.purse
        new.route = self.route.copy()
        new.targets = self.targets.copy()
        new.declared = self.declared.copy()
        new.combat = self.combat.copy()
        new.dice_of = self.dice_of.copy()
        new.shove = self.shove.copy()
        new.wounds = self.wounds.copy()
        return new

    # Reading figures.

    def figures(self) -> range:
        return range(len(self.who))

    def character(self, figure: int) -> Character:
        return CHARACTERS[self.who[figure]]

    def has_trait(self, figure: int, trait: int) -> bool:
        """Whether its character has one of the traits of this mask."""
        return bool(TRAITS[self.who[figure]] & trait)

    def stands(self, figure: int) -> bool:
        """Whether it is on the table and has not fallen. A prone figure stands in this sense."""
        return not self.flags[figure] & OUT

    def is_down(self, figure: int) -> bool:
        """Whether it is a body on the table."""
        return self.flags[figure] & OUT == DOWN

    def is_prone(self, figure: int) -> bool:
        return bool(self.flags[figure] & PRONE)

    def team(self, seat: int) -> list[int]:
        """The figures of a seat that stand."""
        return [figure for figure, side in enumerate(self.side) if side == seat and not self.flags[figure] & OUT]

    def standing(self) -> list[int]:
        """All figures that stand, of both teams and of neither."""
        return [figure for figure, flags in enumerate(self.flags) if not flags & OUT]

    def place(self, figure: int) -> Place:
        return self.xs[figure], self.ys[figure], self.on[figure]

    def feet(self, figure: int) -> int:
        """The height of the surface that it stands on."""
        return self.terrain.surfaces[self.on[figure]].z

    def body(self, figure: int) -> Body:
        """The figure as the sight rules see it: position, feet and height (R-table-4)."""
        height = PRONE_HEIGHT if self.flags[figure] & PRONE else HEIGHTS[self.who[figure]]
        return Body(self.xs[figure], self.ys[figure], self.terrain.surfaces[self.on[figure]].z, height)

    def bodies(self) -> Crowd:
        """All figures that block sight: those who stand or lie prone, not the fallen (R-fig-2). Cached by position."""
        flags = tuple([flag & (OUT | PRONE) for flag in self.flags])
        key = (tuple(self.who), tuple(self.xs), tuple(self.ys), tuple(self.on), flags)
        return crowd_of(self.terrain, key, lambda: [self.body(figure) for figure in self.standing()])

    def square(self, one: int, other: int) -> int:
        """The squared distance of two figures' centres, without height."""
        dx, dy = self.xs[one] - self.xs[other], self.ys[one] - self.ys[other]
        return dx * dx + dy * dy

    def square_to(self, figure: int, place: Place) -> int:
        """The squared distance from a figure's centre to a place, with height."""
        dx, dy = self.xs[figure] - place[0], self.ys[figure] - place[1]
        dz = self.feet(figure) - self.terrain.height_of(place)
        return dx * dx + dy * dy + dz * dz

    def within(self, one: int, other: int, inches: int) -> bool:
        """Whether their centres are at most so many inches apart, with height (R-y-4)."""
        dz = self.feet(one) - self.feet(other)
        return self.square(one, other) + dz * dz <= (4 * inches) ** 2

    def spirit(self, figure: int) -> int:
        """Its euphoria; a companion has its owner's while the owner stands, then none."""
        owner = self.owner[figure]
        if owner < 0:
            return self.euphoria[figure]
        return 0 if self.flags[owner] & OUT else self.euphoria[owner]

    def attacks(self, figure: int) -> int:
        """The attacks of the profile, upgraded, with those that its conditions add."""
        attacks = CHARACTERS[self.who[figure]].attacks + self.upgrades[figure][3]
        flags = self.flags[figure]
        return attacks + CONDITIONS.total("extra_attacks", flags) if flags & CONDITIONS.extra_attacks else attacks

    def shots(self, figure: int, weapon: int) -> int:
        return CHARACTERS[self.who[figure]].weapons[weapon].shots + self.upgrades[figure][1 + weapon]

    def aim(self, figure: int) -> int:
        return (CHARACTERS[self.who[figure]].aim or 0) + self.upgrades[figure][0]

    def audience(self, figure: int) -> int:
        """Its audience value with upgrades, without objects."""
        return CHARACTERS[self.who[figure]].audience + 50 * sum(self.upgrades[figure])

    # Changing figures.

    def add_figure(self, who: int, side: int, place: Place, upgrades: Upgrade = NO_UPGRADE, owner: int = -1) -> int:
        """Add a figure and return its number."""
        character = CHARACTERS[who]
        self.who.append(who)
        self.side.append(side)
        self.xs.append(place[0])
        self.ys.append(place[1])
        self.on.append(place[2])
        self.life.append(character.life)
        self.euphoria.append(character.euphoria - sum(upgrades))
        self.upgrades.append(upgrades)
        self.owner.append(owner)
        for numbers in (self.spent, self.ap, self.flags, self.objects, self.shown, self.bought, self.lacks, self.how):
            numbers.append(0)
        for numbers in (self.fight, self.fell_in, self.charge_at, self.bargain):
            numbers.append(-1)
        for numbers in (self.encouraged, self.cost, self.killer):
            numbers.append(-1)
        self.load.append(NO_LOAD)
        return len(self.who) - 1

    def put(self, figure: int, place: Place) -> None:
        """Move it to a place, with all that it carries."""
        self.xs[figure], self.ys[figure], self.on[figure] = place
        if self.load[figure] != NO_LOAD:
            self.bring_along(figure)

    def bring_along(self, figure: int) -> None:
        """Move what it carries to its place."""
        load = self.load[figure]
        if load >= BODY_LOAD:
            self.put(load - BODY_LOAD, self.place(figure))
        else:
            self.drums[load] = (*self.place(figure), figure, -1)

    def mark(self, figure: int, flag: int) -> None:
        self.flags[figure] |= flag

    def unmark(self, figure: int, flag: int) -> None:
        self.flags[figure] &= ~flag

    def pay(self, figure: int, points: int) -> None:
        """Spend AP: `ap` is what is left in this phase, `spent` counts over the whole turn (R-prof-2)."""
        self.ap[figure] -= points
        self.spent[figure] += points

    def holds(self, figure: int, item: int) -> bool:
        return bool(self.objects[figure] >> item & 1)

    def spend(self, figure: int, item: int) -> None:
        """An object is used up; everybody sees which (R-team-4)."""
        self.objects[figure] &= ~(1 << item)
        self.shown[figure] &= ~(1 << item)

    def receive(self, figure: int, item: int) -> None:
        """It gets an object, publicly. So everybody knows that it had none of this kind before (R-team-3)."""
        self.objects[figure] |= 1 << item
        self.shown[figure] |= 1 << item
        self.lacks[figure] |= 1 << item & ~self.bought[figure]

    def leave_table(self, figure: int) -> None:
        self.flags[figure] |= GONE
        self.fight[figure] = -1

    def d10(self) -> int:
        return self.dice.below(10) + 1

    def d100(self) -> int:
        return self.dice.below(100) + 1
