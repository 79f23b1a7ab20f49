"""Authority stars: where they may stand, building markets, waking recruits, the end (D-build, D-alleg, D-end)."""

from __future__ import annotations

from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.components import (
    DICE,
    TIER_3,
    TIER_4,
    WORKERS_TO_BUILD,
)
from euphoria.games.dystopia.events import CRITERIA, CityEvent, digits
from euphoria.games.dystopia.rules.placing import TIER_2_BIT
from euphoria.games.dystopia.state.city import HOME, City
from euphoria.kernel.core.state import Outcome

DICE_DECIDE = CRITERIA.index("dice")
ON_TILE, ON_DILEMMA, ON_RECRUIT = 4, 10, 11
"""Spots: 0 to 3 a territory, 4 to 9 a tile, 10 the own dilemma, 11 + tag a recruit."""


def spots(state: City, seat: int, space: int) -> list[int]:
    """Where a star from this space may go: the territory, or a tile of that faction without one (D-art-1)."""
    if not state.stars[seat]:
        return []
    spot = board.SPACES[space]
    found = [spot.faction] if state.room(spot.faction) else []
    if spot.what == board.ARTIFACT_MARKET:
        for site in (2 * spot.faction, 2 * spot.faction + 1):
            if state.is_built(site) and not state.tile_stars[site] >> seat & 1:
                found.append(ON_TILE + site)
    return found


def star(state: City, seat: int, space: int, _b: int) -> None:
    """Step STAR: one star for the visit to this space."""
    found = spots(state, seat, space)
    if len(found) == 1:
        place_star(state, seat, found[0])
    elif found:
        state.context = (space, 0, 0)
        state.ask(codes.ASK_STAR, seat)
    else:
        state.log.append((CityEvent.NO_STAR, seat, state.stars[seat], board.SPACES[space].faction, state.cause))


def place_star(state: City, seat: int, spot: int) -> None:
    """Stars that have run out are skipped, and trigger nothing (D-x-3)."""
    if not state.stars[seat]:
        return
    teaches = state.suffers(seat, market_tiles.STARS_TEACH)  # the star that releases from it, too (D-mark-1)
    state.stars[seat] -= 1
    if spot < ON_TILE:
        state.territory[state.seats * spot + seat] += 1
    elif spot < ON_DILEMMA:
        state.tile_stars[spot - ON_TILE] |= 1 << seat
        state.refresh()
    elif spot >= ON_RECRUIT:
        state.recruit_stars.append(spot - ON_RECRUIT)
    state.log.append((CityEvent.STAR, seat, spot, state.cause))
    if teaches:
        state.change_knowledge(seat, 1, causes.THEATER)
    state.fire(seat, ability.STAR)


def after_star(state: City, seat: int, stars_before: int, _b: int) -> None:
    """Step AFTER_STAR: the Icarite tier 2 needs a star really placed (D-alleg-3, D-x-3)."""
    if state.stars[seat] < stars_before and state.visit.facts & TIER_2_BIT:
        state.cause = causes.TIER_2
        state.push(codes.DRAW, seat, 1)


