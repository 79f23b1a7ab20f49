"""The texts of `reality`: events, endings, and reasons why an action is not allowed; also the front door to the others.

Events are in the third person; actions address the player who may take them. Names are in `name_text`, actions in
`action_text`, character sheets in `character_text`, sight and aim in `sight_text`. Messages are in
locales/*/reality.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from euphoria.games.reality.geometry.terrain import GROUND
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.action_text import ACTIONS as ACTIONS
from euphoria.games.reality.text.action_text import action as action
from euphoria.games.reality.text.character_text import Sheet as Sheet
from euphoria.games.reality.text.character_text import ability as ability
from euphoria.games.reality.text.character_text import ability_name
from euphoria.games.reality.text.character_text import profile as profile
from euphoria.games.reality.text.character_text import sheet as sheet
from euphoria.games.reality.text.character_text import sheets as sheets
from euphoria.games.reality.text.name_text import Names, tidy
from euphoria.games.reality.text.name_text import character as character
from euphoria.games.reality.text.name_text import default_names as default_names
from euphoria.games.reality.text.name_text import edge as edge
from euphoria.games.reality.text.name_text import element as element
from euphoria.games.reality.text.name_text import figure as figure
from euphoria.games.reality.text.name_text import flag as flag
from euphoria.games.reality.text.name_text import inches as inches
from euphoria.games.reality.text.name_text import load as load
from euphoria.games.reality.text.name_text import mission as mission
from euphoria.games.reality.text.name_text import option as option
from euphoria.games.reality.text.name_text import phase as phase
from euphoria.games.reality.text.name_text import place as place
from euphoria.games.reality.text.name_text import question as question
from euphoria.games.reality.text.name_text import thing as thing
from euphoria.games.reality.text.name_text import upgrades as upgrades
from euphoria.games.reality.text.name_text import wind as wind
from euphoria.games.reality.text.sight_text import aim as aim
from euphoria.games.reality.text.sight_text import average
from euphoria.games.reality.text.sight_text import sight as sight
from euphoria.games.reality.text.spoken.place_words import with_landmark
from euphoria.games.reality.text.spoken.travels import came_from
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.messages import Args, words

# Events.

FIGURES = ("figure", "other", "victim")
LENGTHS = ("drop", "moved")
PLAIN = ("roll", "turn", "points", "damage", "life", "dice", "count", "shots", "aim")
YES_OR_NO = ("lucky", "rages", "massacre", "hit")
WORDS = ("how", "repeat")
MINUS = "\N{MINUS SIGN}"


def event(state: Show, event: Json, language: str, names: Names | None = None) -> str:
    """An entry of the log, as `State.events` gives it to a seat."""
    kind = str(event["event"])
    if kind == "ended":
        return ending(event, language, names)
    key = f"reality-event-{kind}"
    args: Args = {}
    for name, value in event.items():
        if name in FIGURES:
            args[name] = figure(state, _int(value), language, names)
        elif name in PLAIN:
            args[name] = _int(value)
        elif name in LENGTHS:
            args[name] = inches(_int(value), language)
        elif name in YES_OR_NO:
            args[name] = "yes" if value else "no"
        elif name in WORDS:
            args[name] = str(value)
        elif name == "seat":
            args["player"] = name_text.player(_int(value), language, names)
        elif name in EVENT_WORDS:
            args[name] = EVENT_WORDS[name](state, value, language, names)
    if "x" in event:
        there = _int(event["x"]), _int(event["y"]), _int(event.get("surface", GROUND))
        plain = place(state, there, language)
        args["place"] = plain if kind == "platform" else with_landmark(plain, state, there, language)
        if kind == "walked" and (origin := came_from(state, _int(event["n"]), _int(event["figure"]), there, language)):
            key, args["origin"] = f"{key}-from", origin
    args |= _special_args(state, kind, event, language, names)
    if args.get("objects"):
        key += "-objects"
    return tidy(words(language).say(key, **args), language)


def _special_args(state: Show, kind: str, event: Json, language: str, names: Names | None) -> Args:
    """The arguments that only this kind of event has."""
    if kind == "team":
        return {"members": name_text.members(state, _int(event["seat"]), language)}
    if kind == "elated":
        gain = _int(event["gain"])
        return {"way": "gains" if gain > 0 else "loses", "count": abs(gain)}
    if kind == "used":
        used = state.character(_int(event["figure"])).ability
        return {"ability": ability_name(used, language) if used else "-"}
    if kind == "healed":
        return {"own": "yes" if event["figure"] == event["other"] else "no"}
    if kind == "declared":
        return {"weapon": name_text.weapon(state, _int(event["figure"]), _int(event["weapon"]))}
    if kind == "aimed":
        return _aimed_args(event, language)
    if kind == "flames":
        return {"wind": name_text.heading(_int(event["dx"]), _int(event["dy"]), language)}
    return {}


def _aimed_args(event: Json, language: str) -> Args:
    """What an aim is made of, and what is to be expected of the shots."""
    say = words(language).say
    terms = [
        say(
            "reality-aim-term",
            value=f"{term['value']:+d}".replace("-", MINUS),
            name=say(f"reality-term-{term['name']}"),
        )
        for term in _list(event["modifiers"])
    ]
    chance, expected = event["chance"], event["expected"]
    assert isinstance(chance, float) and isinstance(expected, dict)
    return {
        "profile": _int(event["profile"]),
        "count": len(terms),
        "terms": ", ".join(terms),
        "chance": round(chance * 100),
        "hits": average(expected["hits"], language),
        "damage": average(expected["damage"], language),
    }


def _in_mask(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


EVENT_WORDS: dict[str, Callable[[Show, object, str, Names | None], str]] = {
    "edge": lambda state, value, language, names: edge(_int(value), language),
    "phase": lambda state, value, language, names: phase(str(value), language),
    "load": lambda state, value, language, names: load(state, _int(value), language, names),
    "element": lambda state, value, language, names: name_text.element_named(state, str(value), language),
    "object": lambda state, value, language, names: thing(str(value), language, "a"),
    "objects": lambda state, value, language, names: name_text.things(_list(value), language),
    "figures": lambda state, value, language, names: name_text.figures(state, _in_mask(_int(value)), language, names),
}
"""The fields of events whose value is put into words by a function of its own."""


def ending(outcome: Json, language: str, names: Names | None = None) -> str:
    """How the game ended, from the JSON of an outcome."""
    say = words(language).say
    winners, scores = _list(outcome["winners"]), _list(outcome["scores"])
    listed = ", ".join(
        say("reality-score", player=name_text.player(seat, language, names), points=points)
        for seat, points in enumerate(scores)
    )
    key = f"reality-ended-{outcome['reason']}"
    if not winners:
        return tidy(say(f"{key}-draw", scores=listed), language)
    won = ", ".join(name_text.player(seat, language, names) for seat in winners)
    return tidy(say(key, winners=won, scores=listed), language)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value


# Reasons.

BETWEEN_FLAWS, IN_A_FLAW, OF_AN_ARGUMENT = ";", " ", "="


def why(state: Show, key: str, args: Args, language: str, names: Names | None = None) -> str:
    """Why an action is not allowed; `args` are those of a refusal."""
    args = dict(args)
    for name in args.keys() & {"figure", "other"}:
        args[name] = figure(state, int(args[name]), language, names)
    if "distance" in args:
        args["distance"] = inches(int(args["distance"]), language)
    if "element" in args:
        args["element"] = element(state, int(args["element"]), language)
    if "object" in args:
        args["object"] = thing(str(args["object"]), language, "a")
    if "asked" in args:
        args["asked"] = question(str(args["asked"]), language)
    if "flaws" in args:
        args["flaws"] = flaws(str(args["flaws"]), language)
    return tidy(words(language).say(f"reality-why-{key}", **args), language)


def flaws(packed: str, language: str) -> str:
    """All flaws of a team, each with its rule (R-team-6), from the text that the refusals packed them into."""
    sentences = []
    for flaw in packed.split(BETWEEN_FLAWS):
        rule, key, *rest = flaw.split(IN_A_FLAW)
        args: dict[str, str | int] = {}
        for argument in rest:
            name, _, value = argument.partition(OF_AN_ARGUMENT)
            args[name] = value if name == "who" else int(value)
        sentences.append(f"{team_flaw(key, args, language)} ({rule})")
    return " ".join(sentences)


def team_flaw(key: str, args: Mapping[str, str | int], language: str) -> str:
    """One flaw of a team, without its rule."""
    said = {name: character(str(value), language) if name == "who" else value for name, value in args.items()}
    return tidy(words(language).say(f"reality-flaw-{key}", **said), language)
