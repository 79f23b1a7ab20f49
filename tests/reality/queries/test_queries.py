"""What can be measured is what happens: each answer is held against the rule that carries the thing out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria import Dice, EuphoriaError, QueryError
from euphoria.games.reality import codes
from euphoria.games.reality.actions import PUSH, SPACE, USE, WALK
from euphoria.games.reality.figure_flags import PRONE
from euphoria.games.reality.game import GAME
from euphoria.games.reality.geometry.sight.line_of_sight import cover, sees
from euphoria.games.reality.queries import pushes, reach, sight, templates
from euphoria.games.reality.rules.figures.routes import ways_of
from euphoria.games.reality.rules.firing.firing import shots_left
from euphoria.games.reality.state import Show
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.text.languages import LANGUAGES
from tests.random_play import states
from tests.reality.brawl import won
from tests.reality.stage import at, barricade, block, heading, stage

Json = dict[str, Any]


def ask(answer: Any, state: Show, **arguments: object) -> Json:
    found: Json = answer(state, None, Arguments(arguments))
    return found


@pytest.mark.rule("R-move-1", "R-move-11")
def test_reach_tells_the_price_of_every_place_of_its_grid() -> None:
    troupe = stage(barricade(14, 8, 1, 6))
    walker = troupe.add("a nikolai", at(12, 11))
    answer = ask(reach.reach, troupe.state, figure=walker, points=7)
    costs = {tuple(place): cost for *place, cost in answer["places"]}
    ways = ways_of(troupe.state, walker, 7)
    assert costs[at(11, 11)] == 1
    assert costs[at(17, 11)] > 5, "over the barricade it costs more than the five inches"
    assert at(19, 11) not in costs
    for place, cost in costs.items():
        way = ways.to(place)
        assert way is not None and cost - 1 <= way[1] <= cost
    missing = [
        (x, y, 0)
        for x in range(20, 77, 2)
        for y in range(16, 73, 2)
        if (x, y, 0) not in costs and troupe.state.terrain.stands((x, y, 0)) and ways.reaches((x, y, 0))
    ]
    assert not missing


def test_a_reach_of_no_points_is_empty_and_its_grain_is_asked_for() -> None:
    troupe = stage()
    walker = troupe.add("a nikolai", at(12, 11))
    assert ask(reach.reach, troupe.state, figure=walker, points=0)["places"] == []
    fine = ask(reach.reach, troupe.state, figure=walker, points=2, grain=2)["places"]
    coarse = ask(reach.reach, troupe.state, figure=walker, points=2, grain=4)["places"]
    assert len(fine) > 3 * len(coarse) > 0
    assert {tuple(one) for one in coarse} <= {tuple(one) for one in fine}


@pytest.mark.rule("R-move-1", "R-con-2")
def test_a_way_has_its_stretches_and_whom_it_meets() -> None:
    troupe = stage(barricade(14, 8, 1, 6))
    walker, enemy = troupe.add("a nikolai", at(12, 11)), troupe.add("b kabuki", at(17, 11))
    answer = ask(reach.way, troupe.state, figure=walker, to=list(at(16, 11)), points=9)
    assert answer["cost"] == sum(stretch["cost"] for stretch in answer["stretches"])
    assert "over" in {stretch["over"] for stretch in answer["stretches"]}
    assert answer["fights"] == [enemy]
    assert (answer["way"][0], answer["way"][-1]) == (list(at(12, 11)), list(at(16, 11)))


@pytest.mark.rule("R-move-11")
def test_a_way_over_points_of_ones_own_may_be_longer_and_one_that_costs_too_much_is_none() -> None:
    troupe = stage()
    walker = troupe.add("a nikolai", at(12, 11))
    straight = ask(reach.way, troupe.state, figure=walker, to=list(at(15, 11)), points=9)
    round_about = ask(reach.way, troupe.state, figure=walker, to=list(at(15, 11)), points=9, through=[at(12, 14)])
    assert (straight["cost"], len(round_about["way"])) == (3, 3)
    assert round_about["cost"] > straight["cost"]
    assert ask(reach.way, troupe.state, figure=walker, to=list(at(15, 11)), points=2)["cost"] is None


@pytest.mark.rule("R-move-11")
def test_a_way_over_points_of_ones_own_bends_between_them_where_that_is_wanted_and_no_one_lets_it_through() -> None:
    troupe = stage(block(14, 8, 2, 4))
    walker = troupe.add("a nikolai", at(12, 10))
    asked: Json = {"figure": walker, "to": list(at(18, 12)), "points": 20, "through": [list(at(18, 10))]}
    assert ask(reach.way, troupe.state, **asked)["cost"] is None, "straight through the block, which is no way"
    bent = ask(reach.way, troupe.state, bends=True, **asked)
    assert len(bent["way"]) > 3 and list(at(18, 10)) in bent["way"] and bent["way"][-1] == list(at(18, 12))
    assert bent["cost"] == sum(stretch["cost"] for stretch in bent["stretches"])
    troupe.add("a mycky", at(12, 12))
    through = {**asked, "to": list(at(13, 14)), "through": [list(at(12, 14))]}
    assert ask(reach.way, troupe.state, **through)["cost"] is None, "a friend is in the way of a leg before the last"


OPEN_FLOOR = """
    game: reality
    scene: 48 36
    turn: 2
    phase: {phase}
    A {first}: 12 11
    A {first} euphoria: 10
    A mycky: 40 4
    B doc: 12 17
    A leader: mycky
    B leader: doc
