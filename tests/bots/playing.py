"""Bots at a table, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from euphoria import Action, Dice, State
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import Player, make_bot
from euphoria.bots.fail_safe import LATE
from euphoria.games import game, games

JUDGED = [id for id in games() if find_spec(f"euphoria.bots.{id}") is not None]
"""The games that bots know more of than the rules."""
SHORT: dict[str, dict[str, Any]] = {
    "dystopia": {"seats": 2, "turn_limit": 30},
    "leaders": {"seats": 5, "turns": 4},
    "reality": {"seats": 2, "turns": 1},
}
"""Tables where a game is soon over."""

FEW = {"dystopia": 60, "leaders": 60, "reality": 16}
"""Decisions that a quick test follows."""


def play(id: str, specs: tuple[str, ...], seed: int, **options: Any) -> Iterator[tuple[State, int, Action]]:
    """A game between these bots, the seats taken in turn: each decision before it is made. Nobody may stumble."""
    table = {**SHORT[id], **options}
    state = game(id).new(seed=seed, **table)
    players = [make_bot(specs[seat % len(specs)], id, f"{seed}/{seat}") for seat in range(state.seats)]
    dice = Dice(f"{seed}/eyes")
    while state.deciders:
        seat = state.deciders[0]
        action = players[seat].choose(Perspective.of(state, seat, dice))
        check(players[seat])
        yield state, seat, action
        state.apply(seat, action)


def check(player: Player) -> None:
    """Nothing went wrong; on a busy machine a bot may be late."""
    assert not set(player.bot.troubles) - {LATE}, (player.spec, player.bot.troubles)
