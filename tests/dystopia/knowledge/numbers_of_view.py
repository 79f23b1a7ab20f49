"""The numbers of an observation once more, from the view and the log of a seat: by names, in words, and slowly.

Nothing here knows where a number lies, or how the state stores it.
"""

from __future__ import annotations

from typing import Any

from euphoria import State
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import ARTIFACTS, GOODS

THINGS = (*GOODS, *ARTIFACTS)
NAMES = {recruit.rule: f"{recruit.rule} {recruit.name}" for recruit in RECRUITS}
SITE_RESOURCES = {
    "e1": "clay gold gold gold",
    "e2": "stone gold gold gold",
    "s1": "gold stone stone stone",
    "s2": "clay stone stone stone",
    "w1": "stone clay clay clay",
    "w2": "gold clay clay clay",
}
SITES = {
    f"site-{site}": [f"site-{site} space {slot} ({resource})" for slot, resource in enumerate(resources.split(), 1)]
    for site, resources in SITE_RESOURCES.items()
}
"""By the id of a construction site: the names of its four spaces."""
UNSAID = (
    "goods to take", "what one may have", "bliss to pay", "dilemma to pay for", "your tile in play",
    "your tile out of play", "visitor", "bumped player", "bumped number", "space", "your workers: place",
)  # fmt: skip
"""Fields that a view does not have in this form: other tests hold them."""


def numbers_of_view(state: State, seat: int) -> dict[str, float]:
    """By label: what is not 0, but for the fields in UNSAID."""
    view: Any = state.view(seat)
    seats = view["seats"]
    found: dict[str, float] = {}

    def who(other: int) -> str:
        return f"player {(other - seat) % seats}"

    _asked(view, found, who)
    _turn(state, view, seat, found, who)
    _choices(state, view, seat, found)
    _board(view, found, who)
    for player in view["players"]:
        _player(view, player, found, who(player["seat"]))
    return {label: float(number) for label, number in found.items() if number}


def _asked(view: Any, found: dict[str, float], who: Any) -> None:
    asked = view["asked"]
    if asked["question"]:
        found[f"question: {asked['question']}"] = 1
    for other in asked["seats"]:
        found[f"asked: {who(other)}"] = 1
    found["answered"] = view["you"]["answered"] is not None
    for rule in asked.get("recruits", ()):
        found[f"recruits that answer: {NAMES[rule]}"] = 1
    if "trade" in view:
        found["offers left"] = view["trade"]["offers_left"]
        for wish in view["trade"]["wishes"]:
            for side, name in (("give", "given"), ("take", "taken")):
                for thing, count in zip(THINGS, wish[side], strict=True):
                    found[f"{who(wish['seat'])}: counter-offer, {name}: {thing}"] = min(count, 30)
    if "offer" in asked:
        found[f"offer by: {who(asked['offer']['seat'])}"] = 1
        for side, name in (("give", "given"), ("take", "taken")):
            for thing, count in zip(THINGS, asked["offer"][side], strict=True):
                found[f"offer: {name}: {thing}"] = min(count, 30)


def _turn(state: State, view: Any, seat: int, found: dict[str, float], who: Any) -> None:
    if not view["turn"]:
        return
    found[f"active: {who(view['active'])}"] = 1
    found["turn"] = min(view["turn"], 1000) / 1000
    if view["options"]["turn_limit"]:
        found["elapsed"] = view["turn"] / view["options"]["turn_limit"]
    events: list[Any] = state.events(seat)
    begun = max(event["n"] for event in events if event["event"] == "turn")
    turn = events[begun:]
    placed = next((event for event in turn if event["event"] == "placed"), None)
    if placed:
        found[f"number of the turn: number {placed['number']}"] = 1
    for event in turn:
        if event["event"] == "lost":
            found[f"{who(event['seat'])}: lost a worker"] = 1


