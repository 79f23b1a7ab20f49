"""Every sentence of Contraband, in English and Spanish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euphoria import Action, Audience, Refusal, State
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.narrator import Card

KINDS = ("tea", "silk", "spice", "relic")

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "tea": "tea", "silk": "silk", "spice": "spice", "relic": "a forbidden relic",
        "tea-about": "Scores 1.", "silk-about": "Scores 2.", "spice-about": "Scores 3.",
        "relic-about": "Scores 5, if nobody finds it.",
        "ask-carry": "Which card do you carry through the gate?",
        "ask-inspect": "{name} is at the gate. Do you inspect?",
        "carry": "Carry {card}", "inspect": "Inspect", "wave-through": "Wave through",
        "event-turn": "{name} is next.", "event-carried": "{name} carries a card to the gate.",
        "event-stashed": "Nobody looks; {name} stashes the card.",
        "event-opened": "{inspector} opens the card of {name}: {card}.",
        "event-ended": "All hands are empty.",
        "not-asked": "You are not asked now.", "not-held": "You hold no such card.", "not-now": "Not now.",
    },
    "es": {
        "tea": "té", "silk": "seda", "spice": "especias", "relic": "una reliquia prohibida",
        "tea-about": "Vale 1.", "silk-about": "Vale 2.", "spice-about": "Vale 3.",
        "relic-about": "Vale 5, si nadie la encuentra.",
        "ask-carry": "¿Qué carta llevas por la puerta?",
        "ask-inspect": "{name} está en la puerta. ¿Inspeccionas?",
        "carry": "Llevar {card}", "inspect": "Inspeccionar", "wave-through": "Dejar pasar",
        "event-turn": "Le toca a {name}.", "event-carried": "{name} lleva una carta a la puerta.",
        "event-stashed": "Nadie mira; {name} guarda la carta.",
        "event-opened": "{inspector} abre la carta de {name}: {card}.",
        "event-ended": "Nadie tiene cartas en la mano.",
        "not-asked": "Ahora no se te pregunta.", "not-held": "No tienes esa carta.", "not-now": "Ahora no.",
    },
}  # fmt: skip


class ContrabandNarrator:
    """Every sentence that a player reads."""

    def _say(self, key: str, audience: Audience, **values: Any) -> str:
        return TEXTS[audience.language][key].format(**values)

    def _name(self, seat: Any, audience: Audience) -> str:
        return audience.names[seat] if audience.names else str(seat + 1)

    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        return [Card(kind, TEXTS[language][kind], TEXTS[language][f"{kind}-about"], False) for kind in KINDS]

    def question(self, state: State, seat: int, audience: Audience) -> str:
        view = state.view(seat)
        key = "ask-carry" if view["active"] == seat else "ask-inspect"
        return self._say(key, audience, name=self._name(view["active"], audience))

    def action(self, state: State, seat: int, action: Action, audience: Audience) -> str:
        card = TEXTS[audience.language][KINDS[action.args[0]]] if action.args else ""
        return self._say(action.kind, audience, card=card)

    def event(self, state: State, event: Json, audience: Audience) -> str:
        values = {
            "name" if key == "seat" else key: self._name(event[key], audience)
            for key in ("seat", "inspector")
            if key in event
        }
        if isinstance(kind := event.get("kind"), int):
            values["card"] = TEXTS[audience.language][KINDS[kind]]
        return self._say(f"event-{event['event']}", audience, **values)

    def why(self, state: State, refusal: Refusal, audience: Audience) -> str:
        return self._say(refusal.key, audience)
