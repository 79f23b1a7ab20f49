"""Games between bots, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from euphoria import Action, Dice, State
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import Player, make_bot
from euphoria.bots.fail_safe import LATE
from euphoria.games import game, games

JUDGED = [id for id in games() if game(id).extension("judge") is not None]
"""The games with a judge of their own."""
SHORT: dict[str, dict[str, Any]] = {
    "dystopia": {"seats": 2, "turn_limit": 30},
    "leaders": {"seats": 5, "turns": 4},
    "reality": {"seats": 2, "turns": 1},
}
"""Options of short games."""

FEW = {"dystopia": 60, "leaders": 60, "reality": 16}
"""Decisions that a quick test follows."""


def play(id: str, specs: tuple[str, ...], seed: int, **options: Any) -> Iterator[tuple[State, int, Action]]:
    """Play a game between these bots; yields each decision before it is applied. Bots must not fail."""
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
    """Fail if the bot had trouble; on a busy machine it may be late."""
    assert not set(player.bot.troubles) - {LATE}, (player.spec, player.bot.troubles)
