"""A counter-offer declines an offer and names another exchange (D-y-8)."""

from __future__ import annotations

import pytest

from euphoria import Action, IllegalAction, Record, State
from euphoria.games.dystopia.game import GAME
from euphoria.kernel.text.narrator import Audience
from tests.dystopia.exchanges import counter, many, offer
from tests.dystopia.play import ITEMS, do, everything, goods, hand, look, new, scene
from tests.dystopia.rules.test_trading import SCENE

NOTHING: dict[str, int] = {}


def offered() -> State:
    """A has offered B 1 energy for 1 water."""
    state = scene(SCENE)
    state.apply(0, offer("energy", "water"))
    return state


def why(state: State, action: Action) -> tuple[str, str]:
    refused = state.why_not(1, action)
    assert refused is not None
    with pytest.raises(IllegalAction):
        state.apply(1, action)
    return refused.rule, refused.key.removeprefix("dystopia-why-")


@pytest.mark.rule("D-y-8")
def test_a_counter_offer_declines_and_everybody_hears_it() -> None:
    state = offered()
    since = len(state.log)
    state.apply(1, counter({"water": 2, "bear": 1}, {"energy": 1, "gold": 1}))
    assert goods(state, "A") == {"energy": 2, "gold": 1}, "nothing has changed hands"
    assert (state.deciders, look(state)["asked"]["question"]) == ((0,), "turn"), "and the turn goes on"
    for viewer in (None, 0, 1):
        (told,) = state.events(viewer, since)
        assert (told["event"], told["rule"], told["seat"], told["target"]) == ("countered", "D-y-8", 1, 0)
        (wish,) = look(state, viewer)["trade"]["wishes"]
        assert wish == {"seat": 1, "give": told["give"], "take": told["take"]}
        assert wish["give"][ITEMS.index("water")] == 2


@pytest.mark.rule("D-y-8")
def test_it_may_become_the_next_offer_which_binds_nobody_before_it_is_accepted() -> None:
    state = offered()
    state.apply(1, counter({"water": 2}, {"gold": 1}))
    state.apply(0, many({"gold": 1}, {"water": 2}))
    assert look(state)["trade"] == {"offers_left": 1, "wishes": []}, "it is answered by the offer"
    assert {action.kind for action in state.legal(1)} == {"accept", "refuse"}
    refusing = state.copy()
    do(refusing, "B", "refuse")
    assert goods(refusing, "B") == {"water": 3}
    do(state, "B", "accept")
    assert (goods(state, "A"), goods(state, "B")) == ({"energy": 2, "water": 2}, {"water": 1, "gold": 1})


@pytest.mark.rule("D-y-8")
def test_it_is_forgotten_with_the_turn_and_belongs_to_who_said_it() -> None:
    state = scene("seats: 3\ntrade: yes\nA workers: 4\nA goods: 3 energy\nB goods: 3 water\nC goods: 3 food")
    state.apply(0, offer("energy", "water"))
    state.apply(1, counter({"water": 1}, {"energy": 2}))
    state.apply(0, offer("energy", "food", partner=2))
    assert [wish["seat"] for wish in look(state)["trade"]["wishes"]] == [1]
    state.apply(2, counter({"food": 1}, {"energy": 3}))
    assert [wish["seat"] for wish in look(state)["trade"]["wishes"]] == [1, 2]
    do(state, "A", "place", 4, "farm")
    do(state, "A", "stop")
    assert look(state)["active"] == 1
    assert look(state)["trade"] == {"offers_left": 3, "wishes": []}
    assert "trade" not in look(new(2)), "where nobody trades"