def tile_star(state: City, seat: int, site: int, _b: int) -> None:
    """Step TILE_STAR: who helped to build never suffers the tile's penalty (D-build-3, D-build-4)."""
    state.cause = causes.BUILDING
    if not state.stars[seat]:
        state.log.append((CityEvent.NO_STAR, seat, 0, site // 2, state.cause))
        return
    state.tile_stars[site] |= 1 << seat
    state.refresh()
    place_star(state, seat, ON_TILE + site)


# Building.


def built(state: City, seat: int, site: int, _b: int) -> None:
    """Step BUILT: the tile is turned up, stars for those who helped, then recruits, then the workers go home."""
    tag = state.site_tiles[site]
    state.tiles.tell_all(tag)
    state.built |= 1 << site
    state.refresh()
    state.log.append((CityEvent.BUILT, site, tag))
    state.helped = 0
    for die in state.workers_at_site(site):
        state.helped |= 1 << die // DICE
    around = clockwise(state, state.active)
    state.push(codes.SEND_HOME, seat, site)
    for other in reversed(around):
        state.push(codes.FIRE, other, ability.BUILT)
    for other in reversed(around):
        if state.helped >> other & 1:
            state.push(codes.TILE_STAR, other, site)


def send_home(state: City, seat: int, site: int, _b: int) -> None:
    """Step SEND_HOME: not a bump (D-x-6); rolled clockwise from the active player."""
    masks = dict.fromkeys(clockwise(state, state.active), 0)
    for die in state.workers_at_site(site):
        masks[die // DICE] |= 1 << die % DICE
        state.bring(die, HOME)
        state.log.append((CityEvent.HOME, die // DICE, state.pips[die]))
    for other, mask in reversed(masks.items()):
        if mask:
            state.push(codes.ROLL, other, mask)


def clockwise(state: City, seat: int) -> list[int]:
    return [(seat + step) % state.seats for step in range(state.seats)]


# Waking.


def is_awake(state: City, faction: int) -> bool:
    """Allegiance 8, or the miner's sixth step, wakes hidden recruits (D-alleg-4, D-tun-1, D-tun-2)."""
    return state.awake >> faction & 1 == 1


def activate(state: City, seat: int, tag: int, cause: int) -> None:
    state.hidden_recruits[seat] = tuple([other for other in state.hidden_recruits[seat] if other != tag])
    state.active_recruits[seat] += (tag,)
    state.awake_since[tag] = state.last_woken = state.turn
    state.recruits.tell_all(tag)
    state.stirred = True
    state.refresh()
    state.log.append((CityEvent.WOKE, seat, tag, cause))


def settle(state: City, seat: int, site: int, visiting: int) -> None:
    """Step SETTLE: what is looked at after each event, in the order of D-time-1.

    A market that is now complete; recruits that wake; stars of tracks that stand at 11; hand limits; the end. After
    each thing that happens it is looked at anew.
    """
    if site >= 0 and not state.is_built(site) and len(state.workers_at_site(site)) >= WORKERS_TO_BUILD[state.seats]:
        state.push(codes.SETTLE, seat, site, visiting)
        state.push(codes.BUILT, seat, site)
        return
    if state.stirred:
        _wake(state)
        state.push(codes.SETTLE, seat, -1, visiting)
        if not _track_star(state):
            state.stirred = False
        return
    over = over_limit(state)
    if over >= 0:
        state.push(codes.SETTLE, seat, -1, visiting)
        state.ask(codes.ASK_LIMIT, over)
        return
    if visiting:
        state.visits.pop()
    if 0 in state.stars:
        done = [other for other in range(state.seats) if not state.stars[other]]
        finish(state, done, "stars", "D-end-1")


def limit(state: City, seat: int, _a: int, _b: int) -> None:
    """Step LIMIT: at the end of a stage nobody holds more artifacts than morale allows (D-mk-2, D-y-1)."""
    over = over_limit(state)
    if over >= 0:
        state.push(codes.LIMIT, seat)
        state.ask(codes.ASK_LIMIT, over)


def over_limit(state: City) -> int:
    """The first seat over its hand limit, clockwise from the active player; -1 if there is none."""
    if not state.crowded:
        return -1
    over = [seat for seat, hand in enumerate(state.hands) if len(hand) > state.morale[seat]]
    if over:
        return min(over, key=clockwise(state, state.active).index)
    state.crowded = False
    return -1


def _wake(state: City) -> None:
    """Hidden recruits of awake factions become active, for everyone."""
    state.woken = state.awake
    for other in clockwise(state, state.active):
        asleep = [tag for tag in state.hidden_recruits[other] if not state.kept_hidden[tag]]
        waking = [tag for tag in asleep if is_awake(state, state.recruit(tag).faction)]
        if waking and len(asleep) > 1:
            waking = _out_of_several(state, other, waking, asleep)
        for tag in waking:
            by_track = state.allegiance[state.recruit(tag).faction] >= TIER_3
            activate(state, other, tag, causes.TIER_3 if by_track else causes.MINER)


def _out_of_several(state: City, seat: int, waking: list[int], asleep: list[int]) -> list[int]:
    """New tags for those that wake and those that sleep on: which of the backs were turned up tells nothing."""
    waking = sorted(waking, key=state.recruits.faces.__getitem__)
    new = state.renew_recruits(waking + [tag for tag in asleep if tag not in waking], 1 << seat)
    kept = [tag for tag in state.hidden_recruits[seat] if tag not in asleep]
    state.hidden_recruits[seat] = tuple(kept + new)
    return new[: len(waking)]


def _track_star(state: City) -> bool:
    """At 11 each active recruit of that faction gets a star (D-alleg-5, D-time-4, D-time-5)."""
    for other in clockwise(state, state.active):
        for tag in state.active_recruits[other]:
            if (
                state.allegiance[state.recruit(tag).faction] >= TIER_4
                and tag not in state.recruit_stars
                and state.stars[other]
            ):
                state.cause = causes.TIER_4
                place_star(state, other, ON_RECRUIT + tag)
                return True
    return False


# The end.


def finish(state: City, contenders: list[int], reason: str, rule: str) -> None:
    """Ties by D-end-3; the outcome then names what broke the tie (D-y-6)."""
    winner = contenders[0]
    if len(contenders) > 1:
        left, criterion = _untie(state, contenders)
        state.log.append((CityEvent.TIED, sum(1 << seat for seat in contenders), criterion))
        winner = left[0] if len(left) == 1 else roll_off(state, left)
        reason, rule = f"{reason}-{CRITERIA[criterion]}", "D-end-3"
    scores = tuple(10 - stars for stars in state.stars)
    for tag in range(len(state.recruits.faces)):
        if any(tag in hidden for hidden in state.hidden_recruits):
            state.recruits.tell_all(tag)
    state.log.append((CityEvent.ENDED,))
    state.finish(Outcome((winner,), scores, reason, rule))


def _untie(state: City, contenders: list[int]) -> tuple[list[int], int]:
    """Who is left when one criterion after the other was looked at, and which one decided."""
    keys = {seat: tie_key(state, seat) for seat in contenders}
    for criterion in range(DICE_DECIDE):
        best = min(keys[seat][criterion] for seat in contenders)
        contenders = [seat for seat in contenders if keys[seat][criterion] == best]
        if len(contenders) == 1:
            return contenders, criterion
    return contenders, DICE_DECIDE


def tie_key(state: City, seat: int) -> tuple[int, int, int, int]:
    """In the order of CRITERIA, the lower the better."""
    markets = sum(mask >> seat & 1 for mask in state.tile_stars)
    territories = sum(state.territory[state.seats * faction + seat] > 0 for faction in range(4))
    return -state.morale[seat], state.knowledge[seat], -markets, -territories


def roll_off(state: City, tied: list[int]) -> int:
    """All workers owned are rolled until one total is lowest (D-end-3, D-x-5); `first` adds knowledge."""
    while len(tied) > 1:
        totals = {}
        for seat in tied:
            rolled = [1 + state.dice.below(6) for _ in range(state.workers(seat))]
            totals[seat] = sum(rolled) + (state.knowledge[seat] if state.settings.edition == "first" else 0)
            state.log.append((CityEvent.TIE_ROLLED, seat, digits(rolled), totals[seat]))
        lowest = min(totals.values())
        tied = [seat for seat in tied if totals[seat] == lowest]
    return tied[0]
