"""The figures of `dystopia` for simulations: stars by source, win rates of recruits, workers lost, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from euphoria.arena.statistics.proportions import ratio, share_of
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import FACTIONS
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.statistics.game_statistics import DystopiaStatistics
from euphoria.kernel.core.state import State

PIPS = range(1, 7)
EVEN = sum(PIPS) / len(PIPS)
"""The expected value of a die."""


class DystopiaFigures:
    defaults: Mapping[str, Any] = MappingProxyType({"turn_limit": 2000})
    """With five or six random players markets are rarely built: without a limit some games would take 50,000 turns."""

    def note(self, state: State) -> Counter[str]:
        city = cast(City, state)
        assert city.outcome is not None
        seen = DystopiaStatistics(city.seats)
        seen.read(city)
        notes: Counter[str] = Counter(players=city.seats)
        for seat in range(city.seats):
            won = seat in city.outcome.winners
            for source, count in seen.stars_by_source[seat].items():
                notes[f"star {source}"] += count
                notes[f"winner's star {source}"] += count * won
            for number, count in seen.rolls[seat].items():
                notes[f"roll {number}"] += count
            notes["lost"] += seen.lost[seat]
            for tag in city.active_recruits[seat]:
                rule = city.recruit(tag).rule
                notes[f"active {rule}"] += 1
                notes[f"winner's {rule}"] += won
        return notes

    def figures(self, notes: Counter[str], games: int) -> dict[str, Any]:
        return {
            "stars_by_source": self._stars(notes, games),
            "recruits": self._recruits(notes),
            "workers_lost": {"count": notes["lost"], "a_game": ratio(notes["lost"], games)},
            "dice": self._dice(notes),
        }

    def _stars(self, notes: Counter[str], games: int) -> dict[str, dict[str, float]]:
        """For each source: its share of all stars, stars per player, and stars of the winner."""
        counts = {name.removeprefix("star "): notes[name] for name in notes if name.startswith("star ")}
        total = sum(counts.values())
        return {
            source: {
                "count": count,
                "share": ratio(count, total),
                "a_player": ratio(count, notes["players"]),
                "the_winner": ratio(notes[f"winner's star {source}"], games),
            }
            for source, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        }

    def _recruits(self, notes: Counter[str]) -> list[dict[str, Any]]:
        """Recruits that were active at the end of a game, by win rate, best first."""
        found = []
        for one in RECRUITS:
            active = notes[f"active {one.rule}"]
            if active:
                won = share_of(notes[f"winner's {one.rule}"], active)
                about = {"recruit": one.rule, "name": one.name, "faction": FACTIONS[one.faction], "active": active}
                found.append({**about, "wins": won.pop("count"), **won})
        return sorted(found, key=lambda row: (-row["share"], -row["active"], row["recruit"]))

    def _dice(self, notes: Counter[str]) -> dict[str, Any]:
        rolls = [notes[f"roll {number}"] for number in PIPS]
        mean = ratio(sum(number * count for number, count in zip(PIPS, rolls, strict=True)), sum(rolls))
        return {
            "rolls": rolls,
            "expected": round(sum(rolls) / len(PIPS), 6),
            "mean": mean,
            "above_expectation": round(mean - EVEN, 6) if sum(rolls) else 0.0,
        }


FIGURES = DystopiaFigures()
