"""Statistics of a game, gathered by an observer that only reads the log.

    seen = RealityStatistics()
    seen.read(state)        # as often as you like, while the show goes on or after it
    seen.figures[0].dealt   # of each figure, by its number

`DamageTracker` credits damage to figures, `ActionPointTracker` tells what action points were spent on. Every figure is
assumed to begin with full life; only a scenario can make that untrue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from euphoria.games.reality.cards.objects import ADRENALINE, CHARGES, DEFIBRILLATOR, KIT, OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.codes import IN_SPECIAL, SETTING_UP
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures.falling import LUCKY_FROM
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.statistics.action_point_use import ActionPointTracker
from euphoria.games.reality.statistics.damage_credit import DamageTracker, share_out

SIDES_OF_A_DIE = 10
USES = {
    ShowEvent.HEALED: KIT,
    ShowEvent.REVIVED: DEFIBRILLATOR,
    ShowEvent.INJECTED: ADRENALINE,
    ShowEvent.BLASTED: CHARGES,
}
"""Events that use up an object, and which; an event of a throw names its object itself."""


@dataclass
class FigureStatistics:
    """What one figure has done and suffered. Damage is life actually lost, never more than the figure had."""

    who: int
    seat: int
    """For Susan in a rescue: the seat that she belongs to now, or NEUTRAL."""
    life: int
    dealt: Counter[str] = field(default_factory=Counter)
    """Damage to rivals, by kind. In a fight it is shared among those who struck, in proportion to their dice."""
    to_friends: int = 0
    suffered: Counter[str] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    """Rivals that it is credited with killing, by kind of damage."""
    deaths: list[str] = field(default_factory=list)
    """The kind of damage it died of; several if it was revived."""
    shots: int = 0
    hits: int = 0
    chances: int = 0
    """The sum of the hit chances of its shots, in tenths."""
    blows: int = 0
    fights: int = 0
    luck: int = 0
    lucky: int = 0
    luck_chances: int = 0
    """The sum of the chances of its luck rolls, in tenths."""
    abilities: int = 0
    objects: Counter[str] = field(default_factory=Counter)
    walked: int = 0
    """The cost of its walks in AP: carrying, climbing and rounding included."""
    points: Counter[str] = field(default_factory=Counter)
    """AP spent, by use (see `ActionPointTracker`)."""
    drums: int = 0

    @property
    def id(self) -> str:
        return CHARACTERS[self.who].id

    @property
    def expected_hits(self) -> float:
        return self.chances / SIDES_OF_A_DIE

    @property
    def expected_luck(self) -> float:
        return self.luck_chances / SIDES_OF_A_DIE

    def json(self) -> dict[str, object]:
        return {
            "character": self.id,
            "seat": self.seat,
            "dealt": dict(self.dealt),
            "to_friends": self.to_friends,
            "suffered": dict(self.suffered),
            "kills": dict(self.kills),
            "deaths": self.deaths,
            "shots": {"fired": self.shots, "hit": self.hits, "expected": self.expected_hits},
            "blows": self.blows,
            "fights": self.fights,
            "luck": {"rolls": self.luck, "lucky": self.lucky, "expected": self.expected_luck},
            "abilities": self.abilities,
            "objects": dict(self.objects),
            "walked": self.walked,
            "points": dict(self.points),
            "drums": self.drums,
        }


class RealityStatistics:
    """Counts of one game. Call `read` as often as you like."""

    def __init__(self) -> None:
        self.read_so_far = 0
        self.turns = 0
        self.combats = 0
        """Exchanges of blows: a combat is fought once a turn, and again when an attack is repeated."""
        self.figures: list[FigureStatistics] = []
        self.reason = ""
        self.winners: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()
        """Victory points by seat, once the game is over."""
        self._phase = SETTING_UP
        self._damage = DamageTracker(self.seat_of)
        self._points = ActionPointTracker()

    def read(self, state: Show) -> None:
        """Read all entries of the log that have not been read yet."""
        for figure in range(len(self.figures), len(state.who)):
            self.figures.append(FigureStatistics(state.who[figure], state.side[figure], state.character(figure).life))
        for number in range(self.read_so_far, len(state.log)):
            code, *values = state.log[number]
            self._note(state, code, values)
        self.read_so_far = len(state.log)
        if state.outcome is not None:
            self.reason = state.outcome.reason
            self.winners = state.outcome.winners
            self.points = state.outcome.scores

    def seat_of(self, figure: int) -> int:
        return self.figures[figure].seat

    def _note(self, state: Show, code: int, values: list[int]) -> None:
        self._damage.note(code, values)
        for payer, what, points in self._points.note(code, values):
            self.figures[payer].points[what] += points
        if code in USES:
            self.figures[values[0]].objects[OBJECTS[USES[code]]] += 1
        reader = READERS.get(code)
        if reader is not None:
            reader(self, state, *values)

    # One method for each event.

    def _turn(self, state: Show, turn: int) -> None:
        self.turns = turn

    def _phase_begins(self, state: Show, phase: int) -> None:
        self._phase = phase

    def _fight(self, state: Show, mask: int) -> None:
        self.combats += 1
        for number, figure in enumerate(self.figures):
            figure.fights += mask >> number & 1

    def _struck(self, state: Show, figure: int, dice: int) -> None:
        self.figures[figure].blows += dice

    def _shot(self, state: Show, figure: int, other: int, aim: int, roll: int, hit: int) -> None:
        shooter = self.figures[figure]
        shooter.shots += 1
        shooter.hits += hit
        shooter.chances += min(max(aim, 0), SIDES_OF_A_DIE)

    def _luck(self, state: Show, figure: int, roll: int, lucky: int) -> None:
        one = self.figures[figure]
        one.luck += 1
        one.lucky += lucky
        one.luck_chances += SIDES_OF_A_DIE + 1 - LUCKY_FROM[state.settings.luck][CHARACTERS[one.who].life > 100]

    def _hurt(self, state: Show, figure: int, damage: int, life: int) -> None:
        one = self.figures[figure]
        lost = damage if life else min(damage, one.life)
        one.life = life
        kind, dealers = self._damage.of(figure)
        one.suffered[kind] += lost
        for dealer, part in share_out(lost, dealers).items():
            other = self.figures[dealer]
            if other.seat == one.seat:
                other.to_friends += part
            else:
                other.dealt[kind] += part

    def _fell(self, state: Show, figure: int, how: int, objects: int) -> None:
        self.figures[figure].deaths.append(self._damage.cause(figure))

    def _elated(self, state: Show, killer: int, fallen: int, gain: int) -> None:
        self.figures[killer].kills[self.figures[fallen].deaths[-1]] += 1

    def _healed(self, state: Show, figure: int, other: int, life: int) -> None:
        self.figures[other].life = life

    def _used(self, state: Show, figure: int) -> None:
        self.figures[figure].abilities += 1

    def _threw(self, state: Show, figure: int, item: int, x: int, y: int, surface: int) -> None:
        """In the special phase a grenade comes from Arendal's belt and is not a bought object."""
        if self._phase != IN_SPECIAL:
            self.figures[figure].objects[OBJECTS[item]] += 1

    def _walked(self, state: Show, figure: int, x: int, y: int, surface: int, points: int) -> None:
        self.figures[figure].walked += points

    def _delivered(self, state: Show, figure: int, load: int) -> None:
        self.figures[figure].drums += 1

    def _freed(self, state: Show, figure: int, susan: int) -> None:
        self.figures[susan].seat = self.figures[figure].seat

    def _alone(self, state: Show, susan: int) -> None:
        self.figures[susan].seat = NEUTRAL

    def json(self) -> dict[str, object]:
        return {
            "turns": self.turns,
            "combats": self.combats,
            "reason": self.reason,
            "winners": list(self.winners),
            "victory_points": list(self.points),
            "figures": [figure.json() for figure in self.figures],
        }


READERS: dict[int, Callable[..., None]] = {
    ShowEvent.TURN: RealityStatistics._turn,
    ShowEvent.PHASE: RealityStatistics._phase_begins,
    ShowEvent.FIGHT: RealityStatistics._fight,
    ShowEvent.STRUCK: RealityStatistics._struck,
    ShowEvent.SHOT: RealityStatistics._shot,
    ShowEvent.LUCK: RealityStatistics._luck,
    ShowEvent.HURT: RealityStatistics._hurt,
    ShowEvent.FELL: RealityStatistics._fell,
    ShowEvent.ELATED: RealityStatistics._elated,
    ShowEvent.HEALED: RealityStatistics._healed,
    ShowEvent.REVIVED: RealityStatistics._healed,
    ShowEvent.USED: RealityStatistics._used,
    ShowEvent.THREW: RealityStatistics._threw,
    ShowEvent.WALKED: RealityStatistics._walked,
    ShowEvent.DELIVERED: RealityStatistics._delivered,
    ShowEvent.FREED: RealityStatistics._freed,
    ShowEvent.ALONE: RealityStatistics._alone,
}
