"""The words of `leaders`: actions, events, reasons, questions. Keys are in locales/*/leaders.ftl.

Events speak of everybody by name, in the third person; actions speak to the player who may take them. Each edition
of the game has words of its own (L-y-3), so whoever asks for words names the edition.
"""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.leaders.cards.decks import SEAT_CHOICES, Deck
from euphoria.games.leaders.codes import ASK_REDIRECT, PHASES
from euphoria.games.leaders.components import KINDS, PLACES, TEAMS
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text.artifact_text import artifact_name as artifact_name
from euphoria.games.leaders.text.artifact_text import artifact_text as artifact_text
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.messages import Args, words

Names = Sequence[str]


def default_names(seats: int, language: str) -> list[str]:
    """What seats are called where nobody has a name."""
    return [_default_name(seat, language) for seat in range(seats)]


def recruit(kind: str, language: str, edition: str) -> str:
    return words(language).say(f"leaders-recruit-{kind}", edition=edition)


def team(id: str, language: str, edition: str) -> str:
    return words(language).say(f"leaders-team-{id}", edition=edition)


def question(name: str, language: str, edition: str) -> str:
    """What the deciders are asked, in one sentence."""
    return words(language).say(f"leaders-question-{name}", edition=edition)


def deed(state: LeadersTable, about: Json, reader: int, language: str, names: Names) -> str:
    """The action that is being declared or answered, as `view` tells it, to the player who is asked about it."""
    seat, kind = _number(about["seat"]), str(about["deed"])
    said: Args = {"player": names[seat], "edition": state.settings.edition, "whom": "other"}
    if kind == "artifact":
        used = _use(state, about)
        said |= {"by": "you" if seat == reader else "other", "targets": ""}
        said["artifact"] = _artifact_name(state.deck, about["artifact"], language)
        if "choices" in used:
            kind = "artifact-on"
            said["targets"] = _targets(used, language, names, reader)
    if "place" in about:
        place = _number(about["place"])
        said |= {"owner": names[_owner(place)], "place": place % PLACES + 1}
        said["whom"] = "you" if _owner(place) == reader else "self" if _owner(place) == seat else "other"
    if "target" in about:
        said |= {"target": names[_number(about["target"])]}
        said["whom"] = "you" if about["target"] == reader else "other"
    return words(language).say(f"leaders-deed-{kind}", **said)


def _use(state: LeadersTable, about: Json) -> Json:
    """The use of an artifact as far as it has been declared, as the log would tell it."""
    used: Json = {"event": "used", "seat": about["seat"], "artifact": about["artifact"]}
    artifact, declared = state.deck.find(str(about["artifact"])), about["declared"]
    if artifact and isinstance(declared, list) and declared:
        sorts = [*artifact.choices, *artifact.choices[-1:] * len(declared)]
        used["choices"] = [
            {"target" if sort in SEAT_CHOICES else "place": value} for sort, value in zip(sorts, declared, strict=False)
        ]
    return used


def phase(name: str, language: str) -> str:
    return words(language).say(f"leaders-phase-{name}")


def option(name: str, language: str) -> str:
    """What an option of the table sets."""
    return words(language).say(f"leaders-option-{name}")


def action(state: LeadersTable, seat: int, action: Action, language: str, names: Names | None = None) -> str:
    """An action as its player reads it."""
    names = names or default_names(state.seats, language)
    kind, args, edition = action.kind, action.args, state.settings.edition
    said: Args = {}
    if kind == "order":
        dealt = state.kinds[PLACES * seat : PLACES * seat + PLACES]
        for name, index in zip(("first", "second", "third"), args, strict=True):
            said[name] = recruit(KINDS[dealt[index]], language, edition)
    elif kind == "skip":
        said["phase"] = PHASES[state.phase]
    elif kind == "discard":
        said["count"] = len(state.hands[seat])
    elif kind in ("interrogate", "hide", "choose-recruit", "claim-recruit"):
        said = _recruit_named(state, seat, args[0], language, names)
    elif kind in ("arm", "pay", "expose", "react"):
        own = PLACES * seat + args[-1]
        said = {"place": args[-1] + 1, "recruit": recruit(KINDS[state.kind_at(own)], language, edition)}
    elif kind in ("aim", "choose-player", "claim-team"):
        said = {"target": names[args[0]], "own": _yes(args[0] == seat), "same": _yes(args[0] == state.guns[seat])}
        if kind == "choose-player" and state.question == ASK_REDIRECT and seat in state.deciders:
            said["own"] = "shot"
    elif kind == "shoot":
        aim = state.guns[seat]
        said = {"aimed": "yes", "target": names[aim]} if 0 <= aim < state.seats else {"aimed": "no"}
    if kind in ("use", "give", "react"):
        said["artifact"] = artifact_name(state.deck.artifacts[args[0]], language)
    if kind == "give":
        said["target"] = names[args[1]]
    elif kind == "claim-team":
        said["team"] = _member(TEAMS[args[1]], language, edition)
    elif kind == "claim-recruit":
        said["recruit"] = recruit(KINDS[args[1]], language, edition)
    return words(language).say(f"leaders-action-{kind}", edition=edition, **said)