@pytest.mark.rule("D-y-8")
def test_it_names_an_exchange_that_could_be_offered() -> None:
    state = offered()
    assert why(state, counter({"water": 1}, {"energy": 1})) == ("D-y-8", "counter-of-the-same")
    assert why(state, counter({"water": 4}, {"energy": 1})) == ("D-x-26", "offer-not-held")
    assert why(state, counter({"book": 1}, {"energy": 1})) == ("D-x-26", "offer-not-held")
    assert why(state, counter({"water": 1}, {"stone": 1})) == ("D-x-26", "offer-not-there")
    assert why(state, counter({"water": 1}, {"bear": 2})) == ("D-x-26", "offer-too-many-artifacts")
    assert why(state, counter(NOTHING, {"energy": 1})) == ("D-x-26", "offer-gives-nothing")
    assert why(state, counter({"water": 1}, NOTHING)) == ("D-x-26", "offer-asks-for-nothing")
    assert why(state, counter({"water": -1}, {"energy": 1})) == ("D-x-26", "offer-less-than-nothing")


@pytest.mark.rule("D-y-8")
def test_only_while_an_offer_is_left_and_only_in_answer_to_one() -> None:
    state = scene(SCENE)
    wanted = counter({"water": 1}, {"gold": 1})
    assert why(state, wanted) == ("D-turn-4", "not-asked")
    refused = state.why_not(0, wanted)
    assert refused is not None and (refused.rule, refused.key) == ("D-y-8", "dystopia-why-not-now")
    for _ in range(2):
        state.apply(0, offer("energy", "water"))
        do(state, "B", "refuse")
    state.apply(0, offer("energy", "water"))
    assert why(state, wanted) == ("D-y-8", "counter-too-late")
    assert state.why_not(1, GAME.action(["refuse"])) is None
    assert refused_offer_many(state) == ("D-turn-5", "not-now"), "an answer is no offer"


def refused_offer_many(state: State) -> tuple[str, str]:
    return why(state, many({"water": 1}, {"gold": 1}, partner=0))


@pytest.mark.rule("D-y-8")
def test_a_turns_question_is_not_answered_by_a_counter_offer() -> None:
    state = offered()
    do(state, "B", "refuse")
    with pytest.raises(IllegalAction):
        state.apply(0, counter({"energy": 1}, {"water": 1}))


@pytest.mark.rule("D-y-8")
def test_it_is_never_on_a_list_and_a_record_plays_it_again() -> None:
    record = Record(GAME, scenario=f"game: dystopia\n{SCENE}\nA recruits: -\nB recruits: -")
    record.apply(0, offer("energy", "water"))
    assert {action.kind for action in record.state.legal(1)} == {"accept", "refuse"}
    record.apply(1, counter({"water": 2, "bat": 1}, {"gold": 1}))
    again = Record.parse(record.dump())
    assert again.state == record.state
    assert again.state.view(0) == record.state.view(0)
    assert GAME.load(GAME.dump(record.state)).view(0) == record.state.view(0)


@pytest.mark.rule("D-y-8", "D-x-26")
def test_what_is_seen_of_it_does_not_depend_on_the_cards_that_nobody_named() -> None:
    one, other = scene(SCENE), scene(SCENE.replace("B hand: bear, bat", "B hand: bear, game"))
    for state in (one, other):
        state.apply(0, offer("energy", "water"))
        state.apply(1, counter({"bear": 1}, {"gold": 1}))
    assert everything(one, 0, None) == everything(other, 0, None)
    assert hand(one, "B") != hand(other, "B")


@pytest.mark.rule("D-x-26")
def test_an_exchange_says_whose_hand_it_fills_beyond_the_limit() -> None:
    state = scene(SCENE)

    def effects(seat: int, action: Action) -> str | None:
        found = GAME.details(state, seat, action, Audience("en", ("Ana", "Bo")))
        return found.effect if found else None

    assert effects(0, offer("energy", "water")) is None
    assert effects(0, offer("book", "bear")) is None, "as many come as go"
    told = "would hold 3 artifacts with a morale of 2, and would discard 1."
    assert effects(0, offer("book", "water")) == f"Bo {told}"
    state.apply(0, offer("book", "water"))
    yours = "You would hold 3 artifacts, and your morale allows 2: you would discard 1."
    assert effects(1, GAME.action(["accept"])) == yours
    assert effects(1, counter({"water": 2}, {"book": 1})) == yours
    assert effects(1, counter({"bear": 1}, {"book": 1})) is None
    assert effects(1, GAME.action(["refuse"])) is None
