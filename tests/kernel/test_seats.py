"""A seat that a game does not have is refused, in the same words by everything that takes one."""

from __future__ import annotations

from typing import Any

import pytest

import euphoria
from euphoria import Dice, Record, UnknownSeat
from euphoria.bots.core.perspective import Perspective
from euphoria.games.leaders.game import LeadersState
from euphoria.games.leaders.knowledge.belief import beliefs

GAMES = euphoria.games()
NO_SEATS: tuple[Any, ...] = (-1, 99, "0", 1.0, True, (0,))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [*NO_SEATS, None])
def test_nobody_acts_from_a_seat_that_there_is_not(game: str, seat: Any) -> None:
    state = euphoria.game(game).new(seed=1)
    action = state.legal(state.deciders[-1])[0]
    before = state.digest()
    record = Record(euphoria.game(game), seed=1)
    calls: tuple[Any, ...] = (
        lambda: state.copy().legal(seat),
        lambda: state.copy().apply(seat, action),
        lambda: state.copy().why_not(seat, action),
        lambda: state.text(seat, action),
        lambda: Perspective(state, seat),
        lambda: record.apply(seat, action),
        lambda: record.may_undo(seat),
        lambda: record.undo(seat),
    )
    for call in calls:
        with pytest.raises(UnknownSeat) as caught:
            call()
        assert str(caught.value) == f"no seat {seat!r}; this game has seats 0 to {state.seats - 1}"
        assert (caught.value.seat, caught.value.seats) == (seat, state.seats)
    assert state.digest() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", NO_SEATS)
def test_nobody_looks_from_a_seat_that_there_is_not(game: str, seat: Any) -> None:
    state = euphoria.game(game).new(seed=1)
    calls: tuple[Any, ...] = (
        lambda: state.view(seat),
        lambda: state.events(seat),
        lambda: state.sampler(seat),
        lambda: state.sample(seat, Dice(1)),
    )
    for call in calls:
        with pytest.raises(UnknownSeat, match=rf"this game has seats 0 to {state.seats - 1}, and None is a spectator"):
            call()


@pytest.mark.parametrize("seat", NO_SEATS)
def test_nobody_concludes_from_a_seat_that_there_is_not(seat: Any) -> None:
    state = euphoria.game("leaders").new(seed=1)
    assert isinstance(state, LeadersState)
    with pytest.raises(UnknownSeat):
        beliefs(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_happened_is_from_the_first_entry_on(game: str) -> None:
    state = euphoria.game(game).new(seed=1)
    assert state.events(None, since=-5) == state.events(None)
