"""Skill ratings (openskill, Plackett-Luce) from the places of bots in many games.

Every seat is rated as a team of its own, also in games with teams: all winners share the first place. In `leaders`
teams change during a game, so a fixed team could not be rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import NamedTuple, Protocol


class RankedGame(Protocol):
    """What is needed of `PlayedGame`."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def scores(self) -> tuple[int, ...]: ...


class SkillRating(NamedTuple):
    """A normal distribution of the strength; every bot starts with mean 25 and standard deviation 25/3."""

    strength: float
    doubt: float
    """Standard deviation of the strength."""

    @property
    def low(self) -> float:
        return self.strength - 2 * self.doubt

    @property
    def high(self) -> float:
        return self.strength + 2 * self.doubt


def can_rate() -> bool:
    return find_spec("openskill") is not None


def rate(entrants: Sequence[str], games: Iterable[RankedGame]) -> dict[str, SkillRating]:
    """Ratings after these games, processed in order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {spec: model.rating() for spec in entrants}
    for game in games:
        before = [[ratings[spec]] for spec in game.bots]
        after = model.rate(before, ranks=places(game))
        for spec in dict.fromkeys(game.bots):
            # A bot on several seats gets the mean of their updates.
            own = [team[0] for team, bot in zip(after, game.bots, strict=True) if bot == spec]
            ratings[spec] = model.rating(
                mu=sum(one.mu for one in own) / len(own), sigma=sum(one.sigma for one in own) / len(own)
            )
    return {spec: SkillRating(one.mu, one.sigma) for spec, one in ratings.items()}


def places(game: RankedGame) -> list[float]:
    """The place of each seat: winners first, then by score; equal seats share a place."""
    standing = [(seat in game.winners, game.scores[seat]) for seat in range(len(game.bots))]
    return [1.0 + sum(other > own for other in standing) for own in standing]
