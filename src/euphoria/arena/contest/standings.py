"""The results of a contest: standings of the bots, head-to-head results, and the JSON report."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from euphoria.arena.contest.bot_game import PlayedGame
from euphoria.arena.contest.schedule import Contest
from euphoria.arena.contest.sequential_test import SequentialTest, StoppingRule
from euphoria.arena.statistics.proportions import grouped_interval, share_of
from euphoria.arena.statistics.ratings import SkillRating, rate


class Entrant(NamedTuple):
    """The results of one bot over all its seats in all games that count."""

    spec: str
    seats: int
    wins: int
    share: float
    low: float
    high: float
    rating: SkillRating
    decisions: int
    seconds: float
    troubles: int
    late: int
    complaint: str
    """The first error of the bot."""

    @property
    def speed(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0


def standings(contest: Contest, games: list[PlayedGame]) -> list[Entrant]:
    """The bots by win rate, best first."""
    ratings = rate(contest.entrants, games)
    found = [_entrant(spec, games, ratings[spec]) for spec in contest.entrants]
    return sorted(found, key=lambda one: (-one.share, -one.rating.strength, contest.entrants.index(one.spec)))


def _entrant(spec: str, games: list[PlayedGame], rating: SkillRating) -> Entrant:
    own = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == spec]
    wins = sum(seat in game.winners for game, seat in own)
    low, high = win_rate_interval(spec, games)
    return Entrant(
        spec,
        len(own),
        wins,
        wins / len(own) if own else 0.0,
        low,
        high,
        rating,
        sum(game.decisions[seat] for game, seat in own),
        sum(game.seconds[seat] for game, seat in own),
        sum(game.troubles[seat] for game, seat in own),
        sum(game.late[seat] for game, seat in own),
        next((one for game, seat in own if game.complaints and (one := game.complaints[seat])), ""),
    )


def win_rate_interval(spec: str, games: list[PlayedGame]) -> tuple[float, float]:
    """95 % interval of the win rate, clustered by deal: games of one deal are correlated."""
    deals = []
    for deal in _by_deal(games):
        own = [seat in game.winners for game in deal for seat, bot in enumerate(game.bots) if bot == spec]
        deals.append((sum(own), len(own)))
    return grouped_interval(deals)


def _by_deal(games: list[PlayedGame]) -> list[list[PlayedGame]]:
    deals: dict[int, list[PlayedGame]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    return list(deals.values())


def head_to_head(contest: Contest, games: list[PlayedGame]) -> dict[tuple[str, str], tuple[int, int]]:
    """For each ordered pair of bots: games won by the first only, and games won by exactly one of the two.

    Counted over all pairs of their seats.
    """
    met: dict[tuple[str, str], tuple[int, int]] = {}
    for game in games:
        for seat, bot in enumerate(game.bots):
            for other, rival in enumerate(game.bots):
                won, lost = seat in game.winners, other in game.winners
                if bot != rival and won != lost:
                    ahead, decided = met.get((bot, rival), (0, 0))
                    met[bot, rival] = ahead + won, decided + 1
    return met


def results(contest: Contest, stopping_rule: StoppingRule, test: SequentialTest, asked: int) -> dict[str, Any]:
    """The JSON report. Everything but `speed` is reproducible, as long as no bot has a time budget."""
    games = test.counted
    ranking = standings(contest, games)
    return {
        "schema": 1,
        "games_asked": asked,
        "games": len(games),
        "deals": test.counted_deals,
        "complete": test.is_over,
        "settled": test.is_settled,
        "doubt": stopping_rule.doubt,
        "margin": stopping_rule.margin,
        "standings": [_row(one) for one in ranking],
        "comparisons": [_rounded(one._asdict()) for one in test.comparisons()],
        "head_to_head": [
            {"first": first, "second": second, **share_of(*met)}
            for (first, second), met in sorted(head_to_head(contest, games).items())
        ],
        "wins_by_seat": [
            share_of(sum(seat in game.winners for game in games), len(games)) for seat in range(contest.seats)
        ],
        "reasons": dict(sorted(Counter(game.reason for game in games).items())),
        "speed": {
            one.spec: {"seconds": round(one.seconds, 3), "a_second": round(one.speed, 1), "late": one.late}
            for one in ranking
        },
    }


def _row(one: Entrant) -> dict[str, Any]:
    return {
        "bot": one.spec,
        "seats": one.seats,
        "wins": one.wins,
        **_rounded({"share": one.share, "low": one.low, "high": one.high}),
        "rating": _rounded(
            {"strength": one.rating.strength, "low": one.rating.low, "high": one.rating.high, "sd": one.rating.doubt}
        ),
        "decisions": one.decisions,
        "troubles": one.troubles,
        "complaint": one.complaint,
    }


def _rounded(numbers: dict[str, Any]) -> dict[str, Any]:
    return {name: round(one, 6) if isinstance(one, float) else one for name, one in numbers.items()}