def _choices(state: State, view: Any, seat: int, found: dict[str, float]) -> None:
    """Cards to choose from, in the order in which the actions count them."""
    question, you = view["asked"]["question"], view["you"]
    if question == "keep":
        offered = view["players"][seat]["hidden_recruits"]
    else:
        offered = [] if question == "tile" else you["offered"]
    for slot, rule in enumerate(offered):
        found[f"recruits offered: card {slot}: {NAMES[rule]}"] = 1
    for slot, tile in enumerate(you["offered"] if question == "tile" else []):
        found[f"tiles offered: tile {slot}: {tile}"] = 1
    for index, worker in enumerate(you["workers"]):
        if worker["pips"]:
            found[f"your workers: number: worker {index} number {worker['pips']}"] = 1
        if you["retrieved"] >> index & 1:
            found[f"your workers: retrieved: worker {index}"] = 1


def _board(view: Any, found: dict[str, float], who: Any) -> None:
    for faction, step in view["allegiance"].items():
        found[f"allegiance: {faction}"] = step
    for faction, step in view["miners"].items():
        found[f"miners: {faction}"] = step
    for area in view["areas"]:
        found[f"sums: {area['space']}"] = min(sum(pips for _, pips in area["workers"]), 12)
        for other, pips in area["workers"]:
            label = f"{who(other)}: workers on areas: {area['space']} number {pips}"
            found[label] = found.get(label, 0) + 1
    found["deck"] = view["pile"]
    for artifact in view["discards"]:
        found[f"discards: {artifact}"] = view["discards"].count(artifact)
    for space in view["spaces"]:
        _worker(space["worker"], space["space"], found, who)
    for site in view["sites"]:
        found[f"built: market-{site['site']}"] = site["built"]
        if site["tile"]:
            found[f"tiles: {site['site']} {site['tile']}"] = 1
        for other in site["stars"]:
            found[f"{who(other)}: stars on tiles: market-{site['site']}"] = 1
        for space, worker in zip(SITES[f"site-{site['site']}"], site["workers"], strict=True):
            _worker(worker, space, found, who)
        _worker(site["visitor"], f"market-{site['site']}", found, who)
    for faction, stars in view["territories"].items():
        for other, count in enumerate(stars):
            found[f"{who(other)}: stars in territories: {faction}"] = count


def _worker(worker: list[int] | None, space: str, found: dict[str, float], who: Any) -> None:
    if worker:
        other, pips = worker
        found[f"{who(other)}: workers on spaces: {space}"] = pips


def _player(view: Any, player: Any, found: dict[str, float], name: str) -> None:
    for good, count in player["goods"].items():
        found[f"{name}: goods: {good}"] = min(count, 30)
    found[f"{name}: artifacts"] = min(player["hand"], 12)
    for artifact in player["known_artifacts"]:
        found[f"{name}: known artifacts: {artifact}"] = player["known_artifacts"].count(artifact)
    for track in ("knowledge", "morale", "stars", "pool"):
        found[f"{name}: {track}"] = player[track]
    for number in player["available"]:
        found[f"{name}: available: number {number}"] = player["available"].count(number)
    found[f"{name}: dilemma: {player['dilemma']['side']}"] = player["dilemma"]["side"] != "open"
    found[f"{name}: dilemma card: {player['dilemma']['card']}"] = player["dilemma"]["card"] is not None
    for recruit in player["recruits"]:
        card = NAMES[recruit["recruit"]]
        found[f"{name}: recruits: {card}"] = 1
        found[f"{name}: working recruits: {card}"] = recruit["works"]
        found[f"{name}: recruits with a star: {card}"] = recruit["star"]
    found[f"{name}: hidden recruits"] = len(player["hidden_recruits"])
    for rule in player["hidden_recruits"]:
        if rule is not None:
            found[f"{name}: known hidden recruits: {NAMES[rule]}"] = 1


assert [space.id for space in SPACES if space.id in SITES] == [id for id in SITES for _ in range(4)]
