"""Distances, rings and looks are those that the rules of a shot use."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from euphoria import QueryError
from euphoria.games.reality.rules.firing import aim
from tests.reality.queries.asking import ask
from tests.reality.queries.test_fields_and_cuts import in_play
from tests.reality.stage import TOP, at, block, stage


@pytest.mark.rule("R-y-4", "R-table-6")
def test_the_distance_of_two_figures_is_the_one_that_a_shot_goes_by() -> None:
    rng, looked = random.Random(3), 0
    for seed in (1, 2):
        state = in_play(seed)
        for _ in range(20):
            one, other = rng.sample(state.standing(), 2)
            line = ask(state, "distance", along=[list(state.place(one)), list(state.place(other))])
            assert line["inches"] == ask(state, "shot", shooter=one, target=other)["inches"]
            between = ask(state, "between", figure=one, other=other)
            assert between["inches"] == line["inches"] == round(sqrt(aim.square_of_distance(state, one, other)) / 4, 2)
            looked += line["legs"][0]["rise"] != 0
    assert looked, "somebody stands higher than others"


@pytest.mark.rule("R-y-4")
def test_a_line_with_corners_is_as_long_as_its_legs_together() -> None:
    troupe = stage(block(10, 10, 4, 4, height=2))
    answer = ask(troupe.state, "distance", along=[[8, 44, 0], [48, 44, TOP], [48, 76, 0]])
    assert [leg["flat"] for leg in answer["legs"]] == [10, 8]
    assert [leg["rise"] for leg in answer["legs"]] == [8, -8]
    assert [leg["inches"] for leg in answer["legs"]] == [round(sqrt(104), 2), round(sqrt(68), 2)]
    assert answer["inches"] == round(sqrt(104) + sqrt(68), 2)


def test_a_ruler_ends_where_there_is_something_to_lay_it_on() -> None:
    state = stage(block(10, 10, 4, 4)).state
    edge = [40, 44, TOP]
    assert ask(state, "distance", along=[[20, 44, 0], edge])["along"] == [[20, 44, 0], edge]
    with pytest.raises(QueryError, match="not there"):
        ask(state, "distance", along=[[20, 44, 0], [39, 44, TOP]])
    with pytest.raises(QueryError, match="two points"):
        ask(state, "distance", along=[[20, 44, 0]])


@pytest.mark.rule("R-fire-5")
def test_the_rings_of_a_weapon_hold_those_whom_the_aim_calls_close_and_not_far() -> None:
    seen = set()
    for seed in (1, 2, 3):
        state = in_play(seed)
        for shooter in state.standing():
            weapons = state.character(shooter).weapons
            rings = ask(state, "rings", figure=shooter)["rings"]
            assert bool(rings) == bool(weapons)
            for other in state.standing():
                if other == shooter or not weapons:
                    continue
                names = {one.key for one in aim.modifiers(state, shooter, other)}
                first = {ring["kind"]: ring for ring in rings[:3]}
                assert first["effective"]["inches"] == weapons[0].range
                assert [ring["aim"] for ring in rings[:3]] == [1, 0, -2]
                assert (other in first["close"]["figures"]) == ("close" in names)
                assert (other not in first["far"]["figures"]) == ("far" in names)
                seen |= names & {"close", "far"}
    assert seen == {"close", "far"}


@pytest.mark.rule("R-y-4")
def test_a_ring_is_smaller_on_what_is_higher_or_lower_than_its_middle() -> None:
    troupe = stage(block(10, 10, 4, 4, height=3))
    above = troupe.add("a kabuki", at(12, 12, TOP))
    near, far = troupe.add("b nikolai", at(12, 7.75)), troupe.add("b blanca", at(12, 6.75))
    answer = ask(troupe.state, "rings", figure=above, inches=[2, 5])
    small, large = answer["rings"]
    assert small["reach"] == [[TOP, 8]], "the ground is farther below than that"
    assert large["reach"] == [[0, 16], [TOP, 20]]
    assert large["figures"] == []
    six = ask(troupe.state, "rings", figure=above, inches=[6, 7])["rings"]
    assert [ring["figures"] for ring in six] == [[near], [near, far]], "over the floor both are nearer than six inches"
    assert {one["figure"]: one["inches"] for one in answer["others"]}[near] == 5.2
    from_below = ask(troupe.state, "rings", at=[48, 33, 0], inches=[1])
    assert (from_below["figure"], from_below["rings"][0]["figures"]) == (None, [near])


@pytest.mark.rule("R-fire-1", "R-fire-11", "R-y-3")
def test_a_look_both_ways_is_the_two_shots() -> None:
    rng, seen = random.Random(4), set()
    for seed in (1, 2, 3):
        state = in_play(seed)
        for _ in range(15):
            pair = rng.sample(state.standing(), 2)
            between = ask(state, "between", figure=pair[0], other=pair[1])
            ways = between["ways"]
            assert [between["at"], between["other_at"]] == [list(state.place(one)) for one in pair]
            for way, (shooter, target) in zip(ways, (pair, pair[::-1]), strict=True):
                shot = ask(state, "shot", shooter=shooter, target=target)
                assert (way["from"], way["to"]) == (shooter, target)
                for part in ("sees", "mutual", "lines", "cover", "reasons", "odds"):
                    assert way[part] == shot[part], part
                seen.add(way["sees"])
    assert seen == {True, False}


@pytest.mark.rule("R-fire-1")
def test_a_look_may_suppose_that_anybody_stands_at_a_place() -> None:
    troupe = stage(block(14, 9, 2, 2, 3))
    one, other = troupe.add("a kabuki", at(10, 10)), troupe.add("b madeleine", at(18, 10))
    hidden = ask(troupe.state, "between", figure=one, other=other)
    assert not hidden["ways"][0]["sees"]
    moved = ask(troupe.state, "between", figure=one, at=[40, 60, 0], other=other)["ways"][0]
    assert moved["lines"] == ask(troupe.state, "shot", shooter=one, target=other, at=[40, 60, 0])["lines"]
    anybody = ask(troupe.state, "between", at=[40, 60, 0], other=other)["ways"]
    assert [(way["from"], way["to"], way["odds"]) for way in anybody] == [(None, other, None), (other, None, None)]
    assert anybody[0]["lines"] == moved["lines"], "both are of common height"
    back = ask(troupe.state, "between", figure=other, other_at=[40, 60, 0])["ways"]
    assert back == [anybody[1], anybody[0]]
    with pytest.raises(QueryError, match="missing"):
        ask(troupe.state, "between", figure=one)
    with pytest.raises(QueryError, match="itself"):
        ask(troupe.state, "between", figure=one, other=one)
    with pytest.raises(QueryError, match="no base stands there"):
        ask(troupe.state, "between", figure=one, other_at=[0, 0, 0])


@pytest.mark.rule("R-fire-1")
def test_the_field_of_a_place_is_that_of_anybody_who_stood_there() -> None:
    troupe = stage(block(14, 9, 2, 2, 3))
    figure = troupe.add("a kabuki", at(10, 10))
    from_place = ask(troupe.state, "field", at=[40, 60, 0])
    assert from_place["figure"] is None and from_place["at"] == [40, 60, 0]
    assert 50 < len(from_place["places"]) == len(ask(troupe.state, "field", figure=figure, at=[40, 60, 0])["places"])
