"""Places told in words: their prices are those of the walk, and their groups hold what they say."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria.games.reality.game import RealityState
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.text.locations import location, place_of
from tests.reality.scenes import act, figure, scene

Json = dict[str, Any]
SCENE = (
    "mission: objectives\nphase: positioning\nblock crates: 20 16 4 4 high 3\n"
    "A nikolai: 16 18\nA nikolai euphoria: 9\nA platform: 2 0\nB kabuki: 27 18\ndrum 1: 16 14\ndrum 2: 40 4\n"
)


def walking() -> RealityState:
    state = scene(SCENE)
    state.apply(0, act(state, ("walk",)))
    return state


def places(state: RealityState) -> list[Place]:
    found = (place_of(state, 0, action) for action in state.legal(0))
    return [one for one in found if one is not None]


def goals(state: RealityState, **more: object) -> Json:
    nikolai = figure(state, "A nikolai")
    answer: Any = state.query(
        0, "goals", about=nikolai, figure=nikolai, places=[list(one) for one in places(state)], **more
    )
    return answer  # type: ignore[no-any-return]


def group(answer: Json, title: str) -> list[Json]:
    return next(
        ([answer["goals"][one] for one in each["goals"]] for each in answer["groups"] if each["title"] == title), []
    )


@pytest.mark.rule("R-move-11")
def test_every_goal_has_the_price_of_its_walk() -> None:
    state = walking()
    prices: dict[tuple[int, ...], Any] = {}
    for action in state.legal(0):
        there: Any = location(state, 0, action)
        if there is not None:
            prices[tuple(there["place"])] = there["cost"]
    answer = goals(state)
    assert {tuple(one["place"]): one["cost"] for one in answer["goals"]} == prices
    for each in answer["groups"]:
        costs = [answer["goals"][one]["cost"] for one in each["goals"]]
        if not each["title"].startswith("Nearest"):
            assert costs == sorted(costs), each["title"]


@pytest.mark.rule("R-fire-1", "R-fire-5", "R-ap-3")
def test_goals_tell_who_would_see_the_figure_there_and_with_which_chance() -> None:
    state = walking()
    nikolai = figure(state, "A nikolai")
    kabuki = figure(state, "B kabuki")
    for one in goals(state)["goals"]:
        fan: Any = state.query(0, "sight", figure=nikolai, at=one["place"], walked=True)
        seen = next(other for other in fan["others"] if other["figure"] == kabuki)
        if one["text"].startswith("Into combat"):
            continue
        if not seen["sees"]:
            assert one["text"] == "No rival sees this place."
        else:
            cover = ("no cover", "cover", "firm cover")[seen["covers"]]
            assert one["text"] == f"Seen by Kabuki Cyborg ({cover}, {round(100 * seen['chance_back'])}%)."


def test_goals_are_grouped_by_what_they_are_for() -> None:
    state = walking()
    answer = goals(state)
    titles = [each["title"] for each in answer["groups"]]
    assert titles[:3] == ["Beside drum 1", "Nearest to drum 2", "At crates"]
    assert "Hidden from all rivals" in titles and titles[-1] == "For 9 AP"
    for one in group(answer, "Beside drum 1"):
        x, y, _ = one["place"]
        assert (x - 64) ** 2 + (y - 56) ** 2 < 25
    assert all(one["text"] == "No rival sees this place." for one in group(answer, "Hidden from all rivals"))
    assert all("(no cover" in one["text"] for one in group(answer, "Without cover from Kabuki Cyborg"))
    covered = group(answer, "In cover from Kabuki Cyborg")
    assert covered and all("(cover" in one["text"] or "(firm cover" in one["text"] for one in covered)
    assert all("crates" in one["where"].lower() for one in group(answer, "At crates"))


@pytest.mark.rule("R-con-1")
def test_places_beside_a_rival_are_fights() -> None:
    state = scene(SCENE.replace("27 18", "16 22"))
    state.apply(0, act(state, ("walk",)))
    fights = group(goals(state), "Into combat with Kabuki Cyborg")
    assert fights and all(one["text"] == "Into combat with Kabuki Cyborg." for one in fights)


def test_behind_is_what_the_nearest_rival_cannot_look_behind() -> None:
    state = walking()
    nikolai = figure(state, "A nikolai")
    answer: Any = state.query(0, "goals", about=nikolai, figure=nikolai, places=[[76, 72, 0]], language="es")
    assert answer["goals"][0]["where"] == "Detrás de crates, a 8 pulgadas de Kabuki Cyborg."


def test_a_spot_tells_its_price_and_why_one_cannot_go_there() -> None:
    state = walking()
    nikolai = figure(state, "A nikolai")

    def spot(x: float, y: float) -> Json:
        at = [round(4 * x), round(4 * y), 0]
        answer: Any = state.query(0, "spot", at=at, figure=nikolai)
        return answer  # type: ignore[no-any-return]

    near = spot(16, 20)
    assert near["cost"] == 2
    assert near["text"].startswith(
        "16, 20: in the open, 3.5 inches west of crates, 2 inches to the north. 2 AP to go there."
    )
    assert spot(44, 4)["cost"] is None
    assert "Out of reach for now." in spot(44, 4)["text"]
    assert spot(27, 18.25)["text"].endswith("Here: Kabuki Cyborg. There is no room for a base.")
    assert spot(16, 18)["text"] == "16, 18: in the open, 3.5 inches west of crates, right here. Here: Nikolai."
    above: Any = state.query(None, "spot", at=[64, 80, 1])
    assert above["at"] == [64, 80, 0], "the block is not there"
    assert above["text"] == "16, 20: in the open, 3.5 inches west of crates, in the middle of the table."


@pytest.mark.rule("R-start-3")
def test_places_before_the_first_turn_are_told_for_whoever_is_not_on_the_table_yet() -> None:
    state = walking()
    nikolai = figure(state, "A nikolai")
    state.leave_table(nikolai)
    answer: Any = state.query(0, "goals", about=nikolai, figure=nikolai, places=[[20, 20, 0], [110, 88, 0]])
    assert [one["text"][:8] for one in answer["goals"]] == ["Seen by ", "Seen by "]


@pytest.mark.rule("R-move-4")
def test_a_spot_in_a_wall_is_told_by_its_side() -> None:
    state = scene("building house: 20 16 8 6 storeys 1\nA nikolai: 10 18\nB mycky: 40 30")
    for at, side in (((20, 19), "west"), ((28, 19), "east"), ((24, 16), "south"), ((24, 22), "north")):
        answer: Any = state.query(0, "spot", at=[4 * at[0], 4 * at[1], 0], figure=figure(state, "A nikolai"))
        assert answer["text"].endswith("There is no room for a base.")
        above: Any = state.query(None, "spot", at=[4 * at[0], 4 * at[1], 0])
        assert f": beside house to the {side}, " in above["text"]


def test_places_that_nobody_goes_to_are_told_from_above() -> None:
    state = walking()
    answer: Any = state.query(0, "goals", places=[[66, 72, 0], [80, 60, 0]])
    assert [(one["where"], one["text"], one["cost"]) for one in answer["goals"]] == [
        ("In the open, 3 inches west of crates, in the middle of the table.", "", None),
        ("Beside crates to the south, in the middle of the table.", "", None),
    ]
    assert [each["kind"] for each in answer["groups"]] == ["where", "where"]
