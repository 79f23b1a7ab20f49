"""Setup: team, side, platform, and starting places.

The consequences are turns away, beyond the horizon of a search. So only the best option by heuristics gets a weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.bots.reality.table.distance_field import DistanceField, field_to
from euphoria.bots.reality.table.mission_goals import objective_places
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.score_weights import Weights, equal_weights, only, weights_by_score
from euphoria.games.reality.actions import CEDE
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place
from euphoria.games.reality.rules.sequence.setup import edge_of, offers, spots
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.placement import PLATFORM
from euphoria.games.reality.teams.roster import Team
from euphoria.kernel.core.action import Action

GUNNERS: Final = {"nikolai": 1.35, "kabuki": 1.0, "madeleine": 1.1, "odonell": 1.2, "richelle": 0.95, "sooyoung": 1.1,
           "blanca": 1.1, "centinel": 1.2, "scauter": 1.0, "arendal": 1.0, "doc": 0.8, "mycky": 0.9, "susan": 0.5,
           "kobayhisi": 0.6}  # fmt: skip
RUNNERS: Final = 12
"""Action points from which a figure counts as a runner, who fetches objectives."""
SHARED: Final = 2.0
CROWDED: Final = 3.0
SEEN: Final = 2.0
"""Penalties of a starting place: a team-mate near the same objective, a team-mate close by, a rival that sees it."""


def team_worth(team: Team, mission: str) -> float:
    """Audience weighted by fighting value, plus a bonus for runners in missions with objectives."""
    total = 0.0
    for member in team.members:
        character = CHARACTERS[member.who]
        total += character.audience * GUNNERS[character.id] + member.audience - character.audience
        if mission != "massacre" and character.ap >= RUNNERS:
            total += 60.0 + 6.0 * character.euphoria
            if mission == "objectives" and character.traits & Trait.MACHINE:
                total += 60.0
    return total


def weigh_team(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    mission = state.settings.mission
    teams = offers(state)
    return weights_by_score({action: team_worth(teams[action.args[0]], mission) for action in actions}, kept=1)


def weigh_side(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Let the rival choose: deploying last is worth more than the choice of the edge."""
    return only(CEDE) if CEDE in actions else equal_weights(actions)


def weigh_platform(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """The platform nearest to the objectives by path length."""
    terrain = state.terrain
    places = spots(terrain, edge_of(state, seat))
    fields = [field_to(terrain, thing) for thing in objective_places(state)]
    scores = {}
    for action in actions:
        x, y = places[action.args[0]]
        middle = (x + PLATFORM // 2, y + PLATFORM // 2, GROUND)
        ways = sorted(field.at(middle) for field in fields)
        scores[action] = -4.0 * sum(ways[:2], 0.0)
    return weights_by_score(scores, kept=1)


def weigh_start(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Near an objective that no team-mate is near to, not under one template with others, out of sight of rivals."""
    figure = state.subject
    every = nodes(state.terrain)
    fields = [field_to(state.terrain, thing) for thing in objective_places(state)]
    mates = state.team(seat)
    taken = [sum(nearest(fields, state.place(mate)) == number for mate in mates) for number in range(len(fields))]
    forward = forwardness(state, figure)
    scores = {}
    for action in actions:
        place = every[action.args[0]]
        way = min(field.at(place) + SHARED * others for field, others in zip(fields, taken, strict=True))
        crowd = sum(1 for mate in mates if near(state, mate, place))
        scores[action] = -forward * way - CROWDED * crowd
    best = weights_by_score(scores, kept=10)
    return weights_by_score(
        {action: scores[action] - SEEN * seen_by(state, figure, every[action.args[0]]) for action in best}, 1
    )


def forwardness(state: Show, figure: int) -> float:
    """Value of an inch nearer to the objective: most for runners, little in missions without objectives."""
    if state.settings.mission == "massacre":
        return 0.3
    return 3.0 if state.character(figure).ap >= RUNNERS else 1.5


def nearest(fields: list[DistanceField], place: Place) -> int:
    return min(range(len(fields)), key=lambda number: fields[number].at(place))


def near(state: Show, mate: int, place: Place) -> bool:
    """Whether one blast template could touch both."""
    return (state.xs[mate] - place[0]) ** 2 + (state.ys[mate] - place[1]) ** 2 <= (4 * INCH) ** 2


def seen_by(state: Show, figure: int, place: Place) -> int:
    """Number of rivals that would see the figure there."""
    analysis = ThreatAnalysis(state)
    body = state.body(figure)._replace(x=place[0], y=place[1], z=state.terrain.height_of(place))
    return sum(analysis.cover(analysis.bodies[rival], body) >= 0 for rival in analysis.teams[1 - state.side[figure]])


def weigh_dog(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return equal_weights(actions)
