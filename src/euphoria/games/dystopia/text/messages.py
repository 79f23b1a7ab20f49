"""Events, the end and refusals in words. The messages are in locales/*/dystopia.ftl.

Events name all players, in the third person; actions address the player who may take them. Names are in `name_text`,
actions in `action_text`, costs in `cost_text`, recruits in `recruit_text`.
"""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.costs import read
from euphoria.games.dystopia.events import CRITERIA
from euphoria.games.dystopia.text import cost_text
from euphoria.games.dystopia.text.action_text import ACTIONS as ACTIONS
from euphoria.games.dystopia.text.action_text import Names
from euphoria.games.dystopia.text.action_text import action as action
from euphoria.games.dystopia.text.cost_text import artifact as artifact
from euphoria.games.dystopia.text.cost_text import cost as cost
from euphoria.games.dystopia.text.cost_text import good as good
from euphoria.games.dystopia.text.name_text import default_name
from euphoria.games.dystopia.text.name_text import default_names as default_names
from euphoria.games.dystopia.text.name_text import dilemma as dilemma
from euphoria.games.dystopia.text.name_text import dilemma_side as dilemma_side
from euphoria.games.dystopia.text.name_text import faction as faction
from euphoria.games.dystopia.text.name_text import option as option
from euphoria.games.dystopia.text.name_text import question as question
from euphoria.games.dystopia.text.name_text import recruit as recruit
from euphoria.games.dystopia.text.name_text import site as site
from euphoria.games.dystopia.text.name_text import site_name as site_name
from euphoria.games.dystopia.text.name_text import space as space
from euphoria.games.dystopia.text.name_text import star_spot as star_spot
from euphoria.games.dystopia.text.name_text import tile as tile
from euphoria.games.dystopia.text.name_text import tile_penalty as tile_penalty
from euphoria.games.dystopia.text.name_text import tile_text as tile_text
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.messages import Args, words

# Events.


def event(event: Json, language: str, names: Names) -> str:
    """An entry of the log, as `State.events` gave it to a seat."""
    if event["event"] == "ended":
        return ending(event, language, names)
    key = f"dystopia-event-{event['event']}"
    args: Args = {}
    for name, value in event.items():
        if name in ("recruit", "artifact") and value is None:
            key += "-unseen"
        elif name == "good" and value is None:
            key += "-nothing"
        elif name in ("seat", "target"):
            args["player" if name == "seat" else name] = names[_int(value)]
        elif name == "space":
            form = "from" if event["event"] in ("bumped", "retrieved") else "on"
            args[name] = space(str(value), language, form)
        elif name in EVENT_WORDS:
            args[name] = EVENT_WORDS[name](value, language)
        elif name in ("turn", "number", "count", "morale", "knowledge", "total", "left"):
            args[name] = _int(value)
        elif name == "numbers":
            args[name] = cost_text.both([str(number) for number in _numbers(value)], language)
        elif name == "seats":
            args["players"] = cost_text.both([names[seat] for seat in _numbers(value)], language)
        elif name == "criterion":
            args[name] = str(value)
        elif name == "steps":
            args |= {"count": abs(_int(value)), "way": "gains" if _int(value) > 0 else "loses"}
    if event["event"] == "star" and "recruit" in args:
        args["spot"] = star_spot(_int(event["spot"]), language, str(args["recruit"]))
    elif event["event"] in ("allegiance", "allegiance-stays"):
        args["faction"] = faction(str(event["faction"]), language, "allegiance")
    elif event["event"] == "goods":
        count = _int(event["count"])
        args["way"] = "gains" if count > 0 else "pays"
        args["good"] = cost_text.goods(GOODS.index(str(event["good"])), abs(count), language)
    return words(language).say(key, **args)


def _numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


def _vector(value: object, language: str) -> str:
    return cost_text.paid(_numbers(value), language)


EVENT_WORDS: dict[str, Callable[[object, str], str]] = {
    "recruit": lambda value, language: recruit(str(value)).name,
    "artifact": lambda value, language: cost_text.artifacts_of(ARTIFACTS.index(str(value)), 1, language),
    "tile": lambda value, language: tile(str(value), language),
    "good": lambda value, language: cost_text.goods(GOODS.index(str(value)), 1, language),
    "faction": lambda value, language: faction(str(value), language),
    "site": lambda value, language: site_name(_int(value)),
    "spot": lambda value, language: star_spot(_int(value), language),
    "paid": _vector,
    "give": _vector,
    "take": _vector,
}


def ending(outcome: Json, language: str, names: Names) -> str:
    """How the game ended, from an outcome's JSON; after a tie with what broke it (D-y-6)."""
    (winner,), scores, reason = _numbers(outcome["winners"]), _numbers(outcome["scores"]), str(outcome["reason"])
    say, stars = words(language).say, scores[winner]
    criterion = next((one for one in CRITERIA if reason.endswith(f"-{one}")), "")
    if not criterion:
        return say(f"dystopia-ended-{reason}", winner=names[winner], stars=stars)
    tied = cost_text.both([names[seat] for seat, placed in enumerate(scores) if placed == stars], language)
    level = say(f"dystopia-ended-{reason.removesuffix(f'-{criterion}')}-tied", players=tied, stars=stars)
    return f"{level} {say(f'dystopia-ended-by-{criterion}', winner=names[winner])}"


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


# Reasons.


def why(key: str, args: Args, language: str, names: Names | None = None) -> str:
    """Why an action is not allowed; `args` as in a refusal."""
    shown = dict(args)
    if "target" in shown:
        seat = _int(shown["target"])
        shown["target"] = names[seat] if names else default_name(seat, language)
    if key == "offer-too-many-artifacts":
        shown["item"] = cost_text.artifacts(_int(shown["count"]), language)
    elif "item" in shown:
        shown["item"] = cost_text.item(_int(shown["item"]), _int(shown["count"]), language)
    if "space" in shown:
        id = str(shown["space"])
        shown["site"] = id.partition("-")[2].upper()
        shown["space"] = tile(str(shown["tile"]), language, "on") if "tile" in shown else space(id, language, "on")
    if "spot" in shown:
        shown["spot"] = star_spot(_int(shown["spot"]), language)
    if "faction" in shown:
        shown["faction"] = faction(str(shown["faction"]), language)
    if "good" in shown:
        shown["good"] = cost_text.good(GOODS[_int(shown["good"])], language)
    if "artifact" in shown:
        shown["artifact"] = cost_text.artifacts_of(_int(shown["artifact"]), 1, language)
    if "cost" in shown:
        shown["cost"] = cost_text.one_of_costs([read(one) for one in str(shown["cost"]).split(";")], language)
    if "lack" in shown:
        shown["lack"] = cost_text.cost(read(str(shown["lack"])), language)
    if "way" in shown:
        shown["lack"] = cost_text.paid([int(count) for count in str(shown["way"]).split()], language)
    if "asked" in shown:
        shown["asked"] = question(str(shown["asked"]), language)
    return words(language).say(f"dystopia-why-{key}", **shown)
