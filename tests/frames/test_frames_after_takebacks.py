"""A log with takebacks gives the frames of the moves that stand, numbered as the events are now."""

from __future__ import annotations

import random

import pytest

from euphoria import Dice, State
from euphoria.server.match.logged_moves import LoggedMove, standing_moves
from euphoria.server.match.match import Match
from euphoria.server.match.recent_frames import RecentFrames
from tests.frames.test_frames_of_moves import LIVELY, begin
from tests.random_play import choose

GAMES = [("leaders", 5), ("dystopia", 3), ("reality", 2)]


def moves_with_takebacks(start: Match, seed: int, most: int) -> tuple[list[LoggedMove], int]:
    """Random moves; some are undone by their seat, and now and then the table goes back several moves."""
    rng, log, taken_back = random.Random(seed), list[LoggedMove](), 0
    match, line = start, [start]  # the line: the matches before each move that stands, and the match now
    while match.waiting and len(log) < most:
        seat = match.undo_points[-1].seat if match.undo_points else None
        past = rng.randrange(max(0, len(line) - 12), len(line))
        if seat is not None and match.may_undo(seat) and rng.random() < 0.3:
            match, move = match.undo(seat)
            line[-2:] = [match]
            taken_back += 1
        elif line[past].joint_question is None and past < len(line) - 1 and rng.random() < 0.1:
            match, move = match.go_back(0, line[past])
            line[past:] = [match]
            taken_back += 1
        else:
            seat = rng.choice(match.waiting)
            match, move = match.act(seat, choose(rng, match.legal(seat), LIVELY), Dice(match.length))
            line.append(match)
        log.append(move)
    return log, taken_back


def frames_of(start: Match, log: list[LoggedMove]) -> list[State]:
    frames = RecentFrames(most=10_000)
    matches = start.replay_all(log)
    for match in matches:
        frames.add(match)
    return frames.before(matches[-1], 0)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_only_the_moves_that_stand_are_left(game_id: str, seats: int) -> None:
    start = begin(game_id, seats, 8)
    log, taken_back = moves_with_takebacks(start, 8, 120)
    assert taken_back > 5
    found, wanted = frames_of(start, log), frames_of(start, standing_moves(log))
    assert len(found) == len(wanted) > 20
    assert found == wanted
