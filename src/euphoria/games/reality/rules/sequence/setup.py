"""Before the first turn: teams, sides, exit platforms, deployment (R-start-1 to 5, R-team-8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BESIDE, CEDE, MOST_OFFERED_TEAMS, PICK, PLATFORM, SIDE, TO
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.objects import BITS, DOG, HELD
from euphoria.games.reality.cards.registry import HIRED, with_trait
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import GROUND, OVERLAP, STANDING, TOUCH, Place, Terrain
from euphoria.games.reality.rules.figures.contact import SIDES_OF_A_BASE, enemies_at, is_free, nearest_free
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import missions
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.placement import may_place_platform, platform_spots, within_deployment
from euphoria.games.reality.teams.roster import Team, buy, flaws, unpack
from euphoria.games.reality.teams.team_file import ready_made
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

NOWHERE: Final[Place] = (0, 0, GROUND)
KEPT_ZONES: Final = 8


def begin(state: Show) -> None:
    state.push(codes.CHOOSE_TEAMS)
    state.run()


# Teams.


@RULES.step(codes.CHOOSE_TEAMS)
def choose_teams(state: Show, seat: int, a: int, b: int) -> None:
    """Both choose a team, in secret and at the same time (R-team-8)."""
    state.first = -1
    state.ask_all(codes.ASK_TEAM, (0, 1))


@lru_cache(maxsize=64)
def offered_teams(budget: int, mission: str, elements: int) -> tuple[Team, ...]:
    """The listed teams: ready-made ones that are legal here, then random ones. Any other may be named by `team`."""
    teams = [team for team in ready_made(elements) if not flaws(team, budget, mission, elements)]
    dice = Dice(f"teams of {budget}")
    while len(teams) < MOST_OFFERED_TEAMS:
        teams.append(team_by_lot(budget, mission, elements, dice))
    return tuple(teams[:MOST_OFFERED_TEAMS])


def team_by_lot(budget: int, mission: str, elements: int, dice: Dice) -> Team:
    """A random legal team that uses the budget."""
    while True:
        wish, extras = list(HIRED), list(HELD)
        dice.shuffle(wish)
        dice.shuffle(extras)
        team = buy(budget, mission, elements, wish, extras)
        if not flaws(team, budget, mission, elements):
            return team


def offers(state: Show) -> tuple[Team, ...]:
    return offered_teams(state.settings.budget, state.settings.mission, len(state.terrain.elements))


@RULES.actions(codes.ASK_TEAM)
def teams(state: Show, seat: int) -> list[Action]:
    return PICK[: len(offers(state))]


@RULES.check(codes.ASK_TEAM)
def may_play(state: Show, seat: int, action: Action) -> bool:
    if action.kind != "team":
        return False
    team = unpack(action.args)
    settings = state.settings
    return team is not None and not flaws(team, settings.budget, settings.mission, len(state.terrain.elements))


@RULES.joint_answer(codes.ASK_TEAM)
def answer_teams(state: Show) -> None:
    """Put both teams into play. Members and upgrades are public, objects are not (R-team-4)."""
    for seat, answer in enumerate(state.answers):
        assert answer is not None
        team = offers(state)[answer.args[0]] if answer.kind == "pick" else unpack(answer.args)
        assert team is not None
        enlist(state, seat, team)
        state.log.append((ShowEvent.TEAM, seat))
    state.answers = []
    state.push(codes.ROLL_SIDES)


def enlist(state: Show, seat: int, team: Team) -> None:
    """Add the figures of a team, still off the table; each companion after its owner."""
    for member in team.members:
        figure = state.add_figure(member.who, seat, NOWHERE, member.upgrades)
        state.flags[figure] = GONE
        state.objects[figure] = member.objects & ~BITS[DOG]
        state.bought[figure] = member.objects
        state.charge_at[figure] = member.element
        if member.who == team.leader:
            state.leader[seat] = figure
        if member.who == team.pair:
            state.pair[seat] = figure
        if member.objects & BITS[DOG]:
            dog = state.add_figure(with_trait(Trait.DOG), seat, NOWHERE, owner=figure)
            state.flags[dog] = GONE


# Sides.


@RULES.step(codes.ROLL_SIDES)
def roll_sides(state: Show, seat: int, a: int, b: int) -> None:
    """The higher d10 chooses the side; ties roll again (R-start-1)."""
    rolls = (state.d10(), state.d10())
    for roller, roll in enumerate(rolls):
        state.log.append((ShowEvent.SIDE_ROLL, roller, roll))
    if rolls[0] == rolls[1]:
        state.push(codes.ROLL_SIDES)
    else:
        state.ask(codes.ASK_SIDE, int(rolls[1] > rolls[0]))


@RULES.actions(codes.ASK_SIDE)
def sides(state: Show, seat: int) -> list[Action]:
    """An edge, or leaving the choice to the other seat, which cannot leave it again."""
    return SIDE if state.first == seat else [*SIDE, CEDE]


@RULES.answer(codes.ASK_SIDE)
def answer_side(state: Show, seat: int, action: Action) -> None:
    """The seat that chose the side deploys first (R-start-1)."""
    if action == CEDE:
        state.first = 1 - seat
        state.log.append((ShowEvent.CEDED, seat))
        state.ask(codes.ASK_SIDE, 1 - seat)
        return
    edge = action.args[0]
    state.first = seat
    state.team_of_side = seat if edge == 0 else 1 - seat
    state.log.append((ShowEvent.SIDE, seat, edge))
    state.push(codes.START)
    for deployer in (1 - seat, seat):
        for figure in reversed(state.figures()):
            if state.side[figure] == deployer:
                step = codes.DEPLOY if state.owner[figure] < 0 else codes.DEPLOY_DOG
                state.push(step, deployer, figure)
        state.push(codes.PLACE_PLATFORM, deployer)


def edge_of(state: Show, seat: int) -> int:
    """Which of the two long edges is this seat's."""
    return 0 if state.team_of_side == seat else 1


