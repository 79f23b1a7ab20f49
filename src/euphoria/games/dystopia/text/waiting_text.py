"""What the table waits for, to those who are not asked: nothing that they may not know."""

from __future__ import annotations

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.rules.recruit_triggers import seen_to_answer
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import cost_text, recruit_text
from euphoria.games.dystopia.text.action_text import Names
from euphoria.kernel.text.messages import Args, words


def waiting(state: City, language: str, names: Names) -> str | None:
    """One sentence: for whom, and to decide what. None when nobody is asked."""
    if not state.deciders:
        return None
    what = words(language).say(f"dystopia-waits-{codes.QUESTIONS[state.question]}", **_facts(state, language))
    players = cost_text.both([names[seat] for seat in state.deciders], language)
    return words(language).say("dystopia-waits", players=players, what=what)


def _facts(state: City, language: str) -> Args:
    if state.question == codes.ASK_ABILITY:
        tags = seen_to_answer(state, state.deciders[0])
        return {"recruits": cost_text.both([state.recruit(tag).name for tag in tags], language)}
    if state.question == codes.ASK_MAY:
        kind, number, _ = state.context
        if kind == codes.MAY_WAKE:
            return {"what": "wake", "gain": ""}
        return {"what": "gain", "gain": recruit_text.gain_of(EFFECTS[number], language, recruit_text.MAY)}
    return {}
