"""Ratings by openskill: what a player's places in many games say of its strength, and how surely.

Every seat counts as a team of its own, also where the game itself has teams: those who win share the first place. In
`leaders` teams change in the middle of a game, so that being among the winners is all that can be asked of anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import NamedTuple

from euphoria.arena.contest.bot_game import Played


class Rating(NamedTuple):
    """Everybody begins with 25, give or take 25/3."""

    strength: float
    doubt: float
    """The standard deviation of what is believed of the strength."""

    @property
    def low(self) -> float:
        return self.strength - 2 * self.doubt

    @property
    def high(self) -> float:
        return self.strength + 2 * self.doubt


def can_rate() -> bool:
    return find_spec("openskill") is not None


def rate(entrants: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """After all these games, in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {spec: model.rating() for spec in entrants}
    for game in games:
        before = [[ratings[spec]] for spec in game.bots]
        after = model.rate(before, ranks=places(game))
        for spec in dict.fromkeys(game.bots):
            # A bot on several seats learns from all of them, as much as from one.
            own = [team[0] for team, bot in zip(after, game.bots, strict=True) if bot == spec]
            ratings[spec] = model.rating(
                mu=sum(one.mu for one in own) / len(own), sigma=sum(one.sigma for one in own) / len(own)
            )
    return {spec: Rating(one.mu, one.sigma) for spec, one in ratings.items()}


def places(game: Played) -> list[float]:
    """By seat: winners first, then by score; who has the same shares the place."""
    standing = [(seat in game.winners, game.scores[seat]) for seat in range(len(game.bots))]
    return [1.0 + sum(other > own for other in standing) for own in standing]
