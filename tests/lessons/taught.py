"""Playing a lesson: as it wants to be played, with other lawful moves, and at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from euphoria import Dice
from euphoria.lessons.lesson import Lesson, StateT
from euphoria.lessons.playing import LessonPosition, play
from euphoria.lessons.words import say

Moves = list[list[str | int]]


class Taught(Generic[StateT]):
    """The ways to play one lesson. `most`: after so many wanted moves it must be over."""

    def __init__(self, lesson: Lesson[StateT], most: int = 60) -> None:
        self.lesson = lesson
        self.most = most

    def play(self, moves: Sequence[Sequence[object]]) -> LessonPosition[StateT]:
        return play(self.lesson, moves)

    def wanted_moves(self, start: Sequence[list[str | int]] = ()) -> Moves:
        """These moves, and then the first wanted one each time, until the game is over."""
        moves = [*start]
        position = self.play(moves)
        while position.state.outcome is None:
            assert len(moves) - len(start) < self.most, f"the lesson does not end after {start}"
            moves.append(position.wanted[0].json())
            position = self.play(moves)
        return moves

    def positions(self) -> list[LessonPosition[StateT]]:
        """All positions of the lesson when every wanted move is made, the last one included."""
        moves = self.wanted_moves()
        return [self.play(moves[:count]) for count in range(len(moves) + 1)]

    def one_of_each_kind(self, position: LessonPosition[StateT]) -> Moves:
        """Of the legal moves that are not wanted: the first and the last of each kind."""
        others = [action for action in position.state.legal(self.lesson.seat) if action not in position.wanted]
        kinds = dict.fromkeys(action.kind for action in others)
        found = [[action for action in others if action.kind == kind] for kind in kinds]
        return [action.json() for same in found for action in {same[0], same[-1]}]

    def aside(self, moves: Moves) -> str:
        """What is said about the last of these moves, in English."""
        return say(self.play(moves), "en").aside or ""

    def check_other_moves(self, count: int) -> None:
        """After so many wanted moves: whatever else is done, the lesson says something and can still be won."""
        begun = self.wanted_moves()[:count]
        for other in self.one_of_each_kind(self.play(begun)):
            moves = [*begun, other]
            if self.play(moves).state.outcome is None:
                assert self.aside(moves), f"nothing is said about {other}"
            ended = self.play(self.wanted_moves(moves))
            assert ended.won, f"not won after {moves}"

    def random_moves(self, seed: int, most: int) -> Moves:
        """Lawful moves at random, each kind alike; there are words and wanted moves all the way."""
        dice = Dice(seed)
        moves: Moves = []
        position = self.play(moves)
        while position.state.outcome is None and len(moves) < most:
            legal = position.state.legal(self.lesson.seat)
            kind = dice.pick(sorted({action.kind for action in legal}))
            moves.append(dice.pick([action for action in legal if action.kind == kind]).json())
            position = self.play(moves)
            assert say(position, "es").text
            assert set(position.wanted) <= set(position.state.legal(self.lesson.seat))
            assert bool(position.wanted) == (position.state.outcome is None)
        return moves
