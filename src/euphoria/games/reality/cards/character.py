"""What a character is made of: profile, traits, ability, and hooks that the general rules call.

Each character is declared in one file of `characters/`. A trait is always true of a character and is asked as a bit;
a hook is a function of the character's file that a rule calls at a named moment; an ability is used once, in the
special abilities phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from euphoria.games.reality.geometry.terrain import STANDING, Place
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import Args

if TYPE_CHECKING:
    from euphoria.games.reality.state import Show
    from euphoria.kernel.core.dice import Dice

MOST_UPGRADES: Final = 2
UPGRADE_COST: Final = 50

Why = tuple[str, str, dict[str, str | int]]
"""Why an action is refused: the rule, the end of the message key `reality-why-...`, and the message's arguments.

Figures and elements are given by their numbers.
"""


class Trait(IntEnum):
    """Bits of a mask, a plain number for speed. Each has a text: the message `reality-trait-<name>`."""

    FIRES_ON = 1  # fires all its shots, whatever its AP
    MACHINE = 2  # carries at no extra cost; is not healed, revived or injected
    MASSACRE = 4  # rolls in each special abilities phase: see `Roll`
    BERSERK = 8  # rolls in each special abilities phase: see `Roll`
    UNSTOPPABLE = 16  # more attacks against several enemies: see `Character.attacks_in_combat`
    STAR = 32  # the captive of the rescue mission; in other missions it cheers its team and is paired with a mate
    FLAMES = 64  # has a special weapon: see `SpecialWeapon`
    DOG = 128  # has an owner, whose euphoria it has; uses, carries, frees and leads nothing
    CAT = 256  # belongs to nobody, cannot be harmed, and leaves at the end of the turn: see `Character.decoy_range`


NO_HANDS: Final = Trait.DOG | Trait.CAT
"""Traits of those who use no objects."""


class Weapon(NamedTuple):
    shots: int
    range: int
    """The effective range in inches."""


class AbilityChoice(NamedTuple):
    """One choice that the user of an ability makes. `state.targets` holds what was chosen before it, in order.

    A choice of a place is the last one of its ability: it is kept as three numbers.
    """

    question: int
    row: list[Action]
    candidates: Callable[[Show, int], Iterable[int]]
    """candidates(state, user): the numbers in `row` that may be chosen; where there is none, nothing is asked."""
    why_not: Callable[[Show, int, Action], Why]
    """why_not(state, user, action): why an action, which is no legal choice, is refused."""
    text: str = ""
    """What choosing it reads like: the message `reality-action-<text>`."""
    place_of: Callable[[Show, int, int], Place] | None = None
    """Of a choice of a place: the place that a number means."""
    fits: Callable[[Show, int, Place], bool] | None = None
    """Of a choice of a place: whether a place that is not listed may be named."""


class CharacterAbility(NamedTuple):
    """An ability (R-spec-1): usable if `usable`, and if there is a candidate for its first choice."""

    id: str
    """Its texts: the messages `reality-ability-<id>` and `reality-ability-name-<id>`."""
    effect: Callable[..., None]
    """effect(state, user, *chosen): carries it out. It may push frames or ask."""
    choices: tuple[AbilityChoice, ...] = ()
    usable: Callable[[Show, int], bool] = lambda state, figure: True
    numbers: Args = MappingProxyType({})  # type: ignore[assignment]
    """The numbers that its text names."""


class Roll(NamedTuple):
    """A die that the character throws at the start of its activation in each special abilities phase."""

    is_due: Callable[[Show, int], bool]
    make: Callable[[Show, int], None]


class SpecialWeapon(NamedTuple):
    """What a character fires instead of guns, once a turn, for 1 AP."""

    action: Action
    """The action in the firing menu."""
    step: int
    """The step that carries it out."""
    why_not: Callable[[Show, int], Why]
    """why_not(state, figure): why a figure may not fire it now."""


class Character(NamedTuple):
    """A character: the chart's line (R-prof-1), and all that is special about it."""

    number: int
    """Stored in states and records: it never changes, and a new character takes the next free one."""
    id: str
    """Its name in files and texts: the message `reality-character-<id>`."""
    ap: int
    aim: int | None
    """None for those who have none: it cannot be upgraded then (R-team-7)."""
    life: int
    euphoria: int
    weapons: tuple[Weapon, ...]
    attacks: int
    audience: int
    rule: str
    """The rule that its sheet and the event of its ability cite."""
    ability: CharacterAbility | None = None
    traits: int = 0
    """A mask of `Trait`s."""
    trait_numbers: Mapping[Trait, Args] = MappingProxyType({})
    """By trait: the numbers that its text names."""
    cites: Mapping[str, str] = MappingProxyType({})
    """Rules to cite for what this character brings into play, by topic: see `registry.rule_for`."""
    is_hired: bool = True
    """Whether a team can be built with it."""
    height: int = STANDING
    elimination_bonus: int = 0
    """The euphoria that its elimination brings beside the usual; with one, elimination by a namesake costs none."""
    decoy_range: int = 0
    """Within so many inches everybody with a gun who sees it must fire all shots at it, to no effect."""
    roll: Roll | None = None
    special_weapon: SpecialWeapon | None = None

    # Hooks: functions of the character's file, called by the rules at these moments.
    attacks_in_combat: Callable[[Show, int, int], int] | None = None
    """attacks_in_combat(state, figure, attacks): the most attacks in this exchange, given those of its profile."""
    sort_dice: Callable[[Show, int, list[int]], list[int]] | None = None
    """sort_dice(state, figure, dice): the attack dice that are compared, of those that it has just thrown."""
    on_fall: Callable[[Show, int], None] | None = None
    """on_fall(state, figure): what follows when it has fallen, before its companions leave."""
    at_end_of_turn: Callable[[Show, int], None] | None = None
    """at_end_of_turn(state, figure): for each one that stands."""
    redraw_objects: Callable[[Show, int, Dice], None] | None = None
    """redraw_objects(state, side, dice): draws again what its ability keeps secret of a side's objects, in a sample."""
    redraw_answers: Callable[[Show, int | None, Dice], None] | None = None
    """redraw_answers(state, seat, dice): draws again what was answered about its ability and the seat has not seen."""
    is_possible: Callable[[Show], bool] | None = None
    """is_possible(state): whether its ability could have led to the question of a sample with the objects drawn."""
