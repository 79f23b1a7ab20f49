"""The numbers of an observation once more, from the view and the log of a seat: by names, in words, and slowly.

Nothing here knows where a number lies, or how the state stores it.
"""

from __future__ import annotations

from typing import Any

from euphoria import State

CARDS = 24
"""In the standard deck."""


def numbers_of_view(state: State, seat: int) -> dict[str, float]:
    """By label: what is not 0."""
    view: Any = state.view(seat)
    seats = view["seats"]
    found: dict[str, float] = {f"phase: {view['phase']}": 1}

    def who(other: int) -> str:
        return f"player {(other - seat) % seats}"

    def where(place: int) -> str:
        return f"{who(place // 3)} slot {place % 3}"

    asked, you = view["asked"], view["you"]
    if asked["question"]:
        found[f"question: {asked['question']}"] = 1
    for other in asked["seats"]:
        found[f"asked: {who(other)}"] = 1
    found["answered"] = you["answered"] is not None
    if view["turn"]:
        found[f"active: {who(view['active'])}"] = 1
    found["elapsed"] = view["turn"] / (view["options"]["turns"] * seats)
    found["clockwise"] = view["clockwise"]
    found["extra turn"] = view["extra_turn"]
    found["claims left"] = you["claims_left"]
    found["guns in the centre"] = view["centre"]
    found["deck"] = view["pile"] / CARDS
    for name, cards in (("discards", view["discards"]), ("out of the game", view["out"]), ("hand", you["hand"])):
        for artifact in cards:
            found[f"{name}: {artifact}"] = cards.count(artifact)
    found[f"team: {you['team']}"] = 1
    _deed(asked["about"], found, who, where)
    for player in view["players"]:
        _player(player, seats, found, who)
    _claims(state, view, seat, found, who, where)
    return {label: float(number) for label, number in found.items() if number}


def _deed(about: Any, found: dict[str, float], who: Any, where: Any) -> None:
    if about is None:
        return
    found[f"deed: {about['deed']}"] = 1
    found[f"deed by: {who(about['seat'])}"] = 1
    if "target" in about:
        found[f"deed at player: {who(about['target'])}"] = 1
    if "place" in about:
        found[f"deed at recruit: {where(about['place'])}"] = 1
    if "artifact" in about:
        found[f"deed with: {about['artifact']}"] = 1


def _player(player: Any, seats: int, found: dict[str, float], who: Any) -> None:
    name = who(player["seat"])
    found[f"{name}: Wastelander"] = player["wastelander"]
    found[f"{name}: gun"] = player["gun"]
    if player["aim"] is not None:
        found[f"{name}: gun aimed at: {who(player['aim'])}"] = 1
    found[f"{name}: cards"] = min(player["hand"], 10) / 10
    for artifact in player["known_artifacts"]:
        found[f"{name}: known artifacts: {artifact}"] = player["known_artifacts"].count(artifact)
    for slot, recruit in enumerate(player["recruits"]):
        found[f"{name}: exposed: slot {slot}"] = recruit["exposed"]
        if recruit["kind"]:
            found[f"{name}: recruits: slot {slot} {recruit['kind']}"] = 1
        if recruit["exposed"]:
            found[f"{name}: recruits seen: slot {slot} by everybody"] = 1
        elif len(recruit["seen_by"]) < seats:
            for other in recruit["seen_by"]:
                found[f"{name}: recruits seen: slot {slot} by {who(other)}"] = 1


def _claims(state: State, view: Any, seat: int, found: dict[str, float], who: Any, where: Any) -> None:
    """Of the last round: since the turn that began as many turns ago as there are players."""
    events: list[Any] = state.events(seat)
    turns = [event["n"] for event in events if event["event"] == "turn"]
    since = turns[-view["seats"]] if len(turns) >= view["seats"] else 0
    for claim in view["claims"] if view["options"]["claims"] else ():
        if claim["n"] < since:
            continue
        if claim["event"] == "claimed-team":
            found[f"claims of teams: {who(claim['seat'])} says {who(claim['target'])} is {claim['team']}"] = 1
        else:
            found[f"claims of recruits: {who(claim['seat'])} says {where(claim['place'])} is {claim['recruit']}"] = 1
