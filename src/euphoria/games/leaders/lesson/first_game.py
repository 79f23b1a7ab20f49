"""The taught first game of Leaders of Euphoria: four players, about five minutes.

The learner is a Subterran. Another player says so too, shows a Subterran follower, takes a gun and aims it at the
learner, who looks at that player's papers, survives the shot, exposes the Euphorian leader and shoots it.
"""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import PLACES, TEAMS
from euphoria.games.leaders.lesson.asides import asides
from euphoria.games.leaders.lesson.goal import leader_to_shoot, quarry
from euphoria.games.leaders.lesson.history import ALLY, BYSTANDER, LEARNER, LIAR, last_turned
from euphoria.games.leaders.lesson.opponents import opponent
from euphoria.games.leaders.lesson.steps import STEPS
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import Args
from euphoria.lessons.lesson import Lesson

SCENARIO = """
game: leaders
seats: 4
turn: setup
A: s s e / turntable, snow-globe
B: s S* e / flash-camera, opera-glasses
C: e s e / karaoke-machine, espresso-machine
D: s E* e / alarm-clock, blanket-fort
pile: umbrella, rubber-duck
dice: 3                 # the first turn is D's
"""


def meanwhile(state: LeadersTable) -> list[Action]:
    """Questions of no step: let actions pass, finish what was begun, and turn a shot to the quarry."""
    legal = state.legal(LEARNER)
    if state.question == codes.ASK_REDIRECT:
        return sorted(legal, key=lambda action: action.args[0] != quarry(state))
    return legal[:1] if state.question == codes.ASK_REACTION else legal


def arguments(state: LeadersTable, names: Sequence[str]) -> Args:
    """Names of the players by their part, where the leader lies that is to be shot, and who turned last."""
    place = leader_to_shoot(state)
    return {
        "you": names[LEARNER],
        "ally": names[ALLY],
        "bystander": names[BYSTANDER],
        "liar": names[LIAR],
        "quarry": names[place // PLACES],
        "place": place % PLACES + 1,
        "turned": names[last_turned(state)],
        "team": TEAMS[state.team(LEARNER)],
    }


LESSON: Lesson[LeadersTable] = Lesson(
    game="leaders",
    scenario=SCENARIO,
    seat=LEARNER,
    minutes=5,
    steps=STEPS,
    opponent=opponent,
    meanwhile=meanwhile,
    asides=asides,
    arguments=arguments,
    known=("side", "turn", "price", "sides", "win"),
)
