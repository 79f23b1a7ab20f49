"""Where something may be put, and which teams may be picked, is what the rules accept."""

from __future__ import annotations

import pytest

from euphoria.games.reality.actions import LEAP, PICK, PLATFORM, SIDE, SPACE, WALK
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.rules.sequence import setup
from tests.reality.positioning import at_place, do, may, position, scene
from tests.reality.queries.asking import ask
from tests.reality.stage import TOP, at, block


def new_show() -> RealityState:
    state = GAME.new(seats=2, seed=3)
    assert isinstance(state, RealityState)
    return state


def accepts(state: RealityState, *form: object) -> bool:
    return state.why_not(state.deciders[0], SPACE.read(form)) is None


def test_the_teams_that_may_be_picked_are_told_with_their_members() -> None:
    state = new_show()
    told = ask(state, "teams")
    offered = setup.offers(state)
    assert len(told["teams"]) == len(offered) == len(state.legal(0)) and told["budget"] == 800
    for team, data in zip(offered, told["teams"], strict=True):
        assert [member["character"] for member in data["members"]] == [CHARACTERS[one.who].id for one in team.members]
        assert data["audience"] == team.audience <= 800 and data["leader"] == CHARACTERS[team.leader].id
    assert told["teams"][0]["titles"]["en"] and told["teams"][-1]["titles"] is None


def test_the_zone_of_a_platform_and_of_a_start_is_where_they_may_be_put() -> None:
    state = new_show()
    assert ask(state, "zone")["places"] == []
    state.apply(0, PICK[0])
    state.apply(1, PICK[1])
    state.apply(state.deciders[0], SIDE[0])
    seat = state.deciders[0]
    corners = {(x, y) for x, y, _ in ask(state, "zone")["places"]}
    assert {(x, y) for x, y in setup.spots(state.terrain, setup.edge_of(state, seat))} <= corners
    for x, y in [(x, y) for x in range(0, state.terrain.width, 6) for y in range(0, 40, 2)]:
        assert ((x, y) in corners) == accepts(state, "platform-at", x, y)
    state.apply(seat, PLATFORM[0])
    places = {tuple(place) for place in ask(state, "zone", grain=4)["places"]}
    listed = {(*nodes(state.terrain)[action.args[0]],) for action in state.legal(seat)}
    assert len(places & listed) > 5
    x0, y0 = state.platforms[seat]
    for x in range(max(0, x0 - 40), min(state.terrain.width, x0 + 56), 4):
        for y in range(0, y0 + 56, 4):
            assert ((x, y, 0) in places) == accepts(state, "at", x, y, 0), (x, y)


def test_the_zone_of_a_leap_is_where_one_can_come_down() -> None:
    troupe = scene(block(12, 8, 4, 4, height=4))
    blanca = troupe.add("a blanca", at(12.5, 10, TOP))
    position(troupe, blanca)
    do(troupe, LEAP)
    places = {tuple(place) for place in ask(troupe.state, "zone")["places"]}
    assert at(11, 10) in places and at(9, 10) not in places
    for x, y, surface in places:
        assert may(troupe, at_place((x, y, surface)))


@pytest.mark.rule("R-move-11")
def test_a_way_that_bends_between_the_points_of_its_player_may_be_gone() -> None:
    troupe = scene(block(14, 8, 2, 4))
    blanca = troupe.add("a blanca", at(12, 10))
    position(troupe, blanca)
    do(troupe, WALK)
    way = ask(troupe.state, "way", figure=blanca, to=at(18, 11), through=[at(18, 10)], bends=True)
    do(troupe, SPACE.read(["along", *(number for place in way["way"][1:] for number in place)]))
    assert troupe.state.spent[blanca] == way["cost"] and troupe.state.place(blanca) == at(18, 11)
