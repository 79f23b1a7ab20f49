"""What everybody is shown after a move, made from parts that they share, is what each would be shown alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from euphoria.kernel.frames.shared_views import SharedViews
from euphoria.server.api.socket_messages import game_message
from euphoria.server.match.recent_frames import RecentFrames
from euphoria.server.match.recent_views import RecentViews
from tests.frames.patching import views_back
from tests.frames.test_frames_of_moves import GAMES, begin, equal, moves


@pytest.mark.slow
@pytest.mark.parametrize("delayed_close", [False, True])
@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_shared_views_are_those_of_each_seat(game_id: str, seats: int, delayed_close: bool) -> None:
    views, frames, several = SharedViews(), RecentFrames(), 0
    for before, after in moves(begin(game_id, seats, 6, delayed_close), 6, 150):
        frames.add(after)
        views.keep(after.states_shown)
        since = len(before.state.log)
        known = {len(state.log): state for state in after.frames}
        for seat in (None, *range(seats)):
            message = game_message(after, seat, since, frames=frames, views=views)
            assert equal(message["view"], after.state_for(seat).view(seat))
            for back, view in enumerate(views_back(message["view"], message["rewind"])[1:], start=1):
                assert equal(view, known[len(after.state.log) - back].view(seat))
                several += back > 1
    assert several > 100, "moves with several events"


@pytest.mark.parametrize(("game_id", "part"), [("leaders", "claims"), ("dystopia", "spaces")])
def test_what_all_see_is_made_once(game_id: str, part: str) -> None:
    state, views = begin(game_id, 4, 1).state, SharedViews()
    assert views.view(state, 0)[part] is views.view(state, 3)[part] is views.view(state, None)[part]
    assert views.view(state, 0) is views.view(state, 0)
    assert state.view(0)[part] is not state.view(0)[part], "whoever asks a state gets a view of their own"


def test_only_the_views_of_the_last_move_are_remembered() -> None:
    lone = [pair for pair in moves(begin("dystopia", 3, 1), 1, 60) if pair[1].frames and not pair[0].joint_question]
    (first, second), (_, third) = next((one, two) for one, two in pairwise(lone) if two[0] is one[1])
    recent = RecentViews()
    shown = recent.of("here", first).view(first.state, 0)
    assert recent.of("here", second).view(first.state, 0) is shown, "a move begins where the one before it ended"
    assert recent.of("here", third).view(first.state, 0) is not shown


def test_so_many_tables_and_no_more() -> None:
    match, recent = begin("leaders", 4, 1), RecentViews(2)
    first = recent.of("first", match)
    recent.of("second", match)
    assert recent.of("first", match) is first
    recent.of("third", match)
    assert recent.of("first", match) is first, "the one used last stays"
    assert recent.of("second", match) is not first