def event(deck: Deck, event: Json, language: str, names: Names, edition: str) -> str:
    """An entry of the log, as `State.events` gave it to a seat."""
    if event["event"] == "ended":
        return ending(event, language, names, edition)
    key = f"leaders-event-{event['event']}"
    seat = event.get("seat")
    said: Args = {"edition": edition}
    for name, value in event.items():
        if name == "seat":
            said["player"] = names[_number(value)]
        elif name == "target":
            said |= {"target": names[_number(value)], "own": _yes(value == seat)}
        elif name == "place":
            said |= _place(_number(value), language, names, "theirs" if _owner(value) == seat else "other")
        elif name == "place2":
            said |= {"owner2": names[_owner(value)], "place2": _number(value) % PLACES + 1}
        elif name in ("recruit", "artifact") and value is None:
            key += "-unseen"
        elif name == "recruit":
            said["recruit"] = recruit(str(value), language, edition)
        elif name == "artifact":
            said["artifact"] = _artifact_name(deck, value, language)
        elif name == "choices":
            key += "-on"
            said["targets"] = _targets(event, language, names)
        elif name == "team":
            said["team"] = _member(str(value), language, edition)
        elif name in ("count", "turn"):
            said[name] = _number(value)
    return words(language).say(key, **said)


def ending(outcome: Json, language: str, names: Names, edition: str) -> str:
    """How the game ended, from an outcome's JSON."""
    winners = outcome["winners"]
    assert isinstance(winners, list)
    listed = ", ".join(names[seat] for seat in winners)
    return words(language).say(f"leaders-ended-{outcome['reason']}", winners=listed, edition=edition)


def why(state: LeadersTable, key: str, args: Args, language: str, names: Names | None = None) -> str:
    """Why an action is not allowed; `args` as in a refusal."""
    edition = state.settings.edition
    said = dict(args)
    if "player" in said:
        seat = int(said["player"])
        said["player"] = names[seat] if names and seat < len(names) else _default_name(seat, language)
    if "artifact" in said:
        said["artifact"] = _artifact_name(state.deck, said["artifact"], language)
    if "asked" in said:
        said["asked"] = question(str(said["asked"]), language, edition)
    return words(language).say(f"leaders-why-{key}", edition=edition, **said)


# Parts of sentences.


def _default_name(seat: int, language: str) -> str:
    return words(language).say("leaders-seat", number=seat + 1)


def _member(team: str, language: str, edition: str) -> str:
    """What somebody of this team is: "on the Euphorian team", "an Anarchist"."""
    return words(language).say(f"leaders-member-{team}", edition=edition)


def _recruit_named(state: LeadersTable, seat: int, place: int, language: str, names: Names) -> Args:
    """A recruit, to this seat; what it is only if it is exposed or the seat's own."""
    own = place // PLACES == seat
    said = _place(place, language, names, "yours" if own else "other")
    if own or state.is_up(place):
        return said | {
            "known": "yes",
            "recruit": recruit(KINDS[state.kind_at(place)], language, state.settings.edition),
        }
    return said | {"known": "no"}


def _place(place: int, language: str, names: Names, whose: str) -> Args:
    """Whose recruit, on which place, and `which`: both in one phrase."""
    said: Args = {"owner": names[place // PLACES], "place": place % PLACES + 1}
    return said | {"which": words(language).say("leaders-recruit-of", whose=whose, **said)}


def _artifact_name(deck: Deck, id: object, language: str) -> str:
    found = deck.find(str(id))
    return artifact_name(found, language) if found else str(id)


def _targets(event: Json, language: str, names: Names, reader: int | None = None) -> str:
    """What was declared for an artifact; the reader, if there is one, is "you"."""
    choices = event["choices"]
    assert isinstance(choices, list)
    said = []
    for choice in choices:
        if "target" in choice:
            you = choice["target"] == reader
            said.append(words(language).say("leaders-you") if you else names[choice["target"]])
        else:
            owner = _owner(choice["place"])
            whose = "yours" if owner == reader else "theirs" if owner == event["seat"] else "other"
            said.append(str(_place(choice["place"], language, names, whose)["which"]))
    return ", ".join(said)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _owner(place: object) -> int:
    return _number(place) // PLACES


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
