"""The figures of `reality` for simulations: win rates of characters, damage and deaths by kind, hits and luck against
their expectation, objects used, action points, victory points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from euphoria.arena.statistics.proportions import ratio, share_of
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.objects import OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.statistics.action_point_use import USES
from euphoria.games.reality.statistics.damage_credit import KINDS
from euphoria.games.reality.statistics.game_statistics import SIDES_OF_A_DIE, FigureStatistics, RealityStatistics
from euphoria.kernel.core.state import State

OF_A_CHARACTER = ("dealt", "to_friends", "suffered", "kills", "falls", "abilities", "walked", "shots", "hits", "points")
"""Statistics of a character that are shown as means per figure."""


class RealityFigures:
    defaults: Mapping[str, Any] = MappingProxyType({})

    def note(self, state: State) -> Counter[str]:
        show = cast(Show, state)
        seen = RealityStatistics()
        seen.read(show)
        notes: Counter[str] = Counter(
            {"combats": seen.combats, "wins": len(seen.winners), "all points": sum(seen.points)}
        )
        notes["winner's points"] = sum(seen.points[seat] for seat in seen.winners)
        led = show.settings.mission == "rescue"
        fielded: set[tuple[int, int]] = set()
        for figure in seen.figures:
            self._note_figure(notes, figure)
            # The Susan of the mission "rescue" is in every game and belongs to no team.
            in_a_team = figure.seat != NEUTRAL and not (led and CHARACTERS[figure.who].traits & Trait.STAR)
            if in_a_team:
                self._note_character(notes, figure)
                fielded.add((figure.who, figure.seat))
        for who, seat in fielded:
            notes[f"teams {CHARACTERS[who].id}"] += 1
            notes[f"wins {CHARACTERS[who].id}"] += seat in seen.winners
        return notes

    def _note_figure(self, notes: Counter[str], figure: FigureStatistics) -> None:
        for kind in KINDS:
            notes[f"damage {kind}"] += figure.suffered[kind]
            notes[f"death {kind}"] += figure.deaths.count(kind)
        for item in OBJECTS:
            notes[f"object {item}"] += figure.objects[item]
        for use in USES:
            notes[f"points {use}"] += figure.points[use]
        notes["friendly"] += figure.to_friends
        notes["shots"] += figure.shots
        notes["hits"] += figure.hits
        notes["chances"] += figure.chances
        notes["luck"] += figure.luck
        notes["lucky"] += figure.lucky
        notes["luck chances"] += figure.luck_chances
        notes["abilities"] += figure.abilities
        notes["drums"] += figure.drums

    def _note_character(self, notes: Counter[str], figure: FigureStatistics) -> None:
        counted = {
            "figures": 1,
            "dealt": figure.dealt.total(),
            "to_friends": figure.to_friends,
            "suffered": figure.suffered.total(),
            "kills": figure.kills.total(),
            "falls": len(figure.deaths),
            "abilities": figure.abilities,
            "walked": figure.walked,
            "shots": figure.shots,
            "hits": figure.hits,
            "points": figure.points.total(),
        }
        for name, count in counted.items():
            notes[f"{name} {figure.id}"] += count

    def figures(self, notes: Counter[str], games: int) -> dict[str, Any]:
        damage = {kind: notes[f"damage {kind}"] for kind in KINDS}
        deaths = {kind: notes[f"death {kind}"] for kind in KINDS}
        return {
            "characters": self._characters(notes),
            "damage": {kind: _part(count, sum(damage.values()), games) for kind, count in damage.items()},
            "to_friends": _part(notes["friendly"], sum(damage.values()), games),
            "deaths": {kind: share_of(count, sum(deaths.values())) for kind, count in deaths.items()},
            "deaths_a_game": ratio(sum(deaths.values()), games),
            "shots": _against_chance(notes["shots"], notes["hits"], notes["chances"]),
            "luck": _against_chance(notes["luck"], notes["lucky"], notes["luck chances"]),
            "objects_a_game": {item: ratio(notes[f"object {item}"], games) for item in OBJECTS},
            "points_a_game": {use: ratio(notes[f"points {use}"], games) for use in USES},
            "abilities_a_game": ratio(notes["abilities"], games),
            "combats_a_game": ratio(notes["combats"], games),
            "drums_a_game": ratio(notes["drums"], games),
            "victory_points": self._victory_points(notes, games),
        }

    def _characters(self, notes: Counter[str]) -> list[dict[str, Any]]:
        """Characters that were in a team, by its win rate, best first."""
        found = []
        for character in CHARACTERS:
            teams, figures = notes[f"teams {character.id}"], notes[f"figures {character.id}"]
            if teams:
                won = share_of(notes[f"wins {character.id}"], teams)
                means = {name: ratio(notes[f"{name} {character.id}"], figures) for name in OF_A_CHARACTER}
                about = {"character": character.id, "teams": teams, "figures": figures}
                found.append({**about, "wins": won.pop("count"), **won, **means})
        return sorted(found, key=lambda row: (-row["share"], -row["teams"], row["character"]))

    def _victory_points(self, notes: Counter[str], games: int) -> dict[str, float]:
        return {
            "a_team": ratio(notes["all points"], 2 * games),
            "the_winner": ratio(notes["winner's points"], notes["wins"]),
        }


def _part(count: int, of: int, games: int) -> dict[str, float]:
    return {"count": count, "share": ratio(count, of), "a_game": ratio(count, games)}


def _against_chance(rolls: int, made: int, tenths: int) -> dict[str, float]:
    """Successful rolls, and their expected number."""
    return {"rolls": rolls, "good": made, "expected": tenths / SIDES_OF_A_DIE, "share": ratio(made, rolls)}


FIGURES = RealityFigures()
