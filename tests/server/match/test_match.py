"""A match as a value: it takes back what may be taken back, and tells positions apart as a seat does."""

from __future__ import annotations

import random

import pytest

from euphoria import Dice, IllegalAction, Record, RecordError, game
from euphoria.server.errors import Conflict
from euphoria.server.match.logged_moves import LoggedMove, standing_moves
from euphoria.server.match.match import Match

GAMES = [("leaders", 5), ("dystopia", 3), ("reality", 2)]


def begin(game_id: str, seats: int, seed: int = 1) -> Match:
    record = Record(game(game_id), seats, seed)
    return Match.begin(record.state, len(record.setup))


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_it_acts_as_a_record_does_and_grows_again_from_its_lines(game_id: str, seats: int) -> None:
    """Undo whenever the kernel would; where several are asked at once, one's own answer whenever it is open."""
    rng = random.Random(game_id)
    match = first = begin(game_id, seats)
    lines: list[LoggedMove] = []
    undone = 0
    while match.state.deciders and len(lines) < 200:
        seat = rng.choice(match.state.deciders)
        match, line = match.act(seat, rng.choice(match.state.legal(seat)), Dice(len(lines)))
        lines.append(line)
        if match.may_take_back(seat) and rng.random() < 0.3:
            match, line = match.take_back(seat)
            lines.append(line)
            undone += 1
    assert undone
    again = first
    for line in lines:
        again = again.replay(line)
    assert again.state == match.state
    assert (again.length, again.dice_thrown, again.move_counts) == (match.length, match.dice_thrown, match.move_counts)
    assert [again.position(seat) for seat in range(seats)] == [match.position(seat) for seat in range(seats)]
    assert len(standing_moves(lines)) == len(lines) - 2 * undone
    straight = first
    for line in standing_moves(lines):
        straight = straight.replay(line)
    assert straight.state == match.state


def test_it_is_never_changed() -> None:
    match = begin("leaders", 4)
    before = match.state.copy()
    match.act(0, match.state.legal(0)[0], Dice(1))
    with pytest.raises(IllegalAction):
        match.act(0, game("leaders").action(["shoot"]), Dice(1))
    assert match.state == before


def test_answers_of_others_to_an_open_question_change_no_position() -> None:
    match = begin("leaders", 4)
    before = [match.position(seat) for seat in range(4)]
    spectator = match.position(None)
    match, _ = match.act(2, match.state.legal(2)[0], Dice(1))
    assert [seat for seat in range(4) if match.position(seat) != before[seat]] == [2]
    assert match.position(None) == spectator
    answered = match.position(2)
    match, _ = match.take_back(2)
    assert match.position(2) not in (before[2], answered)
    with pytest.raises(Conflict):
        match.take_back(2)


def test_a_line_with_dice_that_were_never_thrown_is_no_line_of_this_match() -> None:
    match = begin("leaders", 4)
    with pytest.raises(RecordError):
        match.replay(LoggedMove(0, match.state.legal(0)[0], [1]))


def several_undoable() -> Match:
    """A match of `reality` after some actions of one seat that it can undo."""
    match, rng = begin("reality", 2), random.Random(3)
    while not any(len(match.undo_marks(seat)) >= 4 for seat in (0, 1)):
        seat = match.waiting[0]
        match, _ = match.act(seat, rng.choice(match.legal(seat)), Dice(match.length))
    return match


def test_it_says_how_many_actions_lie_behind_a_line_of_the_log() -> None:
    match = several_undoable()
    seat = match.undo_points[-1].seat
    marks = match.undo_marks(seat)
    assert match.undo_marks(1 - seat) == []
    for to in marks:
        back = match
        for _ in range(match.undo_steps(seat, to)):
            back, _ = back.undo(seat)
        assert len(back.state.log) == to
    with pytest.raises(Conflict):
        match.undo_steps(seat, marks[0] - 1)
    with pytest.raises(Conflict):
        match.undo_steps(1 - seat, marks[-1])


def test_it_remembers_what_was_taken_back_and_where() -> None:
    """In two steps, after something else was done in between: all of it is found at the place that is left."""
    match = several_undoable()
    seat = match.undo_points[-1].seat
    first, _ = match.undo(seat)
    [one] = first.taken_back
    assert (one.by, one.at) == (seat, len(first.state.log))
    assert [event for _, event in one.events(None)] == match.state.events(None, one.at)
    again, _ = first.act(seat, first.legal(seat)[-1], Dice(1))
    assert again.taken_back == first.taken_back
    for _ in range(2):
        again, _ = again.undo(seat)
    [both] = again.taken_back
    assert both.at < one.at
    told = [event for _, event in both.events(None)]
    assert all(event in told for event in match.state.events(None, both.at))
    assert len(told) > len(match.state.events(None, both.at))
