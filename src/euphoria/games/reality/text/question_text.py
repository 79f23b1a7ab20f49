"""Questions to one player, in the second person: whom they are about, what for, and with how many AP."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.character_text import ability_name
from euphoria.games.reality.text.name_text import Names
from euphoria.kernel.text.messages import Args, words


def question(state: Show, seat: int, language: str, names: Names | None = None) -> str:
    """The question that this seat is asked now. All that it says of the position is public."""
    asked = words(language).say(f"reality-ask-{codes.QUESTIONS[state.question]}", **_facts(state, language, names))
    return name_text.tidy(asked, language)


def _facts(state: Show, language: str, names: Names | None) -> Args:
    """Who acts, with what, and whom the question is about; each is empty or 0 where there is nothing of it."""
    acting, about = state.active, state.subject
    known = state.figures()
    ability = state.character(acting).ability if acting in known else None
    shots = sum(declared for _, _, declared in state.declared)
    points = max(0, state.ap[acting] - shots) if acting in known else 0
    return {
        "figure": name_text.figure(state, acting, language, names) if acting in known else "",
        "about": name_text.figure(state, about, language, names) if about in known else "",
        "saviour": name_text.figure(state, state.saviour, language, names) if state.saviour in known else "",
        "ability": "" if ability is None else ability_name(ability, language),
        "points": state.purse if state.question == codes.ASK_GOAL else points,
        "shots": shots,
        "mission": str(state.settings.mission),
    }
