"""What is counted in `dystopia`: stars by where they stand, recruits by who won with them, workers lost, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from euphoria.arena.statistics.proportions import share_of
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import FACTIONS
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.statistics.game_statistics import DystopiaStatistics
from euphoria.kernel.core.state import State

PIPS = range(1, 7)
EVEN = sum(PIPS) / len(PIPS)
"""What a die shows on average."""


class DystopiaFigures:
    defaults: Mapping[str, Any] = MappingProxyType({"turn_limit": 2000})
    """Random players of five or six rarely meet on a construction site: without a limit some games would take 50,000
    turns."""

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
            "workers_lost": {"count": notes["lost"], "a_game": _over(notes["lost"], games)},
            "dice": self._dice(notes),
        }

    def _stars(self, notes: Counter[str], games: int) -> dict[str, dict[str, float]]:
        """Of each source: its share of all stars, how many a player has from it, and how many the winner has."""
        counts = {name.removeprefix("star "): notes[name] for name in notes if name.startswith("star ")}
        total = sum(counts.values())
        return {
            source: {
                "count": count,
                "share": _over(count, total),
                "a_player": _over(count, notes["players"]),
                "the_winner": _over(notes[f"winner's star {source}"], games),
            }
            for source, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        }

    def _recruits(self, notes: Counter[str]) -> list[dict[str, Any]]:
        """Those that were active at the end of a game, by how often their player won it; the best first."""
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
        mean = _over(sum(number * count for number, count in zip(PIPS, rolls, strict=True)), sum(rolls))
        return {
            "rolls": rolls,
            "expected": round(sum(rolls) / len(PIPS), 6),
            "mean": mean,
            "above_expectation": round(mean - EVEN, 6) if sum(rolls) else 0.0,
        }


def _over(count: float, of: int) -> float:
    return round(count / of, 6) if of else 0.0


FIGURES = DystopiaFigures()
