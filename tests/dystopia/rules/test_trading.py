"""Trade (D-turn-5, D-x-26)."""

from __future__ import annotations

import pytest

from euphoria import Action, IllegalAction, State
from euphoria.games.dystopia.game import GAME
from euphoria.kernel.core.dice import Dice
from tests.dystopia.exchanges import many, offer
from tests.dystopia.play import do, goods, hand, look, new, scene

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
    assert look(state)["asked"]["question"] == "trade", "and after it (D-y-5)"


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


# Goods have no upper limit (D-y-4).


@pytest.mark.rule("D-y-4", "D-comp-4")
@pytest.mark.parametrize("count", [99, 127, 128, 1000, 123_456])
def test_a_trade_moves_what_was_agreed_whole(count: int) -> None:
    state = scene(f"trade: yes\nA workers: 4\nA goods: {count} energy\nB goods: {count} energy, {count} clay")
    state.apply(0, many({"energy": count}, {"clay": count}))
    do(state, "B", "accept")
    assert goods(state, "A") == {"clay": count}
    assert goods(state, "B") == {"energy": 2 * count}
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.rule("D-y-4")
@pytest.mark.parametrize("count", [99, 127, 128, 999_999])
def test_goods_have_no_upper_limit_when_gained_and_paid(count: int) -> None:
    state = scene(f"A workers: 4 4\nA goods: {count} energy, {count} water, {count} gold")
    do(state, "A", "place", 4, "generator")
    assert goods(state, "A")["energy"] == count + 1
    do(state, "A", "place", 4, "tank-right")
    assert goods(state, "A") == {"energy": count + 1, "water": count - 3, "gold": count}


@pytest.mark.rule("D-y-4")
def test_an_offer_beyond_what_there_is_is_refused_however_large() -> None:
    state = scene(SCENE)
    for count in (99, 128, 256, 2**31, 2**32, 2**40):
        assert why(state, many({"energy": count}, {"water": 1})) == "D-x-26"
        assert why(state, many({"energy": 1}, {"water": count})) == "D-x-26"
        assert why(state, many({"energy": 1}, {"bear": count})) == "D-x-26"


# Until the turn is ended (D-y-5).


@pytest.mark.rule("D-y-5")
def test_one_may_trade_after_the_last_placement() -> None:
    state = scene(SCENE.replace("A workers: 4 4", "A workers: 4"))
    do(state, "A", "place", 4, "farm")
    assert (look(state)["active"], look(state)["asked"]["question"]) == (0, "trade")
    assert {action.kind for action in state.legal(0)} == {"stop", "offer"}
    state.apply(0, offer("energy", "water"))
    do(state, "B", "accept")
    assert (look(state)["active"], look(state)["asked"]["question"]) == (0, "trade")
    do(state, "A", "stop")
    assert (look(state)["active"], look(state)["asked"]["question"]) == (1, "turn")


@pytest.mark.rule("D-y-5")
def test_one_may_trade_after_retrieving_and_after_the_dilemma() -> None:
    state = scene(SCENE.replace("A workers: 4 4", "A workers: 4 / farm 2"))
    do(state, "A", "retrieve", "farm")
    assert look(state)["asked"]["question"] == "trade"
    assert not any(action.kind == "place" for action in state.legal(0)), "the turn's action is done"
    do(state, "A", "stop")
    assert look(state)["active"] == 1
    settled = scene(SCENE + "    A dilemma: book\n")
    do(settled, "A", "dilemma", "contribute")
    assert look(settled)["asked"]["question"] == "trade"
    settled.apply(0, many({"energy": 1}, {"water": 1}))
    do(settled, "B", "refuse")
    assert look(settled)["asked"]["question"] == "trade"


@pytest.mark.rule("D-y-5")
def test_who_places_no_more_workers_has_ended_the_turn() -> None:
    """Before that there was room for trade."""
    state = scene(SCENE)
    do(state, "A", "place", 4, "farm")
    assert look(state)["asked"]["question"] == "more"
    do(state, "A", "stop")
    assert look(state)["active"] == 1


@pytest.mark.rule("D-y-5", "D-turn-5")
def test_with_no_offers_left_or_nothing_to_exchange_the_turn_ends_by_itself() -> None:
    state = scene(SCENE.replace("A workers: 4 4", "A workers: 4"))
    for _ in range(3):
        state.apply(0, offer("energy", "water"))
        do(state, "B", "refuse")
    do(state, "A", "place", 4, "farm")
    assert look(state)["active"] == 1
    poor = scene("trade: yes\nA workers: 4\nA goods: 1 gold")
    do(poor, "A", "place", 4, "farm")
    assert look(poor)["active"] == 1, "B has nothing"


@pytest.mark.rule("D-y-5")
def test_a_finished_game_asks_for_no_trade() -> None:
    state = scene("trade: yes\nA workers: 2\nA goods: 4 gold\nA stars: 1\nB goods: 1 water")
    do(state, "A", "place", 2, "nimbus-loft")
    assert state.outcome is not None