# Platforms and figures.


@RULES.step(codes.PLACE_PLATFORM)
def place_platform(state: Show, seat: int, a: int, b: int) -> None:
    state.ask(codes.ASK_PLATFORM, seat)


def spots(terrain: Terrain, edge: int) -> list[Point]:
    key = f"platforms {edge}"
    if key not in terrain.cache:
        terrain.cache[key] = platform_spots(terrain, edge)[: len(PLATFORM)]
    found = terrain.cache[key]
    assert isinstance(found, list)
    return found


@RULES.actions(codes.ASK_PLATFORM)
def platforms(state: Show, seat: int) -> list[Action]:
    return PLATFORM[: len(spots(state.terrain, edge_of(state, seat)))]


@RULES.check(codes.ASK_PLATFORM)
def may_put_platform(state: Show, seat: int, action: Action) -> bool:
    return action.kind == "platform-at" and may_place_platform(state.terrain, edge_of(state, seat), *action.args)


@RULES.answer(codes.ASK_PLATFORM)
def answer_platform(state: Show, seat: int, action: Action) -> None:
    if action.kind == "platform":
        x, y = spots(state.terrain, edge_of(state, seat))[action.args[0]]
    else:
        x, y = action.args
    state.platforms[seat] = (x, y)
    state.log.append((ShowEvent.PLATFORM, seat, x, y))


@RULES.step(codes.DEPLOY)
def deploy(state: Show, seat: int, figure: int, b: int) -> None:
    state.subject = figure
    state.ask(codes.ASK_DEPLOY, seat)


def may_start_at(state: Show, seat: int, place: Place) -> bool:
    """R-start-3: within 6 of the platform, on a free place, and in touch with no enemy."""
    return (
        within_deployment(place, *state.platforms[seat])
        and state.terrain.stands(place)
        and has_room(state, seat, place, state.standing())
    )


