"""Splits of shots and what is seen from a place, held against the rules that declare and fire them."""

from __future__ import annotations

import random

import pytest

from euphoria import Dice
from euphoria.games.reality import codes
from euphoria.games.reality.actions import FIRE
from euphoria.games.reality.figure_flags import MOVED, PRONE, WALKED
from euphoria.games.reality.game import GAME
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from tests.random_play import choose
from tests.reality.gunplay import duel, fires, scene
from tests.reality.queries.asking import Json, ask
from tests.reality.stage import at, barricade, block

Declared = tuple[int, int, int]


def declared_by_menus(state: Show, targets: list[int]) -> set[tuple[int, frozenset[Declared]]]:
    """All that can be declared at these targets by going through the menus: the first target, and all shots."""
    found = set()

    def go_on(state: Show, done: tuple[Declared, ...]) -> None:
        seat = state.side[state.active]
        choices: list[Action] = list(state.legal(seat))
        if done and FIRE in choices:
            found.add((done[0][0], frozenset(done)))
        for action in choices:
            if action.kind == "shoot" and action.args[0] in targets:
                after = state.copy()
                after.dice = Dice(1)
                after.apply(seat, action)
                more = (*done, (action.args[0], action.args[1], action.args[2]))
                if after.deciders and after.question == codes.ASK_DECLARE:
                    go_on(after, more)
                else:
                    found.add((more[0][0], frozenset(more)))

    go_on(state, ())
    return found


def told(answer: Json) -> set[tuple[int, frozenset[Declared]]]:
    return {
        (
            split["declared"][0]["target"],
            frozenset((one["target"], one["weapon"], one["shots"]) for one in split["declared"]),
        )
        for split in answer["splits"]
    }


@pytest.mark.rule("R-fire-3", "R-fire-4", "R-fire-5")
@pytest.mark.parametrize("who", ["blanca", "kabuki", "sooyoung"])
@pytest.mark.parametrize("far", [14, 19, 30])
def test_all_splits_at_two_targets_are_those_that_the_menus_offer(who: str, far: int) -> None:
    troupe = scene(barricade(12, 17, 1, 2))
    shooter = troupe.add(f"a {who}", at(10, 18))
    targets = [troupe.add("b madeleine", at(14, 18)), troupe.add("b benkei", at(far, 24))]
    state = fires(troupe, shooter).state
    answer = ask(state, "splits", shooter=shooter, targets=targets)
    assert told(answer) == declared_by_menus(state, targets)
    assert len(answer["splits"]) == len(told(answer)) > 2


@pytest.mark.rule("R-fire-3", "R-prof-4")
def test_splits_are_those_of_the_menus_in_whole_games() -> None:
    rng, held = random.Random(3), 0
    for seed in (1, 2, 3):
        state = GAME.new(seats=2, seed=seed, turns=3)
        while state.deciders:
            seat = rng.choice(state.deciders)
            assert isinstance(state, Show)
            if state.question == codes.ASK_FIRE:
                shooter = state.active
                enemies = [other for other in state.standing() if state.side[other] == 1 - seat]
                targets = rng.sample(enemies, min(2, len(enemies)))
                answer = ask(state, "splits", shooter=shooter, targets=targets)
                assert told(answer) == declared_by_menus(state, targets)
                held += bool(answer["splits"])
            state.apply(seat, choose(rng, state.legal(seat)))
    assert held > 5


@pytest.mark.rule("R-prof-4", "R-prof-5", "R-inj-1")
def test_what_is_expected_of_a_split_is_what_the_rules_expect() -> None:
    troupe = fires(duel(), 0)
    state = troupe.state
    state.life[1] = 60
    answer = ask(state, "splits", shooter=0, targets=[1])
    for split in answer["splits"]:
        (expected,) = split["expected"]
        assert expected["damage"] == pytest.approx(float(aim.expected_damage(state, 0, 1, split["shots"])), abs=1e-3)
    one = answer["splits"][0]["expected"][0]
    assert one["falls"] == pytest.approx(one["damage"] / 50.5 * 0.41, abs=1e-3), "60 and more of a d100"


