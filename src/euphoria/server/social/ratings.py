"""Ratings by game, with openskill's Plackett-Luce model.

A game is rated if at least two people, each at a screen of their own, sat at the table when it ended. Each seat plays
for itself: the winners share the first place, the others follow by score. Bots and companions take part with the
initial rating, which never changes: they differ from table to table, and nobody can gain points by beating seats that
they play themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from euphoria.kernel.core.state import Json

MODEL = PlackettLuce()


class Skill(NamedTuple):
    """Estimated skill (`mu`) and its uncertainty (`sigma`)."""

    mu: float = float(MODEL.mu)
    sigma: float = float(MODEL.sigma)

    @property
    def points(self) -> float:
        """A lower bound of the skill; lists are ordered by it."""
        return self.mu - 3 * self.sigma


def places(outcome: Json) -> list[int]:
    """The place of each seat, from 1; equal seats share a place."""
    winners, scores = outcome["winners"], outcome["scores"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    keys = [(seat not in winners, -score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game, by seat."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
