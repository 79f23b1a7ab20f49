"""The view with everything open: what each seat sees of its own, taken together, and nothing that is not so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import euphoria
from euphoria import State
from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.game import RealityState
from tests.random_play import states

SEATS = {"leaders": 5, "dystopia": 3, "reality": 2}
OWN = {"seat", "you", "asked", "everyone"}
"""Fields of a view that differ by viewer and are compared apart."""
HAND = "known_artifacts"


def positions(game: str, every: int = 5) -> Iterator[State]:
    """Some positions of two lively games, the last ones among them."""
    for seed in (1, 2):
        for number, state in enumerate(states(euphoria.game(game), SEATS[game], seed, lively=0.6)):
            if number % every == 0 or not state.deciders:
                yield state


def opened_view(state: State) -> dict[str, Any]:
    return state.open_view()


def seen_by(state: State, seat: int | None) -> dict[str, Any]:
    return state.view(seat)


def disagreements(seen: Any, opened: Any, path: str = "") -> list[str]:
    """Where a seat sees something else than the open view; a null or a missing card is no disagreement."""
    if seen is None or seen == opened:
        return []
    if path.endswith(HAND):
        return [path] if Counter(seen) - Counter(opened) else []
    if isinstance(seen, dict) and isinstance(opened, dict) and seen.keys() == opened.keys():
        return [fault for key in seen for fault in disagreements(seen[key], opened[key], f"{path}/{key}")]
    if isinstance(seen, list) and isinstance(opened, list) and len(seen) == len(opened):
        pairs = enumerate(zip(seen, opened, strict=True))
        return [fault for number, (one, other) in pairs for fault in disagreements(one, other, f"{path}/{number}")]
    return [path]


def public(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in OWN}


@pytest.mark.parametrize("game", ["leaders", "dystopia"])
def test_no_seat_sees_anything_else_and_each_sees_all_of_its_own(game: str) -> None:
    for state in positions(game):
        opened = opened_view(state)
        for seat in (*range(state.seats), None):
            seen = seen_by(state, seat)
            assert [fault for fault in disagreements(public(seen), public(opened)) if "one_of" not in fault] == []
            if seat is not None:
                assert opened["everyone"][seat] == seen["you"]
                assert opened["players"][seat] == seen["players"][seat] | {HAND: opened["players"][seat][HAND]}
        assert (opened["seat"], opened["you"]) == (None, None)


def test_reality_shows_each_figure_as_its_own_player_sees_it() -> None:
    hidden = 0
    for state in positions("reality", every=40):
        assert isinstance(state, RealityState)
        opened = opened_view(state)
        seen = [seen_by(state, seat) for seat in range(2)]
        for figure, side in enumerate(state.side):
            assert opened["figures"][figure]["objects"] == [OBJECTS[item] for item in listed(state.objects[figure])]
            hidden += state.objects[figure] != state.shown[figure]
            if side >= 0:
                assert opened["figures"][figure] == seen[side]["figures"][figure]
        rest = ("figures", *OWN)
        assert {**opened, **dict.fromkeys(rest)} == {**seen_by(state, None), **dict.fromkeys(rest)}
        assert opened["everyone"] == [view["you"] for view in seen]
    assert hidden, "no object was ever hidden: the test shows nothing"


def test_nothing_is_hidden_in_leaders() -> None:
    hidden = 0
    for state in positions("leaders"):
        opened = opened_view(state)
        for player, seen in zip(opened["players"], seen_by(state, None)["players"], strict=True):
            assert len(player[HAND]) == player["hand"]
            for recruit, known in zip(player["recruits"], seen["recruits"], strict=True):
                assert recruit["kind"] is not None
                hidden += known["kind"] is None
                assert recruit["seen_by"] == known["seen_by"], "who has really seen a paper"
    assert hidden, "no recruit was ever hidden: the test shows nothing"


def test_nothing_is_hidden_in_dystopia() -> None:
    hidden = 0
    for state in positions("dystopia"):
        opened = opened_view(state)
        for player in opened["players"]:
            assert len(player[HAND]) == player["hand"]
            assert None not in player["hidden_recruits"]
            assert player["dilemma"]["card"] is not None
        assert all(site["tile"] is not None for site in opened["sites"])
        hidden += any(site["tile"] is None for site in seen_by(state, 0)["sites"])
    assert hidden, "no tile was ever hidden: the test shows nothing"


@pytest.mark.parametrize("game", euphoria.games())
def test_the_open_log_is_that_of_all_seats_together(game: str) -> None:
    known = 0
    *_, state = positions(game, every=10**9)
    opened = state.open_events()
    for seat in (*range(state.seats), None):
        for seen, whole in zip(state.events(seat), opened, strict=True):
            assert disagreements(seen, whole) == []
            known += seen != whole
    if game != "reality":  # whose log is public
        assert known, "every event was public: the test shows nothing"
        assert all(event.get(field, "") is not None for event in opened for field in ("recruit", "artifact"))
    assert state.open_events(since=3) == opened[3:]


@pytest.mark.parametrize("game", euphoria.games())
def test_looking_at_everything_changes_nothing(game: str) -> None:
    for state in positions(game, every=60):
        before, views = state.position(), [seen_by(state, seat) for seat in (*range(state.seats), None)]
        opened_view(state)
        state.open_events()
        assert state.position() == before
        assert [seen_by(state, seat) for seat in (*range(state.seats), None)] == views


def test_the_asked_seat_is_asked_what_it_knows_it_is_asked() -> None:
    """A declaration under way is its player's secret, but for open eyes (L-info-11)."""
    told = 0
    for state in positions("leaders", every=1):
        if state.deciders:
            asked = opened_view(state)["asked"]
            assert asked == seen_by(state, state.deciders[0])["asked"]
            told += asked != seen_by(state, None)["asked"]
    assert told


@pytest.mark.parametrize("game", euphoria.games())
def test_a_game_without_an_open_view_of_its_own_has_those_of_its_seats(game: str) -> None:
    *_, state = positions(game, every=10**9)
    views = [state.view(seat) for seat in range(state.seats)]
    assert State._open_view(state) == state.view(None) | {"everyone": views}
    assert [State._open_event(state, number) for number in range(len(state.log))] == state.open_events()
