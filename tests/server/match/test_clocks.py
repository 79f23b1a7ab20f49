"""The arithmetic of clocks, without a server."""

from __future__ import annotations

import pytest

from euphoria import Dice, Record, game
from euphoria.server.match.clocks import DAY, Clocks, TimeControl
from euphoria.server.match.match import Match
from euphoria.server.match.match_clocks import clocks_after, due_at, first_clocks, show_clocks
from euphoria.server.match.table_settings import TableSettings

LIVE = TimeControl.live(60, 5)
SLOW = TimeControl.correspondence(3)


def test_being_asked_brings_the_increment_and_thinking_costs() -> None:
    clocks = Clocks.begin(LIVE, 3, [0], 0, now=1000)
    assert clocks.left == (65_000, 60_000, 60_000)
    assert clocks.at([0], 11_000) == (55_000, 60_000, 60_000)
    clocks = clocks.charge([0], 11_000).ask(LIVE, [1], 0, 11_000)
    assert clocks.left == (55_000, 65_000, 60_000)
    assert clocks.runs_out([1]) == 76_000
    assert clocks.out_of_time([1], 75_999) == []
    assert clocks.out_of_time([1], 76_000) == [1]


def test_in_correspondence_every_move_has_its_days() -> None:
    clocks = Clocks.begin(SLOW, 2, [0], 0, now=0).charge([0], 2 * DAY).ask(SLOW, [1], 0, 2 * DAY)
    assert clocks.left == (DAY, 3 * DAY)
    clocks = clocks.charge([1], 4 * DAY).ask(SLOW, [0], 0, 4 * DAY)
    assert clocks.left == (3 * DAY, DAY)
    assert clocks.runs_out([0]) == 7 * DAY


def test_no_clock_never_runs_out() -> None:
    clocks = Clocks.begin(None, 2, [0], 500, now=0)
    assert (clocks.left, clocks.runs_out([0]), clocks.out_of_time([0], DAY)) == ((), None, [])
    assert clocks.asked_since == 500


def test_for_a_while_nobody_pays_for_a_question_to_several() -> None:
    clocks = Clocks.begin(LIVE, 2, [0, 1], 3000, now=0)
    assert clocks.at([0, 1], 3000) == (65_000, 65_000)
    early = clocks.charge([0, 1], 100)
    assert early.at([1], 3000) == clocks.left
    assert early.at([1], 4000) == (65_000, 64_000)


def test_until_it_closes_others_see_all_clocks_of_such_a_question_run() -> None:
    clocks = Clocks.begin(LIVE, 3, [0, 1], 0, now=0)
    one = clocks.charge([0, 1], 4000)  # seat 0 has answered
    for seat in (1, 2, None):
        assert one.shown(seat, [1], [0, 1], 6000) == clocks.shown(seat, [0, 1], [0, 1], 6000)
    assert one.shown(0, [1], [0, 1], 6000)[0] == (61_000, False)


def test_who_comes_back_has_time_for_a_move() -> None:
    clocks = Clocks((0, 20_000), 0, (0, 20_000), 0)
    assert clocks.give(LIVE, 0).left == (6000, 20_000)
    assert clocks.give(LIVE, 1).left == (0, 20_000)
    assert clocks.give(SLOW, 0).left == (3 * DAY, 20_000)


@pytest.mark.parametrize(("since", "now", "expected"), [(1000, 50_000, 41_000), (30_000, 50_000, 50_000)])
def test_time_without_a_server_is_nobodys(since: int, now: int, expected: int) -> None:
    """Never more than there was: a question that was put after the last sign of life begins now."""
    clocks = Clocks((60_000,), since, (60_000,), since)
    assert clocks.without(40_000, now).since == expected


def test_they_are_stored_as_they_are() -> None:
    clocks = Clocks.begin(LIVE, 3, [0, 1], 3000, now=17)
    assert Clocks.read(clocks.json()) == clocks


# With a match.


def live(**more: object) -> TableSettings:
    return TableSettings.model_validate({"clock": {"kind": "live", "start": 60, "increment": 5}, **more})


def begin(settings: TableSettings, seed: int = 1) -> Match:
    record = Record(game("leaders"), 4, seed)
    return Match.begin(record.state, len(record.setup), delayed_close=settings.reaction_wait_ms > 0)


def test_an_answer_that_is_taken_back_brings_no_time() -> None:
    settings, match = live(), begin(live())
    clocks = first_clocks(settings, match, 0)
    for time in range(1000, 9000, 2000):
        after, line = match.act(0, match.legal(0)[0], Dice(1))
        clocks = clocks_after(settings, clocks, match, line, after, time)
        match, line = after.take_back(0)
        clocks = clocks_after(settings, clocks, after, line, match, time + 1000)
    assert clocks.left[0] == 65_000 - 4 * 1000
    assert clocks.left[1:] == (65_000 - 8000,) * 3


def test_what_is_due_is_a_clock_or_the_end_of_the_wait_of_a_question_that_all_have_answered() -> None:
    settings = live(reaction_wait=3)
    match = begin(settings)
    clocks = first_clocks(settings, match, 0)
    assert due_at(clocks, match) == 68_000
    for seat in range(4):
        after, line = match.act(seat, match.legal(seat)[0], Dice(1))
        clocks = clocks_after(settings, clocks, match, line, after, 4000)
        match = after
    assert match.ready_to_close
    assert due_at(clocks, match) == 3000
    closed, line = match.close_question(Dice(1))
    clocks = clocks_after(settings, clocks, match, line, closed, 4000)
    first = closed.waiting[0]
    assert clocks.left[first] == 65_000 - 1000 + 5000
    assert due_at(clocks, closed) == 4000 + 69_000


def test_nothing_of_the_clocks_tells_who_has_answered() -> None:
    settings = live(reaction_wait=3)
    match = begin(settings)
    clocks = first_clocks(settings, match, 0)
    after, line = match.act(2, match.legal(2)[0], Dice(1))
    later = clocks_after(settings, clocks, match, line, after, 3500)
    for seat in (None, 0, 1, 3):
        assert show_clocks(settings, later, after, seat, 5000) == show_clocks(settings, clocks, match, seat, 5000)
    assert show_clocks(settings, later, after, 2, 5000)["seats"][2] == {"left": 64_500, "running": False}
