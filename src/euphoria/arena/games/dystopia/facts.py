"""The facts of `dystopia` for surveys: recruits dealt, kept, paired and used; markets, artifacts, dilemmas, spaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from euphoria.arena.survey.game_facts import GenericFacts, ThingKind, ThingUse
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, STARS
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.statistics.game_statistics import DystopiaStatistics
from euphoria.games.dystopia.text import name_text, recruit_text
from euphoria.kernel.core.state import State
from euphoria.kernel.text.messages import words

NAMES = {recruit.rule: recruit.name for recruit in RECRUITS}
BY_RULE = {recruit.rule: recruit for recruit in RECRUITS}
KEPT = 2
AND = "+"
"""Joins the ids of a pair of recruits."""


class DystopiaFacts(GenericFacts):
    kinds: Sequence[ThingKind] = (
        ThingKind("recruit-dealt", by_chance=True),
        ThingKind("recruit-kept"),
        ThingKind("recruit-pair"),
        ThingKind("recruit-used"),
        ThingKind("market"),
        ThingKind("artifact"),
        ThingKind("dilemma"),
        ThingKind("space"),
    )

    def standing(self, state: State) -> Sequence[float]:
        """Authority stars placed."""
        return [STARS - left for left in cast(City, state).stars]

    def dealt(self, state: State) -> list[ThingUse]:
        city = cast(City, state)
        return [ThingUse("recruit-dealt", city.recruit(tag).rule, seat) for seat, tag in _dealt(city)]

    def used(self, state: State) -> list[ThingUse]:
        city = cast(City, state)
        seen = DystopiaStatistics(city.seats)
        seen.read(city)
        return [*self._recruits(city, seen), *self._stars(city), *self._drawn(city), *self._spaces(city, seen)]

    def _recruits(self, city: City, seen: DystopiaStatistics) -> list[ThingUse]:
        """Recruits kept of those dealt, their pair, and recruits used (later ones included)."""
        found, dealt = [], {(seat, city.recruit(tag).rule) for seat, tag in _dealt(city)}
        for seat in range(city.seats):
            tags = (*city.active_recruits[seat], *city.hidden_recruits[seat])
            # By rule id: a recruit that was chosen in secret gets a new tag, so tags cannot be compared.
            kept = sorted(rule for tag in tags if (seat, rule := city.recruit(tag).rule) in dealt)
            found += [ThingUse("recruit-kept", rule, seat) for rule in kept]
            if len(kept) == KEPT:
                found.append(ThingUse("recruit-pair", AND.join(kept), seat))
            found += [ThingUse("recruit-used", rule, seat, times) for rule, times in sorted(seen.used[seat].items())]
        return found

    def _stars(self, city: City) -> list[ThingUse]:
        """Markets with a star of the seat, and the chosen side of its dilemma."""
        found = []
        for site, mask in enumerate(city.tile_stars):
            tile = TILES[city.tiles.faces[city.site_tiles[site]]].id
            found += [ThingUse("market", tile, seat) for seat in range(city.seats) if mask >> seat & 1]
        for seat, side in enumerate(city.dilemma):
            if side:
                fight, contribute, _ = DILEMMAS[city.dilemmas.faces[seat]]
                found.append(ThingUse("dilemma", fight if side == 1 else contribute, seat))
        return found

    def _drawn(self, city: City) -> list[ThingUse]:
        drawn: Counter[tuple[int, str]] = Counter()
        for number in range(len(city.log)):
            code, *values = city.log[number]
            if code == CityEvent.DREW:
                drawn[values[1], ARTIFACTS[city.artifacts.faces[values[2]]]] += 1
        return [ThingUse("artifact", name, seat, times) for (seat, name), times in sorted(drawn.items())]

    def _spaces(self, city: City, seen: DystopiaStatistics) -> list[ThingUse]:
        found = []
        for seat in range(city.seats):
            places: Counter[str] = Counter()
            for space, times in seen.placed[seat].items():
                places[SPACES[space].id] += times
            found += [ThingUse("space", name, seat, times) for name, times in sorted(places.items())]
        return found

    def label(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        if kind.startswith("recruit"):
            return " + ".join(NAMES[rule] for rule in name.split(AND))
        if kind == "market":
            return name_text.tile(name, language)
        if kind == "dilemma":
            return name_text.dilemma_side(name, language)
        if kind == "space":
            return name_text.space(name, language)
        return words(language).say(f"dystopia-artifact-{name}")

    def about(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        if not kind.startswith("recruit"):
            return ""
        return " + ".join(recruit_text.text(BY_RULE[rule], language) for rule in name.split(AND))

    def card_of(self, kind: str, name: str) -> str | None:
        """A dilemma is one card for both of its sides."""
        if kind == "dilemma":
            return next(fight for fight, contribute, _ in DILEMMAS if name in (fight, contribute))
        return None if kind in ("recruit-pair", "space") else name


def _dealt(city: City) -> list[tuple[int, int]]:
    """(seat, tag) of every recruit dealt."""
    entries = (city.log[number] for number in range(len(city.log)))
    return [(values[1], values[2]) for code, *values in entries if code == CityEvent.DEALT]


FACTS = DystopiaFacts()
