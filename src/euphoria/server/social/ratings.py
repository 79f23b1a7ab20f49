"""Ratings by game, after openskill's model of Plackett and Luce.

A game is rated if at least two people sat at the table when it ended, each at a screen of their own. Each seat is a
player of its own; those who won share the first place, the others follow by their scores. Bots, and whoever sits beside
somebody, take part with the rating that everybody begins with, and theirs never changes: they are others at every
table, and nobody can win points by beating those whom they play themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from euphoria.kernel.core.state import Json

MODEL = PlackettLuce()


class Skill(NamedTuple):
    """What somebody is thought to be able to do, and how sure that is."""

    mu: float = float(MODEL.mu)
    sigma: float = float(MODEL.sigma)

    @property
    def points(self) -> float:
        """What they can do at least, almost certainly: a list is ordered by this."""
        return self.mu - 3 * self.sigma


def places(outcome: Json) -> list[int]:
    """By seat, from 1; those who are equal share a place."""
    winners, scores = outcome["winners"], outcome["scores"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    keys = [(seat not in winners, -score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What everybody is thought to be able to do after a game."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
