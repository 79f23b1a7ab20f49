"""Questions to one player, in the second person: what happened, what is asked, and what for."""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.games.leaders.cards.decks import CHOICES, Artifact
from euphoria.games.leaders.knowledge import view
from euphoria.games.leaders.rules import reactions
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text import messages
from euphoria.games.leaders.text.artifact_text import artifact_name
from euphoria.games.leaders.text.messages import Names
from euphoria.kernel.text.messages import Args, words


def question(state: LeadersTable, seat: int, language: str, names: Names) -> str:
    """The question that this seat is asked now."""
    name, said = codes.QUESTIONS[state.question], _facts(state, seat, language, names)
    asked = words(language).say(f"leaders-ask-{name}", edition=state.settings.edition, **said)
    if state.question not in (codes.ASK_REACTION, codes.ASK_CHOICE, codes.ASK_PAYMENT):
        return asked
    return f"{messages.deed(state, view.deed(state), seat, language, names)} {asked}"


def _facts(state: LeadersTable, seat: int, language: str, names: Names) -> Args:
    """What the question says of the position, all of it known to the seat."""
    match state.question:
        case codes.ASK_ARTIFACT:
            return {"count": len(state.hands[seat])}
        case codes.ASK_ACTION | codes.ASK_AIM:
            aim = state.guns[seat]
            aimed = 0 <= aim < state.seats
            return {"armed": "yes" if aimed else "no", "target": names[aim] if aimed else ""}
        case codes.ASK_CHOICE:
            return {"what": _wanted(state, language)}
        case codes.ASK_REACTION:
            able = {action.args[0] for action in reactions.listed(state, seat) if action.args}
            only = state.deck.artifacts[min(able)] if len(able) == 1 else None
            return {"count": len(able), "artifact": artifact_name(only, language) if only else ""}
        case codes.ASK_EXPOSE:
            artifact = _used(state)
            return {"player": names[state.deed[1]], "artifact": artifact_name(artifact, language)}
        case codes.ASK_REDIRECT:
            return {"target": names[state.deed[2]]}
    return {}


def _used(state: LeadersTable) -> Artifact:
    """The artifact that is being used."""
    return state.deck.artifacts[state.deed[2]]


def _wanted(state: LeadersTable, language: str) -> str:
    """What is to be chosen for the artifact: "another player", say, or after a first one "yet another player"."""
    choices, declared = _used(state).choices, len(state.declared)
    choice = choices[min(declared, len(choices) - 1)]
    again = declared and choice == choices[0]
    if CHOICES[choice] == "target":
        mention = "aimed" if declared else "new"
    else:
        mention = "different" if again else "new"
    return words(language).say(f"leaders-choice-{CHOICES[choice]}", mention=mention, edition=state.settings.edition)
