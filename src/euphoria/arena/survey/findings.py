"""The statistics of a survey: everything that the designer's report shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from euphoria.arena.statistics.proportions import ratio, share_of, spread
from euphoria.arena.statistics.win_effects import WinEffect, effects
from euphoria.arena.survey.observation import TENTHS, GameFacts, Survey


class OptionGroup(NamedTuple):
    """Games played with one value of a varied option, such as a mission."""

    option: str
    value: str
    games: int
    turns: float
    decisions: float
    branching: float
    drawn: dict[str, float]
    first_wins: dict[str, float]
    comebacks: dict[str, float]


class SurveyFindings:
    """The games of a survey and their statistics."""

    def __init__(self, survey: Survey, games: Sequence[GameFacts]) -> None:
        self.survey = survey
        self.games = sorted(games, key=lambda game: game.number)
        self.effects: list[WinEffect] = effects(self.games, survey.seats)

    @property
    def turns(self) -> Counter[int]:
        return Counter(game.turns for game in self.games)

    @property
    def decisions(self) -> Counter[int]:
        return Counter(game.decisions for game in self.games)

    @property
    def decisions_a_turn(self) -> float:
        return ratio(sum(game.decisions for game in self.games), sum(game.turns for game in self.games))

    @property
    def branching(self) -> list[float]:
        """Mean number of legal actions, by tenth of the game."""
        return [self._mean([game.choices[tenth] for game in self.games]) for tenth in range(TENTHS)]

    @property
    def decided(self) -> list[float]:
        """Share of leaders who go on to win, at the end of each tenth but the last."""
        won = [game for game in self.games if game.winners and game.decided]
        return [self._mean([game.decided[tenth] for game in won]) for tenth in range(TENTHS - 1)]

    @property
    def knows_leaders(self) -> bool:
        """Whether the game can tell who leads; otherwise nothing is said of leads and comebacks."""
        return any(game.decided for game in self.games)

    @property
    def lead_changes(self) -> float:
        return self._mean([game.lead_changes for game in self.games])

    @property
    def troubles(self) -> int:
        return sum(game.troubles for game in self.games)

    @property
    def complaint(self) -> str:
        """The first error of the bot."""
        return next((game.complaint for game in self.games if game.complaint), "")

    @property
    def compared(self) -> int:
        """Number of things with a tested difference."""
        return sum(one.q is not None for one in self.effects)

    def wins_by_seat(self) -> list[dict[str, float]]:
        return [self._count(self.games, lambda game, at=seat: at in game.winners) for seat in range(self.survey.seats)]

    @property
    def begun(self) -> list[GameFacts]:
        """The games with a known first player."""
        return [game for game in self.games if game.first >= 0]

    def wins_by_order(self) -> list[dict[str, float]]:
        """Win rates by order of play: of the first player, the second, and so on."""
        seats = self.survey.seats
        return [
            self._count(self.begun, lambda game, at=place: (game.first + at) % seats in game.winners)
            for place in range(seats)
        ]

    def reasons(self) -> dict[str, dict[str, float]]:
        counts = Counter(game.reason for game in self.games)
        return {reason: share_of(count, len(self.games)) for reason, count in sorted(counts.items())}

    def comebacks(self) -> dict[str, float]:
        """Share of the won games whose winner did not lead at half-time."""
        return self._count([game for game in self.games if game.winners], lambda game: game.is_comeback)

    def groups(self) -> list[OptionGroup]:
        """The games grouped by the options that varied between them."""
        keys = sorted({(name, str(value)) for game in self.games for name, value in game.varied.items()})
        return [self._group(*key) for key in keys]

    def _group(self, option: str, value: str) -> OptionGroup:
        games = [game for game in self.games if str(game.varied.get(option)) == value]
        won = [game for game in games if game.winners]
        return OptionGroup(
            option,
            value,
            len(games),
            self._mean([game.turns for game in games]),
            self._mean([game.decisions for game in games]),
            self._mean([game.branching for game in games]),
            self._count(games, lambda game: not game.winners),
            self._count(games, lambda game: game.first in game.winners),
            self._count(won, lambda game: game.is_comeback),
        )

    def json(self) -> dict[str, Any]:
        """All figures but those of single things, which have a table of their own."""
        return {
            "games": len(self.games),
            "turns": spread(self.turns),
            "decisions_a_game": spread(self.decisions),
            "decisions_a_turn": self.decisions_a_turn,
            "branching": self._mean([game.branching for game in self.games]),
            "branching_by_tenth": self.branching,
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_order": self.wins_by_order(),
            "reasons": self.reasons(),
            "comebacks": self.comebacks(),
            "lead_changes": self.lead_changes,
            "leader_wins_by_tenth": self.decided,
            "troubles": self.troubles,
            "complaint": self.complaint,
            "groups": [group._asdict() for group in self.groups()],
        }

    @staticmethod
    def _mean(numbers: Sequence[float]) -> float:
        return ratio(sum(numbers), len(numbers))

    @staticmethod
    def _count(games: Sequence[GameFacts], is_so: Any) -> dict[str, float]:
        return share_of(sum(bool(is_so(game)) for game in games), len(games))
