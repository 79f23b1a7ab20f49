"""What is settled after each event (D-time-1): complete markets, waking recruits, stars, hand limits, the end."""

from __future__ import annotations

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.components import TIER_3, TIER_4
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_RECRUIT, place_star
from euphoria.games.dystopia.rules.building import is_complete
from euphoria.games.dystopia.rules.ending import finish
from euphoria.games.dystopia.rules.placement.payments import spare_artifacts
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action


def is_awake(state: City, faction: int) -> bool:
    """Allegiance 8, or the miner's sixth step, wakes hidden recruits (D-alleg-4, D-tun-1, D-tun-2)."""
    return state.awake >> faction & 1 == 1


def activate(state: City, seat: int, tag: int, cause: int) -> None:
    """A hidden recruit becomes active, for everyone to see."""
    state.hidden_recruits[seat] = tuple([other for other in state.hidden_recruits[seat] if other != tag])
    state.active_recruits[seat] += (tag,)
    state.last_woken = state.turn
    state.set_awake_since(tag, state.turn)
    state.recruits.reveal_to_all(tag)
    state.stirred = True
    state.refresh()
    state.log.append((CityEvent.WOKE, seat, tag, cause))


@RULES.step(codes.SETTLE)
def settle(state: City, seat: int, site: int, visiting: int) -> None:
    """What is checked after each event, in the order of D-time-1, and again after each thing that happens.

    A market that is now complete; recruits that wake; stars of tracks that stand at 11; hand limits; the end.
    """
    if site >= 0 and is_complete(state, site):
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
    if any(left == 0 for left in state.stars):
        done = [other for other in range(state.seats) if not state.stars[other]]
        finish(state, done, "stars", "D-end-1")


@RULES.step(codes.LIMIT)
def limit(state: City, seat: int, _a: int, _b: int) -> None:
    """At the end of a stage nobody holds more artifacts than morale allows (D-mk-2, D-y-1)."""
    over = over_limit(state)
    if over >= 0:
        state.push(codes.LIMIT, seat)
        state.ask(codes.ASK_LIMIT, over)


@RULES.actions(codes.ASK_LIMIT)
def discards_to_limit(state: City, seat: int) -> list[Action]:
    return [acts.DISCARD[kind] for kind in spare_artifacts(state, seat)]


@RULES.answer(codes.ASK_LIMIT)
def answer_limit(state: City, seat: int, action: Action) -> None:
    state.cause = causes.HAND_LIMIT
    state.discard_artifact(seat, action.args[0])


def over_limit(state: City) -> int:
    """The first seat over its hand limit, clockwise from the active player; -1 if there is none."""
    if not state.crowded:
        return -1
    over = [seat for seat, hand in enumerate(state.hands) if len(hand) > state.morale[seat]]
    if over:
        return min(over, key=state.clockwise(state.active).index)
    state.crowded = False
    return -1


def _wake(state: City) -> None:
    """Hidden recruits of awake factions become active, for all players."""
    state.woken = state.awake
    for other in state.clockwise(state.active):
        asleep = [tag for tag in state.hidden_recruits[other] if not state.kept_hidden[tag]]
        waking = [tag for tag in asleep if is_awake(state, state.recruit(tag).faction)]
        if waking and len(asleep) > 1:
            waking = _out_of_several(state, other, waking, asleep)
        for tag in waking:
            by_track = state.allegiance[state.recruit(tag).faction] >= TIER_3
            activate(state, other, tag, causes.TIER_3 if by_track else causes.MINER)


def _out_of_several(state: City, seat: int, waking: list[int], asleep: list[int]) -> list[int]:
    """New tags for recruits that wake and those that do not, so that it is not known which back was turned up."""
    waking = sorted(waking, key=state.recruits.faces.__getitem__)
    new = state.renew_recruits(waking + [tag for tag in asleep if tag not in waking], 1 << seat)
    kept = [tag for tag in state.hidden_recruits[seat] if tag not in asleep]
    state.hidden_recruits[seat] = tuple(kept + new)
    return new[: len(waking)]


def _track_star(state: City) -> bool:
    """At 11 each active recruit of that faction gets a star (D-alleg-5, D-time-4, D-time-5)."""
    for other in state.clockwise(state.active):
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
