"""The end of the game, and ties (D-end)."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.components import FACTIONS, STARS
from euphoria.games.dystopia.events import CRITERIA, CityEvent, digits
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.state import Outcome

DICE_DECIDE: Final = CRITERIA.index("dice")


def finish(state: City, contenders: list[int], reason: str, rule: str) -> None:
    """Ends the game. Ties are broken by D-end-3, and the outcome names what broke the tie (D-y-6)."""
    winner = contenders[0]
    if len(contenders) > 1:
        left, criterion = _untie(state, contenders)
        state.log.append((CityEvent.TIED, sum(1 << seat for seat in contenders), criterion))
        winner = left[0] if len(left) == 1 else roll_off(state, left)
        reason, rule = f"{reason}-{CRITERIA[criterion]}", "D-end-3"
    scores = tuple(STARS - stars for stars in state.stars)
    for tag in range(len(state.recruits.faces)):
        if any(tag in hidden for hidden in state.hidden_recruits):
            state.recruits.reveal_to_all(tag)
    state.finish(Outcome((winner,), scores, reason, rule))
    state.log.append((CityEvent.ENDED,))


def _untie(state: City, contenders: list[int]) -> tuple[list[int], int]:
    """Applies one criterion after the other: who is left, and which criterion decided."""
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
    territories = sum(state.territory[state.seats * faction + seat] > 0 for faction in range(len(FACTIONS)))
    return -state.morale[seat], state.knowledge[seat], -markets, -territories


def roll_off(state: City, tied: list[int]) -> int:
    """All workers owned are rolled until one total is lowest (D-end-3, D-x-5); edition `first` adds knowledge."""
    while len(tied) > 1:
        totals = {}
        for seat in tied:
            rolled = [1 + state.dice.below(6) for _ in range(state.workers(seat))]
            totals[seat] = sum(rolled) + (state.knowledge[seat] if state.settings.edition == "first" else 0)
            state.log.append((CityEvent.TIE_ROLLED, seat, digits(rolled), totals[seat]))
        lowest = min(totals.values())
        tied = [seat for seat in tied if totals[seat] == lowest]
    return tied[0]
