"""The facts of `reality` for surveys: characters fielded, objects bought and used, upgrades.

Missions rotate, and teams are drawn at random: a bot would field the same team in every game, on both sides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from euphoria.arena.survey.game_facts import GenericFacts, ThingKind, ThingUse
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.sequence.ending import earned
from euphoria.games.reality.rules.sequence.setup import team_by_lot
from euphoria.games.reality.state import NEUTRAL, NO_UPGRADE, Show
from euphoria.games.reality.statistics.game_statistics import RealityStatistics
from euphoria.games.reality.teams.roster import flaws, pack
from euphoria.games.reality.teams.team_file import ready_made
from euphoria.games.reality.text import character_text
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State
from euphoria.kernel.text.messages import words

READY_ONE_IN = 4
"""One team in so many is a ready-made one."""


class RealityFacts(GenericFacts):
    kinds: Sequence[ThingKind] = (
        ThingKind("character", by_chance=True),
        ThingKind("object", by_chance=True),
        ThingKind("object-used"),
        ThingKind("ability"),
        ThingKind("upgrade"),
    )

    def vary(self, number: int) -> dict[str, Any]:
        """The missions in rotation."""
        return {"mission": MISSIONS[number % len(MISSIONS)]}

    def draw(self, state: State, dice: Dice) -> None:
        """Draw a team for each seat. Some are ready-made ones: only those have upgrades."""
        show = cast(Show, state)
        elements = len(show.terrain.elements)
        rules = show.settings.budget, show.settings.mission, elements
        ready = [team for team in ready_made(elements) if not flaws(team, *rules)]
        for seat in range(show.seats):
            is_ready = ready and not dice.below(READY_ONE_IN)
            team = dice.pick(ready) if is_ready else team_by_lot(*rules, dice)
            show.apply(seat, show.game.action(["team", *pack(team)]))

    def standing(self, state: State) -> Sequence[float]:
        """Victory points for eliminated rivals."""
        show = cast(Show, state)
        return [earned(show, seat) for seat in range(show.seats)]

    def used(self, state: State) -> list[ThingUse]:
        show = cast(Show, state)
        seen = RealityStatistics()
        seen.read(show)
        led = show.settings.mission == "rescue"
        found: dict[tuple[str, str, int], int] = {}
        for number, figure in enumerate(seen.figures):
            # The Susan of the mission "rescue" is in every game and belongs to no team.
            if figure.seat == NEUTRAL or (led and CHARACTERS[figure.who].traits & Trait.STAR):
                continue
            counts = {("character", figure.id): 1, ("ability", figure.id): figure.abilities}
            counts |= {("object", OBJECTS[item]): 1 for item in listed(show.bought[number])}
            counts |= {("object-used", item): times for item, times in figure.objects.items()}
            counts["upgrade", figure.id] = int(show.upgrades[number] != NO_UPGRADE)
            for (kind, name), times in counts.items():
                if times:
                    found[kind, name, figure.seat] = found.get((kind, name, figure.seat), 0) + times
        return [ThingUse(*key, times) for key, times in sorted(found.items())]

    def label(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        if kind.startswith("object"):
            return words(language).say(f"reality-object-{name}", form="name")
        return words(language).say(f"reality-character-{name}")

    def about(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        """The texts of a character's ability and traits."""
        if kind.startswith("object"):
            return ""
        character = CHARACTERS[BY_ID[name]]
        able = [character_text.ability(character.ability, language)] if character.ability else []
        return " ".join([*able, *character_text.traits(character, language)])

    def card_of(self, kind: str, name: str) -> str | None:
        return name


FACTS = RealityFacts()