"""


def show_at(phase: str, first: str) -> Show:
    state = GAME.scenario(OPEN_FLOOR.format(phase=phase, first=first))
    assert isinstance(state, Show) and state.active == 0
    return state


@pytest.mark.rule("R-prof-2", "R-fire-4", "R-fire-8")
def test_what_a_walk_leaves_is_what_can_be_fired_after_it() -> None:
    state = show_at("positioning", "nikolai")
    told = ask(reach.reach, state, figure=0)["shots"]
    assert (told[0], told[4], told[5], told[9]) == (5, 5, 4, 0), "five shots, and nine points for everything"
    for goal in (at(14, 11), at(17, 11), at(20, 11), at(12, 16)):
        way = ask(reach.way, state, figure=0, to=list(goal))
        gone = state.copy()
        gone.apply(0, WALK)
        gone.apply(0, SPACE.read(["at", *goal]))
        assert gone.place(0) == goal
        assert way["left"] == gone.ap[0]
        assert way["shots"] == min(gone.shots(0, 0), shots_left(gone, 0))
        assert way["fights"] or told[way["cost"]] == way["shots"]
    assert (way["fights"], way["shots"]) == ([2], 0), "nobody shoots in combat"


@pytest.mark.rule("R-kabuki", "R-prof-2")
def test_a_free_walk_leaves_all_shots_and_who_has_none_is_told_of_none() -> None:
    state = show_at("special", "kabuki")
    assert ask(reach.reach, state, figure=0)["shots"] == [3, 3, 3, 3, 3, 3, 3, 2, 1, 0]
    state.apply(0, USE)
    way = ask(reach.way, state, figure=0, to=list(at(17, 11)))
    assert (way["cost"], way["left"], way["shots"]) == (5, 9, 3)
    assert ask(reach.reach, state, figure=0)["shots"] == [3] * 10
    assert ask(reach.way, state, figure=1, to=list(at(41, 4)))["shots"] is None


@pytest.mark.rule("R-fire-2", "R-fire-5")
def test_sight_agrees_with_the_rules_of_shots_in_whole_games() -> None:
    rng, looked = random.Random(4), 0
    for state in states(GAME, 2, 4, turns=3):
        assert isinstance(state, Show)
        if rng.random() > 0.1 or len(state.standing()) < 2:
            continue
        viewer = rng.choice(state.standing())
        for seen in ask(sight.fan, state, figure=viewer)["others"]:
            bodies = state.body(viewer), state.body(seen["figure"])
            assert seen["sees"] == sees(state.terrain, *bodies, state.bodies())
            if seen["sees"] and not state.flags[seen["figure"]] & PRONE:
                assert seen["cover"] >= cover(state.terrain, *bodies, state.bodies())
            looked += 1
    assert looked > 50


@pytest.mark.rule("R-fire-5", "R-prof-4")
def test_a_shot_is_the_sum_of_its_modifiers() -> None:
    troupe = stage(block(20, 10, 2, 2))
    shooter, target = troupe.add("a kabuki", at(10, 10)), troupe.add("b madeleine", at(24, 10))
    answer = ask(sight.shot, troupe.state, shooter=shooter, target=target)
    odds = answer["odds"]
    assert odds["aim"] == odds["profile"] + sum(one["value"] for one in odds["modifiers"])
    assert odds["chance"] == min(max(odds["aim"], 0), 10) / 10
    assert len(answer["lines"]) == 9
    assert {line["state"] for line in answer["lines"]} == {"open", "closed"}
    assert {line["element"] for line in answer["lines"] if line["state"] == "closed"} == {0}
    assert answer["reasons"][0]["rule"] == "R-fire-2"
    assert len(odds["damage"]) == troupe.state.shots(shooter, 0)
    assert odds["damage"][1] == pytest.approx(2 * odds["damage"][0], abs=0.02)


def test_a_figure_may_be_asked_about_as_if_it_stood_elsewhere() -> None:
    troupe = stage(block(16, 8, 2, 4, 6))
    shooter, target = troupe.add("a kabuki", at(10, 10)), troupe.add("b madeleine", at(24, 10))
    before = troupe.state.place(shooter)
    assert not ask(sight.shot, troupe.state, shooter=shooter, target=target)["sees"]
    there = ask(sight.shot, troupe.state, shooter=shooter, target=target, at=list(at(20, 10)))
    assert (there["sees"], there["inches"]) == (True, 4)
    assert troupe.state.place(shooter) == before
    fan = ask(sight.fan, troupe.state, figure=shooter, at=list(at(20, 10)))
    assert [one["sees"] for one in fan["others"]] == [True]


@pytest.mark.rule("R-obj-6", "R-doc-1")
def test_templates_touch_whom_the_rules_say() -> None:
    troupe = stage()
    doc, near, far = (
        troupe.add(*one) for one in (("a doc", at(10, 10)), ("b kabuki", at(13, 10)), ("b benkei", at(30, 30)))
    )
    assert ask(templates.blast, troupe.state, at=list(at(12, 10)))["touched"] == [doc, near]
    assert ask(templates.flame, troupe.state, figure=doc, direction=[1, 0])["touched"] == [near]
    assert ask(templates.flame, troupe.state, figure=doc, direction=[-1, 0])["touched"] == []
    assert ask(templates.blast, troupe.state, at=list(at(30, 30)))["touched"] == [far]


@pytest.mark.rule("R-push-1")
@pytest.mark.parametrize("direction", [(1, 0), (6, 8), (-3, 1)])
def test_a_push_ends_where_it_is_said_to_end(direction: tuple[int, int]) -> None:
    fight = won("a nikolai", "b kabuki", roll=5).do(0, PUSH)
    before = [fight.state.place(figure) for figure in fight.state.standing()]
    answer = ask(pushes.push, fight.state, direction=list(direction))
    assert [fight.state.place(figure) for figure in fight.state.standing()] == before
    fight.do(0, heading(*direction))
    assert answer["plunged"] == []
    assert {one["figure"]: tuple(one["to"]) for one in answer["slid"]} == {
        figure: fight.state.place(figure) for figure in fight.state.standing()
    }


def test_a_push_is_asked_about_only_when_there_is_one() -> None:
    fight = won("a nikolai", "b kabuki", roll=5)
    assert fight.state.question != codes.ASK_DIRECTION
    with pytest.raises(QueryError, match="nobody chooses"):
        ask(pushes.push, fight.state, direction=[1, 0])


@pytest.mark.parametrize(
    ("question", "arguments", "about"),
    [
        ("where", {}, "ask one of"),
        ("sight", {}, "'figure'"),
        ("sight", {"figure": 99}, "'figure' cannot be 99"),
        ("sight", {"figure": True}, "'figure' cannot be True"),
        ("sight", {"figure": 0, "wings": 2}, "no argument 'wings'"),
        ("sight", {"figure": 0, "at": [0, 0]}, "'at' cannot be"),
        ("sight", {"figure": 0, "at": [1, 1, 999]}, "'at' cannot be"),
        ("reach", {"figure": 0, "points": 21}, "0 to 20"),
        ("reach", {"figure": 0, "points": 12, "grain": 1}, "2 to 4"),
        ("reach", {"figure": 0, "points": 13, "grain": 2}, "4 to 4"),
        ("shot", {"shooter": 0, "target": 0}, "the shooter itself"),
        ("flame", {"figure": 0, "direction": [0, 0]}, "'direction'"),
        ("blast", {}, "'at' is missing"),
        ("way", {"figure": 0, "to": [4, 4, 0], "through": [[1]] * 9}, "at most 8"),
        ("told", {"language": "tlh"}, "one of en, es"),
        ("told", {"names": ["Ana", 2]}, "texts of at most 100"),
        ("told", {"names": ["Ana"] * 3}, "at most 2 entries"),
        ("told", {"figure": 99}, "'figure' cannot be 99"),
        ("spot", {"figure": 0}, "'at' is missing"),
        ("goals", {"about": 99}, "'about' cannot be 99"),
    ],
)
def test_a_wrong_question_is_refused_with_what_is_wrong(question: str, arguments: Json, about: str) -> None:
    state = next(state for state in states(GAME, 2, 1, turns=2) if isinstance(state, Show) and 0 in state.standing())
    with pytest.raises(EuphoriaError, match=about):
        state.query(None, question, **arguments)


@pytest.mark.rule("R-team-4", "R-table-6")
def test_answers_depend_on_nothing_that_is_secret_and_change_nothing() -> None:
    rng, dice, changed = random.Random(7), Dice(7), 0
    for state in states(GAME, 2, 7, turns=3, budget=1200):
        assert isinstance(state, Show)
        if rng.random() > 0.1 or len(state.standing()) < 2:
            continue
        one, other = rng.sample(state.standing(), 2)
        questions: list[tuple[str, Json]] = [
            ("reach", {"figure": one, "points": 4, "grain": 4}),
            ("reach", {"figure": one, "grain": 4}),
            ("threat", {"figure": one, "grain": 12}),
            ("field", {"figure": one, "grain": 12}),
            ("sight", {"figure": one}),
            ("between", {"figure": one, "other": other}),
            ("rings", {"figure": one}),
            ("distance", {"along": [list(state.place(one)), list(state.place(other))]}),
            ("cut", {"viewer": one, "target": other}),
            ("shot", {"shooter": one, "target": other}),
            ("blast", {"at": list(state.place(one))}),
            ("flame", {"figure": one, "direction": [2, 1]}),
            *(("told", {"figure": one, "language": language}) for language in LANGUAGES),
            ("told", {}),
            ("spot", {"figure": one, "at": list(state.place(other))}),
            ("goals", {"about": one, "figure": one, "places": [list(state.place(other))]}),
        ]
        drawn = state.sample(0, dice)
        before = state.copy()
        for question, arguments in questions:
            assert drawn.query(0, question, **arguments) == state.query(0, question, **arguments), question
        assert state == before
        changed += drawn != state
    assert changed >= 5, "what is secret must really differ"
