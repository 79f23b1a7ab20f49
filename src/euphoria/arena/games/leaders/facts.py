"""The facts of `leaders` for surveys: roles and artifacts dealt, artifacts used, and actions of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from euphoria.arena.survey.game_facts import GenericFacts, ThingKind, ThingUse
from euphoria.games.leaders.components import KINDS, PLACES, SUBTERRAN_LEADER, TEAMS
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.options import settings
from euphoria.games.leaders.rules.deck_reader import load_deck
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text import messages
from euphoria.games.leaders.text.artifact_text import artifact_name, artifact_text
from euphoria.kernel.core.state import State
from euphoria.kernel.text.messages import words

DEEDS = {
    Event.INTERROGATED: "interrogated",
    Event.ARMED: "armed",
    Event.SHOT: "shot",
    Event.GAVE: "gave",
    Event.TURNED: "turned",
    Event.CLAIMED_TEAM: "claimed",
    Event.CLAIMED_RECRUIT: "claimed",
}
"""Counted events by the word for them in the report."""


class LeadersFacts(GenericFacts):
    kinds: Sequence[ThingKind] = (
        ThingKind("role", by_chance=True),
        ThingKind("artifact-dealt", by_chance=True),
        ThingKind("artifact-used"),
        ThingKind("deed"),
    )

    def standing(self, state: State) -> Sequence[float]:
        """Recruits that are still hidden."""
        table = cast(LeadersTable, state)
        return [table.hidden(seat).bit_count() for seat in range(table.seats)]

    def dealt(self, state: State) -> list[ThingUse]:
        table = cast(LeadersTable, state)
        found = [ThingUse("role", _role(table, seat), seat) for seat in range(table.seats)]
        for seat, hand in enumerate(table.hands):
            held = Counter(table.deck.artifacts[table.artifact_of(tag)].id for tag in hand)
            found += [ThingUse("artifact-dealt", name, seat, times) for name, times in sorted(held.items())]
        return found

    def used(self, state: State) -> list[ThingUse]:
        table = cast(LeadersTable, state)
        found: Counter[tuple[str, str, int]] = Counter()
        for number in range(len(table.log)):
            code, _, _, *values = table.log[number]
            if code in (Event.USED, Event.REACTED):
                found["artifact-used", table.deck.artifacts[values[1]].id, values[0]] += 1
            elif code in DEEDS:
                found["deed", DEEDS[code], values[0]] += 1
        return [ThingUse(kind, name, seat, times) for (kind, name, seat), times in sorted(found.items())]

    def label(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        chosen = settings(dict(options))
        if kind.startswith("artifact"):
            deck = load_deck(chosen.deck)
            return artifact_name(next(one for one in deck.artifacts if one.id == name), language)
        if kind == "role":
            named = messages.team if name in TEAMS else messages.recruit
            return named(name, language, chosen.edition)
        return words(language).say(f"arena-deed-{name}", edition=chosen.edition)

    def about(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        if not kind.startswith("artifact"):
            return ""
        chosen = settings(dict(options))
        artifact = next(one for one in load_deck(chosen.deck).artifacts if one.id == name)
        return artifact_text(artifact, language, chosen.edition)

    def card_of(self, kind: str, name: str) -> str | None:
        return name if kind.startswith("artifact") or name in KINDS else None


def _role(table: LeadersTable, seat: int) -> str:
    """The leader that a seat holds, else its team."""
    kinds = [table.kinds[paper] for paper in table.at[PLACES * seat : PLACES * seat + PLACES]]
    return KINDS[min(kinds)] if min(kinds) <= SUBTERRAN_LEADER else TEAMS[table.team(seat)]


FACTS = LeadersFacts()