@RULES.actions(codes.ASK_DEPLOY)
def starts(state: Show, seat: int) -> list[Action]:
    """The nodes in the deployment zone that are free. A base fits on every node, so the scenery is not checked."""
    others = state.standing()
    around = nodes_around(state.terrain, *state.platforms[seat])
    listed = [TO[node] for node, place in around if has_room(state, seat, place, others)]
    assert listed, "the checker of tables has seen to it that a team finds room"
    return listed


def nodes_around(terrain: Terrain, x: int, y: int) -> list[tuple[int, Place]]:
    """The nodes of a deployment zone, with their numbers. Cached with the terrain."""
    kept = cast("dict[tuple[int, int], list[tuple[int, Place]]]", terrain.cache.setdefault("zones", {}))
    if (x, y) not in kept:
        if len(kept) >= KEPT_ZONES:
            kept.clear()
        kept[x, y] = [(node, place) for node, place in enumerate(nodes(terrain)) if within_deployment(place, x, y)]
    return kept[x, y]


def has_room(state: Show, seat: int, place: Place, others: list[int]) -> bool:
    """Whether a base there overlaps no other, and touches no enemy."""
    for other in others:
        dx, dy = state.xs[other] - place[0], state.ys[other] - place[1]
        near = OVERLAP if state.side[other] == seat else TOUCH
        if dx * dx + dy * dy < near and abs(state.feet(other) - state.terrain.height_of(place)) < STANDING:
            return False
    return True


@RULES.check(codes.ASK_DEPLOY)
def may_deploy(state: Show, seat: int, action: Action) -> bool:
    x, y, surface = action.args if action.kind == "at" else (0, 0, -1)
    return 0 <= surface < len(state.terrain.surfaces) and may_start_at(state, seat, (x, y, surface))


@RULES.answer(codes.ASK_DEPLOY)
def answer_deploy(state: Show, seat: int, action: Action) -> None:
    place = nodes(state.terrain)[action.args[0]] if action.kind == "to" else action.args
    enter(state, state.subject, (place[0], place[1], place[2]))


def enter(state: Show, figure: int, place: Place) -> None:
    state.put(figure, place)
    state.unmark(figure, GONE)
    state.log.append((ShowEvent.DEPLOYED, figure, *place))


@RULES.step(codes.DEPLOY_DOG)
def deploy_dog(state: Show, seat: int, dog: int, b: int) -> None:
    """A companion starts in contact with its owner (R-start-3), or as near as possible if no side is free."""
    state.subject = dog
    if dog_places(state, dog):
        state.ask(codes.ASK_DEPLOY_DOG, seat)
        return
    enter(state, dog, nearest_free(state, state.place(state.owner[dog])))


def dog_places(state: Show, dog: int) -> list[tuple[int, Place]]:
    """The listed sides of its owner that are free, with their places; those within 6 of the platform if there are."""
    x, y, surface = state.place(state.owner[dog])
    around = [(side, (x + dx, y + dy, surface)) for side, (dx, dy) in enumerate(SIDES_OF_A_BASE)]
    free = [(side, place) for side, place in around if is_free(state, place) and not enemies_at(state, dog, place)]
    platform = state.platforms[state.side[dog]]
    return [(side, place) for side, place in free if within_deployment(place, *platform)] or free


@RULES.actions(codes.ASK_DEPLOY_DOG)
def dog_sides(state: Show, seat: int) -> list[Action]:
    return [BESIDE[side] for side, _ in dog_places(state, state.subject)]


@RULES.answer(codes.ASK_DEPLOY_DOG)
def answer_dog(state: Show, seat: int, action: Action) -> None:
    enter(state, state.subject, dict(dog_places(state, state.subject))[action.args[0]])


@RULES.step(codes.START)
def start(state: Show, seat: int, a: int, b: int) -> None:
    state.subject = -1
    missions.set_scene(state)
    state.push(codes.TURN)