@pytest.mark.rule("R-fire-6")
def test_a_split_into_a_fight_tells_what_friends_may_suffer() -> None:
    troupe = scene()
    shooter = troupe.add("a kabuki", at(10, 18))
    friend, enemy = troupe.add("a nikolai", at(16, 18)), troupe.add("b benkei", at(16, 19))
    state = troupe.state
    state.fight[friend] = state.fight[enemy] = friend
    answer = ask(fires(troupe, shooter).state, "splits", shooter=shooter, targets=[enemy])
    assert {one["figure"] for one in answer["splits"][0]["expected"]} == {friend, enemy}
    assert [one["share"] for one in answer["shots"][0]["victims"]] == [0.5, 0.5]


@pytest.mark.rule("R-fire-11")
def test_sight_tells_the_chances_both_ways() -> None:
    troupe = scene(block(14, 17, 1, 1, 1))
    one, other = troupe.add("a kabuki", at(10, 18)), troupe.add("b madeleine", at(17, 18))
    state = troupe.state
    (seen,) = ask(state, "sight", figure=one)["others"]
    assert (seen["chance"], seen["chance_back"]) == tuple(
        float(aim.chance(aim.aim_at(state, *pair))) for pair in ((one, other), (other, one))
    )
    (back,) = ask(state, "sight", figure=other)["others"]
    assert (back["covers"], back["cover"]) == (seen["cover"], seen["covers"])
    assert {cause["element"] for cause in seen["in_the_way"]} == {0}


def test_what_is_supposed_of_a_figure_is_what_it_would_be() -> None:
    troupe = scene(block(30, 30, 2, 2))
    one, other = troupe.add("a kabuki", at(10, 18)), troupe.add("b madeleine", at(17, 18))
    state = troupe.state
    names = {
        modifier["name"]
        for modifier in ask(state, "shot", shooter=one, target=other, walked=True, prone=True)["odds"]["modifiers"]
    }
    assert {"shooter-walked", "shooter-prone"} <= names
    assert not state.flags[one] & (WALKED | MOVED | PRONE)


@pytest.mark.rule("R-fire-11")
def test_anybody_at_a_place_sees_what_a_figure_of_common_height_sees_there() -> None:
    troupe = scene(block(14, 16, 2, 4, 3))
    one, other = troupe.add("a kabuki", at(10, 18)), troupe.add("b madeleine", at(20, 18))
    state = troupe.state
    for spot in (at(10, 18), at(10, 10), at(18, 24), at(12, 18)):
        alone = {seen["figure"]: seen for seen in ask(state, "sight", at=list(spot))["others"]}
        moved = {seen["figure"]: seen for seen in ask(state, "sight", figure=one, at=list(spot))["others"]}
        same = ("inches", "sees", "mutual", "cover", "covers")
        assert [alone[other][key] for key in same] == [moved[other][key] for key in same]


@pytest.mark.rule("R-fire-4")
def test_a_split_tells_its_price_and_sight_the_weapons() -> None:
    troupe = fires(duel(), 0, ap=2)
    state = troupe.state
    answer = ask(state, "splits", shooter=0, targets=[1])
    assert {split["shots"]: split["cost"] for split in answer["splits"]} == {1: 1, 2: 2}
    (weapon,) = ask(state, "sight", figure=0)["weapons"]
    gun = state.character(0).weapons[0]
    assert weapon == {"shots": gun.shots, "range": gun.range}


@pytest.mark.rule("R-fire-2", "R-fig-6")
def test_the_points_of_a_shot_are_left_middle_and_right_as_the_shooter_sees_them() -> None:
    """The shooter looks east: north is on its left."""
    state = fires(duel(), 0).state
    left, middle, right = ask(state, "shot", shooter=0, target=1)["points"]
    assert middle == [state.xs[1], state.ys[1]]
    assert left == [middle[0], middle[1] + 2] and right == [middle[0], middle[1] - 2]
