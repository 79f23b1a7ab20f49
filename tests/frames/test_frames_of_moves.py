"""Matches of all three games: what a viewer gets leads back through the view at every event."""

from __future__ import annotations

import random
from collections.abc import Iterator

import orjson
import pytest

from euphoria import Dice, IllegalAction, Record, game
from euphoria.kernel.core.joint_questions import apply_traced
from euphoria.kernel.core.state import Json
from euphoria.kernel.frames.capture import apply_with_frames
from euphoria.server.api.socket_messages import game_message
from euphoria.server.match.match import Match
from euphoria.server.match.recent_frames import RecentFrames
from tests.frames.patching import views_back
from tests.random_play import choose

GAMES = [("leaders", 6), ("dystopia", 3), ("reality", 2)]
LIVELY = 0.5


def begin(game_id: str, seats: int, seed: int, delayed_close: bool = False) -> Match:
    record = Record(game(game_id), seats, seed)
    return Match.begin(record.state, len(record.setup), delayed_close=delayed_close)


def step(match: Match, rng: random.Random) -> Match:
    if match.ready_to_close:
        return match.close_question(Dice(match.length))[0]
    seat = rng.choice(match.waiting)
    return match.act(seat, choose(rng, match.legal(seat), LIVELY), Dice(match.length))[0]


def moves(match: Match, seed: int, most: int) -> Iterator[tuple[Match, Match]]:
    """The match before and after each of so many random moves."""
    rng = random.Random(seed)
    while match.waiting or match.ready_to_close:
        if match.length >= most:
            return
        before, match = match, step(match, rng)
        yield before, match


def equal(one: object, other: object) -> bool:
    """As JSON, where 1 and true differ."""
    return orjson.dumps(one, option=orjson.OPT_SORT_KEYS) == orjson.dumps(other, option=orjson.OPT_SORT_KEYS)


@pytest.mark.slow
@pytest.mark.parametrize("delayed_close", [False, True])
@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_every_event_has_its_view_for_everybody(game_id: str, seats: int, delayed_close: bool) -> None:
    frames, seen = RecentFrames(), 0
    for before, after in moves(begin(game_id, seats, 4, delayed_close), 4, 150):
        frames.add(after)
        since, until = len(before.state.log), len(after.state.log)
        known = {len(state.log): state for state in after.frames}
        for seat in (None, *range(seats)):
            message = game_message(after, seat, since, frames=frames)
            assert len(message["rewind"]) == until - since == len(message["events"])
            views = views_back(message["view"], message["rewind"])
            for number, view in zip(range(until - 1, since - 1, -1), views[1:], strict=True):
                assert equal(view, known[number].view(seat))
                seen += number > since
            if until > since and before.joint_question is None:
                assert equal(views[-1], before.view(seat))
    assert seen > 100, "moves with several events"


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_who_missed_several_moves_gets_all_of_their_events(game_id: str, seats: int) -> None:
    frames, shown = RecentFrames(), dict[int, Json]()
    for before, after in moves(begin(game_id, seats, 2), 2, 150):
        frames.add(after)
        if before.joint_question is None:
            shown[len(before.state.log)] = before.view(0)
        if len(shown) > 8:
            events, first = len(after.state.log), min(shown)
            message = game_message(after, 0, first, frames=frames)
            views = views_back(message["view"], message["rewind"])
            assert len(views) == events - first + 1
            assert all(equal(views[events - number], view) for number, view in shown.items())
            return
    pytest.fail("too few events")


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_capturing_changes_nothing(game_id: str, seats: int) -> None:
    """The same state, log and throws as without it; and afterwards the log is a plain one again."""
    for before, _ in moves(begin(game_id, seats, 6), 6, 60):
        seat = before.state.deciders[0]
        answers = [(seat, before.state.legal(seat)[0])]
        plain, captured = before.state.copy(), before.state.copy()
        chance = apply_traced(plain, answers, Dice(5))
        thrown, between = apply_with_frames(captured, answers, Dice(5))
        assert (captured.digest(), thrown) == (plain.digest(), chance)
        assert list(captured.log) == list(plain.log)
        logged = len(captured.log)
        assert [len(state.log) for state in between] == list(range(len(before.state.log) + 1, logged))
        captured.log.append((0,))
        assert len(captured.log) == logged + 1 and len(between) == max(0, logged - len(before.state.log) - 1)


def test_what_is_refused_leaves_the_log_as_it_was() -> None:
    state = begin("leaders", 5, 1).state.copy()
    seat = state.deciders[0]
    wrong = next(action for action in map(state.game.space.__getitem__, range(50)) if action not in state.legal(seat))
    with pytest.raises(IllegalAction):
        apply_with_frames(state, [(seat, wrong)], Dice(1))
    assert state.log.watcher is None


def known(frames: RecentFrames, match: Match, since: int) -> int:
    """How many states from event `since` on are known."""
    return len(frames.before(match, since))


def test_taken_back_events_are_gone() -> None:
    match, frames, rng = begin("leaders", 6, 1), RecentFrames(), random.Random(3)
    undone = 0
    while match.waiting and match.length < 400:
        match = step(match, rng)
        frames.add(match)
        seat = match.undo_points[-1].seat if match.undo_points else None
        if seat is not None and match.may_undo(seat):
            back, _ = match.undo(seat)
            frames.add(back)
            events = len(back.state.log)
            assert known(frames, back, 0) == events - frames.first
            assert known(frames, back, events) == 0
            match, undone = back, undone + 1
            if undone > 5:
                return
            match = step(match, rng)
            frames.add(match)
    assert undone


def test_no_more_than_so_many_are_kept_and_a_gap_begins_anew() -> None:
    frames = RecentFrames(most=10)
    played = [after for _, after in moves(begin("dystopia", 3, 1), 1, 40)]
    for match in played:
        frames.add(match)
    assert known(frames, played[-1], 0) == 10
    assert frames.first == len(played[-1].state.log) - 10
    gap = RecentFrames()
    gap.add(played[5])
    gap.add(played[-1])
    assert known(gap, played[-1], 0) == len(played[-1].frames)
    assert known(gap, played[5], 0) == 0, "of another match nothing is known"
