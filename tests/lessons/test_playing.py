"""The engine: a position is a function of the learner's moves, and wrong moves are named."""

from __future__ import annotations

import pytest

from euphoria import game
from euphoria.games.dystopia.lesson.first_game import LESSON as DYSTOPIA
from euphoria.games.leaders.lesson.first_game import LESSON
from euphoria.games.reality.lesson.first_game import LESSON as REALITY
from euphoria.lessons import playing
from euphoria.lessons.catalog import all_lessons, find_lesson
from euphoria.lessons.playing import MOST_MOVES, LessonError, play
from tests.lessons.taught import Taught

wanted_moves = Taught(LESSON).wanted_moves


def test_games_name_their_lessons() -> None:
    assert [lesson.game for lesson in all_lessons()] == ["dystopia", "leaders", "reality"]
    assert find_lesson(game("leaders")) is LESSON
    assert find_lesson(game("dystopia")) is DYSTOPIA
    assert find_lesson(game("reality")) is REALITY


def test_the_same_moves_lead_to_the_same_position_with_and_without_the_cache() -> None:
    moves = wanted_moves()
    for count in (0, 3, len(moves)):
        warm = play(LESSON, moves[:count])
        playing._cache.clear()
        cold = play(LESSON, moves[:count])
        assert cold is not warm
        assert cold.state == warm.state
        assert list(cold.state.log) == list(warm.state.log)
        assert (cold.done, cold.step, cold.wanted, cold.since) == (warm.done, warm.step, warm.wanted, warm.since)


def test_playing_on_changes_no_position_that_was_given_out() -> None:
    first = play(LESSON, [])
    before = first.state.digest()
    play(LESSON, wanted_moves())
    assert first.state.digest() == before


def test_there_is_a_frame_for_every_event_since_the_last_move() -> None:
    moves = wanted_moves()
    for count in range(len(moves) + 1):
        position = play(LESSON, moves[:count])
        lengths = [len(frame.log) for frame in position.frames]
        assert lengths == list(range(position.since, len(position.state.log)))


def test_a_position_holds_no_more_of_the_past_than_one_move() -> None:
    position = play(LESSON, wanted_moves())
    assert position.before is not None
    assert position.before.before is None
    assert position.before.frames == ()


def test_the_cache_is_bounded() -> None:
    for order in ([0, 1, 2], [0, 2, 1], [2, 0, 1]):
        for team in range(3):
            play(LESSON, [["order", *order], ["claim-team", 0, team], *([["skip"]] * 40)])
    assert len(playing._cache) == playing.CACHED


@pytest.mark.parametrize(
    ("moves", "number", "reason"),
    [
        ([["dance"]], 1, "no action of this game"),
        ([["order", 0, 0, 0]], 1, "no action of this game"),
        ([["order", 0, 1, 2], ["aim", 3]], 2, "Not now"),
        ([["order", 0, 1, 2], ["skip"], ["shoot"]], 3, "You hold no laser"),
        ([["skip"]] * (MOST_MOVES + 1), MOST_MOVES + 1, f"at most {MOST_MOVES}"),
    ],
)
def test_a_wrong_move_is_named(moves: list[list[str | int]], number: int, reason: str) -> None:
    with pytest.raises(LessonError, match=reason) as raised:
        play(LESSON, moves)
    assert raised.value.number == number


def test_nothing_is_played_after_the_end() -> None:
    moves = wanted_moves()
    with pytest.raises(LessonError, match="the game is over") as raised:
        play(LESSON, [*moves, ["skip"]])
    assert raised.value.number == len(moves) + 1
