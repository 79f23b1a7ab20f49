"""What bots of `leaders` do with artifacts: they give them to friends, keep good ones, keep a recruit to pay with.

And they look where nothing better can be done.
"""

from __future__ import annotations

from collections import Counter

import pytest

from euphoria import Dice
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.leaders.hand_value import card_worth, hand_worth
from euphoria.bots.search.greedy import Greedy
from euphoria.games.leaders import codes
from euphoria.games.leaders.game import LeadersState
from tests.bots.leaders.judging import after, choose, weight
from tests.leaders.play import LEADERS, act, artifact_of, do, scene

# Gifts.

FRIEND = """
    seats: 6
    turn: A artifact
    A: e e s / {hand}
    D: E* e s / -
    knows: A D1
    rest: -
"""


@pytest.mark.parametrize("shield", ["umbrella", "dark-glasses"])
def test_it_gives_a_shield_to_the_leader_of_its_team(shield: str) -> None:
    assert choose(scene(FRIEND.format(hand=shield)), "A") == act(scene(FRIEND.format(hand=shield)), "give", shield, "D")


def test_it_gives_to_a_friend_what_it_cannot_pay_for_itself() -> None:
    state = scene("""
        seats: 6
        turn: A artifact
        A: [e] [e] [s] / claw-machine
        D: e e s / -
        knows: A D1 D2
        B: S* s s / - / gun D
        rest: -
    """)
    assert choose(state, "A") == act(state, "give", "claw-machine", "D")


def test_it_gives_nothing_to_those_who_may_be_of_the_other_team() -> None:
    state = scene(FRIEND.format(hand="umbrella").replace("    knows: A D1\n", ""))
    legal = state.legal(0)
    assert [action for action in legal if action.kind == "give" and weight(state, "A", "give", *action.args) > 0] == []


# Good hands.


@pytest.mark.parametrize(
    "hand", ["umbrella", "dark-glasses, turntable", "claw-machine", "espresso-machine, snow-globe"]
)
def test_it_keeps_a_hand_with_a_good_card(hand: str) -> None:
    state = scene(f"""
        seats: 6
        turn: A artifact
        A: E* e s / {hand}
        rest: -
    """)
    assert weight(state, "A", "discard") == 0
    assert choose(state, "A").kind != "discard"


def test_it_keeps_a_good_card_too_when_it_cannot_pay_now() -> None:
    state = scene("""
        seats: 6
        turn: A artifact
        A: E* [e] [s] / umbrella
        rest: -
    """)
    assert weight(state, "A", "discard") == 0


def test_it_may_change_a_poor_hand_and_always_fills_an_empty_one() -> None:
    poor = scene("""
        seats: 6
        turn: A artifact
        A: e e s / turntable
        rest: -
    """)
    assert weight(poor, "A", "discard") > 0
    empty = scene("""
        seats: 6
        turn: A artifact
        A: e e s / -
        rest: -
    """)
    assert choose(empty, "A").kind == "discard"


# A look that can be stopped.


def test_it_stops_a_look_at_its_leader() -> None:
    state = scene("""
        seats: 6
        turn: D action
        A: E* [e] s / dark-glasses
        D: s s e / -
        rest: -
    """)
    do(state, "D", "interrogate", "A1")
    assert choose(state, "A") == act(state, "react", "dark-glasses", "A3")


def test_a_recruit_to_pay_with_is_worth_something_to_who_holds_the_means_to_stop_a_look() -> None:
    """Else the leader is looked at while the card lies in the hand and only the leader is left to pay for it."""
    text = """
        seats: 6
        turn: A action
        A: E* [e] s / {card}
        rest: -
    """
    lost = {}
    for card in ("dark-glasses", "turntable"):
        state = scene(text.format(card=card))
        bare = scene(text.format(card=card).replace("[e] s", "[e] [s]"))
        assert isinstance(state, LeadersState)
        assert isinstance(bare, LeadersState)
        lost[card] = hand_worth(state, 0) - hand_worth(bare, 0)
    assert lost["dark-glasses"] > 0.02 > 5 * lost["turntable"]


def test_a_card_is_worth_what_it_does_for_its_holder() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: E* e s / dark-glasses
        B: e e s / umbrella
        rest: -
    """)
    assert isinstance(state, LeadersState)
    umbrella, glasses = artifact_of(state, "umbrella"), artifact_of(state, "dark-glasses")
    assert card_worth(state, 0, umbrella) > 2 * card_worth(state, 1, umbrella)
    assert card_worth(state, 0, glasses) > 5 * card_worth(state, 1, glasses)


# Looks.


def test_a_look_is_better_than_nothing() -> None:
    """Even where the leader is known that one's team looks for."""
    state = scene("""
        seats: 6
        turn: A action
        A: [e] [e] [s] / -
        D: S* s e / -
        knows: A D1
        rest: -
    """)
    skipped = after(state, "A", act(state, "skip"))
    looks = [action for action in state.legal(0) if action.kind == "interrogate" and action.args[0] // 3 != 3]
    assert all(after(state, "A", look) > skipped for look in looks)


@pytest.mark.slow
def test_in_whole_games_they_give_keep_and_look() -> None:
    counted: Counter[str] = Counter()
    for seed in range(3):
        state = LEADERS.new(seats=6, seed=300 + seed)
        bots = [Greedy("leaders", Dice(f"{seed}/{seat}")) for seat in range(6)]
        while state.outcome is None:
            assert isinstance(state, LeadersState)
            seat = state.deciders[0]
            action = bots[seat].choose(Perspective.of(state, seat, Dice(len(state.log))), Budget(seconds=1.0))
            if state.question == codes.ASK_ARTIFACT and state.hands[seat]:
                counted["phases"] += 1
                counted[action.kind] += 1
                counted["good hands thrown away"] += action.kind == "discard" and hand_worth(state, seat) > 0.012
            if state.question == codes.ASK_ACTION and action.kind == "skip":
                unseen = [place for place in range(18) if not state.seen[state.at[place]] >> seat & 1]
                counted["looks left out"] += bool([place for place in unseen if not state.is_up(place)])
            counted["claims"] += action.kind.startswith("claim")
            state.apply(seat, action)
    assert counted["give"] >= 0.03 * counted["phases"] > 0, counted
    assert counted["good hands thrown away"] == 0, counted
    assert counted["looks left out"] == 0, counted
    assert counted["claims"] == 0, counted
