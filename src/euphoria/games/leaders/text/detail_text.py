"""What a choice costs and what it does, where its sentence does not say it."""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.games.leaders.actions import SLOTS
from euphoria.games.leaders.components import (
    EUPHORIAN,
    EUPHORIAN_FOLLOWER,
    EUPHORIAN_LEADER,
    KINDS,
    PLACES,
    SUBTERRAN,
    TEAMS,
    WASTELANDER,
)
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text.artifact_text import artifact_effect, artifact_text
from euphoria.games.leaders.text.messages import Names, recruit
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import ChoiceDetails


def details(state: LeadersTable, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    """Of a legal action, from what its player knows."""
    return _Details(state, seat, language, names).of(action)


class _Details:
    """The details of one player's choices."""

    def __init__(self, state: LeadersTable, seat: int, language: str, names: Names) -> None:
        self.state, self.seat, self.language, self.names = state, seat, language, names
        self.edition = state.settings.edition

    def of(self, action: Action) -> ChoiceDetails | None:
        match action.kind:
            case "arm":
                return ChoiceDetails(self._leader_warning(action.args[0]), self._effect("arm"))
            case "pay" | "expose":
                cost = self._leader_warning(action.args[0])
                return ChoiceDetails(cost) if cost else None
            case "use":
                effect = artifact_text(self.state.deck.artifacts[action.args[0]], self.language, self.edition)
                return ChoiceDetails(self._payment(), effect)
            case "react":
                artifact, slot = action.args
                effect = artifact_effect(self.state.deck.artifacts[artifact], self.language, self.edition)
                return ChoiceDetails(self._leader_warning(slot), effect)
            case "shoot":
                return ChoiceDetails(self._cost("shoot"), self._shot(self.state.guns[self.seat], "shot"))
            case "decline":
                effect = self._declined()
                return ChoiceDetails(effect=effect) if effect else None
        return None

    def _cost(self, key: str, **args: str | int) -> str:
        return words(self.language).say(f"leaders-cost-{key}", edition=self.edition, **args)

    def _effect(self, key: str, **args: str | int) -> str:
        return words(self.language).say(f"leaders-effect-{key}", edition=self.edition, **args)

    def _payment(self) -> str:
        """What an artifact costs: one hidden recruit, which is named where there is only one."""
        slots = SLOTS[self.state.hidden(self.seat)]
        return self._exposing(slots[0]) if len(slots) == 1 else self._cost("choose", count=len(slots))

    def _exposing(self, slot: int) -> str:
        kind = self.state.kind_at(PLACES * self.seat + slot)
        said = self._cost("expose", place=slot + 1, recruit=recruit(KINDS[kind], self.language, self.edition))
        warning = self._leader_warning(slot)
        return said if warning is None else f"{said} {warning[0].upper()}{warning[1:]}"

    def _leader_warning(self, slot: int) -> str | None:
        """An exposed leader can be shot. The sentences of choices name the recruit, and this is what it means."""
        if self.state.kind_at(PLACES * self.seat + slot) >= EUPHORIAN_FOLLOWER:
            return None
        return self._cost("leader")

    def _shot(self, target: int, key: str, shooter: int | None = None) -> str:
        """What a shot does to its target, by what everybody sees of them."""
        state = self.state
        said = {"target": self.names[target]} if 0 <= target < state.seats else {"target": ""}
        for place in range(PLACES * target, PLACES * target + PLACES):
            if state.is_up(place) and state.kind_at(place) < EUPHORIAN_FOLLOWER:
                team = SUBTERRAN if state.kind_at(place) == EUPHORIAN_LEADER else EUPHORIAN
                if state.is_wastelander(self.seat if shooter is None else shooter):
                    team = WASTELANDER
                return self._effect(f"{key}-leader", team=TEAMS[team], **said)
        return self._effect(key, wastelander="yes" if state.is_wastelander(target) else "no", **said)

    def _declined(self) -> str:
        """What happens to this player if nobody reacts; nothing where it happens to others."""
        deed, actor, a, _ = self.state.deed
        if deed == codes.SHOT and a == self.seat:
            return self._shot(a, "shot-you", actor)
        if deed == codes.INTERROGATION and a // PLACES == self.seat:
            return self._effect("looked-at", player=self.names[actor], place=a % PLACES + 1)
        return ""
