"""The words of `leaders`: actions, events, reasons, artifacts. Keys are in locales/*/leaders.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.leaders.components import KINDS, PLACES, TEAMS
from euphoria.games.leaders.decks import CHOICES, TRIGGERS, VERBS, Artifact, Deck
from euphoria.games.leaders.state import Table
from euphoria.kernel.action import Action
from euphoria.kernel.state import Json
from euphoria.kernel.text import Args, Words, words

Names = Sequence[str]


def default_names(seats: int, language: str) -> list[str]:
    """What seats are called where nobody has a name."""
    return [words(language).say("leaders-seat", number=seat + 1) for seat in range(seats)]


def recruit(kind: str, language: str) -> str:
    return words(language).say(f"leaders-recruit-{kind}")


def team(id: str, language: str, edition: str = "B") -> str:
    """A team's name; the third team is called otherwise in each edition."""
    return words(language).say(f"leaders-team-{id}", edition=edition)


def artifact_name(artifact: Artifact, language: str) -> str:
    return artifact.name_es if language == "es" else artifact.name_en


def artifact_text(artifact: Artifact, language: str) -> str:
    """What an artifact does, put together from its declaration, so that text and behaviour cannot differ."""
    say = words(language).say
    sentences = []
    if artifact.reaction:
        sentences.append(say(f"leaders-trigger-{TRIGGERS[artifact.trigger]}"))
    for verb, first, second in artifact.verbs:
        args: Args = {}
        for name, index in (("first", first), ("second", second)):
            if index >= 0:
                again = index > 0 and artifact.choices[index] == artifact.choices[0]
                key = f"leaders-choice-{CHOICES[artifact.choices[index]]}"
                args[name] = say(f"{key}-again" if again else key)
        sentences.append(say(f"leaders-verb-{VERBS[verb]}", **args))
    if artifact.leaves_game:
        sentences.append(say("leaders-leaves-game"))
    return " ".join(sentences)


def action(state: Table, seat: int, action: Action, language: str, names: Names | None = None) -> str:
    """An action as its player reads it."""
    speech = words(language)
    names = names or default_names(state.seats, language)
    kind, args = action.kind, action.args
    said: Args = {}
    if kind == "order":
        dealt = state.kinds[PLACES * seat : PLACES * seat + PLACES]
        for name, index in zip(("first", "second", "third"), args, strict=True):
            said[name] = recruit(KINDS[dealt[index]], language)
    elif kind in ("interrogate", "hide", "choose-recruit", "claim-recruit"):
        said |= _place(args[0], names)
        if state.is_up(args[0]):
            said["recruit"] = recruit(KINDS[state.kind_at(args[0])], language)
            kind += "-exposed" if kind == "choose-recruit" else ""
    elif kind in ("arm", "pay", "expose", "react"):
        place = PLACES * seat + args[-1]
        said |= {"place": args[-1] + 1, "recruit": recruit(KINDS[state.kind_at(place)], language)}
    elif kind in ("aim", "choose-player", "claim-team"):
        said["target"] = names[args[0]]
    elif kind == "shoot":
        said["target"] = names[state.guns[seat]]
    if kind in ("use", "give", "react"):
        said["artifact"] = artifact_name(state.deck.artifacts[args[0]], language)
    if kind == "give":
        said["target"] = names[args[1]]
    elif kind == "claim-team":
        said["team"] = team(TEAMS[args[1]], language, state.settings.edition)
        kind += "-own" if args[0] == seat else ""
    elif kind == "claim-recruit":
        said["recruit"] = recruit(KINDS[args[1]], language)
        kind += "-own" if args[0] // PLACES == seat else ""
    return speech.say(f"leaders-action-{kind}", **said)


def event(deck: Deck, event: Json, language: str, names: Names, edition: str = "B") -> str:
    """An entry of the log, as `State.events` gave it to a seat."""
    key = f"leaders-event-{event['event']}"
    said: Args = {}
    for name, value in event.items():
        if name in ("seat", "target"):
            said["player" if name == "seat" else name] = names[int(str(value))]
        elif name in ("place", "place2"):
            owner = _place(int(str(value)), names)
            said |= owner if name == "place" else {"owner2": owner["player"], "place2": owner["place"]}
            said.setdefault("owner", owner["player"])
        elif name in ("recruit", "artifact") and value is None:
            key += "-unseen"
        elif name == "recruit":
            said["recruit"] = recruit(str(value), language)
        elif name == "artifact":
            found = deck.find(str(value))
            said["artifact"] = artifact_name(found, language) if found else str(value)
        elif name == "team":
            said["team"] = team(str(value), language, edition)
        elif name in ("count", "turn"):
            said[name] = int(str(value))
    if "seat" in event:
        said["player"] = names[int(str(event["seat"]))]
    if isinstance(event.get("choices"), list):
        key += "-on" if event["choices"] else ""
        said["targets"] = _targets(event, names, words(language))
    if event["event"] == "ended":
        return ending(event, language, names)
    return words(language).say(key, **said)


def ending(outcome: Json, language: str, names: Names) -> str:
    """How the game ended, from an outcome's JSON."""
    winners = outcome["winners"]
    assert isinstance(winners, list)
    listed = ", ".join(names[seat] for seat in winners)
    return words(language).say(f"leaders-ended-{outcome['reason']}", winners=listed, count=len(winners))


def why(state: Table, key: str, args: Args, language: str, names: Names | None = None) -> str:
    """Why an action is not allowed; `args` as in a refusal."""
    speech = words(language)
    said = dict(args)
    if "player" in said:
        seat = int(said["player"])
        names = names or default_names(state.seats, language)
        said["player"] = names[seat] if seat < len(names) else speech.say("leaders-seat", number=seat + 1)
    if "artifact" in said:
        found = state.deck.find(str(said["artifact"]))
        said["artifact"] = artifact_name(found, language) if found else said["artifact"]
    if "asked" in said:
        said["asked"] = speech.say(f"leaders-question-{said['asked']}")
    said.pop("action", None)
    return speech.say(f"leaders-why-{key}", **said)


def question(name: str, language: str) -> str:
    """What the deciders are asked, in one sentence."""
    return words(language).say(f"leaders-question-{name}")


def _targets(event: Json, names: Names, speech: Words) -> str:
    said = []
    choices = event["choices"]
    assert isinstance(choices, list)
    for choice in choices:
        if "target" in choice:
            said.append(names[choice["target"]])
        else:
            place = _place(choice["place"], names)
            said.append(speech.say("leaders-recruit-of", **place))
    return ", ".join(said)


def _place(place: int, names: Names) -> Args:
    return {"player": names[place // PLACES], "place": place % PLACES + 1}
