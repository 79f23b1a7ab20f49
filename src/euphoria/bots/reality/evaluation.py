"""The evaluation of `reality`: the lead in audience, turned into a chance to win (see `docs/bots-reality.md`)."""

from __future__ import annotations

from math import exp
from typing import Final

from euphoria.bots.reality.table.mission_goals import progress
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.figure_value import price, standing_worth, turns_left
from euphoria.games.reality import codes
from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.rules.sequence.ending import prize
from euphoria.games.reality.state import Show

DANGER: Final = 0.85
"""Factor of threats by rivals; below 1, so that bots do not hide all game."""
CALM: Final = 240.0
FINAL: Final = 90.0
"""The lead in audience that makes the odds e to 1: in the middle of the game, and at its end."""
LEVEL: Final = 0.5


def value(state: Show, seat: int) -> float:
    """The chance of this seat to win; both seats' values add up to about 1."""
    known = value_without_analysis(state, seat)
    if known is not None:
        return known
    return 1 / (1 + exp(-log_odds(state, seat, ThreatAnalysis(state))))


def value_without_analysis(state: Show, seat: int) -> float | None:
    """The value of a finished game or of a position before the first turn; None: the position must be analysed."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return LEVEL if len(winners) != 1 else float(winners[0] == seat)
    return LEVEL if state.phase == codes.SETTING_UP else None


def log_odds(state: Show, seat: int, analysis: ThreatAnalysis) -> float:
    """Log-odds of this seat to win."""
    return balance(state, seat, analysis) / (CALM + (FINAL - CALM) * lateness(state))


def lateness(state: Show) -> float:
    """0 until the last four turns, growing to nearly 1 in the last."""
    return max(0.0, 1 - turns_left(state) / 4)


def balance(state: Show, seat: int, analysis: ThreatAnalysis | None = None) -> float:
    """The lead of this seat in audience points: material, mission progress, and threats."""
    analysis = analysis or ThreatAnalysis(state)
    rival = 1 - seat
    fire, melee_value = analysis.fire_value(), analysis.melee_value()
    return (
        material(state, seat, analysis.share)
        - material(state, rival, analysis.share)
        + progress(state, seat)
        - progress(state, rival)
        + fire[seat]
        - DANGER * fire[rival]
        + melee_value[seat]
        - DANGER * melee_value[rival]
    )


def material(state: Show, seat: int, share: float) -> float:
    """Value of the standing figures, minus what fallen ones pay beyond their price (R-vp-1, R-vp-8)."""
    total = 0.0
    for figure, side in enumerate(state.side):
        if side != seat or state.flags[figure] & GONE:
            continue
        if state.is_down(figure):
            total -= prize(state, figure) - price(state, figure)
        else:
            total += standing_worth(state, figure, share)
    return total
