"""What a worker on a space brings and sets off, as data for boards: icons with counts, and consequences.

Only what everybody knows, and the own hidden recruits. Recruits may add to it. The kinds of consequences:

- `bump`: whose die (`seat`, `number`) comes home from the space `about`
- `risk`: the chance in percent that `seat` loses a worker by the rolls that follow
- `miner`, `allegiance`: the step that the one of the faction `about` comes to
- `gate`: the end of the tunnel `about` opens. `tier`: the track `about` comes to its tier `number`
- `wakes`: hidden recruits of the faction `about` become active
- `site`: workers that the site `about` still needs. `built`: it needs none
- `star`: stars that `seat` has left. `no-star`: there is no room for one
- `further`: another worker with this `number` may follow
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.board import Space
from euphoria.games.dystopia.components import (
    DICE,
    FACTIONS,
    GOLD,
    GOODS,
    HIGH_SUM,
    ICARITE,
    LOW_SUM,
    LOWEST,
    MINER_WAKES,
    TIER_1,
    TIER_2,
    TIER_3,
    TIER_4,
    TUNNEL_ENDS,
    WORKERS_TO_BUILD,
)
from euphoria.games.dystopia.rules.authority_stars import spots
from euphoria.games.dystopia.rules.placement.open_spaces import ONE_WORKER_BITS
from euphoria.games.dystopia.rules.placement.placement_prices import morale_price
from euphoria.games.dystopia.rules.roll_chances import roll_ahead
from euphoria.games.dystopia.rules.turn import fresh_dice
from euphoria.games.dystopia.rules.workers import NO_NEW_WORKER
from euphoria.games.dystopia.state.city import City, on_track
from euphoria.games.dystopia.state.city_data import POOL
from euphoria.games.dystopia.text.action_text import Names
from euphoria.games.dystopia.text.cost_text import both
from euphoria.games.dystopia.text.name_text import faction
from euphoria.games.dystopia.text.name_text import space as space_name
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import Amount, Consequence

STAR, DRAW, OR = Amount("star-here"), Amount("draw"), Amount("or")
TIERS = (TIER_1, TIER_2, TIER_3, TIER_4)
WITH_STAR = (board.ARTIFACT_MARKET, board.MARKET, board.WIND_SALOON, board.NIMBUS_LOFT)
RAISING = (*WITH_STAR, board.BREEZE_BAR, board.SKY_LOUNGE)
"""What spaces are on which a worker always raises the allegiance."""
TANK = {board.TANK_LEFT: -2, board.TANK_RIGHT: 0}
"""The knowledge that each side of the tank brings."""


def placed_die(state: City, seat: int, number: int) -> int:
    """The die at home that is placed when one with this number is; -1: there is none."""
    return next((die for die in state.home_dice(seat) if state.pips[die] == number), -1)


def tier_reached(state: City, seat: int, spot: Space, tier: int) -> bool:
    """Whether the seat has the bonus of this tier of the space's faction (D-alleg-2, D-alleg-3)."""
    return state.allegiance[spot.faction] >= tier and state.bonuses[seat] >> spot.faction & 1 == 1


def gets_worker(state: City, seat: int) -> bool:
    """Whether the activation tank has a new worker for this seat (D-tank-1)."""
    have = state.workers(seat)
    return have < DICE and not any(
        state.penalties[seat] & one.bit and have in one.penalty.workers for one in NO_NEW_WORKER
    )


def raises_allegiance(state: City, spot: Space, number: int) -> bool:
    low = spot.what == board.AREA and state.area_sums[spot.number] + number <= LOW_SUM
    return (low or spot.what in RAISING) and state.allegiance[spot.faction] < TIER_4


def missing_workers(state: City, spot: Space) -> int:
    """On a construction site, when one more has been placed there."""
    return WORKERS_TO_BUILD[state.seats] - len(state.workers_at_site(spot.site)) - 1


# Gains.


def gains(state: City, seat: int, spot: Space, number: int) -> tuple[Amount, ...]:
    """What a worker with this number brings. Steps on a track that ends there are left out."""
    found = list(GAINS[spot.what](state, seat, spot, number))
    if spot.what in WITH_STAR and spots(state, seat, spot.number):
        found.append(STAR)
        if spot.faction == ICARITE and tier_reached(state, seat, spot, TIER_2):
            found.append(DRAW)
    if raises_allegiance(state, spot, number):
        found.append(Amount(f"{FACTIONS[spot.faction]}-allegiance"))
    return tuple(found)


