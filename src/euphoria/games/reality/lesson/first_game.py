"""The taught first game of the Ultimate Reality Show: two against two, about ten minutes.

The learner's team has delivered one of the two drums. Nikolai opens the view, throws a grenade and charges, and Arendal
shoots, fetches the second drum and brings it home.
"""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.reality.lesson.asides import asides
from euphoria.games.reality.lesson.cast import LEARNER, RIVAL
from euphoria.games.reality.lesson.mission import towards_victory
from euphoria.games.reality.lesson.opponent import opponent
from euphoria.games.reality.lesson.steps import STEPS
from euphoria.games.reality.state import Show
from euphoria.kernel.text.messages import Args
from euphoria.lessons.lesson import Lesson

SCENARIO = """
game: reality
scene: 28 24
mission: objectives
block kiosk: 14 11.5 4 2 high 3, called Kiosk / Quiosco
barricade fence: 10 8 3 0.5 high 1, called Fence / Valla
ruins garage: 20 9 4 3 high 2, called Ruins / Ruinas
block tank: 3 15 3 3 high 4, called Cistern / Cisterna
A nikolai: 17 5
A nikolai has: grenade
A arendal: 11 5
A arendal is: used
B sooyoung: 16 15.5
B sooyoung is: used
B blanca: 18.5 15
B blanca is: used
A platform: 9 1
B platform: 15 19
drum 1: delivered to A
drum 2: 6.5 12
drum 3: 24 14
seed: 105
"""


def arguments(state: Show, names: Sequence[str]) -> Args:
    """The players' names, the turn, and the AP of whoever is asked about."""
    active = state.active
    return {
        "you": names[LEARNER],
        "rival": names[RIVAL],
        "turn": state.turn,
        "points": state.ap[active] if active >= 0 else 0,
    }


LESSON: Lesson[Show] = Lesson(
    game="reality",
    scenario=SCENARIO,
    seat=LEARNER,
    minutes=10,
    steps=STEPS,
    opponent=opponent,
    meanwhile=towards_victory,
    asides=asides,
    arguments=arguments,
    known=("points", "phases", "sight", "combat", "missions"),
)
