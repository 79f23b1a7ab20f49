"""Trade (D-turn-5, D-x-26)."""

from __future__ import annotations

import pytest

from euphoria import Action, IllegalAction, State
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.game import GAME
from euphoria.kernel.dice import Dice
from tests.dystopia.play import do, goods, hand, look, new, scene

ITEMS = (*GOODS, *ARTIFACTS)
SCENE = """
    trade: yes
    A workers: 4 4
    A goods: 2 energy, 1 gold
    A hand: book
    A morale: 3
    B goods: 3 water
    B hand: bear, bat
    B morale: 2
    """


def offer(give: str, take: str, partner: int = 1) -> Action:
    return GAME.action(["offer", partner, ITEMS.index(give), ITEMS.index(take)])


def many(give: dict[str, int], take: dict[str, int], partner: int = 1) -> Action:
    sides = [side.get(item, 0) for side in (give, take) for item in ITEMS]
    return GAME.action(["offer-many", partner, *sides])


def why(state: State, action: Action, seat: int = 0) -> str:
    refused = state.why_not(seat, action)
    assert refused is not None
    with pytest.raises(IllegalAction):
        state.apply(seat, action)
    return refused.rule


@pytest.mark.rule("D-turn-5")
def test_an_offer_names_both_sides_and_is_exchanged_at_once_when_accepted() -> None:
    state = scene(SCENE)
    state.apply(0, offer("energy", "water"))
    assert state.deciders == (1,)
    assert look(state)["asked"]["offer"] == {
        "seat": 0,
        "give": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "take": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    }
    do(state, "B", "accept")
    assert goods(state, "A") == {"energy": 1, "water": 1, "gold": 1}
    assert goods(state, "B") == {"energy": 1, "water": 2}
    assert state.deciders == (0,), "and the turn goes on"
    assert look(state)["asked"]["question"] == "turn"


@pytest.mark.rule("D-turn-5")
def test_a_refusal_changes_nothing() -> None:
    state = scene(SCENE)
    state.apply(0, offer("energy", "water"))
    do(state, "B", "refuse")
    assert goods(state, "A") == {"energy": 2, "gold": 1}
    assert goods(state, "B") == {"water": 3}
    assert state.deciders == (0,)


@pytest.mark.rule("D-turn-5")
def test_at_most_three_offers_a_turn() -> None:
    state = scene(SCENE)
    for _ in range(3):
        state.apply(0, offer("energy", "water"))
        do(state, "B", "refuse")
    assert why(state, offer("energy", "water")) == "D-turn-5"
    assert not any(action.kind == "offer" for action in state.legal(0))


@pytest.mark.rule("D-turn-5")
def test_without_the_option_nobody_trades() -> None:
    state = scene(SCENE.replace("trade: yes", ""))
    assert why(state, offer("energy", "water")) == "D-turn-5"
    assert why(state, many({"energy": 1}, {"water": 1})) == "D-turn-5", "nor by an offer that is not listed"
    assert not any(action.kind == "offer" for action in state.legal(0))
    assert not new(2).view(0)["options"]["trade"]  # type: ignore[index]


@pytest.mark.rule("D-turn-5")
def test_only_in_ones_own_turn() -> None:
    state = scene(SCENE)
    assert why(state, offer("water", "energy", partner=0), seat=1) == "D-turn-4"


@pytest.mark.rule("D-x-26")
def test_between_actions_also_before_a_second_worker() -> None:
    state = scene(SCENE)
    do(state, "A", "place", 4, "farm")
    assert look(state)["asked"]["question"] == "more"
    state.apply(0, offer("energy", "water"))
    do(state, "B", "accept")
    assert look(state)["asked"]["question"] == "more"
    do(state, "A", "place", 4, "aquifer")
    assert look(state)["active"] == 1


@pytest.mark.rule("D-x-26")
def test_artifacts_are_named_by_kind_and_everyone_knows_where_they_are_then() -> None:
    state = scene(SCENE)
    state.apply(0, offer("book", "bear"))
    do(state, "B", "accept")
    assert look(state, 0)["you"]["hand"] == ["bear"]
    assert look(state, 1)["you"]["hand"] == ["bat", "book"]
    assert look(state)["players"][0]["known_artifacts"] == ["bear"]
    assert look(state)["players"][1]["known_artifacts"] == ["book"]


