"""The messages of a whole game against its record: every view that they lead back to is one that the seat could see."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from euphoria import Dice, Record, game
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.socket_messages import game_message
from euphoria.server.match.match import Match
from euphoria.server.match.recent_frames import RecentFrames
from tests.browser.lawful import unlawful
from tests.frames.test_frames_of_moves import LIVELY
from tests.random_play import choose

EAR = Audience("en", ["Ana", "Ben", "Carla", "Dan", "Eva"])


def messages_of_a_game(seat: int | None) -> tuple[Record, list[dict[str, Any]]]:
    """A short game of leaders, and what a viewer is sent who hears of every third move only."""
    rng = random.Random(5)
    record = Record(game("leaders"), 5, 5, turns=3)
    match = Match.begin(record.state.copy(), len(record.setup))
    frames, sent, had = RecentFrames(), [], len(match.state.log)
    while match.waiting:
        decider = rng.choice(match.waiting)
        match, move = match.act(decider, choose(rng, match.legal(decider), LIVELY), Dice(match.length))
        assert move.action is not None
        record.state.dice = Dice(match.length - 1)
        record.apply(move.seat, move.action)
        frames.add(match)
        if match.length % 3 == 0 or not match.waiting:
            sent.append(game_message(match, seat, had, audience=EAR, frames=frames))
            had = len(match.state.log)
    return record, sent


@pytest.mark.slow
def test_what_is_sent_is_lawful_and_what_is_not_is_found() -> None:
    for seat in (None, 0, 3):
        record, sent = messages_of_a_game(seat)
        assert max(len(message["rewind"]) for message in sent) > 3
        assert unlawful(record, seat, sent, EAR) == []
        told_early = copy.deepcopy(sent)
        late = next(message for message in told_early if len(message["rewind"]) > 2 and all(message["rewind"][:2]))
        late["rewind"][0] = late["rewind"][0][1:]
        assert late in unlawful(record, seat, told_early, EAR)