Gains = Callable[[City, int, Space, int], Iterator[Amount]]
"""What a kind of space gives, apart from stars and allegiance: gains(state, seat, space, the worker's number)."""


def _steps(track: str, now: int, by: int) -> Iterator[Amount]:
    steps = on_track(now + by) - now
    if steps:
        yield Amount(f"{'gain' if steps > 0 else 'lose'}-{track}", abs(steps))


def _area(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    total = state.area_sums[spot.number] + number
    yield Amount(GOODS[spot.number], (2 if total >= HIGH_SUM else 1) + tier_reached(state, seat, spot, TIER_1))
    if total > LOW_SUM:
        yield from _steps("knowledge", state.knowledge[seat], 1 if total >= HIGH_SUM else -1)


def _tunnel(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    yield Amount(GOODS[GOLD + spot.faction])
    if not tier_reached(state, seat, spot, TIER_2):
        yield OR
    yield DRAW
    if state.miners[spot.faction] < TUNNEL_ENDS:
        yield Amount("miner")


def _tunnel_end(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    yield Amount(GOODS[board.END_GOODS[spot.faction]], 3)


def _nothing(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    return iter(())


def _breeze_bar(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    yield Amount("draw", 2)


def _sky_lounge(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    yield Amount("resource", 2)


def _tank(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    if gets_worker(state, seat):
        yield Amount("worker")
    if spot.what == board.TANK_LEFT:
        yield from _steps("knowledge", state.knowledge[seat], TANK[board.TANK_LEFT])
    else:
        yield from _steps("morale", state.morale[seat], 2)


def _site(state: City, seat: int, spot: Space, number: int) -> Iterator[Amount]:
    if missing_workers(state, spot) <= 0 and state.stars[seat]:
        yield STAR


GAINS: dict[int, Gains] = {
    board.AREA: _area,
    board.TUNNEL: _tunnel,
    board.TUNNEL_END: _tunnel_end,
    board.ARTIFACT_MARKET: _nothing,
    board.MARKET: _nothing,
    board.WIND_SALOON: _nothing,
    board.NIMBUS_LOFT: _nothing,
    board.BREEZE_BAR: _breeze_bar,
    board.SKY_LOUNGE: _sky_lounge,
    board.TANK_LEFT: _tank,
    board.TANK_RIGHT: _tank,
    board.SITE: _site,
}


# Consequences.


def follows(state: City, seat: int, spot: Space, number: int, language: str, names: Names) -> tuple[Consequence, ...]:
    """What a worker with this number sets off there, what matters most first."""
    return tuple(Follows(state, seat, spot, number, language, names).found())


class Follows:
    """Finds the consequences of one placement."""

    def __init__(self, state: City, seat: int, spot: Space, number: int, language: str, names: Names) -> None:
        self.state = state
        self.seat = seat
        self.spot = spot
        self.number = number
        self.language = language
        self.names = names
        self.placed = placed_die(state, seat, number)
        self.faction = FACTIONS[spot.faction]
        """Meaningless for the tank, which is nobody's."""

    def found(self) -> Iterator[Consequence]:
        yield from self.bumped()
        if self.spot.what in WITH_STAR:
            yield self.star()
        if self.spot.what == board.SITE:
            yield from self.site()
        if self.spot.what == board.TUNNEL:
            yield from self.miner()
        if raises_allegiance(self.state, self.spot, self.number):
            yield from self.allegiance()
        if self.spot.what in TANK and gets_worker(self.state, self.seat):
            new = next(die for die in self.state.own_dice(self.seat) if self.state.where[die] == POOL)
            knowledge = on_track(self.state.knowledge[self.seat] + TANK[self.spot.what])
            yield from self.risk(self.seat, [new], knowledge)
        yield from self.further()

    def say(self, key: str, **args: str | int) -> str:
        return words(self.language).say(f"dystopia-follows-{key}", **args)

    def whose(self, seat: int) -> dict[str, str]:
        return {"whose": "yours" if seat == self.seat else "other", "owner": self.names[seat]}

    def bumped(self) -> Iterator[Consequence]:
        die = self.state.on[self.spot.number]
        if die < 0 or self.spot.what == board.AREA:
            return
        owner, pips = die // DICE, self.state.pips[die]
        text = self.say("bump", number=pips, **self.whose(owner))
        yield Consequence("bump", self.spot.id, owner, pips, text)
        yield from self.risk(owner, [die])

    def risk(self, seat: int, rolled: Collection[int], knowledge: int | None = None) -> Iterator[Consequence]:
        """That a roll of these dice costs their owner a worker; no text where it cannot."""
        without = -1 if self.placed in rolled else self.placed
        percent = round(100 * roll_ahead(self.state, seat, rolled, without=without, knowledge=knowledge).chance)
        text = self.say("risk", percent=percent, **self.whose(seat)) if percent else None
        yield Consequence("risk", None, seat, percent, text)

    def star(self) -> Consequence:
        left = self.state.stars[self.seat]
        if not spots(self.state, self.seat, self.spot.number):
            return Consequence("no-star", self.faction, self.seat, left, self.say("no-star"))
        return Consequence("star", self.faction, self.seat, left - 1, self.say("last-star") if left == 1 else None)

    def site(self) -> Iterator[Consequence]:
        missing = missing_workers(self.state, self.spot)
        id = self.spot.id.removeprefix("site-")
        if missing > 0:
            yield Consequence("site", id, None, missing, self.say("site", missing=missing))
            return
        there = self.state.workers_at_site(self.spot.site)
        helpers = dict.fromkeys((self.seat, *(die // DICE for die in there)))
        others = [self.names[seat] for seat in helpers if seat != self.seat]
        text = self.say("built", alone="no" if others else "yes", others=both(others, self.language))
        yield Consequence("built", id, None, 0, text)
        if self.state.stars[self.seat] == 1:
            yield Consequence("star", self.faction, self.seat, 0, self.say("last-star"))
        builders = [die for die in there if die // DICE == self.seat]
        yield from self.risk(self.seat, [self.placed, *builders])

    def miner(self) -> Iterator[Consequence]:
        before = self.state.miners[self.spot.faction]
        if before == TUNNEL_ENDS:
            return
        yield Consequence("miner", self.faction, None, before + 1)
        if before + 1 == TUNNEL_ENDS:
            gate = space_name(f"{self.faction}-tunnel-end", self.language)
            yield Consequence("gate", self.faction, None, before + 1, self.say("gate", step=before + 1, gate=gate))
        if before + 1 == MINER_WAKES:
            yield from self.wakes()

    def allegiance(self) -> Iterator[Consequence]:
        step = self.state.allegiance[self.spot.faction] + 1
        yield Consequence("allegiance", self.faction, None, step)
        if step not in TIERS:
            return
        tier = TIERS.index(step) + 1
        track = faction(self.faction, self.language, "allegiance")
        yield Consequence("tier", self.faction, None, tier, self.say("tier", allegiance=track, tier=tier))
        if step == TIER_3:
            yield from self.wakes()

    def wakes(self) -> Iterator[Consequence]:
        """Hidden recruits of the faction. The own ones are named; of the others nobody knows."""
        state, spot = self.state, self.spot
        if state.awake >> spot.faction & 1:
            return
        own = [
            state.recruit(tag).name
            for tag in state.hidden_recruits[self.seat]
            if state.recruits.knows(self.seat, tag) and state.recruit(tag).faction == spot.faction
        ]
        recruits = faction(self.faction, self.language, "recruits")
        text = self.say("wakes", count=len(own), own=both(own, self.language), recruits=recruits)
        yield Consequence("wakes", self.faction, self.seat if own else None, len(own), text)

    def further(self) -> Iterator[Consequence]:
        """Another worker with the same number, in the turn (D-turn-2, D-var-4)."""
        state, seat = self.state, self.seat
        if state.question not in (codes.ASK_TURN, codes.ASK_MORE) or state.penalties[seat] & ONE_WORKER_BITS:
            return
        price = 1 if state.settings.double_rule else 0
        if len(fresh_dice(state, seat, self.number)) < 2 or state.morale[seat] - morale_price(state) - price < LOWEST:
            return
        yield Consequence("further", None, seat, self.number, self.say("further", number=self.number, price=price))
