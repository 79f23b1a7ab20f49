"""What is asked about a combat before it is fought: injuries to expect, and directions by their number."""

from __future__ import annotations

from itertools import product
from statistics import mean
from typing import Any

import pytest

from euphoria.games.reality.actions import DIRECTION, PUSH, STRIKE
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.rules.attack import combat
from euphoria.games.reality.rules.attack.exchange import compare
from euphoria.games.reality.rules.attack.expected import expected_injuries
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from tests.reality.brawl import brawl, won
from tests.reality.queries.asking import Json, ask
from tests.reality.stage import at, stage

D10 = range(1, 11)


def fight_of(state: Show, seat: int) -> Json:
    found: Any = state.query(seat, "fight")
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("R-att-4")
@pytest.mark.parametrize(("own", "others"), [(0, 2), (2, 0), (1, 1), (2, 1), (1, 3), (2, 2), (3, 1)])
def test_the_injuries_to_expect_are_the_mean_of_all_throws(own: int, others: int) -> None:
    injuries = [compare(list(thrown[:own]), list(thrown[own:]))[1] for thrown in product(D10, repeat=own + others)]
    assert expected_injuries(own, others) == pytest.approx(mean(injuries))


@pytest.mark.rule("R-att-2", "R-att-3")
def test_who_declares_is_told_what_each_number_of_attacks_may_bring() -> None:
    fight = brawl("a nikolai", "b kabuki").begin("a nikolai")
    state = fight.state
    answer = fight_of(state, 0)
    assert answer["figure"] == combat.striker(state, 0)
    assert [one["attacks"] for one in answer["attacks"]] == list(range(combat.most(state, fight["a nikolai"]) + 1))
    assert answer["against"] == list(range(combat.most(state, fight["b kabuki"]) + 1))
    two = answer["attacks"][2]
    assert two["gives"][1] == pytest.approx(expected_injuries(2 + answer["free"], 1), abs=0.001)
    assert two["takes"][1] == pytest.approx(expected_injuries(1, 2 + answer["free"]), abs=0.001)
    fight.do(0, STRIKE[1])
    with pytest.raises(QueryError, match="not declaring"):
        state.query(0, "fight")
    assert fight_of(state, 1)["against"] == answer_before_declaring("b kabuki")


def answer_before_declaring(name: str) -> object:
    """What a rival is told while nobody has declared anything: the same as after the other side has."""
    fight = brawl("a nikolai", "b kabuki").begin("a nikolai")
    return fight_of(fight.state, fight.seat(name))["against"]


@pytest.mark.rule("R-mycky-3")
def test_nothing_is_expected_where_dice_are_taken_out_first() -> None:
    fight = brawl("a mycky", "b kabuki", "a nikolai", "b sooyoung").begin("a mycky")
    assert fight_of(fight.state, 0)["attacks"][1]["gives"] is None


@pytest.mark.rule("R-push-1")
@pytest.mark.parametrize("number", [0, 3, 9])
def test_a_listed_direction_is_asked_about_by_its_number(number: int) -> None:
    fight = won("a nikolai", "b kabuki", roll=5).do(0, PUSH)
    answer = ask(fight.state, "push", number=number)
    assert answer == ask(fight.state, "push", direction=list(DIRECTIONS[number]))
    fight.do(0, DIRECTION[number])
    assert {one["figure"]: tuple(one["to"]) for one in answer["slid"]} == {
        figure: fight.state.place(figure) for figure in fight.state.standing()
    }


@pytest.mark.rule("R-doc-1")
def test_a_flame_tells_its_outline() -> None:
    troupe = stage()
    doc = troupe.add("a doc", at(10, 10))
    outline = ask(troupe.state, "flame", figure=doc, number=4)["outline"]
    assert outline == [[41, 42], [44, 66], [36, 66], [39, 42]]
