"""Reactions to a shot, each alone: Umbrella and Restraining Order (L-a19, L-a20)."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import choosable, exposures, hand_size, has_gun, shoot, turn_of, winners
from tests.leaders.play import (
    aim_of,
    answer_all,
    asked,
    both_editions,
    do,
    hand,
    kinds_of,
    look,
    names,
    own,
    player,
    question,
    recruits,
    scene,
    use,
)

# L-a19 Umbrella: the shot has no effect. The gun is dropped all the same. Works with an exposed leader too.


@both_editions
@pytest.mark.rule("L-a19", "L-act-4", "L-gun-5")
def test_umbrella_stops_a_shot_and_the_gun_is_dropped_all_the_same(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: s s e / umbrella / gun A
        rest: -
    """)
    before = look(state)
    events = shoot(state, "A", B=("react", "umbrella", "B1"))
    assert names(events) == ["shot", "reacted", "exposed", "blocked", "dropped", "turn"]
    assert not has_gun(state, "A")
    assert look(state)["centre"] == before["centre"] + 1
    # No card, no exposure but the payment, no Wastelander, and the target keeps their own gun.
    assert hand(state, "B") == []
    assert recruits(state, "B") == "[s] ? ?"
    assert not player(state, "B")["wastelander"]
    assert aim_of(state, "B") == "A"


@pytest.mark.rule("L-a19", "L-shot-5")
def test_umbrella_works_with_an_exposed_leader() -> None:
    state = scene("""
        turn: A action
        A: S* e e / - / gun B
        B: [E*] s e / umbrella
        rest: -
    """)
    shoot(state, "A", B=("react", "umbrella", "B2"))
    assert state.outcome is None
    assert own(state, "B") == "[E*] [s] e"
    assert not has_gun(state, "A")


@pytest.mark.rule("L-a19", "L-shot-5", "L-act-6")
def test_umbrella_may_be_paid_with_a_leader() -> None:
    state = scene("""
        turn: A action
        A: S* e e / - / gun B
        B: E* s e / umbrella
        rest: -
    """)
    shoot(state, "A", B=("react", "umbrella", "B1"))
    assert state.outcome is None
    assert recruits(state, "B") == "[E*] ? ?"


@pytest.mark.rule("L-a19", "L-art-1")
def test_umbrella_is_for_the_target_of_the_shot_alone() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / turntable
        C: S* s e / umbrella
        rest: -
    """)
    do(state, "A", "shoot")
    assert asked(state) == "BC"
    assert kinds_of(state, "C") == {"decline"}


@pytest.mark.rule("L-a19", "L-art-1")
def test_umbrella_answers_a_shot_and_nothing_else() -> None:
    text = """
        turn: A action
        A: E* e e / opera-glasses / gun C
        B: s s e / umbrella
        rest: -
    """
    state = scene(text)
    do(state, "A", "interrogate", "B1")
    assert kinds_of(state, "B") == {"decline"}
    state = scene(text)
    use(state, "A", "opera-glasses", "B", pay="A1")
    assert kinds_of(state, "B") == {"decline"}
    state = scene(text.replace("/ gun C", ""))
    do(state, "A", "arm", "A1")
    assert kinds_of(state, "B") == {"decline"}


# L-a20 Restraining Order: the shooter must shoot somebody else: not the first target, not the user.


@both_editions
@pytest.mark.rule("L-a20")
def test_restraining_order_makes_the_shooter_choose_another_target(edition: str) -> None:
    state = scene(f"""
        seats: 6
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: S* s e / restraining-order
        E: s e s / -
        pile: turntable, alarm-clock
        rest: -
    """)
    events = shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert exposures(events) == ["C2"]
    assert (asked(state), question(state)) == ("A", "redirect")
    # Not B, the first target; not C, the user; not the shooter.
    assert choosable(state, "A") == ["D", "E", "F"]
    assert kinds_of(state, "A") == {"choose-player"}
    events = do(state, "A", "choose-player", "E")
    assert names(events)[:5] == ["shot", "hit", "drew", "exposed", "exposed"]
    assert player(state, "E")["wastelander"]
    assert hand(state, "E") == ["turntable"]
    assert hand_size(state, "B") == 0
    assert not player(state, "B")["wastelander"]
    assert recruits(state, "B") == "? ? ?"
    # The gun is dropped after the shot that was fired.
    assert not has_gun(state, "A")
    assert turn_of(state) == "B"


@pytest.mark.rule("L-a20")
def test_restraining_order_may_be_used_by_the_target_itself() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / restraining-order
        rest: -
    """)
    shoot(state, "A", B=("react", "restraining-order", "B3"))
    assert choosable(state, "A") == ["C", "D"]
    do(state, "A", "choose-player", "D")
    assert recruits(state, "B") == "? ? [e]"
    assert not player(state, "B")["wastelander"]
    assert len([entry for entry in state.events(None) if entry["event"] == "hit" and entry["seat"] == 3]) == 1


@pytest.mark.rule("L-a20")
def test_restraining_order_at_four_seats_by_a_third_player_leaves_one_target_and_no_question() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: S* s e / restraining-order
        D: s e s / -
    """)
    events = shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert [event["target"] for event in events if event["event"] == "shot"] == [1, 3]
    assert player(state, "D")["wastelander"]
    assert not player(state, "B")["wastelander"]
    assert turn_of(state) == "B"


@pytest.mark.rule("L-a20", "L-art-8")
def test_restraining_order_gives_the_new_target_no_reaction() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: S* s e / restraining-order
        C: s e s / umbrella
        rest: -
    """)
    do(state, "A", "shoot")
    answer_all(state, "decline", B=("react", "restraining-order", "B2"))
    events = do(state, "A", "choose-player", "C")
    assert "reacted" not in names(events)
    assert player(state, "C")["wastelander"]
    assert "umbrella" in hand(state, "C")


@pytest.mark.rule("L-a20", "L-shot-1", "L-shot-5", "L-win-2")
def test_restraining_order_onto_a_player_with_an_exposed_leader_ends_the_game() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: s s e / restraining-order
        D: [S*] e s / -
    """)
    shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert winners(state) == "A"


@pytest.mark.rule("L-a20", "L-shot-5")
def test_restraining_order_saves_a_target_with_an_exposed_leader() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: [S*] s e / restraining-order
        rest: -
    """)
    shoot(state, "A", B=("react", "restraining-order", "B2"))
    do(state, "A", "choose-player", "C")
    assert state.outcome is None
    assert own(state, "B") == "[S*] [s] e"
