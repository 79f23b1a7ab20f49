"""The numbers of an observation agree with the view and the log of the same seat."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import State
from euphoria.games.dystopia.game import GAME
from tests.dystopia.knowledge.numbers_of_view import SITES, UNSAID, numbers_of_view
from tests.in_numbers import labelled, positions


@pytest.mark.slow
def test_numbers_tell_what_the_view_tells() -> None:
    """All but the fields that a view does not have in this form, in random games on all sorts of tables."""
    checked = 0
    for seed, state in positions(GAME, 9, 0.12):
        for seat in range(state.seats):
            numbers = labelled(state, seat)
            said = {label: number for label, number in numbers.items() if not label.startswith(UNSAID)}
            right = numbers_of_view(state, seat)
            assert not _differences(state, seat, said, right), (seed, seat, state.turn)
            check_places(state, seat, numbers)
            check_visit(state, seat, numbers)
            checked += 1
    assert checked > 250


def _differences(state: State, seat: int, said: dict[str, float], right: dict[str, float]) -> list[object]:
    """What is different, but for what a view concludes from mixed cards, or does not show before the first turn."""
    found: list[object] = []
    for label in said.keys() | right.keys():
        if said.get(label, 0) == pytest.approx(right.get(label, 0)):
            continue
        if ": known hidden recruits" in label and not label.startswith("player 0") and label in right:
            continue  # concluded
        if not state.view(seat)["turn"] and "recruits: " in label and label in said:
            continue  # the board is not complete while markers are drafted
        found.append((label, said.get(label), right.get(label)))
    return found


def check_places(state: State, seat: int, numbers: dict[str, float]) -> None:
    """One's own workers are where the view has them; it does not tell the spaces of a site apart."""
    view: Any = state.view(seat)
    for index, worker in enumerate(view["you"]["workers"]):
        start = f"your workers: place: worker {index} "
        places = [label.removeprefix(start) for label in numbers if label.startswith(start)]
        if worker["where"] is None:
            assert places == []
            continue
        (place,) = places
        where = "available" if worker["where"] == "home" else worker["where"]
        assert place in SITES.get(where, [where])


def check_visit(state: State, seat: int, numbers: dict[str, float]) -> None:
    """The space is the one of the view, and who is there was the last to be placed there."""
    view: Any = state.view(seat)
    spaces = [label.removeprefix("space: ") for label in numbers if label.startswith("space: ")]
    where = view["asked"]["space"] if view["asked"]["question"] else None
    assert len(spaces) == (where is not None)
    if not where:
        return
    assert spaces[0] in SITES.get(where, [where])
    if view["options"]["double_rule"]:
        return
    events: list[Any] = state.events(seat)
    last = max(event["n"] for event in events if event["event"] == "placed" and event["space"] == where)
    assert numbers[f"visitor: player {(events[last]['seat'] - seat) % state.seats}"] == 1
    bumped = events[last + 1] if events[last + 1 :] and events[last + 1]["event"] == "bumped" else None
    assert numbers.get("bumped number", 0) == (bumped["number"] if bumped else 0)
    if bumped:
        assert numbers[f"bumped player: player {(bumped['seat'] - seat) % state.seats}"] == 1
