"""Before the first turn (R-start-1 to R-start-5), and the course of a turn (R-turn-1, R-turn-2, R-order-1)."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import IllegalAction, OptionError, ScriptedDice, State
from euphoria.games.reality import actions, codes
from euphoria.games.reality.cards.objects import BITS, CHARGES, DOG
from euphoria.games.reality.cards.registry import BY_ID
from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import GROUND
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.tables.placement import may_place_platform, within_deployment
from euphoria.games.reality.teams.roster import Member, Team, pack
from euphoria.kernel.core.dice import Dice
from tests.reality.stage import acting, at, block, stage, start

NIKOLAI, SOOYOUNG, BLANCA = BY_ID["nikolai"], BY_ID["sooyoung"], BY_ID["blanca"]
ONE = Team((Member(NIKOLAI, (1, 0, 0, 0), BITS[0] | BITS[CHARGES], 3),), NIKOLAI)
OTHER = Team((Member(SOOYOUNG, objects=BITS[DOG]), Member(BLANCA)), BLANCA)


def team_action(team: Team) -> Any:
    return GAME.action(["team", *pack(team)])


def begun(*faces: int, **options: Any) -> RealityState:
    """After both teams are chosen; the dice show these faces."""
    state = GAME.new(dice=ScriptedDice([face - 1 for face in faces], Dice(1)), **options)
    assert isinstance(state, RealityState)
    state.apply(0, team_action(ONE))
    state.apply(1, team_action(OTHER))
    return state


def question(state: State) -> tuple[str, tuple[int, ...]]:
    return codes.QUESTIONS[state.question], state.deciders


@pytest.mark.rule("R-team-8", "R-team-5", "R-team-2")
def test_both_teams_are_shown_once_both_are_chosen() -> None:
    state = begun()
    assert [state.character(figure).id for figure in state.figures()] == ["nikolai", "sooyoung", "benkei", "blanca"]
    assert all(flags == GONE for flags in state.flags), "nobody is on the table yet"
    assert state.leader == [0, 3]
    assert state.euphoria[0] == 2, "an upgrade costs one"
    assert (state.objects[0], state.shown[0], state.charge_at[0]) == (BITS[0] | BITS[CHARGES], 0, 3)
    assert state.owner[2] == 1


@pytest.mark.rule("R-team-6")
def test_an_unlawful_team_is_refused_with_every_reason() -> None:
    state = GAME.new(seed=1, budget=200)
    wrong = Team((Member(NIKOLAI, (3, 0, 0, 0)), Member(SOOYOUNG)), BLANCA)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, team_action(wrong))
    assert caught.value.rule == "R-team-6"
    for part in ("200", "450", "Nikolai"):
        assert part in str(caught.value), str(caught.value)
    assert state.deciders == (0, 1)


@pytest.mark.rule("R-start-1")
def test_the_higher_roll_chooses_a_side_and_deploys_first() -> None:
    state = begun(4, 4, 3, 9)
    assert question(state) == ("side", (1,)), "a tie is rolled again"
    assert state.legal(1) == [*actions.SIDE, actions.CEDE]
    state.apply(1, actions.SIDE[0])
    assert (setup.edge_of(state, 1), setup.edge_of(state, 0)) == (0, 1)
    assert question(state) == ("platform", (1,))


@pytest.mark.rule("R-start-1")
def test_the_choice_may_be_left_to_the_other_who_then_deploys_first() -> None:
    state = begun(9, 3)
    state.apply(0, actions.CEDE)
    assert question(state) == ("side", (1,))
    assert state.legal(1) == actions.SIDE, "it cannot be given back"
    state.apply(1, actions.SIDE[1])
    assert setup.edge_of(state, 1) == 1
    assert question(state) == ("platform", (1,))


@pytest.mark.rule("R-start-2")
def test_a_platform_lies_within_6_of_ones_own_edge_clear_of_scenery() -> None:
    state = begun(9, 3)
    state.apply(0, actions.SIDE[1])
    depth = state.terrain.depth
    for action in state.legal(0):
        x, y = setup.spots(state.terrain, 1)[action.args[0]]
        assert y >= depth - 24
        assert not may_place_platform(state.terrain, 0, x, y), "not along the other's edge"
    with pytest.raises(IllegalAction):
        state.apply(0, GAME.action(["platform-at", 4, 4]))
    x, y = setup.spots(state.terrain, 1)[0]
    state.apply(0, GAME.action(["platform-at", x, y]))
    assert state.platforms[0] == (x, y)


@pytest.mark.rule("R-start-3")
def test_all_figures_start_within_6_of_the_platform_and_a_dog_beside_its_owner() -> None:
    state = begun(3, 9)
    state.apply(1, actions.SIDE[0])
    state.apply(1, actions.PLATFORM[0])
    assert question(state) == ("deploy", (1,))
    for action in state.legal(1):
        assert within_deployment(nodes(state.terrain)[action.args[0]], *state.platforms[1])
    x, y = state.platforms[1]
    with pytest.raises(IllegalAction):
        state.apply(1, GAME.action(["at", x + 44, y + 8, 0]))
    state.apply(1, GAME.action(["at", x + 9, y + 9, 0]))
    assert state.place(1) == (x + 9, y + 9, 0)
    assert question(state) == ("deploy-dog", (1,))
    state.apply(1, actions.BESIDE[1])
    assert state.place(2) == (x + 12, y + 12, 0)
    assert question(state) == ("deploy", (1,))
    with pytest.raises(IllegalAction):
        state.apply(1, GAME.action(["at", x + 10, y + 9, 0]))
    state.apply(1, state.legal(1)[0])
    assert question(state) == ("platform", (0,)), "then the other player"


@pytest.mark.rule("R-start-3")
def test_a_dog_starts_within_6_of_the_platform_too() -> None:
    state = begun(3, 9)
    state.apply(1, actions.SIDE[0])
    x, y = max(setup.spots(state.terrain, 0))
    state.apply(1, GAME.action(["platform-at", x, y]))
    for distance in range(24, 0, -1):
        owner = GAME.action(["at", x - distance, y + 8, 0])
        if state.why_not(1, owner) is None:
            break
    state.apply(1, owner)
    assert question(state) == ("deploy-dog", (1,)) and distance > 20, "some side of its owner is too far"
    offered = state.legal(1)
    assert offered and actions.BESIDE[4] not in offered
    refusal = state.why_not(1, actions.BESIDE[4])
    assert refusal is not None and refusal.key == "reality-why-far-from-platform"
    for action in offered:
        copied = state.copy()
        copied.apply(1, action)
        assert within_deployment(copied.place(2), x, y)


@pytest.mark.rule("R-start-3")
def test_where_no_room_is_left_on_high_a_dog_starts_on_the_ground() -> None:
    troupe = stage(block(10, 10, 1, 1), kind=acting())
    owner = troupe.add("a nikolai", at(10.5, 10.5, 1))
    dog = troupe.add("a benkei", at(0, 0), flags=GONE)
    troupe.state.owner[dog] = owner
    troupe.state.platforms[0] = (40, 40)
    start(troupe, codes.DEPLOY_DOG, dog)
    assert troupe.state.stands(dog) and troupe.state.on[dog] == GROUND
    assert contact.is_free(troupe.state, troupe.state.place(dog), dog)


@pytest.mark.rule("R-start-5", "R-mis-1", "R-mis-2", "R-mis-6")
@pytest.mark.parametrize("mission", ["rescue", "objectives", "massacre"])
def test_the_middle_of_the_table_is_set_for_the_mission(mission: str) -> None:
    state = GAME.new(seed=2, mission=mission)
    while not state.view(None)["turn"]:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[0])
    assert isinstance(state, RealityState)
    middle = (state.terrain.width // 2, state.terrain.depth // 2)
    if mission == "rescue":
        assert state.place(len(state.who) - 1)[:2] == middle
        assert (state.character(len(state.who) - 1).id, state.side[-1]) == ("susan", -1)
    elif mission == "objectives":
        assert [drum[:2] for drum in state.drums] == [middle, (middle[0] - 40, middle[1]), (middle[0] + 40, middle[1])]
    else:
        assert not state.drums


@pytest.mark.rule("R-table-1")
def test_a_table_that_does_not_exist_or_is_only_a_sketch_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no table"):
        GAME.new(table="moon")
    sketch = GAME.scenario("game: reality\nscene: 48 36\nA nikolai: 5 5\nB doc: 20 20")
    assert isinstance(sketch, RealityState)
    with pytest.raises(OptionError, match="sketch"):
        GAME.new(table=sketch.settings.table)


# The turn.

DUEL = """
game: reality
scene: 48 36
mission: massacre
A nikolai: 5 5
A doc: 8 5
B sooyoung: 40 30
B susan: 43 30
"""


def played(state: State, phase: str) -> list[str]:
    """End every activation until that phase is over; who was activated in it."""
    order = []
    while state.deciders and state.view(None)["phase"] == phase:
        view: Any = state.view(None)
        order.append(view["figures"][view["active"]]["character"])
        seat = state.deciders[0]
        last = next(action for action in reversed(state.legal(seat)) if action.kind in ("end", "hold"))
        state.apply(seat, last)
    return order


@pytest.mark.rule("R-turn-1", "R-prof-6")
def test_four_phases_by_euphoria_and_then_the_next_turn() -> None:
    state = GAME.scenario(DUEL + "phase: positioning")
    assert played(state, "positioning") == ["susan", "sooyoung", "doc", "nikolai"]
    assert state.view(None)["phase"] == "firing", "nobody fights: there is nothing to ask in the attack phase"
    while state.view(None)["turn"] == 1:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.view(None)["turn"] == 2


@pytest.mark.rule("R-order-1")
def test_the_order_is_fixed_at_the_start_of_a_phase() -> None:
    state = GAME.scenario(DUEL + "phase: positioning")
    assert isinstance(state, RealityState)
    state.euphoria[0] = 99
    state.euphoria[3] = -5
    assert played(state, "positioning") == ["susan", "sooyoung", "doc", "nikolai"], "changes count from the next phase"
    while state.turn == 1:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[-1])
    while state.phase == codes.IN_SPECIAL:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[-1])
    assert played(state, "positioning")[0] == "nikolai"


@pytest.mark.rule("R-order-1")
def test_the_fallen_are_skipped() -> None:
    state = GAME.scenario(DUEL + "phase: positioning\nA mycky: 12 5\nA mycky is: down")
    assert "mycky" not in played(state, "positioning")


@pytest.mark.rule("R-turn-2")
def test_in_an_activation_one_does_several_things_as_ap_allow_and_then_ends_it() -> None:
    state = GAME.scenario(DUEL + "phase: positioning")
    assert state.deciders == (1,)
    for action in (actions.DECK, actions.UP, actions.DECK):
        state.apply(1, action)
    assert isinstance(state, RealityState)
    assert state.ap[3] == 12 - 3
    state.apply(1, actions.END)
    assert state.active == 2


@pytest.mark.rule("R-turn-1", "R-end-1")
def test_the_show_ends_after_the_last_turn() -> None:
    state = GAME.scenario(DUEL + "turn: 10\nphase: firing")
    while state.deciders:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("turns", ())


@pytest.mark.rule("R-table-6")
def test_measuring_is_free_for_all() -> None:
    """Positions, heights and scenery are in everybody's view."""
    state = GAME.scenario(DUEL)
    views: list[Any] = [state.view(seat) for seat in (0, 1, None)]
    assert views[0]["scenery"] == views[1]["scenery"] == views[2]["scenery"]
    for view in views:
        assert (view["figures"][0]["x"], view["figures"][0]["y"]) == (20, 20)


@pytest.mark.rule("R-start-1")
def test_nobody_has_an_edge_before_it_is_chosen() -> None:
    state = begun(9, 3)
    state.apply(0, actions.CEDE)
    before: Any = state.view(None)
    assert [player["edge"] for player in before["players"]] == [None, None]
    state.apply(1, actions.SIDE[1])
    after: Any = state.view(None)
    assert [player["edge"] for player in after["players"]] == [0, 1]
