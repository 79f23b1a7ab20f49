"""Who did what to whom: every kind of event says so, and it tells a reader nothing beyond the event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria import Dice, Game, game
from euphoria.games.dystopia import events as dystopia
from euphoria.games.dystopia.text import emphasis as dystopia_emphasis
from euphoria.games.leaders import events as leaders
from euphoria.games.leaders.text import emphasis as leaders_emphasis
from euphoria.games.reality import events as reality
from euphoria.kernel.text.emphasis import MAJOR, QUIET, Emphasis, Telling, emphasis
from tests.random_play import states

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("leaders", 5, {"turns": 8}),
    ("leaders", 4, {"edition": "A", "turns": 8}),
    ("dystopia", 3, {"turn_limit": 40}),
    ("dystopia", 4, {"trade": True, "turn_limit": 40}),
    ("reality", 2, {"turns": 3, "mission": "rescue"}),
    ("reality", 2, {"turns": 3, "mission": "massacre"}),
]


@pytest.mark.parametrize(
    ("specs", "tellings"),
    [
        (leaders.SPECS, leaders_emphasis.TELLINGS),
        (dystopia.SPECS, dystopia_emphasis.TELLINGS),
        (reality.SPECS, reality.TELLINGS),
    ],
    ids=["leaders", "dystopia", "reality"],
)
def test_every_kind_of_event_is_declared(specs: Any, tellings: dict[str, Any]) -> None:
    assert [name for name, _, _ in specs] == [name for name, _, _ in specs if name in tellings]
    assert set(tellings) == {name for name, _, _ in specs}


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats", "options"), GAMES)
def test_it_names_seats_and_depends_on_no_secret(id: str, seats: int, options: dict[str, Any]) -> None:
    """In any world that a seat cannot tell from this one, its events have the same emphasis."""
    played, rng, changed, met = game(id), random.Random(1), 0, set()
    for number, state in enumerate(states(played, seats, 5, lively=0.5, **options)):
        if rng.random() > 0.08 and not state.outcome:
            continue
        for seat in (*range(seats), None):
            told = _told(played, state, seat)
            for one in told:
                assert one.actor is None or one.actor in range(seats)
                assert set(one.targets) <= set(range(seats)) - {one.actor}
            world = state.sample(seat, Dice(number))
            assert _told(played, world, seat) == told, (number, seat)
            changed += world != state
            met |= {one.weight for one in told}
    assert met == {"quiet", "normal", "major"}
    assert changed > 3, "the draw must really change what is secret"


def _told(played: Game, state: Any, seat: int | None) -> list[Emphasis]:
    return [played.emphasis(state, event) for event in state.events(seat)]


def test_a_game_without_declarations_names_who_acts() -> None:
    state = game("leaders").new(seed=1)
    assert Game().emphasis(state, {"n": 0, "event": "moved", "seat": 1}) == Emphasis(1, (), "normal")
    assert Game().emphasis(state, {"n": 0, "event": "ended"}) == Emphasis(None, (), "normal")


def test_nobody_is_a_target_of_their_own_deed() -> None:
    told = Telling(MAJOR, to=("target", "others"))
    seats = {"seat": [1], "target": [1], "others": [3, 0, 3]}
    assert emphasis(told, {}, lambda field: seats[field]) == Emphasis(1, (0, 3), "major")


def test_what_an_event_says_may_decide_how_it_is_told() -> None:
    def told(event: Any) -> Telling:
        return Telling(QUIET, by=None) if event["miss"] else Telling()

    assert emphasis(told, {"miss": True}, lambda _: [0]) == Emphasis(None, (), "quiet")
    assert emphasis(told, {"miss": False}, lambda _: [0]) == Emphasis(0, (), "normal")
    assert Emphasis(0, (2,), "quiet").json() == {"actor": 0, "targets": [2], "weight": "quiet"}