@pytest.mark.rule("D-x-26")
def test_what_one_offers_must_be_held_and_what_is_public_must_be_there() -> None:
    state = scene(SCENE)
    assert why(state, offer("food", "water")) == "D-x-26"
    assert why(state, offer("bat", "water")) == "D-x-26"
    assert why(state, offer("energy", "stone")) == "D-x-26"
    assert why(state, many({"energy": 3}, {"water": 1})) == "D-x-26"
    assert why(state, many({"energy": 1}, {"water": 4})) == "D-x-26"
    assert why(state, many({"energy": 1}, {"bear": 2, "bat": 1})) == "D-x-26", "B has two cards"


@pytest.mark.rule("D-x-26")
def test_a_refusal_tells_nothing() -> None:
    """Asking for a card that the other does not hold looks, to everyone else, like any other offer."""
    state = scene(SCENE)
    state.apply(0, offer("energy", "balloons"))
    assert state.deciders == (1,)
    assert [action.kind for action in state.legal(1)] == ["refuse"]
    refused = state.why_not(1, GAME.action(["accept"]))
    assert refused is not None
    assert refused.rule == "D-x-26"
    held = scene(SCENE)
    held.apply(0, offer("energy", "bear"))
    seen, other = look(state, 0), look(held, 0)
    assert {**seen, "asked": None} == {**other, "asked": None}
    assert seen["asked"]["seats"] == other["asked"]["seats"]


@pytest.mark.rule("D-x-26")
def test_any_exchange_can_be_offered_not_only_one_for_one() -> None:
    state = scene(SCENE)
    action = many({"energy": 2, "book": 1}, {"water": 3, "bear": 1})
    assert action not in state.legal(0)
    assert state.why_not(0, action) is None
    state.apply(0, action)
    do(state, "B", "accept")
    assert goods(state, "A") == {"water": 3, "gold": 1}
    assert look(state, 0)["you"]["hand"] == ["bear"]
    assert look(state, 1)["you"]["hand"] == ["bat", "book"]


@pytest.mark.rule("D-x-26")
def test_both_sides_give_something_and_nobody_trades_alone() -> None:
    state = scene(SCENE)
    assert why(state, many({"energy": 1}, {})) == "D-x-26"
    assert why(state, many({}, {"water": 1})) == "D-x-26"
    assert why(state, many({"energy": 1}, {"gold": 1}, partner=0)) == "D-x-26"
    assert why(state, many({"energy": 1}, {"energy": 1})) == "D-x-26"
    assert why(state, many({"energy": 1}, {"water": 1}, partner=5)) == "D-x-26"
    assert why(state, many({"energy": -1}, {"water": 1})) == "D-x-26"


@pytest.mark.rule("D-x-26")
def test_hand_limits_are_checked_on_both_sides() -> None:
    state = scene(SCENE.replace("B morale: 2", "B morale: 2\n    A knowledge: 3"))
    state.apply(0, offer("gold", "bear"))
    do(state, "B", "accept")
    assert look(state, 0)["players"][0]["hand"] == 2
    full = scene(SCENE)
    full.apply(0, offer("book", "water"))
    do(full, "B", "accept")
    assert full.deciders == (1,), "three cards and a limit of two"
    do(full, "B", "discard", "bat")
    assert full.deciders == (0,)


@pytest.mark.rule("D-x-26")
def test_whoever_offers_an_artifact_holds_it_in_every_world_that_can_be() -> None:
    state = scene(SCENE)
    state.apply(0, offer("book", "bear"))
    for seat in (1, None):
        worlds = [state.sample(seat, Dice(number)) for number in range(40)]
        assert len({world.digest() for world in worlds}) > 1
        for world in worlds:
            assert "book" in hand(world, "A")
            if seat is not None:
                do(world, "B", "accept")
