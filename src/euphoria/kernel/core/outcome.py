"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple

Json = dict[str, object]


class Outcome(NamedTuple):
    """How a game ended: who won, what each seat scored, and by which rule."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str

    def json(self) -> Json:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
        }
