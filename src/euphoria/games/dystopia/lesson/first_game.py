"""The taught first game of Build a Better Dystopia: three players, about ten minutes.

The learner has four of the ten stars left, and places them one after the other: on a market built together with
another player, for a pair of artifacts, at the end of a faction's track, and with the dilemma.
"""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.dystopia.board import GENERATOR
from euphoria.games.dystopia.components import STARS
from euphoria.games.dystopia.lesson.asides import asides
from euphoria.games.dystopia.lesson.history import BUILDER, BUMPER, LEARNER
from euphoria.games.dystopia.lesson.opponents import opponent
from euphoria.games.dystopia.lesson.race import answers
from euphoria.games.dystopia.lesson.steps import STEPS
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.text.messages import Args
from euphoria.lessons.lesson import Lesson

SCENARIO = """
game: dystopia
seats: 3
A workers: 4 4
A goods: 1 energy, 1 food, 1 bliss
A hand: book
A dilemma: book
A recruits: Ray / Zong
B workers: 1 / euphorian-tunnel 2
B goods: 1 gold, 1 energy, 2 water
B recruits: Maggie / Kyle
B knowledge: 1
B hand: -
C workers: 2 / generator 5
C goods: 4 energy
C recruits: Ian / Faith
C knowledge: 1
C morale: 4
C hand: -
allegiance: euphorian 9, subterran 3, wastelander 2, icarite 7
miners: euphorian 8, subterran 2, wastelander 3
tiles: e1 cafeteria, s1 fountain A B C, w1 lounge A B C
territories: euphorian A C, subterran A B C, wastelander A C, icarite A B B
pile: bat, bear, bear
rolls: 3 6 6 4 2 5 6 2 3 1 3 1 5 1
"""


def arguments(state: City, names: Sequence[str]) -> Args:
    """The players' names, the Generator's sum, and what the learner has."""
    home = [state.pips[die] for die in state.home_dice(LEARNER)] or [0]
    return {
        "you": names[LEARNER],
        "builder": names[BUILDER],
        "bumper": names[BUMPER],
        "there": state.area_sums[GENERATOR],
        "high": max(home),
        "sum": state.area_sums[GENERATOR] + max(home),
        "knowledge": state.knowledge[LEARNER],
        "morale": state.morale[LEARNER],
        "stars": STARS - state.stars[LEARNER],
    }


LESSON: Lesson[City] = Lesson(
    game="dystopia",
    scenario=SCENARIO,
    seat=LEARNER,
    minutes=10,
    steps=STEPS,
    opponent=opponent,
    meanwhile=answers,
    asides=asides,
    arguments=arguments,
    known=("turn", "price", "bump", "knowledge", "stars"),
)
