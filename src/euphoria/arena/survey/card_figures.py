"""What a survey says of single cards, as the file from which the page tells it beside the card."""

from __future__ import annotations

import json
from typing import Any

from euphoria.arena.survey.findings import SurveyFindings
from euphoria.arena.survey.game_facts import fact_reader_of
from euphoria.games import game as find_game

SCHEMA = 1
DIGITS = 4
LEFT_OUT = frozenset({"share", "p"})
"""Of the fields of an effect: the page tells the number of seats, and the p-value after its correction."""


def card_figures(findings: SurveyFindings) -> dict[str, Any]:
    """What was played, under which revision of the rules, and by card how often its owners won."""
    survey = findings.survey
    reader = fact_reader_of(survey.game)
    by_chance = {kind.id: kind.by_chance for kind in reader.kinds}
    cards: dict[str, list[dict[str, Any]]] = {}
    for one in findings.effects:
        card = reader.card_of(one.kind, one.name)
        if card is not None:
            figures = {
                field: round(value, DIGITS) if isinstance(value, float) else value
                for field, value in one._asdict().items()
                if field not in LEFT_OUT
            }
            cards.setdefault(card, []).append(figures | {"by_chance": by_chance[one.kind]})
    return {
        "schema": SCHEMA,
        "game": survey.game,
        "revision": find_game(survey.game).revision,
        "bot": survey.bot,
        "seats": survey.seats,
        "seed": survey.seed,
        "options": dict(survey.options),
        "games": len(findings.games),
        "cards": dict(sorted(cards.items())),
    }


def as_json(figures: dict[str, Any]) -> str:
    """The figures as text with one line for each card, so that two versions of the file can be compared."""
    head = json.dumps({**figures, "cards": {}}, ensure_ascii=False, indent=1).removesuffix("{}\n}")
    lines = (f"  {json.dumps(card)}: {json.dumps(found)}" for card, found in figures["cards"].items())
    return head + "{\n" + ",\n".join(lines) + "\n }\n}\n"
